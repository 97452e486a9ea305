"""Topic timing: what is given for a summon, what comes back by itself, and what finds no room, each at its moment."""

import pytest

from probes import pool_with, probe
from spellspeed.engine.kernel.pool import CardFacts
from spellspeed.lang.words.choices import ANY_CARD, All, Exists, Not, One
from spellspeed.lang.words.every_word import BECAUSE_OF_BATTLE, FACE_UP_DEFENSE, YOU
from spellspeed.lang.words.lines import Activation, Ignition, Materials, Trigger
from spellspeed.lang.words.nouns import THE_TARGET, THIS_CARD, Monster
from spellspeed.lang.words.places_said import (
    EITHER_GRAVEYARD,
    OPPONENTS_FIELD,
    THE_FIELD,
    YOUR_FIELD,
    YOUR_GRAVEYARD,
    YOUR_HAND,
)
from spellspeed.lang.words.timings import DamageTaken, If, Sent, Summoned, When
from spellspeed.lang.words.verbs import ChangeControl, Destroy, GainLP, SpecialSummon
from table import table


def shard(name: str, word: type[When] | type[If]) -> CardFacts:
    """Make a monster that can give 100 LP when, or if, it is sent from the field to the Graveyard."""
    sent = Sent(THIS_CARD, to=EITHER_GRAVEYARD, from_=THE_FIELD)
    return probe(name, "Rock / Effect", Trigger(1, when=word(sent), do=GainLP(100)))


WHEN, IF = shard("Test When", When), shard("Test If", If)
BLEND = probe("Test Blend", "Warrior / Fusion", Materials(of=(Monster(), Monster())))


@pytest.mark.rule("timing.when-optional.misses", scenario=0)
def test_materials_leave_before_the_fusion_monster_comes_so_that_a_when_is_missed_and_an_if_is_not() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Polymerization   monsters: Test When, Test If   extra: Test Blend
        opp 8000
        """,
        pool=pool_with(WHEN, IF, BLEND),
    )
    t.you.activates("Polymerization")
    t.you.takes_position("attack")
    assert t.you.monsters == ["Test Blend"] and set(t.you.graveyard) == {"Test When", "Test If", "Polymerization"}
    offers = t.you.is_offered()
    assert any("Test If" in offer for offer in offers) and not any("Test When" in offer for offer in offers)


@pytest.mark.rule("timing.miss.tribute-for-tribute-summon", scenario=0)
def test_tributes_leave_before_the_summoned_monster_comes() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Summoned Skull   monsters: Test When
        opp 8000
        """,
        pool=pool_with(WHEN),
    )
    t.you.summons("Summoned Skull", tributing=["Test When"])
    assert not any("Test When" in offer for offer in t.you.is_offered())


def revenant(name: str, **given: object) -> CardFacts:
    """Make a monster that comes back by itself when its player has taken battle damage."""
    taken = When(DamageTaken(YOU, because=BECAUSE_OF_BATTLE))
    from_ = YOUR_HAND if given.get("from_hand") else YOUR_GRAVEYARD
    return probe(name, "Zombie / Effect", Trigger(1, when=taken, do=SpecialSummon(THIS_CARD), from_=from_))


@pytest.mark.rule("chain.trigger.hand-self-summon-only-one", scenario=0)
@pytest.mark.parametrize(("place", "come"), [("hand", 1), ("graveyard", 2)])
def test_of_several_that_summon_themselves_only_those_in_the_hand_exclude_each_other(place: str, come: int) -> None:
    hand = place == "hand"
    t = table(
        f"""
        turn 4, Battle Step, opp to act
        you 8000   {place}: Test Ghost, Test Shade
        opp 8000   monsters: Battle Ox
        """,
        pool=pool_with(revenant("Test Ghost", from_hand=hand), revenant("Test Shade", from_hand=hand)),
    )
    t.opp.attacks_directly("Battle Ox")
    t.you.triggers("Test Ghost")
    if come == 2:
        t.you.triggers("Test Shade")
    for _ in range(2 * come):
        if t.you.is_to_decide() and any("attack" in offer for offer in t.you.is_offered()):
            t.you.takes_position("attack")
    assert len(t.you.monsters) == come


@pytest.mark.rule("control.no-zone-at-resolution.destroyed", scenario=0)
def test_of_two_monsters_that_change_sides_the_one_without_a_zone_is_destroyed() -> None:
    taker = probe("Test Taker", "Fiend / Effect", Ignition(1, do=ChangeControl(All(Monster(), OPPONENTS_FIELD))))
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Test Taker, 3 Kuriboh
        opp 8000   monsters: Battle Ox, Gemini Elf
        """,
        pool=pool_with(taker),
    )
    t.you.activates("Test Taker")
    t.nobody_responds()
    assert t.opp.monsters == [] and len(t.you.monsters) == 5 and len(t.opp.graveyard) == 1
    assert {*t.opp.graveyard, *t.you.monsters} >= {"Battle Ox", "Gemini Elf"}


@pytest.mark.rule("timing.when-optional.ok-if-last-event", scenario=0)
def test_a_when_is_not_missed_if_nothing_happens_after_it() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Test Blow   monsters: Test When
        opp 8000
        """,
        pool=pool_with(
            WHEN, probe("Test Blow", "Spell", Activation(target=One(Monster(), YOUR_FIELD), do=Destroy(THE_TARGET)))
        ),
    )
    t.you.activates("Test Blow")
    t.you.triggers("Test When")
    assert t.you.lp == 8100


@pytest.mark.rule("effect.condition.all-must-be-met", scenario=0)
@pytest.mark.parametrize(("there", "can"), [("", True), ("set: Trap Hole", False)])
def test_a_condition_about_the_field_is_read_when_the_effect_is_activated(there: str, can: bool) -> None:
    lonely = probe("Test Lonely", "Spell", Activation(needs=Not(Exists(ANY_CARD, YOUR_FIELD)), do=GainLP(100)))
    t = table(
        f"turn 3, Main Phase 1, you to act\nyou 8000   hand: Test Lonely   {there}\nopp 8000   set: Trap Hole",
        pool=pool_with(lonely),
    )
    assert t.you.can_activate("Test Lonely") == can


@pytest.mark.rule("effect-type.trigger.at-stated-timing", scenario=0)
@pytest.mark.parametrize(("position", "lp"), [("defense", 8100), ("attack", 8000)])
def test_a_trigger_about_monsters_summoned_in_defense_position_looks_at_them_as_they_came(
    position: str, lp: int
) -> None:
    summoned = If(Summoned(Monster(lies=FACE_UP_DEFENSE)))
    watcher = probe("Test Watcher", "Fiend / Effect", Trigger(1, when=summoned, do=GainLP(100), mandatory=True))
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Monster Reborn   monsters: Test Watcher   graveyard: Battle Ox
        opp 8000
        """,
        pool=pool_with(watcher),
    )
    t.you.activates("Monster Reborn", targeting="Battle Ox")
    t.you.takes_position(position)
    t.nobody_responds()
    assert t.you.lp == lp


@pytest.mark.rule("spell.continuous.stays-and-keeps-applying", scenario=0)
@pytest.mark.parametrize("zone", [1, 3, 5])
def test_a_continuous_spell_applies_in_whatever_zone_it_lies(zone: int) -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Messenger of Peace   monsters: Battle Ox, Kuriboh
        opp 8000
    """)
    t.you.activates("Messenger of Peace", zone=zone)
    t.you.goes_to("Battle Phase")
    t.you.cannot("attack with Battle Ox", because="effect.cannot.forbids-while-it-applies")
    t.you.can("attack with Kuriboh")
