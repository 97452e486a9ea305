"""Topic negate: an activation that is negated, and what becomes of its card."""

from typing import Final

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.choices import ANY_CARD, All, During, Exists, Not, One
from spellspeed.lang.words.every_word import (
    AS_AN_EFFECT,
    AS_ANYTHING,
    ATK,
    EFFECT,
    FACE_UP,
    OPPONENT,
    THE_ACTIVATION,
    UNTIL_TURN_ENDS,
    YOU,
)
from spellspeed.lang.words.lines import Activation, Continuous, Ignition, Limit, Quick, Trigger
from spellspeed.lang.words.nouns import THAT_CARD, THE_TARGET, THIS_CARD, AnyCard, Monster, SpellOrTrap
from spellspeed.lang.words.places_said import (
    EITHER_GRAVEYARD,
    EITHER_HAND,
    OPPONENTS_FIELD,
    THE_FIELD,
    YOUR_DECK,
    YOUR_FIELD,
    YOUR_GRAVEYARD,
    YOUR_HAND,
)
from spellspeed.lang.words.timings import Activated, If, Sent, When
from spellspeed.lang.words.verbs import (
    Banish,
    ChangeStat,
    Destroy,
    Draw,
    InflictDamage,
    Negate,
    NegateEffectsOf,
    SendToGraveyard,
)
from table import Table, table

ONLY_CARDS: Final = "negate.card-activation-negation.cannot-hit-effect-activation"

# 'When a Spell/Trap Card is activated: negate the activation', without a word about the card.
PLAIN_NO: Final = probe(
    "Plain No", "Trap / Counter", Activation(when=When(Activated(SpellOrTrap())), do=Negate(THE_ACTIVATION))
)
# 'When an effect is activated: negate the activation', the same.
PLAIN_HUSH: Final = probe(
    "Plain Hush",
    "Trap / Counter",
    Activation(when=When(Activated(AnyCard(), AS_AN_EFFECT)), do=Negate(THE_ACTIVATION)),
)
# 'When a card or effect is activated: negate the activation and destroy it.'
STRONG_NO: Final = probe(
    "Strong No",
    "Trap / Counter",
    Activation(
        when=When(Activated(AnyCard(), AS_ANYTHING)),
        do=Negate(THE_ACTIVATION).and_if_you_do(Destroy(THAT_CARD)),
    ),
)
# A Continuous Spell with a Continuous Effect and an effect that is activated.
DAILY_BREAD: Final = probe(
    "Daily Bread",
    "Spell / Continuous",
    Continuous(1, ChangeStat(ATK, All(Monster(FACE_UP), YOUR_FIELD), 500)),
    Ignition(2, limit=Limit(), do=Draw(1)),
)
# 'If a card is sent from the hand to the Graveyard: you can inflict 100 damage.'
HAND_WATCHER: Final = probe(
    "Hand Watcher",
    "Warrior / Effect",
    Trigger(
        when=If(Sent(ANY_CARD, to=EITHER_GRAVEYARD, from_=EITHER_HAND)),
        do=InflictDamage(100, OPPONENT),
    ),
)
# A Trap that speaks of being sent from the field, and one that can come from the hand and speaks of that.
FIELD_MOURNER: Final = probe(
    "Field Mourner",
    "Trap / Normal",
    Activation(1, do=Draw(1)),
    Trigger(
        2,
        when=If(Sent(THIS_CARD, to=EITHER_GRAVEYARD, from_=THE_FIELD)),
        do=InflictDamage(100, OPPONENT),
        from_=YOUR_GRAVEYARD,
    ),
)
HAND_MOURNER: Final = probe(
    "Hand Mourner",
    "Trap / Normal",
    Activation(1, do=Draw(1), from_hand=Not(Exists(Monster(), YOUR_FIELD))),
    Trigger(
        2,
        when=If(Sent(THIS_CARD, to=EITHER_GRAVEYARD, from_=EITHER_HAND)),
        do=InflictDamage(100, OPPONENT),
        from_=YOUR_GRAVEYARD,
    ),
)
GRAVE_SKILL: Final = probe(
    "Grave Skill",
    "Trap / Normal",
    Activation(1, do=Draw(1)),
    Quick(
        2,
        needs=During(turn_of=YOU),
        cost=Banish(THIS_CARD),
        target=One(Monster(FACE_UP, kind=EFFECT), OPPONENTS_FIELD),
        do=NegateEffectsOf(THE_TARGET, until=UNTIL_TURN_ENDS),
        from_=YOUR_GRAVEYARD,
    ),
)
DRAWER: Final = probe("Drawer", "Warrior / Effect", Ignition(do=Draw(1)))
HAND_DRAWER: Final = probe("Hand Drawer", "Warrior / Effect", Ignition(do=Draw(1), from_=YOUR_HAND))
GRAVE_DRAWER: Final = probe("Grave Drawer", "Warrior / Effect", Ignition(do=Draw(1), from_=YOUR_GRAVEYARD))

POOL: Final = pool_with(
    PLAIN_NO,
    PLAIN_HUSH,
    STRONG_NO,
    DAILY_BREAD,
    HAND_WATCHER,
    FIELD_MOURNER,
    HAND_MOURNER,
    GRAVE_SKILL,
    DRAWER,
    HAND_DRAWER,
    GRAVE_DRAWER,
)


def resolutions(t: Table) -> list[str]:
    """Which links began to resolve."""
    return [line for line in t.log() if line.startswith("link ") and line.endswith(" resolves")]


# ----------------------------------------------------------------------------------- what becomes of the activated card


@pytest.mark.rule("negate.card-activation.card-goes-to-gy", scenario=1)
@pytest.mark.parametrize("spell", ["Banner of Courage", "Sogen", "Axe of Despair"])
def test_a_spell_that_would_stay_goes_to_the_graveyard_when_its_activation_is_negated(spell: str) -> None:
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: {spell}   monsters: Battle Ox
        opp 8000   set: Plain No
        """,
        pool=POOL,
    )
    t.you.activates(spell)
    t.opp.activates("Plain No")
    t.nobody_responds()
    assert t.you.graveyard == [spell] and t.you.spells == [] and t.you.field_zone == []
    assert f"{spell} sent to graveyard (rule)" in t.log()
    assert not [line for line in t.log() if "destroyed" in line]


@pytest.mark.rule("negate.card-activation.card-goes-to-gy", scenario=1)
def test_skill_drain_does_not_stay_on_the_field_when_its_activation_is_negated() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   set: Skill Drain   monsters: Cannon Soldier, Battle Ox
        opp 8000   set: Plain No
        """,
        pool=POOL,
    )
    t.you.activates("Skill Drain")
    assert t.you.lp == 7000
    t.opp.activates("Plain No")
    t.nobody_responds()
    assert t.you.graveyard == ["Skill Drain"] and t.you.spells == [] and t.you.set_cards == []
    t.you.activates("Cannon Soldier", tributing="Battle Ox")
    t.nobody_responds()
    assert t.opp.lp == 7500  # nothing drains the skills


@pytest.mark.rule("negate.card-activation.not-from-hand-or-field", scenario=1)
def test_a_spell_from_the_hand_whose_activation_is_negated_was_sent_neither_from_the_field_nor_from_the_hand() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Axe of Despair   monsters: Hand Watcher, Battle Ox
        opp 8000   set: Plain No
        """,
        pool=POOL,
    )
    t.you.activates("Axe of Despair", targeting="Battle Ox")
    t.opp.activates("Plain No")
    t.nobody_responds()
    assert t.you.graveyard == ["Axe of Despair"]
    t.you.is_asked("open state")
    assert t.opp.lp == 8000 and resolutions(t) == ["link 2 Plain No resolves"]


@pytest.mark.rule("negate.card-activation.not-from-hand-or-field", scenario=1)
def test_the_same_two_triggers_do_answer_a_card_that_came_from_the_field_or_from_the_hand() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Battle Ox, Axe of Despair   set: Raigeki Break   monsters: Hand Watcher
        opp 8000
        """,
        pool=POOL,
    )
    t.you.activates("Axe of Despair", targeting="Hand Watcher")
    t.nobody_responds()
    t.you.activates("Raigeki Break", discarding="Battle Ox", targeting="Axe of Despair")
    t.nobody_responds()
    offers = t.you.is_asked("trigger").offers
    assert [offer for offer in offers if "Axe of Despair" in offer]
    assert [offer for offer in offers if "Hand Watcher" in offer]


@pytest.mark.rule("negate.card-activation.not-from-hand-or-field", scenario=2)
def test_a_set_spell_whose_activation_is_negated_was_not_sent_from_the_field() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   set: Axe of Despair   monsters: Battle Ox
        opp 8000   set: Plain No
        """,
        pool=POOL,
    )
    t.you.activates("Axe of Despair", targeting="Battle Ox")
    t.opp.activates("Plain No")
    t.nobody_responds()
    assert t.you.graveyard == ["Axe of Despair"] and t.you.monsters == ["Battle Ox"]
    t.you.is_asked("open state")


@pytest.mark.rule("negate.card-activation.not-from-hand-or-field", scenario=2)
def test_a_set_spell_that_is_also_destroyed_was_not_sent_from_the_field_either() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   set: Axe of Despair   monsters: Battle Ox
        opp 8000   hand: Mystical Elf   set: Magic Jammer
    """)
    t.you.activates("Axe of Despair", targeting="Battle Ox")
    t.opp.activates("Magic Jammer", discarding="Mystical Elf")
    t.nobody_responds()
    assert t.you.graveyard == ["Axe of Despair"] and "Axe of Despair destroyed (effect)" in t.log()
    t.you.is_asked("open state")


@pytest.mark.rule("negate.card-activation.not-from-hand-or-field", scenario=3)
@pytest.mark.parametrize(("place", "trap"), [("set", "Field Mourner"), ("hand", "Hand Mourner")])
def test_a_trap_whose_activation_is_negated_was_sent_neither_from_the_field_nor_from_the_hand(
    place: str, trap: str
) -> None:
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   {place}: {trap}   deck: 3 Battle Ox
        opp 8000   set: Plain No
        """,
        pool=POOL,
    )
    t.you.activates(trap, effect=1)
    t.opp.activates("Plain No")
    t.nobody_responds()
    assert t.you.graveyard == [trap] and t.you.hand == []
    t.you.is_asked("open state")
    assert t.opp.lp == 8000


@pytest.mark.rule("negate.card-activation.not-from-hand-or-field", scenario=3)
@pytest.mark.parametrize(("place", "trap"), [("set", "Field Mourner"), ("hand", "Hand Mourner")])
def test_the_same_trap_mourns_when_it_is_sent_from_the_field_or_discarded(place: str, trap: str) -> None:
    """A control: destroyed on the field by its own player's Raigeki Break, or discarded for it."""
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   {place}: {trap}   set: Raigeki Break   {"hand: Battle Ox" if place == "set" else ""}
        opp 8000   monsters: Mystical Elf
        """,
        pool=POOL,
    )
    discarded, target = ("Battle Ox", trap) if place == "set" else (trap, "Mystical Elf")
    t.you.activates("Raigeki Break", discarding=discarded, targeting=target)
    t.nobody_responds()
    t.you.triggers(trap)
    t.nobody_responds()
    assert t.opp.lp == 7900


@pytest.mark.rule("negate.effect-activation.no-move-without-text", scenario=1)
@pytest.mark.parametrize(
    ("place", "monster"), [("monsters", "Drawer"), ("hand", "Hand Drawer"), ("graveyard", "Grave Drawer")]
)
def test_a_monster_whose_effect_activation_is_negated_stays_where_it_is(place: str, monster: str) -> None:
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   {place}: {monster}   deck: 3 Battle Ox
        opp 8000   set: Plain Hush
        """,
        pool=POOL,
    )
    t.you.activates(monster)
    t.opp.activates("Plain Hush")
    t.nobody_responds()
    places = {"monsters": t.you.monsters, "hand": t.you.hand, "graveyard": t.you.graveyard}
    assert places == {"monsters": [], "hand": [], "graveyard": []} | {place: [monster]}
    assert f"you's {monster} was negated: activation" in t.log()


@pytest.mark.rule("negate.effect-activation.no-move-without-text", scenario=2)
def test_a_continuous_spell_whose_effect_activation_is_negated_stays_and_goes_on_applying() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   spells: Daily Bread   monsters: Battle Ox   deck: 3 Mystical Elf
        opp 8000   set: Plain Hush
        """,
        pool=POOL,
    )
    assert t.you.atk_of("Battle Ox") == 2200
    t.you.activates("Daily Bread", effect=2)
    t.opp.activates("Plain Hush")
    t.nobody_responds()
    assert t.you.hand == [] and t.you.spells == ["Daily Bread"] and t.you.graveyard == []
    assert t.you.atk_of("Battle Ox") == 2200


@pytest.mark.rule("negate.and-destroy.destroyed-and-sent-to-gy", scenario=1)
def test_solemn_strike_destroys_the_monster_whose_effect_it_negates() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Cannon Soldier, Battle Ox
        opp 8000   set: Solemn Strike
    """)
    t.you.activates("Cannon Soldier", tributing="Battle Ox")
    t.opp.activates("Solemn Strike")
    t.nobody_responds()
    assert t.you.monsters == [] and t.you.graveyard == ["Battle Ox", "Cannon Soldier"]
    assert "Cannon Soldier destroyed (effect)" in t.log() and t.opp.lp == 6500


@pytest.mark.rule("negate.and-destroy.destroyed-and-sent-to-gy", scenario=0)
def test_a_monster_still_in_the_hand_is_destroyed_there_when_its_activation_is_negated_and_it_is_destroyed() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Hand Drawer   deck: 3 Battle Ox
        opp 8000   set: Solemn Strike
        """,
        pool=POOL,
    )
    t.you.activates("Hand Drawer")
    t.opp.activates("Solemn Strike")
    t.nobody_responds()
    assert t.you.hand == [] and t.you.graveyard == ["Hand Drawer"] and "Hand Drawer destroyed (effect)" in t.log()


# ------------------------------------------------------------------------------------------ what can be negated by what


@pytest.mark.rule("negate.card-activation-negation.cannot-hit-effect-activation", scenario=1)
def test_solemn_judgment_cannot_answer_an_effect_of_a_trap_in_the_graveyard() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   graveyard: Grave Skill   deck: Mystical Elf
        opp 8000   set: Solemn Judgment, Plain Hush   monsters: Cannon Soldier
        """,
        pool=POOL,
    )
    t.you.activates("Grave Skill", effect=2, targeting="Cannon Soldier")
    t.opp.can("activate Plain Hush")
    t.opp.cannot("activate Solemn Judgment", because=ONLY_CARDS)
    t.nobody_responds()
    assert t.you.banished == ["Grave Skill"] and "link 1 Grave Skill resolved" in t.log()
    assert t.opp.lp == 8000 and t.opp.set_cards == ["Solemn Judgment", "Plain Hush"]


@pytest.mark.rule("negate.card-activation-negation.cannot-hit-effect-activation", scenario=2)
def test_magic_jammer_answers_a_continuous_spell_but_not_its_effect_in_the_next_turn() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Daily Bread   deck: 3 Battle Ox
        opp 8000   hand: Mystical Elf   set: Magic Jammer, Plain Hush   deck: 3 Battle Ox
        """,
        pool=POOL,
    )
    t.you.activates("Daily Bread")
    t.opp.can("activate Magic Jammer")
    t.nobody_responds()
    t.you.ends_turn()
    t.opp.ends_turn()
    assert t.turn == 5
    t.you.activates("Daily Bread", effect=2)
    t.opp.can("activate Plain Hush")
    t.opp.cannot("activate Magic Jammer", because=ONLY_CARDS)


@pytest.mark.rule("negate.card-activation.scope", scenario=1)
@pytest.mark.parametrize("card", ["Trade-In", "Raigeki Break"])
def test_solemn_judgment_negates_a_spell_from_the_hand_and_a_trap_that_was_set(card: str) -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Trade-In, Blue-Eyes White Dragon   set: Raigeki Break   deck: 3 Battle Ox
        opp 8000   set: Solemn Judgment   monsters: Mystical Elf
    """)
    t.you.activates(card, discarding="Blue-Eyes White Dragon", targeting="Mystical Elf" if card != "Trade-In" else ())
    t.opp.activates("Solemn Judgment")
    t.nobody_responds()
    assert t.opp.lp == 4000 and t.opp.monsters == ["Mystical Elf"] and len(t.you.deck) == 3
    assert t.you.graveyard == ["Blue-Eyes White Dragon", card]
    assert f"you's {card} was negated: activation" in t.log()


@pytest.mark.rule("negate.effect-activation.scope", scenario=1)
@pytest.mark.parametrize("card", ["Raigeki Break", "Daily Bread", "Drawer"])
def test_what_negates_effects_of_any_card_answers_cards_and_effects_that_are_activated(card: str) -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Battle Ox   set: Raigeki Break   spells: Daily Bread   monsters: Drawer   deck: 3 Battle Ox
        opp 8000   set: Strong No   monsters: Mystical Elf
        """,
        pool=POOL,
    )
    if card == "Raigeki Break":
        t.you.activates(card, discarding="Battle Ox", targeting="Mystical Elf")
    else:
        t.you.activates(card, effect=2 if card == "Daily Bread" else 0)
    t.opp.activates("Strong No")
    t.nobody_responds()
    assert card in t.you.graveyard and f"{card} destroyed (effect)" in t.log()
    assert t.opp.monsters == ["Mystical Elf"] and len(t.you.deck) == 3


@pytest.mark.rule("negate.activation.must-chain-directly", scenario=1)
def test_what_negates_an_activation_is_too_late_once_another_link_lies_in_between() -> None:
    t = table("""
        turn 4, Main Phase 1, opp to act
        you 8000   hand: Battle Ox   set: Magic Jammer, Dust Tornado   monsters: Mystical Elf
        opp 8000   hand: Mystical Space Typhoon   set: Compulsory Evacuation Device
    """)
    t.opp.activates("Mystical Space Typhoon", targeting="Dust Tornado")
    t.you.can("activate Magic Jammer")
    t.you.passes()
    t.opp.activates("Compulsory Evacuation Device", targeting="Mystical Elf")
    assert t.chain == ["Mystical Space Typhoon", "Compulsory Evacuation Device"]
    t.you.can("activate Dust Tornado")
    t.you.cannot("activate Magic Jammer", because="negate.activation.must-chain-directly")


# ---------------------------------------------------------------------------------------- the negated link does nothing


@pytest.mark.rule("negate.activation.no-resolution", scenario=1)
def test_a_negated_spell_is_skipped_without_any_event_of_its_own() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Trade-In, Blue-Eyes White Dragon   deck: 3 Battle Ox
        opp 8000   set: Solemn Judgment
    """)
    t.you.activates("Trade-In", discarding="Blue-Eyes White Dragon")
    t.opp.activates("Solemn Judgment")
    t.nobody_responds()
    assert t.you.hand == [] and len(t.you.deck) == 3
    assert resolutions(t) == ["link 2 Solemn Judgment resolves"]
    after = t.log()[t.log().index("link 2 Solemn Judgment resolved") + 1 :]
    assert after == ["Solemn Judgment sent to graveyard (rule)", "chain of 2 ended"]


@pytest.mark.rule("negate.activation.no-resolution", scenario=1)
def test_a_negated_monster_effect_is_skipped_without_any_event_of_its_own() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Cannon Soldier, Battle Ox
        opp 8000   set: Solemn Strike
    """)
    t.you.activates("Cannon Soldier", tributing="Battle Ox")
    t.opp.activates("Solemn Strike")
    t.nobody_responds()
    assert t.opp.lp == 6500  # paid, not damaged
    assert resolutions(t) == ["link 2 Solemn Strike resolves"]
    after = t.log()[t.log().index("link 2 Solemn Strike resolved") + 1 :]
    assert after == ["Solemn Strike sent to graveyard (rule)", "chain of 2 ended"]


@pytest.mark.rule("negate.activation.no-resolution", scenario=2)
def test_a_negation_that_is_negated_itself_does_nothing_to_the_first_link() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Mystical Space Typhoon   set: Seven Tools of the Bandit
        opp 8000   hand: Battle Ox   set: Magic Jammer, Mirror Force
    """)
    t.you.activates("Mystical Space Typhoon", targeting="Mirror Force")
    t.opp.activates("Magic Jammer", discarding="Battle Ox")
    t.you.activates("Seven Tools of the Bandit")
    t.nobody_responds()
    assert resolutions(t) == ["link 3 Seven Tools of the Bandit resolves", "link 1 Mystical Space Typhoon resolves"]
    assert "Mystical Space Typhoon destroyed (effect)" not in t.log()
    assert "you's Mystical Space Typhoon was negated: activation" not in t.log()
    assert "Mirror Force destroyed (effect)" in t.log() and t.opp.set_cards == []


@pytest.mark.rule("negate.activation.negated-link-takes-no-time", scenario=1)
def test_a_skipped_link_does_not_make_a_trigger_miss_its_timing() -> None:
    no_and_bury = probe(
        "No and Bury",
        "Trap / Counter",
        Activation(
            when=When(Activated(SpellOrTrap())),
            do=Negate(THE_ACTIVATION).then(SendToGraveyard(One(Monster(), YOUR_DECK))),
        ),
    )
    buried = probe(
        "Buried One",
        "Warrior / Effect",
        Trigger(when=When(Sent(THIS_CARD, to=EITHER_GRAVEYARD)), do=InflictDamage(100, OPPONENT), from_=YOUR_GRAVEYARD),
    )
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Pot of Greed   deck: 3 Battle Ox
        opp 8000   set: No and Bury   deck: Buried One, Battle Ox
        """,
        pool=pool_with(no_and_bury, buried),
    )
    t.you.activates("Pot of Greed")
    t.opp.activates("No and Bury")
    t.nobody_responds()
    t.opp.chooses("Buried One")
    t.opp.triggers("Buried One")
    t.nobody_responds()
    assert t.you.lp == 7900 and len(t.you.deck) == 3
