"""What the running bot writes to stderr, and what it never writes: its token."""

from __future__ import annotations

import logging

from tgbot.config import Config

LINE = "%(asctime)s %(levelname)s %(name)s: %(message)s"


class WithoutToken(logging.Formatter):
    """Log lines and tracebacks in which the token is replaced, wherever it came from."""

    def __init__(self, token: str) -> None:
        super().__init__(LINE)
        self._token = token

    def format(self, record: logging.LogRecord) -> str:
        """The line, or the lines of a traceback."""
        return super().format(record).replace(self._token, "<token>")


def log_to_stderr(config: Config) -> None:
    """Logs warnings from everything that runs. At INFO httpx would log each request with the token in its address."""
    handler = logging.StreamHandler()
    handler.setFormatter(WithoutToken(config.token) if config.token else logging.Formatter(LINE))
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
