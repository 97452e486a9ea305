"""The Igknights: destroyed together in the Pendulum Zones they fetch one another, and three of them bring a fourth."""

import pytest

from table import Table, table

NORMAL = ("Igknight Squire", "Igknight Crusader", "Igknight Templar", "Igknight Margrave", "Igknight Gallant")
LAST = "effect.condition.no-possible-resolution-blocks-activation"
NOT_MET = "effect.condition.all-must-be-met"


def lay(you: str, opp: str = "") -> Table:
    """A table in your third turn."""
    return table(f"turn 3, Main Phase 1, you to act\nyou 8000 {you}\nopp 8000 {opp}")


def face_up_extra(t: Table) -> list[str]:
    """The names of the cards that lie face-up in your Extra Deck."""
    return sorted(card.name for card in t.opp.view.extra_deck(t.you.player) if card.face_up)


@pytest.mark.parametrize("name", [*NORMAL, "Igknight Veteran"])
def test_two_igknights_in_the_pendulum_zones_fetch_a_fire_warrior(name: str) -> None:
    """card: Igknight Squire ①, Igknight Crusader ①, Igknight Templar ①, Igknight Margrave ①, Igknight Gallant ①

    card: Igknight Veteran ①
    """
    other = "Igknight Gallant" if name != "Igknight Gallant" else "Igknight Squire"
    t = lay(
        f"pendulum: {name}, {other}  graveyard: Igknight Lancer, Marauding Captain"
        "   deck: Igknight Champion, Mystical Elf, Dark Blade, UFO Turtle",
    )
    t.you.activates(name)
    t.nobody_responds()
    # A Warrior that is no FIRE monster, and a FIRE monster that is no Warrior, are not offered.
    assert sorted(t.you.is_asked("search").offers) == ["Igknight Champion", "Igknight Lancer"]
    t.you.chooses("Igknight Lancer")
    assert t.you.hand == ["Igknight Lancer"] and t.you.spells == []
    assert face_up_extra(t) == sorted([name, other])


@pytest.mark.parametrize("other", ["", ", Odd-Eyes Pendulum Dragon"])
def test_an_igknight_needs_another_one_in_the_other_pendulum_zone(other: str) -> None:
    t = lay(f"pendulum: Igknight Squire{other}  deck: Igknight Champion  monsters: Igknight Templar")
    t.you.cannot("activate Igknight Squire", because=NOT_MET)


def test_an_igknight_needs_a_fire_warrior_to_fetch() -> None:
    t = lay("pendulum: Igknight Squire, Igknight Gallant  deck: Dark Blade, UFO Turtle")
    t.you.cannot("activate Igknight Squire", because=NOT_MET)


@pytest.mark.parametrize(("gone", "left"), [("Squire", "Gallant"), ("Gallant", "Squire")])
def test_a_scale_left_alone_stays_and_fetches_nothing(gone: str, left: str) -> None:
    t = lay("pendulum: Igknight Squire, Igknight Gallant  deck: Igknight Champion", "set: Dust Tornado")
    t.you.activates("Igknight Squire")
    t.opp.activates("Dust Tornado", targeting=f"Igknight {gone}")
    t.nobody_responds()
    assert t.you.hand == [] and face_up_extra(t) == [f"Igknight {gone}"] and t.you.spells == [f"Igknight {left}"]


@pytest.mark.parametrize("name", ["Igknight Lancer", "Igknight Champion"])
def test_three_igknights_are_destroyed_for_one_in_the_hand(name: str) -> None:
    """card: Igknight Lancer ①, Igknight Champion ①"""
    t = lay(
        f"hand: {name}  pendulum: Igknight Squire, Igknight Gallant  monsters: Igknight Templar, Mystical Elf"
        "   set: Igknight Burst",
    )
    t.you.activates(name)
    t.nobody_responds()
    t.you.takes_position("attack", zone=3)
    t.nobody_responds()
    assert sorted(t.you.monsters) == sorted([name, "Mystical Elf"]) and t.you.spells == []
    assert face_up_extra(t) == ["Igknight Gallant", "Igknight Squire", "Igknight Templar"]
    t = lay(f"hand: {name}  pendulum: Igknight Squire, Igknight Gallant  set: Igknight Burst  monsters: Mystical Elf")
    t.you.cannot(f"activate {name}", because="target.timing.chosen-at-activation")


def test_igknight_lancer_returns_an_igknight_and_sends_a_spell_or_trap_to_the_bottom_of_the_deck() -> None:
    """card: Igknight Lancer ②"""
    t = lay(
        "monsters: Igknight Lancer, 2 Igknight Templar, Mystical Elf",
        "set: Mirror Force  monsters: Dark Blade  deck: 2 Kuriboh",
    )
    t.you.activates("Igknight Lancer", effect=2, targeting="Igknight Templar (zone 2)")
    t.nobody_responds()
    assert t.you.hand == ["Igknight Templar"] and t.opp.deck == ["Kuriboh", "Kuriboh", "Mirror Force"]
    t.you.cannot("activate Igknight Lancer effect 2", because="effect.once-per-turn.limits-the-user")
    t = lay("monsters: Igknight Lancer, Igknight Templar", "monsters: Dark Blade")
    t.you.cannot("activate Igknight Lancer effect 2", because=NOT_MET)
    t = lay("monsters: Igknight Lancer, Mystical Elf", "set: Mirror Force")
    t.you.cannot("activate Igknight Lancer effect 2", because="target.timing.chosen-at-activation")


def test_igknight_champion_returns_an_igknight_and_sends_a_monster_to_the_bottom_of_the_deck() -> None:
    """card: Igknight Champion ②"""
    t = lay(
        "monsters: Igknight Champion, Igknight Templar, Mystical Elf",
        "set: Mirror Force  monsters: Dark Blade, Giant Soldier of Stone (set)  deck: 2 Kuriboh",
    )
    t.you.activates("Igknight Champion", effect=2)
    t.nobody_responds()
    t.you.chooses("Dark Blade")
    assert t.you.hand == ["Igknight Templar"] and t.opp.deck == ["Kuriboh", "Kuriboh", "Dark Blade"]
    t.you.cannot("activate Igknight Champion effect 2", because="effect.once-per-turn.limits-the-user")
    t = lay("monsters: Igknight Champion, Igknight Templar", "set: Mirror Force")
    t.you.cannot("activate Igknight Champion effect 2", because=NOT_MET)


def test_igknight_burst_returns_as_many_cards_as_igknights_were_destroyed() -> None:
    """card: Igknight Burst ①"""
    t = lay(
        "spells: Igknight Burst  pendulum: Igknight Squire, Igknight Gallant  monsters: Igknight Templar, Mystical Elf",
        "set: Mirror Force  monsters: Dark Blade  hand: Kuriboh",
    )
    t.you.activates("Igknight Burst", effect=1)
    t.nobody_responds()
    # Three could be destroyed, but only two cards can be returned.
    assert sorted(t.you.is_asked("effect").offers) == ["Igknight Gallant", "Igknight Squire", "Igknight Templar"]
    t.you.chooses("Igknight Squire", "Igknight Gallant")
    assert sorted(t.opp.hand) == ["Dark Blade", "Kuriboh", "Mirror Force"]
    assert face_up_extra(t) == ["Igknight Gallant", "Igknight Squire"] and t.you.spells == ["Igknight Burst"]
    t.you.cannot("activate Igknight Burst effect 1", because="effect.once-per-turn.limits-the-user")


def test_igknight_burst_is_used_in_your_main_phase_against_cards() -> None:
    t = lay("spells: Igknight Burst  monsters: Igknight Templar", "monsters: Dark Blade  deck: Kuriboh")
    t.you.goes_to("Battle Phase")
    t.you.cannot("activate Igknight Burst effect 1", because=NOT_MET)
    t.you.ends_turn()
    t.opp.goes_to("Battle Phase")
    t.opp.attacks("Dark Blade", "Igknight Templar")
    assert "Igknight Burst" not in t.log()
    t = lay("spells: Igknight Burst  monsters: Igknight Templar")
    t.you.cannot("activate Igknight Burst effect 1", because=NOT_MET)


def test_igknight_burst_in_the_graveyard_takes_an_igknight_back() -> None:
    """card: Igknight Burst ②"""
    t = table("""
        turn 4, Main Phase 1, opp to act
        you 8000   set: Igknight Burst   extra: Igknight Squire (face-up), Odd-Eyes Pendulum Dragon (face-up)
        opp 8000   hand: Mystical Space Typhoon
    """)
    t.opp.activates("Mystical Space Typhoon", targeting="Igknight Burst")
    t.nobody_responds()
    t.you.triggers("Igknight Burst")
    t.nobody_responds()
    assert t.you.hand == ["Igknight Squire"] and face_up_extra(t) == ["Odd-Eyes Pendulum Dragon"]


def test_igknight_reload_exchanges_pendulum_monsters_for_one_card_more() -> None:
    """card: Igknight Reload ①"""
    t = lay("hand: 2 Igknight Reload, Igknight Squire, Igknight Gallant, Dark Blade, Pot of Greed  deck: 9 Kuriboh")
    t.you.activates("Igknight Reload")
    t.nobody_responds()
    assert sorted(t.you.is_asked("effect").offers) == ["Igknight Gallant", "Igknight Squire"]
    t.you.chooses("Igknight Squire", "Igknight Gallant")
    assert len(t.you.hand) == 3 + 3 and len(t.you.deck) == 9 + 2 - 3
    t.you.cannot("activate Pot of Greed", because="move.draw.needs-enough-cards-to-activate")
    t.you.cannot("activate Igknight Reload", because="effect.use-limit.effect-negated-still-activated")
    t = lay("hand: Igknight Reload, Dark Blade  deck: 5 Kuriboh")
    t.you.cannot("activate Igknight Reload", because=LAST)


def test_igknights_unite_trades_an_igknight_for_one_from_the_deck() -> None:
    """card: Igknights Unite ①"""
    t = lay(
        "hand: 2 Igknights Unite  pendulum: Igknight Squire  monsters: Mystical Elf"
        "   deck: Igknight Champion, Dark Blade, Igknight Gallant"
    )
    t.you.activates("Igknights Unite")
    t.nobody_responds()
    assert sorted(t.you.is_asked("search").offers) == ["Igknight Champion", "Igknight Gallant"]
    t.you.chooses("Igknight Gallant")
    t.you.takes_position("attack", zone=3)
    assert t.you.monster("Igknight Gallant").zone == 3 and face_up_extra(t) == ["Igknight Squire"]
    t.you.cannot("activate Igknights Unite", because="effect.use-limit.effect-negated-still-activated")
    t = lay("hand: Igknights Unite  monsters: Igknight Templar  deck: Dark Blade")
    t.you.cannot("activate Igknights Unite", because=NOT_MET)
    t = lay("hand: Igknights Unite  monsters: Mystical Elf  deck: Igknight Gallant")
    t.you.cannot("activate Igknights Unite", because="target.timing.chosen-at-activation")


def test_igknights_are_pendulum_summoned_from_hand_and_extra_deck() -> None:
    t = lay(
        "pendulum: Igknight Squire, Igknight Gallant  hand: Igknight Templar, Igknight Champion"
        "   extra: Igknight Margrave (face-up)"
    )
    t.you.does("pendulum summon")
    assert sorted(t.you.is_asked("pendulum").offers) == ["Igknight Margrave", "Igknight Templar"]
