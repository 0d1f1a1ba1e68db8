"""The source code of cards: which statement declares which card, what its expressions make, and redeclaring it changed."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterable
from copy import copy
from dataclasses import dataclass, field
from pathlib import Path
from types import CodeType
from typing import Any, Final, TypeAlias

from demesne import words
from demesne.engine.definitions import TEXTS, Card, Phrase, Rule
from demesne.engine.expressions import ALWAYS, ANY_CARD, CardTest, Count, Test, Worth
from demesne.words.declaring import CardSet, redeclaring
from demesne.words.rules import Trigger

TRACE: Final = "__trace__"  # the function that traced code calls with every expression
# Names that changed declarations may use without importing them.
WORDS: Final = "__words__"
ANY: Final = "__any_card__"
ALWAYS_TRUE: Final = "__always__"

# The kinds of values that expressions of a declaration make.
ITEM: Final = "item"  # phrases or rules: parts of a text
CARD: Final = "card"
CARD_TEST: Final = "card test"
TEST: Final = "test"
TRIGGER: Final = "trigger"
COUNT: Final = "count"
WORTH: Final = "worth"
CLASSES: Final = (
    (Card, CARD), (CardTest, CARD_TEST), (Test, TEST), (Trigger, TRIGGER), (Count, COUNT), (Worth, WORTH),
)  # fmt: skip

Place: TypeAlias = "tuple[str, int]"  # a phrase: the address of its text, and its index there


def kind_of(value: object) -> str:
    """The kind of a value in a declaration; empty if it is not part of a text."""
    if isinstance(value, (Phrase, Rule)):
        return ITEM
    if isinstance(value, (list, tuple)):
        return ITEM if value and all(kind_of(part) == ITEM for part in value) else ""
    return next((kind for made, kind in CLASSES if isinstance(value, made)), "")


def phrases_in(value: object) -> Iterable[Phrase]:
    """The phrases that an expression made, without those in nested texts."""
    if isinstance(value, Phrase):
        yield value
    elif isinstance(value, (list, tuple)):
        for part in value:
            yield from phrases_in(part)


@dataclass
class Statement:
    """One top-level statement of a module that declares cards."""

    module: CardModule
    at: int
    node: ast.stmt
    names: dict[str, Any]  # the module's names before it was executed
    cards: list[Card] = field(default_factory=list)  # the cards that it declares
    places: dict[Place, ast.expr] = field(default_factory=dict)  # the phrases of its cards, with their code


class Tracer(ast.NodeTransformer):
    """Wraps every expression in a call that reports its value."""

    def __init__(self) -> None:
        self.nodes: list[ast.expr] = []

    def visit(self, node: ast.AST) -> Any:
        """The code with traced expressions; classes, parameters and f-strings are unchanged."""
        if isinstance(node, (ast.ClassDef, ast.arguments, ast.JoinedStr)):
            return node
        if isinstance(node, ast.Call):
            made: ast.expr = copy(node)
            assert isinstance(made, ast.Call)
            if isinstance(node.func, ast.Attribute):
                made.func = copy(node.func)
                made.func.value = self.visit(node.func.value)
            made.args = [self.visit(argument) for argument in node.args]
            made.keywords = [ast.keyword(item.arg, self.visit(item.value)) for item in node.keywords]
        elif isinstance(node, ast.FunctionDef):
            function = copy(node)
            function.body = [self.visit(statement) for statement in node.body]
            return function
        else:
            changed = self.generic_visit(copy_of(node))
            if not isinstance(node, ast.expr) or isinstance(node, ast.Starred) or is_stored(node):
                return changed
            assert isinstance(changed, ast.expr)
            made = changed
        self.nodes.append(node)
        traced = ast.Call(ast.Name(TRACE, ast.Load()), [ast.Constant(len(self.nodes) - 1), made], [])
        return ast.copy_location(traced, node)


def copy_of(node: ast.AST) -> ast.AST:
    """A copy of a node with copied lists, because a transformer changes lists in place."""
    made = copy(node)
    for name, value in ast.iter_fields(node):
        if isinstance(value, list):
            setattr(made, name, list(value))
    return made


def is_stored(node: ast.AST) -> bool:
    """Whether a name or attribute is assigned or deleted here."""
    return isinstance(getattr(node, "ctx", None), (ast.Store, ast.Del))


class CardModule:
    """A Python file that declares cards, executed again with every expression traced."""

    def __init__(self, path: Path, name: str) -> None:
        self.path = path
        self.name = name
        self.tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
        self.statements: list[Statement] = []
        self.made: dict[ast.expr, str] = {}  # the kinds of expressions that are parts of a text
        with redeclaring() as declared:
            self.execute(declared)

    def execute(self, declared: dict[str, Card]) -> None:
        """Execute the module statement by statement, and note the cards that each declares."""
        package = self.name.rpartition(".")[0]
        names: dict[str, Any] = {"__name__": self.name, "__package__": package, "__file__": str(self.path)}
        tracer = Tracer()
        seen: list[tuple[ast.expr, object]] = []

        def trace(at: int, value: object) -> object:
            seen.append((tracer.nodes[at], value))
            return value

        for at, node in enumerate(self.tree.body):
            statement = Statement(self, at, node, dict(names))
            names[TRACE] = trace
            before = dict(declared)
            exec(compiled(tracer.visit(node), self.path), names)
            del names[TRACE]
            statement.cards = [card for id, card in declared.items() if before.get(id) is not card]
            self.statements.append(statement)
            self.made |= {expression: kind for expression, value in seen if (kind := kind_of(value))}
            self.find_places(statement, seen)
            seen.clear()
        for node in self.tree.body:  # classes of the module call its functions during games
            if isinstance(node, ast.FunctionDef):
                exec(compiled(node, self.path), names)

    def find_places(self, statement: Statement, seen: list[tuple[ast.expr, object]]) -> None:
        """Find the code of each phrase of the declared cards: the smallest expression that made it.

        A phrase that replaced a written one is attributed to the code before it. Texts that a word makes internally have no
        written phrases.
        """
        written: dict[int, ast.expr] = {}
        for expression, value in seen:
            for phrase in phrases_in(value):
                written.setdefault(id(phrase), expression)
        for card in statement.cards:
            address = f"{card.set}/{card.id}"
            for known, text in TEXTS.items():
                if known == address or known.startswith(address + "/"):
                    last: ast.expr | None = None
                    for i in range(text.size):
                        last = written.get(id(text.phrases[i]), last)
                        if last is not None:
                            statement.places[known, i] = last

    def functions_used(self, statement: Statement) -> list[Statement]:
        """Functions of this module that a statement calls, directly or indirectly."""
        found: list[Statement] = []
        names = names_used(statement.node)
        for other in reversed(self.statements[: statement.at]):
            if isinstance(other.node, ast.FunctionDef) and other.node.name in names:
                found.insert(0, other)
                names |= names_used(other.node)
        return found

    def dependents(self, statement: Statement) -> list[Statement]:
        """Later statements that use the names a statement assigns, directly or indirectly."""
        names = names_assigned(statement.node)
        found: list[Statement] = []
        for other in self.statements[statement.at + 1 :]:
            if names & names_used(other.node) and not isinstance(other.node, ast.ClassDef):
                found.append(other)
                names |= names_assigned(other.node)
            else:
                names -= names_assigned(other.node)
        return [] if statement.cards else found  # other statements use only the name of a card

    def redeclare(self, statement: Statement, changed: ast.stmt) -> None:
        """Execute a changed statement and all its dependents. Call this only inside `redeclaring()`."""
        new: dict[str, Any] = {WORDS: words, ANY: ANY_CARD, ALWAYS_TRUE: ALWAYS}
        for other in [statement, *self.dependents(statement)]:
            node = changed if other is statement else other.node
            names = {**other.names, **new}
            for function in self.functions_used(other):
                if function is not statement:
                    exec(compiled(function.node, self.path), names)
            if isinstance(changed, ast.FunctionDef) and other is not statement:
                exec(compiled(changed, self.path), names)
            exec(compiled(node, self.path), names)
            new |= {name: names[name] for name in names_assigned(node) if name in names}


def compiled(node: ast.stmt, path: Path) -> CodeType:
    """One statement, compiled."""
    module = ast.Module([node], [])
    # Do not evaluate annotations: every module of cards has `from __future__ import annotations`.
    flags = annotations.compiler_flag
    code: CodeType = compile(ast.fix_missing_locations(module), str(path), "exec", flags=flags, dont_inherit=True)
    return code


def names_used(node: ast.AST) -> set[str]:
    """The names that occur in a piece of code."""
    return {inner.id for inner in ast.walk(node) if isinstance(inner, ast.Name)}


def names_assigned(node: ast.AST) -> set[str]:
    """The names that a statement defines or changes."""
    if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
        return {node.name}
    stored = {inner.id for inner in ast.walk(node) if isinstance(inner, ast.Name) and is_stored(inner)}
    attributes = [inner.value for inner in ast.walk(node) if isinstance(inner, ast.Attribute) and is_stored(inner)]
    return stored | {inner.id for inner in attributes if isinstance(inner, ast.Name)}


def declared_modules() -> list[CardModule]:
    """All imported modules that declare cards, recognised by a CardSet among their names."""
    found = []
    for name, module in list(sys.modules.items()):
        file = getattr(module, "__file__", None)
        if file and file.endswith(".py") and any(isinstance(value, CardSet) for value in vars(module).values()):
            made = CardModule(Path(file), name)
            if any(statement.cards for statement in made.statements):
                found.append(made)
    return found
