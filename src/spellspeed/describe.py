"""One card in words, for a reader: names, kind, numbers, archetypes, text, and whether the engine can play it."""

from spellspeed.engine.kernel.pool import CardFacts
from spellspeed.known_cards import known_cards
from spellspeed.library import LIMITS, KnownCard
from spellspeed.pool import CardPool, choose_pool
from spellspeed.wording import (
    ARROWS,
    ATTRIBUTES,
    CARD_KINDS,
    MONSTER_KINDS,
    PROPERTIES,
    TYPES,
    check_language,
    points,
    say,
)
from spellspeed.words import MONSTER, NONE, SPELL, TRAP


def describe(card: CardFacts | KnownCard, lang: str = "en", pool: CardPool | None = None) -> str:
    """Describe a card in a few lines of English or Chinese; one from the library with its limit.

    >>> print(describe(CardPool.builtin().find("Mystical Elf")))
    Mystical Elf [15025844]
      圣精灵 · ホーリー・エルフ
      [Spellcaster / Normal] LIGHT Level 4
      ATK 800 / DEF 2000
      playable: yes
    """
    chinese = check_language(lang) == "zh"
    cards = choose_pool(pool)
    limits = [_limit(card, chinese)] if isinstance(card, KnownCard) else []
    card = card.facts if isinstance(card, KnownCard) else card
    names = [card.name_zh, card.name_en] if chinese else [card.name_en, card.name_zh]
    title = names[0] or card.name_en
    others = [name for name in (*names[1:], card.name_ja) if name and name != title]
    lines = [f"{title} [{card.password}]"]
    if others:
        lines.append(" · ".join(dict.fromkeys(others)))
    lines.append(kind_line(card, lang))
    if card.is_monster():
        lines.append(_strength(card, chinese))
    if card.rule_name != card.password:
        lines.append(_name_by_rule(card, cards, chinese))
    if card.archetypes:
        lines.append(_series(card, chinese))
    lines += describe_text(card, lang, cards)
    lines += limits
    playable = cards.is_playable(card)
    if chinese:
        lines.append("可以使用：" + ("是" if playable else "还不能（这张卡是已知的，但尚未实现）"))
    else:
        lines.append("playable: " + ("yes" if playable else "not yet (the card is known, but not written)"))
    return "\n  ".join(lines)


def describe_text(card: CardFacts, lang: str = "en", pool: CardPool | None = None) -> list[str]:
    """Say what a card does, a string a line, each with its kind and its Spell Speed; nothing for one not written.

    >>> describe_text(CardPool.builtin().find("Pot of Greed"))
    ['[Card activation] Draw 2 cards. (Spell Speed 1)']
    >>> describe_text(CardPool.builtin().find("强欲之壶"), "zh")
    ['【卡的发动】自己抽2张。（咒文速度1）']
    """
    chinese = check_language(lang) == "zh"
    cards = choose_pool(pool)
    script = cards.script_of(card)
    if script is None:
        return []
    # The card language costs more to import than all else, and many cards have no text.
    from spellspeed.lang.flatten.circumstances import PENDULUM_CARD, speed_of
    from spellspeed.lang.say.text import GEMINI_TEXT, render_line
    from spellspeed.lang.words.lines import Activation, Line, is_activated_unsaid

    def named(name: str) -> str:
        try:
            return (cards.find(name).name_zh if chinese else "") or name
        except LookupError:
            return name

    lines: list[tuple[Line, int]] = [(line, PENDULUM_CARD) for line in script.pendulum]
    lines += [(line, card.kind) for line in script.lines]
    if card.is_pendulum():
        lines.insert(0, (Activation(), PENDULUM_CARD))
    elif is_activated_unsaid(script, card.kind):
        lines.insert(0, (Activation(), card.kind))  # goes without saying on the card
    told: list[str] = []
    if script.gemini:
        told.append(GEMINI_TEXT[lang])
        lines += [(line, card.kind) for line in script.gemini]
    for line, kind in lines:
        speed = speed_of(line, kind)
        mark = "" if not speed else f"（咒文速度{speed}）" if chinese else f" (Spell Speed {speed})"
        pendulum, gemini = kind == PENDULUM_CARD, line in script.gemini
        told.append(render_line(line, named, lang, script.name, pendulum, gemini) + mark)
    return told


def kind_line(card: CardFacts, lang: str = "en") -> str:
    """Write the line that says what kind of card it is.

    >>> print(kind_line(CardPool.builtin().find("Solemn Judgment")))
    Trap Card [Counter]
    >>> print(kind_line(CardPool.builtin().find("青眼白龙"), "zh"))
    [龙族 / 通常] 光属性 等级8
    """
    chinese = check_language(lang) == "zh"
    if not card.is_monster():
        icon = say(PROPERTIES, card.kind, lang)[0]
        kind = say(CARD_KINDS, card.kind & (SPELL | TRAP), lang)[0]
        return f"{icon}{kind}卡" if chinese else f"{kind} Card [{icon}]"
    words = say(TYPES, card.type_, lang) + say(MONSTER_KINDS, card.kind & ~MONSTER, lang)
    attribute = "·".join(say(ATTRIBUTES, card.attribute, lang)) + ("属性" if chinese else "")
    return " ".join([f"[{' / '.join(words)}]", attribute, *_stars(card, lang)])


def _stars(card: CardFacts, lang: str) -> list[str]:
    """Level, Rank, Link Rating with its arrows, and Pendulum Scale, where the card has them."""
    chinese = lang == "zh"
    words: list[str] = []
    for value, english, own in (
        (card.level, "Level ", "等级"),
        (card.rank, "Rank ", "阶级"),
        (card.link, "Link-", "连接"),
    ):
        if value != NONE:
            words.append(f"{own if chinese else english}{value}")
    if card.arrows:
        words.append("(" + ", ".join(say(ARROWS, card.arrows, lang)) + ")")
    if card.scale != NONE:
        words.append(f"{'刻度' if chinese else 'Scale '}{card.scale}")
    return words


def _limit(card: KnownCard, chinese: bool) -> str:
    day = known_cards().limits_of
    return f"{day}的OCG禁限卡表：{LIMITS[card.sign][1]}" if chinese else f"OCG list of {day}: {card.limit}"


def _series(card: CardFacts, chinese: bool) -> str:
    if not chinese:
        return "archetypes: " + ", ".join(card.archetypes)
    # Only the series that texts speak of have a Chinese name here.
    from spellspeed.lang.phrases.names import SERIES

    return "系列：" + "、".join([SERIES.get(name, name) for name in card.archetypes])


def _strength(card: CardFacts, chinese: bool) -> str:
    atk, def_ = ("攻击力", "守备力") if chinese else ("ATK", "DEF")
    text = f"{atk} {points(card.atk)}"
    return text if card.def_ == NONE else f"{text} / {def_} {points(card.def_)}"


def _name_by_rule(card: CardFacts, pool: CardPool, chinese: bool) -> str:
    index = pool.by_password.get(card.rule_name)
    named = known_cards().with_password(card.rule_name) if index is None else pool.facts[index]
    assert named is not None, card.rule_name  # the data file names only cards that it has
    if chinese:
        return f"卡名在规则上当作「{named.name_zh}」"
    return f'its name is by rule "{named.name_en}"'
