"""Cards: what answers or changes battle damage, and what a monster may do when it attacks."""

import pytest

from table import Table, table

DIRECTLY = "battle.attack.must-choose-monster-if-any"


def with_rest(side: str, acting: bool) -> str:
    """Give a side a deck, and a card in hand if it is to act, so that its turn does not end by itself."""
    side += "" if "deck:" in side else "   deck: 3 Sogen"
    return side + ("" if "hand:" in side or not acting else "   hand: Umi")


def your_battle(you: str, opp: str = "", lp: int = 8000, opp_lp: int = 8000) -> Table:
    """Lay out your Battle Step."""
    you, opp = with_rest(you, True), with_rest(opp, False)
    return table(f"turn 3, Battle Step, you to act\nyou {lp}   {you}\nopp {opp_lp}   {opp}")


def their_battle(you: str, opp: str, lp: int = 8000) -> Table:
    """Lay out your opponent's Battle Step."""
    you, opp = with_rest(you, False), with_rest(opp, True)
    return table(f"turn 4, Battle Step, opp to act\nyou {lp}   {you}\nopp 8000   {opp}")


# -------------------------------------------------------------------------------------------------- damage is answered


@pytest.mark.rule("damage.piercing.example-parshath", scenario=0)
def test_airknight_pierces_and_draws_for_the_damage() -> None:
    """card: Airknight Parshath ①, Airknight Parshath ②"""
    t = your_battle("monsters: Airknight Parshath   deck: Yami, Sogen", "monsters: Ooguchi (defense)")
    t.you.attacks("Airknight Parshath", "Ooguchi")
    assert t.opp.lp == 8000 - 1650 and t.opp.graveyard == ["Ooguchi"] and t.you.hand == ["Umi", "Yami"]


@pytest.mark.rule("effect-type.trigger.example-parshath-draw", scenario=0)
def test_airknight_does_not_draw_without_damage() -> None:
    """card: Airknight Parshath ①, Airknight Parshath ②"""
    t = your_battle("monsters: Airknight Parshath", "monsters: Millennium Shield (defense)")
    t.you.attacks("Airknight Parshath", "Millennium Shield")
    assert t.you.lp == 8000 - 1100 and t.opp.lp == 8000 and t.you.hand == ["Umi"]


@pytest.mark.rule("damage.piercing.example-parshath", scenario=0)
def test_airknight_that_is_attacked_pierces_nothing_but_draws() -> None:
    """card: Airknight Parshath ②"""
    t = their_battle("monsters: Airknight Parshath   deck: Yami, Sogen", "monsters: Drillroid")
    t.opp.attacks("Drillroid", "Airknight Parshath")
    assert t.opp.lp == 7700 and t.you.hand == ["Yami"]


@pytest.mark.rule("damage-step.after-calc.battle-damage-triggers", scenario=0)
@pytest.mark.parametrize("target", ["", "Ooguchi"])
def test_masked_sorcerer_draws_for_battle_damage(target: str) -> None:
    """card: Masked Sorcerer"""
    t = your_battle("monsters: Masked Sorcerer   deck: Yami, Sogen", f"monsters: {target}" if target else "")
    if target:
        t.you.attacks("Masked Sorcerer", target)
    else:
        t.you.attacks_directly("Masked Sorcerer")
    assert t.opp.lp == (7400 if target else 7100) and t.you.hand == ["Umi", "Yami"]


@pytest.mark.rule("effect-type.trigger.at-stated-timing", scenario=0)
def test_masked_sorcerer_does_not_draw_for_the_damage_of_another() -> None:
    """card: Masked Sorcerer"""
    t = your_battle("monsters: Masked Sorcerer, Gemini Elf")
    t.you.attacks_directly("Gemini Elf")
    assert t.you.hand == ["Umi"]


def test_white_magical_hat_makes_the_opponent_discard() -> None:
    """card: White Magical Hat"""
    t = your_battle("monsters: White Magical Hat", "monsters: Ooguchi   hand: Yami")
    t.you.attacks("White Magical Hat", "Ooguchi")
    assert t.opp.graveyard == ["Yami", "Ooguchi"] and t.opp.lp == 7300
    t = your_battle("monsters: White Magical Hat", "monsters: Ooguchi (defense)   hand: Yami")
    t.you.attacks("White Magical Hat", "Ooguchi")
    assert t.opp.hand == ["Yami"]


@pytest.mark.rule("damage-step.after-calc.battle-damage-triggers", scenario=0)
def test_robbin_goblin_answers_the_damage_of_each_of_your_monsters() -> None:
    """card: Robbin' Goblin"""
    t = your_battle("monsters: Gemini Elf, Vorse Raider   spells: Robbin' Goblin", "hand: Yami, Sogen")
    t.you.attacks_directly("Gemini Elf")
    assert len(t.opp.hand) == 1
    t.you.attacks_directly("Vorse Raider")
    assert t.opp.hand == []


@pytest.mark.rule("effect-type.trigger.at-stated-timing", scenario=0)
def test_robbin_goblin_ignores_the_damage_you_take() -> None:
    """card: Robbin' Goblin"""
    t = their_battle("spells: Robbin' Goblin   hand: Yami", "monsters: Gemini Elf   hand: Umi, Sogen")
    t.opp.attacks_directly("Gemini Elf")
    assert t.you.hand == ["Yami"] and len(t.opp.hand) == 2


@pytest.mark.parametrize("name", ["X-Saber Airbellum", "Spirit Reaper"])
def test_a_direct_attack_costs_a_random_card(name: str) -> None:
    """card: X-Saber Airbellum ①, Spirit Reaper"""
    t = your_battle(f"monsters: {name}", "hand: Yami")
    t.you.attacks_directly(name)
    assert t.opp.hand == [] and t.opp.graveyard == ["Yami"]


@pytest.mark.rule("effect-type.trigger.at-stated-timing", scenario=0)
def test_airbellum_takes_no_card_for_damage_of_a_battle_with_a_monster() -> None:
    """card: X-Saber Airbellum ①"""
    t = your_battle("monsters: X-Saber Airbellum", "monsters: Ooguchi   hand: Yami")
    t.you.attacks("X-Saber Airbellum", "Ooguchi")
    assert t.opp.lp == 6700 and t.opp.hand == ["Yami"]


@pytest.mark.rule("battle.indestructible.damage-still-applies", scenario=0)
def test_spirit_reaper_is_not_destroyed_by_battle() -> None:
    """card: Spirit Reaper"""
    t = their_battle("monsters: Spirit Reaper", "monsters: Gemini Elf")
    t.opp.attacks("Gemini Elf", "Spirit Reaper")
    assert t.you.monsters == ["Spirit Reaper"] and t.you.lp == 6400


def test_spirit_reaper_is_destroyed_once_it_was_targeted() -> None:
    """card: Spirit Reaper"""
    t = table(
        """
        turn 4, Main Phase 1, opp to act
        you 8000   monsters: Spirit Reaper
        opp 8000   hand: Rush Recklessly
        """
    )
    t.opp.activates("Rush Recklessly", targeting="Spirit Reaper")
    assert t.you.graveyard == ["Spirit Reaper"] and t.opp.graveyard == ["Rush Recklessly"]
    assert t.log().index("Spirit Reaper destroyed (effect)") > t.log().index("Spirit Reaper stats changed by 700")


def test_don_zaloog_activates_one_of_two_effects() -> None:
    """card: Don Zaloog"""
    for effect in (1, 2):
        t = your_battle("monsters: Don Zaloog", "hand: Yami   deck: Umi, Sogen, Kuriboh")
        t.you.attacks_directly("Don Zaloog")
        t.you.triggers("Don Zaloog", effect)
        assert t.opp.graveyard == [["Yami"], ["Umi", "Sogen"]][effect - 1]
        assert t.log().count("you activated Don Zaloog") == 1


@pytest.mark.rule("timing.optional.player-decides", scenario=0)
def test_don_zaloog_may_be_declined() -> None:
    """card: Don Zaloog"""
    t = your_battle("monsters: Don Zaloog", "hand: Yami")
    t.you.attacks_directly("Don Zaloog")
    t.you.passes()
    assert t.opp.hand == ["Yami"] and t.opp.graveyard == []


@pytest.mark.rule("damage-step.end.destroyer-triggers", scenario=0)
def test_guardian_angel_joan_gains_the_original_attack_of_what_it_destroys() -> None:
    """card: Guardian Angel Joan"""
    t = your_battle("monsters: Guardian Angel Joan", "monsters: Gemini Elf   set: Rush Recklessly")
    t.you.attacks("Guardian Angel Joan", "Gemini Elf")
    t.opp.activates("Rush Recklessly", targeting="Gemini Elf")
    t.nobody_responds()
    assert t.you.lp == 8000 + 1900 and t.opp.graveyard == ["Rush Recklessly", "Gemini Elf"]


@pytest.mark.rule("move.destroy.banished-instead-still-destroyed", scenario=0)
def test_guardian_angel_joan_gains_nothing_from_a_banished_monster() -> None:
    """card: Guardian Angel Joan"""
    t = your_battle("monsters: Guardian Angel Joan   spells: Macro Cosmos", "monsters: Gemini Elf")
    t.you.attacks("Guardian Angel Joan", "Gemini Elf")
    assert t.opp.banished == ["Gemini Elf"] and t.you.lp == 8000


# ---------------------------------------------------------------------------------------------------------------- Gorz


@pytest.mark.rule("damage-step.example.gorz-from-hand", scenario=0)
def test_gorz_answers_battle_damage_with_a_token_as_strong() -> None:
    """card: Gorz the Emissary of Darkness"""
    t = their_battle("hand: Gorz the Emissary of Darkness", "monsters: Gemini Elf")
    t.opp.attacks_directly("Gemini Elf")
    t.you.activates("Gorz the Emissary of Darkness")
    t.you.takes_position("defense")
    t.you.takes_position("defense")
    assert t.you.monsters == ["Gorz the Emissary of Darkness", "Emissary of Darkness Token"] and t.you.lp == 6100
    token = "Emissary of Darkness Token"
    assert (t.you.atk_of(token), t.you.def_of(token)) == (1900, 1900)


def test_what_gorz_does_once_it_is_there_is_an_effect_of_its_own_that_can_be_answered() -> None:
    """card: Gorz the Emissary of Darkness"""
    theirs = "monsters: Gemini Elf   set: Divine Wrath   hand: Kuriboh"
    t = their_battle("hand: Gorz the Emissary of Darkness", theirs)
    t.opp.attacks_directly("Gemini Elf")
    t.you.activates("Gorz the Emissary of Darkness")
    t.opp.passes()
    t.you.takes_position("attack")
    assert t.you.monsters == ["Gorz the Emissary of Darkness"] and t.chain == ["Gorz the Emissary of Darkness"]
    t.opp.activates("Divine Wrath", discarding="Kuriboh").nobody_responds()
    assert t.you.monsters == [] and t.you.graveyard == ["Gorz the Emissary of Darkness"]


@pytest.mark.rule("effect-type.trigger.at-stated-timing", scenario=0)
def test_gorz_that_comes_in_another_way_brings_no_token() -> None:
    """card: Gorz the Emissary of Darkness"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Monster Reborn   graveyard: Gorz the Emissary of Darkness
        opp 8000
    """)
    t.you.activates("Monster Reborn")
    t.you.takes_position("attack")
    t.you.is_asked("open state")
    assert t.you.monsters == ["Gorz the Emissary of Darkness"]


@pytest.mark.rule("damage-step.example.gorz-from-hand", scenario=0)
def test_gorz_returns_effect_damage() -> None:
    """card: Gorz the Emissary of Darkness"""
    t = table(
        """
        turn 4, Main Phase 1, opp to act
        you 8000   hand: Gorz the Emissary of Darkness
        opp 8000   hand: Ookazi, Umi
        """
    )
    t.opp.activates("Ookazi")
    t.you.activates("Gorz the Emissary of Darkness")
    t.you.takes_position("attack")
    assert t.you.monsters == ["Gorz the Emissary of Darkness"] and (t.you.lp, t.opp.lp) == (7200, 7200)


@pytest.mark.rule("damage-step.example.gorz-from-hand", scenario=0)
def test_gorz_needs_an_empty_field() -> None:
    """card: Gorz the Emissary of Darkness"""
    t = their_battle("hand: Gorz the Emissary of Darkness   set: Trap Hole", "monsters: Gemini Elf")
    t.opp.attacks_directly("Gemini Elf")
    t.opp.is_asked("open state")
    assert t.you.lp == 6100


@pytest.mark.rule("chain.trigger.hand-self-summon-only-one", scenario=0)
def test_only_one_of_two_gorz_can_be_activated() -> None:
    """card: Gorz the Emissary of Darkness"""
    t = their_battle("hand: 2 Gorz the Emissary of Darkness", "monsters: Gemini Elf")
    t.opp.attacks_directly("Gemini Elf")
    t.you.activates("Gorz the Emissary of Darkness")
    t.you.takes_position("attack")
    t.you.takes_position("attack")
    t.opp.is_asked("open state")
    assert t.you.hand == ["Gorz the Emissary of Darkness"]


# --------------------------------------------------------------------------------------------------- damage is changed


def with_sword(opp: str, lp: int = 8000) -> Table:
    """Equip your Gemini Elf with the sword, and go to your Battle Phase."""
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you {lp}   hand: Double-Edged Sword, Umi   monsters: Gemini Elf   deck: Sogen
        opp {lp}   {opp}   deck: Sogen
        """
    )
    t.you.activates("Double-Edged Sword", targeting="Gemini Elf")
    assert t.you.atk_of("Gemini Elf") == 3900
    t.you.goes_to("Battle Phase")
    return t


@pytest.mark.rule("damage.shared.is-battle-damage", scenario=0)
def test_double_edged_sword_makes_both_players_take_the_damage_and_leaves_after_2000() -> None:
    """card: Double-Edged Sword ②③"""
    t = with_sword("monsters: Vorse Raider")
    t.you.attacks("Gemini Elf", "Vorse Raider")
    assert (t.you.lp, t.opp.lp) == (6000, 6000) and t.you.graveyard == ["Double-Edged Sword"]
    assert t.you.atk_of("Gemini Elf") == 1900


@pytest.mark.rule("damage.shared.is-battle-damage", scenario=0)
def test_double_edged_sword_stays_after_less_than_2000_damage() -> None:
    """card: Double-Edged Sword ②③"""
    t = with_sword("monsters: Summoned Skull")
    t.you.attacks("Gemini Elf", "Summoned Skull")
    assert (t.you.lp, t.opp.lp) == (6600, 6600) and t.you.spells == ["Double-Edged Sword"]


@pytest.mark.rule("damage.battle.both-players-simultaneous", scenario=0)
def test_both_players_reach_zero_together_by_the_double_edged_sword() -> None:
    """card: Double-Edged Sword ②"""
    t = with_sword("", lp=500)
    t.you.attacks_directly("Gemini Elf")
    assert t.winner == "draw"


@pytest.mark.rule("damage.battle.both-players-simultaneous", scenario=0)
def test_dark_storm_shares_the_damage_you_take_and_survives() -> None:
    """card: Number C96: Dark Storm"""
    t = their_battle("monsters: Number C96: Dark Storm", "monsters: Gemini Elf")
    t.opp.attacks("Gemini Elf", "Number C96: Dark Storm")
    assert (t.you.lp, t.opp.lp) == (7100, 7100) and t.you.monsters == ["Number C96: Dark Storm"]
    t = your_battle("monsters: Number C96: Dark Storm")
    t.you.attacks_directly("Number C96: Dark Storm")
    assert (t.you.lp, t.opp.lp) == (8000, 7000)


@pytest.mark.rule("damage.redirected.is-battle-damage", scenario=0)
def test_amazoness_swords_woman_lets_the_opponent_take_your_damage() -> None:
    """card: Amazoness Swords Woman ①"""
    t = your_battle("monsters: Amazoness Swords Woman", "monsters: Summoned Skull")
    t.you.attacks("Amazoness Swords Woman", "Summoned Skull")
    assert (t.you.lp, t.opp.lp) == (8000, 7000) and t.you.graveyard == ["Amazoness Swords Woman"]
    t = your_battle("monsters: Amazoness Swords Woman", "monsters: Ooguchi")
    t.you.attacks("Amazoness Swords Woman", "Ooguchi")
    assert (t.you.lp, t.opp.lp) == (8000, 6800)


# ------------------------------------------------------------------------------------------------ how a monster attacks


@pytest.mark.rule("damage.piercing.is-battle-damage", scenario=0)
def test_spear_dragon_pierces_and_turns_to_defense_position() -> None:
    """card: Spear Dragon ①, Spear Dragon ②"""
    t = your_battle("monsters: Spear Dragon, Gemini Elf", "monsters: Ooguchi (defense)")
    t.you.attacks("Spear Dragon", "Ooguchi")
    assert t.opp.lp == 8000 - 1650 and t.you.monster("Spear Dragon").position == "defense"
    assert t.phase == "Battle Phase"


@pytest.mark.rule("effect-type.trigger.at-stated-timing", scenario=0)
def test_spear_dragon_that_is_attacked_keeps_its_position() -> None:
    """card: Spear Dragon ②"""
    t = their_battle("monsters: Spear Dragon", "monsters: Ooguchi")
    t.opp.attacks("Ooguchi", "Spear Dragon")
    assert t.you.monster("Spear Dragon").position == "attack"


@pytest.mark.rule("damage.piercing.is-battle-damage", scenario=0)
def test_mad_sword_beast_pierces() -> None:
    """card: Mad Sword Beast"""
    t = your_battle("monsters: Mad Sword Beast", "monsters: Ooguchi (set)")
    t.you.attacks("Mad Sword Beast", "Ooguchi")
    assert t.opp.lp == 8000 - 1150


@pytest.mark.rule("damage.piercing.is-battle-damage", scenario=0)
def test_enraged_battle_ox_lets_your_beasts_pierce() -> None:
    """card: Enraged Battle Ox ①"""
    t = your_battle(
        "monsters: Enraged Battle Ox, Battle Ox, Gemini Elf", "monsters: 2 Ooguchi (defense), Ooguchi (set)"
    )
    t.you.attacks("Battle Ox", "Ooguchi (zone 1)")
    assert t.opp.lp == 8000 - 1450
    t.you.attacks("Enraged Battle Ox", "Ooguchi (zone 2)")
    assert t.opp.lp == 8000 - 1450 - 1450
    t.you.attacks("Gemini Elf", "Ooguchi (zone 3)")
    assert t.opp.lp == 8000 - 1450 - 1450


@pytest.mark.rule("damage.piercing.is-battle-damage", scenario=0)
def test_enraged_battle_ox_does_not_help_the_opponent() -> None:
    """card: Enraged Battle Ox ①"""
    t = their_battle("monsters: Enraged Battle Ox (defense)", "monsters: Battle Ox")
    t.opp.attacks("Battle Ox", "Enraged Battle Ox")
    assert t.you.lp == 8000 and t.you.graveyard == ["Enraged Battle Ox"]


@pytest.mark.parametrize("name", ["Hayabusa Knight", "Mataza the Zapper"])
def test_a_monster_attacks_twice(name: str) -> None:
    """card: Hayabusa Knight ①, Mataza the Zapper"""
    t = your_battle(f"monsters: {name}, Gemini Elf")
    t.you.attacks_directly(name)
    t.you.attacks_directly(name)
    t.you.cannot(f"{name} attacks directly", "battle.attack.once-per-turn")
    t.you.can("Gemini Elf attacks directly")
    assert t.opp.lp == 8000 - (2000 if name == "Hayabusa Knight" else 2600)


@pytest.mark.rule("effect.cannot.forbids-while-it-applies", scenario=0)
def test_mataza_keeps_its_controller() -> None:
    """card: Mataza the Zapper"""
    t = table(
        """
        turn 4, Main Phase 1, opp to act
        you 8000   monsters: Mataza the Zapper
        opp 8000   hand: Change of Heart, Umi
        """
    )
    assert not t.opp.can_activate("Change of Heart")


@pytest.mark.rule("battle.attack.once-per-turn", scenario=0)
def test_asura_priest_attacks_every_monster_once() -> None:
    """card: Asura Priest"""
    t = your_battle("monsters: Asura Priest", "monsters: Ooguchi, Kuriboh, Masked Sorcerer (defense)")
    t.you.attacks("Asura Priest", "Ooguchi")
    t.you.attacks("Asura Priest", "Kuriboh")
    t.you.attacks("Asura Priest", "Masked Sorcerer")
    assert t.opp.monsters == [] and t.opp.lp == 8000 - 1400 - 1400
    assert t.phase == "Main Phase 2"  # the attacks on monsters were all it had


def test_asura_priest_that_attacks_directly_attacks_once() -> None:
    """card: Asura Priest"""
    t = your_battle("monsters: Asura Priest, Gemini Elf")
    t.you.attacks_directly("Asura Priest")
    t.you.cannot("Asura Priest attacks directly", "battle.attack.once-per-turn")


@pytest.mark.parametrize(("name", "damage"), [("Jinzo #7", 500), ("Ooguchi", 300), ("Rainbow Flower", 400)])
def test_a_monster_attacks_directly_past_others(name: str, damage: int) -> None:
    """card: Jinzo #7, Ooguchi, Rainbow Flower"""
    t = your_battle(f"monsters: {name}, Gemini Elf", "monsters: Millennium Shield (defense)")
    t.you.attacks_directly(name)
    assert t.opp.lp == 8000 - damage
    t.you.cannot("Gemini Elf attacks directly", DIRECTLY)


def test_a_direct_attacker_may_attack_a_monster_too() -> None:
    """card: Jinzo #7"""
    t = your_battle("monsters: Jinzo #7", "monsters: Kuriboh")
    t.you.attacks("Jinzo #7", "Kuriboh")
    assert t.opp.lp == 7800 and t.opp.graveyard == ["Kuriboh"]
