"""Topic effect-type: Quick Effects of monsters."""

import pytest

from probes import pool_with, probe
from spellspeed.engine.kernel.pool import CardFacts
from spellspeed.lang.codes.code import LINE_QUICK
from spellspeed.lang.codes.line_code import LineCode
from spellspeed.lang.words.every_word import AS_ANYTHING, OPPONENT, THE_ACTIVATION, THE_EFFECT
from spellspeed.lang.words.lines import Ignition, Limit, Quick
from spellspeed.lang.words.nouns import THAT_CARD, THIS_CARD, AnyCard
from spellspeed.lang.words.places_said import YOUR_HAND
from spellspeed.lang.words.timings import Activated, When
from spellspeed.lang.words.verbs import Destroy, Discard, GainLP, Negate, Tribute
from table import Table, table


def sprinter() -> CardFacts:
    """A monster with a Quick Effect that can be used once per turn in either player's turn, and an Ignition Effect."""
    quick = Quick(1, limit=Limit(), do=GainLP(300))
    return probe("Test Sprinter", "Warrior / Effect", quick, Ignition(2, do=GainLP(700)))


def line_of(t: Table, name: str, at: int = 0) -> LineCode:
    return t.duel.game.programs[t.duel.pool.find(name).index].lines[at]


@pytest.mark.rule("effect-type.quick.also-in-opponents-turn", scenario=1)
@pytest.mark.parametrize("time", ["Draw Phase", "Standby Phase", "Start Step", "End Step", "End Phase"])
def test_a_quick_effect_is_offered_in_every_phase_of_the_opponents_turn(time: str) -> None:
    t = table(
        f"""
        turn 4, {time}, opp to act
        you 8000   monsters: Test Sprinter   deck: 2 Kuriboh
        opp 8000   monsters: Battle Ox       deck: 2 Kuriboh
        """,
        pool=pool_with(sprinter()),
    )
    assert (t.turn_player, t.step or t.phase) == ("opp", time)
    assert t.you.is_asked("response").offers == ["activate Test Sprinter", "pass"]
    t.you.activates("Test Sprinter", effect=1)
    assert t.you.lp == 8300


@pytest.mark.rule("effect-type.quick.also-in-opponents-turn", scenario=1)
def test_a_quick_effect_is_offered_when_the_opponent_acts_and_when_he_wants_to_go_on() -> None:
    t = table(
        """
        turn 4, Main Phase 1, opp to act
        you 8000   monsters: Test Sprinter   deck: 2 Kuriboh
        opp 8000   hand: Battle Ox, Ookazi   deck: 2 Kuriboh
        """,
        pool=pool_with(sprinter()),
    )
    quick = ["activate Test Sprinter", "pass"]
    t.opp.summons("Battle Ox")
    assert t.you.is_asked("response").offers == quick
    t.you.passes()
    t.opp.activates("Ookazi")
    assert t.chain == ["Ookazi"] and t.you.is_asked("response").offers == quick
    t.nobody_responds()
    t.opp.goes_to("End Phase")
    assert t.phase == "Main Phase 1" and t.you.is_asked("response").offers == quick


@pytest.mark.rule("effect-type.quick.spell-speed-2", scenario=1)
@pytest.mark.parametrize("card", ["Ookazi", "Rush Recklessly"])
def test_a_quick_effect_is_chained_to_spells_an_ignition_effect_to_none(card: str) -> None:
    t = table(
        f"""
        turn 4, Main Phase 1, opp to act
        you 8000   monsters: Test Sprinter
        opp 8000   hand: {card}   monsters: Battle Ox
        """,
        pool=pool_with(sprinter()),
    )
    t.opp.activates(card, targeting="Battle Ox" if card == "Rush Recklessly" else ())
    assert t.you.is_asked("response").offers == ["activate Test Sprinter", "pass"]
    t.you.cannot("activate Test Sprinter effect 2", because="chain.spell-speed-1.cannot-be-chained-freely")
    t.you.activates("Test Sprinter", effect=1)
    assert t.you.lp == (8000 + 300 - 800 if card == "Ookazi" else 8300)
    told = t.log()
    assert told.index("link 2 Test Sprinter resolves") < told.index(f"link 1 {card} resolves")


@pytest.mark.rule("effect-type.quick.spell-speed-2", scenario=1)
def test_a_quick_effect_is_not_chained_to_a_counter_trap() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Ookazi   monsters: Test Sprinter   set: Seven Tools of the Bandit
        opp 8000   hand: Kuriboh   set: Magic Jammer
        """,
        pool=pool_with(sprinter()),
    )
    t.you.activates("Ookazi")
    t.opp.activates("Magic Jammer", discarding="Kuriboh")
    assert t.you.is_asked("response").offers == ["activate Seven Tools of the Bandit", "pass"]
    t.you.cannot("activate Test Sprinter effect 1", because="chain.spell-speed.must-be-at-least")


@pytest.mark.rule("effect-type.quick.class-opponent-turn-wording", scenario=1)
def test_once_per_turn_during_either_players_turn_is_an_optional_quick_effect() -> None:
    t = table(
        """
        turn 4, Standby Phase, opp to act
        you 8000   monsters: Test Sprinter   deck: 2 Kuriboh
        opp 8000   deck: 2 Kuriboh
        """,
        pool=pool_with(sprinter()),
    )
    line = line_of(t, "Test Sprinter")
    assert (line.kind, line.speed, line.mandatory) == (LINE_QUICK, 2, False)
    # It is optional, and once per turn.
    t.you.passes()
    assert t.you.lp == 8000 and t.phase == "Main Phase 1"
    t.opp.goes_to("End Phase")
    t.you.activates("Test Sprinter", effect=1)
    assert t.you.lp == 8300
    t.you.cannot("activate Test Sprinter effect 1", because="effect.once-per-turn.limits-the-user")


def warden() -> CardFacts:
    """A monster that can negate an activation and destroy the card by Tributing itself."""
    negation = Negate(THE_ACTIVATION).and_if_you_do(Destroy(THAT_CARD))
    line = Quick(1, when=When(Activated(AnyCard(), AS_ANYTHING)), cost=Tribute(THIS_CARD), do=negation)
    return probe("Test Warden", "Fairy / Effect", line)


@pytest.mark.rule("effect-type.quick.class-negates-activation", scenario=1)
@pytest.mark.parametrize("card", ["Ookazi", "Cannon Soldier"])
def test_a_monster_effect_that_negates_an_activation_is_chained_directly_to_it(card: str) -> None:
    t = table(
        """
        turn 4, Main Phase 1, opp to act
        you 8000   monsters: Test Warden
        opp 8000   hand: Ookazi   monsters: Cannon Soldier, Battle Ox
        """,
        pool=pool_with(warden()),
    )
    line = line_of(t, "Test Warden")
    assert (line.kind, line.speed, line.mandatory) == (LINE_QUICK, 2, False)
    t.opp.activates(card, tributing="Battle Ox" if card == "Cannon Soldier" else ())
    assert t.you.is_asked("response").offers == ["activate Test Warden", "pass"]
    t.you.activates("Test Warden")
    assert t.you.lp == 8000 and f"opp's {card} was negated: activation" in t.log()
    assert card in t.opp.graveyard and t.you.graveyard == ["Test Warden"]


@pytest.mark.rule("effect-type.quick.from-hand-in-opponents-turn", scenario=1)
def test_of_a_quick_effect_a_quick_play_spell_and_a_trap_in_hand_only_the_first_is_used_in_the_opponents_turn() -> None:
    """The sentence of Ash Blossom, for any activation."""
    blossom = Quick(
        1,
        when=When(Activated(AnyCard(), AS_ANYTHING, by=OPPONENT)),
        cost=Discard(THIS_CARD),
        do=Negate(THE_EFFECT),
        from_=YOUR_HAND,
    )
    t = table(
        """
        turn 4, Main Phase 1, opp to act
        you 8000   hand: Test Blossom, Mystical Space Typhoon, Threatening Roar
        opp 8000   hand: Reinforcement of the Army   deck: Celtic Guardian, Marauding Captain   field: Sogen
        """,
        pool=pool_with(probe("Test Blossom", "Zombie / Effect", blossom)),
    )
    t.opp.activates("Reinforcement of the Army")
    assert t.you.is_asked("response").offers == ["activate Test Blossom", "pass"]
    t.you.cannot("activate Mystical Space Typhoon", because="spell.quick-play.opponents-turn-only-if-set")
    t.you.cannot("activate Threatening Roar", because="trap.set.must-be-set-first")
    t.you.activates("Test Blossom")
    assert t.opp.hand == [] and len(t.opp.deck) == 2
    assert t.you.graveyard == ["Test Blossom"] and t.opp.graveyard == ["Reinforcement of the Army"]


@pytest.mark.rule("battle.attack.several-declaration-cards-in-one-chain", scenario=0)
def test_a_quick_effect_answers_one_attack_once_in_a_chain() -> None:
    """The Phantom Knights of Shadow Veil waits in the Graveyard for its link to resolve, and does not act again."""
    veil = "The Phantom Knights of Shadow Veil"
    t = table(f"""
        turn 4, Battle Step, opp to act
        you 8000   graveyard: {veil}   set: Threatening Roar   deck: 3 Sogen
        opp 8000   monsters: Battle Ox   deck: 3 Sogen
    """)
    t.opp.attacks_directly("Battle Ox")
    t.you.activates(veil, effect=2)
    assert t.chain == [veil] and t.you.graveyard == [veil]
    assert t.you.is_asked("response").offers == ["activate Threatening Roar", "pass"]
