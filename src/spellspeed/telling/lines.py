"""A view in plain lines, as it is printed: what lies where, the opponent's half first."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from spellspeed.telling.duel_words import PLACES, translate
from spellspeed.wording import check_language

if TYPE_CHECKING:
    from spellspeed.seen import SeenCard
    from spellspeed.view import View


def write_view(view: "View", lang: str) -> str:
    """Return a view in plain lines.

    >>> from spellspeed import Deck, Duel
    >>> deck = Deck(["Mystical Elf"] * 40)
    >>> print(write_view(Duel(deck, deck, first=0, limits=False).watch(), "en").splitlines()[-1])
    player 0 is choosing
    """
    zh = check_language(lang) == "zh"
    lines = [view.describe_moment(lang)]
    zones = [card for card in view.extra_monster_zones if card is not None]
    for player in (1 - view.near, view.near):
        lines += write_half(view, player, lang)
        if player != view.near:
            lines += write_line("extra monster zone", zones, lang)
    lines += write_line("hand", view.hand() if view.plays else (), lang)
    lines += write_line("nowhere", view.nowhere, lang)
    links = [f"{link.number} {link.card.called(lang)}" for link in view.chain]
    if links:
        lines.append(f"  {'连锁' if zh else 'chain'}: {', '.join(links)}")
    request = view.request
    if request is not None and not view.plays:
        lines.append(f"等待玩家{request.player}选择" if zh else f"player {request.player} is choosing")
    elif request is not None and request.player != view.player:
        lines.append("等待对方选择" if zh else "the opponent is choosing")
    elif request is not None:
        lines.append("轮到你选择" if zh else "you are asked")
    return "\n".join(lines) + "\n"


def write_half(view: "View", player: int, lang: str) -> list[str]:
    """The lines of one player's half of the field."""
    zh = lang == "zh"
    who = ("你" if zh else "you") if player == view.player else "对方" if zh else "opponent"
    who = who if view.plays else f"玩家{player}" if zh else f"player {player}"
    counts = (
        ("hand", view.hand_size(player)),
        ("deck", view.deck_size(player)),
        ("extra deck", view.extra_size(player)),
    )
    numbers = ", ".join([f"{translate(PLACES, place, lang)} {count}" for place, count in counts])
    lines = [f"{who}: LP {view.lp(player)}, {numbers}"]
    field = view.field_zone(player)
    for place, cards in (
        ("monster zone", [card for card in view.monsters(player) if card is not None]),
        ("spell & trap zone", [card for card in view.spells(player) if card is not None]),
        ("field zone", [] if field is None else [field]),
        ("graveyard", list(view.graveyard(player))),
        ("banished", list(view.banished(player))),
        # rule: info.extra-deck.facedown-hidden-from-opponent. What lies face-up there is public.
        ("extra deck", [card for card in view.extra_deck(player) if card.face_up]),
        # What an effect keeps revealed; one's own hand is shown below.
        ("hand", [card for card in view.hand(player) if is_shown(view, card)]),
    ):
        lines += write_line(place, cards, lang)
    blocked = ", ".join([str(number) for number in view.blocked_zones(player)])
    if blocked:
        lines.append(f"  不能使用的怪兽区: {blocked}" if zh else f"  monster zones that cannot be used: {blocked}")
    return lines


def is_shown(view: "View", card: "SeenCard") -> bool:
    """Whether a card in a hand is open to who looks, and not one of his own."""
    return card.face_up and card.controller != view.player if view.plays else not card.hidden


def write_line(place: str, cards: "Sequence[SeenCard]", lang: str) -> list[str]:
    """A line with the cards of one place, none for an empty place; zones are numbered."""
    if not cards:
        return []
    numbered = "zone" in place and place != "field zone"
    shown = [f"{card.index} {card.to_text(lang)}" if numbered else card.to_text(lang) for card in cards]
    return [f"  {translate(PLACES, place, lang)}: {', '.join(shown)}"]
