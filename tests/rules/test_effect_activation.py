"""Topic effect: what an activation is, what it needs, and in which order it goes."""

from typing import Final

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.choices import All, During, One, Some
from spellspeed.lang.words.every_word import (
    AS_A_CARD,
    AS_AN_EFFECT,
    ATK,
    ATTACKING,
    DRAGON,
    EFFECT,
    FACE_UP,
    FIEND,
    OPPONENT,
    SUMMONED_WITH_TRIBUTES,
    THE_ACTIVATION,
    UNTIL_TURN_ENDS,
    YOU,
)
from spellspeed.lang.words.lines import Activation, Continuous, Ignition, Limit, Quick, Trigger
from spellspeed.lang.words.nouns import THE_TARGET, THIS_CARD, AnyCard, Monster, Ref
from spellspeed.lang.words.places_said import (
    EITHER_GRAVEYARD,
    OPPONENTS_FIELD,
    THE_FIELD,
    YOUR_FIELD,
    YOUR_GRAVEYARD,
    YOUR_HAND,
)
from spellspeed.lang.words.timings import Activated, If, Sent, Summoned, When
from spellspeed.lang.words.verbs import (
    Banish,
    ChangeStat,
    Discard,
    Draw,
    Forbid,
    InflictDamage,
    Negate,
    NegateEffectsOf,
    PayLP,
    SpecialSummon,
    Tribute,
)
from table import Table, table

ONLY_CARDS: Final = "negate.card-activation-negation.cannot-hit-effect-activation"

BURN: Final = InflictDamage(100, OPPONENT)
IGNITER: Final = probe("Igniter", "Warrior / Effect", Ignition(do=BURN))
QUICK_ONE: Final = probe("Quick One", "Warrior / Effect", Quick(limit=Limit(), do=BURN))
ARRIVER: Final = probe("Arriver", "Warrior / Effect", Trigger(when=When(Summoned(THIS_CARD)), do=Draw(1)))
HAND_HELPER: Final = probe(
    "Hand Helper",
    "Warrior / Effect",
    Quick(1, cost=Discard(THIS_CARD), do=BURN, from_=YOUR_HAND),
    Quick(2, limit=Limit(), do=Draw(1), from_=YOUR_HAND),
)
JUMPER: Final = probe("Jumper", "Warrior / Effect", Ignition(do=SpecialSummon(THIS_CARD), from_=YOUR_HAND))
# A Continuous Spell: its own effect, and one that costs a Dragon once per turn.
DRAGON_ALTAR: Final = probe(
    "Dragon Altar",
    "Spell / Continuous",
    Continuous(1, ChangeStat(ATK, All(Monster(FACE_UP), YOUR_FIELD), 300)),
    Ignition(2, limit=Limit(), cost=Tribute(One(Monster(type_=DRAGON), YOUR_FIELD)), do=BURN),
)
# A Continuous Trap with an effect of its own, and a Trap with one in the Graveyard.
TRAP_FOUNTAIN: Final = probe("Trap Fountain", "Trap / Continuous", Quick(1, limit=Limit(), do=BURN))
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
FALLEN_SPELL: Final = probe(
    "Fallen Spell",
    "Spell / Continuous",
    Trigger(1, when=If(Sent(THIS_CARD, to=EITHER_GRAVEYARD, from_=THE_FIELD)), do=BURN, from_=YOUR_GRAVEYARD),
)
# What answers card activations only, and what answers effect activations only.
NO_CARD: Final = probe(
    "No Card", "Trap / Counter", Activation(when=When(Activated(AnyCard(), AS_A_CARD)), do=Negate(THE_ACTIVATION))
)
NO_EFFECT: Final = probe(
    "No Effect", "Trap / Counter", Activation(when=When(Activated(AnyCard(), AS_AN_EFFECT)), do=Negate(THE_ACTIVATION))
)
SUMMONED: Final = Ref("the Summoned monsters")
# 'When this card is Tribute Summoned: pay 2000 LP, target 2 Fiends in your Graveyard; Special Summon them, but they
# cannot attack this turn.'
PUPPETEER: Final = probe(
    "Puppeteer",
    "Fiend / Effect",
    Trigger(
        when=When(Summoned(THIS_CARD, SUMMONED_WITH_TRIBUTES)),
        cost=PayLP(2000),
        target=Some(2, Monster(type_=FIEND), YOUR_GRAVEYARD),
        do=SpecialSummon(THE_TARGET, called=SUMMONED).and_if_you_do(Forbid(ATTACKING, SUMMONED, until=UNTIL_TURN_ENDS)),
    ),
    level=6,
)

POOL: Final = pool_with(
    IGNITER,
    QUICK_ONE,
    ARRIVER,
    HAND_HELPER,
    JUMPER,
    DRAGON_ALTAR,
    TRAP_FOUNTAIN,
    GRAVE_SKILL,
    FALLEN_SPELL,
    NO_CARD,
    NO_EFFECT,
    PUPPETEER,
)


def links(t: Table) -> list[tuple[str, str]]:
    """The chain under way: which card, and whether the card or an effect was activated."""
    return [(link.card.name, "effect" if link.line.is_effect else "card") for link in t.you.view.chain]


# --------------------------------------------------------------------------------------- activations of monster effects


@pytest.mark.rule("effect.activation.monster-effects-are-effect-activations", scenario=1)
@pytest.mark.parametrize("monster", ["Igniter", "Arriver", "Quick One"])
def test_every_activation_of_a_monster_effect_is_an_effect_activation(monster: str) -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Arriver   monsters: Igniter, Quick One   deck: 3 Battle Ox
        opp 8000   set: No Card, No Effect
        """,
        pool=POOL,
    )
    if monster == "Arriver":
        t.you.summons(monster)
        t.you.triggers(monster)
    else:
        t.you.activates(monster)
    assert links(t) == [(monster, "effect")]
    t.opp.can("activate No Effect")
    t.opp.cannot("activate No Card", because=ONLY_CARDS)


@pytest.mark.rule("effect.activation.monster-effects-are-effect-activations", scenario=2)
@pytest.mark.parametrize("monster", ["Igniter", "Arriver"])
def test_an_ignition_and_a_trigger_effect_become_link_1_and_the_opponent_may_respond(monster: str) -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Arriver   monsters: Igniter   deck: 3 Battle Ox
        opp 8000   set: Just Desserts
        """,
        pool=POOL,
    )
    if monster == "Arriver":
        t.you.summons(monster)
        t.you.triggers(monster)
    else:
        t.you.activates(monster)
    assert t.chain == [monster]
    t.opp.is_asked("response")
    t.opp.activates("Just Desserts")
    assert "link 2 Just Desserts resolves" in t.log() and f"link 1 {monster} resolves" in t.log()


@pytest.mark.rule("effect.activation.monster-effects-are-effect-activations", scenario=2)
def test_a_quick_effect_in_the_opponents_main_phase_becomes_link_1_and_the_opponent_may_respond() -> None:
    t = table(
        """
        turn 4, Main Phase 1, opp to act
        you 8000   monsters: Quick One
        opp 8000   set: Just Desserts
        """,
        pool=POOL,
    )
    t.opp.goes_to("End Phase")  # with that the turn player passes
    t.you.activates("Quick One")
    assert (t.turn, t.phase, t.chain) == (4, "Main Phase 1", ["Quick One"])
    t.opp.activates("Just Desserts")
    assert (t.you.lp, t.opp.lp) == (7500, 7900)


@pytest.mark.rule("effect.activation.hand-monster-shown", scenario=1)
def test_a_monster_effect_from_the_hand_is_shown_before_the_opponent_responds() -> None:
    t = table(
        """
        turn 4, Main Phase 1, opp to act
        you 8000   hand: Hand Helper, Silver Fang   deck: 3 Battle Ox
        opp 8000   hand: Ookazi   deck: 3 Battle Ox
        """,
        pool=POOL,
        ask_all=True,
    )
    t.opp.activates("Ookazi")
    t.you.activates("Hand Helper", effect=2)
    t.opp.is_asked("response")
    seen = t.opp.view
    told = [event.to_dict() for event in seen.events if event.card is not None and event.card.name == "Hand Helper"]
    assert (told[0]["event"], told[0]["name"], told[0]["at"]) == ("activates", "Hand Helper", "hand")
    assert told[0]["effect"] is True
    link = seen.chain[1]
    assert (link.card.name, link.line.is_effect, link.effect) == ("Hand Helper", True, 2)
    assert "Silver Fang" not in seen.to_text()


@pytest.mark.rule("effect.self-summon.wording-is-activated-effect", scenario=1)
def test_a_monster_that_activates_its_own_special_summon_can_be_answered_but_not_as_a_summon() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Jumper
        opp 8000   hand: Battle Ox   set: Horn of Heaven, Divine Wrath   monsters: Mystical Elf
        """,
        pool=POOL,
    )
    t.you.activates("Jumper")
    assert t.chain == ["Jumper"] and t.you.hand == ["Jumper"]
    t.opp.cannot("activate Horn of Heaven", because="effect.condition.all-must-be-met")
    t.opp.can("activate Divine Wrath")
    t.opp.passes()
    t.you.takes_position("attack")
    assert t.you.monsters == ["Jumper"]
    # Nobody was asked between the resolution and the summon, and now it is too late for the horn.
    assert "Jumper would be summoned" not in t.log() and t.opp.set_cards == ["Horn of Heaven", "Divine Wrath"]


@pytest.mark.rule("effect.self-summon.wording-is-activated-effect", scenario=1)
def test_a_monster_is_not_summoned_when_the_activation_of_its_own_summon_is_negated() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Jumper
        opp 8000   set: No Effect
        """,
        pool=POOL,
    )
    t.you.activates("Jumper")
    t.opp.activates("No Effect")
    assert t.you.monsters == [] and t.you.hand == ["Jumper"]
    assert "Jumper special summoned" not in t.log() and "chain of 2 ended" in t.log()


@pytest.mark.rule("effect.face-down.monster-effect-inactive", scenario=1)
def test_a_face_down_monster_neither_applies_nor_activates_its_effects() -> None:
    leader = probe(
        "Leader",
        "Warrior / Effect",
        Continuous(1, ChangeStat(ATK, All(Monster(FACE_UP), YOUR_FIELD), 500)),
        Ignition(2, do=BURN),
    )
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Leader (set), Battle Ox
        opp 8000
        """,
        pool=pool_with(leader),
    )
    assert t.you.atk_of("Battle Ox") == 1700
    t.you.cannot("activate Leader", because="effect.face-down.monster-effect-inactive")
    t.you.flip_summons("Leader")
    assert t.you.atk_of("Battle Ox") == 2200 and t.you.atk_of("Leader") == 1500
    t.you.activates("Leader")
    assert t.opp.lp == 7900


# -------------------------------------------------------------------------------------- activations of Spells and Traps


@pytest.mark.rule("effect.activation.card-activation-always-chains", scenario=1)
def test_a_continuous_spell_from_the_hand_is_a_card_activation_that_can_be_answered() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Dragon Altar
        opp 8000   set: Solemn Judgment
        """,
        pool=POOL,
    )
    # Setting it is the only other way to play it: nothing turns it face-up without a chain link.
    assert [offer for offer in t.you.is_offered() if "Dragon Altar" in offer] == [
        "set Dragon Altar",
        "activate Dragon Altar",
    ]
    t.you.activates("Dragon Altar")
    assert links(t) == [("Dragon Altar", "card")]
    t.opp.activates("Solemn Judgment")
    assert t.you.graveyard == ["Dragon Altar"] and t.you.spells == []


@pytest.mark.rule("effect.activation.card-activation-always-chains", scenario=2)
@pytest.mark.parametrize("card", ["Hinotama", "Ookazi", "Just Desserts"])
def test_a_spell_from_the_hand_a_set_spell_and_a_set_trap_each_make_a_link_as_a_card(card: str) -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Hinotama   set: Ookazi, Just Desserts
        opp 8000   monsters: Mystical Elf
        """,
        ask_all=True,
    )
    t.you.activates(card)
    assert links(t) == [(card, "card")]


@pytest.mark.rule("effect.activation.card-activation-always-chains", scenario=3)
def test_a_continuous_spell_applies_from_its_resolution_on() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Dragon Altar   monsters: Battle Ox
        opp 8000   hand: Mystical Elf   set: Magic Jammer
        """,
        pool=POOL,
    )
    t.you.activates("Dragon Altar")
    assert t.chain == ["Dragon Altar"] and t.you.spells == ["Dragon Altar"]
    t.opp.can("activate Magic Jammer")
    assert t.you.atk_of("Battle Ox") == 1700
    t.opp.passes()
    assert t.you.atk_of("Battle Ox") == 2000


@pytest.mark.rule("effect.activation.on-field-after-card-activation", scenario=1)
def test_the_effect_of_a_face_up_continuous_spell_is_an_effect_activation() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   spells: Dragon Altar   monsters: Koumori Dragon
        opp 8000   hand: Battle Ox   set: Magic Jammer, No Card, No Effect
        """,
        pool=POOL,
    )
    t.you.activates("Dragon Altar", effect=2)
    assert t.you.graveyard == ["Koumori Dragon"]
    assert links(t) == [("Dragon Altar", "effect")]
    t.opp.can("activate No Effect")
    t.opp.cannot("activate Magic Jammer", because=ONLY_CARDS)
    t.opp.cannot("activate No Card", because=ONLY_CARDS)
    t.opp.passes()
    assert t.opp.lp == 7900 and t.you.spells == ["Dragon Altar"]


@pytest.mark.rule("effect.activation.spell-trap-effect-activation", scenario=1)
@pytest.mark.rule("effect.activation.in-gy", scenario=1)
def test_an_effect_of_a_trap_in_the_graveyard_is_an_effect_activation() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   graveyard: Grave Skill   deck: Battle Ox
        opp 8000   set: No Card, No Effect, Seven Tools of the Bandit   monsters: Cannon Soldier
        """,
        pool=POOL,
    )
    t.you.activates("Grave Skill", effect=2, targeting="Cannon Soldier")
    assert links(t) == [("Grave Skill", "effect")] and t.you.spells == []
    declared = [event for event in t.opp.view.events if event.card is not None and event.card.name == "Grave Skill"]
    assert (declared[0].to_dict()["at"], declared[0].as_effect) == ("graveyard", True)
    t.opp.can("activate No Effect")
    t.opp.cannot("activate No Card", because=ONLY_CARDS)
    t.opp.cannot("activate Seven Tools of the Bandit", because=ONLY_CARDS)


@pytest.mark.rule("effect.activation.spell-trap-effect-activation", scenario=2)
def test_the_effect_of_a_face_up_continuous_trap_needs_neither_a_free_zone_nor_a_turn_of_waiting() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   set: Trap Fountain, 4 Mirror Force
        opp 8000
        """,
        pool=POOL,
        ask_all=True,
    )
    t.you.activates("Trap Fountain")
    assert links(t) == [("Trap Fountain", "card")]
    t.nobody_responds()
    # In the very turn it was activated, with all five zones full.
    t.you.activates("Trap Fountain", effect=1)
    assert links(t) == [("Trap Fountain", "effect")]
    t.nobody_responds()
    assert t.opp.lp == 7900 and len(t.you.set_cards) == 4


@pytest.mark.rule("effect.activation.spell-trap-effect-activation", scenario=2)
def test_a_trigger_of_a_destroyed_spell_needs_no_free_zone_and_no_turn_of_waiting() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Battle Ox, Mystical Space Typhoon   set: Fallen Spell (this turn), 3 Mirror Force
        opp 8000
        """,
        pool=POOL,
        ask_all=True,
    )
    t.you.activates("Mystical Space Typhoon", targeting="Fallen Spell")
    t.nobody_responds()
    t.you.triggers("Fallen Spell")
    assert links(t) == [("Fallen Spell", "effect")]
    t.nobody_responds()
    assert t.opp.lp == 7900


@pytest.mark.rule("effect.activation.always-makes-chain-block", scenario=1)
@pytest.mark.parametrize(
    ("card", "effect"),
    [("Hinotama", 0), ("Just Desserts", 0), ("Igniter", 0), ("Quick One", 0), ("Hand Helper", 2), ("Dragon Altar", 2)],
)
def test_each_use_of_an_activated_effect_makes_one_link_that_can_be_answered(card: str, effect: int) -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Hinotama, Hand Helper   set: Just Desserts   spells: Dragon Altar
                   monsters: Igniter, Quick One, Koumori Dragon   deck: 3 Battle Ox
        opp 8000   monsters: Quick One
        """,
        pool=POOL,
    )
    t.you.activates(card, effect=effect)
    assert t.chain == [card]
    t.opp.activates("Quick One")
    t.nobody_responds()
    assert "chain of 2 ended" in t.log() and t.you.lp == 7900


# ------------------------------------------------------------------------------------------------- usage and resolution


def puppet_table(lp: int = 8000, fiends: str = "2 Feral Imp", extra: str = "") -> Table:
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you {lp}   hand: Puppeteer   monsters: Battle Ox, Silver Fang   graveyard: {fiends}{extra}   deck: 3 Battle Ox
        opp 8000   set: Just Desserts   deck: 3 Battle Ox
        """,
        pool=POOL,
    )
    t.you.summons("Puppeteer", tributing=["Battle Ox"])
    return t


@pytest.mark.rule("effect.text.usage-and-resolution-parts", scenario=1)
def test_an_effect_has_a_timing_a_cost_targets_and_a_resolution() -> None:
    t = puppet_table(extra=", Mystical Elf, Summoned Skull")
    t.you.triggers("Puppeteer")
    asked = t.you.is_asked("target")
    assert (asked.least, asked.most) == (2, 2)
    assert sorted(asked.offers) == ["Feral Imp", "Feral Imp", "Summoned Skull"]
    t.you.targets("Feral Imp", "Summoned Skull")
    t.opp.passes()
    t.you.takes_position("attack")
    t.you.takes_position("attack")
    t.nobody_responds()
    assert sorted(t.you.monsters) == ["Feral Imp", "Puppeteer", "Silver Fang", "Summoned Skull"]
    t.you.cannot("activate Puppeteer", because="effect-type.trigger.at-stated-timing")


@pytest.mark.rule("effect.text.usage-and-resolution-parts", scenario=1)
@pytest.mark.parametrize(("lp", "fiends"), [(1999, "2 Feral Imp"), (8000, "Feral Imp")])
def test_without_the_cost_or_a_second_target_the_effect_cannot_be_activated(lp: int, fiends: str) -> None:
    t = puppet_table(lp=lp, fiends=fiends)
    t.opp.passes()
    t.you.is_asked("open state")
    assert t.you.lp == lp and "you declared Puppeteer" not in t.log()


@pytest.mark.rule("effect.text.usage-and-resolution-parts", scenario=1)
def test_a_monster_that_is_not_tribute_summoned_does_not_come_to_its_timing() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Monster Reborn   graveyard: Puppeteer, 2 Feral Imp
        opp 8000
        """,
        pool=POOL,
    )
    t.you.activates("Monster Reborn", targeting="Puppeteer")
    t.you.takes_position("attack")
    assert t.you.monsters == ["Puppeteer"]
    t.you.is_asked("open state")


@pytest.mark.rule("effect.text.usage-part-done-at-activation", scenario=1)
def test_cost_and_targets_are_settled_at_activation_and_the_rest_at_resolution() -> None:
    t = puppet_table()
    t.you.triggers("Puppeteer")
    t.opp.is_asked("response")
    assert t.you.lp == 6000 and t.you.graveyard == ["Feral Imp", "Feral Imp", "Battle Ox"]
    link = t.opp.view.chain[0]
    assert [(card.name, card.where) for card in link.targets] == [("Feral Imp", "graveyard")] * 2
    t.opp.passes()
    t.you.takes_position("attack")
    t.you.takes_position("attack")
    assert t.you.monsters.count("Feral Imp") == 2 and t.you.graveyard == ["Battle Ox"]
    t.nobody_responds()
    t.you.goes_to("Battle Phase")
    t.nobody_responds()
    t.you.cannot("attack directly with Feral Imp", because="effect.cannot.forbids-while-it-applies")
    t.you.attacks_directly("Silver Fang")
    t.nobody_responds()
    assert t.opp.lp == 6800


@pytest.mark.rule("effect.activation.order-of-steps", scenario=1)
def test_a_set_trap_is_turned_up_paid_for_aimed_and_then_answered() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Battle Ox, Silver Fang   set: Raigeki Break   monsters: Gemini Elf
        opp 8000   set: Just Desserts   monsters: Mystical Elf
    """)
    t.you.does("activate Raigeki Break")
    assert t.you.spell_trap("Raigeki Break").position == "face-up"
    t.you.is_asked("discard")
    assert t.you.hand == ["Battle Ox", "Silver Fang"]
    t.you.discards("Battle Ox")
    t.you.is_asked("target")
    assert t.you.hand == ["Silver Fang"]
    t.you.targets("Mystical Elf")
    t.opp.is_asked("response")
    assert t.log() == [
        "you declared Raigeki Break",
        "you discarded Battle Ox (cost)",
        "Battle Ox sent to graveyard (cost)",
        "you chose the target Mystical Elf",
        "you activated Raigeki Break",
    ]


@pytest.mark.rule("effect.activation.order-of-steps", scenario=1)
def test_what_would_leave_no_target_after_paying_cannot_be_activated() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   set: Icarus Attack   monsters: Harpie Lady (attack)
        opp 8000   monsters: Mystical Elf
    """)
    # The only Winged Beast would be one of the only two targets.
    t.you.cannot("activate Icarus Attack", because="target.timing.chosen-at-activation")
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   set: Icarus Attack   monsters: Harpie Lady (attack)
        opp 8000   monsters: 2 Mystical Elf
    """)
    t.you.can("activate Icarus Attack")


# ----------------------------------------------------------------------------------------------------------- conditions


@pytest.mark.rule("effect.condition.no-possible-resolution-blocks-activation", scenario=1)
@pytest.mark.parametrize("position", ["set", "attack", "defense"])
def test_smashing_ground_needs_a_face_up_monster_of_the_opponent(position: str) -> None:
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Smashing Ground   monsters: Battle Ox
        opp 8000   monsters: Mystical Elf ({position})
    """)
    if position == "set":
        t.you.cannot("activate Smashing Ground", because="effect.condition.no-possible-resolution-blocks-activation")
    else:
        t.you.activates("Smashing Ground")
        assert t.opp.graveyard == ["Mystical Elf"]
