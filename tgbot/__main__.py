"""`python -m tgbot` is the `kasino` command."""

import sys

from tgbot.cli import main

sys.exit(main())
