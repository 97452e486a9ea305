"""Summons, Sets and what hangs on them: attempts, Tributes, zones and the cards that keep a monster here."""

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.choices import All, One
from spellspeed.lang.words.every_word import OPPONENT, SUMMONED_SPECIALLY, YOU
from spellspeed.lang.words.lines import Activation, Trigger
from spellspeed.lang.words.nouns import THE_TARGET, THIS_CARD, Monster, SpellOrTrap
from spellspeed.lang.words.places_said import EITHER_GRAVEYARD, THE_FIELD, YOUR_FIELD, YOUR_HAND
from spellspeed.lang.words.timings import If, Sent, Summoned, Tributed, When
from spellspeed.lang.words.verbs import AddToHand, Destroy, GainLP, InflictDamage, ReturnToDeck, SpecialSummon
from table import table

LATECOMER = probe(
    "Test Latecomer",
    "Warrior / Effect",
    Trigger(
        1,
        when=If(Sent(Monster(), to=EITHER_GRAVEYARD, from_=THE_FIELD)),
        do=SpecialSummon(THIS_CARD),
        from_=YOUR_HAND,
    ),
)


# ------------------------------------------------------------------------------------------------------ summon attempts


@pytest.mark.rule("timing.flip-summon-negated.leaves-from-field", scenario=1)
def test_sangan_goes_from_the_field_when_its_flip_summon_is_negated_but_not_when_its_normal_summon_is() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000  monsters: Sangan (set)  deck: Kuriboh, Mystical Elf
        opp 8000  set: Solemn Judgment
    """)
    t.you.flip_summons("Sangan")
    t.opp.activates("Solemn Judgment")
    assert not [line for line in t.log() if "flipped" in line or "flip summoned" in line]
    assert "you activated Sangan" in t.log()

    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000  hand: Sangan  deck: Kuriboh, Mystical Elf
        opp 8000  set: Solemn Judgment
    """)
    t.you.summons("Sangan")
    t.opp.activates("Solemn Judgment")
    assert t.you.graveyard == ["Sangan"]
    assert "you activated Sangan" not in t.log()


@pytest.mark.rule("summon.tribute.negated-tributes-stay-in-graveyard", scenario=0)
def test_sangan_tributed_for_a_summon_that_was_negated_searches_all_the_same() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000  monsters: Sangan  hand: Jinzo  deck: 5 Mystical Elf, Kuriboh
        opp 8000  set: Solemn Judgment
    """)
    t.you.summons("Jinzo", tributing=["Sangan"])
    t.opp.activates("Solemn Judgment")
    assert t.you.graveyard == ["Sangan", "Jinzo"] and t.opp.lp == 4000
    t.you.is_asked("search")
    t.you.chooses("Kuriboh")
    assert t.you.hand == ["Kuriboh"]


@pytest.mark.rule("timing.action.nothing-activated-before-it-is-done", scenario=0)
def test_a_hand_trigger_set_off_by_a_tribute_waits_until_the_summon_has_succeeded() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000  monsters: Battle Ox  hand: Jinzo, Test Latecomer
        opp 8000
        """,
        pool=pool_with(LATECOMER),
    )
    t.you.summons("Jinzo", tributing=["Battle Ox"])
    # Nothing is asked in the attempt; the effect is offered when Jinzo is there.
    assert t.you.monsters == ["Jinzo"]
    t.you.can("activate Test Latecomer")


@pytest.mark.rule("timing.after-action.triggers-then-fast-effects", scenario=0)
def test_a_trigger_on_the_field_set_off_by_a_tribute_is_offered_after_the_summon() -> None:
    mourner = probe("Test Mourner", "Warrior / Effect", Trigger(1, when=If(Tributed(Monster())), do=GainLP(100)))
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000  monsters: Battle Ox, Test Mourner  hand: Jinzo
        opp 8000
        """,
        pool=pool_with(mourner),
    )
    t.you.summons("Jinzo", tributing=["Battle Ox"])
    assert "Jinzo" in t.you.monsters
    t.you.triggers("Test Mourner")
    assert t.you.lp == 8100


@pytest.mark.rule("timing.miss.tribute-for-tribute-summon", scenario=0)
def test_peten_tributed_for_a_set_misses_its_timing() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000  monsters: Peten the Dark Clown  hand: Jinzo  deck: 3 Peten the Dark Clown
        opp 8000
    """)
    t.you.sets("Jinzo", tributing=["Peten the Dark Clown"])
    t.you.is_asked("open state")
    assert t.you.monsters == ["Jinzo"] and t.you.banished == []


@pytest.mark.rule("summon.normal.once-per-turn-shared", scenario=0)
def test_a_monster_forced_back_has_used_up_the_normal_summon() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000  hand: Battle Ox, Kuriboh
        opp 8000  set: Forced Back
    """)
    t.you.summons("Battle Ox")
    t.opp.activates("Forced Back")
    assert sorted(t.you.hand) == ["Battle Ox", "Kuriboh"]
    t.you.cannot("summon Kuriboh", because="summon.normal.once-per-turn-shared")
    t.you.cannot("set Battle Ox", because="summon.normal.once-per-turn-shared")


@pytest.mark.rule("timing.after-action.triggers-then-fast-effects", scenario=0)
def test_a_summon_that_a_counter_trap_saves_is_answered_by_a_trigger_and_then_by_torrential_tribute() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000  hand: Green Gadget  set: Seven Tools of the Bandit  deck: Red Gadget, Kuriboh
        opp 8000  set: Solemn Judgment, Torrential Tribute
    """)
    t.you.summons("Green Gadget")
    t.opp.activates("Solemn Judgment")
    t.you.activates("Seven Tools of the Bandit")
    t.nobody_responds()
    t.you.triggers("Green Gadget")
    t.opp.activates("Torrential Tribute")
    t.nobody_responds()
    # Torrential Tribute resolves first, and the effect of Green Gadget does not need it on the field.
    assert t.you.monsters == [] and t.you.hand == ["Red Gadget"]


@pytest.mark.rule("timing.summon-response.only-in-first-chain", scenario=0)
def test_torrential_tribute_comes_too_late_when_the_chain_after_the_summon_is_over() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000  hand: Green Gadget  deck: Red Gadget, 2 Kuriboh
        opp 8000  set: Torrential Tribute, Threatening Roar
    """)
    t.you.summons("Green Gadget")
    t.you.triggers("Green Gadget")
    assert t.opp.can_activate("Torrential Tribute")
    t.opp.passes()
    assert t.you.hand == ["Red Gadget"]
    assert t.opp.is_offered() == ["activate Threatening Roar", "pass"]


# -------------------------------------------------------------------------------------------------- Call of the Haunted


def test_the_monster_falls_when_call_of_the_haunted_is_shuffled_into_the_deck() -> None:
    spin = probe(
        "Test Spin",
        "Spell",
        Activation(target=One(SpellOrTrap(), THE_FIELD, other_than=THIS_CARD), do=ReturnToDeck(THE_TARGET)),
    )
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000  set: Call of the Haunted  graveyard: Battle Ox  hand: Test Spin  deck: 8 Mystical Elf
        opp 8000
        """,
        pool=pool_with(spin),
    )
    t.you.activates("Call of the Haunted", targeting="Battle Ox")
    t.you.activates("Test Spin", targeting="Call of the Haunted")
    assert "Call of the Haunted" in t.you.deck
    assert t.you.monsters == [] and "Battle Ox" in t.you.graveyard


def test_call_of_the_haunted_stays_when_its_monster_is_tributed() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000  set: Call of the Haunted  graveyard: Battle Ox  hand: Summoned Skull
        opp 8000
    """)
    t.you.activates("Call of the Haunted", targeting="Battle Ox")
    t.you.settle_zone(None)
    t.you.summons("Summoned Skull", tributing=["Battle Ox"])
    assert t.you.spells == ["Call of the Haunted"]


@pytest.mark.rule("effect.resolve.single-effect-is-simultaneous", scenario=0)
def test_what_happens_at_once_is_done_before_call_of_the_haunted_follows_its_monster() -> None:
    upheaval = probe(
        "Test Upheaval",
        "Spell",
        Activation(
            do=Destroy(All(Monster(), THE_FIELD)).and_(AddToHand(All(SpellOrTrap(), THE_FIELD, other_than=THIS_CARD)))
        ),
    )
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000  hand: Test Upheaval  set: Call of the Haunted  graveyard: Battle Ox
        opp 8000
        """,
        pool=pool_with(upheaval),
    )
    t.you.activates("Call of the Haunted", targeting="Battle Ox")
    t.you.activates("Test Upheaval")
    assert t.you.hand == ["Call of the Haunted"]
    assert t.you.graveyard == ["Battle Ox", "Test Upheaval"]


@pytest.mark.rule("win.draw.simultaneous-lp-zero", scenario=0)
def test_damage_to_both_players_around_a_destruction_at_once_is_a_draw() -> None:
    crash = probe(
        "Test Crash",
        "Spell",
        Activation(
            do=InflictDamage(1000, YOU).and_(Destroy(All(Monster(), THE_FIELD))).and_(InflictDamage(1000, OPPONENT))
        ),
    )
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 1000  hand: Test Crash  monsters: Battle Ox
        opp 1000
        """,
        pool=pool_with(crash),
    )
    t.you.activates("Test Crash")
    assert t.winner == "draw"


@pytest.mark.rule("win.lp-zero.immediate", scenario=0)
def test_damage_that_follows_a_lost_duel_is_not_inflicted() -> None:
    ruin = probe("Test Ruin", "Spell", Activation(do=InflictDamage(9000, YOU).then(InflictDamage(9000, OPPONENT))))
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000  hand: Test Ruin
        opp 8000
        """,
        pool=pool_with(ruin),
    )
    t.you.activates("Test Ruin")
    assert t.winner == "opp" and t.opp.lp == 8000


# ---------------------------------------------------------------------------------------------------------------- zones


@pytest.mark.rule("effect.resolve.order-as-written", scenario=0)
def test_a_monster_that_returns_to_the_hand_first_makes_room_on_a_full_field() -> None:
    swap = probe(
        "Test Swap",
        "Trap",
        Activation(
            target=One(Monster(), YOUR_FIELD),
            do=AddToHand(THE_TARGET).and_if_you_do(SpecialSummon(One(Monster(), YOUR_HAND))),
        ),
    )
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000  monsters: Celtic Guardian, 4 Battle Ox  set: Test Swap
        opp 8000
        """,
        pool=pool_with(swap),
    )
    t.you.activates("Test Swap", targeting="Celtic Guardian")
    t.you.takes_position("attack")
    assert sorted(t.you.monsters) == ["Battle Ox"] * 4 + ["Celtic Guardian"]


@pytest.mark.rule("timing.when-optional.ok-if-last-event", scenario=0)
def test_a_monster_revived_as_the_last_thing_that_happened_may_answer_its_own_summon() -> None:
    riser = probe(
        "Test Riser",
        "Warrior / Effect",
        Trigger(1, when=When(Summoned(THIS_CARD, SUMMONED_SPECIALLY)), do=GainLP(100)),
    )
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000  hand: Monster Reborn  graveyard: Test Riser
        opp 8000
        """,
        pool=pool_with(riser),
    )
    t.you.activates("Monster Reborn", targeting="Test Riser")
    t.you.takes_position("attack")
    t.you.triggers("Test Riser")
    assert t.you.lp == 8100
