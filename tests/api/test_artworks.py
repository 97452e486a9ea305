"""Other artworks of a card have passwords of their own, and are the card."""

import pytest

from spellspeed import CardPool, Deck, DeckError, Duel
from spellspeed.artworks import BRING_TOKENS, NEAR, card_of_artwork
from spellspeed.known_cards import known_cards
from spellspeed.replay import Replay
from spellspeed.transcript import read_transcript, write_transcript

POOL = CardPool.builtin()
TOMATO, TOMATO_AGAIN, SCAPEGOAT = 83011277, 83011278, 73915051


@pytest.mark.parametrize(
    ("password", "name"),
    [
        (TOMATO_AGAIN, "Mystic Tomato"),
        (46986421, "Dark Magician"),
        (36996508, "Dark Magician"),
        (27847700, "Polymerization"),
        (89631141, "Blue-Eyes White Dragon"),
        (14558128, "Ash Blossom & Joyous Spring"),
    ],
)
def test_a_password_next_to_a_cards_own_is_that_card(password: int, name: str) -> None:
    card = POOL.with_password(password)
    assert card is not None and card.name_en == name


def test_ten_away_is_another_card() -> None:
    assert POOL.with_password(TOMATO + NEAR - 1) == POOL.with_password(TOMATO)
    assert POOL.with_password(TOMATO + NEAR) is None and POOL.with_password(TOMATO - NEAR) is None


def test_an_own_password_always_wins() -> None:
    """Some cards lie within ten of each other, and each is itself."""
    known = known_cards()
    cards = [known.facts_of(row) for row in range(len(known))]
    own = {card.password: card for card in cards}
    close = [password for password in own if any(password + away in own for away in range(1, NEAR))]
    assert len(close) > 5
    for password in own:
        card = POOL.with_password(password)
        assert card is not None and card.name_en == own[password].name_en


def test_between_two_cards_nobody_can_say_which_is_meant() -> None:
    assert card_of_artwork(105, {101: 0, 103: 1}.get) is None
    assert card_of_artwork(105, {101: 0, 103: 0}.get) in (101, 103)  # two passwords of one card
    assert card_of_artwork(101, {101: 0}.get) is None  # no artwork but the card


def test_the_numbers_beside_a_card_that_brings_tokens_are_those_of_the_tokens() -> None:
    assert POOL.with_password(SCAPEGOAT + 1) is None
    for maker in BRING_TOKENS:
        assert POOL.with_password(maker) is not None and POOL.with_password(maker + 1) is None
    with pytest.raises(DeckError, match="no card has the password 73915052"):
        Deck([SCAPEGOAT + 1])


def test_a_deck_keeps_the_artwork_and_counts_the_card() -> None:
    deck = Deck([*[TOMATO] * 2, *[TOMATO_AGAIN] * 2, *Deck.packaged("dragons").main[4:]])
    assert deck.main[:4] == (TOMATO, TOMATO, TOMATO_AGAIN, TOMATO_AGAIN)
    assert Deck.read(deck.to_ydk()) == Deck.read(deck.to_ydke()) == deck
    assert [problem.rule for problem in deck.check("408")] == ["deck.copies.max-three-same-name"]


def test_a_duel_is_played_with_artworks_and_saved() -> None:
    deck = Deck([*[TOMATO_AGAIN] * 3, *Deck.packaged("dragons").main[3:]])
    duel, plain = (Duel(list_, list_, seed=1, first=0) for list_ in (deck, Deck([*[TOMATO] * 3, *deck.main[3:]])))
    assert duel.state_key() == plain.state_key()
    again = Replay.from_text(Replay.of(duel).to_text())
    assert again.check() is None and again.play() == duel
    assert read_transcript(write_transcript(duel)) == duel
