"""English for what monsters of the Extra Deck are made of."""

from spellspeed.lang.lines import Materials
from spellspeed.lang.render.english_deeds import EnglishDeeds
from spellspeed.lang.render.tables import MAKING, group_materials


class EnglishMaterials(EnglishDeeds):
    """Says in English what a monster is made of."""

    def materials(self, line: Materials) -> str:
        """What a monster is made of; a card that is only named stands by its name."""
        found: list[str] = []
        for each, count, more, is_name in group_materials(line):
            if more:
                found.append(f"{count} or more {self.phrase(each, True)}")
            elif is_name:
                found += [self.quoted(each.name)] * count
            else:
                found.append(f"{count} {self.phrase(each, count > 1)}")
        nothing = "nothing or more" if line.more else "nothing"
        names = " with different names" if line.of_different_names else ""
        said = [f"{' + '.join(found) or nothing}{names}."]
        if line.no_substitutes:
            said.append("A Fusion Summon of this card needs exactly these materials.")
        if not line.fused:
            said.append("This card is not Fusion Summoned with them.")
        if not line.properly:
            said.append(f"This card must be {MAKING[line.by][0]} Summoned and cannot be Special Summoned otherwise.")
        if line.never_one:
            said.append("This card cannot be used as Fusion Material.")
        return " ".join(said)
