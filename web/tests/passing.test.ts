import { afterEach, describe, expect, test } from 'vitest';
import { wantsToBeAsked, type Wanted } from '../src/lib/passing';
import { settings } from '../src/lib/settings.svelte';
import { QUESTIONS } from '../src/fixtures/questions';
import { HELLO } from '../src/fixtures/scenes';
import { picture, TABLE } from '../src/fixtures/tables';
import type { Question } from '../src/lib/messages';
import { Seat } from './table';

const WINDOW: Question = { ...QUESTIONS.response, window: true, occasion: 'link', by: 1 };
const usual: Wanted = { level: 'always', untilEndOf: 0, breaks: true };
const asked = (question: Partial<Question>, wanted: Partial<Wanted>): boolean =>
  wantsToBeAsked({ ...WINDOW, ...question }, 0, 7, { ...usual, ...wanted });

describe('three levels', () => {
  test('always: every window', () => {
    expect(asked({ occasion: 'time' }, {})).toBe(true);
    expect(asked({ by: 0 }, {})).toBe(true);
  });
  test('if I can: what the other player does, and not a mere phase or my own play', () => {
    expect(asked({}, { level: 'can' })).toBe(true);
    expect(asked({ occasion: 'time' }, { level: 'can' })).toBe(false);
    expect(asked({ by: 0 }, { level: 'can' })).toBe(false);
    expect(asked({ options: [WINDOW.options[1]!], may_pass: 0 }, { level: 'can' })).toBe(false);
  });
  test("if it's mine: what is aimed at me", () => {
    expect(asked({}, { level: 'mine' })).toBe(false);
    expect(asked({ aimed: true }, { level: 'mine' })).toBe(true);
  });
  test('what is no window is always asked', () => {
    expect(asked({ window: false, may_pass: undefined }, { level: 'mine', untilEndOf: 7, breaks: false })).toBe(true);
  });
  test('until the end of the turn: broken by what I could answer, if I want that', () => {
    expect(asked({ occasion: 'time' }, { untilEndOf: 7 })).toBe(false);
    expect(asked({}, { untilEndOf: 7 })).toBe(true);
    expect(asked({}, { untilEndOf: 7, breaks: false })).toBe(false);
    expect(asked({ occasion: 'time' }, { untilEndOf: 6 })).toBe(true);
  });
});
describe('passing by itself', () => {
  let seat: Seat;
  afterEach(() => {
    seat.leave();
    settings.ask('always');
  });
  const shown = (n: number, question: Question) => picture(n, { question, table: TABLE, undo: true });

  test('after an even time, and nothing can be pressed meanwhile', async () => {
    settings.ask('mine');
    seat = new Seat(HELLO, shown(1, WINDOW));
    expect(seat.answers).toEqual([]);
    expect(seat.room.passing).toBeNull();
    await seat.look();
    expect(seat.answers).toEqual([[1]]);
  });
  test('after taking back one is asked, and asked again only after an answer of one’s own', async () => {
    settings.ask('mine');
    seat = new Seat(HELLO, shown(1, WINDOW));
    await seat.look();
    await seat.click(seat.button('Undo'));
    seat.say(shown(2, { ...WINDOW, name: 'again' }));
    await seat.look();
    expect(seat.answers).toEqual([[1]]);
    await seat.key(' ');
    expect(seat.answers).toEqual([[1], [1]]);
    seat.say(shown(3, { ...WINDOW, name: 'later' }));
    await seat.look();
    expect(seat.answers).toHaveLength(3);
  });
  test('Shift and Space pass until the turn ends, Escape stops it', async () => {
    seat = new Seat(HELLO, shown(1, { ...WINDOW, occasion: 'time' }));
    await seat.key(' ', { shiftKey: true });
    expect(seat.answers).toEqual([[1]]);
    seat.say(shown(2, { ...WINDOW, name: 'second', occasion: 'time' }));
    await seat.look();
    expect(seat.answers).toHaveLength(2);
    await seat.key('Escape');
    seat.say(shown(3, { ...WINDOW, name: 'third', occasion: 'time' }));
    await seat.look();
    expect(seat.answers).toHaveLength(2);
  });
});
