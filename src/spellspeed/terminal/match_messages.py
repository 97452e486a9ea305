"""What the terminal says about a match, in English and Chinese."""

from typing import Final

from spellspeed.rulebook.book import Pair

WELCOME: Final[Pair] = (
    "Spellspeed match: {rules}; seed {seed}.",
    "Spellspeed 比赛：{rules}；种子{seed}。",
)
GOES_ON: Final[Pair] = ("The match goes on: {rules}.", "比赛继续：{rules}。")
RULES: Final[Pair] = ("at most {duels} duels, {wins} wins decide", "最多{duels}场决斗，先胜{wins}场")
SINGLE: Final[Pair] = ("a single duel", "单场决斗")
BREAKS_DRAWS: Final[Pair] = (", an extra duel breaks a draw", "，平局以额外决斗决出")
TIME_LIMIT: Final[Pair] = (", {minutes} minutes", "，限时{minutes}分钟")
PLAYER_CLOCK: Final[Pair] = (
    ", {main} seconds each in a duel and {increment} for an answer",
    "，每场决斗每人{main}秒，每次回答加{increment}秒",
)

THROW: Final[Pair] = (
    "Rock, paper or scissors? The winner chooses who goes first.",
    "石头、剪刀还是布？胜者选择先攻或后攻。",
)
THROWS: Final[dict[str, Pair]] = {
    "rock": ("rock", "石头"),
    "paper": ("paper", "布"),
    "scissors": ("scissors", "剪刀"),
}
THROW_WORDS: Final = {
    **dict.fromkeys(("rock", "r", "1", "石头"), "rock"),
    **dict.fromkeys(("paper", "p", "2", "布"), "paper"),
    **dict.fromkeys(("scissors", "s", "3", "剪刀"), "scissors"),
}
THROW_HINT: Final[Pair] = ("Type rock, paper or scissors, or quit.", "请输入 石头、剪刀 或 布，或者 退出。")
THROWN: Final[Pair] = ("{One}: {hand}. {Other}: {other_hand}.", "{One}：{hand}。{Other}：{other_hand}。")
THROWN_WON: Final[Pair] = ("{Who} may choose.", "{Who}选择先攻或后攻。")
THROWN_EVEN: Final[Pair] = ("Even: throw again.", "平手，再来一次。")

DUEL_BEGINS: Final[Pair] = ("Duel {number}. {score}", "第{number}场决斗。{score}")
EXTRA_BEGINS: Final[Pair] = (
    "Duel {number}, an extra duel of {turns} turns. {score}",
    "第{number}场决斗，{turns}回合的额外决斗。{score}",
)
SCORE: Final[Pair] = ("Score: {one} {wins}, {other} {losses}.", "比分：{one} {wins}，{other} {losses}。")
DECK_SIZES: Final[Pair] = (
    "{Other}: Extra Deck {extra}, Side Deck {side}.",
    "{Other}：额外卡组{extra}张，副卡组{side}张。",
)
DUEL_WON: Final[Pair] = ("Duel {number} goes to {who}. {score}", "第{number}场决斗：{who}胜。{score}")
DUEL_DRAWN: Final[Pair] = ("Duel {number} is a draw. {score}", "第{number}场决斗平局。{score}")
DUEL_ENDED: Final[Pair] = (
    "Enter goes on, to the Side Deck if a duel follows; undo takes the last decision back, log tells the duel again.",
    "按回车继续，还有下一场时先换副卡组；撤销 可以悔棋，记录 可以回顾这场决斗。",
)
TIMED_OUT: Final[Pair] = ("{Who} ran out of time and lost the duel.", "{Who}的时间用尽，输掉这场决斗。")
TIME_CALLED: Final[Pair] = (
    "The time of the match has run out: the next duel is an extra duel.",
    "比赛时间用尽：下一场是额外决斗。",
)
TOO_LATE: Final[Pair] = ("That came too late.", "太迟了。")
MATCH_WON: Final[Pair] = ("{Who} won the match. {score}", "{Who}赢得比赛。{score}")
MATCH_DRAWN: Final[Pair] = ("The match is a draw. {score}", "比赛平局。{score}")
YOU: Final[Pair] = ("you", "你")
OPPONENT: Final[Pair] = ("your opponent", "对方")
PLAYER: Final[Pair] = ("player {number}", "玩家{number}")

# What the commands of a duel mean in a match, where that is something else.
MEANINGS: Final[dict[str, Pair]] = {
    "undo": (
        "take back your last answer, and all that came after it, also into the duel before",
        "退回到你上一次回答之前，也可以退回到上一场",
    ),
    "save": ("keep the match in a file", "把比赛保存到文件"),
    "load": (
        "not in a match: leave it, then spellspeed match --load FILE",
        "比赛中不能读取：退出后用 spellspeed match --load",
    ),
    "surrender": ("give up this duel; the match goes on", "认输这一场；比赛继续"),
    "quit": ("leave; spellspeed match --resume goes on with the match", "离开；spellspeed match --resume 可以继续"),
}
KEPT: Final[Pair] = (
    "The match is kept: spellspeed match --resume goes on with it.",
    "比赛已保留：用 spellspeed match --resume --lang zh 继续。",
)
NOT_KEPT: Final[Pair] = ("The match was not saved.", "比赛没有保存。")
CANNOT_KEEP: Final[Pair] = (
    "Note: the match cannot be kept while you play: {why}. save FILE saves it elsewhere.",
    "注意：无法自动保留这场比赛：{why}。可以用 保存 文件名 存到别处。",
)
UNFINISHED: Final[Pair] = (
    "Note: an unfinished match is kept; leave with quit and type spellspeed match --resume to go on with it.",
    "注意：还有一场没有打完的比赛；退出 之后输入 spellspeed match --resume --lang zh 可以继续。",
)
NOTHING_KEPT: Final[Pair] = ("no unfinished match is kept in {folder}", "{folder} 里没有未打完的比赛")
OPEN_ELSEWHERE: Final[Pair] = (
    "the unfinished match is being played in another terminal: go on there, or leave it there with quit first",
    "没有打完的比赛正在另一个终端里进行：请在那里继续，或者先在那里 退出",
)
CANNOT_RESUME: Final[Pair] = ("{path} cannot be resumed: {why}", "无法继续 {path}：{why}")
LOAD_LATER: Final[Pair] = (
    "a match is not exchanged for another: leave with quit, then spellspeed match --load FILE",
    "比赛中不能换成另一场：请先 退出，再用 spellspeed match --load 文件名",
)
TWO_MATCHES: Final[Pair] = (
    "--resume goes on with the match you left, --load with one in a file: choose one of them",
    "--resume 继续上次的比赛，--load 继续文件里的比赛：只能选一个",
)
FINISHED: Final[Pair] = (
    "{path}: this match is over, it ended {score}; there is nothing to go on with",
    "{path}：这场比赛已经结束，比分{score}，没有可以继续的",
)
WRONG_CLOCK: Final[Pair] = (
    "--clock wants seconds such as 600 or 600+10, not {given}",
    "--clock 要写成秒数，例如 600 或 600+10，不能是 {given}",
)
BOTS_ALONE: Final[Pair] = (
    "--bots plays without you: it cannot go with --people, --bot, --load or --resume",
    "--bots 由电脑自己进行：不能和 --people、--bot、--load、--resume 一起用",
)
SAVED_ALREADY: Final[Pair] = ("{path} exists already; choose another name", "{path} 已经存在，请换一个名字")
UNDONE: Final[Pair] = ("Taken back.", "已退回。")
NOTHING_TO_UNDO: Final[Pair] = ("There is nothing to take back.", "没有可以撤销的选择。")
BOT_DUEL: Final[Pair] = (
    "Duel {number}{extra}: {who} ({reason}, turn {turn}). Score {one}:{other}",
    "第{number}场{extra}：{who}（{reason}，第{turn}回合）。比分{one}:{other}",
)
BOT_WON: Final[Pair] = ("player {number} ({bot}) wins", "玩家{number}（{bot}）胜")
BOT_DRAWN: Final[Pair] = ("a draw", "平局")
BOT_EXTRA: Final[Pair] = (" (extra duel)", "（额外决斗）")
BOT_MATCH: Final[Pair] = ("Match: {who}", "比赛：{who}")
PLAYING: Final[Pair] = ("duel {number}, turn {turn}", "第{number}场，第{turn}回合")
REASONS: Final[dict[str, Pair]] = {
    "lp": ("LP", "基本分"),
    "deck-out": ("empty Deck", "卡组没有卡"),
    "surrender": ("surrender", "投降"),
    "card effect": ("card effect", "卡的效果"),
    "match": ("card effect", "卡的效果"),
    "time": ("time", "时间到"),
    "loop": ("loop", "无限循环"),
    "timeout": ("own time", "自己的时间用尽"),
    "ruling": ("ruling", "裁定"),
}

# Siding.
SIDE_HEAD: Final[Pair] = (
    "You may exchange cards with your Side Deck: in NAME, out NAME, list, done; keep plays on with the same deck.",
    "可以和副卡组交换卡：换入 卡名，换出 卡名，列表，完成；保持 表示卡组不变。",
)
SIDE_HELP: Final[Pair] = (
    "in [NUMBER] NAME takes cards from the Side Deck into the deck, out [NUMBER] NAME the other way; list shows all "
    "cards, reset puts the deck back, done presents it, keep plays on with the deck of the last duel; undo, save FILE, "
    "concede (gives up the match) and quit.",
    "换入 [张数] 卡名：从副卡组放入卡组；换出 [张数] 卡名：反过来；列表 显示所有卡，还原 恢复上一场的卡组，"
    "完成 提交卡组，保持 用上一场的卡组；还有 撤销、保存 文件名、放弃比赛 和 退出。",
)
SIDE_COUNTS: Final[Pair] = (
    "Main Deck {main} ({main_was}), Extra Deck {extra} ({extra_was}), Side Deck {side} ({side_was}); in brackets what "
    "it must be.",
    "主卡组{main}张（{main_was}），额外卡组{extra}张（{extra_was}），副卡组{side}张（{side_was}）；括号里是必须的张数。",
)
SIDE_SECTION: Final[Pair] = ("{section}: {cards}", "{section}：{cards}")
SIDE_WHICH: Final[Pair] = ("Which card? Say it as: {typed} NAME", "哪张卡？请这样说：{typed} 卡名")
SIDE_NO_CARD: Final[Pair] = ("There is no {name} in the {section}.{near}", "{section}里没有“{name}”。{near}")
SIDE_SEVERAL: Final[Pair] = ("That may be {names}: say which one.", "可能是{names}：请说明是哪一张。")
SIDE_FEW: Final[Pair] = ("There are only {number} of it in the {section}.", "{section}里只有{number}张。")
SIDE_MOVED: Final[Pair] = ("{number} {name} to the {section}.", "{name}{number}张放入{section}。")
SIDE_DECK: Final[Pair] = ("deck", "卡组")
SIDE_REFUSED: Final[Pair] = ("That deck cannot be presented: {why}", "不能使用这个卡组：{why}")
SIDE_DONE: Final[Pair] = ("You are done; the deck is presented.", "替换完毕。")
SIDE_UNKNOWN: Final[Pair] = ("I do not understand “{typed}”. {help}", "没有听懂“{typed}”。{help}")
REALLY_CONCEDE: Final[Pair] = (
    "Do you really give up the match? Type yes, or anything else to go on.",
    "真的要放弃比赛吗？输入 是 确认，输入其他内容则继续。",
)
SIDE_WORDS: Final[dict[str, str]] = {
    "in": "in",
    "out": "out",
    "list": "list",
    "reset": "reset",
    "done": "done",
    "keep": "keep",
    "concede": "concede",
    "help": "help",
    "?": "help",
    "换入": "in",
    "换出": "out",
    "列表": "list",
    "还原": "reset",
    "完成": "done",
    "保持": "keep",
    "放弃比赛": "concede",
    "帮助": "help",
}
BETWEEN_COMMANDS: Final = ("quit", "undo", "save", "lang")
