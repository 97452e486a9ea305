"""Cards: Continuous Traps that bind both players, or fall back on their own player."""

from table import Table, table


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
