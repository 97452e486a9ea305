"""The decks that come with the package are legal, complete, and can be chosen by name."""

import io
from importlib.resources import files
from pathlib import Path

import pytest

from spellspeed import Deck, DeckError, Duel, playout
from spellspeed.cli import main
from spellspeed.formats.lflist import own_list
from spellspeed.packaged_decks import FORMATS, PACKAGED, choose_format
from spellspeed.pool import CardPool

each_deck = pytest.mark.parametrize("name", Deck.packaged_names())
POOL = CardPool.builtin()
LATER = [name for name, deck in PACKAGED.items() if deck.formats == ("master2020",)]
EARLY = {"soldiers", "chaos", "exodia", "gadgets", "monarchs", "zombies", "dark-world", "heroes", "siege"}
# The eight Structure Decks as they were sold; the list of 408 forbids a card of each of the first four.
SOLD = {name for name, deck in PACKAGED.items() if deck.sold}
BEFORE_THE_LIST = {"dragons-roar", "zombie-madness", "blaze-of-destruction", "fury-from-the-deep"}
EVERYWHERE = {"dragons", "warriors"}


@each_deck
def test_a_packaged_deck_is_legal_in_the_formats_it_names_under_their_lists_and_in_no_other(name: str) -> None:
    deck, told = Deck.packaged(name), PACKAGED[name]
    assert len(deck.main) == 40
    legal = [format_ for format_ in FORMATS if deck.check(format_) == []]
    assert legal == (list(told.formats) if told.listed else [])


def test_which_decks_are_for_which_format() -> None:
    made = {name: deck for name, deck in PACKAGED.items() if name not in SOLD}
    assert {name for name, deck in made.items() if deck.formats == ("408",) and deck.listed} == EARLY
    assert {name for name, deck in made.items() if set(deck.formats) == set(FORMATS)} == EVERYWHERE
    assert len(SOLD) == 8 and all("408" in PACKAGED[name].formats for name in SOLD)
    assert sorted(LATER) == ["burn", "forge", "junk", "network", "scales", "stars", "suns", "wings"]


def test_classic_and_the_first_structure_decks_are_played_without_a_list() -> None:
    unlisted = {name for name, told in PACKAGED.items() if not told.listed}
    assert unlisted == {"classic", *BEFORE_THE_LIST}
    for name in unlisted:
        deck = Deck.packaged(name)
        assert deck.check("408", limits=None) == []
        assert {problem.rule for problem in deck.check("408")} >= {"deck.banlist.forbidden-zero"}


@each_deck
def test_every_card_of_a_packaged_deck_is_written(name: str) -> None:
    deck = Deck.packaged(name)
    cards = [POOL.facts[POOL.by_password[password]] for password in (*deck.main, *deck.extra, *deck.side)]
    assert [card.name_en for card in cards if not POOL.is_playable(card)] == []


@each_deck
def test_a_packaged_deck_has_a_full_side_deck_unless_it_was_sold_without_or_has_no_list(name: str) -> None:
    deck = Deck.packaged(name)
    assert len(deck.side) == (15 if PACKAGED[name].listed and name not in SOLD else 0)


@each_deck
@pytest.mark.parametrize("other", ["exodia", "classic", "siege", *sorted(LATER)])
def test_a_duel_with_a_packaged_deck_plays_to_its_end(name: str, other: str) -> None:
    format_, _ = choose_format((name, other))
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


def test_a_misspelt_name_is_answered_with_the_one_that_was_meant(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(DeckError, match=r"no packaged deck is called 'exodai'; did you mean exodia\?; there are"):
        Deck.packaged("exodai")
    for words in (["deck", "check", "Solders"], ["duel", "--deck", "Solders"]):
        assert main(words) == 1
        assert "did you mean soldiers?" in capsys.readouterr().err
    assert main(["deck", "Solders", "--lang", "zh"]) == 1
    assert "是不是soldiers？" in capsys.readouterr().err


def test_all_files_of_decks_are_listed() -> None:
    names = {path.name for path in files("spellspeed.data").joinpath("decks").iterdir()}
    assert names == {f"{name}.ydk" for name in PACKAGED}


def test_the_decks_are_found_from_the_root_of_the_repository_too() -> None:
    root = Path(__file__).parents[2]
    assert {path.stem for path in (root / "decks").glob("*.ydk")} == set(PACKAGED)


def test_the_document_lists_every_deck_with_how_it_wins() -> None:
    text = (Path(__file__).parents[2] / "docs" / "decks.md").read_text(encoding="utf-8")
    for name, deck in PACKAGED.items():
        row = next(line for line in text.splitlines() if line.startswith(f"| `{name}` |"))
        assert deck.wins[0] in row
        assert all(f"`{format_}`" in row for format_ in deck.formats) and ("no list" in row) != deck.listed


def test_the_command_deck_lists_them(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deck"]) == 0
    for line, (name, deck) in zip(capsys.readouterr().out.splitlines(), PACKAGED.items(), strict=True):
        assert line.startswith(f"{name}: {deck.wins[0]} [")
        assert all(format_ in line and (own_list(format_).name in line) == deck.listed for format_ in deck.formats)
        assert ("no list" in line) != deck.listed
    assert main(["deck", "--lang", "zh"]) == 0
    for line, (name, deck) in zip(capsys.readouterr().out.splitlines(), PACKAGED.items(), strict=True):
        assert line.startswith(f"{name}：{deck.wins[1]} [") and ("不使用禁限卡表" in line) != deck.listed
    assert main(["deck", "exodia", "--format", "408"]) == 0
    assert "legal in 408" in capsys.readouterr().out


def test_bots_play_with_decks_chosen_by_name(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["duel", "--decks", "soldiers,chaos", "--games", "1", "--format", "408"]) == 0
    assert "decks: soldiers against chaos\nformat: 408\n" in capsys.readouterr().out
    assert main(["duel", "--deck", "exodia", "--games", "1"]) == 0
    assert "decks: exodia against warriors\nformat: 408\n" in capsys.readouterr().out


def test_decks_bring_their_format_along(capsys: pytest.CaptureFixture[str]) -> None:
    """Two of one format play in it, two of none in common by the later one, and that is told."""
    for decks, format_, told in (
        ("dragons,warriors", "master2020", ""),
        ("dragons,chaos", "408", ""),
        ("dragons,stars", "master2020", ""),
        ("soldiers,stars", "master2020", "the decks are of different formats"),
        ("classic,chaos", "408", "classic: played without a Forbidden & Limited list\n"),
    ):
        assert main(["duel", "--decks", decks, "--games", "1"]) == 0
        shown = capsys.readouterr()
        assert f"\nformat: {format_}\n" in shown.out
        assert (told in shown.err) if told else (shown.err == "")


def test_a_format_that_is_asked_for_counts_for_both_decks(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["duel", "--decks", "soldiers,stars", "--games", "1", "--format", "master2020"]) == 1
    told = capsys.readouterr().err
    assert "soldiers is not legal in master2020" in told and "deck.banlist.forbidden-zero" in told
    assert main(["duel", "--decks", "soldiers,stars", "--games", "1", "--format", "master2020", "--list", "none"]) == 0
    assert "no Forbidden & Limited list is applied" in capsys.readouterr().err
    assert main(["duel", "--decks", "dragons,stars", "--games", "1", "--format", "408", "--list", "none"]) == 1
    assert "stars is not legal in 408" in capsys.readouterr().err
    assert main(["duel", "--decks", "classic,chaos", "--games", "1", "--list", "own"]) == 1
    assert "classic is not legal in 408" in capsys.readouterr().err


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
