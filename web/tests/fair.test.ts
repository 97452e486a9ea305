// The dice of a server's duel, checked by the page: every hash here was computed by Python's hashlib.
import { describe, expect, test } from 'vitest';
import { checkFair, type Proved } from '../src/lib/fair';

const many = (card: number, count: number): number[] => Array.from({ length: count }, () => card);
const REPLAY: Proved = {
  seed: '09e5c15f653e67c372dccd297359ee494cbfff008deacf39d301acaed40d0bf8',
  decks: [
    { main: [...many(22702055, 37), ...many(26202165, 3)], extra: [], side: [40640057] },
    { main: [...many(15025844, 20), ...many(12580477, 20)], extra: [], side: [] },
  ],
  fair: {
    room: 'k3',
    duel: 1,
    secret_hash: '662641ced25f071c4391c0a0df335d0338ef2d1fa4799a56693af07a1b90ee44',
    nonce_hashes: [
      '527bbc0856de9238ce91fa3b73d57225c332211a852ed671513690297429fe8a',
      'f08df84ae88041103f0b8d4177bec9421fd74228588d325a7c13036dfd3c86af',
    ],
    deck_hashes: [
      'fb7acbd6541a73d757b45193935122bec4e3ba4ad3f8672f51af4387ccead041',
      'de30729634800727ea1ceaf8e3e2889bc4fbe9ab127ae8a1a5ddc19a8e9d2570',
    ],
    secret: '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',
    nonces: ['01'.repeat(32), '02'.repeat(32)],
    salts: ['03'.repeat(32), '04'.repeat(32)],
  },
};
type Fair = NonNullable<Proved['fair']>;
const changed = (fair: Partial<Fair>): Proved => ({ ...REPLAY, fair: { ...(REPLAY.fair as Fair), ...fair } });

describe('the dice of a duel', () => {
  test('every promise that was kept is seen to be', () => {
    const told = checkFair(REPLAY);
    expect([...told.keys()]).toEqual(['secret', 'nonce 0', 'deck 0', 'nonce 1', 'deck 1', 'seed']);
    expect([...told.values()].every((kept) => kept === true)).toBe(true);
  });
  test.each([
    ['secret', changed({ secret: '00'.repeat(32) }), ['secret', 'seed']],
    ['a nonce', changed({ nonces: ['01'.repeat(32), '01'.repeat(32)] }), ['nonce 1', 'seed']],
    ['a salt', changed({ salts: ['04'.repeat(32), '04'.repeat(32)] }), ['deck 0']],
    ['the number of the duel', changed({ duel: 2 }), ['seed']],
    ['the room', changed({ room: 'k4' }), ['secret', 'nonce 0', 'deck 0', 'nonce 1', 'deck 1', 'seed']],
    ['the seed', { ...REPLAY, seed: '00'.repeat(32) }, ['seed']],
    ['a deck', { ...REPLAY, decks: [...(REPLAY.decks ?? [])].reverse() }, ['deck 0', 'deck 1']],
  ])('another one is found out: %s', (_, replay, broken) => {
    const told = checkFair(replay);
    expect([...told].filter(([, kept]) => kept === false).map(([what]) => what)).toEqual(broken);
  });
  test('what is not open yet cannot be told', () => {
    const told = checkFair(changed({ secret: null, salts: [null, null] }));
    expect([...told].filter(([, kept]) => kept === null).map(([what]) => what)).toEqual([
      'secret',
      'deck 0',
      'deck 1',
      'seed',
    ]);
  });
  test('a duel without a proof has nothing to check', () => {
    expect(checkFair({ seed: 7, decks: null }).size).toBe(0);
  });
});
