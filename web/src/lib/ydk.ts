// Deck lists as .ydk files: passwords line by line under #main, #extra and !side.
import type { Deck } from './messages';

/** Read a deck list; what is wrong is said with its line. */
export function readYdk(text: string, name: string): Deck {
  const deck = { main: [] as number[], extra: [] as number[], side: [] as number[] };
  let part = deck.main;
  text.split(/\r?\n/).forEach((raw, index) => {
    const line = raw.trim();
    if (line === '') return;
    if (/^#main/i.test(line)) part = deck.main;
    else if (/^#extra/i.test(line)) part = deck.extra;
    else if (/^!side/i.test(line)) part = deck.side;
    else if (line.startsWith('#')) return;
    else if (/^\d{1,10}$/.test(line)) part.push(Number(line));
    else throw new Error(`${index + 1}: ${line.slice(0, 40)}`);
  });
  if (deck.main.length === 0) throw new Error('#main');
  return { ...deck, name };
}
