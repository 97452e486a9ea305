"""How an event stands, as text: which there are, who plays whom, what came out, the standings."""

import argparse
from collections.abc import Sequence
from typing import Final

from spellspeed.commands.event_desk import Desk, open_desk, open_place
from spellspeed.commands.event_rules import tell_rules
from spellspeed.commands.options import WrongInput
from spellspeed.event.printing import list_cells, list_notes, name_round, word
from spellspeed.event.records import (
    BYE,
    DISQUALIFICATION,
    DOUBLE_LOSS,
    DRAW,
    GAME_LOSS,
    LEFT,
    MATCH_LOSS,
    NO_SHOW,
    PENALTY,
    WARNING,
    Pairing,
    Round,
)
from spellspeed.event.tournament import Tournament
from spellspeed.terminal.screen import width_of

HOW: Final = {
    NO_SHOW: ("did not come", "缺席"),
    LEFT: ("left the event", "退赛"),
    PENALTY: ("by penalty", "判罚"),
    DOUBLE_LOSS: ("both lose", "双方判负"),
}
PENALTIES: Final = {
    WARNING: ("warning", "警告"),
    GAME_LOSS: ("game-loss", "判负一局"),
    MATCH_LOSS: ("match-loss", "判负本场"),
    DISQUALIFICATION: ("disqualification", "取消资格"),
}
STAGES: Final = {
    "registration": ("registration", "报名中"),
    "round": ("round {round} is being played", "第{round}轮进行中"),
    "between": ("after round {round}", "第{round}轮已结束"),
    "finished": ("over", "已结束"),
}


def lay_out(rows: Sequence[Sequence[str]], numbers: Sequence[int] = ()) -> list[str]:
    """Return rows as lines with columns; those of these numbers stand at the right.

    >>> lay_out([["1", "Ann", "3"], ["10", "李雷", "12"]], (0, 2))
    [' 1  Ann    3', '10  李雷  12']
    """
    widths = [max([width_of(row[at]) for row in rows]) for at in range(len(rows[0]))] if rows else []
    lines: list[str] = []
    for row in rows:
        cells = [
            " " * (width - width_of(cell)) + cell if at in numbers else cell + " " * (width - width_of(cell))
            for at, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        lines.append("  ".join(cells).rstrip())
    return lines


def tell_result(t: Tournament, pairing: Pairing, lang: str) -> str:
    """Return who plays whom at a table, and what came out."""
    chinese = lang == "zh"
    names = [word("bye", lang) if one is None else t.players[one].name for one in pairing.players]
    result = pairing.result
    if result is None or result.how == BYE:
        return " – ".join(names)
    score = "-".join([str(count) for count in (result.score if result.score[2] else result.score[:2])])
    how = f" ({HOW[result.how][chinese]})" if result.how in HOW else ""
    if result.outcome[0] == DRAW:
        how = "（平局）" if chinese else " (drawn)"
    return f"{names[0]} {score} {names[1]}{how}"


def list_pairings(t: Tournament, round: Round, lang: str) -> list[str]:
    """Return the tables of a round as lines."""
    rows = [["–" if one.is_bye else str(one.table), tell_result(t, one, lang)] for one in round.pairings]
    return [name_round(round, lang), *[f"  {line}" for line in lay_out(rows, (0,))]]


def do_list(chosen: argparse.Namespace) -> int:
    """Print which events there are."""
    chinese = chosen.lang == "zh"
    rows: list[list[str]] = []
    with open_place(chosen.db) as store:
        for event in store.list_events():
            state = ("over" if event.finished else "open", "已结束" if event.finished else "进行中")[chinese]
            rows.append([event.name, event.created[:10], state])
    print(*lay_out(rows), sep="\n")
    return 0


def do_show(chosen: argparse.Namespace) -> int:
    """Print how an event stands and what comes next."""
    with open_desk(chosen) as desk:
        t, chinese = desk.t, chosen.lang == "zh"
        stage = STAGES[t.stage][chinese].format(round=len(t.rounds)) if t.rounds or t.stage != "between" else ""
        stage = stage or ("started", "已开始")[chinese]
        inside = desk.count_players()
        count = f"{inside}名选手" if chinese else f"{inside} player{'s' * (inside != 1)}"
        print(f"{t.name}: {count}, {stage}" if not chinese else f"{t.name}：{count}，{stage}")
        if not t.started:
            told = tell_rules(t.config)
            desk.say(f"Rules: {told[0]}.", f"规定：{told[1]}。")
        if chosen.round is not None or t.rounds:
            print(*list_pairings(t, find_round(desk, chosen.round), chosen.lang), sep="\n")
        elif t.players:
            print(*list_players(t, chosen.lang), sep="\n")
        if t.seeds and t.config.form == "swiss+cut" and not t.bracket_rounds:
            names = [t.players[number].name for number in t.seeds]
            desk.say(f"These {len(names)} go on: {', '.join(names)}.", f"晋级的{len(names)}名：{'、'.join(names)}。")
        if t.penalties:
            print(*list_penalties(t, chosen.lang), sep="\n")
        desk.tell_next()
    return 0


def list_penalties(t: Tournament, lang: str) -> list[str]:
    """Return the penalties that were given, a line each, with the numbers by which they are taken back."""
    rows = [
        [
            str(penalty.number),
            t.players[penalty.player].name,
            PENALTIES[penalty.penalty][lang == "zh"],
            word("round", lang, round=penalty.round),
            penalty.reason,
        ]
        for penalty in t.penalties.values()
    ]
    return [("Penalties", "判罚")[lang == "zh"], *[f"  {line}" for line in lay_out(rows, (0,))]]


def list_players(t: Tournament, lang: str) -> list[str]:
    """Return who has entered, a line each, with whether a deck is registered."""
    deck = ("deck registered", "已登记卡组")[lang == "zh"]
    rows = [
        [
            str(player.number),
            player.name + ("" if player.is_in else f" ({word('dropped', lang)})"),
            player.member,
            deck if player.sheet else "",
        ]
        for player in t.players.values()
    ]
    return [f"  {line}" for line in lay_out(rows, (0,))]


def find_round(desk: Desk, number: int | None) -> Round:
    """Return the round that is meant, the last unless one is named."""
    rounds = desk.t.rounds
    if not rounds:
        raise WrongInput(
            "no round is paired yet (spellspeed tournament show says what comes next)",
            "还没有编排任何一轮（spellspeed tournament show会显示下一步）",
        )
    if number is not None and not 1 <= number <= len(rounds):
        raise WrongInput(
            f"there is no round {number}; {len(rounds)} are paired", f"没有第{number}轮，已编排{len(rounds)}轮"
        )
    return rounds[-1 if number is None else number - 1]


def do_standings(chosen: argparse.Namespace) -> int:
    """Print the standings."""
    with open_desk(chosen) as desk:
        heads = ("place", "player", "points", "record", "opponents", "opponents-opponents", "lost-rounds")
        rows = [[word(head, chosen.lang) for head in heads]]
        standings = desk.t.standings()
        rows += [list_cells(one, chosen.lang) for one in standings]
        print(*lay_out(rows, (0, 2, 3, 4, 5, 6)), sep="\n")
        for told in list_notes(desk.t, standings, chosen.lang):
            print(told)
        if desk.t.stage == "round":
            tables = ", ".join([str(table) for table in desk.t.rounds[-1].open_tables])
            print(word("open", chosen.lang, tables=tables))
    return 0
