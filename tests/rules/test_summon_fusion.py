"""Topic summon: Fusion Summons by effects, their materials, their zones, and what becomes of the monster."""

from typing import Final

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.choices import One
from spellspeed.lang.words.every_word import FUSION, WARRIOR
from spellspeed.lang.words.lines import Activation, Materials, Trigger
from spellspeed.lang.words.nouns import THIS_CARD, Monster
from spellspeed.lang.words.places_said import EITHER_GRAVEYARD, YOUR_EXTRA_DECK, YOUR_FIELD, YOUR_HAND
from spellspeed.lang.words.timings import If, Sent
from spellspeed.lang.words.verbs import FusionSummon, SendToGraveyard
from spellspeed.pool import CardPool
from spellspeed.random_play import playout
from spellspeed.telling import tell_events
from spellspeed.telling.voice import Voice
from spellspeed.words import EVENT_SENT_TO_GRAVEYARD
from table import Table, table, there

AVIAN: Final = "Elemental HERO Avian"
BURSTINATRIX: Final = "Elemental HERO Burstinatrix"
WINGMAN: Final = "Elemental HERO Flame Wingman"
NOTHING_TO_DO: Final = "effect.condition.no-possible-resolution-blocks-activation"
NOT_NOW: Final = "effect.condition.all-must-be-met"

FUSER = probe(
    "Test Fuser",
    "Warrior / Effect",
    Trigger(
        1,
        when=If(Sent(THIS_CARD, to=EITHER_GRAVEYARD)),
        do=FusionSummon(Monster(kind=FUSION), YOUR_HAND | YOUR_FIELD),
    ),
)
DIGGER = probe("Test Digger", "Spell", Activation(do=SendToGraveyard(One(Monster(), YOUR_EXTRA_DECK))))


def your_turn(you: str, opp: str = "", format_: str = "408", pool: CardPool | None = None) -> Table:
    """Lay out your Main Phase 1."""
    return table(f"turn 3, Main Phase 1, you to act\nformat {format_}\nyou 8000   {you}\nopp 8000   {opp}", pool)


def fuses(t: Table, *materials: str, position: str = "attack") -> None:
    """Activate Polymerization, with these materials if there is a choice, and take the first free zone."""
    t.you.activates("Polymerization")
    t.nobody_responds()
    if materials:
        t.you.is_asked("material")
        t.you.chooses(*materials)
    t.you.takes_position(position)


# ---------------------------------------------------------------------------------------------------- the Damage Step


@pytest.mark.rule("damage-step.no-summon-effects", scenario=1)
def test_at_the_end_of_the_damage_step_a_special_summon_is_offered_and_a_fusion_summon_is_not() -> None:
    able = f"hand: {AVIAN}, {BURSTINATRIX}   extra: {WINGMAN}   deck: Giant Rat"
    position = f"""
        turn 3, Battle Step, you to act
        you 8000   monsters: Vorse Raider, Gemini Elf, Luster Dragon
        opp 8000   monsters: Test Fuser (attack), Giant Rat (attack)   {able}
    """
    t = table(position, pool_with(FUSER))
    t.you.attacks("Vorse Raider", "Test Fuser")
    assert t.opp.graveyard == ["Test Fuser"] and t.chain == [] and t.step == "Battle Step"
    t.you.is_asked("open state")
    t.you.attacks("Gemini Elf", "Giant Rat")
    assert t.opp.is_asked("trigger").offers == ["trigger Giant Rat", "pass"]
    assert (t.step, t.timing) == ("Damage Step", "end of the Damage Step")


@pytest.mark.rule("damage-step.no-summon-effects", scenario=0)
def test_outside_the_damage_step_the_same_fusion_summon_is_offered() -> None:
    t = your_turn(
        f"hand: Dark Hole, {AVIAN}, {BURSTINATRIX}   extra: {WINGMAN}   monsters: Test Fuser", pool=pool_with(FUSER)
    )
    t.you.activates("Dark Hole")
    assert t.you.is_asked("trigger").offers == ["trigger Test Fuser", "pass"]
    t.you.triggers("Test Fuser")
    t.you.takes_position("attack")
    assert t.you.monsters == [WINGMAN]


# -------------------------------------------------------------------------------------------------- whether it is legal


@pytest.mark.rule("summon.fusion.by-fusion-spell", scenario=1)
def test_polymerization_needs_a_fusion_monster_and_complete_materials() -> None:
    t = your_turn(f"hand: Polymerization, {AVIAN}, {BURSTINATRIX}   extra: {WINGMAN}")
    fuses(t)
    assert t.you.monsters == [WINGMAN] and t.you.extra == []
    t = your_turn(f"hand: Polymerization, {AVIAN}, {BURSTINATRIX}")
    t.you.cannot("activate Polymerization", because=NOTHING_TO_DO)
    t = your_turn(f"hand: Polymerization, {AVIAN}, Gemini Elf   extra: {WINGMAN}")
    t.you.cannot("activate Polymerization", because=NOTHING_TO_DO)


@pytest.mark.rule("summon.fusion.monster-must-be-in-extra-deck", scenario=1)
def test_a_fusion_monster_in_the_graveyard_cannot_be_fusion_summoned() -> None:
    t = your_turn(f"hand: Polymerization, {AVIAN}, {BURSTINATRIX}   graveyard: {WINGMAN}   extra: Thousand Dragon")
    t.you.cannot("activate Polymerization", because=NOTHING_TO_DO)


@pytest.mark.rule("summon.fusion.listed-materials-required", scenario=1)
@pytest.mark.parametrize("hand", [f"2 {AVIAN}", f"{AVIAN}, Gemini Elf", f"2 {BURSTINATRIX}", AVIAN])
def test_other_cards_than_the_listed_materials_are_not_accepted(hand: str) -> None:
    t = your_turn(f"hand: Polymerization, {hand}   extra: {WINGMAN}")
    t.you.cannot("activate Polymerization", because=NOTHING_TO_DO)


@pytest.mark.rule("summon.fusion.listed-materials-required", scenario=1)
def test_of_several_cards_only_a_complete_set_of_materials_is_legal() -> None:
    t = your_turn(f"hand: Polymerization, 2 {AVIAN}, {BURSTINATRIX}, Gemini Elf   extra: {WINGMAN}")
    t.you.activates("Polymerization")
    question = t.you.is_asked("material")
    assert question.offers == [AVIAN, AVIAN, BURSTINATRIX] and (question.least, question.most) == (2, 2)
    assert sorted(t.duel.legal_answers()) == [(0, 2), (1, 2)]
    assert t.duel.next_picks(0) == ((2,), False)


@pytest.mark.rule("summon.fusion.activated-in-own-main-phase", scenario=1)
def test_polymerization_is_a_normal_spell_of_your_own_main_phase() -> None:
    able = f"hand: Polymerization, {AVIAN}, {BURSTINATRIX}   extra: {WINGMAN}"
    t = your_turn(f"{able}   monsters: Gemini Elf")
    t.you.can("activate Polymerization")
    t.you.goes_to("Battle Phase")
    t.you.cannot("activate Polymerization", because="spell.activation.own-main-phase-open-state")
    t = your_turn("hand: Pot of Greed   deck: 2 Umi", f"{able}   set: Mystical Space Typhoon")
    t.you.activates("Pot of Greed")
    t.opp.is_asked("response")
    t.opp.cannot("activate Polymerization", because="spell.activation.not-in-opponents-turn")
    t = your_turn(f"{able}   set: 5 Mirror Force")
    t.you.cannot("activate Polymerization", because="spell.activation.hand-needs-free-zone")


# ---------------------------------------------------------------------------------------------------------- materials


@pytest.mark.rule("summon.fusion.materials-hand-and-field-mixed", scenario=1)
@pytest.mark.parametrize(
    ("hand", "field"),
    [(f", {AVIAN}", BURSTINATRIX), (f", {AVIAN}, {BURSTINATRIX}", ""), ("", f"{AVIAN}, {BURSTINATRIX}")],
)
def test_materials_come_from_the_hand_and_the_own_field_in_any_mixture(hand: str, field: str) -> None:
    opp = f"monsters: {AVIAN}, {BURSTINATRIX}"
    t = your_turn(f"hand: Polymerization{hand}   extra: {WINGMAN}" + (f"   monsters: {field}" if field else ""), opp)
    fuses(t)  # nothing of the opponent's is offered, so there is no choice
    assert t.you.monsters == [WINGMAN] and t.opp.monsters == [AVIAN, BURSTINATRIX]
    assert sorted(t.you.graveyard) == [AVIAN, BURSTINATRIX, "Polymerization"]


@pytest.mark.rule("summon.fusion.materials-hand-and-field-mixed", scenario=1)
def test_materials_on_the_opponents_field_do_not_serve() -> None:
    t = your_turn(f"hand: Polymerization, {AVIAN}   extra: {WINGMAN}", f"monsters: {BURSTINATRIX}")
    t.you.cannot("activate Polymerization", because=NOTHING_TO_DO)


@pytest.mark.rule("summon.fusion.materials-face-down-allowed", scenario=1)
def test_a_face_down_monster_serves_and_is_not_flipped() -> None:
    t = your_turn(f"hand: Polymerization, {BURSTINATRIX}   monsters: {AVIAN} (set)   extra: {WINGMAN}")
    fuses(t)
    assert sorted(t.you.graveyard) == [AVIAN, BURSTINATRIX, "Polymerization"]
    assert t.you.monsters == [WINGMAN] and not [line for line in t.log() if "flipped" in line]
    assert [card.name for card in t.opp.view.graveyard(t.you.player)][:2] == [BURSTINATRIX, AVIAN]


@pytest.mark.rule("summon.fusion.hidden-materials-shown", scenario=1)
def test_the_opponent_is_told_which_hidden_cards_were_the_materials() -> None:
    t = your_turn(f"hand: Polymerization, {BURSTINATRIX}   monsters: {AVIAN} (set)   extra: {WINGMAN}")
    fuses(t)
    sent = [event.card for event in t.opp.view.events if event.kind == EVENT_SENT_TO_GRAVEYARD]
    assert [there(card).name for card in sent][:2] == [BURSTINATRIX, AVIAN]


@pytest.mark.rule("summon.fusion.materials-sent-to-graveyard", scenario=1)
def test_a_material_that_is_removed_in_response_leaves_nothing_to_fuse_and_the_other_stays() -> None:
    you = f"hand: Polymerization, {BURSTINATRIX}   monsters: {AVIAN}   extra: {WINGMAN}"
    t = your_turn(you, "hand: Kuriboh   set: Raigeki Break")
    t.you.activates("Polymerization")
    t.opp.activates("Raigeki Break", discarding="Kuriboh", targeting=AVIAN)
    t.nobody_responds()
    t.you.is_asked("open state")
    assert t.you.hand == [BURSTINATRIX] and t.you.monsters == [] and t.you.extra == [WINGMAN]
    assert t.you.graveyard == [AVIAN, "Polymerization"]


@pytest.mark.rule("summon.fusion.materials-sent-to-graveyard", scenario=1)
def test_materials_are_no_cost() -> None:
    you = f"hand: Polymerization, {BURSTINATRIX}   monsters: {AVIAN}   extra: {WINGMAN}"
    t = your_turn(you, "hand: Kuriboh   set: Magic Jammer")
    t.you.activates("Polymerization")
    assert t.you.hand == [BURSTINATRIX] and t.you.monsters == [AVIAN]
    t.opp.activates("Magic Jammer", discarding="Kuriboh")
    t.nobody_responds()
    assert t.you.hand == [BURSTINATRIX] and t.you.monsters == [AVIAN] and t.you.graveyard == ["Polymerization"]


@pytest.mark.rule("summon.fusion.spell-to-graveyard-last", scenario=1)
@pytest.mark.rule("summon.fusion.materials-sent-to-graveyard", scenario=1)
def test_materials_leave_then_the_monster_comes_then_the_spell_goes() -> None:
    t = your_turn(f"hand: Polymerization, {AVIAN}, {BURSTINATRIX}   extra: {WINGMAN}")
    fuses(t)
    moved = [line for line in t.log() if "sent" in line or "summoned" in line]
    assert moved == [
        f"{AVIAN} sent to graveyard (effect)",
        f"{BURSTINATRIX} sent to graveyard (effect)",
        f"{WINGMAN} special summoned",
        "Polymerization sent to graveyard (rule)",
    ]


# --------------------------------------------------------------------------------------------------- position and zone


@pytest.mark.rule("summon.fusion.position-choice", scenario=1)
@pytest.mark.parametrize("position", ["attack", "defense"])
def test_a_fusion_summoned_monster_comes_face_up_in_either_position(position: str) -> None:
    t = your_turn(f"hand: Polymerization, {AVIAN}, {BURSTINATRIX}   extra: {WINGMAN}")
    t.you.activates("Polymerization")
    assert t.you.is_asked("position").offers == ["attack position", "defense position"]
    t.you.takes_position(position)
    assert t.you.monster(WINGMAN).position == position


@pytest.mark.rule("summon.fusion.any-main-monster-zone", scenario=1)
@pytest.mark.parametrize("zone", [1, 3, 5])
def test_in_408_each_free_main_monster_zone_is_offered_and_no_other(zone: int) -> None:
    field = "monsters: Gemini Elf (zone 2), Vorse Raider (zone 4)"
    t = your_turn(f"hand: Polymerization, {AVIAN}, {BURSTINATRIX}   {field}   extra: {WINGMAN}")
    t.you.activates("Polymerization")
    t.you.takes_position("attack", zone="ask")
    assert t.you.is_asked("zone").offers == ["zone 1", "zone 3", "zone 5"]
    t.you.chooses_zone(zone)
    assert t.you.monster(WINGMAN).zone == zone


@pytest.mark.rule("summon.extra.fusion-synchro-xyz-any-main-zone", scenario=1)
def test_in_master2020_an_extra_monster_zone_is_offered_too() -> None:
    t = your_turn(f"hand: Polymerization, {AVIAN}, {BURSTINATRIX}   extra: {WINGMAN}", format_="master2020")
    t.you.activates("Polymerization")
    t.you.takes_position("attack", zone="ask")
    zones = [f"zone {number}" for number in range(1, 6)]
    assert t.you.is_asked("zone").offers == [*zones, "extra zone 1", "extra zone 2"]
    t.you.does("extra zone 2")
    assert t.you.monster(WINGMAN).extra_zone == 2


@pytest.mark.rule("zone.extra-monster.one-per-player", scenario=1)
def test_a_player_with_a_monster_in_an_extra_monster_zone_is_not_offered_the_other() -> None:
    field = "monsters: Thousand Dragon (extra zone 1)"
    position = f"hand: Polymerization, {AVIAN}, {BURSTINATRIX}   {{}}   extra: {WINGMAN}"
    t = your_turn(position.format(field), format_="master2020")
    t.you.activates("Polymerization")
    t.you.takes_position("attack", zone="ask")
    assert t.you.is_asked("zone").offers == [f"zone {number}" for number in range(1, 6)]
    t = your_turn(position.format(""), "monsters: Thousand Dragon (extra zone 1)", format_="master2020")
    t.you.activates("Polymerization")
    t.you.takes_position("attack", zone="ask")
    assert t.you.is_asked("zone").offers[5:] == ["extra zone 1"]  # the opponent's left is your right


FULL: Final = "Gemini Elf, Vorse Raider, Luster Dragon, Battle Ox"


@pytest.mark.rule("summon.fusion.zone-may-be-freed-by-materials", scenario=1)
def test_without_a_free_zone_a_material_must_leave_one() -> None:
    t = your_turn(f"hand: Polymerization, {BURSTINATRIX}   monsters: {AVIAN} (zone 5), {FULL}   extra: {WINGMAN}")
    fuses(t)
    assert t.you.monster(WINGMAN).zone == 5
    t = your_turn(
        f"hand: Polymerization, {AVIAN}, {BURSTINATRIX}   monsters: {FULL}, Mad Sword Beast   extra: {WINGMAN}"
    )
    t.you.cannot("activate Polymerization", because=NOTHING_TO_DO)


@pytest.mark.rule("zone.extra-monster.absent-408", scenario=1)
def test_in_408_each_player_has_five_monster_zones_and_with_all_of_them_full_no_fusion_summon() -> None:
    able = f"hand: Polymerization, {AVIAN}, {BURSTINATRIX}   extra: {WINGMAN}"
    full = f"{able}   monsters: {FULL}, Mad Sword Beast"
    for who, other in (("you", "opp"), ("opp", "you")):
        head = f"turn 3, Main Phase 1, {who} to act\nformat 408\n{other} 8000\n"
        t = table(f"{head}{who} 8000   {able}")
        seat = t.you if who == "you" else t.opp
        seat.activates("Polymerization")
        seat.takes_position("attack", zone="ask")
        assert seat.is_asked("zone").offers == [f"zone {number}" for number in range(1, 6)]
        t = table(f"{head}{who} 8000   {full}")
        (t.you if who == "you" else t.opp).cannot("activate Polymerization", because=NOTHING_TO_DO)


@pytest.mark.rule("summon.fusion.zone-may-be-freed-by-materials", scenario=1)
def test_with_all_zones_full_two_materials_from_the_hand_are_no_answer() -> None:
    hand = f"Polymerization, {AVIAN}, {BURSTINATRIX}"
    t = your_turn(f"hand: {hand}   monsters: {AVIAN} (zone 5), {FULL}   extra: {WINGMAN}")
    t.you.activates("Polymerization")
    t.you.is_asked("position")  # not for materials: with the Avian of the hand no zone would be free
    assert t.you.hand == [AVIAN] and sorted(t.you.graveyard) == [AVIAN, BURSTINATRIX]


@pytest.mark.rule("summon.fusion.zone-may-be-freed-by-materials", scenario=0)
def test_with_all_zones_full_and_an_extra_monster_zone_free_no_material_need_leave_the_field() -> None:
    hand = f"Polymerization, {AVIAN}, {BURSTINATRIX}"
    t = your_turn(f"hand: {hand}   monsters: {FULL}, Mad Sword Beast   extra: {WINGMAN}", format_="master2020")
    t.you.activates("Polymerization")
    t.you.takes_position("attack", zone="ask")
    assert t.you.is_asked("zone").offers == ["extra zone 1", "extra zone 2"]


# ----------------------------------------------------------------------------------------------------- a proper summon

DRAGON: Final = "hand: Polymerization, Time Wizard, Baby Dragon{}   extra: Thousand Dragon"


@pytest.mark.rule("summon.fusion.effect-processing-is-proper-summon", scenario=1)
@pytest.mark.rule("summon.special.by-effect-is-part-of-resolution", scenario=1)
def test_only_the_activation_could_be_negated_and_the_monster_may_be_revived_later() -> None:
    t = your_turn(DRAGON.format(", Dark Hole, Monster Reborn"), "set: Solemn Judgment")
    t.you.activates("Polymerization")
    assert t.chain == ["Polymerization"]
    assert t.opp.is_asked("response").offers == ["activate Solemn Judgment", "pass"]
    t.opp.passes()
    t.you.takes_position("attack")
    assert t.you.monsters == ["Thousand Dragon"]
    t.you.is_asked("open state")
    t.opp.cannot("activate Solemn Judgment", because=NOT_NOW)
    t.you.activates("Dark Hole")
    t.nobody_responds()
    t.you.activates("Monster Reborn", targeting="Thousand Dragon")
    t.nobody_responds()
    t.you.takes_position("attack")
    assert t.you.monsters == ["Thousand Dragon"]


@pytest.mark.rule("summon.special.by-effect-is-part-of-resolution", scenario=2)
def test_monster_reborn_is_a_chain_link_and_its_summon_cannot_be_negated_as_one() -> None:
    t = your_turn("hand: Monster Reborn   graveyard: Gemini Elf", "set: Solemn Judgment")
    t.you.activates("Monster Reborn", targeting="Gemini Elf")
    assert t.chain == ["Monster Reborn"] and t.you.monsters == []
    assert t.opp.is_asked("response").offers == ["activate Solemn Judgment", "pass"]
    t.opp.passes()
    t.you.takes_position("attack")
    assert t.you.monsters == ["Gemini Elf"]
    t.you.is_asked("open state")
    t.opp.cannot("activate Solemn Judgment", because=NOT_NOW)


@pytest.mark.rule("summon.special-monster.only-by-named-method", scenario=1)
def test_a_monster_that_must_be_fusion_summoned_cannot_be_revived() -> None:
    t = your_turn(f"hand: Polymerization, {AVIAN}, {BURSTINATRIX}, Dark Hole, Monster Reborn   extra: {WINGMAN}")
    fuses(t)
    t.you.activates("Dark Hole")
    t.you.activates("Monster Reborn", zone="ask")
    t.you.take_zone(None)
    assert t.you.is_asked("target").offers == [AVIAN, BURSTINATRIX]


@pytest.mark.rule("summon.revive.not-properly-summoned-illegal", scenario=0)
def test_a_fusion_monster_that_never_was_fusion_summoned_cannot_be_revived() -> None:
    t = your_turn("hand: Test Digger, Monster Reborn   extra: Thousand Dragon", pool=pool_with(DIGGER))
    t.you.activates("Test Digger")
    assert t.you.graveyard == ["Thousand Dragon", "Test Digger"]
    t.you.cannot("activate Monster Reborn", because="target.timing.chosen-at-activation")


@pytest.mark.rule("summon.revive.status-lost-in-hidden-place", scenario=0)
def test_back_in_the_extra_deck_a_fusion_monster_has_never_been_summoned() -> None:
    hand = DRAGON.format(", Test Digger, Monster Reborn")
    t = your_turn(f"{hand}   set: Compulsory Evacuation Device", pool=pool_with(DIGGER))
    fuses(t)
    t.you.activates("Compulsory Evacuation Device", targeting="Thousand Dragon")
    assert t.you.extra == ["Thousand Dragon"]
    t.you.activates("Test Digger")
    t.you.activates("Monster Reborn", zone="ask")
    t.you.take_zone(None)
    assert t.you.is_asked("target").offers == ["Time Wizard", "Baby Dragon"]


# ------------------------------------------------------------------------------------------------------------- further


@pytest.mark.rule("control.changed.usable-by-new-controller", scenario=0)
def test_a_monster_taken_from_the_opponent_serves_and_goes_to_its_owners_graveyard() -> None:
    t = your_turn(f"hand: Polymerization, Change of Heart, {AVIAN}   extra: {WINGMAN}", f"monsters: {BURSTINATRIX}")
    t.you.activates("Change of Heart", targeting=BURSTINATRIX)
    t.you.take_zone(None)
    fuses(t)
    assert t.you.monsters == [WINGMAN] and t.opp.graveyard == [BURSTINATRIX]


@pytest.mark.rule("summon.fusion.by-fusion-spell", scenario=0)
def test_of_several_fusion_monsters_one_is_chosen_first() -> None:
    hand = f"Polymerization, {AVIAN}, {BURSTINATRIX}, Time Wizard, Baby Dragon"
    t = your_turn(f"hand: {hand}   extra: {WINGMAN}, Thousand Dragon, Metal Dragon")
    t.you.activates("Polymerization")
    assert t.you.is_asked("effect").offers == [WINGMAN, "Thousand Dragon"]
    t.you.chooses("Thousand Dragon")
    t.you.takes_position("attack")
    assert t.you.monsters == ["Thousand Dragon"] and sorted(t.you.hand) == [AVIAN, BURSTINATRIX]


@pytest.mark.rule("summon.fusion.listed-materials-required", scenario=0)
def test_a_card_that_could_be_two_materials_is_left_for_the_one_it_is_needed_for() -> None:
    beast = probe(
        "Test Chimera",
        "Beast / Fusion",
        Materials(of=(Monster(name=AVIAN), Monster(type_=WARRIOR), Monster())),
        level=8,
    )
    hand = f"Polymerization, {AVIAN}, {BURSTINATRIX}, Gemini Elf, Battle Ox"
    t = your_turn(f"hand: {hand}   extra: Test Chimera", pool=pool_with(beast))
    t.you.activates("Polymerization")
    question = t.you.is_asked("material")
    assert question.offers == [AVIAN, BURSTINATRIX, "Gemini Elf", "Battle Ox"]
    # Avian and Burstinatrix are Warriors, but only Avian is Avian: it is in every answer, and one Warrior more.
    assert sorted(t.duel.legal_answers()) == [(0, 1, 2), (0, 1, 3)]
    assert t.duel.next_picks(2)[0] == (0, 1)
    t.you.chooses(AVIAN, BURSTINATRIX, "Battle Ox")
    t.you.takes_position("attack")
    assert t.you.monsters == ["Test Chimera"] and t.you.hand == ["Gemini Elf"]


@pytest.mark.rule("effect.precedence.card-text-over-basic-rule", scenario=0)
def test_the_graveyard_serves_where_an_effect_says_so_and_materials_are_banished() -> None:
    t = your_turn(f"hand: Miracle Fusion   monsters: {AVIAN}   graveyard: {BURSTINATRIX}   extra: {WINGMAN}")
    t.you.activates("Miracle Fusion")
    t.you.takes_position("attack")
    assert sorted(t.you.banished) == [AVIAN, BURSTINATRIX] and t.you.monsters == [WINGMAN]


@pytest.mark.rule("effect.conflict.cannot-beats-must", scenario=0)
def test_under_imperial_iron_wall_materials_that_would_be_banished_do_not_serve() -> None:
    position = f"hand: Miracle Fusion   monsters: {AVIAN}   graveyard: {BURSTINATRIX}   extra: {WINGMAN}"
    t = your_turn(position, "spells: Imperial Iron Wall")
    t.you.cannot("activate Miracle Fusion", because=NOTHING_TO_DO)


@pytest.mark.rule("move.send-to-gy.banished-under-macro-cosmos", scenario=0)
def test_under_macro_cosmos_materials_are_banished_and_the_fusion_summon_is_made() -> None:
    t = your_turn(f"hand: Polymerization, {AVIAN}, {BURSTINATRIX}   extra: {WINGMAN}", "spells: Macro Cosmos")
    fuses(t)
    assert sorted(t.you.banished) == [AVIAN, BURSTINATRIX, "Polymerization"] and t.you.monsters == [WINGMAN]


@pytest.mark.rule("info.hand.hidden-from-opponent", scenario=0)
@pytest.mark.parametrize(("extra", "purpose"), [(WINGMAN, "material"), (f"{WINGMAN}, Thousand Dragon", "effect")])
def test_what_the_opponent_sees_of_the_question_is_only_that_there_is_one(extra: str, purpose: str) -> None:
    hand = f"Polymerization, 2 {AVIAN}, {BURSTINATRIX}, Time Wizard, Baby Dragon"
    rest = "deck: 3 Gemini Elf, 3 Vorse Raider, 2 Battle Ox"
    t = your_turn(f"hand: {hand}   extra: {extra}, Metal Dragon, Fusionist   {rest}", "deck: 3 Gemini Elf")
    t.you.activates("Polymerization")
    t.you.is_asked(purpose)
    view = t.opp.view
    seen = there(view.request)
    assert seen.options == () and seen.condition == () and seen.card is None
    for seed in range(8):
        maybe = view.determinise(seed)
        assert maybe.view(t.opp.player).situation() == view.situation()
        assert playout(maybe, seed=seed).outcome is not None


# --------------------------------------------------------------------------------------------------------- substitutes


@pytest.mark.rule("effect-type.unclassified.fusion-substitute", scenario=1)
def test_a_substitute_in_the_hand_needs_no_chain_and_one_whose_effect_is_negated_is_none() -> None:
    swamp = "King of the Swamp"
    t = your_turn(f"hand: Polymerization, {AVIAN}, {swamp}   extra: {WINGMAN}")
    fuses(t)
    assert t.you.monsters == [WINGMAN] and sorted(t.you.graveyard) == [AVIAN, swamp, "Polymerization"]
    assert len([line for line in t.log() if "activat" in line]) == 1  # Polymerization alone
    drained = f"hand: Polymerization, {AVIAN}   extra: {WINGMAN}   spells: Skill Drain"
    t = your_turn(f"{drained}   monsters: {swamp}")
    t.you.cannot("activate Polymerization", because=NOTHING_TO_DO)
    t = your_turn(f"{drained}   monsters: {swamp} (set)")
    t.you.can("activate Polymerization")  # face-down, its effect is not negated


@pytest.mark.rule("effect-type.unclassified.fusion-substitute", scenario=0)
def test_only_materials_given_by_name_are_replaced_and_only_where_the_text_lets_them() -> None:
    swamp = "King of the Swamp"
    loose = probe("Test Loose", "Dragon / Fusion", Materials(of=(Monster(name="Baby Dragon"), Monster(type_=WARRIOR))))
    strict = probe(
        "Test Strict",
        "Dragon / Fusion",
        Materials(of=(Monster(name=AVIAN), Monster(name=BURSTINATRIX)), no_substitutes=True),
    )
    pool = pool_with(loose, strict)
    t = your_turn(f"hand: Polymerization, Baby Dragon, {swamp}   extra: Test Loose", pool=pool)
    t.you.cannot("activate Polymerization", because=NOTHING_TO_DO)  # for a Warrior nobody stands in
    t = your_turn(f"hand: Polymerization, {swamp}, Gearfried the Iron Knight   extra: Test Loose", pool=pool)
    t.you.can("activate Polymerization")
    t = your_turn(f"hand: Polymerization, {AVIAN}, {swamp}   extra: Test Strict", pool=pool)
    t.you.cannot("activate Polymerization", because=NOTHING_TO_DO)


@pytest.mark.rule("effect-type.unclassified.fusion-substitute", scenario=0)
def test_two_substitutes_do_not_make_a_monster_of_three() -> None:
    bewd = "Blue-Eyes White Dragon"
    hand = f"hand: Polymerization, 2 {bewd}, King of the Swamp, Versago the Destroyer"
    t = your_turn(f"{hand}   extra: Blue-Eyes Ultimate Dragon")
    t.you.activates("Polymerization")
    assert t.you.is_asked("material").offers == [bewd, bewd, "King of the Swamp", "Versago the Destroyer"]
    assert sorted(t.duel.legal_answers()) == [(0, 1, 2), (0, 1, 3)]


@pytest.mark.rule("summon.fusion.by-fusion-spell", scenario=0)
def test_a_fusion_summon_is_told_as_one() -> None:
    t = your_turn(f"hand: Polymerization, {AVIAN}, {BURSTINATRIX}   extra: {WINGMAN}")
    fuses(t)
    for lang, said in (("en", f"You Fusion Summon {WINGMAN}"), ("zh", "额外卡组融合召唤「元素英雄 火焰翼侠」")):
        told = tell_events(t.you.view.events, Voice(lang, t.you.player))
        assert [line for line in told if said in line], told
