"""What a room opens after its match: the message, and the proof that its replays carry."""

from spellspeed.dice import BLAKE2B, write_seed
from spellspeed.duel import Duel
from spellspeed.play import Match
from spellspeed.replay import Replay
from spellspeed.server import fair
from spellspeed.server.messages import Opened
from spellspeed.server.proof import Proof
from spellspeed.server.room import Room


def open_dice(room: Room) -> Opened:
    """Return what lets everybody check the dice of a room whose secret is open."""
    one, other = room.sitters
    assert one is not None and other is not None and room.match is not None
    nonces = bytes.fromhex(one.nonce), bytes.fromhex(other.nonce)
    secret, name = room.beginning.secret, room.beginning.id
    seeds = [fair.find_seed(secret, name, number + 1, nonces) for number in range(len(room.match.results))]
    written = [str(write_seed(seed, BLAKE2B)) for seed in seeds]
    return Opened(secret.hex(), [one.nonce, other.nonce], written, [one.salt, other.salt])


def find_duel(match: Match, number: int) -> Duel | None:
    """Return a duel of a match as it ended, by its number from 1; 0 is the last one.

    >>> from spellspeed import Deck
    >>> deck = Deck.packaged("dragons")
    >>> find_duel(Match(deck, deck), 1) is None
    True
    """
    if number == 0:
        return match.table.duel
    for made in match.history():
        if len(made.table.standing.results) == number:
            return made.table.duel
    # A match that a judge or a concession ended leaves a duel that has not.
    last = match.table.duel
    return last if last is not None and last.outcome is None and number == len(match.results) + 1 else None


def prove(room: Room, duel: Duel, number: int) -> Proof | None:
    """Return what proves the dice of a duel, as far as it is open; None where nothing was promised."""
    one, other = room.sitters
    if not room.settings.fair or one is None or other is None or not (one.deck_hash and other.deck_hash):
        return None
    registered = (one.deck, other.deck)
    proof = Proof(
        room.beginning.id,
        number,
        fair.hash_secret(room.beginning.id, room.beginning.secret),
        (one.nonce_hash, other.nonce_hash),
        (one.deck_hash, other.deck_hash),
        nonces=(one.nonce, other.nonce),
        registered=None if duel.decks == registered else registered,
    )
    if not room.is_open:
        return proof
    return proof._replace(secret=room.beginning.secret.hex(), salts=(one.salt, other.salt))


def write_replay(room: Room, number: int = 0) -> str | None:
    """Return the replay of a duel with the proof of its dice, by its number; None where there is none."""
    match = room.match
    duel = None if match is None else find_duel(match, number)
    if match is None or duel is None:
        return None
    replay = Replay.of(duel)
    played = number or len(match.results) + (duel.outcome is None)
    proof = prove(room, duel, played) if duel.beginning.shuffle and duel.decks is not None else None
    return (replay if proof is None else proof.attach(replay)).to_text()
