"""`spellspeed deck check` names everything that is wrong with a deck at once, and `convert` writes it otherwise."""

import io
import pathlib

import pytest

from spellspeed import CardPool, Deck
from spellspeed.cli import main
from spellspeed.commands.convert import KINDS
from spellspeed.rulebook.book import find_rule

POOL = CardPool.builtin()
TOMATO_AGAIN, ASH, STRANGER = 83011278, 14558127, 12
Shown = pytest.CaptureFixture[str]


def lines_of(*names: str) -> str:
    return "".join(f"{POOL.find(name).password}\n" for name in names)


def filling(count: int) -> str:
    """So many cards that no rule limits."""
    return "".join(f"{password}\n" for password in Deck.packaged("dragons").main[:count])


def saved(tmp_path: pathlib.Path, text: str) -> str:
    path = tmp_path / "mine.ydk"
    path.write_bytes(text.encode())
    return str(path)


def told(capsys: Shown, *words: str) -> tuple[int, list[str]]:
    outcome = main(["deck", "check", *words])
    shown = capsys.readouterr()
    assert shown.err == ""
    return outcome, shown.out.splitlines()


EVERYTHING = (
    "#main\n"
    + lines_of(*["Mystical Elf"] * 4, "Pot of Greed", "Honest", "Sinister Serpent")
    + f"{ASH}\n{STRANGER}\n{STRANGER}\nMystical Elf\n"
    + "#extra\n"
    + lines_of("Junk Warrior")
    + "!side\n"
    + lines_of(*["Scapegoat"] * 2)
)


def test_every_fault_is_named_at_once_with_its_rule_and_its_lines(tmp_path: pathlib.Path, capsys: Shown) -> None:
    outcome, shown = told(capsys, saved(tmp_path, EVERYTHING), "--format", "408")
    assert outcome == 1
    assert shown == [
        "Main Deck 10, Extra Deck 1, Side Deck 2",
        "lines 10, 11: No card has the password 12.",
        "line 12: 'Mystical Elf' is neither a password nor a comment.",
        "The Main Deck has 10 cards; it must have at least 40 and at most 60. (deck.main.size-40-60)",
        'line 14: "Junk Warrior" is no Fusion Monster; a 408 Extra Deck holds nothing else. '
        "(deck.extra.fusion-monsters-only-408)",
        'line 7: "Honest" (欧尼斯特) is not in the 408 pool. (deck.pool.cards-marked-outside-408)',
        'line 9: "Ash Blossom & Joyous Spring" (灰流丽) is not in the 408 pool. (deck.pool.cards-marked-outside-408)',
        'line 14: "Junk Warrior" (废品战士) is not in the 408 pool. (deck.pool.cards-marked-outside-408)',
        'lines 2, 3, 4, 5: Too many copies of "Mystical Elf": 4 listed, 3 allowed. (deck.copies.max-three-same-name)',
        'line 6: "Pot of Greed" is Forbidden in the list "2006.03.01 408": 1 listed, 0 allowed. '
        "(deck.banlist.forbidden-zero)",
        'line 8: "Sinister Serpent" is Forbidden in the list "2006.03.01 408": 1 listed, 0 allowed. '
        "(deck.banlist.forbidden-zero)",
        'lines 16, 17: "Scapegoat" is Limited in the list "2006.03.01 408": 2 listed, 1 allowed. '
        "(deck.banlist.limited-one)",
        'line 9: "Ash Blossom & Joyous Spring" is known, but cannot be played yet.',
        "not legal in 408, list 2006.03.01 408: 11 problems; 1 card cannot be played yet",
    ]


def test_every_fault_is_named_in_chinese_too(tmp_path: pathlib.Path, capsys: Shown) -> None:
    path = saved(tmp_path, EVERYTHING)
    english, chinese = (
        told(capsys, path, "--format", "408")[1],
        told(capsys, path, "--format", "408", "--lang", "zh")[1],
    )
    assert len(english) == len(chinese)
    for one, other in zip(english[1:-1], chinese[1:-1], strict=True):
        rule = one.rpartition(" (")[2].removesuffix(")") if one.endswith(")") else ""
        assert rule in other and (not rule or find_rule(rule).id == rule)
        assert other.startswith("第") == one.startswith("line")
        assert not any(word in other for word in ("No card", "cards;", "> ", "known"))
    assert chinese[-1] == "不符合408（禁限卡表2006.03.01 408）：11个问题；1种卡还不能使用"


def test_a_legal_deck_of_playable_cards_ends_with_0(tmp_path: pathlib.Path, capsys: Shown) -> None:
    path = saved(tmp_path, "#main\n" + filling(40))
    assert told(capsys, path, "--format", "408") == (
        0,
        ["Main Deck 40, Extra Deck 0, Side Deck 0", "legal in 408, list 2006.03.01 408"],
    )
    assert main(["deck", path]) == 0
    assert capsys.readouterr().out.endswith("legal in master2020, list 2026.07.01 OCG\n")


# What the lists of players of the 408 format have in common, each in a small one of our own.
@pytest.mark.parametrize(
    ("text", "faults"),
    [
        (f"#main\n{filling(40)}#extra\n!side\n#spare\n#representative\n$89631139$\n$15025844$\n", []),
        (f"\ufeff#created by ygopro2\r\n#main\r\n{filling(40)}#extra\r\n!side\r\n".replace("\n", "\r\n"), []),
        (f"#created by ...\n#main\n{filling(38)}{TOMATO_AGAIN}\n{TOMATO_AGAIN}\n", []),
        (f"#main\n{filling(40)}!side\n{lines_of(*['Dust Tornado'] * 2, *['Waboku'] * 2)}", []),
        (f"#main\n{filling(39)}{lines_of('Pot of Greed')}", ["deck.banlist.forbidden-zero"]),
        (f"#main\n{filling(38)}{lines_of(*['Level Limit - Area B'] * 2)}", ["deck.banlist.limited-one"]),
        (
            f"#main\n{filling(38)}{lines_of('Tribe-Infecting Virus', 'Pot of Greed')}",
            ["deck.banlist.forbidden-zero"] * 2,
        ),
        (f"#main\n{filling(39)}{lines_of('Magical Hats')}", [""]),
        (f"#main\n{filling(40)}#extra\n{lines_of(*['Thousand-Eyes Restrict'] * 2)}", ["deck.banlist.limited-one"]),
    ],
    ids=[
        "cards to be shown",
        "mark and line ends",
        "another artwork",
        "copies in the Side Deck",
        "a Forbidden card",
        "two of a Limited card",
        "two Forbidden cards",
        "a card that is not written",
        "two of a Limited Fusion Monster",
    ],
)
def test_lists_as_players_of_408_have_them(text: str, faults: list[str], tmp_path: pathlib.Path, capsys: Shown) -> None:
    outcome, shown = told(capsys, saved(tmp_path, text), "--format", "408")
    assert outcome == bool(faults)
    assert len(shown) == len(faults) + 2
    for line, rule in zip(shown[1:-1], faults, strict=True):
        assert line.endswith(f"({rule})" if rule else "is known, but cannot be played yet.")


def test_a_code_stands_in_place_of_a_file(capsys: Shown) -> None:
    deck = Deck.packaged("exodia")
    for code in (deck.to_ydke(), deck.to_omega()):
        assert told(capsys, code, "--format", "408")[0] == 0
    outcome, shown = told(capsys, Deck(["Mystical Elf"] * 4).to_ydke())
    assert outcome == 1 and shown[2].startswith('Too many copies of "Mystical Elf"')
    assert main(["deck", "check", "ydke://!!"]) == 1
    assert "3 marks !, this has 2" in capsys.readouterr().err


@pytest.mark.parametrize("words", [["check"], ["check", "dragons", "warriors"], ["dragons", "warriors"]])
def test_one_deck_is_checked_at_a_time(words: list[str], capsys: Shown) -> None:
    assert main(["deck", *words]) == 1
    assert "wants one deck" in capsys.readouterr().err


# -------------------------------------------------------------------------------------------------------------- convert


def test_a_deck_goes_through_all_formats_and_comes_back(tmp_path: pathlib.Path) -> None:
    deck = Deck.packaged("chaos")
    first = tmp_path / "first.ydk"
    deck.save(first)
    for one, other in (("first.ydk", "a.txt"), ("a.txt", "b.omega"), ("b.omega", "c.ydke"), ("c.ydke", "last.ydk")):
        assert main(["convert", str(tmp_path / one), str(tmp_path / other)]) == 0
    assert (tmp_path / "a.txt").read_text(encoding="utf-8") == deck.to_ydke() + "\n"
    assert (tmp_path / "last.ydk").read_bytes() == first.read_bytes()


def test_standard_input_and_output_are_called_by_a_dash(monkeypatch: pytest.MonkeyPatch, capsys: Shown) -> None:
    for text in ("#main\n15025844\n", "ydke://tEblAA==!!!", Deck([15025844]).to_omega()):
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(text.encode())))
        assert main(["convert", "-", "-"]) == 0
        assert capsys.readouterr().out == "ydke://tEblAA==!!!\n"
    assert main(["convert", "ydke://tEblAA==!!!", "-", "--to", "ydk"]) == 0
    assert capsys.readouterr().out == Deck([15025844]).to_ydk()


def test_artworks_and_unknown_cards_are_kept_and_the_latter_told(tmp_path: pathlib.Path, capsys: Shown) -> None:
    path = saved(tmp_path, f"#main\n{TOMATO_AGAIN}\n{STRANGER}\n#extra\n{STRANGER + 1}\n15025844\n")
    assert main(["convert", path, str(tmp_path / "deck.txt")]) == 0
    assert capsys.readouterr().err.splitlines() == [
        "line 3: No card has the password 12. It is kept as it is.",
        "line 5: No card has the password 13. It is kept as it is.",
    ]
    assert main(["convert", str(tmp_path / "deck.txt"), "-", "--to", "ydk"]) == 0
    written = capsys.readouterr().out.split("\n")[1:-1]
    assert written == ["#main", str(TOMATO_AGAIN), "12", "15025844", "#extra", "13", "!side"]


def test_a_file_is_overwritten_only_by_force(tmp_path: pathlib.Path, capsys: Shown) -> None:
    path = saved(tmp_path, "mine")
    assert main(["convert", "ydke://tEblAA==!!!", path]) == 1
    assert "--force overwrites it" in capsys.readouterr().err
    assert pathlib.Path(path).read_text(encoding="utf-8") == "mine"
    assert main(["convert", "ydke://tEblAA==!!!", path, "--lang", "zh"]) == 1
    assert "--force可以覆盖" in capsys.readouterr().err
    assert main(["convert", "ydke://tEblAA==!!!", path, "--force"]) == 0
    assert Deck.load(path) == Deck([15025844])


@pytest.mark.parametrize(
    ("content", "words", "reason"),
    [
        ("#main\n15025844", ["deck.pdf"], "tells no format; --to names one of ydk, ydke, omega"),
        ("#main\n15025844", ["deck.txt", "--to", "pdf"], "no format is called 'pdf'"),
        ("#main\n15025844", ["deck.txt", "--from", "omega"], "is no Omega code"),
        ("#main\nMystical Elf\n", ["deck.txt"], "line 2: 'Mystical Elf' is neither a password nor a comment"),
        ("nothing", ["deck.txt"], "no card and no section"),
    ],
)
def test_what_cannot_be_converted_is_refused_and_nothing_is_written(
    content: str, words: list[str], reason: str, tmp_path: pathlib.Path, capsys: Shown
) -> None:
    target = tmp_path / words[0]
    assert main(["convert", saved(tmp_path, content), str(target), *words[1:]]) == 1
    complaint = capsys.readouterr().err
    assert reason in complaint and complaint.count("\n") == 1 and not target.exists()


def test_what_holds_something_else_cannot_become_a_deck(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch, capsys: Shown
) -> None:
    """Further formats are registered beside these, and hold other things."""
    poem = KINDS["ydk"]._replace(name="poem", holds="a poem", endings=(".poem",), fits=lambda content: False)
    monkeypatch.setitem(KINDS, "poem", poem)
    (tmp_path / "mine.poem").write_text("roses", encoding="utf-8")
    assert main(["convert", str(tmp_path / "mine.poem"), str(tmp_path / "deck.ydk")]) == 1
    assert "poem holds a poem, ydk holds a deck" in capsys.readouterr().err
