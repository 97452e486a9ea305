import { describe, expect, test } from 'vitest';
import * as picks from '../src/lib/picking';
import { QUESTIONS } from '../src/fixtures/questions';
import { MAIN, TABLE } from '../src/fixtures/tables';
import type { Question } from '../src/lib/messages';

const { several, range, upTo, cards, response, action, zone, search, order, name } = QUESTIONS;

describe('counts', () => {
  test('exactly two: one is too few, two are an answer, a third cannot be picked', () => {
    const none = picks.begin(several);
    const one = picks.pick(none, 3);
    const two = picks.pick(one, 0);
    expect([none.complete, one.complete, two.complete]).toEqual([false, false, true]);
    expect(two.picks).toEqual([3, 0]);
    expect(picks.pick(two, 1)).toBe(two);
  });
  test('one to three: one is an answer already', () => {
    expect(picks.pick(picks.begin(range), 1).complete).toBe(true);
  });
  test('up to two: none is an answer too', () => {
    expect(picks.begin(upTo).complete).toBe(true);
  });
  test('nothing is picked twice', () => {
    const one = picks.pick(picks.begin(several), 3);
    expect(picks.pick(one, 3)).toBe(one);
  });
  test('the pass is no pick', () => {
    expect(picks.begin(cards).next).not.toContain(cards.may_pass);
  });
});
describe('taking back', () => {
  test('the last pick goes first', () => {
    const two = picks.pick(picks.pick(picks.begin(several), 3), 0);
    expect(picks.takeBack(two).picks).toEqual([3]);
    expect(picks.takeBack(two).complete).toBe(false);
  });
  test('a second press takes a pick back', () => {
    expect(picks.toggle(picks.toggle(picks.begin(several), 3), 3).picks).toEqual([]);
  });
  test('where one is asked for, another replaces it', () => {
    expect(picks.toggle(picks.toggle(picks.begin(cards), 0), 2).picks).toEqual([2]);
  });
});
describe('what the server says can be picked next', () => {
  const one = picks.asked(picks.pick(picks.begin(range), 0), 7);
  test('counts', () => {
    const told = picks.learn(one, { type: 'picks', id: 7, next: [2], complete: false });
    expect([told.next, told.complete]).toEqual([[2], false]);
    expect(picks.canPick(told, 1)).toBe(false);
    expect(picks.pick(told, 1)).toBe(told);
  });
  test('does not count for other picks', () => {
    expect(picks.learn(one, { type: 'picks', id: 6, next: [], complete: false })).toBe(one);
  });
  test('is asked only where several are picked', () => {
    expect([several, range, upTo, order].every(picks.mustAsk)).toBe(true);
    expect([cards, zone, action].some(picks.mustAsk)).toBe(false);
  });
});
test('passing is the option of that name, or nothing where nothing need be picked', () => {
  expect(picks.passing(response)).toEqual([1]);
  expect(picks.passing(upTo)).toEqual([]);
  expect(picks.passing(action)).toBeNull();
  expect(picks.passing(undefined)).toBeNull();
});
describe('where options lie', () => {
  test('at cards and zones; in piles; in a list', () => {
    const laid = picks.lay(action, MAIN);
    expect(laid.at.get('0/hand/3')).toEqual([0, 1]);
    expect(laid.at.get('0/monster zone/1')).toEqual([6]);
    expect(laid.piles.get('0/extra deck')).toEqual([7]);
    expect(laid.list).toEqual([8, 9]);
  });
  test('a zone that is chosen lies at the zone, not at the card for it', () => {
    const laid = picks.lay(zone, MAIN);
    expect([...laid.at.keys()]).toEqual(['0/monster zone/4', '0/monster zone/5', 'extra monster zone/2']);
  });
  test('cards that are searched are spread out by themselves', () => {
    expect(picks.onlyPile(picks.lay(search, MAIN))).toBe('0/deck');
    expect(picks.onlyPile(picks.lay(upTo, MAIN))).toBeNull();
    expect(picks.onlyPile(picks.lay(action, MAIN))).toBeNull();
  });
  test('the pass lies nowhere', () => {
    const laid = picks.lay(response, TABLE);
    expect([...laid.at.values()].flat()).toEqual([0]);
    expect(laid.list).toEqual([]);
  });
  test('names stand in a list', () => {
    expect(picks.lay(name, MAIN).list).toHaveLength(60);
    expect(picks.fitBesideQuestion(name, picks.lay(name, MAIN).list)).toBe(false);
  });
});

test('a Chinese question needs the room of two letters a character', () => {
  expect(picks.widthOf('攻击ATK')).toBe(7);
  const short = {
    ...response,
    text: '攻击'.repeat(16),
    options: [{ text: '是' }, { text: '否' }] as Question['options'],
  };
  expect(picks.fitBesideQuestion(short, [0, 1])).toBe(true);
  expect(picks.fitBesideQuestion({ ...short, text: '攻击'.repeat(28) }, [0, 1])).toBe(false);
});

describe('a question about one card', () => {
  const { position } = QUESTIONS;
  const asked = { ...position, options: position.options.map((each) => ({ ...each, card: zone.options[0]!.card! })) };
  test('is answered in words beside the question, wherever its card lies', () => {
    const laid = picks.lay(asked, MAIN);
    expect([laid.list, laid.at.size]).toEqual([[0, 1], 0]);
  });
});
describe('responses', () => {
  test('stand beside the question where they are few', () => {
    expect(picks.responses(response, picks.lay(response, TABLE))).toEqual([0]);
  });
  test('do not where one may do anything', () => {
    expect(picks.responses(action, picks.lay(action, MAIN))).toEqual([]);
  });
});
