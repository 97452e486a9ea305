// What cards do, in words: asked for once for each card and language, and left out where the server does not tell.
import { SvelteMap } from 'svelte/reactivity';
import { readCards, type CardText } from './api';
import type { Lang } from './messages';

const known = new SvelteMap<string, CardText | null>();
const keyOf = (password: number, lang: Lang): string => `${lang}/${password}`;

export function textOf(password: number, lang: Lang): CardText | null {
  return known.get(keyOf(password, lang)) ?? null;
}
/** Ask for cards that are not known yet. */
export async function fetchTexts(passwords: number[], lang: Lang): Promise<void> {
  const missing = [...new Set(passwords)].filter((each) => each > 0 && !known.has(keyOf(each, lang)));
  if (missing.length === 0) return;
  for (const each of missing) known.set(keyOf(each, lang), null);
  try {
    for (const card of await readCards(missing, lang)) known.set(keyOf(card.password ?? 0, lang), card);
  } catch {
    for (const each of missing) known.delete(keyOf(each, lang));
  }
}
