import { describe, expect, test } from 'vitest';
import { blake2b } from '../src/lib/blake2b';
import { sayClock } from '../src/lib/clock';
import { emblem } from '../src/lib/emblem/emblem';
import { emblemFacts, fitMini, frameOf, propertyOf, trend } from '../src/lib/face';
import { readEffect } from '../src/lib/effects';
import { hashNonce } from '../src/lib/fair';
import type { Event } from '../src/lib/messages';
import { timesOf } from '../src/lib/motion';
import { bestFirst, inOrder } from '../src/lib/names';
import { follow, keyOf, showsFace } from '../src/lib/places';
import { move, partsOf } from '../src/lib/siding';
import { emphasise } from '../src/lib/emphasis';
import { attackPath } from '../src/lib/wires';
import { say, WORDS } from '../src/lib/words';
import { readYdk } from '../src/lib/ydk';
import { at, card, hidden } from '../src/fixtures/cards';
import { MAIN } from '../src/fixtures/tables';

const zone = at(0, 'monster zone', 1);

describe('words', () => {
  test('everything is there in both languages, with the same gaps', () => {
    const gaps = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();
    for (const [word, [english, chinese]] of Object.entries(WORDS)) {
      expect(english, word).not.toBe('');
      expect(gaps(chinese), word).toEqual(gaps(english));
    }
  });
  test('gaps are filled', () => expect(say('zh', 'turn', { n: 3 })).toBe('第3回合'));
});
describe('faces', () => {
  test('frames, properties and sizes of names come from facts', () => {
    expect(frameOf(card('decode', zone))).toBe('link');
    expect(frameOf(card('restrict', zone))).toBe('fusion');
    expect(frameOf(card('sheep', zone))).toBe('token');
    expect(frameOf(card('magician', zone))).toBe('normal');
    expect(frameOf(card('jammer', zone))).toBe('trap');
    expect(propertyOf(card('jammer', zone))).toBe('Counter');
    expect([fitMini('Sangan'), fitMini('Black Luster Soldier - Envoy of the Beginning'), fitMini('旋风')]).toEqual([
      1, 3, 1,
    ]);
  });
  test('a number off its printed value is marked', () => {
    expect([trend(1900, 1600), trend(100, 1600), trend(1600, undefined)]).toEqual(['up', 'down', '']);
  });
  test('two DARK Spellcasters have two emblems, one card always has the same', () => {
    const of = (known: 'magician' | 'breaker') => emblem(emblemFacts(card(known, zone)));
    expect(of('magician')).toBe(of('magician'));
    expect(of('magician')).not.toBe(of('breaker'));
  });
});
describe('what a card does', () => {
  test('a line is taken apart, in both languages', () => {
    expect(readEffect('② [Ignition Effect] Remove 1 counter; destroy it. (Spell Speed 1)')).toEqual({
      number: '②',
      kind: 'Ignition Effect',
      speed: '1',
      text: 'Remove 1 counter; destroy it.',
    });
    expect(readEffect('【永续效果】攻击力上升300。')).toEqual({
      number: '',
      kind: '永续效果',
      speed: '',
      text: '攻击力上升300。',
    });
  });
  test('what is written otherwise is all text', () => expect(readEffect('No effects.').text).toBe('No effects.'));
});
describe('what moves', () => {
  const moved: Event = { kind: 'moved', card: card('sangan', at(0, 'graveyard', 1)), came_from: zone };
  test('one event begins after the other, and a long tale is told in bounded time', () => {
    expect(timesOf([moved, moved, { kind: 'phase started' }]).begins).toEqual([0, 100, 200]);
    expect(timesOf(Array<Event>(50).fill(moved)).ends).toBeLessThan(2000);
  });
  test('where nothing moves, nothing waits', () => expect(timesOf([{ kind: 'phase started' }]).ends).toBe(0));
});
describe('who sees what', () => {
  test('a hidden card and a Set one show their back, a card in the hand its face', () => {
    expect(showsFace(hidden(zone))).toBe(false);
    expect(showsFace(card('sangan', zone, { face_up: false }))).toBe(false);
    expect(showsFace(card('sangan', at(0, 'hand', 1), { face_up: false }))).toBe(true);
  });
  test('a card one reads is followed where it goes, and not mistaken for what comes to its place', () => {
    const was = card('sangan', zone);
    const lies = card('sangan', at(0, 'graveyard', 2));
    const sides = [{ ...MAIN.sides[0]!, monsters: [], graveyard: [card('magician', at(0, 'graveyard', 1)), lies] }];
    const table = { ...MAIN, sides, extra_monster_zones: [] };
    const sent = { kind: 'destroyed', card: lies, came_from: zone } as Event;
    expect(follow(was, [sent], table)).toBe(lies);
    expect(follow(was, [], table)).toBeNull();
    const stands = { ...table, sides: [{ ...sides[0]!, monsters: [card('magician', zone)] }] };
    expect(follow(was, [], stands)).toBeNull();
  });
  test('the Extra Monster Zones belong to nobody', () => {
    expect(keyOf(at(0, 'extra monster zone', 1))).toBe(keyOf(at(1, 'extra monster zone', 1)));
    expect(keyOf(at(0, 'monster zone', 1))).not.toBe(keyOf(at(1, 'monster zone', 1)));
  });
});
describe('fair dice', () => {
  test('BLAKE2b is that of RFC 7693, also over more than one block', () => {
    const bytes = (count: number) => Uint8Array.from({ length: count }, (_, i) => i & 255);
    expect(blake2b(bytes(0))).toBe('0e5751c026e543b2e8ab2eb06099daa1d1e5df47778f7787faab45cdf12fe3a8');
    expect(blake2b(bytes(128))).toBe('c3582f71ebb2be66fa5dd750f80baae97554f3b015663c8be377cfcb2488c1d1');
    expect(blake2b(bytes(300))).toBe('3a486e3fe3ee414853000269ac020030aeef748cb05cd62ba85939ec298ef25c');
  });
  test('a promise is what the server makes of it', () => {
    const nonce = Array.from({ length: 32 }, (_, i) => i.toString(16).padStart(2, '0')).join('');
    expect(hashNonce('k3', 0, nonce)).toBe('05e8a7a85f39ca96dd7e261f02f306e7113b41dc9d63b97a3fadda5340a8e76f');
    expect(hashNonce('k3', 1, nonce)).not.toBe(hashNonce('k3', 0, nonce));
  });
});
describe('long lists of names', () => {
  const same = (name: string): string => name;
  test('stand in the order of the language that is shown', () => {
    const names = ['Sangan', '"A" Cell Breeder', 'Number 101', 'Number 39', 'blue-eyes Toon'];
    expect(inOrder(names, same, 'en')).toEqual([
      '"A" Cell Breeder',
      'blue-eyes Toon',
      'Number 39',
      'Number 101',
      'Sangan',
    ]);
    expect(inOrder(['青眼白龙', '死者苏生', '黑魔术师'], same, 'zh')).toEqual(['黑魔术师', '青眼白龙', '死者苏生']);
  });
  test('are searched as people type, the best first', () => {
    const names = ['Archfiend Skull Dragon', 'Numbskull', 'Skull', 'Skull Dice', 'Sangan'];
    expect(bestFirst(names, same, 'skull')).toEqual(['Skull', 'Skull Dice', 'Archfiend Skull Dragon', 'Numbskull']);
    expect(bestFirst(['Blue-Eyes White Dragon'], same, 'blue eyes')).toHaveLength(1);
    expect(bestFirst(['青眼白龙', '黑魔术师'], same, '白龙')).toEqual(['青眼白龙']);
    expect(bestFirst(names, same, ' ')).toEqual(names);
  });
});
describe('siding', () => {
  const deck = { main: [1, 2, 3], extra: [8], side: [4, 9] };
  test('cards go to the Side Deck and, by their kind, out of it', () => {
    const out = move(partsOf(deck), 'main', 1, ['Monster']);
    expect(out).toEqual({ main: [1, 3], extra: [8], side: [4, 9, 2] });
    const into = move(out, 'side', 0, ['Spell']);
    expect(into.main).toEqual([1, 3, 4]);
    expect(move(into, 'side', 0, ['Monster', 'Xyz']).extra).toEqual([8, 9]);
  });
});
describe('deck lists', () => {
  test('are read by their parts', () => {
    expect(readYdk('#created by x\n#main\n5318639\n5318639\r\n#extra\n1861629\n!side\n44095762\n', 'mine')).toEqual({
      main: [5318639, 5318639],
      extra: [1861629],
      side: [44095762],
      name: 'mine',
    });
  });
  test('what is no list is refused with its line', () => {
    expect(() => readYdk('#main\nhello', 'x')).toThrow('2: hello');
    expect(() => readYdk('', 'x')).toThrow('#main');
  });
});
test('clocks count whole seconds, and never below none', () => {
  expect([sayClock(398_000), sayClock(59_001), sayClock(-5), sayClock(3_600_000)]).toEqual([
    '6:38',
    '1:00',
    '0:00',
    '1:00:00',
  ]);
});
test('an attack goes from edge to edge', () => {
  const { at: middle } = attackPath({ x: 0, y: 200, width: 76, height: 106 }, { x: 0, y: 0, width: 76, height: 106 });
  expect(middle).toEqual({ x: 38, y: 153 });
});

test('names of cards in a sentence are told apart, the longer one first, and nothing of it is lost', () => {
  const text = 'Luster Dragon #2 attacks Luster Dragon.';
  const parts = emphasise(text, ['Luster Dragon', 'Luster Dragon #2', '']);
  expect(parts.filter((part) => part.strong).map((part) => part.text)).toEqual(['Luster Dragon #2', 'Luster Dragon']);
  expect(parts.map((part) => part.text).join('')).toBe(text);
  expect(emphasise('Turn 3', [])).toEqual([{ text: 'Turn 3', strong: false }]);
});
