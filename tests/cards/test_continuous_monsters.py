"""The monsters of negation.py that forbid Special Summons, grow or are used, each played by name."""

import pytest

from table import table

NO_TARGET = "target.timing.chosen-at-activation"
NO_COST = "cost.unpayable.cannot-activate"
NOTHING_TO_DO = "effect.condition.no-possible-resolution-blocks-activation"
CONDITION = "effect.condition.all-must-be-met"
USED_UP = "effect.once-per-turn.limits-the-user"
FORBIDDEN = "effect.cannot.forbids-while-it-applies"

# -------------------------------------------------------------------------------------------- Jowgen the Spiritualist


def test_jowgen_discards_a_random_card_and_destroys_all_special_summoned_monsters() -> None:
    """card: Jowgen the Spiritualist"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Umi, Kuriboh   monsters: Jowgen the Spiritualist, Vorse Raider (special summoned this turn)
        opp 8000   monsters: Mystical Elf (special summoned this turn), Celtic Guardian, Giant Rat (set)
    """)
    t.you.activates("Jowgen the Spiritualist").nobody_responds()
    assert len(t.you.hand) == 1 and len(t.you.graveyard) == 2
    assert t.you.monsters == ["Jowgen the Spiritualist"] and t.opp.monsters == ["Celtic Guardian", "Giant Rat"]
    assert t.opp.graveyard == ["Mystical Elf"]
    t.you.cannot("activate Jowgen the Spiritualist", because=NOTHING_TO_DO)


def test_jowgen_destroys_a_special_summoned_monster_that_has_been_turned_face_down() -> None:
    """card: Jowgen the Spiritualist"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Book of Moon, Kuriboh   monsters: Jowgen the Spiritualist
        opp 8000   monsters: Mystical Elf (special summoned this turn)
    """)
    t.you.activates("Book of Moon", targeting="Mystical Elf").nobody_responds()
    t.you.activates("Jowgen the Spiritualist").nobody_responds()
    assert t.opp.graveyard == ["Mystical Elf"]


def test_jowgen_needs_a_card_in_the_hand() -> None:
    """card: Jowgen the Spiritualist"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Jowgen the Spiritualist
        opp 8000   monsters: Mystical Elf (special summoned this turn)
    """)
    t.you.cannot("activate Jowgen the Spiritualist", because=NO_COST)


@pytest.mark.parametrize("position", ["", " (set)"])
def test_jowgen_lets_nobody_special_summon_while_it_is_face_up(position: str) -> None:
    """card: Jowgen the Spiritualist"""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Monster Reborn   graveyard: Vorse Raider
        opp 8000   monsters: Jowgen the Spiritualist{position}
    """)
    if position:
        t.you.can("activate Monster Reborn")
    else:
        t.you.cannot("activate Monster Reborn", because=NO_TARGET)


@pytest.mark.rule("effect.conflict.cannot-beats-must", scenario=0)
def test_jowgen_that_comes_in_the_same_chain_stops_monster_reborn() -> None:
    """card: Jowgen the Spiritualist"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Monster Reborn   graveyard: Vorse Raider
        opp 8000   set: Call of the Haunted   graveyard: Jowgen the Spiritualist
    """)
    t.you.activates("Monster Reborn", targeting="Vorse Raider")
    t.opp.activates("Call of the Haunted", targeting="Jowgen the Spiritualist").nobody_responds()
    t.opp.settle_zone(None)
    t.nobody_responds()
    assert t.you.monsters == [] and t.you.graveyard == ["Vorse Raider", "Monster Reborn"]


# -------------------------------------------------------------------------------------------------- monsters that grow


def test_cybernetic_cyclopean_has_1000_more_while_the_hand_is_empty() -> None:
    """card: Cybernetic Cyclopean"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Trap Hole   monsters: Cybernetic Cyclopean   deck: 3 Kuriboh
        opp 8000   hand: Kuriboh   deck: 3 Kuriboh
    """)
    assert t.you.atk_of("Cybernetic Cyclopean") == 1400
    t.you.sets("Trap Hole")
    assert t.you.atk_of("Cybernetic Cyclopean") == 2400
    t.you.ends_turn()
    t.nobody_responds()
    t.opp.ends_turn()
    t.nobody_responds()
    assert t.you.hand == ["Kuriboh"] and t.you.atk_of("Cybernetic Cyclopean") == 1400


@pytest.mark.parametrize(
    ("mine", "atk"),
    [
        ("", 3000),
        ("   field: Umi", 3000),
        ("   hand: Kuriboh", 1500),
        ("   set: Trap Hole", 1500),
        ("   spells: Banner of Courage", 1500),
    ],
)
def test_theban_nightmare_has_1500_more_without_hand_and_cards_in_the_spell_trap_zones(mine: str, atk: int) -> None:
    """card: Theban Nightmare ①"""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Theban Nightmare, Kuriboh{mine}
        opp 8000   hand: Kuriboh   set: Trap Hole
    """)
    assert t.you.atk_of("Theban Nightmare") == atk


def test_buster_blader_counts_the_dragons_of_the_opponents_field_and_graveyard() -> None:
    """card: Buster Blader ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Buster Blader, Luster Dragon   graveyard: Baby Dragon   hand: Smashing Ground
        opp 8000   monsters: Spear Dragon, Cave Dragon (set), Cyber Dragon   graveyard: 2 Baby Dragon, Kuriboh
                   hand: Luster Dragon   banished: Luster Dragon
    """)
    assert t.you.atk_of("Buster Blader") == 2600 + 3 * 500
    # Cyber Dragon, a Machine, has the highest DEF.
    t.you.activates("Smashing Ground").nobody_responds()
    assert t.opp.graveyard[-1] == "Cyber Dragon" and t.you.atk_of("Buster Blader") == 4100


# ----------------------------------------------------------------------------------------------- Bazoo the Soul-Eater


def test_bazoo_grows_by_300_for_each_banished_monster_until_the_opponents_turn_ends() -> None:
    """card: Bazoo the Soul-Eater"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Bazoo the Soul-Eater   deck: 3 Kuriboh
                   graveyard: Sangan, Kuriboh, Umi, Vorse Raider, Mystical Elf
        opp 8000   deck: 3 Kuriboh   graveyard: Giant Rat
    """)
    t.you.activates("Bazoo the Soul-Eater")
    question = t.you.is_asked("cost")
    assert question.offers == ["Sangan", "Kuriboh", "Vorse Raider", "Mystical Elf"]
    assert (question.least, question.most) == (1, 3)
    t.you.chooses("Sangan", "Mystical Elf")
    assert t.you.banished == ["Sangan", "Mystical Elf"]
    t.nobody_responds()
    assert t.you.atk_of("Bazoo the Soul-Eater") == 1600 + 600
    t.you.cannot("activate Bazoo the Soul-Eater", because=USED_UP)
    t.you.ends_turn()
    t.nobody_responds()
    assert t.turn == 4 and t.you.atk_of("Bazoo the Soul-Eater") == 2200
    t.opp.ends_turn()
    t.nobody_responds()
    assert t.turn == 5 and t.you.atk_of("Bazoo the Soul-Eater") == 1600


def test_bazoo_needs_a_monster_in_its_players_graveyard() -> None:
    """card: Bazoo the Soul-Eater"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Bazoo the Soul-Eater   graveyard: Umi
        opp 8000   graveyard: Giant Rat
    """)
    t.you.cannot("activate Bazoo the Soul-Eater", because=NO_COST)


# ------------------------------------------------------------------------------- Chiron the Mage and Abyss Soldier


def test_chiron_discards_a_spell_and_destroys_a_spell_or_trap_of_the_opponent() -> None:
    """card: Chiron the Mage"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Chiron the Mage   hand: Umi, Ookazi, Kuriboh, Trap Hole   spells: Banner of Courage
        opp 8000   monsters: Kuriboh   set: Mirror Force   spells: Banner of Courage   field: Sogen
    """)
    t.you.activates("Chiron the Mage")
    assert t.you.is_asked("discard").offers == ["Umi", "Ookazi"]
    t.you.discards("Umi")
    assert sorted(t.you.is_asked("target").offers) == ["Banner of Courage", "Mirror Force", "Sogen"]
    t.you.targets("Mirror Force")
    t.nobody_responds()
    assert t.opp.graveyard == ["Mirror Force"] and t.you.graveyard == ["Umi"]
    t.you.cannot("activate Chiron the Mage", because=USED_UP)


@pytest.mark.parametrize(
    ("hand", "theirs", "because"),
    [("Kuriboh, Trap Hole", "set: Mirror Force", NO_COST), ("Umi", "monsters: Kuriboh", NO_TARGET)],
)
def test_chiron_needs_a_spell_in_the_hand_and_a_target(hand: str, theirs: str, because: str) -> None:
    """card: Chiron the Mage"""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Chiron the Mage   hand: {hand}   set: Trap Hole
        opp 8000   {theirs}
    """)
    t.you.cannot("activate Chiron the Mage", because=because)


def test_abyss_soldier_discards_a_water_monster_and_returns_any_card_to_its_owners_hand() -> None:
    """card: Abyss Soldier"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Abyss Soldier, Kuriboh (owner opp)   hand: Penguin Soldier, Mother Grizzly, Umi, Sangan
        opp 8000   set: Mirror Force   field: Sogen
    """)
    t.you.activates("Abyss Soldier")
    assert t.you.is_asked("discard").offers == ["Penguin Soldier", "Mother Grizzly"]
    t.you.discards("Penguin Soldier")
    assert sorted(t.you.is_asked("target").offers) == ["Abyss Soldier", "Kuriboh", "Mirror Force", "Sogen"]
    t.you.targets("Kuriboh")
    t.nobody_responds()
    assert t.opp.hand == ["Kuriboh"] and t.you.graveyard == ["Penguin Soldier"]
    t.you.cannot("activate Abyss Soldier", because=USED_UP)


def test_abyss_soldier_can_return_itself_and_needs_a_water_monster() -> None:
    """card: Abyss Soldier"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Abyss Soldier   hand: Penguin Soldier
        opp 8000
    """)
    t.you.activates("Abyss Soldier", discarding="Penguin Soldier", targeting="Abyss Soldier").nobody_responds()
    assert t.you.hand == ["Abyss Soldier"] and t.you.monsters == []
    t.you.summons("Abyss Soldier")
    t.you.cannot("activate Abyss Soldier", because=NO_COST)


# -------------------------------------------------------------------------------------------- Levia-Dragon - Daedalus


@pytest.mark.parametrize("umi", ["Umi", "A Legendary Ocean"])
def test_levia_dragon_sends_umi_and_destroys_everything_else(umi: str) -> None:
    """card: Levia-Dragon - Daedalus"""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Levia-Dragon - Daedalus, Mystical Elf   field: {umi}   set: Trap Hole
        opp 8000   monsters: Vorse Raider, Celtic Guardian (set)   set: Mirror Force   field: Sogen
    """)
    t.you.activates("Levia-Dragon - Daedalus").nobody_responds()
    assert f"{umi} sent to graveyard (cost)" in t.log() and f"{umi} destroyed (effect)" not in t.log()
    assert t.you.monsters == ["Levia-Dragon - Daedalus"] and t.you.set_cards == []
    assert t.opp.monsters == [] and t.opp.set_cards == [] and t.opp.field_zone == [] and len(t.opp.graveyard) == 4


@pytest.mark.parametrize(
    ("mine", "theirs", "because"),
    [
        ("   field: Umi (set)", "monsters: Kuriboh", NO_COST),
        ("", "monsters: Kuriboh   field: Umi", NO_COST),
        ("   field: Sogen", "monsters: Kuriboh", NO_COST),
        # After the cost nothing would be left to destroy.
        ("   field: Umi", "", NOTHING_TO_DO),
    ],
)
def test_levia_dragon_needs_its_own_face_up_umi_and_another_card(mine: str, theirs: str, because: str) -> None:
    """card: Levia-Dragon - Daedalus"""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Levia-Dragon - Daedalus{mine}
        opp 8000   {theirs}
    """)
    t.you.cannot("activate Levia-Dragon - Daedalus", because=because)


# -------------------------------------------------------------------------------------- The Agent of Judgment - Saturn


def test_saturn_inflicts_the_difference_of_the_life_points_and_gives_up_the_battle_phase() -> None:
    """card: The Agent of Judgment - Saturn"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: The Agent of Judgment - Saturn, Vorse Raider   field: The Sanctuary in the Sky
        opp 5500
    """)
    t.you.can("Battle Phase")
    t.you.activates("The Agent of Judgment - Saturn")
    assert t.you.graveyard == ["The Agent of Judgment - Saturn"]
    t.nobody_responds()
    assert t.opp.lp == 3000 and t.you.lp == 8000
    t.you.cannot("Battle Phase", because=FORBIDDEN)


@pytest.mark.rule("effect.resolve.field-condition-must-still-hold", scenario=0)
def test_saturn_does_nothing_if_the_sanctuary_has_gone() -> None:
    """card: The Agent of Judgment - Saturn"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: The Agent of Judgment - Saturn   field: The Sanctuary in the Sky
        opp 5500   set: Mystical Space Typhoon
    """)
    t.you.activates("The Agent of Judgment - Saturn")
    t.opp.activates("Mystical Space Typhoon", targeting="The Sanctuary in the Sky").nobody_responds()
    assert t.opp.lp == 5500 and "The Agent of Judgment - Saturn" in t.you.graveyard


@pytest.mark.parametrize(("opponents", "left"), [(5500, 3500), (7999, 7999)])
def test_saturn_inflicts_the_difference_that_there_is_at_resolution(opponents: int, left: int) -> None:
    """card: The Agent of Judgment - Saturn"""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: The Agent of Judgment - Saturn, Kuriboh   field: The Sanctuary in the Sky
        opp {opponents}   set: Just Desserts
    """)
    t.you.activates("The Agent of Judgment - Saturn")
    t.opp.activates("Just Desserts").nobody_responds()
    assert t.you.lp == 7500 and t.opp.lp == left


@pytest.mark.parametrize(
    ("phase", "mine", "theirs"),
    [
        ("Main Phase 1", "5500   field: The Sanctuary in the Sky", "5500"),
        ("Main Phase 1", "8000", "5500"),
        ("Main Phase 1", "8000", "5500   field: The Sanctuary in the Sky"),
        ("Main Phase 1", "8000   field: The Sanctuary in the Sky (set)", "5500"),
        ("Main Phase 1", "8000   field: Sogen", "5500"),
        ("Main Phase 2", "8000   field: The Sanctuary in the Sky", "5500"),
    ],
)
def test_saturn_needs_more_life_points_its_own_sanctuary_and_no_battle_phase(
    phase: str, mine: str, theirs: str
) -> None:
    """card: The Agent of Judgment - Saturn"""
    t = table(f"""
        turn 3, {phase}, you to act
        you {mine}   monsters: The Agent of Judgment - Saturn
        opp {theirs}
    """)
    t.you.cannot("activate The Agent of Judgment - Saturn", because=CONDITION)
