"""Topic summon: monsters that are Special Summoned by themselves, as their own text says."""

from typing import Final

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.choices import ANY_CARD, All, One, Some
from spellspeed.lang.words.every_word import (
    ATK,
    BECAUSE_OF_EFFECT,
    DARK,
    FACE_UP,
    FACE_UP_DEFENSE,
    LIGHT,
    OPPONENT,
    PER_EFFECT,
    SUMMONED_SPECIALLY,
)
from spellspeed.lang.words.lines import Activation, Continuous, Limit, SummonProcedure, Trigger
from spellspeed.lang.words.nouns import THIS_CARD, Monster
from spellspeed.lang.words.places_said import (
    EITHER_GRAVEYARD,
    OPPONENTS_FIELD,
    THE_FIELD,
    YOUR_DECK,
    YOUR_FIELD,
    YOUR_GRAVEYARD,
    YOUR_HAND,
)
from spellspeed.lang.words.timings import If, Sent, Summoned
from spellspeed.lang.words.verbs import (
    AddToHand,
    Banish,
    ChangeStat,
    Destroy,
    Discard,
    GainLP,
    InflictDamage,
    NegateEffectsOf,
    PayLP,
    SendToGraveyard,
    SpecialSummon,
    Tribute,
)
from table import Table, table

LIGHT_AND_DARK: Final = Banish(One(Monster(attribute=LIGHT), YOUR_GRAVEYARD)).and_(
    Banish(One(Monster(attribute=DARK), YOUR_GRAVEYARD))
)
ENVOY: Final = probe(
    "Test Envoy",
    "Warrior / Special Summon / Effect",
    SummonProcedure(by=LIGHT_AND_DARK),
    Continuous(1, ChangeStat(ATK, THIS_CARD, 500)),
    level=8,
    atk=3000,
)
LAST_ENVOY: Final = probe(
    "Test Last Envoy",
    "Dragon / Special Summon / Effect",
    SummonProcedure(by=LIGHT_AND_DARK, properly=False),
    level=8,
    atk=3000,
)
FIENDISH: Final = probe(
    "Test Infernoid",
    "Fiend / Special Summon / Effect",
    SummonProcedure(
        by=Banish(Some(3, Monster(archetype="Infernoid"), YOUR_HAND | YOUR_GRAVEYARD)), from_=YOUR_HAND | YOUR_GRAVEYARD
    ),
    archetypes=("Infernoid",),
)
DEVOURER: Final = probe(
    "Test Devourer",
    "Fiend / Special Summon / Effect",
    SummonProcedure(by=Tribute(One(Monster(), YOUR_FIELD))),
)
DRAGON_LORD: Final = probe(
    "Test Dragon Lord",
    "Fiend / Effect",
    SummonProcedure(by=AddToHand(One(Monster(FACE_UP), YOUR_FIELD)), from_=YOUR_GRAVEYARD),
    level=8,
)
GRAVE_LORD: Final = probe(
    "Test Grave Lord",
    "Fiend / Special Summon / Effect",
    SummonProcedure(by=Banish(One(ANY_CARD, YOUR_HAND)), from_=YOUR_GRAVEYARD),
    level=8,
)
VALLEY: Final = probe(
    "Test Valley", "Spell / Continuous", Continuous(do=NegateEffectsOf(All(Monster(), EITHER_GRAVEYARD)))
)
GAG: Final = probe(
    "Test Gag", "Spell / Continuous", Continuous(do=NegateEffectsOf(All(Monster(name="Test Envoy"), THE_FIELD)))
)
CALL: Final = probe("Test Call", "Spell", Activation(do=SpecialSummon(One(Monster(), YOUR_HAND))))
SUMMONS: Final = probe("Test Summons", "Spell", Activation(do=SpecialSummon(One(Monster(), YOUR_DECK))))
GREAT_CALL: Final = probe(
    "Test Great Call",
    "Spell",
    Activation(do=SpecialSummon(One(Monster(), YOUR_HAND | YOUR_DECK), ignoring_conditions=True)),
)
RECALL: Final = probe("Test Recall", "Spell", Activation(do=AddToHand(All(Monster(FACE_UP), YOUR_FIELD))))
WASTE: Final = probe("Test Waste", "Spell", Activation(do=Discard(One(Monster(), YOUR_HAND))))
BLAST: Final = probe("Test Blast", "Spell", Activation(do=Destroy(All(Monster(), YOUR_FIELD))))
MOURNED: Final = probe(
    "Test Mourned",
    "Zombie / Effect",
    Trigger(1, when=If(Sent(THIS_CARD, to=EITHER_GRAVEYARD)), do=InflictDamage(300, OPPONENT), mandatory=True),
)
FALLEN: Final = probe(
    "Test Fallen",
    "Zombie / Effect",
    Trigger(
        1,
        when=If(Sent(THIS_CARD, to=EITHER_GRAVEYARD, because=BECAUSE_OF_EFFECT)),
        do=InflictDamage(700, OPPONENT),
        mandatory=True,
    ),
)
TITHE: Final = probe("Test Tithe", "Rock / Special Summon / Effect", SummonProcedure(by=PayLP(1000)))
GOLEM: Final = probe(
    "Test Golem",
    "Rock / Special Summon / Effect",
    SummonProcedure(by=Tribute(Some(2, Monster(), OPPONENTS_FIELD)), lies=FACE_UP_DEFENSE, to=OPPONENT),
)
GLUTTON: Final = probe(
    "Test Glutton",
    "Beast / Special Summon / Effect",
    SummonProcedure(
        by=SendToGraveyard(One(Monster(FACE_UP), YOUR_HAND | YOUR_FIELD)).and_(
            SendToGraveyard(One(Monster(FACE_UP, attribute=DARK), YOUR_HAND | YOUR_FIELD))
        )
    ),
)
ONCE: Final = probe("Test Once", "Beast / Effect", SummonProcedure(limit=Limit(PER_EFFECT)), level=6)
POOL: Final = pool_with(
    *(ENVOY, LAST_ENVOY, FIENDISH, DEVOURER, DRAGON_LORD, GRAVE_LORD, VALLEY, GAG, CALL, SUMMONS, GREAT_CALL),
    *(RECALL, WASTE, BLAST, MOURNED, FALLEN, TITHE, GOLEM, GLUTTON, ONCE),
)
INHERENT: Final = "summon.special.cyber-dragon-style-inherent"
FULFILLED: Final = "summon.special-monster.by-fulfilling-condition"
OPEN_STATE: Final = "summon.procedure.main-phase-open-state"
NO_ZONE: Final = "summon.special.needs-free-monster-zone"


def play(you: str, opp: str = "", when: str = "turn 3, Main Phase 1, you to act") -> Table:
    return table(f"{when}\nyou 8000   {you}\nopp 8000   {opp}", pool=POOL)


def special_summons(t: Table) -> list[str]:
    """The Special Summons that are offered to you."""
    return [offer for offer in t.you.is_offered() if offer.startswith("special summon")]


# ------------------------------------------------------------------------------------------------------ when and where


@pytest.mark.rule("summon.special.cyber-dragon-style-inherent", scenario=1)
def test_cyber_dragon_comes_by_itself_by_tribute_and_from_the_graveyard() -> None:
    t = play("hand: Cyber Dragon", "monsters: Gemini Elf")
    t.you.special_summons("Cyber Dragon")
    assert t.you.monsters == ["Cyber Dragon"]
    assert t.news() == ["Cyber Dragon would be summoned", "Cyber Dragon special summoned"]
    t = play("hand: Cyber Dragon   monsters: Silver Fang", "monsters: Gemini Elf")
    t.you.cannot("special summon Cyber Dragon", because=INHERENT)
    t.you.summons("Cyber Dragon", tributing=["Silver Fang"])
    assert t.you.monsters == ["Cyber Dragon"]
    t = play("hand: Monster Reborn   graveyard: Cyber Dragon")
    t.you.activates("Monster Reborn", targeting="Cyber Dragon")
    t.you.takes_position("attack")
    assert t.you.monsters == ["Cyber Dragon"]


@pytest.mark.rule("summon.procedure.main-phase-open-state", scenario=1)
def test_it_is_done_in_the_own_main_phases_while_nothing_is_under_way() -> None:
    t = play("hand: Cyber Dragon", "monsters: Gemini Elf")
    t.you.can("special summon Cyber Dragon")
    t = play("hand: Cyber Dragon", "monsters: Gemini Elf", "turn 3, Main Phase 2, you to act")
    t.you.can("special summon Cyber Dragon")
    # A monster that can attack keeps the Battle Phase going; another card in the hand shows that the phase is wrong.
    t = play("hand: Test Once   monsters: Sangan", "", "turn 3, Battle Step, you to act")
    t.you.cannot("special summon Test Once", because=OPEN_STATE)
    t.you.goes_to("Main Phase 2")
    t.you.can("special summon Test Once")
    t = play("hand: Cyber Dragon", "monsters: Gemini Elf", "turn 4, Main Phase 1, opp to act")
    t.you.cannot("special summon Cyber Dragon", because=OPEN_STATE)
    t = play("hand: Cyber Dragon, Pot of Greed   deck: 5 Sogen", "monsters: Gemini Elf   set: Solemn Judgment")
    t.you.activates("Pot of Greed")
    assert t.opp.is_asked("response")
    t.you.cannot("special summon Cyber Dragon", because=OPEN_STATE)


@pytest.mark.rule("summon.special.needs-free-monster-zone", scenario=1)
def test_five_monsters_leave_no_zone_for_one_more() -> None:
    # With five monsters Cyber Dragon's own condition is not fulfilled, so another monster shows that a zone is missing.
    five = "monsters: Silver Fang, Battle Ox, Gemini Elf, Sangan, Kuriboh"
    t = play(f"hand: Test Envoy, Test Call   graveyard: Mystical Elf, Feral Imp   {five}")
    t.you.cannot("special summon Test Envoy", because=NO_ZONE)
    t = play(f"hand: Cyber Dragon, Silver Fang, Test Call   {five}", "monsters: Gemini Elf")
    assert special_summons(t) == []
    t.you.cannot("special summon Cyber Dragon", because=INHERENT)
    t.you.cannot("activate Test Call", because="zone.main-monster.max-five")


@pytest.mark.rule("summon.special.procedure-may-free-a-zone", scenario=0)
def test_what_is_given_may_free_the_zone() -> None:
    five = "monsters: Silver Fang, Battle Ox, Gemini Elf, Sangan, Kuriboh"
    t = play(f"hand: Test Devourer   {five}")
    t.you.special_summons("Test Devourer", tributing="Battle Ox")
    assert t.you.monster("Test Devourer").zone == 2
    # Of two monsters that are sent away, one must come from the field.
    t = play(f"hand: Test Glutton, Summoned Skull, Mystical Elf   {five}")
    t.you.does("special summon Test Glutton")
    t.you.chooses("Mystical Elf")
    assert "Summoned Skull" not in [
        option for picks in t.duel.legal_answers() for option in [t.you.is_asked("cost").offers[picks[0]]]
    ]
    t.you.chooses("Kuriboh")
    t.you.takes_position("attack")
    assert t.you.monster("Test Glutton").zone == 5


@pytest.mark.rule("summon.special.procedure-may-free-a-zone", scenario=0)
def test_a_monster_of_the_opponent_frees_no_zone_of_yours_but_one_for_a_monster_that_goes_there() -> None:
    five = "monsters: Silver Fang, Battle Ox, Gemini Elf, Sangan, Kuriboh"
    t = play("hand: Test Golem", five)
    t.you.does("special summon Test Golem")
    t.you.chooses("Battle Ox", "Sangan", zone="ask")
    assert t.you.is_asked("zone").offers == ["zone 2", "zone 4"]
    t.you.chooses_zone(4)
    assert t.opp.monster("Test Golem").position == "defense" and t.opp.monster("Test Golem").zone == 4
    assert sorted(t.opp.graveyard) == ["Battle Ox", "Sangan"]


# -------------------------------------------------------------------------------------------------------- no chain


@pytest.mark.rule("summon.procedure.no-chain", scenario=1)
@pytest.mark.parametrize("name", ["Cyber Dragon", "Dinowrestler Pankratops"])
def test_no_link_is_made_and_only_what_negates_a_summon_answers(name: str) -> None:
    t = play(f"hand: {name}", "monsters: Gemini Elf   hand: Sangan   set: Divine Wrath, Solemn Judgment")
    t.you.special_summons(name)
    assert t.opp.is_asked("response").offers == ["activate Solemn Judgment", "pass"]
    t.opp.passes()
    assert t.you.monsters == [name]
    assert not [line for line in t.log() if "activated" in line or "link" in line]


@pytest.mark.rule("effect-type.unclassified.not-activated", scenario=1)
def test_cyber_dragons_own_summon_is_no_activation() -> None:
    t = play("hand: Cyber Dragon", "monsters: Gemini Elf")
    t.you.cannot("activate Cyber Dragon", because="effect-type.continuous.not-activated")
    t.you.special_summons("Cyber Dragon")
    assert t.chain == [] and t.log() == ["Cyber Dragon would be summoned", "Cyber Dragon special summoned"]


@pytest.mark.rule("summon.procedure.opponent-may-negate", scenario=1)
@pytest.mark.rule("summon.procedure.negated-goes-to-graveyard", scenario=1)
def test_solemn_judgment_negates_the_summon_before_it_succeeds() -> None:
    t = play("hand: Cyber Dragon", "monsters: Gemini Elf   set: Solemn Judgment")
    t.you.special_summons("Cyber Dragon")
    assert t.you.monsters == [] and t.you.hand == []
    t.opp.activates("Solemn Judgment")
    assert t.you.monsters == [] and t.you.graveyard == ["Cyber Dragon"]
    assert "Cyber Dragon special summoned" not in t.log()


@pytest.mark.rule("summon.special.per-turn-limit-not-used-when-negated", scenario=0)
def test_a_negated_summon_does_not_use_up_the_limit_and_is_no_proper_one() -> None:
    t = play("hand: 3 Test Once", "set: Solemn Judgment")
    t.you.special_summons("Test Once")
    t.opp.activates("Solemn Judgment")
    t.you.special_summons("Test Once")
    assert t.you.monsters == ["Test Once"]
    t.you.cannot("special summon Test Once", because="effect.name-limit.this-effect-of-x-once")
    t = play("hand: Test Envoy, Monster Reborn   graveyard: Mystical Elf, Feral Imp", "set: Solemn Judgment")
    t.you.special_summons("Test Envoy")
    t.opp.activates("Solemn Judgment")
    assert t.you.graveyard == ["Test Envoy"]
    t.you.cannot("activate Monster Reborn", because="target.timing.chosen-at-activation")


@pytest.mark.rule("effect.conflict.cannot-beats-must", scenario=0)
def test_a_player_who_cannot_special_summon_cannot_do_it_either() -> None:
    t = play("hand: Cyber Dragon", "monsters: Gemini Elf, Jowgen the Spiritualist")
    refusal = t.you.cannot("special summon Cyber Dragon", because="effect.cannot.forbids-while-it-applies")
    assert "Jowgen the Spiritualist" in str(refusal)
    t.you.cannot("special summon Gemini Elf", because="ask.not-your-card")


def test_a_monster_without_such_a_text_is_not_summoned_so() -> None:
    t = play("hand: Kuriboh")
    t.you.cannot("special summon Kuriboh", because="summon.special.sources")


# ---------------------------------------------------------------------------------------- Special Summon Monsters


@pytest.mark.rule("summon.special-monster.by-fulfilling-condition", scenario=1)
def test_with_a_light_and_a_dark_monster_it_is_offered_and_never_normally() -> None:
    t = play("hand: Test Envoy   graveyard: Mystical Elf   monsters: Silver Fang, Battle Ox")
    t.you.cannot("special summon Test Envoy", because=FULFILLED)
    t = play("hand: Test Envoy   graveyard: Mystical Elf, Feral Imp   monsters: Silver Fang, Battle Ox")
    assert t.you.is_offered()[:1] == ["special summon Test Envoy"]
    for wish in ("summon Test Envoy", "set Test Envoy"):
        t.you.cannot(wish, because="summon.special-monster.cannot-be-normal-summoned")
    t.you.special_summons("Test Envoy", "defense", zone=4)
    assert sorted(t.you.banished) == ["Feral Imp", "Mystical Elf"]
    assert t.you.monster("Test Envoy").position == "defense" and t.you.monster("Test Envoy").zone == 4


@pytest.mark.rule("summon.special-monster.condition-is-not-effect", scenario=1)
@pytest.mark.rule("effect-type.unclassified.own-summon-without-chain", scenario=1)
def test_what_negates_effects_in_the_graveyard_stops_only_monsters_that_can_be_normal_summoned() -> None:
    t = play("hand: Kuriboh   graveyard: Test Grave Lord, Test Dragon Lord   monsters: Sangan   spells: Test Valley")
    t.you.cannot("special summon Test Dragon Lord", because="effect-type.unclassified.own-summon-without-chain")
    t.you.special_summons("Test Grave Lord", banishing="Kuriboh")
    assert t.you.monsters == ["Sangan", "Test Grave Lord"]
    t = play("graveyard: Test Dragon Lord   monsters: Sangan")
    t.you.special_summons("Test Dragon Lord")
    assert t.you.monsters == ["Test Dragon Lord"] and t.you.hand == ["Sangan"]


@pytest.mark.rule("summon.special-monster.condition-is-not-effect", scenario=2)
def test_a_monster_whose_effects_are_negated_is_summoned_all_the_same() -> None:
    t = play("hand: Test Envoy   graveyard: Mystical Elf, Feral Imp", "spells: Test Gag")
    t.you.special_summons("Test Envoy")
    assert t.you.atk_of("Test Envoy") == 3000
    assert not [line for line in t.log() if "link" in line]
    t = play("hand: Test Envoy   graveyard: Mystical Elf, Feral Imp")
    t.you.special_summons("Test Envoy")
    assert t.you.atk_of("Test Envoy") == 3500


@pytest.mark.rule("summon.special-monster.proper-summon-from-graveyard", scenario=1)
def test_a_monster_may_come_by_itself_from_the_graveyard_without_having_been_on_the_field() -> None:
    t = play("hand: Test Infernoid, Test Blast, Monster Reborn   graveyard: 3 Test Infernoid")
    t.you.does("special summon Test Infernoid (graveyard)")
    t.you.takes_position("attack")
    assert t.you.monsters == ["Test Infernoid"] and t.you.banished == ["Test Infernoid"] * 3
    assert not [line for line in t.log() if "link" in line]
    t.you.activates("Test Blast")
    t.you.activates("Monster Reborn", targeting="Test Infernoid")
    t.you.takes_position("attack")
    assert t.you.monsters == ["Test Infernoid"]


@pytest.mark.rule("summon.revive.status-lost-in-hidden-place", scenario=1)
def test_a_monster_that_was_back_in_the_hand_must_be_summoned_properly_again() -> None:
    you = "hand: Test Envoy, Test Recall, Test Waste, Test Blast, Monster Reborn   graveyard: Mystical Elf, Feral Imp"
    t = play(you)
    t.you.special_summons("Test Envoy")
    t.you.activates("Test Recall")
    t.you.activates("Test Waste")
    assert "Test Envoy" in t.you.graveyard
    t.you.cannot("activate Monster Reborn", because="target.timing.chosen-at-activation")
    t = play(you)
    t.you.special_summons("Test Envoy")
    t.you.activates("Test Blast")
    t.you.activates("Monster Reborn", targeting="Test Envoy")
    t.you.takes_position("attack")
    assert t.you.monsters == ["Test Envoy"]


@pytest.mark.rule("summon.special-monster.only-by-named-method", scenario=2)
def test_a_monster_that_comes_in_one_way_only_is_not_revived() -> None:
    t = play(
        "hand: 2 Test Last Envoy, Test Blast, Monster Reborn   graveyard: 2 Mystical Elf, 2 Feral Imp",
    )
    t.you.special_summons("Test Last Envoy", banishing=["Mystical Elf", "Feral Imp"])
    t.you.activates("Test Blast")
    assert "Test Last Envoy" in t.you.graveyard
    reborn = t.duel.fork()
    t.you.activates("Monster Reborn")
    assert t.you.is_asked("target").offers == ["Mystical Elf", "Feral Imp"]
    t = Table(reborn)
    t.you.special_summons("Test Last Envoy")
    assert t.you.monsters == ["Test Last Envoy"]


@pytest.mark.rule("summon.special.special-monster-in-hand-or-deck-not-by-other-effects", scenario=1)
def test_other_effects_do_not_summon_it_from_hand_or_deck() -> None:
    nothing = "effect.condition.no-possible-resolution-blocks-activation"
    t = play("hand: Test Envoy, Test Call, Test Summons   deck: 3 Test Envoy")
    t.you.cannot("activate Test Call", because=nothing)
    t.you.cannot("activate Test Summons", because=nothing)
    t = play("hand: Test Envoy, Sangan, Test Call")
    t.you.activates("Test Call")
    t.you.takes_position("attack")
    assert t.you.monsters == ["Sangan"]


@pytest.mark.rule("summon.ignore-conditions.from-deck-or-hand", scenario=1)
def test_an_effect_that_ignores_the_conditions_summons_even_one_that_comes_in_one_way_only() -> None:
    t = play("hand: Test Great Call, Test Last Envoy, Test Blast, Monster Reborn")
    t.you.activates("Test Great Call")
    t.you.takes_position("attack")
    assert t.you.monsters == ["Test Last Envoy"]
    t.you.activates("Test Blast")
    t.you.cannot("activate Monster Reborn", because="target.timing.chosen-at-activation")


@pytest.mark.rule("summon.special.sources", scenario=1)
def test_by_a_spell_and_by_itself_monsters_are_special_summoned_and_the_normal_summon_is_left() -> None:
    t = play("hand: Monster Reborn, Test Envoy, Battle Ox   graveyard: Gemini Elf, Mystical Elf, Feral Imp")
    t.you.activates("Monster Reborn", targeting="Gemini Elf")
    t.you.takes_position("attack")
    t.you.special_summons("Test Envoy")
    t.you.summons("Battle Ox")
    assert sorted(t.you.monsters) == ["Battle Ox", "Gemini Elf", "Test Envoy"]
    for name in ("Gemini Elf", "Test Envoy"):
        assert f"{name} special summoned" in t.log()
        t.you.cannot(f"change position of {name}", because="position.change.not-turn-special-summoned")


# ------------------------------------------------------------------------------------------------- what is given


@pytest.mark.rule("summon.procedure.materials-not-moved-by-effect", scenario=0)
def test_what_is_given_is_moved_by_no_effect() -> None:
    t = play("hand: Test Devourer   monsters: Test Fallen")
    t.you.special_summons("Test Devourer")
    assert t.opp.lp == 8000
    assert "Test Fallen sent to graveyard (summon)" in t.log()
    t = play("hand: Test Devourer   monsters: Test Mourned")
    t.you.special_summons("Test Devourer")
    assert t.opp.lp == 7700


@pytest.mark.rule("cost.lp.not-more-than-current", scenario=0)
def test_lp_must_be_there_to_be_paid() -> None:
    t = table("turn 3, Main Phase 1, you to act\nyou 900 hand: Test Tithe\nopp 8000", pool=POOL)
    t.you.cannot("special summon Test Tithe", because="cost.lp.not-more-than-current")
    t = play("hand: Test Tithe")
    t.you.special_summons("Test Tithe")
    assert t.you.lp == 7000 and t.you.monsters == ["Test Tithe"]


def test_the_monster_itself_cannot_be_given() -> None:
    t = play("hand: The Tricky")
    t.you.cannot("special summon The Tricky", because=INHERENT)
    t = play("hand: The Tricky, Kuriboh")
    t.you.special_summons("The Tricky", discarding="Kuriboh")
    assert t.you.monsters == ["The Tricky"] and t.you.graveyard == ["Kuriboh"]


@pytest.mark.rule("summon.special-monster.condition-summon-not-by-effect", scenario=1)
def test_a_summon_by_its_own_condition_is_none_by_an_effect_and_can_be_negated() -> None:
    herald = probe(
        "Test Herald",
        "Spell / Continuous",
        Trigger(
            when=If(Summoned(Monster(), SUMMONED_SPECIALLY, because=BECAUSE_OF_EFFECT)), do=GainLP(500), mandatory=True
        ),
    )
    mine = "hand: Inferno, Monster Reborn   graveyard: Firegrass, Flame Manipulator   spells: Test Herald"
    position = "turn 3, Main Phase 1, you to act\nyou 8000   {}\nopp 8000   {}"
    t = table(position.format(mine, ""), pool_with(herald))
    t.you.does("special summon Inferno")
    t.you.takes_position("attack")
    assert t.you.monsters == ["Inferno"] and t.you.lp == 8000
    t.you.activates("Monster Reborn")
    t.you.takes_position("attack")
    assert t.you.lp == 8500  # by an effect it answers
    t = table(position.format(mine, "set: Solemn Judgment"), pool_with(herald))
    t.you.does("special summon Inferno")
    t.you.takes_position("attack")
    t.opp.activates("Solemn Judgment")
    t.nobody_responds()
    assert t.you.monsters == [] and "Inferno" in t.you.graveyard


@pytest.mark.rule("summon.special.per-turn-limit-not-used-when-negated", scenario=0)
def test_a_negated_summon_does_not_use_up_the_turns_limit_of_its_method_but_a_normal_summon_does() -> None:
    once = probe(
        "Test Once",
        "Warrior / Special Summon / Effect",
        SummonProcedure(by=Banish(One(Monster(), YOUR_GRAVEYARD)), limit=Limit(PER_EFFECT)),
    )
    position = """
        turn 3, Main Phase 1, you to act
        you 8000   hand: 3 Test Once, 2 Kuriboh   graveyard: 3 Gemini Elf
        opp 8000   set: Solemn Judgment, Horn of Heaven   monsters: Battle Ox
    """
    t = table(position, pool_with(once))
    t.you.does("special summon Test Once (copy 1)")
    t.you.does("Gemini Elf (copy 1)")
    t.you.takes_position("attack")
    t.opp.activates("Solemn Judgment")
    t.nobody_responds()
    assert t.you.monsters == []
    t.you.does("special summon Test Once (copy 1)")
    t.you.does("Gemini Elf (copy 1)")
    t.you.takes_position("attack")
    t.nobody_responds()
    assert t.you.monsters == ["Test Once"]
    t.you.cannot("special summon Test Once", because="effect.name-limit.this-effect-of-x-once")
    t = table(position, pool_with(once))
    t.you.does("summon Kuriboh (copy 1)")
    t.you.chooses_zone(1)
    t.opp.activates("Solemn Judgment")
    t.nobody_responds()
    assert t.you.monsters == []
    t.you.cannot("summon Kuriboh", because="summon.normal.once-per-turn-shared")
