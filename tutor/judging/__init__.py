"""Facts about moves, from what a seat may know: proofs, reasons, dangers, ideas, reviews, counts; no words."""

from tutor.judging.counting import Count, Majority, count, n_unseen
from tutor.judging.dangers import Danger, dangers
from tutor.judging.idea import Idea, Theme, idea
from tutor.judging.progress import Progress
from tutor.judging.reasons import (
    Comparison,
    Contribution,
    Term,
    best_moves,
    clearly_worse,
    compare,
    refuting,
    weighty,
    worth_listing,
)
from tutor.judging.review import (
    BAD,
    DOUBTFUL,
    Decision,
    Label,
    Summary,
    costliest,
    decide,
    label_of,
    positions,
    summary,
)
from tutor.judging.verdict import Verdict, judge

__all__ = [
    "BAD", "DOUBTFUL", "Comparison", "Contribution", "Count", "Danger", "Decision", "Idea", "Label",
    "Majority", "Progress", "Summary", "Term", "Theme", "Verdict", "best_moves", "clearly_worse", "compare",
    "costliest", "count", "dangers", "decide", "idea", "judge", "label_of", "n_unseen", "positions",
    "refuting", "summary", "weighty", "worth_listing",
]  # fmt: skip
