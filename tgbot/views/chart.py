"""How accurately somebody has played over time, as a picture: average loss per unforced decision, giv by giv."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO

from PIL import Image, ImageDraw, ImageFont

WIDTH, HEIGHT = 720, 420
LEFT, RIGHT, TOP, BOTTOM = 96, 24, 28, 24
INK, GRID, LINE, TREND = "#1c2733", "#d5dde4", "#9db7cc", "#1b6fb8"
#: On a phone the picture is half as wide, and the numbers half as large.
FONT_SIZE = 30
#: The scale has four steps of one of these sizes, in points; even the smallest is large enough for small losses to look
#: small.
N_STEPS = 4
STEPS = (0.05, 0.1, 0.2, 0.3, 0.5, 1.0, 2.0, 5.0)


def chart(losses: Sequence[float], trend: Sequence[float], mark: str) -> bytes:
    """A PNG of at least one giv: each giv's loss as a dot, and the trend as a line, both in points per unforced
    decision. `mark` is the decimal mark.

    It has no words: they are in the caption, which every font can show and every screen reader can read.
    """
    top = N_STEPS * next((step for step in STEPS if N_STEPS * step > max(losses)), STEPS[-1])
    image = Image.new("RGB", (WIDTH, HEIGHT), "white")
    draw = ImageDraw.Draw(image)
    _grid(draw, top, mark)
    points = [_point(i, len(losses), loss, top) for i, loss in enumerate(losses)]
    for x, y in points:
        draw.ellipse((x - 4, y - 4, x + 4, y + 4), fill=LINE)
    line = [_point(i, len(trend), loss, top) for i, loss in enumerate(trend)]
    if len(line) > 1:
        draw.line(line, fill=TREND, width=4, joint="curve")
    x, y = line[-1]
    draw.ellipse((x - 6, y - 6, x + 6, y + 6), fill=TREND)
    out = BytesIO()
    image.save(out, "PNG", optimize=True)
    return out.getvalue()


def _grid(draw: ImageDraw.ImageDraw, top: float, mark: str) -> None:
    font = ImageFont.load_default(FONT_SIZE)
    for step in range(N_STEPS + 1):
        loss = top * step / N_STEPS
        _, y = _point(0, 1, loss, top)
        draw.line((LEFT, y, WIDTH - RIGHT, y), fill=GRID, width=1)
        draw.text((LEFT - 10, y), f"{loss:.2f}".replace(".", mark), fill=INK, font=font, anchor="rm")


def _point(number: int, count: int, loss: float, top: float) -> tuple[float, float]:
    """The coordinates of a giv's loss."""
    across = (number + 0.5) / count
    return LEFT + across * (WIDTH - LEFT - RIGHT), HEIGHT - BOTTOM - loss / top * (HEIGHT - TOP - BOTTOM)
