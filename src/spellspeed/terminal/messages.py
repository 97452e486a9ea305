"""What the terminal says about itself, in English and Chinese: greetings, hints, complaints, the help text."""

from typing import Final

from spellspeed.rulebook.book import Pair

WELCOME: Final[Pair] = (
    "Spellspeed duel, seed {seed}. Type a number, a wish such as summon NAME, or help.",
    "Spellspeed 决斗，种子{seed}。输入编号、想做的事（例如 召唤 卡名）或 帮助。",
)
CONTINUED: Final[Pair] = (
    "A saved duel goes on. Type a number, a wish such as summon NAME, or help.",
    "继续已保存的决斗。输入编号、想做的事（例如 召唤 卡名）或 帮助。",
)
NO_EFFECTS: Final[Pair] = (
    "Note: the effects of these cards are not written yet, they do nothing: {names}.",
    "注意：以下卡的效果尚未实现，不会起作用：{names}。",
)
HAND_OVER: Final[Pair] = (
    "Player {number} is asked. Press Enter when player {number} sits at the keyboard.",
    "轮到玩家{number}。玩家{number}坐到键盘前之后按回车。",
)
NOT_KEPT: Final[Pair] = ("The duel was not saved.", "决斗没有保存。")
GOODBYE: Final[Pair] = ("Goodbye.", "再见。")
ENDED: Final[Pair] = (
    "The duel is over. save FILE keeps it, undo takes the last decision back, log tells it again; Enter leaves.",
    "决斗结束。保存 文件名 可以保存，撤销 可以悔棋，记录 可以回顾；按回车离开。",
)

NOTHING_MORE: Final[Pair] = ("Nothing more to do: {phase}.", "没有其他可做的事：{phase}。")
ENTER: Final[Pair] = (" (Enter)", "（回车）")
TYPE_A_NAME: Final[Pair] = ("Type the name of any card.", "请输入任意一个卡名。")
NO_CHAIN: Final[Pair] = ("There is no chain.", "现在没有连锁。")
IN_DECK: Final[Pair] = ("In your Deck now: {cards}.", "卡组现在有：{cards}。")
COUNTED: Final[Pair] = ("{number} {name}", "{name}{number}张")
COPIES: Final[Pair] = (" ({number} copies)", "（{number}张）")
NOT_A_NUMBER: Final[Pair] = (
    "There is no option {given}: the numbers go from 1 to {last}.",
    "没有选项{given}：编号是1到{last}。",
)
NOT_A_ZONE: Final[Pair] = (
    "Zone {given} cannot be chosen: the numbers are {numbers}.",
    "不能选第{given}格：编号是{numbers}。",
)
TWICE: Final[Pair] = ("Each number only once, please.", "同一个编号只能选一次。")
WRONG_COUNT: Final[Pair] = (
    "Pick {count} of the numbers, with spaces between them; you gave {given}.",
    "请选{count}个编号，用空格隔开；你给了{given}个。",
)
TO: Final[Pair] = ("{least} to {most}", "{least}到{most}")
NOT_UNDERSTOOD: Final[Pair] = (
    "I do not understand that: {why}. Type help for what you can say.",
    "没有听懂：{why}。输入 帮助 看可以说什么。",
)
NOT_ALLOWED: Final[Pair] = ("Not allowed: {why}", "不可以：{why}")
SEVERAL: Final[Pair] = ("That fits more than one option: {why}.", "不止一个选项符合：{why}。")
SLIP: Final[Pair] = (
    "That went wrong: {why}. The duel goes on.",
    "出错了：{why}。决斗继续。",
)
POSSIBLE: Final[Pair] = ("That is possible now.", "现在可以这样做。")
WANTS: Final[Pair] = ("Say it as: {usage}", "请这样说：{usage}")

NOT_SEEN: Final[Pair] = ("You may not see what that card is.", "你不能看那张卡。")
ONLY_SOME: Final[Pair] = ("There are only {number} cards in {place}.", "{place}只有{number}张卡。")
ONLY_ONE: Final[Pair] = ("There is only 1 card in {place}.", "{place}只有1张卡。")
FROM_ONE: Final[Pair] = ("The numbers begin with 1.", "编号从1开始。")
FIVE_ZONES: Final[Pair] = ("The zones have the numbers 1 to 5.", "区域的编号是1到5。")
NOTHING_THERE: Final[Pair] = ("There is no card in {place}.", "{place}没有卡。")
NO_SUCH_CARD: Final[Pair] = ("No card is called {name!r}.{near}", "没有叫“{name}”的卡。{near}")
NEAR: Final[Pair] = (" Perhaps: {names}.", "也许是：{names}。")

REALLY_SURRENDER: Final[Pair] = (
    "Do you really surrender? Type yes, or anything else to go on.",
    "真的要投降吗？输入 是 确认，输入其他内容则继续决斗。",
)
NOT_SURRENDERED: Final[Pair] = ("You did not surrender; the duel goes on.", "没有投降，决斗继续。")
OVER_ALREADY: Final[Pair] = ("The duel is over already.", "决斗已经结束。")
UNDONE: Final[Pair] = ("Taken back to your decision in turn {turn}.", "退回到第{turn}回合你的选择。")
NOTHING_TO_UNDO: Final[Pair] = ("You have not decided that often yet.", "没有那么多可以撤销的选择。")
SAVED: Final[Pair] = ("Saved in {path}.", "已保存到 {path}。")
NOT_SAVED: Final[Pair] = ("Not saved: {why}.", "没有保存：{why}。")
EXISTS: Final[Pair] = ("{path} exists already; choose another name.", "{path} 已经存在，请换一个名字。")
LOADED: Final[Pair] = ("Loaded {path}.", "已读取 {path}。")
NOT_LOADED: Final[Pair] = (
    "{path} cannot be loaded: {why}. The duel you are in goes on.",
    "无法读取 {path}：{why}。现在的决斗继续。",
)
LANGUAGE: Final[Pair] = ("From now on in English.", "现在使用中文。")
ASKING: Final[Pair] = ("You are asked: {meaning}.", "询问方式：{meaning}。")
ASK_MEANINGS: Final[dict[str, Pair]] = {
    "always": (
        "always, in every window and even if only one answer is possible",
        "总是询问，每个时点都问，只有一个答案也问",
    ),
    "respond": ("in a window only when you can respond", "只在可以响应时询问"),
    "opponent": ("in a window only when you can respond to what your opponent did", "只在可以响应对方的行动时询问"),
}

# What each command is called, first in English, then in Chinese; then what follows it and what it does.
HELP: Final[tuple[tuple[str, Pair, Pair], ...]] = (
    ("help", ("help", "帮助"), ("this list", "显示这个列表")),
    (
        "look",
        (
            "look NAME, look [opp] zone|spell|hand|graveyard|banished NUMBER",
            "查看 卡名，查看 [对方] 怪兽|魔陷|手卡|墓地|除外 编号",
        ),
        ("describe a card", "说明一张卡"),
    ),
    ("field", ("field", "场上"), ("what lies on the field", "场上的卡")),
    ("chain", ("chain", "连锁"), ("the chain under way", "正在进行的连锁")),
    ("hand", ("hand", "手卡"), ("your hand", "你的手卡")),
    ("graveyard", ("graveyard [opp]", "墓地 [对方]"), ("a Graveyard", "墓地的卡")),
    ("banished", ("banished [opp]", "除外 [对方]"), ("the banished cards", "除外的卡")),
    ("deck", ("deck", "卡组"), ("how many cards everybody has where", "各处的卡片数量")),
    (
        "log",
        ("log [NUMBER]", "记录 [数量]"),
        ("what happened, the last 20 lines or as many as you say", "最近发生的事"),
    ),
    ("why", ("why WISH", "为什么 想做的事"), ("which rule forbids it, as in why summon NAME", "哪条规则不允许")),
    ("undo", ("undo [NUMBER]", "撤销 [次数]"), ("take back to your previous decision", "退回到你的上一个选择")),
    ("save", ("save FILE", "保存 文件名"), ("keep the duel in a file", "把决斗保存到文件")),
    ("load", ("load FILE", "读取 文件名"), ("go on with a saved duel", "继续保存的决斗")),
    ("lang", ("lang en|zh", "语言 en|zh"), ("change the language", "切换语言")),
    ("ask", ("ask always|respond|opponent", "询问 总是|响应|对方"), ("how often you are asked", "询问的频率")),
    ("surrender", ("surrender", "投降"), ("give up the duel", "认输")),
    ("quit", ("quit", "退出"), ("leave", "离开")),
)
HELP_HEAD: Final[Pair] = (
    "Answer with the number of an option, with several numbers where several are asked for, "
    "or with a wish such as: summon Mystical Elf, set Mystical Elf, activate Raigeki, attack with Mystical Elf, "
    "battle phase, end turn. Enter alone passes where you may respond, and else repeats the question. Commands:",
    "输入选项的编号（需要选多个时用空格隔开），或想做的事，"
    "例如：召唤 圣精灵、盖放 圣精灵、发动 雷击、圣精灵 直接攻击、进入战斗阶段、结束回合。"
    "可以响应时直接按回车表示不响应，其他时候重复问题。命令：",
)

# The words that begin a command. A Chinese word needs no space behind it.
ENGLISH: Final[dict[str, str]] = {
    "help": "help",
    "?": "help",
    "look": "look",
    "field": "field",
    "chain": "chain",
    "hand": "hand",
    "graveyard": "graveyard",
    "gy": "graveyard",
    "banished": "banished",
    "deck": "deck",
    "log": "log",
    "why": "why",
    "undo": "undo",
    "save": "save",
    "load": "load",
    "lang": "lang",
    "ask": "ask",
    "surrender": "surrender",
    "quit": "quit",
    "exit": "quit",
}
CHINESE: Final[dict[str, str]] = {
    "帮助": "help",
    "查看": "look",
    "场上": "field",
    "连锁": "chain",
    "手卡": "hand",
    "墓地": "graveyard",
    "除外": "banished",
    "卡组": "deck",
    "记录": "log",
    "为什么": "why",
    "撤销": "undo",
    "悔棋": "undo",
    "保存": "save",
    "读取": "load",
    "语言": "lang",
    "询问": "ask",
    "投降": "surrender",
    "退出": "quit",
}
OPPONENT_WORDS: Final = ("opp", "opponent", "opp's", "opponent's", "对方", "对手", "对方的", "对手的")
OWN_WORDS: Final = ("", "me", "my", "mine", "own", "我", "自己", "我的", "自己的")
YES_WORDS: Final = ("yes", "y", "是", "是的", "对", "确认")
NO_WORDS: Final = ("no", "n", "否", "不", "不是", "不要")
NONE_WORDS: Final = ("none", "nothing", "无", "不选")
ASK_WORDS: Final[dict[str, str]] = {"总是": "always", "响应": "respond", "对方": "opponent"}
LANGUAGE_WORDS: Final[dict[str, str]] = {"english": "en", "英文": "en", "英语": "en", "chinese": "zh", "中文": "zh"}
# What may stand before a number after `look`: the place as a view names it.
LOOK_PLACES: Final[dict[str, str]] = {
    "monster": "monster zone",
    "zone": "monster zone",
    "怪兽": "monster zone",
    "怪兽区": "monster zone",
    "spell": "spell & trap zone",
    "trap": "spell & trap zone",
    "魔陷": "spell & trap zone",
    "魔法": "spell & trap zone",
    "hand": "hand",
    "手卡": "hand",
    "graveyard": "graveyard",
    "gy": "graveyard",
    "墓地": "graveyard",
    "banished": "banished",
    "除外": "banished",
}
