"""Practice: an opening hand or the top of the deck that is chosen; and the question for the decks."""

from pathlib import Path

import pytest

from spellspeed import Deck, DeckError, Duel
from spellspeed.cli import main
from spellspeed.replay import Replay
from spellspeed.terminal.commands import Leaving
from spellspeed.terminal.deck_question import ask_for_decks
from spellspeed.terminal.practice import Wanted, arrange, read_list

CLASSIC = Deck.packaged("classic")


def drawn(deck: Deck) -> list[str]:
    duel = Duel(deck, deck, first=0, shuffle=False, limits=False)
    return [card.name for card in duel.view(0).hand()]


@pytest.mark.parametrize(
    "text", ["Sangan, Mirror Force", "mirror force; SANGAN", "三眼怪、Mirror Force", "Sangan\nMirror Force\n"]
)
def test_the_named_cards_are_in_the_opening_hand(text: str) -> None:
    deck = arrange(CLASSIC, Wanted(hand=text), 1)
    assert set(drawn(deck)) >= {"Sangan", "Mirror Force"}
    assert sorted(deck.main) == sorted(CLASSIC.main) and deck.extra == CLASSIC.extra


def test_the_seed_shuffles_the_other_cards() -> None:
    wanted = Wanted(hand="Sangan")
    assert arrange(CLASSIC, wanted, 1) == arrange(CLASSIC, wanted, 1)
    assert arrange(CLASSIC, wanted, 1) != arrange(CLASSIC, wanted, 2)


def test_the_order_of_the_deck_begins_behind_the_hand() -> None:
    both = arrange(CLASSIC, Wanted("Sangan", "Mirror Force, Ring of Destruction"), 1)
    assert drawn(both)[0] == "Sangan"
    names = [card.name for card in Duel(both, both, first=1, shuffle=False).view(0).hand()]
    assert "Mirror Force" not in names
    order = arrange(CLASSIC, Wanted(order="Mirror Force, Sangan"), 1)
    assert drawn(order)[:2] == ["Mirror Force", "Sangan"]


def test_the_order_may_stand_in_a_file(tmp_path: Path) -> None:
    path = tmp_path / "order.txt"
    path.write_text("#main\nMirror Force\n\nSangan\n", encoding="utf-8")
    assert drawn(arrange(CLASSIC, Wanted(order=read_list(str(path), "--deck-order")), 1))[:2] == [
        "Mirror Force",
        "Sangan",
    ]
    path.write_bytes(b"Sangan\n\xff")
    with pytest.raises(DeckError, match=r"--deck-order: .*byte 7 is not UTF-8 text"):
        arrange(CLASSIC, Wanted(order=read_list(str(path), "--deck-order")), 1)


def test_a_count_stands_before_or_behind_a_name() -> None:
    deck = Deck(["Kuriboh"] * 3 + ["7 Colored Fish"] * 3 + ["Umi"] * 3)
    assert drawn(arrange(deck, Wanted("2 Kuriboh, 7 Colored Fish, Umi x2"), 1)) == [
        *("Kuriboh", "Kuriboh", "7 Colored Fish", "Umi", "Umi")
    ]


@pytest.mark.parametrize(
    ("hand", "english", "chinese"),
    [
        ("Sangan, Blue-Eyes White Dragon", '--hand: "Blue-Eyes White Dragon" is not in the deck', "卡组里没有"),
        ("Sangn", '--hand: "Sangn" is not in the deck; did you mean Sangan?', "是不是“sangan”"),
        ("Sangan, Sangan", '--hand names "Sangan" more often than the deck has it', "没有这么多张"),
        (",", "--hand names no card", "没有写卡名"),
        ("x" * 20_000, "--hand is 20000 letters long; 10000 are the most", "最多10000个"),
        (
            "Sangan, Mirror Force, Ring of Destruction, Tsukuyomi, Exiled Force, Spirit Reaper",
            "--hand names 6 cards; an opening hand has 5",
            "起手是5张",
        ),
    ],
)
def test_what_is_not_in_the_deck_is_named(hand: str, english: str, chinese: str) -> None:
    with pytest.raises(DeckError) as raised:
        arrange(CLASSIC, Wanted(hand), 1)
    assert str(raised.value) == english
    assert chinese in raised.value.chinese


def test_a_duel_for_practice_is_replayed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "practice.json"
    lines = iter([f"save {path}", "end turn", "quit"])
    monkeypatch.setattr("builtins.input", lambda prompt="": next(lines))
    words = ["--deck", "classic", "--against", "warriors", "--hand", "Sangan", "--opp-hand", "Dark Blade"]
    assert main(["play", "--seed", "4", "--first", "you", *words, "--deck-order", "Mirror Force"]) == 0
    assert "You draw 5 cards: Sangan;" in capsys.readouterr().out
    replay = Replay.load(path)
    assert replay.check() is None
    duel = replay.play()
    assert "Dark Blade" in [card.name for card in duel.view(1).hand()]


@pytest.mark.parametrize("option", ["--hand", "--opp-hand", "--deck-order"])
def test_a_wrong_name_ends_the_command_with_one_line(option: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", option, "Nobody At All", "--deck", "dragons"]) == 1
    assert capsys.readouterr().err == f'spellspeed play: {option}: "Nobody At All" is not in the deck\n'
    assert main(["play", option, "Nobody At All", "--deck", "dragons", "--lang", "zh"]) == 1
    assert capsys.readouterr().err == f"spellspeed play: {option}：卡组里没有“Nobody At All”\n"
    assert main(["play", option, "Sangan", "--resume"]) == 1
    assert capsys.readouterr().err == f"spellspeed play: {option} is for a new duel, not for --load or --resume\n"


# ---------------------------------------------------------------------------------------------------- which decks


def asked(lines: list[str], lang: str = "en") -> tuple[tuple[str, str], str]:
    screen: list[str] = []
    typed = iter(lines)
    return ask_for_decks(lang, lambda prompt: next(typed), screen.append), "\n".join(screen)


@pytest.mark.parametrize(
    ("typed", "lang", "expected"),
    [
        ("choas", "en", "No deck and no file is called “choas”. Did you mean chaos? Type a number"),
        ("choas", "zh", "没有叫“choas”的卡组或文件。你是不是想说chaos？请输入1到"),
        ("99", "en", "There is no deck 99: the numbers go from 1 to "),
        ("0", "zh", "没有编号为0的卡组：编号是1到"),
        ("no/such/file.ydk", "en", "No deck and no file is called “no/such/file.ydk”. Type a number"),
        ("x" * 10_000, "en", "No deck and no file is called “xxxxxxxxxx"),
        ("~nobody-at-all/deck.ydk", "en", "No deck and no file is called “~nobody-at-all/deck.ydk”."),
        ("\0", "en", "No deck and no file is called"),
    ],
)
def test_a_wrong_deck_is_named_and_asked_for_again(typed: str, lang: str, expected: str) -> None:
    decks, told = asked([typed, "Chaos", "2"], lang)
    assert decks == ("chaos", "warriors")
    assert expected in told


def test_enter_takes_the_offered_decks_and_quit_leaves() -> None:
    assert asked(["", ""])[0] == ("dragons", "warriors")
    with pytest.raises(Leaving):
        asked(["chaos", "quit"])


@pytest.mark.parametrize("end", [EOFError, KeyboardInterrupt])
@pytest.mark.parametrize(("lang", "goodbye"), [("en", "Goodbye."), ("zh", "再见。")])
def test_one_can_leave_where_the_decks_are_chosen(
    end: type[BaseException],
    lang: str,
    goodbye: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def read(prompt: str = "") -> str:
        raise end

    monkeypatch.setattr("builtins.input", read)
    monkeypatch.setattr("sys.stdin.isatty", lambda: True)
    assert main(["play", "--lang", lang]) == 0
    shown = capsys.readouterr()
    assert shown.out.endswith(f"\n{goodbye}\n")
    assert shown.err == ""
