"""Topic effect, shown by cards of the library."""

import pytest

from turns import activated, resolve, their_battle, their_turn, your_turn

NOTHING_TO_DO = "effect.condition.no-possible-resolution-blocks-activation"
BY_NAME, BY_COPY = "effect.name-limit.this-effect-of-x-once", "effect.once-per-turn.limits-the-user"
ONE_CARD = "effect.name-limit.x-activated-once"
RAIDEN, PUPPET = "Raiden, Hand of the Lightsworn", "Puppet Master"


# ------------------------------------------------------------------------------------------------- whose cards they are


@pytest.mark.rule("effect.scope.deck-unqualified-own", scenario=1)
def test_reinforcement_of_the_army_searches_the_own_deck_only() -> None:
    t = your_turn(
        "hand: Reinforcement of the Army   deck: Celtic Guardian, Battle Ox, Kojikocy", "deck: Marauding Captain, Umi"
    )
    t.you.activates("Reinforcement of the Army")
    assert sorted(t.you.is_asked("search").offers) == ["Celtic Guardian", "Kojikocy"]


@pytest.mark.rule("effect.scope.hand-summon-unqualified-own", scenario=1)
def test_marauding_captain_summons_from_the_own_hand_only() -> None:
    t = your_turn("hand: Marauding Captain, Umi", "hand: Battle Ox")
    t.you.summons("Marauding Captain")
    assert activated(t) == [] and t.you.monsters == ["Marauding Captain"]


# --------------------------------------------------------------------------------------------- activated, and resolved


@pytest.mark.rule("effect.activation.hand-monster-shown", scenario=0)
def test_kuriboh_is_shown_when_it_is_activated_from_the_hand() -> None:
    t = their_battle("hand: Kuriboh, Umi", "monsters: Vorse Raider")
    t.opp.attacks_directly("Vorse Raider")
    assert "Kuriboh" not in str(t.opp.view.hand(t.you.player))
    t.you.activates("Kuriboh")
    seen = "\n".join(str(event) for event in t.opp.view.events)
    assert "Kuriboh" in seen


@pytest.mark.rule("effect.activation.monster-effects-are-effect-activations", scenario=2)
def test_cannon_soldier_green_gadget_and_pankratops_make_links_that_can_be_answered() -> None:
    theirs = "set: Divine Wrath, Magic Jammer   hand: 2 Umi   monsters: Battle Ox"
    t = your_turn("monsters: Cannon Soldier, Kuriboh", theirs)
    t.you.activates("Cannon Soldier", tributing="Kuriboh")
    assert (t.chain, t.opp.is_asked("response").offers) == (["Cannon Soldier"], ["activate Divine Wrath", "pass"])
    t = your_turn("hand: Green Gadget   deck: Red Gadget, Sogen", theirs)
    t.you.summons("Green Gadget")
    t.you.triggers("Green Gadget")
    assert (t.chain, t.opp.is_asked("response").offers) == (["Green Gadget"], ["activate Divine Wrath", "pass"])
    t = their_turn("monsters: Dinowrestler Pankratops", theirs)
    t.opp.goes_to("Battle Phase")
    t.you.activates("Dinowrestler Pankratops", targeting="Battle Ox")
    assert t.opp.is_asked("response").offers == ["activate Divine Wrath", "pass"]


@pytest.mark.rule("effect.resolve.monster-effect-persists-after-source-moved", scenario=2)
def test_green_gadget_destroyed_in_response_still_searches() -> None:
    t = your_turn("hand: Green Gadget   deck: Red Gadget, Sogen", "set: Raigeki Break   hand: Umi")
    t.you.summons("Green Gadget")
    t.you.triggers("Green Gadget")
    t.opp.activates("Raigeki Break", discarding="Umi", targeting="Green Gadget")
    assert t.you.graveyard == ["Green Gadget"] and t.you.hand == ["Red Gadget"]


@pytest.mark.rule("effect.resolve.source-must-still-be-faceup", scenario=1)
@pytest.mark.parametrize("card", ["Compulsory Evacuation Device", "Raigeki Break", "Book of Moon"])
def test_zombie_master_that_is_no_longer_face_up_summons_nothing(card: str) -> None:
    t = your_turn(
        "monsters: Zombie Master   hand: Kuriboh   graveyard: Pyramid Turtle",
        "set: Compulsory Evacuation Device, Raigeki Break, Book of Moon   hand: Umi",
    )
    t.you.activates("Zombie Master", targeting="Pyramid Turtle")
    t.opp.activates(card, targeting="Zombie Master")
    resolve(t)
    assert "Pyramid Turtle" in t.you.graveyard and "Kuriboh" in t.you.graveyard
    assert not [line for line in t.log() if "special summoned" in line]


@pytest.mark.rule("effect.activation.on-field-after-card-activation", scenario=2)
@pytest.mark.rule("negate.card-activation-negation.cannot-hit-effect-activation", scenario=0)
def test_the_effect_of_a_face_up_dracocension_is_no_activation_of_a_card() -> None:
    t = your_turn(
        "spells: Dracocension   monsters: Luster Dragon, Royal Magical Library   deck: Magma Dragon, Sogen",
        "set: Magic Jammer, Solemn Judgment, Waboku   hand: Umi",
    )
    t.you.activates("Dracocension")
    assert t.opp.is_asked("response").offers == ["activate Waboku", "pass"]
    resolve(t)
    assert t.you.monster("Royal Magical Library").row.counters == () and t.you.spells == ["Dracocension"]


@pytest.mark.rule("effect.activation.spell-trap-effect-activation", scenario=1)
@pytest.mark.rule("effect.activation.in-gy", scenario=1)
@pytest.mark.rule("negate.card-activation-negation.cannot-hit-effect-activation", scenario=1)
def test_breakthrough_skill_in_the_graveyard_cannot_be_answered_by_solemn_judgment() -> None:
    t = your_turn(
        "graveyard: Breakthrough Skill", "monsters: Command Knight, Celtic Guardian   set: Solemn Judgment, Waboku"
    )
    assert t.opp.atk_of("Celtic Guardian") == 1800
    t.you.activates("Breakthrough Skill", targeting="Command Knight")
    assert t.opp.is_asked("response").offers == ["activate Waboku", "pass"]
    resolve(t)
    assert t.you.banished == ["Breakthrough Skill"] and t.opp.atk_of("Celtic Guardian") == 1400


@pytest.mark.rule("effect.text.usage-and-resolution-parts", scenario=1)
@pytest.mark.rule("effect.text.usage-part-done-at-activation", scenario=1)
def test_puppet_master_pays_and_targets_at_once_and_summons_when_it_resolves() -> None:
    t = your_turn(f"hand: {PUPPET}   monsters: Kuriboh   graveyard: Sangan, Feral Imp", "set: Waboku")
    t.you.summons(PUPPET, tributing=["Kuriboh"])
    t.you.triggers(PUPPET)
    t.you.targets("Sangan", "Feral Imp")
    assert t.opp.is_asked("response") and t.you.lp == 6000 and t.you.monsters == [PUPPET]
    assert {"Sangan", "Feral Imp"} < set(t.you.graveyard)
    resolve(t)
    assert len(t.you.monsters) == 3
    t.you.goes_to("Battle Phase")
    resolve(t)
    t.you.cannot("Feral Imp attacks directly", because="effect.cannot.forbids-while-it-applies")
    t.you.can(f"{PUPPET} attacks directly")


@pytest.mark.rule("effect.resolve.no-self-defeating-choice", scenario=1)
def test_reincarnation_dance_asks_for_one_or_two_and_not_for_none() -> None:
    t = your_turn(
        "hand: Dark Hole   set: Lunalight Reincarnation Dance   monsters: Battle Ox   "
        "deck: 3 Lunalight Crimson Fox, Umi"
    )
    t.you.activates("Dark Hole")
    t.you.activates("Lunalight Reincarnation Dance")
    question = t.you.is_asked("search")
    assert (question.least, question.most) == (1, 2)


@pytest.mark.rule("effect.resolve.no-activation-mid-resolution", scenario=1)
def test_nobody_is_asked_between_the_two_steps_of_hand_destruction() -> None:
    t = your_turn(
        "hand: Hand Destruction, Sangan, Mecha Phantom Beast O-Lion   set: Waboku", "hand: 2 Kuriboh   set: Waboku"
    )
    t.you.activates("Hand Destruction")
    resolve(t)
    told = t.log()
    at, drew = told.index("link 1 Hand Destruction resolves"), told.index("link 1 Hand Destruction resolved")
    assert (
        not [line for line in told[at:drew] if "declared" in line or "activated" in line]
        and "you drew" in told[at:drew]
    )


@pytest.mark.rule("effect.resolve.conditions-may-be-rechecked", scenario=1)
def test_breakthrough_skill_does_nothing_to_a_monster_that_was_turned_face_down() -> None:
    t = your_turn(
        "set: Breakthrough Skill", "monsters: Command Knight, Celtic Guardian   set: Book of Moon   hand: Umi"
    )
    t.you.activates("Breakthrough Skill", targeting="Command Knight")
    t.opp.activates("Book of Moon", targeting="Command Knight")
    resolve(t)
    t.you.ends_turn()
    t.opp.flip_summons("Command Knight")
    assert t.opp.atk_of("Celtic Guardian") == 1800


PETEN = "Peten the Dark Clown"  # when this card is sent to the Graveyard: you can …


@pytest.mark.rule("effect.resolve.single-effect-is-simultaneous", scenario=0)
@pytest.mark.rule("timing.simultaneous-steps.when-optional-allowed", scenario=1)
def test_peten_may_speak_after_stranger_falcon_has_destroyed_it_with_damage_at_the_same_time() -> None:
    falcon = "Raidraptor - Stranger Falcon"
    t = your_turn(
        f"monsters: {falcon} (materials: Dante, Traveler of the Burning Abyss)",
        f"monsters: {PETEN}   deck: {PETEN}, Sogen",
    )
    t.you.activates(falcon, targeting=PETEN)
    assert t.opp.lp == 8000 - 500
    t.opp.triggers(PETEN)
    resolve(t)
    assert t.opp.banished == [PETEN] and t.opp.monsters == [PETEN]


@pytest.mark.rule("effect.resolve.sequential-effect-ends-with-last-step", scenario=0)
@pytest.mark.rule("timing.then.when-optional-misses", scenario=0)
def test_peten_misses_its_timing_since_scarlight_inflicts_damage_after_it_has_destroyed() -> None:
    scarlight = "Scarlight Red Dragon Archfiend"
    t = your_turn(f"monsters: {scarlight}", f"monsters: {PETEN} (special summoned this turn)   deck: {PETEN}, Sogen")
    t.you.activates(scarlight)
    told = t.log()
    assert told.index(f"{PETEN} sent to graveyard (effect)") < told.index("opp lp 8000 -> 7500 (effect)")
    assert t.opp.graveyard == [PETEN] and activated(t) == [f"you activated {scarlight}"]


# --------------------------------------------------------------------------------------------- how often in a turn


@pytest.mark.rule("effect.once-per-turn.limits-the-user", scenario=0)
@pytest.mark.rule("effect.once-per-turn.both-players-turns-or-own-turns-only", scenario=0)
def test_chiron_is_used_once_in_each_own_turn() -> None:
    t = your_turn("monsters: Chiron the Mage   hand: 3 Umi", "set: 3 Waboku   deck: 4 Sogen")
    t.you.does("activate Chiron the Mage")
    t.you.does("discard Umi (copy 1)")
    t.you.does("target face-down (their spell zone 1)")
    resolve(t)
    assert len(t.opp.set_cards) == 2
    t.you.cannot("activate Chiron the Mage", because=BY_COPY)
    t.you.ends_turn()
    resolve(t)
    assert t.turn == 4 and not t.you.can_activate("Chiron the Mage")
    t.opp.ends_turn()
    resolve(t)
    t.you.can("activate Chiron the Mage")


@pytest.mark.rule("effect.name-limit.this-effect-of-x-once", scenario=0)
@pytest.mark.rule("effect.once-per-turn.name-limit-binds-the-player", scenario=0)
def test_the_first_effect_of_raiden_is_used_once_by_its_name_also_with_a_copy_that_was_taken() -> None:
    t = your_turn(
        f"monsters: 2 {RAIDEN}   deck: 8 Sogen", "monsters: Battle Ox   set: Enemy Controller   deck: 8 Sogen"
    )
    t.you.activates(f"{RAIDEN} (zone 1)")
    resolve(t)
    t.you.cannot(f"activate {RAIDEN} (zone 2)", because=BY_NAME)
    t = their_turn(f"monsters: {RAIDEN}   deck: 8 Sogen", f"monsters: {RAIDEN}   hand: Change of Heart   deck: 8 Sogen")
    t.opp.activates(RAIDEN)
    resolve(t)
    t.opp.activates("Change of Heart", targeting=RAIDEN)
    resolve(t)
    t.opp.cannot(f"activate {RAIDEN} (zone 2)", because=BY_NAME)  # the taken copy is no other effect for him


@pytest.mark.rule("effect.definition.numbered-effects", scenario=0)
@pytest.mark.rule("effect.activation.always-makes-chain-block", scenario=0)
def test_abyssmegalo_has_effects_of_its_own_that_make_a_link_each() -> None:
    megalo = "Mermail Abyssmegalo"
    t = your_turn(f"hand: {megalo}, 2 Star Boy   monsters: Treeborn Frog")
    t.you.activates(megalo, effect=1)
    resolve(t)
    t.you.activates(megalo, effect=3, tributing="Treeborn Frog")
    resolve(t)
    assert activated(t) == [f"you activated {megalo}"] * 2 and t.log().count("chain of 1 ended") == 2


@pytest.mark.rule("effect.use-limit.card-activation-negated-allows-another-copy", scenario=1)
def test_a_second_soul_charge_may_be_activated_once_the_first_was_negated() -> None:
    t = your_turn("hand: 2 Soul Charge   graveyard: Battle Ox, Kuriboh", "set: Solemn Judgment, Waboku")
    t.you.does("activate Soul Charge (copy 1)")
    t.you.take_zone(None)
    t.you.chooses("Battle Ox")
    t.opp.activates("Solemn Judgment")
    resolve(t)
    t.you.can("activate Soul Charge")


@pytest.mark.rule("effect.use-limit.monster-activation-negated-is-spent", scenario=1)
def test_raidens_effect_is_spent_though_its_activation_was_negated() -> None:
    t = your_turn(f"monsters: 2 {RAIDEN}   deck: 8 Sogen", "set: Divine Wrath   hand: Umi")
    t.you.activates(f"{RAIDEN} (zone 1)")
    t.opp.activates("Divine Wrath", discarding="Umi")
    resolve(t)
    assert len(t.you.monsters) == 1 and len(t.you.deck) == 8
    t.you.cannot(f"activate {RAIDEN}", because=BY_NAME)


@pytest.mark.rule("effect.face-down.monster-effect-inactive", scenario=1)
def test_command_knight_and_cannon_soldier_do_nothing_while_they_are_face_down() -> None:
    t = your_turn("monsters: Command Knight (set), Cannon Soldier (set), Celtic Guardian")
    assert t.you.atk_of("Celtic Guardian") == 1400
    t.you.cannot("activate Cannon Soldier", because="effect.face-down.monster-effect-inactive")
    t.you.flip_summons("Command Knight")
    assert t.you.atk_of("Celtic Guardian") == 1800
    t.you.flip_summons("Cannon Soldier")
    t.you.can("activate Cannon Soldier")
