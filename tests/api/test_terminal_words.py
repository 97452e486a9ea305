"""What a person types and hears at the terminal: short forms, slips of the hand, numbers, battles told in full."""

import re

import pytest

from spellspeed import Duel
from spellspeed.bots import Bot, GreedyBot
from spellspeed.terminal.session import Session

MAIN = (
    "turn 3, Main Phase 1, you to act\n"
    "you 8000 hand: Luster Dragon, 3 Baby Dragon, Summoned Skull  monsters: Mystical Elf (zone 2), Sangan (zone 4)\n"
    "  set: Seven Tools of the Bandit  graveyard: Kuriboh, Giant Rat  deck: 5 Mystical Elf\n"
    "opp 8000 hand: Feral Imp  monsters: Baby Dragon (zone 1)  set: Raigeki  deck: 5 Mystical Elf"
)
BATTLE = (
    "turn 3, Battle Step, you to act\n"
    "you 8000 monsters: Luster Dragon (zone 2)  deck: 5 Mystical Elf\n"
    "opp 8000 monsters: Mystical Elf (defense, zone 1), Baby Dragon (set, zone 4)  deck: 5 Mystical Elf"
)
LONG = "9" * 5000


def screen(lines: list[str], text: str = MAIN, lang: str = "en", shown: list[str] | None = None) -> list[str]:
    """What is shown after the last of these lines, then all of it in `shown`."""
    typed = iter(lines)
    everything: list[str] = [] if shown is None else shown
    since = [0]

    def read() -> str:
        line = next(typed, None)
        if line is None:
            raise EOFError
        since[0] = len(everything)
        return line

    bots: dict[int, Bot] = {1: GreedyBot()}
    assert Session(Duel.from_position(text, ask_all=True), bots, lang, "respond", read, everything.append).run() == 0
    return everything[since[0] :]


def after(lines: list[str], text: str = MAIN, lang: str = "en") -> str:
    return "\n".join(screen(lines, text, lang))


# ---------------------------------------------------------------------------------------------------- slips of the hand


@pytest.mark.parametrize(
    "typed",
    [
        *(LONG, f"1 {LONG}", f"log {LONG}", f"undo {LONG}", f"look {LONG}", f"look zone {LONG}", f"look hand {LONG}"),
        *(f"zone {LONG}", f"summon {LONG} Sangan", f"set Sangan (zone {LONG})", f"attack zone {LONG}", f"why {LONG}"),
        *("summon " + "and " * 5000, "(" * 5000, f"save {LONG}", f"load {LONG}", "\udcff", "look \udcff", "save \0"),
        *("why ²", "log ²", "look hand ²", "look hand", "{", "look {x}", "1.5", "-", "…", "look opp hand"),
    ],
)
@pytest.mark.parametrize("lang", ["en", "zh"])
def test_no_line_ends_the_duel(typed: str, lang: str) -> None:
    # The question is still open: its first option can be chosen.
    told = after([typed, "1", "1"], lang=lang)
    assert ("in your monster zone 1 of 5." if lang == "en" else "放在你的怪兽区第1格") in told
    assert after([typed], lang=lang)


def test_a_slip_of_our_own_does_not_end_the_duel(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError("somewhere.")

    monkeypatch.setattr("spellspeed.terminal.session.find_option", fail)
    assert "That went wrong: somewhere. The duel goes on." in after(["end turn"])
    assert "出错了：somewhere。决斗继续。" in after(["结束回合"], lang="zh")


def test_a_line_that_is_no_text_repeats_the_question() -> None:
    shown: list[str] = []

    def read() -> str:
        if len(shown) > 30:
            raise EOFError
        raise UnicodeDecodeError("utf-8", b"\xff", 0, 1, "no text")

    assert Session(Duel.from_position(MAIN), {1: GreedyBot()}, read=read, write=shown.append).run() == 0
    assert shown.count("What do you do?") > 1


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("hand foo", "Say it as: hand"),
        ("field opp", "Say it as: field"),
        ("deck 2", "Say it as: deck"),
        ("quit now", "Say it as: quit"),
        ("surrender never", "Say it as: surrender"),
        ("graveyard foo", "Say it as: graveyard [opp]"),
        ("banished 3", "Say it as: banished [opp]"),
        ("graveyard my", "Your Graveyard, 2 cards, top first:"),
    ],
)
def test_words_that_say_nothing_are_refused(typed: str, expected: str) -> None:
    told = after([typed])
    assert told.startswith(expected)
    assert "What do you do?" in told


@pytest.mark.parametrize(
    ("lang", "give_up", "yes", "no"), [("en", "surrender", "yes", "no"), ("zh", "认输", "是", "否")]
)
def test_one_surrenders_only_on_purpose(lang: str, give_up: str, yes: str, no: str) -> None:
    assert ("Do you really surrender?" if lang == "en" else "真的要投降吗？") in after([give_up], lang=lang)
    kept = after([give_up, no], lang=lang)
    assert ("You did not surrender; the duel goes on." if lang == "en" else "没有投降，决斗继续。") in kept
    assert ("you surrendered" if lang == "en" else "投降。") in after([give_up, yes], lang=lang)
    assert "The duel is over already." in after(["surrender", "yes", "surrender"])


def test_leaving_says_that_the_duel_was_not_saved(tmp_path: object) -> None:
    assert screen(["quit"])[-2:] == ["The duel was not saved.", "Goodbye."]
    assert screen([])[-2:] == ["The duel was not saved.", "Goodbye."]
    assert screen(["退出"], lang="zh")[-2:] == ["决斗没有保存。", "再见。"]
    assert "not saved" not in after([f"save {tmp_path}/duel.json", "quit"])
    assert "not saved" in after([f"save {tmp_path}/other.json", "1", "quit"])
    assert "not saved" not in after(["surrender", "yes", ""])


# ------------------------------------------------------------------------------------------------------------- looking


@pytest.mark.parametrize(
    ("typed", "lang", "expected"),
    [
        ("look hand 9", "en", "There are only 5 cards in your hand."),
        ("look hand 0", "en", "The numbers begin with 1."),
        ("look hand 5", "en", "Summoned Skull ["),
        ("look opp hand 1", "en", "You may not see what that card is."),
        ("look opp hand 2", "en", "There is only 1 card in your opponent's hand."),
        ("look graveyard 1", "en", "Giant Rat ["),
        ("look gy 3", "en", "There are only 2 cards in your Graveyard."),
        ("look opp graveyard 2", "en", "There is no card in your opponent's Graveyard."),
        ("look banished 1", "en", "There is no card in your banished cards."),
        ("look zone 9", "en", "The zones have the numbers 1 to 5."),
        ("look opp spell 1", "en", "You may not see what that card is."),
        ("look my zone 2", "en", "Mystical Elf ["),
        ("look mst", "en", "Mystical Space Typhoon ["),
        ("look BEWD", "en", "Blue-Eyes White Dragon ["),
        ("look ced", "en", "Compulsory Evacuation Device ["),
        ("look solemn j", "en", "Solemn Judgment ["),
        ("look xqz", "en", "No card is called 'xqz'."),
        ("查看 mst", "zh", "旋风 ["),
        ("查看 手卡 9", "zh", "你的手卡只有5张卡。"),
        ("查看对方手卡1", "zh", "你不能看那张卡。"),
        ("查看墓地第1张", "zh", "巨大老鼠"),
        ("查看 怪兽区 第2格", "zh", "圣精灵"),
    ],
)
def test_looking_says_what_is_true(typed: str, lang: str, expected: str) -> None:
    assert expected in after([typed], lang=lang)


def test_the_lines_of_a_pile_have_numbers() -> None:
    assert screen(["hand"])[:3] == [
        "Your hand, 5 cards:",
        "  1. Luster Dragon (Level 4, ATK 1900, DEF 1600)",
        "  2. Baby Dragon (Level 3, ATK 1200, DEF 700)",
    ]
    assert screen(["graveyard"])[1].startswith("  1. Giant Rat")
    one = "turn 3, Main Phase 1, you to act\nyou 8000 hand: Sangan\nopp 8000"
    assert screen(["hand"], one)[0] == "Your hand, 1 card:"
    assert screen(["手卡"], one, "zh")[0] == "你的手卡（1张）"


def test_ones_own_set_card_is_said_to_be_face_down() -> None:
    assert "  Seven Tools of the Bandit (face-down) in your Spell & Trap Zone 1 of 5" in after(["field"])
    assert "你的魔法与陷阱区第1格的「盗贼的七道具」（里侧）" in after(["场上"], lang="zh")
    assert "Face-down card in your opponent's Spell & Trap Zone 1 of 5" in after(["field"])


# ------------------------------------------------------------------------------------------------------------ answering


@pytest.mark.parametrize("number", ["1", "1.", "1)", "1）", "１．", "1。"])
def test_a_number_may_be_written_as_in_a_list(number: str) -> None:
    assert "Where do you put Luster Dragon?" in after([number])


def test_copies_in_the_hand_are_one_option() -> None:
    options = [line for line in screen([""]) if re.match(r"\d+\. (?:Normal Summon|Set)", line)]
    assert options[:2] == [
        "1. Normal Summon Luster Dragon (Level 4, ATK 1900, DEF 1600)",
        "2. Normal Summon Baby Dragon (Level 3, ATK 1200, DEF 700) (3 copies)",
    ]
    assert "5. Set Baby Dragon (Level 3, ATK 1200, DEF 700) (3 copies)" in options
    assert "You Set Baby Dragon" in after(["5", "1"])
    assert "（3张）" in screen([""], lang="zh")[4]


def test_copies_to_discard_keep_their_lines() -> None:
    text = "turn 3, End Phase, you to act\nyou 8000 hand: 8 Sangan\nopp 8000 deck: 5 Kuriboh"
    assert len([line for line in screen([""], text) if re.match(r"\d+\. Sangan", line)]) == 8


def test_the_number_of_a_zone_is_its_own() -> None:
    asked = screen(["summon Luster Dragon"])
    assert [line for line in asked if re.match(r"\d", line)] == [
        f"{number}. Your monster zone {number} of 5" for number in (1, 3, 5)
    ]
    assert "in your monster zone 5 of 5." in after(["summon Luster Dragon", "5"])
    assert "Zone 2 cannot be chosen: the numbers are 1, 3, 5." in after(["summon Luster Dragon", "2"])
    assert "不能选第2格：编号是1、3、5。" in after(["1", "2"], lang="zh")


def every_option_line(text: str, lang: str, first: list[str]) -> list[str]:
    return [line for line in screen([*first, ""], text, lang) if re.match(r"\d+\. ", line)]


@pytest.mark.parametrize("lang", ["en", "zh"])
@pytest.mark.parametrize(
    ("text", "first"),
    [(MAIN, []), (MAIN, ["1"]), (MAIN, ["summon Summoned Skull"]), (BATTLE, []), (BATTLE, ["1"])],
)
def test_a_line_of_the_screen_is_an_answer(text: str, first: list[str], lang: str) -> None:
    lines = every_option_line(text, lang, first)
    assert lines
    for line in lines:
        number, words = line.split(". ", 1)
        expected = after([*first, number], text, lang)
        assert expected == after([*first, words], text, lang), line
        assert expected == after([*first, line], text, lang), line


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("summon Luster", "Where do you put Luster Dragon?"),
        (
            "summon luster in zone 3",
            "You Normal Summon Luster Dragon (Attack Position, ATK 1900, DEF 1600) in your mon",
        ),
        ("summon Luster Dragon in zone 3", "in your monster zone 3 of 5."),
        ("set Luster Dragon (zone 5)", "in your monster zone 5 of 5."),
        ("summon Luster Dragon to zone 1", "in your monster zone 1 of 5."),
        ("召唤 蓝宝石龙 在第3格", "in your monster zone 3 of 5."),
        ("summon Luster Dragon in zone 2", "Where do you put Luster Dragon?"),
        ("summon Dragon", "That fits more than one option: 'Dragon' may be Luster Dragon or Baby Dragon"),
        ("why summon Luster", "That is possible now."),
        ("把三眼怪变成守备表示", "You change Sangan to Defense Position."),
        ("turn Elf to defense", "You change Mystical Elf to Defense Position."),
        ("battle", "Your Battle Phase."),
        ("bp", "Your Battle Phase."),
        ("attack", "Not allowed: "),
        ("end", "Turn 4: your opponent's turn."),
    ],
)
def test_short_forms_in_a_main_phase(typed: str, expected: str) -> None:
    assert expected in after([typed])


def test_the_zone_waits_for_the_tributes() -> None:
    told = after(["summon Skull in zone 5", "Elf"])
    assert "You Tribute Mystical Elf." in told
    assert (
        "You Tribute Summon Summoned Skull (Attack Position, ATK 2500, DEF 1200) in your monster zone 5 of 5." in told
    )


def test_a_zone_that_is_taken_is_refused_and_asked_for() -> None:
    told = after(["summon Luster Dragon in zone 2"])
    assert told.index("Not allowed: ") < told.index("Where do you put Luster Dragon?")


@pytest.mark.parametrize("typed", ["opp zone 1", "your opponent's monster zone 1 of 5", "对方第1格"])
def test_nobody_puts_a_card_in_the_opponents_zone(typed: str) -> None:
    told = after(["summon Luster Dragon", typed])
    assert told.startswith("Not allowed: ")
    assert "Where do you put Luster Dragon?" in told


def test_a_zone_that_is_wished_is_not_replaced_by_the_only_free_one() -> None:
    text = "turn 3, Main Phase 1, you to act\nyou 1 hand: Sangan monsters: 4 Kuriboh\nopp 1"
    assert "Where do you put Sangan?" in after(["summon Sangan in zone 1"], text)
    assert "in your monster zone 5 of 5." in after(["summon Sangan in zone 5"], text)
    assert "in your monster zone 5 of 5." in after(["summon Sangan"], text)


@pytest.mark.parametrize(
    "typed", [["attack", "zone 4"], ["attack", "opp zone 4"], ["attack", "第4格"], ["attack", "对方第4格"]]
)
def test_a_target_is_named_by_its_zone(typed: list[str]) -> None:
    assert "attacks a face-down monster in your opponent's monster zone 4 of 5." in after(typed, BATTLE)


@pytest.mark.parametrize("typed", ["attack Mystical Elf", "attack elf", "attack elf with luster", "攻击 圣精灵"])
def test_the_only_attacker_need_not_be_named(typed: str) -> None:
    assert "Your Luster Dragon attacks Mystical Elf" in after([typed], BATTLE)


@pytest.mark.parametrize("typed", ["mp2", "end", "main phase 2", "end battle"])
def test_short_forms_in_a_battle_phase(typed: str) -> None:
    assert "Turn 3, your Main Phase 2." in after([typed], BATTLE)


def test_two_attackers_are_told_apart() -> None:
    text = "turn 3, Battle Step, you to act\nyou 8000 monsters: Sangan, Kuriboh\nopp 8000 deck: 5 Kuriboh"
    assert "That fits more than one option: say which monster attacks" in after(["attack"], text)
    assert "attacks directly" in after(["attack with kuri"], text)


# -------------------------------------------------------------------------------------------------------------- hearing


def test_what_goes_on_by_itself_is_told() -> None:
    text = "turn 3, Main Phase 1, you to act\nyou 8000 monsters: Luster Dragon\nopp 8000 deck: 5 Kuriboh"
    told = screen(["battle", "attack"], text)
    assert "Nothing more to do: Main Phase 2." in told
    assert told.index("Nothing more to do: Main Phase 2.") < told.index("Nothing more to do: End Phase.")
    assert told.index("Nothing more to do: End Phase.") < told.index("Turn 4: your opponent's turn.")
    assert "没有其他可做的事：结束阶段。" in screen(["战斗阶段", "攻击"], text, "zh")


def test_the_points_of_a_battle_are_told() -> None:
    told = after(["attack Mystical Elf"], BATTLE)
    assert (
        "Damage calculation: Luster Dragon, ATK 1900, against Mystical Elf, DEF 2000. No monster is destroyed." in told
    )
    told = after(["attack zone 4"], BATTLE)
    assert "Damage calculation: Luster Dragon, ATK 1900, against Baby Dragon, DEF 700.\n" in told
    assert "伤害计算：「蓝宝石龙」的攻击力1900对「圣精灵」的守备力2000。没有怪兽被破坏。" in after(
        ["攻击 圣精灵"], BATTLE, "zh"
    )


# --------------------------------------------------------------------------------- the zone behind the name of a card

ZONES = """
    turn 3, Main Phase 1, you to act
    you 8000   hand: Pot of Greed, Dark Hole   set: Dark Hole (zone 4)   deck: 3 Sangan
    opp 8000   monsters: Giant Rat   deck: 3 Sangan
"""


@pytest.mark.parametrize(
    ("typed", "zone"),
    [
        ("activate Pot of Greed zone 2", 2),
        ("activate pot of greed in zone 2", 2),
        ("activate Pot of Greed (zone 5)", 5),
        ("activate pot zone 1", 1),
        ("发动 强欲之壶 区域3", 3),
        ("发动强欲之壶，放在第3格", 3),
        ("activate Dark Hole zone 2", 2),  # the one in the hand goes there
        ("activate Dark Hole zone 4", 4),  # the one that lies there
    ],
)
def test_the_zone_behind_an_activation_from_the_hand_is_where_the_card_goes(typed: str, zone: int) -> None:
    told = after([typed], ZONES)
    assert re.search(rf"You activate (Pot of Greed|Dark Hole) in your Spell & Trap Zone {zone} of 5", told), told
    assert "Where do you put" not in told


def test_a_zone_that_is_taken_is_asked_for_again() -> None:
    told = after(["activate Pot of Greed zone 4"], ZONES)
    assert "Not allowed: " in told and "Where do you put Pot of Greed?" in told


def test_a_zone_in_which_no_such_card_lies_is_said() -> None:
    text = "turn 3, Main Phase 1, you to act\nyou 8000 set: Dark Hole (zone 4)\nopp 8000 monsters: Giant Rat"
    assert "no Dark Hole is where the player could use it" in after(["activate Dark Hole zone 3"], text)


def test_the_zone_behind_a_target_is_that_of_the_target() -> None:
    text = """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Mystical Space Typhoon
        opp 8000   set: Mirror Force (zone 1), Magic Jammer (zone 2)
    """
    for typed in ("targeting face-down (their spell zone 2)", "on their spell zone 2"):
        shown: list[str] = []
        screen([f"activate Mystical Space Typhoon {typed}", "3"], text, shown=shown)
        told = "\n".join(shown)
        assert "You activate Mystical Space Typhoon in your Spell & Trap Zone 3 of 5 as chain link 1." in told
        assert "You target a face-down card in your opponent's Spell & Trap Zone 2 of 5." in told
        assert "Not allowed" not in told


def test_a_target_that_cannot_be_chosen_is_asked_for() -> None:
    text = """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Mystical Space Typhoon
        opp 8000   set: Mirror Force (zone 1), Magic Jammer (zone 2)
    """
    assert "Which card do you target" in after(["activate Mystical Space Typhoon on Mystical Elf", "3"], text)
