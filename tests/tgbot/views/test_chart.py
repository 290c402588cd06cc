"""The picture of how accurately somebody plays: where its dots and its line are."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image, ImageColor

from tgbot.people.accuracy import GIVS_KEPT, GivAccuracy, trend
from tgbot.views.chart import BOTTOM, HEIGHT, LEFT, LINE, RIGHT, TOP, TREND, WIDTH, chart

WHITE = (255, 255, 255)


def drawn(losses: list[float]) -> Image.Image:
    """The picture of givs that lost this much with each of their ten decisions."""
    givs = [GivAccuracy(str(n), 10 * loss, 10) for n, loss in enumerate(losses)]
    image = Image.open(BytesIO(chart(losses, trend(givs), ",")))
    assert image.size == (WIDTH, HEIGHT)
    return image.convert("RGB")


@pytest.mark.parametrize("losses", [[0.0], [0.0, 0.0], [3.0, 0.0, 0.1], [0.03] * GIVS_KEPT])
def test_any_accuracy_can_be_drawn(losses: list[float]) -> None:
    colours = drawn(losses).getcolors(WIDTH * HEIGHT)
    assert colours is not None
    assert len(colours) > 4, "ink, grid, dots and a line"


def test_each_giv_is_a_dot_at_the_height_of_its_loss_and_the_trend_ends_at_its_own() -> None:
    """Of losses 0.1 and 1.7 the scale goes to 2.0: four steps of 0.5."""
    image, top = drawn([0.1, 1.7]), 2.0
    first, last = LEFT + 0.25 * (WIDTH - LEFT - RIGHT), LEFT + 0.75 * (WIDTH - LEFT - RIGHT)

    def colour(x: float, loss: float) -> object:
        return image.getpixel((round(x), round(HEIGHT - BOTTOM - loss / top * (HEIGHT - TOP - BOTTOM))))

    line, end = ImageColor.getrgb(LINE), ImageColor.getrgb(TREND)
    assert colour(last, 1.7) == line
    assert colour(last, 0.9) == end, "the mean of both"
    assert colour(first - 3, 0.1) == line, "beside the line of the trend, which begins here"
    assert [colour(last, loss) for loss in (0.1, 1.3, 1.9)] == [WHITE] * 3
    assert [colour(first, loss) for loss in (0.3, 1.7, 1.9)] == [WHITE] * 3


def test_the_largest_loss_that_can_be_is_at_the_top() -> None:
    image = drawn([20.0])
    assert image.getpixel((round(LEFT + 0.5 * (WIDTH - LEFT - RIGHT)), TOP)) == ImageColor.getrgb(TREND)
