"""Cards: Flip Monsters of old decks, and monsters that look at what lies face-down."""

import pytest

from table import Table, table

NO_TARGET = "target.timing.chosen-at-activation"
NOT_MET = "effect.condition.all-must-be-met"
UNPAYABLE = "cost.unpayable.cannot-activate"
FORBIDDEN = "effect.cannot.forbids-while-it-applies"


def your_turn(you: str, opp: str = "", phase: str = "Main Phase 1") -> Table:
    return table(f"turn 3, {phase}, you to act\nyou 8000   {you}   deck: 9 Sogen\nopp 8000   {opp}   deck: 9 Sogen")


def their_turn(you: str, opp: str = "", phase: str = "Main Phase 1") -> Table:
    return table(f"turn 4, {phase}, opp to act\nyou 8000   {you}   deck: 9 Sogen\nopp 8000   {opp}   deck: 9 Sogen")


def flipped(card: str, opp: str, you: str = "") -> Table:
    """A Flip Monster of yours is Flip Summoned."""
    t = your_turn(f"monsters: {card} (set), Kuriboh   hand: Umi   {you}", opp)
    t.you.flip_summons(card)
    return t


# ---------------------------------------------------------------------------------------- what is turned up to be seen

LOOKERS = {"Reaper of the Cards": "Trap", "Trap Master": "Trap", "Armed Ninja": "Spell", "Crimson Ninja": "Trap"}
SET = {"Trap": "Waboku", "Spell": "Dark Hole"}
UP = {"Trap": "Spellbinding Circle", "Spell": "Messenger of Peace"}


@pytest.mark.parametrize("card", LOOKERS)
@pytest.mark.parametrize("right", [True, False])
def test_a_set_card_is_destroyed_if_it_is_what_is_looked_for(card: str, right: bool) -> None:
    """card: Reaper of the Cards, Trap Master, Armed Ninja ①, Crimson Ninja ①"""
    kind = LOOKERS[card] if right else "Spell" if LOOKERS[card] == "Trap" else "Trap"
    t = flipped(card, f"set: {SET[kind]}   hand: Umi")
    if "Ninja" in card:
        t.you.triggers(card)
    t.nobody_responds()
    assert t.opp.graveyard == ([SET[kind]] if right else []) and t.opp.set_cards == ([] if right else [SET[kind]])
    assert any("revealed" in line for line in t.log())


@pytest.mark.parametrize("card", LOOKERS)
def test_a_face_up_card_is_a_target_only_if_it_is_what_is_looked_for(card: str) -> None:
    """card: Reaper of the Cards, Trap Master, Armed Ninja ①, Crimson Ninja ①"""
    right, wrong = ("Trap", "Spell") if LOOKERS[card] == "Trap" else ("Spell", "Trap")
    t = flipped(card, f"spells: {UP[right]}, {UP[wrong]}   hand: Umi")
    if "Ninja" in card:
        t.you.triggers(card)
    t.nobody_responds()
    assert t.opp.graveyard == [UP[right]]
    t = flipped(card, f"spells: {UP[wrong]}   hand: Umi")
    assert t.you.is_asked("open state") and t.opp.graveyard == []


@pytest.mark.parametrize("card", ["Armed Ninja", "Crimson Ninja"])
def test_a_ninja_need_not_look(card: str) -> None:
    """card: Armed Ninja ①, Crimson Ninja ①"""
    t = flipped(card, "set: Waboku, Dark Hole   hand: Umi")
    t.you.passes()
    t.nobody_responds()
    assert t.you.is_asked("open state") and len(t.opp.set_cards) == 2


@pytest.mark.parametrize(("monster", "falls"), [("Man-Eater Bug", True), ("Mystical Elf", False)])
def test_bombardment_beetle_destroys_an_effect_monster(monster: str, falls: bool) -> None:
    """card: Bombardment Beetle"""
    t = flipped("Bombardment Beetle", f"monsters: {monster} (set), Sangan   hand: Umi")
    t.nobody_responds()
    assert t.opp.graveyard == ([monster] if falls else []) and len(t.you.monsters) == 2
    if not falls:
        assert t.opp.monster(monster).position == "set"


def test_bombardment_beetle_looks_at_no_monster_that_was_turned_up() -> None:
    """card: Bombardment Beetle"""
    t = flipped("Bombardment Beetle", "monsters: Sangan (set)   set: Desert Sunlight   hand: Umi")
    t.opp.activates("Desert Sunlight").nobody_responds()
    assert t.opp.monster("Sangan").position == "defense" and t.opp.graveyard == ["Desert Sunlight"]


# ------------------------------------------------------------------------------------------------------- both players


def test_dimension_jar_lets_each_player_banish_three_cards_of_the_other() -> None:
    """card: Dimension Jar"""
    graves = "graveyard: Umi, Forest, Dark Hole, Kuriboh   hand: Umi", "graveyard: Forest, Sogen"
    t = flipped("Dimension Jar", *graves)
    t.nobody_responds()
    t.you.says_yes()
    t.you.chooses("Umi", "Forest", "Kuriboh")
    t.opp.says_yes()
    t.opp.chooses("Sogen")
    assert t.opp.graveyard == ["Dark Hole"] and t.you.graveyard == ["Forest"] and len(t.opp.banished) == 3
    t = flipped("Dimension Jar", *graves)
    t.nobody_responds()
    t.you.says_no()
    t.opp.says_no()
    assert t.you.banished == t.opp.banished == []


# ------------------------------------------------------------------------------------------------- what is forbidden


@pytest.mark.parametrize(("card", "trap_too", "turns"), [("Whirlwind Weasel", True, 1), ("Sonic Jammer", False, 2)])
def test_the_opponent_can_play_nothing_for_a_time(card: str, trap_too: bool, turns: int) -> None:
    """card: Whirlwind Weasel, Sonic Jammer"""
    t = flipped(card, "set: Threatening Roar   monsters: Kuriboh   hand: Dark Hole, Umi")
    t.nobody_responds()
    t.you.goes_to("Battle Phase")
    if trap_too:
        t.opp.cannot("activate Threatening Roar", because=FORBIDDEN)
    else:
        assert t.opp.can_activate("Threatening Roar")
        t.opp.passes()
    t.you.ends_turn()
    for turn in range(1, turns + 1):
        while t.phase != "Main Phase 1":
            t.opp.passes()
        if turn < turns:
            t.opp.cannot("activate Dark Hole", because=FORBIDDEN)
            t.opp.ends_turn()
            t.you.ends_turn()
    t.opp.can("activate Dark Hole")


def test_sasuke_samurai_2_silences_both_players_spells_and_traps() -> None:
    """card: Sasuke Samurai #2"""
    t = your_turn("monsters: Sasuke Samurai #2   hand: Dark Hole, Umi", "hand: Umi   monsters: Kuriboh")
    t.you.activates("Sasuke Samurai #2").nobody_responds()
    assert t.you.lp == 7200
    t.you.cannot("activate Dark Hole", because=FORBIDDEN)
    t.you.ends_turn()
    t.opp.can("activate Umi")
    t = table("turn 3, Main Phase 1, you to act\nyou 700  monsters: Sasuke Samurai #2   hand: Umi\nopp 8000")
    t.you.cannot("activate Sasuke Samurai #2", because="cost.lp.not-more-than-current")


# ------------------------------------------------------------------------------------------- negated for a discard


def test_gravekeepers_watcher_negates_what_the_opponent_would_discard_for() -> None:
    """card: Gravekeeper's Watcher"""
    t = their_turn("hand: Gravekeeper's Watcher, Umi", "hand: Graceful Charity, Umi, Sogen")
    t.opp.does("activate Graceful Charity")
    t.opp.take_zone()
    t.you.activates("Gravekeeper's Watcher").nobody_responds()
    assert t.opp.graveyard == ["Graceful Charity"] and len(t.opp.hand) == 2
    assert t.you.graveyard == ["Gravekeeper's Watcher"]
    t = their_turn("hand: Gravekeeper's Watcher, Umi   monsters: Kuriboh", "hand: Delinquent Duo, Umi, Sogen")
    t.opp.does("activate Delinquent Duo")
    t.opp.take_zone()
    assert not t.you.is_to_decide() or not t.you.can_activate("Gravekeeper's Watcher")


def test_gemini_imps_negates_what_you_would_discard_for_and_draws() -> None:
    """card: Gemini Imps"""
    t = their_turn("hand: Gemini Imps, Umi", "hand: Delinquent Duo, Umi, Sogen")
    t.opp.does("activate Delinquent Duo")
    t.opp.take_zone()
    t.you.activates("Gemini Imps").nobody_responds()
    assert t.opp.graveyard == ["Delinquent Duo"] and sorted(t.you.hand) == ["Sogen", "Umi"]
    t = their_turn("hand: Gemini Imps, Umi", "hand: Graceful Charity, Umi, Sogen")
    t.opp.does("activate Graceful Charity")
    t.opp.take_zone()
    assert not t.you.is_to_decide() or not t.you.can_activate("Gemini Imps")


# --------------------------------------------------------------------------------------------------- one for another


def test_throwstone_unit_hurls_a_warrior() -> None:
    """card: Throwstone Unit"""
    t = your_turn("monsters: Throwstone Unit, Command Knight   hand: Umi", "monsters: Gemini Elf, Mystical Elf")
    t.you.does("activate Throwstone Unit")
    t.nobody_responds()
    assert t.opp.graveyard == ["Gemini Elf"] and t.you.graveyard == ["Command Knight"]
    t = your_turn("monsters: Throwstone Unit, Command Knight   hand: Umi", "monsters: Mystical Elf")
    t.you.cannot("activate Throwstone Unit", because=NO_TARGET)
    t = your_turn("monsters: Throwstone Unit   hand: Umi", "monsters: Gemini Elf")
    t.you.cannot("activate Throwstone Unit", because="cost.unpayable.cannot-activate")  # its own ATK would be gone


def test_throwstone_unit_destroys_no_monster_that_was_turned_face_down() -> None:
    """card: Throwstone Unit"""
    t = your_turn(
        "monsters: Throwstone Unit, Command Knight   hand: Umi", "monsters: Gemini Elf   set: Book of Moon   hand: Umi"
    )
    t.you.activates("Throwstone Unit")
    t.opp.activates("Book of Moon", targeting="Gemini Elf").nobody_responds()
    assert t.opp.monster("Gemini Elf").position == "set" and t.opp.graveyard == ["Book of Moon"]


TEMPEST = "Elemental HERO Tempest"


def test_tempest_shields_a_monster_as_long_as_it_is_there() -> None:
    """card: Elemental HERO Tempest"""
    t = your_turn(
        f"monsters: {TEMPEST}, Kuriboh, Sangan   hand: Umi", "monsters: 2 Summoned Skull   hand: Fissure, Umi"
    )
    t.you.does(f"activate {TEMPEST}")
    t.you.chooses("Sangan")
    t.you.targets("Kuriboh").nobody_responds()
    t.you.ends_turn()
    t.opp.goes_to("Battle Phase")
    t.opp.does("attack Kuriboh with Summoned Skull (zone 1)")
    assert "Kuriboh" in t.you.monsters
    t.opp.does(f"attack {TEMPEST} with Summoned Skull (zone 2)")
    assert TEMPEST in t.you.monsters  # it is stronger


def test_tempest_cannot_send_itself() -> None:
    """card: Elemental HERO Tempest"""
    t = your_turn(f"monsters: {TEMPEST}   hand: Umi")
    t.you.cannot(f"activate {TEMPEST}", because=UNPAYABLE)


def test_tempest_comes_by_fusion_only() -> None:
    """card: Elemental HERO Tempest"""
    t = your_turn(f"hand: Monster Reborn, Umi   graveyard: {TEMPEST}")
    t.you.cannot("activate Monster Reborn", because=NO_TARGET)
    heroes = "Elemental HERO Avian, Elemental HERO Sparkman, Elemental HERO Bubbleman"
    t = your_turn(f"hand: Polymerization, {heroes}   extra: {TEMPEST}")
    t.you.can("activate Polymerization")


@pytest.mark.parametrize(("lies", "drawn"), [("", True), (" (set)", False), (" (defense)", True)])
def test_poison_draw_frog_leaves_a_card_if_it_was_face_up(lies: str, drawn: bool) -> None:
    """card: Poison Draw Frog"""
    t = their_turn(f"monsters: Poison Draw Frog{lies}   hand: Umi", "monsters: Gemini Elf   hand: Umi", "Battle Step")
    t.opp.attacks("Gemini Elf", "Poison Draw Frog")
    if drawn:
        t.you.triggers("Poison Draw Frog").nobody_responds()
    assert len(t.you.hand) == (2 if drawn else 1)


def test_poison_draw_frog_leaves_a_card_for_an_effect_too() -> None:
    """card: Poison Draw Frog"""
    t = their_turn("monsters: Poison Draw Frog   hand: Umi", "hand: Fissure, Umi")
    t.opp.does("activate Fissure")
    t.opp.take_zone()
    t.you.triggers("Poison Draw Frog").nobody_responds()
    assert len(t.you.hand) == 2


@pytest.mark.parametrize("effect", [1, 2])
def test_cyber_raider_destroys_an_equip_card_or_takes_it(effect: int) -> None:
    """card: Cyber Raider"""
    t = your_turn("hand: Cyber Raider, Umi   monsters: Kuriboh   spells: Axe of Despair (on Kuriboh)")
    t.you.summons("Cyber Raider")
    t.you.triggers("Cyber Raider", effect).nobody_responds()
    assert t.you.atk_of("Cyber Raider") == (1400 if effect == 1 else 2400) and t.you.atk_of("Kuriboh") == 300
    assert t.you.graveyard == (["Axe of Despair"] if effect == 1 else [])


def test_cyber_raider_finds_nothing_where_no_equip_card_is() -> None:
    """card: Cyber Raider"""
    t = your_turn("hand: Cyber Raider, Umi   spells: Messenger of Peace")
    t.you.summons("Cyber Raider")
    assert t.you.is_asked("open state")


@pytest.mark.rule("effect.condition.no-possible-resolution-blocks-activation", scenario=0)
def test_cyber_raider_takes_no_equip_card_that_does_not_fit_it() -> None:
    """card: Cyber Raider"""
    unfit = "spells: Dark Energy (on Kuriboh), Cyber Shield (on Harpie Lady)"
    t = your_turn(f"hand: Cyber Raider, Umi   monsters: Kuriboh, Harpie Lady   {unfit}")
    t.you.summons("Cyber Raider")
    t.you.cannot("activate Cyber Raider effect 2", because="target.timing.chosen-at-activation")
