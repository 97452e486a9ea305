"""What the terminal asks: to what one responds, the options again after every command, plain lines, piles, effects."""

import pytest

from desk import Desk, position
from spellspeed import Duel
from spellspeed.telling import Voice
from spellspeed.terminal.windows import tell_open_question

YOURS = "you 8000 set: Threatening Roar, Mystical Space Typhoon  deck: 5 Mystical Elf"
THEIRS = "opp 8000 hand: Luster Dragon, Ookazi  monsters: Mystical Elf  set: Dust Tornado  deck: 5 Mystical Elf"
TURN = f"turn 3, Main Phase 1, opp to act\n{YOURS}\n{THEIRS}"


def asked(wishes: tuple[str, ...], player: int = 0, lang: str = "en") -> str:
    """The question of the first window of a player after these wishes of player 1."""
    duel = Duel.from_position(TURN)
    duel.play(*wishes, by=1)
    while duel.request is not None and duel.request.player != player:
        duel.play("pass")
    return tell_open_question(duel.view(player), Voice(lang, player))


@pytest.mark.parametrize(
    ("wishes", "english", "chinese"),
    [
        (
            ("activate Ookazi", "zone 3"),
            "Do you respond to chain link 1, your opponent's Ookazi?",
            "要对连锁1（对方的「昼夜的大火事」）响应吗？",
        ),
        (
            ("summon Luster Dragon", "zone 3"),
            "Your opponent Normal Summons Luster Dragon (Attack Position, ATK 1900, DEF 1600) in your opponent's "
            "monster zone 3 of 5. Do you respond?",
            "对方通常召唤「蓝宝石龙」（攻击表示，攻击力1900，守备力1600），放在对方的怪兽区第3格。要响应吗？",
        ),
        (
            ("end turn",),
            "Your opponent is about to end your opponent's Main Phase 1. Do you respond?",
            "对方要结束对方的主要阶段1。要响应吗？",
        ),
    ],
)
def test_a_window_says_to_what_one_responds(wishes: tuple[str, ...], english: str, chinese: str) -> None:
    assert asked(wishes) == english
    assert asked(wishes, lang="zh") == chinese


def windows(lang: str) -> list[str]:
    """All questions of player 0's windows in a turn in which player 1 goes to battle and attacks."""
    duel = Duel.from_position(TURN)
    questions: list[str] = []
    wishes = iter(["battle phase", "attack with Mystical Elf", "main phase 2", "end turn"])
    while duel.request is not None and duel.turn == 3:
        if duel.request.player == 0:
            questions.append(tell_open_question(duel.view(0), Voice(lang, 0)))
            duel.play("pass")
        elif duel.request.purpose == "response":
            duel.play("pass")
        else:
            duel.play(next(wishes))
    return questions


def test_the_windows_of_a_battle_phase_say_the_attack_and_the_step() -> None:
    questions = windows("en")
    assert questions[:3] == [
        "Your opponent is about to end your opponent's Main Phase 1. Do you respond?",
        "It is your opponent's Battle Phase, Start Step. Do you respond?",
        "Your opponent's Mystical Elf attacks directly. Do you respond?",
    ]
    assert questions[-1] == "It is your opponent's End Phase. Do you respond?"
    assert "Your opponent is about to end your opponent's Battle Phase. Do you respond?" in questions
    assert all(question != "Do you respond?" for question in questions)
    chinese = windows("zh")
    assert chinese[2] == "对方的「圣精灵」直接攻击。要响应吗？"
    assert chinese[-1] == "现在是对方的结束阶段。要响应吗？"
    assert len(chinese) == len(questions)


# ------------------------------------------------------------------------------------------------- after a command

TABLE = (
    "turn 3, Main Phase 1, you to act\n"
    "you 8000 hand: Rush Recklessly, Luster Dragon  monsters: Kuriboh  extra: Thousand-Eyes Restrict, Ojama King\n"
    "  graveyard: Umi\n"
    "opp 8000 extra: Gatling Dragon  graveyard: Sangan, Jinzo  banished: Raigeki  hand: Umi"
)
COMMANDS = ["why summon Kuriboh", "look Sangan", "lang en", "hand", "field", "help", "log", "ask", "chain", "deck"]


@pytest.mark.parametrize("typed", [*COMMANDS, "graveyard", "banished opp", "extra", "effects", "cancel", "pass turn"])
def test_the_options_are_shown_again_after_a_command(typed: str) -> None:
    shown = Desk(position(TABLE), [typed]).run()
    assert "What do you do?\n1. Normal Summon Luster Dragon" in shown.after(typed)


@pytest.mark.parametrize(
    ("typed", "lang", "expected"),
    [
        ("look extra", "en", "Your Extra Deck, 2 cards:\n  1. Thousand-Eyes Restrict (Level 1, ATK 0, DEF 0)\n"),
        ("extra", "zh", "你的额外卡组（2张）：\n  1. 「千眼纳祭神」"),
        ("look extra 2", "en", "Ojama King [90140980]"),
        ("查看额外2", "zh", "扰乱王"),
        ("look extra 3", "en", "There are only 2 cards in your Extra Deck."),
        ("look opp extra", "en", "Your opponent's Extra Deck, 1 card:\n  Face-down: 1.\n"),
        ("look opp extra 1", "en", "You may not see what that card is."),
        ("额外 对方", "zh", "对方的额外卡组（1张）：\n  里侧表示：1张。"),
        ("look opp graveyard", "en", "Your opponent's Graveyard, 2 cards, top first:\n  1. Jinzo"),
        ("look graveyard opp", "en", "Your opponent's Graveyard, 2 cards, top first:\n  1. Jinzo"),
        ("look graveyard", "en", "Your Graveyard, 1 card:\n  1. Umi"),
        ("查看对方的墓地", "zh", "对方的墓地（2张"),
        ("look opponent's banished", "en", "Your opponent's banished cards, 1 card:\n  1. Raigeki"),
        ("look hand", "en", "Your hand, 2 cards:"),
        ("look opp hand", "en", "Your opponent's hand, 1 card:\n  1. a card"),
        ("look field", "en", "Turn 3, your Main Phase 1."),
        ("look effects", "en", "No effect lasts at the moment."),
        ("效果", "zh", "现在没有持续适用的效果。"),
        ("extra foo", "en", "Say it as: extra [opp]"),
    ],
)
def test_piles_and_effects_can_be_looked_at(typed: str, lang: str, expected: str) -> None:
    assert Desk(position(TABLE), [typed], lang).run().after(typed).startswith(expected)


def test_what_lasts_is_told_with_its_card_and_its_end() -> None:
    shown = Desk(position(TABLE), ["activate Rush Recklessly", "zone 1", "look effects"]).run()
    told = shown.after("look effects").splitlines()[0]
    assert told.startswith("Lasting: your Rush Recklessly: “the target gains 700 ATK”, until the end of this turn")
    assert "Kuriboh" in told
    chinese = Desk(position(TABLE), ["activate Rush Recklessly", "zone 1", "查看 效果"], "zh").run()
    assert chinese.after("查看 效果").startswith("适用中：你的「突进」")


# ------------------------------------------------------------------------------------------------------ plain lines


def test_plain_lines_have_no_empty_ones_and_no_escape_sequences() -> None:
    shown = Desk(position(TABLE), ["1", "3", "help", "end turn"], plain=True).run()
    assert "" not in shown.screen[: shown.screen.index("> end turn")]
    assert not any("\033" in line or "\n" in line for line in shown.screen)


def test_what_is_typed_never_drives_the_terminal() -> None:
    shown = Desk(position(TABLE), ["\033[31mred\007", "look \033[2J"]).run()
    said = [line for line in shown.screen if not line.startswith("> ")]
    assert not any("\033" in line or "\007" in line for line in said)


@pytest.mark.parametrize(
    ("typed", "lang", "guess"),
    [
        ("hlep", "en", "Did you mean help?"),
        ("surender", "en", "Did you mean surrender?"),
        ("帮忙", "zh", "你是不是想说帮助？"),
    ],
)
def test_a_mistyped_command_is_guessed(typed: str, lang: str, guess: str) -> None:
    assert guess in Desk(position(TABLE), [typed], lang).run().after(typed)


@pytest.mark.parametrize(
    ("typed", "lang", "expected"),
    [
        ("summon", "en", "Say which card: summon NAME."),
        ("盖放", "zh", "请说明是哪张卡：盖放 卡名。"),
        ("1 2 3", "en", "Pick just one number; you gave 3."),
        ("1 2", "zh", "只能选1个编号；你给了2个。"),
    ],
)
def test_half_an_answer_is_told_what_it_lacks(typed: str, lang: str, expected: str) -> None:
    assert Desk(position(TABLE), [typed], lang).run().after(typed).startswith(expected)
