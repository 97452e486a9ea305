"""The table of sentences: every one is used, none is missing, both languages tell the same facts."""

import re
import string
from pathlib import Path

import pytest

from spellspeed.event.messages import SENTENCES

PACKAGE = Path(__file__).resolve().parents[2] / "src/spellspeed"
FILES = [*(PACKAGE / "event").glob("*.py"), PACKAGE / "server" / "steward.py"]
CODE = "\n".join(path.read_text(encoding="utf-8") for path in FILES if path.name != "messages.py")


def fields(template: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(template) if name}


@pytest.mark.parametrize("key", SENTENCES)
def test_both_languages_tell_the_same_facts(key: str) -> None:
    english, chinese = SENTENCES[key]
    assert fields(english) == fields(chinese)
    assert re.search(r"[\u4e00-\u9fff]", chinese) and not re.search(r"[\u4e00-\u9fff]", english)


def test_every_sentence_is_said_somewhere_and_none_is_missing() -> None:
    said = set(re.findall(r'(?:refuse|Sentence)\(\s*"([\w-]+)"', CODE))
    assert said <= set(SENTENCES)
    assert [key for key in SENTENCES if f'"{key}"' not in CODE] == []
