import { expect, test } from 'vitest';
import { begin, lay, pick } from '../src/lib/picking';
import { keyOf } from '../src/lib/places';
import { gather, NOTHING_THERE } from '../src/lib/standings';
import type { At, Question, Table } from '../src/lib/messages';
import { MAIN } from '../src/fixtures/tables';

const [first, second] = (MAIN.sides[0]?.hand ?? []).map((card) => card.at) as [At, At];
const QUESTION: Question = {
  name: 'q',
  kind: 'cards',
  text: 'Which card?',
  least: 1,
  most: 1,
  ordered: false,
  options: [
    { text: 'one', card: first },
    { text: 'two', card: second },
  ],
} as Question;
const laid = lay(QUESTION, MAIN);
const seen = (picking = begin(QUESTION), table: Table = MAIN) =>
  gather({ table, question: QUESTION, picking, laid, open: true }, new Map());

test('a place where something can be picked says so, and where it is picked', () => {
  expect(seen().get(keyOf(first))).toMatchObject({ can: [0], picked: [] });
  expect(seen(pick(begin(QUESTION), 0)).get(keyOf(first))).toMatchObject({ can: [], picked: [0] });
});
test('a link lies at its card, and the newest link that aims at a card is told there', () => {
  const chain = [
    { number: 1, player: 0, text: '', card: { at: first }, targets: [second] },
    { number: 2, player: 1, text: '', card: { at: second }, targets: [] },
  ];
  const found = seen(begin(QUESTION), { ...MAIN, chain } as Table);
  expect(found.get(keyOf(first))?.link).toEqual({ number: 1, now: false });
  expect(found.get(keyOf(second))).toMatchObject({ link: { number: 2 }, aim: { number: 1, later: true } });
});
test('a place at which nothing has changed keeps its object, so that it is not drawn anew', () => {
  const before = seen();
  const picking = pick(begin(QUESTION), 0);
  const after = gather(
    { table: { ...MAIN, attack: undefined }, question: QUESTION, picking, laid, open: true },
    before,
  );
  expect(gather({ table: MAIN, question: QUESTION, picking: begin(QUESTION), laid, open: true }, before)).toEqual(
    before,
  );
  expect(after.get(keyOf(first))).not.toBe(before.get(keyOf(first)));
  const again = gather({ table: MAIN, question: QUESTION, picking: begin(QUESTION), laid, open: true }, before);
  expect(again.get(keyOf(second))).toBe(before.get(keyOf(second)));
  expect(again.get('0/monster zone/9') ?? NOTHING_THERE).toBe(NOTHING_THERE);
});
