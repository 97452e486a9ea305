"""Control and counters: each mechanism once, with made-up cards."""

import pytest

import spellspeed.words as words
from probes import pool_with, probe
from spellspeed.lang.words.choices import All, One
from spellspeed.lang.words.every_word import (
    BECAUSE_OF_EFFECT,
    CHANGING_CONTROL,
    EITHER,
    FACE_DOWN_DEFENSE,
    FACE_UP,
    ICE_COUNTER,
    OPPONENT,
    SPELL_COUNTER,
    UNTIL_TURN_ENDS,
)
from spellspeed.lang.words.lines import Activation, Continuous, Ignition, Trigger
from spellspeed.lang.words.nouns import THE_EQUIPPED, THE_TARGET, THIS_CARD, AnyCard, Monster, Spell, SpellOrTrap
from spellspeed.lang.words.places_said import EITHER_GRAVEYARD, OPPONENTS_FIELD, THE_FIELD, YOUR_FIELD, YOUR_HAND
from spellspeed.lang.words.rare import MoveToZone
from spellspeed.lang.words.timings import ControlChanged, Destroyed, If, Sent
from spellspeed.lang.words.verbs import (
    AddToHand,
    ChangeControl,
    ChangePosition,
    Destroy,
    Equip,
    Forbid,
    GainLP,
    NegateEffectsOf,
    PlaceCounters,
    RemoveCounters,
    SpecialSummon,
    Tribute,
)
from spellspeed.notation import write_position
from table import Table, table

THEIR_MONSTER = One(Monster(FACE_UP), OPPONENTS_FIELD)
LURE = probe("Test Lure", "Spell / Quick-Play", Activation(target=THEIR_MONSTER, do=ChangeControl(THE_TARGET)))
LOAN = probe(
    "Test Loan", "Spell", Activation(target=THEIR_MONSTER, do=ChangeControl(THE_TARGET, until=UNTIL_TURN_ENDS))
)
RANSOM = probe(
    "Test Ransom",
    "Spell",
    Activation(
        cost=Tribute(One(Monster(), YOUR_FIELD)),
        target=THEIR_MONSTER,
        do=ChangeControl(THE_TARGET, until=UNTIL_TURN_ENDS),
    ),
)
CHAINS = probe(
    "Test Chains",
    "Spell / Equip",
    Activation(target=THEIR_MONSTER, do=Equip(THE_TARGET)),
    Continuous(do=ChangeControl(THE_EQUIPPED)),
)
SWAP = probe("Test Swap", "Spell", Activation(do=ChangeControl(One(Monster(), THE_FIELD, by=EITHER), to=EITHER)))
SWEEP = probe(
    "Test Sweep", "Trap", Activation(target=One(SpellOrTrap(), THE_FIELD, other_than=THIS_CARD), do=Destroy(THE_TARGET))
)
CALL = probe(
    "Test Call", "Trap", Activation(do=SpecialSummon(One(Monster(), YOUR_HAND), to=OPPONENT))
)  # puts a monster on the other player's field
FIVE = "Mystical Elf (zone 1), Mystical Elf (zone 2), Mystical Elf (zone 3), Mystical Elf (zone 4)"


def owner_and_controller(t: Table, name: str) -> tuple[str, str]:
    """Who owns the one monster of this name, and who controls it."""
    for seat in (t.you, t.opp):
        if name in seat.monsters:
            card = seat.monster(name)
            return card.owner, card.controller
    raise AssertionError(f"no {name} is on the field")


# -------------------------------------------------------------------------------------------------------------- control


@pytest.mark.rule("control.changed.leaves-field-to-owner", scenario=0)
def test_a_monster_taken_for_good_lies_in_a_zone_of_its_new_controller_and_leaves_to_its_owner() -> None:
    bounce = probe("Test Bounce", "Spell", Activation(target=One(Monster(), YOUR_FIELD), do=AddToHand(THE_TARGET)))
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000  hand: Test Lure, Test Bounce
        opp 8000  monsters: Summoned Skull (defense)
        """,
        pool=pool_with(LURE, bounce),
    )
    t.you.activates("Test Lure", targeting="Summoned Skull").nobody_responds()
    assert t.you.is_asked("zone").offers == ["zone 1", "zone 2", "zone 3", "zone 4", "zone 5"]
    t.you.chooses_zone(4)
    card = t.you.monster("Summoned Skull")
    assert (card.zone, card.position, card.owner, card.controller) == (4, "defense", "opp", "you")
    assert "you gained control of Summoned Skull (effect)" in t.log()
    assert card.row.home == t.you.player and not t.duel.state.lingering
    t.you.activates("Test Bounce").nobody_responds()
    assert t.opp.hand == ["Summoned Skull"]


@pytest.mark.rule("control.change.monster-moves-to-new-controllers-zone", scenario=0)
def test_a_monster_taken_for_a_time_returns_when_the_time_is_over() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000  hand: Test Loan                 deck: 5 Mystical Elf
        opp 8000  monsters: Summoned Skull (zone 2)  deck: 5 Mystical Elf
        """,
        pool=pool_with(LOAN),
    )
    t.you.activates("Test Loan", targeting="Summoned Skull").nobody_responds()
    t.you.chooses_zone(1)
    t.you.can("go to the Battle Phase")
    t.you.goes_to("End Phase")
    t.nobody_responds()
    assert t.opp.is_asked("zone").least == 1
    t.opp.chooses_zone(5)
    assert t.opp.monster("Summoned Skull").zone == 5
    assert "opp gained control of Summoned Skull (rule)" in t.log()


@pytest.mark.rule("control.return.no-zone.destroyed", scenario=0)
def test_a_monster_that_finds_no_zone_on_its_return_is_destroyed_by_the_rules() -> None:
    hardy = probe(
        "Test Hardy",
        "Warrior / Effect",
        Trigger(when=If(Destroyed(THIS_CARD, because=BECAUSE_OF_EFFECT)), do=GainLP(500)),
    )
    gift = probe("Test Gift", "Spell", Activation(do=SpecialSummon(One(Monster(), YOUR_HAND), to=OPPONENT)))
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000  hand: Test Loan, Test Gift, Kuriboh           deck: 5 Mystical Elf
        opp 8000  monsters: {FIVE}, Test Hardy (zone 5)         deck: 5 Mystical Elf
        """,
        pool=pool_with(LOAN, hardy, gift),
    )
    t.you.activates("Test Loan", targeting="Test Hardy").nobody_responds()
    t.you.chooses_zone(1)
    t.you.activates("Test Gift").nobody_responds()
    t.you.takes_position("attack")
    assert t.opp.monster("Kuriboh").zone == 5
    t.you.ends_turn()
    assert t.opp.graveyard == ["Test Hardy"]
    assert "Test Hardy destroyed (rule)" in t.log() and t.opp.lp == 8000


@pytest.mark.rule("control.no-zone.cannot-activate", scenario=0)
def test_without_a_free_zone_only_an_effect_whose_cost_frees_one_can_be_activated() -> None:
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000  hand: Test Loan, Test Ransom  monsters: {FIVE}, Mystical Elf (zone 5)
        opp 8000  monsters: Summoned Skull
        """,
        pool=pool_with(LOAN, RANSOM),
    )
    t.you.cannot("activate Test Loan", because="control.no-zone.cannot-activate")
    t.you.activates("Test Ransom", tributing="Mystical Elf (zone 3)").nobody_responds()
    assert t.you.monster("Summoned Skull").zone == 3


@pytest.mark.rule("control.no-zone-at-resolution.destroyed", scenario=0)
def test_a_target_that_finds_no_zone_at_resolution_is_destroyed_where_it_is() -> None:
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000  hand: Test Loan  monsters: {FIVE}
        opp 8000  monsters: Summoned Skull  hand: Kuriboh  set: Test Call
        """,
        pool=pool_with(LOAN, CALL),
    )
    t.you.activates("Test Loan", targeting="Summoned Skull")
    t.opp.activates("Test Call")
    t.nobody_responds()
    t.opp.takes_position("defense")
    assert t.opp.graveyard[0] == "Summoned Skull" and "Summoned Skull destroyed (rule)" in t.log()
    assert owner_and_controller(t, "Kuriboh") == ("opp", "you")


@pytest.mark.rule("effect.cannot.forbids-while-it-applies", scenario=0)
def test_a_monster_whose_control_cannot_change_is_no_target() -> None:
    loyal = probe("Test Loyal", "Warrior / Effect", Continuous(do=Forbid(CHANGING_CONTROL, THIS_CARD)))
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000  hand: Test Loan
        opp 8000  monsters: Test Loyal
        """,
        pool=pool_with(LOAN, loyal),
    )
    t.you.cannot("activate Test Loan", because="target.timing.chosen-at-activation")


@pytest.mark.rule("control.change.monster-moves-to-new-controllers-zone", scenario=0)
def test_an_exchange_uses_the_zones_that_both_leave() -> None:
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000  hand: Test Swap  monsters: {FIVE}, Kuriboh (zone 5)
        opp 8000  monsters: {FIVE}, Summoned Skull (zone 5)
        """,
        pool=pool_with(SWAP),
    )
    t.you.activates("Test Swap").nobody_responds()
    t.you.chooses("Kuriboh")
    t.opp.chooses("Summoned Skull")
    assert t.you.monster("Summoned Skull").zone == 5 and t.opp.monster("Kuriboh").zone == 5
    assert owner_and_controller(t, "Kuriboh") == ("you", "opp")


@pytest.mark.rule("control.change.monster-moves-to-new-controllers-zone", scenario=0)
def test_an_equip_takes_the_monster_as_long_as_it_is_there_and_triggers_see_the_change() -> None:
    fickle = probe("Test Fickle", "Warrior / Effect", Trigger(when=If(ControlChanged(THIS_CARD)), do=GainLP(300)))
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000  hand: Test Chains
        opp 8000  monsters: Test Fickle (zone 1)  set: Test Sweep, Ookazi
        """,
        pool=pool_with(CHAINS, SWEEP, fickle),
    )
    t.you.activates("Test Chains", targeting="Test Fickle").nobody_responds()
    t.you.chooses_zone(2)
    t.you.triggers("Test Fickle").nobody_responds()
    assert t.you.lp == 8300 and t.you.monster("Test Fickle").zone == 2
    t.you.goes_to("End Phase")
    t.opp.activates("Test Sweep", targeting="Test Chains")
    t.nobody_responds()
    t.opp.chooses_zone(3)
    assert t.opp.monster("Test Fickle").zone == 3


@pytest.mark.rule("control.card.controller-is-user", scenario=0)
def test_the_change_of_control_that_began_last_decides() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000  hand: Test Chains, Test Swap  deck: 5 Mystical Elf
        opp 8000  monsters: Summoned Skull, Kuriboh  deck: 5 Mystical Elf
        """,
        pool=pool_with(CHAINS, SWAP),
    )
    t.you.activates("Test Chains", targeting="Summoned Skull").nobody_responds()
    t.you.chooses_zone(1)
    t.you.activates("Test Swap").nobody_responds()
    t.you.chooses_zone(1)
    t.you.chooses_zone(1)  # for the opponent's field, too: it is your effect
    assert t.you.monsters == ["Kuriboh"] and t.opp.monsters == ["Summoned Skull"]
    t.you.ends_turn()
    assert t.opp.monsters == ["Summoned Skull"] and t.you.spells == ["Test Chains"]


@pytest.mark.rule("effect.moved-own-zone.applied-effects-continue", scenario=0)
def test_a_monster_moves_to_another_zone_of_its_side_and_stays_the_same() -> None:
    shove = probe("Test Shove", "Spell", Activation(target=THEIR_MONSTER, do=MoveToZone(THE_TARGET)))
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000  hand: Test Shove
        opp 8000  monsters: Summoned Skull (zone 1)
        """,
        pool=pool_with(shove),
    )
    before = t.opp.monster("Summoned Skull").row
    t.you.activates("Test Shove", targeting="Summoned Skull").nobody_responds()
    t.you.does("zone 3")
    after = t.opp.monster("Summoned Skull").row
    assert t.opp.monster("Summoned Skull").zone == 3 and after.visit == before.visit
    assert "Summoned Skull moved" in t.log() and not any("gained control" in line for line in t.log())


# ------------------------------------------------------------------------------------------------------------- counters

ZONE = probe(
    "Test Chaos Zone",
    "Spell / Field",
    Activation(),
    Continuous(when=If(Sent(Monster(), EITHER_GRAVEYARD)), do=PlaceCounters(SPELL_COUNTER, 1, THIS_CARD, at_most=6)),
    Ignition(1, cost=RemoveCounters(SPELL_COUNTER, THIS_CARD, 2), do=GainLP(1000)),
)
BLESS = probe(
    "Test Bless",
    "Spell",
    Activation(
        target=One(AnyCard(FACE_UP), THE_FIELD, other_than=THIS_CARD), do=PlaceCounters(SPELL_COUNTER, 3, THE_TARGET)
    ),
)
FROST = probe("Test Frost", "Spell", Activation(do=PlaceCounters(ICE_COUNTER, 2, All(Monster(), THE_FIELD))))
HUSH = probe("Test Hush", "Spell / Continuous", Activation(), Continuous(do=NegateEffectsOf(All(Spell(), THE_FIELD))))
MUTE = probe("Test Mute", "Warrior / Effect", Continuous(do=NegateEffectsOf(All(Spell(FACE_UP), THE_FIELD))))
NIGHT = probe("Test Night", "Spell", Activation(do=ChangePosition(All(Monster(FACE_UP), THE_FIELD), FACE_DOWN_DEFENSE)))


@pytest.mark.rule("counter.removed-as-cost-or-by-effect", scenario=0)
def test_counters_of_a_restricted_kind_go_only_on_cards_that_speak_of_them_and_pay_costs() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000  hand: Test Bless  field: Test Chaos Zone  monsters: Mystical Elf
        opp 8000
        """,
        pool=pool_with(BLESS, ZONE),
    )
    t.you.cannot("activate Test Chaos Zone effect 1", because="cost.unpayable.cannot-activate")
    t.you.activates("Test Bless", targeting="Test Chaos Zone").nobody_responds()
    assert "Test Chaos Zone has 3 spell counters (effect)" in t.log()
    t.you.activates("Test Chaos Zone", effect=1).nobody_responds()
    assert "Test Chaos Zone has 1 spell counters (cost)" in t.log() and t.you.lp == 9000
    t.you.cannot("activate Test Chaos Zone effect 1", because="cost.unpayable.cannot-activate")


@pytest.mark.rule("counter.maximum-by-text", scenario=0)
def test_counters_above_what_a_text_lets_a_card_hold_are_not_placed_and_a_position_tells_them() -> None:
    smash = probe("Test Smash", "Spell", Activation(do=Destroy(All(Monster(), THE_FIELD))))
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000  field: Test Chaos Zone (5 Spell Counters)  hand: Test Smash
        opp 8000  monsters: Kuriboh (2个冰指示物), Kuriboh, Kuriboh
        """,
        pool=pool_with(ZONE, smash),
    )
    assert "Test Chaos Zone (5 Spell Counters)" in write_position(t.duel)
    assert "Kuriboh (attack, 2 Ice Counters)" in write_position(t.duel)
    t.you.activates("Test Smash").nobody_responds()
    assert "Test Chaos Zone has 6 spell counters (effect)" in t.log()


@pytest.mark.rule("counter.facedown-card-cannot-hold", scenario=0)
def test_counters_lie_on_face_up_monsters_only_and_are_lost_with_the_face() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000  hand: Test Frost, Test Night  monsters: Mystical Elf
        opp 8000  monsters: Summoned Skull (set), Kuriboh
        """,
        pool=pool_with(FROST, NIGHT),
    )
    t.you.activates("Test Frost").nobody_responds()
    assert t.you.monster("Mystical Elf").row.count_counters(words.ICE_COUNTER) == 2
    assert t.opp.monster("Kuriboh").row.count_counters(words.ICE_COUNTER) == 2
    assert t.opp.monster("Summoned Skull").row.counters == ()
    t.you.activates("Test Night").nobody_responds()
    assert t.opp.monster("Kuriboh").row.counters == ()


@pytest.mark.rule("counter.restricted-type.removed-when-holder-negated", scenario=0)
def test_counters_of_a_restricted_kind_vanish_from_a_card_whose_effects_are_negated() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000  hand: Test Bless, Test Mute, Test Frost  field: Test Chaos Zone
        opp 8000  monsters: Kuriboh
        """,
        pool=pool_with(BLESS, ZONE, MUTE, FROST),
    )
    t.you.activates("Test Bless", targeting="Test Chaos Zone").nobody_responds()
    t.you.activates("Test Frost").nobody_responds()
    t.you.summons("Test Mute")
    t.nobody_responds()
    assert "Test Chaos Zone has 0 spell counters (rule)" in t.log()
    assert t.opp.monster("Kuriboh").row.count_counters(words.ICE_COUNTER) == 2


@pytest.mark.rule("counter.removed-as-cost-or-by-effect", scenario=0)
def test_an_effect_removes_all_counters_of_every_kind() -> None:
    thaw = probe("Test Thaw", "Spell", Activation(do=RemoveCounters(ICE_COUNTER, All(Monster(), THE_FIELD))))
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000  hand: Test Frost, Test Thaw, Test Thaw
        opp 8000  monsters: Kuriboh
        """,
        pool=pool_with(FROST, thaw),
    )
    t.you.cannot("activate Test Thaw", because="effect.condition.no-possible-resolution-blocks-activation")
    t.you.activates("Test Frost").nobody_responds()
    t.you.activates("Test Thaw").nobody_responds()
    assert t.opp.monster("Kuriboh").row.counters == ()
