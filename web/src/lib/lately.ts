// The rooms in which this browser has a seat and whose match is not over, so that a duel is found again.
import { drop, keep, recall } from './kept';

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
/** A room whose match is over, or that is no longer there. */
export function forget(id: string): void {
  keep(
    'rooms',
    lateRooms().filter((each) => each.id !== id),
  );
  drop(`room.${id}`);
}
