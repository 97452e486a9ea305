"""Topic tournament: which rules are played, and what an event takes as a deck."""

from typing import Any

import pytest

from probes import pool_with, probe
from spellspeed import Deck, Duel, View
from spellspeed.event import EventRefused, Tournament
from spellspeed.event.sheet import deck_of, sheet_of
from spellspeed.lang.words.choices import One
from spellspeed.lang.words.lines import Activation
from spellspeed.lang.words.nouns import Monster
from spellspeed.lang.words.places_said import YOUR_EXTRA_DECK
from spellspeed.lang.words.verbs import SpecialSummon
from spellspeed.words import ARROW_BOTTOM
from table import start, table

# "Special Summon 1 monster from your Extra Deck, ignoring its Summoning conditions."
CALL = probe(
    "Test Call",
    "Spell / Normal",
    Activation(do=SpecialSummon(One(Monster(), YOUR_EXTRA_DECK), ignoring_conditions=True)),
)
MONSTERS = {
    "Fusion": probe("Test Fusion", "Dragon / Fusion"),
    "Synchro": probe("Test Synchro", "Dragon / Synchro"),
    "Xyz": probe("Test Xyz", "Dragon / Xyz"),
    "Link": probe("Test Link", "Dragon / Link", arrows=ARROW_BOTTOM),
    "Pendulum": probe("Test Pendulum", "Dragon / Pendulum"),
}
PILLAR = probe("Test Pillar", "Cyberse / Link", arrows=ARROW_BOTTOM)
MAIN = [f"zone {zone}" for zone in range(1, 6)]
EXTRA = ["extra zone 1", "extra zone 2"]


@pytest.mark.rule("tournament.ruleset.master-rule-2020", scenario=1)
@pytest.mark.parametrize("kind", MONSTERS)
def test_a_duel_is_played_by_the_master_rule_of_2020(kind: str) -> None:
    """Which zones a monster of the Extra Deck comes to is what this revision has changed."""
    deck = Deck(["Mystical Elf", "Celtic Guardian", "Alexandrite Dragon"] * 14)
    rules = Duel(deck, deck, limits=False).game.format.name
    assert rules == "master2020"
    anywhere = kind in ("Fusion", "Synchro", "Xyz")
    for monsters, linked, extra in (("Mystical Elf", [], EXTRA), ("Test Pillar (extra zone 1)", ["zone 2"], [])):
        t = table(
            f"""
            turn 3, Main Phase 1, you to act
            format {rules}
            you 8000   hand: Test Call   monsters: {monsters}   extra: Test {kind}, Test {kind}
            opp 8000
            """,
            pool=pool_with(CALL, PILLAR, *MONSTERS.values()),
        )
        t.you.does("activate Test Call")
        t.you.take_zone(None)
        t.you.chooses(f"Test {kind}", zone="ask")
        if kind != "Link":
            t.you.does("attack position")
        main = [zone for zone in MAIN if zone != "zone 1"] if monsters == "Mystical Elf" else MAIN
        wanted = (main if anywhere else linked) + extra
        if len(wanted) == 1:
            assert t.you.monster(f"Test {kind}").zone == 2
        else:
            assert t.you.is_asked("zone").offers == wanted


WARRIORS = Deck.packaged("warriors")
DRAGONS = Deck.packaged("dragons")
SIDED = Deck(DRAGONS.main, (), ["Mystical Elf", "Celtic Guardian", "Kuriboh"])


def event(*names: str, **rules: Any) -> Tournament:
    """An event in which these have entered."""
    t = Tournament()
    t.accept("new", {"name": "Sunday", "rules": rules})
    for name in names:
        t.accept("enter", {"name": name})
    return t


def files(t: Tournament, name: str, deck: Deck) -> None:
    t.accept("deck", {"player": name, "sheet": sheet_of(deck)})


def refuses(t: Tournament, kind: str, body: dict[str, Any]) -> EventRefused:
    """The event refuses a row, says why in both languages, and is as it was."""
    before = repr(vars(t))
    with pytest.raises(EventRefused) as refused:
        t.accept(kind, body)
    assert repr(vars(t)) == before
    assert refused.value.sentence("en") != refused.value.sentence("zh")
    return refused.value


def play_round(t: Tournament) -> None:
    t.accept("pair", {})
    for number in t.next_step().tables:
        t.accept("result", {"table": number, "score": [2, 1]})


@pytest.mark.rule("tournament.deck.one-deck-per-event", scenario=1)
def test_another_deck_is_refused_in_round_2() -> None:
    t = event("Anna", "Bo", "Cem", "Dee")
    files(t, "Anna", WARRIORS)
    files(t, "Anna", DRAGONS)  # until the start he may think again
    t.accept("start", {})
    play_round(t)
    for name, registered in (("Anna", DRAGONS), ("Bo", None)):
        assert t.registered_deck(name) == registered
    files(t, "Bo", WARRIORS)  # who has written nothing down may still do it, once
    t.accept("pair", {})
    for name, other in (("Anna", WARRIORS), ("Bo", DRAGONS)):
        refused = refuses(t, "deck", {"player": name, "sheet": sheet_of(other)})
        assert refused.rule == "tournament.deck.one-deck-per-event"
        assert refuses(t, "deck", {"player": name, "sheet": sheet_of(t.registered_deck(name) or other)}).rule == ""


@pytest.mark.rule("tournament.deck.registration-on-demand", scenario=1)
def test_round_1_waits_for_the_deck_sheets_that_are_asked_for() -> None:
    t = event("Anna", "Bo", registration=True)
    files(t, "Bo", WARRIORS)
    refused = refuses(t, "start", {})
    assert refused.rule == "tournament.deck.registration-on-demand"
    assert "Anna" in refused.sentence() and "Bo" not in refused.sentence()
    empty: tuple[dict[str, list[int]], ...] = ({"extra": [], "side": []}, {"main": []})
    for part in empty:  # no list of the Main Deck, or nothing on it
        refuses(t, "deck", {"player": "Anna", "sheet": part})
    files(t, "Anna", SIDED)
    t.accept("start", {})
    # Who comes late files a deck before being paired.
    t.accept("enter", {"name": "Cem"})
    assert refuses(t, "pair", {}).rule == "tournament.deck.registration-on-demand"
    files(t, "Cem", DRAGONS)
    t.accept("pair", {})
    free = event("Anna", "Bo", registration=False)
    free.accept("start", {})
    free.accept("pair", {})
    assert free.rounds[0].find(1) is not None


@pytest.mark.rule("tournament.deck.only-registered-cards", scenario=1)
@pytest.mark.parametrize("sided", [False, True], ids=["at the start", "after siding"])
@pytest.mark.parametrize("part", ["main", "extra", "side"])
def test_a_card_that_is_not_on_the_sheet_is_refused_in_whichever_deck(part: str, sided: bool) -> None:
    t = event("Anna", "Bo")
    files(t, "Anna", SIDED)
    strange = "Dark Paladin" if part == "extra" else "Raigeki"
    lists: dict[str, list[int | str]] = {"main": [*SIDED.main], "extra": [*SIDED.extra], "side": [*SIDED.side]}
    if sided:
        lists["main"], lists["side"] = [*lists["main"][1:], lists["side"][0]], [*lists["side"][1:], lists["main"][0]]
        assert t.check_presented("Anna", Deck(lists["main"], (), lists["side"]), sided) is None
    lists[part] = [*lists[part][1:], strange]
    refused = t.check_presented("Anna", Deck(lists["main"], lists["extra"], lists["side"]), sided)
    assert refused is not None and refused.rule == "tournament.deck.only-registered-cards"
    assert strange in refused.sentence()
    # A fourth copy of a listed card is on no sheet either.
    more = t.check_presented("Anna", Deck([*SIDED.main, "Kuriboh"], side=SIDED.side), sided)
    assert more is not None and more.rule == "tournament.deck.only-registered-cards" and "Kuriboh" in more.sentence()
    assert t.check_presented("Anna", Deck(SIDED.main[::-1], SIDED.extra, SIDED.side[::-1])) is None
    assert t.check_presented("Bo", WARRIORS) is None  # nothing was asked for, nothing is registered


@pytest.mark.rule("tournament.deck.restore-before-next-match", scenario=1)
def test_round_2_does_not_start_with_the_deck_as_it_was_sided_in_round_1() -> None:
    t = event("Anna", "Bo", "Cem", "Dee")
    files(t, "Anna", SIDED)
    t.accept("start", {})
    assert t.check_presented("Anna", SIDED) is None
    play_round(t)
    t.accept("pair", {})
    swapped = Deck([*SIDED.main[3:], *SIDED.side], (), SIDED.main[:3])
    refused = t.check_presented("Anna", swapped)
    assert refused is not None and refused.rule == "tournament.deck.restore-before-next-match"
    fewer = t.check_presented("Anna", Deck(SIDED.main, (), SIDED.side[1:]))
    assert fewer is not None and fewer.rule == "tournament.deck.restore-before-next-match"
    assert t.check_presented("Anna", SIDED) is None


@pytest.mark.rule("tournament.rules.organiser-sets-408-rules", scenario=1)
def test_an_event_of_408_is_played_by_the_rules_of_its_organiser() -> None:
    elf, sangan = "Mystical Elf", "Sangan"
    two_elves = Deck([elf, elf, *[card for card in DRAGONS.main if card != Deck([elf]).main[0]][:38]])
    three_sangan = Deck([sangan, sangan, sangan, *DRAGONS.main[:37]])
    own = {"name": "ours", "counts": {str(Deck([elf]).main[0]): 1, str(Deck([sangan]).main[0]): 3}}
    usual = event("Anna", "Bo", format="408")
    private = event("Anna", "Bo", format="408", list=own, match={"duels": 1, "wins": 1, "time_limit": 900})
    files(usual, "Anna", two_elves)
    assert refuses(usual, "deck", {"player": "Bo", "sheet": sheet_of(three_sangan)}).rule.startswith("deck.banlist.")
    files(private, "Bo", three_sangan)
    refused = refuses(private, "deck", {"player": "Anna", "sheet": sheet_of(two_elves)})
    assert refused.rule == "deck.banlist.limited-one" and '"ours"' in refused.sentence()
    assert usual.config.match["time_limit"] == 2400 and private.config.match["time_limit"] == 900
    for t, most in ((usual, 2), (private, 1)):
        t.accept("start", {})
        t.accept("pair", {})
        refuses(t, "result", {"table": 1, "score": [most + 1, 0]})
        t.accept("result", {"table": 1, "score": [most, 0]})


@pytest.mark.rule("tournament.language.may-be-prohibited", scenario=1)
def test_prints_in_another_language_are_refused_where_the_event_says_so() -> None:
    elf = Deck(["Mystical Elf"]).main[0]
    for part in ("main", "side"):
        sheet: dict[str, list[Any]] = {"main": list(DRAGONS.main), "extra": [], "side": []}
        sheet[part] = [{"card": elf, "print": "en"}, *sheet[part][1:]]
        japanese = {**sheet, part: [{"card": elf, "print": "ja"}, *sheet[part][1:]]}
        strict, free = event("Anna", japanese_prints_only=True), event("Anna", japanese_prints_only=False)
        refused = refuses(strict, "deck", {"player": "Anna", "sheet": sheet})
        assert refused.rule == "tournament.language.may-be-prohibited" and "Mystical Elf" in refused.sentence()
        assert refuses(strict, "enter", {"name": "Bo", "sheet": sheet}).rule == refused.rule
        strict.accept("deck", {"player": "Anna", "sheet": japanese})
        free.accept("deck", {"player": "Anna", "sheet": sheet})
        assert free.players[1].sheet == sheet  # the sheet keeps what was said


@pytest.mark.rule("tournament.sleeves.hide-different-backs", scenario=1)
def test_the_opponent_does_not_see_in_which_language_a_card_is_printed() -> None:
    t = event("Anna", "Bo", "Cem")
    foreign = dict.fromkeys(DRAGONS.main[::2], "en")
    for name, prints in (("Anna", {}), ("Bo", foreign)):
        t.accept("deck", {"player": name, "sheet": sheet_of(DRAGONS, prints)})
    assert t.players[1].sheet != t.players[2].sheet
    seen = []
    for number in (1, 2):
        sheet = t.players[number].sheet
        assert sheet is not None
        duel = start(deck_of(sheet), WARRIORS, seed=3, shuffle=True)
        moments: list[View] = []
        while duel.duel.request is not None and len(moments) < 40:
            moments.append(duel.opp.view)
            duel.duel.answer(*range(duel.duel.request.least))
        seen.append(moments)
    assert seen[0] == seen[1] and len(seen[0]) == 40
