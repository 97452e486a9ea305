"""The steps of an event about itself and its players: made, changed, entered, decks registered, left."""

import argparse
import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from spellspeed import Deck
from spellspeed.commands.deck import find_list, read_deck
from spellspeed.commands.event_desk import Desk, clean_name, note, open_desk, tell_refusal, tell_time
from spellspeed.commands.options import WrongInput
from spellspeed.deck import make_deck
from spellspeed.event.bots import list_decks, note_bot
from spellspeed.event.exchange import LARGEST, Entrant, read_players
from spellspeed.event.refused import EventRefused
from spellspeed.event.rules import USUAL_MATCH, EventRules
from spellspeed.event.sheet import sheet_of
from spellspeed.event.store import Store
from spellspeed.event.tournament import Tournament

MOST_BOTS: Final = 1000


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
        open_events = [event.name for event in store.list_events() if not event.finished]
        if len(open_events) > 1:
            told = f"{len(open_events)} events are not over: say with --event which one is meant"
            note(chosen, told, f"有{len(open_events)}个赛事没有结束：请用--event指明是哪个")
        desk.tell_next()
    return 0


def do_rules(chosen: argparse.Namespace) -> int:
    """Change what was chosen for an event."""
    with open_desk(chosen) as desk:
        rules = read_rules(chosen, desk.t.config)
        if not rules:
            raise WrongInput("say what is to change, such as --rounds 5", "请说明要更改什么，例如--rounds 5")
        desk.write("rules", rules)
        desk.say(f"Changed: {', '.join(rules)}.", f"已更改：{'、'.join(rules)}。")
        desk.tell_next()
    return 0


def read_sheet(named: str, lang: str) -> dict[str, Any]:
    """Return the deck list of a file, a code or a packaged deck as it is registered.

    >>> len(read_sheet("dragons", "en")["main"])
    40
    """
    deck = make_deck(read_deck(named), named)
    return dict(sheet_of(deck))


def do_enter(chosen: argparse.Namespace) -> int:
    """Enter players: those that are named, those of a file, and bots; all of them or none."""
    entrants = [Entrant(name) for name in chosen.names]
    if chosen.file:
        entrants += read_list(Path(chosen.file))
    if (chosen.deck or chosen.member) and len(entrants) != 1:
        raise WrongInput(
            "--deck and --member are for one player: enter several from a --file with these columns",
            "--deck和--member只能用于一名选手：多名选手请用--file，文件里可以有这些列",
        )
    with open_desk(chosen) as desk:
        steps: list[tuple[str, Mapping[str, Any], str]] = []
        for one in entrants:
            where = f"{chosen.file}, line {one.line}" if one.line else ""
            beside = Path(chosen.file or "").parent / one.deck if one.deck else Path()
            deck = chosen.deck or (str(beside) if beside.is_file() else one.deck)
            member = note_bot(chosen.bot) if chosen.bot else chosen.member or one.member
            body: dict[str, Any] = {"name": clean_name(one.name), "member": member}
            if deck:
                body["sheet"] = read_entry(deck, where, chosen)
            steps.append(("enter", body, where))
        if chosen.bots is not None:
            steps += list_bots(chosen.bots, chosen.bot or "random", desk.t)
        if not steps:
            raise WrongInput(
                "name the players, or a file of them with --file", "请给出选手的名字，或者用--file给出名单文件"
            )
        rows = desk.write_all(steps)
        names = ", ".join([f"{row.body['name']} ({row.body['player']})" for row in rows[:8]])
        more = f" and {len(rows) - 8} more" if len(rows) > 8 else ""
        more_zh = f"等{len(rows)}名" if len(rows) > 8 else ""
        count = len(desk.t.players)
        desk.say(f"Entered: {names}{more}; {count} players.", f"已报名：{names}{more_zh}；共{count}名选手。")
        desk.tell_next()
    return 0


def read_list(path: Path) -> list[Entrant]:
    """Return the players of a file."""
    with path.open("rb") as file:
        found = read_players(file.read(LARGEST))
    if not found:
        raise WrongInput(f"{path}: nobody is listed there", f"{path}：名单里没有人")
    return found


def read_entry(deck: str, where: str, chosen: argparse.Namespace) -> dict[str, Any]:
    """Return the deck list of one player, or say where a wrong one was named."""
    try:
        return read_sheet(deck, chosen.lang)
    except (ValueError, OSError) as wrong:
        if not where:
            raise
        raise WrongInput(f"{where}: {wrong}", f"{where}：{getattr(wrong, 'chinese', wrong)}") from None


def list_bots(count: int, bot: str, t: Tournament) -> list[tuple[str, Mapping[str, Any], str]]:
    """Return the entries of so many bots, whose packaged decks take turns."""
    if not 1 <= count <= MOST_BOTS:
        raise WrongInput(f"--bots takes 1 to {MOST_BOTS}", f"--bots可以是1到{MOST_BOTS}")
    decks = list_decks(t.config.format)
    taken = {player.name for player in t.players.values()}
    names = (f"Bot {number:0{len(str(count))}d}" for number in range(1, count + len(taken) + 1))
    free = [name for name in names if name not in taken][:count]
    sheets = [dict(sheet_of(Deck.packaged(deck))) for deck in decks]
    return [
        ("enter", {"name": name, "member": note_bot(bot), "sheet": sheets[at % len(sheets)]}, "")
        for at, name in enumerate(free)
    ]


def do_deck(chosen: argparse.Namespace) -> int:
    """Register a player's deck list."""
    with open_desk(chosen) as desk:
        player = desk.find_player(chosen.player)
        desk.write("deck", {"player": player.number, "sheet": read_sheet(chosen.deck, chosen.lang)})
        deck = desk.t.registered_deck(player.number)
        sizes = (0, 0, 0) if deck is None else (len(deck.main), len(deck.extra), len(deck.side))
        desk.say(
            f"Registered for {player.name}: Main Deck {sizes[0]}, Extra Deck {sizes[1]}, Side Deck {sizes[2]}.",
            f"已登记{player.name}的卡组：主卡组{sizes[0]}张，额外卡组{sizes[1]}张，副卡组{sizes[2]}张。",
        )
        desk.tell_next()
    return 0


def do_drop(chosen: argparse.Namespace) -> int:
    """Take a player out of the event."""
    with open_desk(chosen) as desk:
        player = desk.find_player(chosen.player)
        desk.write("drop", {"player": player.number})
        if desk.t.started:
            desk.say(f"{player.name} has left the event.", f"{player.name}已退赛。")
        else:
            desk.say(f"The entry of {player.name} is taken back.", f"已取消{player.name}的报名。")
        desk.tell_next()
    return 0


def do_return(chosen: argparse.Namespace) -> int:
    """Take a player back who has left."""
    with open_desk(chosen) as desk:
        player = desk.find_player(chosen.player)
        desk.write("return", {"player": player.number})
        desk.say(f"{player.name} is back.", f"{player.name}已重新参赛。")
        desk.tell_next()
    return 0
