"""What a card keeps that is banished for a time."""

import pytest

from table import table

TRANSPORTER = "Interdimensional Matter Transporter"


@pytest.mark.rule("link.material.temporary-banish-keeps-link", scenario=0)
def test_a_link_monster_that_comes_back_still_counts_as_link_summoned_from_the_extra_deck() -> None:
    """Q&A of the official database on Ritual Summons says the same: how it was summoned is kept, with what is not."""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   set: {TRANSPORTER}   monsters: Mystical Elf   extra: Imduk the World Chalice Dragon   deck: 5 Sogen
        opp 8000   monsters: Nekroz of Unicore   hand: Jowgen the Spiritualist, Umi   deck: 5 Sogen
    """)
    t.you.does("special summon Imduk the World Chalice Dragon")
    t.you.take_zone(None)
    t.nobody_responds()
    t.you.activates(TRANSPORTER, targeting="Imduk the World Chalice Dragon").nobody_responds()
    t.you.goes_to("End Phase")
    t.you.does("pass")
    t.you.chooses_zone(2)
    t.nobody_responds()
    (imduk,) = [card for card in t.you.view.monsters(t.you.player) if card is not None]
    assert imduk.summoned == "Link Summon" and not imduk.summoned_this_turn and imduk.negated
    t.opp.summons("Jowgen the Spiritualist")
    t.opp.activates("Jowgen the Spiritualist").nobody_responds()
    assert t.you.graveyard[-1] == "Imduk the World Chalice Dragon"
