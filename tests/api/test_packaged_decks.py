"""The decks that come with the package are legal, complete, and can be chosen by name."""

import io
from importlib.resources import files
from pathlib import Path

import pytest

from spellspeed import Deck, DeckError, Duel, playout
from spellspeed.cli import main
from spellspeed.packaged_decks import LATER, PACKAGED
from spellspeed.pool import CardPool

each_deck = pytest.mark.parametrize("name", Deck.packaged_names())
POOL = CardPool.builtin()


@each_deck
def test_a_packaged_deck_is_legal_in_both_formats_unless_its_cards_are_later(name: str) -> None:
    deck = Deck.packaged(name)
    assert deck.check("master2020") == [] and len(deck.main) == 40
    assert bool(deck.check("408")) == (name in LATER)


@each_deck
def test_every_card_of_a_packaged_deck_is_written(name: str) -> None:
    deck = Deck.packaged(name)
    cards = [POOL.facts[POOL.by_password[password]] for password in (*deck.main, *deck.extra)]
    assert [card.name_en for card in cards if not POOL.is_playable(card)] == []


@each_deck
@pytest.mark.parametrize("other", ["exodia", "classic", *sorted(LATER)])
def test_a_duel_with_a_packaged_deck_plays_to_its_end(name: str, other: str) -> None:
    format_ = "master2020" if {name, other} & LATER else "408"
    duel = Duel(Deck.packaged(name), Deck.packaged(other), seed=5, format=format_)
    outcome = playout(duel, seed=7)
    assert outcome is not None


def test_a_deck_is_found_by_its_name_in_any_case() -> None:
    assert Deck.packaged("Exodia") == Deck.packaged("exodia") != Deck.packaged("chaos")


@pytest.mark.parametrize("name", ["mine", "", "decks/exodia.ydk", "../cards"])
def test_an_unknown_name_is_told_with_the_names_there_are(name: str) -> None:
    with pytest.raises(DeckError) as unknown:
        Deck.packaged(name)
    there = ", ".join(PACKAGED)
    assert str(unknown.value) == f"no packaged deck is called {name!r}; there are {there}"


def test_all_files_of_decks_are_listed() -> None:
    names = {path.name for path in files("spellspeed.data").joinpath("decks").iterdir()}
    assert names == {f"{name}.ydk" for name in PACKAGED}


def test_the_decks_are_found_from_the_root_of_the_repository_too() -> None:
    root = Path(__file__).parents[2]
    assert {path.stem for path in (root / "decks").glob("*.ydk")} == set(PACKAGED)


def test_the_document_lists_every_deck_with_how_it_wins() -> None:
    text = (Path(__file__).parents[2] / "docs" / "decks.md").read_text(encoding="utf-8")
    for name, wins in PACKAGED.items():
        assert f"`{name}`" in text and wins[0] in text


def test_the_command_deck_lists_them(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deck"]) == 0
    assert capsys.readouterr().out.splitlines() == [f"{name}: {wins[0]}" for name, wins in PACKAGED.items()]
    assert main(["deck", "--lang", "zh"]) == 0
    assert capsys.readouterr().out.splitlines() == [f"{name}：{wins[1]}" for name, wins in PACKAGED.items()]
    assert main(["deck", "exodia", "--format", "408"]) == 0
    assert "legal in 408" in capsys.readouterr().out


def test_bots_play_with_decks_chosen_by_name(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["duel", "--decks", "soldiers,chaos", "--games", "1", "--format", "408"]) == 0
    assert "decks: soldiers against chaos" in capsys.readouterr().out
    assert main(["duel", "--deck", "exodia", "--games", "1"]) == 0
    assert "decks: exodia against warriors" in capsys.readouterr().out


def test_wrong_decks_are_refused_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["duel", "--decks", "chaos", "--games", "1"]) == 1
    assert "--decks wants two decks" in capsys.readouterr().err
    assert main(["duel", "--decks", "chaos,exodia", "--deck", "classic"]) == 1
    assert "--decks names both decks" in capsys.readouterr().err
    assert main(["duel", "--deck", "no-such-deck", "--games", "1"]) == 1
    assert "no-such-deck" in capsys.readouterr().err


class Person(io.StringIO):
    """Somebody who types at a terminal."""

    def isatty(self) -> bool:
        return True


def test_a_person_chooses_decks_by_number_or_name(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", Person("4\nno such deck\nexodia\nquit\n"))
    main(["play", "--seed", "1"])
    told = capsys.readouterr().out
    assert "3. soldiers:" in told and told.count("the other deck (warriors)>") == 2
