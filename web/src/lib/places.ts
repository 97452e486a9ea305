// Where things lie: keys of places, and the card that lies at one.
import type { At, Card, Event, Option, Place, Side, Table } from './messages';

export const EXTRA_ZONE = 'extra monster zone';
const ON_FIELD = new Set<Place>(['monster zone', 'spell & trap zone', 'field zone', EXTRA_ZONE]);
const PILES = new Set<Place>(['graveyard', 'banished', 'extra deck', 'deck']);

/** One text for one place; the Extra Monster Zones belong to nobody. Where the index is 0, several cards share it. */
export function keyOf(at: At): string {
  if (at.place === 'field zone') return `${at.of}/field zone`;
  const index = at.index ?? 0;
  return at.place === EXTRA_ZONE ? `${EXTRA_ZONE}/${index}` : `${at.of}/${at.place}/${index}`;
}
export const pileKey = (of: number, place: Place): string => `${of}/${place}`;
export const pileOf = (at: At): string => pileKey(at.of, at.place);
export const isOnField = (at: At): boolean => ON_FIELD.has(at.place);
export const isInPile = (at: At): boolean => PILES.has(at.place);
/** Whether it has a place of its own on the page, which can be pressed. */
export const isInSight = (at: At): boolean =>
  at.place === 'field zone' || (!!at.index && (ON_FIELD.has(at.place) || at.place === 'hand'));

function* cardsOf(side: Side): Generator<Card> {
  const own = [
    side.hand,
    side.monsters,
    side.spells,
    [side.field],
    side.graveyard,
    side.banished,
    side.extra ?? [],
    side.deck ?? [],
  ];
  for (const card of own.flat()) {
    if (!card) continue;
    yield card;
    yield* card.materials ?? [];
  }
}
export function* allCards(table: Table): Generator<Card> {
  for (const side of table.sides) yield* cardsOf(side);
  for (const card of [...table.extra_monster_zones, ...(table.nowhere ?? [])]) {
    if (!card) continue;
    yield card;
    yield* card.materials ?? [];
  }
}
/** The card that lies at a place of the page, by its key. */
export function findAt(table: Table, key: string): Card | null {
  for (const card of allCards(table)) if (keyOf(card.at) === key) return card;
  return null;
}
export function findCard(table: Table | null | undefined, at: At | null | undefined): Card | null {
  if (!table || !at) return null;
  return findAt(table, keyOf(at));
}
/** The same card after what happened: where it went, or moved up in a hand; nothing if nobody tells that. */
export function follow(card: Card, events: readonly Event[], table: Table): Card | null {
  let key = keyOf(card.at);
  let at = card.at;
  for (const { came_from: from, card: moved } of events)
    if (from && moved && keyOf(from) === key) [at, key] = [moved.at, keyOf(moved.at)];
  const same = [...allCards(table)].filter((each) => each.password === card.password && pileOf(each.at) === pileOf(at));
  return same.find((each) => keyOf(each.at) === key) ?? same.at(-1) ?? null;
}
/** Where an option lies: the zone that is chosen, else the card. */
export const placeOf = (option: Option | undefined): At | null => option?.zone ?? option?.card ?? null;
/** The card of an option: as it is told with it, else as it lies on the table. */
export const cardOf = (option: Option | undefined, table: Table | null | undefined): Card | null =>
  option?.face ?? (option?.card ? findCard(table, option.card) : null);

/** Whether a card turns its face to whoever looks at the page. */
export function showsFace(card: Card): boolean {
  if (!card.password) return false;
  return (card.face_up ?? true) || !(isOnField(card.at) || card.at.place === 'banished');
}
export const isTurned = (card: Card): boolean => card.position === 'defense' || card.position === 'set';
/** The zones of a row from left to right, as the player at the bottom sees them. */
export const fromLeft = (own: boolean): number[] => (own ? [1, 2, 3, 4, 5] : [5, 4, 3, 2, 1]);
