"""Topic effect-type: until when a Continuous Effect applies, and what applies or is activated without a choice."""

from typing import Final

import pytest

from probes import pool_with, probe
from spellspeed.engine.applies.continuous import is_negated
from spellspeed.lang.words.choices import All, One
from spellspeed.lang.words.every_word import (
    ATK,
    BEING_AFFECTED,
    EARTH,
    FACE_UP,
    FACE_UP_ATTACK,
    IN_BANISHED,
    IN_DECK,
    IN_EXTRA_DECK,
    IN_GRAVEYARD,
    IN_HAND,
    ON_THE_FIELD,
    OPPONENT,
    WARRIOR,
)
from spellspeed.lang.words.lines import Activation, Card, Continuous, Ignition, Unclassified
from spellspeed.lang.words.nouns import THE_LINKED_CARD, THE_TARGET, THIS_CARD, Monster, Ref, Token
from spellspeed.lang.words.places_said import THE_FIELD, YOUR_EXTRA_DECK, YOUR_GRAVEYARD, Place
from spellspeed.lang.words.timings import LeftField, When
from spellspeed.lang.words.verbs import (
    ChangeStat,
    Destroy,
    Forbid,
    LinkTogether,
    Redirect,
    SpecialSummon,
    SummonTokens,
)
from stat_cards import original_atk
from table import Table, table

# 'Special Summon 1 Masked HERO from your Extra Deck': what brings Dark Law there, as far as it matters.
MASK_CHANGE: Final = Card(
    21143940,
    "Mask Change",
    Activation(do=SpecialSummon(One(Monster(name="Masked HERO Dark Law"), YOUR_EXTRA_DECK), FACE_UP_ATTACK)),
)
# 'Monsters sent to the Graveyard are banished instead.'
RIFT: Final = probe(
    "Test Rift",
    "Fiend / Effect",
    Continuous(
        1,
        Redirect(
            All(Monster(), Place(ON_THE_FIELD | IN_HAND | IN_DECK, ON_THE_FIELD | IN_HAND | IN_DECK)), IN_BANISHED
        ),
    ),
    atk=1500,
)
# 'If this face-up card leaves the field, banish it.'
GHOST: Final = probe(
    "Test Ghost",
    "Zombie / Effect",
    Continuous(
        do=Redirect(THIS_CARD, IN_BANISHED, instead_of=IN_GRAVEYARD | IN_HAND | IN_DECK | IN_EXTRA_DECK),
    ),
    atk=1200,
    def_=1200,
)
BOOST: Final = probe(
    "Test Boost",
    "Spell / Quick-Play",
    Activation(target=One(Monster(FACE_UP), THE_FIELD), do=ChangeStat(ATK, THE_TARGET, 500)),
)
GIFT: Final = probe(
    "Test Gift",
    "Spell / Normal",
    Activation(
        do=SummonTokens(Token("Test Token", "衍生物", EARTH, WARRIOR, 1, 1000, 1000), lies=FACE_UP_ATTACK, to=OPPONENT)
    ),
)
THE_REVIVED: Final = Ref("the Summoned monster")
# 'When this card leaves the field, destroy that monster.'
MEDIUM: Final = probe(
    "Test Medium",
    "Zombie / Effect",
    Ignition(
        1,
        target=One(Monster(), YOUR_GRAVEYARD),
        do=SpecialSummon(THE_TARGET, FACE_UP_ATTACK, called=THE_REVIVED).and_if_you_do(LinkTogether(THE_REVIVED)),
    ),
    Unclassified(when=When(LeftField(THIS_CARD)), do=Destroy(THE_LINKED_CARD)),
)
IMMUNE: Final = probe("Test Immune", "Warrior / Effect", Continuous(1, Forbid(BEING_AFFECTED, THIS_CARD, by=Monster())))
POOL: Final = pool_with(RIFT, GHOST, BOOST, GIFT, MEDIUM, IMMUNE, texts=(MASK_CHANGE,))


def play(position: str) -> Table:
    return table(position, pool=POOL)


# ----------------------------------------------------------------------------------------- destruction is determined


@pytest.mark.rule("effect-type.continuous.stops-when-destruction-determined", scenario=1)
@pytest.mark.parametrize("attacked", ["Red-Eyes Black Dragon", "Battle Ox"])
def test_dark_law_banishes_what_it_destroys_unless_it_is_destroyed_itself(attacked: str) -> None:
    t = play(f"""
        turn 3, Battle Step, you to act
        you 8000   monsters: Masked HERO Dark Law
        opp 8000   monsters: {attacked}
    """)
    t.you.attacks("Masked HERO Dark Law", attacked)
    t.nobody_responds()
    assert t.opp.monsters == []
    if attacked == "Battle Ox":
        assert (t.opp.banished, t.opp.graveyard) == (["Battle Ox"], [])
    else:
        assert (t.opp.banished, t.opp.graveyard) == ([], ["Red-Eyes Black Dragon"])
        assert t.you.graveyard == ["Masked HERO Dark Law"]


@pytest.mark.rule("effect-type.continuous.stops-when-destruction-determined", scenario=2)
@pytest.mark.parametrize("attacked", ["Test Rift", "Silver Fang"])
def test_a_monster_beaten_in_battle_does_not_banish_itself(attacked: str) -> None:
    t = play("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Gemini Elf
        opp 8000   monsters: Test Rift, Silver Fang
    """)
    t.you.attacks("Gemini Elf", attacked)
    t.nobody_responds()
    if attacked == "Test Rift":
        assert (t.opp.graveyard, t.opp.banished) == (["Test Rift"], [])
    else:
        assert (t.opp.graveyard, t.opp.banished) == ([], ["Silver Fang"])


def unicore_meets_dark_law(*mine: str) -> Table:
    """Nekroz of Unicore is there when the opponent's Dark Law comes from the Extra Deck; then it is your turn."""
    t = play(f"""
        turn 4, Main Phase 1, opp to act
        you 8000   monsters: Nekroz of Unicore   {"   ".join(mine)}   deck: Umi
        opp 8000   hand: Mask Change   extra: Masked HERO Dark Law
    """)
    t.opp.activates("Mask Change")
    t.nobody_responds()
    t.opp.take_zone(None)
    t.nobody_responds()
    assert t.opp.monsters == ["Masked HERO Dark Law"]
    t.opp.ends_turn()
    return t.nobody_responds()


@pytest.mark.rule("effect-type.continuous.unicore-and-dark-law-destroyed-together", scenario=1)
def test_dark_law_does_not_wake_up_when_unicore_is_destroyed_with_it() -> None:
    t = unicore_meets_dark_law("hand: Dark Hole")
    assert is_negated(t.duel.game, t.duel.state, t.opp.monster("Masked HERO Dark Law").row)
    t.you.activates("Dark Hole")
    assert sorted(t.you.graveyard) == ["Dark Hole", "Nekroz of Unicore"] and t.you.banished == []
    assert t.opp.graveyard == ["Mask Change", "Masked HERO Dark Law"] and t.opp.banished == []


@pytest.mark.rule("effect-type.continuous.unicore-and-dark-law-destroyed-together", scenario=0)
@pytest.mark.parametrize("gone", ["Nekroz of Unicore", "Masked HERO Dark Law"])
def test_dark_law_wakes_up_when_unicore_alone_has_left(gone: str) -> None:
    t = unicore_meets_dark_law("hand: Hinotama", "set: Compulsory Evacuation Device")
    t.you.activates("Compulsory Evacuation Device", targeting=gone)
    t.you.activates("Hinotama")
    assert ("Hinotama" in t.you.banished) == (gone == "Nekroz of Unicore")


# ------------------------------------------------------------------------------------------- without a chain, and with


@pytest.mark.rule("effect-type.chain-vs-non-chain", scenario=1)
def test_solemn_wishes_applies_at_once_and_cannot_be_answered() -> None:
    t = play("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Trade-In, Blue-Eyes White Dragon   spells: Solemn Wishes   deck: 3 Mystical Elf
        opp 8000   set: Mystical Space Typhoon, Seven Tools of the Bandit
    """)
    t.you.activates("Trade-In")
    t.opp.passes()
    assert t.you.hand == ["Mystical Elf", "Mystical Elf"] and t.you.lp == 8500
    told = t.log()
    at = told.index("you lp 8000 -> 8500 (effect)")
    assert told.index("you drew") < at < told.index("chain of 1 ended"), (
        "in the middle of the effect, or right after it"
    )
    assert not [line for line in told if "Solemn Wishes" in line and ("link" in line or "declared" in line)]
    # Mystical Space Typhoon makes a link, and can be answered.
    t.opp.activates("Mystical Space Typhoon", targeting="Solemn Wishes")
    assert "link 1 Mystical Space Typhoon resolves" in t.log() and t.you.spells == []


@pytest.mark.rule("effect-type.chain-vs-non-chain", scenario=1)
def test_mystical_space_typhoon_makes_a_link_that_can_be_answered() -> None:
    t = play("""
        turn 3, Main Phase 1, you to act
        you 8000   spells: Solemn Wishes   set: Magic Jammer   hand: Kuriboh
        opp 8000   set: Mystical Space Typhoon
    """)
    t.you.goes_to("Battle Phase")
    t.opp.activates("Mystical Space Typhoon", targeting="Solemn Wishes")
    assert t.chain == ["Mystical Space Typhoon"]
    assert t.you.is_asked("response").offers == ["activate Magic Jammer", "pass"]


# ---------------------------------------------------------------------------------------------- mandatory triggers


@pytest.mark.rule("effect-type.trigger.example-flame-wingman-burn", scenario=1)
def test_flame_wingman_burns_for_the_original_atk_of_what_it_destroyed() -> None:
    t = play("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Elemental HERO Flame Wingman
        opp 8000   monsters: Witty Phantom   set: Test Boost
    """)
    t.you.attacks("Elemental HERO Flame Wingman", "Witty Phantom")
    t.opp.activates("Test Boost", targeting="Witty Phantom")
    t.nobody_responds()
    assert "Witty Phantom stats changed by 500" in t.log()
    told = [line for line in t.log() if line.startswith(("opp lp", "timing", "you activated"))]
    calculated, ended = "opp lp 8000 -> 7800 (battle)", "timing end of the Damage Step"
    assert told[told.index(calculated) :] == [
        calculated,
        "timing after damage calculation",
        ended,
        "you activated Elemental HERO Flame Wingman",
        "opp lp 7800 -> 6400 (effect)",
    ]


@pytest.mark.rule("effect-type.trigger.example-flame-wingman-burn", scenario=1)
def test_flame_wingman_does_not_burn_for_a_token() -> None:
    t = play("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Elemental HERO Flame Wingman   hand: Test Gift
        opp 8000
    """)
    t.you.activates("Test Gift")
    t.you.take_zone(None)
    assert t.opp.monsters == ["Test Token"]
    t.you.goes_to("Battle Phase")
    t.you.attacks("Elemental HERO Flame Wingman", "Test Token")
    t.nobody_responds()
    assert "Test Token destroyed (battle)" in t.log() and t.opp.monsters == []
    assert t.opp.lp == 8000 - 1100 and "you declared Elemental HERO Flame Wingman" not in t.log()


@pytest.mark.rule("effect-type.trigger.example-parshath-draw", scenario=1)
@pytest.mark.parametrize("reduced", [False, True])
def test_airknight_parshath_draws_after_damage_calculation_if_it_inflicted_damage(reduced: bool) -> None:
    t = play("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Airknight Parshath   deck: 3 Mystical Elf
        opp 8000   hand: Kuriboh
    """)
    t.you.attacks_directly("Airknight Parshath")
    if reduced:
        t.opp.activates("Kuriboh")
        t.nobody_responds()
        assert (t.opp.lp, t.you.hand) == (8000, []) and "damage calculated" in t.log()
        assert "you declared Airknight Parshath" not in t.log()
        return
    t.nobody_responds()
    assert (t.opp.lp, t.you.hand) == (6100, ["Mystical Elf"])
    told = t.log()
    after, end = told.index("timing after damage calculation"), told.index("timing end of the Damage Step")
    assert told.index("damage calculated") < after < told.index("you activated Airknight Parshath") < end


# -------------------------------------------------------------------------------------------- unclassified effects


@pytest.mark.rule("effect-type.unclassified.banish-when-leaving-field", scenario=1)
@pytest.mark.parametrize(
    ("spells", "lies", "banished"),
    [("", "defense", True), ("Skill Drain", "defense", False), ("", "set", False)],
    ids=["face-up", "negated", "face-down"],
)
def test_what_is_banished_if_it_leaves_face_up(spells: str, lies: str, banished: bool) -> None:
    t = play(f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Dark Hole   spells: {spells}
        opp 8000   monsters: Test Ghost ({lies})
    """)
    t.you.activates("Dark Hole")
    assert "Test Ghost destroyed (effect)" in t.log() and t.opp.monsters == []
    assert (t.opp.banished, t.opp.graveyard) == ((["Test Ghost"], []) if banished else ([], ["Test Ghost"]))


@pytest.mark.rule("effect-type.unclassified.applies-when-condition-met", scenario=1)
def test_a_monster_that_is_banished_if_it_leaves_never_comes_to_the_graveyard() -> None:
    t = play("""
        turn 3, Main Phase 1, you to act
        you 8000   set: Raigeki Break, Threatening Roar   hand: Kuriboh
        opp 8000   monsters: Test Ghost   set: Threatening Roar
    """)
    t.you.activates("Raigeki Break", discarding="Kuriboh", targeting="Test Ghost")
    t.opp.passes()
    t.you.passes()
    told = t.log()
    at = told.index("Test Ghost destroyed (effect)")
    assert told[at + 1] == "Test Ghost banished (effect)"
    assert "Test Ghost sent to graveyard (effect)" not in told
    assert not [line for line in told if "Test Ghost" in line and ("declared" in line or "link" in line)]


@pytest.mark.rule("effect-type.unclassified.original-atk-by-way-of-summon", scenario=1)
def test_beast_king_barbaros_has_1900_original_atk_until_its_effects_are_negated() -> None:
    t = play("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Beast King Barbaros
        opp 8000   set: Skill Drain
    """)
    t.you.summons("Beast King Barbaros")
    assert t.opp.is_asked("response").offers == ["activate Skill Drain", "pass"]
    assert (t.you.atk_of("Beast King Barbaros"), original_atk(t.you, "Beast King Barbaros")) == (1900, 1900)
    assert not [line for line in t.log() if "declared" in line or "link" in line]
    t.opp.activates("Skill Drain")
    assert (t.you.atk_of("Beast King Barbaros"), original_atk(t.you, "Beast King Barbaros")) == (3000, 3000)


@pytest.mark.rule("effect-type.unclassified.original-atk-by-way-of-summon", scenario=0)
def test_the_way_of_the_summon_is_asked_once_so_that_the_printed_atk_stays_when_nothing_negates_any_more() -> None:
    fusilier = "Fusilier Dragon, the Dual-Mode Beast"
    t = play(f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: {fusilier}   set: Mystical Space Typhoon
        opp 8000   set: Skill Drain
    """)
    t.you.summons(fusilier)
    assert t.you.atk_of(fusilier) == 1400
    t.you.passes()
    t.opp.activates("Skill Drain")
    t.nobody_responds()
    assert t.you.atk_of(fusilier) == 2800
    t.you.activates("Mystical Space Typhoon", targeting="Skill Drain")
    t.nobody_responds()
    assert t.opp.spells == [] and t.you.atk_of(fusilier) == 2800


@pytest.mark.rule("effect-type.unclassified.is-a-monster-effect", scenario=1)
@pytest.mark.parametrize(
    ("revived", "negated", "destroyed"),
    [("Battle Ox", False, True), ("Battle Ox", True, False), ("Test Immune", False, False)],
    ids=["applies", "negated by Skill Drain", "unaffected by monster effects"],
)
def test_an_unclassified_effect_of_a_monster_is_a_monster_effect(revived: str, negated: bool, destroyed: bool) -> None:
    t = play(f"""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Test Medium   graveyard: {revived}   set: Compulsory Evacuation Device, Skill Drain
        opp 8000
    """)
    t.you.activates("Test Medium", targeting=revived)
    t.nobody_responds()
    t.you.take_zone(None)
    t.nobody_responds()
    assert t.you.monsters == ["Test Medium", revived]
    if negated:
        t.you.activates("Skill Drain")
        t.nobody_responds()
    t.you.activates("Compulsory Evacuation Device", targeting="Test Medium")
    t.nobody_responds()
    assert t.you.hand == ["Test Medium"]
    assert (t.you.monsters == []) == destroyed and (revived in t.you.graveyard) == destroyed


@pytest.mark.rule("effect.face-down.monster-effect-inactive", scenario=0)
@pytest.mark.parametrize(("position", "lp"), [("set", 7000), ("defense", 8000)])
def test_a_jinzo_that_goes_has_negated_traps_only_if_it_was_face_up(position: str, lp: int) -> None:
    """Curse of Darkness answers a Spell if it was applying when the Spell was activated."""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Dark Hole   deck: 3 Sogen
        opp 8000   monsters: Jinzo ({position})   spells: Curse of Darkness   deck: 3 Sogen
    """)
    t.you.activates("Dark Hole").nobody_responds()
    assert t.opp.monsters == [] and t.you.lp == lp
