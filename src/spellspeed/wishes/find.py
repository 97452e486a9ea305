"""From a wish in words to the picks that mean it."""

from spellspeed.duel import SURRENDERED, Duel
from spellspeed.engine.asking.answer import check_picks
from spellspeed.rulebook.errors import AmbiguousAnswer, IllegalAnswer
from spellspeed.wishes.match import find_picks
from spellspeed.wishes.reading import Wish, plain_words, read_declaration, read_wish
from spellspeed.wishes.reasons import find_reasons
from spellspeed.words import ATTACK, FOR_DECLARATION, NOT_OVER


def understand(text: str, duel: Duel) -> Wish:
    """Read a wish; where something is to be declared, what is said without a verb is declared.

    >>> duel = Duel.from_position("turn 3, Main Phase 1, you to act\\nyou 8000 hand: Mystical Elf\\nopp 8000")
    >>> understand("declare Dragon", duel).verb
    'declare'
    """
    if duel.state.request is not None and duel.state.request.purpose == FOR_DECLARATION:
        bare = read_declaration(plain_words(text), duel.pool)
        if bare.names_unknown() is None:
            return bare
    return read_wish(text, duel.pool)


def find_option(duel: Duel, text: str, by: int | None = None) -> tuple[int, ...]:
    """Return the picks that mean this text for the open request; (-1,) means that the player gives up.

    >>> duel = Duel.from_position("turn 3, Main Phase 1, you to act\\nyou 8000 hand: Mystical Elf\\nopp 8000")
    >>> find_option(duel, "set mystical elf"), find_option(duel, "结束阶段")
    ((1,), (3,))
    """
    wish = understand(text, duel)
    request = duel.state.request
    if wish.verb == "surrender" and duel.state.outcome == NOT_OVER:
        return (SURRENDERED,)
    if request is not None and wish.names_unknown() is None and (by is None or by == request.player):
        declaring = any(option.deed == ATTACK for option in request.options)
        if wish.verb == "attack target" and wish.target is not None and declaring:
            target = wish.target
            raise AmbiguousAnswer(
                f'say which monster attacks, such as "attack {target.english} with Sangan"',
                f"请说明用哪只怪兽攻击，例如：用 卡名 攻击 {target.chinese}",
            )
        picks = find_picks(duel.game, duel.state, wish)
        if picks is not None and not check_picks(duel.state, request, picks):
            return picks
    reasons = find_reasons(duel, text, by)
    if not reasons:
        raise AmbiguousAnswer(f"{text!r} may mean more than one option", f"“{text}”可能指不止一个选项")
    raise IllegalAnswer(reasons[0])
