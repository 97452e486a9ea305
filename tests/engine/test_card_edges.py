"""What can go wrong with an effect, from its definition to its last step: clear, and as the rules say."""

import pytest

from probes import pool_with, probe
from spellspeed.lang.check.well_said import MalformedCard
from spellspeed.lang.codes.card_code import Program
from spellspeed.lang.codes.code import LINE_ACTIVATION
from spellspeed.lang.codes.line_code import LineCode, Step
from spellspeed.lang.errors import CardError
from spellspeed.lang.words.choices import ANY_CARD, One
from spellspeed.lang.words.lines import Activation
from spellspeed.lang.words.nouns import THE_TARGET, Monster, Ref, SpellOrTrap
from spellspeed.lang.words.places_said import OPPONENTS_FIELD, YOUR_HAND
from spellspeed.lang.words.verbs import Destroy, Discard, Draw, SetOnField
from spellspeed.words import IN_HAND
from table import table


def test_a_malformed_definition_is_refused_with_what_is_wrong_and_where() -> None:
    card = probe("Test Spell", "Spell", Activation(1, do=Draw(1).then(Destroy(Ref("the drawn card")))))
    with pytest.raises(MalformedCard) as refused:
        pool_with(card)
    assert str(refused.value) == (
        "Test Spell ① do → then → Destroy(cards): 'the drawn card' is used before anything is called so"
    )


def test_a_target_without_a_place_for_it_is_refused() -> None:
    card = probe("Test Spell", "Spell", Activation(1, do=Destroy(THE_TARGET)))
    with pytest.raises(MalformedCard, match="'the target' is used"):
        pool_with(card)


def test_a_text_that_mentions_an_unknown_card_names_both() -> None:
    line = Activation(do=Destroy(One(Monster(name="Nobody at All"), OPPONENTS_FIELD)))
    with pytest.raises(ValueError, match="Test Spell: a card text mentions 'Nobody at All', but no card is called so"):
        pool_with(probe("Test Spell", "Spell", line))


def test_an_error_while_a_card_resolves_names_the_card_and_the_line() -> None:
    pool = pool_with(probe("Test Spell", "Spell", Activation(1, do=Draw(1))))
    index = pool.find("Test Spell").index
    whole = pool.programs[index].lines[0]
    assert whole.kind == LINE_ACTIVATION
    broken = LineCode(0, kind=LINE_ACTIVATION, number=1, speed=1, places=IN_HAND, steps=(Step(199),), slots=whole.slots)
    pool.programs[index] = Program((broken,))
    t = table("turn 3, Main Phase 1, you to act\nyou 8000 hand: Test Spell\nopp 8000", pool=pool)
    with pytest.raises(CardError, match="Test Spell, effect 1, step 0: there is no deed 199"):
        t.you.activates("Test Spell")


@pytest.mark.rule("target.locked-until-resolved", scenario=0)
def test_an_effect_whose_target_is_gone_does_nothing_and_chooses_no_other() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000  hand: Mystical Space Typhoon  set: Dust Tornado
        opp 8000  set: Trap Hole, Magic Jammer
    """)
    t.you.activates("Mystical Space Typhoon", targeting="Trap Hole")
    t.you.activates("Dust Tornado", targeting="Trap Hole")
    t.nobody_responds()
    assert t.opp.set_cards == ["Magic Jammer"]
    assert t.opp.graveyard == ["Trap Hole"]


@pytest.mark.rule("effect.wording.optional", scenario=0)
def test_an_optional_part_can_be_declined_and_the_rest_stands() -> None:
    t = table("""
        turn 4, Main Phase 1, opp to act
        you 8000  hand: Raigeki  set: Dust Tornado
        opp 8000  hand: Sogen    set: Trap Hole
    """)
    t.opp.activates("Sogen")
    t.you.activates("Dust Tornado", targeting="Trap Hole")
    t.nobody_responds()
    t.you.says_no()
    assert t.opp.graveyard == ["Trap Hole"]
    assert t.you.hand == ["Raigeki"]
    assert "you declined" in " ".join(t.log())


@pytest.mark.rule("effect.wording.optional", scenario=0)
def test_an_optional_part_that_is_impossible_is_not_asked_for() -> None:
    t = table("""
        turn 4, Main Phase 1, opp to act
        you 8000  hand: Mystical Elf  set: Dust Tornado
        opp 8000  hand: Sogen         set: Trap Hole
    """)
    t.opp.activates("Sogen")
    t.you.activates("Dust Tornado", targeting="Trap Hole")
    t.nobody_responds()
    t.opp.is_asked("open state")


@pytest.mark.rule("move.draw.empty-deck-no-optional-draw-effect", scenario=0)
def test_with_an_empty_deck_nothing_is_drawn_or_searched_by_choice() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000  hand: Pot of Greed, Reinforcement of the Army
        opp 8000
    """)
    t.you.cannot("activate Pot of Greed", because="move.draw.needs-enough-cards-to-activate")
    t.you.cannot(
        "activate Reinforcement of the Army",
        because="effect.condition.no-possible-resolution-blocks-activation",
    )


@pytest.mark.rule("zone.main-monster.max-five", scenario=0)
def test_with_full_monster_zones_nothing_is_revived() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000  hand: Monster Reborn  graveyard: Sangan
                  monsters: Mystical Elf, Mystical Elf, Mystical Elf, Mystical Elf, Mystical Elf
        opp 8000
    """)
    t.you.cannot("activate Monster Reborn", because="zone.main-monster.max-five")


@pytest.mark.rule("zone.spell-trap.max-five", scenario=0)
def test_a_card_that_takes_the_last_zone_can_set_nothing() -> None:
    filler = probe("Test Setter", "Spell / Quick-Play", Activation(do=SetOnField(One(SpellOrTrap(), YOUR_HAND))))
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000  hand: Test Setter, Trap Hole, Raigeki
                  set: Magic Jammer, Magic Jammer, Magic Jammer, Magic Jammer
        opp 8000
        """,
        pool=pool_with(filler),
    )
    # The card itself takes the fifth zone while it is on the chain, so that there is none to Set a card in.
    t.you.cannot("activate Test Setter", because="effect.condition.no-possible-resolution-blocks-activation")


@pytest.mark.rule("cost.unpayable.cannot-activate", scenario=0)
def test_a_card_that_is_activated_from_the_hand_cannot_be_its_own_cost() -> None:
    swap = probe(
        "Test Swap",
        "Spell",
        Activation(
            cost=Discard(One(ANY_CARD, YOUR_HAND)), target=One(Monster(), OPPONENTS_FIELD), do=Destroy(THE_TARGET)
        ),
    )
    t = table(
        "turn 3, Main Phase 1, you to act\nyou 8000 hand: Test Swap\nopp 8000 monsters: Sangan (attack)",
        pool=pool_with(swap),
    )
    t.you.cannot("activate Test Swap", because="cost.unpayable.cannot-activate")
