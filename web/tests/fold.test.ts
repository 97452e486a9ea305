import { describe, expect, test } from 'vitest';
import { share } from '../src/lib/same';
import { fold, NOTHING } from '../src/lib/fold';
import type { ToClient } from '../src/lib/messages';
import { EVENTS, HELLO } from '../src/fixtures/scenes';
import { picture } from '../src/fixtures/tables';

const after = (...messages: ToClient[]) => messages.reduce(fold, NOTHING);

test('a picture replaces the one before, and its events go to the log', () => {
  const known = after(
    HELLO,
    picture(1, { events: EVENTS.slice(0, 3) }),
    picture(2, { events: EVENTS.slice(3, 5), stage: 'over' }),
  );
  expect(known.picture?.stage).toBe('over');
  expect(known.log.map((line) => line.text)).toEqual(EVENTS.slice(0, 5).map((event) => event.text));
  expect(known.log.map((line) => line.number)).toEqual([1, 2, 3, 4, 5]);
});
test('a turn that begins is a heading', () => {
  expect(
    after(HELLO, picture(1, { events: EVENTS }))
      .log.filter((line) => line.heading)
      .map((line) => line.text),
  ).toEqual(['Turn 6', 'Turn 7']);
});
test('what is told by the events around it makes no line', () => {
  expect(
    after(HELLO, picture(1, { events: [{ kind: 'chain ended' }, { kind: 'drew', text: 'You draw' }] })).log,
  ).toHaveLength(1);
});
test('a picture that came before is not shown again', () => {
  const known = after(HELLO, picture(2, { stage: 'side' }), picture(1, { stage: 'duel', events: EVENTS }));
  expect(known.picture?.stage).toBe('side');
  expect(known.log).toEqual([]);
});
test('who connects again is told everything anew: the log begins afresh, the table stays until then', () => {
  const known = after(HELLO, picture(5, { events: EVENTS }), HELLO);
  expect(known.log).toEqual([]);
  expect(known.picture?.table).toBeDefined();
  expect(known.picture?.question).toBeUndefined();
  expect(fold(known, picture(1, { events: EVENTS })).log).toHaveLength(EVENTS.length);
});
test('a refusal is kept with its rules until the next picture; that somebody was faster is none', () => {
  const refused = {
    type: 'refused',
    id: 3,
    code: 'illegal',
    text: 'no',
    refusals: [{ rule: 'a.b', text: 'c' }],
  } as const;
  const known = after(HELLO, picture(1), { ...refused, refusals: [...refused.refusals] });
  expect(known.complaint?.refusals[0]?.rule).toBe('a.b');
  expect(fold(known, picture(2)).complaint).toBeNull();
  expect(after(HELLO, { type: 'refused', id: 3, code: 'stale', text: 'too late' }).complaint).toBeNull();
});
test('people, notices and the opened dice are kept', () => {
  const known = after(
    HELLO,
    { type: 'people', sittings: [{ seat: 1, name: 'Joey' }] },
    { type: 'notice', kind: 'ruling', text: 'Go on' },
    { type: 'opened', secret: 's', nonces: [], seeds: [] },
  );
  expect(known.sittings[0]?.name).toBe('Joey');
  expect(known.notices[0]?.text).toBe('Go on');
  expect(known.opened?.secret).toBe('s');
});
describe('what is equal', () => {
  test('stays the same object, and what differs is as it was told', () => {
    const old = { sides: [{ lp: 8000, hand: [{ name: 'a' }, { name: 'b' }] }, { lp: 8000 }], turn: 1 };
    const next = { sides: [{ lp: 7000, hand: [{ name: 'a' }, { name: 'c' }] }, { lp: 8000 }], turn: 1 };
    const shared = share(old, next);
    expect(shared).toEqual(next);
    expect(shared.sides[1]).toBe(old.sides[1]);
    expect(shared.sides[0]?.hand?.[0]).toBe(old.sides[0]?.hand?.[0]);
    expect(share(old, structuredClone(old))).toBe(old);
  });
  test('a field that is gone is gone', () => {
    expect(share<Record<string, number>>({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
    expect(share<number[]>([1, 2], [1])).toEqual([1]);
  });
});
