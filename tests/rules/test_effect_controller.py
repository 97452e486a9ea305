"""Topic effect: whose effect it is, and whom a limit binds, when control or the name of the card changes."""

from typing import Final

import pytest

from probes import pool_with, probe
from spellspeed.engine.applies.find import name_of
from spellspeed.lang.words.choices import One
from spellspeed.lang.words.every_word import FACE_UP, PER_EFFECT, UNTIL_TURN_ENDS
from spellspeed.lang.words.lines import Activation, Limit, Quick
from spellspeed.lang.words.nouns import THE_TARGET, Monster
from spellspeed.lang.words.places_said import THE_FIELD
from spellspeed.lang.words.verbs import GainLP, Treat
from table import Table, table

PLAIN: Final = probe("Test Plain", "Warrior / Effect", Quick(1, limit=Limit(), do=GainLP(100)))
NAMED: Final = probe("Test Named", "Warrior / Effect", Quick(1, limit=Limit(PER_EFFECT), do=GainLP(100)))
OTHER: Final = probe("Test Other", "Warrior / Effect", Quick(1, limit=Limit(PER_EFFECT), do=GainLP(200)))
A_MONSTER: Final = One(Monster(FACE_UP), THE_FIELD)
RENAME: Final = probe(
    "Test Rename",
    "Spell / Quick-Play",
    Activation(target=A_MONSTER, do=Treat(THE_TARGET, name="Test Other", until=UNTIL_TURN_ENDS)),
)
POOL: Final = pool_with(PLAIN, NAMED, OTHER, RENAME)
BY_NAME: Final = "effect.name-limit.this-effect-of-x-once"
BY_COPY: Final = "effect.once-per-turn.limits-the-user"


def play(position: str) -> Table:
    return table(position, pool=POOL)


# ------------------------------------------------------------------------------------------------ whose effect it is


@pytest.mark.rule("effect.controller.is-activating-player", scenario=1)
@pytest.mark.rule("effect.text.self-opponent-relative-to-controller", scenario=1)
@pytest.mark.parametrize("taken", [True, False])
def test_raiden_sends_cards_from_the_deck_of_whoever_activated_it(taken: bool) -> None:
    t = play("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Raiden, Hand of the Lightsworn   deck: 30 Mystical Elf
        opp 8000   monsters: Battle Ox   set: Enemy Controller   deck: 30 Silver Fang
    """)
    t.you.activates("Raiden, Hand of the Lightsworn")
    if taken:
        t.opp.activates("Enemy Controller", effect=2, tributing="Battle Ox", targeting="Raiden, Hand of the Lightsworn")
        t.nobody_responds()
        assert t.opp.monsters == ["Raiden, Hand of the Lightsworn"]
    t.nobody_responds()
    assert t.chain == []
    assert (len(t.you.deck), t.you.graveyard) == (28, ["Mystical Elf", "Mystical Elf"])
    assert len(t.opp.deck) == 30 and "Silver Fang" not in t.opp.graveyard


# -------------------------------------------------------------------------------------------------- whom a limit binds


def used_and_taken(name: str, zone: str = "", more: str = "") -> Table:
    """You have used the effect of a monster, and the opponent has taken it in the same turn and may respond."""
    t = play(f"""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: {name}{more}
        opp 8000   monsters: Battle Ox   set: Enemy Controller, Threatening Roar
    """)
    t.you.activates(name + zone)
    t.opp.passes()
    assert t.you.lp == 8100
    t.opp.activates("Enemy Controller", effect=2, tributing="Battle Ox", targeting=name + zone)
    t.nobody_responds()
    t.opp.take_zone(None)
    assert t.opp.monsters == [name]
    return t


@pytest.mark.rule("effect.once-per-turn.plain-limit-follows-the-card", scenario=1)
def test_a_plain_limit_also_holds_for_whoever_takes_control_of_the_card() -> None:
    t = used_and_taken("Test Plain")
    assert t.opp.is_asked("response").offers == ["activate Threatening Roar", "pass"]
    t.opp.cannot("activate Test Plain", because=BY_COPY)


@pytest.mark.rule("effect.once-per-turn.plain-limit-follows-the-card", scenario=1)
def test_a_card_turned_face_down_and_up_again_has_a_fresh_limit() -> None:
    t = play("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Test Plain   hand: Book of Moon
        opp 8000
    """)
    t.you.activates("Test Plain")
    t.nobody_responds()
    t.you.cannot("activate Test Plain", because=BY_COPY)
    t.you.activates("Book of Moon", targeting="Test Plain")
    t.you.flip_summons("Test Plain")
    t.nobody_responds()
    t.you.activates("Test Plain")
    t.nobody_responds()
    assert t.you.lp == 8200


@pytest.mark.rule("effect.once-per-turn.plain-limit-follows-the-card", scenario=1)
def test_a_card_that_left_the_field_and_returned_has_a_fresh_limit() -> None:
    t = play("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Test Plain   set: Compulsory Evacuation Device
        opp 8000
    """)
    t.you.activates("Test Plain")
    t.nobody_responds()
    t.you.activates("Compulsory Evacuation Device", targeting="Test Plain")
    t.nobody_responds()
    t.you.summons("Test Plain")
    t.nobody_responds()
    t.you.activates("Test Plain")
    t.nobody_responds()
    assert t.you.lp == 8200


@pytest.mark.rule("effect.once-per-turn.name-limit-binds-the-player", scenario=1)
def test_a_limit_by_name_does_not_bind_the_other_player_even_with_the_same_card() -> None:
    t = used_and_taken("Test Named", zone=" (zone 1)", more=", Test Named")
    assert t.opp.is_asked("response").offers == ["activate Test Named", "activate Threatening Roar", "pass"]
    t.opp.activates("Test Named")
    t.nobody_responds()
    assert t.opp.lp == 8100
    # The player who used it first may not use his second copy.
    t.you.is_asked("open state")
    t.you.cannot("activate Test Named", because=BY_NAME)


@pytest.mark.rule("effect.once-per-turn.name-limit-binds-the-player")
def test_a_limit_by_name_still_binds_a_card_that_left_and_came_back() -> None:
    t = play("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Test Named   set: Compulsory Evacuation Device
        opp 8000
    """)
    t.you.activates("Test Named")
    t.nobody_responds()
    t.you.activates("Compulsory Evacuation Device", targeting="Test Named")
    t.nobody_responds()
    t.you.summons("Test Named")
    t.nobody_responds()
    t.you.cannot("activate Test Named", because=BY_NAME)


@pytest.mark.rule("effect.once-per-turn.name-change-ignored", scenario=1)
@pytest.mark.parametrize("renamed", [1, 2], ids=["the card itself", "a second copy"])
def test_another_name_does_not_lift_a_limit_by_name_nor_use_up_that_of_the_new_name(renamed: int) -> None:
    t = play("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Test Named, Test Named, Test Other   hand: Test Rename
        opp 8000
    """)
    t.you.activates("Test Named (zone 1)")
    t.nobody_responds()
    t.you.activates("Test Rename", targeting=f"Test Named (zone {renamed})")
    t.nobody_responds()
    row = t.you.monster("Test Named", zone=renamed).row
    assert name_of(t.duel.game, t.duel.state, row) == t.duel.pool.find("Test Other").rule_name
    for zone in (1, 2):
        t.you.cannot(f"activate Test Named (zone {zone})", because=BY_NAME)
    t.you.activates("Test Other")
    t.nobody_responds()
    assert t.you.lp == 8000 + 100 + 200


@pytest.mark.rule("effect.once-per-turn.name-change-ignored")
def test_another_name_does_not_bring_the_limit_of_that_name() -> None:
    t = play("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Test Named, Test Other   hand: Test Rename
        opp 8000
    """)
    t.you.activates("Test Other")
    t.nobody_responds()
    t.you.activates("Test Rename", targeting="Test Named")
    t.nobody_responds()
    t.you.activates("Test Named")
    t.nobody_responds()
    assert t.you.lp == 8000 + 200 + 100
