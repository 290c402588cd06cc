"""Text as people see it: letter by letter with all that belongs to each, what is invisible left out.

The clusters are those of UAX #29 as far as names of people need them: marks, variants, skin tones, joined emoji, flags.
The standard library knows the category, the width and the direction of every letter.
"""

from __future__ import annotations

from collections.abc import Iterator
from unicodedata import bidirectional, category, east_asian_width

JOINER, NON_JOINER = "\u200d", "\u200c"
#: Letters and signs that are drawn as nothing, though their category does not say so.
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
SPACES = ("Cc", "Zs", "Zl", "Zp")
MARKS = ("Mn", "Me", "Mc")
#: The most marks on one letter: more are a flood that covers the lines above and below.
MOST_MARKS = 3
#: The most letters in one cluster: a family of four, each with a skin tone, and a sign that it is to be an emoji.
LONGEST_CLUSTER = 12
#: The directions of a text that leaves the order of what stands around it as it is.
CALM = frozenset({"", "L", "EN", "ES", "ET", "CS", "ON", "S", "WS", "B", "BN", "NSM"})
FIRST_STRONG_ISOLATE, POP_ISOLATE = "\u2068", "\u2069"


def graphemes(text: str) -> Iterator[str]:
    """The visible clusters of a text and single spaces between them. Controls, invisible signs, marks without a letter
    and floods of marks are left out."""
    cluster = ""
    for letter in " ".join("".join(map(_kept, text)).split()):
        if _belongs(letter, cluster):
            cluster += letter
        elif not _extends(letter) and (letter != " " or cluster.strip()):  # what stood between two spaces is left out
            if cluster:
                yield cluster
            cluster = letter
    if cluster.strip():
        yield cluster


def width(text: str) -> int:
    """The number of columns that a text takes in a grid: two for each wide letter or emoji."""
    return sum(map(_columns, graphemes(text)))


def cut(text: str, longest: int) -> str:
    """The visible text in at most `longest` columns, with `…` for what is left out; empty if nothing is visible. A text
    within which the direction of writing may change keeps that to itself (isolates, UAX #9)."""
    clusters = list(graphemes(text))
    if sum(map(_columns, clusters)) > longest:
        while sum(map(_columns, clusters)) > longest - 1:
            clusters.pop()
        clusters.append("…")
    shown = "".join(clusters).strip(f" {JOINER}{NON_JOINER}")
    calm = all(bidirectional(letter) in CALM for letter in text)
    return shown if calm or not shown else f"{FIRST_STRONG_ISOLATE}{shown}{POP_ISOLATE}"


def _kept(letter: str) -> str:
    """The letter, a space for one that separates, nothing for one that is invisible."""
    kind = category(letter)
    if kind in SPACES:
        return " "
    invisible = letter in BLANK or kind in ("Cs", "Co") or (kind == "Cf" and not _extends(letter))
    return "" if invisible else letter


def _extends(letter: str) -> bool:
    """Whether it is drawn on or with the letter before it: a mark, a joiner, a skin tone, the tag of a region."""
    others = letter in (JOINER, NON_JOINER) or "\U0001f3fb" <= letter <= "\U0001f3ff" or letter >= "\U000e0020"
    return others or category(letter) in MARKS


def _belongs(letter: str, cluster: str) -> bool:
    """Whether the letter is drawn as a part of the cluster, which has room for it."""
    if not cluster.strip() or len(cluster) >= LONGEST_CLUSTER:
        return False
    if category(letter) in MARKS:
        return sum(category(each) in MARKS for each in cluster) < MOST_MARKS
    if _extends(letter):
        return not cluster.endswith((JOINER, NON_JOINER))
    joined = cluster.endswith(JOINER) and category(letter) in ("So", "Cn")
    return joined or (_is_half_a_flag(letter) and _is_half_a_flag(cluster))


def _is_half_a_flag(text: str) -> bool:
    return len(text) == 1 and "\U0001f1e6" <= text <= "\U0001f1ff"


def _columns(cluster: str) -> int:
    return 2 if east_asian_width(cluster[0]) in ("W", "F") else 1
