"""What Discord demands of registered commands beyond its schema, in every locale."""

import unicodedata
from collections.abc import Iterator

from .shape import Object, as_list, as_object, is_object, number, objects, repeated, text

# fmt: off
LOCALES = frozenset({
    "ar", "bg", "cs", "da", "de", "el", "en-GB", "en-US", "es-419", "es-ES", "fi", "fr", "he", "hi",
    "hr", "hu", "id", "it", "ja", "ko", "lt", "nl", "no", "pl", "pt-BR", "ro", "ru", "sv-SE", "th",
    "tr", "uk", "vi", "zh-CN", "zh-TW",
})
# fmt: on
CHAT_INPUT, SUBCOMMAND, GROUP = 1, 1, 2
MAX_NAME, MAX_DESCRIPTION, MAX_OPTIONS, MAX_CHOICES, MAX_CHOICE = 32, 100, 25, 25, 100
MAX_WHOLE = 8000
MAX_EACH = {1: 100, 2: 15, 3: 15}
MAX_INTEGER = 2**53
# Letters of these two scripts may carry marks that are not letters themselves.
MARKED = (range(0x0900, 0x0980), range(0x0E00, 0x0E80))


def command_faults(payload: object) -> list[str]:
    """All that Discord would refuse, or show wrongly, in a bulk registration of global commands."""
    commands = [command for command in as_list(payload) if is_object(command)]
    faults: list[str] = []
    for kind, most in MAX_EACH.items():
        same = [command for command in commands if number(command, "type", CHAT_INPUT) == kind]
        if len(same) > most:
            faults.append(f"/: {len(same)} commands of type {kind}, at most {most}")
        faults += sibling_faults(same, f"/type {kind}")
    for index, command in enumerate(commands):
        faults += _command(command, f"/{index}")
    return faults


def _command(command: Object, path: str) -> Iterator[str]:
    yield from _locales(command, path)
    for key in ("contexts", "integration_types"):
        if not as_list(command.get(key)):
            yield f"{path}/{key}: not set, and Discord's own default is not what it says"
    if (size := whole_length(command)) > MAX_WHOLE:
        yield f"{path}: {size} characters in all, at most {MAX_WHOLE}"
    if number(command, "type", CHAT_INPUT) == CHAT_INPUT:
        yield from _named(command, path)
        yield from _options(command, path, depth=0)
    elif text(command, "description") or objects(command, "options"):
        yield f"{path}: a context menu has neither description nor options"


def _named(node: Object, path: str) -> Iterator[str]:
    for locale, name in variants(node, "name"):
        if fault := name_fault(name):
            yield f"{path}/name ({locale}): {name!r} {fault}"
    for locale, description in variants(node, "description"):
        if not 1 <= len(description) <= MAX_DESCRIPTION:
            yield f"{path}/description ({locale}): {len(description)} characters, 1 to 100 allowed"


def name_fault(name: str) -> str:
    """What is wrong with the name of a slash command or option; empty if nothing is."""
    if not 1 <= len(name) <= MAX_NAME:
        return f"has {len(name)} characters, 1 to {MAX_NAME} allowed"
    if name != unicodedata.normalize("NFC", name):
        return "is not in composed form (NFC)"
    if name != name.lower():
        return "is not in lower case"
    wrong = "".join(character for character in name if not _allowed(character))
    return f"has forbidden characters {wrong!r}" if wrong else ""


def _allowed(character: str) -> bool:
    return (
        character in "-_'"
        or unicodedata.category(character)[0] in "LN"
        or any(ord(character) in script for script in MARKED)
    )


def variants(node: Object, key: str) -> list[tuple[str, str]]:
    """The default text and each localised one, as (locale or "default", text)."""
    localised = as_object(node.get(f"{key}_localizations"))
    return [
        ("default", text(node, key)),
        *((locale, str(one)) for locale, one in localised.items()),
    ]


def _locales(node: Object, path: str) -> Iterator[str]:
    for key in ("name_localizations", "description_localizations"):
        locales = set(as_object(node.get(key)))
        for unknown in sorted(locales - LOCALES):
            yield f"{path}/{key}: Discord has no locale {unknown!r}"
        if len(locales & {"en-US", "en-GB"}) == 1:
            yield f"{path}/{key}: one English without the other, so each falls back to it"


def sibling_faults(siblings: list[Object], path: str) -> list[str]:
    """Names that collide among the neighbours of one level, by default or in some locale.

    A localised name may equal its own default, but no neighbour's, whatever that one shows.
    """
    defaults = [text(one, "name") for one in siblings]
    faults = [f"{path}: two are named {name!r}" for name in repeated(defaults)]
    locales = {locale for one in siblings for locale in as_object(one.get("name_localizations"))}
    for locale in sorted(locales):
        shown = [dict(variants(one, "name")).get(locale) for one in siblings]
        seen = [name or default for name, default in zip(shown, defaults, strict=True)]
        faults += [f"{path} ({locale}): two are named {name!r}" for name in repeated(seen)]
        faults += [
            f"{path} ({locale}): {name!r} is the default name of a neighbour"
            for name, own in zip(shown, defaults, strict=True)
            if name and name != own and name in defaults and seen.count(name) == 1
        ]
    return faults


def _options(node: Object, path: str, depth: int) -> Iterator[str]:
    options = objects(node, "options")
    if len(options) > MAX_OPTIONS:
        yield f"{path}/options: {len(options)}, at most {MAX_OPTIONS}"
    yield from sibling_faults(options, f"{path}/options")
    yield from _order(options, f"{path}/options")
    for index, option in enumerate(options):
        here = f"{path}/options/{index}"
        yield from _locales(option, here)
        yield from _named(option, here)
        if number(option, "type") in (SUBCOMMAND, GROUP):
            yield from _nested(option, here, depth)
        else:
            yield from _choices(option, here)
            yield from _ranges(option, here)


def _nested(option: Object, path: str, depth: int) -> Iterator[str]:
    group = number(option, "type") == GROUP
    if depth + group > 1:
        yield f"{path}: nested deeper than command, group, subcommand"
    below = [number(one, "type") for one in objects(option, "options")]
    if group and (not below or set(below) != {SUBCOMMAND}):
        yield f"{path}: a group holds subcommands and nothing else"
    if not group and {SUBCOMMAND, GROUP} & set(below):
        yield f"{path}: a subcommand holds no further subcommand"
    yield from _options(option, path, depth + 1)


def _order(options: list[Object], path: str) -> Iterator[str]:
    nested = [number(option, "type") in (SUBCOMMAND, GROUP) for option in options]
    if any(nested) and not all(nested):
        yield f"{path}: subcommands and values side by side"
    required = [option.get("required") is True for option in options]
    if required != sorted(required, reverse=True):
        yield f"{path}: a required option stands after an optional one"


def _choices(option: Object, path: str) -> Iterator[str]:
    choices = objects(option, "choices")
    if choices and option.get("autocomplete"):
        yield f"{path}: both choices and autocomplete"
    yield from choice_faults(choices, f"{path}/choices")


def choice_faults(choices: list[Object], path: str) -> list[str]:
    """What Discord refuses in the choices of an option or of an autocompletion."""
    faults = (
        [f"{path}: {len(choices)}, at most {MAX_CHOICES}"] if len(choices) > MAX_CHOICES else []
    )
    values = repeated([repr(choice.get("value")) for choice in choices])
    faults += [f"{path}: value {value} twice" for value in values]
    faults += sibling_faults(choices, path)
    for index, choice in enumerate(choices):
        here = f"{path}/{index}"
        faults += _locales(choice, here)
        faults += [
            f"{here}/name ({locale}): {len(name)} characters, 1 to {MAX_CHOICE} allowed"
            for locale, name in variants(choice, "name")
            if not 1 <= len(name) <= MAX_CHOICE
        ]
        if len(text(choice, "value")) > MAX_CHOICE:
            faults.append(f"{here}/value: more than {MAX_CHOICE} characters")
        if abs(number(choice, "value")) > MAX_INTEGER:
            faults.append(f"{here}/value: beyond 2**53")
    return faults


def _ranges(option: Object, path: str) -> Iterator[str]:
    for low, high in (("min_length", "max_length"), ("min_value", "max_value")):
        least, most = option.get(low), option.get(high)
        if isinstance(least, int | float) and isinstance(most, int | float) and least > most:
            yield f"{path}: {low} {least} above {high} {most}"


def whole_length(node: Object) -> int:
    """Characters of a command as Discord counts them: the longest variant of each text."""
    size = sum(
        max(len(variant) for _, variant in variants(node, key)) for key in ("name", "description")
    )
    size += len(text(node, "value"))
    below = objects(node, "options") + objects(node, "choices")
    return size + sum(whole_length(one) for one in below)
