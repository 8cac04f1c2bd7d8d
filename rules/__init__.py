"""The Laws of duplicate bridge as code: a case in, a ruling or the next question out."""

from rules.case import Case, Table
from rules.editions import EDITIONS, Edition
from rules.explore import explore
from rules.faults import contradictions
from rules.laws import LAWS
from rules.left import questions_left
from rules.rule import rule
from rules.ruling import Question, Ruling

__all__ = [
    "EDITIONS",
    "LAWS",
    "Case",
    "Edition",
    "Question",
    "Ruling",
    "Table",
    "contradictions",
    "explore",
    "questions_left",
    "rule",
]
