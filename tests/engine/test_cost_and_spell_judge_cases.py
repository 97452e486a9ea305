"""Positions of judges about costs that cannot be paid, and about Spells that stay."""

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.choices import One
from spellspeed.lang.words.every_word import LIGHT
from spellspeed.lang.words.lines import Activation
from spellspeed.lang.words.nouns import Monster, Spell
from spellspeed.lang.words.places_said import YOUR_HAND
from spellspeed.lang.words.verbs import Discard, Draw
from spellspeed.words import FOR_OPEN_STATE, FOR_RESPONSE
from table import Table, table

SENT = "cost.send-to-gy.blocked-while-sent-cards-are-banished"
DISCARDED = "cost.discard-to-gy.blocked-while-sent-cards-are-banished"


def go_to_turn(t: Table, turn: int) -> None:
    """Go on, doing nothing, until the Main Phase of this turn."""
    while t.turn < turn or t.phase != "Main Phase 1":
        request = t.duel.state.request
        assert request is not None and request.purpose in (FOR_OPEN_STATE, FOR_RESPONSE)
        t.seat_of(request.player).does("end phase" if request.purpose == FOR_OPEN_STATE else "pass")


# ------------------------------------------------------------------------------------------- costs that must get there


def test_dimensional_fissure_keeps_monsters_from_being_sent_as_a_cost_and_says_so() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Mystical Elf   monsters: Zombie Master   graveyard: Pyramid Turtle
        opp 8000   spells: Dimensional Fissure
    """)
    refusal = t.you.cannot("activate Zombie Master", because=SENT)
    assert "Dimensional Fissure" in str(refusal)
    # There is a target, so that is no reason.
    assert [reason.rule for reason in t.you.reasons("activate Zombie Master")] == [
        SENT,
        "cost.unpayable.cannot-activate",
    ]


@pytest.mark.rule("cost.send-to-gy.blocked-while-sent-cards-are-banished", scenario=0)
def test_dimensional_fissure_leaves_spells_and_traps_for_costs() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Emergency Provisions, Twin Swords of Flashing Light - Tryce, Mystical Elf, Hinotama
                   monsters: Battle Ox   set: Jar of Greed
        opp 8000   spells: Dimensional Fissure
    """)
    t.you.activates("Emergency Provisions")
    assert t.you.lp == 9000 and t.you.graveyard == ["Jar of Greed", "Emergency Provisions"]
    t.you.activates("Twin Swords of Flashing Light - Tryce", targeting="Battle Ox")
    # Mystical Elf would be banished, so Hinotama is the only card that pays.
    assert t.you.graveyard[-1] == "Hinotama" and t.you.hand == ["Mystical Elf"]


@pytest.mark.parametrize(
    ("position", "wish", "rule"),
    [
        ("hand: Emergency Provisions   set: Jar of Greed", "activate Emergency Provisions", SENT),
        ("hand: King of the Swamp   deck: Polymerization", "activate King of the Swamp", DISCARDED),
    ],
)
def test_macro_cosmos_is_named_as_what_keeps_a_cost_from_the_graveyard(position: str, wish: str, rule: str) -> None:
    t = table(f"turn 3, Main Phase 1, you to act\nyou 8000   {position}\nopp 8000   spells: Macro Cosmos")
    assert "Macro Cosmos" in str(t.you.cannot(wish, because=rule))


@pytest.mark.rule("effect.conflict.cannot-beats-must", scenario=0)
def test_where_macro_cosmos_cannot_banish_the_cost_can_be_paid() -> None:
    """rule: effect.conflict.cannot-beats-must: Imperial Iron Wall lets nothing be banished, so the card gets there."""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Mystical Elf   monsters: Zombie Master   graveyard: Pyramid Turtle
                   spells: Imperial Iron Wall
        opp 8000   spells: Macro Cosmos
    """)
    t.you.activates("Zombie Master")
    assert t.you.graveyard[-1] == "Mystical Elf" and t.you.banished == []


# ------------------------------------------------------------------------------------------------ Spells that stay


@pytest.mark.rule("spell.resolve.some-normal-spells-stay", scenario=0)
def test_swords_of_revealing_light_leaves_after_three_turns_also_if_its_effect_was_negated() -> None:
    """rule: spell.resolve.some-normal-spells-stay: that it stays and for how long is no effect of it."""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Swords of Revealing Light   deck: 9 Kuriboh
        opp 8000   monsters: Battle Ox (set)   spells: Imperial Order   deck: 9 Kuriboh
    """)
    t.you.activates("Swords of Revealing Light")
    assert t.opp.monster("Battle Ox").position == "set"
    go_to_turn(t, 8)
    assert t.you.spells == ["Swords of Revealing Light"]
    t.opp.goes_to("End Phase")
    t.you.carries_out("Swords of Revealing Light")
    assert t.you.spells == [] and t.you.graveyard == ["Swords of Revealing Light"]


# -------------------------------------------------------------------------------------------- costs of several parts


@pytest.mark.rule("cost.unpayable.cannot-activate", scenario=0)
@pytest.mark.parametrize(("second", "payable"), [("Raigeki", False), ("Petit Angel", True)])
def test_one_card_does_not_pay_for_the_first_and_the_last_part_of_a_cost(second: str, payable: bool) -> None:
    """rule: cost.unpayable.cannot-activate: two LIGHT monsters are wanted, and a Spell between them."""
    light = Discard(One(Monster(attribute=LIGHT), YOUR_HAND))
    price = light.and_(Discard(One(Spell(), YOUR_HAND))).and_(light)
    triple = probe("Test Triple", "Spell", Activation(cost=price, do=Draw(1)))
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Test Triple, Mystical Elf, Hinotama, {second}   deck: 3 Kuriboh
        opp 8000
        """,
        pool=pool_with(triple),
    )
    if not payable:
        t.you.cannot("activate Test Triple", because="cost.unpayable.cannot-activate")
        return
    t.you.activates("Test Triple", discarding="Mystical Elf")
    assert t.you.hand == ["Kuriboh"] and len(t.you.graveyard) == 4
