"""Published rulings can be withdrawn; what is kept of a server goes, at once or some days later."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta

from bot.store import (
    Choices,
    Entry,
    Forgotten,
    Publication,
    Store,
    Target,
    Tidied,
    Which,
    publisher_mark,
)
from bot.store.tables import METADATA

NOON = datetime(2026, 5, 4, 12, tzinfo=UTC)
DAY = timedelta(days=1)
CASE = "dpc1:000W"
ANN, BOB = 71, 72


def publication(message: int = 9, server: int | None = 3, at: datetime = NOON) -> Publication:
    return Publication(
        message=message, channel=2, server=server, case=CASE,
        publisher=publisher_mark(message, ANN), at=at,
    )  # fmt: skip


async def settled(store: Store, server: int) -> None:
    """A server with something of every kind."""
    await store.choose(Target.of_server(server), log=True, language="pl")
    await store.choose(Target.channel(server + 50, server), language="no")
    await store.log(Entry(at=NOON, server=server, channel=2, case=CASE))
    await store.published(publication(server + 100, server))


async def test_a_publication_is_known_by_its_message_until_it_is_withdrawn(store: Store) -> None:
    assert await store.publication(9) is None
    await store.published(publication())
    await store.published(publication())
    assert await store.publication(9) == publication()
    assert sorted(await asyncio.gather(store.withdrawn(9), store.withdrawn(9))) == [False, True]
    assert await store.publication(9) is None


async def test_a_publication_tells_its_publisher_from_others_without_naming_anybody(
    store: Store,
) -> None:
    await store.published(publication(server=None))
    kept = await store.publication(9)
    assert kept is not None
    assert kept.is_by(ANN)
    assert not kept.is_by(BOB)
    assert str(ANN) not in kept.publisher
    assert publisher_mark(9, ANN) != publisher_mark(8, ANN)


async def test_one_call_deletes_everything_of_a_server_and_nothing_of_others(store: Store) -> None:
    await settled(store, 3)
    await settled(store, 4)
    await store.choose(Target.user(ANN), language="pl")
    assert await store.forget_server(3) == Forgotten(settings=2, entries=1, publications=1)
    assert not (await store.forget_server(3)).anything
    assert await store.servers() == {4}
    assert await store.choices(Target.of_server(3)) == Choices()
    assert await store.count(Which()) == 1
    assert (await store.choices(Target.user(ANN))).language == "pl"


async def test_a_server_that_was_left_keeps_its_data_for_some_days(store: Store) -> None:
    for server in (3, 4, 5):
        await settled(store, server)
        await store.server_left(server, NOON)
    await store.server_left(4, NOON + 9 * DAY)  # heard of again: the first time counts
    await store.server_joined(5)
    early = await store.tidy(left_before=NOON, published_before=NOON)
    assert early == Tidied()
    gone = await store.tidy(left_before=NOON + DAY, published_before=NOON)
    assert gone == Tidied(servers=(3, 4))
    assert await store.servers() == {5}
    assert await store.tidy(left_before=NOON + DAY, published_before=NOON) == Tidied()


async def test_old_publications_are_forgotten(store: Store) -> None:
    await store.published(publication(8, at=NOON - DAY))
    await store.published(publication(9, at=NOON))
    gone = await store.tidy(left_before=NOON, published_before=NOON)
    assert gone == Tidied(publications=1)
    assert await store.publication(8) is None
    assert await store.publication(9) is not None


async def test_the_commands_that_discord_knows_are_remembered(store: Store) -> None:
    assert await store.commands_digest(1) is None
    await store.remember_commands(1, "a" * 64)
    await store.remember_commands(1, "b" * 64)
    await store.remember_commands(2, "c" * 64)
    assert await store.commands_digest(1) == "b" * 64


def test_no_table_has_room_for_a_name_or_a_message() -> None:
    columns = {f"{table.name}.{one.name}" for table in METADATA.sorted_tables for one in table.c}
    assert columns == {
        *("settings.scope", "settings.id", "settings.server", "settings.language"),
        *("settings.edition", "settings.jurisdiction", "settings.playing_director", "settings.log"),
        *("log.number", "log.at", "log.server", "log.channel", "log.case_text"),
        *("cases.id", "cases.case_text", "departures.server", "departures.at"),
        *("publications.message", "publications.channel", "publications.server"),
        *("publications.case_text", "publications.publisher", "publications.at"),
        *("commands.application", "commands.digest"),
        *("claims.mark", "claims.holder", "claims.at"),
    }
