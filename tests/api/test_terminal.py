"""The terminal: a person at the keyboard, played by a script that reads the screen and types."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from desk import CLEARED, Desk, position
from spellspeed import Duel
from spellspeed.bots import GreedyBot, RandomBot
from spellspeed.cli import main
from spellspeed.commands.players import load_decks
from spellspeed.replay import Replay
from spellspeed.telling import Voice, tell_events, tell_option
from spellspeed.terminal.messages import CHINESE, ENGLISH, HELP
from spellspeed.terminal.session import Session
from spellspeed.words import FOR_RESPONSE
from table import there

DECKS = load_decks(None, None)
SUMMON = "turn 3, Main Phase 1, you to act\nyou 8000 hand: Luster Dragon, Baby Dragon\nopp 8000 deck: 5 Mystical Elf"
BATTLE = (
    "turn 3, Main Phase 1, you to act\n"
    "you 8000 monsters: Luster Dragon (zone 2)  deck: 5 Mystical Elf\n"
    "opp 8000 monsters: Mystical Elf (zone 1), Baby Dragon (set, zone 4)  deck: 5 Mystical Elf"
)


def new_duel(seed: int = 1, first: int | None = 0) -> Duel:
    return Duel(*DECKS, seed=seed, first=first, ask_all=True)


def desk(lines: list[str], lang: str = "en", text: str = SUMMON, ask: str = "respond") -> Desk:
    return Desk(position(text), lines, lang, ask=ask).run()


# ----------------------------------------------------------------------------------------------------- whole duels


def typist(shown: Desk, wanted: tuple[str, ...], count: str, by_wish: Callable[[str], str]) -> Iterator[str]:
    """Types what the screen offers: the first wanted option, by number or by wish, else the last option."""
    for _ in range(2000):  # a person who is asked for ever gives up
        question = shown.screen[shown.since :]
        options = [line for line in question if re.match(r"\d+\. ", line)]
        if not options:
            yield ""  # the duel is over
            continue
        several = re.search(count, "\n".join(question))
        if several:
            yield " ".join(str(number) for number in range(1, int(several[1]) + 1))
            continue
        choice = next((line for word in wanted for line in options if line.split(". ", 1)[1].startswith(word)), "")
        yield by_wish(choice) or (choice or options[-1]).split(".")[0]


@pytest.mark.parametrize("seed", range(4))
def test_a_whole_duel_in_english(seed: int) -> None:
    shown = Desk(new_duel(seed, None), [])
    wanted = ("Attack", "Your opponent's", "Normal Summon", "Tribute Summon", "Set", "Go to the Battle", "End the")

    def by_wish(choice: str) -> str:
        found = re.match(r"\d+\. Normal Summon (.+) \(Level", choice)
        return f"summon {found[1]}" if found else ""

    shown.lines = typist(shown, wanted, r"Pick (\d+)\.", by_wish)
    shown.run()
    assert shown.session.duel.outcome is not None
    text = shown.text()
    assert re.search("wins?: ", text)
    assert "> summon " in text
    assert "The duel is over." in text
    assert "I do not understand" not in text
    assert "Not allowed" not in text
    assert "That went wrong" not in text
    assert ".." not in text
    assert shown.screen[-1] == "Goodbye."


@pytest.mark.parametrize("seed", range(4))
def test_a_whole_duel_in_chinese(seed: int) -> None:
    shown = Desk(new_duel(seed, None), [], "zh")
    wanted = ("用", "对方", "通常召唤", "上级召唤", "盖放", "进入战斗", "结束战斗")

    def by_wish(choice: str) -> str:
        found = re.match(r"\d+\. 通常召唤「(.+)」", choice)
        return f"召唤 {found[1]}" if found else ""

    shown.lines = typist(shown, wanted, r"选(\d+)个）", by_wish)
    shown.run()
    assert shown.session.duel.outcome is not None
    text = shown.text()
    assert "胜利：" in text
    assert "> 召唤 " in text
    assert "看不懂" not in text
    assert "不可以：" not in text
    assert "出错了" not in text
    assert shown.screen[-1] == "再见。"
    # Everything that is shown is Chinese: Latin letters come only in names and file words.
    assert not re.search(r"\b(?:you|your|the|of|Phase|zone)\b", text)


def test_what_the_bot_does_is_told_as_it_happens() -> None:
    shown = Desk(new_duel(3), ["end turn", "quit"]).run()
    told = shown.after("end turn")
    assert told.index("Turn 2: your opponent's turn.") < told.index("Your opponent draws a card.")
    assert "Your opponent Normal Summons" in told
    assert told.index("Your opponent Normal Summons") < told.index("Turn 3: your turn.")


@pytest.mark.parametrize("seed", range(5))
def test_nothing_hidden_is_told(seed: int) -> None:
    # Dealing the hidden cards anew must not change a word of what player 0 is told of the moment.
    duel = new_duel(seed)
    bot = RandomBot(seed)
    for number in range(80):
        if duel.request is None:
            break
        voice = Voice("en", 0)
        other = duel.view(0).determinise(seed=number)
        if duel.request.player == 0:
            options = [tell_option(option, voice) for option in there(duel.view(0).request).options]
            assert options == [tell_option(option, voice) for option in there(other.view(0).request).options]
        duel.answer(*bot.choose(duel))
    lines = tell_events(duel.view(0).events, Voice("en", 0))
    drawn = [line for line in lines if line.startswith("Your opponent draws")]
    assert drawn
    assert set(drawn) <= {"Your opponent draws 5 cards.", "Your opponent draws a card."}
    assert all("Sets a face-down" in line for line in lines if line.startswith("Your opponent Sets"))


@pytest.mark.parametrize("lang", ["en", "zh"])
@pytest.mark.parametrize("reader", [0, 1, None])
def test_every_event_and_option_of_random_duels_has_its_sentence(lang: str, reader: int | None) -> None:
    voice = Voice(lang, reader)
    for seed in range(4):
        duel = new_duel(seed)
        bot = RandomBot(seed)
        while duel.request is not None:
            for option in there(duel.view(duel.request.player).request).options:
                assert tell_option(option, voice)
            duel.answer(*bot.choose(duel))
        for line in tell_events(duel.view(seed % 2).events, voice, everything=True):
            assert line
            assert "{" not in line
            assert "  " not in line


# -------------------------------------------------------------------------------------------------------- answering


def test_an_answer_is_a_number_or_a_wish() -> None:
    by_number = desk(["1", "3"])
    by_wish = desk(["summon luster dragon", "zone 3"])
    assert by_number.session.duel == by_wish.session.duel
    assert "You Normal Summon Luster Dragon (Attack Position, ATK 1900, DEF 1600) in your monster zone 3 of 5." in (
        by_number.text()
    )


def test_full_width_digits_are_digits() -> None:
    assert "「蓝宝石龙」" in desk(["１", "3"], "zh").after("3")


def test_several_numbers_answer_one_question() -> None:
    text = (
        "turn 3, Main Phase 1, you to act\n"
        "you 8000 hand: Blue-Eyes White Dragon  monsters: Mystical Elf, Baby Dragon, Luster Dragon\nopp 8000"
    )
    shown = desk(["tribute summon Blue-Eyes White Dragon", "1", "1 1", "1 9", "1, 2", "1"], text=text)
    assert "Pick 2." in shown.after("tribute summon Blue-Eyes White Dragon")
    assert "Pick 2 of the numbers, with spaces between them; you gave 1." in shown.after("1 1") + shown.text()
    assert "Each number only once, please." in shown.after("1 1")
    assert "There is no option 9: the numbers go from 1 to 3." in shown.after("1 9")
    assert "You Tribute Mystical Elf." in shown.text()
    assert "You Tribute Summon Blue-Eyes White Dragon" in shown.text()


@pytest.mark.parametrize("typed", ["99", "0", "1 2", "sing", "summon Nobody At All", "none", "、", "summon", "'", "-1"])
def test_bad_input_gets_a_clear_line_and_the_question_again(typed: str) -> None:
    shown = desk([typed, "1"])
    answer = shown.after(typed).splitlines()
    assert answer[0] != ""
    assert "What do you do?" in answer
    assert any(line.startswith("1. Normal Summon Luster Dragon") for line in answer)
    assert shown.session.duel.count_played() == 1


def test_a_forbidden_wish_names_its_rule() -> None:
    assert "[battle.attack.attacker-must-be-" in desk(["attack with Luster Dragon"]).after("attack with Luster Dragon")
    assert "不可以：" in desk(["蓝宝石龙 直接攻击"], "zh").after("蓝宝石龙 直接攻击")
    assert "［battle.attack.attacker-must-be-" in desk(["蓝宝石龙 直接攻击"], "zh").after("蓝宝石龙 直接攻击")


def test_enter_alone_repeats_the_question() -> None:
    shown = desk([""])
    assert shown.after("").count("What do you do?") == 1


def test_an_attack_wish_names_the_target_too() -> None:
    shown = desk(["battle phase", "attack Mystical Elf with Luster Dragon"], text=BATTLE)
    told = shown.after("attack Mystical Elf with Luster Dragon")
    assert "Your Luster Dragon attacks Mystical Elf (Attack Position, ATK 800, DEF 2000) in your opponent's" in told
    assert "Your opponent loses 1100 LP by battle: from 8000 to 6900." in told
    assert "Your opponent's Mystical Elf is destroyed by battle." in told


def test_a_face_down_monster_is_told_without_its_name() -> None:
    shown = desk(["battle phase", "1", "2"], text=BATTLE)
    assert "2. Face-down monster in your opponent's monster zone 4 of 5" in shown.after("1")
    assert "attacks a face-down monster in your opponent's monster zone 4 of 5." in shown.after("2")
    assert "Baby Dragon in your opponent's monster zone 4 of 5 is flipped face-up." in shown.after("2")


@pytest.mark.parametrize("typed", ["surrender", "I give up", "投降", "认输"])
def test_giving_up_ends_the_duel(typed: str) -> None:
    shown = desk([typed, "yes", ""])
    assert "Your opponent wins: you surrendered." in shown.text()
    assert shown.session.duel.outcome is not None


# --------------------------------------------------------------------------------------------------------- commands


def test_help_names_every_command() -> None:
    english, chinese = desk(["help"]).after("help"), desk(["帮助"], "zh").after("帮助")
    for _, form, meaning in HELP:
        assert f"  {form[0]}: {meaning[0]}" in english
        assert f"  {form[1]}：{meaning[1]}" in chinese
    assert set(ENGLISH.values()) == set(CHINESE.values()) == {name for name, _, _ in HELP}


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("look mystical elf", "ATK 800 / DEF 2000"),
        ("look 2", "Luster Dragon [11091375]"),
        ("look opp zone 1", "Mystical Elf [15025844]"),
        ("look opp 4", "You may not see what that card is."),
        ("look zone 5", "There is no card in your monster zone 5 of 5."),
        ("look spell 1", "There is no card in your Spell & Trap Zone 1 of 5."),
        ("look hand 1", "There is no card in your hand."),
        ("look graveyard 1", "There is no card in your Graveyard."),
        ("look 15025844", "Mystical Elf"),
        ("look Luster Dragon #2", "ATK 2400"),
        ("look Mistical Elf", "No card is called 'Mistical Elf'. Perhaps: Mystical Elf"),
        ("look xyzzyxyzzy", "No card is called 'xyzzyxyzzy'."),
        ("look", "Say it as: look NAME"),
        ("look opp", "No card is called"),
        ("field", "Luster Dragon (Attack Position, ATK 1900, DEF 1600) in your monster zone 2 of 5"),
        ("field", "Face-down monster in your opponent's monster zone 4 of 5"),
        ("hand", "Your hand: no cards."),
        ("graveyard", "Your Graveyard: no cards."),
        ("graveyard opp", "Your opponent's Graveyard: no cards."),
        ("banished", "Your banished cards: no cards."),
        ("deck", "You: 8000 LP, 0 in hand, 5 in Deck"),
        ("log x", "Say it as: log [NUMBER]"),
        ("why attack with Luster Dragon", "[turn.structure."),
        ("why battle phase", "That is possible now."),
        ("why", "Say it as: why WISH"),
        ("why sing", "I do not understand that"),
        ("undo", "You have not decided anything yet."),
        ("undo x", "Say it as: undo [NUMBER]"),
        ("save", "Say it as: save FILE"),
        ("load", "Say it as: load FILE"),
        ("lang fr", "Say it as: lang en|zh"),
        ("ask", "You are asked: in a window only when you can respond."),
        ("ask sometimes", "Say it as: ask always|respond|opponent"),
        ("查看 怪兽 2", "Luster Dragon [11091375]"),
        ("查看圣精灵", "ATK 800 / DEF 2000"),
    ],
)
def test_a_command_answers_and_the_question_stays(typed: str, expected: str) -> None:
    shown = desk([typed], text=BATTLE)
    answer = shown.after(typed)
    assert expected in answer
    assert "What do you do?" in answer
    assert shown.session.duel == position(BATTLE)


OPEN_HANDS = (
    "turn 3, Main Phase 1, you to act\nyou 8000 hand: Rush Recklessly  monsters: Luster Dragon (zone 2){}\n"
    "opp 8000 hand: Sangan, Kuriboh  deck: 5 Mystical Elf"
)


def test_a_card_of_an_open_hand_can_be_looked_at() -> None:
    assert "You may not see what that card is." in desk(["look opp hand 1"], text=OPEN_HANDS.format("")).screen
    shown = desk(["look opp hand 1"], text=OPEN_HANDS.format(", Ceremonial Bell"))
    assert "Sangan [26202165]" in shown.after("look opp hand 1")


@pytest.mark.parametrize(
    ("lang", "typed", "expected"),
    [
        (
            "en",
            ["activate Rush Recklessly", "zone 3", "field"],
            "Lasting: your Rush Recklessly: “the target gains 700 ATK”",
        ),
        ("zh", ["发动 突进", "3", "场上"], "适用中：你的「突进」：“作为对象的怪兽的攻击力上升700”，直到这个回合结束时"),
    ],
)
def test_the_field_is_told_with_what_lasts(lang: str, typed: list[str], expected: str) -> None:
    assert expected in desk(typed, lang, OPEN_HANDS.format("")).after(typed[-1])


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("查看 对方 怪兽 1", "攻击力 800"),
        ("查看 对方 4", "你不能看那张卡。"),
        ("场上", "你的怪兽区第2格的「蓝宝石龙」（攻击表示，攻击力1900，守备力1600）"),
        ("手卡", "你的手卡：没有卡。"),
        ("墓地 对方", "对方的墓地：没有卡。"),
        ("除外", "你的除外的卡：没有卡。"),
        ("卡组", "你：基本分8000"),
        ("为什么 召唤 圣精灵", "［"),
        ("为什么进入战斗阶段", "现在可以这样做。"),
        ("撤销", "你还没有作过选择。"),
        ("询问 总是", "询问方式：总是询问"),
        ("语言 英文", "From now on in English."),
        ("lang en", "From now on in English."),
    ],
)
def test_a_chinese_command_answers(typed: str, expected: str) -> None:
    assert expected in desk([typed], "zh", BATTLE).after(typed)


def test_the_log_tells_the_last_lines() -> None:
    shown = desk(["1", "3", "log 1", "log"])
    assert shown.after("log 1").splitlines()[0].startswith("You Normal Summon Luster Dragon")
    assert len(shown.after("log").splitlines()) > 1


def test_the_language_changes_in_the_middle() -> None:
    shown = desk(["lang zh", "", "lang en", ""])
    assert "要做什么？" in shown.after("lang zh")
    assert shown.after("lang en").startswith("From now on in English.")


def test_always_asks_in_every_window_and_can_be_changed() -> None:
    shown = desk(["1", "3", "pass", "ask respond", "1"], ask="always")
    assert "Do you respond" in shown.after("3")
    assert "1. Pass" in shown.after("3")
    assert shown.session.ask == "respond"
    # The last pass answers the window that was open; from then on nothing is asked in windows.
    assert "Do you respond" not in shown.after("1")


@pytest.mark.parametrize("ask", ["respond", "opponent"])
def test_without_a_possible_response_nothing_is_asked(ask: str) -> None:
    shown = desk(["1", "3", "end turn"], ask=ask)
    assert "Do you respond" not in shown.text()
    asked = [node for node in shown.session.duel.history() if node.state.request is not None]
    assert any(node.state.request.purpose == FOR_RESPONSE for node in asked if node.state.request)


# ---------------------------------------------------------------------------------------------- undo, save, load, end


def test_undo_goes_back_to_the_previous_decision() -> None:
    shown = Desk(new_duel(3), ["1", "3", "undo 1", "undo", "quit"]).run()
    assert "Taken back to your decision in turn 1." in shown.after("undo 1")
    assert "Where do you put" in shown.after("undo 1")
    assert "1. Normal Summon" in shown.after("undo")
    untouched = Desk(new_duel(3), ["quit"]).run()
    assert shown.session.duel.state_key() == untouched.session.duel.state_key()


def test_undo_takes_the_bots_turn_back_too() -> None:
    shown = Desk(new_duel(3), ["end turn", "undo", "quit"]).run()
    assert shown.session.duel.view(0).turn == 1
    again = Desk(new_duel(3), ["1", "3", "end turn", "undo 3", "quit"]).run()
    assert again.session.duel.view(0).hand_size(0) == 5


def test_undo_takes_a_surrender_back() -> None:
    shown = desk(["surrender", "yes", "undo", "quit"])
    assert shown.session.duel.outcome is None
    assert "What do you do?" in shown.after("undo")


@pytest.mark.parametrize(("lang", "save", "load"), [("en", "save", "load"), ("zh", "保存", "读取")])
def test_a_saved_duel_goes_on(tmp_path: Path, lang: str, save: str, load: str) -> None:
    path = str(tmp_path / "duel file.json")
    shown = Desk(new_duel(3), ["1", "3", f"{save} {path}", "end turn", f"{load} {path}", "quit"], lang)
    if lang == "zh":
        shown.lines = iter(["1", "3", f"{save} {path}", "结束回合", f"{load} {path}", "退出"])
    shown.run()
    assert Replay.load(path).play(ask_all=True) == shown.session.duel
    assert shown.session.duel.view(0).turn == 1
    assert ("Saved in" if lang == "en" else "已保存到") in shown.after(f"{save} {path}")
    assert ("What do you do?" if lang == "en" else "要做什么？") in shown.after(f"{load} {path}")


def test_save_writes_again_only_over_its_own_file(tmp_path: Path) -> None:
    mine, other = tmp_path / "mine.json", tmp_path / "other.txt"
    other.write_text("precious", encoding="utf-8")
    shown = desk([f"save {mine}", "1", f"save {mine}", f"save {other}", f"save {tmp_path}/no/where.json", "quit"])
    assert len(Replay.load(mine).answers) == 1
    assert other.read_text(encoding="utf-8") == "precious"
    assert "exists already" in shown.after(f"save {other}")
    assert "Not saved: No such file or directory" in shown.after(f"save {tmp_path}/no/where.json")


BROKEN = [b"", b"{}", b"not json", b"\xff\xfe\x00", b"[" * 5000, b'{"kind": "spellspeed-replay", "version": 1}']


@pytest.mark.parametrize("content", BROKEN)
def test_a_broken_file_does_not_lose_the_duel(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "broken.json"
    path.write_bytes(content)
    shown = desk(["1", f"load {path}", f"load {tmp_path}", f"load {tmp_path}/missing", "3", "quit"])
    assert "cannot be loaded" in shown.after(f"load {path}")
    assert "The duel you are in goes on." in shown.after(f"load {path}")
    assert "Where do you put Luster Dragon?" in shown.after(f"load {path}")
    assert "cannot be loaded: Is a directory" in shown.after(f"load {tmp_path}")
    assert "cannot be loaded: No such file or directory" in shown.after(f"load {tmp_path}/missing")
    assert "You Normal Summon Luster Dragon" in shown.after("3")


def spoiled(text: str) -> Iterator[str]:
    """The text of a replay with one thing wrong in it, in many ways."""
    yield from (text[: len(text) * part // 7] for part in range(1, 7))
    for old, new in [
        ('"version": 2', '"version": 9'),
        ('"decks": [', '"decks": [1, '),
        ('"seed": 3', '"seed": "x"'),
        ('"format": "master2020"', '"format": "speed"'),
        ('"cards": "', '"guards": "'),
        ("[0, [0], ", "[0, [77], "),
        ("[0, [0], ", "[1, [0], "),
        ('"main": [', '"main": [12, '),
    ]:
        assert old in text
        yield text.replace(old, new, 1)


def test_a_spoiled_save_does_not_lose_the_duel(tmp_path: Path) -> None:
    path = tmp_path / "duel.json"
    Desk(new_duel(3), ["1", "3", f"save {path}", "quit"]).run()
    text = path.read_text(encoding="utf-8")
    for number, content in enumerate(spoiled(text)):
        wrong = tmp_path / f"{number}.json"
        wrong.write_text(content, encoding="utf-8")
        shown = desk([f"load {wrong}", "1", "3", "quit"])
        assert "cannot be loaded" in shown.after(f"load {wrong}"), content
        assert "You Normal Summon Luster Dragon" in shown.after("3")


def test_the_end_offers_to_save(tmp_path: Path) -> None:
    path = tmp_path / "end.json"
    shown = desk(["surrender", "yes", "hm", "log", "field", "hand", f"save {path}", ""])
    assert shown.after(
        "hm"
    ) == "The duel is over. save FILE keeps it, undo takes the last decision back, log tells it " + (
        "again; Enter leaves."
    )
    assert Replay.load(path).result == {"winner": 1, "reason": "surrender", "turn": 3}
    assert shown.screen[-1] == "Goodbye."


@pytest.mark.parametrize("error", [EOFError, KeyboardInterrupt])
def test_the_end_of_input_leaves_politely(error: type[BaseException]) -> None:
    def read() -> str:
        raise error

    screen: list[str] = []
    assert Session(new_duel(), {1: GreedyBot()}, read=read, write=screen.append).run() == 0
    assert screen[-1] == "Goodbye."


# --------------------------------------------------------------------------------------------------------- two people


def test_two_people_share_the_keyboard_and_see_only_their_own_cards() -> None:
    shown = Desk(new_duel(3), ["", "1", "3", "end turn", "", "hand", "quit"], people=2).run()
    assert shown.screen[0].startswith("Player 1, press Enter")
    turned = next(at for at, line in enumerate(shown.screen) if line.startswith("Player 2, press Enter"))
    # Nothing of player 1 is on the screen any more when player 2 is called, nor that call when player 2 reads.
    assert shown.screen[turned - 1] == CLEARED
    assert shown.screen[turned + 2] == CLEARED
    own = [card.name for card in shown.session.duel.view(1).hand()]
    theirs = [card.name for card in shown.session.duel.view(0).hand()]
    theirs += [card.name for card in shown.session.duel.view(0).monsters(0) if card is not None]
    secret = [name for name in own if name not in theirs]  # the two play the same deck
    assert secret and not any(name in line for line in shown.screen[:turned] for name in secret)
    assert all(name in shown.after("hand") for name in own)
    told = shown.after("")
    assert "Your opponent takes the first turn." in told
    assert "You draw 5 cards" in told


@pytest.mark.parametrize(("lang", "leave"), [("en", "quit"), ("zh", "退出")])
def test_only_enter_takes_the_keyboard(lang: str, leave: str) -> None:
    shown = Desk(new_duel(3), ["hand", "1", leave, "1"], lang, people=2).run()
    assert not shown.session.answered
    calls = [line for line in shown.screen if "press Enter" in line or "请按回车" in line]
    assert len(calls) == 3
    assert not any(card.called(lang) in shown.text() for card in shown.session.duel.view(0).hand())


def test_taking_back_a_decision_of_the_other_person_hands_the_keyboard_over() -> None:
    shown = Desk(new_duel(3), ["", "1", "3", "end turn", "", "undo", "quit"], people=2).run()
    after = shown.screen[shown.screen.index("> undo") :]
    call = next(at for at, line in enumerate(after) if line.startswith("Player 1, press Enter"))
    assert after[call - 1] == CLEARED
    assert shown.session.duel.view(0).turn == 1


# ---------------------------------------------------------------------------------------------------- the command line


def typed_at(monkeypatch: pytest.MonkeyPatch, lines: list[str]) -> None:
    left = iter(lines)

    def read(prompt: str = "") -> str:
        try:
            return next(left)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", read)


def test_the_command_plays_saves_and_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "duel.json"
    typed_at(monkeypatch, ["1", "1", f"save {path}", "quit"])
    assert main(["play", "--seed", "5", "--first", "you", "--ask", "opponent", "--bot", "random"]) == 0
    assert "seed 5" in capsys.readouterr().out
    typed_at(monkeypatch, ["手卡", "退出"])
    assert main(["play", "--load", str(path), "--lang", "zh"]) == 0
    shown = capsys.readouterr().out
    assert "继续已保存的决斗" in shown
    assert "你的手卡（4张" in shown


def test_the_opponent_may_go_first(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    typed_at(monkeypatch, [])
    assert main(["play", "--first", "opp", "--people", "1"]) == 0
    shown = capsys.readouterr().out
    assert "Your opponent takes the first turn." in shown
    assert "Turn 2: your turn." in shown
