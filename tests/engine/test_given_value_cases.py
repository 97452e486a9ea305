"""Values of what a cost gives: those that it had on the field."""

import pytest

from language.told import told
from spellspeed.lang.words.choices import One
from spellspeed.lang.words.every_word import ATK, UNTIL_END_PHASE
from spellspeed.lang.words.lines import Ignition
from spellspeed.lang.words.nouns import THIS_CARD, Monster, Ref, Stat
from spellspeed.lang.words.places_said import YOUR_FIELD
from spellspeed.lang.words.verbs import ChangeStat, Tribute
from table import table

KING = "Machine King - 3000 B.C."
GIVEN = Ref("the Tributed monster")


@pytest.mark.parametrize(("field", "atk"), [("", 1000 + 1400), ("field: Gaia Power", 1000 + 500 + 1900)])
def test_machine_king_gains_the_attack_that_the_tributed_monster_had(field: str, atk: int) -> None:
    """Green Gadget has 1900 ATK under Gaia Power, 1400 without; Machine King, EARTH too, has 500 more itself.

    Source: the text, which speaks of the Tributed monster's ATK; a card in the Graveyard is under no Field Spell.

    card: Machine King - 3000 B.C.
    """
    t = table(f"turn 3, Main Phase 1, you to act\nyou 8000   monsters: {KING}, Green Gadget   {field}\nopp 8000")
    t.you.activates(KING, tributing="Green Gadget")
    t.nobody_responds()
    assert t.you.atk_of(KING) == atk


@pytest.mark.rule("card.level.changed-value-replaces", scenario=0)
@pytest.mark.parametrize("lowered", [True, False])
def test_ninjitsu_art_counts_the_level_that_the_tributed_ninja_had(lowered: bool) -> None:
    """Strike Ninja, Level 4, is Level 2 after Cost Down: Level 7 is too much then.

    card: Ninjitsu Art of Transformation ①
    """
    art = "Ninjitsu Art of Transformation"
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Cost Down, Umi, Strike Ninja   set: {art}   deck: Insect Queen, 2 Harpie Lady
        opp 8000
    """)
    if lowered:
        t.you.activates("Cost Down", discarding="Umi")
    t.you.summons("Strike Ninja")
    t.you.activates(art, tributing="Strike Ninja")
    t.nobody_responds()
    assert sorted(t.you.is_asked("search").offers) == ["Harpie Lady"] * 2 + ([] if lowered else ["Insect Queen"])


def test_a_sentence_that_would_read_the_value_too_late_is_refused() -> None:
    line = Ignition(
        cost=Tribute(One(Monster(), YOUR_FIELD, other_than=THIS_CARD), called=GIVEN),
        do=ChangeStat(ATK, THIS_CARD, Stat(ATK, GIVEN), until=UNTIL_END_PHASE),
    )
    (problem,) = told(line)
    assert "say called= in the choice" in problem
