"""Deck lists: making, reading, writing, and what is said about a wrong one."""

import pathlib
from importlib.resources import files

import pytest

from probes import pool_with, probe
from spellspeed.deck import Deck, DeckError
from spellspeed.formats.lflist import LimitListError, list_named, list_valid_on, read_lists
from spellspeed.formats.written import LARGEST_TEXT
from spellspeed.pool import CardPool, UnknownCard

ELF, BLUE_EYES, ULTIMATE, RAIGEKI = 15025844, 89631139, 23995346, 12580477


def test_a_deck_is_made_of_names_or_passwords() -> None:
    deck = Deck(["Mystical Elf", "青眼白龙", ELF], ["Blue-Eyes Ultimate Dragon"], ["Raigeki"])
    assert deck == Deck((ELF, BLUE_EYES, ELF), (ULTIMATE,), (RAIGEKI,))
    assert hash(deck) == hash(Deck((ELF, BLUE_EYES, ELF), (ULTIMATE,), (RAIGEKI,)))
    assert deck != Deck((BLUE_EYES, ELF, ELF), (ULTIMATE,), (RAIGEKI,))
    assert eval(repr(deck)) == deck


def test_a_deck_is_frozen() -> None:
    with pytest.raises(AttributeError):
        Deck([ELF]).main = ()  # type: ignore[misc]


def test_a_deck_of_unknown_cards_is_refused() -> None:
    with pytest.raises(UnknownCard, match="Mystical Elf"):
        Deck(["Mystical Elv"])
    with pytest.raises(DeckError, match="password 12"):
        Deck([12])
    with pytest.raises(TypeError, match="main is 'Mystical Elf', where a list"):
        Deck("Mystical Elf")


def test_a_deck_of_probes_needs_their_pool() -> None:
    pool = pool_with(probe("Test Warrior"))
    deck = Deck(["Test Warrior"] * 3, pool=pool)
    assert deck.main == (pool.find("Test Warrior").password,) * 3
    assert [problem.rule for problem in deck.check(pool=pool)] == ["deck.main.size-40-60"]
    with pytest.raises(DeckError, match=str(deck.main[0])):
        deck.check()


@pytest.mark.parametrize(
    "text",
    [
        f"#created by me\n#main\n{ELF}\n{BLUE_EYES}\n#extra\n{ULTIMATE}\n!side\n{RAIGEKI}\n",
        f"#main\r\n{ELF}\r\n{BLUE_EYES}\r\n#extra\r\n{ULTIMATE}\r\n!side\r\n{RAIGEKI}",
        f"\ufeff#main\n00{ELF}\n{BLUE_EYES} --a dragon\n#extra\n  {ULTIMATE}\n\n!side\n{RAIGEKI}\n",
        f"a heading\n#main\n# Mystical Elf\n{ELF}\n# 7\n{ULTIMATE}\n#extra\n{BLUE_EYES}\n!side\n{RAIGEKI}\n",
        f"{ELF}\n{ULTIMATE}\n{BLUE_EYES}\n!\n{RAIGEKI}",
    ],
    ids=["plain", "CRLF", "BOM, zeros, remarks", "comments and wrong sections", "no sections"],
)
def test_ydk_files_of_other_programs(text: str, tmp_path: pathlib.Path) -> None:
    path = tmp_path / "deck.ydk"
    path.write_bytes(text.encode())
    deck = Deck.load(path)
    assert deck == Deck.from_text(text) == Deck((ELF, BLUE_EYES), (ULTIMATE,), (RAIGEKI,))


def test_bytes_that_are_no_text_may_stand_in_a_comment() -> None:
    assert Deck.from_text(b"#created by \xff\xfe\xe9\n#main\n%d\n" % ELF).main == (ELF,)


def test_a_side_deck_keeps_extra_deck_cards() -> None:
    assert Deck.from_text(f"#main\n!side\n{ULTIMATE}\n").side == (ULTIMATE,)


def test_errors_name_file_line_and_number(tmp_path: pathlib.Path) -> None:
    path = tmp_path / "bad.ydk"
    path.write_text(f"#main\n{ELF}\n12\nMystical Elf\n!side\n99\n")
    with pytest.raises(DeckError) as caught:
        Deck.load(path)
    first, second, third = str(caught.value).split("\n")
    assert first == f"{path}, line 3: no card has the password 12"
    assert "line 4" in second and "'Mystical Elf'" in second
    assert "line 6" in third and "99" in third


@pytest.mark.parametrize("text", ["", "hello\n", "#main\n" + "# \n" * LARGEST_TEXT])
def test_what_is_no_deck_list_is_refused(text: str) -> None:
    with pytest.raises(DeckError, match="my file"):
        Deck.from_text(text, "my file")


def test_saving_and_loading_gives_the_same_deck(tmp_path: pathlib.Path) -> None:
    deck = Deck([ELF, BLUE_EYES, 89631140], [ULTIMATE], [RAIGEKI])
    deck.save(tmp_path / "deck.ydk")
    assert Deck.load(tmp_path / "deck.ydk") == deck
    assert (tmp_path / "deck.ydk").read_bytes() == deck.to_ydk().encode()


@pytest.mark.parametrize("name", ["dragons", "warriors"])
def test_the_example_decks_are_legal_and_playable(name: str) -> None:
    deck = Deck.load(str(files("spellspeed.data").joinpath(f"decks/{name}.ydk")))
    pool = CardPool.builtin()
    assert len(deck.main) == 40 and deck.check("408") == deck.check() == []
    cards = [pool.facts[pool.by_password[password]] for password in deck.main]
    assert all(pool.is_playable(card) for card in cards if card.is_monster())
    assert sum(card.is_monster() for card in cards) >= 35


def test_problems_are_sentences_with_card_and_numbers() -> None:
    problems = Deck(["Mystical Elf"] * 3 + ["Blue-Eyes Ultimate Dragon"], ["Raigeki"], ["Mystical Elf"]).check()
    assert [str(problem) for problem in problems] == [
        "The Main Deck has 4 cards; it must have at least 40 and at most 60. (deck.main.size-40-60)",
        '"Blue-Eyes Ultimate Dragon" belongs in the Extra Deck, not in the Main Deck. '
        "(deck.extra.fusion-monsters-only-408)",
        '"Raigeki" belongs in the Main Deck, not in the Extra Deck. (deck.extra.fusion-monsters-only-408)',
        'Too many copies of "Mystical Elf": 4 listed, 3 allowed (3 in the Main Deck, 1 in the Side Deck). '
        "(deck.copies.max-three-same-name)",
    ]


def test_an_unknown_format_is_refused() -> None:
    with pytest.raises(ValueError, match="master2020, 408"):
        Deck([ELF]).check("rush")


LISTS = """\ufeff#[2005.4][2006.3]\r
!2005.4 OCG\r
#forbidden\r
12580477 0 --Raigeki\r
76812113 1\r
no entry
15025844\r
0 1
!2006.3 OCG
12580477 2
!Goat $
$whitelist
15025844 3
89631140 1 --second artwork
"""


def test_limit_lists_are_read_as_other_programs_write_them() -> None:
    first, second, third = read_lists(LISTS)
    assert (first.name, dict(first.counts), first.whitelist) == ("2005.4 OCG", {RAIGEKI: 0, 76812113: 1}, False)
    assert dict(second.counts) == {RAIGEKI: 2}
    pool = CardPool.builtin()
    assert [first.allowed(pool.find(name)) for name in ("Raigeki", "Harpie Lady 2", "Mystical Elf")] == [0, 1, 3]
    allowed = [third.allowed(pool.find(name)) for name in ("Raigeki", "Mystical Elf", "Blue-Eyes White Dragon")]
    assert allowed == [0, 3, 1]


def test_limit_lists_are_chosen_by_name_or_date() -> None:
    lists = read_lists(LISTS)
    assert list_named(lists, "goat").name == "Goat $"
    assert list_valid_on(lists, 2006, 2).name == "2005.4 OCG"
    assert list_valid_on(lists, 2006, 3).name == "2006.3 OCG"
    with pytest.raises(LimitListError, match="2005-03-31"):
        list_valid_on(lists, 2005, 3, 31)
    with pytest.raises(LimitListError, match=r"2006\.3 OCG"):
        list_named(lists, "TCG")


@pytest.mark.parametrize(
    ("text", "reason"), [("!a\n5 4", "line 2"), ("!a\n5 x", "line 2"), ("5 1", "line 1"), ("!", "name")]
)
def test_a_wrong_limit_list_is_refused(text: str, reason: str) -> None:
    with pytest.raises(LimitListError, match=reason):
        read_lists(text)


def test_cards_in_the_wrong_section_are_moved_and_told() -> None:
    deck = Deck.from_text(f"#main\n{ELF}\n{ULTIMATE}\n#extra\n{BLUE_EYES}\n!side\n{ULTIMATE}\n")
    assert (deck.main, deck.extra, deck.side) == ((ELF, BLUE_EYES), (ULTIMATE,), (ULTIMATE,))
    assert deck.moved == (
        (
            'line 3: "Blue-Eyes Ultimate Dragon" stands under #main and is put in the Extra Deck',
            "第3行：「青眼究极龙」写在#main下面，已放入额外卡组",
        ),
        (
            'line 5: "Blue-Eyes White Dragon" stands under #extra and is put in the Main Deck',
            "第5行：「青眼白龙」写在#extra下面，已放入主卡组",
        ),
    )
    assert deck == Deck((ELF, BLUE_EYES), (ULTIMATE,), (ULTIMATE,))
    assert Deck.from_text(f"{ELF}\n{ULTIMATE}").moved == ()


@pytest.mark.parametrize("coding", ["utf-16", "utf-16-le", "utf-16-be"])
def test_a_list_in_utf_16_is_said_to_be_so(coding: str) -> None:
    with pytest.raises(DeckError, match=r"mine.ydk: this is UTF-16"):
        Deck.from_text(f"#main\n{ELF}\n".encode(coding), "mine.ydk")


def test_problems_are_told_in_chinese() -> None:
    deck = Deck([ELF] * 3 + [ULTIMATE], [BLUE_EYES] * 16, [ELF] + [RAIGEKI] * 15)
    told = [problem.in_chinese() for problem in deck.check("408")]
    assert told[:5] == [
        "主卡组有4张卡，必须是40张以上60张以下。（deck.main.size-40-60）",
        "额外卡组有16张卡，最多15张。（deck.extra.max-fifteen）",
        "副卡组有16张卡，最多15张。（deck.side.max-fifteen）",
        "「青眼究极龙」应放入额外卡组，不能放入主卡组。（deck.extra.fusion-monsters-only-408）",
        "「青眼白龙」应放入主卡组，不能放入额外卡组。（deck.extra.fusion-monsters-only-408）",
    ]
    assert "「圣精灵」放入了4张，最多3张（主卡组3张，副卡组1张）。（deck.copies.max-three-same-name）" in told
