"""Topic trap: effects of Continuous Traps, and Traps that are activated from the hand."""

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.choices import ANY_CARD, Compare, Exists, Not, One
from spellspeed.lang.words.every_word import FACE_UP, UNTIL_TURN_ENDS, YOU
from spellspeed.lang.words.lines import Activation, Limit, Quick
from spellspeed.lang.words.nouns import THE_TARGET, AtLeast, LifePoints, Monster
from spellspeed.lang.words.places_said import OPPONENTS_FIELD, YOUR_FIELD
from spellspeed.lang.words.verbs import Draw, NegateEffectsOf
from table import table

SOURCE = probe("Probe Source", "Trap / Continuous", Quick(1, limit=Limit(), do=Draw(1)))
# Infinite Impermanence, without what it does to a column.
BUBBLE = probe(
    "Probe Bubble",
    "Trap / Normal",
    Activation(
        1,
        target=One(Monster(FACE_UP), OPPONENTS_FIELD),
        do=NegateEffectsOf(THE_TARGET, until=UNTIL_TURN_ENDS),
        from_hand=Not(Exists(ANY_CARD, YOUR_FIELD)),
    ),
)
SNARE = probe("Probe Snare", "Trap / Normal", Activation(do=Draw(1), from_hand=Compare(LifePoints(YOU), AtLeast(1))))
POOL = pool_with(SOURCE, BUBBLE, SNARE)


@pytest.mark.rule("trap.continuous.may-have-monster-like-effects", scenario=1)
def test_an_effect_of_a_face_up_continuous_trap_is_activated_in_a_later_turn_without_the_card() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   set: Probe Source   deck: 6 Mystical Elf
        opp 8000   set: Seven Tools of the Bandit   deck: 6 Mystical Elf
        """,
        pool=POOL,
        ask_all=True,
    )
    # The activation of the card is one that Seven Tools of the Bandit answers.
    t.you.activates("Probe Source")
    assert "activate Seven Tools of the Bandit" in t.opp.is_offered()
    t.nobody_responds()
    t.you.ends_turn()
    t.nobody_responds()
    assert t.turn == 4 and t.you.spells == ["Probe Source"]
    t.opp.does("battle phase")
    before = len(t.you.hand)
    assert "activate Probe Source" in t.you.is_offered()
    t.you.activates("Probe Source")
    # That of its effect is not.
    assert t.opp.is_offered() == ["pass"]
    t.opp.cannot(
        "activate Seven Tools of the Bandit",
        because="negate.card-activation-negation.cannot-hit-effect-activation",
    )
    t.nobody_responds()
    assert t.you.spells == ["Probe Source"] and len(t.you.hand) == before + 1
    t.you.cannot("activate Probe Source", because="effect.once-per-turn.limits-the-user")


@pytest.mark.rule("trap.hand.activation-by-own-text-needs-a-zone", scenario=1)
@pytest.mark.parametrize("whose", ["you", "opp"])
def test_a_trap_is_activated_from_the_hand_as_its_text_allows_and_lies_on_the_field_meanwhile(whose: str) -> None:
    t = table(
        f"""
        turn 3, Main Phase 1, {whose} to act
        you 8000   hand: Probe Bubble   deck: 3 Mystical Elf
        opp 8000   monsters: Cannon Soldier   set: Just Desserts   deck: 3 Mystical Elf
        """,
        pool=POOL,
        ask_all=True,
    )
    if whose == "opp":
        t.opp.does("battle phase")
    assert "activate Probe Bubble" in t.you.is_offered()
    t.you.activates("Probe Bubble", zone=2, targeting="Cannon Soldier")
    t.opp.is_asked("response")
    card = t.you.spell_trap("Probe Bubble")
    assert (card.position, card.zone, t.you.hand) == ("face-up", 2, [])
    t.nobody_responds()
    assert t.you.graveyard == ["Probe Bubble"] and t.you.spells == []


@pytest.mark.rule("trap.hand.activation-by-own-text-needs-a-zone", scenario=1)
def test_a_trap_whose_condition_is_not_met_stays_in_the_hand() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Probe Bubble   monsters: Kuriboh
        opp 8000   monsters: Cannon Soldier
        """,
        pool=POOL,
    )
    t.you.cannot("activate Probe Bubble", because="trap.set.must-be-set-first")


@pytest.mark.rule("trap.hand.activation-by-own-text-needs-a-zone", scenario=1)
def test_a_trap_is_not_activated_from_the_hand_without_a_free_zone() -> None:
    position = """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Probe Snare   set: {others} Trap Hole   monsters: Kuriboh   deck: 3 Mystical Elf
        opp 8000
    """
    t = table(position.format(others=5), pool=POOL)
    assert "activate Probe Snare" not in t.you.is_offered()
    t.you.cannot("activate Probe Snare", because="spell.activation.hand-needs-free-zone")
    t = table(position.format(others=4), pool=POOL)
    t.you.activates("Probe Snare").nobody_responds()
    assert t.you.hand == ["Mystical Elf"]
