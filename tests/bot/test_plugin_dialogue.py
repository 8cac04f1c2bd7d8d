"""The dialogue on Discord, end to end: buttons, lists, forms, restarts, and what goes wrong."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from bot.ticket import decode
from tests.bot.plugin_steps import BASIS, COMMAND, LABELS, PLUGIN, RULED, labels, menu, press
from tests.bot.simcord_harness import LOCALES, Desk, running


@pytest_asyncio.fixture
async def desk() -> AsyncIterator[Desk]:
    async with running(PLUGIN) as desk:
        await desk.sync()
        yield desk


@pytest.mark.parametrize("locale", LOCALES)
async def test_a_dialogue_by_buttons_comes_to_the_ruling(desk: Desk, locale: str) -> None:
    ada = desk.person("ada", locale)
    both, defender, yes, back, why, aloud, law = LABELS[locale]
    reply = await ada.slash(COMMAND, fault="omitted")
    replies = [reply]
    for label in (both, defender, yes):
        assert back in labels(reply)
        reply = await press(ada, reply, label)
        replies.append(reply)
        assert [sent.type for sent in reply.sent] == [7]
    assert BASIS[locale] in reply.texts[1]
    assert {back, why, aloud, law, "EN", "PL", "NO"} <= set(labels(reply))
    for one in replies:
        one.check()


@pytest.mark.parametrize("locale", LOCALES)
async def test_the_screens_beside_a_ruling_lead_back_to_it(desk: Desk, locale: str) -> None:
    ada = desk.person("ada", locale)
    ruling = await ada.slash(COMMAND, **RULED)
    *_, why, aloud, law = LABELS[locale]
    for label in (why, aloud, law):
        aside = await press(ada, ruling, label)
        assert aside.texts != ruling.texts
        home = await ada.press(aside, aside.custom_ids[0])
        assert home.texts == ruling.texts
        assert home.custom_ids == ruling.custom_ids
        aside.check()


@pytest.mark.parametrize("label", ["Why?", "Read aloud", "Law text"])
async def test_the_screens_beside_a_question_lead_back_to_it(desk: Desk, label: str) -> None:
    ada = desk.person("ada")
    question = await ada.slash(COMMAND, fault="omitted")
    aside = await press(ada, question, label)
    home = await press(ada, aside, "To the question")
    assert home.texts == question.texts


async def test_the_law_text_is_called_a_digest_of_ours(desk: Desk) -> None:
    ada = desk.person("ada")
    reply = await press(ada, await ada.slash(COMMAND, **RULED), "Law text")
    assert reply.texts[1].startswith("### Law 67B1(a), 2017 Laws – digest in our words")
    assert reply.texts[2].startswith("### Law 64A2, 2017 Laws – digest in our words")


async def test_what_is_read_aloud_names_no_law_and_no_number_of_tricks(desk: Desk) -> None:
    ada = desk.person("ada")
    reply = await press(ada, await ada.slash(COMMAND, **RULED), "Read aloud")
    assert "67" not in reply.texts[1]
    assert 2 <= len(reply.texts[1].splitlines()) <= 6


async def test_back_takes_the_last_answer_away(desk: Desk) -> None:
    ada = desk.person("ada")
    first = await ada.slash(COMMAND, fault="omitted")
    second = await press(ada, first, "Both sides")
    assert second.texts != first.texts
    assert (await press(ada, second, "Back")).texts == first.texts


@pytest.mark.parametrize("label", ["Why?", "Read aloud", "Law text", None])
async def test_the_language_changes_on_every_screen(desk: Desk, label: str | None) -> None:
    ada = desk.person("ada")
    english = await ada.slash(COMMAND, **RULED)
    if label:
        english = await press(ada, english, label)
    polish = await press(ada, english, "PL")
    norwegian = await press(ada, polish, "NO")
    again = await press(ada, norwegian, "EN")
    assert len({one.texts[0] + one.texts[1] for one in (english, polish, norwegian)}) == 3
    assert again.texts == english.texts


async def test_the_language_that_is_spoken_cannot_be_pressed(desk: Desk) -> None:
    reply = await desk.person("kari", "no").slash(COMMAND, **RULED)
    disabled = [one["label"] for one in reply.components if one.get("disabled")]
    assert disabled == ["NO"]


async def test_what_nobody_reported_can_be_reported(desk: Desk) -> None:
    ada = desk.person("ada")
    ruling = await ada.slash(COMMAND, **RULED)
    custom_id, values = menu(ruling)
    assert {"claimed", "late_attention", "existing_penalty_cards"} <= set(values)
    claimed = await ada.choose(ruling, custom_id, "claimed")
    assert "claimed" not in menu(claimed)[1]
    detail = await ada.choose(claimed, menu(claimed)[0], "late_attention")
    late = await press(ada, detail, "After the end of the round")
    assert "64B5" in late.texts[1]
    for one in (claimed, detail, late):
        one.check()


async def test_a_number_is_chosen_from_a_list_when_play_is_over(desk: Desk) -> None:
    ada = desk.person("ada")
    ruling = await ada.slash(COMMAND, **RULED)
    winner = await press(ada, ruling, "Play is over")
    assert "Which hand won" in winner.texts[0]
    number = await press(ada, winner, "The other side")
    custom_id, values = menu(number)
    assert values == [*map(str, range(13)), "unknown"]
    settled = await ada.choose(number, custom_id, "0")
    assert "64B1" in settled.texts[1]
    assert "Play is over" not in labels(settled)
    settled.check()


async def test_what_nobody_knows_shows_both_ways(desk: Desk) -> None:
    ada = desk.person("ada")
    asked = await ada.slash(COMMAND, **{**RULED, "holds-suit": "unknown"})
    assert any("‘Yes’" in one for one in asked.texts)
    assert any("‘No’" in one for one in asked.texts)
    assert "Not known" not in labels(asked)
    assert "67B1(b)" in (await press(ada, asked, "No")).texts[1]
    asked.check()


async def test_the_choice_of_a_player_is_a_row_of_buttons(desk: Desk) -> None:
    ada = desk.person("ada")
    given = {**RULED, "played-on": "offending_side"}
    ruling = await ada.slash(COMMAND, **given)
    assert "Lowest card of the suit led" in labels(ruling)
    chosen = await press(ada, ruling, "Lowest card of the suit led")
    told = decode(chosen.custom_ids[-1]).case.answers
    assert told["declarer_option"] == "LOWEST"
    for one in (ruling, chosen):
        one.check()


@pytest.mark.parametrize("locale", LOCALES)
async def test_what_no_question_asks_is_told_out_of_the_list(desk: Desk, locale: str) -> None:
    ada = desk.person("ada", locale)
    led = {"offender": "declarer", "accepted": "not_accepted", "turn-was": "dummy"}
    ruling = await ada.slash("lead-out-of-turn", **led)
    custom_id, offered = menu(ruling)
    assert {"could_have_known", "trick_no", "used_information"} <= set(offered)
    question = await ada.choose(ruling, custom_id, "used_information")
    after = await ada.press(question, question.custom_ids[0])
    for one in (ruling, question, after):
        one.check()
    assert "55C" in after.texts[1]
    assert decode(after.custom_ids[-1]).case.answers["used_information"] is True
