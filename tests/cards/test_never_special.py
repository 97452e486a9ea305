"""Cards: monsters that are no Spirits and still cannot be Special Summoned."""

import pytest

from spellspeed.engine.applies.find import attribute_of
from spellspeed.words import DARK, LIGHT
from table import Table, table

FORBIDDEN = "effect.cannot.forbids-while-it-applies"
DRAGON = "Light and Darkness Dragon"
GANDORA = "Gandora the Dragon of Destruction"


def your_turn(you: str, opp: str = "", phase: str = "Main Phase 1") -> Table:
    """Lay out a phase of your turn."""
    return table(f"turn 3, {phase}, you to act\nyou 8000   {you}   deck: 3 Sogen\nopp 8000   {opp}   deck: 3 Sogen")


@pytest.mark.parametrize("name", ["Ancient Gear Golem", "Ancient Gear Beast", "Doomcaliber Knight", GANDORA, DRAGON])
def test_what_is_never_special_summoned_cannot_be_revived(name: str) -> None:
    """card: Ancient Gear Golem, Ancient Gear Beast

    card: Doomcaliber Knight, Gandora the Dragon of Destruction, Light and Darkness Dragon
    """
    t = your_turn(f"hand: Monster Reborn   graveyard: {name}")
    t.you.cannot("activate Monster Reborn", "target.timing.chosen-at-activation")


@pytest.mark.rule("effect.cannot.forbids-while-it-applies", scenario=0)
def test_while_ancient_gear_golem_attacks_the_opponent_activates_no_spell_or_trap() -> None:
    """card: Ancient Gear Golem ①"""
    t = your_turn("monsters: Ancient Gear Golem, Gemini Elf", "set: Mirror Force   monsters: Kuriboh", "Battle Step")
    t.you.attacks("Ancient Gear Golem", "Kuriboh")
    assert t.opp.monsters == [] and t.opp.set_cards == ["Mirror Force"]
    t.you.attacks_directly("Gemini Elf")
    t.opp.activates("Mirror Force")
    assert t.you.monsters == []


@pytest.mark.rule("effect.cannot.forbids-while-it-applies", scenario=0)
def test_while_ancient_gear_beast_attacks_the_opponent_activates_no_spell_or_trap() -> None:
    """card: Ancient Gear Beast ①"""
    t = your_turn("monsters: Ancient Gear Beast", "set: Mirror Force", "Battle Step")
    t.you.attacks_directly("Ancient Gear Beast")
    assert t.opp.lp == 6000 and t.opp.set_cards == ["Mirror Force"]


@pytest.mark.parametrize("lies", ["", " (set)"])
def test_ancient_gear_beast_negates_the_effects_of_what_it_destroys(lies: str) -> None:
    """card: Ancient Gear Beast ②"""
    name = "Man-Eater Bug" if lies else "Mystic Tomato"
    t = your_turn("monsters: Ancient Gear Beast", f"monsters: {name}{lies}", "Battle Step")
    t.you.attacks("Ancient Gear Beast", name)
    assert t.you.monsters == ["Ancient Gear Beast"] and t.opp.monsters == [] and t.opp.graveyard == [name]


@pytest.mark.rule("damage.piercing.is-battle-damage", scenario=0)
def test_ancient_gear_golem_pierces() -> None:
    """card: Ancient Gear Golem ②"""
    t = your_turn("monsters: Ancient Gear Golem", "monsters: Kuriboh (defense)", "Battle Step")
    t.you.attacks("Ancient Gear Golem", "Kuriboh")
    assert t.opp.lp == 8000 - (3000 - 200)


@pytest.mark.rule("timing.mandatory.must-activate", scenario=0)
def test_doomcaliber_knight_must_negate_the_first_monster_effect() -> None:
    """card: Doomcaliber Knight ①"""
    t = your_turn("monsters: Cannon Soldier, Kuriboh", "monsters: Doomcaliber Knight")
    t.you.activates("Cannon Soldier", tributing="Kuriboh")
    assert t.opp.graveyard == ["Doomcaliber Knight"] and t.opp.lp == 8000
    assert sorted(t.you.graveyard) == ["Cannon Soldier", "Kuriboh"]


def test_doomcaliber_knight_lets_spells_pass() -> None:
    """card: Doomcaliber Knight ①"""
    t = your_turn("hand: Pot of Greed", "monsters: Doomcaliber Knight")
    t.you.activates("Pot of Greed")
    assert t.you.hand == ["Sogen", "Sogen"] and t.opp.monsters == ["Doomcaliber Knight"]


def test_gandora_destroys_and_banishes_everything_for_half_the_lp() -> None:
    """card: Gandora the Dragon of Destruction ①"""
    t = your_turn(f"monsters: {GANDORA}, Kuriboh   set: Trap Hole", "monsters: Gemini Elf   spells: Toll")
    t.you.activates(GANDORA)
    assert t.you.lp == 4000 and t.you.monsters == [GANDORA] and t.opp.monsters == [] and t.opp.spells == []
    assert sorted(t.you.banished) == ["Kuriboh", "Trap Hole"] and sorted(t.opp.banished) == ["Gemini Elf", "Toll"]
    assert t.you.atk_of(GANDORA) == 4 * 300


def test_gandora_goes_to_the_graveyard_in_the_end_phase_of_its_summon() -> None:
    """card: Gandora the Dragon of Destruction ②"""
    t = your_turn(f"hand: {GANDORA}   monsters: 2 Kuriboh")
    t.you.summons(GANDORA)
    t.you.ends_turn()
    assert GANDORA in t.you.graveyard
    t = your_turn(f"monsters: {GANDORA}")
    t.you.ends_turn()
    assert t.you.monsters == [GANDORA]


def test_light_and_darkness_dragon_is_light_and_dark() -> None:
    """card: Light and Darkness Dragon"""
    t = your_turn(f"monsters: {DRAGON}")
    assert attribute_of(t.duel.game, t.duel.state, t.you.monster(DRAGON).row) == LIGHT | DARK


def test_light_and_darkness_dragon_negates_and_loses_500() -> None:
    """card: Light and Darkness Dragon"""
    t = your_turn("hand: 2 Pot of Greed   monsters: Cannon Soldier, Kuriboh", f"monsters: {DRAGON}")
    t.you.activates("Pot of Greed")
    assert t.you.hand == ["Pot of Greed"] and t.opp.atk_of(DRAGON) == 2300 and t.opp.def_of(DRAGON) == 1900
    t.you.activates("Cannon Soldier", tributing="Kuriboh")
    assert t.opp.lp == 8000 and t.opp.atk_of(DRAGON) == 1800


@pytest.mark.rule("timing.mandatory.unpayable-cost-does-not-activate", scenario=0)
def test_light_and_darkness_dragon_stops_when_it_cannot_lose_500_of_both() -> None:
    """card: Light and Darkness Dragon"""
    t = your_turn("hand: 5 Graceful Charity", f"monsters: {DRAGON}")
    for left in (1900, 1400, 900, 400):
        t.you.activates("Graceful Charity")
        assert t.opp.def_of(DRAGON) == left
    t.you.activates("Graceful Charity")
    assert "you drew" in t.log() and t.opp.def_of(DRAGON) == 400
    told = [line for line in t.log() if DRAGON in line and "activate" in line]
    assert len(told) == 5, told  # the last time it is activated and does nothing


@pytest.mark.rule("chain.simultaneous.mandatory-takes-link-before-set-cards", scenario=1)
def test_light_and_darkness_dragon_takes_the_link_before_solemn_judgment_could() -> None:
    """card: Light and Darkness Dragon"""
    t = your_turn("hand: Mystical Space Typhoon   spells: Toll", f"monsters: {DRAGON}   set: Solemn Judgment")
    t.you.activates("Mystical Space Typhoon", targeting="Toll")
    t.nobody_responds()
    assert t.you.spells == ["Toll"] and t.opp.set_cards == ["Solemn Judgment"]
    assert (t.opp.atk_of(DRAGON), t.opp.def_of(DRAGON)) == (2300, 1900)


def test_light_and_darkness_dragon_destroyed_gives_way_to_another_monster() -> None:
    """card: Light and Darkness Dragon"""
    t = table(
        f"""
        turn 4, Battle Step, opp to act
        you 8000   monsters: {DRAGON}, Kuriboh   spells: Toll   graveyard: Gemini Elf, {DRAGON}
        opp 8000   monsters: Blue-Eyes White Dragon
        """
    )
    t.opp.attacks("Blue-Eyes White Dragon", DRAGON)
    t.you.takes_position("attack")
    assert t.you.monsters == ["Gemini Elf"] and t.you.spells == [] and "Kuriboh" in t.you.graveyard


@pytest.mark.rule("target.timing.chosen-at-activation", scenario=0)
def test_light_and_darkness_dragon_destroys_your_cards_even_if_there_is_nothing_to_summon() -> None:
    """card: Light and Darkness Dragon"""
    t = table(
        f"""
        turn 4, Battle Step, opp to act
        you 8000   monsters: {DRAGON}, Kuriboh   spells: Toll   deck: 3 Sogen
        opp 8000   monsters: Blue-Eyes White Dragon   deck: 3 Sogen
        """
    )
    t.opp.attacks("Blue-Eyes White Dragon", DRAGON)
    t.nobody_responds()
    assert t.you.monsters == [] and t.you.spells == [] and sorted(t.you.graveyard) == ["Kuriboh", DRAGON, "Toll"]


def test_light_and_darkness_dragon_destroys_your_cards_if_what_lies_in_the_graveyard_cannot_be_summoned() -> None:
    """card: Light and Darkness Dragon"""
    t = table(
        f"""
        turn 4, Battle Step, opp to act
        you 8000   monsters: {DRAGON}, Kuriboh   spells: Toll   graveyard: Gate Guardian, Yata-Garasu   deck: 3 Sogen
        opp 8000   monsters: Blue-Eyes White Dragon   deck: 3 Sogen
        """
    )
    t.opp.attacks("Blue-Eyes White Dragon", DRAGON)
    t.nobody_responds()
    assert t.you.monsters == [] and t.you.spells == [] and len(t.you.graveyard) == 5


DREADROOT = "The Wicked Dreadroot"


def test_dreadroot_wants_three_tributes_to_be_summoned_or_set() -> None:
    """card: The Wicked Dreadroot"""
    t = your_turn(f"hand: {DREADROOT}   monsters: Kuriboh, Sangan, Battle Ox")
    t.you.summons(DREADROOT, tributing=["Kuriboh", "Sangan", "Battle Ox"])
    assert t.you.monsters == [DREADROOT] and t.you.atk_of(DREADROOT) == 4000
    t = your_turn(f"hand: {DREADROOT}   monsters: Kuriboh, Sangan, Battle Ox")
    t.you.sets(DREADROOT, tributing=["Kuriboh", "Sangan", "Battle Ox"])
    assert t.you.monster(DREADROOT).position == "set"
    t = your_turn(f"hand: {DREADROOT}   monsters: Kuriboh, Sangan")
    t.you.cannot(f"summon {DREADROOT}", because="summon.tribute.three-only-by-card-text")


def test_dreadroot_cannot_be_revived() -> None:
    """card: The Wicked Dreadroot"""
    t = your_turn(f"hand: Monster Reborn   graveyard: {DREADROOT}")
    t.you.cannot("activate Monster Reborn", because="target.timing.chosen-at-activation")


def test_dreadroot_halves_all_others_whatever_strengthens_them() -> None:
    """card: The Wicked Dreadroot ①"""
    t = your_turn(f"monsters: {DREADROOT}, Battle Ox   hand: Axe of Despair", "monsters: Mystical Elf, Kuriboh (set)")
    assert (t.you.atk_of("Battle Ox"), t.you.def_of("Battle Ox")) == (850, 500)
    assert (t.opp.atk_of("Mystical Elf"), t.opp.def_of("Mystical Elf")) == (400, 1000)
    t.you.activates("Axe of Despair", targeting="Battle Ox")
    assert t.you.atk_of("Battle Ox") == (1700 + 1000) // 2 and t.you.atk_of(DREADROOT) == 4000
    ox = t.duel.view(t.you.player).monsters()[1]
    assert ox is not None
    changes = [(change.how, change.amount) for change in ox.changes]
    assert ("lose", 1350) in changes and ("gain", 1000) in changes


def test_two_dreadroots_halve_each_other() -> None:
    """card: The Wicked Dreadroot ①"""
    t = your_turn(f"monsters: {DREADROOT}   hand: Umi", f"monsters: {DREADROOT}, Battle Ox")
    assert t.you.atk_of(DREADROOT) == t.opp.atk_of(DREADROOT) == 2000 and t.opp.atk_of("Battle Ox") == 425
