"""Monsters that fall because they are targeted, wherever they were when that happened."""

import pytest

from table import Table, table

REAPERS = ["Spirit Reaper", "Reaper on the Nightmare"]


def lay(you: str, opp: str = "") -> Table:
    return table(f"turn 3, Main Phase 1, you to act\nyou 8000   {you}   deck: 3 Umi\nopp 8000   {opp}   deck: 3 Umi")


@pytest.mark.rule("effect-type.continuous.applies-once-faceup", scenario=0)
@pytest.mark.parametrize("yours", [True, False])
def test_spirit_reaper_that_was_targeted_in_a_graveyard_stays(yours: bool) -> None:
    """Its text is a Continuous Effect (000:253): it begins on the field, and says "this face-up card".

    card: Spirit Reaper
    """
    there = "graveyard: Spirit Reaper"
    t = lay(f"hand: Monster Reborn   {there if yours else ''}", "" if yours else there)
    t.you.activates("Monster Reborn", targeting="Spirit Reaper")
    t.you.takes_position("attack")
    assert t.you.monsters == ["Spirit Reaper"]


@pytest.mark.rule("equip.continuously-targets-equipped-monster", scenario=0)
@pytest.mark.parametrize("revival", ["Call of the Haunted", "Premature Burial"])
def test_spirit_reaper_falls_to_what_keeps_targeting_it(revival: str) -> None:
    """Source: Konami's strategy site on the card (2012): revived by Call of the Haunted it goes right back.

    rule: equip.continuously-targets-equipped-monster
    """
    place = "set" if revival == "Call of the Haunted" else "hand"
    t = lay(f"{place}: {revival}   graveyard: Spirit Reaper")
    t.you.activates(revival, targeting="Spirit Reaper")
    t.nobody_responds()
    t.you.settle_zone(None)
    assert t.you.monsters == [] and sorted(t.you.graveyard) == sorted([revival, "Spirit Reaper"])


@pytest.mark.parametrize("reaper", REAPERS)
def test_a_reaper_that_is_targeted_on_the_field_falls(reaper: str) -> None:
    """card: Spirit Reaper, Reaper on the Nightmare"""
    t = lay(f"hand: Axe of Despair   monsters: {reaper}")
    t.you.activates("Axe of Despair", targeting=reaper)
    t.nobody_responds()
    assert t.you.monsters == [] and sorted(t.you.graveyard) == sorted(["Axe of Despair", reaper])


@pytest.mark.rule("effect.face-down.monster-effect-inactive", scenario=0)
def test_a_set_spirit_reaper_that_a_spell_turns_face_up_stays() -> None:
    """It was face-down when it was targeted, so its text did not apply yet (000:253)."""
    t = lay("hand: Book of Taiyou   monsters: Spirit Reaper (set)")
    t.you.activates("Book of Taiyou", targeting="Spirit Reaper")
    t.nobody_responds()
    assert t.you.monsters == ["Spirit Reaper"] and t.you.monster("Spirit Reaper").position == "attack"
