// Picking the options of a question: what is picked, what can be picked next, and whether that is an answer.
import type { Asking, At, Option, Picks, Question, Table } from './messages';
import { cardOf, findCard, isInPile, isInSight, isOnField, keyOf, pileOf, placeOf } from './places';

export interface Picking {
  question: Question;
  picks: number[];
  /** What can be picked next, as the server says; before it has said so, whatever is not picked. */
  next: number[];
  complete: boolean;
  /** The number of the last `Try` whose answer counts. */
  tried: number;
}

const fresh = (question: Question, picks: number[]): Pick<Picking, 'next' | 'complete'> => ({
  next:
    picks.length < question.most
      ? question.options.map((_, i) => i).filter((i) => !picks.includes(i) && i !== question.may_pass)
      : [],
  complete:
    picks.length >= question.least && picks.length <= question.most && (picks.length > 0 || question.least === 0),
});

export const begin = (question: Question): Picking => ({ question, picks: [], ...fresh(question, []), tried: 0 });

export function pick(picking: Picking, option: number): Picking {
  if (!picking.next.includes(option)) return picking;
  const picks = [...picking.picks, option];
  return { ...picking, picks, ...fresh(picking.question, picks) };
}
export function takeBack(picking: Picking, option?: number): Picking {
  if (picking.picks.length === 0) return picking;
  const picks = option === undefined ? picking.picks.slice(0, -1) : picking.picks.filter((each) => each !== option);
  return { ...picking, picks, ...fresh(picking.question, picks) };
}
/** Pick what is not picked, take back what is; where one thing is asked for, another pick replaces the first. */
export function toggle(picking: Picking, option: number): Picking {
  if (picking.picks.includes(option)) return takeBack(picking, option);
  if (picking.question.most === 1 && picking.picks.length === 1) return pick(begin(picking.question), option);
  return pick(picking, option);
}
/** What the server says about the picks it was asked about; an answer to older picks is no longer of interest. */
export const learn = (picking: Picking, said: Picks): Picking =>
  said.id === picking.tried
    ? { ...picking, next: said.next.filter((each) => each !== picking.question.may_pass), complete: said.complete }
    : picking;
export const asked = (picking: Picking, id: number): Picking => ({ ...picking, tried: id });

/** Whether the server is to be asked what can be picked next. */
export const mustAsk = (question: Question): boolean => question.most > 1;
/** One pick is the answer, without confirming: an action, a zone, yes or no. Cards and orders are confirmed. */
export const settlesAtOnce = (question: Question): boolean =>
  question.most === 1 && question.least === 1 && !['cards', 'order'].includes(question.kind);

/** The picks that pass, null where one cannot pass. */
export function passing(question: Question | null | undefined): number[] | null {
  if (!question) return null;
  if (question.may_pass !== undefined) return [question.may_pass];
  return question.least === 0 ? [] : null;
}
/** Whether picking another of these would still count, so that it is drawn as possible. */
export function canPick(picking: Picking | null, option: number): boolean {
  if (!picking) return false;
  const replaces = picking.question.most === 1 && picking.picks.length === 1 && option !== picking.question.may_pass;
  return picking.next.includes(option) || (replaces && !picking.picks.includes(option));
}

/** Where the options of a question are shown: at cards and zones, in piles, or in a list. */
export interface Laid {
  at: Map<string, number[]>;
  piles: Map<string, number[]>;
  list: number[];
}
/** Questions about one card, whose answers are words: they stand beside the question, not at the card. */
const IN_WORDS: readonly Asking[] = ['position', 'yes or no', 'number'];

export function lay(question: Question | null | undefined, table: Table | null | undefined): Laid {
  const laid: Laid = { at: new Map(), piles: new Map(), list: [] };
  question?.options.forEach((option, index) => {
    if (index === question.may_pass) return;
    const place = IN_WORDS.includes(question.kind) ? null : placeOf(option);
    if (place && isShown(option, place, table)) add(laid.at, keyOf(place), index);
    else if (place && isInPile(place) && cardOf(option, table)) add(laid.piles, pileOf(place), index);
    else laid.list.push(index);
  });
  return laid;
}
/** How long a text is when it is drawn, in Latin letters: a Chinese character has the room of two. */
export const widthOf = (text: string): number =>
  [...text].reduce((width, letter) => width + (letter >= '\u2e80' ? 2 : 1), 0);
/** Few and short options that lie nowhere stand beside the question, others in a panel: two may be longer than four. */
export function fitBesideQuestion(question: Question, list: number[]): boolean {
  const words = list.map((index) => question.options[index]?.text ?? '');
  const most = list.length <= 2 ? 116 : 68;
  return list.length <= 4 && widthOf(question.text) + widthOf(words.join('')) + 4 * list.length <= most;
}
/** The responses at cards that also stand beside the question, where they are few: who is asked finds "yes" there. */
export function responses(question: Question | null | undefined, laid: Laid): number[] {
  if (question?.kind !== 'action' || question.may_pass === undefined || laid.list.length || laid.piles.size) return [];
  const all = [...laid.at.values()].flat();
  return all.length <= 2 ? all : [];
}
/** What stands beside the question: words that lie nowhere, or the few cards one may respond with, by their names. */
export function besideQuestion(
  question: Question | null | undefined,
  laid: Laid,
  open: boolean,
): { options: number[]; named: boolean } {
  if (question && laid.list.length && fitBesideQuestion(question, laid.list))
    return { options: laid.list, named: false };
  return { options: open ? responses(question, laid) : [], named: true };
}
/** The pile in which everything lies that can be picked: it is spread out by itself. */
export function onlyPile(laid: Laid): string | null {
  const [pile, ...others] = laid.piles.keys();
  return pile !== undefined && others.length === 0 && laid.at.size === 0 && laid.list.length === 0 ? pile : null;
}
const isShown = (option: Option, place: At, table: Table | null | undefined): boolean =>
  option.zone === place ? isOnField(place) : isInSight(place) && findCard(table, place) !== null;
function add(map: Map<string, number[]>, key: string, index: number): void {
  map.set(key, [...(map.get(key) ?? []), index]);
}
