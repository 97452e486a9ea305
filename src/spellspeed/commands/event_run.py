"""The step `run`: bots play their matches round by round, and the event goes on as long as only bots are left."""

import argparse
import contextlib

from spellspeed.commands.duel import count_jobs
from spellspeed.commands.event_desk import Desk, open_desk
from spellspeed.commands.event_rounds import tell_match
from spellspeed.commands.options import WrongInput
from spellspeed.event.bots import name_bot, play_tables, prepare_table


def do_run(chosen: argparse.Namespace) -> int:
    """Have bots play until the event is over, or people are needed."""
    if chosen.jobs < 1:
        raise WrongInput("--jobs must be at least 1", "--jobs至少是1")
    with open_desk(chosen) as desk:
        check_bots(desk)
        while True:
            step = desk.t.next_step().action
            if step == "result":
                if not play_round(desk, chosen.jobs):
                    desk.say("The other tables wait for people.", "其余的桌次等待选手。")
                    break
            elif step in ("start", "pair", "cut", "finish"):
                row = desk.write(step, {})
                if step == "pair":
                    count = len(desk.t.rounds[-1].open_tables)
                    desk.say(f"Round {row.body['round']}: {count} tables.", f"第{row.body['round']}轮：{count}桌。")
            else:
                break
        desk.tell_next()
    return 0


def check_bots(desk: Desk) -> None:
    """Refuse an event in which no bot has entered, or a bot has no deck."""
    bots = [player for player in desk.t.players.values() if name_bot(player)]
    if not bots:
        typed = "spellspeed tournament enter --bots 8"
        raise WrongInput(f"no bot has entered: {typed}", f"没有电脑选手：{typed}")
    lacking = [player.name for player in bots if player.sheet is None]
    if lacking:
        typed = "spellspeed tournament deck PLAYER DECK"
        raise WrongInput(
            f"these bots have no deck: {', '.join(lacking[:8])} ({typed})",
            f"这些电脑选手没有卡组：{'、'.join(lacking[:8])}（{typed}）",
        )


def play_round(desk: Desk, jobs: int) -> int:
    """Have bots play the open tables of the round, write each result, and return how many there were."""
    round = desk.t.rounds[-1]
    tables = [(one.table, prepare_table(desk.t, round, one)) for one in round.pairings if one.result is None]
    ready = [(number, table) for number, table in tables if table is not None]
    scores = play_tables([table for _, table in ready], count_jobs(jobs, len(ready)))
    with contextlib.closing(scores):
        for (number, _), score in zip(ready, scores, strict=True):
            body = {"round": round.number, "table": number, "score": list(score)}
            tell_match(desk, desk.write("result", body))
    return len(ready)
