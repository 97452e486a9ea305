"""Topic effect: each deed, where it could do nothing at all, and where it could."""

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.choices import ANY_CARD, All, CountOf, One, Some
from spellspeed.lang.words.deeds import Deed
from spellspeed.lang.words.every_word import ATK, BEAST, EARTH, EITHER, FACE_DOWN_DEFENSE, OPPONENT, SPELL_COUNTER
from spellspeed.lang.words.lines import Ignition
from spellspeed.lang.words.nouns import THIS_CARD, AnyCard, Monster, SpellOrTrap, Times, Token, Trap
from spellspeed.lang.words.places_said import (
    EITHER_GRAVEYARD,
    OPPONENTS_FIELD,
    OPPONENTS_HAND,
    YOUR_DECK,
    YOUR_FIELD,
    YOUR_GRAVEYARD,
    YOUR_HAND,
)
from spellspeed.lang.words.rare import MoveToZone
from spellspeed.lang.words.verbs import (
    AddToHand,
    Banish,
    ChangeControl,
    ChangePosition,
    ChangeStat,
    Destroy,
    Discard,
    Draw,
    GainLP,
    InflictDamage,
    NegateEffectsOf,
    PlaceCounters,
    RemoveCounters,
    ReturnToDeck,
    SendToGraveyard,
    SetOnField,
    SpecialSummon,
    SummonTokens,
    Tribute,
)
from table import table

NOTHING_TO_DO = "effect.condition.no-possible-resolution-blocks-activation"
OTHERS = One(Monster(), OPPONENTS_FIELD)
# A deed, where it can do nothing (yours; the opponent's), and where it can.
CASES: dict[str, tuple[Deed, tuple[str, str], tuple[str, str]]] = {
    "destroy": (Destroy(OTHERS), ("", "set: Trap Hole"), ("", "monsters: Kuriboh")),
    "destroy all": (Destroy(All(SpellOrTrap(), OPPONENTS_FIELD)), ("", "monsters: Kuriboh"), ("", "set: Trap Hole")),
    "banish": (Banish(One(Monster(), EITHER_GRAVEYARD)), ("graveyard: Sogen", ""), ("", "graveyard: Kuriboh")),
    "send": (SendToGraveyard(One(Monster(), YOUR_DECK)), ("deck: Sogen", ""), ("deck: Kuriboh", "")),
    "discard": (Discard(One(ANY_CARD, OPPONENTS_HAND)), ("hand: Kuriboh", ""), ("", "hand: Kuriboh")),
    "tribute": (
        Tribute(One(Monster(), YOUR_FIELD, other_than=THIS_CARD)),
        ("hand: Kuriboh", ""),
        ("monsters: Kuriboh", ""),
    ),
    "add": (AddToHand(One(Monster(), YOUR_GRAVEYARD)), ("graveyard: Sogen", ""), ("graveyard: Kuriboh", "")),
    "return": (ReturnToDeck(One(Monster(), YOUR_GRAVEYARD)), ("", "graveyard: Kuriboh"), ("graveyard: Kuriboh", "")),
    "revive": (
        SpecialSummon(One(Monster(), YOUR_GRAVEYARD)),
        ("graveyard: Sogen", "graveyard: Kuriboh"),
        ("graveyard: Kuriboh", ""),
    ),
    "revive, full": (
        SpecialSummon(One(Monster(), YOUR_GRAVEYARD)),
        ("graveyard: Kuriboh   monsters: 4 Battle Ox", ""),
        ("graveyard: Kuriboh   monsters: 3 Battle Ox", ""),
    ),
    "revive to the other side": (
        SpecialSummon(One(Monster(), YOUR_GRAVEYARD), to=OPPONENT),
        ("graveyard: Kuriboh", "monsters: 5 Battle Ox"),
        ("graveyard: Kuriboh   monsters: 4 Battle Ox", ""),
    ),
    "revive two": (
        SpecialSummon(Some(2, Monster(), YOUR_GRAVEYARD)),
        ("graveyard: 2 Kuriboh   monsters: 3 Battle Ox", ""),
        ("graveyard: 2 Kuriboh   monsters: 2 Battle Ox", ""),
    ),
    "revive a monster of its own way": (
        SpecialSummon(One(Monster(), YOUR_GRAVEYARD)),
        ("graveyard: Elemental HERO Flame Wingman", ""),
        ("graveyard: Kuriboh", ""),
    ),
    "set": (SetOnField(One(Trap(), YOUR_HAND)), ("hand: Sogen", ""), ("hand: Trap Hole", "")),
    "set, full": (
        SetOnField(One(Trap(), YOUR_HAND)),
        ("hand: Trap Hole   set: 5 Sakuretsu Armor", ""),
        ("hand: Trap Hole   set: 4 Sakuretsu Armor", ""),
    ),
    "draw two": (Draw(2), ("deck: Sogen", "deck: 3 Sogen"), ("deck: 2 Sogen", "")),
    "both draw": (Draw(1, EITHER), ("deck: Sogen", ""), ("deck: Sogen", "deck: Sogen")),
    "the opponent draws": (Draw(1, OPPONENT), ("deck: Sogen", ""), ("", "deck: Sogen")),
    "damage": (
        InflictDamage(Times(100, CountOf(Monster(), OPPONENTS_FIELD)), OPPONENT),
        ("monsters: Kuriboh", ""),
        ("", "monsters: Kuriboh"),
    ),
    "gain": (GainLP(Times(100, CountOf(ANY_CARD, YOUR_HAND))), ("", "hand: Sogen"), ("hand: Sogen", "")),
    "change ATK": (
        ChangeStat(ATK, All(Monster(), OPPONENTS_FIELD), 100),
        ("monsters: Kuriboh", "monsters: Kuriboh (set)"),
        ("", "monsters: Kuriboh"),
    ),
    "turn face-down": (
        ChangePosition(OTHERS, FACE_DOWN_DEFENSE),
        ("monsters: Kuriboh", "monsters: Kuriboh (set)"),
        ("", "monsters: Kuriboh (defense)"),
    ),
    "take": (ChangeControl(OTHERS), ("monsters: Kuriboh", ""), ("", "monsters: Kuriboh (set)")),
    "take, full": (
        ChangeControl(OTHERS),
        ("monsters: 4 Battle Ox", "monsters: Kuriboh"),
        ("monsters: 3 Battle Ox", "monsters: Kuriboh"),
    ),
    "give": (
        ChangeControl(One(Monster(), YOUR_FIELD), to=OPPONENT),
        ("", "monsters: 5 Battle Ox"),
        ("", "monsters: 4 Battle Ox"),
    ),
    "negate effects": (
        NegateEffectsOf(One(Monster(), OPPONENTS_FIELD)),
        ("", "monsters: Sangan (set)"),
        ("", "monsters: Sangan"),
    ),
    "move": (MoveToZone(THIS_CARD), ("monsters: 4 Battle Ox", ""), ("monsters: 3 Battle Ox", "monsters: 5 Battle Ox")),
    "tokens": (
        SummonTokens(Token("Test Lamb Token", "试验羊衍生物", EARTH, BEAST, 1, 0, 0), 2),
        ("monsters: 3 Battle Ox", ""),
        ("monsters: 2 Battle Ox", ""),
    ),
    "place counters": (
        PlaceCounters(SPELL_COUNTER, 1, One(Monster(), OPPONENTS_FIELD)),
        ("monsters: Kuriboh", "monsters: Breaker the Magical Warrior (set)"),
        ("", "monsters: Breaker the Magical Warrior"),
    ),
    "place a counter on what holds none of its kind": (
        PlaceCounters(SPELL_COUNTER, 1, One(Monster(), OPPONENTS_FIELD)),
        ("", "monsters: Kuriboh"),
        ("", "monsters: Kuriboh, Breaker the Magical Warrior"),
    ),
    "remove counters": (
        RemoveCounters(SPELL_COUNTER, One(AnyCard(), OPPONENTS_FIELD), 1),
        ("", "monsters: Kuriboh"),
        ("", "monsters: Kuriboh (1 spell counter)"),
    ),
}


@pytest.mark.rule(NOTHING_TO_DO, scenario=0)
@pytest.mark.parametrize("case", CASES)
def test_what_could_do_nothing_is_not_activated_and_what_could_do_something_is(case: str) -> None:
    deed, *positions = CASES[case]
    pool = pool_with(probe("Test Actor", "Warrior / Effect", Ignition(1, do=deed)))
    possible = []
    for you, opp in positions:
        monsters = "monsters: Test Actor, " if "monsters: " in you else "monsters: Test Actor   "
        yours = you.replace("monsters: ", monsters) if "monsters: " in you else monsters + you
        t = table(f"turn 3, Main Phase 1, you to act\nyou 8000   {yours}\nopp 8000   {opp}", pool=pool)
        possible.append(t.you.can_activate("Test Actor"))
    assert possible == [False, True]
