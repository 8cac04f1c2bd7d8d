"""Settings: what was chosen is kept, what was not stays open, and which choice goes first."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.store import Address, Choices, Chosen, Place, Store, Target, open_store
from rules import Edition
from rules.vocabulary.play import Jurisdiction

SERVER, CHANNEL, USER = Target.of_server(3), Target.channel(2, 3), Target.user(1)
PLACE = Place(user=1, channel=2, server=3)
BIG = 2**63 - 1


async def test_nothing_is_chosen_at_first(store: Store) -> None:
    assert await store.chosen(PLACE) == Chosen()
    assert await store.choices(SERVER) == Choices()
    assert await store.chosen(Place()) == Chosen()


async def test_a_change_leaves_the_other_choices_alone(store: Store) -> None:
    await store.choose(SERVER, language="pl", log=True)
    now = await store.choose(SERVER, edition=Edition.E2007, jurisdiction=Jurisdiction.PZBS)
    assert now == Choices(
        language="pl", edition=Edition.E2007, jurisdiction=Jurisdiction.PZBS, log=True
    )
    assert now == await store.choices(SERVER)
    assert await store.choose(SERVER, language=None, log=False) == Choices(
        edition=Edition.E2007, jurisdiction=Jurisdiction.PZBS, log=False
    )


async def test_user_channel_and_server_have_settings_of_their_own(store: Store) -> None:
    same = Place(user=BIG, channel=BIG, server=BIG)
    await store.choose(Target.user(BIG), language="no", playing_director=True)
    await store.choose(Target.channel(BIG, BIG), language="pl")
    await store.choose(Target.of_server(BIG), language="en", edition=Edition.E1997)
    told = await store.chosen(same)
    assert (told.user.language, told.channel.language, told.server.language) == ("no", "pl", "en")
    assert told.trouble is None
    assert await store.chosen(Place(user=BIG)) == Chosen(user=told.user)
    assert await store.chosen(Place(channel=BIG)) == Chosen()


async def test_two_changes_at_once_are_both_kept(store: Store) -> None:
    await asyncio.gather(
        store.choose(SERVER, language="pl"), store.choose(SERVER, edition=Edition.E1997),
        store.choose(SERVER, log=True), store.choose(SERVER, playing_director=False),
    )  # fmt: skip
    assert await store.choices(SERVER) == Choices(
        language="pl", edition=Edition.E1997, log=True, playing_director=False
    )


async def test_a_change_is_seen_at_once_and_after_a_restart(store: Store, address: Address) -> None:
    await store.chosen(PLACE)
    await store.choose(CHANNEL, language="no")
    assert (await store.chosen(PLACE)).channel.language == "no"
    other = open_store(address, limit=10)
    assert (await other.chosen(PLACE)).channel.language == "no"
    await other.close()


async def test_settings_can_be_forgotten(store: Store) -> None:
    await store.choose(USER, language="pl")
    assert await store.forget(USER)
    assert not await store.forget(USER)
    assert await store.chosen(PLACE) == Chosen()


@pytest.mark.parametrize(
    ("target", "changes"),
    [
        (SERVER, {"language": "de"}),
        (SERVER, {"edition": "2027"}),
        (SERVER, {"jurisdiction": True}),
        (SERVER, {"log": "yes"}),
        (SERVER, {"name": "Ann"}),
        (USER, {"log": True}),
    ],
)
async def test_what_nobody_can_choose_is_refused(
    store: Store, target: Target, changes: dict[str, Any]
) -> None:
    with pytest.raises(ValueError, match="cannot choose"):
        await store.choose(target, **changes)
    assert await store.choices(target) == Choices()


@pytest.mark.parametrize("number", [-1, 2**63])
def test_what_is_no_id_is_refused(number: int) -> None:
    with pytest.raises(ValueError, match="is no id"):
        Target.user(number)


def chosen(
    user: Choices | None = None, channel: Choices | None = None, server: Choices | None = None
) -> Chosen:
    none = Choices()
    return Chosen(user=user or none, channel=channel or none, server=server or none)


def test_a_private_reply_is_in_the_readers_own_language() -> None:
    pl, no = Choices(language="pl"), Choices(language="no")
    assert chosen(pl, no, no).private_language("en-US") == "pl"
    assert chosen(None, no, no).private_language("pl") == "pl"
    assert chosen().private_language("de") == "en"


def test_a_public_reply_is_in_the_channels_else_the_servers_language() -> None:
    pl, no = Choices(language="pl"), Choices(language="no")
    assert chosen(pl, no, pl).public_language("en-US") == "no"
    assert chosen(pl, None, no).public_language("en-US") == "no"
    assert chosen(pl).public_language("nb") == "no"
    assert chosen(pl).public_language(None) == "en"


def test_the_club_goes_before_the_person_in_edition_and_federation() -> None:
    old, new = Choices(edition=Edition.E1997), Choices(edition=Edition.E2007)
    assert chosen(old, new, old).edition(Edition.E2017) is Edition.E2007
    assert chosen(old, None, new).edition(Edition.E2017) is Edition.E2007
    assert chosen(old).edition(Edition.E2017) is Edition.E1997
    assert chosen().edition(Edition.E2017) is Edition.E2017
    ebu, nbf = Choices(jurisdiction=Jurisdiction.EBU), Choices(jurisdiction=Jurisdiction.NBF)
    assert chosen(ebu, None, nbf).jurisdiction(Jurisdiction.WBF) is Jurisdiction.NBF
    assert chosen(ebu).jurisdiction(Jurisdiction.WBF) is Jurisdiction.EBU
    assert chosen().jurisdiction(Jurisdiction.WBF) is Jurisdiction.WBF


def test_the_playing_director_decides_for_private_replies_and_the_channel_for_public_ones() -> None:
    on, off = Choices(playing_director=True), Choices(playing_director=False)
    assert chosen(on, off, off).playing_director
    assert not chosen(off, on, on).playing_director
    assert chosen(None, None, on).playing_director
    assert not chosen().playing_director
    assert not chosen(on, off, on).public_playing_director
    assert chosen(off, None, on).public_playing_director


def test_a_channel_may_differ_from_its_server_about_the_log() -> None:
    on, off = Choices(log=True), Choices(log=False)
    assert not chosen(on).logged
    assert chosen(None, None, on).logged
    assert not chosen(None, off, on).logged
    assert chosen(None, on, off).logged
