"""The steps of an event about its rules: it is made, and what was chosen is told and changed."""

import argparse
import secrets
from typing import Any

from spellspeed.commands.deck import find_list
from spellspeed.commands.event_desk import Desk, clean_name, note, open_desk, tell_refusal, tell_time
from spellspeed.commands.options import WrongInput
from spellspeed.event.refused import EventRefused
from spellspeed.event.rules import USUAL_MATCH, EventRules
from spellspeed.event.store import Store
from spellspeed.event.tournament import Tournament
from spellspeed.packaged_decks import Pair


def read_rules(chosen: argparse.Namespace, before: EventRules | None = None) -> dict[str, Any]:
    """Return what was chosen for an event as a row holds it; what was not said is left out.

    >>> given = dict.fromkeys(("rounds", "top", "format", "late", "bracket", "seed", "list", "minutes", "japanese"))
    >>> read_rules(argparse.Namespace(form="swiss", wins=1, register=True, **given))
    {'form': 'swiss', 'registration': True, 'match': {'duels': 1, 'wins': 1, 'time_limit': 2400}}
    """
    same = ("form", "rounds", "top", "format", "late", "bracket", "seed")
    rules = {name: getattr(chosen, name) for name in same if getattr(chosen, name) is not None}
    if chosen.register:
        rules["registration"] = True
    if chosen.japanese:
        rules["japanese_prints_only"] = True
    match = dict(USUAL_MATCH if before is None else before.match)
    if chosen.wins is not None:
        match.update(wins=chosen.wins, duels=2 * chosen.wins - 1)
    if chosen.minutes is not None:
        if chosen.minutes < 1:
            raise WrongInput("--minutes must be at least 1", "--minutes至少是1")
        match["time_limit"] = 60 * chosen.minutes
    if chosen.wins is not None or chosen.minutes is not None:
        rules["match"] = match
    if chosen.list is not None:
        found = find_list(chosen.list)
        if found is None or isinstance(found, str):
            rules["list"] = found or "none"
        else:
            counts = {str(password): count for password, count in sorted(found.counts.items())}
            rules["list"] = {"name": found.name, "counts": counts, "whitelist": found.whitelist}
    return rules


def tell_rules(rules: EventRules, rounds: int | None = None) -> Pair:
    """Return in words how an event is played; `rounds` is how many Swiss rounds it has, once that is known.

    >>> tell_rules(EventRules(form="swiss+cut", top=4, format="408", registration=True))[0]  # doctest: +ELLIPSIS
    'Swiss rounds, as many as are needed for one winner, then the top 4 in single elimination; matches of up to 3 ...'
    >>> tell_rules(EventRules(rounds=5, list="none"))[1]
    '5轮瑞士轮；三局两胜，限时40分钟；master2020，不使用禁限卡表'
    """
    count = rounds or rules.rounds
    english = ["single elimination"]
    chinese = ["单淘汰"]
    if rules.form != "elimination":
        needed = "Swiss rounds, as many as are needed for one winner"
        cut = rules.form == "swiss+cut"
        told = f"{count} Swiss round{'s' * (count != 1)}" if count else needed
        english = [told + (f", then the top {rules.top} in single elimination" if cut else "")]
        chinese = [
            (f"{count}轮瑞士轮" if count else "瑞士轮，轮数按人数") + (f"，然后前{rules.top}名单淘汰" if cut else "")
        ]
    wins, minutes = rules.wins, f"{rules.match.get('time_limit', 0) / 60:g}"
    limit = ("", "") if minutes == "0" else (f" in {minutes} minutes", f"，限时{minutes}分钟")
    english.append(("matches of one duel" if wins == 1 else f"matches of up to {2 * wins - 1} duels") + limit[0])
    chinese.append(("一局定胜负" if wins == 1 else "三局两胜" if wins == 2 else f"先胜{wins}局") + limit[1])
    named = rules.list["name"] if isinstance(rules.list, dict) else ""
    english.append(
        f"format {rules.format} "
        + (
            "without a Forbidden & Limited list"
            if rules.list == "none"
            else f"with the list {named or 'of the format'}"
        )
    )
    chinese.append(
        f"{rules.format}，" + ("不使用禁限卡表" if rules.list == "none" else f"禁限卡表：{named or '环境自带'}")
    )
    for said, en, zh in (
        (rules.registration, "everybody registers a deck list", "每个人都要登记卡组"),
        (rules.japanese_prints_only, "Japanese prints only", "只允许日文版的卡"),
        (rules.late == "bye", "rounds missed by coming late count as won", "迟到错过的轮次算胜"),
        (rules.bracket == "drawn", "the bracket is drawn by lot", "淘汰赛抽签"),
    ):
        if said:
            english.append(en)
            chinese.append(zh)
    return "; ".join(english), "；".join(chinese)


def do_new(chosen: argparse.Namespace) -> int:
    """Make an event."""
    rules = read_rules(chosen)
    rules.setdefault("seed", secrets.randbelow(2**31))
    t = Tournament()
    try:
        row = t.accept("new", {"name": clean_name(chosen.name), "rules": rules}, tell_time())
    except EventRefused as refused:
        raise tell_refusal(refused, t) from None
    with Store.open(chosen.db) as store:
        store.begin(t.name, [row])
        desk = Desk(store, t.name, chosen.lang)
        desk.say(f"{t.name} is made, with the seed {t.config.seed}.", f"已新建“{t.name}”，随机种子{t.config.seed}。")
        say_rules(desk)
        open_events = [event.name for event in store.list_events() if not event.finished]
        if len(open_events) > 1:
            told = f"{len(open_events)} events are not over: say with --event which one is meant"
            note(chosen, told, f"有{len(open_events)}个赛事没有结束：请用--event指明是哪个")
        desk.tell_next()
    return 0


def do_rules(chosen: argparse.Namespace) -> int:
    """Change what was chosen for an event, or tell it where nothing is to change."""
    with open_desk(chosen) as desk:
        rules = read_rules(chosen, desk.t.config)
        if rules:
            desk.write("rules", rules)
            desk.say("Changed.", "已更改。")
        say_rules(desk)
        desk.tell_next()
    return 0


def say_rules(desk: Desk) -> None:
    """Print how the event is played."""
    told = tell_rules(desk.t.config, desk.t.planned)
    desk.say(f"Rules: {told[0]}.", f"规定：{told[1]}。")
