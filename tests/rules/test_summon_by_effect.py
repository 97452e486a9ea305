"""Topic summon: Special Summons by effects, with their positions and zones."""

import pytest

from probes import pool_with, probe
from spellspeed.engine.kernel.pool import CardFacts
from spellspeed.lang.words.choices import One, Some
from spellspeed.lang.words.every_word import (
    BEAST,
    BECAUSE_OF_BATTLE,
    EARTH,
    FACE_UP_ATTACK,
    FACE_UP_DEFENSE,
    LIGHT,
    OPPONENT,
    SUMMONED_NORMALLY,
    SUMMONED_SPECIALLY,
    SUMMONED_WITH_TRIBUTES,
)
from spellspeed.lang.words.lines import Activation, Continuous, Trigger
from spellspeed.lang.words.nouns import THE_TARGET, THIS_CARD, AtMost, Monster, Token
from spellspeed.lang.words.places_said import EITHER_GRAVEYARD, YOUR_DECK, YOUR_GRAVEYARD
from spellspeed.lang.words.terms import Way
from spellspeed.lang.words.timings import If, Sent, Summoned, When
from spellspeed.lang.words.verbs import GainLP, SpecialSummon, SummonTokens
from spellspeed.words import EVENT_SPECIAL_SUMMONED, FOR_ZONE
from table import table


def giant_rat() -> CardFacts:
    """A monster with the sentence of Giant Rat."""
    destroyed = When(Sent(THIS_CARD, to=EITHER_GRAVEYARD, because=BECAUSE_OF_BATTLE))
    small = One(Monster(attribute=EARTH, atk=AtMost(1500)), YOUR_DECK)
    line = Trigger(1, when=destroyed, do=SpecialSummon(small, FACE_UP_ATTACK), from_=YOUR_GRAVEYARD)
    return probe("Test Rat", "Beast / Effect", line, atk=1400)


@pytest.mark.rule("summon.special.any-number-per-turn", scenario=1)
def test_three_special_summons_and_a_normal_summon_in_one_turn_succeed() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: 3 Monster Reborn, Battle Ox   graveyard: Gemini Elf, Silver Fang, Celtic Guardian
        opp 8000
    """)
    for name in ("Gemini Elf", "Silver Fang"):
        t.you.activates("Monster Reborn", targeting=name)
        t.you.takes_position("attack")
    t.you.summons("Battle Ox")
    t.you.activates("Monster Reborn", targeting="Celtic Guardian")
    t.you.takes_position("attack")
    assert sorted(t.you.monsters) == ["Battle Ox", "Celtic Guardian", "Gemini Elf", "Silver Fang"]
    told = t.log()
    assert [f"{name} special summoned" in told for name in ("Gemini Elf", "Silver Fang", "Celtic Guardian")] == [
        True
    ] * 3
    assert "Battle Ox summoned" in told


@pytest.mark.rule("summon.special.face-up-position-choice", scenario=1)
@pytest.mark.parametrize("position", ["attack", "defense"])
def test_monster_reborn_lets_its_player_choose_a_face_up_position(position: str) -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Monster Reborn
        opp 8000   graveyard: Battle Ox, Gemini Elf
    """)
    t.you.activates("Monster Reborn", targeting="Gemini Elf")
    assert t.you.is_asked("position").offers == ["attack position", "defense position"]
    t.you.takes_position(position)
    monster = t.you.monster("Gemini Elf")
    assert (monster.position, monster.owner, monster.controller) == (position, "opp", "you")


@pytest.mark.rule("summon.special.face-up-position-choice", scenario=1)
def test_a_text_that_says_attack_position_leaves_no_choice() -> None:
    t = table(
        """
        turn 3, Battle Step, you to act
        you 8000   monsters: Summoned Skull, Gemini Elf
        opp 8000   monsters: Test Rat (attack)   deck: Battle Footballer, Kuriboh, Hard Armor, Giant Soldier of Stone
        """,
        pool=pool_with(giant_rat()),
    )
    t.you.attacks("Summoned Skull", "Test Rat")
    t.opp.triggers("Test Rat")
    t.opp.chooses("Giant Soldier of Stone", zone="ask")
    # The next question is for the zone: no position was asked for.
    t.opp.is_asked("zone")
    t.opp.chooses_zone(3)
    assert t.opp.monster("Giant Soldier of Stone").position == "attack"


@pytest.mark.rule("card.text.at-least-at-most-inclusive", scenario=1)
def test_1500_or_less_includes_1500_and_level_5_or_more_includes_5() -> None:
    t = table(
        """
        turn 3, Battle Step, you to act
        you 8000   hand: Battle Steer   monsters: Summoned Skull   deck: 2 Mystical Elf
        opp 8000   monsters: Test Rat (attack)   deck: Test 1500, Test 1501, Test 1400
        """,
        pool=pool_with(giant_rat(), *[probe(f"Test {atk}", atk=atk) for atk in (1400, 1500, 1501)]),
    )
    t.you.attacks("Summoned Skull", "Test Rat")
    t.opp.triggers("Test Rat")
    assert sorted(t.opp.is_asked("search").offers) == ["Test 1400", "Test 1500"]
    t.opp.chooses("Test 1500", zone=2)
    assert t.opp.monsters == ["Test 1500"]
    # Summoned Skull can be Tributed for the monster of Level 5, and must be.
    assert t.phase == "Main Phase 2"
    t.you.summons("Battle Steer", tributing=["Summoned Skull"])
    assert t.you.monsters == ["Battle Steer"] and "Summoned Skull" in t.you.graveyard


@pytest.mark.rule("summon.tribute.level-5-plus-needs-tribute", scenario=0)
def test_a_level_5_monster_cannot_be_summoned_without_a_tribute() -> None:
    t = table("turn 3, Main Phase 1, you to act\nyou 8000 hand: Battle Steer\nopp 8000")
    t.you.cannot("summon Battle Steer", because="summon.tribute.level-5-6-one")


@pytest.mark.rule("position.face-up-defense.how-it-arises", scenario=1)
def test_face_up_defense_position_arises_by_an_attack_or_by_an_effect() -> None:
    revival = SpecialSummon(THE_TARGET, FACE_UP_DEFENSE)
    line = Activation(1, target=One(Monster(), YOUR_GRAVEYARD), do=revival)
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Test Revival   graveyard: Gemini Elf   monsters: Celtic Guardian
        opp 8000   monsters: Mystical Elf (set)
        """,
        pool=pool_with(probe("Test Revival", "Spell", line)),
    )
    t.you.activates("Test Revival", targeting="Gemini Elf")
    t.you.take_zone(None)
    gemini = t.you.monster("Gemini Elf")
    assert gemini.position == "defense" and gemini.row.face_up
    t.you.goes_to("Battle Phase")
    t.you.attacks("Celtic Guardian", "Mystical Elf")
    elf = t.opp.monster("Mystical Elf")
    assert elf.position == "defense" and elf.row.face_up


@pytest.mark.rule("summon.special.zone-choice", scenario=0)
def test_whoever_uses_an_effect_that_summons_to_the_opponents_field_chooses_the_zone() -> None:
    gift = SpecialSummon(THE_TARGET, FACE_UP_ATTACK, to=OPPONENT)
    line = Activation(1, target=One(Monster(), YOUR_GRAVEYARD), do=gift)
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Test Gift   graveyard: Gemini Elf
        opp 8000   monsters: Battle Ox (zone 2)
        """,
        pool=pool_with(probe("Test Gift", "Spell", line)),
    )
    t.you.activates("Test Gift", targeting="Gemini Elf")
    assert t.duel.state.request is not None and len(t.duel.state.request.options) == 4
    t.you.is_asked("zone")


# ---------------------------------------------------------------------------------------------- what counts as a summon


def watcher(how: Way, level: int = 5) -> CardFacts:
    line = Trigger(1, when=If(Summoned(THIS_CARD, how)), do=GainLP(500), mandatory=True)
    return probe("Test Watcher", "Warrior / Effect", line, level=level)


@pytest.mark.rule("summon.tribute.old-term-alias", scenario=1)
@pytest.mark.parametrize("level", [5, 7])
def test_an_effect_on_the_tribute_summon_of_its_monster_triggers_on_any_tribute_summon(level: int) -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Test Watcher   monsters: Battle Ox, Silver Fang
        opp 8000
        """,
        pool=pool_with(watcher(SUMMONED_WITH_TRIBUTES, level)),
    )
    t.you.summons("Test Watcher", tributing=["Battle Ox"] if level == 5 else ["Battle Ox", "Silver Fang"])
    assert t.you.lp == 8500


@pytest.mark.rule("summon.tribute.old-term-alias", scenario=0)
def test_an_effect_on_a_tribute_summon_does_not_answer_a_summon_without_tribute() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Test Watcher   monsters: Battle Ox
        opp 8000
        """,
        pool=pool_with(watcher(SUMMONED_WITH_TRIBUTES, level=4)),
    )
    t.you.summons("Test Watcher")
    assert t.you.monsters == ["Battle Ox", "Test Watcher"] and t.you.lp == 8000


@pytest.mark.rule("summon.tribute.old-term-alias", scenario=0)
def test_an_effect_on_a_tribute_summon_does_not_answer_a_special_summon() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Monster Reborn   graveyard: Test Watcher
        opp 8000
        """,
        pool=pool_with(watcher(SUMMONED_WITH_TRIBUTES)),
    )
    t.you.activates("Monster Reborn", targeting="Test Watcher")
    t.you.takes_position("attack")
    assert t.you.monsters == ["Test Watcher"] and t.you.lp == 8000


@pytest.mark.rule("summon.taxonomy.normal-includes-set", scenario=1)
@pytest.mark.parametrize(("verb", "lp"), [("summon", 8500), ("set", 8000)])
def test_a_set_uses_the_normal_summon_but_sets_off_no_effect_on_a_summon(verb: str, lp: int) -> None:
    timing = If(Summoned(THIS_CARD, SUMMONED_NORMALLY))
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Test Herald, Battle Ox, Trap Hole
        opp 8000
        """,
        pool=pool_with(
            probe("Test Herald", "Warrior / Effect", Trigger(1, when=timing, do=GainLP(500), mandatory=True))
        ),
    )
    t.you.does(f"{verb} Test Herald")
    t.you.take_zone(None)
    assert t.you.monsters == ["Test Herald"] and t.you.lp == lp
    t.you.cannot("summon Battle Ox", because="summon.normal.once-per-turn-shared")
    t.you.cannot("set Battle Ox", because="summon.normal.once-per-turn-shared")


# --------------------------------------------------------------------------------------------- several, and their zones


PAIR = probe("Test Pair", "Spell", Activation(do=SpecialSummon(Some(2, Monster(), YOUR_GRAVEYARD))))
EACH_TIME = probe(
    "Test Tally",
    "Spell / Continuous",
    Continuous(do=GainLP(100), when=If(Summoned(Monster(), SUMMONED_SPECIALLY)), together=True),
)
TRIO = probe(
    "Test Trio",
    "Spell",
    Activation(do=SummonTokens(Token("Test Imp Token", "试验小鬼衍生物", LIGHT, BEAST, 2, 0, 1000), 3, to=OPPONENT)),
)


@pytest.mark.rule("summon.special.several-at-once-need-zones", scenario=1)
def test_two_monsters_at_once_need_two_zones_and_are_one_occasion() -> None:
    position = """
        turn 3, Main Phase 1, you to act
        format 408
        you 8000   hand: Test Pair   spells: Test Tally   graveyard: Gemini Elf, Battle Ox   monsters: {} Kuriboh
        opp 8000
    """
    t = table(position.format(4), pool_with(PAIR, EACH_TIME))
    t.you.cannot("activate Test Pair", because="effect.condition.no-possible-resolution-blocks-activation")
    t = table(position.format(3), pool_with(PAIR, EACH_TIME))
    t.you.activates("Test Pair")
    t.you.takes_position("attack")
    t.you.takes_position("attack")
    assert sorted(t.you.monsters) == ["Battle Ox", "Gemini Elf", *["Kuriboh"] * 3]
    came = [event.batch for event in t.events if event.kind == EVENT_SPECIAL_SUMMONED]
    assert len(came) == 2 and came[0] == came[1] and t.you.lp == 8100


@pytest.mark.rule("summon.special.zone-choice", scenario=1)
def test_who_summons_to_the_other_field_chooses_the_zones_there() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Test Trio
        opp 8000   monsters: Kuriboh (zone 3)
        """,
        pool_with(TRIO),
    )
    t.you.activates("Test Trio")
    for zone, offered in ((5, [1, 2, 4, 5]), (1, [1, 2, 4]), (4, [2, 4])):
        t.you.does("defense position")
        request = t.you.request()
        assert request.purpose == FOR_ZONE
        assert [option.place % 16 - 4 for option in request.options] == offered
        t.duel.answer(offered.index(zone))
    assert sorted(t.look(uid).zone for uid in t.duel.state.monsters_of(t.opp.player)) == [1, 3, 4, 5]


@pytest.mark.rule("summon.special.zone-choice", scenario=2)
def test_who_gives_control_away_chooses_both_zones_and_who_gets_it_back_his_own() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Creature Swap, Umi   monsters: Ooguchi, Kuriboh
        opp 8000   monsters: Gemini Elf, Vorse Raider   deck: Umi
    """)
    t.you.activates("Creature Swap")
    t.you.chooses("Ooguchi")
    t.opp.chooses("Gemini Elf")
    asked = 0
    while t.duel.state.request is not None and t.duel.state.request.purpose == FOR_ZONE:
        assert t.duel.state.request.player == t.you.player
        t.duel.answer(0)
        asked += 1
    assert asked == 2
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Change of Heart
        opp 8000   monsters: Gemini Elf   deck: Umi
    """)
    t.you.activates("Change of Heart")
    t.you.is_asked("zone")
    t.you.chooses_zone(2)
    t.you.goes_to("End Phase")
    t.both_pass()
    t.opp.is_asked("zone")
