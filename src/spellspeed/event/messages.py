"""What an event says about itself, in English and Chinese: refusals, and what the organiser does next."""

from typing import Final

from spellspeed.rulebook.book import Pair

SENTENCES: Final[dict[str, Pair]] = {
    # What to do next.
    "do-new": ("Make the event first: give it a name.", "请先新建赛事，并给它起个名字。"),
    "do-enter": (
        "Enter the players, at least 2; there are {count} now.",
        "请给选手报名，至少2名；现在有{count}名。",
    ),
    "do-deck": ("Register the deck lists that are still missing: {players}.", "请登记还缺少的卡组：{players}。"),
    "do-start": (
        "Start the event with its {count} players; further ones may still enter.",
        "可以用现有的{count}名选手开始赛事，也可以继续报名。",
    ),
    "do-result": ("Enter the results of round {round}: {tables}.", "请输入第{round}轮的结果：{tables}。"),
    "do-pair": ("Pair round {round}.", "请编排第{round}轮。"),
    "do-cut": ("The Swiss rounds are over: cut to the top {top}.", "瑞士轮已结束：请选出前{top}名进入淘汰赛。"),
    "do-finish": ("All rounds are played: finish the event.", "所有轮次都已打完：请结束赛事。"),
    "nothing-left": (
        "The event is over; standings, pages and exports can still be made.",
        "赛事已经结束；仍可以查看排名、打印和导出。",
    ),
    # Rows that cannot be read.
    "unknown-kind": ("{kind!r} is no kind of row; there are {known}.", "没有“{kind}”这种记录，有：{known}。"),
    "body-form": ("What {kind} says must be a table of names and values.", "“{kind}”的内容必须是名称和值的表。"),
    "unknown-entry": (
        "{kind} knows no entry {name!r}; there are {known}.",
        "“{kind}”没有“{name}”这一项，有：{known}。",
    ),
    "does-not-follow": (
        "The entry {name!r} is not what follows from the event: leave it out.",
        "“{name}”与赛事的实际情况不符：请省略这一项。",
    ),
    "broken-log": ("Row {number} of the log cannot be read: {why}.", "记录的第{number}行无法读取：{why}。"),
    "unknown-setting": ("There is no setting {name!r}; there are {known}.", "没有“{name}”这项设置，有：{known}。"),
    "wrong-setting": ('"{name}" is {value}; it must be {wanted}.', "“{name}”是{value}，必须是{wanted}。"),
    "name-form": (
        "{name!r} must be a text of one line with 1 to {most} letters.",
        "“{name}”必须是一行文字，1到{most}个字符。",
    ),
    # Order of things.
    "not-made": ("There is no event yet.", "还没有赛事。"),
    "made-already": ("The event is made already.", "赛事已经建立了。"),
    "over": (
        "The event is over: only results, penalties and names can still be corrected, unless it is reopened.",
        "赛事已经结束：只能再更正结果、判罚和名字；要继续，请先重新开放。",
    ),
    "not-over": ("The event is not over.", "赛事还没有结束。"),
    "started": ("The event has started already.", "赛事已经开始了。"),
    "not-started": ("The event has not started yet.", "赛事还没有开始。"),
    "too-few": ("{count} players are too few for an event: it takes 2.", "只有{count}名选手，至少要2名才能开始。"),
    "rules-fixed": (
        "The event has started: of its rules only the number of rounds, and until the cut its size, can be changed.",
        "赛事已经开始：只能更改轮数，以及在晋级之前更改晋级人数。",
    ),
    "rounds-fixed": (
        "{played} Swiss rounds are paired: there cannot be fewer, and after the cut not more.",
        "已经编排了{played}轮瑞士轮：不能再少，晋级之后也不能再多。",
    ),
    "cannot-pair": ("No round can be paired now.", "现在不能编排下一轮。"),
    "cannot-cut": ("There is nothing to cut now.", "现在不能选出晋级者。"),
    "cannot-finish": ("The event is not played to its end yet.", "赛事还没有打完。"),
    "nothing-paired": ("No round is paired.", "还没有编排任何一轮。"),
    "round-begun": (
        "Round {round} has results: its pairings cannot be taken back.",
        "第{round}轮已有结果：不能撤回对阵。",
    ),
    "round-over": (
        "Round {round} is over; a wrong result of it is corrected, not entered again.",
        "第{round}轮已经结束；错误的结果要用更正，不能重新输入。",
    ),
    # Players.
    "no-such-player": ("Nobody called {player} has entered.", "没有叫“{player}”的选手。"),
    "entered-already": (
        "{player} has entered already; two players need names that can be told apart.",
        "{player}已经报名了；两名选手的名字必须能够区分。",
    ),
    "entered-and-left": (
        "{player} has entered before and has left; a player who comes back is not entered again.",
        "{player}报过名，后来退赛了；回来的选手不用再报名。",
    ),
    "too-late": (
        "{player} is too late: the last Swiss round is paired (it can be unpaired while it has no result).",
        "{player}来晚了：最后一轮瑞士轮已经编排（还没有结果时可以撤回）。",
    ),
    "out-already": ("{player} has left the event already.", "{player}已经退赛了。"),
    "in-already": ("{player} is in the event.", "{player}没有退赛。"),
    "disqualified": (
        "{player} is disqualified; the penalty would have to be taken back first.",
        "{player}已被取消资格；要先撤回这项判罚。",
    ),
    "bracket-goes-on": (
        "{player} cannot come back: the bracket has gone on without this player.",
        "{player}不能回来：淘汰赛已经在没有该选手的情况下进行了。",
    ),
    # Decks.
    "sheet-form": (
        'A deck sheet lists "main", "extra" and "side": passwords, names, or {{"card": …, "print": "ja"}}.',
        "卡组登记表要列出“main”、“extra”、“side”：密码、卡名或{{“card”: …, “print”: “ja”}}。",
    ),
    "sheet-unreadable": ("The deck sheet cannot be read: {why}.", "卡组登记表无法读取：{why}。"),
    "deck-refused": ("The deck is refused: {why}", "卡组不符合规则：{why}"),
    "foreign-print": (
        "{card} is a print in another language ({print}); this event takes Japanese prints only.",
        "{card}是其他语言（{print}）的卡；本次赛事只能使用日文卡。",
    ),
    "deck-locked": (
        "The deck of {player} is registered: one deck is played throughout the event. A list "
        "that was registered wrongly is corrected with the reason.",
        "{player}的卡组已经登记：整个赛事只能使用这一套卡组。登记错了可以更正，但要写明原因。",
    ),
    "filed-deck": (
        "Then the deck that {player} has registered would be refused. {why}",
        "那样的话{player}已登记的卡组就不合规了。{why}",
    ),
    "cannot-be-played": (
        "These cards are known, but cannot be played here yet: {cards}.",
        "这些卡是已知的，但还不能在这里使用：{cards}。",
    ),
    "same-deck": ("{player} has registered this deck already.", "{player}已经登记了这套卡组。"),
    "no-sheet": (
        "The event asks for deck lists, and these are missing: {players}. Register them first.",
        "本次赛事要求登记卡组，还缺：{players}。请先登记。",
    ),
    "not-registered": (
        "{player} brings cards that are not on the deck sheet: {facts}.",
        "{player}的卡组里有登记表上没有的卡：{facts}。",
    ),
    "not-restored": (
        "{player} begins the match with the registered deck, Main, Extra and Side Deck as they were: {facts}.",
        "{player}必须用登记时的卡组开始比赛，主卡组、额外卡组和副卡组都要还原：{facts}。",
    ),
    "sided-wrongly": (
        "{player} has not exchanged cards with the Side Deck as the rules allow: {facts}.",
        "{player}没有按规则更换副卡组的卡：{facts}。",
    ),
    # Pairings.
    "pairing-form": (
        "Pairings are couples of players; for a bye the second is null.",
        "对阵是两名选手；轮空时第二名写null。",
    ),
    "paired-twice": ("Paired twice: {players}.", "重复编排：{players}。"),
    "not-paired": ("Not paired: {players}.", "没有编排：{players}。"),
    "paired-though-out": ("Paired though they have left: {players}.", "已退赛却被编排：{players}。"),
    "too-many-byes": (
        "There is one bye when the number of players is odd, and none else.",
        "人数为奇数时有1个轮空，否则没有。",
    ),
    "no-networkx": (
        "Pairing Swiss rounds needs networkx, which is not installed: pip install 'spellspeed[event]'.",
        "编排瑞士轮需要networkx，但没有安装：pip install 'spellspeed[event]'。",
    ),
    "not-the-bracket": (
        "The bracket says who plays whom; leave the pairings out.",
        "淘汰赛的对阵由对阵表决定；请省略这一项。",
    ),
    # Results.
    "no-such-round": ("There is no round {round}; {rounds} are paired.", "没有第{round}轮；已编排{rounds}轮。"),
    "no-such-table": ("Round {round} has no table {table}.", "第{round}轮没有{table}号桌。"),
    "not-in-round": ("{player} has no match in round {round}.", "{player}在第{round}轮没有比赛。"),
    "not-at-table": ("{player} does not sit at table {table}.", "{player}不在{table}号桌。"),
    "other-players": ("Others sit at table {table}.", "{table}号桌坐的不是这两名选手。"),
    "bye-has-no-result": ("Table {table} is a bye: it counts as a win.", "{table}号桌是轮空：算作胜。"),
    "reported-already": (
        "Table {table} of round {round} has a result; correct it if it is wrong.",
        "第{round}轮{table}号桌已有结果；如果有误请更正。",
    ),
    "nothing-to-correct": (
        "Table {table} of round {round} has no result yet: enter it, or say which earlier round is meant.",
        "第{round}轮{table}号桌还没有结果：请直接输入，或者写明是之前的哪一轮。",
    ),
    "nothing-changes": (
        "Table {table} of round {round} has this result already.",
        "第{round}轮{table}号桌的结果已经是这样了。",
    ),
    "lost-by-penalty": (
        "Table {table} of round {round} is decided by a penalty; take the penalty back first if it was wrong.",
        "第{round}轮{table}号桌由判罚决定了胜负；如果判罚有误，请先撤回。",
    ),
    "score-form": (
        "A score is the duels won by each player, at most {wins}, and then the drawn ones: 2-1 or 1-1-1.",
        "比分是双方各自胜的局数（最多{wins}），然后是平局数：例如2-1或1-1-1。",
    ),
    "no-draw-in-elimination": ("Somebody must win a match of single elimination.", "淘汰赛必须分出胜负。"),
    "game-loss-missing": (
        "{player} has lost {count} of the duels by penalty: the score must count that for the opponent.",
        "{player}因判罚输掉{count}局：比分里必须算对手胜。",
    ),
    "bracket-would-change": (
        "This would change who plays in round {round}, which has been played or cannot be laid out anew.",
        "这会改变第{round}轮的对阵，而那一轮已经打过，或者无法重新安排。",
    ),
    "cut-would-change": (
        "This would change who is in the bracket, which is paired already.",
        "这会改变晋级名单，而淘汰赛已经编排。",
    ),
    "would-reopen": (
        "This would leave a match of round {round} without a result: say its score as well.",
        "这会使第{round}轮有一场比赛没有结果：请同时给出比分。",
    ),
    # Penalties.
    "penalty-form": ("{penalty!r} is no penalty; there are {known}.", "没有“{penalty}”这种判罚，有：{known}。"),
    "no-match-to-come": ("{player} has no match to come.", "{player}没有接下来的比赛。"),
    "match-over": (
        "The match of {player} in round {round} is over: a duel of it can no longer be lost by penalty.",
        "{player}在第{round}轮的比赛已经结束：不能再因判罚输掉其中一局。",
    ),
    "no-such-penalty": (
        "No penalty has the number {number}; there are {known}.",
        "没有编号为{number}的判罚，有：{known}。",
    ),
    "no-score-wanted": ("No match waits for this score: leave it out.", "没有比赛需要这个比分：请省略。"),
}
