"""What is set off by a cost, what an effect says of cards it has moved, and what materials say of the summoned monster.

In each of them cards have come to their places at different times, so that none is taken for another.
"""

import pytest

from either_seat import SEATS, lay
from probes import pool_with, probe
from spellspeed.lang.words.choices import Some
from spellspeed.lang.words.every_word import ATK, DARK, FACE_UP_ATTACK, SUMMONED_BY_XYZ, XYZ, XYZ_SUMMON
from spellspeed.lang.words.lines import Activation, Continuous, Materials, Unclassified
from spellspeed.lang.words.nouns import THAT_CARD, THE_TARGET, THIS_CARD, Monster
from spellspeed.lang.words.places_said import YOUR_GRAVEYARD
from spellspeed.lang.words.timings import If, Summoned
from spellspeed.lang.words.verbs import ChangeStat, GainEffects, SpecialSummon

# "Target 2 monsters in your GY; Special Summon them in Attack Position, then they gain 500 ATK."
TWO_BACK = probe(
    "Test Two Back",
    "Spell",
    Activation(
        target=Some(2, Monster(), YOUR_GRAVEYARD),
        do=SpecialSummon(THE_TARGET, FACE_UP_ATTACK).then(ChangeStat(ATK, THE_TARGET, 500)),
    ),
)
# "A DARK Xyz Monster that was Summoned using this card on the field as material gains 500 ATK."
GIVER = probe(
    "Test Giver",
    "Machine / Effect",
    Unclassified(
        1,
        when=If(Summoned(Monster(kind=XYZ, attribute=DARK), SUMMONED_BY_XYZ, using=THIS_CARD)),
        do=GainEffects(THAT_CARD, lines=(Continuous(1, ChangeStat(ATK, THIS_CARD, 500)),)),
    ),
    level=4,
)
MADE_OF = Materials(of=(Monster(level=4),) * 2, by=XYZ_SUMMON)
NIGHT = probe("Test Night", "Dragon / Xyz", MADE_OF, attribute="DARK", rank=4, atk=2000)
DAY = probe("Test Day", "Dragon / Xyz", MADE_OF, attribute="LIGHT", rank=4, atk=2000)


@pytest.mark.rule("cost.release.counts-as-sent-to-gy", scenario=0)
@SEATS
def test_what_the_cost_of_a_trigger_sets_off_waits_for_a_chain_of_its_own(seat: int) -> None:
    """Axe of Despair goes back for a Tribute: Sangan, which is Tributed, is not put on the chain of the Axe."""
    mine = "hand: Mystical Space Typhoon   monsters: Sangan, Battle Ox   spells: Axe of Despair (on Battle Ox)"
    t, me, they = lay(seat, mine, "set: Waboku")
    me.activates("Mystical Space Typhoon", targeting="Axe of Despair")
    t.nobody_responds()
    me.triggers("Axe of Despair")
    me.chooses("Sangan")
    assert t.chain == ["Axe of Despair"] and they.is_asked("response").offers == ["activate Waboku", "pass"]
    they.passes()
    assert t.chain == ["Sangan"] and me.deck[0] == "Axe of Despair"


@pytest.mark.rule("target.moved.still-applies-if-place-fits", scenario=0)
@SEATS
def test_an_effect_still_means_each_of_the_cards_that_it_has_moved_itself(seat: int) -> None:
    """One of the two has just been sent to the Graveyard, the other lay there from the beginning."""
    mine = "hand: Test Two Back, Foolish Burial   graveyard: Kuriboh   deck: Battle Ox"
    t, me, _ = lay(seat, mine, pool=pool_with(TWO_BACK))
    me.activates("Foolish Burial")
    me.chooses("Battle Ox")
    me.activates("Test Two Back").nobody_responds()
    me.take_zone(None)
    me.take_zone(None)
    assert (me.atk_of("Battle Ox"), me.atk_of("Kuriboh")) == (1700 + 500, 300 + 500)
    assert t.chain == []


@pytest.mark.rule("effect-type.unclassified.xyz-material-grants-effect", scenario=0)
@SEATS
@pytest.mark.parametrize(("monster", "atk"), [("Test Night", 2500), ("Test Day", 2000)])
@pytest.mark.parametrize("summoned", ["Test Giver", "Gemini Elf"])
def test_a_material_speaks_of_the_monsters_it_names_alone_however_long_it_was_there(
    summoned: str, monster: str, atk: int, seat: int
) -> None:
    other = "Gemini Elf" if summoned == "Test Giver" else "Test Giver"
    mine = f"hand: {summoned}   monsters: {other}   extra: Test Night, Test Day"
    _, me, _ = lay(seat, mine, pool=pool_with(GIVER, NIGHT, DAY))
    me.summons(summoned)
    me.makes(monster, "Test Giver", "Gemini Elf")
    assert me.atk_of(monster) == atk
