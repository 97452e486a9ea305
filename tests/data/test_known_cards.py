"""The facts of every card there is: read only when needed, and one with the cards that duels are played with."""

import gzip
import pickle
import subprocess
import sys
from importlib.resources import files

import pytest

import spellspeed
from spellspeed import known_cards as module
from spellspeed.card_data import folded
from spellspeed.describe import describe
from spellspeed.known_cards import CardDataError, KnownCards, known_cards
from spellspeed.library import LIMITS, Library
from spellspeed.near_names import list_close_names
from spellspeed.pool import AmbiguousCard, CardPool, UnknownCard, UnplayableCard
from spellspeed.words import EFFECT, NONE, NORMAL, PENDULUM, SPECIAL_SUMMON_ONLY, TOKEN, TUNER, UNKNOWN


def packed() -> bytes:
    return files("spellspeed.data").joinpath(module.FILE).read_bytes()


def test_every_card_can_be_read_and_has_names_of_its_own() -> None:
    known = known_cards()
    cards = [known.facts_of(row) for row in range(len(known))]
    assert len({card.password for card in cards}) == len(cards) == 14208
    assert {card.index for card in cards} == {NONE}
    assert [card.name_en for card in cards] == sorted(card.name_en for card in cards)
    assert {known.limit_of(card.password) for card in cards} == set(LIMITS)
    for card in cards[::20]:  # each name is looked for in all of them
        for name in (card.name_en, card.name_zh, card.name_ja):
            assert not name or card in known.called(name)


def test_names_folded_all_at_once_are_those_folded_one_by_one() -> None:
    known = known_cards()
    names = {
        folded(name)
        for card in (known.facts_of(row) for row in range(len(known)))
        for name in (card.name_en, card.name_zh, card.name_ja)
        if name
    }
    assert names == set(known.names())


def test_a_card_of_the_pool_is_the_same_card_there() -> None:
    """But for what only its text tells, and what our documents call it."""
    known, pool = known_cards(), CardPool.builtin()
    for card in pool.facts:
        if card.kind & TOKEN:
            continue
        other = known.with_password(card.password)
        assert other is not None, card
        assert (other.name_en, other.name_zh, other.name_ja) == (card.name_en, card.name_zh, card.name_ja)
        assert other.kind | SPECIAL_SUMMON_ONLY == card.kind | SPECIAL_SUMMON_ONLY, card
        numbers = (other.attribute, other.type_, other.level, other.rank, other.arrows, other.scale, other.atk)
        assert numbers == (card.attribute, card.type_, card.level, card.rank, card.arrows, card.scale, card.atk)
        assert (other.def_, other.artworks) == (card.def_, card.artworks)


def test_the_file_holds_facts_and_no_prose() -> None:
    cells = gzip.decompress(packed()).decode().replace("\n", "\t").split("\t")
    assert max(len(cell) for cell in cells) < 180  # the longest is a list of archetypes


def test_facts_of_cards_of_every_kind() -> None:
    known = known_cards()

    def fact(name: str) -> spellspeed.engine.kernel.pool.CardFacts:
        [card] = known.called(name)
        return card

    ash = fact("Ash Blossom & Joyous Spring")
    assert (ash.level, ash.atk, ash.def_, ash.archetypes) == (3, 0, 1800, ("Yo-kai Girl",))
    assert fact("Firewall Dragon").link == 4 and fact("Firewall Dragon").def_ == NONE
    assert (fact("Odd-Eyes Pendulum Dragon").scale, fact("Odd-Eyes Pendulum Dragon").level) == (4, 7)
    assert fact("Number 39: Utopia").rank == 4 and fact("Ultimaya Tzolkin").level == 0
    assert fact("Number S0: Utopic ZEXAL").atk == UNKNOWN
    # Old prints name neither "Effect" nor "Normal" beside "Tuner".
    assert fact("Frequency Magician").kind & (TUNER | EFFECT | NORMAL) == TUNER | EFFECT
    assert fact("Genex Controller").kind & (TUNER | EFFECT | NORMAL) == TUNER | NORMAL
    assert fact("Igknight Squire").kind & (PENDULUM | EFFECT | NORMAL) == PENDULUM | NORMAL


@pytest.mark.parametrize(
    "name", ["Ash Blossom & Joyous Spring", "ash blossom joyous spring", "灰流丽", "灰流うらら", "14558127"]
)
def test_a_known_card_is_told_from_an_unknown_one_by_any_of_its_names(name: str) -> None:
    with pytest.raises(
        UnplayableCard, match=r'^"Ash Blossom & Joyous Spring" is known, but cannot be played yet$'
    ) as told:
        CardPool.builtin().find(name)
    assert told.value.card.password == 14558127
    again = pickle.loads(pickle.dumps(told.value))
    assert (again.name, again.card.name_zh, str(again)) == (name, "灰流丽", str(told.value))
    assert Library().find(name).facts == told.value.card


def test_an_unknown_name_is_compared_with_all_names() -> None:
    with pytest.raises(UnknownCard, match="did you mean Ash Blossom & Joyous Spring") as told:
        CardPool.builtin().find("Ash Blosom and Joyus Spring")
    assert not isinstance(told.value, UnplayableCard)
    assert CardPool.builtin().closest("灰流麗")[0].name_en == "Ash Blossom & Joyous Spring"
    assert CardPool.builtin().closest("Ash Blosom")[0].name_en == "Ash Blossom & Joyous Spring"  # the beginning of it
    # A card of the pool comes as it is there, so that it can be played with.
    [skull, *_] = CardPool.builtin().closest("Sumoned Skul")
    assert skull is CardPool.builtin().find("Summoned Skull")
    assert CardPool.builtin().closest("xyzzyxyzzy") == []


def test_close_names_are_ordered_by_likeness() -> None:
    names = ["stardustmirage", "stardustdragona", "stardustdragon", "kuriboh"]
    assert list_close_names("stardustdragn", names, 3) == ["stardustdragon", "stardustdragona"]
    assert list_close_names("stardustdragn", names, 1) == ["stardustdragon"]
    assert list_close_names("stardustdragn", ["stardustmirage"], 1) == ["stardustmirage"]  # for want of a better one
    assert list_close_names("", names, 2) == []


def test_two_cards_of_one_name_are_both_told() -> None:
    with pytest.raises(AmbiguousCard, match=r"Tyhone #2 or Crimson Dragon"):
        Library().find("红龙")
    assert CardPool.builtin().find("红龙").name_en == "Tyhone #2"  # the only one that duels are played with
    with pytest.raises(AmbiguousCard):
        CardPool.builtin().find("音响战士吉他手")
    assert Library().find("Rai-Mei").name == "Rai-Mei"  # spelt exactly


def test_cards_in_and_outside_the_pool_get_the_same_kind_of_answer() -> None:
    hats, ash = Library().find("Magical Hats"), Library().find("灰流丽")
    assert not hats.playable and not ash.playable and hats.in_pool and not ash.in_pool
    for lang, words in (
        ("en", "playable: not yet (the card is known, but not written)"),
        ("zh", "还不能（这张卡是已知的，但尚未实现）"),
    ):
        assert describe(hats, lang).endswith(words) and describe(ash, lang).endswith(words)
    assert Library().find("Mystical Elf").playable
    # Nothing is written on it, but no duel can hold it.
    vanilla = next(
        card
        for card in map(known_cards().facts_of, range(14208))
        if card.kind & ~3 == NORMAL and _outside(card.password)
    )
    assert not CardPool.builtin().is_playable(vanilla)


def _outside(password: int) -> bool:
    return password not in CardPool.builtin().by_password


def test_a_known_card_is_described_with_its_limit_in_both_languages() -> None:
    assert describe(Library().find("灰流丽")).split("\n  ") == [
        "Ash Blossom & Joyous Spring [14558127]",
        "灰流丽 · 灰流うらら",
        "[Zombie / Tuner / Effect] FIRE Level 3",
        "ATK 0 / DEF 1800",
        "archetypes: Yo-kai Girl",
        "OCG list of 2026-07-01: Semi-Limited",
        "playable: not yet (the card is known, but not written)",
    ]
    assert "2026-07-01的OCG禁限卡表：准限制" in describe(Library().find("灰流丽"), "zh")
    limits = [
        Library().find(name).limit for name in ("Pot of Greed", "Monster Reborn", "Mystical Elf", "Angelechy Bastion")
    ]
    assert limits == ["Forbidden", "Limited", "Unlimited", "not yet released"]
    named = next(row for row in range(14208) if _named_after_one_outside(row))
    assert describe(known_cards().facts_of(named)).count("by rule") == 1


def _named_after_one_outside(row: int) -> bool:
    card = known_cards().facts_of(row)
    return card.rule_name != card.password and _outside(card.rule_name)


def test_the_library_searches_everything() -> None:
    found = Library().search("ash blossom")
    assert [card.name for card in found] == ["Ash Blossom & Joyous Spring"]
    names = [card.name for card in Library().search("harpie lady", 1000)]
    assert names[0] == "Harpie Lady" and "Cyber Slash Harpie Lady" in names
    assert len(names) == len(set(names))
    assert Library().search("·") == [] and len(Library().search("龙", 7)) == 7


def test_nothing_of_the_file_is_read_before_it_is_needed() -> None:
    script = (
        "from spellspeed import CardPool, Deck, Duel; from spellspeed import known_cards as k; "
        "d = Deck.packaged('dragons'); Duel(d, d, first=0).play('end turn'); CardPool.builtin().find('三眼怪'); "
        "assert not k._read; CardPool.builtin().search('elf'); assert not k._read"
    )
    subprocess.run([sys.executable, "-c", script], check=True, env={"PYTHONPATH": ":".join(sys.path)})


def test_a_missing_or_damaged_file_is_said_to_be_so(monkeypatch: pytest.MonkeyPatch) -> None:
    content = packed()
    monkeypatch.setattr(module, "_read", [])
    monkeypatch.setattr(module, "FILE", "no_such_file.tsv.gz")
    with pytest.raises(CardDataError, match=r"no_such_file.tsv.gz: this file of the package is missing"):
        known_cards()
    for wrong in (b"", content[:5000], b"x" + content, content[:5000] + b"?" + content[5001:]):
        with pytest.raises(CardDataError, match="it is damaged"):
            KnownCards(wrong)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (("type line", "type words"), "it has the columns password, en, zh, ja, type words"),
        (("\t14558127\t", "\tone\t"), "invalid literal"),
        (("\t14558127\t", "\t"), "14207 to 14208 cells"),
    ],
)
def test_a_file_of_another_shape_is_refused(change: tuple[str, str], reason: str) -> None:
    text = gzip.decompress(packed()).decode().replace(*change, 1)
    with pytest.raises(CardDataError, match=reason):
        KnownCards(gzip.compress(text.encode(), 1))


def test_a_card_that_cannot_be_read_is_named() -> None:
    text = gzip.decompress(packed()).decode().replace("Zombie / Tuner / Effect", "Ghost / Tuner / Effect")
    known = KnownCards(gzip.compress(text.encode(), 1))
    assert known.with_password(89631139)
    with pytest.raises(CardDataError, match=r"Ash Blossom & Joyous Spring: type line 'Ghost"):
        known.with_password(14558127)
