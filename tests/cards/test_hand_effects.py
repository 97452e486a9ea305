"""Cards: effects activated from the hand, and what is chosen when an effect resolves."""

import pytest

from table import Table, table

BELLE = "Ghost Belle & Haunted Mansion"
NOT_MET = "effect.condition.all-must-be-met"


def their_turn(you: str, opp: str) -> Table:
    return table(f"turn 4, Main Phase 1, opp to act\nyou 8000   {you}\nopp 8000   {opp}   deck: 3 Sangan")


@pytest.mark.parametrize(
    ("card", "opp"),
    [
        ("Monster Reborn", "hand: Monster Reborn   graveyard: Battle Ox"),
        ("Magician of Faith", "monsters: Magician of Faith (set)   graveyard: Umi"),
        ("Soul Release", "hand: Soul Release   graveyard: Battle Ox"),
        ("Book of Life", "hand: Book of Life   graveyard: Ryu Kokki"),
    ],
)
def test_ghost_belle_negates_what_takes_cards_out_of_a_graveyard(card: str, opp: str) -> None:
    """card: Ghost Belle & Haunted Mansion ①"""
    t = their_turn(f"hand: {BELLE}   graveyard: Gemini Elf", opp)
    if card == "Magician of Faith":
        t.opp.flip_summons(card)
    else:
        t.opp.activates(card)
        t.opp.targets(*(["Ryu Kokki", "Gemini Elf"] if card == "Book of Life" else ["Battle Ox"])) if (
            t.opp.is_to_decide()
        ) else None
    t.you.activates(BELLE)
    assert t.you.graveyard == ["Gemini Elf", BELLE] and t.you.banished == []
    assert t.opp.hand == [] and t.opp.banished == []
    assert t.opp.monsters == (["Magician of Faith"] if card == "Magician of Faith" else [])


@pytest.mark.rule("effect.condition.all-must-be-met", scenario=0)
@pytest.mark.parametrize("card", ["Raigeki", "Foolish Burial", "Upstart Goblin"])
def test_ghost_belle_does_not_answer_what_leaves_graveyards_alone(card: str) -> None:
    """card: Ghost Belle & Haunted Mansion ①"""
    t = their_turn(f"hand: {BELLE}   monsters: Gemini Elf", f"hand: {card}   graveyard: Sangan")
    t.opp.activates(card)
    assert not t.you.is_to_decide() and t.opp.hand in ([], ["Sangan"])


@pytest.mark.rule("cost.not-a-card-effect", scenario=0)
def test_a_cost_that_banishes_from_the_graveyard_is_no_effect_that_does() -> None:
    """card: Ghost Belle & Haunted Mansion ①"""
    t = their_turn(f"hand: {BELLE}   monsters: Gemini Elf", "monsters: Bazoo the Soul-Eater   graveyard: Sangan")
    t.opp.activates("Bazoo the Soul-Eater")
    assert t.opp.banished == ["Sangan"] and t.opp.atk_of("Bazoo the Soul-Eater") == 1900
    t.opp.is_asked("open state")


@pytest.mark.rule("effect.once-per-turn.name-limit-binds-the-player", scenario=0)
def test_ghost_belle_is_used_once_a_turn() -> None:
    """card: Ghost Belle & Haunted Mansion ①"""
    t = their_turn(f"hand: {BELLE}, {BELLE}", "hand: Monster Reborn, Soul Release   graveyard: Battle Ox")
    t.opp.activates("Monster Reborn", targeting="Battle Ox")
    t.you.activates(BELLE)
    t.opp.activates("Soul Release", targeting="Battle Ox")
    t.opp.is_asked("open state")
    assert t.opp.banished == ["Battle Ox"] and t.you.hand == [BELLE]


@pytest.mark.parametrize("where", ["hand: Wattkinetic Puppeteer", "monsters: Wattkinetic Puppeteer"])
def test_wattkinetic_puppeteer_moves_a_monster_of_the_opponent_in_either_turn(where: str) -> None:
    """card: Wattkinetic Puppeteer ①"""
    t = their_turn(where, "monsters: Gemini Elf (set)   hand: Battle Ox")
    t.opp.summons("Battle Ox", zone=3)
    t.you.activates("Wattkinetic Puppeteer", targeting="Battle Ox")
    assert t.you.graveyard == ["Wattkinetic Puppeteer"]
    t.you.chooses_zone(5)
    assert t.opp.monster("Battle Ox").zone == 5 and t.opp.monster("Gemini Elf").zone == 1
    t.opp.is_asked("open state")


def test_wattkinetic_puppeteer_needs_a_free_zone_beside_the_monster() -> None:
    """card: Wattkinetic Puppeteer ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Wattkinetic Puppeteer
        opp 8000   monsters: Gemini Elf, Battle Ox, Silver Fang, Sangan, Kuriboh
    """)
    t.you.cannot("activate Wattkinetic Puppeteer", because="target.timing.chosen-at-activation")


def test_r_righteous_justice_destroys_as_many_spells_and_traps_as_there_are_heroes() -> None:
    """card: R - Righteous Justice ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: R - Righteous Justice   monsters: Elemental HERO Avian, Elemental HERO Burstinatrix, Sangan
        opp 8000   set: Trap Hole, Mirror Force   spells: Gravity Bind
    """)
    t.you.activates("R - Righteous Justice")
    question = t.you.is_asked("effect")
    assert (question.least, question.most) == (2, 2)
    t.you.chooses("Gravity Bind", "Mirror Force")
    assert sorted(t.opp.graveyard) == ["Gravity Bind", "Mirror Force"] and t.opp.set_cards == ["Trap Hole"]


def test_r_righteous_justice_needs_a_hero_and_as_many_cards() -> None:
    """card: R - Righteous Justice ①"""
    position = """
        turn 3, Main Phase 1, you to act
        you 8000   hand: R - Righteous Justice   monsters: {}
        opp 8000   set: Trap Hole
    """
    impossible = "effect.condition.no-possible-resolution-blocks-activation"
    table(position.format("Sangan")).you.cannot("activate R - Righteous Justice", because=impossible)
    two = "Elemental HERO Avian, Elemental HERO Burstinatrix"
    table(position.format(two)).you.cannot("activate R - Righteous Justice", because=impossible)
    t = table(position.format("Elemental HERO Avian"))
    t.you.activates("R - Righteous Justice")
    assert t.opp.graveyard == ["Trap Hole"]
