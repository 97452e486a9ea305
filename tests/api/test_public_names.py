"""The public names: a program that asks for one of them waits for no more than that one needs."""

import subprocess
import sys

import pytest

import spellspeed


@pytest.mark.parametrize("name", spellspeed.__all__)
def test_every_public_name_can_be_the_first_that_is_asked_for(name: str) -> None:
    code = f"from spellspeed import {name}; print({name}.__name__)"
    asked = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (asked.stdout.strip(), asked.stderr) == (name, "")


def test_importing_the_package_does_not_import_the_engine() -> None:
    code = "import sys, spellspeed; print([name for name in sys.modules if name.startswith('spellspeed.')])"
    asked = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert asked.stdout == "[]\n"


def test_all_public_names_are_listed_before_one_is_asked_for() -> None:
    code = "import spellspeed; print(set(spellspeed.__all__) <= set(dir(spellspeed)))"
    asked = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert asked.stdout == "True\n"


def test_a_name_that_is_not_there_is_refused_like_that_of_any_module() -> None:
    with pytest.raises(AttributeError, match="module 'spellspeed' has no attribute 'Dule'"):
        getattr(spellspeed, "Dule")  # noqa: B009  # mypy knows that it is not there
