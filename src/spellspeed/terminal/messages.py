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
CHOOSE_DECKS: Final[Pair] = (
    "Choose two decks by number, by name or as a file (.ydk); Enter takes the one in brackets, quit leaves.",
    "请用编号、名字或.ydk文件选择双方的卡组；直接按回车选括号里的，退出 可以离开。",
)
NO_SUCH_DECK: Final[Pair] = (
    "No deck and no file is called “{typed}”.{near} Type a number from 1 to {last}, a name, or a .ydk file.",
    "没有叫“{typed}”的卡组或文件。{near}请输入1到{last}的编号、名字或.ydk文件。",
)
NO_DECK_NUMBER: Final[Pair] = (
    "There is no deck {typed}: the numbers go from 1 to {last}.",
    "没有编号为{typed}的卡组：编号是1到{last}。",
)
NO_EFFECTS: Final[Pair] = (
    "Note: the effects of these cards are not written yet, they do nothing: {names}.",
    "注意：以下卡的效果尚未实现，不会起作用：{names}。",
)
HAND_OVER: Final[Pair] = (
    "Player {number}, press Enter when you sit at the keyboard. (Player {other}: please look away.)",
    "玩家{number}：坐到键盘前之后请按回车。（玩家{other}请不要看屏幕。）",
)
NOT_KEPT: Final[Pair] = ("The duel was not saved.", "决斗没有保存。")
KEPT: Final[Pair] = (
    "The duel is kept: spellspeed play --resume goes on with it.",
    "决斗已保留：用 spellspeed play --resume --lang zh 继续。",
)
CANNOT_KEEP: Final[Pair] = (
    "Note: the duel cannot be kept while you play: {why}. save FILE saves it elsewhere.",
    "注意：无法自动保留这次决斗：{why}。可以用 保存 文件名 存到别处。",
)
UNFINISHED: Final[Pair] = (
    "Note: an unfinished duel is kept; leave with quit and type spellspeed play --resume to go on with it.",
    "注意：还有一场没有打完的决斗；退出 之后输入 spellspeed play --resume --lang zh 可以继续。",
)
NOTHING_KEPT: Final[Pair] = (
    "no unfinished duel is kept in {folder}",
    "{folder} 里没有未打完的决斗",
)
OPEN_ELSEWHERE: Final[Pair] = (
    "the unfinished duel is being played in another terminal: go on there, or leave it there with quit first",
    "没有打完的决斗正在另一个终端里进行：请在那里继续，或者先在那里 退出",
)
ANOTHER_IS_OPEN: Final[Pair] = (
    "Note: the duel you played last is being played in another terminal; this is the one before it.",
    "注意：最近的那场决斗正在另一个终端里进行；这里继续的是之前的一场。",
)
TWO_DUELS: Final[Pair] = (
    "--resume goes on with the duel you left, --load with one in a file: choose one of them",
    "--resume 继续上次的决斗，--load 继续文件里的决斗：只能选一个",
)
CANNOT_RESUME: Final[Pair] = ("{path} cannot be resumed: {why}", "无法继续 {path}：{why}")
RESUMED: Final[Pair] = (
    "The duel you left goes on. Type a number, a wish such as summon NAME, or help; log tells more of what happened.",
    "继续上次没有打完的决斗。输入编号、想做的事（例如 召唤 卡名）或 帮助；记录 可以回顾更多。",
)
GOODBYE: Final[Pair] = ("Goodbye.", "再见。")
ENDED: Final[Pair] = (
    "The duel is over. save FILE keeps it, undo takes the last decision back, log tells it again; Enter leaves.",
    "决斗结束。保存 文件名 可以保存，撤销 可以悔棋，记录 可以回顾；按回车离开。",
)

YOUR_CHOICE: Final[Pair] = ("The choice is yours. Do you go first?", "你有选择权，要先攻吗？")

# Windows: what opened them.
RESPOND: Final[Pair] = ("{happened} Do you respond?", "{happened}要响应吗？")
RESPOND_TO_LINK: Final[Pair] = (
    "Do you respond to chain link {number}, {whose} {effect}?",
    "要对连锁{number}（{whose}{effect}）响应吗？",
)
LEAVES_PHASE: Final[Pair] = ("{Who} {be} about to end {whose} {phase}.", "{who}要结束{whose}{phase}。")
HAS_RESOLVED: Final[Pair] = (
    "The chain that began with {whose} {card} has resolved.",
    "从{whose}{card}开始的连锁处理完毕。",
)
BEING_SUMMONED: Final[Pair] = (
    "{Who} attempt{s} to summon {card}; it can still be negated.",
    "{who}进行{card}的召唤，现在还可以无效。",
)
ATTACKS: Final[Pair] = ("{card} attacks {target}: {timing}.", "{card}攻击{target}：{timing}。")
DIRECTLY: Final[Pair] = ("{card} attacks directly: {timing}.", "{card}直接攻击：{timing}。")
IN_PHASE: Final[Pair] = ("It is {whose} {phase}.", "现在是{whose}{phase}。")
IN_STEP: Final[Pair] = ("It is {whose} {phase}, {step}.", "现在是{whose}{phase}的{step}。")

# Passing in advance.
PASSING: Final[dict[str, Pair]] = {
    "turn": (
        "Passing in every window until your turn, or until you are attacked and can respond.",
        "每个时点都不响应，直到你的回合，或者你受到攻击并且可以响应。",
    ),
    "something": (
        "Passing in every window until your opponent does something, or until your turn.",
        "每个时点都不响应，直到对方有行动，或者到你的回合。",
    ),
}
NOT_IN_A_WINDOW: Final[Pair] = (
    "There is nothing to pass here: you are asked for something else. In your own turn, end turn ends it.",
    "现在没有可以不响应的时点，需要你作出选择。自己的回合用 结束回合 结束。",
)

# Cancelling.
CANCELLED: Final[Pair] = ("Cancelled: choose again.", "已取消，请重新选择。")
CANCEL_HINT: Final[Pair] = ("Answer the question, or type cancel to go back.", "请回答问题，或输入 取消 返回。")
NOTHING_TO_CANCEL: Final[Pair] = (
    "There is nothing to cancel here; undo takes your last decision back.",
    "现在没有可以取消的事；撤销 可以退回你的上一个选择。",
)
RESOLVING_ALREADY: Final[Pair] = (
    "That cannot be cancelled: the effect is already resolving. undo takes your last decision back.",
    "不能取消：效果已经在处理。撤销 可以退回你的上一个选择。",
)
OPPONENT_ANSWERED: Final[Pair] = (
    "That cannot be cancelled: your opponent has had the chance to respond since. undo takes your last decision back.",
    "不能取消：对方在这之后已经有过响应的机会。撤销 可以退回你的上一个选择。",
)
REVEALED_SINCE: Final[Pair] = (
    "That cannot be cancelled: something hidden has been seen since. undo takes your last decision back.",
    "不能取消：在这之后已经看到了未公开的信息。撤销 可以退回你的上一个选择。",
)
MUST_BE_DONE: Final[Pair] = (
    "That cannot be cancelled: it was not your decision, it must be done.",
    "不能取消：这不是你的选择，必须进行。",
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
ONLY_OPTION: Final[Pair] = ("There is no option {given}, only option 1.", "没有选项{given}，只有选项1。")
NOT_A_ZONE: Final[Pair] = (
    "Zone {given} cannot be chosen: the numbers are {numbers}.",
    "不能选第{given}格：编号是{numbers}。",
)
TWICE: Final[Pair] = ("Each number only once, please.", "同一个编号只能选一次。")
WRONG_COUNT: Final[Pair] = (
    "Pick {count} of the numbers, with spaces between them; you gave {given}.",
    "请选{count}个编号，用空格隔开；你给了{given}个。",
)
JUST_ONE: Final[Pair] = ("Pick just one number; you gave {given}.", "只能选1个编号；你给了{given}个。")
WHICH_CARD: Final[Pair] = ("Say which card: {typed} NAME.", "请说明是哪张卡：{typed} 卡名。")
WISHES: Final = (  # how they begin, for who writes one nearly so
    ("summon", "set", "activate", "attack", "flip summon", "tribute", "target", "battle phase", "end turn", "pass"),
    ("召唤", "盖放", "发动", "攻击", "直接攻击", "反转召唤", "解放", "战斗阶段", "结束回合", "不响应"),
)
BARE_VERBS: Final = ("summon", "set", "activate", "attack", "flip", "召唤", "盖放", "发动", "攻击", "反转召唤")
TO: Final[Pair] = ("{least} to {most}", "{least}到{most}")
NOT_UNDERSTOOD: Final[Pair] = (
    "I do not understand that: {why}.{near} Type help for what you can say.",
    "没有听懂：{why}。{near}输入 帮助 看可以说什么。",
)
DID_YOU_MEAN: Final[Pair] = (" Did you mean {names}?", "你是不是想说{names}？")
OR: Final[Pair] = (" or ", "或")
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
NO_LASTING: Final[Pair] = ("No effect lasts at the moment.", "现在没有持续适用的效果。")
EXTRA_DECK: Final[Pair] = ("{Whose} Extra Deck, {number} cards:", "{whose}额外卡组（{number}张）：")
EXTRA_OF_ONE: Final[Pair] = ("{Whose} Extra Deck, 1 card:", "{whose}额外卡组（1张）：")
NO_EXTRA: Final[Pair] = ("{Whose} Extra Deck: no cards.", "{whose}额外卡组：没有卡。")
EXTRA_HIDDEN: Final[Pair] = ("  Face-down: {number}.", "  里侧表示：{number}张。")

REALLY_SURRENDER: Final[Pair] = (
    "Do you really surrender? Type yes, or anything else to go on.",
    "真的要投降吗？输入 是 确认，输入其他内容则继续决斗。",
)
NOT_SURRENDERED: Final[Pair] = ("You did not surrender; the duel goes on.", "没有投降，决斗继续。")
OVER_ALREADY: Final[Pair] = ("The duel is over already.", "决斗已经结束。")
UNDONE: Final[Pair] = ("Taken back to your decision in turn {turn}.", "退回到第{turn}回合你的选择。")
NOTHING_TO_UNDO: Final[Pair] = ("You have not decided anything yet.", "你还没有作过选择。")
TOO_FAR_BACK: Final[Pair] = (
    "You have not decided that often yet: undo {number} goes back to the beginning.",
    "没有那么多可以撤销的选择：撤销 {number} 可以回到开始。",
)
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
            "look NAME, look [opp] zone|spell|hand|graveyard|banished|extra [NUMBER], look effects",
            "查看 卡名，查看 [对方] 怪兽|魔陷|手卡|墓地|除外|额外 [编号]，查看 效果",
        ),
        ("describe a card, or list a pile", "说明一张卡，或列出一处的卡"),
    ),
    ("field", ("field", "场上"), ("what lies on the field", "场上的卡")),
    ("chain", ("chain", "连锁"), ("the chain under way", "正在进行的连锁")),
    ("hand", ("hand", "手卡"), ("your hand", "你的手卡")),
    ("graveyard", ("graveyard [opp]", "墓地 [对方]"), ("a Graveyard", "墓地的卡")),
    ("banished", ("banished [opp]", "除外 [对方]"), ("the banished cards", "除外的卡")),
    ("extra", ("extra [opp]", "额外 [对方]"), ("the Extra Deck", "额外卡组的卡")),
    (
        "effects",
        ("effects", "效果"),
        ("what effects have brought about for a time, by which card and until when", "正在适用的效果、来源和期限"),
    ),
    ("deck", ("deck", "卡组"), ("how many cards everybody has where", "各处的卡片数量")),
    (
        "log",
        ("log [NUMBER]", "记录 [数量]"),
        ("what happened, the last 20 lines or as many as you say", "最近发生的事"),
    ),
    ("why", ("why WISH", "为什么 想做的事"), ("which rule forbids it, as in why summon NAME", "哪条规则不允许")),
    (
        "cancel",
        ("cancel", "取消"),
        ("take back what you are just declaring, as long as nothing was revealed", "取消正在宣言的召唤或发动"),
    ),
    (
        "until",
        ("pass turn, pass on", "跳过回合，继续跳过"),
        (
            "pass turn passes in every window until your turn, or until you are attacked and can respond; "
            "pass on also stops when your opponent does something; neither passes what must be answered",
            "跳过回合：每个时点都不响应，直到你的回合，或者你受到攻击并且可以响应；"
            "继续跳过：对方有行动时也会停下；必须回答的问题不会跳过",
        ),
    ),
    (
        "undo",
        ("undo [NUMBER]", "撤销 [次数]"),
        ("take back your last answer, and all that came after it", "退回到你上一次回答之前"),
    ),
    ("save", ("save FILE", "保存 文件名"), ("keep the duel in a file", "把决斗保存到文件")),
    ("load", ("load FILE", "读取 文件名"), ("go on with a saved duel", "继续保存的决斗")),
    ("lang", ("lang en|zh", "语言 en|zh"), ("change the language", "切换语言")),
    ("ask", ("ask always|respond|opponent", "询问 总是|响应|对方"), ("how often you are asked", "询问的频率")),
    ("surrender", ("surrender", "投降"), ("give up the duel", "认输")),
    (
        "quit",
        ("quit", "退出"),
        ("leave; spellspeed play --resume goes on with the duel", "离开；spellspeed play --resume 可以继续"),
    ),
)
HELP_LINE: Final[Pair] = ("  {form}: {meaning}", "  {form}：{meaning}")
HELP_HEAD: Final[Pair] = (
    "Answer with the number of an option, with several numbers where several are asked for, "
    "or with a wish such as: summon Mystical Elf, set Mystical Elf, activate Raigeki, attack with Mystical Elf, "
    "battle phase, end turn. Enter alone passes where you may respond, and else repeats the question.",
    "输入选项的编号（需要选多个时用空格隔开），或想做的事，"
    "例如：召唤 圣精灵、盖放 圣精灵、发动 雷击、圣精灵 直接攻击、进入战斗阶段、结束回合。"
    "可以响应时直接按回车表示不响应，其他时候重复问题。",
)
HELP_COMMANDS: Final[Pair] = ("Commands:", "命令：")

# The words that begin a command. A Chinese word needs no space behind it.
ENGLISH: Final[dict[str, str]] = {
    "help": "help",
    "?": "help",
    "？": "help",
    "look": "look",
    "field": "field",
    "chain": "chain",
    "hand": "hand",
    "graveyard": "graveyard",
    "gy": "graveyard",
    "banished": "banished",
    "extra": "extra",
    "effects": "effects",
    "deck": "deck",
    "cancel": "cancel",
    "until": "until",
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
    "额外卡组": "extra",
    "额外": "extra",
    "效果": "effects",
    "卡组": "deck",
    "取消": "cancel",
    "跳过回合": "until",
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
# Passing in advance is said in several words, of which the first alone is an answer.
WHOLE_LINES: Final[dict[str, tuple[str, str]]] = {
    "pass turn": ("until", "turn"),
    "until my turn": ("until", "turn"),
    "pass until my turn": ("until", "turn"),
    "跳过回合": ("until", "turn"),
    "跳到我的回合": ("until", "turn"),
    "直到我的回合": ("until", "turn"),
    "pass on": ("until", "something"),
    "until something happens": ("until", "something"),
    "pass until something happens": ("until", "something"),
    "继续跳过": ("until", "something"),
    "直到有事发生": ("until", "something"),
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
    "extra": "extra deck",
    "额外": "extra deck",
    "额外卡组": "extra deck",
}
# What may follow `look` without a number: the command that lists it.
LOOK_LISTS: Final[dict[str, str]] = {
    "field": "field",
    "场上": "field",
    "chain": "chain",
    "连锁": "chain",
    "deck": "deck",
    "卡组": "deck",
    "effects": "effects",
    "effect": "effects",
    "效果": "effects",
    "hand": "hand",
    "手卡": "hand",
    "graveyard": "graveyard",
    "gy": "graveyard",
    "墓地": "graveyard",
    "banished": "banished",
    "除外": "banished",
    "extra": "extra",
    "extra deck": "extra",
    "额外": "extra",
    "额外卡组": "extra",
}
