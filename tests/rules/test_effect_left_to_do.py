"""Topic effect: what is paid must leave the effect something to do, and what has moved is no longer what was meant."""

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.choices import All, Matches, One, Some
from spellspeed.lang.words.deeds import OnlyIf
from spellspeed.lang.words.every_word import FIEND, WARRIOR
from spellspeed.lang.words.lines import Activation
from spellspeed.lang.words.nouns import THE_TARGET, Monster
from spellspeed.lang.words.places_said import OPPONENTS_FIELD, YOUR_FIELD
from spellspeed.lang.words.verbs import AddToHand, Draw, Tribute
from table import Table, table

# "Tribute 1 monster; return all Warrior monsters you control to the hand."
RECALL = probe(
    "Test Recall",
    "Spell / Normal",
    Activation(
        cost=Tribute(One(Monster(), YOUR_FIELD)),
        do=AddToHand(All(Monster(type_=WARRIOR), YOUR_FIELD)),
    ),
)
# "Target 1 monster your opponent controls; if it is a Fiend, draw 1 card."
SIGHT = probe(
    "Test Sight",
    "Spell / Normal",
    Activation(target=One(Monster(), OPPONENTS_FIELD), do=OnlyIf(Matches(THE_TARGET, Monster(type_=FIEND)), Draw(1))),
)
BLADE = probe("Test Blade", "Warrior / Normal")
IMP = probe("Test Imp", "Fiend / Normal")
POOL = pool_with(RECALL, SIGHT, BLADE, IMP)


def recalling(monsters: str) -> Table:
    """Test Recall in your hand, and monsters of yours."""
    position = f"turn 3, Main Phase 1, you to act\nyou 8000 hand: Test Recall monsters: {monsters}\nopp 8000"
    return table(position, pool=POOL)


@pytest.mark.rule("effect.condition.no-possible-resolution-blocks-activation", scenario=0)
def test_the_cost_is_not_paid_with_the_only_card_that_the_effect_is_about() -> None:
    """Of a Warrior and a Fiend the Fiend is Tributed, since all Warriors are returned; of two Warriors either one."""
    t = recalling("Test Blade, Test Imp")
    t.you.activates("Test Recall")  # nobody is asked
    assert t.you.hand == ["Test Blade"] and t.you.monsters == [] and "Test Imp" in t.you.graveyard
    t = recalling("2 Test Blade, Test Imp")
    t.you.activates("Test Recall")
    assert len(t.you.is_asked("tribute").offers) == 3
    t.you.does("tribute Test Blade (zone 1)")
    assert t.you.hand == ["Test Blade"] and t.you.monsters == ["Test Imp"]


@pytest.mark.rule("target.moved.effect-not-applied", scenario=0)
@pytest.mark.parametrize("name", ["Test Imp", "Test Blade"])
@pytest.mark.parametrize("leaves", [False, True])
def test_whether_the_target_is_of_a_kind_is_asked_of_a_target_that_is_still_there(name: str, leaves: bool) -> None:
    """A monster that went back to the hand is no Fiend on the field, so nothing is drawn."""
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Test Sight   deck: 3 Sogen
        opp 8000   monsters: {name}   set: Compulsory Evacuation Device
        """,
        pool=POOL,
    )
    t.you.activates("Test Sight")
    if leaves:
        t.opp.activates("Compulsory Evacuation Device")
    t.nobody_responds()
    assert t.you.hand == (["Sogen"] if name == "Test Imp" and not leaves else [])
    assert t.opp.hand == ([name] if leaves else [])


@pytest.mark.rule("effect.activation.order-of-steps", scenario=0)
def test_what_is_paid_leaves_a_target_whichever_cards_are_picked_first() -> None:
    """Of two Warriors and two Fiends any two are Tributed but both Warriors: one is left to be targeted."""
    rite = probe(
        "Test Rite",
        "Spell / Normal",
        Activation(
            cost=Tribute(Some(2, Monster(), YOUR_FIELD)),
            target=One(Monster(type_=WARRIOR), YOUR_FIELD),
            do=AddToHand(THE_TARGET),
        ),
    )
    position = "turn 3, Main Phase 1, you to act\nyou 8000 hand: Test Rite monsters: 2 Test Blade, 2 Test Imp\nopp 8000"
    t = table(position, pool=pool_with(rite, BLADE, IMP))
    t.you.activates("Test Rite")
    offers = t.you.is_asked("tribute").offers
    blades = [at for at, name in enumerate(offers) if name == "Test Blade"]
    imps = [at for at, name in enumerate(offers) if name == "Test Imp"]
    assert len(blades) == len(imps) == 2
    assert sorted(t.duel.next_picks()[0]) == [0, 1, 2, 3]
    assert sorted(t.duel.next_picks(blades[0])[0]) == imps and not t.duel.next_picks(blades[0])[1]
    assert sorted(t.duel.next_picks(imps[0])[0]) == sorted([*blades, imps[1]])
    assert t.duel.next_picks(imps[0], blades[0]) == ((), True)
    assert t.duel.count_answers() == 5
    t.you.cannot("tribute Test Blade (zone 1), Test Blade (zone 2)", because="ask.joint-condition")
    t.you.does("tribute Test Blade (zone 1), Test Imp (zone 3)")
    assert t.you.hand == ["Test Blade"] and t.you.monsters == ["Test Imp"]
