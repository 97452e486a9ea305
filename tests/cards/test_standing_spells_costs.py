"""Cards: what an attack costs, and what only other cards place."""

import pytest

from table import table

# ------------------------------------------------------------------------------------------------ what an attack costs


@pytest.mark.parametrize("who", ["you", "opp"])
def test_the_toll_is_500_for_each_attack_of_either_player(who: str) -> None:
    """card: Toll"""
    t = table(f"""
        turn {3 if who == "you" else 4}, Battle Step, {who} to act
        you 1200   spells: Toll   {"monsters: Sangan, Kuriboh, Battle Ox" if who == "you" else ""}
        opp 1200   {"monsters: Sangan, Kuriboh, Battle Ox" if who == "opp" else ""}
    """)
    seat, other = (t.you, t.opp) if who == "you" else (t.opp, t.you)
    seat.attacks_directly("Kuriboh")
    t.nobody_responds()
    assert (seat.lp, other.lp) == (700, 900)
    seat.can("attack directly with Sangan")


@pytest.mark.parametrize(
    ("lp", "tolls", "possible"), [(500, 1, True), (499, 1, False), (1000, 2, True), (999, 2, False)]
)
def test_who_cannot_pay_the_toll_cannot_attack(lp: int, tolls: int, possible: bool) -> None:
    """card: Toll"""
    t = table(f"""
        turn 3, Battle Step, you to act
        you {lp}   monsters: Sangan
        opp 8000   spells: {tolls} Toll
    """)
    if possible:
        t.you.can("attack directly with Sangan")
    else:
        t.you.cannot("attack directly with Sangan", because="cost.lp.not-more-than-current")


def test_nobody_pays_a_toll_that_is_negated() -> None:
    """card: Toll"""
    t = table("""
        turn 3, Battle Step, you to act
        you 100   monsters: Sangan
        opp 8000   spells: Toll, Imperial Order
    """)
    t.you.attacks_directly("Sangan")
    assert t.you.lp == 100


def test_the_gravekeepers_servant_takes_the_top_card_of_whoever_attacks_its_player() -> None:
    """card: Gravekeeper's Servant"""
    t = table("""
        turn 4, Battle Step, opp to act
        you 8000   spells: Gravekeeper's Servant   deck: 2 Umi
        opp 8000   monsters: Sangan, Kuriboh   deck: Sogen, Dark Hole
    """)
    t.opp.attacks_directly("Sangan")
    t.nobody_responds()
    assert t.opp.graveyard == ["Sogen"] and t.you.deck == ["Umi", "Umi"] and t.you.lp == 7000
    t.opp.attacks_directly("Kuriboh")
    t.nobody_responds()
    assert t.opp.graveyard == ["Sogen", "Dark Hole"]


def test_under_the_gravekeepers_servant_nobody_attacks_without_a_deck() -> None:
    """card: Gravekeeper's Servant"""
    position = """
        turn {turn}, Battle Step, {who} to act
        you 8000   spells: Gravekeeper's Servant   monsters: Sangan
        opp 8000   monsters: Kuriboh
    """
    t = table(position.format(turn=4, who="opp"))
    t.opp.cannot("attack Sangan with Kuriboh", because="cost.unpayable.cannot-activate")
    t = table(position.format(turn=3, who="you"))
    t.you.attacks("Sangan", "Kuriboh")
    assert t.you.graveyard == [] and "Kuriboh" in t.opp.graveyard


# --------------------------------------------------------------------------------------- what only other cards place

ONLY_PLACED = [
    'Spirit Message "I"',
    'Spirit Message "N"',
    'Spirit Message "A"',
    'Spirit Message "L"',
    "The Second Sarcophagus",
    "The Third Sarcophagus",
]


@pytest.mark.parametrize("card", ONLY_PLACED)
def test_what_only_other_cards_place_is_neither_activated_nor_set(card: str) -> None:
    """card: Spirit Message "I", Spirit Message "N", Spirit Message "A", Spirit Message "L", The Second Sarcophagus,
    The Third Sarcophagus"""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: {card}, Toll   set: Dust Tornado
        opp 8000   spells: Toll
    """)
    t.you.cannot(f"activate {card}", because="card.text.activation-condition-and-effect")
    t.you.cannot(f"set {card}", because="card.text.activation-condition-and-effect")
    t.you.activates("Dust Tornado", targeting="Toll").nobody_responds()
    t.you.says_yes()
    t.you.take_zone()
    assert t.you.set_cards == ["Toll"] and t.you.hand == [card]
