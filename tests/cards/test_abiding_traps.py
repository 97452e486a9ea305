"""Cards: Continuous Traps that bind both players, or fall back on their own player."""

from loaded_dice import load_dice
from table import Table, table

FORBIDDEN = "effect.cannot.forbids-while-it-applies"
CONDITION = "effect.condition.all-must-be-met"
NO_COST = "cost.unpayable.cannot-activate"


def their_turn(you: str, opp: str = "", phase: str = "Main Phase 1") -> Table:
    return table(f"turn 4, {phase}, opp to act\nyou 8000   {you}   deck: 5 Sogen\nopp 8000   {opp}   deck: 5 Umi")


def your_turn(you: str, opp: str = "", phase: str = "Main Phase 1") -> Table:
    return table(f"turn 3, {phase}, you to act\nyou 8000   {you}   deck: 5 Sogen\nopp 8000   {opp}   deck: 5 Umi")


def test_enervating_mist_leaves_your_opponent_five_cards_in_hand() -> None:
    """card: Enervating Mist"""
    t = their_turn("spells: Enervating Mist", "hand: 6 Kuriboh")
    t.opp.ends_turn()
    t.nobody_responds()
    t.opp.discards("Kuriboh")
    assert len(t.opp.hand) == 5
    t = your_turn("spells: Enervating Mist   hand: 6 Kuriboh")
    t.you.ends_turn()
    t.nobody_responds()
    assert len(t.you.hand) == 6


def test_pyramid_of_light_takes_the_sphinxes_with_it() -> None:
    """card: Pyramid of Light"""
    t = their_turn(
        "spells: Pyramid of Light   monsters: Andro Sphinx, Sphinx Teleia, Kuriboh", "hand: Mystical Space Typhoon"
    )
    t.opp.activates("Mystical Space Typhoon", targeting="Pyramid of Light").nobody_responds()
    assert t.you.monsters == ["Kuriboh"] and sorted(t.you.banished) == ["Andro Sphinx", "Sphinx Teleia"]


def test_pyramid_of_light_does_nothing_from_under_its_back() -> None:
    """card: Pyramid of Light"""
    t = their_turn("set: Pyramid of Light   monsters: Andro Sphinx", "hand: Mystical Space Typhoon")
    t.opp.activates("Mystical Space Typhoon", targeting="Pyramid of Light").nobody_responds()
    assert t.you.monsters == ["Andro Sphinx"]


def test_human_wave_tactics_brings_as_many_small_monsters_as_fell() -> None:
    """card: Human-Wave Tactics"""
    t = table(
        "turn 4, Battle Step, opp to act\n"
        "you 8000   spells: Human-Wave Tactics   monsters: Skull Servant, Kuriboh, Mystical Elf   "
        "deck: Skull Servant, Petit Moth, Sogen, Gemini Elf\n"
        "opp 8000   monsters: Battle Ox, Gemini Elf, Summoned Skull   deck: Umi"
    )
    t.opp.attacks("Battle Ox", "Skull Servant")
    t.nobody_responds()
    t.opp.attacks("Gemini Elf", "Kuriboh")
    t.nobody_responds()
    t.opp.attacks("Summoned Skull", "Mystical Elf")
    t.nobody_responds()
    assert t.you.monsters == []
    assert sorted(t.you.is_asked("search").offers) == ["Petit Moth", "Skull Servant"]
    t.you.chooses("Petit Moth")
    t.you.takes_position("defense")
    assert t.you.monsters == ["Petit Moth"]


def test_human_wave_tactics_waits_for_a_small_normal_monster_of_yours() -> None:
    """card: Human-Wave Tactics"""
    t = your_turn("spells: Human-Wave Tactics   monsters: Battle Ox", "monsters: Skull Servant", "Battle Step")
    t.you.attacks("Battle Ox", "Skull Servant")
    t.nobody_responds()
    assert t.you.monsters == ["Battle Ox"] and t.opp.is_to_decide()


def test_bad_reaction_to_simochi_turns_his_gains_into_damage() -> None:
    """card: Bad Reaction to Simochi"""
    t = their_turn("spells: Bad Reaction to Simochi", "hand: Dian Keto the Cure Master")
    t.opp.activates("Dian Keto the Cure Master").nobody_responds()
    assert t.opp.lp == 7000


def test_bad_reaction_to_simochi_leaves_your_own_gains_alone() -> None:
    """card: Bad Reaction to Simochi"""
    t = your_turn("spells: Bad Reaction to Simochi   hand: Dian Keto the Cure Master")
    t.you.activates("Dian Keto the Cure Master").nobody_responds()
    assert t.you.lp == 9000


def test_elemental_absorber_holds_back_the_attribute_that_was_banished() -> None:
    """card: Elemental Absorber"""
    t = your_turn(
        "set: Elemental Absorber   hand: Kuriboh, Umi", "monsters: Summoned Skull, Gemini Elf   hand: Kuriboh"
    )
    t.you.activates("Elemental Absorber").nobody_responds()
    assert t.you.banished == ["Kuriboh"]
    t.you.ends_turn()
    t.nobody_responds()
    t.opp.goes_to("Battle Phase")
    t.opp.cannot("attack directly with Summoned Skull", because=FORBIDDEN)
    t.opp.attacks_directly("Gemini Elf")
    t.nobody_responds()
    assert t.you.lp == 8000 - 1900


def test_elemental_absorber_leaves_your_own_monsters_free_and_costs_a_monster() -> None:
    """card: Elemental Absorber"""
    t = your_turn("set: Elemental Absorber   hand: Kuriboh   monsters: Summoned Skull", "hand: Umi")
    t.you.activates("Elemental Absorber").nobody_responds()
    t.you.goes_to("Battle Phase")
    t.you.attacks_directly("Summoned Skull")
    t.nobody_responds()
    assert t.opp.lp == 8000 - 2500
    t = your_turn("set: Elemental Absorber   hand: Umi")
    t.you.cannot("activate Elemental Absorber", because=NO_COST)


def test_needle_wall_destroys_what_lies_in_the_zone_of_the_roll() -> None:
    """card: Needle Wall"""
    for rolls, left in (([2], ["Kuriboh", "Sangan"]), ([6, 3], ["Kuriboh", "Battle Ox"]), ([5], None)):
        t = table(
            "turn 4, Main Phase 1, opp to act\n"
            "you 8000   spells: Needle Wall   monsters: Gemini Elf (zone 2)   deck: 2 Umi\n"
            "opp 8000   monsters: Kuriboh (zone 1), Battle Ox (zone 2), Sangan (zone 3)"
        )
        load_dice(t, *rolls)
        t.opp.ends_turn()
        t.nobody_responds()
        assert t.opp.monsters == (left or ["Kuriboh", "Battle Ox", "Sangan"]) and t.you.monsters == ["Gemini Elf"]


def test_life_shaver_gathers_counters_and_makes_him_discard_as_many() -> None:
    """card: Life Shaver ②③"""
    t = their_turn("spells: Life Shaver", "hand: Kuriboh, Sangan, Battle Ox, Umi")
    t.opp.ends_turn()
    t.nobody_responds()
    t.you.ends_turn()
    t.nobody_responds()
    t.opp.ends_turn()
    t.nobody_responds()
    t.you.activates("Life Shaver", effect=3).nobody_responds()
    t.opp.discards("Kuriboh", "Umi")
    assert t.you.graveyard == ["Life Shaver"] and "Sangan" in t.opp.hand and "Kuriboh" not in t.opp.hand


def test_life_shaver_takes_the_whole_hand_if_it_is_smaller() -> None:
    """card: Life Shaver ③"""
    t = your_turn("spells: Life Shaver (3 counters)", "hand: Kuriboh, Sangan")
    t.you.activates("Life Shaver", effect=3).nobody_responds()
    assert t.opp.hand == []


def test_life_shaver_needs_a_counter_and_a_hand_to_discard() -> None:
    """card: Life Shaver ③"""
    t = your_turn("spells: Life Shaver", "hand: Kuriboh")
    t.you.cannot("activate Life Shaver effect 3", because=CONDITION)
    t = your_turn("spells: Life Shaver (3 counters)")
    t.you.cannot("activate Life Shaver effect 3", because=CONDITION)


def test_there_is_only_one_life_shaver_on_your_field() -> None:
    """card: Life Shaver ①"""
    t = your_turn("spells: Life Shaver (zone 1)   set: Life Shaver (zone 2)")
    t.you.cannot("activate Life Shaver (zone 2)", because="effect-type.unclassified.only-one-on-field")
