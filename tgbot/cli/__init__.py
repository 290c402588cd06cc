"""The command line: `kasino`, and `python -m tgbot` the same.

`command_line` finds the command and says what went wrong; each command is a file of its own.
Words are in the locales.
"""

from tgbot.cli.command_line import main

__all__ = ["main"]
