"""Positions as text: what is read, what is refused and where, and what is written."""

import pytest

from probes import pool_with, probe
from spellspeed.deck import Deck
from spellspeed.duel import Duel
from spellspeed.engine.kernel.game import FORMAT_408
from spellspeed.notation import PositionError, read_position, write_position
from spellspeed.pool import CardPool
from spellspeed.words import (
    ATTACK,
    BATTLE_PHASE,
    BATTLE_STEP,
    CHANGE_POSITION,
    FLIP_SUMMON,
    MAIN_PHASE_1,
    NORMAL_SUMMON,
    SET_MONSTER,
    SET_SPELL_TRAP,
    SPECIAL_SUMMON,
    TRIBUTE_SUMMON,
)
from table import table

FULL = """\
turn 3, Main Phase 1, you to act
you 8000   hand: Mystical Elf, 2 Raigeki
           monsters: Sangan (attack, zone 1, position changed), Giant Rat (set, zone 5)
           field: Umi
           deck: 3 Kuriboh, Sangan
opp 7300   monsters: Blue-Eyes White Dragon (defense), Summoned Skull (attack, owner you)
           set: Raigeki (zone 1), Solemn Judgment (zone 4)
           graveyard: Kuriboh, Mystical Elf
           banished: 7 Colored Fish, "Uria, Lord of Searing Flames"
"""


def wrong(lines: str) -> PositionError:
    """The error of a position whose header is right."""
    with pytest.raises(PositionError) as caught:
        Duel.from_position(f"turn 3, Main Phase 1, you to act\n{lines}")
    return caught.value


# ---------------------------------------------------------------------------------------------------------- reading


def test_every_list_fills_its_place() -> None:
    t = table(FULL)
    assert (t.turn, t.phase, t.turn_player, t.you.lp, t.opp.lp) == (3, "Main Phase 1", "you", 8000, 7300)
    assert t.you.hand == ["Mystical Elf", "Raigeki", "Raigeki"]
    assert t.you.field_zone == ["Umi"]
    assert t.you.deck == ["Kuriboh", "Kuriboh", "Kuriboh", "Sangan"]
    assert t.opp.set_cards == ["Raigeki", "Solemn Judgment"]
    assert t.opp.spell_trap("Solemn Judgment").zone == 4
    assert t.opp.graveyard == ["Kuriboh", "Mystical Elf"]
    assert t.opp.banished == ["7 Colored Fish", "Uria, Lord of Searing Flames"]
    assert t.opp.monster("Summoned Skull").owner == "you"
    assert [t.you.monster(name).position for name in t.you.monsters] == ["attack", "set"]


def test_the_top_of_the_deck_is_written_first() -> None:
    t = table("""
        turn 3, Draw Phase, opp to act
        you 8000
        opp 8000   deck: Kuriboh, Sangan
    """)
    assert t.opp.hand == ["Kuriboh"]
    assert t.opp.deck == ["Sangan"]


def test_a_position_can_be_written_in_chinese() -> None:
    chinese = Duel.from_position(
        """
        第3回合，战斗步骤，你行动
        赛制 408
        你 8000   手卡：圣精灵，栗子球 x2   怪兽：青眼白龙（攻击，区域 2）、三眼怪（里侧）
        对手 700  盖卡：神之宣告（区域3）  墓地：栗子球  怪兽：巨大老鼠（守备）
        """
    )
    english = Duel.from_position(
        """
        turn 3, Battle Step, you to act
        format 408
        you 8000   hand: Mystical Elf, 2 Kuriboh   monsters: Blue-Eyes White Dragon (attack, zone 2), Sangan (set)
        opp 700    set: Solemn Judgment (zone 3)   graveyard: Kuriboh   monsters: Giant Rat (defense)
        """
    )
    assert chinese == english
    assert chinese.game.format is FORMAT_408


@pytest.mark.parametrize(
    ("words", "names"),
    [
        ("3 Mystical Elf", ["Mystical Elf"] * 3),
        ("Mystical Elf x2, Sangan", ["Mystical Elf", "Mystical Elf", "Sangan"]),
        ("Uria, Lord of Searing Flames, Sangan", ["Uria, Lord of Searing Flames", "Sangan"]),
        ('"Uria, Lord of Searing Flames" x2', ["Uria, Lord of Searing Flames"] * 2),
        ("2 7 Colored Fish", ["7 Colored Fish"] * 2),
        ("30,000-Year White Turtle", ["30,000-Year White Turtle"]),
        ('Spirit Message "L", Luster Dragon #2  # and a remark', ['Spirit Message "L"', "Luster Dragon #2"]),
        ("89631139", ["Blue-Eyes White Dragon"]),
    ],
)
def test_lists_of_names(words: str, names: list[str]) -> None:
    t = table(f"turn 3, Main Phase 1, you to act\nyou 8000 graveyard: {words}\nopp 8000")
    assert t.you.graveyard == names


def test_a_list_goes_on_in_the_next_line() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   deck: Sangan,
                         Kuriboh
        opp 8000
    """)
    assert t.you.deck == ["Sangan", "Kuriboh"]


def test_cards_without_a_zone_take_the_free_ones_from_the_left() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Sangan, Kuriboh (zone 1), Giant Rat
        opp 8000
    """)
    assert t.you.monsters == ["Kuriboh", "Sangan", "Giant Rat"]


def test_an_extra_monster_zone_is_seen_from_its_controller() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Sangan (extra zone 1)
        opp 8000   monsters: Kuriboh (extra zone 1)
    """)
    assert t.you.monster("Sangan").row.place != t.opp.monster("Kuriboh").row.place
    assert t.you.monster("Sangan").extra_zone == t.opp.monster("Kuriboh").extra_zone == 1


def test_flags_say_what_happened_this_turn() -> None:
    t = table("""
        turn 4, Main Phase 2, opp to act
        you 8000
        opp 8000   hand: Kuriboh, Raigeki  monsters: Summoned Skull (this turn), Sangan (special summoned this turn),
                   Giant Rat (attacked), Mystical Elf (defense, position changed), Kuriboh (flip summoned)
                   set: Raigeki (this turn)
    """)
    deeds = {(deed.deed, t.name(deed.uid)) for deed in t.duel.state.deeds}
    assert deeds == {
        (TRIBUTE_SUMMON, "Summoned Skull"),
        (ATTACK, "Giant Rat"),
        (CHANGE_POSITION, "Mystical Elf"),
        (FLIP_SUMMON, "Kuriboh"),
        (SET_SPELL_TRAP, "Raigeki"),
    }
    assert t.opp.monster("Sangan").row.arrived_by == SPECIAL_SUMMON
    assert t.opp.monster("Giant Rat").row.turn_placed < 4
    t.opp.cannot("summon Kuriboh", because="summon.normal.once-per-turn-shared")


def test_a_monster_set_this_turn_has_used_the_normal_summon() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Sangan (set, this turn)
        opp 8000
    """)
    assert [deed.deed for deed in t.duel.state.deeds] == [SET_MONSTER]


def test_a_normal_summon_whose_monster_has_gone_is_a_line_of_its_own() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Sangan
        opp 8000
        done: you normal summoned
    """)
    assert [deed.deed for deed in t.duel.state.deeds] == [NORMAL_SUMMON]
    t.you.cannot("set Sangan", because="summon.normal.once-per-turn-shared")


@pytest.mark.parametrize(
    ("time", "log"),
    [
        ("Draw Phase", ["turn 3 you", "phase Draw Phase", "you drew", "phase Standby Phase", "phase Main Phase 1"]),
        ("Standby Phase", ["phase Standby Phase", "phase Main Phase 1"]),
        ("Main Phase 1", []),
        ("Start Step", ["phase Battle Phase", "step Start Step", "step Battle Step"]),
        ("Battle Step", []),
        ("End Step", ["step End Step", "phase Main Phase 2"]),
        ("Main Phase 2", []),
    ],
)
def test_play_goes_on_where_the_header_says(time: str, log: list[str]) -> None:
    t = table(f"turn 3, {time}, you to act\nyou 8000 hand: Sangan monsters: Kuriboh deck: Kuriboh\nopp 8000")
    assert t.log() == log
    assert t.you.is_asked("open state")


def test_the_end_phase_comes_with_the_hand_limit() -> None:
    t = table("turn 3, End Phase, you to act\nyou 8000 hand: 8 Sangan\nopp 8000")
    question = t.you.is_asked("hand limit")
    assert (question.least, question.offers) == (2, ["Sangan"] * 8)


def test_the_first_player_follows_from_the_number_of_the_turn() -> None:
    for header, first in (("turn 3", 0), ("turn 4", 1)):
        _, state = read_position(f"{header}, Main Phase 1, you to act\nyou 1\nopp 1", CardPool.builtin(), 0, False)
        assert state.first_player == first


def test_an_attack_under_way_goes_on_to_the_damage_step() -> None:
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Blue-Eyes White Dragon
        opp 8000   monsters: Sangan
        attack: Blue-Eyes White Dragon -> Sangan
    """)
    assert t.opp.lp == 6000
    assert t.opp.graveyard == ["Sangan"]


def test_an_attack_under_way_may_have_its_replay_due() -> None:
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Blue-Eyes White Dragon, Kuriboh
        opp 8000   monsters: Sangan (zone 2), Sangan (zone 4)
        attack: Blue-Eyes White Dragon -> Sangan (zone 4), count changed
    """)
    assert t.you.is_asked("replay").offers == ["Sangan", "Sangan", "stop"]
    battle = t.duel.state.battle
    assert battle is not None and battle.target == t.opp.monster("Sangan", zone=4).row.uid
    t.you.stops_attack()
    assert t.you.is_offered() == ["attack with Kuriboh", "main phase 2"]


def test_a_direct_attack_under_way() -> None:
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Sangan
        opp 8000
        attack: Sangan -> direct
    """)
    assert t.opp.lp == 7000


def test_an_attack_that_an_effect_has_made_direct() -> None:
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Sangan
        opp 8000   monsters: Blue-Eyes White Dragon
        attack: Sangan -> made direct
    """)
    assert t.opp.lp == 7000 and t.you.monsters == ["Sangan"]


def test_an_attack_that_was_made_direct_reads_back_where_its_replay_is_due() -> None:
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Sangan
        opp 8000   monsters: Blue-Eyes White Dragon
        attack: Sangan -> made direct, count changed
    """)
    assert t.you.is_asked("replay").offers == ["Blue-Eyes White Dragon", "stop"]
    assert "attack: Sangan -> made direct, count changed" in t.duel.to_text()
    assert t.duel == type(t.duel).from_position(t.duel.to_text())


def test_probe_cards_are_read_from_their_own_pool() -> None:
    t = table(
        "turn 3, Main Phase 1, you to act\nyou 8000 hand: Test Warrior\nopp 8000", pool=pool_with(probe("Test Warrior"))
    )
    assert t.you.hand == ["Test Warrior"]


# ------------------------------------------------------------------------------------------------------------ errors


@pytest.mark.parametrize(
    ("lines", "line", "column", "problem"),
    [
        ("you 8000 hand: Sagan\nopp 8000", 2, 16, "no card is called 'Sagan'; did you mean Sangan"),
        ("you 8000 monsters: Raigeki\nopp 8000", 2, 20, "Raigeki: a Spell or Trap does not lie in a monster zone"),
        ("you 8000 monsters: 6 Sangan\nopp 8000", 2, 20, "only five zones"),
        ("you 8000 set: 6 Raigeki\nopp 8000", 2, 15, "only five zones"),
        ("you 8000 monsters: Sangan (zone 2), Kuriboh (zone 2)\nopp 8000", 2, 37, "same zone"),
        ("you 8000 field: Umi, Umi\nopp 8000", 2, 22, "same zone"),
        ("you 8000 monsters: Sangan (sideways)\nopp 8000", 2, 20, "unknown flag 'sideways'"),
        ("you 8000 monsters: Sangan (zone 6)\nopp 8000", 2, 20, "there is no zone 6"),
        ("you 8000 monsters: Sangan (set, attack)\nopp 8000", 2, 20, "only one of attack, defense and set"),
        ("you 8000 set: Umi\nopp 8000", 2, 15, "write it under field:"),
        ("you 8000 set: Sangan\nopp 8000", 2, 15, "only Spells and Traps"),
        ("you 8000 field: Raigeki\nopp 8000", 2, 17, "only a Field Spell"),
        ("you 8000 hand: Sangan (zone 1)\nopp 8000", 2, 16, "belongs to a card on the field"),
        ("you 8000 set: Raigeki (attacked)\nopp 8000", 2, 15, "does not fit"),
        ("you 8000 hand: Sangan (owner opp)\nopp 8000", 2, 16, "with its owner"),
        ("you 8000 extra: Sangan\nopp 8000", 2, 17, "does not belong in the Extra Deck"),
        ("you 8000 hand: Blue-Eyes Ultimate Dragon\nopp 8000", 2, 16, "cannot be in the hand"),
        ("you -100\nopp 8000", 2, 5, "at least 1"),
        ("you\nopp 8000", 2, 1, "the LP are missing"),
        ("you 8000\nyou 8000", 3, 1, "a second section"),
        ("you 8000", 2, 1, "the section of 'opp' is missing"),
        ("hand: Sangan", 2, 1, "belongs to neither player"),
        ("you 8000 Sangan\nopp 8000", 2, 10, "stands in no list"),
        ("you 8000 hnad: Sangan\nopp 8000", 2, 10, "no list is called 'hnad'"),
        ("format 1999\nyou 8000\nopp 8000", 2, 8, "unknown format '1999'"),
        ("you 8000\nopp 8000\ndone: you danced", 4, 7, "'you danced' is no deed"),
        ("you 8000\nopp 8000\nattack: Sangan", 4, 9, "is no attack"),
        ("you 8000 monsters: Sangan\nopp 8000\nattack: Sangan -> direct", 4, 1, "only in the Battle Step"),
    ],
)
def test_what_is_wrong_is_said_with_its_place(lines: str, line: int, column: int, problem: str) -> None:
    error = wrong(lines)
    assert (error.line, error.column) == (line, column)
    assert problem in error.problem


@pytest.mark.parametrize(
    ("header", "problem"),
    [
        ("", "the header is missing"),
        ("you 8000", "the header says 'you 8000'"),
        ("turn 3, Main Phase 3, you to act", "the header says 'Main Phase 3'"),
        ("turn 0, Main Phase 1, you to act", "turns are counted from 1"),
        ("turn 3, Main Phase 1", "does not name the player"),
        ("Main Phase 1, you to act", "does not name the turn"),
    ],
)
def test_a_wrong_header_is_refused(header: str, problem: str) -> None:
    with pytest.raises(PositionError, match=problem):
        Duel.from_position(f"{header}\n\nyou 8000\nopp 8000" if header else "")


@pytest.mark.parametrize(
    ("attack", "problem"),
    [
        ("Kuriboh -> direct", "no monster of 'you' is called 'Kuriboh'"),
        ("Sangan -> Giant Rat", "'opp' has more than one 'Giant Rat'"),
        ("Nobody -> direct", "no card is called 'Nobody'"),
    ],
)
def test_an_attack_names_its_monsters(attack: str, problem: str) -> None:
    position = "turn 3, Battle Step, you to act\nyou 1 monsters: Sangan\nopp 1 monsters: 2 Giant Rat\nattack: "
    with pytest.raises(PositionError, match=problem):
        Duel.from_position(position + attack)


def test_there_is_no_extra_monster_zone_in_408() -> None:
    with pytest.raises(PositionError, match="no Extra Monster Zone"):
        Duel.from_position("turn 3, Main Phase 1, you to act\nformat 408\nyou 1 monsters: Sangan (extra zone 1)\nopp 1")


def test_a_link_monster_lies_only_in_attack_position() -> None:
    pool = pool_with(probe("Test Link", "Warrior / Link", arrows=3))
    with pytest.raises(PositionError, match="always in face-up Attack Position"):
        table("turn 3, Main Phase 1, you to act\nyou 1 monsters: Test Link (set)\nopp 1", pool=pool)


# ------------------------------------------------------------------------------------------------------------ writing


def test_a_position_is_written_as_it_was_read() -> None:
    assert Duel.from_position(FULL).to_text() == FULL.replace('"', "")


@pytest.mark.parametrize("lang", ["en", "zh"])
def test_a_written_position_is_read_back_as_the_same_state(lang: str) -> None:
    duel = Duel.from_position(FULL)
    assert Duel.from_position(write_position(duel, lang)) == duel


def test_what_was_done_this_turn_is_written() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Sangan, Raigeki   monsters: Giant Rat (defense)
        opp 8000
    """)
    t.you.sets("Sangan", zone=4)
    t.you.sets("Raigeki", zone=2)
    t.you.changes_position("Giant Rat")
    assert t.duel.to_text().splitlines()[1:] == [
        "you 8000   monsters: Giant Rat (attack, zone 1, position changed), Sangan (set, zone 4, this turn)",
        "           set: Raigeki (zone 2, this turn)",
        "opp 8000",
    ]


def test_a_used_normal_summon_is_written_even_if_the_monster_has_gone() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: 2 Mystical Elf, Raigeki
        opp 8000   monsters: Blue-Eyes White Dragon
    """)
    t.you.summons("Mystical Elf")
    t.you.goes_to("Battle Phase")
    t.you.attacks("Mystical Elf", "Blue-Eyes White Dragon")
    text = t.duel.to_text()
    assert "done: you normal summoned" in text
    again = table(text)
    again.you.cannot("summon Mystical Elf", because="summon.normal.once-per-turn-shared")


def test_what_an_effect_has_left_behind_is_written_and_read() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Rush Recklessly   set: Call of the Haunted   graveyard: Mystical Elf
        opp 8000
    """)
    t.you.activates("Call of the Haunted")
    t.you.settle_zone(None)
    t.you.activates("Rush Recklessly")
    for lang, haunted, rush in (("en", "Call of the Haunted", "Rush Recklessly"), ("zh", "活死人的呼声", "突进")):
        text = t.duel.to_text(lang)
        bound = [line for line in text.splitlines() if line.startswith(("bond", "关联"))]
        lasts = [line for line in text.splitlines() if line.startswith(("lasting", "持续"))]
        assert len(bound) == len(lasts) == 1 and haunted in bound[0] and rush in lasts[0]
        again = table(text)
        assert again.duel.position_key() == t.duel.position_key()
        assert again.you.atk_of("Mystical Elf") == 1500


def test_the_middle_of_an_action_is_where_it_began_and_the_answers_since() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Summoned Skull   monsters: Sangan, Kuriboh
        opp 8000
    """)
    t.you.summons("Summoned Skull")
    player = t.you.player
    assert t.duel.to_text().splitlines()[-1] == f"then: {('you', 'opp')[player]} summon Summoned Skull"
    for lang in ("en", "zh"):
        assert Duel.from_position(t.duel.to_text(lang)).position_key() == t.duel.position_key()
    again = table(t.duel.to_text().rpartition("then: ")[0])
    assert again.duel.request is not None and again.duel.request.purpose == "open state"


def test_what_is_told_of_a_moment_alone_is_for_people_and_not_read_as_something_else() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Summoned Skull   monsters: Sangan, Kuriboh
        opp 8000
    """)
    t.you.summons("Summoned Skull")
    for lang, said in (("en", "under way: you are choosing Tributes"), ("zh", "进行中: 你正在选择解放的怪兽")):
        text = write_position(t.duel, lang)
        if t.you.player == 0:
            assert text.splitlines()[-1] == said
        with pytest.raises(PositionError, match="replay"):
            table(text)


def test_a_duel_before_its_first_turn_or_after_its_end_comes_back() -> None:
    deck = Deck(["Mystical Elf"] * 40)
    before = Duel(deck, deck, seed=1, limits=False)
    assert before.to_text().splitlines()[0].startswith("before the first turn")
    t = table("turn 3, Battle Step, you to act\nyou 8000 monsters: Sangan\nopp 100")
    t.you.attacks_directly("Sangan")
    given_up = before.fork()
    given_up.surrender(1)
    for duel in (before, t.duel, given_up):
        again = Duel.from_position(duel.to_text())
        assert again.outcome == duel.outcome and again.lp == duel.lp


def test_a_mark_of_the_encoding_is_no_part_of_the_position() -> None:
    assert table("\ufeffturn 3, Main Phase 1, you to act\nyou 8000 hand: Sangan\nopp 8000").you.hand == ["Sangan"]


def test_a_replay_is_written_with_its_attack() -> None:
    position = """\
turn 3, Battle Step, you to act
you 8000   monsters: Sangan (attack)
opp 8000   monsters: Giant Rat (attack, zone 1), Giant Rat (set, zone 3)
attack: Sangan -> Giant Rat (zone 3), count changed
"""
    duel = Duel.from_position(position)
    assert (duel.state.phase, duel.state.step) == (BATTLE_PHASE, BATTLE_STEP)
    assert duel.to_text() == position
    assert Duel.from_position(duel.to_text()) == duel


def test_a_summon_under_way_is_a_remark_about_a_moment_alone() -> None:
    t = table("turn 3, Main Phase 1, you to act\nyou 8000 hand: Sangan\nopp 8000", ask_all=True)
    t.you.summons("Sangan")
    assert t.duel.state.phase == MAIN_PHASE_1
    assert write_position(t.duel).splitlines()[-2:] == [
        "under way: Sangan is being Summoned",
        "under way: you are choosing whether to respond",
    ]


# ------------------------------------------------------------------------------------------ cards that are in use


def test_face_up_spells_and_traps_of_a_position_work() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Gemini Elf, Battle Ox   field: Sogen
        opp 8000   spells: Gravity Bind   set: Dust Tornado
    """)
    assert t.you.spell_trap_cards() == [] and t.you.field_zone == ["Sogen"]
    assert t.opp.spell_trap("Gravity Bind").row.working and not t.opp.spell_trap("Dust Tornado").row.working
    assert (t.you.atk_of("Battle Ox"), t.you.atk_of("Gemini Elf")) == (1900, 1900)
    t.you.cannot("attack with Battle Ox", because="effect.cannot.forbids-while-it-applies")


@pytest.mark.parametrize("flag", ["set this turn", "this turn", "这个回合盖放", "本回合"])
def test_a_set_card_may_be_set_in_this_turn(flag: str) -> None:
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   set: Dust Tornado ({flag}), Dust Tornado (zone 3)
        opp 8000   set: Mirror Force
    """)
    t.you.cannot("activate Dust Tornado (zone 1)", because="trap.set.not-in-turn-it-was-set")
    t.you.can("activate Dust Tornado (zone 3)")
    again = table(t.duel.to_text())
    again.you.cannot("activate Dust Tornado (zone 1)", because="trap.set.not-in-turn-it-was-set")
    again.you.can("activate Dust Tornado (zone 3)")


def test_a_chain_under_way_is_read_by_what_was_activated() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Raigeki
        opp 8000   hand: Kuriboh   monsters: Sangan   set: Magic Jammer
    """)
    t.you.activates("Raigeki")
    assert "under way: chain Raigeki" in write_position(t.duel)
    assert "进行中: 连锁 雷击" in write_position(t.duel, "zh")
    with pytest.raises(PositionError, match="chain Raigeki"):
        table(write_position(t.duel))
    again = Duel.from_position(t.duel.to_text())
    assert again.chain == t.duel.chain and again.position_key() == t.duel.position_key()
