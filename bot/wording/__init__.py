"""Results in words: rulings, questions and faults in three languages.

Nothing here decides anything; every sentence comes whole from the catalogue.
"""

from bot.wording.answers import answer_label, fact_label
from bot.wording.contract import contract_text
from bot.wording.faults import fault_text
from bot.wording.flips import flip_lines
from bot.wording.going_on import way_label
from bot.wording.models import (
    BranchText,
    ChoiceText,
    QuestionText,
    Quote,
    ViewText,
)
from bot.wording.plain import plain_lines
from bot.wording.question import question_text
from bot.wording.quotes import NO_BOOKS, Books
from bot.wording.ruling import RulingText, ruling_text
from bot.wording.words import Words, words

__all__ = [
    "NO_BOOKS",
    "Books",
    "BranchText",
    "ChoiceText",
    "QuestionText",
    "Quote",
    "RulingText",
    "ViewText",
    "Words",
    "answer_label",
    "contract_text",
    "fact_label",
    "fault_text",
    "flip_lines",
    "plain_lines",
    "question_text",
    "ruling_text",
    "way_label",
    "words",
]
