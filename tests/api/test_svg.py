"""The field as a picture."""

import re
import xml.etree.ElementTree as ET

import pytest

from probes import pool_with, probe
from spellspeed import Deck, Duel
from spellspeed.svg import CELL, WIDTH, draw_duel, draw_view, measure, wrap
from table import table, there

SVG = "{http://www.w3.org/2000/svg}"


def field() -> Duel:
    return table("""
        turn 5, Main Phase 1, you to act
        you 7000   hand: Mystical Elf, Umi   monsters: Sangan (attack, zone 2), Kuriboh (set, zone 4)   deck: 3 Umi
                   graveyard: Raigeki, Giant Rat   banished: Gaia The Fierce Knight
        opp 6500   hand: Mirror Force   monsters: Celtic Guardian (set, zone 1), Vorse Raider (defense, zone 3)
                   set: Raigeki (zone 2)   deck: 4 Sangan   extra: Flame Swordsman
    """).duel


def words(svg: str) -> str:
    return " ".join(text.text or "" for text in ET.fromstring(svg).iter(f"{SVG}text"))


def test_the_picture_is_well_formed_and_says_what_it_shows() -> None:
    root = ET.fromstring(draw_duel(field()))
    title, description = root.find(f"{SVG}title"), root.find(f"{SVG}desc")
    assert title is not None and title.text == "turn 5 of player 0, Main Phase 1"
    assert description is not None and "Vorse Raider" in (description.text or "")
    assert root.get("role") == "img"


def test_an_open_hand_is_drawn_open() -> None:
    position = "turn 3, Main Phase 1, you to act\nyou 8000   monsters: {}\nopp 8000   hand: Mirror Force, Kuriboh"
    for monster, seen in (("Sangan", False), ("Ceremonial Bell", True)):
        shown = words(draw_view(table(position.format(monster)).duel.view(0)))
        assert ("Mirror" in shown) == ("Kuriboh" in shown) == seen


def test_everything_public_is_in_the_picture() -> None:
    shown = words(draw_duel(field(), reveal=False))
    for piece in ("LP 7000", "LP 6500", "Deck 3", "Deck 4", "Graveyard 2", "Banished 1", "Extra Deck 1", "1900/1200"):
        assert piece in shown
    assert "Giant Rat" in shown and "Fierce" in shown


def test_hidden_cards_are_backs_unless_revealed() -> None:
    duel = field()
    assert "Mirror" in words(draw_duel(duel)) and "Celtic" in words(draw_duel(duel))
    for svg in (draw_duel(duel, reveal=False), draw_view(duel.view(0))):
        assert not [name for name in ("Mirror", "Celtic", "Flame") if name in svg]
    assert "Celtic" in draw_duel(duel, 1, reveal=False)


def test_a_view_draws_itself() -> None:
    duel = field()
    assert duel.view(1)._repr_svg_() == draw_view(duel.view(1))


def test_the_language_is_that_asked_for() -> None:
    assert "墓地 2" in words(draw_duel(field(), lang="zh"))
    with pytest.raises(ValueError, match="no wording in 'fr'"):
        draw_duel(field(), lang="fr")


def test_extra_monster_zones_are_drawn_where_the_format_has_them() -> None:
    deck = Deck(["Mystical Elf"] * 10)
    with_zones, without = [
        draw_duel(Duel(deck, deck, first=0, format=name, limits=False)) for name in ("master2020", "408")
    ]
    assert words(with_zones).count("Extra Monster") == 2
    assert words(without).count("Extra Monster") == 0


def test_a_monster_in_defense_position_lies_sideways() -> None:
    root = ET.fromstring(draw_duel(field()))
    boxes = {}
    for group in root.iter(f"{SVG}g"):
        title, box = group.find(f"{SVG}title"), group.find(f"{SVG}rect")
        assert title is not None and box is not None
        boxes[(title.text or "").split(" (")[0]] = float(box.get("width", 0)) - float(box.get("height", 0))
    assert boxes["Vorse Raider"] > 0 and boxes["Kuriboh"] > 0
    assert boxes["Sangan"] < 0


def test_an_attack_is_marked() -> None:
    duel = table("""
        turn 4, Battle Step, you to act
        you 8000   monsters: Vorse Raider (attack, zone 1)   deck: 2 Sangan
        opp 8000   monsters: Mystical Elf (set, zone 2), Sangan (attack)   deck: 2 Sangan
        attack: Vorse Raider -> Sangan, count changed
    """).duel
    svg = draw_duel(duel)
    assert svg.count('class="attacker"') == 1 and svg.count('class="target"') == 1


def test_names_are_escaped() -> None:
    pool = pool_with(probe('Probe <&> "Q"'))
    deck = Deck(['Probe <&> "Q"'] * 8, pool=pool)
    svg = draw_duel(Duel(deck, deck, first=0, limits=False, pool=pool))
    assert "<&>" in "".join(ET.fromstring(svg).itertext())


def test_many_cards_in_a_hand_lie_beside_each_other_within_the_picture() -> None:
    duel = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: 2 Mystical Elf, 20 Umi, 8 Sangan   deck: 2 Sangan
        opp 8000   hand: 13 Kuriboh   deck: 2 Sangan
    """).duel
    svg = draw_duel(duel)
    height = float(re.findall(r'viewBox="0 0 \d+ ([\d.]+)"', svg)[0])
    found = re.findall(r'</title><rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"', svg)
    boxes = [tuple(float(number) for number in box) for box in found]
    assert len(boxes) == 43
    for at, (x, y, width, tall) in enumerate(boxes):
        assert x >= 0 and x + width <= WIDTH and y >= 0 and y + tall <= height
        for left, top, wide, high in boxes[:at]:
            assert x >= left + wide or left >= x + width or y >= top + high or top >= y + tall


@pytest.mark.parametrize("name", ["Blue-Eyes Ultimate Dragon", "Supercalifragilisticexpialidocious", "青眼究极龙", "A"])
@pytest.mark.parametrize("width", [40, 72, 100])
def test_a_wrapped_name_fits(name: str, width: int) -> None:
    lines = wrap(name, width, 6)
    assert all(measure(line, 11) <= width for line in lines)
    assert "".join(lines).replace(" ", "").replace("…", "") in name.replace(" ", "")
    cut = wrap(name * 90, width, 3)
    assert len(cut) == 3 and cut[-1].endswith("…") and measure(cut[-1], 11) <= width


def test_a_card_fits_its_zone_upright_and_sideways() -> None:
    for box in re.findall(r'width="([\d.]+)" height="([\d.]+)" rx="5"', draw_duel(field())):
        assert max(float(side) for side in box) <= CELL


def test_the_cards_of_a_chain_have_their_numbers() -> None:
    text = "turn 3, Main Phase 1, you to act\nyou 8000 hand: Ookazi\nopp 8000 hand: Umi set: Magic Jammer"
    duel = Duel.from_position(text)
    assert 'class="link"' not in draw_view(duel.view(0))
    duel.answer([repr(option) for option in there(duel.view(0).request).options].index("<activate Ookazi>"))
    duel.answer(0)
    assert draw_view(duel.view(1)).count('class="link"') == 1
