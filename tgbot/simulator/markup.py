"""Texts as Telegram parses them: HTML into plain text with entities, in UTF-16 units, or a refusal.

The wording of the refusals and the leniencies (an unknown `&name;` stays as it is, `</>` closes whatever is open) are
the real server's.
"""

import re
from dataclasses import dataclass

from tgbot.simulator.errors import ApiError, Json, bad_request
from tgbot.simulator.limits import Limits

_TAGS = {
    "b": "bold",
    "strong": "bold",
    "i": "italic",
    "em": "italic",
    "u": "underline",
    "ins": "underline",
    "s": "strikethrough",
    "strike": "strikethrough",
    "del": "strikethrough",
    "tg-spoiler": "spoiler",
    "span": "spoiler",
    "a": "text_link",
    "code": "code",
    "pre": "pre",
    "blockquote": "blockquote",
}
_NAMED = {"lt": "<", "gt": ">", "amp": "&", "quot": '"'}
_REFERENCE = re.compile(r"&(?:#x([0-9a-fA-F]{1,6})|#([0-9]{1,7})|(lt|gt|amp|quot)(?![A-Za-z]));?")
_ATTRIBUTE = re.compile(r"""\s*(?P<name>[^\s=>/"']+)(?:\s*=\s*(?P<value>"[^"]*"|'[^']*'|[A-Za-z0-9.-]*))?""")
_USER_LINK = re.compile(r"tg://user\?id=(\d+)$")
_FOUND = (
    ("url", re.compile(r"""https?://[^\s<>"']*[^\s<>"'.,:;!?)\]]""")),
    ("bot_command", re.compile(r"(?<![\w/@])/[A-Za-z0-9_]{1,64}(?:@[A-Za-z0-9_]{3,32})?(?![\w/])")),
    ("mention", re.compile(r"(?<![\w/])@[A-Za-z0-9_]{4,32}\b")),
)
_CODE = ("code", "pre")
_SPLITTABLE = ("bold", "italic", "underline", "strikethrough", "spoiler")


def units(text: str) -> int:
    """Length in UTF-16 code units, which is how Telegram counts."""
    return len(text) + sum(1 for letter in text if ord(letter) > 0xFFFF)


def slice_units(text: str, offset: int, length: int) -> str:
    """The part of a text that an entity covers."""
    raw = text.encode("utf-16-le")
    return raw[2 * offset : 2 * (offset + length)].decode("utf-16-le", "replace")


@dataclass(slots=True)
class _Open:
    tag: str
    argument: str
    offset: int
    start: int


def _decode(text: str) -> str:
    return _REFERENCE.sub(_character, text)


def _character(match: re.Match[str]) -> str:
    hexadecimal, decimal, name = match.groups()
    if name:
        return _NAMED[name]
    code = int(hexadecimal, 16) if hexadecimal else int(decimal)
    if code == 0 or code >= 0x10FFFF or 0xD800 <= code <= 0xDFFF:
        return match.group()
    return chr(code)


class _Html:
    """One reading of an HTML text, from left to right."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.at = 0
        self.text = ""
        self.units = 0
        self.open: list[_Open] = []
        self.entities: list[Json] = []

    def read(self) -> tuple[str, list[Json]]:
        while self.at < len(self.source):
            bracket = self.source.find("<", self.at)
            end = len(self.source) if bracket < 0 else bracket
            self._plain(_decode(self.source[self.at : end]))
            self.at = end
            if bracket >= 0:
                self._end_tag() if self.source.startswith("</", bracket) else self._start_tag()
        if self.open:
            raise self._error(f'Can\'t find end tag corresponding to start tag "{self.open[-1].tag}"')
        return self.text, self.entities

    def _plain(self, text: str) -> None:
        self.text += text
        self.units += units(text)

    def _error(self, reason: str) -> ApiError:
        return bad_request(f"can't parse entities: {reason}")

    def _byte(self) -> int:
        return len(self.source[: self.at].encode())

    def _start_tag(self) -> None:
        name = re.compile(r"[^\s>]*").match(self.source, self.at + 1)
        assert name is not None  # the pattern matches the empty string too
        tag = name.group().lower()
        if name.end() == len(self.source):
            raise self._error(f"Unclosed start tag at byte offset {self._byte()}")
        if tag not in _TAGS:
            raise self._error(f'Unsupported start tag "{tag}" at byte offset {self._byte()}')
        attributes, end = self._attributes(tag, name.end())
        argument = self._argument(tag, attributes)
        self.open.append(_Open(tag, argument, self.units, len(self.text)))
        self.at = end

    def _attributes(self, tag: str, at: int) -> tuple[dict[str, str], int]:
        found: dict[str, str] = {}
        while True:
            rest = self.source[at:].lstrip()
            if rest.startswith(">"):
                return found, len(self.source) - len(rest) + 1
            if not rest:
                raise self._error(f'Unclosed start tag "{tag}" at byte offset {self._byte()}')
            match = _ATTRIBUTE.match(self.source, at)
            if match is None:
                raise self._error(f'Empty attribute name in the tag "{tag}" at byte offset {self._byte()}')
            value = match["value"] or ""
            found[match["name"]] = _decode(value[1:-1]) if value[:1] in ("'", '"') else value.lower()
            at = match.end()

    def _argument(self, tag: str, attributes: dict[str, str]) -> str:
        if tag == "span" and attributes.get("class") != "tg-spoiler":
            raise self._error(f'Tag "span" must have class "tg-spoiler" at byte offset {self._byte()}')
        if tag == "blockquote":
            return "expandable" if "expandable" in attributes else ""
        if tag == "code":
            return attributes.get("class", "").removeprefix("language-")
        return attributes.get("href", "") if tag == "a" else ""

    def _end_tag(self) -> None:
        if not self.open:
            raise self._error(f"Unexpected end tag at byte offset {self._byte()}")
        match = re.compile(r"</([^\s>]*)\s*>").match(self.source, self.at)
        if match is None:
            raise self._error(f"Unclosed end tag at byte offset {self._byte()}")
        found, expected = match.group(1).lower(), self.open[-1].tag
        if found and found != expected:
            raise self._error(
                f'Unmatched end tag at byte offset {self._byte()}, expected "</{expected}>", found "</{found}>"'
            )
        self.at = match.end()
        self._close(self.open.pop())

    def _close(self, opened: _Open) -> None:
        length = self.units - opened.offset
        if not length:
            return
        kind = _TAGS[opened.tag]
        entity: Json = {"type": kind, "offset": opened.offset, "length": length}
        if kind == "text_link" and not self._link(entity, opened):
            return
        if kind == "blockquote" and opened.argument:
            entity["type"] = "expandable_blockquote"
        if kind == "code" and opened.argument:
            entity["language"] = opened.argument
        if kind == "pre" and self.entities:
            self._adopt_language(entity)
        self.entities.append(entity)

    def _link(self, entity: Json, opened: _Open) -> bool:
        url = opened.argument or self.text[opened.start :]
        if user := _USER_LINK.match(url):
            entity.update(type="text_mention", user={"id": int(user.group(1))})
            return True
        if "://" not in url and "." in url and " " not in url:
            url = f"http://{url}/"
        entity["url"] = url
        return "://" in url

    def _adopt_language(self, entity: Json) -> None:
        last = self.entities[-1]
        same = (last["offset"], last["length"]) == (entity["offset"], entity["length"])
        if same and last["type"] == "code":
            self.entities.pop()
            if "language" in last:
                entity["language"] = last["language"]


def _spans(entities: list[Json], kinds: tuple[str, ...]) -> list[tuple[int, int]]:
    return sorted((e["offset"], e["offset"] + e["length"]) for e in entities if e["type"] in kinds)


def _without_code(entities: list[Json]) -> list[Json]:
    """No other entity may be inside code: styles are cut around it, the rest inside it is dropped."""
    code = _spans(entities, _CODE)
    kept: list[Json] = []
    for entity in entities:
        start, end = entity["offset"], entity["offset"] + entity["length"]
        if entity["type"] in _CODE:
            named = entity["type"] == "pre"  # only a block has a language
            kept.append({name: value for name, value in entity.items() if named or name != "language"})
        elif entity["type"] in _SPLITTABLE:
            for low, high in [*code, (end, end)]:
                if start < min(low, end):
                    kept.append({**entity, "offset": start, "length": min(low, end) - start})
                start = max(start, high)
        elif not any(low <= start and end <= high for low, high in code):
            kept.append(entity)
    return kept


def _trimmed(text: str, entities: list[Json]) -> tuple[str, list[Json]]:
    """Telegram strips the blanks at the end, and those at the start that come before any entity."""
    text = text.rstrip()
    first = min((entity["offset"] for entity in entities), default=units(text))
    head = text[:first]  # blanks are one unit each, so units and characters agree here
    cut = len(head) - len(head.lstrip())
    length = units(text) - cut
    kept = []
    for entity in entities:
        offset = entity["offset"] - cut
        size = min(entity["length"], length - offset)
        if size > 0:
            kept.append({**entity, "offset": offset, "length": size})
    return text[cut:], kept


def find_entities(text: str, taken: list[Json] | None = None) -> list[Json]:
    """Links, commands and mentions that Telegram finds by itself outside the entities in `taken`."""
    spans = _spans(taken or [], (*_CODE, "text_link", "text_mention"))
    found: list[Json] = []
    for kind, pattern in _FOUND:
        for match in pattern.finditer(text):
            start, length = units(text[: match.start()]), units(match.group())
            if not any(low < start + length and start < high for low, high in spans):
                found.append({"type": kind, "offset": start, "length": length})
                spans.append((start, start + length))
    return found


def _checked(text: str, entities: list[Json]) -> list[Json]:
    for entity in entities:
        numbers = [entity.get("offset"), entity.get("length")] if isinstance(entity, dict) else []
        if [type(number) for number in numbers] != [int, int] or not isinstance(entity.get("type"), str):
            raise bad_request("can't parse MessageEntity")
        if entity["offset"] + entity["length"] > units(text) or entity["offset"] < 0:
            raise bad_request(f"entity beginning at UTF-16 offset {entity['offset']} ends after the text")
    return entities


def parse(
    text: str, parse_mode: str | None, entities: list[Json] | None, limits: Limits
) -> tuple[str, tuple[Json, ...]]:
    """A text as the Bot API receives it -> plain text and entities; raises ApiError where Telegram would refuse it.

    Lengths are not checked here: they differ for texts and captions.
    """
    text = text.replace("\r", "")
    if parse_mode and parse_mode.lower() == "html":
        plain, found = _Html(text).read()
    elif parse_mode:
        raise bad_request(f"parse mode {parse_mode!r} is not known to the local Telegram; use HTML")
    else:
        plain, found = text, _checked(text, list(entities or []))
    found = _without_code(found)
    if len(found) > limits.entities:
        raise bad_request("ENTITIES_TOO_LONG")
    plain, found = _trimmed(plain, found)
    found += find_entities(plain, found)
    return plain, tuple(sorted(found, key=lambda e: (e["offset"], -e["length"])))
