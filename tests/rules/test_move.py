"""Topic move: how cards change places."""

import pytest

from table import table


@pytest.mark.rule("move.draw.takes-top-card", scenario=1)
def test_a_draw_takes_the_top_card_of_the_own_deck_into_the_hand() -> None:
    t = table("""
        turn 3, Draw Phase, you to act
        you 8000   hand: Battle Ox   deck: Mystical Elf, Gemini Elf, Celtic Guardian
        opp 8000   hand: Kuriboh     deck: Silver Fang, Skull Servant
    """)
    assert t.you.hand == ["Battle Ox", "Mystical Elf"]
    assert t.you.deck == ["Gemini Elf", "Celtic Guardian"]
    assert t.opp.hand == ["Kuriboh"] and t.opp.deck == ["Silver Fang", "Skull Servant"]
    assert t.log().count("you drew") == 1 and "opp drew" not in t.log()
