"""Cards: what sends cards elsewhere, acts each time something happens, or answers what became of a card."""

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.choices import Exists, One
from spellspeed.lang.words.every_word import FACE_UP
from spellspeed.lang.words.lines import Activation
from spellspeed.lang.words.nouns import Monster
from spellspeed.lang.words.places_said import YOUR_EXTRA_DECK, YOUR_FIELD, YOUR_GRAVEYARD
from spellspeed.lang.words.verbs import Draw, SpecialSummon
from table import Table, table


def with_deck(side: str) -> str:
    """Give a side a deck."""
    return side + ("" if "deck:" in side else "   deck: 3 Sogen")


def your_turn(you: str, opp: str = "", phase: str = "Main Phase 1") -> Table:
    """Lay out a phase of your turn."""
    return table(f"turn 3, {phase}, you to act\nyou 8000   {with_deck(you)}\nopp 8000   {with_deck(opp)}")


def their_turn(you: str, opp: str = "", phase: str = "Main Phase 1") -> Table:
    """Lay out a phase of your opponent's turn."""
    return table(f"turn 4, {phase}, opp to act\nyou 8000   {with_deck(you)}\nopp 8000   {with_deck(opp)}")


# ------------------------------------------------------------------------------------------------- not to the Graveyard


@pytest.mark.rule("effect.wording.optional", scenario=0)
def test_macro_cosmos_may_summon_helios_when_it_is_activated() -> None:
    """card: Macro Cosmos ①"""
    t = your_turn("set: Macro Cosmos   hand: Umi   deck: Helios - The Primordial Sun, Umi")
    t.you.activates("Macro Cosmos")
    t.you.says_yes()
    t.you.takes_position("attack")
    assert t.you.monsters == ["Helios - The Primordial Sun"] and t.you.spells == ["Macro Cosmos"]
    t = your_turn("set: Macro Cosmos   hand: Umi   deck: Helios - The Primordial Sun, Umi")
    t.you.activates("Macro Cosmos")
    t.you.says_no()
    assert t.you.monsters == [] and t.you.spells == ["Macro Cosmos"]


def test_macro_cosmos_can_be_activated_without_helios() -> None:
    """card: Macro Cosmos ①"""
    t = your_turn("set: Macro Cosmos   hand: Umi")
    t.you.activates("Macro Cosmos")
    assert t.you.spells == ["Macro Cosmos"]


@pytest.mark.rule("move.send-to-gy.banished-under-macro-cosmos", scenario=0)
@pytest.mark.parametrize("banisher", ["Banisher of the Light", "Banisher of the Radiance", "Macro Cosmos"])
def test_whatever_would_go_to_the_graveyard_is_banished(banisher: str) -> None:
    """card: Macro Cosmos ②, Banisher of the Light, Banisher of the Radiance"""
    there = f"spells: {banisher}" if banisher == "Macro Cosmos" else f"monsters: {banisher}"
    t = your_turn(f"{there}   hand: Ookazi, Raigeki, Umi", "monsters: Gemini Elf   set: Trap Hole")
    t.you.activates("Ookazi")
    t.you.activates("Raigeki")
    assert t.you.banished == ["Ookazi", "Raigeki"] and t.opp.banished == ["Gemini Elf"]
    assert t.you.graveyard == [] and t.opp.graveyard == []


@pytest.mark.rule("move.discard.banished-under-macro-cosmos", scenario=0)
def test_macro_cosmos_banishes_discarded_cards_and_cards_from_the_deck() -> None:
    """card: Macro Cosmos ②"""
    t = your_turn("spells: Macro Cosmos   set: Raigeki Break   hand: Umi", "monsters: Gemini Elf")
    t.you.activates("Raigeki Break", discarding="Umi", targeting="Gemini Elf")
    assert t.you.banished == ["Umi", "Raigeki Break"] and t.opp.banished == ["Gemini Elf"]
    t = your_turn("spells: Macro Cosmos   hand: Foolish Burial, Umi   deck: Gemini Elf, Sogen")
    t.you.activates("Foolish Burial")
    assert t.you.banished == ["Gemini Elf", "Foolish Burial"] and t.you.graveyard == []


@pytest.mark.rule("effect-type.continuous.stops-when-destruction-determined", scenario=0)
def test_banisher_of_the_light_banishes_nothing_that_is_destroyed_together_with_it() -> None:
    """card: Banisher of the Light"""
    # rule: effect-type.continuous.stops-when-destruction-determined
    t = your_turn("monsters: Banisher of the Light   hand: Dark Hole, Umi", "monsters: Gemini Elf")
    t.you.activates("Dark Hole")
    assert t.opp.graveyard == ["Gemini Elf"] and t.you.banished == []
    assert t.you.graveyard == ["Banisher of the Light", "Dark Hole"]


@pytest.mark.rule("move.send-to-gy.banished-under-macro-cosmos", scenario=0)
def test_dimensional_fissure_banishes_monsters_only() -> None:
    """card: Dimensional Fissure ①"""
    t = your_turn("spells: Dimensional Fissure   hand: Raigeki, Umi", "monsters: Gemini Elf")
    t.you.activates("Raigeki")
    assert t.opp.banished == ["Gemini Elf"] and t.you.graveyard == ["Raigeki"]


@pytest.mark.rule("move.send-to-gy.banished-under-macro-cosmos", scenario=0)
def test_dimensional_fissure_stops_sangan() -> None:
    """card: Dimensional Fissure ①"""
    t = your_turn("spells: Dimensional Fissure   hand: Raigeki, Umi", "monsters: Sangan   deck: Kuriboh")
    t.you.activates("Raigeki")
    t.you.is_asked("open state")
    assert t.opp.banished == ["Sangan"] and t.opp.hand == []


def test_dark_law_comes_by_mask_change_alone() -> None:
    """card: Masked HERO Dark Law"""
    call = Activation(do=SpecialSummon(One(Monster(archetype="HERO"), YOUR_EXTRA_DECK | YOUR_GRAVEYARD)))
    mask = probe("Test Change", "Spell / Quick-Play", call, rule_name=21143940)
    other = probe("Test Call", "Spell / Quick-Play", call)
    pool = pool_with(mask, other)
    law = "Masked HERO Dark Law"
    position = "turn 3, Main Phase 1, you to act\nyou 8000   hand: Test Change, Test Call   {}: {}\nopp 8000"
    t = table(position.format("extra", law), pool=pool)
    t.you.cannot("activate Test Call", because="effect.condition.no-possible-resolution-blocks-activation")
    t.you.activates("Test Change")
    t.you.takes_position("attack")
    assert t.you.monsters == [law]
    t = table(position.format("graveyard", law), pool=pool)
    t.you.cannot("activate Test Call", because="effect.condition.no-possible-resolution-blocks-activation")


@pytest.mark.rule("move.send-to-gy.banished-under-macro-cosmos", scenario=0)
def test_dark_law_banishes_what_goes_to_the_opponents_graveyard() -> None:
    """card: Masked HERO Dark Law ①"""
    t = your_turn(
        "monsters: Masked HERO Dark Law, Ooguchi   hand: Raigeki, Umi", "monsters: Gemini Elf   set: Trap Hole"
    )
    t.you.activates("Raigeki")
    assert t.opp.banished == ["Gemini Elf"] and t.opp.graveyard == []
    assert t.you.graveyard == ["Raigeki"]


def test_dark_law_banishes_a_monster_of_the_opponent_that_you_control() -> None:
    """card: Masked HERO Dark Law ①"""
    t = your_turn(
        "monsters: Masked HERO Dark Law, Gemini Elf (owner opp)   hand: Raigeki Break", "hand: Fissure   deck: Umi"
    )
    t.you.ends_turn()
    t.opp.activates("Fissure")
    assert t.opp.banished == ["Gemini Elf", "Fissure"]


def test_dark_law_banishes_a_card_from_the_hand_after_a_search() -> None:
    """card: Masked HERO Dark Law ②"""
    t = their_turn(
        "monsters: Masked HERO Dark Law", "hand: Reinforcement of the Army, Umi   deck: D.D. Warrior, 2 Sogen"
    )
    t.opp.activates("Reinforcement of the Army")
    t.you.triggers("Masked HERO Dark Law")
    assert len(t.opp.hand) == 1 and len(t.opp.banished) == 2


def test_dark_law_ignores_the_normal_draw() -> None:
    """card: Masked HERO Dark Law ②"""
    t = your_turn("monsters: Masked HERO Dark Law   hand: Umi", "hand: Umi")
    t.you.ends_turn()
    t.opp.is_asked("open state")
    assert len(t.opp.hand) == 2


# ----------------------------------------------------------------------------------------------------------- each time

STAR = probe("Star", "Fairy / Effect", attribute="LIGHT", atk=1500, archetypes=("Trickstar",))


def test_lycoris_trades_places_with_another_trickstar() -> None:
    """card: Trickstar Lycoris ①"""
    t = table(
        """
        turn 4, Main Phase 1, opp to act
        you 8000   hand: Trickstar Lycoris   monsters: Star, Gemini Elf
        opp 8000   hand: Ookazi, Umi
        """,
        pool_with(STAR),
    )
    t.opp.activates("Ookazi")
    t.you.activates("Trickstar Lycoris", targeting="Star").nobody_responds()
    t.you.takes_position("defense")
    assert sorted(t.you.monsters) == ["Gemini Elf", "Trickstar Lycoris"] and t.you.hand == ["Star"]


def test_lycoris_does_not_target_another_lycoris() -> None:
    """card: Trickstar Lycoris ①"""
    t = your_turn("hand: Trickstar Lycoris, Umi   monsters: Trickstar Lycoris")
    assert not t.you.can_activate("Trickstar Lycoris")


@pytest.mark.rule("damage.continuous-effect.no-chain", scenario=0)
def test_lycoris_burns_for_every_card_added_to_the_opponents_hand() -> None:
    """card: Trickstar Lycoris ②"""
    t = their_turn("monsters: Trickstar Lycoris", "hand: Pot of Greed, Upstart Goblin, Umi   deck: 5 Sogen")
    t.opp.activates("Pot of Greed")
    assert t.opp.lp == 7600
    assert [line for line in t.log() if "lp" in line] == ["opp lp 8000 -> 7600 (effect)"]  # one damage for both cards
    t.opp.activates("Upstart Goblin")
    assert t.opp.lp == 7400 and t.you.lp == 9000


@pytest.mark.rule("move.draw.counts-as-added-to-hand", scenario=0)
def test_lycoris_burns_for_a_card_that_returns_and_for_the_normal_draw() -> None:
    """card: Trickstar Lycoris ②"""
    t = your_turn(
        "monsters: Trickstar Lycoris   set: Compulsory Evacuation Device   hand: Umi",
        "monsters: Gemini Elf   hand: Umi",
    )
    t.you.activates("Compulsory Evacuation Device", targeting="Gemini Elf")
    assert t.opp.lp == 7800
    t.you.ends_turn()
    assert t.opp.lp == 7600


@pytest.mark.rule("damage.continuous-effect.not-summed-into-one", scenario=0)
def test_each_lycoris_burns_on_its_own() -> None:
    """card: Trickstar Lycoris ②"""
    t = their_turn("monsters: 2 Trickstar Lycoris", "hand: Upstart Goblin, Umi   deck: 5 Sogen")
    t.opp.activates("Upstart Goblin")
    assert t.opp.lp == 7600


def test_light_stage_may_add_a_trickstar() -> None:
    """card: Trickstar Light Stage ①"""
    t = your_turn("hand: Trickstar Light Stage, Umi   deck: Trickstar Lycoris, Sogen")
    t.you.activates("Trickstar Light Stage")
    t.you.says_yes()
    assert t.you.hand == ["Umi", "Trickstar Lycoris"] and t.you.field_zone == ["Trickstar Light Stage"]


def staged(more: str = "") -> Table:
    """Light Stage has been used on the first of two Jars of Greed."""
    t = your_turn(f"field: Trickstar Light Stage   hand: Umi   {more}", "set: Jar of Greed, Reckless Greed (zone 3)")
    t.you.activates("Trickstar Light Stage", targeting="Jar of Greed")
    t.nobody_responds()
    t.you.cannot("activate Trickstar Light Stage", because="effect.once-per-turn.limits-the-user")
    return t


def reach_end_phase(t: Table) -> None:
    """Go on to your End Phase; nobody does anything before it."""
    t.you.goes_to("End Phase")
    while t.phase != "End Phase":
        t.opp.passes()


def test_light_stage_keeps_a_set_card_from_being_activated_until_it_must_be_in_the_end_phase() -> None:
    """card: Trickstar Light Stage ②"""
    t = staged()
    t.you.goes_to("Battle Phase")
    assert t.opp.can_activate("Reckless Greed")
    t.opp.cannot("activate Jar of Greed", because="effect.cannot.forbids-while-it-applies")
    t.nobody_responds()
    reach_end_phase(t)
    t.opp.activates("Jar of Greed").nobody_responds()
    assert t.opp.graveyard == ["Jar of Greed"] and t.turn == 4 and t.opp.set_cards == ["Reckless Greed"]


@pytest.mark.rule("turn.end.compulsory-effect-turn-player-may-apply-first", scenario=0)
def test_light_stage_has_a_card_sent_that_is_not_activated_in_the_end_phase() -> None:
    """card: Trickstar Light Stage ②"""
    t = staged()
    reach_end_phase(t)
    t.opp.passes()
    # Nothing else has happened, so it must be done now.
    assert t.opp.is_offered() == ["activate Jar of Greed", "activate Reckless Greed", "carry out Trickstar Light Stage"]
    t.opp.carries_out("Trickstar Light Stage")
    t.nobody_responds()
    assert t.turn == 4 and t.opp.graveyard == ["Jar of Greed"] and t.opp.set_cards == ["Reckless Greed"]


def test_light_stage_lets_go_of_the_card_when_it_leaves_the_field() -> None:
    """card: Trickstar Light Stage ②"""
    t = staged("set: Mystical Space Typhoon")
    t.you.activates("Mystical Space Typhoon", targeting="Trickstar Light Stage")
    t.nobody_responds()
    t.you.goes_to("Battle Phase")
    assert t.opp.can_activate("Jar of Greed")
    t.nobody_responds()
    t.you.ends_turn()
    t.nobody_responds()
    assert t.turn == 4 and t.opp.set_cards == ["Jar of Greed", "Reckless Greed"]


@pytest.mark.rule("damage.continuous-effect.light-stage-after-each", scenario=0)
def test_light_stage_follows_the_damage_of_each_trickstar() -> None:
    """card: Trickstar Light Stage ③, Trickstar Lycoris ②"""
    t = their_turn(
        "monsters: 3 Trickstar Lycoris   field: Trickstar Light Stage", "hand: Upstart Goblin, Umi   deck: 5 Sogen"
    )
    t.opp.activates("Upstart Goblin")
    assert t.opp.lp == 6800


@pytest.mark.rule("damage.continuous-effect.light-stage-after-each", scenario=0)
def test_light_stage_follows_battle_damage_of_a_trickstar_only() -> None:
    """card: Trickstar Light Stage ③"""
    t = your_turn(
        "monsters: Trickstar Lycoris, Gemini Elf   field: Trickstar Light Stage   hand: Umi", phase="Battle Step"
    )
    t.you.attacks_directly("Trickstar Lycoris")
    assert t.opp.lp == 6200
    t.you.attacks_directly("Gemini Elf")
    assert t.opp.lp == 4300


def test_leonidas_answers_effect_damage_and_gives_it_back() -> None:
    """card: D/D/D Rebel King Leonidas ①, D/D/D Rebel King Leonidas ②"""
    t = their_turn("hand: D/D/D Rebel King Leonidas", "hand: 2 Ookazi, Umi")
    t.opp.activates("Ookazi")
    t.you.activates("D/D/D Rebel King Leonidas")
    t.you.takes_position("attack")
    assert t.you.monsters == ["D/D/D Rebel King Leonidas"] and t.you.lp == 8000
    t.opp.activates("Ookazi")
    assert t.you.lp == 8000


@pytest.mark.rule("damage.battle.definition", scenario=0)
def test_leonidas_does_not_answer_or_stop_battle_damage() -> None:
    """card: D/D/D Rebel King Leonidas ①, D/D/D Rebel King Leonidas ②"""
    t = their_turn("hand: D/D/D Rebel King Leonidas", "monsters: Gemini Elf   hand: Umi", "Battle Step")
    t.opp.attacks_directly("Gemini Elf")
    t.opp.is_asked("open state")
    assert t.you.lp == 6100
    t = their_turn("monsters: D/D/D Rebel King Leonidas", "monsters: Blue-Eyes White Dragon   hand: Umi", "Battle Step")
    t.opp.attacks("Blue-Eyes White Dragon", "D/D/D Rebel King Leonidas")
    assert t.you.lp == 7600


def test_dante_turns_to_defense_position_at_the_end_of_a_battle_phase_in_which_it_attacked() -> None:
    """card: Dante, Traveler of the Burning Abyss ②"""
    t = your_turn("monsters: Dante, Traveler of the Burning Abyss   hand: Umi", phase="Battle Step")
    t.you.attacks_directly("Dante, Traveler of the Burning Abyss")
    assert t.step == "End Step"
    t.you.does('carry out "Dante, Traveler of the Burning Abyss"')
    assert t.phase == "Main Phase 2"
    assert t.you.monster("Dante, Traveler of the Burning Abyss").position == "defense" and t.opp.lp == 7000
    t = your_turn("monsters: Dante, Traveler of the Burning Abyss   hand: Umi", phase="Battle Step")
    t.you.goes_to("Main Phase 2")
    assert t.you.monster("Dante, Traveler of the Burning Abyss").position == "attack"


def test_dante_returns_a_burning_abyss_card_when_sent_to_the_graveyard() -> None:
    """card: Dante, Traveler of the Burning Abyss ③"""
    abyss = probe("Abyss", "Fiend / Effect", archetypes=("Burning Abyss",))
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Dark Hole, Umi   monsters: Dante, Traveler of the Burning Abyss   graveyard: Abyss, Gemini Elf
        opp 8000
        """,
        pool_with(abyss),
    )
    t.you.activates("Dark Hole")
    t.you.triggers("Dante, Traveler of the Burning Abyss")
    assert t.you.hand == ["Umi", "Abyss"]


def test_ghostrick_mansion_hides_face_down_monsters_and_lets_others_attack_past_them() -> None:
    """card: Ghostrick Mansion"""
    mine = "monsters: Gemini Elf   field: Ghostrick Mansion   hand: Umi"
    t = your_turn(mine, "monsters: Ooguchi (set)", "Battle Step")
    t.you.attacks_directly("Gemini Elf")
    assert t.opp.lp == 8000 - 950
    t = your_turn(mine, "monsters: Ooguchi (set), Kuriboh", "Battle Step")
    assert t.you.reasons("Gemini Elf attacks directly")
    t.you.attacks("Gemini Elf", "Kuriboh")
    assert t.opp.graveyard == ["Kuriboh"]


def test_ghostrick_mansion_holds_for_the_opponent_too() -> None:
    """card: Ghostrick Mansion"""
    t = their_turn(
        "monsters: Ooguchi (set)   field: Ghostrick Mansion", "monsters: Gemini Elf   hand: Umi", "Battle Step"
    )
    t.opp.attacks_directly("Gemini Elf")
    assert t.you.lp == 8000 - 950 and t.you.monsters == ["Ooguchi"]


def test_ghostrick_mansion_halves_effect_damage() -> None:
    """card: Ghostrick Mansion"""
    t = your_turn("field: Ghostrick Mansion   hand: Ookazi, Umi")
    t.you.activates("Ookazi")
    assert t.opp.lp == 7600


@pytest.mark.parametrize(("mine", "lp"), [("Gemini Elf", 8000 - 950), ("Ghostrick Witch", 8000 - 1200)])
def test_ghostrick_mansion_halves_battle_damage_of_other_monsters(mine: str, lp: int) -> None:
    """card: Ghostrick Mansion"""
    t = table(f"turn 3, Battle Step, you to act\nyou 8000   monsters: {mine}   field: Ghostrick Mansion\nopp 8000")
    t.you.attacks_directly(mine)
    assert t.opp.lp == lp


def test_ghostrick_mansion_halves_what_the_opponents_monsters_inflict() -> None:
    """card: Ghostrick Mansion"""
    t = their_turn("monsters: Sangan   field: Ghostrick Mansion", "monsters: Gemini Elf   hand: Umi", "Battle Step")
    t.opp.attacks("Gemini Elf", "Sangan")
    assert t.you.lp == 8000 - 450


# --------------------------------------------------------------------------------------------------- destroyed and sent


@pytest.mark.rule("effect.name-limit.this-effect-of-x-once", scenario=0)
def test_o_lion_leaves_a_token_once_a_turn() -> None:
    """card: Mecha Phantom Beast O-Lion ②"""
    t = your_turn("monsters: Mecha Phantom Beast O-Lion   hand: Dark Hole, Umi")
    t.you.activates("Dark Hole")
    t.you.triggers("Mecha Phantom Beast O-Lion")
    t.you.takes_position("defense")
    assert t.you.monsters == ["Mecha Phantom Beast Token"]
    assert t.you.atk_of("Mecha Phantom Beast Token") == 0


def test_o_lion_is_protected_by_a_token() -> None:
    """card: Mecha Phantom Beast O-Lion ①, Mecha Phantom Beast O-Lion ②"""
    t = your_turn("monsters: 2 Mecha Phantom Beast O-Lion   hand: Hammer Shot, Dark Hole, Smashing Ground, Umi")
    t.you.activates("Hammer Shot")
    t.you.chooses("Mecha Phantom Beast O-Lion (zone 1)")
    t.you.triggers("Mecha Phantom Beast O-Lion")
    t.you.takes_position("defense")
    assert sorted(t.you.monsters) == ["Mecha Phantom Beast O-Lion", "Mecha Phantom Beast Token"]
    t.you.activates("Dark Hole")
    assert t.you.monsters == ["Mecha Phantom Beast O-Lion"]


def test_gilfer_is_equipped_to_a_monster_that_loses_500() -> None:
    """card: Archfiend of Gilfer ①"""
    t = their_turn("monsters: Archfiend of Gilfer", "monsters: Gemini Elf   hand: Smashing Ground, Umi")
    t.opp.activates("Smashing Ground")
    t.you.triggers("Archfiend of Gilfer")
    t.you.chooses_zone(3)
    assert t.opp.atk_of("Gemini Elf") == 1400 and t.you.spells == ["Archfiend of Gilfer"] and t.you.graveyard == []


@pytest.mark.rule("timing.when-optional.misses", scenario=0)
def test_gilfer_misses_its_timing_as_a_cost_and_needs_a_face_up_monster() -> None:
    """card: Archfiend of Gilfer ①"""
    t = your_turn("set: Raigeki Break   hand: Archfiend of Gilfer, Umi   monsters: Ooguchi", "set: Trap Hole")
    t.you.activates("Raigeki Break", discarding="Archfiend of Gilfer", targeting="Trap Hole")
    t.you.is_asked("open state")
    t = your_turn("hand: Dark Hole, Umi   monsters: Archfiend of Gilfer")
    t.you.activates("Dark Hole")
    t.you.is_asked("open state")


@pytest.mark.rule("equip.lost-target.equip-card-destroyed", scenario=0)
def test_gilfer_leaves_with_the_monster_it_is_equipped_to() -> None:
    """card: Archfiend of Gilfer ①"""
    t = their_turn("monsters: Archfiend of Gilfer", "monsters: Gemini Elf   hand: Smashing Ground, Dark Hole, Umi")
    t.opp.activates("Smashing Ground")
    t.you.triggers("Archfiend of Gilfer")
    t.you.chooses_zone(3)
    t.opp.activates("Dark Hole")
    assert t.opp.monsters == [] and t.you.spells == [] and t.you.graveyard == ["Archfiend of Gilfer"]


@pytest.mark.rule("card.name.rule-name-in-every-place", scenario=0)
def test_scarlight_is_called_red_dragon_archfiend() -> None:
    """card: Scarlight Red Dragon Archfiend ①"""
    needs = Exists(Monster(FACE_UP, name="Red Dragon Archfiend"), YOUR_FIELD)
    call = probe("Call", "Spell / Normal", Activation(needs=needs, do=Draw(1)))
    position = """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Call, Umi   monsters: {}   deck: 2 Sogen
        opp 8000
        """
    t = table(position.format("Scarlight Red Dragon Archfiend"), pool_with(call))
    assert t.you.can_activate("Call")
    t = table(position.format("Gemini Elf"), pool_with(call))
    assert not t.you.can_activate("Call")


def test_scarlight_destroys_special_summoned_effect_monsters_that_are_not_stronger() -> None:
    """card: Scarlight Red Dragon Archfiend ②"""
    t = your_turn(
        "monsters: Scarlight Red Dragon Archfiend, Ally of Justice Catastor, Ooguchi   hand: Umi",
        "monsters: Red Dragon Archfiend, Gemini Elf, Masked HERO Dark Law (set)",
    )
    t.you.activates("Scarlight Red Dragon Archfiend")
    assert t.you.monsters == ["Scarlight Red Dragon Archfiend", "Ooguchi"] and t.opp.lp == 7000
    assert t.opp.monsters == ["Gemini Elf", "Masked HERO Dark Law"] and t.opp.graveyard == ["Red Dragon Archfiend"]
    t.you.cannot("activate Scarlight Red Dragon Archfiend", "effect.once-per-turn.limits-the-user")


@pytest.mark.rule("effect.condition.no-possible-resolution-blocks-activation", scenario=0)
def test_scarlight_needs_something_to_destroy() -> None:
    """card: Scarlight Red Dragon Archfiend ②"""
    t = your_turn(
        "monsters: Scarlight Red Dragon Archfiend, Ooguchi   hand: Umi   spells: Skill Drain", "monsters: Gemini Elf"
    )
    assert not t.you.can_activate("Scarlight Red Dragon Archfiend")


def test_astrograph_answers_the_destruction_of_your_card() -> None:
    """card: Astrograph Sorcerer ①"""
    t = their_turn("hand: Astrograph Sorcerer   set: Trap Hole", "hand: Mystical Space Typhoon, Umi")
    t.opp.activates("Mystical Space Typhoon")
    t.you.activates("Astrograph Sorcerer")
    t.you.takes_position("defense")
    assert t.you.monsters == ["Astrograph Sorcerer"]


@pytest.mark.rule("effect-type.trigger.at-stated-timing", scenario=0)
def test_astrograph_answers_destruction_by_battle_and_not_that_of_the_opponents_cards() -> None:
    """card: Astrograph Sorcerer ①"""
    t = their_turn("hand: Astrograph Sorcerer   monsters: Ooguchi", "monsters: Gemini Elf   hand: Umi", "Battle Step")
    t.opp.attacks("Gemini Elf", "Ooguchi")
    t.you.activates("Astrograph Sorcerer")
    t.you.takes_position("defense")
    assert t.you.monsters == ["Astrograph Sorcerer"]
    t = your_turn("hand: Astrograph Sorcerer, Raigeki, Umi", "monsters: Gemini Elf")
    t.you.activates("Raigeki")
    t.you.is_asked("open state")


def test_ha_des_negates_what_your_fiends_destroy_by_battle() -> None:
    """card: Dark Ruler Ha Des"""
    t = your_turn("monsters: Dark Ruler Ha Des   hand: Umi", "monsters: Sangan   deck: Kuriboh, Sogen", "Battle Step")
    t.you.attacks("Dark Ruler Ha Des", "Sangan")
    t.you.is_asked("open state")
    assert t.opp.graveyard == ["Sangan"] and t.opp.hand == []


def test_ha_des_is_not_special_summoned_from_the_graveyard() -> None:
    """card: Dark Ruler Ha Des"""
    t = your_turn("hand: Monster Reborn, Umi   graveyard: Dark Ruler Ha Des")
    t.you.cannot("activate Monster Reborn", because="target.timing.chosen-at-activation")
    t = your_turn("hand: Monster Reborn, Umi   graveyard: Dark Ruler Ha Des, Gemini Elf, Sangan")
    t.you.activates("Monster Reborn")
    assert t.you.is_asked("target").offers == ["Gemini Elf", "Sangan"]


def test_ha_des_does_not_help_monsters_that_are_no_fiends() -> None:
    """card: Dark Ruler Ha Des"""
    t = your_turn(
        "monsters: Dark Ruler Ha Des, Gemini Elf   hand: Umi", "monsters: Sangan   deck: Kuriboh, Sogen", "Battle Step"
    )
    t.you.attacks("Gemini Elf", "Sangan")
    assert t.opp.hand == ["Kuriboh"]
