"""Topic effect: how often an effect can be used, by copy, by name, by activation."""

from typing import Final

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.choices import One
from spellspeed.lang.words.every_word import (
    A_CHAIN,
    AS_AN_EFFECT,
    OPPONENT,
    PER_ACTIVATION,
    PER_EFFECT,
    PER_NAME,
    THE_ACTIVATION,
    THE_EFFECT,
)
from spellspeed.lang.words.lines import Activation, Ignition, Limit, Quick
from spellspeed.lang.words.nouns import THE_TARGET, AnyCard, Monster, SpellOrTrap
from spellspeed.lang.words.places_said import OPPONENTS_FIELD
from spellspeed.lang.words.timings import Activated, When
from spellspeed.lang.words.verbs import Destroy, GainLP, InflictDamage, Negate
from table import Table, table

COPY: Final = "effect.once-per-turn.limits-the-user"
THIS_EFFECT: Final = "effect.name-limit.this-effect-of-x-once"
ALL_EFFECTS: Final = "effect.name-limit.the-effects-of-x-once"
ONE_CARD: Final = "effect.use-limit.effect-negated-still-activated"

BURN: Final = InflictDamage(100, OPPONENT)
# 'Once per turn: …', in the Main Phase or at any time.
SLOW_COPY: Final = probe("Slow Copy", "Warrior / Effect", Ignition(limit=Limit(), do=BURN))
QUICK_COPY: Final = probe("Quick Copy", "Warrior / Effect", Quick(limit=Limit(), do=BURN))
# 'This effect of this name can be used only once per turn', said of ① alone.
BY_EFFECT: Final = probe(
    "By Effect", "Warrior / Effect", Ignition(1, limit=Limit(PER_EFFECT), do=BURN), Ignition(2, do=GainLP(50))
)
# 'The effects of this name can be used only once per turn', said of ① and ② together.
BY_NAME: Final = probe(
    "By Name",
    "Warrior / Effect",
    Ignition(1, limit=Limit(PER_NAME), do=BURN),
    Ignition(2, limit=Limit(PER_NAME), do=GainLP(50)),
)
# 'Only 1 card of this name can be activated per turn.'
ONE_SPELL: Final = probe("One Spell", "Spell / Normal", Activation(limit=Limit(PER_ACTIVATION), do=BURN))
ONE_AIMED_SPELL: Final = probe(
    "One Aimed Spell",
    "Spell / Normal",
    Activation(limit=Limit(PER_ACTIVATION), target=One(Monster(), OPPONENTS_FIELD), do=Destroy(THE_TARGET)),
)
NO_EFFECT: Final = probe(
    "Empty Words", "Trap / Counter", Activation(when=When(Activated(SpellOrTrap())), do=Negate(THE_EFFECT))
)
NO_ACTIVATION: Final = probe(
    "Plain Hush",
    "Trap / Counter",
    Activation(when=When(Activated(AnyCard(), AS_AN_EFFECT)), do=Negate(THE_ACTIVATION)),
)

POOL: Final = pool_with(SLOW_COPY, QUICK_COPY, BY_EFFECT, BY_NAME, ONE_SPELL, ONE_AIMED_SPELL, NO_EFFECT, NO_ACTIVATION)


def next_own_turn(t: Table) -> None:
    """Go on to your next turn."""
    turn = t.turn
    t.you.ends_turn()
    t.opp.ends_turn()
    assert (t.turn, t.turn_player) == (turn + 2, "you")


# ---------------------------------------------------------------------------------------------------------- by the copy


@pytest.mark.rule("effect.once-per-turn.limits-the-user", scenario=1)
def test_an_effect_that_can_be_used_once_per_turn_is_open_again_next_turn() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Slow Copy   deck: 3 Battle Ox
        opp 8000   deck: 3 Battle Ox
        """,
        pool=POOL,
    )
    t.you.activates("Slow Copy")
    assert t.opp.lp == 7900
    t.you.cannot("activate Slow Copy", because=COPY)
    next_own_turn(t)
    t.you.activates("Slow Copy")
    assert t.opp.lp == 7800


@pytest.mark.rule("effect.once-per-turn.limits-the-user", scenario=1)
def test_a_negated_activation_uses_up_the_effect_of_the_turn() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Slow Copy (zone 1), Slow Copy (zone 2)   deck: 3 Battle Ox
        opp 8000   set: Plain Hush   deck: 3 Battle Ox
        """,
        pool=POOL,
    )
    t.you.activates("Slow Copy (monster zone 1)")
    t.opp.activates("Plain Hush")
    assert t.opp.lp == 8000
    t.you.cannot("activate Slow Copy (monster zone 1)", because=COPY)
    t.you.activates("Slow Copy (monster zone 2)")  # another copy has its own use
    assert t.opp.lp == 7900
    next_own_turn(t)
    t.you.activates("Slow Copy (monster zone 1)")
    assert t.opp.lp == 7800


@pytest.mark.rule("effect.once-per-turn.plain-limit-follows-the-card", scenario=0)
def test_a_copy_turned_face_down_and_up_again_may_use_its_effect_again() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Book of Moon   monsters: Slow Copy
        opp 8000
        """,
        pool=POOL,
    )
    t.you.activates("Slow Copy")
    t.you.activates("Book of Moon", targeting="Slow Copy")
    t.you.flip_summons("Slow Copy")
    t.you.activates("Slow Copy")
    assert t.opp.lp == 7800


@pytest.mark.rule("effect.once-per-turn.plain-limit-follows-the-card", scenario=0)
def test_a_copy_that_left_the_field_and_came_back_may_use_its_effect_again() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   set: Compulsory Evacuation Device   monsters: Slow Copy
        opp 8000
        """,
        pool=POOL,
    )
    t.you.activates("Slow Copy")
    t.you.activates("Compulsory Evacuation Device", targeting="Slow Copy")
    t.you.summons("Slow Copy")
    t.you.activates("Slow Copy")
    assert t.opp.lp == 7800


@pytest.mark.rule("effect.once-per-turn.does-not-bind-opponents-copy", scenario=1)
def test_the_opponent_may_use_a_copy_of_the_same_name_in_the_same_turn() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Quick Copy
        opp 8000   monsters: Quick Copy
        """,
        pool=POOL,
    )
    t.you.activates("Quick Copy")
    t.opp.activates("Quick Copy")
    t.nobody_responds()
    assert (t.you.lp, t.opp.lp) == (7900, 7900)
    t.you.cannot("activate Quick Copy", because=COPY)


@pytest.mark.rule("effect.once-per-turn.both-players-turns-or-own-turns-only", scenario=1)
def test_a_quick_effect_can_be_used_once_in_every_turn() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Quick Copy   deck: 3 Battle Ox
        opp 8000   hand: Silver Fang   deck: 3 Battle Ox
        """,
        pool=POOL,
    )
    t.you.activates("Quick Copy")
    t.you.ends_turn()
    while not t.opp.is_to_decide() or t.phase != "Main Phase 1":
        t.you.passes()
    t.opp.summons("Silver Fang")
    t.you.activates("Quick Copy")
    assert (t.turn, t.opp.lp) == (4, 7800)
    t.you.cannot("activate Quick Copy", because=COPY)
    t.opp.ends_turn()
    while t.phase != "Main Phase 1":
        t.you.passes()
    t.you.activates("Quick Copy")
    assert (t.turn, t.opp.lp) == (5, 7700)


@pytest.mark.rule("effect.once-per-turn.both-players-turns-or-own-turns-only", scenario=1)
def test_an_ignition_effect_can_be_used_once_in_every_turn_of_ones_own() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Slow Copy   set: Threatening Roar   deck: 3 Battle Ox
        opp 8000   hand: Silver Fang   deck: 3 Battle Ox
        """,
        pool=POOL,
    )
    t.you.activates("Slow Copy")
    t.you.ends_turn()
    while not t.opp.is_to_decide():
        t.you.passes()
    t.opp.summons("Silver Fang")
    assert t.turn == 4 and t.you.is_asked("response").offers == ["activate Threatening Roar", "pass"]
    t.you.cannot("activate Slow Copy", because="effect-type.ignition.own-main-phase-open-state")
    t.you.passes()
    t.opp.ends_turn()
    while t.phase != "Main Phase 1":
        t.you.passes()
    t.you.activates("Slow Copy")
    t.nobody_responds()
    assert (t.turn, t.opp.lp) == (5, 7800)


# ---------------------------------------------------------------------------------------------------------- by the name


@pytest.mark.rule("effect.name-limit.this-effect-of-x-once", scenario=1)
def test_this_effect_once_leaves_the_other_effect_of_every_copy_open() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   monsters: By Effect (zone 1), By Effect (zone 2)
        opp 8000
        """,
        pool=POOL,
    )
    t.you.activates("By Effect (monster zone 1)", effect=1)
    for zone in (1, 2):
        t.you.cannot(f"activate By Effect (monster zone {zone}) effect 1", because=THIS_EFFECT)
        t.you.activates(f"By Effect (monster zone {zone})", effect=2)
    assert (t.you.lp, t.opp.lp) == (8100, 7900)


@pytest.mark.rule("effect.name-limit.the-effects-of-x-once", scenario=1)
@pytest.mark.parametrize("used", [1, 2])
def test_the_effects_once_leaves_no_effect_of_any_copy_open(used: int) -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   monsters: By Name (zone 1), By Name (zone 2)
        opp 8000
        """,
        pool=POOL,
    )
    t.you.activates("By Name (monster zone 1)", effect=used)
    for zone in (1, 2):
        for effect in (1, 2):
            t.you.cannot(f"activate By Name (monster zone {zone}) effect {effect}", because=ALL_EFFECTS)


@pytest.mark.rule("effect.once-per-turn.does-not-bind-opponents-copy", scenario=0)
def test_a_limit_by_name_does_not_bind_the_opponent() -> None:
    named = probe("Quick Name", "Warrior / Effect", Quick(limit=Limit(PER_EFFECT), do=BURN))
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   monsters: 2 Quick Name
        opp 8000   monsters: Quick Name
        """,
        pool=pool_with(named),
    )
    t.you.activates("Quick Name (monster zone 1)")
    t.opp.activates("Quick Name")
    t.nobody_responds()
    assert (t.you.lp, t.opp.lp) == (7900, 7900)
    t.you.cannot("activate Quick Name (monster zone 2)", because=THIS_EFFECT)


@pytest.mark.rule("effect.non-effect-text.once-per-turn-clause", scenario=1)
def test_negating_the_effects_of_a_card_does_not_lift_the_limit_on_them() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Mystical Space Typhoon   monsters: By Effect (zone 1), By Effect (zone 2)   deck: 3 Battle Ox
        opp 8000   set: Skill Drain   deck: 3 Battle Ox
        """,
        pool=POOL,
    )
    t.you.activates("By Effect (monster zone 1)", effect=1)
    t.opp.activates("Skill Drain")
    t.nobody_responds()
    assert t.opp.spells == ["Skill Drain"] and t.opp.lp == 7000  # paid; the effect of the monster was negated
    t.you.cannot("activate By Effect (monster zone 1) effect 1", because=THIS_EFFECT)
    t.you.activates("Mystical Space Typhoon", targeting="Skill Drain")
    t.nobody_responds()
    assert t.opp.spells == []
    for zone in (1, 2):
        t.you.cannot(f"activate By Effect (monster zone {zone}) effect 1", because=THIS_EFFECT)
    next_own_turn(t)
    t.you.activates("By Effect (monster zone 2)", effect=1)
    assert t.opp.lp == 6900


@pytest.mark.rule("effect.non-effect-text.exists", scenario=1)
def test_the_clause_that_limits_an_effect_is_no_effect_of_its_own() -> None:
    limited = probe("Limited One", "Warrior / Effect", Ignition(1, limit=Limit(PER_EFFECT), do=BURN))
    pool = pool_with(limited)
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Limited One
        opp 8000   spells: Skill Drain
        """,
        pool=pool,
    )
    script = pool.script_of(pool.find("Limited One"))
    assert script is not None and len(script.lines) == 1
    assert [offer for offer in t.you.is_offered() if "activate" in offer] == ["activate Limited One"]
    t.you.activates("Limited One")
    assert t.opp.lp == 8000  # the effect is negated, the clause is not
    t.you.cannot("activate Limited One", because=THIS_EFFECT)


# ------------------------------------------------------------------------------------ what a negation does to the limit


@pytest.mark.rule("effect.use-limit.effect-negated-still-activated", scenario=1)
def test_a_card_whose_effect_was_negated_counts_as_activated() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: 2 One Spell
        opp 8000   set: Empty Words
        """,
        pool=POOL,
    )
    t.you.activates("One Spell")
    t.opp.activates("Empty Words")
    t.nobody_responds()
    assert t.opp.lp == 8000 and t.you.graveyard == ["One Spell"]
    t.you.cannot("activate One Spell", because=ONE_CARD)


@pytest.mark.rule("effect.use-limit.effect-negated-still-activated", scenario=1)
def test_a_card_that_did_nothing_because_its_target_was_gone_counts_as_activated() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: 2 One Aimed Spell
        opp 8000   set: Compulsory Evacuation Device   monsters: Mystical Elf, Silver Fang
        """,
        pool=POOL,
    )
    t.you.activates("One Aimed Spell", targeting="Mystical Elf")
    t.opp.activates("Compulsory Evacuation Device", targeting="Mystical Elf")
    t.nobody_responds()
    assert t.opp.hand == ["Mystical Elf"] and t.opp.monsters == ["Silver Fang"]
    t.you.cannot("activate One Aimed Spell", because=ONE_CARD)


@pytest.mark.rule("effect.use-limit.card-activation-negated-allows-another-copy", scenario=1)
def test_a_card_whose_activation_was_negated_leaves_room_for_another_copy() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: 3 One Spell
        opp 8000   set: Solemn Judgment
        """,
        pool=POOL,
    )
    t.you.activates("One Spell")
    t.opp.activates("Solemn Judgment")
    t.nobody_responds()
    assert t.opp.lp == 4000
    t.you.activates("One Spell")
    t.nobody_responds()
    assert t.opp.lp == 3900
    t.you.cannot("activate One Spell", because=ONE_CARD)


def test_a_spell_that_can_only_be_used_once_is_spent_when_its_activation_was_negated() -> None:
    """Use is not activation: only 'activate 1 card per turn' is not counted when the activation is negated."""
    used = probe("Used Spell", "Spell / Normal", Activation(1, limit=Limit(PER_EFFECT), do=BURN))
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: 2 Used Spell
        opp 8000   set: Solemn Judgment
        """,
        pool=pool_with(used),
    )
    t.you.activates("Used Spell")
    t.opp.activates("Solemn Judgment")
    assert t.opp.lp == 4000
    t.you.cannot("activate Used Spell", because=THIS_EFFECT)


@pytest.mark.rule("effect.use-limit.monster-activation-negated-is-spent", scenario=1)
@pytest.mark.parametrize(("monster", "rule"), [("By Effect", THIS_EFFECT), ("By Name", ALL_EFFECTS)])
def test_a_monster_effect_whose_activation_was_negated_is_spent_for_every_copy(monster: str, rule: str) -> None:
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: {monster} (zone 1), {monster} (zone 2)
        opp 8000   set: Plain Hush
        """,
        pool=POOL,
    )
    t.you.activates(f"{monster} (monster zone 1)", effect=1)
    t.opp.activates("Plain Hush")
    t.nobody_responds()
    assert t.opp.lp == 8000 and f"you's {monster} was negated: activation" in t.log()
    t.you.cannot(f"activate {monster} (monster zone 2) effect 1", because=rule)


# ------------------------------------------------------------------------------------------------------ each of its own


@pytest.mark.rule("effect.definition.numbered-effects", scenario=1)
def test_two_numbered_effects_are_activated_limited_and_negated_each_of_its_own() -> None:
    twofold = probe(
        "Twofold",
        "Warrior / Effect",
        Ignition(1, limit=Limit(), do=BURN),
        Ignition(2, limit=Limit(), do=GainLP(50)),
    )
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Twofold
        opp 8000   set: Plain Hush
        """,
        pool=pool_with(twofold, NO_ACTIVATION),
    )
    t.you.activates("Twofold", effect=1)
    t.opp.activates("Plain Hush")
    assert t.opp.lp == 8000
    t.you.cannot("activate Twofold effect 1", because=COPY)
    t.you.activates("Twofold", effect=2)
    t.nobody_responds()
    assert t.you.lp == 8050
    t.you.cannot("activate Twofold effect 2", because=COPY)


@pytest.mark.rule("effect.once-per-turn.name-limit-binds-the-player", scenario=0)
def test_once_in_a_chain_by_name_is_once_for_each_player() -> None:
    echo = probe("Test Echo", "Warrior / Effect", Quick(1, limit=Limit(PER_EFFECT, A_CHAIN), do=BURN))
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Test Echo (zone 1), Test Echo (zone 2)
        opp 8000   monsters: Test Echo
        """,
        pool=pool_with(echo),
    )
    t.you.activates("Test Echo (zone 1)")
    t.opp.activates("Test Echo")  # and then nobody can once more
    assert (t.you.lp, t.opp.lp) == (7900, 7900) and t.log()[-1] == "chain of 2 ended"
