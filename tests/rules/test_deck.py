"""How a deck may be built: sizes, copies, Extra and Side Deck, lists, the 408 pool, languages."""

import pytest

from probes import pool_with, probe
from spellspeed.bots import RandomBot
from spellspeed.deck import Deck, DeckProblem
from spellspeed.formats.lflist import LimitList, list_named, list_valid_on, read_lists
from spellspeed.pool import CardPool
from spellspeed.words import FUSION, MONSTER, NONE, NORMAL, SPELL
from table import start

HARPIE, CYBER_HARPIE = "鹰身女郎", "鹰身女郎 电子紧身装束"
X = "收缩"


def password(name: str) -> int:
    return CardPool.builtin().find(name).password


def filling(kind: int, count: int, copies: int = 1, least_level: int = NONE) -> list[int]:
    """Cards of a kind from the 408 pool, none of them one that a test names."""
    named = {password(HARPIE), password(X), password("青眼白龙"), password("黑魔术师")}
    cards = [
        card.password
        for card in CardPool.builtin().facts
        if card.in_408 and card.kind & kind == kind and card.rule_name not in named and card.level >= least_level
    ]
    found = [number for number in cards for _ in range(copies)][:count]
    assert len(found) == count
    return found


def monsters(count: int) -> list[int]:
    return filling(MONSTER | NORMAL, count)


def fusions(count: int) -> list[int]:
    return filling(MONSTER | FUSION, count)


def rules(problems: list[DeckProblem]) -> list[str]:
    return [problem.rule for problem in problems]


def with_copies(*names: str, side: tuple[str, ...] = ()) -> Deck:
    """A deck of 40 with these cards, otherwise without fault."""
    return Deck([*names, *monsters(40 - len(names))], side=side)


def event_list(text: str) -> LimitList:
    return read_lists("!event list\n" + text)[0]


COPIES = "deck.copies.max-three-same-name"


@pytest.mark.rule("deck.copies.rule-name-counts", scenario=1)
def test_harpie_lady_and_cyber_harpie_lady_share_three_copies() -> None:
    for printed, by_rule in ((3, 0), (0, 3), (2, 1), (1, 2)):
        assert with_copies(*[HARPIE] * printed, *[CYBER_HARPIE] * by_rule).check() == []
    for printed, by_rule in ((2, 2), (3, 1), (1, 3)):
        problems = with_copies(*[HARPIE] * printed, *[CYBER_HARPIE] * by_rule).check()
        assert rules(problems) == [COPIES]
        assert '"Harpie Lady"' in problems[0].sentence and "4 listed, 3 allowed" in problems[0].sentence


@pytest.mark.rule("deck.copies.rule-name-counts", scenario=2)
def test_two_and_two_of_one_rule_name_are_four() -> None:
    printed = probe("Test X")
    by_rule = probe("Test Y", rule_name=printed.password)
    pool = pool_with(printed, by_rule)
    deck = Deck([*["Test X"] * 2, *["Test Y"] * 2, *monsters(36)], pool=pool)
    (problem,) = deck.check(pool=pool)
    assert problem.rule == COPIES
    assert '"Test X"' in problem.sentence and "4 listed, 3 allowed" in problem.sentence


@pytest.mark.rule("deck.copies.max-three-same-name", scenario=1)
def test_at_most_three_of_a_name() -> None:
    printed = probe("Test X", artworks=(3_999_999_999,))
    by_rule = probe("Test Y", rule_name=printed.password)
    pool = pool_with(printed, by_rule)

    def check(*cards: str | int) -> list[str]:
        return rules(Deck([*cards, *monsters(40 - len(cards))], pool=pool).check(pool=pool))

    for copies in (1, 2, 3):
        assert check(*["Test X"] * copies) == []
    assert check(*["Test X"] * 4) == [COPIES]
    assert check("Test X", "Test X", "Test Y") == []
    assert check("Test X", "Test X", "Test X", "Test Y") == [COPIES]
    # Other art, and another printing code behind the number in a deck file.
    assert check("Test X", "Test X", 3_999_999_999) == []
    assert check("Test X", "Test X", "Test X", 3_999_999_999) == [COPIES]
    lines = "".join(f"{printed.password} {code}\n" for code in ("AA-001", "AA-001", "BB-EN002", "CC-JP003"))
    assert rules(Deck.from_text("#main\n" + lines, pool=pool).check(pool=pool))[-1] == COPIES


@pytest.mark.rule("deck.copies.max-three-same-name", scenario=0)
def test_a_fourth_ancient_gear_is_too_many() -> None:
    assert with_copies(*["Ancient Gear"] * 3).check() == []
    assert rules(with_copies(*["Ancient Gear"] * 4).check()) == [COPIES]


@pytest.mark.rule("deck.pool.cards-marked-outside-408", scenario=1)
@pytest.mark.parametrize(
    "name",
    ["欧尼斯特", "光道猎犬 雷光", "正义盟军 灾亡虫", "光道武僧 艾琳", "护卫防壁", "冥府之使者 格斯", "红莲魔龙"],
)
def test_cards_outside_the_408_pool(name: str) -> None:
    card = CardPool.builtin().find(name)
    in_extra = card.belongs_in_extra_deck()
    deck = Deck([*monsters(40)], [name]) if in_extra else with_copies(name)
    problems = [one for one in deck.check("408") if one.rule == "deck.pool.cards-marked-outside-408"]
    assert len(problems) == 1 and card.name_en in problems[0].sentence
    assert deck.check("master2020") == []
    assert with_copies(X).check("408") == []


@pytest.mark.rule("deck.main.size-40-60", scenario=1)
def test_the_main_deck_has_40_to_60_cards() -> None:
    for size, legal in ((39, False), (40, True), (60, True), (61, False)):
        problems = Deck(monsters(size)).check()
        assert rules(problems) == ([] if legal else ["deck.main.size-40-60"])
        assert legal or f"{size} cards" in problems[0].sentence


@pytest.mark.rule("deck.main.free-construction", scenario=1)
def test_spells_only_or_monsters_only_are_legal() -> None:
    spells, beasts = Deck(filling(SPELL, 40, copies=3)), Deck(filling(MONSTER | NORMAL, 40, copies=3))
    for deck in (spells, beasts):
        assert len(deck.main) == 40
        assert deck.check() == deck.check("408") == []


@pytest.mark.rule("deck.main.free-construction", scenario=2)
def test_no_ratio_is_asked_for() -> None:
    high = filling(MONSTER | NORMAL, 30, copies=2, least_level=5)
    rest = [number for number in monsters(60) if number not in high][:10]
    for deck in (Deck(monsters(60)), Deck(monsters(40)), Deck(high + rest)):
        assert deck.check() == deck.check("408") == []


@pytest.mark.rule("deck.banlist.applies-in-official-events", scenario=1)
def test_a_list_restricts_copies_over_all_decks() -> None:
    deck = with_copies(X, side=(X,))
    assert deck.check() == []
    problems = deck.check(limits=event_list(f"{password(X)} 1"))
    assert rules(problems) == ["deck.banlist.limited-one"]
    assert "Shrink" in problems[0].sentence and "2 listed, 1 allowed" in problems[0].sentence


@pytest.mark.rule("deck.extra.fusion-monsters-only-408", scenario=1)
def test_a_408_extra_deck_holds_fusion_monsters_only() -> None:
    rule = "deck.extra.fusion-monsters-only-408"
    main = monsters(40)
    assert Deck(main, fusions(15)).check("408") == []
    strangers = {
        "Test Synchro": "Warrior / Synchro",
        "Test Xyz": "Warrior / Xyz",
        "Test Link": "Warrior / Link / Effect",
        "Test Pendulum": "Warrior / Pendulum / Effect",
    }
    pool = pool_with(*[probe(name, line) for name, line in strangers.items()])
    # The Ritual Monster and Mystical Elf are Main Deck cards.
    for name in (*strangers, "混沌战士", "圣精灵"):
        problems = Deck(main, [*fusions(14), name], pool=pool).check("408", pool=pool)
        assert rules(problems) == [rule], name
        assert pool.find(name).name_en in problems[0].sentence
    in_main = Deck([*monsters(39), *fusions(1)])
    assert rules(in_main.check("408")) == [rule]
    moved = Deck.from_text("#main\n" + "".join(f"{number}\n" for number in [*main, *fusions(1)]))
    assert moved == Deck(main, fusions(1)) and moved.check("408") == []


@pytest.mark.rule("deck.extra.fusion-monsters-only-408", scenario=0)
@pytest.mark.parametrize("name", ["Black Luster Soldier", "Mystical Elf"])
def test_a_ritual_or_normal_monster_is_no_card_of_a_408_extra_deck(name: str) -> None:
    problems = Deck(monsters(40), [*fusions(14), name]).check("408")
    assert rules(problems) == ["deck.extra.fusion-monsters-only-408"] and name in problems[0].sentence


@pytest.mark.rule("deck.extra.max-fifteen", scenario=1)
def test_the_extra_deck_has_at_most_fifteen_cards() -> None:
    for size, legal in ((0, True), (15, True), (16, False)):
        assert rules(Deck(monsters(40), fusions(size)).check()) == ([] if legal else ["deck.extra.max-fifteen"])


@pytest.mark.rule("deck.extra.not-counted-in-main-deck", scenario=1)
def test_the_extra_deck_does_not_fill_the_main_deck() -> None:
    assert rules(Deck(monsters(38), fusions(5)).check()) == ["deck.main.size-40-60"]
    assert Deck(monsters(60), fusions(15)).check() == []


@pytest.mark.rule("deck.side.max-fifteen", scenario=1)
def test_the_side_deck_has_at_most_fifteen_cards() -> None:
    for size, legal in ((0, True), (15, True), (16, False)):
        deck = Deck(monsters(40), side=filling(SPELL, size))
        assert rules(deck.check()) == ([] if legal else ["deck.side.max-fifteen"])


@pytest.mark.rule("deck.side.copy-limit-counts-all-three-decks", scenario=1)
def test_copies_in_main_and_side_deck_count_together() -> None:
    assert rules(with_copies(X, X, side=(X, X)).check()) == [COPIES]
    assert with_copies(X, X, side=(X,)).check() == []
    fusion = fusions(1)
    assert rules(Deck(monsters(40), fusion * 2, fusion * 2).check()) == [COPIES]


@pytest.mark.rule("deck.banlist.forbidden-zero", scenario=1)
def test_a_forbidden_card_may_not_be_used_anywhere() -> None:
    fusion = fusions(1)[0]
    forbidden = event_list(f"{password(X)} 0\n{fusion} 0")
    for deck in (with_copies(X), Deck(monsters(40), [fusion]), with_copies(side=(X,))):
        assert deck.check() == []
        assert rules(deck.check(limits=forbidden)) == ["deck.banlist.forbidden-zero"]
    assert with_copies().check(limits=forbidden) == []


@pytest.mark.rule("deck.banlist.limited-one", scenario=1)
def test_one_copy_of_a_limited_card() -> None:
    limited = event_list(f"{password(X)} 1")
    assert with_copies(X).check(limits=limited) == []
    for deck in (with_copies(X, X), with_copies(X, side=(X,))):
        assert rules(deck.check(limits=limited)) == ["deck.banlist.limited-one"]
    # The list counts by rule name, as the three-copy limit does.
    harpie = event_list(f"{password(HARPIE)} 1")
    assert rules(with_copies(HARPIE, CYBER_HARPIE).check(limits=harpie)) == ["deck.banlist.limited-one"]


@pytest.mark.rule("deck.banlist.semi-limited-two", scenario=1)
def test_two_copies_of_a_semi_limited_card() -> None:
    semi_limited = event_list(f"{password(X)} 2")
    assert with_copies(X, X).check(limits=semi_limited) == []
    assert rules(with_copies(X, X, X).check(limits=semi_limited)) == ["deck.banlist.semi-limited-two"]
    assert rules(with_copies(X, X, X, X).check(limits=semi_limited)) == ["deck.banlist.semi-limited-two"]


@pytest.mark.rule("deck.banlist.published-and-updated", scenario=1)
def test_the_list_of_the_events_date_decides() -> None:
    lists = read_lists(f"!2026.07 OCG\n{password(X)} 0\n!2026.04 OCG\n{password(X)} 1\n")
    deck = with_copies(X)
    assert deck.check(limits=list_valid_on(lists, 2026, 6, 30)) == []
    assert rules(deck.check(limits=list_valid_on(lists, 2026, 7, 1))) == ["deck.banlist.forbidden-zero"]


@pytest.mark.rule("deck.banlist.own-list-408", scenario=1)
def test_408_has_its_own_list() -> None:
    lists = read_lists(f"!2026.07 OCG\n{password(X)} 0\n!408\n{password(HARPIE)} 1\n")
    own = list_named(lists, "408")
    assert with_copies(X, X, X).check("408", limits=own) == []
    assert rules(with_copies(HARPIE, HARPIE).check("408", limits=own)) == ["deck.banlist.limited-one"]
    # Without being told it takes its own, not the official one, which allows three Dark Holes and no Graceful Charity.
    assert rules(with_copies("Dark Hole").check("408")) == ["deck.banlist.forbidden-zero"]
    assert with_copies("Dark Hole").check() == with_copies("Graceful Charity").check("408") == []
    assert rules(with_copies("Graceful Charity").check()) == ["deck.banlist.forbidden-zero"]


@pytest.mark.rule("deck.language.other-languages-mixable", scenario=1)
def test_prints_in_other_languages_are_the_same_card() -> None:
    prints = ("青眼の白龍", "Blue-Eyes White Dragon", "青眼白龙")
    deck = with_copies(*prints)
    assert len(set(deck.main[:3])) == 1 and deck.check() == []
    assert rules(with_copies(*prints, "青眼の白龍").check()) == [COPIES]


@pytest.mark.rule("deck.language.any-language-408", scenario=1)
def test_408_asks_for_no_language() -> None:
    pool = CardPool.builtin()
    cards = [pool.facts[pool.by_password[number]] for number in monsters(40)]
    in_english = Deck([card.name_en for card in cards])
    in_japanese = Deck([card.name_ja for card in cards])
    in_chinese = Deck([card.name_zh for card in cards])
    assert in_english == in_japanese == in_chinese
    assert in_japanese.check("408") == in_english.check("408") == []
    assert rules(with_copies("オネスト").check("408")) == rules(with_copies("Honest").check("408")) != []


@pytest.mark.rule("deck.language.rush-duel-prints-as-ocg-408", scenario=1)
def test_a_rush_duel_print_is_the_ocg_card() -> None:
    pool = CardPool.builtin()
    deck = with_copies("青眼白龙 (Rush Duel)", "Blue-Eyes White Dragon (Rush)", "青眼白龙")
    card = pool.facts[pool.by_password[deck.main[0]]]
    assert card is pool.find("青眼白龙")
    assert (card.level, card.atk, card.def_) == (8, 3000, 2500)
    assert deck.check("408") == []
    assert rules(with_copies("青眼白龙 (Rush Duel)", "青眼白龙", "青眼白龙", "青眼白龙").check("408")) == [COPIES]


@pytest.mark.rule("deck.side.not-usable-during-duel", scenario=1)
def test_a_duel_gives_no_access_to_the_side_deck() -> None:
    """From the set-up to the end no zone holds a Side Deck card and no option or view names one."""
    pool = CardPool.builtin()
    side = [pool.find(name) for name in ("Blue-Eyes White Dragon", "Summoned Skull", "Raigeki")]
    main = [number for number in monsters(50) if number not in [card.password for card in side]][:40]
    deck = Deck(main, side=[card.password for card in side])
    duel = start(deck, deck, seed=4, first=0, shuffle=True, limits=True).duel
    bot = RandomBot(4)
    while duel.request is not None:
        assert not {row.card for row in duel.state.cards} & {card.index for card in side}
        assert len(duel.state.cards) == 80
        duel.answer(*bot.choose(duel))
    for player in (0, 1):
        seen = repr(duel.view(player).key())
        assert not [card for card in side if str(card.password) in seen]
