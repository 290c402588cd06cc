"""Cards that were written without spaces, as in a record of a game: `KHx7C6D`, `Dx7+5`, `7C6D`."""

from __future__ import annotations

import re

TOKEN = re.compile(r"[^\s,;.:?!+&/=]+")
RANK, SUIT = r"(?:10|kn|[2-9aekdqjt])", r"[cdhs♣♦♥♠]"
CARD = re.compile(rf"{RANK}{SUIT}?", re.IGNORECASE)
TAKE = re.compile(rf"((?:{RANK}{SUIT}?)+)([x×])((?:{RANK}{SUIT}?)*)", re.IGNORECASE)
CARDS = re.compile(rf"(?:{RANK}{SUIT}){{2,}}", re.IGNORECASE)


def apart(text: str) -> str:
    """The text with spaces between cards that were run together, and around the x of a take."""
    return TOKEN.sub(lambda found: _apart(found.group()), text)


def _apart(token: str) -> str:
    digit = any(letter.isdigit() for letter in token)
    if (take := TAKE.fullmatch(token)) and (digit or _is_drawn(token)):
        return f"{_cards(take[1])} x {_cards(take[3])}"
    return _cards(token) if digit and CARDS.fullmatch(token) else token


def _is_drawn(token: str) -> bool:
    """Whether a token without digits is a take and no word: `DxK`, but neither `text` nor `TEXT`."""
    return "x" in token and token.replace("x", "").replace("Kn", "K").isupper()


def _cards(run: str) -> str:
    return " ".join(card.upper() for card in CARD.findall(run))
