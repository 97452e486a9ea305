"""Cases in which it could be doubted whose a win is, what was only put off, and what a text may count on."""

import pytest

from probes import pool_with, probe
from spellspeed import Outcome
from spellspeed.lang.vocabulary import (
    A_NAME,
    AN_ATTRIBUTE,
    ANY_CARD,
    OPPONENTS_HAND,
    THE_FIELD,
    THIS_CARD,
    YOUR_GRAVEYARD,
    YOUR_HAND,
    Activation,
    All,
    AnyCard,
    Declare,
    Destroy,
    Discard,
    Draw,
    Exists,
    Ignition,
    Matches,
    Monster,
    Not,
    OnlyIf,
    Ref,
    SharesColumn,
    Some,
)
from spellspeed.words import WON_BY_LP, WON_MATCH
from table import table
from turns import resolve, their_turn, your_turn

VICTORY = "Victory Dragon"
SIN = "Number 70: Malevolent Sin"
PRIME = "Number 62: Galaxy-Eyes Prime Photon Dragon"
PHOENIX = "Knightmare Phoenix"
NEEDS_DEED = "effect.condition.no-possible-resolution-blocks-activation"


# ------------------------------------------------------------------------------------------------------ whose win it is


@pytest.mark.rule("win.condition-text.not-an-effect", scenario=0)
def test_who_is_beaten_by_his_own_victory_dragon_has_not_lost_the_match() -> None:
    """The opponent's Dimension Wall lets you take the damage; only what you win by your dragon is the match."""
    t = table("""
        turn 3, Battle Step, you to act
        you 2400   monsters: Victory Dragon   deck: Umi
        opp 8000   set: Dimension Wall   deck: Umi
    """)
    t.you.attacks_directly(VICTORY)
    t.opp.activates("Dimension Wall")
    resolve(t)
    assert t.outcome == Outcome(1, WON_BY_LP, 3)


@pytest.mark.rule("win.condition-text.not-an-effect", scenario=0)
def test_whose_victory_dragon_takes_the_last_lp_wins_the_match_though_he_takes_damage_at_once() -> None:
    """With Double-Edged Sword both players take the battle damage."""
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Victory Dragon   spells: Double-Edged Sword (on Victory Dragon)   deck: Umi
        opp 2400   deck: Umi
    """)
    t.you.attacks_directly(VICTORY)
    resolve(t)
    assert t.you.lp == 8000 - 2400 - 2000 and t.outcome == Outcome(0, WON_MATCH, 3)


# ----------------------------------------------------------------------------------------------------- what was put off


@pytest.mark.rule("move.temp-banish.return-does-not-chain", scenario=0)
def test_a_monster_returns_although_the_monster_that_banished_it_is_gone() -> None:
    t = your_turn(f"monsters: {SIN} (materials: Battle Ox)   hand: Dark Hole", "monsters: Gemini Elf")
    t.you.activates(SIN)
    resolve(t)
    t.you.activates("Dark Hole")
    resolve(t)
    assert SIN in t.you.graveyard and t.opp.banished == ["Gemini Elf"]
    t.you.ends_turn()
    t.you.does("carry out")
    resolve(t)
    assert t.opp.monsters == ["Gemini Elf"] and t.opp.banished == []


# -------------------------------------------------------------------------------------------- what a text may count on


SURMISE = probe(
    "Test Surmise",
    "Spell",
    Activation(
        cost=Declare(A_NAME),
        do=OnlyIf(Not(Exists(AnyCard(declared=A_NAME), OPPONENTS_HAND)), Draw(1)),
    ),
)


@pytest.mark.rule(NEEDS_DEED, scenario=0)
@pytest.mark.parametrize(("name", "drawn"), [("Umi", []), ("Kuriboh", ["Forest"])])
def test_what_is_asked_of_a_card_that_will_be_declared_is_open_before(name: str, drawn: list[str]) -> None:
    """The opponent holds Umi, which could be declared; another name could be as well."""
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Test Surmise   deck: 3 Forest
        opp 8000   hand: Umi   deck: Umi
        """,
        pool=pool_with(SURMISE),
    )
    t.you.activates("Test Surmise")
    t.you.does(f"declare {name}")
    resolve(t)
    assert t.you.hand == drawn


GUESS = probe(
    "Test Guess",
    "Warrior / Effect",
    Ignition(
        1,
        cost=Declare(AN_ATTRIBUTE),
        do=OnlyIf(Matches(THIS_CARD, Monster(declared=AN_ATTRIBUTE)), Draw(1)),
    ),
)


@pytest.mark.rule(NEEDS_DEED, scenario=0)
@pytest.mark.parametrize(("attribute", "drawn"), [("DARK", []), ("EARTH", ["Forest"])])
def test_what_its_own_card_must_be_as_declared_is_open_before(attribute: str, drawn: list[str]) -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Test Guess   deck: 3 Forest
        opp 8000
        """,
        pool=pool_with(GUESS),
    )
    t.you.activates("Test Guess")
    t.you.does(f"declare {attribute}")
    resolve(t)
    assert t.you.hand == drawn


THE_DISCARDED = Ref("the discarded cards")
LEGACY = probe(
    "Test Legacy",
    "Spell",
    Activation(
        cost=Discard(Some(2, ANY_CARD, YOUR_HAND), called=THE_DISCARDED),
        do=OnlyIf(Exists(Monster(), YOUR_GRAVEYARD, among=THE_DISCARDED), Draw(2)),
    ),
)


@pytest.mark.rule(NEEDS_DEED, scenario=0)
@pytest.mark.parametrize(("given", "drawn"), [("Kuriboh", 2), ("Umi", 0)])
def test_what_is_said_of_the_cards_that_a_cost_will_take_is_not_known_before(given: str, drawn: int) -> None:
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Test Legacy, Sogen, {given}   deck: 3 Forest
        opp 8000   deck: Umi
        """,
        pool=pool_with(LEGACY),
    )
    t.you.activates("Test Legacy")
    resolve(t)
    assert len(t.you.hand) == drawn and len(t.you.graveyard) == 3


# ------------------------------------------------------------------------------------------------------- what is chosen


@pytest.mark.rule("summon.extra.link-needs-emz-or-linked-zone", scenario=0)
def test_a_monster_does_not_make_room_together_with_one_of_its_own_name() -> None:
    """Only the Thousand Dragon in the Extra Monster Zone makes room, and the other has the same name."""
    mine = "Battle Ox (zone 1), Thousand Dragon (zone 2), Kuriboh (zone 3), Thousand Dragon (extra zone 1)"
    t = your_turn(f"monsters: {mine}   extra: {PHOENIX}")
    t.you.does(f"link summon {PHOENIX}")
    assert sorted(t.you.is_asked("material").offers) == ["Battle Ox", "Kuriboh", "Thousand Dragon"]
    t.you.does("Kuriboh, Thousand Dragon (extra zone 1)")
    assert t.you.graveyard == ["Kuriboh", "Thousand Dragon"]


@pytest.mark.rule("gemini.resummon.uses-the-normal-summon-of-the-turn", scenario=0)
def test_a_second_summon_by_an_effect_uses_up_no_right_that_another_card_gives() -> None:
    t = your_turn("monsters: Goggle Golem   hand: Double Summon, Kuriboh, Battle Ox   spells: Ultimate Offering")
    t.you.activates("Double Summon")
    resolve(t)
    t.you.activates("Ultimate Offering")
    resolve(t)
    t.you.chooses("Goggle Golem")
    resolve(t)
    assert t.you.is_asked("open state") and t.you.atk_of("Goggle Golem") == 2100
    for name in ("Kuriboh", "Battle Ox"):
        t.you.summons(name)
        resolve(t)
    assert sorted(t.you.monsters) == ["Battle Ox", "Goggle Golem", "Kuriboh"]


# ---------------------------------------------------------------------------------------------------- where it is sent


@pytest.mark.rule("damage-step.end.destroyed-monsters-sent-to-gy", scenario=0)
@pytest.mark.parametrize("fissure", [False, True])
def test_what_would_be_shuffled_into_the_deck_instead_of_being_sent_is_banished_if_it_would_be(fissure: bool) -> None:
    """Who is destroyed by the monster of Dracocension goes to the Deck, unless it does not go to the Graveyard."""
    spells = "spells: Dracocension, Dimensional Fissure" if fissure else "spells: Dracocension"
    t = your_turn(f"{spells}   monsters: Luster Dragon   deck: Magma Dragon", "monsters: Kuriboh")
    t.you.activates("Dracocension")
    resolve(t)
    t.you.goes_to("Battle Phase")
    t.you.attacks("Magma Dragon", "Kuriboh")
    resolve(t)
    assert t.opp.monsters == [] and t.opp.graveyard == []
    assert t.opp.banished == (["Kuriboh"] if fissure else [])


# --------------------------------------------------------------------------------------------------- what need not be


@pytest.mark.rule("move.temp-banish.return-does-not-chain", scenario=0)
@pytest.mark.parametrize("there", [True, False])
def test_a_return_that_was_put_off_is_not_asked_for_if_the_card_has_left_the_graveyard(there: bool) -> None:
    """Number 62 is destroyed with Galaxy-Eyes Photon Dragon as a material, and banished again or not."""
    t = their_turn(
        f"monsters: {PRIME} (attack, properly summoned, materials: Galaxy-Eyes Photon Dragon)",
        "hand: Raigeki, Soul Release",
    )
    t.opp.activates("Raigeki")
    resolve(t)
    t.you.triggers(PRIME)
    resolve(t)
    if not there:
        t.opp.activates("Soul Release")
        t.opp.chooses(PRIME)
        resolve(t)
        assert t.you.banished == [PRIME]
    t.opp.ends_turn()
    t.you.ends_turn()
    t.opp.ends_turn()
    if there:
        assert (t.turn, t.phase) == (7, "Standby Phase")
        t.you.does("carry out")
        resolve(t)
        assert t.you.monsters == [PRIME]
    else:
        assert (t.turn, t.phase) == (7, "Main Phase 1") and t.you.monsters == []


# ------------------------------------------------------------------------------------------------------ what lies where


QUAKE = probe("Test Quake", "Trap", Activation(do=Destroy(All(AnyCard(that=SharesColumn(THIS_CARD)), THE_FIELD))))


@pytest.mark.rule("zone.extra-monster.geometry", scenario=0)
def test_what_lies_in_the_column_of_a_card_is_destroyed_and_nothing_beside_it() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   set: Test Quake (zone 2)   monsters: Battle Ox (zone 2), Kuriboh (zone 3)   deck: Umi
        opp 8000   monsters: Gemini Elf (zone 4), Mystical Elf (zone 2)   deck: Umi
        """,
        pool=pool_with(QUAKE),
    )
    t.you.activates("Test Quake")
    resolve(t)
    assert t.you.monsters == ["Kuriboh"] and t.opp.monsters == ["Mystical Elf"]


# ----------------------------------------------------------------------------------------------- what can hold counters


@pytest.mark.rule("gemini.treated-as-normal-monster", scenario=0)
@pytest.mark.parametrize("again", [False, True])
def test_a_gemini_monster_can_hold_spell_counters_once_it_has_been_summoned_again(again: bool) -> None:
    t = your_turn(f"hand: Spell Power Grasp   monsters: Dark Valkyria{' (summoned again)' if again else ''}")
    if again:
        t.you.can("activate Spell Power Grasp")
    else:
        t.you.cannot("activate Spell Power Grasp", because="target.timing.chosen-at-activation")


@pytest.mark.rule("effect.resolve.simultaneous-turn-player-first", scenario=0)
def test_the_monster_that_comes_to_the_turn_player_is_given_its_zone_first() -> None:
    t = your_turn("hand: Creature Swap   monsters: Battle Ox", "monsters: Kuriboh")
    t.you.activates("Creature Swap")
    t.nobody_responds()
    t.you.take_zone(5)
    resolve(t)
    assert t.you.monster("Kuriboh").zone == 5 and t.opp.monster("Battle Ox").zone == 1
