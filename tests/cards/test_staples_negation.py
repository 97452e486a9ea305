"""The Traps of hand_and_deck.py that negate, each played by name."""

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.lines import Ignition
from spellspeed.lang.words.verbs import Draw
from table import table

CONDITION = "effect.condition.all-must-be-met"
ACTIVATIONS = "trap.counter.answers-activations"
CARDS_ONLY = "negate.card-activation-negation.cannot-hit-effect-activation"

SCHOLAR = probe("Probe Scholar", "Spellcaster / Effect", Ignition(do=Draw(1)), atk=1700)
BLANK = probe("Probe Blank", "Spellcaster / Effect", Ignition(do=Draw(1)), atk=0)
POOL = pool_with(SCHOLAR, BLANK)

# --------------------------------------------------------------------------------------------------------- Dark Bribe


@pytest.mark.parametrize("card", ["Pot of Greed", "Just Desserts", "Mass Driver"])
def test_dark_bribe_negates_and_destroys_and_the_opponent_draws_one(card: str) -> None:
    """card: Dark Bribe ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Pot of Greed, Mass Driver   set: Just Desserts   deck: 5 Kuriboh
        opp 8000   set: Dark Bribe   monsters: Mystical Elf   deck: 5 Kuriboh
    """)
    t.you.activates(card)
    t.opp.activates("Dark Bribe").nobody_responds()
    assert f"you's {card} was negated: activation" in t.log() and f"{card} destroyed (effect)" in t.log()
    assert t.log().count("you drew") == 1 and t.opp.hand == [] and t.opp.lp == 8000
    assert t.you.graveyard == [card] and t.opp.graveyard == ["Dark Bribe"]


def test_dark_bribe_answers_no_effect_of_a_face_up_spell_no_monster_and_no_card_of_its_own_player() -> None:
    """card: Dark Bribe ①"""
    position = """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Ookazi   spells: Mass Driver   monsters: Probe Scholar   deck: 5 Kuriboh   set: Dark Bribe
        opp 8000   set: Dark Bribe   deck: 5 Kuriboh
    """
    t = table(position, pool=POOL, ask_all=True)
    t.you.activates("Mass Driver", tributing="Probe Scholar")
    t.opp.cannot("activate Dark Bribe", because=CARDS_ONLY)
    t = table(position, pool=POOL, ask_all=True)
    t.you.activates("Probe Scholar")
    t.opp.cannot("activate Dark Bribe", because=ACTIVATIONS)
    t = table(position, pool=POOL, ask_all=True)
    t.you.activates("Ookazi")
    t.opp.passes()
    t.you.cannot("activate Dark Bribe", because=ACTIVATIONS)


def test_dark_bribe_needs_a_card_for_the_opponent_to_draw() -> None:
    """card: Dark Bribe ①"""
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Ookazi
        opp 8000   set: Dark Bribe   deck: 5 Kuriboh
        """,
        ask_all=True,
    )
    t.you.activates("Ookazi")
    t.opp.cannot("activate Dark Bribe", because=CONDITION)


# ------------------------------------------------------------------------------------------------- Vampire Domination


@pytest.mark.parametrize(
    ("card", "lp"),
    [("Probe Scholar", 9700), ("Probe Blank", 8000), ("Ookazi", 8000), ("Just Desserts", 8000)],
)
def test_vampire_domination_negates_destroys_and_gives_the_attack_of_a_monster(card: str, lp: int) -> None:
    """card: Vampire Domination ①"""
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Ookazi   set: Just Desserts   monsters: Probe Scholar, Probe Blank   deck: 5 Kuriboh
        opp 8000   set: Vampire Domination   monsters: Vampire Lord
        """,
        pool=POOL,
    )
    t.you.activates(card)
    t.opp.activates("Vampire Domination").nobody_responds()
    assert f"you's {card} was negated: activation" in t.log() and t.you.graveyard == [card]
    assert t.opp.lp == lp and len(t.you.deck) == 5


def test_vampire_domination_answers_a_card_of_its_own_player_too() -> None:
    """card: Vampire Domination ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Ookazi   set: Vampire Domination   monsters: Vampire Lord
        opp 8000
    """)
    t.you.activates("Ookazi")
    t.you.activates("Vampire Domination").nobody_responds()
    assert t.opp.lp == 8000 and sorted(t.you.graveyard) == ["Ookazi", "Vampire Domination"]


def test_vampire_domination_gives_the_original_attack() -> None:
    """card: Vampire Domination ①"""
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Axe of Despair   monsters: Probe Scholar   deck: 5 Kuriboh
        opp 8000   set: Vampire Domination   monsters: Vampire Lord
        """,
        pool=POOL,
    )
    t.you.activates("Axe of Despair", targeting="Probe Scholar").nobody_responds()
    assert t.you.atk_of("Probe Scholar") == 2700
    t.you.activates("Probe Scholar")
    t.opp.activates("Vampire Domination").nobody_responds()
    assert t.opp.lp == 9700


@pytest.mark.rule("move.destroy.cards-in-gy-or-banished-cannot-be-destroyed", scenario=0)
def test_vampire_domination_gives_nothing_for_a_monster_that_was_not_destroyed() -> None:
    """card: Vampire Domination ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Exiled Force
        opp 8000   set: Vampire Domination   monsters: Vampire Lord
    """)
    t.you.activates("Exiled Force", tributing="Exiled Force", targeting="Vampire Lord")
    t.opp.activates("Vampire Domination").nobody_responds()
    assert t.opp.monsters == ["Vampire Lord"] and t.opp.lp == 8000 and t.you.graveyard == ["Exiled Force"]


@pytest.mark.parametrize("monsters", ["Mystical Elf", "Vampire Lord (set)"])
def test_vampire_domination_needs_a_face_up_vampire(monsters: str) -> None:
    """card: Vampire Domination ①"""
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Ookazi   monsters: Vampire Lord
        opp 8000   set: Vampire Domination   monsters: {monsters}
        """,
        ask_all=True,
    )
    t.you.activates("Ookazi")
    t.opp.cannot("activate Vampire Domination", because=CONDITION)


def test_vampire_domination_answers_no_effect_of_a_face_up_spell_and_is_activated_once_per_turn() -> None:
    """card: Vampire Domination ①"""
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: 2 Ookazi   spells: Mass Driver   monsters: Mystical Elf
        opp 8000   set: 2 Vampire Domination   monsters: Vampire Lord
        """,
        ask_all=True,
    )
    t.you.activates("Mass Driver", tributing="Mystical Elf")
    t.opp.cannot("activate Vampire Domination", because=CARDS_ONLY)
    t.nobody_responds()
    t.you.activates("Ookazi")
    t.opp.activates("Vampire Domination (zone 1)").nobody_responds()
    t.you.activates("Ookazi")
    t.opp.cannot("activate Vampire Domination", because="effect.use-limit.effect-negated-still-activated")


# -------------------------------------------------------------------------------------------------------- Trap Jammer


def test_trap_jammer_negates_and_destroys_a_trap_in_the_battle_phase() -> None:
    """card: Trap Jammer"""
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Vorse Raider   set: Trap Jammer
        opp 8000   monsters: Celtic Guardian   set: Mirror Force
    """)
    t.you.attacks("Vorse Raider", "Celtic Guardian")
    t.opp.activates("Mirror Force")
    t.you.activates("Trap Jammer").nobody_responds()
    assert t.you.monsters == ["Vorse Raider"] and "Mirror Force destroyed (effect)" in t.log()
    assert "opp's Mirror Force was negated: activation" in t.log()
    assert sorted(t.opp.graveyard) == ["Celtic Guardian", "Mirror Force"]


def test_trap_jammer_works_in_the_opponents_battle_phase_and_on_traps_only() -> None:
    """card: Trap Jammer"""
    position = """
        turn 3, Battle Step, you to act
        you 8000   monsters: Vorse Raider   set: Just Desserts, Mystical Space Typhoon
        opp 8000   monsters: Mystical Elf   set: Trap Jammer, Trap Hole
    """
    t = table(position, ask_all=True)
    t.you.activates("Just Desserts")
    t.opp.activates("Trap Jammer").nobody_responds()
    assert t.opp.lp == 8000
    t = table(position, ask_all=True)
    t.you.activates("Mystical Space Typhoon", targeting="Trap Hole")
    t.opp.cannot("activate Trap Jammer", because=ACTIVATIONS)
    t = table(position.replace("Just Desserts,", "Just Desserts, Trap Jammer,"), ask_all=True)
    t.you.activates("Just Desserts")
    t.opp.passes()
    t.you.cannot("activate Trap Jammer", because=ACTIVATIONS)
    t = table(position.replace("Battle Step", "Main Phase 1"), ask_all=True)
    t.you.activates("Just Desserts")
    t.opp.cannot("activate Trap Jammer", because=CONDITION)


# ----------------------------------------------------------------------------------------- Goblin Out of the Frying Pan


@pytest.mark.parametrize("whose", ["you", "opp"])
def test_goblin_out_of_the_frying_pan_returns_a_spell_of_either_player_to_the_hand(whose: str) -> None:
    """card: Goblin Out of the Frying Pan"""
    mine, theirs = ("   set: Goblin Out of the Frying Pan", "")
    if whose == "opp":
        mine, theirs = theirs, mine
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Ookazi{mine}
        opp 8000   monsters: Kuriboh{theirs}
    """)
    t.you.activates("Ookazi")
    seat = t.you if whose == "you" else t.opp
    seat.activates("Goblin Out of the Frying Pan").nobody_responds()
    assert f"{whose} paid 500 LP" in t.log() and seat.lp == 7500
    assert "you's Ookazi was negated: activation" in t.log()
    assert t.you.hand == ["Ookazi"] and t.you.graveyard.count("Ookazi") == 0
    assert t.opp.lp == (8000 if whose == "you" else 7500)
    t.you.activates("Ookazi").nobody_responds()
    assert t.opp.lp == (7200 if whose == "you" else 6700)


def test_goblin_out_of_the_frying_pan_needs_500_life_points_and_a_spell_card() -> None:
    """card: Goblin Out of the Frying Pan"""
    position = """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Ookazi   set: Just Desserts   spells: Mass Driver   monsters: Kuriboh
        opp {lp}   set: Goblin Out of the Frying Pan   monsters: Kuriboh
    """
    t = table(position.format(lp=499), ask_all=True)
    t.you.activates("Ookazi")
    t.opp.cannot("activate Goblin Out of the Frying Pan", because="cost.lp.not-more-than-current")
    t = table(position.format(lp=8000), ask_all=True)
    t.you.activates("Just Desserts")
    t.opp.cannot("activate Goblin Out of the Frying Pan", because=ACTIVATIONS)
    t = table(position.format(lp=8000), ask_all=True)
    t.you.activates("Mass Driver", tributing="Kuriboh")
    t.opp.cannot("activate Goblin Out of the Frying Pan", because=CARDS_ONLY)


# -------------------------------------------------------------------------------------------------------- Forced Back


def test_forced_back_returns_a_monster_whose_normal_summon_is_negated() -> None:
    """card: Forced Back"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Vorse Raider
        opp 8000   set: Forced Back
    """)
    t.you.summons("Vorse Raider")
    t.opp.activates("Forced Back").nobody_responds()
    assert t.you.monsters == [] and t.you.hand == ["Vorse Raider"] and "Vorse Raider summoned" not in t.log()
    t.you.cannot("summon Vorse Raider", because="summon.normal.once-per-turn-shared")


@pytest.mark.rule("summon.normal.negation-window", scenario=0)
def test_forced_back_answers_a_tribute_summon() -> None:
    """card: Forced Back"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Summoned Skull   monsters: Mystical Elf
        opp 8000   set: Forced Back
    """)
    t.you.summons("Summoned Skull", tributing=["Mystical Elf"])
    t.opp.activates("Forced Back").nobody_responds()
    assert t.you.hand == ["Summoned Skull"] and t.you.graveyard == ["Mystical Elf"]


@pytest.mark.rule("timing.summon-negation-window.before-success", scenario=0)
def test_forced_back_answers_a_flip_summon_so_that_no_flip_effect_follows() -> None:
    """card: Forced Back"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Man-Eater Bug (set)
        opp 8000   set: Forced Back   monsters: Vorse Raider
    """)
    t.you.flip_summons("Man-Eater Bug")
    t.opp.activates("Forced Back").nobody_responds()
    t.you.is_asked("open state")
    assert t.you.hand == ["Man-Eater Bug"] and t.opp.monsters == ["Vorse Raider"]


def test_forced_back_answers_no_special_summon_and_no_set_monster() -> None:
    """card: Forced Back"""
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Monster Reborn, Mystical Elf   graveyard: Vorse Raider
        opp 8000   set: Forced Back
        """,
        ask_all=True,
    )
    t.you.activates("Monster Reborn")
    t.you.targets("Vorse Raider")
    t.opp.cannot("activate Forced Back", because=CONDITION)
    t.nobody_responds()
    t.you.takes_position("attack")
    t.opp.cannot("activate Forced Back", because=CONDITION)
    t.nobody_responds()
    t.you.sets("Mystical Elf")
    t.opp.cannot("activate Forced Back", because=CONDITION)


# ------------------------------------------------------------------------------- Call of the Grave and Gryphon Wing


def test_call_of_the_grave_negates_the_effect_of_monster_reborn() -> None:
    """card: Call of the Grave"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Monster Reborn   graveyard: Vorse Raider
        opp 8000   set: Call of the Grave
    """)
    t.you.activates("Monster Reborn", targeting="Vorse Raider")
    t.opp.activates("Call of the Grave").nobody_responds()
    assert "you's Monster Reborn was negated: effect" in t.log()
    assert t.you.monsters == [] and t.you.graveyard == ["Vorse Raider", "Monster Reborn"]
    assert "Monster Reborn destroyed (effect)" not in t.log()


def test_gryphon_wing_negates_harpies_feather_duster_and_destroys_the_opponents_spells_and_traps() -> None:
    """card: Gryphon Wing ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Harpie's Feather Duster   set: Mirror Force   spells: Banner of Courage   field: Sogen
                   monsters: Kuriboh
        opp 8000   set: Gryphon Wing, Trap Hole   spells: Banner of Courage
    """)
    t.you.activates("Harpie's Feather Duster")
    t.opp.activates("Gryphon Wing").nobody_responds()
    assert "you's Harpie's Feather Duster was negated: effect" in t.log()
    assert t.you.set_cards == [] and t.you.spells == [] and t.you.field_zone == [] and t.you.monsters == ["Kuriboh"]
    assert sorted(t.you.graveyard) == ["Banner of Courage", "Harpie's Feather Duster", "Mirror Force", "Sogen"]
    assert t.opp.set_cards == ["Trap Hole"] and t.opp.spells == ["Banner of Courage"]
    assert t.opp.graveyard == ["Gryphon Wing"]


@pytest.mark.parametrize(
    ("trap", "spell"), [("Call of the Grave", "Monster Reborn"), ("Gryphon Wing", "Harpie's Feather Duster")]
)
def test_call_of_the_grave_and_gryphon_wing_answer_one_card_of_the_opponent(trap: str, spell: str) -> None:
    """card: Call of the Grave, Gryphon Wing ①"""
    position = f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Ookazi, {spell}   set: {trap}   graveyard: Vorse Raider
        opp 8000   set: {trap}
    """
    t = table(position, ask_all=True)
    t.you.activates("Ookazi")
    t.opp.cannot(f"activate {trap}", because=CONDITION)
    t = table(position, ask_all=True)
    t.you.activates(spell)
    if spell == "Monster Reborn":
        t.you.targets("Vorse Raider")
    t.opp.can(f"activate {trap}")
    t.opp.passes()
    t.you.cannot(f"activate {trap}", because=CONDITION)
