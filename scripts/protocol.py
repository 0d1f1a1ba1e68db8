"""Write docs/protocol.md and client/src/protocol.ts from the messages in demesne.server."""

from __future__ import annotations

import argparse
import inspect
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from msgspec import inspect as types

from demesne.engine.events import EVENT_KINDS
from demesne.server import health, problems
from demesne.server.laboratory import laboratory_requests as laboratory
from demesne.server.tables import protocol, table_requests

ROOT = Path(__file__).resolve().parent.parent
HTTP_BODIES = (*table_requests.HTTP_BODIES, *laboratory.HTTP_BODIES, health.Health, problems.Problem)
PROSE = ROOT / "scripts" / "protocol_prose.md"
PAGE = Path("docs") / "protocol.md"
CODE = Path("client") / "src" / "protocol.ts"
FOREWORD = """\
// Written by `make docs` from src/demesne/server: protocol.py, table_requests.py and laboratory_requests.py; do not edit.
// Every field is always there, except in what a client sends: there those with a question mark may be left out.

"""


def structs() -> list[type[Struct]]:
    """All messages and parts of messages, in source order."""
    return [
        made
        for module in (protocol, table_requests, laboratory, health, problems)
        for made in vars(module).values()
        if inspect.isclass(made) and issubclass(made, Struct) and made.__module__ == module.__name__ and not is_base(made)
    ]


def is_base(made: type[Struct]) -> bool:
    return made in (protocol.Said, protocol.Asking, table_requests.Body)


def is_sent_by_clients(made: type[Struct]) -> bool:
    return issubclass(made, (protocol.Asking, table_requests.Body))


def described(made: type[Struct]) -> types.StructType:
    info = types.type_info(made)
    assert isinstance(info, types.StructType)
    return info


def unwrapped(type: types.Type) -> tuple[types.Type, str]:
    """A type without its description, and the description."""
    if isinstance(type, types.Metadata):
        inner, said = unwrapped(type.type)
        return inner, str((type.extra_json_schema or {}).get("description", said))
    return type, ""


# ---------------------------------------------------------------- one type as text
def written(type: types.Type) -> str:
    """A type as TypeScript and the document write it."""
    if isinstance(type, types.Metadata) and type.extra is not None:
        return f"Partial<{type.extra['parts of'].__name__}>"
    type, _ = unwrapped(type)
    if isinstance(type, types.UnionType):
        return " | ".join(dict.fromkeys(written(part) for part in type.types))
    if isinstance(type, types.ListType):
        item = written(type.item_type)
        return f"({item})[]" if " | " in item else f"{item}[]"
    if isinstance(type, types.DictType):
        return f"Record<string, {written(type.value_type)}>"
    if isinstance(type, types.LiteralType):
        return " | ".join(json.dumps(value) for value in type.values)
    if isinstance(type, types.StructType):
        return type.cls.__name__
    if isinstance(type, types.IntType | types.FloatType):
        return "number"
    simple = {types.StrType: "string", types.BoolType: "boolean", types.NoneType: "null"}
    return simple[type.__class__]


LIMITS = ("min_length", "max_length", "ge", "le", "lt", "pattern")


def limits(type: types.Type) -> str:
    """The constraints of a type, as text."""
    type, _ = unwrapped(type)
    said = [f"{name} {getattr(type, name)}" for name in LIMITS if getattr(type, name, None) is not None]
    if isinstance(type, types.ListType) and limits(type.item_type):
        said.append(f"each: {limits(type.item_type)}")
    if isinstance(type, types.UnionType):
        said += [limits(part) for part in type.types if limits(part)]
    return ", ".join(said)


# ---------------------------------------------------------------- TypeScript
def interface(made: type[Struct]) -> Iterator[str]:
    info = described(made)
    yield f"/** {inspect.cleandoc(made.__doc__ or '')} */"
    yield f"export interface {made.__name__} {{"
    if info.tag_field:
        yield f"  {info.tag_field}: {json.dumps(info.tag)};"
    for field in info.fields:
        _, said = unwrapped(field.type)
        mark = "" if field.required or not is_sent_by_clients(made) else "?"
        yield f"  {field.encode_name}{mark}: {written(field.type)};" + (f" // {said}" if said else "")
    yield "}"
    yield ""


def union(name: str, parts: Any) -> str:
    return f"export type {name} =\n" + "\n".join(f"  | {part.__name__}" for part in parts.__args__) + ";\n"


def code() -> str:
    """The text of protocol.ts."""
    numbers = ("PROTOCOL", "NAME_LENGTH", "CHAT_LENGTH", "KINGDOM_LENGTH")
    lines = [f"export const {name} = {getattr(protocol, name)};" for name in numbers]
    lines += [f"export const {name} = {getattr(laboratory, name)};" for name in ("TEXT_LENGTH", "MOST_MATCHES", "MOST_GAMES")]
    lines += ["", *(line for made in structs() for line in interface(made))]
    kinds = " | ".join(json.dumps(kind) for kind in EVENT_KINDS)
    lines += [f"export type EventKind = {kinds};", ""]
    lines += [union("ServerMessage", protocol.ServerMessage), union("ClientMessage", protocol.ClientMessage)]
    return FOREWORD + "\n".join(lines).rstrip() + "\n"


# ---------------------------------------------------------------- the document
def fields(made: type[Struct]) -> Iterator[str]:
    """A message as a section of the page."""
    info = described(made)
    name = f"`{info.tag}`" if info.tag and not is_part(made) else made.__name__
    yield f"### {name}" + (f" ({made.__name__})" if name[0] == "`" else "")
    yield ""
    yield inspect.cleandoc(made.__doc__ or "")
    yield ""
    if not info.fields:
        return
    yield "| field | type | |"
    yield "|---|---|---|"
    for field in info.fields:
        _, said = unwrapped(field.type)
        kind = written(field.type).replace("|", "\\|")
        optional = [] if field.required else ["may be left out" if is_sent_by_clients(made) else ""]
        notes = "; ".join(part for part in (said, limits(field.type), *optional) if part)
        yield f"| `{field.encode_name}` | `{kind}` | {notes.replace('|', chr(92) + '|')} |"
    yield ""


def is_part(made: type[Struct]) -> bool:
    """Whether a tagged struct is only a part of messages, such as a kind of kingdom."""
    return issubclass(made, table_requests.Body)


def section(title: str, those: list[type[Struct]]) -> list[str]:
    return [f"## {title}", "", *(line for made in those for line in fields(made))]


def page() -> str:
    """The text of docs/protocol.md: the prose, then every message."""
    clients: list[Any] = list(protocol.ClientMessage.__args__)
    server: list[Any] = list(protocol.ServerMessage.__args__)
    over_http: list[Any] = list(HTTP_BODIES)
    parts = [made for made in structs() if made not in (*clients, *server, *over_http)]
    lines = [PROSE.read_text(encoding="utf-8").rstrip(), ""]
    lines += section("What a client says over the WebSocket", clients)
    lines += section("What the server says over the WebSocket", server)
    lines += section("Bodies of HTTP requests and answers", over_http)
    lines += section("What they are made of", parts)
    lines += ["## Kinds of events", "", "| kind | what its fields mean |", "|---|---|"]
    lines += [f"| `{kind}` | {meaning} |" for kind, meaning in EVENT_KINDS.items()]
    lines += ["", "## JSON Schema", "", "```json", schema(), "```"]
    return "\n".join(lines) + "\n"


def schema() -> str:
    """The protocol as JSON Schema, one definition per line."""
    messages = (protocol.ClientMessage, protocol.ServerMessage, *HTTP_BODIES)
    _, parts = msgspec.json.schema_components(messages, ref_template="#/$defs/{name}")
    rows = [f"  {json.dumps(name)}: {json.dumps(part, ensure_ascii=False)}" for name, part in sorted(parts.items())]
    return '{"$defs": {\n' + ",\n".join(rows) + "\n}}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; exit 1 when a file is not up to date")
    parser.add_argument("--root", type=Path, default=ROOT, help="where docs/ and client/ are")
    options = parser.parse_args()
    stale = 0
    for path, text in ((options.root / PAGE, page()), (options.root / CODE, code())):
        if options.check:
            if not path.is_file() or path.read_text(encoding="utf-8") != text:
                print(f"{path.name} is not up to date: run make docs", file=sys.stderr)
                stale = 1
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    return stale


if __name__ == "__main__":
    sys.exit(main())
