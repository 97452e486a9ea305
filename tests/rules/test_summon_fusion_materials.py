"""Topic summon: which materials go together for a Fusion Summon, and what becomes of them later."""

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.choices import One
from spellspeed.lang.words.lines import Activation
from spellspeed.lang.words.nouns import Monster
from spellspeed.lang.words.places_said import YOUR_EXTRA_DECK
from spellspeed.lang.words.verbs import SpecialSummon
from table import Table, table

FORTRESS = "Chimeratech Fortress Dragon"
VERSAGO_AND_GODDESS = ("Versago the Destroyer", "Goddess with the Third Eye")
MADE_OF = {"Thousand Dragon": ["Baby Dragon", "Time Wizard"], "Labyrinth Tank": ["Cannon Soldier", "Giga-Tech Wolf"]}


@pytest.mark.rule("effect.resolve.order-as-written", scenario=0)
@pytest.mark.parametrize("which", MADE_OF)
def test_de_fusion_returns_the_monster_and_then_summons_what_that_monster_was_made_of(which: str) -> None:
    """Of two Fusion Monsters each was made of its own materials; the Graveyard holds all four."""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: 2 Polymerization, Time Wizard, Baby Dragon, Giga-Tech Wolf, Cannon Soldier   set: De-Fusion
                   extra: Thousand Dragon, Labyrinth Tank
        opp 8000
    """)
    t.you.activates("Polymerization (copy 1)")
    t.you.chooses("Thousand Dragon")
    t.you.takes_position("attack")
    t.nobody_responds()
    t.you.activates("Polymerization")
    t.nobody_responds()
    t.you.takes_position("attack")
    t.nobody_responds()
    t.you.activates("De-Fusion", targeting=which)
    t.you.says_yes()
    t.you.takes_position("attack")
    t.you.takes_position("attack")
    made_of = {
        "Thousand Dragon": ["Baby Dragon", "Time Wizard"],
        "Labyrinth Tank": ["Cannon Soldier", "Giga-Tech Wolf"],
    }
    other = "Labyrinth Tank" if which == "Thousand Dragon" else "Thousand Dragon"
    assert sorted(t.you.monsters) == sorted([*made_of[which], other])
    assert t.you.extra == [which]
    log = t.log()
    gone = next(at for at, line in enumerate(log) if line.startswith(f"{which} returned"))
    assert all(log.index(f"{name} special summoned") > gone for name in MADE_OF[which])


@pytest.mark.rule("target.moved.effect-not-applied", scenario=0)
def test_de_fusion_summons_nothing_for_a_monster_that_has_left_the_field() -> None:
    """The target returned to the Extra Deck before De-Fusion was processed, so nothing is done."""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Polymerization, Time Wizard, Baby Dragon   set: De-Fusion   extra: Thousand Dragon
        opp 8000   set: Compulsory Evacuation Device
    """)
    t.you.activates("Polymerization")
    t.nobody_responds()
    t.you.takes_position("attack")
    t.nobody_responds()
    t.you.activates("De-Fusion")
    t.opp.activates("Compulsory Evacuation Device")
    t.nobody_responds()
    assert t.you.monsters == [] and t.you.extra == ["Thousand Dragon"]
    assert sorted(t.you.graveyard) == ["Baby Dragon", "De-Fusion", "Polymerization", "Time Wizard"]


@pytest.mark.rule("summon.contact-fusion.not-a-fusion-summon", scenario=0)
def test_de_fusion_summons_nothing_for_a_monster_that_was_not_fusion_summoned() -> None:
    """Both Cyber Dragons that Chimeratech Fortress Dragon was made of lie in the Graveyard, and stay there."""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: De-Fusion   monsters: 2 Cyber Dragon   extra: Chimeratech Fortress Dragon
        opp 8000
    """)
    t.you.special_summons("Chimeratech Fortress Dragon", zone=1)
    t.you.activates("De-Fusion", targeting="Chimeratech Fortress Dragon")
    assert t.you.extra == ["Chimeratech Fortress Dragon"] and t.you.is_asked("open state")
    assert t.you.monsters == [] and t.you.graveyard == ["Cyber Dragon", "Cyber Dragon", "De-Fusion"]


def following(t: Table, *picked: str) -> list[str]:
    """What can be chosen after these cards."""
    offers = t.you.is_offered()
    return [offers[pick] for pick in t.duel.next_picks(*[offers.index(f"choose {name}") for name in picked])[0]]


@pytest.mark.rule("effect-type.unclassified.fusion-substitute", scenario=0)
def test_beside_one_monster_that_stands_in_for_a_material_there_is_no_second_one() -> None:
    """Necroid Shaman is made of Wildheart, who is there, and Necroshade, who is not."""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Polymerization, Versago the Destroyer, Goddess with the Third Eye, Elemental HERO Wildheart
                   extra: Elemental HERO Necroid Shaman
        opp 8000   monsters: Sangan
    """)
    t.you.activates("Polymerization")
    assert following(t) == t.you.is_offered() and len(t.you.is_offered()) == 3
    for one, other in (VERSAGO_AND_GODDESS, VERSAGO_AND_GODDESS[::-1]):
        assert following(t, one) == ["choose Elemental HERO Wildheart"]
        t.you.cannot(f"choose {one}, {other}", because="ask.joint-condition")
    assert following(t, "Elemental HERO Wildheart") == [f"choose {name}" for name in VERSAGO_AND_GODDESS]


@pytest.mark.rule("summon.fusion.zone-may-be-freed-by-materials", scenario=0)
def test_with_five_monsters_on_the_field_both_materials_cannot_come_from_the_hand() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        format 408
        you 8000   hand: Polymerization, Gaia The Fierce Knight, Curse of Dragon
                   monsters: Gaia The Fierce Knight, Curse of Dragon, 3 Battle Ox   extra: Gaia the Dragon Champion
        opp 8000
    """)
    t.you.activates("Polymerization")
    of_hand = ("Gaia The Fierce Knight (hand)", "Curse of Dragon (hand)")
    assert following(t) == t.you.is_offered() and len(t.you.is_offered()) == 4
    assert following(t, of_hand[0]) == ["choose Curse of Dragon (zone 2)"]
    assert following(t, of_hand[1]) == ["choose Gaia The Fierce Knight (zone 1)"]
    t.you.cannot(f"choose {', '.join(of_hand)}", because="ask.joint-condition")
    t.you.does(f"choose {of_hand[0]}, Curse of Dragon (zone 2)")
    t.you.takes_position("attack")
    assert sorted(t.you.monsters) == ["Battle Ox"] * 3 + ["Gaia The Fierce Knight", "Gaia the Dragon Champion"]


@pytest.mark.rule("summon.fusion.zone-may-be-freed-by-materials", scenario=0)
def test_a_material_of_the_hand_beside_which_none_frees_a_zone_cannot_be_chosen_at_all() -> None:
    """Only the Gaias lie on the field, and two of them make no Fusion Monster: one of these must go."""
    t = table("""
        turn 3, Main Phase 1, you to act
        format 408
        you 8000   hand: Polymerization, Gaia The Fierce Knight, Curse of Dragon
                   monsters: 2 Gaia The Fierce Knight, 3 Battle Ox   extra: Gaia the Dragon Champion
        opp 8000
    """)
    t.you.activates("Polymerization")
    of_field = [f"choose Gaia The Fierce Knight (zone {zone})" for zone in (1, 2)]
    assert following(t) == ["choose Curse of Dragon", *of_field]
    assert following(t, "Curse of Dragon") == of_field


# "Special Summon 1 Chimeratech Fortress Dragon from your Extra Deck", and the same as a Fusion Summon.
CALLS = {
    treated: probe(
        f"Test {'Fusing' if treated else 'Plain'} Call",
        "Spell",
        Activation(do=SpecialSummon(One(Monster(name=FORTRESS), YOUR_EXTRA_DECK), fused=treated)),
    )
    for treated in (False, True)
}


@pytest.mark.rule("summon.special-monster.only-by-named-method", scenario=0)
def test_a_monster_with_a_way_of_its_own_comes_by_an_effect_that_is_treated_as_a_fusion_summon() -> None:
    """As Astrograph Sorcerer says it of Supreme King Z-ARC; a plain Special Summon is not enough."""
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Test Plain Call, Test Fusing Call   extra: {FORTRESS}
        opp 8000
        """,
        pool=pool_with(*CALLS.values()),
    )
    t.you.cannot("activate Test Plain Call", because="effect.condition.no-possible-resolution-blocks-activation")
    t.you.activates("Test Fusing Call")
    t.you.takes_position("attack")
    assert t.you.monsters == [FORTRESS]
