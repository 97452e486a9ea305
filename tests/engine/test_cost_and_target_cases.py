"""What an activation needs as a whole: its cost, its targets and what is left for its effect to do."""

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.choices import ANY_CARD, All, Exists, Not, One
from spellspeed.lang.words.every_word import ATK, FACE_DOWN, FACE_UP_ATTACK, WARRIOR
from spellspeed.lang.words.lines import Activation, Ignition, Limit, Line, Quick
from spellspeed.lang.words.nouns import THE_TARGET, THIS_CARD, Monster, Ref, Spell, SpellOrTrap, Stat, Trap
from spellspeed.lang.words.places_said import (
    OPPONENTS_FIELD,
    THE_FIELD,
    YOUR_DECK,
    YOUR_FIELD,
    YOUR_GRAVEYARD,
    YOUR_HAND,
)
from spellspeed.lang.words.verbs import (
    AddToHand,
    ChangePosition,
    Destroy,
    Discard,
    Draw,
    GainLP,
    PayLP,
    SendToGraveyard,
    SetOnField,
    SpecialSummon,
    Tribute,
)
from table import table

FIRST, SECOND = Ref("the first monster"), Ref("the second monster")
NOTHING_POSSIBLE = "effect.condition.no-possible-resolution-blocks-activation"


# -------------------------------------------------------------------------------------------------- a cost of two parts


@pytest.mark.rule("cost.unpayable.cannot-activate", scenario=0)
def test_one_card_does_not_pay_for_two_discards() -> None:
    double = probe(
        "Test Double",
        "Spell",
        Activation(cost=Discard(One(Spell(), YOUR_HAND)).and_(Discard(One(ANY_CARD, YOUR_HAND))), do=Draw(1)),
    )
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000  hand: Test Double, Hinotama  deck: 3 Kuriboh
        opp 8000
        """,
        pool=pool_with(double),
    )
    t.you.cannot("activate Test Double", because="cost.unpayable.cannot-activate")


@pytest.mark.rule("cost.unpayable.cannot-activate", scenario=0)
def test_the_first_discard_must_leave_a_card_for_the_second() -> None:
    double = probe(
        "Test Double",
        "Spell",
        Activation(cost=Discard(One(ANY_CARD, YOUR_HAND)).and_(Discard(One(Spell(), YOUR_HAND))), do=Draw(1)),
    )
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000  hand: Test Double, Kuriboh, Hinotama  deck: 3 Mystical Elf
        opp 8000
        """,
        pool=pool_with(double),
    )
    t.you.activates("Test Double")
    # Hinotama must be kept for the second part, so nothing is asked.
    assert t.you.hand == ["Mystical Elf"]
    assert t.you.graveyard == ["Kuriboh", "Hinotama", "Test Double"]


@pytest.mark.rule("cost.lp.not-more-than-current", scenario=0)
def test_two_payments_of_lp_are_added_up() -> None:
    halves = probe("Test Halves", "Spell", Activation(cost=PayLP(600).and_(PayLP(600)), do=Draw(1)))
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 1000  hand: Test Halves  deck: 3 Kuriboh
        opp 8000
        """,
        pool=pool_with(halves),
    )
    t.you.cannot("activate Test Halves", because="cost.lp.not-more-than-current")


@pytest.mark.rule("cost.lp.not-more-than-current", scenario=0)
def test_lp_equal_to_the_atk_of_the_monster_itself_must_be_there() -> None:
    usurer = probe("Test Usurer", "Warrior / Effect", Ignition(1, cost=PayLP(Stat(ATK, THIS_CARD)), do=Draw(1)))
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 500   monsters: Test Usurer  deck: 3 Kuriboh
        opp 8000
        """,
        pool=pool_with(usurer),
    )
    t.you.cannot("activate Test Usurer", because="cost.lp.not-more-than-current")


# ---------------------------------------------------------------------------------------------- what a cost leaves over


@pytest.mark.rule("effect.condition.no-possible-resolution-blocks-activation", scenario=0)
def test_a_cost_may_not_eat_the_only_card_the_effect_needs() -> None:
    eater = probe(
        "Test Eater",
        "Spell",
        Activation(cost=Discard(One(ANY_CARD, YOUR_HAND)), do=SpecialSummon(One(Monster(), YOUR_HAND))),
    )
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000  hand: Test Eater, Kuriboh
        opp 8000
        """,
        pool=pool_with(eater),
    )
    t.you.cannot("activate Test Eater", because=NOTHING_POSSIBLE)


@pytest.mark.rule("effect.condition.no-possible-resolution-blocks-activation", scenario=0)
def test_the_card_that_the_effect_needs_is_not_offered_for_the_cost() -> None:
    eater = probe(
        "Test Eater",
        "Spell",
        Activation(cost=Discard(One(ANY_CARD, YOUR_HAND)), do=SpecialSummon(One(Monster(), YOUR_HAND))),
    )
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000  hand: Test Eater, Kuriboh, Hinotama
        opp 8000
        """,
        pool=pool_with(eater),
    )
    t.you.activates("Test Eater")
    assert "you discarded Hinotama (cost)" in t.log()  # without a question
    t.you.takes_position("attack")
    assert t.you.monsters == ["Kuriboh"]


@pytest.mark.rule("effect.condition.no-possible-resolution-blocks-activation", scenario=0)
def test_discarding_the_whole_hand_leaves_no_monster_to_summon_from_it() -> None:
    gambler = probe(
        "Test Gambler",
        "Spell",
        Activation(
            cost=Discard(All(ANY_CARD, YOUR_HAND, other_than=THIS_CARD)),
            do=SpecialSummon(One(Monster(), YOUR_HAND)),
        ),
    )
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000  hand: Test Gambler, Kuriboh, Hinotama
        opp 8000
        """,
        pool=pool_with(gambler),
    )
    t.you.cannot("activate Test Gambler", because=NOTHING_POSSIBLE)


@pytest.mark.rule("summon.special.needs-free-monster-zone", scenario=0)
@pytest.mark.parametrize(
    "line",
    [
        Ignition(1, cost=Tribute(THIS_CARD), do=SpecialSummon(One(Monster(), YOUR_DECK))),
        Ignition(1, cost=Tribute(One(Monster(), YOUR_FIELD)), do=SpecialSummon(One(Monster(), YOUR_DECK))),
        Ignition(
            1,
            cost=Tribute(One(Monster(), YOUR_FIELD, other_than=THIS_CARD)),
            target=One(Monster(), YOUR_GRAVEYARD),
            do=SpecialSummon(THE_TARGET),
        ),
    ],
)
def test_a_tribute_for_the_cost_frees_the_zone_that_the_effect_needs(line: Line) -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000  monsters: Test Seed, 4 Battle Ox  graveyard: Kuriboh  deck: 3 Kuriboh
        opp 8000
        """,
        pool=pool_with(probe("Test Seed", "Plant / Effect", line)),
    )
    t.you.can("activate Test Seed")


@pytest.mark.rule("summon.special.needs-free-monster-zone", scenario=0)
def test_a_tributed_seed_makes_room_for_the_monster_from_the_deck() -> None:
    seed = probe(
        "Test Seed",
        "Plant / Effect",
        Ignition(1, cost=Tribute(THIS_CARD), do=SpecialSummon(One(Monster(), YOUR_DECK))),
    )
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000  monsters: Test Seed, 4 Battle Ox  deck: Kuriboh
        opp 8000
        """,
        pool=pool_with(seed),
    )
    t.you.activates("Test Seed")
    t.you.takes_position("attack")
    assert t.you.monsters == ["Kuriboh", "Battle Ox", "Battle Ox", "Battle Ox", "Battle Ox"]


# -------------------------------------------------------------------------------------------- the card and its own cost

FREER = probe("Test Freer", "Spell", Activation(cost=SendToGraveyard(One(SpellOrTrap(), YOUR_FIELD)), do=Draw(1)))


@pytest.mark.rule("cost.unpayable.cannot-activate", scenario=0)
def test_a_spell_does_not_pay_for_itself_with_itself() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000  hand: Test Freer  set: Threatening Roar  deck: 3 Kuriboh
        opp 8000
        """,
        pool=pool_with(FREER),
    )
    t.you.activates("Test Freer")
    assert t.you.graveyard == ["Threatening Roar", "Test Freer"]


@pytest.mark.rule("cost.unpayable.cannot-activate", scenario=0)
@pytest.mark.parametrize("where", ["hand", "set"])
def test_a_spell_that_could_only_pay_with_itself_is_not_activated(where: str) -> None:
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000  {where}: Test Freer  deck: 3 Kuriboh
        opp 8000
        """,
        pool=pool_with(FREER),
    )
    t.you.cannot("activate Test Freer", because="cost.unpayable.cannot-activate")


@pytest.mark.rule("spell.activation.hand-needs-free-zone", scenario=0)
def test_a_zone_that_only_the_cost_would_free_is_too_late_for_the_card_itself() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000  hand: Test Freer  set: 5 Threatening Roar  deck: 3 Kuriboh
        opp 8000
        """,
        pool=pool_with(FREER),
    )
    t.you.cannot("activate Test Freer", because="spell.activation.hand-needs-free-zone")


@pytest.mark.rule("effect.activation.order-of-steps", scenario=0)
def test_a_card_discarded_for_the_cost_can_be_the_target_in_the_graveyard() -> None:
    rebirth = probe(
        "Test Rebirth",
        "Spell",
        Activation(
            cost=Discard(One(ANY_CARD, YOUR_HAND)), target=One(Monster(), YOUR_GRAVEYARD), do=AddToHand(THE_TARGET)
        ),
    )
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000  hand: Test Rebirth, Kuriboh  graveyard: Battle Ox
        opp 8000
        """,
        pool=pool_with(rebirth),
    )
    t.you.activates("Test Rebirth", discarding="Kuriboh")
    assert t.you.is_asked("target").offers == ["Battle Ox", "Kuriboh"]
    t.you.targets("Kuriboh")
    assert t.you.hand == ["Kuriboh"]


@pytest.mark.rule("effect.condition.all-must-be-met", scenario=0)
def test_a_card_that_asks_for_an_otherwise_empty_hand_does_not_count_itself() -> None:
    last = probe(
        "Test Last",
        "Spell",
        Activation(needs=Not(Exists(ANY_CARD, YOUR_HAND, other_than=THIS_CARD)), do=Draw(1)),
    )
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000  hand: Test Last  deck: 3 Kuriboh
        opp 8000
        """,
        pool=pool_with(last),
    )
    t.you.activates("Test Last")
    assert t.you.hand == ["Kuriboh"]


# ---------------------------------------------------------------------------------------------------------- two targets

TWINS = probe(
    "Test Twins",
    "Spell",
    Activation(
        target=(One(Monster(), THE_FIELD, called=FIRST), One(Monster(), THE_FIELD, called=SECOND)),
        do=Destroy(FIRST).and_(AddToHand(SECOND)),
    ),
)


@pytest.mark.rule("target.timing.chosen-at-activation", scenario=0)
def test_the_two_targets_of_an_effect_are_two_different_monsters() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000  monsters: Battle Ox, Celtic Guardian  hand: Test Twins
        opp 8000
        """,
        pool=pool_with(TWINS),
    )
    t.you.activates("Test Twins", targeting="Battle Ox")
    assert t.you.graveyard == ["Battle Ox", "Test Twins"] and t.you.hand == ["Celtic Guardian"]


@pytest.mark.rule("target.timing.chosen-at-activation", scenario=0)
def test_one_monster_is_not_enough_for_two_targets() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000  monsters: Battle Ox  hand: Test Twins
        opp 8000
        """,
        pool=pool_with(TWINS),
    )
    t.you.cannot("activate Test Twins", because="target.timing.chosen-at-activation")


@pytest.mark.rule("target.timing.chosen-at-activation", scenario=0)
def test_the_first_target_must_leave_one_for_the_second() -> None:
    picky = probe(
        "Test Picky",
        "Spell",
        Activation(
            target=(One(Monster(), YOUR_FIELD, called=FIRST), One(Monster(type_=WARRIOR), THE_FIELD, called=SECOND)),
            do=Destroy(FIRST).and_(AddToHand(SECOND)),
        ),
    )
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000  monsters: Celtic Guardian, Mystical Elf  hand: Test Picky
        opp 8000
        """,
        pool=pool_with(picky),
    )
    t.you.activates("Test Picky")
    # The only Warrior must be kept for the second target, so nothing is asked.
    assert t.you.hand == ["Celtic Guardian"] and t.you.graveyard == ["Mystical Elf", "Test Picky"]


@pytest.mark.rule("effect.activation.order-of-steps", scenario=0)
def test_a_tribute_and_two_targets_out_of_the_same_monsters_need_three_of_them() -> None:
    trio = probe(
        "Test Trio",
        "Spell",
        Activation(
            cost=Tribute(One(Monster(), YOUR_FIELD)),
            target=(One(Monster(), YOUR_FIELD, called=FIRST), One(Monster(), YOUR_FIELD, called=SECOND)),
            do=Destroy(FIRST).and_(AddToHand(SECOND)),
        ),
    )
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000  hand: Test Trio  monsters: Celtic Guardian, Mystical Elf
        opp 8000
        """,
        pool=pool_with(trio),
    )
    t.you.cannot("activate Test Trio", because="target.timing.chosen-at-activation")
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000  hand: Test Trio  monsters: Celtic Guardian, Mystical Elf, Battle Ox
        opp 8000
        """,
        pool=pool_with(trio),
    )
    t.you.can("activate Test Trio")


# --------------------------------------------------------------------------------------------------- enough in the Deck


@pytest.mark.rule("move.draw.needs-enough-cards-to-activate", scenario=0)
def test_hand_destruction_is_not_activated_when_a_deck_is_too_small_for_its_draw() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000  hand: Hand Destruction, 2 Kuriboh  deck: 1 Kuriboh
        opp 8000  hand: 2 Kuriboh                    deck: 5 Kuriboh
    """)
    t.you.cannot("activate Hand Destruction", because="move.draw.needs-enough-cards-to-activate")


@pytest.mark.rule("move.draw.needs-enough-cards-to-activate", scenario=0)
def test_a_draw_beside_another_deed_needs_its_cards_too() -> None:
    both = probe("Test Both", "Spell", Activation(do=Destroy(One(Monster(), OPPONENTS_FIELD)).and_(Draw(2))))
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000  hand: Test Both  deck: 1 Kuriboh
        opp 8000  monsters: Battle Ox
        """,
        pool=pool_with(both),
    )
    t.you.cannot("activate Test Both", because="move.draw.needs-enough-cards-to-activate")


# ------------------------------------------------------------------------------------------------------ limits and Sets


@pytest.mark.rule("effect.once-per-turn.plain-limit-follows-the-card", scenario=0)
def test_a_plain_limit_is_free_again_after_the_monster_was_face_down() -> None:
    once = probe("Test Once", "Warrior / Effect", Quick(1, limit=Limit(), do=GainLP(100)))
    rouse = probe(
        "Test Rouse",
        "Trap",
        Activation(target=One(Monster(FACE_DOWN), THE_FIELD), do=ChangePosition(THE_TARGET, FACE_UP_ATTACK)),
    )
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000  monsters: Test Once  set: Book of Moon, Test Rouse
        opp 8000
        """,
        pool=pool_with(once, rouse),
    )
    t.you.activates("Test Once")
    t.nobody_responds()
    t.you.cannot("activate Test Once", because="effect.once-per-turn.limits-the-user")
    t.you.activates("Book of Moon", targeting="Test Once")
    t.nobody_responds()
    t.you.activates("Test Rouse", targeting="Test Once")
    t.nobody_responds()
    t.you.can("activate Test Once")


@pytest.mark.rule("trap.set.not-in-turn-it-was-set", scenario=0)
def test_a_trap_that_returned_to_the_hand_and_was_set_again_waits_again() -> None:
    recall = probe(
        "Test Recall",
        "Spell",
        Activation(target=One(SpellOrTrap(), YOUR_FIELD, other_than=THIS_CARD), do=AddToHand(THE_TARGET)),
    )
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000  set: Threatening Roar  hand: Test Recall
        opp 8000
        """,
        pool=pool_with(recall),
    )
    t.you.activates("Test Recall", targeting="Threatening Roar")
    t.nobody_responds()
    t.you.sets("Threatening Roar")
    t.you.cannot("activate Threatening Roar", because="trap.set.not-in-turn-it-was-set")


@pytest.mark.rule("trap.set.set-by-effect-also-waits", scenario=0)
@pytest.mark.parametrize("at_once", [False, True])
def test_a_trap_set_from_the_deck_waits_unless_the_text_says_otherwise(at_once: bool) -> None:
    fetch = probe("Test Fetch", "Spell", Activation(do=SetOnField(One(Trap(), YOUR_DECK), usable_at_once=at_once)))
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000  hand: Test Fetch  deck: Threatening Roar
        opp 8000
        """,
        pool=pool_with(fetch),
    )
    t.you.activates("Test Fetch")
    t.you.take_zone(None)
    if at_once:
        t.you.can("activate Threatening Roar")
    else:
        t.you.cannot("activate Threatening Roar", because="trap.set.not-in-turn-it-was-set")
