"""Invented Laws in the layouts of real books: every sentence here is made up for the tests."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterator, Mapping

from bot.lawbook.clauses import Clause
from rules.index import addresses
from rules.index.entry import book_order, law_of

NOUNS = {
    "en": ("teapot", "lantern", "ladder", "window", "kettle", "carpet", "bucket", "mirror"),
    "pl": ("czajnik", "latarnię", "drabinę", "gałąź", "źdźbło", "dywan", "żółw", "śrubę"),
    "no": ("kjelen", "lykten", "stigen", "vinduet", "bøtten", "teppet", "ærfuglen", "åren"),
}
SENTENCES = {
    "en": "The player of row {n} puts a card of the trick beside the {noun}, as in Law {law}, "
          "and the Director has the {other} counted {n} times.",
    "pl": "Gracz z rzędu {n} nie odkłada karty z lewy na {noun} zgodnie z przepisem {law}, "
          "a sędzia się zgadza i {n} razy liczy {other}.",
    "no": "Spilleren i rad {n} har et kort fra stikket ved {noun} og det er etter § {law}, "
          "når turneringslederen teller {other} {n} ganger.",
}  # fmt: skip
TITLES = {
    "en": ("Counting the Teapots", "Before the Lanterns Are Lit", "Partner to Hold the Ladder"),
    "pl": ("Liczenie czajników", "Zanim zapłoną latarnie", "Partner trzyma drabinę"),
    "no": ("Telling av kjelene", "Før lyktene tennes", "Makker holder stigen"),
}
DEEPER = {1: "letter", 2: "number", 3: "small", 4: "roman"}


def invented(law: int, edition: str, language: str, *, titled: bool = False) -> dict[str, Clause]:
    """A Law with every address of an edition; ``titled`` gives each part a title line."""
    made: dict[str, Clause] = {}
    listed = [one for one in addresses(edition) if law_of(one) == law]
    for n, address in enumerate(sorted(listed, key=book_order), 1):
        depth = depth_of(address)
        heading = f"{TITLES[language][n % 3]} {n}" if depth < 2 or titled else None
        wordless = address == str(law) or (address.endswith("B2") and f"{address}(a)" in listed)
        marked = "*" if address.endswith("B2(a)") and f"{law}*" in listed else ""
        text = "" if wordless and not titled else sentence(n, law, language, marked)
        if address.endswith("*"):
            heading = None
        made[address] = Clause(address, heading, text)
    return made


def sentence(n: int, law: int, language: str, mark: str = "") -> str:
    """One invented sentence, like no other of its Law."""
    nouns = NOUNS[language]
    noun, other = nouns[n % 8] + mark, nouns[(n * 3 + 1) % 8]
    return SENTENCES[language].format(n=n, law=law + n % 3, noun=noun, other=other)


def depth_of(address: str) -> int:
    """How deep a clause stands below its Law; a footnote stands nowhere."""
    rest = book_order(address)[1]
    return 0 if rest in ("", "*") else min(len(rest.partition("(")[0]), 2) + rest.count("(")


def last_of(address: str) -> str:
    """The last part of an address without its brackets: ``b`` of ``67B1(b)``."""
    return address.rstrip(")").rpartition("(")[2] if address.endswith(")") else address[-1]


def notes(law: Mapping[str, Clause]) -> list[str]:
    """The footnote of a Law, if it has one."""
    return [one.text for address, one in law.items() if address.endswith("*")]


def body(law: Mapping[str, Clause]) -> Iterator[tuple[int, Clause]]:
    """The clauses below the Law itself, with their depths."""
    for address, one in law.items():
        if depth_of(address):
            yield depth_of(address), one


def head(law: Mapping[str, Clause]) -> Clause:
    """The Law itself."""
    return next(iter(law.values()))


def without_letters(law: Mapping[str, Clause], number: int) -> str:
    """A page whose sections have lost their letters and whose lists count anew."""
    lines = [f"home table of contents index ← {number - 1} → {number + 1} PL: przepis {number}", ""]
    lines += [head(law).heading or "", ""]
    met = [0, 0, 0, 0, 0]
    for depth, one in body(law):
        met[depth + 1 :] = [0] * (4 - depth)
        if depth == 1:
            lines += ["", one.heading or "", "", *([one.text, ""] if one.text else [])]
        elif one.text:
            met[depth] += 1
            lines.append(f"{'  ' * (depth - 1)}{met[depth]}. {one.text}")
    return "\n".join([*lines, "", *(f"* {note}" for note in notes(law))])


def lettered(law: Mapping[str, Clause], number: int, name: str = "Law") -> str:
    """A page with all its letters, small ones under a dash, links as markup."""
    lines = ["", f"{name} {number}", "", head(law).heading or "", ""]
    open_number = ""
    for depth, one in body(law):
        last = last_of(one.address)
        if depth == 1:
            lines += [f"{last}. {one.heading}", "", one.text, ""]
        elif depth == 2 and not one.text:
            open_number = f"{last}. "
        elif depth == 2:
            lines.append(f"{last}. {one.text}")
        else:
            before, open_number = open_number or " - ", ""
            lines.append(f"{before}{last}. {one.text}")
    return "\n".join([*lines, "", *(f"* {note}" for note in notes(law))])


def linked(text: str) -> str:
    """The references of a text as links."""
    return re.sub(r"(Law \d+)(?=,)|((?<=etter )§ \d+)|(przepisem \d+)", r"[\1\2\3](#)", text)


def bracketed(law: Mapping[str, Clause], number: int) -> str:
    """A page with its number in the heading line, and brackets around small letters."""
    lines = [f"§ {number}. {(head(law).heading or '').upper()}", ""]
    open_number = ""
    for depth, one in body(law):
        last = last_of(one.address)
        if depth == 1:
            lines += ["", f"{last}. {one.heading}", one.text, ""]
        elif depth == 2 and not one.text:
            open_number = f"  {last}. "
        elif depth == 2:
            lines.append(f"  {last}. {one.text}")
        else:
            before, open_number = open_number or "    ", ""
            lines.append(f"{before}({last}) {one.text}")
    return "\n".join([*lines, "", *(f"*{note}" for note in notes(law))])


def prose(law: Mapping[str, Clause], number: int, loose: str = "") -> str:
    """Running text with a title line for every clause, and divisions of the book around it."""
    first = head(law)
    lines = ["CHAPTER VI", "The Lanterns polish version", "", "PART II", "TEAPOTS", ""]
    lines += [f"LAW {number} - {(first.heading or '').upper()} polish version", "", first.text, ""]
    for depth, one in body(law):
        last = last_of(one.address)
        label = f"({last})" if depth > 2 else f"{last}."
        lines += [f"{label} {one.heading}", one.text]
    lines += [
        "",
        "",
        loose,
        "",
        "",
        f"Next: Law {number + 1} - MORE TEAPOTS",
        "Last modified: 1997",
    ]
    return "\n".join(lines)


def pdf(text: str, width: int = 84, rows: int = 40, *, spaced: bool = True) -> bytes:
    """A PDF file of a text, its lines broken at a margin, letters by their glyph names.

    ``spaced`` leaves the space of a line where the text has an empty one.
    """
    lines = pdf_lines(text, width, spaced=spaced)
    sheets = [lines[n : n + rows] for n in range(0, len(lines), rows)] or [[]]
    return _file([_content(sheet) for sheet in sheets])


def pdf_lines(text: str, width: int = 84, *, spaced: bool = True) -> list[str]:
    """The lines of a text, broken at a margin."""
    return [
        part
        for line in text.splitlines()
        for part in textwrap.wrap(line.strip(), width, break_long_words=False) or [""] * spaced
    ]


GLYPHS = {
    "ą": "aogonek", "ć": "cacute", "ę": "eogonek", "ł": "lslash", "ń": "nacute", "ó": "oacute",
    "ś": "sacute", "ź": "zacute", "ż": "zdotaccent", "Ś": "Sacute", "Ż": "Zdotaccent",
    "Ł": "Lslash", "æ": "ae", "ø": "oslash", "å": "aring", "Æ": "AE", "Ø": "Oslash",
    "Å": "Aring", "§": "section", "←": "arrowleft", "→": "arrowright", "–": "endash",
    "é": "eacute", "Ą": "Aogonek", "Ę": "Eogonek", "Ó": "Oacute", "Ć": "Cacute",
}  # fmt: skip
FIRST_GLYPH = 128


def _content(lines: list[str]) -> bytes:
    codes = {sign: FIRST_GLYPH + n for n, sign in enumerate(GLYPHS)}
    shown: list[bytes] = []
    for line in lines:
        raw = bytes(codes.get(sign, ord(sign) if ord(sign) < FIRST_GLYPH else 63) for sign in line)
        for sign in (b"\\", b"(", b")"):
            raw = raw.replace(sign, b"\\" + sign)
        shown.append(b"(" + raw + b") Tj T*")
    return b"BT /F1 10 Tf 12 TL 50 780 Td\n" + b"\n".join(shown) + b"\nET"


def _file(contents: list[bytes]) -> bytes:
    names = " ".join(f"/{name}" for name in GLYPHS.values())
    kids = " ".join(f"{4 + 2 * n} 0 R" for n in range(len(contents)))
    objects = [
        b"<< /Type /Catalog /Pages 2 0 R >>",
        f"<< /Type /Pages /Kids [{kids}] /Count {len(contents)} >>".encode(),
        f"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding << /Type /Encoding "
        f"/BaseEncoding /WinAnsiEncoding /Differences [{FIRST_GLYPH} {names}] >> >>".encode(),
    ]
    for n, content in enumerate(contents):
        objects.append(
            f"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents {5 + 2 * n} 0 R "
            f"/Resources << /Font << /F1 3 0 R >> >> >>".encode()
        )
        objects.append(b"<< /Length %d >>\nstream\n%s\nendstream" % (len(content), content))
    out, places = b"%PDF-1.4\n", list[int]()
    for n, one in enumerate(objects, 1):
        places.append(len(out))
        out += b"%d 0 obj\n%s\nendobj\n" % (n, one)
    table = b"".join(b"%010d 00000 n \n" % place for place in places)
    size = len(objects) + 1
    tail = b"trailer\n<< /Size %d /Root 1 0 R >>\nstartxref\n%d\n%%%%EOF\n" % (size, len(out))
    return b"%sxref\n0 %d\n0000000000 65535 f \n%s%s" % (out, size, table, tail)


def web_without_letters(law: Mapping[str, Clause], language: str) -> str:
    """The page without letters as HTML: headings and nested lists that all count from 1."""
    parts = [f'<!doctype html><html lang="{language}"><head><title>Teapots</title></head><body>']
    parts += ["<nav>home index</nav>", f"<h1>{head(law).heading}</h1>"]
    depth = 1
    for to, one in body(law):
        parts += _moved(depth, to, "")
        depth = to
        if to == 1:
            parts.append(f"<h2>{one.heading}</h2><p>{one.text}</p>")
        else:
            parts.append(f"<li>{one.text}")
    parts += _moved(depth, 1, "")
    parts += [f"<p>* {note}</p>" for note in notes(law)]
    return "\n".join([*parts, "<script>var lantern = 1;</script></body></html>"])


def web_lettered(law: Mapping[str, Clause], number: int, language: str) -> str:
    """A page with lettered headings, and lists that say how they are numbered."""
    parts = [f'<html lang="{language}"><body><h2>Law {number}</h2><h3>{head(law).heading}</h3>']
    depth = 1
    for to, one in body(law):
        parts += _moved(depth, to, ' type="a"')
        depth = to
        if to == 1:
            parts.append(f"<p><b>{one.address[-1]}. {one.heading}</b></p><p>{one.text}</p>")
        else:
            parts.append(f'<li><a href="#x">{one.text[:9]}</a>{one.text[9:]}')
    parts += _moved(depth, 1, "")
    return "\n".join([*parts, *(f"<p>*&nbsp;{note}</p>" for note in notes(law)), "</body></html>"])


def web_bracketed(law: Mapping[str, Clause], number: int, language: str) -> str:
    """A page with brackets as HTML: a paragraph for each clause, its label in the text."""
    parts = [f'<html lang="{language}"><body><div><b>§&nbsp;{number}. ']
    parts.append(f"{(head(law).heading or '').upper()}</b></div>")
    open_number = ""
    for depth, one in body(law):
        last = last_of(one.address)
        label = f"({last})" if depth > 2 else f"{last}."
        if depth == 1:
            parts.append(f"<p><strong>{label} {one.heading}</strong><br />{one.text}</p>")
        elif depth == 2 and not one.text:
            open_number = f"{label} "
        else:
            parts.append(f"<p style='margin-left:{depth}em'>{open_number}{label} {one.text}</p>")
            open_number = ""
    return "\n".join([*parts, *(f"<p>*{note}</p>" for note in notes(law)), "</body></html>"])


def _moved(depth: int, to: int, small: str) -> list[str]:
    """The tags between two items of nested lists."""
    if to > depth:
        return [f"<ol{small if one > 2 else ''}>" for one in range(depth + 1, to + 1)]
    closed = ["</li></ol>" for _ in range(depth - to)]
    return [*closed, "</li>"] if to > 1 else closed


def web_prose(law: Mapping[str, Clause], number: int, loose: str = "") -> str:
    """Running text as HTML: a paragraph for each clause, its title line broken off."""
    first = head(law)
    parts = [f"<html><body><h2>LAW {number} - {(first.heading or '').upper()}</h2>"]
    parts.append(f"<p>{first.text}</p>")
    for depth, one in body(law):
        last = last_of(one.address)
        label = f"({last})" if depth > 2 else f"{last}."
        parts.append(f"<p><b>{label} {one.heading}</b><br>{one.text}</p>")
    return "\n".join([*parts, f"<p>{loose}</p>" if loose else "", "</body></html>"])
