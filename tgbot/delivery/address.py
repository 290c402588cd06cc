"""Where a message is."""

from __future__ import annotations

from dataclasses import dataclass

from tgbot.views.destination import Destination, Private, Room


@dataclass(frozen=True, slots=True)
class Address:
    """A message in a chat; message 0 is one that is still to be posted. As text, for the store: `chat:message`."""

    chat: int
    message: int = 0

    @property
    def is_new(self) -> bool:
        return self.message == 0

    def __str__(self) -> str:
        return f"{self.chat}:{self.message}"

    @staticmethod
    def parse(text: str) -> Address:
        """The address whose `str` this is. Raises ValueError."""
        chat, message = text.split(":")
        return Address(int(chat), int(message))


def destination_of(chat: int, topic: int | None = None) -> Destination:
    """The destination for a chat: groups have negative numbers, and a private chat has its person's number."""
    return Private(chat) if chat > 0 else Room(chat, topic)
