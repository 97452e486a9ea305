"""Topics position, summon, priority and spell, shown by cards of the library."""

import pytest

from turns import activated, resolve, their_turn, your_battle, your_turn

SOLDIER, SORCERER = "Black Luster Soldier", "Chaos Sorcerer"
NO_TARGET, NOTHING_TO_DO = (
    "target.timing.chosen-at-activation",
    "effect.condition.no-possible-resolution-blocks-activation",
)
FORTRESS, DEVYATY = "Chimeratech Fortress Dragon", "Infernoid Devyaty"


# ------------------------------------------------------------------------------------------------------------ positions


@pytest.mark.rule("position.change.unspecified-attack-to-defense", scenario=1)
@pytest.mark.rule("position.change.unspecified-defense-to-attack", scenario=1)
@pytest.mark.parametrize(("lies", "then"), [("attack", "defense"), ("defense", "attack")])
def test_enemy_controller_turns_a_face_up_monster_to_the_other_position(lies: str, then: str) -> None:
    t = your_turn("hand: Enemy Controller", f"monsters: Battle Ox ({lies})")
    t.you.activates("Enemy Controller", effect=1)
    assert t.opp.monster("Battle Ox").position == then


@pytest.mark.rule("position.change.unspecified-uses-position-at-resolution", scenario=1)
def test_of_two_enemy_controllers_the_first_finds_what_the_second_has_made() -> None:
    t = your_turn("hand: 2 Enemy Controller", "monsters: Battle Ox, Kuriboh")
    t.you.activates("Enemy Controller (copy 1)", effect=1, targeting="Battle Ox")
    t.you.activates("Enemy Controller", effect=1, targeting="Battle Ox")
    resolve(t)
    assert t.opp.monster("Battle Ox").position == "attack"  # to Defense, and back


@pytest.mark.rule("position.flip.definition-and-ways", scenario=0)
@pytest.mark.rule("summon.flip.counts-as-flip", scenario=0)
@pytest.mark.parametrize("way", ["attack", "effect", "flip summon"])
def test_man_eater_bug_speaks_however_it_is_flipped(way: str) -> None:
    bug = "monsters: Man-Eater Bug (set)"
    if way == "attack":
        t = your_battle("monsters: Battle Ox   hand: Umi", bug)
        t.you.attacks("Battle Ox", "Man-Eater Bug")
    elif way == "effect":
        t = your_turn("hand: Book of Taiyou   monsters: Battle Ox", bug)
        t.you.activates("Book of Taiyou", targeting="Man-Eater Bug")
    else:
        t = their_turn("monsters: Battle Ox", bug)
        t.opp.flip_summons("Man-Eater Bug")
    assert [line for line in t.log() if "opp declared Man-Eater Bug" in line]


@pytest.mark.rule("position.face-up-defense.how-it-arises", scenario=1)
def test_a_set_monster_that_survives_an_attack_is_in_face_up_defense_position() -> None:
    t = your_battle("monsters: Battle Ox   hand: Umi", "monsters: Giant Soldier of Stone (set)")
    t.you.attacks("Battle Ox", "Giant Soldier of Stone")
    assert t.opp.monster("Giant Soldier of Stone").position == "defense"
    t = your_turn("hand: Silent Doom   graveyard: Battle Ox")
    t.you.activates("Silent Doom", targeting="Battle Ox")
    resolve(t)
    assert t.you.monster("Battle Ox").position == "defense"


# ------------------------------------------------------------------------------------------- Special Summon Monsters


@pytest.mark.rule("summon.special-monster.by-fulfilling-condition", scenario=1)
@pytest.mark.rule("summon.special.sources", scenario=1)
def test_chaos_sorcerer_comes_for_a_light_and_a_dark_monster_of_the_graveyard() -> None:
    t = your_turn(f"hand: {SORCERER}, Battle Ox, Monster Reborn   graveyard: Mystical Elf, Feral Imp, Kuriboh")
    t.you.cannot(f"summon {SORCERER}", because="summon.special-monster.cannot-be-normal-summoned")
    t.you.special_summons(SORCERER, banishing="Feral Imp")
    assert t.you.monsters == [SORCERER] and sorted(t.you.banished) == ["Feral Imp", "Mystical Elf"]
    t.you.activates("Monster Reborn", targeting="Kuriboh")
    resolve(t)
    assert t.you.monsters == [SORCERER, "Kuriboh"]
    t.you.can("summon Battle Ox")  # neither has used up the Normal Summon
    t = your_turn(f"hand: {SORCERER}   graveyard: Mystical Elf")
    t.you.cannot(f"special summon {SORCERER}", because="summon.special-monster.by-fulfilling-condition")


@pytest.mark.rule("summon.special-monster.condition-is-not-effect", scenario=2)
def test_chaos_sorcerer_comes_without_a_chain_though_its_name_was_called_by_the_grave() -> None:
    t = their_turn(
        f"hand: {SORCERER}   graveyard: Mystical Elf, Feral Imp, {SORCERER}", "hand: Umi   set: Called by the Grave"
    )
    t.opp.activates("Called by the Grave", targeting=SORCERER)
    resolve(t)
    t.opp.ends_turn()
    t.you.special_summons(SORCERER)
    assert t.you.monsters == [SORCERER] and activated(t) == ["opp activated Called by the Grave"]


@pytest.mark.rule("summon.special-monster.proper-summon-from-graveyard", scenario=0)
def test_devyaty_comes_from_the_graveyard_for_three_infernoids() -> None:
    t = your_turn(f"graveyard: 4 {DEVYATY}")
    t.you.does(f"special summon {DEVYATY} (copy 1)")
    while DEVYATY not in t.you.monsters:
        t.duel.answer(0)
    assert len(t.you.banished) == 3 and activated(t) == []


@pytest.mark.rule("summon.special-monster.condition-summon-not-by-effect", scenario=0)
def test_the_summon_of_chaos_sorcerer_can_be_negated_and_is_no_effect() -> None:
    t = your_turn(
        f"hand: {SORCERER}   graveyard: Mystical Elf, Feral Imp", "set: Solemn Judgment, Divine Wrath   hand: Umi"
    )
    t.you.does(f"special summon {SORCERER}")
    while not t.opp.is_to_decide():
        t.duel.answer(0)
    assert t.opp.is_asked("response").offers == ["activate Solemn Judgment", "pass"]
    t.opp.activates("Solemn Judgment")
    assert t.you.graveyard == [SORCERER]


@pytest.mark.rule("summon.special.special-monster-in-hand-or-deck-not-by-other-effects", scenario=0)
def test_marauding_captain_does_not_summon_a_special_summon_monster() -> None:
    t = your_turn("hand: Marauding Captain, Gigantes, Umi")
    t.you.summons("Marauding Captain")
    assert t.you.monsters == ["Marauding Captain"] and activated(t) == []
    t = your_turn("hand: Marauding Captain, Battle Ox, Umi")
    t.you.summons("Marauding Captain")
    assert t.you.is_asked("trigger")


@pytest.mark.rule("summon.ritual.effect-processing-is-proper-summon", scenario=1)
@pytest.mark.rule("summon.revive.not-properly-summoned-illegal", scenario=1)
def test_black_luster_soldier_is_revived_once_it_was_ritual_summoned() -> None:
    t = your_turn(f"hand: Monster Reborn   graveyard: {SOLDIER}")
    t.you.cannot("activate Monster Reborn", because=NO_TARGET)
    t = your_turn(
        f"hand: Black Luster Ritual, {SOLDIER}, Blue-Eyes White Dragon, Dark Hole, Monster Reborn",
        "set: Solemn Judgment",
    )
    t.you.activates("Black Luster Ritual")
    t.opp.passes()
    resolve(t)
    assert t.you.monsters == [SOLDIER] and t.log().count("opp activated Solemn Judgment") == 0
    t.you.activates("Dark Hole")
    resolve(t)
    t.you.activates("Monster Reborn", targeting=SOLDIER)
    resolve(t)
    assert t.you.monsters == [SOLDIER]


@pytest.mark.rule("summon.extra.effect-from-extra-deck-allowed", scenario=0)
def test_cyber_stein_brings_thousand_dragon_which_cannot_be_revived_afterwards() -> None:
    t = your_turn("monsters: Cyber-Stein   extra: Thousand Dragon   hand: Dark Hole, Monster Reborn")
    t.you.activates("Cyber-Stein")
    resolve(t)
    assert "Thousand Dragon" in t.you.monsters
    t.you.activates("Dark Hole")
    t.you.activates("Monster Reborn")
    resolve(t)
    assert t.you.monsters == ["Cyber-Stein"] and "Thousand Dragon" in t.you.graveyard
    t = your_turn("monsters: Cyber-Stein   extra: Elemental HERO Flame Wingman")  # can only be Fusion Summoned
    t.you.cannot("activate Cyber-Stein", because=NOTHING_TO_DO)


@pytest.mark.rule("summon.ignore-conditions.from-deck-or-hand", scenario=1)
def test_a_wild_monster_appears_brings_a_monster_that_comes_in_no_other_way() -> None:
    hamon = "Hamon, Lord of Striking Thunder"
    t = your_turn(f"hand: A Wild Monster Appears!, {hamon}", "monsters: Battle Ox")
    t.you.cannot(f"special summon {hamon}", because="summon.special-monster.by-fulfilling-condition")
    t.you.activates("A Wild Monster Appears!")
    resolve(t)
    assert t.you.monsters == [hamon]


@pytest.mark.rule("summon.contact-fusion.not-by-effect", scenario=0)
@pytest.mark.rule("summon.contact-fusion.not-a-fusion-summon", scenario=0)
def test_fortress_dragon_is_no_fusion_summon_and_activates_nothing() -> None:
    t = your_turn(
        f"monsters: Cyber Dragon, Mechanicalchaser   hand: Polymerization, Time Wizard, Baby Dragon"
        f"   extra: {FORTRESS}, Thousand Dragon",
        "spells: Non-Fusion Area",
    )
    assert t.you.reasons("activate Polymerization")
    t.you.makes(FORTRESS, "Cyber Dragon", "Mechanicalchaser")
    assert t.you.monsters == [FORTRESS] and activated(t) == []


@pytest.mark.rule("summon.flip.not-turn-special-summoned-facedown", scenario=0)
def test_a_monster_that_apprentice_magician_brought_face_down_cannot_be_flip_summoned_in_that_turn() -> None:
    t = your_battle("monsters: Apprentice Magician   hand: Umi   deck: Magician of Faith, Sogen", "monsters: Battle Ox")
    t.you.attacks("Apprentice Magician", "Battle Ox")
    t.you.triggers("Apprentice Magician")
    resolve(t)
    assert t.phase == "Main Phase 2" and t.you.monster("Magician of Faith").position == "set"
    t.you.cannot("flip summon Magician of Faith", because="summon.flip.not-turn-special-summoned-facedown")


@pytest.mark.rule("summon.normal.negated-not-from-hand-or-field", scenario=1)
def test_sangan_whose_summon_was_negated_was_not_on_the_field() -> None:
    t = your_turn("hand: Sangan   deck: Kuriboh, Umi", "set: Solemn Judgment")
    t.you.summons("Sangan")
    t.opp.activates("Solemn Judgment")
    assert t.you.graveyard == ["Sangan"] and activated(t) == ["opp activated Solemn Judgment"]


@pytest.mark.rule("summon.procedure.main-phase-open-state", scenario=1)
@pytest.mark.rule("timing.special-summon.success-moment", scenario=0)
def test_cyber_dragon_comes_in_the_own_main_phase_only() -> None:
    t = your_turn("hand: Cyber Dragon", "monsters: Battle Ox   set: Torrential Tribute")
    t.you.special_summons("Cyber Dragon")
    t.opp.can("activate Torrential Tribute")
    t = your_battle("hand: Cyber Dragon, Book of Moon", "monsters: Battle Ox")
    assert t.you.reasons("special summon Cyber Dragon")
    t = their_turn("hand: Cyber Dragon   set: Waboku", "monsters: Battle Ox   hand: Pot of Greed")
    t.opp.activates("Pot of Greed")
    assert t.you.reasons("special summon Cyber Dragon") and t.you.is_asked("response")


@pytest.mark.rule("summon.extra-normal.same-content-cannot-be-activated-again", scenario=1)
def test_mithra_cannot_follow_eidos_in_one_turn() -> None:
    eidos, mithra = "Eidos the Underworld Squire", "Mithra the Thunder Vassal"
    t = your_turn(f"hand: {eidos}, Zaborg the Thunder Monarch   monsters: {mithra}", "monsters: Battle Ox")
    t.you.summons(eidos)
    resolve(t)
    t.you.summons("Zaborg the Thunder Monarch", tributing=[mithra])
    t.you.targets("Battle Ox")
    assert activated(t) == [f"you activated {eidos}", "you activated Zaborg the Thunder Monarch"]
    assert t.you.is_asked("open state")


@pytest.mark.rule("summon.extra-normal.same-content-cannot-be-activated-again", scenario=1)
def test_mithra_cannot_follow_eidos_though_its_additional_summon_was_not_used() -> None:
    eidos, mithra, zaborg = "Eidos the Underworld Squire", "Mithra the Thunder Vassal", "Zaborg the Thunder Monarch"
    t = your_turn(f"hand: Monster Reborn, {zaborg}   graveyard: {eidos}   monsters: {mithra}", "monsters: Battle Ox")
    t.you.activates("Monster Reborn", targeting=eidos)
    resolve(t)
    assert activated(t)[1:] == [f"you activated {eidos}"]
    t.you.does(f"summon {zaborg}")
    t.you.does("ordinary right")
    t.you.chooses(mithra)
    t.you.targets("Battle Ox")
    assert activated(t)[2:] == [f"you activated {zaborg}"] and t.you.is_asked("open state")


@pytest.mark.rule("summon.tribute.old-term-alias", scenario=0)
def test_zaborg_speaks_when_it_is_tribute_summoned() -> None:
    t = your_turn("hand: Zaborg the Thunder Monarch   monsters: Kuriboh", "monsters: Battle Ox, Vorse Raider")
    t.you.summons("Zaborg the Thunder Monarch", tributing=["Kuriboh"])
    assert t.you.is_asked("target")


@pytest.mark.rule("summon.special.per-turn-limit-not-used-when-negated", scenario=0)
def test_a_second_pankratops_may_come_once_the_first_was_negated() -> None:
    dino = "Dinowrestler Pankratops"
    t = your_turn(f"hand: 2 {dino}", "monsters: 2 Battle Ox   set: Solemn Judgment")
    t.you.does(f"special summon {dino} (copy 1)")
    while not t.opp.is_to_decide():
        t.duel.answer(0)
    t.opp.activates("Solemn Judgment")
    resolve(t)
    assert t.you.graveyard == [dino] and not t.you.reasons(f"special summon {dino}")


@pytest.mark.rule("summon.special.several-at-once-need-zones", scenario=0)
def test_scapegoat_needs_four_zones() -> None:
    t = your_turn("set: Scapegoat   monsters: 2 Kuriboh")
    assert t.you.reasons("activate Scapegoat")
    t = your_turn("set: Scapegoat   monsters: Kuriboh")
    t.you.can("activate Scapegoat")


@pytest.mark.rule("summon.procedure.materials-not-moved-by-effect", scenario=0)
def test_crimson_fox_tributed_for_a_summon_was_not_sent_by_an_effect() -> None:
    t = your_turn("hand: Summoned Skull   monsters: Lunalight Crimson Fox", "monsters: Battle Ox")
    t.you.summons("Summoned Skull", tributing=["Lunalight Crimson Fox"])
    assert activated(t) == [] and t.you.graveyard == ["Lunalight Crimson Fox"]


@pytest.mark.rule("timing.miss.sent-or-tributed-for-summon-condition", scenario=1)
def test_peten_used_for_catastor_misses_its_timing_and_o_lion_does_not() -> None:
    catastor, peten, lion = "Ally of Justice Catastor", "Peten the Dark Clown", "Mecha Phantom Beast O-Lion"
    t = your_turn(f"monsters: {peten}, {lion}   extra: {catastor}   deck: {peten}, Umi")
    t.you.makes(catastor, peten, lion)
    assert t.you.monsters == [catastor]
    t.you.triggers(lion)
    resolve(t)
    assert activated(t) == [f"you activated {lion}"]


# ------------------------------------------------------------------------------------------------------------ priority


@pytest.mark.rule("priority.activation.what-it-allows", scenario=1)
def test_in_the_standby_phase_fast_effects_are_offered_and_others_not() -> None:
    t = your_turn(
        "hand: Mystical Space Typhoon, Pot of Greed   set: Jar of Greed   "
        "monsters: Cannon Soldier, Dinowrestler Pankratops",
        "monsters: Battle Ox   set: Waboku",
        "Standby Phase",
    )
    offers = t.you.is_asked("response").offers
    assert sorted(offers) == [
        "activate Dinowrestler Pankratops", "activate Jar of Greed", "activate Mystical Space Typhoon", "pass",
    ]  # fmt: skip


@pytest.mark.rule("priority.activation.optional-trigger-needs-no-priority", scenario=1)
@pytest.mark.rule("priority.activation.mandatory-needs-no-priority", scenario=0)
def test_o_lion_and_sangan_of_the_opponent_speak_before_anybody_passes() -> None:
    t = your_turn(
        "hand: Dark Hole, Mystical Space Typhoon",
        "monsters: Sangan, Mecha Phantom Beast O-Lion   deck: Kuriboh, Umi   set: Waboku",
    )
    t.you.activates("Dark Hole")
    t.opp.passes()
    t.you.passes()
    assert t.opp.is_asked("trigger").offers == [
        "trigger Mecha Phantom Beast O-Lion",
        "pass",
    ]  # you have not passed since
    assert activated(t)[:2] == ["you activated Dark Hole", "opp activated Sangan"]


@pytest.mark.rule("priority.chain.next-activation-by-other-player", scenario=1)
def test_solemn_judgment_answers_the_typhoon_before_trap_stun_can_follow() -> None:
    t = your_turn("set: Skill Drain, Solemn Judgment", "set: Mystical Space Typhoon, Trap Stun")
    t.you.activates("Skill Drain")
    assert t.you.lp == 7000
    t.opp.activates("Mystical Space Typhoon", targeting="Skill Drain")
    t.you.activates("Solemn Judgment")
    assert t.you.lp == 3500 and t.you.spells == ["Skill Drain"]
    assert t.opp.graveyard == ["Mystical Space Typhoon"] and "opp activated Trap Stun" not in activated(t)


# --------------------------------------------------------------------------------------------------------------- Spells


@pytest.mark.rule("spell.continuous.effect-spell-speed-1", scenario=1)
def test_dracocension_cannot_answer_a_card() -> None:
    t = your_turn(
        "spells: Dracocension   monsters: Luster Dragon   deck: Magma Dragon, 2 Umi   hand: Pot of Greed",
        "set: Waboku, Jar of Greed",
        ask_all=True,
    )
    t.you.can("activate Dracocension")
    t.you.activates("Pot of Greed")
    t.opp.activates("Waboku")
    t.you.cannot("activate Dracocension", because="chain.spell-speed-1.cannot-be-chained-freely")


@pytest.mark.rule("spell.continuous.stops-when-it-leaves", scenario=1)
def test_the_a_forces_stop_when_a_typhoon_destroys_them() -> None:
    t = their_turn("spells: The A. Forces   monsters: Celtic Guardian", "hand: Mystical Space Typhoon")
    assert t.you.atk_of("Celtic Guardian") == 1600
    t.opp.activates("Mystical Space Typhoon", targeting="The A. Forces")
    assert t.you.atk_of("Celtic Guardian") == 1400


@pytest.mark.rule("spell.field.replaced-is-not-destroyed", scenario=0)
def test_a_field_spell_that_makes_room_is_not_destroyed() -> None:
    t = your_turn("field: Sogen   hand: Umi, Astrograph Sorcerer")
    t.you.activates("Umi")
    assert (t.you.field_zone, t.you.graveyard) == (["Umi"], ["Sogen"])
    assert not [line for line in t.log() if "destroyed" in line] and t.you.monsters == []
    assert t.you.is_asked("open state")


@pytest.mark.rule("spell.field.scope-by-text", scenario=0)
def test_sogen_strengthens_the_warriors_of_both_players() -> None:
    t = your_battle("field: Sogen   monsters: Celtic Guardian", "monsters: Celtic Guardian")
    assert t.you.atk_of("Celtic Guardian") == t.opp.atk_of("Celtic Guardian") == 1600
