"""Positions of judges about chains: mandatory effects that meet, what is answered last, and what negation leaves."""

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.every_word import OPPONENT
from spellspeed.lang.words.lines import Ignition
from spellspeed.lang.words.verbs import InflictDamage
from spellspeed.words import FOR_OPEN_STATE, FOR_RESPONSE, SPELL_COUNTER
from table import table

BURNER = probe("Test Burner", "Warrior / Effect", Ignition(1, do=InflictDamage(500, OPPONENT)))


# -------------------------------------------------------------------------------- mandatory effects that meet


@pytest.mark.rule("chain.simultaneous.priority-classes", scenario=0)
@pytest.mark.rule("negate.activation.must-chain-directly", scenario=0)
def test_the_second_doomcaliber_knight_negates_the_first_which_lets_the_effect_through() -> None:
    """rule: chain.simultaneous.priority-classes, negate.activation.must-chain-directly"""
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Doomcaliber Knight, Test Burner
        opp 8000   monsters: Doomcaliber Knight
        """,
        pool=pool_with(BURNER),
    )
    t.you.activates("Test Burner")
    assert t.opp.lp == 7500
    assert t.you.monsters == ["Test Burner"] and t.opp.monsters == []


@pytest.mark.rule("timing.mandatory.unpayable-cost-does-not-activate", scenario=0)
def test_a_mandatory_effect_whose_cost_is_forbidden_is_not_activated() -> None:
    """rule: timing.mandatory.unpayable-cost-does-not-activate"""
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Test Burner
        opp 8000   monsters: Doomcaliber Knight   spells: Mask of Restrict
        """,
        pool=pool_with(BURNER),
    )
    t.you.activates("Test Burner")
    assert t.opp.lp == 7500 and t.opp.monsters == ["Doomcaliber Knight"]


@pytest.mark.rule("chain.simultaneous.same-class-turn-player-first", scenario=0)
def test_of_two_light_and_darkness_dragons_the_opponents_negates_the_turn_players() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Hinotama   monsters: Light and Darkness Dragon
        opp 8000   monsters: Light and Darkness Dragon
    """)
    t.you.activates("Hinotama")
    assert t.opp.lp == 7500
    assert t.you.atk_of("Light and Darkness Dragon") == 2800 and t.opp.atk_of("Light and Darkness Dragon") == 2300


@pytest.mark.rule("negate.effect-negated.card-may-still-activate", scenario=0)
def test_light_and_darkness_dragon_takes_its_link_also_under_skill_drain_and_does_nothing() -> None:
    """rule: negate.effect-negated.card-may-still-activate"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Hinotama
        opp 8000   monsters: Light and Darkness Dragon   spells: Skill Drain
    """)
    t.you.activates("Hinotama")
    assert "opp activated Light and Darkness Dragon" in t.log()
    assert t.opp.lp == 7500 and t.opp.atk_of("Light and Darkness Dragon") == 2800


# -------------------------------------------------------------------------------- what is answered, and when


@pytest.mark.rule("timing.when-optional.ok-if-last-event", scenario=0)
def test_of_two_summons_of_one_chain_a_trap_answers_the_last_only() -> None:
    """rule: timing.when-optional.ok-if-last-event"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Monster Reborn   set: Call of the Haunted   graveyard: Battle Ox, Summoned Skull
        opp 8000   set: Bottomless Trap Hole
    """)
    t.you.activates("Monster Reborn", targeting="Summoned Skull")
    t.you.activates("Call of the Haunted", targeting="Battle Ox")
    t.you.take_zone(None)
    t.you.takes_position("attack")
    t.opp.activates("Bottomless Trap Hole")
    assert t.you.monsters == ["Battle Ox"] and t.you.banished == ["Summoned Skull"]


@pytest.mark.rule("timing.if-optional.deferred-until-after-chain", scenario=0)
@pytest.mark.rule("timing.summon-response.only-in-first-chain", scenario=0)
def test_an_if_trap_joins_the_chain_of_the_triggers_and_not_a_later_one() -> None:
    """rule: timing.if-optional.deferred-until-after-chain, timing.summon-response.only-in-first-chain"""
    dance = "activate Lunalight Reincarnation Dance"
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Dark Hole   monsters: Sangan   deck: Kuriboh, Mystical Elf
        opp 8000   monsters: Battle Ox   set: Lunalight Reincarnation Dance   deck: Lunalight Crimson Fox
        """,
        ask_all=True,
    )
    t.you.activates("Dark Hole")
    t.both_pass()
    t.you.triggers("Sangan")
    t.opp.can(dance)
    t.both_pass()
    t.you.chooses("Kuriboh")
    for _ in range(4):
        request = t.duel.state.request
        assert request is not None
        if request.purpose != FOR_RESPONSE:
            break
        if request.player == 1:
            t.opp.cannot(dance, because="effect.condition.all-must-be-met")
        t.seat_of(request.player).passes()
    assert t.duel.state.request is not None and t.duel.state.request.purpose == FOR_OPEN_STATE


@pytest.mark.rule("win.deck-out.cannot-draw-loses", scenario=0)
def test_a_draw_that_an_earlier_link_has_made_impossible_loses_the_duel() -> None:
    """rule: win.deck-out.cannot-draw-loses: Upstart Goblin could be activated with one card in the deck."""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Upstart Goblin   set: Jar of Greed   deck: Kuriboh
        opp 8000
    """)
    t.you.activates("Upstart Goblin")
    t.you.activates("Jar of Greed")
    assert t.winner == "opp" and t.opp.lp == 8000


# -------------------------------------------------------------------------------- what negation leaves


@pytest.mark.rule("negate.card-activation.not-from-hand-or-field", scenario=0)
def test_a_negated_equip_spell_is_sent_to_the_graveyard_but_from_no_place() -> None:
    """rule: negate.card-activation.not-from-hand-or-field: Deep-Seated asks for no place, Black Pendant does."""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Sword of Deep-Seated, Black Pendant   monsters: Battle Ox
        opp 8000   hand: Kuriboh, Mystical Elf   set: 2 Magic Jammer
    """)
    t.you.activates("Sword of Deep-Seated", targeting="Battle Ox")
    t.opp.activates("Magic Jammer (zone 1)", discarding="Kuriboh")
    t.nobody_responds()
    assert t.you.deck == ["Sword of Deep-Seated"] and t.you.graveyard == []
    t.you.activates("Black Pendant", targeting="Battle Ox")
    t.opp.activates("Magic Jammer", discarding="Mystical Elf")
    assert t.you.graveyard == ["Black Pendant"] and t.opp.lp == 8000


@pytest.mark.rule("negate.effect-only.activation-stands", scenario=0)
@pytest.mark.rule("effect.use-limit.effect-negated-still-activated", scenario=0)
@pytest.mark.parametrize(
    ("answer", "counters"), [("spells: Imperial Order", 1), ("hand: Kuriboh   set: Magic Jammer", 0)]
)
def test_a_spell_whose_effect_is_negated_was_activated_and_one_whose_activation_is_was_not(
    answer: str, counters: int
) -> None:
    """rule: negate.effect-only.activation-stands, effect.use-limit.effect-negated-still-activated"""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Hinotama   monsters: Royal Magical Library
        opp 8000   {answer}
    """)
    t.you.activates("Hinotama")
    if not counters:
        t.opp.activates("Magic Jammer")
    assert t.opp.lp == 8000
    assert t.you.monster("Royal Magical Library").row.count_counters(SPELL_COUNTER) == counters


@pytest.mark.rule("negate.lasting.spells-traps-stay-negated", scenario=0)
@pytest.mark.rule("effect.activation.in-gy", scenario=0)
def test_trap_stun_reaches_a_trap_that_has_left_the_field_and_no_effect_in_the_graveyard() -> None:
    """rule: negate.lasting.spells-traps-stay-negated, effect.activation.in-gy"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Kuriboh   set: Raigeki Break, Emergency Provisions   graveyard: Breakthrough Skill
        opp 8000   monsters: Command Knight   set: Trap Stun
    """)
    t.you.activates("Raigeki Break", discarding="Kuriboh", targeting="Command Knight")
    t.opp.activates("Trap Stun")
    t.you.activates("Emergency Provisions")
    t.nobody_responds()
    assert t.you.lp == 9000 and t.opp.monsters == ["Command Knight"]
    assert t.opp.atk_of("Command Knight") == 1600
    t.you.activates("Breakthrough Skill", targeting="Command Knight")
    assert t.opp.atk_of("Command Knight") == 1200
