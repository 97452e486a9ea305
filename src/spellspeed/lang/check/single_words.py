"""How a word of a sentence contradicts itself."""

from collections.abc import Iterator
from typing import Final

from spellspeed.lang.words.categories import is_continuous
from spellspeed.lang.words.choices import All, Choice, CountOf, During, Exists, One, Some, Top, UpTo
from spellspeed.lang.words.deeds import Later, Move
from spellspeed.lang.words.every_word import (
    ANSWERING_SUMMONS,
    ATTACKING_MONSTERS,
    BANISHING,
    BATTLE_PHASE,
    BECAUSE_OF_BATTLE,
    BECAUSE_OF_EFFECT,
    CONTINUOUS,
    COUNTER,
    COUNTER_INSTEAD,
    EFFECT,
    EITHER,
    EQUIP,
    EXTRA_ATTACK,
    EXTRA_ATTACK_ON_MONSTERS,
    FIELD,
    FIXED_DAMAGE,
    FOR_GOOD,
    IN_GRAVEYARD,
    IN_HAND,
    IN_MATERIAL,
    NORMAL,
    ON_THE_FIELD,
    QUICK_PLAY,
    SPECIAL_SUMMONING,
    SUMMONED_BY_FLIPPING,
    SUMMONED_BY_RULE,
    SUMMONED_NORMALLY,
    SUMMONED_SPECIALLY,
    TWO_TRIBUTES,
    YOU,
)
from spellspeed.lang.words.lines import (
    ActivatedLine,
    Activation,
    Continuous,
    Ignition,
    Instead,
    Quick,
    TributeProcedure,
    Trigger,
    Unclassified,
)
from spellspeed.lang.words.node import Line, Node, words_in
from spellspeed.lang.words.nouns import A_MONSTER, THIS_CARD, Counters, Filter, Monster, Ref, Stat, trait_of
from spellspeed.lang.words.places_said import (
    EITHER_MATERIALS,
    OPPONENTS_DECK,
    OPPONENTS_GRAVEYARD,
    YOUR_DECK,
    YOUR_GRAVEYARD,
)
from spellspeed.lang.words.rare import OriginalLevel, OriginallyNamed, OrMadeOfIt
from spellspeed.lang.words.timings import (
    Activated,
    AttackDeclared,
    DamageTaken,
    Destroyed,
    LeftField,
    PhaseReached,
    Sent,
    Summoned,
)
from spellspeed.lang.words.verbs import (
    MATERIAL_OF_A_SUM,
    AllowSummons,
    Attach,
    ChangeDamage,
    ChangeStat,
    Detach,
    Draw,
    Forbid,
    FusionSummon,
    GainEffects,
    Grant,
    InflictDamage,
    NegateEffectsOf,
    RemoveCounters,
    RitualSummon,
    SpecialSummon,
    Treat,
)
from spellspeed.lang.words.winning import decides_the_duel

PILES: Final = (YOUR_DECK, OPPONENTS_DECK, YOUR_GRAVEYARD, OPPONENTS_GRAVEYARD)  # of which there is a top
GAINED: Final = (Ignition, Quick, Trigger, Continuous, Instead, Unclassified)  # effects that a monster can gain
ABOUT_OTHERS: Final = (ATTACKING_MONSTERS, *MATERIAL_OF_A_SUM)
NEVER_OF_MONSTERS: Final = QUICK_PLAY | CONTINUOUS | EQUIP | FIELD | COUNTER
MATERIALS_FROM: Final = IN_HAND | ON_THE_FIELD | IN_GRAVEYARD


def is_about_a_battle(word: Node) -> bool:
    """Tell whether a word needs a battle to be under way."""
    if isinstance(word, Filter):
        return word.battling or word.doomed
    if isinstance(word, Destroyed):
        return word.because == BECAUSE_OF_BATTLE
    return isinstance(word, During) and bool(word.timings)


def objections(word: Node) -> Iterator[str]:
    """Say how a word contradicts itself.

    >>> list(objections(Treat(THIS_CARD)))
    ['Treat changes nothing: it needs attribute=, type_=, name= or declared=']
    """
    if isinstance(word, Forbid):
        yield from about_what_is_forbidden(word)
    if isinstance(word, NegateEffectsOf) and (word.cards is None) == (word.what is None):
        yield "NegateEffectsOf is about cards or about all of a kind: it needs either cards= or what="
    yield from further_objections(word)
    if isinstance(word, ChangeStat):
        if word.lose and word.become:
            yield "ChangeStat cannot have both lose= and become="
        if word.original and not word.become:
            yield "ChangeStat has original= only together with become="
    if isinstance(word, ChangeDamage):
        yield from about_damage(word)
    if isinstance(word, RemoveCounters) and word.spread and word.count is None:
        yield "RemoveCounters has spread= only together with count="
    if isinstance(word, Counters) and (word.of is None) == (word.where is None):
        yield "Counters are those on a card or in a place: it needs either of= or where="
    if isinstance(word, DamageTaken) and word.directly and word.because & ~BECAUSE_OF_BATTLE:
        yield "DamageTaken has directly= only for the damage of battles"
    if isinstance(word, Summoned) and word.from_ is not None and word.how & SUMMONED_BY_FLIPPING == word.how:
        yield "Summoned has from_= only for monsters that come to the field"
    if isinstance(word, SpecialSummon) and word.as_ is not None:
        if word.cards != THIS_CARD or word.to != YOU:
            yield "SpecialSummon has as_= only for this card, on your own field"
        if bool(word.as_.kind & NORMAL) == bool(word.as_.kind & EFFECT):
            yield "AsMonster is a Normal Monster or an Effect Monster: one of both"
    if isinstance(word, SpecialSummon) and word.where_it_points and not isinstance(word.cards, One | Ref):
        yield "SpecialSummon has where_it_points= only for one monster"
    if isinstance(word, Sent):
        yield from slips_of_sending(word)
    if isinstance(word, AttackDeclared) and word.directly and word.on is not None:
        yield "AttackDeclared is directly= or on= a monster: one of both"
    if isinstance(word, Summoned | Activated) and word.other_than is not None and word.other_than != THIS_CARD:
        yield f"{type(word).__name__} has other_than= only for THIS_CARD"
    if isinstance(word, Top) and word.of not in PILES:
        yield "Top speaks of the top of one player's deck or Graveyard"
    if isinstance(word, Activated) and word.alone and word.targeting is None:
        yield "Activated has alone= only together with targeting="
    if isinstance(word, Treat | GainEffects):
        yield from about_what_cards_are(word)
    if isinstance(word, Activated):
        for each in word.including:
            moves = isinstance(each, Move) and isinstance(each.cards, All)
            if not moves and not isinstance(each, (Draw, InflictDamage)):
                yield "Activated has including= for what is done to All cards in a place, for Draw and InflictDamage"
    yield from about_what_is_granted(word)
    if isinstance(word, Filter):
        yield from about_filters(word)
    yield from about_materials(word)
    yield from object_to_summons(word)


def about_what_is_forbidden(word: Forbid) -> Iterator[str]:
    """Say how what is forbidden contradicts itself, or says what goes without saying."""
    if word.other_than is not None and (not word.who or word.until is FOR_GOOD):
        yield "Forbid has other_than= only together with who= and until="
    if (word.cards is None) == (not word.who):
        yield "Forbid is said to cards or to a player: it needs either cards= or who="
    elif word.what is not None and not word.who and word.doing not in ABOUT_OTHERS:
        yield "Forbid has what= only together with who="
    if word.from_ and (word.doing not in (SPECIAL_SUMMONING, BANISHING) or not word.who):
        yield "Forbid has from_= only for SPECIAL_SUMMONING and BANISHING, said to a player"
    if word.doing is ANSWERING_SUMMONS and word.what == A_MONSTER:
        yield "Forbid of ANSWERING_SUMMONS is about every monster without what="
    if word.otherwise and not word.who:
        yield "Forbid has otherwise= only for what is said to a player"
    if word.doing is ATTACKING_MONSTERS and word.by is not None:
        yield "Forbid has no by= for ATTACKING_MONSTERS: whoever is said to attack nothing attacks by itself"
    if word.by is not None and word.who:
        yield "Forbid has by= only for what is said to cards"


def about_damage(word: ChangeDamage) -> Iterator[str]:
    """Say how a change of damage contradicts itself."""
    if (word.counter is None) == (word.how is COUNTER_INSTEAD):
        yield "ChangeDamage has counter= together with COUNTER_INSTEAD, and only then"
    if (word.amount is None) == (word.how is FIXED_DAMAGE):
        yield "ChangeDamage has amount= together with FIXED_DAMAGE, and only then"
    if isinstance(word.amount, int) and word.amount <= 0:
        yield "ChangeDamage has an amount= of more than 0: that there is none is said by NO_DAMAGE"
    if word.cards is not None and not word.because & BECAUSE_OF_BATTLE:
        yield "ChangeDamage has cards= only for the damage of battles"
    if word.by is not None and not word.because & BECAUSE_OF_EFFECT:
        yield "ChangeDamage has by= only for the damage of effects"


def slips_of_sending(word: Sent) -> Iterator[str]:
    """Yield what is wrong with the sending of cards to a place."""
    to = word.to.yours | word.to.opponents
    if word.destroyed and (to != IN_GRAVEYARD or word.by_card is not None):
        yield "Sent has destroyed= only for what goes to a Graveyard, whatever card destroys it"
    if word.undrawn and to != IN_HAND:
        yield "Sent has undrawn= only for what goes to a hand"


def about_what_sets_off(line: ActivatedLine) -> Iterator[str]:
    """Say where nothing sets a Trigger off, or a phase something else, or where a phase is asked for twice."""
    if isinstance(line, Trigger) and line.when is None:
        yield "Trigger answers nothing: it needs when="
    if line.shared and not isinstance(line, Ignition | Quick | Trigger):
        yield "either player may use an Ignition, a Quick or a Trigger only: shared="
    if line.still_needs is not None and any(isinstance(word, During) for word in words_in(line.still_needs)):
        yield "no phase ends while a chain resolves: say During(…) in needs=, not in still_needs="
    events = line.when.events if line.when is not None and isinstance(line, Activation | Quick) else ()
    if any(isinstance(each, PhaseReached) for each in events):
        yield "a phase sets off a Trigger alone: say needs=During(…) for the time of an activation"


def about_given_cards(line: ActivatedLine) -> Iterator[str]:
    """Say where a value of what a cost gives would be read when the card has gone, and is another one there."""
    for move in [] if line.cost is None else words_in(line.cost):
        if isinstance(move, Move) and move.called is not None and isinstance(move.cards, Choice):
            for word in words_in(line):
                if isinstance(word, Stat) and word.of == move.called and not word.original:
                    yield "the value is the one that the given card had: say called= in the choice, not in the deed"


def about_filters(word: Filter) -> Iterator[str]:
    """Say how a filter contradicts itself, or says something about what it does not say."""
    if trait_of(word, OriginallyNamed) is not None and word.named_like is not None:
        yield "a Filter asks for the name or for the original name of a card, not for both"
    if trait_of(word, OriginalLevel) is not None and word.level is not None:
        yield "a Filter asks for the Level or for the original Level, not for both"
    if trait_of(word, OrMadeOfIt) is not None and not word.name:
        yield "a Filter has OrMadeOfIt() only together with name="
    if isinstance(word, Monster) and (word.kind | word.all_kinds) & NEVER_OF_MONSTERS:
        yield "no monster is a Quick-Play, Continuous, Equip, Field or Counter card"


def about_materials(word: Node) -> Iterator[str]:
    """Say how a word about the materials of monsters contradicts itself."""
    if isinstance(word, One | Some | UpTo | All | Exists | CountOf) and word.what.attached_to is not None:
        if word.where != EITHER_MATERIALS:
            yield f"{type(word).__name__} of what is attached to a card is in EITHER_MATERIALS"
    if isinstance(word, Detach) and isinstance(word.cards, One | Some | UpTo | All):
        if (word.cards.where.yours | word.cards.where.opponents) != IN_MATERIAL:
            yield "Detach is about materials: YOUR_MATERIALS or EITHER_MATERIALS"
    if isinstance(word, Destroyed | LeftField | Sent) and word.was is not None and word.what != THIS_CARD:
        yield "Destroyed has was= only for this card: cards of a kind say it themselves"
    if isinstance(word, Attach) and word.cards == word.to:
        yield "Attach puts cards under another card"


def about_what_is_granted(word: Node) -> Iterator[str]:
    """Say how a word about what the rules alone do not allow contradicts itself."""
    if isinstance(word, Grant) and word.times != 1 and word.what not in (EXTRA_ATTACK, EXTRA_ATTACK_ON_MONSTERS):
        yield "Grant has times= only for further attacks"


def object_to_summons(word: Node) -> Iterator[str]:
    """Say how a word about summons and what is given for them contradicts itself."""
    if isinstance(word, FusionSummon):
        if word.from_.opponents or word.from_.yours & ~MATERIALS_FROM:
            yield "FusionSummon takes its materials from your hand, field or Graveyard"
        elif word.from_.yours & IN_GRAVEYARD and not word.banish:
            yield "FusionSummon has materials from the Graveyard only together with banish="
    if isinstance(word, RitualSummon) and (word.from_.opponents or word.from_.yours & ~(IN_HAND | ON_THE_FIELD)):
        yield "RitualSummon takes its Tributes from your hand or field"
    if isinstance(word, Grant) and word.for_ is not None and word.what != TWO_TRIBUTES:
        yield "Grant has for_= only for what counts as two Tributes"
    if isinstance(word, AllowSummons) and word.up_to and (word.what != A_MONSTER or word.how != SUMMONED_NORMALLY):
        yield "AllowSummons has what= and how= only for one summon in addition"
    if isinstance(word, TributeProcedure) and not word.tributes and word.of != A_MONSTER:
        yield "TributeProcedure has of= only for Tributes"


def about_what_cards_are(word: Treat | GainEffects) -> Iterator[str]:
    """Say how a word contradicts itself that makes cards into something else."""
    if isinstance(word, Treat):
        if not (word.attribute or word.type_ or word.name or word.declared or word.kind) and word.name_of is None:
            yield "Treat changes nothing: it needs attribute=, type_=, name= or declared="
        if word.name and word.name_of is not None:
            yield "Treat gives a name or the name of another card, not both"
    if isinstance(word, GainEffects):
        if (word.of is None) == (not word.lines):
            yield "GainEffects is about the effects of a card or about lines: it needs either of= or lines="
        if not all(isinstance(each, GAINED) for each in word.lines):
            yield "GainEffects has lines= that are effects of a monster"
        if word.cards is None and not all(
            isinstance(each, Continuous) and each.when is not None for each in word.lines
        ):
            yield "GainEffects without cards= has lines= that say what is done each time: Continuous with when="


def further_objections(word: Node) -> Iterator[str]:
    """Say what is wrong with a word about names, values and times."""
    if isinstance(word, Unclassified) and word == Unclassified(word.number, do=word.do, where=word.where):
        if not is_continuous(Continuous(word.number, word.do)):
            yield "what its card does when it goes is said by Continuous(…), which tells by itself what it is"
    if isinstance(word, Line) and not decides_the_duel(word):
        if any(isinstance(each, DamageTaken) and each.to_zero for each in words_in(word)):
            yield "DamageTaken has to_zero= only in a Clause that says who wins: a duel with LP 0 is over"
    if isinstance(word, Line) and not isinstance(word, Trigger):
        if any(isinstance(each, PhaseReached) and each.after is not None for each in words_in(word)):
            yield "PhaseReached has after= only for a Trigger, which waits for that phase"
    if isinstance(word, Later) and (word.nth == 1 or (word.nth and word.count)):
        yield "Later has nth= only from 2 on, and not together with count=: the next such phase is meant without it"
    if isinstance(word, Later) and word.at_end:
        if (word.phase, word.turn_of, word.count, word.nth) != (BATTLE_PHASE, EITHER, 0, 0):
            yield "Later has at_end= only for the next end of a Battle Phase, in whoever's turn that is"
    if isinstance(word, ActivatedLine):
        yield from about_given_cards(word)
        yield from about_what_sets_off(word)
    if isinstance(word, Summoned) and word.using is not None:
        if word.using != THIS_CARD or word.how & ~SUMMONED_BY_RULE:
            yield "Summoned has using= only for THIS_CARD as material of a Synchro, Xyz or Link Summon"
    if isinstance(word, Stat) and word.before and word.original:
        yield "Stat is what cards had before, or what is printed: one of both"
    if isinstance(word, Summoned) and word.by_line and (word.what != THIS_CARD or word.how & ~SUMMONED_SPECIALLY):
        yield "Summoned has by_line= only for the Special Summon of THIS_CARD"
    if (
        isinstance(word, Some | UpTo)
        and word.of_different_names
        and (word.by == EITHER or (isinstance(word, Some) and word.at_random))
    ):
        yield "cards of different names are chosen by one player: not at random, and not by both"
