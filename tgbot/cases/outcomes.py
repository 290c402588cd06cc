"""What a person did and what they get for it, without Telegram: entry points translate to and from these."""

from __future__ import annotations

from dataclasses import dataclass

from tgbot.views.message import Picture


@dataclass(frozen=True, slots=True)
class Person:
    """Whoever tapped or wrote: Telegram's id, first name, and `language_code`, which may be missing."""

    id: int
    name: str
    language_code: str | None


@dataclass(frozen=True, slots=True)
class Reply:
    """`picture`: what the message becomes, None to leave it. `answer`: what the person is told besides, as an
    `alert` that they must close or as a short note. `table`: the table that the picture shows, whose message was at
    `address` until now. `record`: a parti in notation, `photo`: a picture (PNG); either is sent as a message of its
    own with the `caption`. `again_after`: the tap is to be answered anew after so many seconds, unless another one
    came, as there will be more.
    """

    picture: Picture | None = None
    answer: str = ""
    alert: bool = False
    table: str | None = None
    address: str | None = None
    record: str | None = None
    caption: str = ""
    again_after: float | None = None
    photo: bytes | None = None
