"""The words of one language: a strict reader of the Fluent files beside this module."""

from __future__ import annotations

import logging
from functools import cache, lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final, Literal, get_args

from fluent.runtime import FluentBundle
from fluent.syntax import ast

from locales.entries import CatalogueError, Entry, Slice, cut, parse

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

Language = Literal["en", "pl", "no"]
LANGUAGES: tuple[Language, ...] = get_args(Language)

LOCALES: Final = 256
"""Languages of callers that are remembered: Discord has some thirty."""
_NORWEGIAN = frozenset({"no", "nb", "nn"})
_log = logging.getLogger(__name__)


@lru_cache(maxsize=LOCALES)
def language_for(discord_locale: str | None) -> Language:
    """The language in which a caller with this Discord locale is answered; English if unsure."""
    language = (discord_locale or "").replace("_", "-").split("-")[0].lower()
    if language in _NORWEGIAN:
        return "no"
    return "pl" if language == "pl" else "en"


def language_named(told: str) -> Language | None:
    """The language that somebody names, in capitals or not; None where we do not speak it."""
    known = told.lower() in _NORWEGIAN or told.lower() in LANGUAGES
    return language_for(told) if known else None


class Catalogue:
    """Every message of a language, by id; an attribute is addressed as ``id.attr``.

    A strict catalogue is parsed as a whole when it is loaded and raises :class:`CatalogueError`
    for all that is amiss. One that is not strict is parsed entry by entry, when an entry is first
    wanted; its :meth:`format` never raises, but logs each fault once and gives English after the
    mark ``[EN]``, or the bare id in brackets where English is missing too.
    """

    def __init__(
        self,
        language: Language,
        texts: Mapping[str, str],
        *,
        strict: bool = True,
        english: Catalogue | None = None,
    ) -> None:
        """Read ``texts`` (file name to Fluent text); ``english`` is what to fall back to.

        :raises CatalogueError: for junk and for an id that is defined twice.
        """
        self.language = language
        self.strict = strict
        self._english = english
        self._slices = _index(texts)
        self._entries: dict[str, Entry] = {}
        self._bundle = FluentBundle([language], use_isolating=False)
        self._ready: set[str] = set()
        self._logged: set[str] = set()
        if strict:
            self._parse_all()

    @classmethod
    def load(cls, lang: str, *, strict: bool = True) -> Catalogue:
        """The packaged words of ``lang``, one of :data:`LANGUAGES`; read once in a process.

        :raises CatalogueError: for an unknown language, and as the constructor does.
        """
        return _load(lang, strict)

    def format(self, message_id: str, /, **args: str | int) -> str:
        """The message or attribute with its variables filled in, without isolation marks.

        :raises CatalogueError: if strict, when the id is missing, when a variable that the text
            needs is missing, or when an argument is neither text nor a whole number.
        """
        try:
            return self._format(message_id, args)
        except CatalogueError as error:
            if self.strict:
                raise
            return self._fall_back(message_id, args, error)

    def join(self, items: Sequence[str], kind: Literal["and", "or"] = "and") -> str:
        """The items as a list in running text; one stays as it is, none gives an empty text."""
        if len(items) < 2:
            return "".join(items)
        if len(items) == 2:
            return self.format(f"list-{kind}", first=items[0], second=items[1])
        text = self.format(f"list-{kind}.start", first=items[0], second=items[1])
        for item in items[2:-1]:
            text = self.format(f"list-{kind}.middle", first=text, second=item)
        return self.format(f"list-{kind}.end", first=text, second=items[-1])

    def has(self, message_id: str) -> bool:
        """Whether the language has the message or attribute (a bare id: with a value)."""
        name, _, attribute = message_id.partition(".")
        return name in self._slices and attribute in self._entry(name).parts

    def ids(self) -> frozenset[str]:
        """Everything that can be formatted: messages that have a value, and ``id.attr``."""
        self._parse_all()
        return frozenset(
            f"{name}.{part}" if part else name
            for name, entry in self._entries.items()
            if isinstance(entry.node, ast.Message)
            for part in entry.parts
        )

    def variables(self, message_id: str) -> frozenset[str]:
        """The variables that a message or attribute may need, through its references.

        :raises CatalogueError: when it, or something that it refers to, is missing.
        """
        found: set[str] = set()
        self._walk(message_id, found, set())
        return frozenset(found)

    def _walk(self, message_id: str, found: set[str], seen: set[str]) -> None:
        if message_id in seen or message_id.startswith("-"):  # a term does not see our variables
            return
        seen.add(message_id)
        name, _, part = message_id.partition(".")
        entry = self._entry(name)
        if part not in entry.parts:
            raise self._missing(message_id)
        found |= entry.parts[part].variables
        for reference in entry.parts[part].references:
            self._walk(reference, found, seen)

    def _missing(self, message_id: str) -> CatalogueError:
        return CatalogueError(self.language, 0, f"no message {message_id!r}")

    def _parse_all(self) -> None:
        for name in self._slices:
            self._entry(name)

    def _entry(self, name: str) -> Entry:
        if name not in self._entries:
            if name not in self._slices:
                raise self._missing(name)
            self._entries[name] = parse(self._slices[name])
        return self._entries[name]

    def _make_ready(self, name: str) -> None:
        """Hand an entry, and all that it refers to, to the bundle."""
        if name in self._ready:
            return
        entry = self._entry(name)
        self._ready.add(name)
        self._bundle.add_resource(ast.Resource([entry.node]))
        for uses in entry.parts.values():
            for reference in uses.references:
                self._make_ready(reference.partition(".")[0])

    def _format(self, message_id: str, args: Mapping[str, str | int]) -> str:
        name, _, part = message_id.partition(".")
        if name.startswith("-") or not self.has(message_id):
            raise self._missing(message_id)
        where = self._slices[name]
        for fault in _unfit(args):
            raise CatalogueError(where.file, where.line, f"{message_id}: {fault}")
        self._make_ready(name)
        text, fault = self._resolve(name, part, args)
        if fault:
            raise CatalogueError(where.file, where.line, f"{message_id}: {fault}")
        return text

    def _resolve(self, name: str, part: str, args: Mapping[str, str | int]) -> tuple[str, str]:
        """The text of an entry's part, and the first fault that Fluent found in making it."""
        message = self._bundle.get_message(name)
        pattern = message.attributes[part] if part else message.value
        if pattern is None:
            return "", "no value"
        try:
            text, errors = self._bundle.format_pattern(pattern, dict(args))
        except RecursionError:  # Fluent itself overlooks a circle of bare references
            return "", "refers to itself"
        return str(text), str(errors[0]) if errors else ""

    def _fall_back(
        self, message_id: str, args: Mapping[str, str | int], error: CatalogueError
    ) -> str:
        if message_id not in self._logged:
            self._logged.add(message_id)
            _log.error("%s", error)
        if self._english is None:
            return f"[{message_id}]"
        return f"[EN] {self._english.format(message_id, **args)}"


def _unfit(args: Mapping[str, object]) -> Iterator[str]:
    """What is wrong with arguments; a bool would be taken for a number, a float for a plural."""
    for key, value in args.items():
        if isinstance(value, bool) or not isinstance(value, str | int):
            yield f"${key} is {value!r}, neither text nor a whole number"


def _index(texts: Mapping[str, str]) -> dict[str, Slice]:
    index: dict[str, Slice] = {}
    for file, text in texts.items():
        for piece in cut(file, text):
            if piece.name in index:
                first = index[piece.name]
                what = f"{piece.name} is defined twice, first in {first.file}:{first.line}"
                raise CatalogueError(piece.file, piece.line, what)
            index[piece.name] = piece
    return index


@cache
def _load(lang: str, strict: bool) -> Catalogue:
    if lang not in LANGUAGES:
        raise CatalogueError(lang, 0, f"unknown language; there are {', '.join(LANGUAGES)}")
    english = None if strict or lang == "en" else _load("en", strict)
    return Catalogue(lang, _packaged(lang), strict=strict, english=english)


def _packaged(lang: Language) -> dict[str, str]:
    folder = files(__package__ or "locales").joinpath(lang)
    names = sorted(file.name for file in folder.iterdir() if file.name.endswith(".ftl"))
    return {f"{lang}/{name}": folder.joinpath(name).read_text("utf-8") for name in names}
