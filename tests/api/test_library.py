"""Decks and commands tell cards that are known but cannot be played from those that nobody knows."""

from pathlib import Path

import pytest

from spellspeed import Deck, DeckError, Duel, IllegalAnswer, UnknownCard, UnreadableAnswer
from spellspeed.cli import main
from spellspeed.commands.cards import show_cards
from spellspeed.notation.phrases import PositionError
from spellspeed.packaged_decks import PACKAGED

ASH, HATS, FIREWALL, ELF = 14558127, 81210420, 5043010, 15025844


def modern(tmp_path: Path, further: str = "") -> Path:
    """A legal deck with one card that is in no pool, and one whose text is not written."""
    lines = Deck.packaged("dragons").to_ydk().replace("#extra", f"{ASH}\n{ASH}\n{HATS}\n{further}#extra")
    path = tmp_path / "modern.ydk"
    path.write_text(lines, encoding="utf-8")
    return path


def test_a_deck_holds_known_cards_and_names_those_that_cannot_be_played(tmp_path: Path) -> None:
    deck = Deck.load(modern(tmp_path))
    assert [card.name for card in deck.unplayable()] == ["Ash Blossom & Joyous Spring", "Magical Hats"]
    assert deck.check() == [] and Deck.packaged("dragons").unplayable() == ()
    by_name = Deck(["灰流丽", "Mystical Elf"], side=["ash blossom & joyous spring"])
    assert (by_name.main, by_name.side) == ((ASH, ELF), (ASH,))
    assert [card.name for card in by_name.unplayable()] == ["Ash Blossom & Joyous Spring"]


def test_a_deck_of_known_cards_is_checked_like_any_other(tmp_path: Path) -> None:
    path = modern(tmp_path, f"{ASH}\n{ASH}\n{FIREWALL}\n")
    deck = Deck.load(path)
    assert deck.extra == (FIREWALL,) and '"Firewall Dragon" stands under #main' in deck.moved[0][0]
    assert [problem.sentence for problem in deck.check()] == [
        '"Ash Blossom & Joyous Spring" is Semi-Limited in the list "2026.07.01 OCG": 4 listed, 2 allowed.'
    ]
    assert [problem.sentence for problem in deck.check(limits=None)] == [
        'Too many copies of "Ash Blossom & Joyous Spring": 4 listed, 3 allowed.'
    ]
    told = [problem.in_chinese() for problem in deck.check("408")]
    assert any("「灰流丽」不在408环境的卡池内" in sentence for sentence in told)


def test_unknown_passwords_are_told_apart_from_known_cards(tmp_path: Path) -> None:
    path = modern(tmp_path, "12\n")
    with pytest.raises(DeckError) as wrong:
        Deck.load(path)
    assert str(wrong.value).split("\n") == [
        f"{path}, line 46: no card has the password 12",
        f'{path}: "Ash Blossom & Joyous Spring" is known, but cannot be played yet',
        f'{path}: "Magical Hats" is known, but cannot be played yet',
    ]
    assert wrong.value.chinese.split("\n") == [
        f"{path}，第46行：没有密码是12的卡",
        f"{path}：「灰流丽」是已知的卡，但还不能使用",
        f"{path}：「魔术礼帽」是已知的卡，但还不能使用",
    ]
    with pytest.raises(UnknownCard, match="no card is called 'Ash Blosom'"):
        Deck(["Ash Blosom"])


def test_a_duel_names_the_cards_it_cannot_be_played_with(tmp_path: Path) -> None:
    deck, other = Deck.load(modern(tmp_path)), Deck.packaged("warriors")
    with pytest.raises(
        DeckError,
        match=r'player 1 holds cards that are known, but cannot be played yet: "Ash Blossom & Joyous Spring"$',
    ):
        Duel(other, deck)


FAULTS = {
    "en": (
        "line 46: No card has the password 12.",
        'lines 43, 44: "Ash Blossom & Joyous Spring" is known, but cannot be played yet.',
        'line 45: "Magical Hats" is known, but cannot be played yet.',
        "legal in master2020, list 2026.07.01 OCG; 2 cards cannot be played yet",
        "not legal in master2020, list 2026.07.01 OCG: 1 problem; 2 cards cannot be played yet",
    ),
    "zh": (
        "第46行：没有密码是12的卡。",
        "第43、44行：「灰流丽」是已知的卡，但还不能使用。",
        "第45行：「魔术礼帽」是已知的卡，但还不能使用。",
        "符合master2020（禁限卡表2026.07.01 OCG）；2种卡还不能使用",
        "不符合master2020（禁限卡表2026.07.01 OCG）：1个问题；2种卡还不能使用",
    ),
}


@pytest.mark.parametrize("lang", FAULTS)
def test_the_deck_command_tells_unknown_from_unplayable_cards(
    lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    unknown, *unplayable, legal, illegal = FAULTS[lang]
    assert main(["deck", "check", str(modern(tmp_path)), "--lang", lang]) == 1
    assert capsys.readouterr().out.splitlines()[1:] == [*unplayable, legal]
    assert main(["deck", "check", str(modern(tmp_path, "12\n")), "--lang", lang]) == 1
    assert capsys.readouterr().out.splitlines()[1:] == [unknown, *unplayable, illegal]


def test_no_duel_is_begun_with_them(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = str(modern(tmp_path))
    assert main(["duel", "--games", "1", "--deck", path]) == 1
    assert capsys.readouterr().err == (
        f'spellspeed duel: {path}: known, but cannot be played yet: "Ash Blossom & Joyous Spring"\n'
    )
    assert main(["play", "--deck", path, "--lang", "zh"]) == 1
    assert capsys.readouterr().err == f"spellspeed play: {path}：已知但还不能使用：「灰流丽」\n"


def test_the_cards_command_shows_every_card(capsys: pytest.CaptureFixture[str]) -> None:
    assert show_cards(["Ash", "Blossom"], "en") == 0
    shown = capsys.readouterr().out
    assert shown.startswith("Ash Blossom & Joyous Spring [14558127]\n  灰流丽 · 灰流うらら\n")
    assert "Semi-Limited" in shown and "not yet (the card is known, but not written)" in shown
    assert show_cards([str(ASH)], "zh") == 0
    assert capsys.readouterr().out.startswith("灰流丽 [14558127]\n")
    assert show_cards(["红龙"], "zh") == 0  # two cards have this name
    shown = capsys.readouterr().out
    assert "Tyhone #2" in shown and "Crimson Dragon" in shown
    assert show_cards(["Ash Blosom and Joyus Spring"], "zh") == 1
    assert capsys.readouterr().err == "没有叫“Ash Blosom and Joyus Spring”的卡，是不是「灰流丽」？\n"


def test_a_position_and_a_wish_say_that_the_card_is_known() -> None:
    with pytest.raises(PositionError, match='"Ash Blossom & Joyous Spring" is known, but cannot be played yet'):
        Duel.from_position("turn 3, Main Phase 1, you to act\nyou 8000   hand: 灰流丽\nopp 8000")
    duel = Duel.from_position("turn 3, Main Phase 1, you to act\nyou 8000   hand: Mystical Elf\nopp 8000")
    with pytest.raises((IllegalAnswer, UnreadableAnswer), match="is known, but cannot be played yet"):
        duel.play("summon 灰流丽")


def test_every_packaged_deck_can_be_played() -> None:
    for name in PACKAGED:
        assert Deck.packaged(name).unplayable() == ()
