"""The measurements: the tables are right, and the core keeps its distance."""

from __future__ import annotations

import asyncio
import json

from tools.bench import quick, table
from tools.bench_core import decision_table, leaves
from tools.bench_discord import LAYOUT, OWN, Host, cases, characters, components, payloads


def test_the_core_needs_less_than_half_the_time_of_a_decision_read_from_json() -> None:
    """Half, because here the core runs under the coverage tracer; `make bench` wants a tenth."""
    found = quick()
    assert found.rows > 3000
    assert found.core_all < found.zen / 2


def test_the_decision_table_has_a_row_for_each_leaf_and_the_narrow_rows_first() -> None:
    found = leaves(["2017"], reports=0)
    content, facts = decision_table(found)
    node = next(one for one in content["nodes"] if one["id"] == "t")
    assert len(node["content"]["rules"]) == len(found)
    assert len(node["content"]["inputs"]) == facts
    told = [len(leaf.told) for leaf in found]
    assert told == sorted(told, reverse=True)


def test_the_constant_view_has_the_components_and_characters_of_our_own_reply() -> None:
    async def replies() -> tuple[list[str], list[str]]:
        async with Host() as host:
            await host.prepare()
            some = cases()[::9]
            own = await host.answer(payloads(OWN, some))
            host.constant = [json.loads(one)["data"] for one in own]
            return own, await host.answer(payloads(LAYOUT, [(locale, {}) for locale, _ in some]))

    own, constant = asyncio.run(replies())
    for one, other in zip(own, constant, strict=True):
        ours, theirs = json.loads(one)["data"], json.loads(other)["data"]
        assert components(ours) == components(theirs)
        assert characters(ours) == characters(theirs)


def test_a_target_that_is_missed_is_said_to_be_missed() -> None:
    text = table([("fast", 0.05, 0.1), ("slow", 3.0, 2.0), ("beside", 7.0, None)])
    assert "| fast | 0.05 | at most 0.1 | yes |" in text
    assert "| slow | 3 | at most 2 | **no** |" in text
    assert "| beside | 7 |  |  |" in text
    text = table([("enough", 0.5, 0.35), ("little", 0.2, 0.35)], at_least=True)
    assert "| enough | 0.5 | at least 0.35 | yes |" in text
    assert "| little | 0.2 | at least 0.35 | **no** |" in text
