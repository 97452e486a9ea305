"""Topic timing: before a summon has succeeded, when it has, and after the first chain that answers it."""

from typing import Final

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.every_word import OPPONENT, SUMMONED_NORMALLY
from spellspeed.lang.words.lines import Trigger
from spellspeed.lang.words.nouns import THIS_CARD
from spellspeed.lang.words.timings import Summoned, When
from spellspeed.lang.words.verbs import Draw, InflictDamage
from table import Table, table

WHEN_SUMMONED: Final = When(Summoned(THIS_CARD, SUMMONED_NORMALLY))
GREETER: Final = probe(
    "Test Greeter",
    "Warrior / Effect",
    Trigger(1, when=WHEN_SUMMONED, do=InflictDamage(300, OPPONENT)),
    atk=1800,
)
SCHOLAR: Final = probe(
    "Test Scholar", "Warrior / Effect", Trigger(1, when=WHEN_SUMMONED, do=Draw(1), mandatory=True), atk=1500
)
HIGH_SCHOLAR: Final = probe(
    "Test High Scholar",
    "Warrior / Effect",
    Trigger(1, when=WHEN_SUMMONED, do=Draw(1), mandatory=True),
    level=6,
)
POOL: Final = pool_with(GREETER, SCHOLAR, HIGH_SCHOLAR)


def play(position: str) -> Table:
    return table(position, pool=POOL)


# ---------------------------------------------------------------------------------------------- the summon succeeds


@pytest.mark.rule("timing.summon.success-moment", scenario=1)
def test_until_the_summon_succeeds_the_monster_is_not_on_the_field() -> None:
    t = play("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Test Greeter
        opp 8000   set: Solemn Judgment, Trap Hole, Compulsory Evacuation Device
    """)
    t.you.summons("Test Greeter")
    assert t.opp.is_asked("response").offers == ["activate Solemn Judgment", "pass"]
    assert t.log()[-1] == "Test Greeter would be summoned"
    assert t.you.monsters == []
    t.opp.cannot("activate Trap Hole", because="effect.condition.all-must-be-met")
    # There is no monster to target, nor one to destroy.
    t.opp.cannot("activate Compulsory Evacuation Device", because="target.timing.chosen-at-activation")
    t.opp.passes()
    assert t.log().count("Test Greeter summoned") == 1
    assert t.you.monsters == ["Test Greeter"]
    assert t.you.is_asked("trigger").offers == ["trigger Test Greeter", "pass"]
    t.you.passes()
    assert t.opp.is_asked("response").offers == [
        "activate Trap Hole",
        "activate Compulsory Evacuation Device",
        "pass",
    ]
    t.opp.activates("Trap Hole")
    t.nobody_responds()
    assert t.you.graveyard == ["Test Greeter"] and t.log().count("Test Greeter summoned") == 1


@pytest.mark.rule("timing.summon.success-means-faceup-normal-summon", scenario=1)
@pytest.mark.parametrize(
    ("name", "tributing"), [("Test Scholar", []), ("Test High Scholar", ["Battle Ox"])], ids=["normal", "tribute"]
)
def test_when_summoned_answers_a_normal_summon_and_a_tribute_summon(name: str, tributing: list[str]) -> None:
    t = play(f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: {name}   monsters: Battle Ox, Silver Fang   deck: 3 Mystical Elf
        opp 8000
    """)
    t.you.summons(name, tributing=tributing)
    assert t.you.hand == ["Mystical Elf"] and t.log().count(f"you activated {name}") == 1


@pytest.mark.rule("timing.summon.success-means-faceup-normal-summon", scenario=1)
def test_when_summoned_does_not_answer_a_set_and_the_flip_summon_that_follows() -> None:
    t = play("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Test Scholar   deck: 3 Mystical Elf
        opp 8000   deck: 3 Gemini Elf
    """)
    t.you.sets("Test Scholar")
    assert t.you.hand == []
    t.you.ends_turn()
    t.opp.ends_turn()
    assert (t.turn, t.you.hand) == (5, ["Mystical Elf"])
    t.you.flip_summons("Test Scholar")
    assert t.log()[-1] == "Test Scholar flip summoned"
    t.you.is_asked("open state")
    assert t.you.hand == ["Mystical Elf"]


@pytest.mark.rule("timing.summon.success-means-faceup-normal-summon", scenario=1)
def test_when_summoned_does_not_answer_a_special_summon() -> None:
    t = play("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Monster Reborn   graveyard: Test Scholar   deck: 3 Mystical Elf
        opp 8000
    """)
    t.you.activates("Monster Reborn", targeting="Test Scholar")
    t.you.takes_position("attack")
    assert t.you.monsters == ["Test Scholar"]
    t.you.is_asked("open state")
    assert t.you.hand == [] and "you declared Test Scholar" not in t.log()


# ---------------------------------------------------------------------------------------- the first chain, and no later


def summoned(opp: str, you: str = "") -> Table:
    """Test Greeter has been Normal Summoned and its trigger is offered."""
    t = play(f"turn 3, Main Phase 1, you to act\nyou 8000  hand: Test Greeter, Kuriboh  {you}\nopp 8000  {opp}")
    t.you.summons("Test Greeter")
    assert t.you.is_asked("trigger").offers == ["trigger Test Greeter", "pass"]
    return t


@pytest.mark.rule("timing.summon-response.only-in-first-chain", scenario=1)
def test_bottomless_trap_hole_may_be_chained_to_the_trigger_of_the_summoned_monster() -> None:
    t = summoned("set: Bottomless Trap Hole")
    t.you.triggers("Test Greeter")
    assert t.opp.is_asked("response").offers == ["activate Bottomless Trap Hole", "pass"]
    t.opp.activates("Bottomless Trap Hole")
    assert t.chain == [] and t.you.banished == ["Test Greeter"]
    assert "link 2 Bottomless Trap Hole resolves" in t.log()
    assert t.opp.lp == 7700, "the trigger resolves all the same"


@pytest.mark.rule("timing.summon-response.only-in-first-chain", scenario=2)
def test_after_the_first_chain_bottomless_trap_hole_cannot_be_activated_any_more() -> None:
    t = summoned("set: Bottomless Trap Hole, Mystical Space Typhoon", you="spells: Banner of Courage")
    t.you.triggers("Test Greeter")
    t.opp.passes()
    assert t.chain == [] and t.opp.lp == 7700
    # The opponent is asked again after that chain, for what needs no timing only.
    assert t.opp.is_asked("response").offers == ["activate Mystical Space Typhoon", "pass"]
    t.opp.cannot("activate Bottomless Trap Hole", because="timing.summon-response.only-in-first-chain")


@pytest.mark.rule("timing.summon-response.only-in-first-chain", scenario=2)
def test_who_passed_at_the_summon_cannot_use_bottomless_trap_hole_later() -> None:
    t = summoned("set: Bottomless Trap Hole, Mystical Space Typhoon", you="spells: Banner of Courage")
    t.you.passes()
    assert "activate Bottomless Trap Hole" in t.opp.is_asked("response").offers
    t.opp.passes()
    t.you.is_asked("open state")
    t.you.goes_to("Battle Phase")
    assert t.opp.is_asked("response").offers == ["activate Mystical Space Typhoon", "pass"]
    t.opp.cannot("activate Bottomless Trap Hole", because="timing.summon-response.only-in-first-chain")


# ----------------------------------------------------------------------------------------------- the negation window


@pytest.mark.rule("timing.summon-negation-window.before-success", scenario=1)
def test_before_success_only_what_negates_the_summon_is_offered_and_after_it_the_rest() -> None:
    t = play("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Vorse Raider   set: Mystical Space Typhoon
        opp 8000   set: Solemn Judgment, Torrential Tribute
    """)
    t.you.summons("Vorse Raider")
    t.you.cannot("activate Mystical Space Typhoon", because="chain.unchainable.summons-and-phase-declarations")
    assert t.opp.is_asked("response").offers == ["activate Solemn Judgment", "pass"]
    t.opp.cannot("activate Torrential Tribute", because="effect.condition.all-must-be-met")
    t.opp.passes()
    assert t.you.monsters == ["Vorse Raider"]
    t.you.passes()
    assert t.opp.is_asked("response").offers == ["activate Torrential Tribute", "pass"]
    t.opp.cannot("activate Solemn Judgment", because="effect.condition.all-must-be-met")


@pytest.mark.rule("timing.summon-negation-window.before-success")
def test_before_success_the_turn_player_is_asked_first() -> None:
    t = play("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Vorse Raider   set: Solemn Judgment
        opp 8000   set: Solemn Judgment
    """)
    t.you.summons("Vorse Raider")
    assert t.you.is_asked("response").offers == ["activate Solemn Judgment", "pass"]
    assert t.you.monsters == []
    t.you.passes()
    assert t.opp.is_asked("response").offers == ["activate Solemn Judgment", "pass"]
    assert t.you.monsters == []


@pytest.mark.rule("timing.summon-negation-window.before-success", scenario=2)
@pytest.mark.parametrize("answered", [True, False])
def test_a_counter_trap_may_save_the_summon_which_then_succeeds_after_the_chain(answered: bool) -> None:
    t = play("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Vorse Raider   set: Seven Tools of the Bandit
        opp 8000   set: Solemn Judgment
    """)
    t.you.summons("Vorse Raider")
    t.opp.activates("Solemn Judgment")
    assert t.chain == ["Solemn Judgment"] and t.opp.lp == 4000
    assert t.you.is_asked("response").offers == ["activate Seven Tools of the Bandit", "pass"]
    if not answered:
        t.you.passes()
        assert t.you.graveyard == ["Vorse Raider"] and t.you.monsters == []
        assert "Vorse Raider summoned" not in t.log()
        return
    t.you.activates("Seven Tools of the Bandit")
    assert t.you.monsters == ["Vorse Raider"] and t.you.lp == 7000
    told = t.log()
    assert told.index("chain of 2 ended") < told.index("Vorse Raider summoned")
    t.you.is_asked("open state")


@pytest.mark.rule("effect.cannot.forbids-while-it-applies", scenario=0)
def test_a_summon_that_was_not_the_last_to_happen_is_no_moment_that_delteros_keeps_the_opponent_from() -> None:
    """Call of the Haunted has brought Sangan before Mystical Space Typhoon destroyed a card."""
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Stellarknight Delteros (attack, materials: Sangan + Kuriboh)   graveyard: Sangan
                   hand: Mystical Space Typhoon   set: Call of the Haunted   deck: 3 Sogen
        opp 8000   set: Trap Hole, Book of Moon   deck: 3 Sogen
        """,
        ask_all=True,
    )
    t.you.activates("Mystical Space Typhoon", targeting="Trap Hole")
    t.opp.passes()
    t.you.activates("Call of the Haunted", targeting="Sangan")
    t.both_pass()
    t.you.takes_position("attack")
    assert t.opp.graveyard == ["Trap Hole"]
    t.you.passes()
    t.opp.can("activate Book of Moon")
