"""Long cases are published and written into forms like others: their tickets refer to the store."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.plugin.controls import Controls, Do
from bot.store import Trouble
from bot.ticket import argument_of, decode, referred
from bot.wording import words
from locales import language_for
from tests.bot.plugin_steps import PLUGIN, labels
from tests.bot.simcord_harness import LOCALES, Desk, Reply, running
from tests.bot.simcord_places import followed_up, in_channel, standing
from tests.bot.test_kept_cases import LONG, away, control_of, short_id, text_of
from tests.bot.test_kept_cases_terminal import penalty_cards
from tests.bot.test_store_away import Failing


@pytest_asyncio.fixture
async def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Desk]:
    monkeypatch.setenv("DIRECTOR_DATA_DIR", str(tmp_path))
    async with running(PLUGIN) as desk:
        await desk.sync()
        yield desk


def confirming(preview: Reply) -> str:
    """The button that posts the ruling of a long case."""
    return next(one for one in preview.custom_ids if decode(one, penalty_cards()).action == Do.POST)


@pytest.mark.parametrize("locale", LOCALES)
async def test_a_long_case_is_published_read_by_others_and_withdrawn(
    desk: Desk, locale: str
) -> None:
    said = words(language_for(locale))
    ada, other = desk.person("ada", locale), desk.person("other", "pl")
    ruled = await ada.slash("penalty-card", **LONG)
    preview = await ada.press(ruled, control_of(ruled, Do.PUBLISH))
    preview.check()
    sent = await ada.press(preview, confirming(preview))
    for one in sent.sent:
        one.check()
    public = followed_up(sent)
    assert in_channel(desk) == 1
    assert {referred(one) for one in public.custom_ids} == {short_id(ruled).lower()}
    await desk.restart()
    read = await other.press(public, labels(public)["NO"])
    assert read.standing().ephemeral
    assert words("no").text("steps-head") in text_of(read)
    gone = await ada.press(public, control_of(public, Do.WITHDRAW))
    assert words("en").text("withdrawn") in text_of(standing(gone))
    assert said.text("publish-done") in standing(sent).texts[0]


async def test_the_preview_of_a_long_case_is_refused_politely_while_the_database_is_away(
    desk: Desk,
) -> None:
    ada = desk.person("ada")
    ruled = await ada.slash("penalty-card", **LONG)
    preview = await ada.press(ruled, control_of(ruled, Do.PUBLISH))
    await away(desk, Failing(Trouble.AWAY))
    refused = await ada.press(preview, confirming(preview))
    assert words("en").text("case-store-away") in str([one.body for one in refused.sent])
    assert in_channel(desk) == 0


@pytest.mark.parametrize("locale", LOCALES)
async def test_cards_are_written_into_the_form_of_a_long_case(desk: Desk, locale: str) -> None:
    ada = desk.person("ada", locale)
    ruled = await ada.slash("penalty-card", **LONG)
    short = short_id(ruled).lower()
    write = Controls(penalty_cards(), language_for(locale), reference=short).ticket(
        Do.WRITE, argument_of("existing_penalty_cards")
    )
    form = await ada.forge(ruled, control_of(ruled, Do.LAW), write)
    assert form.modal is not None
    assert referred(str(form.modal["custom_id"])) == short
    await desk.restart()
    changed = await ada.submit(form, cards="♠4 ♠5")
    changed.check()
    assert words(language_for(locale)).text("steps-head") in text_of(changed)
    assert changed.texts != ruled.texts
