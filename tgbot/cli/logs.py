"""What the running bot writes to stderr, and what it never writes: its token and its passwords."""

from __future__ import annotations

import logging
from collections.abc import Iterable

from tgbot.config import Config

LINE = "%(asctime)s %(levelname)s %(name)s: %(message)s"


class WithoutSecrets(logging.Formatter):
    """Log lines and tracebacks in which secrets are replaced, wherever they came from."""

    def __init__(self, secrets: Iterable[str]) -> None:
        super().__init__(LINE)
        self._secrets = sorted(secrets, key=len, reverse=True)

    def format(self, record: logging.LogRecord) -> str:
        """The line, or the lines of a traceback."""
        text = super().format(record)
        for secret in self._secrets:
            text = text.replace(secret, "<hidden>")
        return text


def log_to_stderr(config: Config) -> None:
    """Logs warnings from everything that runs. At INFO httpx would log each request with the token in its address."""
    handler = logging.StreamHandler()
    handler.setFormatter(WithoutSecrets(config.secrets))
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
