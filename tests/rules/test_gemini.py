"""Topic gemini: Gemini Monsters, and their second Normal Summon."""

import pytest

from side import Side
from table import Table, table

NO_TARGET = "target.timing.chosen-at-activation"
IN_VAIN = "effect.condition.no-possible-resolution-blocks-activation"
IS_NORMAL = "gemini.treated-as-normal-monster"
IS_EFFECT = "gemini.resummoned.is-effect-monster"
IS_NEGATED = "gemini.not-resummoned.negated-becomes-effect-monster"
ON_FIELD = "gemini.resummon.acts-on-monster-already-on-field"
ONCE = "gemini.resummon.uses-the-normal-summon-of-the-turn"
POSITION = "gemini.resummon.no-manual-position-change-that-turn"
NORMAL = ("Monster", "Gemini", "Normal")
EFFECT = ("Monster", "Gemini", "Effect")

FLARE = "Red-Eyes Black Flare Dragon"
ALIUS = "Elemental HERO Neos Alius"


def kinds_of(side: Side, name: str) -> tuple[str, ...]:
    """What a monster on a player's field is, as the other player sees it."""
    there = side.table.seat_of(1 - side.player).view
    return next(card.kinds for card in there.monsters(side.player) if card is not None and card.name == name)


def kinds_in_graveyard(side: Side, name: str) -> tuple[str, ...]:
    return next(card.kinds for card in side.view.graveyard(side.player) if card.name == name)


def turn(yours: str, theirs: str = "", when: str = "turn 3, Main Phase 1, you to act") -> Table:
    return table(f"""
        {when}
        you 8000   {yours}   deck: 5 Sogen
        opp 8000   {theirs}   deck: 5 Umi
    """)


# --------------------------------------------------------------------------------------------- Normal or Effect Monster


@pytest.mark.rule("gemini.treated-as-normal-monster", scenario=1)
def test_summoned_once_it_is_a_normal_monster_and_summoned_again_an_effect_monster() -> None:
    t = turn(f"hand: {ALIUS}", "set: Breakthrough Skill")
    t.you.summons(ALIUS)
    assert kinds_of(t.you, ALIUS) == NORMAL
    t.you.ends_turn()
    t.opp.cannot("activate Breakthrough Skill", because=NO_TARGET)
    t = turn(f"monsters: {ALIUS}", "set: Breakthrough Skill")
    t.opp.cannot("activate Breakthrough Skill", because=NO_TARGET)
    t.you.does(f"summon {ALIUS} again")
    assert kinds_of(t.you, ALIUS) == EFFECT
    t.opp.can("activate Breakthrough Skill")


@pytest.mark.rule("gemini.treated-as-normal-monster", scenario=2)
def test_it_is_normal_on_the_field_and_in_the_graveyard_and_an_effect_monster_in_hand_and_deck() -> None:
    t = turn(f"monsters: {FLARE}, King Pyron   graveyard: {FLARE}   hand: {FLARE}, Silent Doom   banished: {FLARE}")
    assert kinds_of(t.you, FLARE) == kinds_in_graveyard(t.you, FLARE) == NORMAL
    assert t.you.view.hand()[0].kinds == t.you.view.banished(t.you.player)[0].kinds == EFFECT
    assert t.you.cannot("activate King Pyron", because=IS_NORMAL).facts
    assert t.you.cannot(f"activate {FLARE}", because=IS_NORMAL)
    t.you.activates("Silent Doom", targeting=FLARE).nobody_responds()
    t.you.take_zone()
    assert t.you.monsters == [FLARE, "King Pyron", FLARE]


@pytest.mark.rule("gemini.treated-as-normal-monster", scenario=2)
def test_a_search_for_a_normal_monster_finds_it_in_the_graveyard_and_not_in_the_deck() -> None:
    # Legion the Fiend Jester, sent to the Graveyard, takes a Normal Monster from there or from the Deck.
    position = """
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Legion the Fiend Jester   hand: Dark Hole   {}: Tuned Magician
        opp 8000   deck: 5 Umi
    """
    t = table(position.format("graveyard"))
    t.you.activates("Dark Hole").nobody_responds()
    t.you.triggers("Legion the Fiend Jester").nobody_responds()
    assert t.you.hand == ["Tuned Magician"]
    t = table(position.format("deck"))
    t.you.activates("Dark Hole").nobody_responds()
    assert t.you.is_asked("open state") and t.you.graveyard == ["Legion the Fiend Jester", "Dark Hole"]


@pytest.mark.rule("gemini.not-resummoned.negated-becomes-effect-monster", scenario=1)
def test_under_skill_drain_it_is_an_effect_monster_without_effects_and_afterwards_normal_again() -> None:
    t = turn(f"monsters: {FLARE}   hand: Mystical Space Typhoon, Mystical Elf", "spells: Skill Drain")
    assert kinds_of(t.you, FLARE) == EFFECT
    assert t.you.cannot(f"activate {FLARE}", because=IS_NEGATED)
    assert t.you.cannot(f"summon {FLARE} again", because=IS_NEGATED)
    t.you.activates("Mystical Space Typhoon", targeting="Skill Drain").nobody_responds()
    assert kinds_of(t.you, FLARE) == NORMAL
    t.you.can(f"summon {FLARE} again")


@pytest.mark.rule("gemini.not-resummoned.negated-becomes-effect-monster", scenario=2)
def test_negated_until_the_end_of_the_turn_it_is_no_normal_monster_so_long() -> None:
    # Orichalcos Shunoros protects Normal Monsters of Level 4 from destruction by effects.
    t = turn(
        f"monsters: {ALIUS}, Orichalcos Shunoros",
        "set: Infinite Impermanence, Raigeki Break   hand: 2 Umi",
    )
    assert kinds_of(t.you, ALIUS) == NORMAL
    t.you.goes_to("Battle Phase")
    t.opp.activates("Infinite Impermanence", targeting=ALIUS).nobody_responds()
    assert kinds_of(t.you, ALIUS) == EFFECT
    t.you.goes_to("Battle Phase")
    t.opp.activates("Raigeki Break", discarding="Umi", targeting=ALIUS).nobody_responds()
    assert t.you.graveyard == [ALIUS]


def test_not_negated_it_is_a_normal_monster_for_what_protects_those() -> None:
    t = turn(f"monsters: {ALIUS}, Orichalcos Shunoros", "set: Raigeki Break   hand: 2 Umi")
    t.you.goes_to("Battle Phase")
    t.opp.activates("Raigeki Break", discarding="Umi", targeting=ALIUS).nobody_responds()
    assert t.you.monsters == [ALIUS, "Orichalcos Shunoros"]


@pytest.mark.rule("gemini.resummoned.is-effect-monster", scenario=1)
def test_once_it_was_summoned_again_its_effect_works_and_effect_monsters_are_what_it_is() -> None:
    t = turn("monsters: King Pyron", "set: Breakthrough Skill")
    t.you.cannot("activate King Pyron", because=IS_NORMAL)
    t.you.does("summon King Pyron again")
    t.opp.can("activate Breakthrough Skill")
    t.nobody_responds()
    t.you.activates("King Pyron").nobody_responds()
    assert kinds_of(t.you, "King Pyron") == EFFECT and t.opp.lp == 7000
    assert t.you.cannot("summon King Pyron again", because=IS_EFFECT)
    t = turn(f"monsters: {FLARE} (summoned again)", "monsters: Mystical Elf", "turn 3, Battle Step, you to act")
    t.you.attacks(FLARE, "Mystical Elf")
    t.you.triggers(FLARE).nobody_responds()
    assert t.opp.lp == 8000 - 1600 - 2400


@pytest.mark.rule("gemini.resummoned.negated-stays-effect-monster", scenario=1)
def test_negated_after_its_second_summon_it_stays_an_effect_monster_and_gets_its_effect_back() -> None:
    t = turn("monsters: Goggle Golem (summoned again)   hand: Mystical Space Typhoon", "spells: Skill Drain")
    assert kinds_of(t.you, "Goggle Golem") == EFFECT and t.you.atk_of("Goggle Golem") == 1500
    t.you.cannot("summon Goggle Golem again", because=IS_EFFECT)
    t.you.activates("Mystical Space Typhoon", targeting="Skill Drain").nobody_responds()
    assert kinds_of(t.you, "Goggle Golem") == EFFECT and t.you.atk_of("Goggle Golem") == 2100


@pytest.mark.rule("gemini.resummoned.negated-stays-effect-monster", scenario=0)
def test_a_negated_effect_behind_the_bullet_is_activated_and_does_nothing() -> None:
    t = turn("monsters: King Pyron (summoned again)", "spells: Skill Drain")
    t.you.activates("King Pyron").nobody_responds()
    assert t.opp.lp == 8000


@pytest.mark.rule("gemini.in-gy.negated-is-effect-monster", scenario=1)
def test_destroyed_by_the_dark_ruler_it_is_an_effect_monster_in_the_graveyard() -> None:
    t = turn(
        "monsters: Dark Ruler Ha Des",
        f"monsters: {FLARE} (summoned again)   hand: Silent Doom",
        "turn 3, Battle Step, you to act",
    )
    t.you.attacks("Dark Ruler Ha Des", FLARE)
    t.nobody_responds()
    assert t.opp.graveyard == [FLARE] and t.opp.lp == 7950
    assert kinds_in_graveyard(t.opp, FLARE) == EFFECT and t.turn == 4
    t.opp.cannot("activate Silent Doom", because=NO_TARGET)


@pytest.mark.rule("gemini.in-gy.negated-is-effect-monster", scenario=0)
def test_the_dark_ruler_does_not_negate_one_that_was_a_normal_monster() -> None:
    t = turn("monsters: Dark Ruler Ha Des", f"monsters: {FLARE}   hand: Silent Doom", "turn 3, Battle Step, you to act")
    t.you.attacks("Dark Ruler Ha Des", FLARE)
    t.nobody_responds()
    assert kinds_in_graveyard(t.opp, FLARE) == NORMAL and t.turn == 4
    t.opp.can("activate Silent Doom")


@pytest.mark.rule("card.effect-monster.own-treated-as-normal", scenario=1)
def test_what_its_own_text_makes_a_normal_monster_is_one_where_the_text_applies() -> None:
    t = turn(f"hand: {ALIUS}, Forbidden Droplet, Umi", f"monsters: {ALIUS}")
    assert kinds_of(t.opp, ALIUS) == NORMAL and t.you.view.hand()[0].kinds == EFFECT
    t.you.cannot("activate Forbidden Droplet", because=IN_VAIN)
    t = turn("hand: Forbidden Droplet, Umi", f"monsters: {ALIUS} (summoned again)")
    t.you.can("activate Forbidden Droplet")


# ---------------------------------------------------------------------------------------------------- the second summon


@pytest.mark.rule("gemini.resummon.acts-on-monster-already-on-field", scenario=1)
def test_what_is_summoned_again_is_the_monster_on_the_field() -> None:
    t = turn("monsters: Dark Valkyria   hand: Dark Valkyria, Mystical Elf")
    assert "gemini summon Dark Valkyria" in t.you.is_offered()
    t.you.does("summon Dark Valkyria again")
    assert t.you.hand == ["Dark Valkyria", "Mystical Elf"] and t.you.monsters == ["Dark Valkyria"]
    assert kinds_of(t.you, "Dark Valkyria") == EFFECT


@pytest.mark.rule("gemini.resummon.acts-on-monster-already-on-field", scenario=0)
def test_face_down_in_the_hand_or_without_the_word_it_cannot_be_summoned_again() -> None:
    t = turn("monsters: Goggle Golem (set), Mystical Elf   hand: King Pyron", "monsters: Gigaplant")
    assert "face-down" in str(t.you.cannot("summon Goggle Golem again", because=ON_FIELD))
    assert "no Gemini Monster" in str(t.you.cannot("summon Mystical Elf again", because=ON_FIELD))
    assert "hand" in str(t.you.cannot("summon King Pyron again", because=ON_FIELD))
    t.you.cannot("summon Gigaplant again", because=ON_FIELD)


@pytest.mark.rule("gemini.resummon.uses-the-normal-summon-of-the-turn", scenario=1)
def test_it_is_not_summoned_twice_in_a_turn_and_its_second_summon_is_the_one_of_its_turn() -> None:
    t = turn("hand: Goggle Golem, Mystical Elf")
    t.you.summons("Goggle Golem")
    t.you.cannot("summon Goggle Golem again", because=ONCE)
    t = turn("monsters: Goggle Golem   hand: Mystical Elf")
    t.you.does("summon Goggle Golem again")
    t.you.cannot("summon Mystical Elf", because="summon.normal.once-per-turn-shared")
    t.you.cannot("set Mystical Elf", because="summon.normal.once-per-turn-shared")


@pytest.mark.rule("gemini.resummon.uses-the-normal-summon-of-the-turn", scenario=1)
def test_double_summon_lets_it_be_summoned_twice_in_a_turn() -> None:
    t = turn("hand: Goggle Golem, Mystical Elf, Double Summon")
    t.you.activates("Double Summon").nobody_responds()
    t.you.summons("Goggle Golem")
    t.you.does("summon Goggle Golem again")
    assert t.you.atk_of("Goggle Golem") == 2100
    t.you.cannot("summon Mystical Elf", because="summon.normal.once-per-turn-shared")


@pytest.mark.rule("gemini.resummon.no-tribute", scenario=1)
def test_of_level_7_it_is_summoned_again_without_a_tribute() -> None:
    t = turn(f"monsters: {FLARE}")
    t.you.does(f"summon {FLARE} again")
    assert t.you.is_asked("open state") and t.you.monsters == [FLARE] and not t.you.graveyard
    assert kinds_of(t.you, FLARE) == EFFECT


@pytest.mark.rule("gemini.resummon.keeps-its-zone", scenario=1)
def test_it_keeps_its_zone_and_its_position() -> None:
    t = turn("monsters: Goggle Golem (zone 2, defense)")
    t.you.does("summon Goggle Golem again")
    golem = t.you.monster("Goggle Golem")
    assert t.you.is_asked("open state") and golem.zone == 2 and golem.position == "defense"


@pytest.mark.rule("gemini.resummon.keeps-its-zone", scenario=0)
def test_a_full_field_does_not_keep_it_from_being_summoned_again() -> None:
    t = turn("monsters: Goggle Golem, 4 Mystical Elf")
    t.you.does("summon Goggle Golem again")
    assert t.you.atk_of("Goggle Golem") == 2100


@pytest.mark.rule("gemini.resummon.no-manual-position-change-that-turn", scenario=1)
def test_in_that_turn_only_an_effect_changes_its_position() -> None:
    t = turn("monsters: Goggle Golem", "set: Enemy Controller")
    t.you.can("change position of Goggle Golem")
    t.you.does("summon Goggle Golem again")
    t.nobody_responds()
    assert "summoned again" in str(t.you.cannot("change position of Goggle Golem", because=POSITION))
    t.you.goes_to("Battle Phase")
    t.opp.activates("Enemy Controller", effect=1, targeting="Goggle Golem").nobody_responds()
    assert t.you.monster("Goggle Golem").position == "defense"


@pytest.mark.rule("gemini.resummon.no-manual-position-change-that-turn", scenario=0)
def test_in_the_next_turn_its_position_can_be_changed_again() -> None:
    t = turn("monsters: Goggle Golem (summoned again)")
    t.you.changes_position("Goggle Golem")
    assert t.you.monster("Goggle Golem").position == "defense"


@pytest.mark.rule("gemini.resummon.can-be-negated", scenario=1)
def test_its_second_summon_is_negated_and_it_is_destroyed() -> None:
    t = turn(f"monsters: {FLARE}   hand: Mystical Elf", "set: Solemn Judgment")
    t.you.does(f"summon {FLARE} again")
    t.opp.activates("Solemn Judgment").nobody_responds()
    assert t.you.graveyard == [FLARE] and not t.you.monsters and t.opp.lp == 4000
    assert kinds_in_graveyard(t.you, FLARE) == NORMAL
    t.you.cannot("summon Mystical Elf", because="summon.normal.once-per-turn-shared")


@pytest.mark.rule("gemini.resummon.can-be-negated", scenario=0)
def test_forced_back_returns_it_to_the_hand() -> None:
    t = turn("monsters: Goggle Golem", "set: Forced Back")
    t.you.does("summon Goggle Golem again")
    t.opp.activates("Forced Back").nobody_responds()
    assert t.you.hand == ["Goggle Golem"] and not t.you.monsters


@pytest.mark.rule("gemini.summon-negated.not-sent-from-hand-or-field", scenario=1)
def test_negated_from_the_hand_it_does_not_go_from_the_field() -> None:
    # Fatal Abacus counts monsters that are sent from the field to the Graveyard.
    t = turn("hand: Goggle Golem", "set: Solemn Judgment   spells: Fatal Abacus")
    t.you.summons("Goggle Golem")
    t.opp.activates("Solemn Judgment").nobody_responds()
    assert t.you.graveyard == ["Goggle Golem"] and t.you.lp == 8000


@pytest.mark.rule("gemini.summon-negated.not-sent-from-hand-or-field", scenario=0)
def test_negated_on_the_field_it_goes_from_the_field() -> None:
    t = turn("monsters: Goggle Golem", "set: Solemn Judgment   spells: Fatal Abacus")
    t.you.does("summon Goggle Golem again")
    t.opp.activates("Solemn Judgment").nobody_responds()
    assert t.you.graveyard == ["Goggle Golem"] and t.you.lp == 7500


@pytest.mark.rule("gemini.leaves-field.resummon-state-lost", scenario=1)
def test_back_from_the_hand_or_in_the_graveyard_it_is_a_normal_monster() -> None:
    t = turn("monsters: Goggle Golem (summoned again)   set: Compulsory Evacuation Device   hand: Mystical Elf")
    t.you.activates("Compulsory Evacuation Device", targeting="Goggle Golem").nobody_responds()
    assert t.you.hand == ["Mystical Elf", "Goggle Golem"]
    t.you.summons("Goggle Golem")
    assert kinds_of(t.you, "Goggle Golem") == NORMAL and t.you.atk_of("Goggle Golem") == 1500
    t = turn("monsters: Goggle Golem (summoned again)   hand: Dark Hole, Monster Reborn")
    t.you.activates("Dark Hole").nobody_responds()
    assert kinds_in_graveyard(t.you, "Goggle Golem") == NORMAL
    t.you.activates("Monster Reborn", targeting="Goggle Golem").nobody_responds()
    t.you.takes_position("attack")
    assert kinds_of(t.you, "Goggle Golem") == NORMAL and t.you.atk_of("Goggle Golem") == 1500


@pytest.mark.rule("gemini.leaves-field.resummon-state-lost", scenario=0)
def test_turned_face_down_it_is_no_longer_summoned_again() -> None:
    t = turn("monsters: Goggle Golem (summoned again)   hand: Book of Moon")
    t.you.activates("Book of Moon", targeting="Goggle Golem").nobody_responds()
    t.you.flip_summons("Goggle Golem")
    assert kinds_of(t.you, "Goggle Golem") == NORMAL and t.you.atk_of("Goggle Golem") == 1500
    t.you.can("summon Goggle Golem again")


@pytest.mark.rule("gemini.leaves-field.resummon-state-lost", scenario=0)
def test_banished_for_a_time_it_comes_back_as_a_normal_monster() -> None:
    t = turn("monsters: Goggle Golem (summoned again)   set: Interdimensional Matter Transporter")
    t.you.activates("Interdimensional Matter Transporter", targeting="Goggle Golem").nobody_responds()
    t.you.goes_to("End Phase")
    t.you.carries_out("Interdimensional Matter Transporter")
    t.you.take_zone()
    assert kinds_of(t.you, "Goggle Golem") == NORMAL and t.you.atk_of("Goggle Golem") == 1500


@pytest.mark.rule("gemini.leaves-field.resummon-state-lost", scenario=0)
def test_under_another_players_control_it_is_still_summoned_again() -> None:
    t = turn("hand: Change of Heart", "monsters: Goggle Golem (summoned again), King Pyron")
    t.you.activates("Change of Heart", targeting="Goggle Golem").nobody_responds()
    t.you.take_zone()
    assert t.you.monsters == ["Goggle Golem"] and t.you.atk_of("Goggle Golem") == 2100
    t = turn("hand: Change of Heart", "monsters: King Pyron")
    t.you.activates("Change of Heart", targeting="King Pyron").nobody_responds()
    t.you.take_zone()
    t.you.does("summon King Pyron again")
    t.you.activates("King Pyron").nobody_responds()
    t.you.goes_to("End Phase")
    t.you.carries_out("Change of Heart")
    t.opp.take_zone()
    assert t.opp.lp == 7000 and kinds_of(t.opp, "King Pyron") == EFFECT


@pytest.mark.rule("gemini.resummon.keeps-equips-and-applied-effects", scenario=1)
def test_an_equip_stays_on_it_when_it_is_summoned_again() -> None:
    t = turn(f"monsters: {FLARE}   spells: Axe of Despair (on {FLARE})")
    assert t.you.atk_of(FLARE) == 3400
    t.you.does(f"summon {FLARE} again")
    assert t.you.spells == ["Axe of Despair"] and t.you.atk_of(FLARE) == 3400


@pytest.mark.rule("gemini.resummon.keeps-equips-and-applied-effects", scenario=0)
def test_what_was_applied_to_it_goes_on_when_it_is_summoned_again() -> None:
    t = turn("hand: Silent Doom   graveyard: Goggle Golem")
    t.you.activates("Silent Doom", targeting="Goggle Golem").nobody_responds()
    t.you.take_zone()
    t.you.does("summon Goggle Golem again")
    assert t.you.atk_of("Goggle Golem") == 2100
    t.you.ends_turn()
    t.opp.ends_turn()
    t.you.changes_position("Goggle Golem")
    t.you.goes_to("Battle Phase")
    t.you.cannot("attack directly with Goggle Golem", because="effect.cannot.forbids-while-it-applies")


@pytest.mark.rule(IS_NORMAL, scenario=0)
@pytest.mark.parametrize("again", [False, True])
def test_what_negates_monsters_of_other_kinds_alone_leaves_a_gemini_monster_what_it_is(again: bool) -> None:
    """Amorphactor Pain negates Fusion, Synchro and Xyz Monsters."""
    t = turn(
        f"monsters: {ALIUS} {'(summoned again)' if again else ''}   graveyard: {FLARE}",
        "monsters: Amorphactor Pain, the Imagination Dracoverlord",
    )
    assert kinds_of(t.you, ALIUS) == (EFFECT if again else NORMAL) and kinds_in_graveyard(t.you, FLARE) == NORMAL
    assert t.you.can_activate(ALIUS) is False


@pytest.mark.rule("gemini.resummon.can-be-negated", scenario=0)
def test_what_cannot_be_destroyed_does_not_stay_when_its_second_summon_is_negated() -> None:
    t = turn("monsters: Goggle Golem   hand: Forbidden Dress, Umi", "set: Solemn Judgment")
    t.you.activates("Forbidden Dress", targeting="Goggle Golem").nobody_responds()
    t.you.does("summon Goggle Golem again")
    t.opp.activates("Solemn Judgment").nobody_responds()
    assert t.you.graveyard == ["Forbidden Dress", "Goggle Golem"] and not t.you.monsters


@pytest.mark.rule("negate.same-name.unclassified-effects-on-field-too", scenario=0)
def test_what_negates_monsters_of_a_name_makes_none_of_them_in_the_graveyard_an_effect_monster() -> None:
    """Millennium-Eyes Restrict has taken one of the two; what the other says of itself there is not activated."""
    eyes = "Millennium-Eyes Restrict"
    t = turn(
        f"monsters: {eyes}",
        f"monsters: {FLARE} (summoned again), Cannon Soldier, Kuriboh   graveyard: {FLARE}",
        "turn 4, Main Phase 1, opp to act",
    )
    t.opp.activates("Cannon Soldier", tributing="Kuriboh")
    t.you.activates(eyes)
    t.you.targets(f"{FLARE} (zone 1)").nobody_responds()
    t.you.take_zone()
    assert t.you.spells == [FLARE] and kinds_in_graveyard(t.opp, FLARE) == NORMAL
