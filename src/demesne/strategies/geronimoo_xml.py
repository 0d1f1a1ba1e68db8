"""Parsing the XML of Geronimoo's simulator into elements with their positions in the file."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final
from xml.parsers import expat

from demesne.strategies.names import problem
from demesne.strategies.syntax import Place

MOST_CHARACTERS: Final = 2_000_000
DEEPEST: Final = 20  # levels of nesting; the format needs five
LONGEST_QUOTE: Final = 200  # characters quoted in a message


@dataclass
class Element:
    """An element with its attributes, children, text and comments."""

    name: str
    attributes: dict[str, str]
    at: Place
    children: list[Element] = field(default_factory=list)
    comments: list[str] = field(default_factory=list)
    text: str = ""  # its first non-empty piece of text

    def attribute(self, name: str) -> str:
        """An attribute as one line of printable characters; empty if it is missing."""
        return one_line(self.attributes.get(name, ""))

    def all_comments(self) -> Iterator[str]:
        """The comments in the element and its descendants."""
        yield from self.comments
        for child in self.children:
            yield from child.all_comments()


def one_line(text: str) -> str:
    """A text without line ends and other characters that would disturb a list or a terminal.

    >>> one_line("  Big\\n  Money\\x9b ")
    'Big Money'
    """
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())


def clip(text: str) -> str:
    """A text shortened for a message."""
    return text if len(text) <= LONGEST_QUOTE else text[: LONGEST_QUOTE - 1] + "…"


def read_xml(text: str) -> Element:
    """Parse a document. A document type is refused, so entities can neither expand nor access other files."""
    if len(text) > MOST_CHARACTERS:
        raise problem("geronimoo-too-long", most=f"{MOST_CHARACTERS // 1_000_000}")
    document = Document()
    try:
        document.parser.Parse(text, True)
    except expat.ExpatError as wrong:
        detail = expat.ErrorString(wrong.code)
        raise problem("geronimoo-xml", line=str(wrong.lineno), column=str(wrong.offset + 1), detail=detail) from None
    except UnicodeEncodeError as wrong:
        line = text.count("\n", 0, wrong.start) + 1
        column = wrong.start - text.rfind("\n", 0, wrong.start)
        raise problem("geronimoo-xml", line=str(line), column=str(column), detail=wrong.reason) from None
    return document.top.children[0]


class Document:
    """Builds elements from expat's events."""

    def __init__(self) -> None:
        self.parser = expat.ParserCreate()
        self.parser.buffer_text = True
        self.parser.StartElementHandler = self.start
        self.parser.EndElementHandler = self.end
        self.parser.CharacterDataHandler = self.add_text
        self.parser.CommentHandler = self.add_comment
        self.parser.StartDoctypeDeclHandler = self.refuse_doctype
        self.top = Element("", {}, Place(0, 0))
        self.open = [self.top]

    def place(self) -> Place:
        """The line and column of the parser."""
        return Place(self.parser.CurrentLineNumber, self.parser.CurrentColumnNumber + 1)

    def start(self, name: str, attributes: dict[str, str]) -> None:
        """Handle a start tag."""
        at = self.place()
        if len(self.open) > DEEPEST:
            raise problem("geronimoo-too-deep", line=str(at.line), column=str(at.column))
        element = Element(one_line(name), attributes, at)
        self.open[-1].children.append(element)
        self.open.append(element)

    def end(self, name: str) -> None:
        """Handle an end tag."""
        self.open.pop()

    def add_text(self, text: str) -> None:
        """Handle text; only the first piece in an element counts."""
        self.open[-1].text = self.open[-1].text or text.strip()

    def add_comment(self, text: str) -> None:
        """Handle a comment."""
        self.open[-1].comments += [one_line(line) for line in text.splitlines() if one_line(line)]

    def refuse_doctype(self, *_: object) -> None:
        """Refuse a document type, which could define entities."""
        at = self.place()
        raise problem("geronimoo-doctype", line=str(at.line), column=str(at.column))
