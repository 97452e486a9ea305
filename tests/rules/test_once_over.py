"""What was meant for one battle, one phase or one turn is over with it, whichever seat it was in."""

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.every_word import YOU
from spellspeed.lang.words.lines import Trigger
from spellspeed.lang.words.nouns import THIS_CARD
from spellspeed.lang.words.timings import If, NormalDrawDue
from spellspeed.lang.words.verbs import Destroy
from spellspeed.words import EVENT_DESTROYED, EVENT_FLIPPED, EVENT_SENT_TO_GRAVEYARD, EVENT_SUMMON_ATTEMPTED
from table import table, there

OMEN = probe(
    "Test Omen",
    "Warrior / Effect",
    Trigger(1, when=If(NormalDrawDue(YOU)), do=Destroy(THIS_CARD), mandatory=True),
)

# ------------------------------------------------------------------------------------------------------- of one battle


@pytest.mark.rule("damage-step.end.duration-until-end-of-damage-step", scenario=0)
@pytest.mark.rule("battle.attack.negated-skips-damage-step", scenario=0)
def test_what_was_to_hold_for_a_battle_does_not_hold_for_the_next_after_the_attack_was_negated() -> None:
    """Dimension Wall would turn the damage of this battle round; Draining Shield sees to it that there is none."""
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Hayabusa Knight   hand: Umi
        opp 8000   set: Dimension Wall, Draining Shield
    """)
    t.you.attacks_directly("Hayabusa Knight")
    t.opp.activates("Draining Shield")
    t.opp.activates("Dimension Wall")
    assert (t.you.lp, t.opp.lp) == (8000, 9000) and t.step == "Battle Step"
    t.you.attacks_directly("Hayabusa Knight")
    assert (t.you.lp, t.opp.lp) == (8000, 8000)


@pytest.mark.rule("damage-step.end.duration-until-end-of-damage-step", scenario=0)
@pytest.mark.rule("battle.replay.stopping-counts-as-declared", scenario=0)
def test_what_was_to_hold_for_a_battle_does_not_hold_for_the_next_after_the_attack_was_stopped() -> None:
    """A monster appears while Dimension Wall is on the chain, and the attack is not gone on with."""
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Hayabusa Knight   hand: Umi
        opp 8000   set: Dimension Wall, Call of the Haunted   graveyard: Petit Moth
    """)
    t.you.attacks_directly("Hayabusa Knight")
    t.opp.activates("Dimension Wall")
    t.opp.activates("Call of the Haunted", targeting="Petit Moth")
    t.you.stops_attack()
    assert t.step == "Battle Step"
    t.you.attacks("Hayabusa Knight", "Petit Moth")
    assert (t.you.lp, t.opp.lp) == (8000, 7300)


@pytest.mark.rule("battle.attack.once-per-turn", scenario=0)
@pytest.mark.rule("battle.replay.choose-again", scenario=0)
def test_who_attacks_directly_after_a_replay_has_made_no_attack_on_a_monster() -> None:
    """Asura Priest may attack every monster once; an attack that has become a direct one is the only one it makes."""
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Asura Priest, Gemini Elf   hand: Umi
        opp 8000   monsters: Petit Moth   set: Compulsory Evacuation Device, Call of the Haunted   graveyard: Kuriboh
    """)
    t.you.attacks("Asura Priest", "Petit Moth")
    t.opp.activates("Compulsory Evacuation Device", targeting="Petit Moth")
    t.nobody_responds()
    t.you.chooses_direct_attack()
    t.nobody_responds()
    assert t.opp.lp == 6300
    t.you.goes_to("Main Phase 2")
    t.opp.activates("Call of the Haunted", targeting="Kuriboh")
    assert (t.step, t.opp.monsters) == ("Battle Step", ["Kuriboh"])
    t.you.cannot("attack Kuriboh with Asura Priest", because="battle.attack.once-per-turn")


@pytest.mark.rule("damage-step.end.destroyer-triggers", scenario=0)
def test_an_attacked_monster_that_has_destroyed_its_attacker_has_destroyed_a_monster_by_battle() -> None:
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Battle Ox   hand: Umi   deck: 3 Sogen
        opp 8000   monsters: Armed Dragon LV5   deck: Armed Dragon LV7, 3 Sogen
    """)
    t.you.attacks("Battle Ox", "Armed Dragon LV5")
    assert (t.you.graveyard, t.phase) == (["Battle Ox"], "Main Phase 2")
    t.you.goes_to("End Phase")
    t.opp.activates("Armed Dragon LV5")
    t.opp.takes_position("attack")
    assert t.opp.monsters == ["Armed Dragon LV7"]


# -------------------------------------------------------------------------------------------------------- of one phase


@pytest.mark.rule("turn.standby.effects-handled-here", scenario=0)
@pytest.mark.rule("turn.standby.to-main1", scenario=0)
def test_what_nobody_has_activated_in_the_standby_phase_cannot_be_activated_after_it() -> None:
    """Sinister Serpent is left in the Graveyard: a summon in Main Phase 1 is answered by nothing."""
    t = table("""
        turn 3, Standby Phase, you to act
        you 8000   hand: Mystical Elf   graveyard: Sinister Serpent   deck: 3 Sogen
        opp 8000   deck: 3 Sogen
    """)
    assert t.you.is_asked("response").offers == ["activate Sinister Serpent", "pass"]
    t.you.passes()
    assert t.phase == "Main Phase 1"
    t.you.summons("Mystical Elf")
    t.you.is_asked("open state")
    assert t.you.graveyard == ["Sinister Serpent"]


@pytest.mark.rule("turn.draw.effects-worded-before-draw", scenario=0)
def test_what_was_done_before_the_draw_is_not_answered_after_it() -> None:
    """Michizure answers a monster's way to the Graveyard, and not the normal draw that has come since."""
    t = table(
        """
        turn 2, Main Phase 1, opp to act
        you 8000   monsters: Test Omen   set: Michizure, Threatening Roar   deck: 3 Sogen
        opp 8000   monsters: Mystical Elf   deck: 3 Sogen
        """,
        pool=pool_with(OMEN),
    )
    t.opp.ends_turn()
    assert t.chain == ["Test Omen"]
    t.you.passes()
    assert t.you.graveyard == ["Test Omen"] and t.you.hand == ["Sogen"] and t.phase == "Draw Phase"
    assert t.you.is_asked("response").offers == ["activate Threatening Roar", "pass"]
    t.you.cannot("activate Michizure", because="effect.condition.all-must-be-met")


# --------------------------------------------------------------------------------------------------------- of one turn


@pytest.mark.rule("timing.duration.until-end-of-turn-ends-with-turn", scenario=0)
def test_until_the_end_of_the_opponents_next_turn_ends_with_that_turn() -> None:
    """Cold Wave."""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Cold Wave, Pot of Greed   deck: 6 Sogen
        opp 8000   hand: Pot of Greed   deck: 6 Sogen
    """)
    t.you.activates("Cold Wave")
    t.you.cannot("activate Pot of Greed", because="effect.cannot.forbids-while-it-applies")
    t.you.ends_turn()
    t.opp.cannot("activate Pot of Greed", because="effect.cannot.forbids-while-it-applies")
    t.opp.ends_turn()
    t.you.activates("Pot of Greed")
    assert t.you.hand == ["Sogen"] * 3


@pytest.mark.rule("summon.extra-normal.families-are-cumulative", scenario=0)
def test_a_monster_that_an_effect_sets_at_once_uses_up_no_other_right() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Kuriboh, Mystical Elf   spells: Ultimate Offering   deck: 3 Sogen
        opp 8000   deck: 3 Sogen
    """)
    t.you.activates("Ultimate Offering").nobody_responds()
    t.you.chooses("Mystical Elf")
    t.you.takes_position("face-down defense")
    assert t.you.monster("Mystical Elf").position == "set"
    t.nobody_responds()
    t.you.summons("Kuriboh")


# ------------------------------------------------------------------------------------------------------- whose it was


@pytest.mark.rule("control.card.controller-is-user", scenario=0)
def test_a_monster_that_is_about_to_be_summoned_is_the_summoning_players() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Mystical Elf
        opp 8000   set: Solemn Judgment
    """)
    t.you.summons("Mystical Elf")
    t.opp.is_asked("response")
    for view in (t.you.view, t.opp.view):
        would_come = view.events[-1]
        assert would_come.kind == EVENT_SUMMON_ATTEMPTED and would_come.card is not None
        assert (would_come.player, would_come.card.controller) == (t.you.player, t.you.player)


@pytest.mark.rule("summon.flip.definition", scenario=0)
def test_who_flip_summons_a_monster_has_turned_it_face_up() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Mystical Elf (set)
        opp 8000
    """)
    t.you.flip_summons("Mystical Elf")
    assert [event.player for event in t.opp.view.events if event.kind == EVENT_FLIPPED] == [t.you.player]


@pytest.mark.rule("control.changed.leaves-field-to-owner", scenario=0)
@pytest.mark.rule("zone.graveyard.owner", scenario=0)
def test_what_becomes_of_a_card_is_told_of_whoever_controlled_it_whosever_turn_it_is() -> None:
    """Raigeki destroys two monsters that the opponent controls, one of which is yours."""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Raigeki   deck: 3 Sogen
        opp 8000   monsters: Battle Ox (owner you), Mystical Elf   deck: 3 Sogen
    """)
    t.you.activates("Raigeki")
    for kind in (EVENT_DESTROYED, EVENT_SENT_TO_GRAVEYARD):
        told = [event for event in t.you.view.events if event.kind == kind and event.came_from != "hand"]
        fallen = {there(event.card).name: event.player for event in told if there(event.card).name != "Raigeki"}
        assert fallen == {"Battle Ox": t.opp.player, "Mystical Elf": t.opp.player}
    assert (t.you.graveyard, t.opp.graveyard) == (["Battle Ox", "Raigeki"], ["Mystical Elf"])


@pytest.mark.rule("effect.cannot.forbids-while-it-applies", scenario=0)
def test_what_forbids_spells_and_traps_forbids_no_effect_of_a_monster() -> None:
    """Cannon Soldier under Cold Wave."""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Cold Wave, Pot of Greed   monsters: Cannon Soldier, Kuriboh   deck: 6 Sogen
        opp 8000   deck: 6 Sogen
    """)
    t.you.activates("Cold Wave")
    t.you.cannot("activate Pot of Greed", because="effect.cannot.forbids-while-it-applies")
    t.you.activates("Cannon Soldier", tributing="Kuriboh")
    assert t.opp.lp == 7500


@pytest.mark.rule("timing.duration.until-end-of-turn-ends-with-turn", scenario=0)
def test_one_change_for_the_turn_is_not_lost_by_another_that_goes_along_to_the_field() -> None:
    """Cost Down follows the monster that is summoned from the hand; what Rush Recklessly gave stays as it is."""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Rush Recklessly, Cost Down, Kuriboh, Summoned Skull   monsters: Battle Ox   deck: 3 Sogen
        opp 8000   deck: 3 Sogen
    """)
    t.you.activates("Rush Recklessly", targeting="Battle Ox")
    t.you.activates("Cost Down", discarding="Kuriboh")
    t.you.summons("Summoned Skull")
    assert t.you.monsters == ["Battle Ox", "Summoned Skull"] and t.you.atk_of("Battle Ox") == 2400


@pytest.mark.rule("summon.special.needs-free-monster-zone", scenario=0)
@pytest.mark.rule("summon.special.cyber-dragon-style-inherent", scenario=0)
def test_a_monster_that_could_not_come_for_two_reasons_is_refused_for_both() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Cyber Dragon   monsters: 5 Kuriboh   deck: 3 Sogen
        opp 8000   deck: 3 Sogen
    """)
    t.you.cannot("special summon Cyber Dragon", because="summon.special.cyber-dragon-style-inherent")
    t.you.cannot("special summon Cyber Dragon", because="summon.special.needs-free-monster-zone")


@pytest.mark.rule("damage-step.after-calc.flip-triggers", scenario=0)
def test_a_flip_effect_is_negated_as_soon_as_the_destruction_of_its_monster_is_decided() -> None:
    """Dark Balter the Terrible attacks Man-Eater Bug, whose effect is activated while it is still on the field."""
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Dark Balter the Terrible, Kuriboh (defense)   hand: Umi   deck: 3 Sogen
        opp 8000   monsters: Man-Eater Bug (set)   deck: 3 Sogen
    """)
    t.you.attacks("Dark Balter the Terrible", "Man-Eater Bug")
    if t.opp.is_to_decide():
        t.opp.targets("Dark Balter the Terrible").nobody_responds()
    assert t.you.monsters == ["Dark Balter the Terrible", "Kuriboh"] and t.opp.graveyard == ["Man-Eater Bug"]


@pytest.mark.rule("effect.cannot.forbids-while-it-applies", scenario=0)
def test_what_cannot_be_answered_with_spells_and_traps_is_answered_by_no_such_card() -> None:
    """Uria, Lord of Searing Flames: the opponent may not even save what it will destroy by activating it."""
    uria = "Uria, Lord of Searing Flames"
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: {uria}   set: Jar of Greed   deck: 3 Sogen
        opp 8000   set: Threatening Roar, Jar of Greed   deck: 3 Sogen
        """,
        ask_all=True,
    )
    t.you.does(f"activate {uria}")
    t.you.does("target face-down (their spell zone 1)")
    t.opp.is_asked("response")
    t.opp.cannot("activate Jar of Greed", because="effect.cannot.forbids-while-it-applies")
    t.opp.passes()
    t.you.cannot("activate Jar of Greed", because="effect.cannot.forbids-while-it-applies")
    t.nobody_responds()
    assert t.opp.graveyard == ["Threatening Roar"]


@pytest.mark.rule("card.level.changed-value-replaces", scenario=0)
def test_a_change_of_all_monsters_in_the_hand_reaches_those_that_come_to_it() -> None:
    """Summoned Skull is drawn after Cost Down has resolved, and is of Level 4 all the same, also on the field."""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Cost Down, Pot of Greed, Kuriboh   deck: Summoned Skull, 3 Sogen
        opp 8000   deck: 3 Sogen
    """)
    t.you.activates("Cost Down", discarding="Kuriboh")
    t.you.activates("Pot of Greed")
    t.you.summons("Summoned Skull")
    assert [(card.name, card.level) for card in t.you.view.monsters(t.you.player) if card] == [("Summoned Skull", 4)]
    t.you.ends_turn()
    assert [(card.name, card.level) for card in t.you.view.monsters(t.you.player) if card] == [("Summoned Skull", 6)]


@pytest.mark.rule("negate.one-shot.left-field-stays-negated", scenario=0)
def test_what_dark_balter_destroys_is_negated_where_it_has_gone() -> None:
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Dark Balter the Terrible   hand: Umi   deck: 3 Sogen
        opp 8000   monsters: Sangan   deck: Kuriboh, 3 Sogen
    """)
    t.you.attacks("Dark Balter the Terrible", "Sangan")
    t.nobody_responds()
    assert t.opp.graveyard == ["Sangan"] and t.opp.hand == [] and "Kuriboh" in t.opp.deck


@pytest.mark.rule("damage-step.end.duration-until-end-of-damage-step", scenario=0)
def test_what_was_to_hold_for_a_battle_is_over_with_the_battle_phase_if_no_damage_step_came() -> None:
    """Book of Moon ends the attack that Dimension Wall had answered; in the next turn damage is taken as ever."""
    t = table("""
        turn 4, Battle Step, opp to act
        you 8000   set: Dimension Wall   monsters: Mystical Elf   deck: 3 Umi
        opp 8000   monsters: Gemini Elf, Summoned Skull   set: Book of Moon   deck: 3 Umi
    """)
    t.opp.attacks("Gemini Elf", "Mystical Elf")
    t.opp.passes()
    t.you.activates("Dimension Wall")
    t.opp.activates("Book of Moon", targeting="Gemini Elf").nobody_responds()
    t.opp.ends_turn()
    assert t.turn == 5 and t.opp.lp == 8000
    t.you.goes_to("Battle Phase")
    t.you.attacks("Mystical Elf", "Summoned Skull")
    assert (t.you.lp, t.opp.lp) == (8000 - 1700, 8000)
