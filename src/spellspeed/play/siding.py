"""Which deck may be presented: the registered one before a match, and between its duels the same cards anew."""

from collections import Counter
from typing import Final

from spellspeed.deck import Deck
from spellspeed.pool import CardPool, choose_pool
from spellspeed.rulebook.book import Pair, Refusal

SECTIONS: Final[tuple[Pair, ...]] = (("Main Deck", "主卡组"), ("Extra Deck", "额外卡组"), ("Side Deck", "副卡组"))


def check_presented(
    registered: Deck, presented: Deck, siding: bool = False, pool: CardPool | None = None
) -> tuple[Refusal, ...]:
    """Return every rule that forbids to play on with the deck that is presented; artworks and order do not matter.

    With `siding`, cards may have been exchanged with the Side Deck since; without, all three decks must be as they
    were registered.

    >>> deck = Deck(["Mystical Elf"] * 40, side=["Sangan"])
    >>> check_presented(deck, deck)
    ()
    >>> other = Deck(["Mystical Elf"] * 39 + ["Sangan"], side=["Mystical Elf"])
    >>> [refusal.rule for refusal in check_presented(deck, other)]
    ['tournament.deck.restore-before-next-match']
    >>> check_presented(deck, other, siding=True)
    ()
    """
    cards = choose_pool(pool)
    before, now = _sections(registered, cards), _sections(presented, cards)
    refusals = _check_registered(before, now, cards)
    if siding:
        refusals += _check_counts(before, now)
        refusals += _check_places(now, cards)
    elif not refusals and before != now:
        # rule: tournament.deck.restore-before-next-match
        facts = _differences(before, now, cards)
        refusals.append(Refusal.by("tournament.deck.restore-before-next-match", tuple(facts)))
    return tuple(refusals)


def _sections(deck: Deck, pool: CardPool) -> tuple[Counter[int], Counter[int], Counter[int]]:
    """The three decks as cards and how many there are of each, by the password of the card."""
    counted = []
    for section in (deck.main, deck.extra, deck.side):
        cards = [(password, pool.with_password(password)) for password in section]
        counted.append(Counter([password if card is None else card.password for password, card in cards]))
    return counted[0], counted[1], counted[2]


def _check_registered(before: tuple[Counter[int], ...], now: tuple[Counter[int], ...], pool: CardPool) -> list[Refusal]:
    """Cards that are not registered, or more of them than are."""
    # rule: tournament.deck.only-registered-cards
    had = before[0] + before[1] + before[2]
    has = now[0] + now[1] + now[2]
    facts: list[Pair] = []
    for password, count in has.items():
        if count > had[password]:
            english, chinese = name_card(password, pool)
            where = [section for section, cards in zip(SECTIONS, now, strict=True) if cards[password]]
            places = " and ".join([f"the {section[0]}" for section in where])
            there = f"{'、'.join([section[1] for section in where])}有{count}张"
            facts.append(
                (
                    f"{count} {english} in {places}, {had[password]} registered",
                    f"{chinese}{there}，登记了{had[password]}张",
                )
            )
    return [Refusal.by("tournament.deck.only-registered-cards", tuple(facts))] if facts else []


def _check_counts(before: tuple[Counter[int], ...], now: tuple[Counter[int], ...]) -> list[Refusal]:
    """Decks that have got larger or smaller."""
    # rule: match.side-deck.counts-unchanged
    facts: list[Pair] = []
    for section, had, has in zip(SECTIONS, before, now, strict=True):
        if had.total() != has.total():
            facts.append(
                (
                    f"the {section[0]} had {had.total()} cards and has {has.total()}",
                    f"{section[1]}原来有{had.total()}张，现在有{has.total()}张",
                )
            )
    return [Refusal.by("match.side-deck.counts-unchanged", tuple(facts))] if facts else []


def _check_places(now: tuple[Counter[int], ...], pool: CardPool) -> list[Refusal]:
    """Cards in a deck in which their kind does not belong."""
    # rule: match.side-deck.swaps-main-and-extra. A card takes the place of one of its own deck.
    facts: list[Pair] = []
    for section, cards, wants in ((0, now[0], False), (1, now[1], True)):
        for password in cards:
            card = pool.with_password(password)
            if card is not None and card.belongs_in_extra_deck() != wants:
                english, chinese = name_card(password, pool)
                own = SECTIONS[1 - section]
                facts.append(
                    (
                        f"{english} belongs in the {own[0]}, not in the {SECTIONS[section][0]}",
                        f"{chinese}应放入{own[1]}，不能放入{SECTIONS[section][1]}",
                    )
                )
    return [Refusal.by("match.side-deck.swaps-main-and-extra", tuple(facts))] if facts else []


def _differences(before: tuple[Counter[int], ...], now: tuple[Counter[int], ...], pool: CardPool) -> list[Pair]:
    """Which cards are in a deck, or missing in it, against the registered one."""
    facts: list[Pair] = []
    for section, had, has in zip(SECTIONS, before, now, strict=True):
        for password in {**had, **has}:
            if had[password] != has[password]:
                english, chinese = name_card(password, pool)
                facts.append(
                    (
                        f"{had[password]} {english} registered in the {section[0]}, {has[password]} there",
                        f"{chinese}在{section[1]}登记了{had[password]}张，现在有{has[password]}张",
                    )
                )
    return facts


def name_card(password: int, pool: CardPool) -> Pair:
    """Return what a card is called in English and Chinese, its password where nobody knows it.

    >>> name_card(15025844, CardPool.builtin())
    ('Mystical Elf', '「圣精灵」')
    """
    card = pool.with_password(password)
    if card is None:
        return (str(password), str(password))
    return (card.name_en, f"「{card.name_zh or card.name_en}」")
