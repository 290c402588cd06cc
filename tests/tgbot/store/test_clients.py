"""What the store talks to."""

from __future__ import annotations

import subprocess
import sys


def test_a_bot_with_a_server_never_imports_the_embedded_one() -> None:
    program = """
import sys
from tgbot.store import Store, clients
clients.server("redis://127.0.0.1:1/0")
sys.exit("fakeredis" in sys.modules)
"""
    subprocess.run([sys.executable, "-c", program], check=True, timeout=60)
