"""The steps of an event about its players: entered, renamed, decks registered, left, come back."""

import argparse
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from spellspeed.commands.deck import read_deck
from spellspeed.commands.event_desk import Desk, clean_name, open_desk
from spellspeed.commands.event_told import tell_result
from spellspeed.commands.options import WrongInput
from spellspeed.deck import make_deck
from spellspeed.event.bots import make_entries, note_bot
from spellspeed.event.exchange import LARGEST, Entrant, read_players
from spellspeed.event.records import Player, Row, fold_name
from spellspeed.event.sheet import sheet_of
from spellspeed.event.tournament import Tournament

MOST_BOTS: Final = 1000


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
            check_named_once(body["name"], [step[1]["name"] for step in steps], where)
            steps.append(("enter", body, where))
        if chosen.bots is not None:
            steps += list_bots(chosen.bots, chosen.bot or "random", desk.t)
        if not steps:
            raise WrongInput(
                "name the players, or a file of them with --file", "请给出选手的名字，或者用--file给出名单文件"
            )
        rows = desk.write_all(steps)
        say_entered(desk, rows)
        desk.tell_next()
    return 0


def check_named_once(name: str, before: list[str], where: str) -> None:
    """Refuse somebody who is named twice at once."""
    if fold_name(name) in [fold_name(one) for one in before]:
        told = (f"{name} is named twice: nobody was entered", f"{name}写了两次：没有给任何人报名")
        raise WrongInput(*[f"{where}{':：'[at]}{' ' * (1 - at)}{one}" if where else one for at, one in enumerate(told)])


def say_entered(desk: Desk, rows: list[Row]) -> None:
    """Say who has entered, how many are there now, and what the rounds count that were missed."""
    names = [f"{row.body['name']} ({row.body['player']})" for row in rows[:8]]
    more = f" and {len(rows) - 8} more" if len(rows) > 8 else ""
    more_zh = f"等{len(rows)}名" if len(rows) > 8 else ""
    count = desk.count_players()
    desk.say(
        f"Entered: {', '.join(names)}{more}; {count} player{'s' * (count != 1)}.",
        f"已报名：{'、'.join(names)}{more_zh}；共{count}名选手。",
    )
    say_missed(desk, len(rows[0].body["missed"]))
    usual = desk.t.config.usual_rounds(count)
    if desk.t.planned and desk.t.config.rounds is None and usual > desk.t.planned:
        typed = f"spellspeed tournament rules --rounds {usual}"
        desk.say(
            f"For so many players {usual} Swiss rounds are usual, {desk.t.planned} are planned: {typed}",
            f"这么多选手通常打{usual}轮瑞士轮，现在是{desk.t.planned}轮：{typed}",
        )


def say_missed(desk: Desk, rounds: int) -> None:
    """Say what rounds count that somebody has missed."""
    if rounds:
        won = desk.t.config.late == "bye"
        desk.say(
            f"The {'round' if rounds == 1 else f'{rounds} rounds'} missed so far count{'s' * (rounds == 1)} as "
            f"{'won' if won else 'lost'}.",
            f"错过的{rounds}轮算{'胜' if won else '负'}。",
        )


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
    return [("enter", entry, "") for entry in make_entries(t, count, bot)]


def do_deck(chosen: argparse.Namespace) -> int:
    """Register a player's deck list."""
    with open_desk(chosen) as desk:
        player = desk.find_player(chosen.player)
        body = {"player": player.number, "sheet": read_sheet(chosen.deck, chosen.lang)}
        desk.write("deck", {**body, "reason": chosen.reason} if chosen.reason else body)
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
            say_left_behind(desk, player)
        else:
            desk.say(f"The entry of {player.name} is taken back.", f"已取消{player.name}的报名。")
        desk.tell_next()
    return 0


def say_left_behind(desk: Desk, player: Player) -> None:
    """Say what follows for others when somebody leaves: a match that is lost, a place in the cut."""
    t = desk.t
    pairing = t.rounds[-1].find(player.number) if t.rounds else None
    if pairing and player.number in pairing.gone and pairing.reported is None:
        told = [tell_result(t, pairing, lang) for lang in ("en", "zh")]
        desk.say(
            f"Table {pairing.table} is decided, unless its slip says otherwise: {told[0]}",
            f"{pairing.table}号桌已定，除非成绩单另有结果：{told[1]}",
        )
    if player.number in t.seeds and t.config.form == "swiss+cut" and not t.bracket_rounds:
        desk.say(
            "`spellspeed tournament cut` once more lets the next one move up; else the opponent has a bye.",
            "再用一次spellspeed tournament cut，由下一名递补；否则对手轮空。",
        )


def do_rename(chosen: argparse.Namespace) -> int:
    """Give a player another name."""
    with open_desk(chosen) as desk:
        player = desk.find_player(chosen.player)
        row = desk.write("rename", {"player": player.number, "name": clean_name(chosen.name)})
        desk.say(f"{player.name} is now called {row.body['name']}.", f"{player.name}改名为{row.body['name']}。")
        desk.tell_next()
    return 0


def do_return(chosen: argparse.Namespace) -> int:
    """Take a player back who has left."""
    with open_desk(chosen) as desk:
        player = desk.find_player(chosen.player)
        row = desk.write("return", {"player": player.number})
        desk.say(f"{player.name} is back.", f"{player.name}已重新参赛。")
        say_missed(desk, len(row.body["missed"]))
        if desk.t.seeds and not desk.t.bracket_rounds and desk.t.config.form == "swiss+cut":
            desk.say(
                "`spellspeed tournament cut` chooses anew who goes on.", "用spellspeed tournament cut重新选出晋级者。"
            )
        desk.tell_next()
    return 0
