"""The help of all commands in Chinese: one table, sentence by sentence."""

import argparse
from typing import Final

from spellspeed.commands.chinese_event_help import EVENT_HELP
from spellspeed.commands.chinese_server_help import SERVER_HELP
from spellspeed.commands.options import ChineseHelp, Parser
from spellspeed.telling.complaints import read_table

HELP: Final[tuple[tuple[str, str], ...]] = (
    # What the commands do, and first steps.
    (
        "Yu-Gi-Oh! OCG duels: play in the terminal, look up cards and rules, check decks, let bots play.",
        "游戏王OCG决斗：在终端里决斗、查卡、查规则、检查卡组、让电脑对战。",
    ),
    ("commands", "命令"),
    ("options", "选项"),
    ("positional arguments", "内容"),
    ("show this help message and exit", "显示这个说明"),
    ("play a duel in the terminal", "在终端里决斗"),
    ("solve a puzzle of a .lua file in the terminal", "在终端里解.lua文件的残局"),
    (
        "show cards by a name in English, Chinese or Japanese, or by password",
        "用英文、中文、日文的名字或密码查卡",
    ),
    (
        "check a deck list and print every problem it has, or list packaged decks",
        "检查一副卡组，列出所有问题；或列出附带的卡组",
    ),
    ("write a file in the format of another program", "把文件转换成其他程序的格式"),
    (
        "have two bots play duels and print the results and the speed",
        "让两个电脑玩家对战，显示结果和速度",
    ),
    ("search the rule book", "查规则"),
    ("print what happened in a saved duel", "讲述一场保存的决斗"),
    ("read a written position and show it", "读取写成文字的局面并显示"),
    (
        "play written rulings and say where one does not hold",
        "演示写成文字的裁定，指出不成立的地方",
    ),
    ("print a script that completes these commands in a shell", "输出让终端自动补全这些命令的脚本"),
    (
        "print the version and whether the engine is compiled",
        "显示版本，以及引擎是否已编译",
    ),
    # Options of several commands.
    ("English or Chinese (default: en)", "英文或中文（默认en）"),
    (
        "a line an event, nothing drawn and no line written over: for screen readers and files",
        "每件事一行，不绘图也不覆盖：适合读屏软件和文件",
    ),
    (
        "{}: a .ydk file, or a deck of the package: {} (default: dragons)",
        "{0}：.ydk文件，或附带的卡组：{1}（默认dragons）",
    ),
    ("{}: the same (default: warriors)", "{0}：同上（默认warriors）"),
    ("your deck", "你的卡组"),
    ("the deck of your opponent", "对手的卡组"),
    ("the deck of player {}", "玩家{0}的卡组"),
    ("both decks at once, such as chaos,exodia", "同时写明两副卡组，例如chaos,exodia"),
    ("the rules (default: that of the packaged decks, or master2020)", "规则（默认：附带卡组的环境，或master2020）"),
    (
        "a Forbidden & Limited list as lflist.conf, or none (default: that of the format)",
        "lflist.conf格式的禁限卡表，或none（默认：环境的禁限卡表）",
    ),
    # play
    ("the decks (without these it asks)", "卡组（不写就会询问）"),
    ("the duel", "决斗"),
    ("a duel that was begun before", "之前开始的决斗"),
    ("practice", "练习"),
    ("how it is shown", "显示方式"),
    ("who plays against you (default: greedy)", "对手是哪个电脑玩家（默认greedy）"),
    ("2: two people at one keyboard", "2：两个人用同一个键盘"),
    ("who takes the first turn (default: a throw decides)", "谁先攻（默认：随机决定谁来选）"),
    (
        "a number for the shuffle: with the same one a duel begins the same way",
        "洗牌用的数：同一个数，决斗的开始也相同",
    ),
    (
        "when you are asked to respond: always, in every window; respond, only when you can (the default); "
        "opponent, only when you can and your opponent acted; `ask MODE` changes it while you play",
        "什么时候询问你是否响应：always，每个时点；respond，只在可以响应时（默认）；opponent，只在可以响应并且对方有行动时；"
        "决斗中用“询问”切换",
    ),
    (
        "always ask for the order of cards that go to a Graveyard at once",
        "多张卡同时送去墓地时总是询问顺序",
    ),
    ("go on with the unfinished duel you played last", "继续最近没有打完的决斗"),
    ("go on with a duel you saved", "继续你保存的决斗"),
    (
        'cards of your deck in your opening hand, such as "Kuriboh, Sangan"; the others are drawn',
        "起手时手卡里的卡，必须在你的卡组里，例如“栗子球, 三眼怪”；其余的照常抽卡",
    ),
    ("the same for your opponent", "对手的，同上"),
    (
        "cards of your deck that you draw first, in this order; names, or a file with a name a line",
        "卡组里按这个顺序先抽到的卡；写卡名，或每行一个卡名的文件",
    ),
    # puzzle
    ("a puzzle of another program, as a .lua file", "其他程序的残局，.lua文件"),
    ("who answers for the opponent", "谁替对手回答"),
    ("2: you answer for the opponent, too", "2：你也替对手回答"),
    ("only print the position in our notation", "只显示写成文字的局面"),
    ("only print the solution that the file tells", "只显示文件里写的解法"),
    # cards
    ("a name, the beginning of one, or a password", "卡名、卡名的开头，或密码"),
    (
        "cards import FILE… (keeps the cards of a cards.cdb as known cards)",
        "cards import 文件…（把cards.cdb里的卡记为已知的卡）",
    ),
    ("a strings.conf, which names the archetypes", "strings.conf，里面有字段的名字"),
    ("whose file it is (else told from its content)", "是哪个程序的文件（不写就从内容判断）"),
    ("the language of its names (else told from them)", "卡名的语言（不写就从卡名判断）"),
    # deck, convert
    (
        "[check] DECK: a .ydk file, a ydke:// address, an Omega code or a packaged deck; without it, list those",
        "[check] 卡组：.ydk文件、ydke://地址、Omega代码或附带的卡组；不写就列出附带的卡组",
    ),
    ("a file, a code of a deck, or - for standard input", "文件、卡组代码，或 - 表示标准输入"),
    ("a file, or - for standard output", "文件，或 - 表示标准输出"),
    ("the format of A (default: as it looks)", "A的格式（默认：从内容判断）"),
    ("the format of B (default: as it is called)", "B的格式（默认：从名字判断）"),
    ("overwrite B if it is there", "B已经存在时覆盖"),
    # duel
    ("random or greedy, for each player", "每个玩家是random还是greedy"),
    ("how many duels (default: 100)", "多少场决斗（默认100）"),
    ("seed of the first duel; the next has S + 1", "第一场决斗的种子；下一场是S + 1"),
    ("processes to use (default: 1)", "用几个进程（默认1）"),
    ("write the final state_key of every duel, one a line", "把每场决斗最后的state_key写进文件，每行一个"),
    # rules, replay, position, ruling, completion
    ("words, a question, or the id of a rule", "词语、问题，或规则编号"),
    ("show every rule found, not only the first {}", "显示找到的所有规则，不只是前{0}条"),
    (
        "a duel that `save FILE` kept, or a .yrp or .yrpX file of another program",
        "用“保存”保存的决斗，或其他程序的.yrp、.yrpX文件",
    ),
    (
        "check the dice of a server's duel step by step (docs/fair-dice.md)",
        "逐步验证服务器决斗的骰子（docs/fair-dice.md）",
    ),
    ("a position as text (docs/design/positions.md)", "写成文字的局面（docs/design/positions.md）"),
    ("also draw it into this file", "同时画成图，写进这个文件"),
    (
        "a file of rulings (docs/writing-rulings.md), or a folder with {} files",
        "裁定的文件（docs/writing-rulings.md），或有{0}文件的文件夹",
    ),
    (
        "in the settings of the shell: {} in bash, the same in zsh, {} in fish",
        "写进终端的设置：bash和zsh用 {0}，fish用 {1}",
    ),
    # The lines of the examples: what stands behind a command.
    ("examples:", "例子："),
    ("first steps:", "第一步："),
    ("a duel against the bot; it asks which decks", "和电脑决斗；会询问用哪副卡组"),
    ("what a card does", "一张卡有什么效果"),
    ("what the rules say", "规则怎么说"),
    ("what a command can do", "一个命令能做什么"),
    ("all this in Chinese; every command takes --lang zh", "用中文显示；每个命令都可以加 --lang zh"),
    ("it asks which decks; type help in the duel", "会询问用哪副卡组；决斗中输入 帮助"),
    ("your deck, then the other one", "先写你的卡组，再写对方的"),
    ("your own deck against warriors", "用你自己的卡组对warriors"),
    ("go on with the duel you left", "继续上次离开的决斗"),
    ("every card whose name has these words", "名字里有这些词的所有卡"),
    ("by its Chinese name, in Chinese", "用中文名查，用中文显示"),
    ("know the cards of another program, too", "也认识其他程序的卡"),
    ("the decks of the package", "附带的卡组"),
    ("is it legal, and if not, why", "是否合规，不合规的原因"),
    ("a deck as a code to send", "把卡组变成可以发送的代码"),
    ("and back", "再变回来"),
    *EVENT_HELP,
    *SERVER_HELP,
)


def in_chinese(told: str) -> str:
    """Return a sentence of the help in Chinese, in English where nobody has written it.

    >>> in_chinese("the deck of player 0: the same (default: warriors)"), in_chinese("?")
    ('玩家0的卡组：同上（默认warriors）', '?')
    """
    for pattern, chinese in read_table(HELP):
        if found := pattern.fullmatch(told):
            return chinese.format(*[in_chinese(part) for part in found.groups()])
    return told


def in_chinese_lines(lines: str) -> str:
    """Return the lines of examples in Chinese: a command and, behind two spaces or more, what it does.

    >>> in_chinese_lines("examples:\\n  spellspeed deck    the decks of the package")
    '例子：\\n  spellspeed deck    附带的卡组'
    """
    told: list[str] = []
    for line in lines.split("\n"):
        command, gap, meaning = line.rpartition("  ")
        told.append(command + gap + in_chinese(meaning))
    return "\n".join(told)


def speak_chinese(parser: argparse.ArgumentParser) -> None:
    """Let a parser and those of its commands give their help and their complaints in Chinese."""
    parser.formatter_class = ChineseHelp
    if isinstance(parser, Parser):
        parser.lang = "zh"
    parser.description = in_chinese_sentence(parser.description or "")
    parser.epilog = in_chinese_lines(parser.epilog or "")
    for group in parser._action_groups:
        group.title = in_chinese(group.title or "")
    for action in parser._actions:
        if action.help:
            action.help = in_chinese(action.help)
        if isinstance(action, argparse._SubParsersAction):
            for each in action._get_subactions():
                each.help = in_chinese(each.help or "")
            for below in action.choices.values():
                speak_chinese(below)


def in_chinese_sentence(told: str) -> str:
    """Return a description in Chinese: the help of a command, written as a sentence.

    >>> in_chinese_sentence("Search the rule book.")
    '查规则。'
    """
    plain = f"{told[:1].lower()}{told[1:-1]}"
    said = in_chinese(plain)
    return in_chinese(told) if said == plain else f"{said}。"
