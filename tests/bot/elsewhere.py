"""`director` with the Discord on a port: ``python -m tests.bot.elsewhere PORT discord``."""

from __future__ import annotations

import sys

from bot import __main__ as director
from tests.bot.gateway import instead_of_discord

if __name__ == "__main__":
    with instead_of_discord(int(sys.argv[1])):
        sys.exit(director.start(sys.argv[2:]))
