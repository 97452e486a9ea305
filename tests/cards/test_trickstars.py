"""Trickstars: what they fetch, what they burn, and where their Link Monsters point."""

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.lines import Trigger
from spellspeed.lang.words.nouns import THIS_CARD
from spellspeed.lang.words.places_said import EITHER_GRAVEYARD
from spellspeed.lang.words.timings import If, Sent
from spellspeed.lang.words.verbs import GainLP
from table import Table, table

CONDITION = "effect.condition.all-must-be-met"
FORBIDDEN = "effect.cannot.forbids-while-it-applies"
NO_COST = "cost.unpayable.cannot-activate"
NO_TARGET = "target.timing.chosen-at-activation"
OATH = CONDITION  # what the text forbids in this turn has been done
ONE_CARD = "effect.use-limit.effect-negated-still-activated"
ONCE = "effect.name-limit.this-effect-of-x-once"
HOLLY = "Trickstar Holly Angel"
CATBAT = "Trickstar Black Catbat"
HEART = "Trickstar Crimson Heart"
BLOOM = "Trickstar Bloom"


def your_turn(you: str, opp: str = "", phase: str = "Main Phase 1", lp: int = 8000) -> Table:
    """Your turn 3."""
    return table(f"turn 3, {phase}, you to act\nyou {lp}   {you}\nopp 8000   {opp}")


def their_turn(you: str, opp: str = "", phase: str = "Main Phase 1") -> Table:
    """Turn 4, the opponent's."""
    return table(f"turn 4, {phase}, opp to act\nyou 8000   {you}\nopp 8000   {opp}")


def link(t: Table, name: str, *materials: str, zone: str = "extra zone 1") -> None:
    """Link Summon the monster with just these materials."""
    t.you.does(f"link summon {name}")
    if materials:
        t.you.does(", ".join(materials))
    if zone in t.you.is_offered():
        t.you.does(zone)


# ------------------------------------------------------------------------------------------------------------- Candina


def test_candina_fetches_any_trickstar_card_when_she_is_normal_summoned() -> None:
    """card: Trickstar Candina ①"""
    t = your_turn("hand: Trickstar Candina   deck: Umi, Trickstar Lycoris, Trickstar Light Stage, Mystical Elf")
    t.you.summons("Trickstar Candina")
    t.you.triggers("Trickstar Candina")
    assert sorted(t.you.is_asked("search").offers) == ["Trickstar Light Stage", "Trickstar Lycoris"]
    t.you.chooses("Trickstar Light Stage")
    assert t.you.hand == ["Trickstar Light Stage"]


@pytest.mark.rule("timing.summon.success-means-faceup-normal-summon", scenario=0)
def test_candina_that_is_special_summoned_fetches_nothing() -> None:
    """card: Trickstar Candina ①"""
    t = your_turn("hand: Monster Reborn   graveyard: Trickstar Candina   deck: 3 Trickstar Lycoris")
    t.you.activates("Monster Reborn", targeting="Trickstar Candina")
    t.you.takes_position("attack")
    assert t.chain == [] and t.you.is_asked("open state")


def test_candina_burns_for_each_spell_or_trap_card_of_the_opponent_once_it_has_resolved() -> None:
    """card: Trickstar Candina ②"""
    t = their_turn("monsters: Trickstar Candina", "hand: Dian Keto the Cure Master, Umi")
    t.opp.activates("Dian Keto the Cure Master")
    assert t.opp.lp == 8800
    assert [line for line in t.log() if "lp" in line] == [
        "opp lp 8000 -> 9000 (effect)",
        "opp lp 9000 -> 8800 (effect)",
    ]
    t = your_turn("monsters: Trickstar Candina   hand: Dian Keto the Cure Master")
    t.you.activates("Dian Keto the Cure Master")
    assert (t.you.lp, t.opp.lp) == (9000, 8000)  # your own do not count


def test_candina_does_not_burn_for_an_effect_of_a_card_that_lies_there() -> None:
    """card: Trickstar Candina ②"""
    t = their_turn("monsters: Trickstar Candina", "field: Trickstar Live Stage   deck: 3 Umi", "Main Phase 1")
    t.opp.cannot("activate Trickstar Live Stage effect 3", because=CONDITION)
    t = their_turn("monsters: Trickstar Candina   set: Trap Hole", "field: Trickstar Live Stage")
    t.opp.activates("Trickstar Live Stage", effect=3)
    t.opp.takes_position("attack")
    assert t.opp.monsters == ["Trickstar Token"] and t.opp.lp == 8000


# ------------------------------------------------------------------------------------------------------------ Lilybell


def test_lilybell_that_is_searched_or_returned_comes_at_once() -> None:
    """card: Trickstar Lilybell ①"""
    t = your_turn("hand: Trickstar Candina   deck: Umi, Trickstar Lilybell")
    t.you.summons("Trickstar Candina")
    t.you.triggers("Trickstar Candina")
    t.you.triggers("Trickstar Lilybell")
    t.you.takes_position("defense")
    assert sorted(t.you.monsters) == ["Trickstar Candina", "Trickstar Lilybell"]
    t = your_turn("hand: Trickstar Lycoris   monsters: Trickstar Lilybell")
    t.you.activates("Trickstar Lycoris", targeting="Trickstar Lilybell").nobody_responds()
    t.you.takes_position("attack")
    t.you.triggers("Trickstar Lilybell")
    t.you.takes_position("attack")
    assert sorted(t.you.monsters) == ["Trickstar Lilybell", "Trickstar Lycoris"]


@pytest.mark.rule("move.add-to-hand.is-not-a-draw", scenario=0)
def test_lilybell_that_is_drawn_stays_in_the_hand() -> None:
    """card: Trickstar Lilybell ①"""
    t = your_turn("hand: Pot of Greed   deck: 2 Trickstar Lilybell, Umi")
    t.you.activates("Pot of Greed")
    assert t.you.is_asked("open state") and t.you.hand == ["Trickstar Lilybell"] * 2
    t = their_turn("deck: Trickstar Lilybell, Umi")
    t.opp.ends_turn()
    assert t.you.hand == ["Trickstar Lilybell"] and t.you.monsters == []


@pytest.mark.rule("effect.name-limit.this-effect-of-x-once", scenario=0)
def test_one_lilybell_a_turn_comes_so() -> None:
    """card: Trickstar Lilybell ①"""
    t = your_turn("monsters: 2 Trickstar Lilybell   set: 2 Compulsory Evacuation Device")
    t.you.activates("Compulsory Evacuation Device (zone 1)", targeting="Trickstar Lilybell (zone 1)")
    t.you.passes()
    t.you.triggers("Trickstar Lilybell")
    t.you.passes()
    t.you.takes_position("attack", zone=3)
    t.you.activates("Compulsory Evacuation Device", targeting="Trickstar Lilybell (zone 2)").nobody_responds()
    assert t.you.hand == ["Trickstar Lilybell"] and t.you.is_asked("open state")


def test_lilybell_attacks_directly_and_takes_a_trickstar_back() -> None:
    """card: Trickstar Lilybell ②③"""
    mine = "monsters: Trickstar Lilybell   graveyard: Trickstar Candina, Trickstar Light Stage, Mystical Elf"
    t = your_turn(mine, "monsters: Gemini Elf", "Battle Step")
    t.you.attacks_directly("Trickstar Lilybell")
    assert t.opp.lp == 7200
    t.you.triggers("Trickstar Lilybell", effect=3)
    assert t.you.hand == ["Trickstar Candina"]
    t = your_turn(mine, "monsters: Dancing Fairy (defense)", "Battle Step")
    t.you.attacks("Trickstar Lilybell", "Dancing Fairy")
    assert t.you.hand == [] and t.chain == []  # no damage, nothing taken back


# ----------------------------------------------------------------------------------------------------------- Narkissus


def test_narkissus_comes_when_the_opponent_takes_effect_damage() -> None:
    """card: Trickstar Narkissus ①"""
    t = your_turn("hand: 2 Trickstar Narkissus, 2 Ookazi")
    t.you.activates("Ookazi")
    t.you.triggers("Trickstar Narkissus")
    t.you.takes_position("defense")
    assert t.you.monsters == ["Trickstar Narkissus"] and t.opp.lp == 7200
    t.you.activates("Ookazi")
    assert t.you.is_asked("open state") and t.you.hand == ["Trickstar Narkissus"]  # one a turn


@pytest.mark.rule("damage.battle.definition", scenario=0)
def test_narkissus_does_not_come_for_battle_damage_or_for_yours() -> None:
    """card: Trickstar Narkissus ①"""
    t = your_turn("hand: Trickstar Narkissus   monsters: Gemini Elf", "", "Battle Step")
    t.you.attacks_directly("Gemini Elf")
    assert t.opp.lp == 6100 and t.chain == [] and t.you.monsters == ["Gemini Elf"]
    t = their_turn("hand: Trickstar Narkissus", "hand: Ookazi")
    t.opp.activates("Ookazi")
    assert t.you.lp == 7200 and t.you.monsters == []


@pytest.mark.rule("damage-step.trigger.optional-not-allowed", scenario=0)
def test_narkissus_does_not_come_in_the_damage_step() -> None:
    """card: Trickstar Narkissus ①"""
    t = your_turn(
        "hand: Trickstar Narkissus   monsters: Trickstar Lilybell   field: Trickstar Light Stage", "", "Battle Step"
    )
    t.you.attacks_directly("Trickstar Lilybell")
    assert t.opp.lp == 7000 and t.you.monsters == ["Trickstar Lilybell"]


@pytest.mark.rule("effect-type.trigger.at-stated-timing", scenario=0)
def test_narkissus_burns_for_monster_effects_of_hand_and_graveyard_only() -> None:
    """card: Trickstar Narkissus ②"""
    t = their_turn("monsters: Trickstar Narkissus", "hand: Thunder Dragon   deck: 2 Thunder Dragon, Umi")
    t.opp.activates("Thunder Dragon")
    t.opp.chooses("Thunder Dragon", "Thunder Dragon")
    assert t.opp.lp == 7800  # it was discarded for its own effect, which was activated in the hand
    t = their_turn("monsters: Trickstar Narkissus", "hand: Umi   graveyard: Plaguespreader Zombie")
    t.opp.activates("Plaguespreader Zombie")
    t.opp.takes_position("attack")
    assert t.opp.lp == 7800
    t = their_turn("monsters: Trickstar Narkissus, Mystical Elf", "monsters: Exiled Force")
    t.opp.activates("Exiled Force", targeting="Mystical Elf")
    assert t.opp.lp == 8000  # it lies in the Graveyard by now, but was activated on the field
    t = your_turn("monsters: Trickstar Narkissus   hand: Thunder Dragon   deck: Thunder Dragon, Umi")
    t.you.activates("Thunder Dragon")
    assert (t.you.lp, t.opp.lp) == (8000, 8000)


# ---------------------------------------------------------------------------------------------------------- Nightshade


def test_nightshade_comes_back_from_the_graveyard_and_is_banished_next_time() -> None:
    """card: Trickstar Nightshade ①"""
    t = your_turn(f"monsters: Trickstar Nightshade, Trickstar Candina   extra: {HOLLY}, {BLOOM}")
    link(t, HOLLY)
    t.you.triggers("Trickstar Nightshade")
    t.you.takes_position("attack", zone=1)
    assert sorted(t.you.monsters) == [HOLLY, "Trickstar Nightshade"] and t.opp.lp == 7800
    link(t, BLOOM, zone="zone 1")
    assert t.you.banished == ["Trickstar Nightshade"]


@pytest.mark.rule("effect-type.trigger.at-stated-timing", scenario=0)
def test_nightshade_comes_back_only_for_a_trickstar_and_from_the_graveyard() -> None:
    """card: Trickstar Nightshade ①"""
    t = your_turn("monsters: Trickstar Nightshade, Trickstar Candina   extra: Hip Hoshiningen")
    link(t, "Hip Hoshiningen")
    assert t.you.is_asked("open state") and t.you.monsters == ["Hip Hoshiningen"]
    t = your_turn(f"monsters: Trickstar Nightshade, Trickstar Candina   extra: {HOLLY}", "spells: Macro Cosmos")
    link(t, HOLLY)
    assert t.you.is_asked("open state") and t.you.monsters == [HOLLY]


@pytest.mark.rule("effect.name-limit.this-effect-of-x-once", scenario=0)
def test_one_nightshade_a_turn_comes_back() -> None:
    """card: Trickstar Nightshade ①"""
    t = your_turn(f"monsters: 2 Trickstar Nightshade   extra: {HOLLY}")
    link(t, HOLLY)
    t.you.triggers("Trickstar Nightshade")
    t.you.takes_position("attack", zone=2)
    assert len(t.you.monsters) == 2 and t.you.graveyard == ["Trickstar Nightshade"] and t.chain == []


# ------------------------------------------------------------------------------------------------------------- Rhodode


def test_rhodode_discards_a_trickstar_for_a_link_monster_of_the_graveyard_once_a_turn() -> None:
    """card: Trickstar Rhodode ①"""
    mine = f"monsters: Trickstar Rhodode   graveyard: {HOLLY} (properly summoned), {CATBAT} (properly summoned)"
    t = your_turn(f"hand: Umi, Trickstar Light Stage, Trickstar Candina   {mine}, Trickstar Lycoris")
    t.you.activates("Trickstar Rhodode", discarding="Trickstar Light Stage")
    assert sorted(t.you.is_asked("target").offers) == [CATBAT, HOLLY]
    t.you.targets(HOLLY)
    t.you.settle_zone(None)
    assert sorted(t.you.monsters) == [HOLLY, "Trickstar Rhodode"]
    t.you.cannot("activate Trickstar Rhodode effect 1", because=ONCE)
    your_turn(f"hand: Umi   {mine}").you.cannot("activate Trickstar Rhodode effect 1", because=NO_COST)
    t = your_turn("hand: Trickstar Candina   monsters: Trickstar Rhodode   graveyard: Trickstar Lycoris")
    t.you.cannot("activate Trickstar Rhodode effect 1", because=NO_TARGET)


def test_rhodode_burns_for_what_is_banished_from_the_opponents_graveyard() -> None:
    """card: Trickstar Rhodode ②"""
    t = your_turn(
        "monsters: Trickstar Rhodode   hand: Soul Release   graveyard: Umi", "graveyard: Kuriboh, Sangan, Mystical Elf"
    )
    t.you.activates("Soul Release", targeting=["Umi", "Kuriboh", "Sangan"])
    assert t.opp.lp == 7600
    assert [line for line in t.log() if "lp" in line] == ["opp lp 8000 -> 7600 (effect)"]


# ----------------------------------------------------------------------------------------------- Spells and a Trap


def test_reincarnation_exchanges_the_opponents_whole_hand() -> None:
    """card: Trickstar Reincarnation ①"""
    t = your_turn(
        "set: Trickstar Reincarnation   monsters: Trickstar Lycoris",
        "hand: Umi, Kuriboh, Sangan   deck: 4 Mystical Elf",
    )
    t.you.activates("Trickstar Reincarnation")
    assert t.opp.hand == ["Mystical Elf"] * 3 and sorted(t.opp.banished) == ["Kuriboh", "Sangan", "Umi"]
    assert t.opp.lp == 7400
    t = your_turn("set: Trickstar Reincarnation", "deck: 4 Mystical Elf")
    t.you.cannot(
        "activate Trickstar Reincarnation", because="effect.condition.no-possible-resolution-blocks-activation"
    )


def test_reincarnation_in_the_graveyard_revives_a_trickstar_also_in_the_opponents_turn() -> None:
    """card: Trickstar Reincarnation ②"""
    t = their_turn("graveyard: Trickstar Reincarnation, Trickstar Candina, Mystical Elf", "hand: Ookazi")
    t.opp.activates("Ookazi")
    t.you.activates("Trickstar Reincarnation", targeting="Trickstar Candina")
    t.nobody_responds()
    t.you.takes_position("attack")
    assert t.you.monsters == ["Trickstar Candina"] and t.you.banished == ["Trickstar Reincarnation"]


def test_bouquet_returns_a_trickstar_and_another_monster_gains_its_original_atk() -> None:
    """card: Trickstar Bouquet ①"""
    t = your_turn(
        "hand: 2 Trickstar Bouquet   monsters: Trickstar Candina, Gemini Elf, Trickstar Rhodode",
        "monsters: Battle Ox, Kuriboh (set)",
    )
    t.you.activates("Trickstar Bouquet")
    assert sorted(t.you.is_asked("target").offers) == ["Trickstar Candina", "Trickstar Rhodode"]
    t.you.targets("Trickstar Candina")
    assert sorted(t.you.is_asked("target").offers) == ["Battle Ox", "Gemini Elf", "Trickstar Rhodode"]
    t.you.targets("Gemini Elf").nobody_responds()
    assert "Trickstar Candina" in t.you.hand and t.you.atk_of("Gemini Elf") == 3700
    t.you.cannot("activate Trickstar Bouquet", because=ONE_CARD)
    t.you.ends_turn()
    assert t.you.atk_of("Gemini Elf") == 1900


def test_bouquet_needs_a_second_monster() -> None:
    """card: Trickstar Bouquet ①"""
    t = your_turn("hand: Trickstar Bouquet   monsters: Trickstar Candina")
    t.you.cannot("activate Trickstar Bouquet", because=NO_TARGET)


def test_bouquet_gives_nothing_if_the_trickstar_is_gone() -> None:
    """card: Trickstar Bouquet ①"""
    t = your_turn(
        "hand: Trickstar Bouquet   monsters: Trickstar Candina, Gemini Elf", "set: Compulsory Evacuation Device"
    )
    t.you.activates("Trickstar Bouquet", targeting=["Trickstar Candina", "Gemini Elf"])
    t.opp.activates("Compulsory Evacuation Device", targeting="Trickstar Candina")
    t.nobody_responds()
    assert t.you.atk_of("Gemini Elf") == 1900


def test_live_stage_may_take_a_trickstar_back_when_it_is_activated() -> None:
    """card: Trickstar Live Stage ①"""
    t = your_turn("hand: Trickstar Live Stage   graveyard: Trickstar Candina, Trickstar Bouquet")
    t.you.activates("Trickstar Live Stage")
    t.you.says_yes()
    assert t.you.hand == ["Trickstar Candina"] and t.you.field_zone == ["Trickstar Live Stage"]
    t = your_turn("hand: Trickstar Live Stage   graveyard: Trickstar Candina")
    t.you.activates("Trickstar Live Stage")
    t.you.says_no()
    assert t.you.hand == []


def test_live_stage_brings_a_token_for_each_of_two_reasons_once_a_turn() -> None:
    """card: Trickstar Live Stage ②③"""
    t = your_turn(
        f"field: Trickstar Live Stage   monsters: {HOLLY} (extra zone 1)   extra: {CATBAT}", "field: Umi (set)"
    )
    t.you.activates("Trickstar Live Stage", effect=2)
    t.you.takes_position("attack", zone=4)
    t.you.cannot("activate Trickstar Live Stage effect 2", because=ONCE)
    t.you.cannot("activate Trickstar Live Stage effect 3", because=CONDITION)  # his Set card lies in no Field Zone
    assert t.you.monsters.count("Trickstar Token") == 1
    t = your_turn("field: Trickstar Live Stage", "set: Trap Hole")
    t.you.activates("Trickstar Live Stage", effect=3)
    t.you.takes_position("attack")
    assert t.you.monsters == ["Trickstar Token"]
    t.you.cannot("activate Trickstar Live Stage effect 3", because=ONCE)
    t.you.cannot("activate Trickstar Live Stage effect 2", because=CONDITION)


def test_the_tokens_are_trickstars_and_make_a_link_monster_of_them() -> None:
    """card: Trickstar Live Stage ②, Trickstar Festival ①"""
    t = your_turn(f"hand: Trickstar Festival   extra: {HOLLY}")
    t.you.activates("Trickstar Festival")
    for _ in range(2):
        t.you.takes_position("attack")
    link(t, HOLLY)
    assert t.you.monsters == [HOLLY]


def test_in_the_turn_of_the_stage_only_trickstars_are_special_summoned() -> None:
    """card: Trickstar Live Stage ②③"""
    t = your_turn("field: Trickstar Live Stage   hand: Monster Reborn   graveyard: Mystical Elf", "spells: Skill Drain")
    t.you.activates("Trickstar Live Stage", effect=3)
    t.you.takes_position("attack")
    t.you.cannot("activate Monster Reborn", because=NO_TARGET)
    t = your_turn("field: Trickstar Live Stage   hand: Monster Reborn   graveyard: Mystical Elf", "spells: Skill Drain")
    t.you.activates("Monster Reborn", targeting="Mystical Elf")
    t.you.takes_position("attack")
    t.you.cannot("activate Trickstar Live Stage effect 3", because=OATH)


def test_light_arena_brings_a_trickstar_back_that_a_trickstar_was_linked_of() -> None:
    """card: Trickstar Light Arena ①"""
    t = your_turn(
        f"field: Trickstar Light Arena   monsters: Trickstar Candina, Trickstar Rhodode   extra: {HOLLY}"
        "   graveyard: Trickstar Lycoris"
    )
    link(t, HOLLY)
    t.you.triggers("Trickstar Light Arena")
    assert sorted(t.you.is_asked("target").offers) == ["Trickstar Candina", "Trickstar Rhodode"]
    t.you.targets("Trickstar Rhodode")
    t.you.take_zone(2)
    assert t.you.monster("Trickstar Rhodode").position == "defense"
    assert [seen.name for seen in t.you.view.monsters() if seen is not None and seen.negated] == ["Trickstar Rhodode"]


@pytest.mark.rule("card.text.activation-condition-and-effect", scenario=0)
def test_light_arena_asks_for_your_link_summon_of_a_trickstar_once_a_turn() -> None:
    """card: Trickstar Light Arena ①"""
    t = your_turn("field: Trickstar Light Arena   monsters: 2 Trickstar Candina   extra: Hip Hoshiningen")
    link(t, "Hip Hoshiningen")
    assert t.you.is_asked("open state")
    t = your_turn(
        f"field: Trickstar Light Arena   monsters: 2 Trickstar Lilybell, 2 Trickstar Candina   extra: {HEART}, {CATBAT}"
    )
    link(t, HEART, "Trickstar Lilybell (zone 1)", "Trickstar Lilybell (zone 2)")
    t.you.triggers("Trickstar Light Arena")
    t.duel.answer(0)
    t.you.take_zone(5)
    link(t, CATBAT, "Trickstar Candina (zone 3)", "Trickstar Candina (zone 4)", zone="zone 1")
    assert t.you.is_asked("open state") and t.you.graveyard.count("Trickstar Candina") == 2
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: 2 Trickstar Candina   extra: {HOLLY}
        opp 8000   field: Trickstar Light Arena
        """
    )
    link(t, HOLLY)
    assert t.you.is_asked("open state")  # it is your summon, and the opponent's Arena


def arena() -> Table:
    """Light Arena has targeted the Set Jar of Greed, beside which Reckless Greed lies."""
    t = your_turn(
        "field: Trickstar Light Arena   monsters: Gemini Elf   hand: Umi   deck: 5 Sogen",
        "set: Jar of Greed, Reckless Greed   deck: 9 Sogen",
    )
    t.you.activates("Trickstar Light Arena", effect=2, targeting="Jar of Greed").nobody_responds()
    return t


def test_light_arena_has_a_set_card_taken_back_that_is_not_activated_in_the_end_phase() -> None:
    """card: Trickstar Light Arena ②"""
    t = arena()
    t.you.cannot("activate Trickstar Light Arena effect 2", because="effect.once-per-turn.limits-the-user")
    t.you.goes_to("End Phase")
    t.opp.passes()
    t.opp.carries_out("Trickstar Light Arena")
    assert t.opp.hand == ["Jar of Greed"] and t.opp.set_cards == ["Reckless Greed"]


def test_light_arena_keeps_that_card_from_being_activated_until_then() -> None:
    """card: Trickstar Light Arena ②, Trickstar Light Arena"""
    t = arena()
    t.you.goes_to("Battle Phase")
    assert t.opp.can_activate("Reckless Greed")
    t.opp.cannot("activate Jar of Greed", because=FORBIDDEN)


def test_in_the_turn_of_the_festival_only_trickstars_are_summoned() -> None:
    """card: Trickstar Festival ①"""
    t = your_turn("hand: 2 Trickstar Festival, Gemini Elf, Trickstar Candina   deck: Umi, Trickstar Lycoris")
    t.you.activates("Trickstar Festival")
    for _ in range(2):
        t.you.takes_position("attack")
    assert t.you.monsters == ["Trickstar Token"] * 2
    t.you.cannot("activate Trickstar Festival", because=ONE_CARD)
    t.you.cannot("summon Gemini Elf", because=FORBIDDEN)
    t.you.can("summon Trickstar Candina")
    t.you.can("set Gemini Elf")  # a Set is no Normal Summon in the words of the text
    t = your_turn("hand: Trickstar Festival, Gemini Elf")
    t.you.summons("Gemini Elf")
    t.you.cannot("activate Trickstar Festival", because=OATH)


def two_links(theirs: str) -> Table:
    """You have Link Summoned two monsters and end your turn; the opponent has this."""
    t = your_turn(
        f"graveyard: Trickstar Festival   monsters: 4 Trickstar Lilybell, Mystical Elf   extra: {HEART}, {CATBAT}",
        theirs,
    )
    link(t, HEART, "Trickstar Lilybell (zone 1)", "Trickstar Lilybell (zone 2)")
    link(t, CATBAT, "Trickstar Lilybell (zone 3)", "Trickstar Lilybell (zone 4)", zone="zone 1")
    t.you.ends_turn()
    return t


def test_the_festival_is_banished_instead_of_a_link_monster() -> None:
    """card: Trickstar Festival ②"""
    t = your_turn(
        f"graveyard: Trickstar Festival   monsters: 2 Trickstar Lilybell, Trickstar Candina   extra: {HOLLY}",
        "hand: Hammer Shot, Umi   monsters: Summoned Skull   deck: 3 Umi",
    )
    link(t, HOLLY, "Trickstar Lilybell (zone 1)", "Trickstar Lilybell (zone 2)")
    t.you.ends_turn()
    t.opp.goes_to("Battle Phase")
    t.opp.attacks("Summoned Skull", HOLLY)
    t.you.says_yes()
    assert HOLLY in t.you.monsters and t.you.banished == ["Trickstar Festival"] and t.you.lp == 7500
    t = their_turn("graveyard: Trickstar Festival   monsters: Trickstar Candina", "hand: Smashing Ground")
    t.opp.activates("Smashing Ground")
    assert t.you.monsters == [] and t.you.banished == []  # Candina came from no Extra Deck


@pytest.mark.rule("damage-step.calc.replaced-destruction-is-no-destruction", scenario=0)
def test_one_festival_spares_all_that_would_be_destroyed_at_once() -> None:
    """card: Trickstar Festival ②"""
    t = two_links("hand: Raigeki   deck: 3 Umi")
    t.opp.activates("Raigeki")
    t.you.says_yes()
    assert sorted(t.you.monsters) == [CATBAT, HEART] and t.you.banished == ["Trickstar Festival"]
    assert "Mystical Elf" in t.you.graveyard
    t = two_links("hand: Raigeki   deck: 3 Umi")
    t.opp.activates("Raigeki")
    t.you.says_no()  # and it is not asked again for the other one
    assert t.you.monsters == [] and t.you.banished == []


@pytest.mark.rule("effect-type.trigger.at-stated-timing", scenario=0)
def test_a_trigger_of_a_material_needs_the_summon_not_only_the_graveyard() -> None:
    """card: Trickstar Nightshade ①"""
    sent = Trigger(when=If(Sent(THIS_CARD, EITHER_GRAVEYARD)), do=GainLP(500))
    pool = pool_with(probe("Test Falling", "Fairy / Effect", sent, archetypes=("Trickstar",)))
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Test Falling, Trickstar Nightshade   extra: {HOLLY}
        opp 8000   set: Solemn Judgment
        """,
        pool,
    )
    link(t, HOLLY)
    t.opp.activates("Solemn Judgment").nobody_responds()
    assert "Trickstar Nightshade" not in t.chain
