"""Topics target, timing and trap, shown by cards of the library."""

import pytest

from table import Table
from turns import activated, resolve, their_turn, your_turn

FELGRAND, LORD, GADGET = "Felgrand Dragon", "Divine Dragon Lord Felgrand", "Green Gadget"


# -------------------------------------------------------------------------------------------------------------- targets


@pytest.mark.rule("target.wording.marks-targeting-effect", scenario=0)
@pytest.mark.rule("target.non-targeting.everything-in-range", scenario=0)
def test_lord_of_d_keeps_dragons_from_evacuation_and_not_from_smashing_ground() -> None:
    theirs = "monsters: Lord of D., Luster Dragon"
    t = your_turn("set: Compulsory Evacuation Device   hand: Smashing Ground", theirs)
    t.you.does("activate Compulsory Evacuation Device")
    assert "you chose the target Lord of D." in t.log()  # there is no other
    t = your_turn("hand: Smashing Ground, Dark Hole", "monsters: Lord of D., Blue-Eyes White Dragon")
    t.you.activates("Smashing Ground")
    assert t.opp.monsters == ["Lord of D."] and not [line for line in t.log() if "chose the target" in line]


@pytest.mark.rule("target.immunity.gained-later-no-protection", scenario=1)
def test_forbidden_dress_does_not_save_a_monster_that_was_targeted_before() -> None:
    t = their_turn("monsters: Axe Raider   set: Forbidden Dress", "set: Compulsory Evacuation Device")
    t.opp.activates("Compulsory Evacuation Device", targeting="Axe Raider")
    t.you.activates("Forbidden Dress", targeting="Axe Raider")
    assert t.you.hand == ["Axe Raider"]


@pytest.mark.rule("target.non-targeting.hidden-places", scenario=1)
def test_reincarnation_dance_targets_nothing_and_chooses_when_it_resolves() -> None:
    dance = "Lunalight Reincarnation Dance"
    t = your_turn(f"hand: Dark Hole   set: {dance}   monsters: Battle Ox   deck: 3 Lunalight Crimson Fox")
    t.you.activates("Dark Hole")
    t.you.activates(dance)
    assert t.you.is_asked("search") and not [line for line in t.log() if "chose the target" in line]


@pytest.mark.rule("target.non-targeting.chosen-at-resolution", scenario=0)
def test_r_righteous_justice_destroys_what_is_chosen_when_it_resolves() -> None:
    t = your_turn(
        "hand: R - Righteous Justice   monsters: Elemental HERO Avian, Elemental HERO Burstinatrix",
        "set: Waboku, Jar of Greed, Reckless Greed",
    )
    t.you.activates("R - Righteous Justice")
    t.opp.activates("Waboku")
    assert not [line for line in t.log() if "chose the target" in line]
    resolve(t)
    assert t.you.is_asked("effect").most == 2


# --------------------------------------------------------------------------------------------------------------- timing


@pytest.mark.rule("timing.summon.success-moment", scenario=0)
@pytest.mark.rule("timing.summon.success-means-faceup-normal-summon", scenario=0)
def test_junk_synchron_speaks_when_it_is_normal_summoned_and_not_when_it_comes_otherwise() -> None:
    junk = "Junk Synchron"
    t = your_turn(f"hand: {junk}   graveyard: Star Boy", "set: Trap Hole")
    t.you.summons(junk)
    t.you.triggers(junk)
    assert t.chain == [junk]
    t.opp.can("activate Trap Hole")
    t = your_turn(f"hand: Monster Reborn   graveyard: Star Boy, {junk}")
    t.you.activates("Monster Reborn", targeting=junk)
    resolve(t)
    assert t.you.monsters == [junk] and activated(t) == ["you activated Monster Reborn"]
    t = your_turn(f"monsters: {junk} (set)   graveyard: Star Boy")
    t.you.flip_summons(junk)
    assert activated(t) == []


@pytest.mark.rule("timing.duration.until-end-of-turn-ends-with-turn", scenario=1)
def test_shrink_holds_through_the_hand_adjustment() -> None:
    t = your_turn("hand: Shrink, 4 Umi, 4 Sogen", "monsters: Summoned Skull   set: Waboku")
    t.you.activates("Shrink", targeting="Summoned Skull")
    resolve(t)
    t.you.ends_turn()
    assert t.you.is_asked("hand limit") and t.opp.atk_of("Summoned Skull") == 1250
    t.you.does("Umi (copy 1), Sogen (copy 1)")
    assert t.turn == 4 and t.opp.atk_of("Summoned Skull") == 2500


def revived(name: str, alone: bool = False) -> Table:
    """Call of the Haunted has revived a monster of yours, alone or before Upstart Goblin has resolved."""
    t = your_turn(
        f"hand: Dark Hole, Upstart Goblin   set: Call of the Haunted   monsters: {name}   "
        f"graveyard: Gemini Elf, Kuriboh"
        "   deck: Sogen, Red Gadget",
        "monsters: Celtic Guardian",
    )
    t.you.activates("Dark Hole")
    resolve(t)
    if not alone:
        t.you.activates("Upstart Goblin")
    t.you.activates("Call of the Haunted", targeting=name)
    return resolve(t)


@pytest.mark.rule("timing.mandatory.deferred-until-after-chain", scenario=0)
def test_felgrand_dragon_must_speak_after_the_chain_in_which_it_was_revived() -> None:
    t = revived(FELGRAND)
    assert "chain of 2 ended" in t.log() and t.you.is_asked("target")
    assert t.log().index("chain of 2 ended") < t.log().index(f"you declared {FELGRAND}")


@pytest.mark.rule("timing.if-optional.deferred-until-after-chain", scenario=0)
@pytest.mark.rule("timing.optional.player-decides", scenario=1)
@pytest.mark.parametrize("wanted", [True, False])
def test_dragon_lord_felgrand_may_speak_after_the_chain_in_which_it_was_revived(wanted: bool) -> None:
    t = revived(LORD)
    assert "chain of 2 ended" in t.log() and t.you.is_asked("trigger").offers == [f"trigger {LORD}", "pass"]
    if wanted:
        t.you.triggers(LORD)
        resolve(t)
        assert t.opp.banished == ["Celtic Guardian"]
    else:
        t.you.passes()
        assert t.opp.banished == []


@pytest.mark.rule("timing.when-optional.misses", scenario=0)
def test_green_gadget_misses_its_timing_in_the_middle_of_a_chain_and_not_alone() -> None:
    t = revived(GADGET)
    assert GADGET in t.you.monsters and f"you activated {GADGET}" not in activated(t)
    t.you.is_asked("open state")
    t = revived(GADGET, alone=True)
    assert t.you.is_asked("trigger").offers == [f"trigger {GADGET}", "pass"]


@pytest.mark.rule("timing.fast-effect.members", scenario=1)
@pytest.mark.rule("timing.fast-effect.window-after-chain", scenario=1)
def test_after_a_chain_both_are_asked_for_fast_effects_only_the_turn_player_first() -> None:
    t = your_turn(
        "hand: Pot of Greed, Dian Keto the Cure Master, Mystical Space Typhoon   "
        "set: Waboku, Skill Drain, Solemn Judgment"
        "   monsters: Cannon Soldier, Dinowrestler Pankratops",
        "monsters: Battle Ox   set: Jar of Greed",
    )
    t.you.activates("Pot of Greed")
    t.opp.passes()
    t.you.passes()
    assert "chain of 1 ended" in t.log()
    fast = ["Dinowrestler Pankratops", "Mystical Space Typhoon", "Skill Drain", "Waboku"]
    assert sorted(t.you.is_asked("response").offers) == [*[f"activate {name}" for name in fast], "pass"]
    t.you.passes()
    assert t.opp.is_asked("response").offers == ["activate Jar of Greed", "pass"]
    t.opp.passes()
    t.you.can("activate Cannon Soldier")
    t.you.can("activate Dian Keto the Cure Master")


@pytest.mark.rule("timing.trigger.not-from-deck-or-facedown-extra-deck", scenario=0)
def test_mokey_mokey_king_returned_to_the_extra_deck_does_not_speak() -> None:
    king = "Mokey Mokey King"
    t = your_turn("set: Compulsory Evacuation Device", f"monsters: {king}   graveyard: 2 Mokey Mokey")
    t.you.activates("Compulsory Evacuation Device", targeting=king)
    resolve(t)
    assert activated(t) == ["you activated Compulsory Evacuation Device"] and t.opp.monsters == []
    t = your_turn("hand: Smashing Ground", f"monsters: {king}   graveyard: 2 Mokey Mokey")
    t.you.activates("Smashing Ground")
    t.opp.triggers(king)
    resolve(t)
    assert t.opp.monsters == ["Mokey Mokey"] * 2


@pytest.mark.rule("timing.trigger.hand-trigger-judged-at-chain-end", scenario=0)
def test_astrograph_drawn_after_the_destruction_may_answer_it_when_the_chain_has_ended() -> None:
    t = your_turn(
        "hand: Pot of Greed   monsters: Battle Ox   deck: Sogen, Astrograph Sorcerer, 2 Sogen",
        "set: Raigeki Break   hand: Umi",
    )
    t.you.activates("Pot of Greed")
    t.opp.activates("Raigeki Break", discarding="Umi", targeting="Battle Ox")
    t.you.activates("Astrograph Sorcerer")
    resolve(t)
    assert t.you.monsters == ["Astrograph Sorcerer"]


# ---------------------------------------------------------------------------------------------------------------- Traps


@pytest.mark.rule("trap.continuous.effect-in-the-same-link", scenario=0)
def test_pendulum_switch_may_be_activated_together_with_its_effect() -> None:
    slayer = "Master Pendulum, the Dracoslayer"
    t = your_turn(f"set: Pendulum Switch   pendulum: {slayer}")
    t.you.activates("Pendulum Switch", effect=1)
    resolve(t)
    assert t.you.monsters == [slayer] and activated(t) == ["you activated Pendulum Switch"]
    assert t.log().count("chain of 1 ended") == 1


@pytest.mark.rule("trap.set.set-by-effect-also-waits", scenario=0)
def test_a_trap_that_dust_tornado_has_set_waits_until_the_next_turn() -> None:
    t = your_turn("set: Dust Tornado   hand: Jar of Greed", "spells: Messenger of Peace")
    t.you.activates("Dust Tornado", targeting="Messenger of Peace")
    t.you.says_yes()
    resolve(t)
    assert t.you.set_cards == ["Jar of Greed"]
    t.you.cannot("activate Jar of Greed", because="trap.set.not-in-turn-it-was-set")


@pytest.mark.rule("trap.hand.activation-by-own-text-needs-a-zone", scenario=0)
def test_infinite_impermanence_lies_in_a_zone_when_it_is_activated_from_the_hand() -> None:
    t = their_turn("hand: Infinite Impermanence", "monsters: Command Knight, Celtic Guardian   set: Waboku   hand: Umi")
    t.opp.goes_to("Battle Phase")
    t.you.activates("Infinite Impermanence", targeting="Command Knight")
    assert t.opp.is_asked("response") and len(t.you.spells) == 1
    resolve(t)
    assert "you activated Infinite Impermanence" in activated(t) and t.opp.atk_of("Celtic Guardian") == 1400
