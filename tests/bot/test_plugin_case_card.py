"""The case card on Discord: an id under every ruling, opened by anybody, and one answer changed."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from bot import case_id, dialogue
from bot.case_id import id_of
from bot.plugin.case_card import OF_EDITION, OF_UNKNOWN
from bot.plugin.controls import Do
from bot.plugin.models import Menu, Screen
from bot.plugin.replies import reply
from bot.ticket import BASE, Forged, Ticket, TooLong, decode, encode
from bot.wording import words
from locales import LANGUAGES, Language, language_for
from tests.bot.plugin_steps import BASIS, COMMAND, PLUGIN, RULED, menu, press
from tests.bot.simcord_harness import LOCALES, Desk, Reply, running
from tests.bot.simcord_places import alone, followed_up
from tests.bot.test_case_id import OMITTED, cases, too_long

FORK = {"en-US": "Change one answer", "pl": "Zmień jedną odpowiedź", "no": "Endre ett svar"}
RULED_CASE = OMITTED


@pytest_asyncio.fixture
async def desk() -> AsyncIterator[Desk]:
    async with running(PLUGIN) as desk:
        await desk.sync()
        yield desk


def id_under(ruling: Reply) -> str:
    """The id that stands between backticks."""
    (line,) = (line for one in ruling.texts for line in one.splitlines() if "`" in line)
    return line.split("`")[1]


@pytest.mark.parametrize("locale", LOCALES)
async def test_the_id_under_a_ruling_opens_it_for_anybody_also_after_a_restart(
    desk: Desk, locale: str
) -> None:
    ruling = await desk.person("ada").slash(COMMAND, **RULED)
    await desk.restart()
    opened = await desk.person("other", locale).slash("case", id=id_under(ruling).lower())
    assert BASIS[locale] in opened.texts[1]
    assert decode(opened.custom_ids[-1]).case == decode(ruling.custom_ids[-1]).case
    assert id_under(opened) == id_under(ruling)
    assert opened.standing().ephemeral
    opened.check()


async def test_a_public_ruling_has_the_id_of_its_case(desk: Desk) -> None:
    ada = desk.person("ada")
    ruling = await ada.slash(COMMAND, **RULED)
    preview = await press(ada, ruling, "Publish")
    public = followed_up(await press(ada, preview, "Post it to the channel"))
    assert id_under(public) == id_under(ruling)


@pytest.mark.parametrize("locale", LOCALES)
async def test_what_is_no_id_is_said_in_a_private_conversation_too(desk: Desk, locale: str) -> None:
    kari = alone(desk, "kari", locale)
    said = words(language_for(locale))
    refused = await kari.slash("case", id="12345-@everyone-`67890`")
    assert said.text("case-mistyped") in refused.texts
    assert not refused.custom_ids
    refused.check()
    opened = await kari.slash("case", id=id_of(RULED_CASE))
    assert BASIS[locale] in opened.texts[1]
    opened.check()


@pytest.mark.parametrize("locale", LOCALES)
async def test_an_id_of_another_version_says_what_happened(
    desk: Desk, locale: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(case_id.codes, "VERSION", "3")
    later = id_of(RULED_CASE)
    monkeypatch.undo()
    refused = await desk.person("ada", locale).slash("case", id=later)
    assert words(language_for(locale)).text("case-outdated") in refused.texts
    refused.check()


@pytest.mark.parametrize("locale", LOCALES)
async def test_one_answer_is_changed_and_the_difference_shown(desk: Desk, locale: str) -> None:
    ada = desk.person("ada", locale)
    said = words(language_for(locale))
    opened = await ada.slash("case", id=id_of(RULED_CASE))
    fork = await press(ada, opened, FORK[locale])
    custom_id, values = menu(fork)
    assert values == [*RULED_CASE.answers, "edition"]
    into = await ada.choose(fork, custom_id, "holds_suit_led")
    into_id, others = menu(into)
    assert others == ["no", "unknown"]
    different = await ada.choose(into, into_id, "no")
    shown = "\n".join(different.texts)
    for head in ("difference-gone", "difference-new"):
        assert f"### {said.text(head)}" in shown
    assert "67B1" in shown
    on = await press(ada, different, said.text("fork-on"))
    assert decode(on.custom_ids[-1]).case.answers["holds_suit_led"] is False
    for one in (fork, into, different, on):
        one.check()


async def test_the_difference_is_read_in_another_language_and_leads_back(desk: Desk) -> None:
    ada = desk.person("ada")
    opened = await ada.slash("case", id=id_of(RULED_CASE))
    fork = await press(ada, opened, "Change one answer")
    into = await ada.choose(fork, menu(fork)[0], "edition")
    english = await ada.choose(into, menu(into)[0], "1997")
    polish = await press(ada, english, "PL")
    assert "Dochodzi" in "\n".join(polish.texts)
    assert (await press(ada, polish, "EN")).texts == english.texts
    home = await press(ada, english, "Back to the first case")
    assert home.texts == opened.texts


@pytest.mark.parametrize("locale", LOCALES)
async def test_two_ids_are_compared(desk: Desk, locale: str) -> None:
    ada = desk.person("ada", locale)
    other = dialogue.changed(RULED_CASE, "holds_suit_led", value=False)
    both: dict[str, object] = {"id": id_of(RULED_CASE), "compare-with": id_of(other)}
    compared = await ada.slash("case", **both)
    said = words(language_for(locale))
    assert f"## {said.text('difference-title')}" == compared.texts[0]
    second = await press(ada, compared, said.text("difference-second"))
    assert id_under(second) == id_of(other)
    alike = await ada.slash("case", **{**both, "compare-with": id_of(RULED_CASE)})
    assert said.text("difference-nothing") in alike.texts
    for one in (compared, second, alike):
        one.check()


def buttons(screen: Screen) -> list[Ticket]:
    rows = [row for row in screen.rows if not isinstance(row, Menu)]
    return [decode(one.custom_id) for row in rows for one in row]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_other_answer_of_many_cases_has_a_screen(language: Language) -> None:
    """Each one fits, says something, and its button for a language makes the same screen again."""
    for case in cases():
        for place, key in enumerate((*case.answers, "edition")):
            at = OF_EDITION if key == "edition" else place
            listed = reply(Ticket(case, Do.FORK_FACT, language), (key,))
            assert isinstance(listed, Screen)
            for row in listed.rows:
                for raw, _ in row.options if isinstance(row, Menu) else ():
                    shown = reply(Ticket(case, Do.FORK_VALUE, language, at), (raw,))
                    assert isinstance(shown, Screen)
                    assert len(shown.sections) >= 1
                    again = [one for one in buttons(shown) if one.language == language]
                    same = next(one for one in again if one.action == Do.COMPARE)
                    assert reply(same) == shown


def test_a_changed_case_that_needs_another_answer_asks_for_it() -> None:
    case = RULED_CASE.answered("phase", "play")
    shown = reply(Ticket(case, Do.FORK_VALUE, "en", 0), ("misplaced_played_card",))
    assert isinstance(shown, Screen)
    assert any("not two rulings" in line for one in shown.sections for line in one.lines)


@pytest.mark.parametrize(
    ("action", "argument", "chosen"),
    [
        (Do.FORK_FACT, 0, ("cards",)),
        (Do.FORK_FACT, 0, ()),
        (Do.FORK_VALUE, 40, ("no",)),
        (Do.FORK_VALUE, 0, ("nonsense",)),
        (Do.COMPARE, 40 * BASE, ()),
        (Do.COMPARE, OF_UNKNOWN - 1, ()),
        (Do.COMPARE, OF_EDITION * BASE + 9, ()),
    ],
)
def test_what_no_list_offers_is_refused(action: Do, argument: int, chosen: tuple[str, ...]) -> None:
    with pytest.raises(Forged):
        reply(decode(encode(RULED_CASE, action, "en", argument)), chosen)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_case_too_long_for_an_id_is_one_for_the_store(language: Language) -> None:
    case = too_long()
    with pytest.raises(TooLong):
        id_of(case)
    shown = reply(Ticket(case, Do.SHOW, language))
    assert isinstance(shown, Screen)


def test_the_difference_names_the_tricks() -> None:
    place = tuple(RULED_CASE.answers).index("next_trick_played_by")
    shown = reply(Ticket(RULED_CASE, Do.FORK_VALUE, "en", place), ("none",))
    assert isinstance(shown, Screen)
    lines = [line for one in shown.sections for line in one.lines]
    assert "Tricks that change sides: from at most one trick to no tricks." in lines
