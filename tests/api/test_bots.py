"""The built-in bots: legal, repeatable, blind to hidden cards, and one clearly better than the other."""

import pytest

from spellspeed import Deck, Duel, playout
from spellspeed.bots import Bot, GreedyBot, RandomBot, play
from spellspeed.cards import ALL_CARDS
from spellspeed.commands.players import load_decks
from spellspeed.random_play import pick_at_random, seed_of_play
from spellspeed.words import ACTIVATE, FOR_FIRST_TURN, FOR_HAND_LIMIT, FOR_TARGET, FOR_TRIBUTE, XYZ_SUMMON
from table import table

DECKS = load_decks(None, None)
EFFECTS = Deck(
    [card.password for card in ALL_CARDS[:24]] + ["Luster Dragon", "Mystical Elf", "Summoned Skull", "Gemini Elf"] * 4
)


def duel_with(seed: int, ask_all: bool = False) -> Duel:
    return Duel(DECKS[0], DECKS[1], seed=seed, ask_all=ask_all)


@pytest.mark.parametrize("seed", range(5))
def test_one_random_bot_on_both_sides_plays_what_the_playout_plays(seed: int) -> None:
    duel = duel_with(seed)
    expected = playout(duel, seed=seed)
    bot = RandomBot(seed)
    assert play(duel, bot, bot) == expected.outcome
    assert duel.state_key() == expected.state_key()
    assert duel.count_played() == expected.decisions


def test_a_random_bot_picks_through_the_function_of_the_playout() -> None:
    duel = duel_with(3)
    bot = RandomBot(9)
    for _ in range(40):
        assert duel.state.request is not None
        draws = bot.draws
        picks = bot.choose(duel)
        expected = pick_at_random(duel.state, duel.state.request, seed_of_play(9), draws)
        assert (picks, bot.draws) == expected
        duel.answer(*picks)


@pytest.mark.parametrize("make", [RandomBot, GreedyBot])
@pytest.mark.parametrize("ask_all", [False, True])
def test_a_bot_gives_legal_answers_and_repeats_itself(make: type[RandomBot] | type[GreedyBot], ask_all: bool) -> None:
    first, second = duel_with(11, ask_all), duel_with(11, ask_all)
    assert play(first, make(1), make(2)) == play(second, make(1), make(2))
    assert first.state_key() == second.state_key()


@pytest.mark.parametrize("make", [RandomBot, GreedyBot])
def test_a_bot_is_not_asked_after_the_end(make: type[RandomBot] | type[GreedyBot]) -> None:
    duel = duel_with(1)
    duel.surrender(0)
    bot: Bot = make()
    with pytest.raises(ValueError, match="over"):
        bot.choose(duel)


def test_the_greedy_bot_beats_the_random_bot() -> None:
    wins = 0
    for seed in range(100):
        # The same deck for both, and each side in turn, so that only the play counts.
        side = seed % 2
        duel = Duel(DECKS[seed // 2 % 2], DECKS[seed // 2 % 2], seed=seed)
        greedy, other = GreedyBot(seed), RandomBot(seed)
        wins += play(duel, *((greedy, other) if side == 0 else (other, greedy))).winner == side
    assert wins > 85


@pytest.mark.parametrize("seed", range(6))
def test_the_greedy_bot_decides_by_what_it_may_see(seed: int) -> None:
    # Where the hidden cards are dealt anew its view is the same, and so must be its choice.
    duel = duel_with(seed)
    bot = RandomBot(seed)
    for number in range(60):
        if duel.state.request is None:
            break
        player = duel.state.request.player
        choice = GreedyBot(number).choose(duel)
        assert GreedyBot(number).choose(duel.view(player).determinise(seed=number)) == choice
        duel.answer(*bot.choose(duel))


def position(text: str) -> Duel:
    return Duel.from_position(text)


def chosen(duel: Duel) -> str:
    """The option the greedy bot picks, in the view's own words."""
    assert duel.state.request is not None
    request = duel.view(duel.state.request.player).request
    assert request is not None
    options = request.options
    return ", ".join(repr(options[pick]) for pick in GreedyBot().choose(duel))


def test_it_summons_the_strongest() -> None:
    duel = position("turn 3, Main Phase 1, you to act\nyou 8000 hand: Mystical Elf, Luster Dragon\nopp 8000")
    assert chosen(duel) == "<normal summon Luster Dragon>"


def test_it_makes_a_monster_that_is_stronger_than_its_materials() -> None:
    mine = "you 8000 monsters: Junk Synchron, Mystical Elf  extra: Scrap Archfiend, Magical Android"
    duel = position(f"turn 3, Main Phase 1, you to act\n{mine}\nopp 8000 monsters: Summoned Skull  deck: 9 Sogen")
    assert chosen(duel) == "<synchro summon Scrap Archfiend>"
    mine = "you 8000 monsters: Junk Synchron, Blue-Eyes White Dragon  extra: Magical Android"
    duel = position(f"turn 3, Main Phase 1, you to act\n{mine}\nopp 8000 monsters: Summoned Skull  deck: 9 Sogen")
    assert "Magical Android" not in chosen(duel)


def test_it_lays_scales_for_what_can_be_pendulum_summoned_between_them() -> None:
    turn, theirs = "turn 3, Main Phase 1, you to act\nyou 8000 ", "\nopp 8000 monsters: Summoned Skull  deck: 9 Sogen"
    mine = "hand: Metalfoes Steelen, Metalfoes Silverd, Metalfoes Volflame, Metalfoes Goldriver"
    duel = position(turn + mine + theirs)
    first = chosen(duel)
    assert first in ("<activate Metalfoes Steelen>", "<activate Metalfoes Silverd>")
    while duel.phase == "Main Phase 1":
        duel.answer(*GreedyBot().choose(duel))
    assert {"Metalfoes Volflame", "Metalfoes Goldriver"} <= {card.name for card in duel.field}
    # One scale alone, or two with nothing between them, are kept in the hand.
    assert "activate" not in chosen(position(turn + "hand: Metalfoes Steelen, Metalfoes Volflame" + theirs))


def test_it_summons_a_weaker_monster_if_more_comes_of_it() -> None:
    mine = "you 8000 hand: Junk Synchron, Luster Dragon  extra: Junk Warrior  deck: 9 Mystical Elf  graveyard: "
    theirs = "opp 8000 monsters: Curse of Dragon  deck: 9 Mystical Elf"
    duel = position(f"turn 3, Main Phase 1, you to act\n{mine}Fortress Warrior\n{theirs}")
    assert chosen(duel) == "<normal summon Junk Synchron>"
    duel = position(f"turn 3, Main Phase 1, you to act\n{mine}Summoned Skull\n{theirs}")
    assert "Junk Synchron" not in chosen(duel)


def test_it_tributes_only_when_it_gains() -> None:
    weak = position("turn 3, Main Phase 1, you to act\nyou 8000 hand: Summoned Skull  monsters: Mystical Elf\nopp 8000")
    assert chosen(weak) == "<normal summon Summoned Skull>"
    strong = position(
        "turn 3, Main Phase 1, you to act\nyou 8000 hand: Summoned Skull  monsters: Blue-Eyes White Dragon\nopp 8000"
    )
    assert "Summoned Skull" not in chosen(strong)


def test_it_summons_a_gemini_monster_again_rather_than_set_a_wall() -> None:
    duel = position(
        "turn 3, Main Phase 1, you to act\nyou 8000 hand: Mystical Elf  monsters: Goggle Golem\n"
        "opp 8000 monsters: Blue-Eyes White Dragon"
    )
    assert chosen(duel) == "<gemini summon Goggle Golem>"


def test_it_sets_what_cannot_stand_up_to_the_opponent() -> None:
    duel = position(
        "turn 3, Main Phase 1, you to act\nyou 8000 hand: Mystical Elf\nopp 8000 monsters: Blue-Eyes White Dragon"
    )
    assert chosen(duel) == "<set monster Mystical Elf>"


def test_it_attacks_directly_whenever_it_can() -> None:
    duel = position("turn 3, Main Phase 1, you to act\nyou 8000 monsters: Mystical Elf\nopp 800")
    assert play(duel, GreedyBot(), RandomBot()).turn == 3


def test_it_does_not_attack_what_it_loses_to_and_hides_instead() -> None:
    duel = position(
        "turn 3, Main Phase 1, you to act\nyou 8000 monsters: Luster Dragon\nopp 8000 monsters: Blue-Eyes White Dragon"
    )
    assert chosen(duel) == "<change position Luster Dragon>"
    duel.answer(*GreedyBot().choose(duel))
    assert chosen(duel) == "<to the end phase>"


def test_it_gives_up_the_weakest() -> None:
    duel = position(
        "turn 3, Main Phase 1, you to act\n"
        "you 8000 hand: Summoned Skull  monsters: Luster Dragon, Mystical Elf, Alexandrite Dragon\nopp 8000"
    )
    bot = GreedyBot()
    duel.answer(*bot.choose(duel))
    assert duel.state.request is not None
    assert duel.state.request.purpose == FOR_TRIBUTE
    assert chosen(duel) == "<pick Mystical Elf>"


def test_it_discards_down_to_the_hand_limit() -> None:
    duel = position(
        "turn 3, End Phase, you to act\n"
        "you 8000 hand: 3 Luster Dragon, Mystical Elf, 3 Alexandrite Dragon\nopp 8000 deck: Mystical Elf"
    )
    assert duel.state.request is not None
    assert duel.state.request.purpose == FOR_HAND_LIMIT
    assert chosen(duel) == "<pick Mystical Elf>"


def test_it_answers_the_throw() -> None:
    deck = Deck(["Mystical Elf"] * 40)
    duel = Duel(deck, deck, limits=False)
    assert duel.state.request is not None
    assert duel.state.request.purpose == FOR_FIRST_TURN
    assert chosen(duel) == "<go first>"


# ------------------------------------------------------------------------------------------------------------- effects


@pytest.mark.parametrize("seed", range(4))
def test_bots_play_decks_with_effects_to_the_end(seed: int) -> None:
    duel = Duel(EFFECTS, EFFECTS, seed=seed, limits=False)
    again = duel.fork()
    assert play(duel, GreedyBot(seed), RandomBot(seed)) == play(again, GreedyBot(seed), RandomBot(seed))
    assert duel.state_key() == again.state_key()
    play(Duel(EFFECTS, EFFECTS, seed=seed, limits=False), GreedyBot(1), GreedyBot(2))


def test_the_greedy_bot_beats_the_random_bot_with_effects_too() -> None:
    wins = 0
    for seed in range(30):
        side = seed % 2
        duel = Duel(EFFECTS, EFFECTS, seed=seed, limits=False)
        greedy, other = GreedyBot(seed), RandomBot(seed)
        wins += play(duel, *((greedy, other) if side == 0 else (other, greedy))).winner == side
    assert wins > 24


def test_it_activates_what_takes_more_than_it_costs() -> None:
    storm = "turn 3, Main Phase 1, you to act\nyou 8000 hand: Dark Hole  monsters: {}\nopp 8000 monsters: {}"
    storm += "  deck: 5 Umi"
    assert chosen(position(storm.format("Mystical Elf", "Luster Dragon, Summoned Skull"))) == "<activate Dark Hole>"
    assert "activate" not in chosen(position(storm.format("Luster Dragon, Summoned Skull", "Mystical Elf")))


def test_it_points_removal_at_the_opponent() -> None:
    duel = position(
        "turn 3, Main Phase 1, you to act\n"
        "you 8000 monsters: Luster Dragon  set: Compulsory Evacuation Device\n"
        "opp 8000 monsters: Summoned Skull, Mystical Elf  deck: 5 Mystical Elf"
    )
    assert chosen(duel) == "<activate Compulsory Evacuation Device>"
    duel.answer(*GreedyBot().choose(duel))
    assert duel.state.request is not None and duel.state.request.purpose == FOR_TARGET
    assert chosen(duel) == "<pick Summoned Skull>"


def test_it_answers_an_attack_that_would_cost_it_something_and_keeps_the_trap_otherwise() -> None:
    line = (
        "turn 4, Battle Step, opp to act\nyou 8000 set: Mirror Force  monsters: {}  deck: 5 Umi\nopp 8000 monsters: {}"
    )
    t = table(line.format("Luster Dragon", "Summoned Skull, Vorse Raider"))
    t.opp.attacks("Summoned Skull", "Luster Dragon")
    assert chosen(t.duel) == "<activate Mirror Force>"
    t = table(line.format("Blue-Eyes White Dragon", "Kuriboh"))
    t.opp.attacks("Kuriboh", "Blue-Eyes White Dragon")
    assert chosen(t.duel) == "<pass>"


def test_it_takes_no_monster_for_a_turn_in_which_it_cannot_attack() -> None:
    t = table(
        "turn 4, Main Phase 1, opp to act\n"
        "you 8000 set: Enemy Controller  monsters: Sangan (defense)  deck: 5 Umi\n"
        "opp 8000 hand: Kuriboh  monsters: Summoned Skull (defense)  deck: 5 Umi"
    )
    t.opp.summons("Kuriboh")
    assert chosen(t.duel) == "<pass>"


def test_it_uses_removal_on_what_may_be_a_trap_before_it_attacks() -> None:
    duel = position(
        "turn 3, Main Phase 1, you to act\n"
        "you 8000 hand: Heavy Storm  monsters: Luster Dragon\n"
        "opp 8000 set: Mirror Force, Sakuretsu Armor  deck: 5 Umi"
    )
    assert chosen(duel) == "<activate Heavy Storm>"


def test_it_sets_traps_and_keeps_normal_spells_in_the_hand() -> None:
    hand = "turn 3, Main Phase 1, you to act\nyou 8000 hand: {}  deck: 5 Umi\nopp 8000 deck: 5 Umi"
    assert chosen(position(hand.format("Raigeki, Mirror Force"))) == "<set spell or trap Mirror Force>"
    assert chosen(position(hand.format("Raigeki"))) == "<to the end phase>"


def test_it_keeps_the_pieces_that_win_and_gives_something_else() -> None:
    duel = position(
        "turn 3, End Phase, you to act\n"
        "you 8000 hand: Left Leg of the Forbidden One, Right Leg of the Forbidden One, 5 Luster Dragon\n"
        "opp 8000 deck: Mystical Elf"
    )
    assert duel.state.request is not None and duel.state.request.purpose == FOR_HAND_LIMIT
    assert chosen(duel) == "<pick Luster Dragon>"
    piece = "turn 3, Main Phase 1, you to act\nyou 8000 hand: Left Leg of the Forbidden One\nopp 8000"
    assert chosen(position(piece)) == "<to the end phase>"


def test_the_greedy_bot_makes_an_xyz_monster_of_two_weaker_ones() -> None:
    # The battle is over: what counts is how the monsters stand. Materials are worth something beside the ATK.
    t = table("""
        turn 3, Main Phase 2, you to act
        you 8000   monsters: Satellarknight Deneb (attacked), Goblindbergh (attacked)   extra: Gem-Knight Pearl
        opp 8000   deck: 4 Sogen
    """)
    assert t.you.request().options[GreedyBot().choose(t.duel)[0]].deed == XYZ_SUMMON


def test_the_greedy_bot_fetches_a_monster_for_the_spell_that_fetches_it() -> None:
    # A card for a card; what is fetched can be of use, the Spell alone never is.
    t = table("""
        turn 3, Main Phase 2, you to act
        you 8000   hand: Reinforcement of the Army   deck: Marauding Captain, 20 Sogen
        opp 8000   deck: 4 Sogen
        done: you normal summoned
    """)
    assert t.you.request().options[GreedyBot().choose(t.duel)[0]].deed == ACTIVATE
