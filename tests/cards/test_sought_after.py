"""Cards: Spells and Traps of old decks that each say something of their own."""

import pytest

from table import Table, table

NOT_MET = "effect.condition.all-must-be-met"
NO_TARGET = "target.timing.chosen-at-activation"
FORBIDDEN = "effect.cannot.forbids-while-it-applies"
IN_VAIN = "effect.condition.no-possible-resolution-blocks-activation"


def your_turn(you: str, opp: str = "", phase: str = "Main Phase 1") -> Table:
    return table(f"turn 3, {phase}, you to act\nyou 8000   {you}   deck: 9 Sogen\nopp 8000   {opp}   deck: 9 Sogen")


def their_turn(you: str, opp: str = "", phase: str = "Battle Step") -> Table:
    return table(f"turn 4, {phase}, opp to act\nyou 8000   {you}   deck: 9 Sogen\nopp 8000   {opp}   deck: 9 Sogen")


# ----------------------------------------------------------------------------------------------------------- equipped


@pytest.mark.parametrize("effect", [2, 3])
def test_the_necklace_brings_a_card_or_takes_one_as_its_wearer_falls(effect: int) -> None:
    """card: Necklace of Command"""
    t = their_turn(
        "monsters: Kuriboh   spells: Necklace of Command (on Kuriboh)   hand: Umi",
        "monsters: Gemini Elf   hand: Umi, Forest",
    )
    t.opp.attacks("Gemini Elf", "Kuriboh")
    t.you.triggers("Necklace of Command", effect - 1)
    t.nobody_responds()
    assert (len(t.you.hand), len(t.opp.hand)) == ((2, 2) if effect == 2 else (1, 1))


def test_the_necklace_is_equipped() -> None:
    """card: Necklace of Command"""
    t = your_turn("hand: Necklace of Command, Umi   monsters: Kuriboh")
    t.you.activates("Necklace of Command").nobody_responds()
    assert t.you.spells == ["Necklace of Command"]


@pytest.mark.parametrize("how", ["the other player's monster", "an effect"])
def test_the_necklace_brings_nothing_for_any_other_loss(how: str) -> None:
    """card: Necklace of Command"""
    if how == "an effect":
        t = their_turn(
            "monsters: Kuriboh   spells: Necklace of Command (on Kuriboh)   hand: Umi", "hand: Fissure", "Main Phase 1"
        )
        t.opp.activates("Fissure").nobody_responds()
    else:
        t = your_turn(
            "monsters: Gemini Elf   spells: Necklace of Command (on opp zone 1)   hand: Umi",
            "monsters: Kuriboh   hand: Umi",
            "Battle Step",
        )
        t.you.attacks("Gemini Elf", "Kuriboh")
    assert "Necklace of Command" in t.you.graveyard and t.you.hand == ["Umi"]
    assert not t.chain
