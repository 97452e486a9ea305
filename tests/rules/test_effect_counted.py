"""Topic effect: what is counted before a card is activated, and what is set off by what happened before a card came."""

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.choices import CountOf, Exists, Not, One, Some
from spellspeed.lang.words.declarations import Declare
from spellspeed.lang.words.deeds import OnlyIf
from spellspeed.lang.words.every_word import A_NAME, OPPONENT
from spellspeed.lang.words.lines import Activation, Trigger
from spellspeed.lang.words.nouns import THIS_CARD, AnyCard, Monster, SpellOrTrap, Times
from spellspeed.lang.words.places_said import EITHER_GRAVEYARD, OPPONENTS_HAND, THE_FIELD, YOUR_FIELD, YOUR_GRAVEYARD
from spellspeed.lang.words.timings import Destroyed, If, Sent
from spellspeed.lang.words.verbs import Draw, InflictDamage, SpecialSummon, Tribute
from table import table

IN_VAIN = "effect.condition.no-possible-resolution-blocks-activation"

# "Inflict 300 damage to your opponent for each other Spell/Trap you control."
ARSENAL = probe(
    "Test Arsenal",
    "Spell",
    Activation(
        do=InflictDamage(Times(300, CountOf(SpellOrTrap(), YOUR_FIELD, other_than=THIS_CARD)), OPPONENT),
    ),
)
# "Tribute 1 monster; Special Summon 2 monsters from your Graveyard."
EXCHANGE = probe(
    "Test Two For One",
    "Spell",
    Activation(cost=Tribute(One(Monster(), YOUR_FIELD)), do=SpecialSummon(Some(2, Monster(), YOUR_GRAVEYARD))),
)
# "Declare a card name; if your opponent has no such card in the hand, draw 1 card."
BAD_GUESS = probe(
    "Test Bad Guess",
    "Spell",
    Activation(cost=Declare(A_NAME), do=OnlyIf(Not(Exists(AnyCard(declared=A_NAME), OPPONENTS_HAND)), Draw(1))),
)
# "If a monster is destroyed: draw 1 card."
MOURNER = probe("Test Mourner", "Zombie / Effect", Trigger(when=If(Destroyed(Monster())), do=Draw(1), mandatory=True))
# "If this card is sent from the field to the Graveyard: draw 1 card", for a Gemini Monster that was summoned again.
TWIN = probe(
    "Test Twin",
    "Warrior / Gemini / Effect",
    gemini=(Trigger(when=If(Sent(THIS_CARD, EITHER_GRAVEYARD, from_=THE_FIELD)), do=Draw(1), mandatory=True),),
)


@pytest.mark.rule("spell.activation.exists-faceup-on-field", scenario=0)
@pytest.mark.parametrize("lies", ["hand", "set"])
@pytest.mark.parametrize("others", [0, 1, 2])
def test_a_spell_that_counts_other_cards_does_not_count_itself(lies: str, others: int) -> None:
    """Alone on the field it would do nothing, so it cannot be activated."""
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   {lies}: Test Arsenal   {f"spells: {others} Messenger of Peace" if others else ""}
        opp 8000   spells: Messenger of Peace
        """,
        pool=pool_with(ARSENAL),
    )
    if not others:
        t.you.cannot("activate Test Arsenal", because=IN_VAIN)
    else:
        t.you.activates("Test Arsenal")
        assert t.opp.lp == 8000 - 300 * others


@pytest.mark.rule("summon.special.needs-free-monster-zone", scenario=0)
@pytest.mark.parametrize(("there", "possible"), [(3, True), (4, True), (5, False)])
def test_a_zone_that_the_cost_frees_counts_for_monsters_that_come_together(there: int, possible: bool) -> None:
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Test Two For One   monsters: {there} Battle Ox   graveyard: Sangan, Kuriboh
        opp 8000
        """,
        pool=pool_with(EXCHANGE),
    )
    if not possible:
        t.you.cannot("activate Test Two For One", because="zone.main-monster.max-five")
        return
    t.you.activates("Test Two For One", tributing="Battle Ox (zone 1)")
    t.you.chooses("Sangan", "Kuriboh")
    t.you.takes_position("attack", zone=1)
    t.you.takes_position("attack", zone=5)
    assert sorted(t.you.monsters) == ["Battle Ox"] * (there - 1) + ["Kuriboh", "Sangan"]


@pytest.mark.rule(IN_VAIN, scenario=0)
def test_what_is_declared_later_is_not_held_against_an_activation() -> None:
    """Which card Mind Crush names nobody knows before; that there is a card in either hand it asks for itself."""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   set: Mind Crush   hand: Umi
        opp 8000   hand: Sangan, Kuriboh
    """)
    t.you.activates("Mind Crush")
    t.you.does("Sangan")
    assert t.opp.graveyard == ["Sangan"] and t.opp.hand == ["Kuriboh"] and t.you.graveyard == ["Mind Crush"]


@pytest.mark.rule(IN_VAIN, scenario=0)
def test_an_effect_for_a_wrong_guess_can_be_activated_though_the_guess_may_be_right() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: 2 Test Bad Guess   deck: Umi, Sogen
        opp 8000   hand: Sangan
        """,
        pool=pool_with(BAD_GUESS),
    )
    t.you.activates("Test Bad Guess (copy 1)")
    t.you.does("Kuriboh")
    assert sorted(t.you.hand) == ["Test Bad Guess", "Umi"]
    t.you.activates("Test Bad Guess")
    t.you.does("Sangan")
    assert t.you.hand == ["Umi"]


@pytest.mark.rule("effect-type.trigger.at-stated-timing", scenario=0)
@pytest.mark.parametrize("borrowed", [False, True])
def test_a_monster_that_comes_after_a_destruction_by_the_same_effect_does_not_answer_it(borrowed: bool) -> None:
    """Necroid Shaman destroys Battle Ox and then summons the Mourner, whatever effects other cards have gained."""
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Polymerization, Elemental HERO Wildheart, Elemental HERO Necroshade
                   monsters: Phantom of Chaos   graveyard: Cannon Soldier   extra: Elemental HERO Necroid Shaman
        opp 8000   monsters: Battle Ox   graveyard: Test Mourner   deck: Kuriboh, Umi
        """,
        pool=pool_with(MOURNER),
    )
    if borrowed:
        t.you.activates("Phantom of Chaos", targeting="Cannon Soldier")
    t.you.activates("Polymerization")
    t.you.takes_position("attack", zone=5)
    t.you.chooses("Test Mourner")
    t.you.takes_position("attack")
    assert t.opp.monsters == ["Test Mourner"] and t.opp.hand == [] and t.you.is_asked("open state")


@pytest.mark.rule("gemini.leaves-field.resummon-state-lost", scenario=0)
@pytest.mark.parametrize("again", [False, True])
def test_what_the_leaving_of_a_gemini_monster_sets_off_was_its_own_if_it_was_summoned_again(again: bool) -> None:
    """In the Graveyard it is a Normal Monster in either case."""
    t = table(
        f"""
        turn 4, Main Phase 1, opp to act
        you 8000   monsters: Test Twin {"(summoned again)" if again else ""}   deck: Umi, Sogen
        opp 8000   hand: Raigeki
        """,
        pool=pool_with(TWIN),
    )
    t.opp.activates("Raigeki")
    assert t.you.graveyard == ["Test Twin"] and t.you.hand == (["Umi"] if again else [])
    assert "Normal" in t.you.view.graveyard(t.you.player)[0].kinds
