"""Cards written as in a record of a game, with or without spaces: `KHx7C6D`, `Dx7+5`, `7C6D`, `Kh x 7c 6d`."""

from __future__ import annotations

import re
from collections.abc import Sequence

TOKEN = re.compile(r"[^\s,;.:?!+&/=]+")
RANK, SUIT = r"(?:10|kn|[2-9aekdqjt])", r"[cdhs♣♦♥♠]"
CARD = re.compile(rf"{RANK}{SUIT}?", re.IGNORECASE)
TAKE = re.compile(rf"((?:{RANK}{SUIT}?)+)([x×])((?:{RANK}{SUIT}?)*)", re.IGNORECASE)
CARDS = re.compile(rf"(?:{RANK}{SUIT}){{2,}}", re.IGNORECASE)
#: A card whose suit is a letter, and the signs for the letters.
LETTERED = re.compile(r"(?P<rank>10|kn|[2-9akqjt])(?P<suit>[cdhs])", re.IGNORECASE)
SIGNS = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}
TIMES = ("x", "×")
NUMBER = re.compile(r"10|[2-9]")
#: Words of some language that are written like cards.
WORDS = frozenset({"as", "ah", "ad"})


def apart(text: str) -> str:
    """The text with spaces between cards that were run together and around the x of a take, and with suit signs for the
    suit letters of a record."""
    return _with_signs(TOKEN.sub(lambda found: _apart(found.group()), text))


def _apart(token: str) -> str:
    digit = any(letter.isdigit() for letter in token)
    if (take := TAKE.fullmatch(token)) and (digit or _is_drawn(token)):
        return f"{_cards(take[1])} x {_cards(take[3])}"
    return _cards(token) if digit and CARDS.fullmatch(token) else token


def _is_drawn(token: str) -> bool:
    """Whether a token without digits is a take rather than a word: `DxK`, but not `text` or `TEXT`."""
    return "x" in token and token.replace("x", "").replace("Kn", "K").isupper()


def _cards(run: str) -> str:
    return " ".join(card.upper() for card in CARD.findall(run))


def _with_signs(text: str) -> str:
    """The text with `K♥` for `Kh` and `kh`, if other cards or an x show that these are cards rather than words."""
    found = list(TOKEN.finditer(text))
    tokens = [token.group() for token in found]
    if not _is_record(tokens):
        return text
    for place in reversed(range(len(tokens))):
        card = LETTERED.fullmatch(tokens[place])
        if card and not _is_word(tokens, place):
            sign = card["rank"].upper() + SIGNS[card["suit"].lower()]
            text = text[: found[place].start()] + sign + text[found[place].end() :]
    return text


def _is_record(tokens: Sequence[str]) -> bool:
    """Whether there is a card next to an x; or an unmistakable card, and another card, or a number if the card is as
    unmistakable as `Kh`."""
    places = [place for place, token in enumerate(tokens) if LETTERED.fullmatch(token)]
    if any(token.lower() in TIMES for place in places for token in _beside(tokens, place)):
        return True
    capital = any(_is_capital(tokens, place) for place in places)
    if len(places) > 1:
        return capital or any(tokens[place][0].isdigit() and tokens[place][-1] not in "sS" for place in places)
    return capital and any(NUMBER.fullmatch(token) for token in tokens)


def _is_capital(tokens: Sequence[str], place: int) -> bool:
    """Whether it is written as only a card is: `Kh`, and also `As` if it does not begin the sentence."""
    token = tokens[place]
    capital = token[:-1] in "AKQJT" and token[-1].islower()
    return capital and (place > 0 or token.lower() not in WORDS)


def _is_word(tokens: Sequence[str], place: int) -> bool:
    """Whether it is a word like `as`, next to other words."""
    if tokens[place].lower() not in WORDS or _is_capital(tokens, place):
        return False
    return not all(token.lower() in TIMES or LETTERED.fullmatch(token) for token in _beside(tokens, place))


def _beside(tokens: Sequence[str], place: int) -> Sequence[str]:
    return [*tokens[max(0, place - 1) : place], *tokens[place + 1 : place + 2]]
