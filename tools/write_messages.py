"""Writes the types of the page in `web/src/lib/` and `docs/protocol.md` from the messages of the server."""

import ast
import inspect
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType, UnionType
from typing import Annotated, Any, Literal, NamedTuple, Union, get_args, get_origin, get_type_hints

import msgspec

import spellspeed.server.book_messages as book_messages
import spellspeed.server.event_messages as event_messages
import spellspeed.server.messages as messages
import spellspeed.server.plain_words as plain_words

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT))
from tools.protocol_words import AFTERWARDS, BEGINNING, EVENTS, EXAMPLES, ROUTES  # noqa: E402

TYPES = ROOT / "web" / "src" / "lib" / "messages.ts"
WORDS = TYPES.with_name("message_words.ts")
BOOKS = TYPES.with_name("book_messages.ts")
EVENT_TYPES = TYPES.with_name("event_messages.ts")
PAGE = ROOT / "docs" / "protocol.md"
WRITTEN_BY = "Written by `make messages` from src/spellspeed/server/messages.py; do not edit."
PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null", Any: "unknown"}
Struct = type[msgspec.Struct]


class Entry(NamedTuple):
    """A field of a message: how it is called when it travels, what it is, and what is said of it."""

    name: str
    type: object
    left_out: object  # what it is if it is not there; `msgspec.NODEFAULT` for one that is always there
    said: str


# ------------------------------------------------------------------------------------------------------------- reading


def find_words() -> dict[str, tuple[str, ...]]:
    """The families of words that have a name, such as `Place`."""
    return {
        name: get_args(value)
        for module in (messages, plain_words, event_messages)
        for name, value in vars(module).items()
        if get_origin(value) is Literal
    }


def find_comments(struct: Struct) -> dict[str, str]:
    """What the file says behind the fields of a struct, by their names."""
    source = inspect.getsource(struct)
    lines = source.splitlines()
    body = ast.parse(source).body[0]
    assert isinstance(body, ast.ClassDef)
    said: dict[str, str] = {}
    for node in body.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            line = lines[node.lineno - 1].encode()[node.end_col_offset :].decode()
            said[node.target.id] = line.partition("#")[2].strip()
    return said


def read_struct(struct: Struct) -> list[Entry]:
    """The fields of a struct, those it has from others first."""
    hints = get_type_hints(struct)
    said: dict[str, str] = {}
    for each in reversed(struct.__mro__):
        if issubclass(each, msgspec.Struct) and each is not msgspec.Struct:
            said.update(find_comments(each))
    found: list[Entry] = []
    for field in msgspec.structs.fields(struct):
        given = field.default if field.default_factory is msgspec.NODEFAULT else field.default_factory()
        found.append(Entry(field.encode_name, hints[field.name], given, said.get(field.name, "")))
    return found


def find_parts() -> list[Struct]:
    """What messages are made of, in the order of the file."""
    return [each for each in structs_of(messages) if issubclass(each, messages.Plain) and each is not messages.Plain]


def find_replies(module: ModuleType = book_messages) -> list[Struct]:
    """What the routes answer, in the order of their file."""
    return [each for each in structs_of(module) if each.__name__ not in ("Reply", "Plain")]


def structs_of(module: ModuleType) -> Iterator[Struct]:
    """Every struct that a module defines."""
    for value in vars(module).values():
        if isinstance(value, type) and issubclass(value, msgspec.Struct) and value.__module__ == module.__name__:
            yield value


def tag_of(struct: Struct) -> str:
    """What `type` says of a message."""
    tag = struct.__struct_config__.tag
    assert isinstance(tag, str)
    return tag


def first_line(struct: Struct) -> str:
    """What a struct is, in a sentence."""
    return (inspect.getdoc(struct) or "").partition("\n")[0]


def whole_text(struct: Struct) -> str:
    """All that is said of a struct."""
    return " ".join((inspect.getdoc(struct) or "").split())


# ---------------------------------------------------------------------------------------------------------- TypeScript


def write_type(type_: object) -> str:
    """Write a type of Python as one of TypeScript.

    >>> write_type(list[int | None]), write_type(Literal["en", "zh"]), write_type(messages.At | None)
    ('(number | null)[]', 'Lang', 'At | null')
    """
    if type_ in PLAIN:
        return PLAIN[type_]
    origin, inner = get_origin(type_), get_args(type_)
    if origin is Literal:
        named = [name for name, words in find_words().items() if words == inner]
        return named[0] if named else " | ".join([f'"{word}"' for word in inner])
    if origin in (Union, UnionType):
        return " | ".join([write_type(each) for each in inner])
    if origin is list:
        of = write_type(inner[0])
        return f"({of})[]" if "|" in of else f"{of}[]"
    if origin is Annotated:
        return write_type(inner[0])
    if origin is dict:
        return f"Record<{write_type(inner[0])}, {write_type(inner[1])}>"
    assert isinstance(type_, type), f"there is no word for {type_}"
    return type_.__name__


def write_said(entry: Entry) -> str:
    """Say what a field means, and what it is if it is not there."""
    said = entry.said
    if entry.left_out not in (msgspec.NODEFAULT, None, "", []):
        said = "; ".join(filter(None, (said, f"if absent: {msgspec.json.encode(entry.left_out).decode()}")))
    return said


def write_fields(struct: Struct) -> Iterator[str]:
    """The lines of a TypeScript type for the fields of a struct."""
    for entry in read_struct(struct):
        said = write_said(entry)
        if said:
            yield f"  /** {said} */"
        there = "" if entry.left_out is msgspec.NODEFAULT else "?"
        # A field that is null only if nothing is said is left out instead.
        type_ = write_type(entry.type)
        yield f"  {entry.name}{there}: {type_.removesuffix(' | null') if there else type_};"


def write_interface(struct: Struct, tag: str = "") -> str:
    """Write a struct as an interface."""
    lines = [f"/** {whole_text(struct)} */", f"export interface {struct.__name__} {{"]
    if tag:
        lines.append(f'  type: "{tag}";')
    return "\n".join([*lines, *write_fields(struct), "}"])


def write_union(name: str, says: str, union: object) -> str:
    """Write a union of messages, told apart by `type`."""
    each = "\n".join([f"  | {struct.__name__}" for struct in get_args(union)])
    return f"/** {says} */\nexport type {name} =\n{each};"


def write_typescript_words() -> str:
    """Write the families of words that messages are made of as TypeScript."""
    parts = [f"// {WRITTEN_BY}"]
    for name, words in find_words().items():
        each = "\n".join([f'  | "{word}"' for word in words])
        parts.append(f"export type {name} =\n{each};")
    return "\n\n".join(parts) + "\n"


def write_typescript() -> str:
    """Write all messages as TypeScript."""
    names = ", ".join(find_words())
    parts = [f"// {WRITTEN_BY}", f'import type {{ {names} }} from "./message_words";', f"export type {{ {names} }};"]
    for name in ("VERSION", "WATCHER", "JUDGE"):
        parts.append(f"export const {name} = {getattr(messages, name)};")
    parts.append("export type RequestName = string;")
    parts += [write_interface(struct) for struct in find_parts()]
    told, said = get_args(messages.ToClient), get_args(messages.ToServer)
    parts += [write_interface(struct, tag_of(struct)) for struct in (*told, *said)]
    parts.append(write_union("ToClient", "Every message of the server.", messages.ToClient))
    parts.append(write_union("ToServer", "Every message of a client.", messages.ToServer))
    return "\n\n".join(parts) + "\n"


def write_typescript_replies(module: ModuleType = book_messages) -> str:
    """Write what routes take and answer as TypeScript."""
    written = [write_interface(struct) for struct in find_replies(module)]
    lent = [each.__name__ for each in find_parts() if getattr(module, each.__name__, None) is each]
    lent += [name for name in find_words() if any(f": {name};" in each for each in written)]
    source = WRITTEN_BY.replace("messages.py", f"{module.__name__.rpartition('.')[2]}.py")
    parts = [f"// {source}", f'import type {{ {", ".join(lent)} }} from "./messages";']
    return "\n\n".join([*parts, *written]) + "\n"


# -------------------------------------------------------------------------------------------------------- the page


def write_row(entry: Entry) -> str:
    """Write a field as a row of a table."""
    type_ = write_type(entry.type).replace("|", "\\|")
    optional = "" if entry.left_out is msgspec.NODEFAULT else " (may be absent)"
    said = write_said(entry).replace("|", "\\|")
    return f"| `{entry.name}` | `{type_}`{optional} | {said} |"


def write_section(struct: Struct, tag: str = "") -> str:
    """Write what a message or a part of one is, its fields, and an example."""
    title = f"`{tag}`" if tag else struct.__name__
    lines = [f"### {title}", "", whole_text(struct), ""]
    entries = read_struct(struct)
    if entries:
        lines += ["| field | is | means |", "|---|---|---|", *[write_row(entry) for entry in entries], ""]
    example = next((each for each in EXAMPLES if type(each) is struct), None)
    if example is not None:
        encoded = msgspec.json.format(msgspec.json.encode(example), indent=0).decode()
        lines += ["```json", encoded, "```", ""]
    return "\n".join(lines)


def write_words() -> str:
    """Write the families of words."""
    lines = [
        f"* `{name}`: {', '.join([f'`{word}`' for word in words if word])}" for name, words in find_words().items()
    ]
    return "\n".join(lines) + "\n"


def write_page() -> str:
    """Write the page about the protocol."""
    parts = [f"<!-- {WRITTEN_BY} -->", BEGINNING.format(version=messages.VERSION).strip() + "\n"]
    parts.append("## What the server says\n")
    parts += [write_section(struct, tag_of(struct)) for struct in get_args(messages.ToClient)]
    parts.append("## What a client says\n")
    parts += [write_section(struct, tag_of(struct)) for struct in get_args(messages.ToServer)]
    parts.append("## What they are made of\n")
    parts += [write_section(struct) for struct in find_parts()]
    parts += [ROUTES.strip() + "\n", *[write_section(struct) for struct in find_replies()]]
    parts += [EVENTS.strip() + "\n", *[write_section(struct) for struct in find_replies(event_messages)]]
    parts += ["## Words for programs\n", write_words(), AFTERWARDS.strip() + "\n"]
    return "\n".join(parts)


def write_all() -> dict[Path, str]:
    """What is written where."""
    written = {TYPES: write_typescript(), WORDS: write_typescript_words(), BOOKS: write_typescript_replies()}
    return {**written, EVENT_TYPES: write_typescript_replies(event_messages), PAGE: write_page()}


def main() -> int:
    """Write all files."""
    for path, text in write_all().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        print(path.relative_to(ROOT))
    return 0


if __name__ == "__main__":
    sys.exit(main())
