"""What cards are, as a judge would ask: names while effects are negated."""

import pytest

from table import table

DECK = "deck: 5 Mystical Elf"
PROTO = "Proto-Cyber Dragon"


@pytest.mark.rule("negate.skill-drain.unclassified-effects-on-field", scenario=0)
def test_a_name_that_an_effect_gives_is_lost_while_that_effect_is_negated() -> None:
    """rule: negate.skill-drain.unclassified-effects-on-field"""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000  hand: Polymerization, Cyber Dragon, Mystical Space Typhoon   monsters: {PROTO}   set: Skill Drain
                  extra: Cyber Twin Dragon   {DECK}
        opp 8000  {DECK}
    """)
    t.you.can("activate Polymerization")
    t.you.activates("Skill Drain").nobody_responds()
    t.you.cannot("activate Polymerization", because="effect.condition.no-possible-resolution-blocks-activation")
    t.you.activates("Mystical Space Typhoon", targeting="Skill Drain").nobody_responds()
    t.you.can("activate Polymerization")


@pytest.mark.rule("card.facedown.no-name-type-attribute-change", scenario=0)
@pytest.mark.parametrize("lies", ["hand", "monsters"])
def test_a_name_that_an_effect_gives_is_had_face_up_on_the_field_only(lies: str) -> None:
    """rule: card.facedown.no-name-type-attribute-change"""
    where = f", {PROTO}" if lies == "hand" else f"   monsters: {PROTO} (set)"
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000  hand: Polymerization, Cyber Dragon{where}   extra: Cyber Twin Dragon   {DECK}
        opp 8000                                                                         {DECK}
    """)
    t.you.cannot("activate Polymerization", because="effect.condition.no-possible-resolution-blocks-activation")
