"""Topic timing: what keeps a trigger from being activated after an effect, and whose trigger it is then."""

from typing import Final

import pytest

from probes import pool_with, probe
from spellspeed.engine.kernel.pool import CardFacts
from spellspeed.lang.words.choices import All, One
from spellspeed.lang.words.every_word import FACE_UP, SUMMONED_SPECIALLY
from spellspeed.lang.words.lines import Activation, Trigger
from spellspeed.lang.words.nouns import THE_TARGET, THIS_CARD, Monster, Ref
from spellspeed.lang.words.places_said import OPPONENTS_FIELD, YOUR_DECK, YOUR_FIELD, YOUR_GRAVEYARD
from spellspeed.lang.words.timings import Destroyed, If, LeftField, Summoned, Timing, When
from spellspeed.lang.words.verbs import AddToHand, ChangeControl, Destroy, GainLP
from table import Table, table

THE_DESTROYED: Final = Ref("the destroyed monster")


def doomed(name: str, when: Timing, mandatory: bool = False) -> CardFacts:
    """A monster with an effect for when or if it is destroyed."""
    line = Trigger(1, when=when, do=GainLP(500), from_=YOUR_GRAVEYARD, mandatory=mandatory)
    return probe(name, "Warrior / Effect", line, atk=1800)


DESTROYED: Final = Destroyed(THIS_CARD)
# The effect of Elemental HERO Absolute Zero.
ZERO: Final = probe(
    "Test Zero",
    "Warrior / Fusion / Effect",
    Trigger(1, when=If(LeftField(THIS_CARD)), do=Destroy(All(Monster(), OPPONENTS_FIELD)), mandatory=True),
    level=8,
    atk=2500,
)
GUEST: Final = probe(
    "Test Guest",
    "Warrior / Effect",
    Trigger(1, when=If(Summoned(THIS_CARD, SUMMONED_SPECIALLY)), do=GainLP(500)),
)
TAKE: Final = probe("Test Take", "Spell / Normal", Activation(do=ChangeControl(One(Monster(FACE_UP), OPPONENTS_FIELD))))
BREAK_AND_FETCH: Final = probe(
    "Test Break and Fetch",
    "Spell / Normal",
    Activation(
        target=One(Monster(), YOUR_FIELD),
        do=Destroy(THE_TARGET).then(AddToHand(One(Monster(name="Astrograph Sorcerer"), YOUR_DECK))),
    ),
)
POOL: Final = pool_with(
    doomed("Optional When", When(DESTROYED)),
    doomed("Optional If", If(DESTROYED)),
    doomed("Mandatory When", When(DESTROYED), mandatory=True),
    ZERO,
    GUEST,
    TAKE,
    BREAK_AND_FETCH,
)


def play(position: str) -> Table:
    return table(position, pool=POOL)


# ------------------------------------------------------------------------------------------- a link without an effect


@pytest.mark.rule("timing.fizzled.still-occupies-timing", scenario=1)
def test_gilfer_misses_its_timing_although_raigeki_break_did_nothing() -> None:
    t = play("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Archfiend of Gilfer   set: Raigeki Break   monsters: Battle Ox
        opp 8000   monsters: Gemini Elf   set: Compulsory Evacuation Device
    """)
    t.you.activates("Raigeki Break", discarding="Archfiend of Gilfer", targeting="Gemini Elf")
    t.opp.activates("Compulsory Evacuation Device", targeting="Gemini Elf")
    t.nobody_responds()
    assert t.opp.hand == ["Gemini Elf"] and t.opp.graveyard == ["Compulsory Evacuation Device"]
    told = t.log()
    assert told[told.index("Gemini Elf added to hand (effect)") :].count("link 1 Raigeki Break resolves") == 1
    # Battle Ox is there to be equipped, and yet nothing is offered.
    t.you.is_asked("open state")
    assert t.you.graveyard == ["Archfiend of Gilfer", "Raigeki Break"]
    t.you.cannot("activate Archfiend of Gilfer", because="timing.when-optional.misses")


@pytest.mark.rule("timing.when-optional.ok-if-last-event", scenario=0)
def test_gilfer_is_offered_when_it_was_discarded_last() -> None:
    t = play("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Graceful Charity, Archfiend of Gilfer   monsters: Battle Ox   deck: 4 Mystical Elf
        opp 8000   monsters: Gemini Elf
    """)
    t.you.activates("Graceful Charity")
    t.you.discards("Archfiend of Gilfer", "Mystical Elf")
    assert t.you.is_asked("trigger").offers == ["trigger Archfiend of Gilfer", "pass"]
    t.you.triggers("Archfiend of Gilfer")
    t.you.targets("Gemini Elf")
    t.you.take_zone(None)
    assert t.opp.atk_of("Gemini Elf") == 1400


# ------------------------------------------------------------------------------------------------ together, and then


@pytest.mark.rule("timing.simultaneous-steps.when-optional-allowed", scenario=1)
def test_a_monster_destroyed_together_with_the_damage_does_not_miss_its_timing() -> None:
    t = play("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Raidraptor - Stranger Falcon (materials: Armored Kappa)
        opp 8000   monsters: Optional When
    """)
    t.you.activates("Raidraptor - Stranger Falcon", targeting="Optional When")
    assert t.opp.lp == 8000 - 1800
    destroyed, damaged = [event.batch for event in t.events if t.say(event) in BOTH]
    assert destroyed == damaged
    assert t.opp.is_asked("trigger").offers == ["trigger Optional When", "pass"]
    t.opp.triggers("Optional When")
    assert t.opp.lp == 6700


BOTH: Final = ("Optional When destroyed (effect)", "opp lp 8000 -> 6200 (effect)")


def scarlight(*names: str) -> Table:
    """Scarlight Red Dragon Archfiend has destroyed these two monsters and then inflicted 1000 damage."""
    first, second = names
    t = play(f"""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Scarlight Red Dragon Archfiend
        opp 8000   monsters: {first} (special summoned this turn), {second} (special summoned this turn),
                             Celtic Guardian
    """)
    t.you.activates("Scarlight Red Dragon Archfiend")
    assert t.opp.monsters == ["Celtic Guardian"] and "opp lp 8000 -> 7000 (effect)" in t.log()
    return t


@pytest.mark.rule("timing.then.when-optional-misses", scenario=1)
def test_after_then_a_destroyed_monsters_when_effect_cannot_be_activated() -> None:
    t = scarlight("Optional When", "Optional When")
    t.you.is_asked("open state")
    assert t.opp.lp == 7000 and "opp declared Optional When" not in t.log()


@pytest.mark.rule("timing.then.when-optional-misses", scenario=1)
def test_after_then_an_if_effect_may_and_a_mandatory_one_must_be_activated() -> None:
    t = scarlight("Optional If", "Mandatory When")
    assert t.opp.is_asked("trigger").offers == ["trigger Optional If", "pass"]
    assert t.chain == ["Mandatory When"]
    t.opp.triggers("Optional If")
    assert t.opp.lp == 7000 + 500 + 500


# ------------------------------------------------------------------------------------------------- the card has moved


@pytest.mark.rule("timing.trigger.source-moved-cannot-activate", scenario=1)
@pytest.mark.parametrize("answered", [True, False])
def test_o_lion_returned_to_the_deck_before_the_chain_ends_brings_no_token(answered: bool) -> None:
    t = play("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Mecha Phantom Beast O-Lion   set: Raigeki Break   monsters: Battle Ox
        opp 8000   monsters: Gemini Elf   set: Fiend Griefing   deck: Mystical Elf, Celtic Guardian
    """)
    t.you.activates("Raigeki Break", discarding="Mecha Phantom Beast O-Lion", targeting="Gemini Elf")
    if not answered:
        t.nobody_responds()
        assert t.you.is_asked("trigger").offers == ["trigger Mecha Phantom Beast O-Lion", "pass"]
        return
    t.opp.activates("Fiend Griefing", targeting="Mecha Phantom Beast O-Lion")
    t.nobody_responds()
    assert t.you.deck == ["Mecha Phantom Beast O-Lion"] and "Gemini Elf" in t.opp.graveyard
    t.you.is_asked("open state")
    assert t.you.monsters == ["Battle Ox"]


@pytest.mark.rule("timing.trigger.not-from-deck-or-facedown-extra-deck", scenario=1)
def test_a_monster_returned_to_the_extra_deck_does_not_activate_even_a_mandatory_effect() -> None:
    t = play("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Test Zero
        opp 8000   monsters: Gemini Elf, Celtic Guardian   set: Compulsory Evacuation Device, Mystical Space Typhoon
    """)
    t.you.goes_to("Battle Phase")
    t.opp.activates("Compulsory Evacuation Device", targeting="Test Zero")
    t.nobody_responds()
    assert t.you.extra == ["Test Zero"] and t.you.monsters == []
    assert t.opp.monsters == ["Gemini Elf", "Celtic Guardian"]
    assert "you declared Test Zero" not in t.log()


@pytest.mark.rule("timing.trigger.not-from-deck-or-facedown-extra-deck", scenario=1)
def test_the_same_monster_destroyed_by_battle_activates_it() -> None:
    t = play("""
        turn 3, Battle Step, opp to act
        you 8000   monsters: Test Zero
        opp 8000   monsters: Blue-Eyes White Dragon, Celtic Guardian
    """)
    t.opp.attacks("Blue-Eyes White Dragon", "Test Zero")
    t.nobody_responds()
    assert t.you.graveyard == ["Test Zero"] and "you declared Test Zero" in t.log()
    assert t.opp.monsters == []


# ---------------------------------------------------------------------------------- whose trigger it is after the chain


@pytest.mark.rule("timing.trigger.activated-by-current-controller", scenario=1)
@pytest.mark.parametrize("taken", [True, False])
def test_whoever_controls_the_monster_when_the_chain_has_ended_may_activate_its_trigger(taken: bool) -> None:
    t = play(f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: {"Test Take" if taken else "Hinotama"}
        opp 8000   monsters: Celtic Guardian   graveyard: Test Guest
                   set: Call of the Haunted   hand: Kuriboh
    """)
    t.you.activates("Test Take" if taken else "Hinotama")
    t.opp.activates("Call of the Haunted", targeting="Test Guest")
    t.opp.settle_zone(None)
    if taken:
        t.you.chooses("Test Guest", zone=3)
    owner, other = (t.you, t.opp) if taken else (t.opp, t.you)
    assert "Test Guest" in owner.monsters
    assert owner.is_asked("trigger").offers == ["trigger Test Guest", "pass"]
    before = owner.lp
    owner.triggers("Test Guest")
    assert owner.lp == before + 500 and other.lp == 8000


@pytest.mark.rule("timing.trigger.hand-trigger-judged-at-chain-end", scenario=1)
@pytest.mark.parametrize("drawn", [True, False])
def test_astrograph_sorcerer_added_after_the_destruction_may_be_activated_after_the_chain(drawn: bool) -> None:
    t = play(f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Test Break and Fetch   monsters: Battle Ox
                   deck: {"Astrograph Sorcerer" if drawn else "Mystical Elf"}, Gemini Elf
        opp 8000
    """)
    t.you.activates("Test Break and Fetch", targeting="Battle Ox")
    assert "Battle Ox" in t.you.graveyard
    if not drawn:
        t.you.is_asked("open state")
        return
    told = t.log()
    assert told.index("Battle Ox destroyed (effect)") < told.index("Astrograph Sorcerer added to hand (effect)")
    t.you.triggers("Astrograph Sorcerer")
    t.you.takes_position("attack")
    assert t.you.monsters == ["Astrograph Sorcerer"]


@pytest.mark.rule("effect-type.trigger.at-stated-timing", scenario=0)
def test_a_clown_answers_the_turn_to_one_position_and_not_the_turn_to_the_other() -> None:
    """Crass Clown speaks of a turn from Defense to Attack Position, Dream Clown of the other one."""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Crass Clown (defense), Dream Clown
        opp 8000   monsters: Kuriboh, Gemini Elf
    """)
    t.you.changes_position("Crass Clown")
    t.you.targets("Kuriboh").nobody_responds()
    t.you.changes_position("Dream Clown")
    assert t.opp.hand == ["Kuriboh"] and t.opp.graveyard == ["Gemini Elf"]
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Crass Clown, Dream Clown (defense)
        opp 8000   monsters: Kuriboh, Gemini Elf
    """)
    t.you.changes_position("Crass Clown")
    t.you.changes_position("Dream Clown")
    assert t.you.is_asked("open state") and t.opp.monsters == ["Kuriboh", "Gemini Elf"]


@pytest.mark.rule("effect-type.trigger.at-stated-timing", scenario=0)
def test_green_baboon_answers_what_falls_while_it_lies_in_the_graveyard_and_not_what_comes_with_it() -> None:
    baboon = "Green Baboon, Defender of the Forest"
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Raigeki
        opp 8000   monsters: Battle Ox, Berserk Gorilla   graveyard: {baboon}
    """)
    t.you.activates("Raigeki")
    t.opp.triggers(baboon).nobody_responds()
    t.opp.takes_position("attack")
    assert t.opp.monsters == [baboon] and t.opp.lp == 7000
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Raigeki
        opp 8000   monsters: Berserk Gorilla, {baboon}
    """)
    t.you.activates("Raigeki")
    assert t.you.is_asked("open state") and sorted(t.opp.graveyard) == ["Berserk Gorilla", baboon]
