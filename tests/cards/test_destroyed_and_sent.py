"""Cards: what answers the destruction of a card which is sent to the Graveyard."""

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.choices import ANY_CARD, All
from spellspeed.lang.words.lines import Activation
from spellspeed.lang.words.places_said import YOUR_HAND
from spellspeed.lang.words.verbs import Destroy
from table import Table, table


def your_turn(you: str, opp: str = "", phase: str = "Main Phase 1") -> Table:
    return table(f"turn 3, {phase}, you to act\nyou 8000   {you}   deck: 5 Sogen\nopp 8000   {opp}   deck: 5 Sogen")


def their_turn(you: str, opp: str = "", phase: str = "Main Phase 1") -> Table:
    return table(f"turn 4, {phase}, opp to act\nyou 8000   {you}   deck: 5 Sogen\nopp 8000   {opp}   deck: 5 Sogen")


# ------------------------------------------------------------------------------------------------------ Normal Traps


def test_gust_destroys_a_card_when_the_opponent_destroys_your_spell() -> None:
    """card: Gust"""
    t = their_turn("set: Gust   field: Umi", "hand: Mystical Space Typhoon   spells: Banner of Courage")
    t.opp.activates("Mystical Space Typhoon", targeting="Umi")
    t.you.activates("Gust", targeting="Banner of Courage")
    assert t.opp.spells == [] and "Gust" in t.you.graveyard


def test_gust_does_not_answer_your_own_effect_or_a_trap() -> None:
    """card: Gust"""
    t = your_turn("set: Gust   field: Umi   hand: Mystical Space Typhoon", "spells: Banner of Courage")
    t.you.activates("Mystical Space Typhoon", targeting="Umi").nobody_responds()
    t.you.cannot("activate Gust", because="effect.condition.all-must-be-met")
    t = their_turn("set: Gust, Waboku", "hand: Mystical Space Typhoon   spells: Banner of Courage")
    t.opp.activates("Mystical Space Typhoon", targeting="Waboku").nobody_responds()
    t.you.cannot("activate Gust", because="effect.condition.all-must-be-met")


def test_soul_rope_brings_a_level_4_monster_from_the_deck() -> None:
    """card: Soul Rope ①"""
    t = table("""
        turn 4, Main Phase 1, opp to act
        you 8000   set: Soul Rope   monsters: Kuriboh   deck: Gemini Elf, Sangan, Sogen
        opp 8000   hand: Dark Hole   deck: 3 Sogen
    """)
    t.opp.activates("Dark Hole")
    t.you.activates("Soul Rope")
    t.you.takes_position("attack")
    assert t.you.lp == 7000 and t.you.monsters == ["Gemini Elf"]


@pytest.mark.rule("battle.destruction.not-by-card-effect", scenario=0)
def test_soul_rope_does_not_answer_a_battle_or_a_monster_that_is_only_sent() -> None:
    """card: Soul Rope ①"""
    t = table("""
        turn 4, Battle Step, opp to act
        you 8000   set: Soul Rope   monsters: Kuriboh, Sangan   deck: Gemini Elf, Sogen, Sogen
        opp 8000   monsters: Battle Ox, Gemini Elf   deck: 3 Sogen
    """)
    t.opp.attacks("Battle Ox", "Kuriboh")
    assert t.you.graveyard == ["Kuriboh"] and t.opp.is_asked("open state")


def test_chthonian_blast_destroys_the_weakest_monster_and_hurts_both_players() -> None:
    """card: Chthonian Blast"""
    t = their_turn("set: Chthonian Blast   monsters: Kuriboh", "monsters: Battle Ox, Gemini Elf", "Battle Step")
    t.opp.attacks("Gemini Elf", "Kuriboh")
    t.you.activates("Chthonian Blast")
    assert t.opp.monsters == ["Gemini Elf"]
    assert t.you.lp == 8000 - (1900 - 300) - 850 and t.opp.lp == 8000 - 850


def test_chthonian_blast_does_not_answer_a_face_down_monster() -> None:
    """card: Chthonian Blast"""
    t = their_turn(
        "set: Chthonian Blast   monsters: Kuriboh (set)", "hand: Nobleman of Crossout, Dark Hole   monsters: Battle Ox"
    )
    t.opp.activates("Dark Hole").nobody_responds()
    t.you.cannot("activate Chthonian Blast", because="effect.condition.all-must-be-met")


# ---------------------------------------------------------------------------------------------------- a Continuous Trap


@pytest.mark.rule("effect.each-time.discard-and-damage-counted-likewise", scenario=0)
def test_backfire_hurts_the_opponent_once_for_fire_monsters_destroyed_at_once() -> None:
    """card: Backfire ①"""
    t = their_turn("spells: Backfire   monsters: Solar Flare Dragon, UFO Turtle, Kuriboh", "hand: Dark Hole")
    t.opp.activates("Dark Hole")
    assert t.opp.lp == 7500
    t = their_turn("spells: Backfire   monsters: Kuriboh", "hand: Dark Hole")
    t.opp.activates("Dark Hole")
    assert t.opp.lp == 8000


@pytest.mark.rule("move.destroy.banished-instead-still-destroyed", scenario=0)
def test_backfire_does_not_answer_what_is_banished_instead() -> None:
    """card: Backfire ①"""
    t = their_turn("spells: Backfire, Macro Cosmos   monsters: Solar Flare Dragon", "hand: Dark Hole")
    t.opp.activates("Dark Hole")
    assert t.opp.lp == 8000 and t.you.banished == ["Solar Flare Dragon"]


# ---------------------------------------------------------------------------------------------------------- monsters


def test_granadora_gives_1000_when_summoned_and_takes_2000_when_destroyed() -> None:
    """card: Granadora"""
    t = your_turn("hand: Granadora, Dark Hole")
    t.you.summons("Granadora")
    assert t.you.lp == 9000
    t.you.activates("Dark Hole")
    assert t.you.lp == 7000


@pytest.mark.rule("move.tribute.is-not-destruction", scenario=0)
def test_granadora_costs_nothing_when_it_is_tributed() -> None:
    """card: Granadora"""
    t = your_turn("monsters: Granadora   hand: Summoned Skull")
    t.you.summons("Summoned Skull", tributing=["Granadora"])
    assert t.you.lp == 8000 and t.you.graveyard == ["Granadora"]


def test_winged_kuriboh_keeps_battle_damage_away_for_the_turn() -> None:
    """card: Winged Kuriboh ①"""
    t = their_turn("monsters: Winged Kuriboh", "monsters: Battle Ox, Gemini Elf", "Battle Step")
    t.opp.attacks("Battle Ox", "Winged Kuriboh")
    assert t.you.lp == 8000 - (1700 - 300) and t.you.monsters == []
    t.opp.attacks_directly("Gemini Elf")
    assert t.you.lp == 8000 - (1700 - 300)


def test_green_baboon_comes_from_hand_or_graveyard_for_a_destroyed_beast() -> None:
    """card: Green Baboon, Defender of the Forest ①"""
    baboon = "Green Baboon, Defender of the Forest"
    for where in ("hand", "graveyard"):
        t = their_turn(f'{where}: "{baboon}"   monsters: Silver Fang', "hand: Dark Hole")
        t.opp.activates("Dark Hole")
        t.you.triggers(f'"{baboon}"')
        t.you.takes_position("attack")
        assert t.you.monsters == [baboon] and t.you.lp == 7000
    t = their_turn(f'hand: "{baboon}"   monsters: Silver Fang', "monsters: Gemini Elf, Battle Ox", "Battle Step")
    t.opp.attacks("Gemini Elf", "Silver Fang")
    assert t.you.graveyard == ["Silver Fang"] and t.opp.is_asked("open state")


@pytest.mark.rule("effect-type.trigger.at-stated-timing", scenario=0)
def test_green_baboon_does_not_come_back_for_what_is_destroyed_together_with_it() -> None:
    """card: Green Baboon, Defender of the Forest ①"""
    baboon = "Green Baboon, Defender of the Forest"
    t = your_turn(f'monsters: "{baboon}", Silver Fang   hand: Dark Hole')
    t.you.activates("Dark Hole")
    assert t.you.monsters == [] and t.you.is_asked("open state")
    t = your_turn(f'monsters: "{baboon}"   hand: Dark Hole   graveyard: "{baboon}"')
    t.you.activates("Dark Hole")
    t.you.triggers(f'"{baboon}"')
    t.you.takes_position("attack")
    assert t.you.monsters == [baboon] and t.you.is_asked("open state")  # the one that lay there


def test_twin_headed_behemoth_comes_back_weaker_once_a_duel() -> None:
    """card: Twin-Headed Behemoth ①"""
    t = your_turn("monsters: 2 Twin-Headed Behemoth   hand: Dark Hole")
    t.you.activates("Dark Hole")
    t.you.goes_to("End Phase")
    t.you.does("activate Twin-Headed Behemoth")
    t.you.takes_position("attack")
    assert t.you.monsters == ["Twin-Headed Behemoth"]
    assert (t.you.atk_of("Twin-Headed Behemoth"), t.you.def_of("Twin-Headed Behemoth")) == (1000, 1000)
    assert t.turn == 4  # the other one cannot use the effect any more


@pytest.mark.rule("move.send-to-gy.is-not-destruction-or-release", scenario=0)
def test_twin_headed_behemoth_stays_in_the_graveyard_if_it_was_not_destroyed() -> None:
    """card: Twin-Headed Behemoth ①"""
    t = your_turn("monsters: Twin-Headed Behemoth   hand: Summoned Skull")
    t.you.summons("Summoned Skull", tributing=["Twin-Headed Behemoth"])
    t.you.ends_turn()
    assert t.turn == 4 and t.you.graveyard == ["Twin-Headed Behemoth"]


@pytest.mark.rule("effect-type.trigger.at-stated-timing", scenario=0)
def test_twin_headed_behemoth_stays_in_the_graveyard_if_it_was_not_destroyed_on_the_field() -> None:
    """card: Twin-Headed Behemoth ①"""
    blast = probe("Test Blast", "Spell", Activation(do=Destroy(All(ANY_CARD, YOUR_HAND))))
    text = "you 8000   hand: Test Blast, Twin-Headed Behemoth   deck: 5 Sogen\nopp 8000   deck: 5 Sogen"
    t = table(f"turn 3, Main Phase 1, you to act\n{text}", pool_with(blast))
    t.you.activates("Test Blast")
    assert "Twin-Headed Behemoth destroyed (effect)" in t.log()
    t.you.ends_turn()
    assert t.turn == 4 and "Twin-Headed Behemoth" in t.you.graveyard


WITCH, JACKFROST = "Ghostrick Witch", "Ghostrick Jackfrost"


def lose_to_the_opponent(mine: str, answered: bool) -> Table:
    """Let the opponent play Dark Hole on your monsters, with Ghostrick Break set."""
    t = table(
        f"""
        turn 4, Main Phase 1, opp to act
        you 8000   set: Ghostrick Break   {mine}   deck: 3 Sogen
        opp 8000   hand: Dark Hole   deck: 3 Sogen
        """
    )
    t.opp.activates("Dark Hole")
    if not answered:
        assert not t.you.is_to_decide() or not t.you.can_activate("Ghostrick Break")
    return t


def test_ghostrick_break_sets_two_of_other_names_when_one_is_destroyed() -> None:
    """card: Ghostrick Break ①"""
    t = lose_to_the_opponent(f"monsters: {WITCH}   graveyard: {WITCH}, 2 {JACKFROST}", True)
    t.you.activates("Ghostrick Break")
    t.you.chooses_zone(2)
    assert t.you.monsters == [JACKFROST, JACKFROST]
    assert [card.face_up for card in t.you.view.monsters(t.you.player) if card] == [False, False]
    assert sorted(t.you.graveyard) == ["Ghostrick Break", WITCH, WITCH]


@pytest.mark.rule("damage-step.end.destroyed-by-battle-triggers", scenario=0)
def test_ghostrick_break_answers_a_battle() -> None:
    """card: Ghostrick Break ①"""
    t = table(
        f"""
        turn 4, Battle Step, opp to act
        you 8000   set: Ghostrick Break   monsters: {WITCH}   graveyard: 2 {JACKFROST}   deck: 3 Sogen
        opp 8000   monsters: Gemini Elf   deck: 3 Sogen
        """
    )
    t.opp.attacks("Gemini Elf", WITCH)
    t.you.activates("Ghostrick Break")
    t.you.chooses_zone(2)
    assert t.you.monsters == [JACKFROST, JACKFROST]


@pytest.mark.rule("card.text.activation-condition-and-effect", scenario=0)
def test_ghostrick_break_needs_just_one_that_was_face_up_and_two_of_other_names() -> None:
    """card: Ghostrick Break ①"""
    buried = f"graveyard: 2 {JACKFROST}"
    lose_to_the_opponent(f"monsters: 2 {WITCH}   {buried}", False)
    lose_to_the_opponent(f"monsters: {WITCH} (set)   {buried}", False)
    lose_to_the_opponent(f"monsters: Kuriboh   {buried}", False)
    lose_to_the_opponent(f"monsters: {JACKFROST}   {buried}", False)


def test_ghostrick_break_does_not_answer_your_own_effect() -> None:
    """card: Ghostrick Break ①"""
    mine = f"set: Ghostrick Break   hand: Dark Hole   monsters: {WITCH}   graveyard: 2 {JACKFROST}   deck: 3 Sogen"
    t = table(f"turn 3, Main Phase 1, you to act\nyou 8000   {mine}\nopp 8000   deck: 3 Sogen")
    t.you.activates("Dark Hole").nobody_responds()
    t.you.cannot("activate Ghostrick Break", because="effect.condition.all-must-be-met")


# ------------------------------------------------------------------------------------------------------ Vampire's Curse

CURSE = "Vampire's Curse"


def cursed() -> Table:
    """Vampire's Curse has fallen in battle in your opponent's turn."""
    t = table(f"""
        turn 4, Battle Step, opp to act
        you 8000   monsters: {CURSE}   deck: 4 Umi
        opp 8000   monsters: Summoned Skull   deck: 4 Umi   hand: Kuriboh
    """)
    t.opp.attacks("Summoned Skull", CURSE)
    return t


def test_vampires_curse_returns_in_the_standby_phase_of_the_next_turn_with_500_atk_more() -> None:
    """card: Vampire's Curse"""
    t = cursed()
    t.you.triggers(CURSE)
    t.nobody_responds()
    assert t.you.lp == 8000 - 500 - 500 and t.you.graveyard == [CURSE]
    t.opp.ends_turn()
    assert (t.turn, t.phase) == (5, "Standby Phase")
    t.you.carries_out(CURSE)
    t.you.takes_position("attack")
    t.nobody_responds()
    assert t.you.monsters == [CURSE] and t.you.atk_of(CURSE) == 2500


@pytest.mark.rule("effect-type.trigger.at-stated-timing", scenario=0)
def test_vampires_curse_gains_nothing_when_it_is_summoned_in_another_way() -> None:
    """card: Vampire's Curse"""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Monster Reborn   graveyard: {CURSE}
        opp 8000
    """)
    t.you.activates("Monster Reborn")
    t.you.takes_position("attack")
    t.you.is_asked("open state")
    assert t.you.atk_of(CURSE) == 2000


@pytest.mark.rule("timing.optional.player-decides", scenario=0)
def test_vampires_curse_stays_in_the_graveyard_if_its_player_does_not_pay() -> None:
    """card: Vampire's Curse"""
    t = cursed()
    t.you.passes()
    t.opp.ends_turn()
    assert (t.turn, t.phase) == (5, "Main Phase 1") and t.you.graveyard == [CURSE]
