"""The tutor's facts in the words of a language: cards, takes, advice, and what moves cost."""

from tutor.words.faces import Letters, face, faces, in_order, letters
from tutor.words.losses import say_costly, say_summary, say_tried, say_warning
from tutor.words.moves import number, say_advice, say_all_terms, say_comparison, say_idea, say_line, signed
from tutor.words.takes import describe, either, equations, explain, name_of, refusal, rule_of

__all__ = [
    "Letters", "describe", "either", "equations", "explain", "face", "faces", "in_order", "letters", "name_of",
    "number", "refusal", "rule_of", "say_advice", "say_all_terms", "say_comparison", "say_costly", "say_idea",
    "say_line", "say_summary", "say_tried", "say_warning", "signed",
]  # fmt: skip
