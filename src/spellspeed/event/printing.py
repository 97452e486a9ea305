"""Pairings, result slips and standings as pages to print: one HTML file each, which asks nobody for anything."""

from collections.abc import Iterable, Sequence
from fractions import Fraction
from html import escape
from typing import Final

from spellspeed.event.ranking import Standing
from spellspeed.event.records import SWISS, Pairing, Round
from spellspeed.event.tournament import Tournament

NOTHING_FROM_OUTSIDE: Final = (
    "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">"
)
LONG: Final = 48  # half letters that fit twice into the field of a slip
FINALS: Final = {1: "final", 2: "semi-finals", 4: "quarter-finals"}  # by how many matches are played
MARK: Final = '<meta name="generator" content="Spellspeed">'  # by which a page of ours may be written anew

# What is written on the pages, in English and Chinese.
WORDS: Final[dict[str, tuple[str, str]]] = {
    "pairings": ("Pairings", "对阵表"),
    "slips": ("Result slips", "比赛结果单"),
    "standings": ("Standings", "排名"),
    "round": ("Round {round}", "第{round}轮"),
    "elimination": ("Round {round}, single elimination", "第{round}轮（单淘汰）"),
    "final": ("Round {round}, final", "第{round}轮（决赛）"),
    "semi-finals": ("Round {round}, semi-finals", "第{round}轮（半决赛）"),
    "quarter-finals": ("Round {round}, quarter-finals", "第{round}轮（四分之一决赛）"),
    "table": ("Table", "桌号"),
    "table-number": ("Table {table}", "{table}号桌"),
    "player": ("Player", "选手"),
    "opponent": ("Opponent", "对手"),
    "bye": ("bye", "轮空"),
    "by-table": ("By table", "按桌号"),
    "by-name": ("By name", "按姓名"),
    "place": ("Place", "名次"),
    "points": ("Points", "积分"),
    "record": ("W–L–D", "胜–负–平"),
    "opponents": ("Opponents", "对手胜率"),
    "opponents-opponents": ("Their opponents", "对手的对手"),
    "lost-rounds": ("Lost rounds²", "负轮平方和"),
    "duels-won": ("Duels won", "胜局"),
    "drawn": ("Drawn", "平局"),
    "signature": ("Signature", "签名"),
    "drop": ("Leaves", "退赛"),
    "judge": ("Judge", "裁判"),
    "dropped": ("left", "已退赛"),
    "disqualified": ("disqualified", "取消资格"),
    "shared": (
        "A place with = is shared: nothing that decides tells these players apart.",
        "带“=”的名次为并列：所有判定标准都相同。",
    ),
    "decides": (
        "Points decide, then the opponents' share of the points, then that of their opponents, then late losses "
        "before early ones.",
        "依次比较：积分、对手胜率、对手的对手的胜率、负轮平方和（输得越晚越高）。",
    ),
    "furthest": (
        "Who came further in single elimination stands higher; where two came equally far, the Swiss rounds decide.",
        "淘汰赛中走得更远者名次更高；走得一样远时，由瑞士轮决定。",
    ),
    "after": ("after round {round}", "第{round}轮后"),
    "during": ("during round {round}", "第{round}轮进行中"),
    "before": ("before round 1", "第1轮前"),
    "open": ("Tables without a result yet: {tables}", "还没有结果的桌号：{tables}"),
    "players": ("{count} players", "{count}名选手"),
}

STYLE: Final = """
@page { size: A4; margin: 14mm 14mm 16mm;
  @bottom-right { content: counter(page) " / " counter(pages); font: 9pt sans-serif } }
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 182mm; color: #000; background: #fff; line-height: 1.3; font-size: 11pt;
  font-family: "Noto Sans", "Segoe UI", "Helvetica Neue", Arial, "Noto Sans CJK SC", "Microsoft YaHei", "PingFang SC",
  sans-serif }
h1 { font-size: 20pt; margin: 0; overflow-wrap: anywhere }
h2 { font-size: 13pt; font-weight: normal; margin: 1mm 0 5mm }
h3 { font-size: 12pt; margin: 6mm 0 2mm }
section + section { break-before: page }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums }
thead { display: table-header-group }
th { text-align: left; font-size: 9pt; border-bottom: 0.5mm solid #000; padding: 1mm 2mm; vertical-align: bottom }
td { border-bottom: 0.2mm solid #999; padding: 1.3mm 2mm; overflow-wrap: anywhere; vertical-align: top }
tr { break-inside: avoid }
.number { text-align: right; white-space: nowrap }
th.number { white-space: normal }
.even :is(th, td):not(.number) { width: 45% }
.quiet { color: #555; font-size: 9pt }
.slip { break-inside: avoid; height: 64mm; padding: 4mm 2mm 3mm; border-bottom: 0.3mm dashed #777; display: flex;
  flex-direction: column }
.slip:nth-child(4n) { border-bottom: 0; break-after: page }
.slip:last-child { break-after: auto }
.slip header { display: flex; justify-content: space-between; gap: 6mm; align-items: baseline; margin-bottom: 2mm }
.slip header b { font-size: 14pt; white-space: nowrap }
.slip header span { overflow-wrap: anywhere; line-height: 1.5; max-height: 3em; overflow: hidden }
.slip td { height: 12mm; vertical-align: middle; border: 0.2mm solid #000 }
.slip th { border: 0.2mm solid #000; font-weight: normal }
.slip table { table-layout: fixed }
.slip th:nth-child(1) { width: 66mm }
.slip th:nth-child(2) { width: 40mm }
.slip th:nth-child(3) { width: 18mm }
.slip .box { text-align: center; white-space: nowrap }
.slip .name { font-size: 12pt; line-height: 1.2 }
.slip .long { font-size: 8.5pt; line-height: 1.15; padding-top: 0; padding-bottom: 0 }
.slip footer { margin-top: auto; display: flex; gap: 10mm; padding: 2mm }
.slip footer span + span { flex: 1; border-bottom: 0.2mm solid #000; padding-bottom: 0.5mm }
@media screen { body { padding: 10mm } section + section { margin-top: 14mm } }
"""


def word(key: str, lang: str, **facts: object) -> str:
    """Return a word of the pages.

    >>> word("table-number", "en", table=3), word("table-number", "zh", table=3)
    ('Table 3', '3号桌')
    """
    return WORDS[key][lang == "zh"].format(**facts)


def write_page(title: str, lang: str, body: Iterable[str]) -> str:
    """Return a whole page; what stands in `body` is HTML already.

    >>> write_page("<Cup>", "en", ["<p>…</p>"]).splitlines()[6]
    '<title>&lt;Cup&gt;</title>'
    """
    marks = f'<meta charset="utf-8">\n{MARK}\n{NOTHING_FROM_OUTSIDE}'
    head = f"{marks}\n<title>{escape(title)}</title>\n<style>{STYLE}</style>"
    code = "zh-CN" if lang == "zh" else "en"
    content = "\n".join(body)
    return f'<!DOCTYPE html>\n<html lang="{code}">\n<head>\n{head}\n</head>\n<body>\n{content}\n</body>\n</html>\n'


def write_table(columns: Sequence[tuple[str, bool]], rows: Iterable[Sequence[str]], even: bool = False) -> str:
    """Return a table; a column is its head and whether it holds numbers, a cell is text; columns of names may be even.

    >>> write_table([("Player", False)], [["<b>"]]).splitlines()[-1]
    '<tr><td>&lt;b&gt;</td></tr></tbody></table>'
    """
    kinds = [' class="number"' if numeric else "" for _, numeric in columns]
    heads = "".join([f"<th{kind}>{escape(head)}</th>" for (head, _), kind in zip(columns, kinds, strict=True)])
    lines = [
        "<tr>" + "".join([f"<td{kind}>{escape(cell)}</td>" for cell, kind in zip(row, kinds, strict=True)]) + "</tr>"
        for row in rows
    ]
    kind = ' class="even"' if even else ""
    return f"<table{kind}><thead><tr>{heads}</tr></thead><tbody>\n" + "\n".join(lines) + "</tbody></table>"


def name_round(round: Round, lang: str) -> str:
    """Return what a round is called.

    >>> name_round(Round(2, "swiss", ()), "en"), name_round(Round(5, "elimination", (Pairing(1, (1, 2)),)), "en")
    ('Round 2', 'Round 5, final')
    """
    key = "round" if round.kind == SWISS else FINALS.get(len(round.pairings), "elimination")
    return word(key, lang, round=round.number)


def list_notes(t: Tournament, standings: Sequence[Standing], lang: str) -> list[str]:
    """Return what is to be known about places: what decides them, where that is not points alone."""
    notes = [word("shared", lang)] if any(one.shared for one in standings) else []
    if t.config.form == "swiss+cut" and t.bracket_rounds:
        notes.append(word("furthest", lang))
    return notes


def write_pairings(t: Tournament, round: Round, lang: str = "en") -> str:
    """Return the pairings of a round to hang up: by table, and by name for whoever looks for his."""
    names = {number: player.name for number, player in t.players.items()}
    bye = word("bye", lang)
    by_table = [
        [
            "–" if pairing.is_bye else str(pairing.table),
            *[bye if one is None else names[one] for one in pairing.players],
        ]
        for pairing in round.pairings
    ]
    by_name: list[list[str]] = []
    for pairing in round.pairings:
        for player in pairing.players:
            if player is not None:
                other = pairing.other(player)
                table = "–" if other is None else str(pairing.table)
                by_name.append([names[player], table, bye if other is None else names[other]])
    by_name.sort(key=lambda row: (row[0].casefold(), row[1]))
    named, at = (word("player", lang), False), (word("table", lang), True)
    heading = f"<h1>{escape(t.name)}</h1><h2>{escape(word('pairings', lang))} · {escape(name_round(round, lang))}"
    return write_page(
        f"{t.name} – {word('pairings', lang)} – {name_round(round, lang)}",
        lang,
        [
            f"<section>{heading} · {escape(word('by-name', lang))}</h2>",
            write_table([named, at, (word("opponent", lang), False)], by_name, even=True),
            f"</section><section>{heading} · {escape(word('by-table', lang))}</h2>",
            write_table([at, named, named], by_table, even=True),
            "</section>",
        ],
    )


def write_slips(t: Tournament, round: Round, lang: str = "en") -> str:
    """Return a slip for each table of a round, to fill in, sign and hand in; what is not played needs none."""
    played = [one for one in round.pairings if one.result is None or one.reported is not None]
    slips = [write_slip(t, round, pairing, lang) for pairing in played]
    return write_page(f"{t.name} – {word('slips', lang)} – {name_round(round, lang)}", lang, slips)


def write_slip(t: Tournament, round: Round, pairing: Pairing, lang: str) -> str:
    """Return the slip of one table."""
    heads = [word(key, lang) for key in ("player", "duels-won", "drop", "signature")]
    boxes = " &nbsp; ".join([f"☐ {count}" for count in range(t.config.wins + 1)])
    rows = [
        f'<tr><td class="name{long_name(t.players[player].name)}">{escape(t.players[player].name)}</td>'
        f'<td class="box">{boxes}</td><td class="box">☐</td><td></td></tr>'
        for player in pairing.players
        if player is not None
    ]
    where = f"{name_round(round, lang)} · {word('table-number', lang, table=pairing.table)}"
    return (
        f'<div class="slip"><header><span>{escape(t.name)}</span><b>{escape(where)}</b></header>'
        f"<table><thead><tr>{''.join([f'<th>{escape(head)}</th>' for head in heads])}</tr></thead>"
        f"<tbody>{''.join(rows)}</tbody></table>"
        f"<footer><span>{escape(word('drawn', lang))}: &nbsp; ☐ 0 &nbsp; ☐ 1 &nbsp; ☐ 2 &nbsp; ☐ 3</span>"
        f"<span>{escape(word('judge', lang))}:</span></footer></div>"
    )


def long_name(name: str) -> str:
    """Return the class that makes a long name fit into its field.

    >>> long_name("Ann"), long_name("Ann" * 20)
    ('', ' long')
    """
    return " long" if sum([2 if ord(letter) > 0x2E00 else 1 for letter in name]) > LONG else ""


def write_standings(t: Tournament, lang: str = "en") -> str:
    """Return the standings as they are now."""
    standings = t.standings()
    last = t.rounds[-1] if t.rounds else None
    when = word("before", lang)
    if last:
        when = word("after" if last.is_over else "during", lang, round=last.number)
    columns = [
        *((word("place", lang), True), (word("player", lang), False), (word("points", lang), True)),
        *((word("record", lang), True), (word("opponents", lang), True), (word("opponents-opponents", lang), True)),
        (word("lost-rounds", lang), True),
    ]
    notes = [word("decides", lang), *list_notes(t, standings, lang)]
    if last and last.open_tables:
        notes.insert(0, word("open", lang, tables=", ".join([str(table) for table in last.open_tables])))
    heading = f"{word('standings', lang)} · {when} · {word('players', lang, count=len(standings))}"
    return write_page(
        f"{t.name} – {word('standings', lang)}",
        lang,
        [
            f"<h1>{escape(t.name)}</h1><h2>{escape(heading)}</h2>",
            write_table(columns, [list_cells(one, lang) for one in standings]),
            *[f'<p class="quiet">{escape(note)}</p>' for note in notes],
        ],
    )


def list_cells(standing: Standing, lang: str) -> list[str]:
    """Return what the standings tell of one player."""
    status = "" if standing.status == "in" else f" ({word(standing.status, lang)})"
    place = "–" if not standing.place else f"{standing.place}{'=' * standing.shared}"
    record = f"{standing.wins}–{standing.losses}–{standing.draws}"
    shares = [tell_share(standing.opponents), tell_share(standing.opponents_opponents)]
    return [place, standing.name + status, str(standing.points), record, *shares, str(standing.lost_rounds)]


def tell_share(share: Fraction) -> str:
    """Return a share in percent, rounded to two places.

    >>> tell_share(Fraction(2, 3)), tell_share(Fraction(1, 3)), tell_share(Fraction(1))
    ('66.67 %', '33.33 %', '100.00 %')
    """
    hundredths = (share * 10_000 + Fraction(1, 2)).__floor__()
    return f"{hundredths // 100}.{hundredths % 100:02d} %"
