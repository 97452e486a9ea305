"""What of a room both players are told in a sentence: pauses, rulings, adjournments."""

from typing import Any

from spellspeed.rulebook.book import Pair
from spellspeed.server import rows
from spellspeed.server.messages import JUDGE, Lang, Notice
from spellspeed.server.rows import Row


def tell_row(row: Row, lang: Lang) -> Notice | None:
    """Return the sentence that a row is to everybody in its room, None where it is none.

    >>> tell_row(Row(9, "ruling", 3, {"what": "time", "number": 60_000, "text": "a spill"}, 0), "en").text
    'The judge adds 60 seconds. A judge says: a spill'
    """
    said = find_words(row.kind, row.seat, row.body)
    if said is None:
        return None
    text = said[lang == "zh"]
    if row.body.get("text"):
        text += f" A judge says: {row.body['text']}" if lang == "en" else f"裁判说：{row.body['text']}"
    return Notice(row.kind, text)


def find_words(kind: str, seat: int, body: dict[str, Any]) -> Pair | None:
    """Return what a row is called, in both languages."""
    seconds = int(body.get("ms", body.get("number", 0))) // 1000
    if kind == rows.UNDO:
        back = body["records"]
        judged = (f"The judge takes the match back to record {back}.", f"裁判将比赛退回到第{back}条记录。")
        return judged if seat == JUDGE else None
    if kind == "ruling":
        number = body["number"]
        return {
            "duel": (f"The judge gives this duel to player {number}.", f"裁判判玩家{number}赢得本局。"),
            "match": (f"The judge gives the match to player {number}.", f"裁判判玩家{number}赢得比赛。"),
            "time": (f"The judge adds {seconds} seconds.", f"裁判增加了{seconds}秒。"),
        }[body["what"]]
    why, chinese = str(body.get("why", "")), str(body.get("chinese", body.get("why", "")))
    return {
        rows.PAUSE: ("The judge has paused the match.", "裁判暂停了比赛。"),
        rows.RESUME: ("The match goes on.", "比赛继续。"),
        rows.DOWN: (
            f"The server was away for {seconds} seconds, which nobody is charged for.",
            f"服务器中断了{seconds}秒，不计入任何人的时间。",
        ),
        rows.ADJOURN: (f"The match is adjourned: {why}.", f"比赛中止，待续：{chinese}。"),
        rows.VOID: (f"The match is void: {why}.", f"比赛无效：{chinese}。"),
        rows.CLOSE: (f"The room is closed: {why}.", f"房间已关闭：{chinese}。"),
        rows.JUDGE: ("A judge has come, who sees all cards.", "裁判来了，他能看到所有的卡。"),
    }.get(kind)
