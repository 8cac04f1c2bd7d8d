"""What each command does to the conversation."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from bot import dialogue
from bot.codes import value_code
from bot.console import screens, seating
from bot.console.commands import Command, help_lines
from bot.console.lines import Part
from bot.wording import answer_label, fact_label, ruling_text
from locales import LANGUAGES, letters
from rules import EDITIONS, Edition, Ruling
from rules.facts import Domain, is_unknown
from rules.vocabulary import VOCABULARY
from rules.vocabulary.exposed import DECLARER_OPTION, DeclarerOption

if TYPE_CHECKING:
    from bot.console.session import Session


class AgainError(Exception):
    """Something has changed: look at the case again."""


class LeaveError(Exception):
    """The reader has had enough."""


def obey(session: Session, command: Command, rest: str) -> None:
    """Do what was typed; ``rest`` is what stood after the command.

    :raises AgainError: when the case or the language is another one now.
    :raises LeaveError: when the conversation is over.
    """
    MOVES[command](session, rest)


def _back(session: Session, _rest: str) -> None:
    """Out of a change first, then answer by answer, at last to the first question."""
    if session.pending:
        session.pending.clear()
    elif session.case.answers:
        session.case = dialogue.back(session.case)
    else:
        session.begun = False
    session.shown = None
    raise AgainError


def _change(session: Session, _rest: str) -> None:
    asker = session.asker
    told = dialogue.history(session.case)
    if not told:
        asker.say("console-nothing-told")
        return
    asker.say("console-history", Part.HEAD)
    items = [(fact.key, _line(session, fact.key)) for fact, _ in told]
    session.pending = [asker.pick(items)]
    raise AgainError


def _line(session: Session, key: str) -> str:
    """An answer, marked where the ruling does not need it."""
    asker, case = session.asker, session.case
    shown = dialogue.result(case)
    label = answer_label(key, value_code(case.answers[key]), asker.lang, case=case)
    read = not isinstance(shown, Ruling) or key in (*shown.relied_on, *seating.FACTS)
    if not read and not is_unknown(case.answers[key]):
        label = asker.words.text("console-unread", {"answer": label})
    given = {"fact": fact_label(key, asker.lang), "answer": label}
    return asker.words.text("relied-item", given)


def _why(session: Session, _rest: str) -> None:
    if session.asked is None:
        session.asker.say("console-no-why")
        return
    session.asker.show(screens.why_lines(session.asked, session.asker.lang))


def _report(session: Session, _rest: str) -> None:
    if not dialogue.reports(session.case):
        session.asker.say("console-no-reports")
        return
    session.offer_reports()
    raise AgainError


def _choice(session: Session, _rest: str) -> None:
    """One option of one player; a card or a yes and no are asked like any other fact."""
    asker = session.asker
    shown = dialogue.result(session.case)
    if not isinstance(shown, Ruling) or not shown.choices:
        asker.say("console-no-choice")
        return
    texts = ruling_text(shown, asker.lang).choices
    text = texts[0]
    if len(texts) > 1:
        asker.say("console-which-choice", Part.HEAD)
        text = asker.pick([(one, one.head) for one in texts])
    fact = VOCABULARY[text.fact]
    if fact.domain is not Domain.WORD or fact.kind is None:
        session.pending = [fact.key]
        raise AgainError
    asker.say(f"fact-{fact.key.replace('_', '-')}", Part.HEAD, **_actor(session))
    items = [(fact.kind(code), label) for code, label in text.options]
    if fact is DECLARER_OPTION:
        invalid = DeclarerOption.INVALID
        items.append((invalid, answer_label(fact, invalid, asker.lang)))
    session.take(fact.key, asker.pick(items))
    raise AgainError


def _actor(session: Session) -> dict[str, str]:
    return {"declarer": session.asker.words.text("person-declarer")}


def _after_play(session: Session, _rest: str) -> None:
    if not dialogue.can_end(session.case):
        session.asker.say("console-no-ruling")
        return
    session.case = dialogue.after_play(session.case)
    raise AgainError


def _table(session: Session, _rest: str) -> None:
    seating.fill(session)
    raise AgainError


def _edition(session: Session, rest: str) -> None:
    asker = session.asker
    if rest in tuple(Edition):
        edition = Edition(rest)
    else:
        asker.say("console-which-edition", Part.HEAD)
        edition = asker.pick([(one, asker.words.text(f"edition-{one}")) for one in EDITIONS])
    session.case = dialogue.switched(session.case, edition)
    session.fresh = dialogue.switched(session.fresh, edition)
    raise AgainError


def _language(session: Session, rest: str) -> None:
    asker = session.asker
    names = [(one, asker.words.text(f"language-name-{one}.native")) for one in LANGUAGES]
    said = [one for one, name in names if rest in (one, letters.fold(name))]
    if not said:
        asker.say("console-which-language", Part.HEAD)
    asker.lang = said[0] if said else asker.pick(names)
    session.done = ()
    raise AgainError


def _ruling(session: Session, _rest: str) -> None:
    session.shown = None
    raise AgainError


def _new(session: Session, _rest: str) -> None:
    session.restart()
    raise AgainError


def _help(session: Session, _rest: str) -> None:
    session.asker.show(help_lines(session.asker.words))


def _quit(_session: Session, _rest: str) -> None:
    raise LeaveError


MOVES: dict[Command, Callable[[Session, str], None]] = {
    Command.BACK: _back,
    Command.CHANGE: _change,
    Command.WHY: _why,
    Command.REPORT: _report,
    Command.CHOICE: _choice,
    Command.AFTER_PLAY: _after_play,
    Command.TABLE: _table,
    Command.EDITION: _edition,
    Command.LANGUAGE: _language,
    Command.RULING: _ruling,
    Command.NEW: _new,
    Command.HELP: _help,
    Command.QUIT: _quit,
}
