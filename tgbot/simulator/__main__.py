"""`python -m tgbot.simulator [port]`: a world of two people and its web page, without a bot."""

import asyncio
import sys

from tgbot.simulator.server import serve
from tgbot.simulator.world import World


async def _main(port: int) -> None:
    world = World(name="Bot", username="localbot")
    world.person("Anna", language_code="sv", username="anna")
    world.person("Ben", language_code="en")
    server = await serve(world, port=port)
    print(f"page: {server.url}  bot: base_url={server.base_url} token={world.token}", flush=True)
    try:
        await asyncio.Event().wait()
    finally:
        await server.close()


if __name__ == "__main__":
    asyncio.run(_main(int(sys.argv[1]) if len(sys.argv) > 1 else 8081))
