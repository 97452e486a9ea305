"""Topic turn: what the End Phase demands, in which order it is handled, and what comes after the hand was adjusted.

Threatening Roar is a Trap that can be activated at any time: who has it is asked in every window.
"""

import pytest

from probes import pool_with, probe
from spellspeed.engine.kernel.pool import CardFacts
from spellspeed.lang.words.choices import Exists, Not, One
from spellspeed.lang.words.deeds import Later
from spellspeed.lang.words.every_word import (
    AS_AN_EFFECT,
    END_PHASE,
    FIELD,
    OPPONENT,
    SUMMONED_SPECIALLY,
    THE_ACTIVATION,
    THE_EFFECT,
    YOU,
)
from spellspeed.lang.words.lines import Activation, Continuous, Trigger
from spellspeed.lang.words.nouns import THE_TARGET, THIS_CARD, Monster, Spell
from spellspeed.lang.words.places_said import THE_FIELD, THE_FIELD_ZONES, YOUR_GRAVEYARD
from spellspeed.lang.words.timings import Activated, Discarded, If, PhaseReached, Sent, Summoned, When
from spellspeed.lang.words.verbs import Destroy, Draw, GainLP, InflictDamage, Negate
from table import Table, table

SHUNOROS = "Orichalcos Shunoros"


def burner(name: str, damage: int) -> CardFacts:
    """A monster with a mandatory effect of every End Phase."""
    burn = InflictDamage(damage, OPPONENT)
    return probe(name, "Warrior / Effect", Trigger(1, when=If(PhaseReached(END_PHASE)), do=burn, mandatory=True))


DOOM = probe(
    "Test Doom",
    "Spell / Quick-Play",
    Activation(1, target=One(Monster(), THE_FIELD), do=Later(END_PHASE, Destroy(THE_TARGET))),
)
FIREFLY = probe(
    "Test Firefly", "Insect / Effect", Continuous(1, Destroy(THIS_CARD), when=If(PhaseReached(END_PHASE, YOU)))
)
CURSE = probe(
    "Test Curse",
    "Spell / Continuous",
    Trigger(1, when=If(PhaseReached(END_PHASE, YOU)), do=InflictDamage(500, YOU), mandatory=True),
)
HEALER = probe("Test Healer", "Warrior / Effect", Trigger(1, when=If(PhaseReached(END_PHASE)), do=GainLP(100)))
A_MONSTER_EFFECT = When(Activated(Monster(), AS_AN_EFFECT, OPPONENT))
REFUSAL = probe("Test Refusal", "Trap / Counter", Activation(1, when=A_MONSTER_EFFECT, do=Negate(THE_ACTIVATION)))
DENIAL = probe("Test Denial", "Trap / Counter", Activation(1, when=A_MONSTER_EFFECT, do=Negate(THE_EFFECT)))
PARTING = probe(
    "Test Parting", "Warrior / Effect", Trigger(1, when=If(Discarded(THIS_CARD)), from_=YOUR_GRAVEYARD, do=Draw(1))
)
ECHO = probe(
    "Test Echo",
    "Warrior / Effect",
    Trigger(1, when=If(Discarded(THIS_CARD)), from_=YOUR_GRAVEYARD, do=GainLP(900), mandatory=True),
)
WATCHER = probe(
    "Test Watcher",
    "Warrior / Effect",
    Trigger(1, when=If(Summoned(Monster(), SUMMONED_SPECIALLY)), do=GainLP(600), mandatory=True),
)
# As the monsters that destroy themselves when there is no face-up Field Spell.
FRAIL = probe(
    "Test Frail",
    "Warrior / Effect",
    Continuous(1, Destroy(THIS_CARD), while_=Not(Exists(Spell(kind=FIELD), THE_FIELD_ZONES))),
    Trigger(2, when=If(Sent(THIS_CARD, YOUR_GRAVEYARD)), from_=YOUR_GRAVEYARD, do=GainLP(700), mandatory=True),
)
POOL = pool_with(
    burner("Test Ash", 100), burner("Test Ember", 200), burner("Test Frost", 400), burner("Test Gale", 800),
    DOOM, FIREFLY, CURSE, HEALER, REFUSAL, DENIAL, PARTING, ECHO, WATCHER, FRAIL,
)  # fmt: skip
ROAR_OR_PASS = ["activate Threatening Roar", "pass"]


def play(position: str) -> Table:
    return table(position, pool=POOL)


def chains(t: Table) -> list[str]:
    """What was said about chains and damage so far, in its order."""
    return [line for line in t.log() if line.startswith("chain of") or "(effect)" in line]


# --------------------------------------------------------------------------------------- one after the other, and whose


@pytest.mark.rule("turn.end.phase-effects-turn-player-first", scenario=1)
def test_the_turn_player_handles_his_effects_of_the_end_phase_one_at_a_time_before_the_opponent() -> None:
    t = play("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Test Doom   monsters: Test Ash   deck: 2 Mystical Elf
        opp 8000   monsters: Battle Ox, Test Frost   deck: 2 Mystical Elf
    """)
    t.you.activates("Test Doom", targeting="Battle Ox")
    t.you.goes_to("End Phase")
    assert t.you.is_asked("response").offers == ["activate Test Ash", "carry out Test Doom", "pass"]
    t.news()
    t.you.carries_out("Test Doom")
    # Applied without a chain, and then he is asked again.
    assert t.news() == ["Battle Ox destroyed (effect)", "Battle Ox sent to graveyard (effect)"]
    assert (t.phase, t.you.is_asked("response").offers) == ("End Phase", ["activate Test Ash", "pass"])
    t.you.activates("Test Ash")
    # Handled as a chain of its own; he has none left, so it is the opponent's turn.
    assert chains(t)[-2:] == ["opp lp 8000 -> 7900 (effect)", "chain of 1 ended"]
    assert (t.phase, t.opp.is_asked("response").offers) == ("End Phase", ["activate Test Frost", "pass"])
    t.opp.activates("Test Frost")
    assert (t.turn, t.you.lp) == (4, 7600)


@pytest.mark.rule("turn.end.phase-effects-turn-player-first", scenario=1)
def test_the_opponents_effect_of_the_end_phase_is_offered_when_the_turn_player_passes() -> None:
    t = play("""
        turn 3, End Phase, you to act
        you 8000   monsters: Test Ash, Test Firefly   deck: 2 Mystical Elf
        opp 8000   monsters: Test Frost   deck: 2 Mystical Elf
    """)
    assert t.you.is_asked("response").offers == ["activate Test Ash", "carry out Test Firefly", "pass"]
    t.you.passes()
    assert t.opp.is_asked("response").offers == ["activate Test Frost", "pass"]
    t.opp.activates("Test Frost")
    assert (t.you.lp, t.opp.lp) == (7600, 8000)
    assert t.you.is_asked("response").offers == ["activate Test Ash", "carry out Test Firefly", "pass"]


@pytest.mark.rule("turn.end.phase-effects-turn-player-first", scenario=2)
def test_two_compulsory_effects_of_each_player_make_four_chains_the_turn_players_first() -> None:
    t = play("""
        turn 3, End Phase, you to act
        you 8000   monsters: Test Ash, Test Ember   set: Threatening Roar   deck: 2 Mystical Elf
        opp 8000   monsters: Test Frost, Test Gale   deck: 2 Mystical Elf
    """)
    t.you.activates("Test Ash")
    t.both_pass()
    # It is the turn player who is asked again, …
    offers = ["activate Threatening Roar", "activate Test Ember", "pass"]
    assert t.you.is_asked("response").offers == offers
    t.you.activates("Test Ember")
    t.both_pass()
    assert t.you.is_asked("response").offers == ROAR_OR_PASS
    t.you.passes()
    # … and only now the opponent.
    assert t.opp.is_asked("response").offers == ["activate Test Frost", "activate Test Gale", "pass"]
    t.opp.activates("Test Frost")
    t.both_pass()
    assert t.you.is_asked("response").offers == ROAR_OR_PASS
    t.you.passes()
    t.opp.activates("Test Gale")
    t.both_pass()
    assert chains(t) == [
        "opp lp 8000 -> 7900 (effect)",
        "chain of 1 ended",
        "opp lp 7900 -> 7700 (effect)",
        "chain of 1 ended",
        "you lp 8000 -> 7600 (effect)",
        "chain of 1 ended",
        "you lp 7600 -> 6800 (effect)",
        "chain of 1 ended",
    ]


@pytest.mark.rule("turn.end.turn-player-may-yield-between", scenario=1)
@pytest.mark.parametrize("last", ["willingly", "forced"])
def test_the_turn_player_may_let_the_opponent_settle_one_effect_between_two_of_his_own(last: str) -> None:
    t = play("""
        turn 3, End Phase, you to act
        you 8000   monsters: Test Ash, Test Ember   deck: 2 Mystical Elf
        opp 8000   monsters: Test Frost   deck: 2 Mystical Elf
    """)
    t.you.activates("Test Ash")
    assert t.you.is_asked("response").offers == ["activate Test Ember", "pass"]
    t.you.passes()
    t.opp.activates("Test Frost")
    assert (t.turn, t.you.lp, t.opp.lp) == (3, 7600, 7900)
    assert t.you.is_asked("response").offers == ["activate Test Ember", "pass"]
    if last == "willingly":
        t.you.activates("Test Ember")
    else:
        t.you.passes()  # the opponent has nothing left, so both have passed: the phase cannot end like this
    assert (t.turn, t.you.lp, t.opp.lp) == (4, 7600, 7700)


@pytest.mark.rule("turn.end.free-timing-cards-interleave", scenario=1)
def test_mystical_space_typhoon_comes_before_a_harmful_effect_of_the_end_phase() -> None:
    position = """
        turn 3, End Phase, you to act
        you 8000   spells: Test Curse   set: Mystical Space Typhoon   deck: 2 Mystical Elf
        opp 8000   deck: 2 Mystical Elf
    """
    t = play(position)
    offers = ["activate Mystical Space Typhoon", "activate Test Curse", "pass"]
    assert t.you.is_asked("response").offers == offers
    t.you.activates("Mystical Space Typhoon", targeting="Test Curse")
    assert (t.turn, t.you.lp, t.you.graveyard) == (4, 8000, ["Test Curse", "Mystical Space Typhoon"])
    # In the other order the effect happens first.
    t = play(position)
    t.you.activates("Test Curse")
    t.both_pass()
    assert (t.turn, t.you.lp) == (3, 7500)
    t.you.activates("Mystical Space Typhoon", targeting="Test Curse")
    assert (t.turn, t.you.lp, t.you.spells) == (4, 7500, [])


@pytest.mark.rule("turn.end.to-opponents-draw-phase", scenario=2)
def test_the_turn_passes_once_both_had_their_chance_and_the_end_phase_effects_are_handled() -> None:
    t = play("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Test Ash   set: Threatening Roar   deck: 2 Mystical Elf
        opp 8000   set: Threatening Roar   deck: Battle Ox, Mystical Elf
    """)
    t.you.goes_to("End Phase")
    t.opp.passes()
    assert t.phase == "End Phase"
    t.you.activates("Test Ash")
    t.both_pass()
    assert (t.phase, t.opp.lp, t.you.is_asked("response").offers) == ("End Phase", 7900, ROAR_OR_PASS)
    t.you.passes()
    assert (t.phase, t.opp.is_asked("response").offers) == ("End Phase", ROAR_OR_PASS)
    t.opp.passes()
    assert (t.turn, t.turn_player, t.phase, t.opp.hand) == (4, "opp", "Draw Phase", ["Battle Ox"])


# ------------------------------------------------------------------------------------------------------ when both pass


@pytest.mark.rule("turn.end.mandatory-forced-after-both-pass", scenario=1)
def test_what_is_outstanding_when_both_have_passed_is_carried_out_the_turn_players_first() -> None:
    t = play("""
        turn 3, End Phase, you to act
        you 8000   monsters: Test Firefly   deck: 2 Mystical Elf
        opp 8000   monsters: Test Frost   deck: 2 Mystical Elf
    """)
    assert t.you.is_asked("response").offers == ["carry out Test Firefly", "pass"]
    t.you.passes()
    assert t.opp.is_asked("response").offers == ["activate Test Frost", "pass"]
    t.news()
    t.opp.passes()
    assert t.news() == ["Test Firefly destroyed (effect)", "Test Firefly sent to graveyard (effect)"]
    assert (t.turn, t.phase, t.you.lp) == (3, "End Phase", 8000)
    t.opp.passes()
    told = t.news()
    assert told.index("opp activated Test Frost") < told.index("you lp 8000 -> 7600 (effect)")
    assert told.index("chain of 1 ended") < told.index("turn 4 opp")


@pytest.mark.rule("turn.end.optional-effects-still-possible-before-forced-ones", scenario=1)
def test_an_optional_effect_may_still_come_before_what_is_forced() -> None:
    t = play("""
        turn 3, End Phase, you to act
        you 8000   monsters: Test Firefly, Test Healer   deck: 2 Mystical Elf
        opp 8000   set: Threatening Roar   deck: 2 Mystical Elf
    """)
    t.you.passes()
    t.opp.passes()
    # Both have passed: he has to do something, but what comes first is up to him.
    assert t.you.is_asked("response").offers == ["activate Test Healer", "carry out Test Firefly"]
    t.you.activates("Test Healer")
    t.opp.passes()
    assert (t.phase, t.you.lp, t.you.monsters) == ("End Phase", 8100, ["Test Firefly", "Test Healer"])
    assert t.you.is_asked("response").offers == ["carry out Test Firefly", "pass"]
    t.you.passes()
    t.opp.passes()
    assert t.you.monsters == ["Test Healer"] and t.turn == 3
    t.opp.passes()
    assert (t.turn, t.you.lp) == (4, 8100)


# ----------------------------------------------------------------------------- two compulsory processes about one card


def shunoros_is_doomed_twice() -> Table:
    """The opponent's monster has been taken and doubled: both players have to do something with it now."""
    t = table("""
        turn 4, Main Phase 1, opp to act
        you 8000   monsters: Battle Ox   hand: Creature Swap, Limiter Removal   deck: 3 Mystical Elf
        opp 8000   hand: A Wild Monster Appears!, Orichalcos Shunoros   deck: 3 Mystical Elf
    """)
    t.opp.activates("A Wild Monster Appears!")
    t.nobody_responds()
    t.opp.takes_position("attack")
    t.nobody_responds()
    assert t.opp.monsters == [SHUNOROS]
    t.opp.ends_turn()
    # It returns in the next End Phase of the opponent of whoever has summoned it, so not in this one.
    assert (t.turn, t.opp.monsters) == (5, [SHUNOROS])
    t.nobody_responds()
    t.you.activates("Creature Swap")
    t.nobody_responds()
    t.you.take_zone(None)
    t.you.take_zone(None)
    t.nobody_responds()
    assert (t.you.monsters, t.opp.monsters) == ([SHUNOROS], ["Battle Ox"])
    t.you.activates("Limiter Removal")
    assert t.you.atk_of(SHUNOROS) == 2 * 1000
    t.you.goes_to("End Phase")
    assert t.you.is_asked("response").offers == ["carry out Limiter Removal", "pass"]
    t.news()
    return t


@pytest.mark.rule("turn.end.compulsory-effect-turn-player-may-apply-first", scenario=1)
def test_the_turn_player_applies_his_process_first_and_the_opponents_finds_the_card_gone() -> None:
    t = shunoros_is_doomed_twice()
    t.you.carries_out("Limiter Removal")
    assert t.opp.graveyard == ["A Wild Monster Appears!", SHUNOROS] and t.you.monsters == []
    # Nothing is left for the opponent to carry out.
    assert t.turn == 6 and SHUNOROS not in t.opp.deck
    assert [line for line in t.news() if SHUNOROS in line] == [
        f"{SHUNOROS} destroyed (effect)",
        f"{SHUNOROS} sent to graveyard (effect)",
    ]


@pytest.mark.rule("turn.end.compulsory-effect-may-be-deferred", scenario=1)
def test_the_turn_player_puts_his_process_off_and_the_opponent_carries_out_the_competing_one() -> None:
    t = shunoros_is_doomed_twice()
    t.you.passes()
    assert t.opp.is_asked("response").offers == ["carry out A Wild Monster Appears!", "pass"]
    t.opp.carries_out("A Wild Monster Appears!")
    # It has gone to its owner's deck, and Limiter Removal has nothing left to destroy.
    told = t.news()
    assert [line for line in told if SHUNOROS in line] == [f"{SHUNOROS} returned to deck (effect)"]
    assert "opp shuffled" in told
    assert t.turn == 6 and SHUNOROS in [*t.opp.deck, *t.opp.hand]
    assert t.you.graveyard == ["Creature Swap", "Limiter Removal"] and t.opp.graveyard == ["A Wild Monster Appears!"]


@pytest.mark.rule("turn.end.compulsory-effect-forced-when-both-defer", scenario=1)
def test_when_both_put_their_processes_off_the_turn_players_must_be_applied() -> None:
    t = shunoros_is_doomed_twice()
    t.you.passes()
    t.opp.passes()
    assert t.opp.graveyard == ["A Wild Monster Appears!", SHUNOROS] and t.you.monsters == []
    assert t.turn == 6
    assert [line for line in t.news() if SHUNOROS in line] == [
        f"{SHUNOROS} destroyed (effect)",
        f"{SHUNOROS} sent to graveyard (effect)",
    ]


# ------------------------------------------------------------------------------------------------- what cannot be again


@pytest.mark.rule("turn.end.negated-trigger-cannot-retry", scenario=1)
@pytest.mark.parametrize(("trap", "negated"), [("Test Refusal", "activation"), ("Test Denial", "effect")])
def test_a_negated_trigger_of_the_end_phase_cannot_be_activated_again_in_it(trap: str, negated: str) -> None:
    t = play(f"""
        turn 3, End Phase, you to act
        you 8000   monsters: Test Healer   set: Threatening Roar   deck: 5 Mystical Elf
        opp 8000   set: {trap}   deck: 5 Mystical Elf
    """)
    t.you.activates("Test Healer")
    t.opp.activates(trap)
    assert f"you's Test Healer was negated: {negated}" in t.log()
    assert (t.phase, t.turn, t.you.monsters, t.you.lp) == ("End Phase", 3, ["Test Healer"], 8000)
    assert t.you.is_asked("response").offers == ROAR_OR_PASS
    t.you.cannot("activate Test Healer", because="turn.end.negated-trigger-cannot-retry")
    t.you.passes()
    assert t.turn == 4


# ------------------------------------------------------------------------------------------ after the hand was adjusted


@pytest.mark.rule("turn.end.after-hand-adjustment-one-chain", scenario=1)
def test_after_the_hand_adjustment_there_is_one_chain_of_what_it_has_set_off() -> None:
    t = play("""
        turn 3, End Phase, you to act
        you 8000   hand: Gem-Knight Obsidian, 6 Kuriboh   monsters: Test Healer   set: Threatening Roar
                   graveyard: Battle Ox   deck: 2 Mystical Elf
        opp 8000   set: Threatening Roar, Torrential Tribute   monsters: Test Watcher   deck: 2 Mystical Elf
    """)
    t.you.passes()
    t.opp.passes()
    t.you.is_asked("hand limit")
    t.you.discards("Gem-Knight Obsidian")
    t.you.triggers("Gem-Knight Obsidian")
    assert (t.phase, t.chain) == ("End Phase", ["Gem-Knight Obsidian"])
    # It can be answered, …
    t.opp.activates("Threatening Roar")
    t.you.passes()
    t.you.takes_position("attack")
    assert sorted(t.you.monsters) == ["Battle Ox", "Test Healer"]
    # … but then nothing more: no Set card, no unused trigger of the End Phase, nothing that answers the summon.
    assert (t.turn, t.phase, t.you.lp, t.opp.lp) == (4, "Draw Phase", 8000, 8000)
    assert [line for line in t.log() if line.startswith("chain of")] == ["chain of 2 ended"]
    assert t.opp.set_cards == ["Torrential Tribute"] and t.you.set_cards == ["Threatening Roar"]


@pytest.mark.rule("turn.end.after-hand-adjustment-one-chain", scenario=2)
def test_what_a_second_hand_adjustment_discards_sets_nothing_off() -> None:
    t = play("""
        turn 3, End Phase, you to act
        you 8000   hand: Test Parting, Test Echo, 5 Kuriboh   deck: 2 Mystical Elf
        opp 8000   deck: 2 Mystical Elf
    """)
    t.you.discards("Test Parting")
    t.you.triggers("Test Parting")
    question = t.you.is_asked("hand limit")
    assert (t.phase, len(t.you.hand), question.least, question.most) == ("End Phase", 7, 1, 1)
    t.you.discards("Test Echo")
    assert (t.turn, len(t.you.hand), t.you.lp) == (4, 6, 8000)
    assert t.you.graveyard == ["Test Parting", "Test Echo"] and "you activated Test Echo" not in t.log()


@pytest.mark.rule("turn.end.after-hand-adjustment-one-chain", scenario=0)
def test_the_same_effect_is_activated_after_the_first_hand_adjustment() -> None:
    t = play("""
        turn 3, End Phase, you to act
        you 8000   hand: Test Echo, 6 Kuriboh   deck: 2 Mystical Elf
        opp 8000   deck: 2 Mystical Elf
    """)
    t.you.discards("Test Echo")
    assert (t.turn, t.you.lp) == (4, 8900)


# --------------------------------------------------------------------------------------------------- between two turns

FRAIL_AND_SOGEN = """
    turn 3, Main Phase 1, you to act
    you 8000   hand: Forbidden Chalice, Mystical Space Typhoon   monsters: Test Frail   field: Sogen
               deck: 2 Mystical Elf
    opp 8000   set: Threatening Roar   deck: 2 Mystical Elf
"""


@pytest.mark.rule("turn.end.no-activation-between-turns", scenario=1)
def test_a_monster_that_destroys_itself_when_its_negation_runs_out_with_the_turn_sets_nothing_off() -> None:
    t = play(FRAIL_AND_SOGEN)
    t.you.activates("Forbidden Chalice", targeting="Test Frail").both_pass()
    t.nobody_responds()
    t.you.activates("Mystical Space Typhoon", targeting="Sogen")
    t.nobody_responds()
    assert (t.you.field_zone, t.you.monsters) == ([], ["Test Frail"])
    t.you.goes_to("End Phase")
    t.opp.passes()
    assert (t.phase, t.you.monsters) == ("End Phase", ["Test Frail"])
    t.news()
    t.opp.passes()
    assert (t.turn, t.phase, t.you.monsters) == (4, "Draw Phase", [])
    told = t.news()
    assert told.index("Test Frail sent to graveyard (effect)") < told.index("turn 4 opp")
    t.nobody_responds()
    assert t.you.lp == 8000 and "you activated Test Frail" not in t.log()


@pytest.mark.rule("turn.end.no-activation-between-turns", scenario=0)
def test_the_same_monster_sets_its_effect_off_when_nothing_negates_it() -> None:
    t = play(FRAIL_AND_SOGEN)
    t.you.activates("Mystical Space Typhoon", targeting="Sogen")
    t.nobody_responds()
    assert (t.you.monsters, t.you.lp) == ([], 8700)
