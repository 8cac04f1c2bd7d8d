"""Each rule for commands refuses what it is for, and lets a good registration pass."""

from typing import Any

import pytest

from .commands import command_faults, whole_length

Json = dict[str, Any]


def command(**more: object) -> Json:
    base: Json = {
        "type": 1,
        "name": "trick",
        "name_localizations": {"pl": "lewa", "no": "stikk"},
        "description": "A defective trick",
        "description_localizations": {"pl": "Wadliwa lewa", "no": "Et defekt stikk"},
        "contexts": [0, 1],
        "integration_types": [0],
    }
    return base | more


def option(name: str = "seat", kind: int = 3, **more: object) -> Json:
    return {"type": kind, "name": name, "description": "Which seat", **more}


def choice(name: str = "East", value: object = "E", **more: object) -> Json:
    return {"name": name, "value": value, **more}


def with_options(*options: Json) -> list[Json]:
    return [command(options=list(options))]


def with_choices(*choices: Json, **more: Any) -> list[Json]:
    return with_options(option(choices=list(choices), **more))


def named(name: str) -> list[Json]:
    return [command(name=name, name_localizations={})]


GOOD: dict[str, list[Json]] = {
    "a command": [command()],
    "letters of the three languages": [
        *named("dni-robocze"),
        command(name="år", name_localizations={"pl": "miesiąc"}),
    ],
    "required first": with_options(option(required=True), option("trick", 4)),
    "a localised name equal to its own default": with_options(
        option("kart", name_localizations={"no": "kart"})
    ),
    "a group": with_options(option("law", 2, options=[option("ask", 1, options=[option()])])),
    "choices": with_choices(choice(), choice("West", "W")),
    "a context menu": [
        {"type": 3, "name": "Read Aloud", "contexts": [0], "integration_types": [0]}
    ],
    "both Englishes": [command(name_localizations={"en-US": "trick", "en-GB": "trick"})],
}

BAD: dict[str, tuple[list[Json], str]] = {
    "a capital": (named("Trick"), "lower case"),
    "a space": (named("a trick"), "forbidden characters ' '"),
    "a decomposed letter": (named("e\u0301"), "composed form"),
    "a line end": (named("trick\n"), "forbidden"),
    "a long name": (named("x" * 33), "33 characters"),
    "no name": (named(""), "0 characters"),
    "a bad name in Polish": ([command(name_localizations={"pl": "Lewa"})], "(pl)"),
    "an unknown locale": ([command(name_localizations={"nb": "stikk"})], "no locale 'nb'"),
    "half of English": ([command(name_localizations={"en-GB": "trick"})], "one English"),
    "no description": ([command(description="")], "/description (default): 0"),
    "a long description in Norwegian": (
        [command(description_localizations={"no": "x" * 101})],
        "/description (no): 101",
    ),
    "contexts left open": ([command(contexts=None)], "/contexts: not set"),
    "installs left open": ([command(integration_types=None)], "/integration_types: not set"),
    "two commands of one name": ([command(), command(name_localizations={})], "'trick'"),
    "two commands of one Polish name": (
        [command(), command(name="law", name_localizations={"pl": "lewa"})],
        "(pl): two are named 'lewa'",
    ),
    "a default name shown by a neighbour": (
        with_options(
            option("seat", name_localizations={"no": "kort"}),
            option("kort", name_localizations={"no": "kortet"}),
        ),
        "default name of a neighbour",
    ),
    "required last": (
        with_options(option(), option("trick", 4, required=True)),
        "after an optional",
    ),
    "26 options": (with_options(*[option(f"o{n}") for n in range(26)]), "26, at most 25"),
    "26 choices": (
        with_choices(*[choice(str(n), str(n)) for n in range(26)]),
        "26, at most 25",
    ),
    "choices of one name": (with_choices(choice(), choice(value="W")), "two are named 'East'"),
    "choices of one value": (with_choices(choice(), choice("West")), "value 'E' twice"),
    "choices of one name in Polish": (
        with_choices(
            choice(name_localizations={"pl": "E"}),
            choice("West", "W", name_localizations={"pl": "E"}),
        ),
        "(pl): two are named 'E'",
    ),
    "a long choice": (with_choices(choice("x" * 101)), "101 characters"),
    "a long value": (with_choices(choice(value="x" * 101)), "/value: more than 100"),
    "a huge value": (with_choices(choice(value=2**53 + 1)), "beyond 2**53"),
    "choices and autocomplete": (with_choices(choice(), autocomplete=True), "both choices and"),
    "min above max": (with_options(option(kind=4, min_value=13, max_value=1)), "min_value 13"),
    "too deep": (
        with_options(option("a", 2, options=[option("b", 2, options=[option("c", 1)])])),
        "deeper",
    ),
    "an empty group": (with_options(option("a", 2)), "subcommands and nothing else"),
    "values beside subcommands": (with_options(option(), option("b", 1)), "side by side"),
    "a subcommand of a subcommand": (
        with_options(option("a", 1, options=[option("b", 1)])),
        "no further subcommand",
    ),
    "16 menus": (
        [
            {"type": 2, "name": f"M{n}", "contexts": [0], "integration_types": [0]}
            for n in range(16)
        ],
        "at most 15",
    ),
    "a described menu": ([command(type=3)], "neither description nor options"),
}


@pytest.mark.parametrize("payload", GOOD.values(), ids=GOOD.keys())
def test_a_good_registration_has_no_fault(payload: list[Json]) -> None:
    assert command_faults(payload) == []


@pytest.mark.parametrize(("payload", "reason"), BAD.values(), ids=BAD.keys())
def test_a_bad_registration_has_the_fault_that_it_was_given(
    payload: list[Json], reason: str
) -> None:
    assert any(reason in fault for fault in command_faults(payload))


def test_only_the_longest_variant_of_each_text_counts() -> None:
    both = command(name_localizations={"pl": "x" * 10, "no": "y" * 9}, options=[option()])
    texts = 10 + len("A defective trick") + len("seat") + len("Which seat")
    assert whole_length(both) == texts


def test_a_command_of_more_than_8000_characters_is_refused() -> None:
    choices = [choice(f"{n:02}" + "x" * 98, f"{n:02}" + "y" * 98) for n in range(25)]
    options = [option(f"o{n}", choices=choices) for n in range(2)]
    assert any("at most 8000" in fault for fault in command_faults(with_options(*options)))
