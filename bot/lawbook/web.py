"""HTML pages as lines: lists keep their depth, and get the numbers that a browser shows."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from selectolax.lexbor import LexborHTMLParser, LexborNode

from bot.lawbook.faults import BookError
from bot.lawbook.labels import split
from bot.lawbook.lines import Line, Source, lines_of
from bot.lawbook.plain import decoded

PAGE = re.compile(rb"<!doctype\s+html|<html\b|<(?:p|li|ol|h[1-6]|div|body)\b[^<>]*>", re.IGNORECASE)
CHARSET = re.compile(rb"<meta[^<>]+charset\s*=\s*[\"']?\s*([\w-]+)", re.IGNORECASE)
SNIFFED = 4096
SILENT = frozenset(
    {"script", "style", "noscript", "template", "title", "head", "button", "select",
     "svg", "-comment"}
)  # fmt: skip
BLOCKS = frozenset(
    {"p", "div", "li", "ol", "ul", "h1", "h2", "h3", "h4", "h5", "h6", "table", "tr", "td", "th",
     "section", "article", "header", "footer", "main", "aside", "blockquote", "dl", "dt",
     "dd", "hr", "pre", "body", "form", "center", "address", "figure", "tbody", "thead"}
)  # fmt: skip
OPEN_ENDED = frozenset({"p", "li", "td", "th", "tr", "dt", "dd", "hr", "tbody", "thead", "body"})
"""Blocks that pages leave open, for the next one closes them."""
TAG = re.compile(r"<(/?)([a-z][a-z0-9]*)", re.IGNORECASE)
DEEPEST = 500
"""No page of a book is nested deeper; thousands of levels would keep the parser for minutes."""
NUMBERED = {"A": "A", "a": "a", "I": "I", "i": "i", "1": "1"}
STYLES = {"upper-alpha": "A", "upper-latin": "A", "lower-alpha": "a", "lower-latin": "a",
          "lower-roman": "i", "decimal": "1"}  # fmt: skip
LETTERS = "abcdefgh"
ROMAN = ("i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x")
STEP = 2


@dataclass
class _Page:
    """What was read so far: whole lines, and the words of the one that is being read."""

    lines: list[Line] = field(default_factory=list[Line])
    aside: list[Line] = field(default_factory=list[Line])
    words: list[str] = field(default_factory=list[str])
    label: str = ""
    depth: int = 0
    gap: int = 0

    def end(self) -> None:
        """The line is over; a label without words is a line of its own."""
        said = tuple(lines_of(["".join(self.words).replace("\n", " ")]))
        self.words = []
        text = said[0].text if said else ""
        if text and self.label and split(text)[0][:1] == split(self.label)[0][:1]:
            self.label = ""  # the page has the number in its text as well
        whole = f"{self.label} {text}".strip()
        self.label = ""
        if whole:
            self.lines.append(Line(whole, self.depth * STEP, self.gap))
            self.gap = 0


def is_page(data: bytes) -> bool:
    """Whether a file is HTML."""
    return bool(PAGE.search(data[:SNIFFED]))


def read(data: bytes) -> Source:
    """A page.

    :raises BookError: when it is not encoded as it says, or is nested without end.
    """
    declared = CHARSET.search(data[:SNIFFED])
    text = decoded(data, declared[1].decode("ascii") if declared else "")
    if _too_deep(text):
        raise BookError("damaged")
    tree = LexborHTMLParser(text)
    title = tree.css_first("title", default=None)
    root = tree.css_first("html", default=None)
    spoken = (root.attributes.get("lang") or "") if root is not None else ""
    page = _Page()
    if tree.body is not None:
        _children(tree.body, page)
        page.end()
    named = " ".join(title.text().split()) if title is not None else ""
    return Source(tuple(page.lines), tuple(page.aside), named, spoken)


def _too_deep(text: str) -> bool:
    """Whether the blocks of a page stand in each other too deeply."""
    depth = 0
    for found in TAG.finditer(text):
        name = found[2].lower()
        if name in BLOCKS and name not in OPEN_ENDED:
            depth = max(0, depth - 1) if found[1] else depth + 1
            if depth > DEEPEST:
                return True
    return False


def _children(node: LexborNode, page: _Page) -> None:
    for child in node.iter(include_text=True):
        if child.is_text_node:
            page.words.append(child.text_content or "")
        else:
            _element(child, page)


def _element(node: LexborNode, page: _Page) -> None:
    tag = node.tag or ""
    if tag in SILENT:
        return
    if tag == "nav":
        page.aside.extend(lines_of([" ".join(node.text(separator=" ").split())]))
    elif tag == "br":
        page.words.append("\n")
        page.end()
    elif tag in ("ol", "ul"):
        page.end()
        _list(node, page)
        page.gap = 0 if page.depth else 1
    elif tag in BLOCKS:
        page.end()
        _children(node, page)
        page.end()
        page.gap = 1
    else:
        _children(node, page)


def _list(node: LexborNode, page: _Page) -> None:
    """A list: each item with the label that a browser would show before it."""
    kind = _numbering(node) if node.tag == "ol" else ""
    place = _whole(node.attributes.get("start"), 1)
    page.depth += 1
    for item in node.iter(include_text=True):
        if item.is_text_node:
            page.words.append(item.text_content or "")
        elif item.tag == "li":
            page.end()
            place = _whole(item.attributes.get("value"), place)
            page.label = _sign(kind, place)
            page.gap = 0
            _children(item, page)
            page.end()
            place += 1
        else:
            _element(item, page)
    page.depth -= 1


def _numbering(node: LexborNode) -> str:
    style = node.attributes.get("style") or ""
    styled = next((sign for name, sign in STYLES.items() if name in style), "")
    if "list-style" in style and "none" in style:
        return ""
    return styled or NUMBERED.get(node.attributes.get("type") or "", "1")


def _whole(told: str | None, usual: int) -> int:
    return int(told) if told and told.isdecimal() and len(told) < len("1000") else usual


def _sign(kind: str, place: int) -> str:
    names = {"A": LETTERS.upper(), "a": LETTERS, "i": ROMAN, "I": ROMAN}.get(kind)
    if names is not None and 0 < place <= len(names):
        return f"({names[place - 1]})" if kind in "iI" else f"{names[place - 1]}."
    return f"{place}." if kind else ""
