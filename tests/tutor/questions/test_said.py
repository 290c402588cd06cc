"""What a question says, from which its topic is found: the concepts of its words and of the cards in it."""

from __future__ import annotations

import pytest

from tutor.questions.cards_read import mentions
from tutor.questions.hearing import hear
from tutor.questions.said import is_strange, said

OF_CARDS = frozenset({"rank", "ranks", "ace", "aces", "faces", "face", "face-word", "number", "spade-five",
                      "special-card", "suit", "unknown", "much-unknown"})  # fmt: skip


def concepts(text: str) -> frozenset[str]:
    heard = hear(text, "sv")
    return said(heard, mentions(heard.words))


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("får klädda kort vara med i summor", {"face", "face-word"}),
        ("får dam ta kung", {"face", "faces", "rank"}),
        ("får dam ta 7", {"face", "rank", "number"}),
        ("får dam ta dam", {"face", "faces", "rank", "ranks"}),
        ("kan man ta två femmor", {"rank", "ranks", "number"}),
        ("kan ess ta ess", {"ace", "aces", "rank", "ranks"}),
        ("är ess högst", {"ace", "rank"}),
        ("är storan högst", {"rank", "number", "special-card"}),
        ("är lillan högst", {"rank", "number", "special-card"}),
        ("är ♦2 högst", {"rank", "number"}),
        ("är spader fem högst", {"rank", "number", "spade-five"}),
        ("är hjärter fem högst", {"rank", "number"}),
        ("är spader högst", set()),
        ("är hjärter högst", {"suit"}),
        ("är 13 högst", set()),
        ("är xyzzyq högst", {"unknown"}),
        ("är xyzzyq och qwrtpl högst", {"unknown", "much-unknown"}),
    ],
)
def test_what_is_said_of_cards(text: str, found: set[str]) -> None:
    assert concepts(text) & OF_CARDS == found


def test_a_question_is_strange_if_it_has_only_words_from_elsewhere() -> None:
    assert is_strange(concepts("är xyzzyq högst"))
    assert not is_strange(concepts("är xyzzyq på bordet"))
    assert not is_strange(concepts("är det högst"))
