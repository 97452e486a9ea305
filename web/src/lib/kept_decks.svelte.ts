// One's own decks, kept in this browser; what cannot be read is left alone, so that no deck is ever lost.
import { keep, recall } from './kept';
import type { Deck } from './messages';
import { partsOf, type Parts } from './siding';

export interface KeptDeck extends Parts {
  id: string;
  name: string;
  format: string;
  /** When it was last changed, in milliseconds. */
  at: number;
}
const KEY = 'decks';
const isList = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((each) => Number.isInteger(each));

function isDeck(value: unknown): value is KeptDeck {
  const deck = value as KeptDeck | null;
  return (
    typeof deck === 'object' &&
    deck !== null &&
    typeof deck.id === 'string' &&
    typeof deck.name === 'string' &&
    [deck.main, deck.extra, deck.side].every(isList)
  );
}
/** A name that no deck has yet. */
export function freeName(wanted: string, taken: string[]): string {
  const base = wanted.trim().slice(0, 60) || 'deck';
  if (!taken.includes(base)) return base;
  for (let n = 2; ; n++) if (!taken.includes(`${base} ${n}`)) return `${base} ${n}`;
}
export class KeptDecks {
  private all = $state.raw<unknown[]>(recall<unknown[]>(KEY, []));

  /** Those that can be read, the newest first. */
  get list(): KeptDeck[] {
    return (Array.isArray(this.all) ? this.all : []).filter(isDeck).sort((a, b) => b.at - a.at);
  }
  find(id: string): KeptDeck | null {
    return this.list.find((each) => each.id === id) ?? null;
  }
  /** Keep a deck under its id; one without an id is a new one. */
  put(deck: Partial<KeptDeck> & Parts & { name: string; format: string }): KeptDeck {
    this.read();
    const id = deck.id ?? `d${Date.now().toString(36)}${Math.floor(Math.random() * 1296).toString(36)}`;
    const others = this.all.filter((each) => !isDeck(each) || each.id !== id);
    const names = others.filter(isDeck).map((each) => each.name);
    const kept: KeptDeck = { ...deck, id, name: freeName(deck.name, names), at: Date.now() };
    this.write([...others, kept]);
    return kept;
  }
  take(id: string): void {
    this.read();
    this.write(this.all.filter((each) => !isDeck(each) || each.id !== id));
  }
  clear(): void {
    this.write([]);
  }
  /** Another tab may have kept something since. */
  private read(): void {
    const now = recall<unknown[]>(KEY, []);
    this.all = Array.isArray(now) ? now : [];
  }
  private write(all: unknown[]): void {
    this.all = all;
    keep(KEY, all);
  }
}
export const keptDecks = new KeptDecks();
export const asDeck = (deck: KeptDeck): Deck => ({ ...partsOf(deck), name: deck.name });
