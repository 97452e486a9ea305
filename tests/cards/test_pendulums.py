"""Cards about Pendulum Zones; probes stand for Pendulum Monsters."""

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.choices import One
from spellspeed.lang.words.every_word import EITHER, SPECIAL_SUMMONING, SUMMONED_SPECIALLY
from spellspeed.lang.words.lines import Activation, Continuous, Ignition, Limit, Trigger
from spellspeed.lang.words.nouns import THIS_CARD, Monster
from spellspeed.lang.words.places_said import YOUR_EXTRA_DECK
from spellspeed.lang.words.timings import If, Summoned
from spellspeed.lang.words.verbs import AddToHand, Forbid, GainLP
from table import Table, table

# Pendulum Effect: "Once per turn: gain 300 LP." Monster effect: "If this card is Special Summoned: gain 50 LP."
SEER = probe(
    "Test Seer",
    "Spellcaster / Pendulum / Effect",
    Trigger(1, when=If(Summoned(THIS_CARD, SUMMONED_SPECIALLY)), do=GainLP(50), mandatory=True),
    pendulum=(Ignition(1, limit=Limit(), do=GainLP(300)),),
    scale=1,
    level=7,
)
SCOUT = probe("Test Scout", "Warrior / Pendulum")
STRONG = probe("Test Strong", "Warrior / Pendulum", atk=1600)
BARRIER = probe("Test Barrier", "Trap / Continuous", Continuous(1, Forbid(SPECIAL_SUMMONING, who=EITHER)))
POOL = pool_with(SEER, BARRIER, SCOUT, STRONG)


def face_up_extra(t: Table) -> list[str]:
    """The names of the cards that lie face-up in your Extra Deck."""
    return [card.name for card in t.opp.view.extra_deck(t.you.player) if card.face_up]


def lay(you: str, opp: str = "") -> Table:
    """A table in your third turn with the probes known."""
    return table(f"turn 3, Main Phase 1, you to act\nyou 8000 {you}\nopp 8000 {opp}", pool=POOL)


def place(t: Table, source: str, effect: int = 0) -> None:
    """Activate an effect of yours that places a monster in the Pendulum Zone, the right one."""
    t.you.activates(source, effect=effect, zone="ask")
    t.nobody_responds()
    t.you.chooses_zone(5)
    t.nobody_responds()


def test_pendulum_switch_special_summons_a_card_from_the_pendulum_zone() -> None:
    """card: Pendulum Switch ①"""
    t = lay("spells: Pendulum Switch (zone 2)  pendulum: Test Seer")
    t.you.activates("Test Seer")
    t.nobody_responds()
    t.you.activates("Pendulum Switch", effect=1, targeting="Test Seer")
    t.you.takes_position("defense", zone=2)
    t.nobody_responds()
    # The Pendulum Effect, then the trigger of the summon.
    assert t.you.lp == 8350 and t.you.monster("Test Seer").zone == 2 and t.you.spells == ["Pendulum Switch"]
    t.you.cannot("activate Pendulum Switch", because="effect.name-limit.the-effects-of-x-once")
    t = lay("spells: Pendulum Switch (zone 2)  pendulum: Test Seer", "spells: Test Barrier")
    t.you.cannot("activate Pendulum Switch effect 1", because="effect.cannot.forbids-while-it-applies")


def test_pendulum_switch_places_a_monster_in_the_pendulum_zone() -> None:
    """card: Pendulum Switch ②"""
    t = lay("spells: Pendulum Switch (zone 2)  monsters: Test Seer (attack, this turn)")
    place(t, "Pendulum Switch", 2)
    assert t.you.monsters == [] and t.you.spell_trap("Test Seer").zone == 5
    assert "Test Seer placed (effect)" in t.log()
    t.you.activates("Test Seer")
    assert t.you.lp == 8300
    t.you.cannot("activate Pendulum Switch", because="effect.name-limit.the-effects-of-x-once")


@pytest.mark.rule("effect.name-limit.the-effects-of-x-once", scenario=0)
def test_pendulum_switch_can_be_activated_and_used_in_one_turn() -> None:
    t = lay("set: Pendulum Switch (zone 2)  monsters: Test Seer")
    t.you.activates("Pendulum Switch")
    t.nobody_responds()
    t.you.activates("Pendulum Switch", effect=2, zone=1)
    assert t.you.spell_trap("Test Seer").zone == 1


# -------------------------------------------------------------------------------------------- Odd-Eyes Pendulum Dragon


@pytest.mark.rule("effect.wording.optional", scenario=0)
def test_odd_eyes_in_the_pendulum_zone_can_spare_battle_damage_once_per_turn() -> None:
    """card: Odd-Eyes Pendulum Dragon ①

    Its first Pendulum Effect: declined, it is still there; used, it is gone for the turn.
    """
    t = lay(
        "pendulum: Odd-Eyes Pendulum Dragon  monsters: 2 Test Seer, Test Scout",
        "monsters: Blue-Eyes White Dragon, Mystical Elf (attack)",
    )
    t.you.goes_to("Battle Phase")
    t.you.attacks("Test Scout", "Blue-Eyes White Dragon")
    t.you.is_asked("replacement")
    t.you.says_no()
    assert t.you.lp == 8000 - (3000 - 1000)
    t.you.attacks("Test Seer (zone 1)", "Blue-Eyes White Dragon")
    t.you.says_yes()
    assert t.you.lp == 6000 and face_up_extra(t) == ["Test Scout", "Test Seer"]
    t.you.attacks("Test Seer", "Blue-Eyes White Dragon")
    assert t.you.lp == 4000


@pytest.mark.rule("pendulum.effect.is-spell-effect", scenario=0)
def test_odd_eyes_spares_no_damage_from_battles_of_other_monsters() -> None:
    t = lay("pendulum: Odd-Eyes Pendulum Dragon  monsters: Mystical Elf", "monsters: Blue-Eyes White Dragon")
    t.you.goes_to("Battle Phase")
    t.you.attacks("Mystical Elf", "Blue-Eyes White Dragon")
    assert t.you.lp == 8000 - 2200
    t = lay("pendulum: Odd-Eyes Pendulum Dragon  monsters: Test Scout", "spells: Imperial Order  monsters: Dark Blade")
    t.you.goes_to("Battle Phase")
    t.you.attacks("Test Scout", "Dark Blade")
    assert t.you.lp == 7200  # the effects of Spells are negated


def test_odd_eyes_destroys_itself_in_the_end_phase_for_a_weak_pendulum_monster() -> None:
    """card: Odd-Eyes Pendulum Dragon ②"""
    t = lay("pendulum: Odd-Eyes Pendulum Dragon  deck: Test Scout, Mystical Elf, Test Strong", "deck: 2 Mystical Elf")
    t.you.goes_to("End Phase")
    t.you.triggers("Odd-Eyes Pendulum Dragon")
    t.nobody_responds()
    assert t.you.hand == ["Test Scout"] and t.you.spells == [] and face_up_extra(t) == ["Odd-Eyes Pendulum Dragon"]
    t = lay("pendulum: Odd-Eyes Pendulum Dragon  deck: Mystical Elf, Test Strong", "deck: 2 Mystical Elf")
    t.you.goes_to("End Phase")
    assert t.turn == 4  # with nothing to add it cannot be activated


def test_odd_eyes_doubles_the_damage_of_its_battles_with_monsters() -> None:
    """card: Odd-Eyes Pendulum Dragon ①"""
    t = lay("monsters: Odd-Eyes Pendulum Dragon", "monsters: Mystical Elf (attack)")
    t.you.goes_to("Battle Phase")
    t.you.attacks("Odd-Eyes Pendulum Dragon", "Mystical Elf")
    assert t.opp.lp == 8000 - 2 * (2500 - 800)
    t = lay("monsters: Odd-Eyes Pendulum Dragon")
    t.you.goes_to("Battle Phase")
    t.you.attacks_directly("Odd-Eyes Pendulum Dragon")
    assert t.opp.lp == 5500
    t = lay("monsters: Odd-Eyes Pendulum Dragon", "monsters: Blue-Eyes White Dragon")
    t.you.goes_to("Battle Phase")
    t.you.attacks("Odd-Eyes Pendulum Dragon", "Blue-Eyes White Dragon")
    assert t.you.lp == 7500  # what it inflicts is doubled, not what its player takes


def test_master_pendulum_destroys_a_card_in_a_pendulum_zone_once_while_it_lies_there() -> None:
    """card: Master Pendulum, the Dracoslayer ①"""
    master = "Master Pendulum, the Dracoslayer"
    t = lay(
        f'pendulum: "{master}"   deck: 3 Kuriboh',
        "pendulum: Test Seer, Test Scout   spells: Banner of Courage (zone 3)   deck: 3 Kuriboh",
    )
    t.you.activates(master)
    assert sorted(t.you.is_asked("target").offers) == [master, "Test Scout", "Test Seer"]
    t.you.targets("Test Seer")
    t.nobody_responds()
    assert "Test Seer" in t.opp.extra
    t.you.cannot(f"activate {master}", because="effect.once-per-turn.limits-the-user")
    t.you.ends_turn()
    t.opp.ends_turn()
    t.you.cannot(f"activate {master}", because="effect.once-per-turn.limits-the-user")


def test_a_face_up_pendulum_monster_can_be_added_from_the_extra_deck_and_a_card_of_that_deck_cannot() -> None:
    recall = probe("Test Recall", "Spell", Activation(1, do=AddToHand(One(Monster(), YOUR_EXTRA_DECK))))
    pool = pool_with(recall, SCOUT)
    position = "turn 3, Main Phase 1, you to act\nyou 8000 hand: Test Recall  extra: {}\nopp 8000"
    t = table(position.format("Test Scout (face-up), Blue-Eyes Ultimate Dragon"), pool=pool)
    t.you.activates("Test Recall")
    assert t.you.hand == ["Test Scout"] and face_up_extra(t) == []
    t = table(position.format("Blue-Eyes Ultimate Dragon"), pool=pool)
    t.you.cannot("activate Test Recall", because="effect.condition.no-possible-resolution-blocks-activation")


# -------------------------------------------------------------------------- for decks of Normal and Pendulum Monsters


def test_summoners_art_fetches_a_normal_monster_of_level_5_or_higher() -> None:
    """card: Summoner's Art ①"""
    t = lay("hand: Summoner's Art  deck: Igknight Gallant, Igknight Templar, Sangan, Jinzo, Blue-Eyes White Dragon")
    t.you.activates("Summoner's Art")
    t.nobody_responds()
    assert sorted(t.you.is_asked("search").offers) == ["Blue-Eyes White Dragon", "Igknight Gallant"]
    t.you.chooses("Igknight Gallant")
    assert t.you.hand == ["Igknight Gallant"]


def test_unexpected_dai_brings_a_small_normal_monster_to_an_empty_field() -> None:
    """card: Unexpected Dai ①"""
    t = lay("hand: Unexpected Dai  deck: Igknight Gallant, Igknight Templar, Sangan, Dark Blade")
    t.you.activates("Unexpected Dai")
    t.nobody_responds()
    assert sorted(t.you.is_asked("search").offers) == ["Dark Blade", "Igknight Templar"]
    t.you.chooses("Igknight Templar")
    t.you.takes_position("attack", zone=3)
    assert t.you.monsters == ["Igknight Templar"]
    t = lay("hand: Unexpected Dai  monsters: Mystical Elf (set)  deck: Dark Blade")
    t.you.cannot("activate Unexpected Dai", because="effect.condition.all-must-be-met")


def test_pendulum_storm_clears_the_pendulum_zones_and_then_a_spell_or_trap() -> None:
    """card: Pendulum Storm ①"""
    both = ("hand: Pendulum Storm  pendulum: Igknight Squire", "pendulum: Metalfoes Steelen  set: Mirror Force")
    t = lay(*both)
    t.you.activates("Pendulum Storm")
    t.nobody_responds()
    t.you.says_yes()
    assert t.opp.graveyard == ["Mirror Force"] and "Metalfoes Steelen" in t.opp.extra
    assert face_up_extra(t) == ["Igknight Squire"]
    t = lay(*both)
    t.you.activates("Pendulum Storm")
    t.nobody_responds()
    t.you.says_no()
    assert t.opp.set_cards == ["Mirror Force"] and t.opp.spells == []
    t = lay("hand: Pendulum Storm", "set: Mirror Force")
    t.you.cannot("activate Pendulum Storm", because="effect.condition.no-possible-resolution-blocks-activation")


def test_pendulum_rising_replaces_a_monster_by_a_pendulum_monster_of_its_original_level() -> None:
    """card: Pendulum Rising ①"""
    t = lay(
        "hand: 2 Pendulum Rising  monsters: Mystical Elf  deck: Metalfoes Goldriver, Igknight Gallant, Dark Blade",
        "deck: 2 Kuriboh",
    )
    t.you.activates("Pendulum Rising")
    t.nobody_responds()
    t.you.takes_position("attack", zone=3)
    assert t.you.monsters == ["Metalfoes Goldriver"] and "Mystical Elf" in t.you.graveyard
    t.you.cannot("activate Pendulum Rising", because="effect.use-limit.effect-negated-still-activated")
    t.you.ends_turn()
    assert t.you.monsters == [] and face_up_extra(t) == ["Metalfoes Goldriver"]
    t = lay("hand: Pendulum Rising  monsters: Mystical Elf  deck: Igknight Gallant, Dark Blade")
    t.you.cannot("activate Pendulum Rising", because="effect.condition.no-possible-resolution-blocks-activation")


def test_pendulum_reborn_revives_from_the_graveyard_or_the_face_up_extra_deck() -> None:
    """card: Pendulum Reborn ①"""
    t = lay(
        "set: Pendulum Reborn  graveyard: Igknight Gallant, Dark Blade"
        "   extra: Metalfoes Volflame (face-up), Metalfoes Orichalc"
    )
    t.you.activates("Pendulum Reborn")
    t.nobody_responds()
    assert sorted(t.you.is_asked("effect").offers) == ["Igknight Gallant", "Metalfoes Volflame"]
    t.you.chooses("Igknight Gallant")
    t.you.takes_position("attack", zone=3)
    assert t.you.monsters == ["Igknight Gallant"]


@pytest.mark.parametrize(("mine", "theirs"), [(1, 0), (2, 0), (2, 1), (2, 2)])
def test_wavering_eyes_does_more_the_more_it_destroys(mine: int, theirs: int) -> None:
    """card: Wavering Eyes ①"""
    t = lay(
        f"hand: Wavering Eyes  pendulum: {', '.join(['Igknight Squire'] * mine)}"
        "   deck: Metalfoes Steelen, Wavering Eyes, Dark Blade",
        f"monsters: Mystical Elf  {'pendulum: ' + ', '.join(['Igknight Gallant'] * theirs) if theirs else ''}",
    )
    t.you.activates("Wavering Eyes")
    t.nobody_responds()
    count = mine + theirs
    for _ in range(count - 1):
        t.you.says_yes()
    assert t.opp.lp == 7500
    assert t.you.hand == ["Metalfoes Steelen", "Wavering Eyes"][: 0 if count < 2 else 1 if count < 4 else 2]
    assert t.opp.banished == (["Mystical Elf"] if count >= 3 else [])


def test_wavering_eyes_needs_a_card_in_a_pendulum_zone() -> None:
    t = lay("hand: Wavering Eyes  deck: Metalfoes Steelen", "monsters: Mystical Elf")
    t.you.cannot("activate Wavering Eyes", because="effect.condition.no-possible-resolution-blocks-activation")
