"""What is written from the messages of the server is what they say now."""

from pathlib import Path
from typing import get_args

import pytest
from tools.protocol_words import EXAMPLES
from tools.write_messages import ROOT, find_parts, read_struct, write_all

from spellspeed.server import messages

WRITTEN = write_all()


@pytest.mark.parametrize("path", WRITTEN, ids=[path.name for path in WRITTEN])
def test_what_is_written_from_the_messages_is_up_to_date(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == WRITTEN[path], f"run `make messages`: {path.relative_to(ROOT)} differs"


def test_every_message_has_an_example() -> None:
    shown = {type(example) for example in EXAMPLES}
    assert {*get_args(messages.ToClient), *get_args(messages.ToServer)} <= shown


def test_what_a_field_means_is_read_from_the_file() -> None:
    card = {entry.name: entry for entry in read_struct(messages.Card)}
    assert card["password"].said == "0: nobody tells which card it is" and "def" in card and "def_" not in card
    assert messages.Table in find_parts() and messages.Hello not in find_parts()
