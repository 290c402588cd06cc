"""All topics. Their sentences are in `questions.ftl`: `ask-…` is the topic as a question, `say-…` the answer."""

from __future__ import annotations

from tutor.questions.topic import Topic
from tutor.questions.topics_of_counting import OF_COUNTING
from tutor.questions.topics_of_play import OF_PLAY

TOPICS: tuple[Topic, ...] = OF_PLAY + OF_COUNTING
