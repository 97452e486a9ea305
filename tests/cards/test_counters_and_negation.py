"""What each card of `cards/counters_and_negation.py` does with counters."""

import pytest

from log_words import CardOnField
from probes import pool_with, probe
from spellspeed.lang.words.choices import All
from spellspeed.lang.words.every_word import FACE_UP, ICE_COUNTER
from spellspeed.lang.words.lines import Activation
from spellspeed.lang.words.nouns import Monster
from spellspeed.lang.words.places_said import THE_FIELD
from spellspeed.lang.words.verbs import PlaceCounters
from spellspeed.words import SPELL_COUNTER
from table import Seat, Table, table

NO_TARGET = "target.timing.chosen-at-activation"
NO_COST = "cost.unpayable.cannot-activate"
NOTHING_TO_DO = "effect.condition.no-possible-resolution-blocks-activation"
CONDITION = "effect.condition.all-must-be-met"
USED_UP = "effect.once-per-turn.limits-the-user"
NAME_USED_UP = "effect.use-limit.effect-negated-still-activated"


def counters(card: CardOnField) -> int:
    """How many Spell Counters lie on a card."""
    return card.row.count_counters(SPELL_COUNTER)


def on_field_spell(seat: Seat) -> int:
    """How many Spell Counters lie on a player's Field Spell."""
    state = seat.table.duel.state
    return state.cards[state.piles[15 + 16 * seat.player][0]].count_counters(SPELL_COUNTER)


def summoned(name: str, mine: str = "", theirs: str = "") -> Table:
    """A monster of Level 4 or less was Normal Summoned, and its counter placed."""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: {name} {mine}
        opp 8000   {theirs}
    """)
    t.you.summons(name)
    t.nobody_responds()
    return t


# ---------------------------------------------------------------------------------------------------- Breaker, Hannibal


def test_breaker_gets_a_counter_when_it_is_normal_summoned_and_300_atk_for_it() -> None:
    """card: Breaker the Magical Warrior ①, Breaker the Magical Warrior ②"""
    t = summoned("Breaker the Magical Warrior")
    assert counters(t.you.monster("Breaker the Magical Warrior")) == 1
    assert t.you.atk_of("Breaker the Magical Warrior") == 1900


def test_breaker_gets_no_counter_when_it_is_special_summoned() -> None:
    """card: Breaker the Magical Warrior ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Monster Reborn   graveyard: Breaker the Magical Warrior
        opp 8000
    """)
    t.you.activates("Monster Reborn").nobody_responds()
    t.you.takes_position("attack")
    assert t.you.atk_of("Breaker the Magical Warrior") == 1600
    t.you.cannot("activate Breaker the Magical Warrior", because=NO_COST)


def test_breaker_removes_its_counter_to_destroy_a_spell_or_trap() -> None:
    """card: Breaker the Magical Warrior ③"""
    t = summoned("Breaker the Magical Warrior", theirs="set: Trap Hole, Dark Hole")
    t.you.activates("Breaker the Magical Warrior", targeting="Dark Hole")
    assert t.you.atk_of("Breaker the Magical Warrior") == 1600
    t.nobody_responds()
    assert t.opp.graveyard == ["Dark Hole"]
    t.you.cannot("activate Breaker the Magical Warrior", because=NO_COST)


@pytest.mark.rule("counter.removed-when-turned-facedown", scenario=0)
def test_breaker_loses_its_counter_when_it_is_turned_face_down() -> None:
    """card: Breaker the Magical Warrior ①, Book of Moon ①"""
    t = summoned("Breaker the Magical Warrior", mine=", Book of Moon")
    t.you.activates("Book of Moon").nobody_responds()
    assert counters(t.you.monster("Breaker the Magical Warrior")) == 0


def test_hannibal_removes_its_counter_to_destroy_a_face_up_trap() -> None:
    """card: Hannibal Necromancer ①, Hannibal Necromancer ②"""
    t = summoned("Hannibal Necromancer", theirs="spells: Gravity Bind, Banner of Courage   set: Raigeki Break")
    assert counters(t.you.monster("Hannibal Necromancer")) == 1 and t.you.atk_of("Hannibal Necromancer") == 1400
    t.you.activates("Hannibal Necromancer").nobody_responds()
    assert t.opp.graveyard == ["Gravity Bind"]
    t = summoned("Hannibal Necromancer", theirs="spells: Banner of Courage   set: Raigeki Break")
    t.you.cannot("activate Hannibal Necromancer", because=NO_TARGET)


# -------------------------------------------------------------------------------------------- a counter for every Spell


@pytest.mark.parametrize(
    ("name", "most", "each"),
    [
        ("Royal Magical Library", 3, 0),
        ("Mythical Beast Cerberus", 9, 500),
        ("Skilled Dark Magician", 3, 0),
        ("Skilled White Magician", 3, 0),
        ("Magical Marionette", 9, 200),
        ("Dark Red Enchanter", 9, 300),
    ],
)
def test_a_monster_gets_a_counter_for_every_spell_card_of_either_player(name: str, most: int, each: int) -> None:
    """card: Royal Magical Library ①, Mythical Beast Cerberus ①, Mythical Beast Cerberus ②, Skilled Dark Magician,
    Skilled White Magician, Magical Marionette, Dark Red Enchanter"""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: 4 Ookazi   monsters: {name}
        opp 8000   monsters: {name}
    """)
    atk = t.you.atk_of(name)
    for number in (1, 2, 3, 4):
        t.you.activates("Ookazi").nobody_responds()
        for seat in t.seats:
            assert counters(seat.monster(name)) == min(number, most)
            assert seat.atk_of(name) == atk + each * min(number, most)


def test_a_counter_is_placed_when_the_spell_has_resolved() -> None:
    """card: Royal Magical Library ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Ookazi   monsters: Royal Magical Library
        opp 8000   set: Mystical Space Typhoon, Raigeki Break   hand: Umi
    """)
    t.you.activates("Ookazi")
    assert counters(t.you.monster("Royal Magical Library")) == 0
    t.nobody_responds()
    assert counters(t.you.monster("Royal Magical Library")) == 1


@pytest.mark.rule("negate.activation.no-resolution", scenario=0)
def test_a_spell_whose_activation_is_negated_gives_no_counter() -> None:
    """card: Royal Magical Library ①, Magic Jammer ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Ookazi   monsters: Royal Magical Library
        opp 8000   set: Magic Jammer   hand: Umi
    """)
    t.you.activates("Ookazi")
    t.opp.activates("Magic Jammer").nobody_responds()
    assert t.opp.lp == 8000 and counters(t.you.monster("Royal Magical Library")) == 0


@pytest.mark.rule("effect.activation.on-field-after-card-activation", scenario=0)
def test_effects_and_traps_give_no_counter() -> None:
    """card: Royal Magical Library ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   spells: Mass Driver   set: Raigeki Break   hand: Umi   monsters: Royal Magical Library, Kuriboh
        opp 8000   monsters: Sangan
    """)
    t.you.activates("Mass Driver", tributing="Kuriboh").nobody_responds()
    t.you.activates("Raigeki Break", targeting="Mass Driver").nobody_responds()
    assert counters(t.you.monster("Royal Magical Library")) == 0


def with_counters(name: str, spells: int, mine: str = "", theirs: str = "") -> Table:
    """A monster that got counters by so many Spells of yours, of which one more is in your hand."""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: {spells + 1} Ookazi   monsters: {name}   {mine}
        opp 8000   {theirs}
    """)
    for _ in range(spells):
        t.you.activates("Ookazi").nobody_responds()
    return t


def test_royal_magical_library_draws_a_card_for_three_counters() -> None:
    """card: Royal Magical Library ②"""
    t = with_counters("Royal Magical Library", 2, "deck: 2 Umi")
    t.you.cannot("activate Royal Magical Library", because=NO_COST)
    t.you.activates("Ookazi").nobody_responds()
    t.you.activates("Royal Magical Library").nobody_responds()
    assert t.you.hand == ["Umi"] and counters(t.you.monster("Royal Magical Library")) == 0


@pytest.mark.rule("counter.removed-as-cost-or-by-effect", scenario=0)
def test_cerberus_loses_its_counters_at_the_end_of_a_battle_phase_in_which_it_battled() -> None:
    """card: Mythical Beast Cerberus ③"""
    for attacker, left in (("Mythical Beast Cerberus", 0), ("Celtic Guardian", 2)):
        t = with_counters("Mythical Beast Cerberus, Celtic Guardian", 2, theirs="monsters: Kuriboh")
        assert t.you.atk_of("Mythical Beast Cerberus") == 2400
        t.you.goes_to("Battle Phase")
        t.you.attacks(attacker, "Kuriboh")
        t.nobody_responds()
        assert counters(t.you.monster("Mythical Beast Cerberus")) == 2
        t.you.goes_to("Main Phase 2")
        if t.you.is_offered()[0] == "carry out Mythical Beast Cerberus":
            t.you.carries_out("Mythical Beast Cerberus")
        assert counters(t.you.monster("Mythical Beast Cerberus")) == left


@pytest.mark.parametrize(
    ("name", "summons"), [("Skilled Dark Magician", "Dark Magician"), ("Skilled White Magician", "Buster Blader")]
)
@pytest.mark.parametrize("place", ["hand: ", "deck: ", "graveyard: "])
def test_a_skilled_magician_with_three_counters_is_tributed_for_another(name: str, summons: str, place: str) -> None:
    """card: Skilled Dark Magician, Skilled White Magician"""
    where = f"deck: {summons}" if place == "deck: " else f"graveyard: {summons}" if place == "graveyard: " else ""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: 3 Ookazi{", " + summons if not where else ""}   monsters: {name}   {where}
        opp 8000
    """)
    for _ in range(2):
        t.you.activates("Ookazi").nobody_responds()
    t.you.cannot(f"activate {name}", because=CONDITION)
    t.you.activates("Ookazi").nobody_responds()
    t.you.activates(name).nobody_responds()
    t.you.takes_position("attack")
    assert t.you.monsters == [summons] and name in t.you.graveyard


def test_magical_marionette_destroys_a_monster_for_two_counters() -> None:
    """card: Magical Marionette"""
    t = with_counters("Magical Marionette", 1, theirs="monsters: Kuriboh (set)")
    t.you.cannot("activate Magical Marionette", because=NO_COST)
    t.you.activates("Ookazi").nobody_responds()
    t.you.activates("Magical Marionette", targeting="Kuriboh")
    assert t.you.atk_of("Magical Marionette") == 2000
    t.nobody_responds()
    assert t.opp.graveyard == ["Kuriboh"]


def test_dark_red_enchanter_gets_two_counters_and_makes_the_opponent_discard_once_per_turn() -> None:
    """card: Dark Red Enchanter"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Dark Red Enchanter, 2 Ookazi   monsters: Kuriboh
        opp 8000   hand: Umi
    """)
    t.you.summons("Dark Red Enchanter", tributing=["Kuriboh"])
    t.nobody_responds()
    assert t.you.atk_of("Dark Red Enchanter") == 2300
    t.you.activates("Dark Red Enchanter").nobody_responds()
    assert t.opp.graveyard == ["Umi"] and t.you.atk_of("Dark Red Enchanter") == 1700
    t.you.activates("Ookazi").nobody_responds()
    t.you.activates("Ookazi").nobody_responds()
    t.you.cannot("activate Dark Red Enchanter", because=USED_UP)


# ----------------------------------------------------------------------------------------------------- Gateway to Chaos

GATEWAY = """
    turn 3, Main Phase 1, you to act
    you 8000   {mine}   deck: Black Luster Soldier, Gaia The Fierce Knight, Black Luster Ritual, Umi
    opp 8000   {theirs}
"""


def test_gateway_to_chaos_adds_a_ritual_soldier_or_a_gaia() -> None:
    """card: Gateway to Chaos ①"""
    for mode, added in ((1, "Black Luster Soldier"), (2, "Gaia The Fierce Knight")):
        t = table(GATEWAY.format(mine="hand: 2 Gateway to Chaos", theirs=""))
        t.you.activates("Gateway to Chaos").nobody_responds()
        t.you.chooses_effect(mode)
        t.nobody_responds()
        assert sorted(t.you.hand) == sorted([added, "Gateway to Chaos"]) and t.you.field_zone == ["Gateway to Chaos"]
        t.you.cannot("activate Gateway to Chaos", because=NAME_USED_UP)


def test_gateway_to_chaos_needs_one_of_them_in_the_deck() -> None:
    """card: Gateway to Chaos ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Gateway to Chaos   deck: Umi, Black Luster Ritual
        opp 8000
    """)
    t.you.cannot("activate Gateway to Chaos", because=NOTHING_TO_DO)


@pytest.mark.rule("counter.maximum-by-text", scenario=0)
def test_gateway_to_chaos_gets_a_counter_for_every_monster_sent_from_hand_or_field_up_to_six() -> None:
    """card: Gateway to Chaos ②"""
    t = table(
        GATEWAY.format(
            mine="field: Gateway to Chaos   hand: Dark Hole, Kuriboh, Umi   monsters: 2 Kuriboh   set: Raigeki Break",
            theirs="monsters: 3 Sangan   spells: Banner of Courage",
        )
    )
    t.you.activates("Raigeki Break", discarding="Kuriboh", targeting="Banner of Courage").nobody_responds()
    assert on_field_spell(t.you) == 1
    t.you.activates("Dark Hole").nobody_responds()
    assert on_field_spell(t.you) == 6


@pytest.mark.rule("card.text.activation-condition-and-effect", scenario=0)
def test_gateway_to_chaos_counts_neither_spells_nor_monsters_from_the_deck() -> None:
    """card: Gateway to Chaos ②"""
    t = table(GATEWAY.format(mine="field: Gateway to Chaos   hand: Foolish Burial", theirs=""))
    t.you.activates("Foolish Burial").nobody_responds()
    t.you.chooses("Gaia The Fierce Knight")
    assert on_field_spell(t.you) == 0 and sorted(t.you.graveyard) == ["Foolish Burial", "Gaia The Fierce Knight"]


def test_gateway_to_chaos_adds_a_ritual_spell_for_three_counters_once_per_turn() -> None:
    """card: Gateway to Chaos ③"""
    t = table(GATEWAY.format(mine="field: Gateway to Chaos   hand: Dark Hole", theirs="monsters: 4 Kuriboh"))
    t.you.cannot("activate Gateway to Chaos", because=NO_COST)
    t.you.activates("Dark Hole").nobody_responds()
    t.you.activates("Gateway to Chaos").nobody_responds()
    assert t.you.hand == ["Black Luster Ritual"] and on_field_spell(t.you) == 1
    t.you.cannot("activate Gateway to Chaos", because=USED_UP)


@pytest.mark.rule("counter.restricted-type.removed-when-holder-negated", scenario=0)
def test_gateway_to_chaos_loses_its_counters_when_it_is_negated() -> None:
    """card: Gateway to Chaos ②, Imperial Order ①"""
    t = table(
        GATEWAY.format(
            mine="field: Gateway to Chaos   hand: Dark Hole   set: Imperial Order, Raigeki Break",
            theirs="monsters: 4 Kuriboh",
        )
    )
    t.you.activates("Dark Hole").nobody_responds()
    assert on_field_spell(t.you) == 4
    t.you.activates("Imperial Order").nobody_responds()
    assert on_field_spell(t.you) == 0


# ------------------------------------------------------------------------------------------------------- other counters


@pytest.mark.rule("move.draw.each-time-you-draw-counts-per-effect", scenario=0)
def test_silent_magician_gets_a_counter_each_time_the_opponent_draws() -> None:
    """card: Silent Magician LV4 ①, Silent Magician LV4 ②"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Pot of Greed, Upstart Goblin   deck: 5 Umi   monsters: Silent Magician LV4
        opp 8000   deck: 5 Umi   monsters: Silent Magician LV4
    """)
    t.you.activates("Pot of Greed").nobody_responds()
    assert counters(t.opp.monster("Silent Magician LV4")) == 1 and counters(t.you.monster("Silent Magician LV4")) == 0
    t.you.activates("Upstart Goblin").nobody_responds()
    assert counters(t.opp.monster("Silent Magician LV4")) == 2 and t.opp.atk_of("Silent Magician LV4") == 2000
    t.you.ends_turn()
    assert t.turn == 4 and counters(t.you.monster("Silent Magician LV4")) == 1


def silent_magician(counters_now: int, draws: str = "hand: Pot of Greed") -> Table:
    """Silent Magician LV4 has so many counters, and it is the opponent's Main Phase."""
    return table(f"""
        turn 4, Main Phase 1, opp to act
        you 8000   monsters: Silent Magician LV4 ({counters_now} spell counters)   deck: Silent Magician LV8, 5 Umi
        opp 8000   {draws}   deck: 5 Umi
    """)


@pytest.mark.rule("turn.standby.effects-handled-here", scenario=0)
def test_silent_magician_becomes_lv8_in_the_standby_phase_after_the_fifth_counter() -> None:
    """card: Silent Magician LV4 ①, Silent Magician LV8 ①"""
    t = silent_magician(4)
    t.opp.activates("Pot of Greed").nobody_responds()
    t.opp.ends_turn()
    assert t.phase == "Standby Phase"
    t.you.activates("Silent Magician LV4").nobody_responds()
    t.you.takes_position("attack")
    assert t.you.monsters == ["Silent Magician LV8"] and t.you.graveyard == ["Silent Magician LV4"]


@pytest.mark.rule("turn.standby.effects-handled-here", scenario=0)
def test_silent_magician_stays_as_it_is_without_a_fifth_counter_or_later_than_the_next_standby_phase() -> None:
    """card: Silent Magician LV4 ①"""
    t = silent_magician(3)
    t.opp.activates("Pot of Greed").nobody_responds()
    t.opp.ends_turn()
    assert t.phase == "Main Phase 1" and t.you.monsters == ["Silent Magician LV4"]
    t = silent_magician(4)
    t.opp.activates("Pot of Greed").nobody_responds()
    t.opp.ends_turn()
    t.you.passes()
    t.you.ends_turn()
    t.opp.ends_turn()
    assert (t.turn, t.phase) == (7, "Main Phase 1") and counters(t.you.monster("Silent Magician LV4")) == 5


@pytest.mark.rule("turn.standby.effects-handled-here", scenario=0)
def test_silent_magician_becomes_lv8_also_when_another_card_has_placed_the_fifth_counter() -> None:
    """card: Silent Magician LV4 ①, Apprentice Magician ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Apprentice Magician   monsters: Silent Magician LV4 (4 spell counters)
                   deck: Silent Magician LV8, 5 Umi
        opp 8000   deck: 5 Umi
    """)
    t.you.summons("Apprentice Magician")
    t.nobody_responds()
    assert counters(t.you.monster("Silent Magician LV4")) == 5
    t.you.ends_turn()
    t.opp.ends_turn()
    assert (t.turn, t.phase) == (5, "Standby Phase")
    t.you.activates("Silent Magician LV4").nobody_responds()
    t.you.takes_position("attack")
    assert sorted(t.you.monsters) == ["Apprentice Magician", "Silent Magician LV8"]


@pytest.mark.rule("turn.standby.effects-handled-here", scenario=0)
def test_silent_magician_waits_for_the_next_turn_if_the_fifth_counter_comes_in_your_own_draw_phase() -> None:
    """card: Silent Magician LV4 ①"""
    t = table("""
        turn 4, Main Phase 1, opp to act
        you 8000   monsters: Silent Magician LV4 (4 spell counters)   deck: Silent Magician LV8, 9 Umi
        opp 8000   set: Jar of Greed   deck: 9 Umi
    """)
    t.opp.ends_turn()
    assert (t.turn, t.phase) == (5, "Draw Phase")
    t.opp.activates("Jar of Greed").nobody_responds()
    assert counters(t.you.monster("Silent Magician LV4")) == 5 and (t.turn, t.phase) == (5, "Main Phase 1")
    t.you.ends_turn()
    t.opp.ends_turn()
    assert (t.turn, t.phase) == (7, "Standby Phase")
    t.you.activates("Silent Magician LV4").nobody_responds()
    t.you.takes_position("attack")
    assert t.you.monsters == ["Silent Magician LV8"]


@pytest.mark.rule("counter.facedown-card-cannot-hold", scenario=0)
def test_apprentice_magician_places_a_counter_on_a_card_that_can_hold_one() -> None:
    """card: Apprentice Magician ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Apprentice Magician   monsters: Royal Magical Library, Sangan
        opp 8000   monsters: Magical Marionette, Breaker the Magical Warrior (set)
    """)
    t.you.summons("Apprentice Magician")
    assert sorted(t.you.is_asked("target").offers) == ["Magical Marionette", "Royal Magical Library"]
    t.you.targets("Magical Marionette").nobody_responds()
    assert counters(t.opp.monster("Magical Marionette")) == 1 and t.opp.atk_of("Magical Marionette") == 2200


def test_apprentice_magician_without_a_card_to_place_a_counter_on_does_nothing() -> None:
    """card: Apprentice Magician ①"""
    t = summoned("Apprentice Magician", theirs="monsters: Sangan")
    t.you.is_asked("open state")
    assert t.you.monsters == ["Apprentice Magician"]


def test_apprentice_magician_that_falls_in_battle_sets_a_spellcaster_from_the_deck() -> None:
    """card: Apprentice Magician ②"""
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Vorse Raider
        opp 8000   monsters: Apprentice Magician   deck: Witch's Apprentice, Mystical Elf, Kuriboh
    """)
    t.you.attacks("Vorse Raider", "Apprentice Magician")
    t.opp.triggers("Apprentice Magician")
    t.nobody_responds()
    t.opp.take_zone(None)
    assert t.opp.monsters == ["Witch's Apprentice"] and t.opp.monster("Witch's Apprentice").position == "set"


@pytest.mark.rule("counter.facedown-card-cannot-hold", scenario=0)
def test_mandragola_places_a_counter_on_every_card_that_can_hold_one() -> None:
    """card: Magical Plant Mandragola"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Magical Plant Mandragola (set), Royal Magical Library, Sangan   field: Gateway to Chaos
        opp 8000   monsters: Magical Marionette, Mythical Beast Cerberus (set)
    """)
    t.you.flip_summons("Magical Plant Mandragola")
    t.nobody_responds()
    assert counters(t.you.monster("Royal Magical Library")) == 1 and counters(t.opp.monster("Magical Marionette")) == 1
    assert counters(t.you.monster("Sangan")) == 0 and on_field_spell(t.you) == 1
    assert counters(t.opp.monster("Mythical Beast Cerberus")) == 0


def test_snowdust_giant_weakens_what_is_not_water_for_every_ice_counter_on_the_field() -> None:
    """card: Snowdust Giant"""
    frost = probe(
        "Probe Frost",
        "Spell / Normal",
        Activation(do=PlaceCounters(ICE_COUNTER, 2, All(Monster(FACE_UP), THE_FIELD))),
    )
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Probe Frost   monsters: Snowdust Giant, Sangan, Kuriboh (set)
        opp 8000   monsters: Summoned Skull, Star Boy   set: Skill Drain
        """,
        pool_with(frost),
    )
    t.you.activates("Probe Frost").nobody_responds()
    # Eight counters lie on four monsters; Star Boy strengthens WATER monsters by 500.
    assert (t.you.atk_of("Sangan"), t.opp.atk_of("Summoned Skull")) == (0, 900)
    assert (t.you.atk_of("Snowdust Giant"), t.opp.atk_of("Star Boy")) == (2700, 1050)


def test_exhausting_spell_removes_all_spell_counters() -> None:
    """card: Exhausting Spell"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Magical Plant Mandragola (set), Royal Magical Library   set: Exhausting Spell
        opp 8000   monsters: Magical Marionette
    """)
    t.you.cannot("activate Exhausting Spell", because=NOTHING_TO_DO)
    t.you.flip_summons("Magical Plant Mandragola")
    t.nobody_responds()
    assert t.opp.atk_of("Magical Marionette") == 2200
    t.you.activates("Exhausting Spell").nobody_responds()
    assert counters(t.you.monster("Royal Magical Library")) == 0 and t.opp.atk_of("Magical Marionette") == 2000
