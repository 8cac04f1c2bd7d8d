"""What a ruling on Discord has for the players: their sheet, and who may know what."""

import re
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from bot.plugin.controls import Do
from bot.plugin.models import Screen
from bot.plugin.replies import reply
from bot.ticket import Forged, Ticket
from bot.wording import words
from locales import LANGUAGES, Language, language_for
from rules import Case, Edition
from rules.vocabulary.play import Irregularity
from tests.bot.plugin_steps import COMMAND, PLUGIN, RULED, press
from tests.bot.simcord_harness import LOCALES, Desk, running
from tests.bot.test_case_id import OMITTED, cases
from tests.bot.test_wording import CONDITION

NUMBER_OF_A_LAW = re.compile(
    r"\b(?:Laws?|przepis\w*|paragraf\w*) \d|§|\b\d\d[A-G]\d?\b|1997|2007|2017"
)


@pytest_asyncio.fixture
async def desk() -> AsyncIterator[Desk]:
    async with running(PLUGIN) as desk:
        await desk.sync()
        yield desk


@pytest.mark.parametrize("label", ["sheet", "sheet-who"])
@pytest.mark.parametrize("locale", LOCALES)
async def test_the_screens_for_players_lead_back_to_the_ruling_after_a_restart(
    desk: Desk, locale: str, label: str
) -> None:
    said = words(language_for(locale))
    ada = desk.person("ada", locale)
    ruling = await ada.slash(COMMAND, **RULED)
    shown = await press(ada, ruling, said.text(label))
    await desk.restart()
    home = await press(ada, shown, said.text("discord-return"))
    assert home.texts == ruling.texts
    assert home.custom_ids == ruling.custom_ids
    shown.check()


def shown(case: Case, action: Do, language: Language) -> str:
    screen = reply(Ticket(case, action, language))
    assert isinstance(screen, Screen)
    return "\n".join((screen.title, *(one.text for one in screen.sections)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_players_sheet_has_no_number_of_a_law(language: Language) -> None:
    for case in (OMITTED, *cases()):
        assert not NUMBER_OF_A_LAW.findall(shown(case, Do.SHEET, language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_players_sheet_promises_no_tricks_before_the_play_is_over(language: Language) -> None:
    one = words(language).text("tricks-count", {"n": 1})
    assert one in shown(OMITTED, Do.SHOW, language).lower()
    told = [line for line in shown(OMITTED, Do.SHEET, language).lower().splitlines() if one in line]
    assert all(re.search(CONDITION[language], line) for line in told), told


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_may_know_what_is_said_also_where_nothing_special_holds(language: Language) -> None:
    nothing = words(language).text("sheet-nothing-to-know")
    found = {nothing in shown(one, Do.WHO, language) for one in (OMITTED, *cases())}
    assert found == {True, False}


@pytest.mark.parametrize("action", [Do.SHEET, Do.WHO])
def test_there_is_nothing_for_the_players_before_a_ruling(action: Do) -> None:
    with pytest.raises(Forged):
        reply(Ticket(Case(Irregularity.REVOKE, Edition.E2017), action, "en"))
