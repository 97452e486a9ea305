"""Pages to print: who looks for himself finds his name, nothing in a name becomes a part of the page."""

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from event.desk import Organiser
from spellspeed.event.printing import write_pairings, write_slips, write_standings

NAMES = ("<script>alert(1)</script>", 'Mary "O\'Neil" & Co', "李 雷", "Bob", "Zoë")


class Page(HTMLParser):
    """What a page shows, and which of its parts are there."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.attributes: list[str] = []
        self.texts: list[str] = []
        self.rows: list[list[str]] = []
        self.open: list[str] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes += [name for name, _ in attrs]
        if tag == "tr":
            self.rows.append([])
        elif tag == "td":
            self.rows[-1].append("")
        if tag != "meta":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if "style" not in self.open:
            self.texts.append(data)
        if "td" in self.open:
            self.rows[-1][-1] += data


@pytest.fixture
def cup(organiser: Organiser) -> Organiser:
    organiser.does("new 'Cup <1>' --seed 4")
    assert organiser.types("enter", *NAMES).code == 0
    organiser.does("start", "pair", "result 1 2-0", "result 2 2-0", "pair")
    return organiser


@pytest.mark.parametrize("lang", ["en", "zh"])
def test_names_are_text_and_a_page_asks_nobody_for_anything(cup: Organiser, lang: str) -> None:
    t = cup.event()
    for text in (write_pairings(t, t.rounds[-1], lang), write_slips(t, t.rounds[-1], lang), write_standings(t, lang)):
        page = Page(text)
        assert not page.open and "script" not in page.tags and "link" not in page.tags and "img" not in page.tags
        assert not {"href", "src", "onclick", "onload"} & set(page.attributes)
        assert not re.search(r"url\(|@import|https?:", text)
        assert "Cup <1>" in "".join(page.texts)


def test_everybody_finds_his_name_table_and_opponent(cup: Organiser) -> None:
    t = cup.event()
    rows = Page(write_pairings(t, t.rounds[-1])).rows[1 : 1 + len(NAMES)]  # the list by name comes first
    assert [row[0] for row in rows] == sorted(NAMES, key=str.casefold)
    for pairing in t.rounds[-1].pairings:
        for player in pairing.players:
            if player is not None:
                other = pairing.other(player)
                told = ["–", "bye"] if other is None else [str(pairing.table), t.players[other].name]
                assert [t.players[player].name, *told] in rows


def test_there_is_a_slip_for_each_table_that_is_played(cup: Organiser) -> None:
    t = cup.event()
    assert write_slips(t, t.rounds[-1]).count('class="slip"') == 2  # of five players one has a bye
    first = next(one for one in t.rounds[-1].pairings if one.table == 1).players[0]
    cup.does(f"drop {first}")
    t = cup.event()
    assert write_slips(t, t.rounds[-1]).count('class="slip"') == 1


def test_a_slip_has_a_box_for_every_number_of_duels_that_can_be_won(organiser: Organiser) -> None:
    organiser.does("new Cup --wins 3", "enter Ann Bob", "start", "pair")
    t = organiser.event()
    text = write_slips(t, t.rounds[0])
    assert "☐ 3" in text.partition("<tbody>")[2].partition("</tbody>")[0] and "☐ 4" not in text


def test_the_standings_tell_shared_places_open_tables_and_who_has_left(cup: Organiser) -> None:
    t = cup.event()
    text = write_standings(t)
    assert "Tables without a result yet: 1, 2" in text
    assert text.count("<tr>") == 1 + len(NAMES)
    cup.does("drop Bob")
    assert "Bob (left)" in write_standings(cup.event()) and "Bob (已退赛)" in write_standings(cup.event(), "zh")


def test_standings_of_nobody_ahead_are_shared(organiser: Organiser) -> None:
    organiser.does("new Cup", "enter Ann Bob")
    text = write_standings(organiser.event())
    assert text.count('<td class="number">1=</td>') == 2 and "is shared" in text


def test_pages_are_written_where_one_wants_them(cup: Organiser, tmp_path: Path) -> None:
    folder = tmp_path / "pages"
    folder.mkdir()
    for page in ("pairings", "slips", "standings"):
        cup.does(f"print {page} --to {folder}", f"print {page} --to {folder}")
    assert sorted(path.name for path in folder.iterdir()) == [
        *("Cup-1-pairings-round-2.html", "Cup-1-slips-round-2.html", "Cup-1-standings-during-round-2.html"),
    ]
    assert cup.does("print slips --round 1 --to -").startswith("<!DOCTYPE html>")
    assert "there is no round 7; 2 are paired" in cup.cannot("print pairings --round 7")


def test_before_a_round_is_paired_there_is_nothing_to_print_of_it(organiser: Organiser) -> None:
    organiser.does("new Cup", "enter Ann Bob")
    assert "no round is paired yet" in organiser.cannot("print slips")
