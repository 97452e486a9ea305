// What is to be seen at a place beside its card: what can be picked there, what is picked, who acts, which links aim at it.
// It is gathered once for the whole table, so that a place looks at one thing only and is drawn anew only if that changes.
import type { Question, Table } from './messages';
import { canPick, type Laid, type Picking } from './picking';
import { keyOf } from './places';
import { share } from './same';

export interface Standing {
  can: number[];
  picked: number[];
  /** The how-manieth pick it is, where they are put in an order. */
  order: number;
  /** It could have been picked, and no longer can. */
  spent: boolean;
  acting: boolean;
  struck: boolean;
  /** The link of a chain that lies here. */
  link: { number: number; now: boolean } | null;
  /** The newest link that aims here; a later one has come since. */
  aim: { number: number; later: boolean } | null;
}
export type Standings = ReadonlyMap<string, Standing>;
export const NOTHING_THERE: Standing = {
  can: [],
  picked: [],
  order: 0,
  spent: false,
  acting: false,
  struck: false,
  link: null,
  aim: null,
};
interface Seen {
  table: Table | null;
  question: Question | null;
  picking: Picking | null;
  laid: Laid;
  open: boolean;
}

/** What stands where; places at which nothing stands are left out, and what is as before is the same object. */
export function gather({ table, question, picking, laid, open }: Seen, before: Standings): Standings {
  const found = new Map<string, Standing>();
  const put = (key: string, what: Partial<Standing>): unknown =>
    found.set(key, { ...(found.get(key) ?? NOTHING_THERE), ...what });
  const picks = picking?.picks ?? [];
  for (const [key, options] of laid.at) {
    const picked = options.filter((index) => picks.includes(index));
    const can = open ? options.filter((index) => canPick(picking, index)) : [];
    const order = question?.ordered ? picks.indexOf(picked[0] ?? -1) + 1 : 0;
    put(key, { can, picked, order, spent: open && picks.length > 0 && can.length + picked.length === 0 });
  }
  if (question?.card) put(keyOf(question.card), { acting: true });
  if (table?.attack?.target) put(keyOf(table.attack.target), { struck: true });
  const chain = table?.chain ?? [];
  for (const { card, number, resolving, targets } of chain) {
    put(keyOf(card.at), { link: { number, now: resolving ?? false } });
    const later = number !== chain.at(-1)?.number && !resolving;
    for (const at of targets ?? []) put(keyOf(at), { aim: { number, later } });
  }
  return new Map([...found].map(([key, each]) => [key, share(before.get(key), each)]));
}
