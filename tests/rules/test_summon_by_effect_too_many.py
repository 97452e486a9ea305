"""Topic summon: more monsters than zones, and summons that are negated and nothing more."""

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.choices import All
from spellspeed.lang.words.every_word import (
    BEAST,
    EARTH,
    FACE_UP_DEFENSE,
    SUMMONED_NORMALLY,
    SUMMONED_SPECIALLY,
    THE_SUMMON,
    ZOMBIE,
)
from spellspeed.lang.words.lines import Activation
from spellspeed.lang.words.nouns import Monster, Token
from spellspeed.lang.words.places_said import YOUR_GRAVEYARD
from spellspeed.lang.words.timings import When, WouldBeSummoned
from spellspeed.lang.words.verbs import Negate, SpecialSummon, SummonTokens
from spellspeed.words import FOR_ZONE
from table import Table, table

# "Special Summon all Zombie monsters from your Graveyard."
DAWN = probe("Test Dawn", "Spell / Normal", Activation(do=SpecialSummon(All(Monster(type_=ZOMBIE), YOUR_GRAVEYARD))))
GHOULS = [probe(f"Test Ghoul {number}", "Zombie / Normal") for number in (1, 2, 3)]
# "When a monster would be Normal Summoned: negate the Summon."
FENCE = probe(
    "Test Fence",
    "Trap / Counter",
    Activation(when=When(WouldBeSummoned(Monster(), SUMMONED_NORMALLY)), do=Negate(THE_SUMMON)),
)
# "When a monster would be Special Summoned: negate the Summon."
WALL = probe(
    "Test Wall",
    "Trap / Counter",
    Activation(when=When(WouldBeSummoned(Monster(), SUMMONED_SPECIALLY)), do=Negate(THE_SUMMON)),
)
# "Special Summon 2 Tokens."
FLOCK = probe(
    "Test Flock",
    "Spell / Quick-Play",
    Activation(do=SummonTokens(Token("Test Token", "测试衍生物", EARTH, BEAST, 1, 0, 0), 2, FACE_UP_DEFENSE)),
)
POOL = pool_with(DAWN, *GHOULS, FENCE, WALL, FLOCK)
NAMES = ["Test Ghoul 1", "Test Ghoul 2", "Test Ghoul 3"]


def dawn(others: int) -> Table:
    """Test Dawn is processed while its player controls so many other monsters."""
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Test Dawn   monsters: {others} Battle Ox   graveyard: {", ".join(NAMES)}
        opp 8000
        """,
        pool=POOL,
    )
    t.you.activates("Test Dawn")
    return t


@pytest.mark.rule("summon.special.needs-free-monster-zone", scenario=0)
@pytest.mark.parametrize("free", [1, 2])
def test_of_more_monsters_than_there_are_zones_the_player_says_which_come(free: int) -> None:
    """As many come as find a zone; the others stay where they are."""
    t = dawn(5 - free)
    question = t.you.is_asked("effect")
    assert sorted(question.offers) == NAMES and (question.least, question.most) == (free, free)
    chosen = NAMES[3 - free :]
    t.you.chooses(*chosen)
    for _ in chosen:
        t.you.takes_position("attack")
    assert sorted(t.you.monsters) == ["Battle Ox"] * (5 - free) + chosen
    assert sorted(t.you.graveyard) == ["Test Dawn", *NAMES[: 3 - free]]


@pytest.mark.rule("summon.special.needs-free-monster-zone", scenario=0)
def test_where_all_find_a_zone_nobody_is_asked_which_come() -> None:
    """Three zones are enough for three monsters."""
    t = dawn(2)
    for _ in NAMES:
        t.you.takes_position("defense")
    assert sorted(t.you.monsters) == ["Battle Ox", "Battle Ox", *NAMES]


@pytest.mark.rule("summon.normal.negated-goes-to-graveyard", scenario=0)
@pytest.mark.parametrize("name", ["Battle Ox", "Summoned Skull"])
def test_a_summon_that_is_only_negated_sends_the_monster_to_the_graveyard(name: str) -> None:
    """Where the text says nothing else of the monster it is sent to the Graveyard and not destroyed."""
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: {name}, Kuriboh   monsters: Mystical Elf
        opp 8000   set: Test Fence
        """,
        pool=POOL,
    )
    t.you.summons(name)
    t.opp.activates("Test Fence")
    t.nobody_responds()
    gone = [name] if name == "Battle Ox" else ["Mystical Elf", name]
    assert t.you.graveyard == gone and t.you.hand == ["Kuriboh"]
    assert t.you.monsters == (["Mystical Elf"] if name == "Battle Ox" else [])
    assert not [line for line in t.log() if "destroyed" in line]
    t.you.cannot("summon Kuriboh", because="summon.normal.once-per-turn-shared")


@pytest.mark.rule("summon.procedure.negated-goes-to-graveyard", scenario=0)
def test_a_procedure_that_is_only_negated_sends_the_monster_to_the_graveyard() -> None:
    """Cyber Dragon, whose Special Summon is negated and nothing more, is sent to the Graveyard and not destroyed."""
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Cyber Dragon, Kuriboh
        opp 8000   monsters: Battle Ox   set: Test Wall
        """,
        pool=POOL,
    )
    t.you.special_summons("Cyber Dragon")
    t.opp.activates("Test Wall")
    t.nobody_responds()
    assert t.you.graveyard == ["Cyber Dragon"] and t.you.monsters == [] and t.you.hand == ["Kuriboh"]
    assert not [line for line in t.log() if "destroyed" in line]
    t.you.can("summon Kuriboh")


@pytest.mark.rule("token.zone.occupies-a-main-monster-zone", scenario=0)
@pytest.mark.parametrize("taken", [False, True])
def test_two_tokens_need_two_zones_when_they_come(taken: bool) -> None:
    """If one of the last two zones was taken in response, no Token comes."""
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Test Flock   monsters: 3 Battle Ox   set: Call of the Haunted   graveyard: Gemini Elf
        opp 8000   set: Waboku
        """,
        pool=POOL,
    )
    t.you.activates("Test Flock")
    t.opp.passes()
    if taken:
        t.you.activates("Call of the Haunted")
    t.nobody_responds()
    while t.you.request().purpose == FOR_ZONE:
        t.you.does(t.you.is_offered()[0])
        t.nobody_responds()
    assert t.you.monsters.count("Gemini Elf") == int(taken) and t.you.monsters.count("Battle Ox") == 3
    assert t.you.monsters.count("Test Token") == (0 if taken else 2)


HOPLOMUS, BESTIARI = "Gladiator Beast Hoplomus", "Gladiator Beast Bestiari"


@pytest.mark.rule("effect-type.continuous.not-activated", scenario=0)
def test_only_the_very_monster_that_such_an_effect_has_summoned_counts_as_summoned_by_it() -> None:
    """Bestiari brings Hoplomus from the Deck, whose original DEF is 2400 then; the one already there has its 2100."""
    t = table(f"""
        turn 3, Battle Step, you to act
        you 8000   monsters: {HOPLOMUS} (defense), {BESTIARI}   deck: {HOPLOMUS}, 4 Umi
        opp 8000   deck: 5 Umi
    """)
    t.you.attacks_directly(BESTIARI)
    t.you.activates(BESTIARI, effect=2)
    t.you.takes_position("defense", zone=3)
    assert [t.you.def_of(HOPLOMUS, zone) for zone in (1, 3)] == [2100, 2400]
    # The summon is remembered beyond the turn.
    t.you.ends_turn()
    assert t.turn == 4 and [t.you.def_of(HOPLOMUS, zone) for zone in (1, 3)] == [2100, 2400]


@pytest.mark.rule("effect-type.trigger.at-stated-timing", scenario=0)
@pytest.mark.parametrize("brought", [True, False])
def test_dark_mimic_in_the_graveyard_still_knows_how_it_was_summoned(brought: bool) -> None:
    """Destroyed by battle, Dark Mimic LV3 draws 2 cards if Dark Mimic LV1 has brought it, else 1 card."""
    lv1, lv3 = "Dark Mimic LV1", "Dark Mimic LV3"
    t = table(f"""
        turn 2, End Phase, opp to act
        you 8000   monsters: {lv1}{"" if brought else f", {lv3} (zone 2)"}   deck: {lv3}, 5 Umi
        opp 8000   monsters: Summoned Skull   deck: 5 Umi
    """)
    t.you.activates(lv1)
    t.you.takes_position("attack", zone=3)
    drawn = len(t.you.hand)
    t.you.goes_to("Battle Phase")
    t.you.attacks(lv3 + (" (zone 3)" if brought else " (zone 2)"), "Summoned Skull")
    assert len(t.you.hand) - drawn == (2 if brought else 1)


LV6, LV8 = "Horus the Black Flame Dragon LV6", "Horus the Black Flame Dragon LV8"


@pytest.mark.rule("summon.special-monster.only-by-named-method", scenario=0)
def test_a_monster_that_came_by_its_named_effect_stays_in_the_graveyard_and_was_properly_summoned() -> None:
    t = table(f"""
        turn 3, Battle Step, you to act
        you 8000   monsters: {LV6}   hand: {LV8}, Premature Burial   set: Call of the Haunted   deck: 3 Umi
        opp 8000   monsters: Kuriboh   set: Torrential Tribute   hand: Umi   deck: 3 Umi
    """)
    t.you.attacks(LV6, "Kuriboh")
    t.nobody_responds()
    t.you.goes_to("End Phase")
    t.you.triggers(LV6).nobody_responds()
    t.you.takes_position("attack")
    t.you.passes()
    t.opp.activates("Torrential Tribute").nobody_responds()
    assert t.you.graveyard == [LV6, LV8] and t.turn == 4
    t.opp.ends_turn()
    t.you.activates("Call of the Haunted", targeting=LV6).nobody_responds()
    # Its own text alone keeps LV8 there: no rule says that it was never properly summoned.
    assert t.you.monsters == [LV6] and t.you.graveyard == [LV8]
    refusals = [each.rule for each in t.you.reasons("activate Premature Burial")]
    assert "summon.special-monster.only-by-named-method" in refusals
    assert "summon.revive.not-properly-summoned-illegal" not in refusals


@pytest.mark.rule("summon.special-monster.only-by-named-method", scenario=0)
def test_harpie_lady_sisters_must_come_by_elegant_egotist_before_another_effect_revives_them() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Monster Reborn   graveyard: Harpie Lady Sisters
        opp 8000
    """)
    t.you.cannot("activate Monster Reborn", because="summon.special-monster.only-by-named-method")
    t.you.cannot("activate Monster Reborn", because="summon.revive.not-properly-summoned-illegal")


@pytest.mark.rule("zone.main-monster.max-five", scenario=0)
@pytest.mark.parametrize(("others", "comes"), [(2, True), (3, False)])
def test_two_monsters_of_the_graveyard_need_two_zones(others: int, comes: bool) -> None:
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Puppet Master   monsters: Kuriboh, {others} Mystical Elf   graveyard: Sangan, Summoned Skull
        opp 8000
    """)
    t.you.summons("Puppet Master", tributing=["Kuriboh"])
    assert bool(t.you.is_asked("trigger" if comes else "open state")) and t.you.lp == 8000
    if comes:
        t.you.triggers("Puppet Master")
        t.you.targets("Sangan", "Summoned Skull").nobody_responds()
        t.you.takes_position("attack")
        t.you.takes_position("attack")
        assert len(t.you.monsters) == 5 and t.you.lp == 6000


@pytest.mark.rule("zone.main-monster.max-five", scenario=0)
def test_a_monster_that_finds_no_zone_when_its_own_effect_resolves_stays_where_it_is() -> None:
    """Call of the Haunted, chained by the same player, takes the zone that Fishborg Blaster was to come to."""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Umi   monsters: Psychic Kappa, 3 Mystical Elf   set: Call of the Haunted
                   graveyard: Fishborg Blaster, Gemini Elf
        opp 8000
    """)
    t.you.activates("Fishborg Blaster", discarding="Umi")
    t.you.activates("Call of the Haunted", targeting="Gemini Elf").nobody_responds()
    assert len(t.you.monsters) == 5 and "Gemini Elf" in t.you.monsters
    assert t.you.graveyard == ["Fishborg Blaster", "Umi"]
    assert not [line for line in t.log() if line.startswith("Fishborg Blaster sent")]
