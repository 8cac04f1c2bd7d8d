"""A ruling in words."""

from __future__ import annotations

from collections.abc import Iterator

from bot.wording.answers import answer_text, fact_id, fact_label, lowered
from bot.wording.clauses import digest_id, kebab, references, spelled
from bot.wording.context import Table
from bot.wording.fixed import fixed_lines, information_lines
from bot.wording.judgement import judgement_lines
from bot.wording.models import ChoiceText, Quote, RulingText, ViewText
from bot.wording.spoken import choice_id, say_lines
from bot.wording.steps import step_lines
from bot.wording.words import Words
from bot.wording.words import words as words_of
from rules import Ruling
from rules.editions import E1997
from rules.ruling import OpenChoice
from rules.table import Role
from rules.vocabulary.play import Irregularity


def ruling_text(ruling: Ruling, lang: str, *, strict: bool = False) -> RulingText:
    """Every word that the doors show of a ruling.

    :raises CatalogueError: if ``strict``, for any message that is missing.
    """
    words = words_of(lang, strict)
    table = Table(words, ruling.case)
    return RulingText(
        title=_title(words, ruling),
        basis=_basis(words, ruling),
        steps=tuple(step_lines(ruling, table)),
        choices=tuple(_choice(one, table) for one in ruling.choices),
        fixed=tuple(fixed_lines(ruling, table)),
        information=tuple(information_lines(ruling, table)),
        judgement=tuple(judgement_lines(ruling, table)),
        say=say_lines(ruling, table),
        views=tuple(_views(words, ruling)),
        assumed=tuple(words.text(f"{fact_id(key)}.assumed") for key in ruling.assumed),
        rests_on=tuple(_rests_on(ruling, table)),
        onward=tuple(_onward(ruling, table)),
        bring_back=tuple(_bring_back(words, ruling)),
        notes=tuple(_notes(words, ruling)),
        quotes=tuple(_quote(words, clause, ruling.case.edition) for clause in ruling.citations),
    )


def _title(words: Words, ruling: Ruling) -> str:
    label = words.text(f"answer-irregularity-{kebab(ruling.case.irregularity)}")
    return words.text(
        "ruling-title", {"irregularityLabel": label, "edition": ruling.case.edition.value}
    )


def _basis(words: Words, ruling: Ruling) -> str:
    """The clauses in one sentence; empty where no Law has ruled."""
    if not ruling.citations:
        return ""
    laws = references(words, ruling.citations)
    return words.text("ruling-basis", {"laws": laws, "edition": ruling.case.edition.value})


def _choice(choice: OpenChoice, table: Table) -> ChoiceText:
    message = choice_id(choice)
    context = {**table.context, **table.acting(choice.who)}
    by_declarer = message == "choice-put-offender" and table.role is not Role.DEFENDER
    head = "choice-put-declarer" if by_declarer else message
    options = tuple(
        (one.value, table.words.text(f"choice-{kebab(one)}", context)) for one in choice.options
    )
    return ChoiceText(
        head=table.words.text(f"{head}.label"),
        text=table.words.text(message, context),
        say=table.words.text(f"{message}.say", context),
        options=options,
        fact=choice.fact,
    )


def _views(words: Words, ruling: Ruling) -> Iterator[ViewText]:
    for one in ruling.views:
        yield ViewText(
            branch=one.branch,
            view=one.view,
            text=words.text(f"view-{kebab(one.branch)}-{kebab(one.view)}"),
            laws=references(words, one.citations),
            source=words.text("view-source", {"source": one.source}),
        )


def _rests_on(ruling: Ruling, table: Table) -> Iterator[str]:
    for key, value in ruling.relied_on.items():
        label = fact_label(key, table.words.language, words=table.words)
        answer = answer_text(table.words, key, value, table.context)
        yield table.words.text("relied-item", {"fact": label, "answer": answer})


def _onward(ruling: Ruling, table: Table) -> Iterator[str]:
    """Where to read on; a Law that is not encoded yet has words of its own."""
    irregularity = ruling.case.irregularity
    if irregularity is not Irregularity.CARD_COUNT:
        yield table.words.text(f"onward-irregularity-{kebab(irregularity)}")
        return
    for law in ruling.onward:
        message = f"onward-{law}" if table.words.has(f"onward-{law}") else "onward-other"
        yield table.words.text(message, {"laws": references(table.words, (law,))})


def _bring_back(words: Words, ruling: Ruling) -> Iterator[str]:
    if ruling.transfer is not None and ruling.transfer.later:
        labels = [fact_label(key, words.language, words=words) for key in ruling.transfer.later]
        yield words.text("bring-back", {"facts": words.join(map(lowered, labels))})


def _notes(words: Words, ruling: Ruling) -> Iterator[str]:
    if ruling.case.irregularity is not Irregularity.CARD_COUNT:
        yield words.text("note-not-encoded")
    elif ruling.case.edition is E1997:
        yield words.text("note-1997-word")


def _quote(words: Words, clause: str, edition: str) -> Quote:
    """Our own account of a clause; the official wording is the club's to import."""
    edition = str(edition)
    source = words.text("digest-label", {"clause": spelled(words, clause), "edition": edition})
    text = words.text(digest_id(clause, edition))
    return Quote(clause, edition, words.language, official=False, text=text, source=source)
