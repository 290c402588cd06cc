"""`python -m tgbot`, the same as `kasino`."""

import signal
import sys

if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # until `main` has begun, Ctrl-C ends it without a traceback

from tgbot.cli import main

if __name__ == "__main__":
    sys.exit(main())
