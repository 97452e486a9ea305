"""English for what few cards ask of others."""

from typing import TYPE_CHECKING

from spellspeed.lang.nouns import HasMaterial, Linked, NotLinked, PointedAtBy, SummonedBy, Trait, WasMaterial
from spellspeed.lang.rare import (
    HasEquip,
    HasNotDone,
    NamedUnlike,
    OriginalLevel,
    OriginallyNamed,
    OrMadeOfIt,
    SharesColumn,
    Waiting,
    WasSet,
)
from spellspeed.lang.render.english_words import a, listed
from spellspeed.lang.render.tables import DOINGS, EN, Unsaid, pieces

if TYPE_CHECKING:
    from spellspeed.lang.render.english_nouns import EnglishNouns


def say_trait(english: "EnglishNouns", trait: Trait, plural: bool) -> str:
    """Say what few cards ask of others; what stands elsewhere in the phrase is nothing here.

    >>> from spellspeed.lang.render.english_nouns import EnglishNouns
    >>> say_trait(EnglishNouns(str), HasEquip(), False)
    'equipped with an Equip Card'
    """
    was, their = ("were", "their") if plural else ("was", "its")
    match trait:
        case HasNotDone():
            have = "have" if plural else "has"
            return f"that {have} not {listed(pieces(DOINGS, trait.deeds, EN), 'or')} this turn"
        case HasEquip():
            return "equipped with an Equip Card"
        case HasMaterial():
            return f"with {a(english.phrase(trait.what))} as material"
        case SummonedBy():
            return f"that {was} Special Summoned by the effect of {a(english.phrase(trait.what))}"
        case WasMaterial():
            return f"used as material for {'a Fusion Summon' if trait.of is None else english.ref(trait.of)}"
        case Waiting():
            return f"that {was} Set since the last turn of {their} controller began"
        case PointedAtBy():
            return f"in a zone that {english.ref(trait.of)} points to"
        case Linked():
            return "that {} {}".format("are" if plural else "is", "co-linked" if trait.mutually else "linked")
        case NotLinked():
            return "that {} not {}".format("are" if plural else "is", "co-linked" if trait.mutually else "linked")
        case SharesColumn():
            return f"that {'share' if plural else 'shares'} a column with {english.ref(trait.of)}"
        case WasSet():
            return f"that {was} Set on the field before"
        case NamedUnlike():
            return f"with a different name from {english.ref(trait.of)}"
        case OriginallyNamed():
            return f"with the original name of {english.ref(trait.like)}"
        case OriginalLevel() | OrMadeOfIt():
            return ""
    raise Unsaid(trait)
