"""Cards: Spells that draw, search or bring cards back to a hand, and that look into hands and decks."""

import pytest

from table import Table, table

NOT_MET = "effect.condition.all-must-be-met"
NO_TARGET = "target.timing.chosen-at-activation"
NO_COST = "cost.unpayable.cannot-activate"
NOTHING_TO_DO = "effect.condition.no-possible-resolution-blocks-activation"
FORBIDDEN = "effect.cannot.forbids-while-it-applies"
ONCE = "effect.use-limit.effect-negated-still-activated"


def your_turn(you: str, opp: str = "", deck: str = "", phase: str = "Main Phase 1") -> Table:
    return table(f"""
        turn 3, {phase}, you to act
        you 8000   {you}   deck: {deck}5 Sogen
        opp 8000   {opp}   deck: 8 Sogen
    """)


# ------------------------------------------------------------------------------------------------------ from the deck


@pytest.mark.parametrize(
    ("card", "found", "not_found"),
    [
        ("Terraforming", "Umi", "Waboku"),
        ("E - Emergency Call", "Elemental HERO Bubbleman", "Gemini Elf"),
        ("Emblem of Dragon Destroyer", "Buster Blader", "Dark Magician"),
        ("Gather Your Mind", "Gather Your Mind", "Umi"),
    ],
)
def test_it_adds_a_card_from_the_deck(card: str, found: str, not_found: str) -> None:
    """card: Terraforming ①, E - Emergency Call ①, Emblem of Dragon Destroyer ①, Gather Your Mind"""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: {card}   deck: {not_found}, {found}, {not_found}
        opp 8000   deck: 5 Sogen
    """)
    t.you.activates(card).nobody_responds()
    assert t.you.hand == [found] and t.you.deck.count(not_found) == 2
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: {card}, {found}   deck: {not_found}
        opp 8000   deck: {found}
    """)
    t.you.cannot(f"activate {card}", because=NOTHING_TO_DO)


def test_emblem_of_dragon_destroyer_finds_the_swordsman_in_the_graveyard_too() -> None:
    """card: Emblem of Dragon Destroyer ①"""
    t = your_turn("hand: Emblem of Dragon Destroyer   graveyard: Buster Blader")
    t.you.activates("Emblem of Dragon Destroyer").nobody_responds()
    assert t.you.hand == ["Buster Blader"]


@pytest.mark.rule("effect.use-limit.effect-negated-still-activated", scenario=0)
def test_gather_your_mind_is_activated_once_per_turn() -> None:
    """card: Gather Your Mind"""
    t = your_turn("hand: Gather Your Mind", deck="2 Gather Your Mind, ")
    t.you.activates("Gather Your Mind").nobody_responds()
    t.you.cannot("activate Gather Your Mind", because=ONCE)


def test_gold_sarcophagus_gives_the_card_in_the_second_standby_phase() -> None:
    """card: Gold Sarcophagus ①"""
    t = your_turn("hand: Gold Sarcophagus", deck="Dark Hole, ")
    t.you.activates("Gold Sarcophagus")
    t.you.chooses("Dark Hole")
    assert t.you.banished == ["Dark Hole"]
    for _ in range(2):
        assert t.you.banished == ["Dark Hole"]
        t.you.ends_turn()
        t.opp.ends_turn()
    t.you.carries_out("Gold Sarcophagus")
    assert t.you.banished == [] and t.you.hand == ["Sogen", "Sogen", "Dark Hole"]


def capsule() -> Table:
    """Different Dimension Capsule lies there, with Dark Hole in it."""
    t = your_turn("hand: Different Dimension Capsule, Heavy Storm", deck="Dark Hole, ")
    t.you.activates("Different Dimension Capsule").nobody_responds()
    t.you.chooses("Dark Hole")
    assert t.you.spells == ["Different Dimension Capsule"] and t.you.banished == ["Dark Hole"]
    assert not t.opp.view.banished(t.you.player)[0].face_up
    return t


def test_different_dimension_capsule_opens_in_the_second_standby_phase() -> None:
    """card: Different Dimension Capsule"""
    t = capsule()
    for _ in range(2):
        assert t.you.spells == ["Different Dimension Capsule"]
        t.you.ends_turn()
        t.opp.ends_turn()
    t.you.carries_out("Different Dimension Capsule")
    assert t.you.spells == [] and t.you.graveyard == ["Different Dimension Capsule"]
    assert t.you.banished == [] and "Dark Hole" in t.you.hand


def test_different_dimension_capsule_keeps_the_card_if_it_is_gone() -> None:
    """card: Different Dimension Capsule"""
    t = capsule()
    t.you.activates("Heavy Storm").nobody_responds()
    for _ in range(2):
        t.you.ends_turn()
        t.opp.ends_turn()
    assert t.you.banished == ["Dark Hole"] and "Dark Hole" not in t.you.hand


def test_ancient_gear_drill_sets_a_spell_that_waits_a_turn() -> None:
    """card: Ancient Gear Drill ①"""
    t = your_turn("hand: Ancient Gear Drill, Umi   monsters: Ancient Gear Golem", deck="Pot of Greed, Waboku, ")
    t.you.activates("Ancient Gear Drill", discarding="Umi")
    t.you.chooses("Pot of Greed")
    assert t.you.set_cards == ["Pot of Greed"] and "Umi" in t.you.graveyard
    t.you.cannot("activate Pot of Greed", because=FORBIDDEN)
    t.you.ends_turn()
    t.opp.ends_turn()
    t.you.activates("Pot of Greed").nobody_responds()
    assert "Pot of Greed" in t.you.graveyard


def test_ancient_gear_drill_needs_a_machine_and_a_discard() -> None:
    """card: Ancient Gear Drill ①"""
    t = your_turn("hand: Ancient Gear Drill, Umi   monsters: Ancient Gear Golem (set)", deck="Pot of Greed, ")
    t.you.cannot("activate Ancient Gear Drill", because=NOT_MET)
    t = your_turn("hand: Ancient Gear Drill   monsters: Ancient Gear Golem", deck="Pot of Greed, ")
    t.you.cannot("activate Ancient Gear Drill", because=NO_COST)


# -------------------------------------------------------------------------------- sent to the Graveyard, not activated

OJAMAS = ["Ojama Black", "Ojama Green", "Ojama Yellow"]


def test_ojamagic_brings_the_three_when_it_is_discarded() -> None:
    """card: Ojamagic ①"""
    t = your_turn(
        "hand: Ojamagic, Lightning Vortex", "monsters: Kuriboh", "Ojama Green, Ojama Yellow, Ojama Black, Umi, "
    )
    t.you.activates("Lightning Vortex", discarding="Ojamagic").nobody_responds()
    assert sorted(t.you.hand) == OJAMAS


def test_ojamagic_brings_the_three_when_it_is_destroyed_on_the_field() -> None:
    """card: Ojamagic ①"""
    t = your_turn("hand: Heavy Storm   set: Ojamagic", deck="Ojama Green, Ojama Yellow, Ojama Black, Umi, ")
    t.you.activates("Heavy Storm").nobody_responds()
    assert sorted(t.you.hand) == OJAMAS


def test_ojamagic_does_nothing_from_the_deck_or_by_itself() -> None:
    """card: Ojamagic ①"""
    t = your_turn(
        "hand: Ojamagic   monsters: Ehren, Lightsworn Monk", deck="3 Ojamagic, Ojama Green, Ojama Yellow, Ojama Black, "
    )
    t.you.cannot("activate Ojamagic", because="effect-type.trigger.at-stated-timing")
    t.you.ends_turn()
    assert t.you.graveyard == ["Ojamagic", "Ojamagic", "Ojamagic"] and t.you.hand == ["Ojamagic"]


# ----------------------------------------------------------------------------- from the Graveyard and the banishment


def test_magical_stone_excavation_brings_a_spell_back_for_two_cards() -> None:
    """card: Magical Stone Excavation ①"""
    t = your_turn("hand: Magical Stone Excavation, Dark Hole, Kuriboh   graveyard: Pot of Greed, Waboku")
    t.you.activates("Magical Stone Excavation")
    assert sorted(t.you.is_asked("target").offers) == ["Dark Hole", "Pot of Greed"]
    t.you.targets("Pot of Greed").nobody_responds()
    assert t.you.hand == ["Pot of Greed"]
    t = your_turn("hand: Magical Stone Excavation, Dark Hole   graveyard: Pot of Greed")
    t.you.cannot("activate Magical Stone Excavation", because=NO_COST)
    t = your_turn("hand: Magical Stone Excavation, 2 Kuriboh   graveyard: Waboku")
    t.you.cannot("activate Magical Stone Excavation", because=NO_TARGET)


def test_spell_reproduction_brings_a_spell_back_for_two_spells() -> None:
    """card: Spell Reproduction"""
    t = your_turn("hand: Spell Reproduction, Umi, Sogen, Kuriboh   graveyard: Pot of Greed, Waboku")
    t.you.activates("Spell Reproduction", targeting="Pot of Greed").nobody_responds()
    assert t.you.hand == ["Kuriboh", "Pot of Greed"] and {"Umi", "Sogen"} <= set(t.you.graveyard)
    t = your_turn("hand: Spell Reproduction, Umi, Kuriboh, Waboku   graveyard: Pot of Greed")
    t.you.cannot("activate Spell Reproduction", because=NO_COST)


def test_dark_factory_of_mass_production_brings_two_normal_monsters_back() -> None:
    """card: Dark Factory of Mass Production ①"""
    t = your_turn("hand: Dark Factory of Mass Production   graveyard: Gemini Elf, Sangan, Battle Ox, Petit Moth")
    t.you.activates("Dark Factory of Mass Production", targeting=["Gemini Elf", "Battle Ox"]).nobody_responds()
    assert sorted(t.you.hand) == ["Battle Ox", "Gemini Elf"]
    t = your_turn("hand: Dark Factory of Mass Production   graveyard: Gemini Elf, Sangan")
    t.you.cannot("activate Dark Factory of Mass Production", because=NO_TARGET)


def test_soul_reversal_puts_a_flip_monster_on_top_of_the_deck() -> None:
    """card: Soul Reversal"""
    t = your_turn("set: Soul Reversal   graveyard: Man-Eater Bug, Kuriboh")
    t.you.activates("Soul Reversal").nobody_responds()
    assert t.you.deck[0] == "Man-Eater Bug"
    t = your_turn("set: Soul Reversal   graveyard: Kuriboh", "graveyard: Man-Eater Bug")
    t.you.cannot("activate Soul Reversal", because=NO_TARGET)


@pytest.mark.parametrize(
    "who", ["Black Luster Soldier - Envoy of the Beginning", "Chaos Emperor Dragon - Envoy of the End"]
)
def test_primal_seed_brings_two_banished_cards_back(who: str) -> None:
    """card: Primal Seed"""
    t = your_turn("hand: Primal Seed   banished: Umi, Kuriboh, Waboku", f"monsters: {who}")
    t.you.activates("Primal Seed", targeting=["Kuriboh", "Waboku"]).nobody_responds()
    assert sorted(t.you.hand) == ["Kuriboh", "Waboku"] and t.you.banished == ["Umi"]
    t = your_turn("hand: Primal Seed   banished: Umi, Kuriboh", f"monsters: {who} (set)")
    t.you.cannot("activate Primal Seed", because=NOT_MET)
    t = your_turn("hand: Primal Seed   banished: Umi", f"monsters: {who}")
    t.you.cannot("activate Primal Seed", because=NO_TARGET)


def test_miracle_dig_returns_to_the_graveyard_and_sends_nothing_there() -> None:
    """card: Miracle Dig ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Miracle Dig   banished: Kuriboh, Sangan, Gemini Elf, Battle Ox, Vorse Raider
        opp 8000   spells: Coffin Seller, Macro Cosmos
    """)
    t.you.activates("Miracle Dig", targeting=["Sangan", "Gemini Elf", "Kuriboh"]).nobody_responds()
    assert sorted(t.you.graveyard) == ["Gemini Elf", "Kuriboh", "Sangan"] and t.you.lp == 8000
    assert "Miracle Dig" in t.you.banished


def test_the_ancient_telescope_shows_all_that_is_left_of_a_small_deck() -> None:
    """card: Ancient Telescope"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Ancient Telescope   deck: 5 Sogen
        opp 8000   deck: Kuriboh, Sangan
    """)
    t.you.activates("Ancient Telescope").nobody_responds()
    assert t.you.graveyard == ["Ancient Telescope"] and t.opp.deck == ["Kuriboh", "Sangan"]


def test_miracle_dig_returns_three_of_five_banished_monsters() -> None:
    """card: Miracle Dig ①"""
    t = your_turn("hand: Miracle Dig   banished: 3 Kuriboh, Sangan, Gemini Elf, Umi")
    t.you.activates("Miracle Dig", targeting=["Sangan", "Gemini Elf", "Kuriboh"]).nobody_responds()
    assert sorted(t.you.banished) == ["Kuriboh", "Kuriboh", "Umi"]
    assert sorted(t.you.graveyard) == ["Gemini Elf", "Kuriboh", "Miracle Dig", "Sangan"]
    t = your_turn("hand: Miracle Dig   banished: 4 Kuriboh, Umi")
    t.you.cannot("activate Miracle Dig", because=NOT_MET)


# ----------------------------------------------------------------------------------------------------- from the field


def test_burst_return_takes_the_other_heroes_back() -> None:
    """card: Burst Return"""
    t = your_turn(
        "hand: Burst Return   monsters: Elemental HERO Burstinatrix, Elemental HERO Avian, Kuriboh",
        "monsters: Elemental HERO Bubbleman, Elemental HERO Clayman (set)",
    )
    t.you.activates("Burst Return").nobody_responds()
    assert t.you.hand == ["Elemental HERO Avian"] and t.opp.hand == ["Elemental HERO Bubbleman"]
    assert sorted(t.you.monsters) == ["Elemental HERO Burstinatrix", "Kuriboh"]
    assert t.opp.monsters == ["Elemental HERO Clayman"]
    t = your_turn("hand: Burst Return   monsters: Elemental HERO Burstinatrix (set), Elemental HERO Avian")
    t.you.cannot("activate Burst Return", because=NOT_MET)


# -------------------------------------------------------------------------------------------------------------- drawing


def test_chaos_greed_draws_with_four_cards_banished_and_none_in_the_graveyard() -> None:
    """card: Chaos Greed"""
    t = your_turn("hand: Chaos Greed   banished: 4 Umi")
    t.you.activates("Chaos Greed").nobody_responds()
    assert t.you.hand == ["Sogen", "Sogen"]
    t = your_turn("hand: Chaos Greed   banished: 3 Umi", "banished: 4 Umi")
    t.you.cannot("activate Chaos Greed", because=NOT_MET)
    t = your_turn("hand: Chaos Greed   banished: 4 Umi   graveyard: Umi")
    t.you.cannot("activate Chaos Greed", because=NOT_MET)


def test_card_of_demise_draws_to_three_and_empties_the_hand_in_the_end_phase() -> None:
    """card: Card of Demise ①"""
    t = your_turn("hand: Card of Demise, Ookazi, Monster Reborn   graveyard: Kuriboh   monsters: Gemini Elf")
    t.you.activates("Card of Demise").nobody_responds()
    assert len(t.you.hand) == 3
    t.you.cannot("activate Monster Reborn", because=FORBIDDEN)
    t.you.activates("Ookazi").nobody_responds()
    t.you.goes_to("Battle Phase")
    t.you.attacks_directly("Gemini Elf")
    assert t.opp.lp == 8000
    t.you.ends_turn()
    assert t.you.hand == [] and "Monster Reborn" in t.you.graveyard


def test_card_of_demise_is_activated_once_and_draws_at_least_a_card() -> None:
    """card: Card of Demise ①"""
    t = your_turn("hand: 2 Card of Demise, Umi")
    t.you.activates("Card of Demise").nobody_responds()
    assert t.you.hand == ["Card of Demise", "Umi", "Sogen"]
    t.you.cannot("activate Card of Demise", because=ONCE)
    t = your_turn("hand: Card of Demise, 3 Umi")
    t.you.cannot("activate Card of Demise", because=NOT_MET)


def test_card_of_demise_is_too_late_after_a_special_summon() -> None:
    """card: Card of Demise ①"""
    t = your_turn("hand: Card of Demise, Monster Reborn   graveyard: Kuriboh")
    t.you.activates("Monster Reborn")
    t.you.takes_position("attack")
    t.you.cannot("activate Card of Demise", because=NOT_MET)


def test_hieroglyph_lithograph_lets_you_keep_seven_cards_for_the_duel() -> None:
    """card: Hieroglyph Lithograph"""
    t = your_turn("hand: Hieroglyph Lithograph, 6 Kuriboh", "hand: 6 Kuriboh", deck="9 Kuriboh, ")
    t.you.activates("Hieroglyph Lithograph").nobody_responds()
    t.you.ends_turn()
    assert t.you.lp == 7000 and t.turn == 4 and len(t.you.hand) == 6
    t.opp.ends_turn()
    assert t.opp.is_asked("hand limit").least == 1
    t.opp.discards("Kuriboh")
    t.you.ends_turn()
    assert t.turn == 6 and len(t.you.hand) == 7
    t.opp.ends_turn()
    t.opp.discards("Kuriboh")
    t.you.ends_turn()
    assert t.you.is_asked("hand limit").least == 1 and len(t.you.hand) == 8


def test_mind_wipe_exchanges_a_small_hand_of_the_opponent() -> None:
    """card: Mind Wipe"""
    t = your_turn("set: Mind Wipe", "hand: Umi, Kuriboh, Waboku")
    t.you.activates("Mind Wipe").nobody_responds()
    assert len(t.opp.hand) == 3 and len(t.opp.deck) == 8
    t = your_turn("set: Mind Wipe", "hand: 4 Umi")
    t.you.cannot("activate Mind Wipe", because=NOT_MET)


# ------------------------------------------------------------------------------------------------ hands and decks seen


def revealed(t: Table) -> list[str]:
    """The cards that were shown, in order."""
    return [line.removesuffix(" revealed") for line in t.log() if line.endswith(" revealed")]


def test_the_inexperienced_spy_sees_one_card() -> None:
    """card: The Inexperienced Spy"""
    t = your_turn("hand: The Inexperienced Spy", "hand: Umi, Kuriboh")
    t.you.activates("The Inexperienced Spy").nobody_responds()
    assert revealed(t) in (["Umi"], ["Kuriboh"]) and len(t.opp.hand) == 2
    assert not any("revealed" in event.to_text() for event in t.opp.view.events)
    t = your_turn("hand: The Inexperienced Spy")
    t.you.cannot("activate The Inexperienced Spy", because=NOTHING_TO_DO)


def test_ancient_telescope_sees_five_cards_and_leaves_them_there() -> None:
    """card: Ancient Telescope"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: 2 Ancient Telescope   deck: 5 Sogen
        opp 8000   deck: Umi, Kuriboh, Waboku, Sangan, Battle Ox, Gemini Elf
    """)
    t.you.activates("Ancient Telescope").nobody_responds()
    assert t.opp.deck == ["Umi", "Kuriboh", "Waboku", "Sangan", "Battle Ox", "Gemini Elf"]
    assert revealed(t) == t.opp.deck[:5]
    t = table("turn 3, Main Phase 1, you to act\nyou 8000   hand: Ancient Telescope   deck: 5 Sogen\nopp 8000")
    t.you.cannot("activate Ancient Telescope", because=NOTHING_TO_DO)


def test_seal_of_the_ancients_sees_the_face_down_cards() -> None:
    """card: Seal of the Ancients ①"""
    t = your_turn("hand: Seal of the Ancients", "monsters: Man-Eater Bug (set), Kuriboh   set: Waboku, Dark Hole")
    t.you.activates("Seal of the Ancients").nobody_responds()
    assert t.you.lp == 7000 and t.opp.set_cards == ["Waboku", "Dark Hole"]
    assert sorted(revealed(t)) == ["Dark Hole", "Man-Eater Bug", "Waboku"]
    assert t.opp.monster("Man-Eater Bug").position == "set"
    t = your_turn("hand: Seal of the Ancients   set: Waboku", "monsters: Kuriboh")
    t.you.cannot("activate Seal of the Ancients", because=NOTHING_TO_DO)


def test_fengsheng_mirror_discards_a_spirit() -> None:
    """card: Fengsheng Mirror"""
    t = your_turn("hand: Fengsheng Mirror", "hand: Umi, Yata-Garasu, Asura Priest")
    t.you.activates("Fengsheng Mirror")
    t.you.chooses("Asura Priest")
    assert t.opp.hand == ["Umi", "Yata-Garasu"] and t.opp.graveyard == ["Asura Priest"]
    t = your_turn("hand: Fengsheng Mirror", "hand: Umi, Kuriboh")
    t.you.activates("Fengsheng Mirror").nobody_responds()
    assert t.opp.hand == ["Umi", "Kuriboh"]


def test_dragged_down_into_the_grave_discards_what_the_other_player_chooses() -> None:
    """card: Dragged Down into the Grave ①"""
    t = your_turn("hand: Dragged Down into the Grave, Kuriboh, Sangan", "hand: Gemini Elf, Waboku")
    t.you.activates("Dragged Down into the Grave")
    t.you.chooses("Waboku")
    t.opp.chooses("Kuriboh")
    assert t.you.hand == ["Sangan", "Sogen"] and t.opp.hand == ["Gemini Elf", "Sogen"]
    assert t.opp.graveyard == ["Waboku"] and t.you.graveyard == ["Kuriboh", "Dragged Down into the Grave"]


@pytest.mark.parametrize(("mine", "theirs"), [("", "Umi"), (", Umi", "")])
def test_dragged_down_into_the_grave_needs_a_card_in_both_hands(mine: str, theirs: str) -> None:
    """card: Dragged Down into the Grave ①"""
    t = your_turn(f"hand: Dragged Down into the Grave{mine}", f"hand: {theirs}" if theirs else "")
    t.you.cannot("activate Dragged Down into the Grave", because=NOT_MET)


def test_royal_tribute_discards_all_monsters_of_both_hands() -> None:
    """card: Royal Tribute"""
    t = your_turn("hand: Royal Tribute, Kuriboh, Umi   field: Necrovalley", "hand: Gemini Elf, Sangan, Waboku")
    t.you.activates("Royal Tribute").nobody_responds()
    assert t.you.hand == ["Umi"] and t.opp.hand == ["Waboku"]
    assert sorted(t.opp.graveyard) == ["Gemini Elf", "Sangan"]
    t = your_turn("hand: Royal Tribute, Kuriboh", "hand: Sangan   field: Necrovalley")
    t.you.cannot("activate Royal Tribute", because=NOT_MET)
