"""The steps of an event about its rounds: paired, played, corrected, punished, cut, ended."""

import argparse
import re
from collections.abc import Iterable
from typing import Any, Final

from spellspeed.commands.event_desk import Desk, open_desk
from spellspeed.commands.event_told import PENALTIES, list_pairings, tell_result
from spellspeed.commands.options import WrongInput
from spellspeed.event.records import GAME_LOSS, Row

SCORE: Final = re.compile(r"\s*(\d{1,3})\s*[-:–—：－]\s*(\d{1,3})(?:\s*[-:–—：－]\s*(\d{1,3}))?\s*")


def read_score(score: str) -> list[int]:
    """Return the duels of a score: won by one, by the other, and drawn.

    >>> read_score("2-1"), read_score("1：1：1")
    ([2, 1], [1, 1, 1])
    """
    found = SCORE.fullmatch(score)
    if found is None:
        raise WrongInput(
            f"{score!r} is no score: write the duels won by each, such as 2-1, with drawn ones behind, as in 1-1-1",
            f"“{score}”不是比分：请写双方各自胜的局数，例如2-1，平局写在后面，例如1-1-1",
        )
    return [int(part) for part in found.groups() if part is not None]


def do_start(chosen: argparse.Namespace) -> int:
    """Begin the event."""
    with open_desk(chosen) as desk:
        row = desk.write("start", {})
        rounds, players = row.body["rounds"], desk.count_players()
        if rounds:
            desk.say(
                f"{desk.name} has started: {players} players, {rounds} Swiss rounds.",
                f"“{desk.name}”开始：{players}名选手，{rounds}轮瑞士轮。",
            )
        else:
            desk.say(
                f"{desk.name} has started: {players} players, single elimination.",
                f"“{desk.name}”开始：{players}名选手，单淘汰。",
            )
        desk.tell_next()
    return 0


def do_pair(chosen: argparse.Namespace) -> int:
    """Pair the next round, and show who plays whom."""
    with open_desk(chosen) as desk:
        desk.write("pair", {})
        print(*list_pairings(desk.t, desk.t.rounds[-1], chosen.lang), sep="\n")
        desk.tell_next()
    return 0


def do_unpair(chosen: argparse.Namespace) -> int:
    """Take the pairings of the last round back."""
    with open_desk(chosen) as desk:
        row = desk.write("unpair", {})
        desk.say(f"Round {row.body['round']} is no longer paired.", f"已撤回第{row.body['round']}轮的对阵。")
        desk.tell_next()
    return 0


def read_match(desk: Desk, chosen: argparse.Namespace) -> dict[str, Any]:
    """Return which match is meant and how it ended, as a row says it."""
    if (chosen.score is not None) + bool(chosen.absent) + chosen.both_lose != 1:
        raise WrongInput(
            "say how the match ended: a score such as 2-1, or --absent PLAYER, or --both-lose",
            "请说明比赛结果：比分（例如2-1）、--absent 选手或--both-lose",
        )
    body: dict[str, Any] = {}
    if chosen.where.strip().isascii() and chosen.where.strip().isdigit():
        body["table"] = int(chosen.where)
    else:
        body["player"] = desk.find_player(chosen.where).number
    if chosen.round is not None:
        body["round"] = chosen.round
    if chosen.absent:
        body["absent"] = desk.find_player(chosen.absent).number
    elif chosen.both_lose:
        body["double_loss"] = True
    else:
        body["score"] = read_score(chosen.score)
    return body


def tell_match(desk: Desk, row: Row) -> None:
    """Say how a match ended."""
    round = desk.t.rounds[row.body["round"] - 1]
    pairing = next(one for one in round.pairings if one.table == row.body["table"])
    table, told = pairing.table, [tell_result(desk.t, pairing, lang) for lang in ("en", "zh")]
    desk.say(f"Round {round.number}, table {table}: {told[0]}", f"第{round.number}轮，{table}号桌：{told[1]}")


def do_result(chosen: argparse.Namespace) -> int:
    """Enter the result of a match."""
    with open_desk(chosen) as desk:
        tell_match(desk, desk.write("result", read_match(desk, chosen)))
        desk.tell_next()
    return 0


def do_correct(chosen: argparse.Namespace) -> int:
    """Correct a result, and say what would have been paired otherwise."""
    with open_desk(chosen) as desk:
        row = desk.write("correct", {**read_match(desk, chosen), "reason": chosen.reason})
        desk.say("Corrected.", "已更正。")
        tell_match(desk, row)
        for moved in row.body.get("moved", ()):
            names = [desk.t.players[one].name for one in moved["players"] if one is not None]
            desk.say(
                f"Round {moved['round']}, table {moved['table']} is now played by {' and '.join(names)}.",
                f"第{moved['round']}轮{moved['table']}号桌改为{'和'.join(names)}。",
            )
        if row.body.get("seeds"):
            say_cut(desk, row.body["seeds"])
        if row.body["round"] < len(desk.t.rounds):
            tell_otherwise(desk)
        desk.tell_next()
    return 0


def tell_otherwise(desk: Desk) -> None:
    """Say which pairings of the round under way a correction would have made otherwise."""
    last = len(desk.t.rounds)
    couples = desk.t.pairings_otherwise()
    if not couples:
        desk.say(f"The pairings of round {last} would be the same.", f"第{last}轮的对阵不受影响。")
        return
    told = [[f"({one})" if one is None else desk.t.players[one].name for one in couple] for couple in couples]
    desk.say(
        f"Round {last} stays as it is paired. With this result it would have been, among others: "
        + "; ".join([" – ".join(names).replace("(None)", "bye") for names in told]),
        f"第{last}轮的对阵不变。按更正后的结果，其中有些本来会是："
        + "；".join([" – ".join(names).replace("(None)", "轮空") for names in told]),
    )
    if not any(pairing.reported for pairing in desk.t.rounds[-1].pairings):
        desk.say(
            "No result of it is entered yet: `spellspeed tournament unpair` and then `pair` would pair it anew.",
            "这一轮还没有结果：可以用spellspeed tournament unpair撤回，再用pair重新编排。",
        )


def do_penalty(chosen: argparse.Namespace) -> int:
    """Give a player a penalty."""
    with open_desk(chosen) as desk:
        player = desk.find_player(chosen.player)
        body = {"player": player.number, "penalty": chosen.penalty, "reason": chosen.reason}
        if chosen.round is not None:
            body["round"] = chosen.round
        row = desk.write("penalty", body)
        desk.say(
            f"{player.name}: {chosen.penalty}, round {row.body['round']}. (`lift {row.number}` takes it back)",
            f"{player.name}：{PENALTIES[chosen.penalty][1]}，第{row.body['round']}轮。（撤回：lift {row.number}）",
        )
        if chosen.penalty == GAME_LOSS:
            desk.say(
                "The score of that match must count this duel for the opponent.",
                "那场比赛的比分里，这一局必须算对手胜。",
            )
        desk.tell_next()
    return 0


def do_lift(chosen: argparse.Namespace) -> int:
    """Take a penalty back."""
    with open_desk(chosen) as desk:
        body: dict[str, Any] = {"penalty": chosen.number}
        if chosen.score is not None:
            body["score"] = read_score(chosen.score)
        given = desk.t.penalties.get(chosen.number)
        desk.write("lift", body)
        name = desk.t.players[given.player].name if given else ""
        desk.say(f"The penalty of {name} is taken back.", f"已撤回{name}的判罚。")
        desk.tell_next()
    return 0


def do_cut(chosen: argparse.Namespace) -> int:
    """Choose who goes on after the Swiss rounds."""
    with open_desk(chosen) as desk:
        row = desk.write("cut", {} if chosen.top is None else {"top": chosen.top})
        say_cut(desk, row.body["players"])
        desk.tell_next()
    return 0


def say_cut(desk: Desk, numbers: Iterable[int]) -> None:
    """Say who goes on after the Swiss rounds, the best seed first."""
    names = [desk.t.players[number].name for number in numbers]
    desk.say(f"These {len(names)} go on: {', '.join(names)}.", f"晋级的{len(names)}名：{'、'.join(names)}。")


def do_finish(chosen: argparse.Namespace) -> int:
    """End the event."""
    with open_desk(chosen) as desk:
        left = desk.t.next_kind()
        desk.write("finish", {"early": True} if chosen.early else {})
        winners = [one.name for one in desk.t.standings() if one.place == 1]
        desk.say(
            f"{desk.name} is over. First place: {', '.join(winners)}.",
            f"“{desk.name}”结束。第一名：{'、'.join(winners)}。",
        )
        if left:
            desk.say(
                "Rounds are left: if that was a mistake, `spellspeed tournament reopen` takes it back.",
                "还有轮次没有打：如果是误操作，可以用spellspeed tournament reopen撤回。",
            )
        desk.tell_next()
    return 0


def do_reopen(chosen: argparse.Namespace) -> int:
    """Take the end of the event back."""
    with open_desk(chosen) as desk:
        desk.write("reopen", {"reason": chosen.reason} if chosen.reason else {})
        desk.say(f"{desk.name} goes on.", f"“{desk.name}”继续进行。")
        desk.tell_next()
    return 0
