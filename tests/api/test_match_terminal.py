"""A match in the terminal: throws, duels, siding by name, the score, and nothing is lost."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from desk import CLEARED
from spellspeed import Deck
from spellspeed.bots import Bot, RandomBot
from spellspeed.cli import main
from spellspeed.play import Match, MatchRules, PlayerClock, Watch
from spellspeed.terminal.match_keeping import MatchKeeper, list_unfinished_matches
from spellspeed.terminal.match_session import MatchSession

DECK = Deck(
    ["Mystical Elf"] * 20 + ["Battle Ox"] * 19 + ["Sangan"],
    ["Ojama King"],
    ["Raigeki", "Dark Hole", "Dark Hole", "Blue-Eyes Ultimate Dragon"],
)
SURRENDER = ["surrender", "yes"]


class MatchDesk:
    """A screen and a keyboard in front of a match."""

    def __init__(self, lines: list[str], match: Match | None = None, people: int = 1, **settings: object) -> None:
        self.match = match or Match(DECK, DECK, seed=1, limits=False, ask_all=True, rules="untimed")
        self.screen: list[str] = []
        self.lines: Iterator[str] = iter(lines)
        bots: dict[int, Bot] = {} if people == 2 else {1: RandomBot(1)}
        clear = lambda: self.screen.append(CLEARED)  # noqa: E731
        self.session = MatchSession(
            self.match,
            bots,
            read=self.type,
            write=self.screen.append,
            clear=clear,
            **settings,  # type: ignore[arg-type]
        )
        assert self.session.run() == 0

    def type(self) -> str:
        line = next(self.lines, None)
        if line is None:
            raise EOFError
        self.screen.append(f"> {line}")
        return line

    def text(self) -> str:
        return "\n".join(self.screen)

    def after(self, typed: str) -> str:
        """What was shown between the last time this line was typed and the next one."""
        at = len(self.screen) - self.screen[::-1].index(f"> {typed}")
        shown: list[str] = []
        for line in self.screen[at:]:
            if line.startswith("> "):
                break
            shown.append(line)
        return "\n".join(shown)


def begin() -> Match:
    """A match after its first duel, which player 0 lost."""
    match = Match(DECK, DECK, seed=1, limits=False, ask_all=True, rules="untimed")
    match.throw(0, "rock")
    match.throw(1, "scissors")
    match.choose(0, "first")
    match.surrender(0)
    return match


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SPELLSPEED_DATA", str(tmp_path))
    return tmp_path


def typed_at(monkeypatch: pytest.MonkeyPatch, lines: list[str]) -> None:
    left = iter(lines)

    def read(prompt: str = "") -> str:
        line = next(left, None)
        if line is None:
            raise EOFError
        return line

    monkeypatch.setattr("builtins.input", read)


def test_two_people_play_a_match_to_its_end() -> None:
    lines = ["", "rock", "", "well", "scissors", "", "1", *SURRENDER, ""]  # player 1 wins the throw and gives up
    lines += ["keep", "", "keep", "", "1", *SURRENDER, ""]
    desk = MatchDesk(lines, people=2)
    assert desk.match.outcome is not None and desk.match.outcome.winner == 1 and desk.match.score == (0, 2)
    told = desk.text()
    assert "Player 1: rock. Player 2: scissors.\nPlayer 1 may choose." in told
    assert "Duel 1 goes to player 2. Score: player 1 0, player 2 1." in told
    assert told.endswith("Player 2 won the match. Score: player 1 0, player 2 2.\nGoodbye.")
    throw, other = desk.screen.index("> rock"), desk.screen.index("> scissors")
    assert CLEARED in desk.screen[throw:other], "the second player does not see what the first has thrown"


def test_an_even_throw_is_thrown_again_and_a_wrong_word_is_told() -> None:
    desk = MatchDesk(["", "r", "", "rock", "", "p", "", "lizard", "quit"], people=2)
    assert "Even: throw again." in desk.text()
    assert desk.after("lizard") == "Type rock, paper or scissors, or quit."
    assert desk.match.stage == "throw" and desk.match.standing.throws == ("paper", "")


def test_cards_are_sided_by_name_and_what_is_wrong_is_named() -> None:
    lines = [
        "in raigeki",
        "in 2 dark hole",
        "done",
        "out 2 battle",
        "out elf",
        "in blue-eyes",
        "out ojama",
        "done",
        "quit",
    ]
    desk = MatchDesk(lines, begin())
    assert "1 Raigeki to the Main Deck.\nMain Deck 41 (40), Extra Deck 1 (1), Side Deck 3 (4)" in desk.after(
        "in raigeki"
    )
    assert "2 Dark Hole to the Main Deck." in desk.after("in 2 dark hole")
    counts = [line for line in desk.screen if line.startswith("That deck cannot be presented")]
    assert len(counts) == 1 and "the Main Deck had 40 cards and has 43" in counts[0] and "counts-unchanged" in counts[0]
    assert "1 Blue-Eyes Ultimate Dragon to the Extra Deck." in desk.after("in blue-eyes")
    deck = desk.match.view(0).deck
    assert desk.match.stage in ("choose", "duel") and len(deck.main) == 40
    assert set(Deck(["Raigeki", "Dark Hole"]).main) <= set(deck.main)
    assert deck.extra == Deck([], ["Blue-Eyes Ultimate Dragon"]).extra


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("in", "Which card? Say it as: in NAME"),
        ("in sangan", "There is no sangan in the Side Deck."),
        ("in raigeky", "There is no raigeky in the Side Deck. Did you mean Raigeki?"),
        ("in 2 raigeki", "There are only 1 of it in the Side Deck."),
        ("in 0 raigeki", "Which card? Say it as: in NAME"),
        ("out a", "That may be Mystical Elf or Battle Ox or Sangan or Ojama King: say which one."),
        ("dance", "I do not understand “dance”. in [NUMBER] NAME takes cards"),
        ("help", "in [NUMBER] NAME takes cards from the Side Deck"),
        ("", "Main Deck: 20 Mystical Elf; 19 Battle Ox; Sangan"),
    ],
)
def test_what_cannot_be_done_while_siding_is_said_and_changes_nothing(typed: str, told: str) -> None:
    desk = MatchDesk([typed, "done"], begin())
    assert desk.after(typed).startswith(told)
    assert desk.match.view(0).deck == DECK


def test_siding_speaks_chinese() -> None:
    lines = ["换入 雷击", "换出战斗公牛", "列表", "还原", "换出 2张 圣精灵", "完成", "换入 2张黑洞", "完成"]
    desk = MatchDesk(lines, begin(), lang="zh")
    assert "「雷击」1张放入主卡组。" in desk.after("换入 雷击") and "副卡组：" in desk.after("列表")
    assert "不能使用这个卡组：替换之后" in desk.text() and "替换完毕。" in desk.after("完成")
    assert "主卡组40张（40）" in desk.after("还原")
    dark_hole = Deck(["Dark Hole"]).main[0]
    assert desk.match.view(0).deck.main.count(dark_hole) == 2


def test_one_can_go_back_from_siding_into_the_duel_and_from_the_next_duel_into_siding() -> None:
    desk = MatchDesk(["undo", "quit"], begin())
    assert "Taken back." in desk.text() and desk.match.stage == "duel" and desk.match.score == (0, 0)
    desk = MatchDesk(["keep", "undo", "quit"], begin())
    assert "Taken back." in desk.text() and desk.match.due == ((0, "side"), (1, "side"))


def test_the_loser_is_asked_without_a_word_of_a_throw() -> None:
    desk = MatchDesk(["keep", "quit"], begin())
    assert "The choice is yours. Do you go first?" in desk.text() and "won the throw" not in desk.text()
    assert "Your opponent: Extra Deck 1, Side Deck 4." in desk.text()


def test_a_decision_is_taken_back_after_the_duel() -> None:
    desk = MatchDesk(["keep", "1", *SURRENDER, "undo", "quit"], begin())
    assert "Duel 2 goes to your opponent." in desk.text() and "Taken back to your decision" in desk.text()
    assert desk.match.stage == "duel" and desk.match.score == (0, 1)


def test_the_match_can_be_given_up_if_it_is_meant() -> None:
    desk = MatchDesk(["concede", "no", "concede", "yes"], begin())
    assert desk.match.outcome is not None and desk.match.outcome == (1, "concession")


def test_clocks_run_at_the_keyboard() -> None:
    now = [0.0]
    match = Match(DECK, DECK, seed=1, limits=False, ask_all=True, rules=MatchRules(clock=PlayerClock(60)))
    watch = Watch(seconds=lambda: now[0])
    match.clock = watch
    match.throw(0, "rock")
    match.throw(1, "scissors")
    match.choose(0, "first")

    class Slow(MatchDesk):
        def type(self) -> str:
            now[0] += 45
            return super().type()

    desk = Slow(["summon Battle Ox", "zone 1", ""], match, watch=watch)
    assert "That came too late." in desk.text() or "ran out of time" in desk.text()
    assert match.results[0] == (1, "timeout", 1, False) and match.stage == "side"


def test_an_unfinished_match_is_kept_and_goes_on(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    keeper = MatchKeeper("random")
    match = Match(DECK, DECK, seed=1, limits=False, ask_all=True, rules="untimed")
    desk = MatchDesk(["rock", "paper", "quit"], match, keeper=keeper)
    assert "The match is kept: spellspeed match --resume goes on with it." in desk.text()
    [kept] = list_unfinished_matches()
    assert Match.load(kept) == match
    typed_at(monkeypatch, ["quit"])
    assert main(["match", "--resume"]) == 0
    [kept] = list_unfinished_matches()
    assert Match.load(kept).records[: match.count_records()] == match.records
    typed_at(monkeypatch, [*SURRENDER, "", "concede", "yes"])
    assert main(["match", "--resume"]) == 0
    assert list_unfinished_matches() == []
    assert main(["match", "--resume"]) == 1


def test_a_broken_file_is_passed_over_with_a_word(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "unfinished-matches").mkdir()
    (folder / "unfinished-matches" / "20260101-1-people.json").write_text("{", encoding="utf-8")
    assert main(["match", "--resume"]) == 1
    told = capsys.readouterr().err.splitlines()
    assert "cannot be resumed: line 1" in told[0] and "no unfinished match is kept" in told[1]


def test_bots_play_a_match_that_can_be_saved(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "match.json"
    assert main(["match", "--bots", "random,random", "--seed", "3", "--save", str(path)]) == 0
    told = capsys.readouterr().out.splitlines()
    match = Match.load(path)
    assert match.outcome is not None and told[-2] == f"Match: player {match.outcome.winner} (random) wins"
    assert len([line for line in told if line.startswith("Duel ")]) == len(match.results)
    assert main(["match", "--bots", "random,random", "--seed", "3", "--lang", "zh"]) == 0
    assert f"比赛：玩家{match.outcome.winner}（random）胜" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--bots", "random"], "--bots wants two names"),
        (["--bots", "random,gredy"], "no bot is called 'gredy'"),
        (["--bots", "random,random", "--people", "2"], "--bots plays without you"),
        (["--resume", "--load", "x.json"], "choose one of them"),
        (["--resume", "--decks", "chaos,exodia"], "--decks is for a new match, not for --load or --resume"),
        (["--load", "x.json", "--deck", "chaos"], "--deck is for a new match, not for --load or --resume"),
        (["--resume", "--rules", "untimed"], "--rules is for a new match"),
        (["--load", "x.json", "--clock", "600"], "--clock is for a new match"),
        (["--resume", "--bot", "greedy"], "--bot is for a new match"),
        (["--resume", "--people", "2", "--lang", "zh"], "--people 只用于新的比赛，不能和 --load 或 --resume 一起用"),
        (["--clock", "soon", "--deck", "dragons"], "--clock wants seconds such as 600 or 600+10, not 'soon'"),
        (["--clock", "0", "--deck", "dragons"], "--clock wants seconds"),
        (["--rules", "swis"], "there is no 'swis'; there are official, untimed, single, knock-out"),
        (["--load", "nothing.json"], "nothing.json: No such file"),
        (["--load", __file__], "not JSON"),
        (["--save", __file__], "exists already"),
        (["--save", "no/such/folder/x.json"], "No such file"),
        (["--bots", "random,random", "--deck", "nobody"], "nobody: there is no such file"),
    ],
)
def test_a_wrong_choice_is_refused_in_one_line(
    arguments: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["match", *arguments]) == 1
    [line] = capsys.readouterr().err.splitlines()
    assert told in line


def test_a_finished_match_does_not_go_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = begin()
    match.concede(1)
    match.save(tmp_path / "one.json")
    assert main(["match", "--load", str(tmp_path / "one.json")]) == 1
    assert "this match is over, it ended 0:1; there is nothing to go on with\n" in capsys.readouterr().err


def test_a_match_that_is_being_played_is_not_resumed_a_second_time(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    keeper = MatchKeeper("random")
    match = Match(DECK, DECK, seed=1, limits=False, ask_all=True, rules="untimed")
    match.throw(0, "rock")
    assert keeper.keep_match(match)
    before = keeper.path.read_bytes()
    assert main(["match", "--resume"]) == 1
    assert "the unfinished match is being played in another terminal" in capsys.readouterr().err
    assert keeper.path.read_bytes() == before
    keeper.release()
    typed_at(monkeypatch, ["quit"])
    assert main(["match", "--resume"]) == 0
    assert list(keeper.folder.iterdir()) == [keeper.path]


def sits_at_the_keyboard(monkeypatch: pytest.MonkeyPatch, lines: list[str]) -> list[str]:
    """Somebody at a terminal types these lines; returned is what the questions were."""
    asked: list[str] = []
    left = iter(lines)

    def read(prompt: str = "") -> str:
        asked.append(prompt)
        line = next(left, None)
        if line is None:
            raise EOFError
        return line

    monkeypatch.setattr("sys.stdin.isatty", lambda: True)
    monkeypatch.setattr("spellspeed.terminal.deck_question.read_typed", read)
    monkeypatch.setattr("builtins.input", read)
    return asked


def write_deck(path: Path, *cards: str) -> str:
    """A deck of dragons in which these cards take the place of others."""
    path.write_text(Deck([*cards, *Deck.packaged("dragons").main[len(cards) :]]).to_ydk(), encoding="utf-8")
    return str(path)


@pytest.mark.parametrize(
    ("lang", "why"),
    [
        ("en", 'pot.ydk is not legal in master2020: line 3: "Pot of Greed" is Forbidden'),
        ("zh", "pot.ydk：不符合master2020：第3行：「强欲之壶」"),
    ],
)
def test_who_names_a_deck_that_cannot_be_played_is_told_why_and_asked_again(
    lang: str, why: str, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    illegal = write_deck(folder / "pot.ydk", "Pot of Greed")
    asked = sits_at_the_keyboard(monkeypatch, [illegal, "dragons", "warriors", "dragons", "quit"])
    assert main(["match", "--plain", "--lang", lang]) == 0
    told = capsys.readouterr().out
    assert why in told
    mine, theirs = ("your deck", "the other deck") if lang == "en" else ("你的卡组", "对方的卡组")
    assert [prompt.split(" (")[0] for prompt in asked[:4]] == [mine, theirs, mine, theirs]
    assert ("seed" if lang == "en" else "种子") in told.partition(why)[2], "the match has begun after all"


def test_two_people_are_asked_for_their_decks_by_number_and_may_ask_for_help(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = sits_at_the_keyboard(monkeypatch, ["help", "chaos", "", "quit"])
    assert main(["match", "--people", "2"]) == 0
    assert asked[:3] == [
        "the deck of player 1 (dragons)> ",
        "the deck of player 1 (dragons)> ",
        "the deck of player 2 (warriors)> ",
    ]
    assert capsys.readouterr().out.count("1. dragons: ") == 2, "the decks are listed again"


def test_a_wrong_clock_is_told_before_anybody_is_asked_for_decks(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = sits_at_the_keyboard(monkeypatch, [])
    assert main(["match", "--clock", "soon"]) == 1
    assert asked == [] and "--clock wants seconds" in capsys.readouterr().err


def test_cards_that_do_nothing_are_named_before_the_match(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    deck = write_deck(folder / "hats.ydk", "Magical Hats")
    typed_at(monkeypatch, ["quit"])
    assert main(["match", "--deck", deck, "--plain"]) == 0
    assert "the effects of these cards are not written yet, they do nothing: Magical Hats." in capsys.readouterr().out


def test_help_in_a_match_speaks_of_the_match() -> None:
    desk = MatchDesk(["", "rock", "", "scissors", "", "help"], people=2)
    told = desk.after("help")
    assert "quit: leave; spellspeed match --resume goes on with the match" in told
    assert "save FILE: keep the match in a file" in told and "spellspeed play" not in told


@pytest.mark.parametrize(("typed", "turn_player"), [("first", 0), ("second", 1), ("go second", 1), ("后攻", 1)])
def test_who_may_choose_says_first_or_second(typed: str, turn_player: int) -> None:
    desk = MatchDesk(["", "rock", "", "scissors", "", typed, "quit"], people=2)
    assert desk.match.duel is not None and desk.match.duel.turn_player == turn_player
