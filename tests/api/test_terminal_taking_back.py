"""Taking back in the terminal: undo, cancel; and passing in advance."""

import pytest

from desk import Desk, position
from spellspeed import Deck, Duel
from spellspeed.bots import GreedyBot, RandomBot
from spellspeed.terminal.commands import find_command
from spellspeed.terminal.taking_back import has_seen_hidden
from spellspeed.words import FOR_OPEN_STATE, FOR_RESPONSE

# Player 0 could answer his own Ookazi with the Typhoon; the opponent has nothing to do.
OWN_WINDOW = (
    "turn 3, Main Phase 1, you to act\n"
    "you 8000 hand: Ookazi, Umi  set: Mystical Space Typhoon  deck: 5 Mystical Elf\nopp 8000 deck: 5 Mystical Elf"
)
TRIBUTE = (
    "turn 3, Main Phase 1, you to act\n"
    "you 8000 hand: Summoned Skull, Ookazi  monsters: Mystical Elf, Baby Dragon  deck: 5 Mystical Elf\n"
    "opp 8000 monsters: Luster Dragon  deck: 5 Mystical Elf"
)


def desk(lines: list[str], text: str, lang: str = "en", ask: str = "respond") -> Desk:
    return Desk(position(text), lines, lang, ask=ask).run()


# ---------------------------------------------------------------------------------------------------------------- undo


@pytest.mark.parametrize("ask", ["respond", "opponent", "always"])
def test_undo_goes_back_to_the_last_question_that_was_answered(ask: str) -> None:
    # With `opponent` the own windows are passed for the person: taking those back would go nowhere.
    lines = ["activate Ookazi", "zone 2", *[""] * (2 if ask == "always" else 1 if ask == "respond" else 0)]
    shown = desk([*lines, "undo 99", *["undo"] * len(lines), "hand"], OWN_WINDOW, ask=ask)
    assert f"You have not decided that often yet: undo {len(lines)} goes back to the beginning." in shown.after(
        "undo 99"
    )
    assert "Ookazi" in shown.after("hand")
    assert shown.session.duel.count_played() == 0
    fewer = desk([*lines, *["undo"] * (len(lines) - 1), "hand"], OWN_WINDOW, ask=ask)
    assert "Where do you put Ookazi?" in fewer.after("hand")


def test_undo_over_a_window_that_was_passed_for_the_person() -> None:
    shown = desk(["activate Ookazi", "zone 2", "undo", "field"], OWN_WINDOW, ask="opponent")
    assert "Where do you put Ookazi?" in shown.after("undo")
    assert "Your opponent: 8000 LP" in shown.after("undo")


def test_undo_goes_over_all_that_the_bot_answered() -> None:
    decks = (Deck.packaged("classic"), Deck.packaged("chaos"))
    for seed in range(3):
        duel = Duel(*decks, seed=seed, first=0, ask_all=True)
        shown = Desk(duel, ["end turn", "undo"], bot=RandomBot(seed), ask="opponent").run()
        asked = shown.session.duel.state.request
        assert asked is not None and (asked.player, asked.purpose) == (0, FOR_OPEN_STATE)
        assert shown.session.duel.turn == 1


def test_undo_takes_back_a_whole_line_that_answered_two_questions() -> None:
    shown = desk(["set Ookazi zone 2", "undo"], OWN_WINDOW, ask="opponent")
    assert "You Set Ookazi in your Spell & Trap Zone 2 of 5." in shown.after("set Ookazi zone 2")
    assert "Set Ookazi" in shown.after("undo")
    assert shown.session.duel.count_played() == 0


def test_undo_in_a_loaded_duel_skips_what_nobody_would_be_asked(tmp_path: object) -> None:
    path = f"{tmp_path}/duel.json"
    lines = ["activate Ookazi", "zone 2", f"save {path}", f"load {path}", "undo"]
    shown = desk(lines, OWN_WINDOW, ask="opponent")
    assert "Where do you put Ookazi?" in shown.after("undo")


# -------------------------------------------------------------------------------------------------------------- cancel


@pytest.mark.parametrize(("lang", "word", "said"), [("en", "cancel", "Cancelled"), ("zh", "取消", "已取消")])
@pytest.mark.parametrize("lines", [["summon Summoned Skull"], ["summon Summoned Skull", "1"], ["activate Ookazi"]])
def test_a_declaration_that_asks_for_more_is_cancelled(lines: list[str], lang: str, word: str, said: str) -> None:
    before = position(TRIBUTE)
    shown = desk([*lines, word], TRIBUTE, lang)
    assert shown.after(word).startswith(said)
    assert shown.session.duel.state_key() == before.state_key()


def test_an_attack_is_cancelled_while_its_target_is_chosen() -> None:
    text = TRIBUTE.replace("monsters: Luster Dragon", "monsters: Luster Dragon, Baby Dragon")
    shown = desk(["battle phase", "attack with Mystical Elf", "cancel", "end turn"], text)
    assert "What does Mystical Elf attack?" in shown.after("attack with Mystical Elf")
    assert shown.after("cancel").startswith("Cancelled")
    assert "Attack with Mystical Elf" in shown.after("cancel")


def test_without_a_declaration_there_is_nothing_to_cancel() -> None:
    shown = desk(["cancel"], TRIBUTE)
    assert shown.after("cancel").startswith("There is nothing to cancel here")
    assert "What do you do?" in shown.after("cancel")


def test_a_resolving_effect_cannot_be_cancelled() -> None:
    text = (
        "turn 3, Main Phase 1, you to act\n"
        "you 8000 hand: Reinforcement of the Army  deck: Exiled Force, Marauding Captain, Umi\nopp 8000"
    )
    shown = desk(["activate Reinforcement of the Army", "zone 1", "cancel"], text)
    assert shown.after("cancel").startswith("That cannot be cancelled: the effect is already resolving.")
    assert "Which card do you add" in shown.after("cancel")


def test_what_the_rules_demand_cannot_be_cancelled() -> None:
    # Seven cards in the hand at the end of the turn: one is discarded, and the opponent could respond before that.
    text = (
        "turn 3, Main Phase 1, you to act\n"
        "you 8000 hand: 7 Mystical Elf  deck: 5 Mystical Elf\nopp 8000 deck: 5 Mystical Elf"
    )
    shown = desk(["end turn", "cancel"], text)
    assert shown.after("cancel").startswith("That cannot be cancelled")
    assert "Taken back to your decision in turn 3." in desk(["end turn", "undo"], text).text()


def test_an_effect_that_must_be_activated_cannot_be_cancelled() -> None:
    text = (
        "turn 3, Main Phase 1, you to act\n"
        "you 8000 monsters: Magician of Faith (set)  graveyard: Umi, Raigeki  deck: 5 Mystical Elf\n"
        "opp 8000 deck: 5 Mystical Elf"
    )
    shown = desk(["flip summon Magician of Faith", "cancel"], text)
    assert shown.after("cancel").startswith("That cannot be cancelled: it was not your decision, it must be done.")
    assert "Umi" in shown.after("cancel") and "Raigeki" in shown.after("cancel")


def test_what_was_drawn_is_seen_and_what_one_shows_oneself_was_known() -> None:
    text = (
        "turn 3, Main Phase 1, you to act\n"
        "you 8000 hand: {}, Umi  monsters: Trickstar Candina, Kuriboh, Trickstar Candina  deck: 5 Sangan\n"
        "opp 8000 deck: 5 Sangan"
    )
    drew = desk(["activate Pot of Greed", "zone 1"], text.format("Pot of Greed")).session
    assert has_seen_hidden(drew, drew.duel.history()[0])
    paid = desk(["summon Summoned Skull", "1"], text.format("Summoned Skull")).session
    assert not has_seen_hidden(paid, paid.duel.history()[0])
    shown = desk(["activate Trickstar Lycoris", "cancel"], text.format("Trickstar Lycoris"))
    assert "is revealed" in shown.after("activate Trickstar Lycoris")
    assert shown.after("cancel").startswith("Cancelled")


def test_a_refused_answer_in_a_declaration_tells_of_cancel() -> None:
    shown = desk(["summon Summoned Skull", "end turn"], TRIBUTE)
    assert "Answer the question, or type cancel to go back." in shown.after("end turn")
    assert "cancel" not in desk(["attack with Baby Dragon"], TRIBUTE).after("attack with Baby Dragon")


# -------------------------------------------------------------------------------------------------- passing in advance

# Player 0 can respond in every window of the opponent's turn.
WAITING = (
    "turn 3, Main Phase 1, opp to act\n"
    "you 8000 hand: Umi set: Mystical Space Typhoon, Threatening Roar  deck: 5 Mystical Elf\n"
    "opp 8000 {opp}  deck: 5 Mystical Elf"
)


@pytest.mark.parametrize("typed", ["pass turn", "Until my turn", "跳过回合", "直到我的回合"])
def test_every_window_is_passed_until_the_turn_of_the_person(typed: str) -> None:
    shown = desk([typed, "hand"], WAITING.format(opp="hand: Umi, Ookazi"), "zh" if typed[0] > "z" else "en")
    asked = shown.session.duel.state.request
    assert asked is not None and asked.player == 0
    assert (shown.session.duel.turn, shown.session.duel.turn_player) == (4, 0)
    passed = [node.state.request for node in shown.session.duel.history() if node.player == 0 and node.chosen]
    assert len(passed) > 1 and all(row is not None and row.purpose == FOR_RESPONSE for row in passed)


@pytest.mark.parametrize("typed", ["pass turn", "pass on"])
def test_passing_stops_where_the_person_is_attacked(typed: str) -> None:
    shown = desk([typed, "quit"], WAITING.format(opp="monsters: Luster Dragon"))
    assert "Your opponent's Luster Dragon attacks directly. Do you respond?" in shown.after(typed)
    assert shown.session.duel.turn == 3


def test_passing_on_stops_when_the_opponent_does_something() -> None:
    opp = WAITING.format(opp="hand: Mystical Elf")
    duel = position(opp.replace("Main Phase 1", "Standby Phase"))
    shown = Desk(duel, ["pass on", "quit"], bot=GreedyBot()).run()
    told = shown.after("pass on")
    assert "Passing in every window until your opponent does something" in told
    assert "Your opponent Normal Summons Mystical Elf" in told and "Do you respond?" in told
    assert shown.session.duel.turn == 3


def test_in_the_own_turn_there_is_nothing_to_pass() -> None:
    shown = desk(["pass turn", "quit"], TRIBUTE)
    assert shown.after("pass turn").startswith("There is nothing to pass here")
    assert not shown.session.answered


def test_undo_takes_all_passes_back_at_once() -> None:
    shown = desk(["pass turn", "undo", "quit"], WAITING.format(opp="hand: Umi, Ookazi"))
    assert shown.session.duel.turn == 3
    assert not [node for node in shown.session.duel.history() if node in shown.session.answered]


def test_pass_alone_and_its_like_are_answers() -> None:
    assert find_command("pass") is None
    assert find_command("跳过") is None
    assert find_command("until then") == ("until", "then")
    assert "Say it as: pass turn" in desk(["until then"], OWN_WINDOW).text()
