"""Rules about kinds of cards and effects that the cards of the library show: Unions, Trap monsters, Skill Drain."""

import pytest

from spellspeed.words import FOR_ZONE
from table import table

BARBAROS = "Beast King Barbaros"
MACHINE_KING = "Machine King - 3000 B.C."


@pytest.mark.rule("card.ability.union", scenario=1)
def test_a_union_monster_is_an_equip_spell_while_it_is_equipped_and_comes_back_in_another_turn() -> None:
    position = """
        turn 3, Main Phase 1, you to act
        you 8000   monsters: X-Head Cannon, Y-Dragon Head   deck: 5 Sogen
        opp 8000   set: Mystical Space Typhoon   deck: 5 Sogen
    """
    t = table(position)
    t.you.activates("Y-Dragon Head", targeting="X-Head Cannon")
    t.nobody_responds()
    assert (t.you.monsters, t.you.spells) == (["X-Head Cannon"], ["Y-Dragon Head"])
    # The two uses share one a turn.
    t.you.cannot("activate Y-Dragon Head", because="effect.once-per-turn.limits-the-user")
    t.you.goes_to("End Phase")
    t.opp.activates("Mystical Space Typhoon", targeting="Y-Dragon Head").nobody_responds()
    assert t.you.graveyard == ["Y-Dragon Head"] and t.you.monsters == ["X-Head Cannon"]
    t = table(position.replace("set: Mystical Space Typhoon", ""))
    t.you.activates("Y-Dragon Head", targeting="X-Head Cannon")
    t.you.ends_turn()
    t.opp.ends_turn()
    t.you.activates("Y-Dragon Head").nobody_responds()
    t.you.takes_position("defense", zone=5)
    assert t.you.monsters == ["X-Head Cannon", "Y-Dragon Head"] and t.you.spells == []


@pytest.mark.rule("card.ability.union", scenario=1)
def test_a_union_monster_needs_a_free_zone_of_the_kind_it_goes_to() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: X-Head Cannon, Y-Dragon Head   set: 5 Trap Hole
        opp 8000
    """)
    t.you.cannot("activate Y-Dragon Head", because="zone.spell-trap.max-five")
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: X-Head Cannon, Y-Dragon Head, 3 Battle Ox   hand: Kuriboh   deck: 5 Sogen
        opp 8000   deck: 5 Sogen
    """)
    t.you.activates("Y-Dragon Head", targeting="X-Head Cannon")
    t.you.summons("Kuriboh")
    t.you.ends_turn()
    t.opp.ends_turn()
    t.you.cannot("activate Y-Dragon Head", because="zone.main-monster.max-five")


@pytest.mark.rule("effect.destroyed-card-kind.trap-monster-is-not-a-monster-card", scenario=1)
def test_a_trap_monster_that_is_destroyed_was_no_monster_card() -> None:
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   set: {MACHINE_KING}   monsters: Mechanicalchaser, Breaker the Magical Warrior (1 spell counter)
        opp 8000   set: Vampire Domination, Trap Hole   monsters: Vampire Lord
    """)
    t.you.activates(MACHINE_KING).nobody_responds()
    t.you.takes_position("attack")
    t.you.activates(MACHINE_KING, tributing="Mechanicalchaser")
    t.opp.activates("Vampire Domination").nobody_responds()
    assert t.opp.lp == 8000 and MACHINE_KING in t.you.graveyard
    # A card that is a Monster Card gives as many LP as its original ATK is.
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Breaker the Magical Warrior (1 spell counter)
        opp 8000   set: Vampire Domination, Trap Hole   monsters: Vampire Lord
    """)
    t.you.activates("Breaker the Magical Warrior", targeting="Trap Hole")
    t.opp.activates("Vampire Domination").nobody_responds()
    assert t.opp.lp == 8000 + 1600


@pytest.mark.rule("negate.skill-drain.unclassified-effects-on-field", scenario=1)
def test_skill_drain_negates_what_makes_the_original_atk_of_barbaros_1900() -> None:
    position = """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Beast King Barbaros
        opp 8000   {}
    """
    t = table(position.format("spells: Skill Drain"))
    # Summoning it without Tribute works in the hand, where nothing is negated.
    t.you.summons(BARBAROS)
    assert t.you.atk_of(BARBAROS) == 3000
    t = table(position.format(""))
    t.you.summons(BARBAROS)
    assert t.you.atk_of(BARBAROS) == 1900


@pytest.mark.rule("negate.skill-drain.unclassified-effects-on-field", scenario=0)
def test_what_was_not_applied_at_the_summon_is_not_applied_later() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Beast King Barbaros, Mystical Space Typhoon
        opp 8000   spells: Skill Drain
    """)
    t.you.summons(BARBAROS)
    t.you.activates("Mystical Space Typhoon").nobody_responds()
    assert t.opp.spells == [] and t.you.atk_of(BARBAROS) == 3000


@pytest.mark.rule("token.link-material-allowed", scenario=1)
@pytest.mark.rule("token.link-material-vanishes", scenario=1)
def test_two_tokens_are_link_materials_and_vanish() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Scapegoat   extra: LANphorhynchus   graveyard: Kuriboh   deck: 5 Sogen
        opp 8000   spells: Skull Invitation   deck: 5 Sogen
    """)
    # Of the turn of Scapegoat nothing else is summoned; the Sheep wait for your next one.
    t.you.activates("Scapegoat")
    t.nobody_responds()
    while t.you.request().purpose == FOR_ZONE:
        t.duel.answer(0, by=t.you.player)
    t.you.cannot("link summon LANphorhynchus", because="effect.cannot.forbids-while-it-applies")
    t.you.ends_turn()
    t.opp.ends_turn()
    t.you.does("link summon LANphorhynchus")
    t.you.does("Sheep Token (zone 1), Sheep Token (zone 2)")
    t.you.does("extra zone 1")
    assert t.you.monsters.count("Sheep Token") == 2 and "LANphorhynchus" in t.you.monsters
    # Skull Invitation inflicts damage for each card that is sent to the Graveyard.
    assert t.you.graveyard == ["Kuriboh", "Scapegoat"] and t.you.lp == 8000 - 300


@pytest.mark.rule("link.summon.rating-equals-material-count", scenario=1)
@pytest.mark.parametrize(
    ("monsters", "fits"),
    [
        ("Kuriboh, Sangan, Cyber Dragon", True),
        ("Pentestag, Kuriboh", True),
        ("Pentestag, Kuriboh, Sangan", True),
        ("Kuriboh, Sangan", False),
    ],
)
def test_decode_talker_counts_three_effect_monsters_or_a_link_2_and_another(monsters: str, fits: bool) -> None:
    t = table(f"turn 3, Main Phase 1, you to act\nyou 8000   monsters: {monsters}   extra: Decode Talker\nopp 8000")
    if fits:
        t.you.can("link summon Decode Talker")
    else:
        t.you.cannot("link summon Decode Talker", because="link.summon.rating-equals-material-count")
