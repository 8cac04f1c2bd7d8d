"""The settings without Discord: what is said to hold is what the store decides."""

from __future__ import annotations

from itertools import product
from typing import Final

import pytest

from bot.plugin.controls import Controls
from bot.plugin.held import Origin, held
from bot.plugin.settings import (
    FIELDS,
    SCOPES,
    choice_of,
    choices_screen,
    forget_screen,
    unavailable,
)
from bot.plugin.where import Where
from bot.store import Choices, Chosen, Scope, Trouble
from bot.ticket import Forged
from locales import LANGUAGES, Language
from rules import Case, Edition
from rules.editions import NEWEST
from rules.vocabulary.play import Irregularity, Jurisdiction

FRAME = Case(Irregularity.CARD_COUNT)
LANGUAGES_OR_NONE: Final[tuple[Language | None, ...]] = (None, "pl", "no")


def test_a_language_is_said_to_hold_by_whose_choice_it_is() -> None:
    """The origins follow the same order as the choices themselves, for every combination."""
    for user, channel, server in product(LANGUAGES_OR_NONE, repeat=3):
        told = Chosen(
            user=Choices(language=user), channel=Choices(language=channel),
            server=Choices(language=server),
        )  # fmt: skip
        where = Where(public=told.public_language(None), language=told.private_language("en-US"))
        private, public = list(held(told, where, on_server=False))[:2]
        by = {Origin.USER: user, Origin.CHANNEL: channel, Origin.SERVER: server}
        assert private.value == (by.get(private.origin) or "en")
        assert public.value == (by.get(public.origin) or "en")


def test_an_edition_is_said_to_hold_by_whose_choice_it_is() -> None:
    for user, channel, server in product((None, *Edition), repeat=3):
        told = Chosen(
            user=Choices(edition=user), channel=Choices(edition=channel),
            server=Choices(edition=server),
        )  # fmt: skip
        shown = list(held(told, Where(edition=told.edition(NEWEST)), on_server=True))[2]
        by_edition = {Origin.USER: user, Origin.CHANNEL: channel, Origin.SERVER: server}
        assert shown.value == (by_edition.get(shown.origin) or NEWEST)


def test_a_switch_is_said_to_be_on_by_whose_choice_it_is() -> None:
    for user, channel, server in product((None, True, False), repeat=3):
        told = Chosen(
            user=Choices(playing_director=user),
            channel=Choices(playing_director=channel, log=channel),
            server=Choices(playing_director=server, log=server),
        )
        where = Where(playing=told.playing_director)
        *_, playing, log = held(told, where, on_server=True)
        switched = {Origin.USER: user, Origin.CHANNEL: channel, Origin.SERVER: server}
        assert playing.value == bool(switched.get(playing.origin, False))
        assert log.value == bool(switched.get(log.origin, False))


@pytest.mark.parametrize(
    ("argument", "values"),
    [
        (0, ["pl"]), (len(FIELDS) * 9, ["pl"]), (len(FIELDS), ["de"]), (len(FIELDS), []),
        (len(FIELDS), ["pl", "no"]), (len(FIELDS) + FIELDS.index("log"), ["on"]),
    ],
)  # fmt: skip
def test_a_choice_that_no_list_offers_is_refused(argument: int, values: list[str]) -> None:
    with pytest.raises(Forged):
        choice_of(argument, values)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scope", SCOPES)
def test_every_screen_of_the_settings_can_be_shown(language: Language, scope: Scope) -> None:
    controls = Controls(FRAME, language)
    choices = Choices(
        language="pl", edition=Edition.E2007, jurisdiction=Jurisdiction.OTHER,
        playing_director=True, log=None if scope is Scope.USER else True,
    )  # fmt: skip
    screens = [choices_screen(controls, scope, choices), forget_screen(controls, scope)]
    screens += [unavailable(controls, one, writing=True) for one in Trouble]
    for screen in screens:
        assert all(line for section in screen.sections for line in section.lines)
