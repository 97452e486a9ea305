"""Positions that come back: what is written anywhere in a duel is read as the same position."""

import sys
from pathlib import Path

import pytest

from spellspeed.deck import Deck
from spellspeed.duel import Duel
from spellspeed.notation import PositionError
from spellspeed.replay import Replay

ROOT = Path(__file__).resolve().parents[2]
sys.path.append(str(ROOT))
from tools.random_decks import Decks  # noqa: E402
from tools.read_back import Tally, compare, play  # noqa: E402

from spellspeed.pool import CardPool  # noqa: E402

LANGUAGES = ("en", "zh")


def begin(lists: str, header: str = "turn 3, Main Phase 1, you to act") -> Duel:
    return Duel.from_position(f"{header}\n{lists}")


def resolve(duel: Duel, *wishes: str) -> Duel:
    """Play these wishes, and what is asked then until somebody may act freely again, as it comes first."""
    duel.play(*wishes)
    while duel.request is not None and duel.request.purpose != "open state":
        duel.answer(0)
    return duel


def read_back(duel: Duel, lang: str = "en") -> Duel:
    """The duel as it is read from its own text, which is the same position in every respect that `compare` knows."""
    text = duel.to_text(lang)
    again = Duel.from_position(text, pool=duel.pool)
    compare(duel, again, text)
    return again


# ------------------------------------------------------------------------------------------------- random duels


@pytest.mark.parametrize("seed", [3, 7, 10])
def test_what_random_duels_are_written_as_is_read_as_the_same_position(seed: int) -> None:
    tally = Tally()
    play(seed, Decks(CardPool.builtin()), 12, tally)
    assert tally.requests.total() > 3
    assert not tally.failures, tally.first


# ---------------------------------------------------------------------------------------- where something is under way


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_declared_attack_is_not_carried_out_by_reading(lang: str) -> None:
    duel = begin(
        "you 8000 monsters: Battle Ox\nopp 8000 monsters: Mystical Elf set: Mirror Force",
        "turn 3, Battle Step, you to act",
    )
    duel.play("attack with Battle Ox")
    again = read_back(duel, lang)
    assert again.request is not None and again.request.player == 1 and again.state.battle is not None
    again.play("activate Mirror Force")
    assert [card.name for card in again.field] == ["Mystical Elf"]


def test_what_stopped_an_attack_is_over_when_the_battle_phase_is_left() -> None:
    """The last window of the Battle Step answers nothing that happened before the turn player could act again."""
    duel = begin(
        "asking: everything\nyou 8000 monsters: Gemini Elf\nopp 8000 monsters: Mystical Elf set: Mirror Force",
        "turn 3, Battle Step, you to act",
    )
    duel.play("attack Mystical Elf with Gemini Elf", "pass", "activate Mirror Force")
    while duel.request is not None and duel.request.purpose != "open state":
        duel.play("pass")
    duel.play("main phase 2")
    assert duel.request is not None and duel.request.player == 1
    assert not duel.state.moment
    read_back(duel)


def test_what_the_end_phase_demands_is_called_by_the_same_one_of_equal_cards() -> None:
    duel = begin(
        "you 8000 hand: Change of Heart graveyard: Change of Heart\nopp 8000 monsters: Mystical Elf deck: Umi",
    )
    resolve(duel, "activate Change of Heart")
    duel.play("end phase")
    assert duel.request is not None and [each.wish for each in duel.request.options] == [
        "carry out Change of Heart",
        "pass",
    ]
    read_back(duel)


@pytest.mark.parametrize("seed", range(6))
def test_a_card_that_is_shuffled_into_the_deck_while_it_resolves_may_be_any_card_of_it(seed: int) -> None:
    text = (
        "turn 3, Main Phase 1, you to act\nasking: everything\n"
        "you 8000 graveyard: Metalfoes Fusion deck: Pendulum Storm, Metalfoes Fusion, Metalfoes Fusion\nopp 8000"
    )
    duel = Duel.from_position(text, seed=seed)
    duel.play("activate Metalfoes Fusion")
    while duel.request is not None and duel.request.purpose != "open state":
        read_back(duel)
        duel.play("pass")
    assert [card.name for card in duel.view(0).hand()] in (["Metalfoes Fusion"], ["Pendulum Storm"])


def test_a_draw_phase_draws_only_once() -> None:
    duel = begin("you 8000\nopp 8000 hand: Umi set: Jar of Greed deck: 3 Sangan")
    duel.play("end phase")
    while duel.state.turn == 3:
        duel.play("pass")
    assert duel.phase == "Draw Phase" and len(duel.view(1).hand()) == 2
    assert len(read_back(duel).view(1).hand()) == 2


def test_an_end_phase_waits_for_the_same_answer() -> None:
    duel = begin("you 8000 hand: 7 Kuriboh\nopp 8000 deck: Sangan")
    duel.play("end phase")
    again = read_back(duel)
    assert again.phase == "End Phase" and again.request is not None and again.request.purpose == "hand limit"


def test_before_the_first_turn_the_same_player_chooses_and_the_same_hands_are_drawn() -> None:
    deck = Deck(["Mystical Elf", "Kuriboh", "Sangan", "Umi"] * 10)
    duel = Duel(deck, deck, seed=4, limits=False)
    again = read_back(duel)
    for each in (duel, again):
        each.play("go second")
    assert duel.view(0).hand() == again.view(0).hand() and duel.turn_player == again.turn_player


def test_a_window_of_the_first_draw_phase_comes_back() -> None:
    deck = Deck(["Mystical Elf", "Kuriboh"] * 20)
    duel = Duel(deck, deck, seed=4, limits=False, first=1, ask_all=True)
    assert duel.phase == "Draw Phase"
    read_back(duel)
    duel.play("pass")
    again = read_back(duel, "zh")
    assert again.game.ask_all and again.phase == "Draw Phase"


def test_the_answers_since_can_be_taken_back() -> None:
    duel = begin("you 8000 hand: Summoned Skull monsters: Sangan, Kuriboh\nopp 8000")
    duel.play("summon Summoned Skull", "tribute Sangan")
    again = read_back(duel)
    assert again.count_played() == 2
    again.undo(2)
    assert again.request is not None and again.request.purpose == "open state"


def test_a_replay_goes_on_from_a_position_with_answers() -> None:
    duel = begin("you 8000 hand: Mystical Elf\nopp 8000 deck: Umi")
    duel.play("summon Mystical Elf")
    again = Duel.from_position(duel.to_text())
    again.play("zone 2", "end phase")
    replayed = Replay.from_text(Replay.of(again).to_text()).play()
    assert replayed.position_key() == again.position_key()


# ----------------------------------------------------------------------------------------------------------- chance


def test_a_coin_shows_the_same_side_again() -> None:
    sides = set()
    for seed in range(6):
        duel = Duel.from_position(
            "turn 3, Main Phase 1, you to act\nyou 8000 monsters: Time Wizard\nopp 8000 monsters: Battle Ox", seed=seed
        )
        duel.play("activate Time Wizard")
        if duel.request is not None and duel.request.purpose == "call":
            duel.play("heads")
        sides.add(tuple([card.name for card in duel.field]))
        again = read_back(duel)
        assert [card.name for card in again.field] == [card.name for card in duel.field]
    assert len(sides) > 1  # both have come


def test_what_chance_brought_since_is_written_and_comes_again() -> None:
    position = """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Reinforcement of the Army   deck: Battle Ox, Command Knight, Marauding Captain, Sangan, Umi
        opp 8000   hand: Kuriboh, Umi, Sangan, Battle Ox   set: Magic Jammer
    """
    orders = set()
    for seed in range(4):
        duel = Duel.from_position(position, seed=seed)
        duel.play("activate Reinforcement of the Army", "zone 1", "pass", "Command Knight")
        text = read_back(duel).to_text()
        orders.add(text.partition("deck: ")[2].partition("\n")[0])
    assert len(orders) > 1


def test_chance_that_decides_nothing_is_refused_with_its_line() -> None:
    position = "turn 3, Main Phase 1, you to act\nyou 8000\nopp 8000 deck: Umi\nchance: you die 3\nthen: you end phase"
    with pytest.raises(PositionError, match=r"line 4, column 9: chance decides no such thing"):
        Duel.from_position(position)


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("chance: you die 7", "no die shows '7'"),
        ("chance: opp coin edge", "no coin shows 'edge'"),
        ("chance: you deck: No Such Card Anywhere", "No Such Card Anywhere"),
        ("chance: rain", "'rain' is nothing that chance brings"),
        ("then: you summon Umi", "'you summon Umi'"),
        ("then: you answer 9", "out-of-range"),
        ("did: you; jump; in End Phase", "'jump' is none of"),
        ("did: you; attack; with you zone 5; in End Phase", "no card lies there"),
        ("did: you; attack; in Lunch Break", "'Lunch Break' is none of"),
        ("card: you hand 1; from nowhere else", "is not the name of a place"),
        ("bond: equip; with you hand 1", 'the part "on …" is missing'),
        ("asking: nothing", "write"),
        ("battle phases before: many", "is no number of Battle Phases"),
    ],
)
def test_a_line_that_says_nothing_is_refused_where_it_stands(line: str, problem: str) -> None:
    with pytest.raises(PositionError, match=problem) as refused:
        begin(f"you 8000 hand: Umi\nopp 8000\n{line}", "turn 3, Battle Step, you to act")
    assert refused.value.line == 4


# --------------------------------------------------------------------------------------------- facts of an open state


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_monster_taken_for_a_turn_goes_back_after_reading(lang: str) -> None:
    duel = begin("you 8000 hand: Change of Heart\nopp 8000 monsters: Battle Ox deck: Umi")
    again = read_back(resolve(duel, "activate Change of Heart"), lang)
    assert len(again.state.monsters_of(0)) == 1
    again.play("end phase")
    while again.state.turn == 3:
        again.answer(0)
    assert again.state.monsters_of(0) == () and len(again.state.monsters_of(1)) == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_may_be_used_once_per_turn_stays_used(lang: str) -> None:
    duel = begin("you 8000 monsters: Relinquished\nopp 8000 monsters: Battle Ox, Mystical Elf")
    again = read_back(resolve(duel, "activate Relinquished", "target Battle Ox"), lang)
    assert again.why_not("activate Relinquished") is not None
    monster = again.view(0).monsters()[0]
    assert monster is not None and monster.atk == 1700


def test_a_card_equipped_with_a_monster_may_be_written_by_hand() -> None:
    duel = begin("you 8000 monsters: Relinquished spells: Battle Ox (as equip, on you zone 1)\nopp 8000")
    assert [card.name for card in duel.field] == ["Relinquished", "Battle Ox"]
    read_back(duel)


def test_a_second_normal_summon_of_one_turn_is_not_counted_twice() -> None:
    lists = "you 8000 monsters: Sangan (this turn)\nopp 8000\ndone: you normal summoned"
    assert len(begin(lists).state.deeds) == 1


def test_a_lasting_effect_of_a_card_that_has_changed_since_is_refused() -> None:
    duel = begin("you 8000 hand: Rush Recklessly monsters: Battle Ox\nopp 8000")
    text = resolve(duel, "activate Rush Recklessly").to_text()
    assert " STAT;" in text
    with pytest.raises(PositionError, match=r"of Rush Recklessly is STAT, not DESTROY"):
        Duel.from_position(text.replace(" STAT;", " DESTROY;"))
    with pytest.raises(PositionError, match="Rush Recklessly has no effect 7"):
        Duel.from_position(text.replace("effect 1, step", "effect 7, step"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_was_done_to_a_card_in_the_graveyard_this_turn_comes_back(lang: str) -> None:
    duel = begin("you 8000 set: Raigeki Break hand: Sangan, Umi\nopp 8000 monsters: Battle Ox deck: Umi, Kuriboh")
    read_back(resolve(duel, "activate Raigeki Break", "discard Umi"), lang)


def test_a_used_attack_stays_used() -> None:
    duel = begin("you 8000 monsters: Battle Ox, Sangan\nopp 8000", "turn 3, Battle Step, you to act")
    duel.play("attack with Sangan")
    again = read_back(duel)
    assert again.request is not None
    assert [option.wish for option in again.request.options] == ["attack with Battle Ox", "main phase 2"]


@pytest.mark.parametrize("seed", range(6))
def test_a_shuffle_in_what_has_just_happened_deals_the_numbers_of_cards_anew(seed: int) -> None:
    duel = Duel.from_position(
        """
        turn 3, Main Phase 1, you to act
        asking: everything
        you 8000 hand: Reload, Sangan, Kuriboh   deck: Mystical Elf, Giant Rat, Umi, Ookazi, Battle Ox
        opp 8000
        """,
        seed=seed,
    )
    duel.play("activate Reload", "zone 1", "opp pass")
    asked = 0
    while duel.request is not None and duel.request.purpose == "response":
        read_back(duel)
        duel.play("pass")
        asked += 1
    assert asked > 1, "nobody was asked after the cards were drawn"


@pytest.mark.parametrize("seed", range(6))
def test_a_shuffle_before_what_is_being_activated_deals_the_numbers_of_cards_anew(seed: int) -> None:
    duel = Duel.from_position(
        """
        turn 3, Main Phase 1, you to act
        you 8000 hand: Reload, Sangan, Kuriboh   set: Mirror Force, Trap Hole   deck: Mystical Elf, Giant Rat
        opp 8000 hand: Umi   set: Dust Tornado
        """,
        seed=seed,
    )
    duel.play("activate Reload", "zone 5", "opp pass", "opp activate Dust Tornado")
    assert duel.request is not None and duel.request.purpose == "target"
    read_back(duel)


# ------------------------------------------------------------------------------------------------------------ bounds


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("turn 3, Main Phase 1, you to act\nyou 1 deck: 999999999 Umi\nopp 1", "line 2, column 13: Umi: more than 300"),
        (f"turn {'9' * 5000}, Main Phase 1, you to act\nyou 1\nopp 1", "line 1, column 1: turn 999.*counted from 1"),
        (f"turn 3, Main Phase 1, you to act\nyou {'9' * 5000}\nopp 1", "line 2, column 5: LP 999"),
        ("turn 3, Main Phase 1, you to act\nyou 1 hnad: Umi\nopp 1", "line 2, column 7: .*did you mean 'hand'"),
        ("turn 3, Mian Phase 1, you to act\nyou 1\nopp 1", "line 1, column 9: .*did you mean 'main phase 1'"),
        ("turn 3, Main Phase 1, you to act\nyou 1 monsters: Sangan (atack)\nopp 1", "did you mean 'attack'"),
        (f"turn 3, Main Phase 1, you to act\nyou 1 hand: {'Umi, ' * 9000}\nopp 1", "line 2, column 20001"),
        ("\n" * 6000, "line 5001"),
        ("turn 3, Main Phase 1, you to act\nyou 1\nopp 1\n" + "# nothing\n" * 60000, "letters"),
    ],
)
def test_what_nobody_can_mean_is_refused_at_once(text: str, problem: str) -> None:
    with pytest.raises(PositionError, match=problem):
        Duel.from_position(text)


# ------------------------------------------------------------------------------------------------ hidden information


def test_nothing_that_a_player_sees_is_made_of_the_text_of_the_duel() -> None:
    source = ROOT / "src" / "spellspeed"
    shown = [source / "view.py", source / "svg.py", *(source / "seen").glob("*.py"), *(source / "bots").glob("*.py")]
    for path in shown:
        code = path.read_text(encoding="utf-8")
        assert "write_position" not in code and "write_duel" not in code and "duel.to_text" not in code, path
