"""What each command does to the conversation."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from bot import dialogue
from bot.codes import value_code
from bot.console import screens, seating
from bot.console.commands import Command, help_lines, word
from bot.console.lines import Part
from bot.wording import ChoiceText, Words, answer_label, fact_label, ruling_text, way_label
from bot.wording.answers import fact_id
from bot.wording.context import Table
from locales import LANGUAGES, letters
from rules import EDITIONS, Edition, Ruling
from rules.facts import Domain, Fact, is_unknown
from rules.playing import is_withheld
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
    told = [one for one in dialogue.history(session.case) if not _withheld(session, one[0])]
    if not told:
        asker.say("console-nothing-told")
        return
    asker.say("console-history", Part.HEAD)
    items = [(fact.key, _line(session, fact.key)) for fact, _ in told]
    session.pending = [asker.pick(items)]
    raise AgainError


def _withheld(session: Session, fact: Fact[Any]) -> bool:
    return session.playing and is_withheld(session.case, fact)


def _line(session: Session, key: str) -> str:
    """An answer, marked where the ruling does not need it."""
    asker, case = session.asker, session.case
    shown, playing = session.result(), session.playing
    value = value_code(case.answers[key])
    label = answer_label(key, value, asker.lang, case=case, playing=playing)
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
    facts = dialogue.reports(session.case, playing=session.playing)
    if not facts:
        session.asker.say("console-no-reports")
        return
    session.offer_reports(facts)
    raise AgainError


def _choice(session: Session, _rest: str) -> None:
    """One option of one player; a card, a suit or a yes and no are asked like any other fact."""
    asker = session.asker
    shown = session.result()
    if not isinstance(shown, Ruling) or not shown.choices:
        asker.say("console-no-choice")
        return
    texts = ruling_text(shown, asker.lang).choices
    text = texts[0]
    if len(texts) > 1:
        asker.say("console-which-choice", Part.HEAD)
        text = asker.pick([(one, _of_choice(one, asker.words)) for one in texts])
    fact = VOCABULARY[text.fact]
    cases = [(dialogue.chosen(session.case, fact.key, code), label) for code, label in text.options]
    items = [(one.answers[fact.key], label) for one, label in cases if one is not None]
    if fact.domain is not Domain.WORD or not items:
        session.pending = [fact.key]
        raise AgainError
    asker.say(fact_id(fact.key), Part.HEAD, **Table(asker.words, session.case).context)
    if fact is DECLARER_OPTION:
        invalid = DeclarerOption.INVALID
        items.append((invalid, answer_label(fact, invalid, asker.lang)))
    session.take(fact.key, asker.pick(items))
    raise AgainError


def _of_choice(choice: ChoiceText, spoken: Words) -> str:
    """Who chooses, and what is offered: one player may have several choices."""
    offered = spoken.join([label for _, label in choice.options], "or")
    return spoken.text("console-choice-line", {"head": choice.head, "options": offered})


def _go_on(session: Session, rest: str) -> None:
    """To the case that comes next; ``rest`` says which of several, by its number."""
    asker = session.asker
    shown = session.result()
    if not isinstance(shown, Ruling):
        asker.say("console-no-ruling")
        return
    ways = dialogue.ways(shown)
    if not ways:
        asker.say("console-no-way", new=word(Command.NEW, asker.words))
        return
    numbered = {str(number): one for number, one in enumerate(ways, 1)}
    way = ways[0] if len(ways) == 1 else numbered.get(rest.rpartition(" ")[2])
    if way is None:
        asker.say("console-which-way", Part.HEAD)
        way = asker.pick([(one, way_label(one, asker.lang)) for one in ways])
    session.go_on(way.case)
    raise AgainError


def _after_play(session: Session, _rest: str) -> None:
    if not dialogue.can_end(session.case, playing=session.playing):
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
    session.speak(said[0] if said else asker.pick(names))
    session.done = ()
    raise AgainError


def _playing(session: Session, _rest: str) -> None:
    """The Director plays, or does not any more; what is on screen is said anew."""
    session.play(playing=not session.playing)
    session.asker.say("console-playing-on" if session.playing else "console-playing-off")
    session.shown = None
    raise AgainError


def _cards(session: Session, _rest: str) -> None:
    session.covers.uncover()


def _changes(session: Session, _rest: str) -> None:
    shown = session.result()
    if not isinstance(shown, Ruling):
        session.asker.say("console-no-ruling")
        return
    session.asker.show(screens.change_lines(shown, session.asker.lang, playing=session.playing))


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
    Command.GO_ON: _go_on,
    Command.AFTER_PLAY: _after_play,
    Command.TABLE: _table,
    Command.EDITION: _edition,
    Command.LANGUAGE: _language,
    Command.PLAYING: _playing,
    Command.CARDS: _cards,
    Command.CHANGES: _changes,
    Command.RULING: _ruling,
    Command.NEW: _new,
    Command.HELP: _help,
    Command.QUIT: _quit,
}
