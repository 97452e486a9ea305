"""What the card language says beyond the plain words: each once, with made-up cards."""

import pytest

import spellspeed.words as words
from probes import pool_with, probe
from spellspeed.engine.applies.continuous import find_forbidding
from spellspeed.engine.kernel.places import own
from spellspeed.lang.words.choices import ANY_NUMBER, All, CountOf, One, Some, UpTo
from spellspeed.lang.words.every_word import (
    A_COUNTER,
    AFTER_DAMAGE_CALCULATION,
    AS_A_CARD,
    ATK,
    BECAUSE_OF_BATTLE,
    BECAUSE_OF_EFFECT,
    EITHER,
    FACE_UP,
    IN_EXTRA_DECK,
    OPPONENT,
    SPECIAL_SUMMONING,
    SPELL_COUNTER,
    SUMMONED_SPECIALLY,
    THE_ACTIVATION,
    UNTIL_TURN_ENDS,
    YOU,
)
from spellspeed.lang.words.lines import Activation, Continuous, Ignition, Limit, Quick, Trigger
from spellspeed.lang.words.nouns import (
    THE_TARGET,
    THIS_CARD,
    AnyCard,
    Counters,
    Difference,
    Half,
    HowMany,
    Monster,
    Ref,
    Spell,
    Stat,
    TheChange,
    Times,
)
from spellspeed.lang.words.places_said import (
    EITHER_GRAVEYARD,
    OPPONENTS_FIELD,
    THE_FIELD,
    YOUR_FIELD,
    YOUR_GRAVEYARD,
    YOUR_HAND,
)
from spellspeed.lang.words.timings import Activated, BattleReached, DamageTaken, If, Sent, Summoned, When
from spellspeed.lang.words.verbs import (
    Banish,
    ChangeStat,
    Destroy,
    Discard,
    Draw,
    Forbid,
    GainLP,
    InflictDamage,
    Negate,
    NegateEffectsOf,
    PlaceCounters,
    RemoveCounters,
    SendToGraveyard,
    SpecialSummon,
)
from spellspeed.words import EVENT_COUNTERS_CHANGED, EVENT_LP_CHANGED, EXTRA_DECK, GRAVEYARD
from table import Table, table

# -------------------------------------------------------------------------- each time an activation has been made


SCHOLAR = probe(
    "Scholar",
    "Spellcaster / Effect",
    Continuous(1, PlaceCounters(SPELL_COUNTER, 1, THIS_CARD), when=If(Activated(Spell(), as_=AS_A_CARD))),
)
TOWER = probe(
    "Tower",
    "Spell / Continuous",
    Continuous(1, PlaceCounters(SPELL_COUNTER, 1, THIS_CARD), when=If(Activated(Spell(), as_=AS_A_CARD))),
)
FLASH = probe("Flash", "Spell / Quick-Play", Activation(do=GainLP(100)))
VETO = probe("Veto", "Trap / Counter", Activation(when=When(Activated(Spell())), do=Negate(THE_ACTIVATION)))
HUSH = probe(
    "Hush", "Trap / Normal", Activation(target=One(Monster(FACE_UP), THE_FIELD), do=NegateEffectsOf(THE_TARGET))
)
RAISE = probe(
    "Raise", "Spell / Normal", Activation(target=One(Monster(), YOUR_GRAVEYARD), do=SpecialSummon(THE_TARGET))
)
SCHOOL = pool_with(SCHOLAR, TOWER, FLASH, VETO, HUSH, RAISE)


def counters_on(t: Table, name: str) -> int:
    """How many Spell Counters lie on the one card of this name on your field."""
    cards = [row for row in t.duel.state.cards if t.name(row.uid) == name and row.controller == t.you.player]
    return sum(row.count_counters(words.SPELL_COUNTER) for row in cards)


@pytest.mark.rule("effect-type.unclassified.applies-when-condition-met", scenario=0)
def test_a_line_acts_each_time_a_spell_card_has_been_activated_and_its_link_has_resolved() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Flash   monsters: Scholar (attack)
        opp 8000   set: Flash
        """,
        pool=SCHOOL,
    )
    t.you.activates("Flash")
    t.opp.activates("Flash").nobody_responds()
    assert (t.you.lp, t.opp.lp, counters_on(t, "Scholar")) == (8100, 8100, 2)
    kinds = [event.kind for event in t.events if event.kind in (EVENT_LP_CHANGED, EVENT_COUNTERS_CHANGED)]
    assert kinds == [EVENT_LP_CHANGED, EVENT_COUNTERS_CHANGED] * 2


@pytest.mark.rule("negate.activation.no-resolution", scenario=0)
def test_an_activation_that_was_negated_does_not_count() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Flash   monsters: Scholar (attack)
        opp 8000   set: Veto
        """,
        pool=SCHOOL,
    )
    t.you.activates("Flash")
    t.opp.activates("Veto").nobody_responds()
    assert (t.you.lp, counters_on(t, "Scholar")) == (8000, 0)


def test_a_card_whose_effects_are_negated_does_not_act() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Flash   monsters: Scholar (attack)
        opp 8000   set: Hush
        """,
        pool=SCHOOL,
    )
    t.you.activates("Flash")
    t.opp.activates("Hush", targeting="Scholar").nobody_responds()
    assert (t.you.lp, counters_on(t, "Scholar")) == (8100, 0)


def test_what_was_not_there_when_the_card_was_activated_does_not_act() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Raise, Tower, Flash   graveyard: Scholar
        opp 8000
        """,
        pool=SCHOOL,
    )
    t.you.activates("Raise", targeting="Scholar").nobody_responds()
    t.you.takes_position("attack", 1)
    t.nobody_responds()
    assert counters_on(t, "Scholar") == 0
    t.you.activates("Tower").nobody_responds()
    assert (counters_on(t, "Scholar"), counters_on(t, "Tower")) == (1, 0)
    t.you.activates("Flash").nobody_responds()
    assert (counters_on(t, "Scholar"), counters_on(t, "Tower")) == (2, 1)


LIMITED = probe(
    "Limited",
    "Spellcaster / Effect",
    Continuous(1, GainLP(1000), when=If(Activated(Spell(), as_=AS_A_CARD)), limit=Limit(times=2)),
)


def test_a_line_that_acts_by_itself_can_be_limited() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Flash, Flash, Flash   monsters: Limited (attack)   deck: 3 Kuriboh
        opp 8000   deck: 3 Kuriboh
        """,
        pool=pool_with(LIMITED, FLASH),
    )
    for lp in (9100, 10200, 10300):
        t.you.activates("Flash").nobody_responds()
        assert t.you.lp == lp


# ------------------------------------------------------------------------------------------------------------- numbers


THOSE = Ref("the chosen monsters")
DOUBLER = probe(
    "Doubler",
    "Spell / Normal",
    Activation(
        do=ChangeStat(
            ATK,
            All(Monster(FACE_UP), YOUR_FIELD, called=THOSE),
            Times(2, Stat(ATK, THOSE)),
            become=True,
            until=UNTIL_TURN_ENDS,
        ).then(GainLP(TheChange()))
    ),
)
HALVER = probe(
    "Halver",
    "Spell / Normal",
    Activation(do=ChangeStat(ATK, All(Monster(FACE_UP), YOUR_FIELD, called=THOSE), Half(Stat(ATK, THOSE)), lose=True)),
)


def test_a_number_about_the_monsters_that_it_changes_is_each_monsters_own() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Doubler, Halver   monsters: Summoned Skull (attack), Kuriboh (attack)
        opp 8000
        """,
        pool=pool_with(DOUBLER, HALVER),
    )
    t.you.activates("Doubler").nobody_responds()
    assert (t.you.atk_of("Summoned Skull"), t.you.atk_of("Kuriboh")) == (5000, 600)
    assert t.you.lp == 10800
    t.you.activates("Halver").nobody_responds()
    assert (t.you.atk_of("Summoned Skull"), t.you.atk_of("Kuriboh")) == (2500, 300)


CANNON = probe(
    "Cannon",
    "Machine / Effect",
    Ignition(
        1,
        cost=RemoveCounters(A_COUNTER, THIS_CARD),
        do=InflictDamage(Times(300, TheChange()), OPPONENT),
    ),
    Ignition(2, do=PlaceCounters(A_COUNTER, 2, All(AnyCard(FACE_UP), THE_FIELD))),
    Ignition(3, limit=Limit(), do=GainLP(Times(100, Counters(A_COUNTER, where=YOUR_FIELD)))),
)


@pytest.mark.rule("counter.removed-as-cost-or-by-effect", scenario=0)
def test_counters_are_counted_in_a_place_and_as_far_as_they_were_removed() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Cannon (attack), Cannon (attack, zone 3)
        opp 8000   monsters: Kuriboh (attack)
        """,
        pool=pool_with(CANNON),
    )
    t.you.activates("Cannon (zone 3)", effect=2).nobody_responds()
    t.you.activates("Cannon (zone 3)", effect=3).nobody_responds()
    assert t.you.lp == 8400  # the opponent's two do not count
    t.you.activates("Cannon (zone 3)", effect=1).nobody_responds()
    assert t.opp.lp == 7400


# ------------------------------------------------------------------------------------------------- what is answered


RETURNER = probe(
    "Returner",
    "Dragon / Effect",
    Trigger(
        1, when=If(Summoned(THIS_CARD, SUMMONED_SPECIALLY, from_=EITHER_GRAVEYARD)), mandatory=True, do=GainLP(700)
    ),
)
PLAY = probe("Play", "Spell / Normal", Activation(do=SpecialSummon(One(Monster(), YOUR_HAND))))
GREETER = probe(
    "Greeter",
    "Warrior / Effect",
    Trigger(1, when=If(Summoned(Monster(), from_=YOUR_HAND)), mandatory=True, do=GainLP(50)),
)


@pytest.mark.rule("effect-type.trigger.at-stated-timing", scenario=0)
def test_a_summon_is_answered_by_where_the_monster_came_from() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Play, Raise, Returner, Kuriboh   graveyard: Returner   monsters: Greeter (attack)
        opp 8000
        """,
        pool=pool_with(RETURNER, PLAY, RAISE, GREETER),
    )
    t.you.activates("Play").nobody_responds()
    t.you.chooses("Returner")
    t.you.takes_position("attack", 3)
    t.nobody_responds()
    assert t.you.lp == 8050
    t.you.activates("Raise").nobody_responds()
    t.you.takes_position("attack", 2)
    t.nobody_responds()
    assert t.you.lp == 8750
    t.you.summons("Kuriboh")
    t.nobody_responds()
    assert t.you.lp == 8800


REAPER = probe(
    "Reaper",
    "Zombie / Effect",
    Trigger(
        1,
        when=If(DamageTaken(OPPONENT, BECAUSE_OF_BATTLE, by_card=THIS_CARD, directly=True)),
        mandatory=True,
        do=GainLP(300),
    ),
    Trigger(
        2,
        when=If(Sent(Monster(), EITHER_GRAVEYARD, because=BECAUSE_OF_BATTLE, by_card=THIS_CARD)),
        mandatory=True,
        do=GainLP(40),
    ),
    atk=2000,
)


@pytest.mark.rule("effect-type.trigger.at-stated-timing", scenario=0)
def test_damage_by_a_direct_attack_and_what_a_card_sends_to_the_graveyard_are_told_apart() -> None:
    t = table(
        """
        turn 3, Battle Step, you to act
        you 8000   monsters: Reaper (attack)
        opp 8000   monsters: Kuriboh (attack)
        """,
        pool=pool_with(REAPER),
    )
    t.you.attacks("Reaper", "Kuriboh")
    t.nobody_responds()
    assert (t.you.lp, t.opp.lp) == (8040, 6300)
    t = table(
        """
        turn 3, Battle Step, you to act
        you 8000   monsters: Reaper (attack)
        opp 8000
        """,
        pool=pool_with(REAPER),
    )
    t.you.attacks_directly("Reaper")
    t.nobody_responds()
    assert (t.you.lp, t.opp.lp) == (8300, 6000)


BLADE = probe(
    "Blade",
    "Warrior / Effect",
    Trigger(
        1,
        when=If(BattleReached(AFTER_DAMAGE_CALCULATION, THIS_CARD, Monster())),
        mandatory=True,
        do=Banish(All(Monster(doomed=True), THE_FIELD)),
    ),
    atk=2000,
)


def test_a_monster_that_the_battle_destroys_can_be_meant() -> None:
    t = table(
        """
        turn 3, Battle Step, you to act
        you 8000   monsters: Blade (attack)
        opp 8000   monsters: Kuriboh (attack), Mystical Elf (defense)
        """,
        pool=pool_with(BLADE),
    )
    t.you.attacks("Blade", "Kuriboh")
    t.nobody_responds()
    assert (t.opp.banished, t.opp.graveyard, t.opp.monsters) == (["Kuriboh"], [], ["Mystical Elf"])


PURGE = probe("Purge", "Spell / Normal", Activation(do=Destroy(All(Monster(owner=YOU), THE_FIELD))))
GIVE = probe("Give", "Spell / Normal", Activation(do=SpecialSummon(One(Monster(), YOUR_HAND), to=OPPONENT)))


def test_whose_card_it_is_can_be_meant() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Give, Purge, Kuriboh
        opp 8000   monsters: Mystical Elf (attack)
        """,
        pool=pool_with(PURGE, GIVE),
    )
    t.you.activates("Give").nobody_responds()
    t.you.takes_position("attack", 2)
    assert sorted(t.opp.monsters) == ["Kuriboh", "Mystical Elf"]
    t.you.activates("Purge").nobody_responds()
    assert (t.opp.monsters, t.you.graveyard.count("Kuriboh")) == (["Mystical Elf"], 1)


GUARD = probe(
    "Guard",
    "Fairy / Effect",
    Quick(
        1,
        when=When(Activated(Spell(), targeting=Monster(controller=YOU))),
        do=Negate(THE_ACTIVATION),
    ),
)
STRIKE = probe("Strike", "Spell / Normal", Activation(target=One(Monster(), THE_FIELD), do=Destroy(THE_TARGET)))


@pytest.mark.rule("effect.condition.all-must-be-met", scenario=0)
def test_an_activation_is_answered_by_what_it_targets() -> None:
    t = table(
        """
        turn 3, Main Phase 1, opp to act
        you 8000   monsters: Guard (attack), Kuriboh (attack)
        opp 8000   hand: Strike, Strike, Flash   monsters: Mystical Elf (attack)
        """,
        pool=pool_with(GUARD, STRIKE, FLASH),
    )
    t.opp.activates("Flash")
    assert not t.you.can_activate("Guard")
    t.nobody_responds()
    t.opp.activates("Strike", targeting="Mystical Elf")
    assert not t.you.can_activate("Guard")
    t.nobody_responds()
    assert t.opp.monsters == []
    t.opp.activates("Strike", targeting="Kuriboh")
    t.you.activates("Guard").nobody_responds()
    assert "Kuriboh" in t.you.monsters


# ------------------------------------------------------------------------------------------------------------- counts


PAID = Ref("the sent cards")
DROPLET = probe(
    "Droplet",
    "Spell / Normal",
    Activation(
        cost=SendToGraveyard(UpTo(ANY_NUMBER, AnyCard(), YOUR_HAND), called=PAID),
        target=Some(HowMany(PAID), Monster(), OPPONENTS_FIELD),
        do=Destroy(THE_TARGET),
    ),
)


@pytest.mark.rule("effect.text.usage-part-done-at-activation", scenario=0)
def test_any_number_of_cards_is_paid_and_that_many_are_targeted() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Droplet, Kuriboh, Summoned Skull, Sangan, Dark Magician
        opp 8000   monsters: Mystical Elf (attack), Kuriboh (attack), Sangan (attack)
        """,
        pool=pool_with(DROPLET),
    )
    t.you.activates("Droplet")
    question = t.you.is_asked("cost")
    assert (question.least, question.most) == (1, 3)  # there are no more than three targets
    t.you.chooses("Kuriboh", "Sangan")
    question = t.you.is_asked("target")
    assert (question.least, question.most) == (2, 2)
    t.you.targets("Mystical Elf", "Kuriboh").nobody_responds()
    assert t.opp.monsters == ["Sangan"]


EVEN = probe(
    "Even",
    "Spell / Normal",
    Activation(
        do=Banish(
            Some(
                Difference(CountOf(AnyCard(), OPPONENTS_FIELD), CountOf(AnyCard(), YOUR_FIELD)),
                AnyCard(),
                OPPONENTS_FIELD,
                by=OPPONENT,
            )
        )
    ),
)


def test_a_count_is_computed_when_the_cards_are_chosen() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Even
        opp 8000   monsters: Mystical Elf (attack), Kuriboh (attack), Sangan (attack)
        """,
        pool=pool_with(EVEN),
    )
    t.you.activates("Even").nobody_responds()
    assert t.opp.is_asked("effect").least == 2  # Even itself lies on your field
    t.opp.chooses("Kuriboh", "Sangan")
    assert t.opp.monsters == ["Mystical Elf"]


@pytest.mark.rule("effect.condition.no-possible-resolution-blocks-activation", scenario=0)
def test_what_would_choose_no_card_cannot_be_activated() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Even   monsters: Kuriboh (attack)
        opp 8000   monsters: Mystical Elf (attack)
        """,
        pool=pool_with(EVEN),
    )
    assert not t.you.can_activate("Even")


DISCARDED = Ref("the discarded cards")
TRADE = probe(
    "Trade",
    "Spell / Normal",
    Activation(
        do=Discard(UpTo(ANY_NUMBER, AnyCard(), YOUR_HAND), called=DISCARDED).then(
            Destroy(UpTo(HowMany(DISCARDED), Monster(), OPPONENTS_FIELD))
        )
    ),
)


def test_up_to_a_number_that_is_computed() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Trade, Kuriboh, Summoned Skull
        opp 8000   monsters: Mystical Elf (attack), Kuriboh (attack), Sangan (attack)
        """,
        pool=pool_with(TRADE),
    )
    t.you.activates("Trade").nobody_responds()
    t.you.discards("Kuriboh", "Summoned Skull")
    question = t.you.is_asked("effect")
    assert (question.least, question.most) == (1, 2)
    t.you.chooses("Sangan")
    assert sorted(t.opp.monsters) == ["Kuriboh", "Mystical Elf"]


# ------------------------------------------------------------------------------------------------------- restrictions


BARRIER = probe(
    "Barrier",
    "Spell / Continuous",
    Continuous(1, Forbid(SPECIAL_SUMMONING, who=EITHER, what=Monster(not_archetype="Blue-Eyes"), from_=IN_EXTRA_DECK)),
)
VOW = probe(
    "Vow",
    "Spell / Normal",
    Activation(oath=Forbid(SPECIAL_SUMMONING, who=YOU, from_=IN_EXTRA_DECK), do=Draw(1)),
)


@pytest.mark.rule("effect.cannot.forbids-while-it-applies", scenario=0)
def test_special_summons_from_certain_places_can_be_forbidden() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Vow, Raise   spells: Barrier   graveyard: Kuriboh   deck: 3 Kuriboh
        opp 8000
        """,
        pool=pool_with(BARRIER, RAISE, VOW),
    )
    state = t.duel.state
    dead = state.cards[state.piles[own(t.you.player, GRAVEYARD)][0]]
    assert find_forbidding(t.duel.game, state, 0, words.SPECIAL_SUMMONING, dead) < 0
    extra = dead.elsewhere(dead.card, 0, own(t.you.player, EXTRA_DECK))
    assert find_forbidding(t.duel.game, state, 0, words.SPECIAL_SUMMONING, extra) >= 0
    t.you.activates("Raise", targeting="Kuriboh").nobody_responds()
    t.you.takes_position("attack", 1)
    assert t.you.monsters == ["Kuriboh"]
    t.you.activates("Vow").nobody_responds()  # what came from the Graveyard does not break the vow
    assert "Kuriboh" in t.you.hand


CHASE = probe(
    "Chase",
    "Warrior / Effect",
    Trigger(
        1,
        when=If(Sent(Monster(), EITHER_GRAVEYARD, because=BECAUSE_OF_EFFECT, by_card=THIS_CARD)),
        mandatory=True,
        do=GainLP(10),
    ),
    Ignition(2, target=One(Monster(), OPPONENTS_FIELD), do=Destroy(THE_TARGET)),
)


@pytest.mark.rule("effect-type.trigger.at-stated-timing", scenario=0)
def test_what_the_effect_of_a_card_sends_to_the_graveyard_is_sent_by_that_card_only() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Strike   monsters: Chase (attack)
        opp 8000   monsters: Kuriboh (attack), Mystical Elf (attack)
        """,
        pool=pool_with(CHASE, STRIKE),
    )
    t.you.activates("Strike", targeting="Kuriboh").nobody_responds()
    assert t.you.lp == 8000
    t.you.activates("Chase", effect=2, targeting="Mystical Elf").nobody_responds()
    assert t.you.lp == 8010
