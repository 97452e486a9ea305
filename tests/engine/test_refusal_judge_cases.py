"""Refusals, as a judge would read them: the rule and the card that really stand in the way."""

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.choices import ANY_CARD
from spellspeed.lang.words.lines import Activation
from spellspeed.lang.words.timings import Response
from spellspeed.lang.words.verbs import Draw
from table import table

DECK = "deck: 9 Mystical Elf"
ENVOY = "Black Luster Soldier - Envoy of the Beginning"


def test_a_target_that_cannot_be_summoned_is_refused_by_what_forbids_its_summon() -> None:
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000  hand: Monster Reborn   graveyard: {ENVOY}, Tsukuyomi, Kuriboh, Mystical Elf, Waboku   {DECK}
        opp 8000                                                                                        {DECK}
    """)
    t.you.does("activate Monster Reborn")
    t.you.take_zone(None)
    t.you.cannot(f"target {ENVOY}", because="summon.revive.not-properly-summoned-illegal")
    refusal = t.you.cannot("target Tsukuyomi", because="effect.cannot.forbids-while-it-applies")
    assert refusal.card == "Tsukuyomi"
    t.you.cannot("target Waboku", because="card.text.activation-condition-and-effect")


def test_with_nothing_else_to_summon_the_activation_is_refused_for_the_same_reason() -> None:
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000  hand: Monster Reborn   graveyard: Gate Guardian   {DECK}
        opp 8000                                                    {DECK}
    """)
    t.you.cannot("activate Monster Reborn", because="summon.revive.not-properly-summoned-illegal")


@pytest.mark.rule("equip.target.face-up-monster-only", scenario=0)
def test_an_equip_spell_is_refused_because_the_monsters_lie_face_down() -> None:
    """rule: equip.target.face-up-monster-only"""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000  hand: Axe of Despair   monsters: Mystical Elf (set)   {DECK}
        opp 8000  monsters: Kuriboh (set)                               {DECK}
    """)
    t.you.cannot("activate Axe of Despair", because="equip.target.face-up-monster-only")


@pytest.mark.rule("equip.target.face-up-monster-only", scenario=0)
def test_a_face_down_monster_is_refused_as_the_target_of_an_equip_spell() -> None:
    """rule: equip.target.face-up-monster-only"""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000  hand: Axe of Despair   monsters: Mystical Elf (set), Kuriboh, Sangan   {DECK}
        opp 8000                                                                         {DECK}
    """)
    t.you.does("activate Axe of Despair")
    t.you.take_zone(None)
    refusal = t.you.cannot("target Mystical Elf", because="equip.target.face-up-monster-only")
    assert "Mystical Elf is face-down" in str(refusal)


@pytest.mark.parametrize(
    ("monsters", "name"), [("Relinquished", "Relinquished"), ("X-Head Cannon, Y-Dragon Head", "Y-Dragon Head")]
)
def test_a_monster_that_would_become_an_equip_card_needs_a_zone(monsters: str, name: str) -> None:
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000  monsters: {monsters}   set: 5 Waboku   {DECK}
        opp 8000  monsters: Mystical Elf                 {DECK}
    """)
    t.you.cannot(f"activate {name}", because="zone.spell-trap.max-five")


@pytest.mark.parametrize(
    ("cards", "name"),
    [
        ("set: Embodiment of Apophis", "Embodiment of Apophis"),
        ("set: Scapegoat", "Scapegoat"),
        ("hand: Black Luster Ritual, Black Luster Soldier, Blue-Eyes White Dragon", "Black Luster Ritual"),
        ("hand: Monster Reborn   graveyard: Kuriboh", "Monster Reborn"),
    ],
)
def test_what_would_special_summon_names_the_card_that_forbids_it(cards: str, name: str) -> None:
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000  {cards}                             {DECK}
        opp 8000  monsters: Jowgen the Spiritualist   {DECK}
    """)
    refusal = t.you.cannot(f"activate {name}", because="effect.cannot.forbids-while-it-applies")
    assert refusal.card == "Jowgen the Spiritualist"


def test_a_monster_whose_control_cannot_change_is_named_when_nothing_else_is_there_to_take() -> None:
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000  hand: Mind Control              {DECK}
        opp 8000  monsters: Mataza the Zapper     {DECK}
    """)
    refusal = t.you.cannot("activate Mind Control", because="effect.cannot.forbids-while-it-applies")
    assert refusal.card == "Mataza the Zapper"


@pytest.mark.rule("token.cannot-be-facedown", scenario=0)
def test_what_keeps_tokens_from_being_tributed_and_from_being_turned_is_named() -> None:
    """rule: token.cannot-be-facedown"""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000  hand: Summoned Skull, Book of Moon   set: Scapegoat   {DECK}
        opp 8000                                                        {DECK}
    """)
    t.you.activates("Scapegoat").nobody_responds()
    for _ in range(4):
        t.you.settle_zone(None)
    t.you.cannot("activate Book of Moon", because="token.cannot-be-facedown")
    t.you.ends_turn()
    t.opp.ends_turn()
    refusal = t.you.cannot("set Summoned Skull", because="effect.cannot.forbids-while-it-applies")
    assert refusal.card == "Scapegoat"


@pytest.mark.rule("summon.normal.eligible-monsters", scenario=0)
def test_a_monster_that_its_own_text_keeps_from_being_summoned_is_still_a_monster() -> None:
    """rule: summon.normal.eligible-monsters"""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000  hand: Cave Dragon   monsters: Kuriboh   {DECK}
        opp 8000                                          {DECK}
    """)
    refusal = t.you.cannot("summon Cave Dragon", because="summon.normal.eligible-monsters")
    assert "unless you control no monster”" in str(refusal)
    t.you.can("set Cave Dragon")


@pytest.mark.parametrize("banisher", ["Macro Cosmos", "Dimensional Fissure"])
def test_a_summon_that_sends_materials_to_the_graveyard_names_what_would_banish_them(banisher: str) -> None:
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000  monsters: Cyber Dragon, Green Gadget   extra: Chimeratech Fortress Dragon   {DECK}
        opp 8000  spells: {banisher}                                                          {DECK}
    """)
    wish = "special summon Chimeratech Fortress Dragon"
    t.you.cannot(wish, because="summon.special-monster.by-fulfilling-condition")
    refusal = t.you.cannot(wish, because="cost.send-to-gy.blocked-while-sent-cards-are-banished")
    assert refusal.card == banisher


def test_polymerization_names_the_card_that_forbids_fusion_summons() -> None:
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000  hand: Polymerization, Elemental HERO Avian, Elemental HERO Burstinatrix
                  extra: Elemental HERO Flame Wingman, Chimeratech Fortress Dragon   monsters: Cyber Dragon, Red Gadget
                  {DECK}
        opp 8000  spells: Non-Fusion Area   {DECK}
    """)
    refusal = t.you.cannot("activate Polymerization", because="effect.cannot.forbids-while-it-applies")
    assert refusal.card == "Non-Fusion Area"
    t.you.can("special summon Chimeratech Fortress Dragon")  # which is no Fusion Summon


@pytest.mark.parametrize(
    ("wish", "rule"),
    [
        ("summon Mystical Elf", "zone.main-monster.max-five"),
        ("activate Embodiment of Apophis", "zone.main-monster.max-five"),
        ("activate Scapegoat", "token.zone.occupies-a-main-monster-zone"),
    ],
)
def test_a_zone_that_cannot_be_used_is_laid_to_the_card_that_blocks_it(wish: str, rule: str) -> None:
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000  hand: Ground Collapse, Mystical Elf   set: Embodiment of Apophis (zone 1), Scapegoat (zone 2)
                  monsters: Kuriboh (zone 1), Kuriboh (zone 2), Kuriboh (zone 3)   {DECK}
        opp 8000  {DECK}
    """)
    t.you.does("activate Ground Collapse")
    t.you.take_zone(None)
    t.you.chooses_zone(4)
    t.you.chooses_zone(5)
    t.nobody_responds()
    refusal = t.you.cannot(wish, because=rule)
    if rule == "zone.main-monster.max-five":
        assert "no Main Monster Zone is free" in str(refusal)
    assert t.you.cannot(wish, because="effect.cannot.forbids-while-it-applies").card == "Ground Collapse"


def test_what_cannot_be_answered_is_named_as_the_card_that_forbids_answers() -> None:
    hush = probe("Probe Hush", "Spell / Normal", Activation(do=Draw(1), unanswered=Response(ANY_CARD)))
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Probe Hush   set: Ookazi   deck: Battle Ox
        opp 8000   set: Mystical Space Typhoon
        """,
        pool=pool_with(hush),
        ask_all=True,
    )
    t.you.activates("Probe Hush")
    refusal = t.opp.cannot("activate Mystical Space Typhoon", because="effect.cannot.forbids-while-it-applies")
    assert refusal.card == "Probe Hush"
