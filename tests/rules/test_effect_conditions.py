"""Topic effect: conditions of an activation, at activation and at resolution, and which cards a text means."""

from typing import Final

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.choices import ANY_CARD, All, Exists, One
from spellspeed.lang.words.deeds import OnlyIf
from spellspeed.lang.words.every_word import (
    ATK,
    BECAUSE_OF_BATTLE,
    BECAUSE_OF_EFFECT,
    EFFECT,
    FACE_UP,
    FIRE,
    OPPONENT,
    UNTIL_TURN_ENDS,
    WATER,
    ZOMBIE,
)
from spellspeed.lang.words.lines import Activation, Continuous, Ignition, Trigger
from spellspeed.lang.words.nouns import THE_TARGET, THIS_CARD, AtLeast, AtMost, Monster
from spellspeed.lang.words.places_said import (
    OPPONENTS_FIELD,
    THE_FIELD,
    YOUR_DECK,
    YOUR_FIELD,
    YOUR_GRAVEYARD,
    YOUR_HAND,
)
from spellspeed.lang.words.timings import If, Sent, Summoned, When
from spellspeed.lang.words.verbs import (
    AddToHand,
    ChangeStat,
    Destroy,
    GainLP,
    InflictDamage,
    NegateEffectsOf,
    SendToGraveyard,
    SpecialSummon,
)
from table import Table, table

NOT_MET: Final = "effect.condition.all-must-be-met"

# ----------------------------------------------------------------------------------------------- all conditions at once

# 'When a Ghost of yours is sent from the field to your Graveyard by battle or by an opponent's effect, while two
# Ghosts of other names are in your Graveyard: …'
GHOSTS: Final = tuple([probe(f"Ghost {letter}", archetypes=("Ghost Test",), atk=1500) for letter in "ABC"])
HEARTBREAK: Final = probe(
    "Heartbreak",
    "Trap / Normal",
    Activation(
        when=When(
            Sent(
                Monster(archetype="Ghost Test"),
                to=YOUR_GRAVEYARD,
                from_=YOUR_FIELD,
                because=BECAUSE_OF_BATTLE | BECAUSE_OF_EFFECT,
                by=OPPONENT,
            )
        ),
        needs=Exists(Monster(archetype="Ghost Test", not_name="Ghost A"), YOUR_GRAVEYARD, AtLeast(2)),
        do=GainLP(1000),
        damage_step=True,
    ),
)
GHOST_POOL: Final = pool_with(HEARTBREAK, *GHOSTS)


def after_raigeki_break(by: str, graveyard: str) -> Table:
    """Your Ghost A has just been destroyed by a Raigeki Break of yours or of the opponent; you may respond."""
    yours, theirs = (", Raigeki Break", "") if by == "you" else ("", "set: Raigeki Break")
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Ghost A   hand: Silver Fang, Battle Ox   set: Heartbreak{yours}   graveyard: {graveyard}
        opp 8000   hand: Silver Fang   {theirs}
        """,
        pool=GHOST_POOL,
        ask_all=True,
    )
    if by == "opp":
        t.you.sets("Battle Ox")
        t.you.passes()
    t.seats[by == "opp"].activates("Raigeki Break", discarding="Silver Fang", targeting="Ghost A")
    t.both_pass()
    assert "Ghost A" in t.you.graveyard and t.chain == []
    t.you.is_asked("response")
    return t


@pytest.mark.rule("effect.condition.all-must-be-met", scenario=1)
def test_with_every_condition_met_the_trap_may_be_activated() -> None:
    t = after_raigeki_break("opp", "Ghost B, Ghost C")
    t.you.activates("Heartbreak")
    t.nobody_responds()
    assert t.you.lp == 9000


@pytest.mark.rule("effect.condition.all-must-be-met", scenario=1)
def test_destruction_by_battle_meets_the_condition_too() -> None:
    t = table(
        """
        turn 4, Battle Step, opp to act
        you 8000   monsters: Ghost A   set: Heartbreak   graveyard: Ghost B, Ghost C
        opp 8000   monsters: Battle Ox (attack)
        """,
        pool=GHOST_POOL,
    )
    t.opp.attacks("Battle Ox", "Ghost A")
    assert t.you.graveyard == ["Ghost B", "Ghost C", "Ghost A"]
    t.you.activates("Heartbreak")
    assert t.you.lp == 8000 - 200 + 1000


@pytest.mark.rule("effect.condition.all-must-be-met", scenario=1)
@pytest.mark.parametrize(
    ("by", "graveyard"),
    [("you", "Ghost B, Ghost C"), ("opp", "Ghost B"), ("opp", "2 Ghost A"), ("opp", "Ghost B, Ghost A")],
)
def test_one_condition_that_is_not_met_forbids_the_activation(by: str, graveyard: str) -> None:
    t = after_raigeki_break(by, graveyard)
    t.you.cannot("activate Heartbreak", because=NOT_MET)


@pytest.mark.rule("effect.condition.all-must-be-met", scenario=1)
@pytest.mark.parametrize("trap", ["Trap Hole", "Bottomless Trap Hole"])
def test_a_monster_that_is_banished_instead_does_not_meet_the_condition(trap: str) -> None:
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Ghost A   set: Heartbreak, Threatening Roar   graveyard: Ghost B, Ghost C
        opp 8000   set: {trap}
        """,
        pool=GHOST_POOL,
    )
    t.you.summons("Ghost A")
    while t.you.is_to_decide():
        t.you.passes()
    t.opp.activates(trap)
    while t.chain:
        t.you.passes()
    assert "Ghost A destroyed (effect)" in t.log() and t.you.is_asked("response")
    if trap == "Trap Hole":
        t.you.can("activate Heartbreak")
    else:
        assert t.you.banished == ["Ghost A"]
        t.you.cannot("activate Heartbreak", because=NOT_MET)


# --------------------------------------------------------------------------------------------- conditions at resolution


@pytest.mark.rule("effect.resolve.no-target-or-recipient-does-nothing", scenario=1)
def test_smashing_ground_does_nothing_once_its_only_monster_is_gone() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Smashing Ground
        opp 8000   set: Compulsory Evacuation Device   monsters: Mystical Elf, Battle Ox (set)
    """)
    t.you.activates("Smashing Ground")
    t.opp.activates("Compulsory Evacuation Device", targeting="Mystical Elf")
    t.nobody_responds()
    assert t.opp.hand == ["Mystical Elf"] and t.opp.monsters == ["Battle Ox"]
    assert not [line for line in t.log() if "destroyed" in line]
    assert "link 1 Smashing Ground resolved" in t.log()


@pytest.mark.rule("effect.resolve.conditions-may-be-rechecked", scenario=1)
@pytest.mark.parametrize("answer", ["Book of Moon", "Rush Recklessly"])
def test_a_target_turned_face_down_no_longer_has_its_effects_negated(answer: str) -> None:
    silencer = probe(
        "Silencer",
        "Spell / Normal",
        Activation(
            target=One(Monster(FACE_UP, kind=EFFECT), THE_FIELD),
            do=NegateEffectsOf(THE_TARGET, until=UNTIL_TURN_ENDS),
        ),
    )
    leader = probe("Leader", "Warrior / Effect", Continuous(1, ChangeStat(ATK, All(Monster(FACE_UP), YOUR_FIELD), 500)))
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Silencer   monsters: Leader, Battle Ox
        opp 8000   set: {answer}
        """,
        pool=pool_with(silencer, leader),
    )
    assert t.you.atk_of("Battle Ox") == 2200
    t.you.activates("Silencer", targeting="Leader")
    t.opp.activates(answer, targeting="Leader")
    t.nobody_responds()
    if answer == "Book of Moon":
        assert t.you.monster("Leader").position == "set"
        t.you.flip_summons("Leader")
        assert t.you.atk_of("Battle Ox") == 2200  # it was not negated
    else:
        assert t.you.atk_of("Battle Ox") == 1700


@pytest.mark.rule("effect.resolve.field-condition-must-still-hold", scenario=1)
@pytest.mark.parametrize(("target", "lp"), [("Deep Shark", 8000), ("Battle Ox", 9000)])
def test_an_effect_that_looks_at_the_field_does_nothing_when_that_has_changed(target: str, lp: int) -> None:
    """'If you control a WATER monster: gain 1000 LP; if you control a FIRE monster: destroy 1 monster.'"""
    water = Exists(Monster(FACE_UP, attribute=WATER), YOUR_FIELD)
    fire = Exists(Monster(FACE_UP, attribute=FIRE), YOUR_FIELD)
    sea = probe(
        "Burning Sea",
        "Trap / Normal",
        Activation(
            needs=Exists(Monster(FACE_UP, attribute=WATER | FIRE), YOUR_FIELD),
            do=OnlyIf(water, GainLP(1000)).also(OnlyIf(fire, Destroy(One(Monster(), OPPONENTS_FIELD)))),
        ),
    )
    shark = probe("Deep Shark", "Fish / Normal", attribute="WATER", level=7, atk=2500)
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   set: Burning Sea   monsters: Deep Shark, Battle Ox
        opp 8000   set: Compulsory Evacuation Device   monsters: Mystical Elf
        """,
        pool=pool_with(sea, shark),
    )
    t.you.activates("Burning Sea")
    t.opp.activates("Compulsory Evacuation Device", targeting=target)
    t.nobody_responds()
    assert t.you.hand == [target] and t.you.lp == lp and t.opp.monsters == ["Mystical Elf"]
    assert "link 1 Burning Sea resolved" in t.log() and t.you.graveyard == ["Burning Sea"]


# 'Only while this card is face-up on the field: send 1 monster from your hand to the Graveyard; Special Summon 1 Zombie
# from your Graveyard.' With a single copy on the table its name says which card is meant.
MASTER: Final = probe(
    "Zombie Shepherd",
    "Zombie / Effect",
    Ignition(
        still_needs=Exists(Monster(FACE_UP, name="Zombie Shepherd"), THE_FIELD),
        cost=SendToGraveyard(One(Monster(), YOUR_HAND)),
        do=SpecialSummon(One(Monster(level=AtMost(4), type_=ZOMBIE), YOUR_GRAVEYARD)),
    ),
)
ARRIVER: Final = probe(
    "Shy Arriver",
    "Warrior / Effect",
    Trigger(
        when=If(Summoned(THIS_CARD)),
        still_needs=Exists(Monster(FACE_UP, name="Shy Arriver"), THE_FIELD),
        do=GainLP(1000),
    ),
)


@pytest.mark.rule("effect.resolve.source-must-still-be-faceup", scenario=1)
@pytest.mark.parametrize(
    ("answer", "summoned"),
    [
        ("Compulsory Evacuation Device", False),
        ("Raigeki Break", False),
        ("Book of Moon", False),
        ("Rush Recklessly", True),
    ],
)
def test_an_effect_tied_to_its_face_up_card_is_not_processed_without_it(answer: str, summoned: bool) -> None:
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Battle Ox   monsters: Zombie Shepherd   graveyard: Skull Servant
        opp 8000   hand: Silver Fang   set: {answer}
        """,
        pool=pool_with(MASTER),
    )
    t.you.activates("Zombie Shepherd")
    assert "Battle Ox sent to graveyard (cost)" in t.log()
    discarding = "Silver Fang" if answer == "Raigeki Break" else ()
    t.opp.activates(answer, discarding=discarding, targeting="Zombie Shepherd")
    t.nobody_responds()
    if summoned:
        t.you.takes_position("attack")
    assert ("Skull Servant" in t.you.monsters) == summoned
    assert "Battle Ox" in t.you.graveyard and "link 1 Zombie Shepherd resolved" in t.log()


@pytest.mark.rule("effect.resolve.source-must-still-be-faceup", scenario=2)
@pytest.mark.parametrize(("answer", "lp"), [("Book of Moon", 8000), ("Raigeki Break", 8000), ("Rush Recklessly", 9000)])
def test_a_trigger_tied_to_its_face_up_card_is_not_applied_without_it(answer: str, lp: int) -> None:
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Shy Arriver
        opp 8000   hand: Silver Fang   set: {answer}
        """,
        pool=pool_with(ARRIVER),
    )
    t.you.summons("Shy Arriver")
    t.you.triggers("Shy Arriver")
    discarding = "Silver Fang" if answer == "Raigeki Break" else ()
    t.opp.activates(answer, discarding=discarding, targeting="Shy Arriver")
    t.nobody_responds()
    assert t.you.lp == lp


# --------------------------------------------------------------------------------------------- which cards a text means


@pytest.mark.rule("effect.scope.deck-unqualified-own", scenario=1)
def test_a_search_offers_the_searchers_own_deck_only() -> None:
    search = probe("Search", "Spell / Normal", Activation(do=AddToHand(One(Monster(), YOUR_DECK))))
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Search   deck: Battle Ox, Umi, Silver Fang
        opp 8000   deck: Mystical Elf, Gemini Elf
        """,
        pool=pool_with(search),
    )
    t.you.activates("Search")
    assert sorted(t.you.is_asked("search").offers) == ["Battle Ox", "Silver Fang"]
    t.you.chooses("Silver Fang")
    assert t.you.hand == ["Silver Fang"] and t.opp.deck == ["Mystical Elf", "Gemini Elf"]


@pytest.mark.rule("effect.scope.hand-send-unqualified-own", scenario=1)
def test_sending_from_the_hand_offers_ones_own_hand_only() -> None:
    send = probe("Send Away", "Spell / Normal", Activation(do=SendToGraveyard(One(ANY_CARD, YOUR_HAND))))
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Send Away, Battle Ox, Umi
        opp 8000   hand: Mystical Elf, Gemini Elf
        """,
        pool=pool_with(send),
    )
    t.you.activates("Send Away")
    assert sorted(t.you.is_asked("effect").offers) == ["Battle Ox", "Umi"]
    t.you.chooses("Umi")
    assert t.you.graveyard == ["Umi", "Send Away"] and t.opp.hand == ["Mystical Elf", "Gemini Elf"]


@pytest.mark.rule("effect.scope.hand-summon-unqualified-own", scenario=1)
def test_a_summon_from_the_hand_does_not_look_into_the_opponents_hand() -> None:
    call = probe("Call to Arms", "Spell / Normal", Activation(do=SpecialSummon(One(Monster(level=4), YOUR_HAND))))
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Call to Arms, Battle Ox   set: Raigeki Break
        opp 8000   hand: Mystical Elf, Gemini Elf   monsters: Silver Fang
        """,
        pool=pool_with(call),
    )
    t.you.activates("Call to Arms")
    t.you.activates("Raigeki Break", discarding="Battle Ox", targeting="Silver Fang")
    t.nobody_responds()
    assert "link 1 Call to Arms resolved" in t.log()
    assert t.you.monsters == [] and t.opp.hand == ["Mystical Elf", "Gemini Elf"]
    t.you.is_asked("open state")


@pytest.mark.rule("effect.face-down.name-dependent-effects-do-not-apply", scenario=1)
@pytest.mark.parametrize(("position", "applies"), [("set", False), ("defense", True)])
def test_a_face_down_card_has_no_name_for_an_effect(position: str, applies: bool) -> None:
    blue_eyes = Monster(name="Blue-Eyes White Dragon")
    glory = probe("Glory", "Spell / Continuous", Continuous(1, ChangeStat(ATK, All(blue_eyes, THE_FIELD), 500)))
    burst = probe(
        "Burst", "Spell / Normal", Activation(needs=Exists(blue_eyes, YOUR_FIELD), do=InflictDamage(100, OPPONENT))
    )
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Burst   spells: Glory   monsters: Blue-Eyes White Dragon ({position})
        opp 8000
        """,
        pool=pool_with(glory, burst),
    )
    if applies:
        assert t.you.atk_of("Blue-Eyes White Dragon") == 3500
        t.you.activates("Burst")
        assert t.opp.lp == 7900
    else:
        assert t.you.atk_of("Blue-Eyes White Dragon") == 3000
        t.you.cannot("activate Burst", because=NOT_MET)


@pytest.mark.rule("effect.face-down.property-dependent-effects-do-not-apply", scenario=1)
def test_a_face_down_monster_has_no_atk_for_an_effect() -> None:
    purge = probe("Purge", "Spell / Normal", Activation(do=Destroy(All(Monster(atk=AtMost(1500)), THE_FIELD))))
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Purge
        opp 8000   monsters: Silver Fang (set), Mystical Elf (defense), Battle Ox (attack)
        """,
        pool=pool_with(purge),
    )
    t.you.activates("Purge")
    assert t.opp.monsters == ["Silver Fang", "Battle Ox"] and t.opp.graveyard == ["Mystical Elf"]


@pytest.mark.rule("effect.face-down.property-dependent-effects-do-not-apply", scenario=1)
def test_a_face_down_warrior_is_no_warrior_for_sogen() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Sogen   monsters: Celtic Guardian (set), Gearfried the Iron Knight
        opp 8000
    """)
    t.you.activates("Sogen")
    assert (t.you.atk_of("Celtic Guardian"), t.you.def_of("Celtic Guardian")) == (1400, 1200)
    assert (t.you.atk_of("Gearfried the Iron Knight"), t.you.def_of("Gearfried the Iron Knight")) == (2000, 1800)
