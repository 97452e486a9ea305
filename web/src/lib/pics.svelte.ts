// Pictures of one's own, where the server has a folder of them; a card without one is drawn from its facts.
import { SvelteSet } from 'svelte/reactivity';
import { settings } from './settings.svelte';

const missing = new SvelteSet<number>();
const state = $state({ given: false });
let asked = false;

/** Ask once whether there are pictures. */
export async function askForPics(): Promise<void> {
  if (asked) return;
  asked = true;
  try {
    const answer = await fetch('/api/pics', { credentials: 'same-origin' });
    state.given = ((await answer.json()) as { pics?: boolean }).pics === true;
  } catch {
    state.given = false; // drawn from facts
  }
}
/** The picture of a card, empty where there is none. */
export const picOf = (password: number): string =>
  state.given && settings.pics && password > 0 && !missing.has(password) ? `/pics/${password}.jpg` : '';
export const missPic = (password: number): void => void missing.add(password);
