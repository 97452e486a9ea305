"""Topic link: Link Markers are no effects, and no monster is moved to an Extra Monster Zone."""

from typing import Final

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.choices import One
from spellspeed.lang.words.every_word import LINK_SUMMON
from spellspeed.lang.words.lines import Activation, Ignition, Materials
from spellspeed.lang.words.nouns import A_MONSTER, THE_TARGET, THIS_CARD
from spellspeed.lang.words.places_said import OPPONENTS_FIELD, YOUR_FIELD
from spellspeed.lang.words.rare import MoveToZone
from spellspeed.lang.words.verbs import Equip
from spellspeed.words import ARROW_BOTTOM, ARROW_LEFT, ARROW_RIGHT, ARROW_TOP
from table import Table, table

TWO: Final = Materials(of=(A_MONSTER, A_MONSTER), by=LINK_SUMMON)
DUO: Final = probe("Test Duo", "Cyberse / Link", TWO, arrows=ARROW_BOTTOM | ARROW_TOP)
SIDEWAYS: Final = probe("Test Sideways", "Cyberse / Link", TWO, arrows=ARROW_LEFT | ARROW_RIGHT)
# "Target 1 monster your opponent controls; equip it to this card."
EATER: Final = probe(
    "Test Eater",
    "Spellcaster / Effect",
    Ignition(1, target=One(A_MONSTER, OPPONENTS_FIELD), do=Equip(THIS_CARD, THE_TARGET)),
)
MOVER: Final = probe("Test Mover", "Spell", Activation(target=One(A_MONSTER, YOUR_FIELD), do=MoveToZone(THE_TARGET)))
POOL: Final = pool_with(DUO, SIDEWAYS, EATER, MOVER)


def your_turn(you: str, opp: str = "") -> Table:
    return table(f"turn 3, Main Phase 1, you to act\nyou 8000   {you}\nopp 8000   {opp}", POOL)


@pytest.mark.rule("link.marker.not-an-effect", scenario=1)
def test_link_markers_work_while_effects_are_negated_but_only_on_a_monster() -> None:
    t = your_turn(
        "monsters: Test Duo (extra zone 1), Gemini Elf (zone 4), Battle Ox (zone 5)   spells: Skill Drain"
        "   extra: Test Sideways"
    )
    t.you.does("link summon Test Sideways")
    t.you.does("Gemini Elf, Battle Ox")
    assert t.you.monster("Test Sideways").zone == 2
    mine = "Test Eater (zone 1), Thousand Dragon (extra zone 2, set), Gemini Elf (zone 4), Battle Ox (zone 5)"
    t = your_turn(f"monsters: {mine}   extra: Test Sideways", "monsters: Test Duo (zone 2)")
    t.you.cannot("link summon Test Sideways", because="summon.extra.link-needs-emz-or-linked-zone")
    t = your_turn(f"monsters: {mine}   extra: Test Sideways", "monsters: Test Duo (extra zone 2)")
    t.you.can("link summon Test Sideways")
    t.you.activates("Test Eater")
    assert t.opp.monsters == []
    # The Extra Monster Zone is free now, but his own is in use; and an Equip Card points nowhere.
    t.you.cannot("link summon Test Sideways", because="summon.extra.link-needs-emz-or-linked-zone")


@pytest.mark.rule("zone.extra-monster.only-from-extra-deck", scenario=2)
def test_an_effect_never_moves_a_monster_to_an_extra_monster_zone() -> None:
    t = your_turn("hand: Test Mover   monsters: Gemini Elf (zone 2)")
    t.you.activates("Test Mover")
    assert t.you.is_asked("zone").offers == ["zone 1", "zone 3", "zone 4", "zone 5"]


@pytest.mark.rule("summon.extra.link-needs-emz-or-linked-zone", scenario=0)
@pytest.mark.parametrize(("used", "zone"), [("Knightmare Phoenix", 2), ("Knightmare Cerberus", 5)])
def test_of_two_link_monsters_that_each_keep_a_zone_either_can_be_used_and_not_both(used: str, zone: int) -> None:
    """Decode Talker is made of three: one of them counts for two, beside Kuriboh, and the other points to a zone."""
    mine = "Thousand Dragon (extra zone 1), Kuriboh (zone 1), Knightmare Cerberus (zone 3), Knightmare Phoenix (zone 4)"
    t = your_turn(f"monsters: {mine}   extra: Decode Talker", "monsters: Linkuriboh (extra zone 1)")
    t.you.does("link summon Decode Talker")
    t.you.cannot("Knightmare Cerberus, Knightmare Phoenix", because="ask.joint-condition")
    t.you.does(f"Kuriboh, {used}")
    assert t.you.graveyard == ["Kuriboh", used] and t.you.monster("Decode Talker").zone == zone
