"""How far a newcomer walks: what `tools/walk.py` follows."""

import sys
from pathlib import Path

import pytest

import spellspeed.words

sys.path.append(str(Path(__file__).resolve().parent.parent.parent))
from tools.walk import WALKS, Walk, follow

# A function that stands at the heart of each walk, whatever folder it lies in.
HEARTS = {
    "an activation with two responses": "add_link",
    "a continuous boost": "find_changes",
    "a trigger": "put_triggers",
}


@pytest.mark.skipif(not spellspeed.words.__file__.endswith(".py"), reason="what is compiled cannot be followed")
@pytest.mark.parametrize("walk", WALKS, ids=[walk.name for walk in WALKS])
def test_a_walk_passes_what_it_is_about_and_names_each_function_once(walk: Walk) -> None:
    names = follow(walk)
    assert HEARTS[walk.name] in {name for _, name in names}
    assert len(set(names)) == len(names)
    assert all(file.endswith(".py") for file, _ in names)
