"""Topic pendulum, shown by cards of the library."""

import pytest

from table import Table
from turns import activated, resolve, their_turn, your_battle, your_turn

SLAYER, ODD_EYES = "Master Pendulum, the Dracoslayer", "Odd-Eyes Pendulum Dragon"  # scales 3 and 4
ASTROGRAPH, GOLIATH = "Astrograph Sorcerer", "Amorphage Goliath"  # scales 1 and 5
SWITCH = "Pendulum Switch"
SCALES = f"pendulum: {ASTROGRAPH}, {GOLIATH}"  # Levels 2 to 4
NO_TARGET = "target.timing.chosen-at-activation"


def faceup_extra(t: Table) -> list[str]:
    """The face-up cards of your Extra Deck."""
    return [card.name for card in t.you.view.extra_deck() if card.face_up]


# ------------------------------------------------------------------------------------------------------ Pendulum Zones


@pytest.mark.rule("pendulum.zone.not-a-monster", scenario=0)
@pytest.mark.rule("pendulum.zone.is-a-spell", scenario=1)
def test_a_card_in_a_pendulum_zone_is_a_spell_and_no_monster() -> None:
    t = their_turn(f"pendulum: {SLAYER}", "hand: Dark Hole, Mystical Space Typhoon   monsters: Battle Ox")
    t.opp.activates("Dark Hole")
    assert t.you.graveyard == []
    t.opp.activates("Mystical Space Typhoon", targeting=SLAYER)
    assert f"{SLAYER} destroyed (effect)" in t.log()


@pytest.mark.rule("pendulum.zone.counts-as-spell-trap-zone", scenario=0)
def test_two_pendulum_cards_and_three_others_leave_no_spell_and_trap_zone() -> None:
    t = your_turn(f"{SCALES}   set: 3 Waboku   hand: Pot of Greed, Jar of Greed")
    for wish in ("activate Pot of Greed", "set Jar of Greed"):
        assert t.you.reasons(wish)


@pytest.mark.rule("pendulum.activation.placing-is-spell-activation", scenario=1)
@pytest.mark.rule("pendulum.activation.negated-goes-to-graveyard", scenario=1)
def test_a_pendulum_card_whose_activation_solemn_judgment_negates_is_in_the_graveyard() -> None:
    t = your_turn(f"hand: {SLAYER}", "set: Solemn Judgment, Magic Jammer   hand: Umi")
    t.you.activates(SLAYER)
    assert t.chain == [SLAYER]
    t.opp.can("activate Magic Jammer")
    t.opp.activates("Solemn Judgment")
    resolve(t)
    assert t.you.graveyard == [SLAYER] and faceup_extra(t) == []


@pytest.mark.rule("pendulum.zone.only-pendulum-cards-by-activation", scenario=1)
def test_a_set_trap_in_an_outermost_zone_leaves_one_pendulum_zone() -> None:
    t = your_turn(f"hand: {SLAYER}   set: Waboku (zone 1)")
    t.you.activates(SLAYER, zone="ask")
    resolve(t)
    assert t.you.spells == [SLAYER]  # without a question, in the other one
    t = your_turn(f"hand: {SLAYER}   set: Waboku (zone 1), Waboku (zone 5)")
    assert t.you.reasons(f"activate {SLAYER}")


@pytest.mark.rule("pendulum.monster.may-be-normal-summoned", scenario=1)
def test_a_pendulum_monster_of_level_4_can_be_summoned_set_or_activated() -> None:
    t = your_turn(f"hand: {SLAYER}")
    for wish in (f"summon {SLAYER}", f"set {SLAYER}", f"activate {SLAYER}"):
        t.you.can(wish)


@pytest.mark.rule("pendulum.monster.only-pendulum-effect-is-normal", scenario=0)
def test_dracoslayer_is_a_normal_monster() -> None:
    t = your_turn("set: Breakthrough Skill   hand: Raigeki", f"monsters: {SLAYER}, Orichalcos Shunoros")
    t.you.activates("Raigeki")
    resolve(t)
    assert t.opp.monsters == [SLAYER]  # Level 4 Normal Monsters are not destroyed by effects
    t.you.cannot("activate Breakthrough Skill", because=NO_TARGET)  # no Effect Monster


@pytest.mark.rule("pendulum.effect.is-spell-effect", scenario=0)
@pytest.mark.parametrize(("spells", "destroyed"), [("Skill Drain", True), ("Imperial Order", False)])
def test_a_pendulum_effect_is_the_effect_of_a_spell(spells: str, destroyed: bool) -> None:
    t = your_turn(f"pendulum: {SLAYER}, {ODD_EYES}", f"spells: {spells}")
    t.you.activates(SLAYER, targeting=ODD_EYES)
    resolve(t)
    assert (faceup_extra(t) == [ODD_EYES]) == destroyed


# ------------------------------------------------------------------------------------------------- to the Extra Deck


@pytest.mark.rule("pendulum.leave-field.goes-faceup-to-extra-deck", scenario=0)
def test_pendulum_cards_that_leave_the_field_are_face_up_in_the_extra_deck() -> None:
    t = your_turn(
        f"monsters: Cannon Soldier, {SLAYER}   pendulum: {ODD_EYES}   hand: Mystical Space Typhoon, Dark Hole"
    )
    t.you.activates("Cannon Soldier", tributing=SLAYER)
    resolve(t)
    t.you.activates("Mystical Space Typhoon", targeting=ODD_EYES)
    resolve(t)
    assert sorted(faceup_extra(t)) == [SLAYER, ODD_EYES] and SLAYER not in t.you.graveyard
    t = your_turn(f"set: Compulsory Evacuation Device   monsters: {SLAYER}")
    t.you.activates("Compulsory Evacuation Device", targeting=SLAYER)
    assert t.you.hand == [SLAYER]


@pytest.mark.rule("pendulum.move.from-elsewhere-to-graveyard", scenario=1)
def test_pendulum_monsters_from_the_hand_and_the_deck_go_to_the_graveyard() -> None:
    t = your_turn(
        f"set: Raigeki Break   hand: {SLAYER}, Foolish Burial   deck: {ODD_EYES}, Umi",
        "monsters: Battle Ox, Vorse Raider",
    )
    t.you.activates("Raigeki Break", discarding=SLAYER, targeting="Battle Ox")
    resolve(t)
    t.you.activates("Foolish Burial")
    assert {SLAYER, ODD_EYES} <= set(t.you.graveyard) and faceup_extra(t) == []


@pytest.mark.rule("pendulum.cost-send-from-field-illegal", scenario=1)
def test_forbidden_droplet_takes_a_pendulum_monster_from_the_hand_and_none_from_the_field() -> None:
    t = your_turn(f"hand: Forbidden Droplet, {ODD_EYES}   monsters: {SLAYER}, Kuriboh", "monsters: Sangan")
    t.you.does("activate Forbidden Droplet")
    t.you.take_zone(None)
    assert sorted(t.you.is_asked("cost").offers) == ["Kuriboh", ODD_EYES]


# ------------------------------------------------------------------------------------------------- Pendulum Switch


@pytest.mark.rule("pendulum.to-monster-zone.is-a-new-monster", scenario=0)
def test_pendulum_switch_special_summons_a_card_from_a_pendulum_zone() -> None:
    t = your_turn(f"pendulum: {SLAYER}   spells: {SWITCH}", "set: Torrential Tribute")
    t.you.activates(SWITCH, effect=1)
    t.nobody_responds()
    t.you.takes_position("attack")
    assert f"{SLAYER} special summoned" in t.log()
    t.opp.can("activate Torrential Tribute")


@pytest.mark.rule("pendulum.to-monster-zone.is-a-new-monster", scenario=0)
def test_dracoslayer_may_be_used_again_once_it_was_a_monster_in_between() -> None:
    t = your_turn(f"pendulum: {SLAYER}, {ODD_EYES}   spells: {SWITCH}   hand: Umi", "hand: Umi")
    t.you.activates(SLAYER, targeting=ODD_EYES)
    resolve(t)
    t.you.cannot(f"activate {SLAYER}", because="effect.once-per-turn.limits-the-user")
    t.you.activates(SWITCH, effect=1)
    resolve(t)
    t.you.ends_turn()
    resolve(t)
    t.opp.ends_turn()
    resolve(t)
    t.you.activates(SWITCH, effect=2)
    resolve(t)
    t.you.can(f"activate {SLAYER}")


@pytest.mark.rule("pendulum.to-pendulum-zone.placement-is-not-card-activation", scenario=1)
def test_anti_spell_fragrance_does_not_keep_pendulum_switch_from_placing_a_monster() -> None:
    t = your_turn(
        f"monsters: {SLAYER}   hand: {ODD_EYES}   spells: {SWITCH}",
        "spells: Anti-Spell Fragrance   set: Solemn Judgment",
    )
    t.you.cannot(f"activate {ODD_EYES}", because="effect.cannot.forbids-while-it-applies")
    t.you.activates(SWITCH, effect=2)
    resolve(t)
    assert t.you.monsters == [] and activated(t) == [f"you activated {SWITCH}"]


@pytest.mark.rule("pendulum.zone-move.no-longer-target", scenario=1)
def test_astrograph_summoned_from_its_pendulum_zone_is_no_longer_targeted_by_raigeki_break() -> None:
    t = their_turn(f"pendulum: {ASTROGRAPH}   spells: {SWITCH}", "set: Raigeki Break   hand: Umi")
    t.opp.activates("Raigeki Break", discarding="Umi", targeting=ASTROGRAPH)
    t.you.activates(SWITCH, effect=1)
    resolve(t)
    assert t.you.monsters == [ASTROGRAPH]


# ------------------------------------------------------------------------------------------------ Pendulum Summons


@pytest.mark.rule("pendulum.summon.procedure", scenario=0)
@pytest.mark.rule("pendulum.summon.levels-strictly-between-scales", scenario=0)
@pytest.mark.rule("pendulum.summon.once-per-turn", scenario=1)
def test_a_pendulum_summon_brings_monsters_of_levels_between_the_scales_at_the_same_time() -> None:
    t = your_turn(f"{SCALES}   hand: Kuriboh, Star Boy, Battle Ox, Gemini Elf, Curse of Dragon")
    t.you.does("pendulum summon")
    assert sorted(t.you.is_asked("pendulum").offers) == [
        "Battle Ox",
        "Gemini Elf",
        "Star Boy",
    ]  # not Level 1, not Level 5
    t.you.does("Battle Ox, Star Boy")
    resolve(t)
    assert sorted(t.you.monsters) == ["Battle Ox", "Star Boy"] and activated(t) == []
    t.you.cannot("pendulum summon", because="pendulum.summon.once-per-turn")


@pytest.mark.rule("pendulum.summon.procedure", scenario=2)
def test_with_one_pendulum_card_or_in_the_battle_phase_there_is_no_pendulum_summon() -> None:
    t = your_turn(f"pendulum: {ASTROGRAPH}   hand: Battle Ox")
    assert t.you.reasons("pendulum summon")
    t = your_battle(f"{SCALES}   hand: Battle Ox   monsters: Kuriboh")
    assert t.you.reasons("pendulum summon")


@pytest.mark.rule("pendulum.summon.negated-as-a-whole", scenario=1)
def test_solemn_judgment_negates_a_pendulum_summon_for_all_its_monsters() -> None:
    t = your_turn(f"{SCALES}   hand: {SLAYER}, Battle Ox, Star Boy", "set: Solemn Judgment")
    t.you.does("pendulum summon")
    t.you.does(f"{SLAYER}, Battle Ox, Star Boy")
    while not t.opp.is_to_decide():
        t.duel.answer(0)
    t.opp.activates("Solemn Judgment")
    resolve(t)
    assert t.you.monsters == [] and sorted(t.you.graveyard) == ["Battle Ox", SLAYER, "Star Boy"]
    assert faceup_extra(t) == [] and t.you.reasons("pendulum summon")
