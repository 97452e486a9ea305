// What the page remembers in this browser; where nothing may be kept, it asks again.
import type { Deck } from './messages';

/** What is remembered of a room between making it and sitting down in it. */
export interface Intent {
  name?: string;
  deck?: Deck;
  /** One's own part of the dice, until it is opened. */
  nonce?: string;
  friend?: string;
  watch?: string;
}

function store(kind: 'localStorage' | 'sessionStorage'): Storage | null {
  try {
    return globalThis[kind] ?? null;
  } catch {
    return null;
  }
}
export function recall<T>(key: string, otherwise: T, kind: 'localStorage' | 'sessionStorage' = 'localStorage'): T {
  try {
    const text = store(kind)?.getItem(`spellspeed.${key}`);
    return text ? (JSON.parse(text) as T) : otherwise;
  } catch {
    return otherwise;
  }
}
export function keep(key: string, value: unknown, kind: 'localStorage' | 'sessionStorage' = 'localStorage'): void {
  try {
    store(kind)?.setItem(`spellspeed.${key}`, JSON.stringify(value));
  } catch {
    // a browser that keeps nothing is no reason to stop
  }
}
export const recallIntent = (room: string): Intent => recall<Intent>(`room.${room}`, {}, 'sessionStorage');
export const keepIntent = (room: string, intent: Intent): void => keep(`room.${room}`, intent, 'sessionStorage');
