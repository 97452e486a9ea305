// The rooms in which this browser has a seat and whose match is not over, so that a duel is found again.
import { drop, keep, keepIntent, recall, recallIntent, type Intent } from './kept';

export interface LateRoom {
  id: string;
  /** Who sits there too. */
  other: string;
}
const MOST = 12;

export const lateRooms = (): LateRoom[] => recall<LateRoom[]>('rooms', []);

/** Put a room first among those that can be gone on with. */
export function remember(id: string, other: string): void {
  keep('rooms', [{ id, other }, ...lateRooms().filter((each) => each.id !== id)].slice(0, MOST));
}
/** The players of a room, for whoever looks at its replay later. */
const namesOf = (): [string, string[]][] => recall<[string, string[]][]>('names', []);
export const recallNames = (id: string): string[] => namesOf().find(([each]) => each === id)?.[1] ?? [];
export function rememberNames(id: string, names: string[]): void {
  keep('names', [[id, names], ...namesOf().filter(([each]) => each !== id)].slice(0, MOST));
}
/** With which name and deck one sat down in the room that was over last. */
type Played = Pick<Intent, 'name' | 'deck'> & { room?: string };
const playedIn = (id: string): Played => {
  const last = recall<Played>('played', {});
  const { name, deck } = recallIntent(id).deck ? recallIntent(id) : last.room === id ? last : {};
  return { name, deck };
};
/** Whether a rematch can begin with the same deck: it is not known in another browser, nor long after. */
export const knowsDeckOf = (id: string): boolean => playedIn(id).deck !== undefined;
/** Sit down in the room of the rematch as in the one before; with another deck, if one likes, only by the same name. */
export function sitAgain(id: string, next: string, otherDeck = false): void {
  const { name, deck } = playedIn(id);
  if (recallIntent(next).nonce) return; // one sits there already
  keepIntent(next, { ...(name ? { name } : {}), ...(deck && !otherDeck ? { deck } : {}) });
}
/** A room whose match is over, or that is no longer there. */
export function forget(id: string): void {
  const { name, deck } = recallIntent(id);
  if (deck) keep('played', { room: id, name, deck });
  keep(
    'rooms',
    lateRooms().filter((each) => each.id !== id),
  );
  drop(`room.${id}`);
}
