// Exchanging cards between duels: parts of a deck, and moving a card between them.
import type { Deck } from './messages';

export type Part = 'main' | 'extra' | 'side';
export interface Parts {
  main: number[];
  extra: number[];
  side: number[];
}
export const PARTS: readonly Part[] = ['main', 'extra', 'side'];
const OF_EXTRA_DECK = ['Fusion', 'Synchro', 'Xyz', 'Link'];

export const partsOf = (deck: Deck): Parts => ({
  main: [...deck.main],
  extra: [...(deck.extra ?? [])],
  side: [...(deck.side ?? [])],
});
/** Move one copy; out of the Side Deck it goes where its kind belongs. */
export function move(parts: Parts, from: Part, place: number, kinds: string[]): Parts {
  const password = parts[from][place];
  if (password === undefined) return parts;
  const to: Part = from === 'side' ? (kinds.some((each) => OF_EXTRA_DECK.includes(each)) ? 'extra' : 'main') : 'side';
  return { ...parts, [from]: parts[from].filter((_, i) => i !== place), [to]: [...parts[to], password] };
}
