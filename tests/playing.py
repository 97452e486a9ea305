"""Duels for property tests: decks, answers chosen by a list of numbers, and the walk through every request."""

from collections.abc import Callable, Iterator
from random import Random

from hypothesis import strategies as st

from spellspeed import CardPool, Deck, Duel
from spellspeed.cards import ALL_CARDS
from spellspeed.engine.chain.chain import RESOLVED
from spellspeed.engine.kernel.frames import FRAME_CHAIN
from spellspeed.engine.kernel.state import State
from spellspeed.view import View
from spellspeed.words import EXTRA_DECK_KINDS, FIELD, MONSTER, NORMAL, RITUAL, TOKEN, WINGED_BEAST


def _cards() -> tuple[list[int], list[int], list[int]]:
    facts = [card for card in CardPool.builtin().facts if not card.kind & TOKEN]
    monsters = [card.password for card in facts if card.kind & NORMAL and card.kind & MONSTER]
    others = [card.password for card in facts if not card.kind & MONSTER or card.kind & (RITUAL | FIELD)]
    fusions = [card.password for card in facts if card.kind & EXTRA_DECK_KINDS]
    return monsters, others, fusions


MONSTERS, OTHERS, FUSIONS = _cards()


def _deck_of_written_cards(part: int, parts: int) -> Deck:
    """Two copies of every so-manieth written card, and Normal Monsters that can pay for them."""
    facts = CardPool.builtin().facts
    low = [card.password for card in facts if card.password in MONSTERS and 0 < card.level <= 4]
    birds = [card.password for card in facts if card.password in low and card.type_ & WINGED_BEAST]
    written = WRITTEN[part::parts] * 2
    main = written + birds[part % 5 : part % 5 + 3] + low[part :: len(low) // 40]
    return Deck(main[:40])


WRITTEN = [card.password for card in ALL_CARDS if card.password not in FUSIONS]
PARTS = -(-len(WRITTEN) // 13)
# Fusion Summons need the right cards together.
FUSION_DECK = Deck(
    ["Polymerization"] * 3
    + ["Miracle Fusion", "Dragon's Mirror"] * 3
    + ["Elemental HERO Avian", "Elemental HERO Burstinatrix", "Thunder Dragon", "Blue-Eyes White Dragon"] * 3
    + ["Time Wizard", "Baby Dragon", "Battle Ox", "Mystic Horseman", "Monster Reborn", "Compulsory Evacuation Device"]
    + ["Change of Heart", "Book of Moon", "Dimensional Fissure", "Solemn Judgment", "Giant Rat"],
    ["Elemental HERO Flame Wingman", "Blue-Eyes Ultimate Dragon"] * 3
    + ["Twin-Headed Thunder Dragon", "Thousand Dragon", "Rabid Horseman", "Metal Dragon"] * 2,
)
# Monsters that are summoned by themselves, what is given for them, and what negates their summons.
PROCEDURE_DECK = Deck(
    ["Cyber Dragon", "The Tricky", "Chaos Sorcerer", "Garuda the Wind Spirit", "Dinowrestler Pankratops"] * 3
    + ["The Fiend Megacyber", "Ancient Gear", "Doom Dozer", "Sorcerer of Dark Magic", "The Rock Spirit"] * 2
    + ["Solemn Judgment", "Peten the Dark Clown", "Mystical Elf", "Feral Imp", "Flying Kamakiri #1"] * 3,
)
# Tuners and monsters of the Levels that the Synchro, Xyz and Link Monsters ask for, and what undoes their summons.
MATERIALS_DECK = Deck(
    ["Junk Synchron", "Blackwing - Gale the Whirlwind", "Gemini Elf", "Battle Ox", "Mystical Elf", "Feral Imp"] * 3
    + ["Elemental HERO Avian", "Petit Moth", "Mystic Swordsman LV2", "Enemy Controller", "Scapegoat"] * 2
    + ["De-Synchro", "Interdimensional Matter Transporter", "Monster Reborn", "Solemn Judgment", "Macro Cosmos"] * 2
    + ["Embodiment of Apophis", "Skill Drain"],
    ["Ally of Justice Catastor", "Red Dragon Archfiend", "Assault Blackwing - Chidori the Rain Sprinkling"] * 2
    + ["Number 41: Bagooska the Terribly Tired Tapir", "Dante, Traveler of the Burning Abyss", "Armored Kappa"]
    + ["Imduk the World Chalice Dragon"] * 3,
)
WRITTEN_DECKS = [
    *[_deck_of_written_cards(part, PARTS) for part in range(PARTS)],
    *[FUSION_DECK, PROCEDURE_DECK, MATERIALS_DECK] * 3,
]

# Short decks end soon, and reach empty decks, full zones and Tributes of every number.
plain_decks = st.builds(
    lambda monsters, others, extra: Deck(monsters + others, extra),
    st.lists(st.sampled_from(MONSTERS), min_size=4, max_size=14),
    st.lists(st.sampled_from(OTHERS), min_size=2, max_size=8),
    st.lists(st.sampled_from(FUSIONS), max_size=3),
)
# Decks of written cards: their chains and effects are what most can go wrong in.
decks = st.one_of(plain_decks, st.sampled_from(WRITTEN_DECKS), st.sampled_from(WRITTEN_DECKS))
seeds = st.integers(min_value=0, max_value=2**40)
formats = st.sampled_from(["master2020", "408"])
# Short lists shrink well; long ones, made from a seed, reach the end of a duel.
choices = st.one_of(
    st.lists(st.integers(min_value=0, max_value=1000), min_size=5, max_size=40),
    seeds.map(lambda seed: [Random(seed + at).randrange(1000) for at in range(150)]),
)


@st.composite
def duels(draw: Callable[..., object], ask_all: bool = False) -> Duel:
    """A duel before its first answer."""
    deck0, deck1 = draw(decks), draw(decks)
    seed, format_ = draw(seeds), draw(formats)
    assert isinstance(deck0, Deck) and isinstance(deck1, Deck)
    assert isinstance(seed, int) and isinstance(format_, str)
    return Duel(deck0, deck1, seed=seed, format=format_, ask_all=ask_all, limits=False)


def choose(duel: Duel, number: int) -> tuple[int, ...]:
    """The answer this number stands for, found through `next_picks` alone."""
    picks: tuple[int, ...] = ()
    while True:
        following, may_stop = duel.next_picks(*picks)
        at = number % (len(following) + may_stop)
        if at == len(following):
            return picks
        picks += (following[at],)
        number //= 3


def walk(duel: Duel, numbers: list[int]) -> Iterator[Duel]:
    """Yield the duel at every request while answering by these numbers."""
    for number in numbers:
        if duel.request is None:
            return
        yield duel
        duel.answer(*choose(duel, number))
    if duel.request is not None:
        yield duel


def looks_alike(view: View, maybe: Duel) -> bool:
    """Whether a dealt duel looks like this view; it may stand at a question of his that he has answered."""
    theirs = maybe.view(view.player)
    asked = (view.request, theirs.request)
    if asked[0] is not None and asked[1] is not None and asked[0].player != asked[1].player:
        return asked[1].player == view.player and theirs.situation()[:5] == view.situation()[:5]
    return theirs.situation() == view.situation()


def is_resolving(state: State) -> bool:
    """Whether an effect is being processed: what is asked now is asked in the middle of it."""
    return any(frame.kind == FRAME_CHAIN and frame.step == RESOLVED for frame in state.frames)


def content(state: State) -> str:
    """Everything in a state, as text."""
    return repr(state.key())
