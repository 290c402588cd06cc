"""What a tap on a button means: one class for each kind, and the codec that packs them into the button."""

from tgbot.taps.codec import Tap, UnreadableTapError, pack, unpack
from tgbot.taps.menu import MenuTap
from tgbot.taps.table import Ask, TableTap

__all__ = ["Ask", "MenuTap", "TableTap", "Tap", "UnreadableTapError", "pack", "unpack"]
