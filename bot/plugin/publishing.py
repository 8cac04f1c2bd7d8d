"""A ruling for the whole channel: the private preview, what the channel sees, and taking it back.

``publish`` has the language that the channel is to be spoken to in as its argument, 0 for that of
the place. ``post`` has it together with the moment of the preview, so that no two previews of one
message are the same: each is posted once.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from bot import dialogue
from bot.plugin.controls import Controls, Do
from bot.plugin.models import Button, Post, Row, Screen, Section, Withdrawal
from bot.plugin.pages import pages
from bot.plugin.rulings import sections
from bot.plugin.where import Where
from bot.ticket import Forged, Ticket
from bot.wording import ruling_text
from locales import LANGUAGES, Language
from rules import Ruling

PUBLISHING: Final = frozenset({Do.PUBLISH, Do.POST})
BY_PLACE: Final = 0


def published(ticket: Ticket, controls: Controls, where: Where) -> Screen | Post:
    """The preview, or the posting.

    :raises Forged: when there is no ruling, or no such language.
    """
    ruling = dialogue.result(ticket.case, playing=ticket.playing)
    if not isinstance(ruling, Ruling):
        raise Forged(ticket.action)
    if ticket.action == Do.POST:
        spoken = LANGUAGES[ticket.argument % len(LANGUAGES)]
        return _post(ruling, controls, spoken, where)
    return _preview(ruling, controls, _language(ticket.argument, where), where)


def _language(argument: int, where: Where) -> Language:
    if argument == BY_PLACE:
        return where.public
    if argument > len(LANGUAGES):
        raise Forged(str(argument))
    return LANGUAGES[argument - 1]


def _preview(ruling: Ruling, controls: Controls, spoken: Language, where: Where) -> Screen:
    """What the channel would see, for its sender alone, with a way to send it and a way back."""
    public = public_screen(ruling, _for_all(controls, spoken, where), where)
    text = controls.words.text
    number = LANGUAGES.index(spoken) + len(LANGUAGES) * where.moment
    send = controls.button(text("publish-confirm"), Do.POST, number, primary=True)
    cancel = controls.button(text("publish-cancel"), Do.SHOW)
    named = {"language": text(f"lawbook-language-{spoken}")}
    intro = Section("", (text("publish-intro", named),))
    shown = Section("", (f"**{public.title}**",))
    languages = tuple(_language_button(controls, one, spoken) for one in LANGUAGES)
    title = text("publish-preview")
    return Screen(title, (intro, shown, *public.sections), ((send, cancel), languages))


def _for_all(controls: Controls, spoken: Language, where: Where) -> Controls:
    """The controls of what the channel sees: its sender may play, or the channel want covers."""
    playing = controls.playing or where.public_playing
    return replace(controls, language=spoken, playing=playing)


def _language_button(controls: Controls, language: Language, spoken: Language) -> Button:
    ticket = controls.ticket(Do.PUBLISH, 1 + LANGUAGES.index(language))
    return Button(controls.word(f"language-{language}"), ticket, disabled=language == spoken)


def public_screen(ruling: Ruling, controls: Controls, where: Where) -> Screen:
    """What the channel sees: the ruling, each language for whoever presses it, and withdrawing."""
    text = ruling_text(ruling, controls.language, playing=controls.playing)
    first, *more = pages(sections(ruling, text, controls, with_assumed=False))
    said = controls.words.text
    lead = (said("publish-answers", {"address": where.answers}),) if where.answers else ()
    rest = (said("publish-longer"),) if more else ()
    languages = tuple(
        Button(controls.word(f"language-{one}"), controls.ticket(Do.SHOW, language=one))
        for one in LANGUAGES
    )
    withdraw = controls.button(said("withdraw"), Do.WITHDRAW)
    row: Row = (*languages, withdraw)
    shown = (*_lines(lead), *first, *_lines(rest))
    return Screen(text.title, shown, (row,))


def _lines(lines: tuple[str, ...]) -> Iterator[Section]:
    if lines:
        yield Section("", lines)


def _post(ruling: Ruling, controls: Controls, spoken: Language, where: Where) -> Post:
    public = public_screen(ruling, _for_all(controls, spoken, where), where)
    return Post(
        public,
        _after(controls, "publish-done", "publish-done-text"),
        lambda reason: _after(controls, "publish-refused", f"publish-refused-{reason}"),
    )


def _after(controls: Controls, title: str, message: str) -> Screen:
    """What the sender sees afterwards, with a way back to the ruling."""
    text = controls.words.text
    home = controls.button(controls.word("return"), Do.SHOW, primary=True)
    return Screen(text(title), (Section("", (text(message),)),), ((home,),))


def withdrawal(controls: Controls) -> Withdrawal:
    """What stands in the place of a ruling, whatever would be ruled today."""
    return Withdrawal(_withdrawn(controls, "publisher"), _withdrawn(controls, "moderator"))


def _withdrawn(controls: Controls, who: str) -> Screen:
    text = controls.words.text
    return Screen(text("withdrawn"), (Section("", (text(f"withdrawn-by-{who}"),)),), ())
