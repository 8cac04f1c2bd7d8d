"""Measures and writes docs/performance.md: ``python -m tools.bench``. Only ratios are written."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import click

from rules import EDITIONS
from rules.editions import NEWEST
from tools.bench_core import ASKED_OF_ZEN, Compared, compare, leaves
from tools.bench_dearest import part as dearest_part
from tools.bench_discord import Replies, run
from tools.bench_start import BARE, CASE, NOTHING, OURS, RULE, Start, start
from tools.mutants import ROOT

REPORT = ROOT / "docs" / "performance.md"
CORE_TARGET = 0.1
REPLY_TARGET = 2.0
INTRODUCTION = """\
# Performance

Written by `make bench`. Every figure is a ratio of two medians that were measured in the same run
on the same machine, so that it means something on another one.

Elsewhere: [all commands over HTTP, mixed](load.md), first and again, with the memory of the
process (`make load`); [settings of 100,000 servers, a log of a million rulings](load-store.md)
(`python -m tools.load_store`).
"""
CORE = """\
## The core beside zen-engine

{rows} leaves of Law 67 in all editions, with at most one report each, are one decision table with
{facts} facts; the columns that it gives are what a ruling orders. Some {asked} leaves, evenly over
the table, were put to both, and the rulings are the same. The core walks the Law anew for each case
and builds its frozen classes; nothing is kept between calls.
"""
CORE_NOTE = """\
zen-engine can be used in two ways. As in its quickstart the decision is made from its JSON and then
evaluated. Given to the engine's own loader the same JSON is compiled beforehand, and a call takes a
small part of that time: less than our walk, which also says why, what it rests on and what to ask
next. Both ways are held against the target.
"""
REPLY = """\
## A slash command, payload in to payload out

The extension, a constant LayoutView and a plain word answer interactions in one process through
discord.py, with the network cut off after the library. The constant view has the components and
the characters of our own reply: {components:.1f} and {characters:.0f} on average ({theirs:.1f} and
{their_characters:.0f} in the constant one), in three languages. The screens shown last, whoever saw
them, are remembered: a reply is measured both ways. Made anew, the case is ruled and the screen put
together; lines, names and rows of buttons that were worded before are taken from memory.
"""
START = """\
## Start-up

Medians of five processes. The client is started up to the point where it would connect.
"""


def table(rows: Sequence[tuple[str, float, float | None]], *, at_least: bool = False) -> str:
    """What was compared, the ratio, and whether a target, if there is one, was reached."""
    bound = "at least" if at_least else "at most"
    lines = ["| Compared | Ratio | Target | Reached |", "|---|---:|---:|---|"]
    for what, ratio, target in rows:
        aim = "" if target is None else f"{bound} {target:g}"
        within = target is None or (ratio >= target if at_least else ratio <= target)
        reached = "" if target is None else ("yes" if within else "**no**")
        lines.append(f"| {what} | {ratio:.3g} | {aim} | {reached} |")
    return "\n".join(lines) + "\n"


def core_part(all_editions: Compared, newest: Compared) -> str:
    """The core beside zen-engine."""
    text = CORE.format(rows=all_editions.rows, facts=all_editions.facts, asked=ASKED_OF_ZEN)
    core = all_editions.core
    rows: list[tuple[str, float, float | None]] = [
        ("core / zen-engine, decision made from JSON", core / all_editions.zen, CORE_TARGET),
        (
            f"the same for {NEWEST.value} alone, {newest.rows} leaves",
            newest.core / newest.zen,
            CORE_TARGET,
        ),
        (
            "core / zen-engine, table compiled beforehand",
            core / all_editions.zen_loaded,
            CORE_TARGET,
        ),
        (
            "core, every leaf in turn / core, the leaves compared",
            all_editions.core_all / core,
            None,
        ),
        ("JSON in, JSON out / core alone", all_editions.json_model / core, None),
    ]
    return f"{text}\n{table(rows)}\n{CORE_NOTE}"


def reply_part(replies: Replies) -> str:
    """The slash command beside a constant view and a plain word."""
    text = REPLY.format(
        components=replies.components[0],
        theirs=replies.components[1],
        characters=replies.characters[0],
        their_characters=replies.characters[1],
    )
    rows: list[tuple[str, float, float | None]] = [
        (
            "our reply, made anew / constant LayoutView",
            replies.ours / replies.layout,
            REPLY_TARGET,
        ),
        (
            "our reply, screen remembered / constant LayoutView",
            replies.again / replies.layout,
            REPLY_TARGET,
        ),
        ("our reply, made anew / plain word", replies.ours / replies.pong, None),
        ("constant LayoutView / plain word", replies.layout / replies.pong, None),
    ]
    return f"{text}\n{table(rows)}"


def start_part(rule: Start, nothing: Start, ours: Start, bare: Start) -> str:
    """The terminal beside an empty interpreter, our client beside a bare one."""
    rows: list[tuple[str, float, float | None]] = [
        ("director rule / an empty interpreter, time", rule.seconds / nothing.seconds, None),
        ("director rule / an empty interpreter, memory", rule.memory / nothing.memory, None),
        ("Discord client / bare discord.py client, time", ours.seconds / bare.seconds, None),
        ("Discord client / bare discord.py client, memory", ours.memory / bare.memory, None),
    ]
    return f"{START}\n{table(rows)}"


def quick() -> Compared:
    """The newest edition, few leaves asked: what a test can afford."""
    return compare(leaves([NEWEST]), asked=10, rounds=2)


def alone(measure: Callable[[], Replies]) -> Replies:
    """Measure in a process of its own, where no decision tables fill the memory."""
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as process:
        return process.submit(measure).result()


@click.command()
@click.option("--quick", "only_quick", is_flag=True, help="Only the core, on few leaves; print it.")
@click.option("--out", type=click.Path(path_type=Path), default=REPORT, help="Where to write.")
def main(only_quick: bool, out: Path) -> None:
    """Measure everything and write the ratios."""
    if only_quick:
        found = quick()
        click.echo(f"core / zen-engine, decision made from JSON: {found.core_all / found.zen:.3g}")
        click.echo(f"core / zen-engine, compiled: {found.core_all / found.zen_loaded:.3g}")
        return
    parts = [
        INTRODUCTION,
        core_part(compare(leaves(EDITIONS)), compare(leaves([NEWEST]))),
        dearest_part(),
        reply_part(alone(run)),
        start_part(start(RULE, CASE), start(NOTHING), start(OURS), start(BARE)),
    ]
    out.write_text("\n".join(parts), encoding="utf-8")
    click.echo(out.read_text(encoding="utf-8"))


if __name__ == "__main__":
    main()
