"""The command line: `kasino`, and `python -m tgbot` the same.

`command_line` finds the command and reports what went wrong; each command has its own file. Words are in the locales.
"""

from tgbot.cli.command_line import main

__all__ = ["main"]
