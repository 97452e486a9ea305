// What is looked up without a seat: cards, decks, rules, replays, positions.
import { ask, makeRoom, type MadeRoom, type RoomWish } from './api';
import type { Found, Imported, Judged, Known, Moment, PositionShown } from './book_messages';
import type { ReplayOpened, RuleList, RulePage, Searchable } from './book_messages';
import type { Lang } from './messages';
import type { Parts } from './siding';

/** What cards are looked for by; what is empty does not matter. */
export interface CardWish {
  name: string;
  text: string;
  kinds: string[];
  attribute: string;
  type: string;
  level: string;
  atk: string;
  def: string;
  which: 'all' | 'playable' | 'known';
}
export const ANY_CARD: CardWish = {
  name: '',
  text: '',
  kinds: [],
  attribute: '',
  type: '',
  level: '',
  atk: '',
  def: '',
  which: 'playable',
};
export const PAGE_SIZE = 40;

export function findCards(wish: CardWish, format: string, lang: Lang, start = 0): Promise<Found> {
  const asked = new URLSearchParams({ lang, format, start: String(start), count: String(PAGE_SIZE) });
  for (const [name, value] of Object.entries(wish)) {
    const said = Array.isArray(value) ? value.join(',') : value;
    if (said) asked.set(name, said);
  }
  return ask(`/api/search?${asked}`);
}
export const readSearchable = (): Promise<Searchable> => ask('/api/search/words');
export const readKnown = (passwords: number[], format: string, lang: Lang): Promise<Known[]> =>
  ask(`/api/cards?lang=${lang}&format=${format}&passwords=${passwords.join(',')}`);
export const judgeDeck = (parts: Parts, format: string, lang: Lang): Promise<Judged> =>
  ask('/api/decks/judge', { ...parts, format, lang });
export const importDeck = (text: string, name: string, lang: Lang): Promise<Imported> =>
  ask('/api/decks/read', { text, name, lang });
export const listRules = (asked: { q?: string; topic?: string }, lang: Lang): Promise<RuleList> =>
  ask(`/api/rules?${new URLSearchParams({ lang, ...asked })}`);
export const readRule = (id: string, lang: Lang): Promise<RulePage> =>
  ask(`/api/rules/${encodeURIComponent(id)}?lang=${lang}`);
export const openReplay = (replay: string, lang: Lang, names: string[] = []): Promise<ReplayOpened> =>
  ask('/api/replays', { replay, lang, ...(names.length ? { names } : {}) });
/** What both players are called, as a part of an address. */
const sayNames = ([one = '', other = '']: string[]): string =>
  one && other ? `&one=${encodeURIComponent(one)}&other=${encodeURIComponent(other)}` : '';
export const readMoment = (key: string, n: number, seat: number, lang: Lang, names: string[] = []): Promise<Moment> =>
  ask(`/api/replays/${key}/${n}?seat=${seat}&lang=${lang}${sayNames(names)}`);
export const readMomentText = (key: string, n: number, lang: Lang): Promise<{ text: string }> =>
  ask(`/api/replays/${key}/${n}/position?lang=${lang}`);
export const showPosition = (text: string, puzzle: boolean, name: string, lang: Lang): Promise<PositionShown> =>
  ask('/api/positions', { text, puzzle, name, lang });
/** Make a room, with more settings than Home asks for. */
export const makeRoomWith = (wish: Omit<RoomWish, 'settings'> & { settings: object }): Promise<MadeRoom> =>
  makeRoom(wish as RoomWish);
