"""Cards written as their texts read, with no word on the card itself: what they may activate they can pay, aim and do.

Asked about, a Spell or Trap lies Set or in the hand; when it chooses, it lies face-up on the field. Were the guard to
count it as it lies, an activation would be offered that finds nothing to choose.
"""

from collections.abc import Callable

from hypothesis import event as count
from hypothesis import given
from hypothesis import strategies as st

from playing import choices, seeds, walk
from probes import pool_with, probe
from samples import examples
from spellspeed import Deck, Duel
from spellspeed.engine.asking.answer import chosen_options
from spellspeed.lang.words.choices import ANY_CARD, All, CountOf, One, Some, UpTo
from spellspeed.lang.words.every_word import FACE_DOWN, FACE_UP
from spellspeed.lang.words.lines import ActivatedLine, Activation, Ignition
from spellspeed.lang.words.nouns import THE_TARGET, THIS_CARD, AnyCard, Monster, SpellOrTrap
from spellspeed.lang.words.places_said import THE_FIELD, YOUR_FIELD, YOUR_GRAVEYARD, YOUR_HAND
from spellspeed.lang.words.verbs import (
    AddToHand,
    Banish,
    Destroy,
    Discard,
    Draw,
    GainLP,
    PlaceOnField,
    ReturnToDeck,
    SendToGraveyard,
    SetOnField,
    Tribute,
)
from spellspeed.words import ACTIVATE, BY_COST, EVENT_BANISHED, EVENT_SENT_TO_GRAVEYARD, EVENT_TARGETS_CHOSEN
from trials import OF_NOTHING, Trial

SET = AnyCard(FACE_DOWN)
OPEN = AnyCard(FACE_UP)
ANOTHER = One(ANY_CARD, THE_FIELD, other_than=THIS_CARD)
ANOTHER_OPEN = One(OPEN, THE_FIELD, other_than=THIS_CARD)
ANOTHER_OF_YOURS = One(OPEN, YOUR_FIELD, other_than=THIS_CARD)
AS_MANY = Some(CountOf(SET, YOUR_FIELD), ANY_CARD, THE_FIELD, other_than=THIS_CARD)
Naive = tuple[int, int, ActivatedLine]  # how many cards it costs at least, how many it targets, and what it says
# A target that could be the card itself is refused by check: those say that they mean another.
ACTIVATIONS: dict[str, Naive] = {
    "Set": (0, 1, Activation(target=One(SET, THE_FIELD), do=Destroy(THE_TARGET))),
    "Lightning": (0, 1, Activation(
        target=One(SET, THE_FIELD), do=Destroy(THE_TARGET).then(Discard(One(ANY_CARD, YOUR_HAND)))
    )),
    "Own Set": (0, 1, Activation(target=One(SET, YOUR_FIELD), do=AddToHand(THE_TARGET))),
    "Up to Set": (0, 1, Activation(target=UpTo(2, SET, THE_FIELD), do=Destroy(THE_TARGET))),
    "Face-Up": (0, 1, Activation(target=ANOTHER_OF_YOURS, do=Destroy(THE_TARGET))),
    "Any": (0, 1, Activation(target=ANOTHER, do=Destroy(THE_TARGET))),
    "Two": (0, 2, Activation(target=Some(2, SpellOrTrap(), THE_FIELD, other_than=THIS_CARD), do=Destroy(THE_TARGET))),
    "Both": (0, 2, Activation(target=(One(SET, YOUR_FIELD), ANOTHER_OPEN), do=Destroy(THE_TARGET))),
    "Many": (0, 1, Activation(target=AS_MANY, do=Destroy(THE_TARGET))),
    "Discard": (1, 0, Activation(cost=Discard(One(ANY_CARD, YOUR_HAND)), do=Draw(1))),
    "Discard Two": (2, 1, Activation(
        cost=Discard(Some(2, ANY_CARD, YOUR_HAND)), target=ANOTHER, do=Destroy(THE_TARGET)
    )),
    "Whole Hand": (1, 0, Activation(cost=Discard(Some(CountOf(ANY_CARD, YOUR_HAND), ANY_CARD, YOUR_HAND)), do=Draw(1))),
    "Send": (1, 0, Activation(cost=SendToGraveyard(One(ANY_CARD, YOUR_FIELD)), do=Draw(1))),
    "Send Set": (1, 1, Activation(
        cost=SendToGraveyard(One(SET, YOUR_FIELD)), target=One(SET, THE_FIELD), do=Destroy(THE_TARGET)
    )),
    "Banish": (1, 1, Activation(
        cost=Banish(One(ANY_CARD, YOUR_HAND | YOUR_FIELD)), target=ANOTHER_OF_YOURS, do=AddToHand(THE_TARGET)
    )),
    "Do Set": (0, 0, Activation(do=Destroy(One(SET, THE_FIELD)))),
    "Do Face-Up": (0, 0, Activation(do=Destroy(One(OPEN, THE_FIELD)))),
    "Do All": (0, 0, Activation(do=Destroy(All(SpellOrTrap(), THE_FIELD)))),
    "Do Hand": (0, 0, Activation(do=ReturnToDeck(All(ANY_CARD, YOUR_HAND)))),
    "Do Count": (0, 0, Activation(do=GainLP(CountOf(ANY_CARD, YOUR_HAND)))),
    "Do Place": (0, 0, Activation(do=PlaceOnField(One(Monster(), YOUR_HAND)))),
    "Do Lay": (0, 0, Activation(do=SetOnField(One(SpellOrTrap(), YOUR_HAND)))),
}  # fmt: skip
IGNITIONS: dict[str, Naive] = {
    "Aim": (0, 1, Ignition(target=One(SET, THE_FIELD), do=Destroy(THE_TARGET))),
    "Tribute": (1, 1, Ignition(cost=Tribute(THIS_CARD), target=One(ANY_CARD, YOUR_FIELD), do=Destroy(THE_TARGET))),
    "Tribute One": (1, 1, Ignition(
        cost=Tribute(One(Monster(), YOUR_FIELD)), target=One(OPEN, YOUR_FIELD), do=Destroy(THE_TARGET)
    )),
    "Give": (1, 1, Ignition(
        cost=SendToGraveyard(One(ANY_CARD, YOUR_FIELD)), target=One(ANY_CARD, YOUR_FIELD), do=AddToHand(THE_TARGET)
    )),
    "Drop": (1, 0, Ignition(cost=Discard(THIS_CARD), do=ReturnToDeck(One(ANY_CARD, YOUR_HAND)), from_=YOUR_HAND)),
    "Drop Two": (2, 0, Ignition(cost=Discard(Some(2, ANY_CARD, YOUR_HAND)), do=Draw(1), from_=YOUR_HAND)),
    "Dig": (1, 1, Ignition(
        cost=Banish(One(ANY_CARD, YOUR_GRAVEYARD)), target=One(ANY_CARD, YOUR_GRAVEYARD), do=AddToHand(THE_TARGET),
        from_=YOUR_GRAVEYARD,
    )),
}  # fmt: skip
KINDS = ("Spell / Normal", "Spell / Quick-Play", "Spell / Continuous", "Spell / Field", "Trap / Normal")
NAIVE = {f"{name} {kind}": (line, kind) for name, line in ACTIVATIONS.items() for kind in KINDS}
NAIVE |= {f"{name} Monster": (line, "Warrior / Effect") for name, line in IGNITIONS.items()}
POOL = pool_with(*[probe(name, kind, line[2]) for name, (line, kind) in NAIVE.items()])


@st.composite
def naive_duels(draw: Callable[..., list[str]]) -> Duel:
    """A duel of short decks of such cards, before its first answer."""
    cards = st.lists(st.sampled_from(sorted(NAIVE)), min_size=12, max_size=20)
    decks = [Deck([*draw(cards), *["Mystical Elf", "Kuriboh"] * 3], pool=POOL) for _ in range(2)]
    seed = draw(seeds)
    assert isinstance(seed, int)
    return Duel(*decks, seed=seed, limits=False, pool=POOL)


@examples(60)
@given(naive_duels(), choices)
def test_what_may_be_activated_can_be_paid_aimed_and_done(duel: Duel, numbers: list[int]) -> None:
    for now in walk(duel, numbers):
        request = now.state.request
        assert request is not None
        for at, option in enumerate(request.options):
            if option.deed != ACTIVATE:
                continue
            name = now.pool.facts[now.state.cards[option.uid].card].name_en
            if name not in NAIVE:
                continue
            costs, targets, _ = NAIVE[name][0]
            state = now.state.fork()
            trial = Trial(now.game, state)
            state.take_answer(chosen_options(request, (at,)))
            assert trial.run() and not trial.negated
            count(name)
            given = [told for told in trial.prepared if told.cause == BY_COST]
            given = [told for told in given if told.kind in (EVENT_SENT_TO_GRAVEYARD, EVENT_BANISHED)]
            aimed = [told for told in trial.prepared if told.kind == EVENT_TARGETS_CHOSEN]
            assert len(given) >= costs and len(aimed) >= targets, f"{name} is not paid for, or not aimed"
            done = [told for told in trial.told if told.kind not in OF_NOTHING]
            assert done or trial.lasting, f"{name} may be activated and does nothing"
