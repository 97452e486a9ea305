"""An effect that could do nothing is not offered, whether it targets or not (003:137, 000:371)."""

import pytest

from table import table

NOTHING = "effect.condition.no-possible-resolution-blocks-activation"

pytestmark = pytest.mark.rule(NOTHING)


@pytest.mark.parametrize(("wall", "asked"), [("", "trigger"), ("spells: Imperial Iron Wall", "open state")])
def test_warrior_lady_has_nothing_to_banish_under_imperial_iron_wall(wall: str, asked: str) -> None:
    t = table(f"""
        turn 3, Battle Step, you to act
        you 8000   monsters: D.D. Warrior Lady   hand: Umi   deck: 3 Umi
        opp 8000   monsters: Mystical Elf (defense)   deck: 3 Umi   {wall}
    """)
    t.you.attacks("D.D. Warrior Lady", "Mystical Elf")
    t.you.is_asked(asked)


@pytest.mark.parametrize(("wall", "asked"), [("", "trigger"), ("spells: Imperial Iron Wall", "open state")])
def test_dark_law_cannot_take_a_hidden_card_that_cannot_be_banished(wall: str, asked: str) -> None:
    t = table(f"""
        turn 4, Main Phase 1, opp to act
        you 8000   monsters: Masked HERO Dark Law   {wall}
        opp 8000   hand: Reinforcement of the Army, Umi   deck: D.D. Assailant, 3 Sogen
    """)
    t.opp.activates("Reinforcement of the Army").nobody_responds()
    (t.you if asked == "trigger" else t.opp).is_asked(asked)
