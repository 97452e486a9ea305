// One's own part of the dice: promised by its hash on sitting down, opened when both have promised; and the check of
// all of it after the match. That the duel plays again from its seed is checked by `spellspeed replay --verify`.
import { blake2b, fromHex, toHex } from './blake2b';

/** Fields as one message, each after its length in four bytes: nothing can move from one into the next. */
function joinFields(...fields: Uint8Array[]): Uint8Array {
  const joined: number[] = [];
  for (const field of fields) {
    const size = field.length;
    joined.push((size >>> 24) & 255, (size >>> 16) & 255, (size >>> 8) & 255, size & 255, ...field);
  }
  return Uint8Array.from(joined);
}
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

export const drawNonce = (): string => toHex(crypto.getRandomValues(new Uint8Array(32)));
/** By what a seat promises its nonce, before it knows the other one: `hash_nonce` of spellspeed.server.fair. */
export const hashNonce = (room: string, seat: number, nonce: string): string =>
  blake2b(joinFields(bytesOf('nonce'), bytesOf(room), bytesOf(String(seat)), fromHex(nonce)));

/** By what the server promises its secret: `hash_secret`. */
export const hashSecret = (room: string, secret: string): string =>
  blake2b(joinFields(bytesOf('secret'), bytesOf(room), fromHex(secret)));

interface Deck {
  main: number[];
  extra: number[];
  side: number[];
}
/** By what a deck is promised, in the order of its list: `hash_deck`. */
export const hashDeck = (room: string, seat: number, salt: string, deck: Deck): string => {
  const sections = [deck.main, deck.extra, deck.side].map((cards) => bytesOf(cards.join(' ')));
  return blake2b(joinFields(bytesOf('deck'), bytesOf(room), bytesOf(String(seat)), fromHex(salt), ...sections));
};
/** The seed of a duel of a room: `find_seed`. */
export const findSeed = (secret: string, room: string, duel: number, nonces: readonly string[]): string =>
  blake2b(joinFields(bytesOf(room), bytesOf(String(duel)), ...nonces.map(fromHex)), fromHex(secret));

/** What of a replay proves its dice, as its file has it; null stands for what is not open yet. */
export interface Proved {
  seed: string | number;
  decks: Deck[] | null;
  fair?: {
    room: string;
    duel: number;
    secret_hash: string;
    nonce_hashes: string[];
    deck_hashes: string[];
    secret: string | null;
    nonces: (string | null)[];
    salts: (string | null)[];
    registered?: Deck[];
  };
}
export type Promised = 'secret' | 'nonce 0' | 'nonce 1' | 'deck 0' | 'deck 1' | 'seed';
/** Of each promise whether it was kept; null where it cannot be told yet. Without a proof there is nothing to tell. */
export function checkFair({ seed, decks, fair }: Proved): Map<Promised, boolean | null> {
  const told = new Map<Promised, boolean | null>();
  if (!fair) return told;
  const { room, secret, nonces, salts } = fair;
  told.set('secret', secret === null ? null : hashSecret(room, secret) === fair.secret_hash);
  for (const seat of [0, 1] as const) {
    const [nonce, salt] = [nonces[seat] ?? null, salts[seat] ?? null];
    const deck = (fair.registered ?? decks)?.[seat];
    told.set(`nonce ${seat}`, nonce === null ? null : hashNonce(room, seat, nonce) === fair.nonce_hashes[seat]);
    told.set(
      `deck ${seat}`,
      salt === null || !deck ? null : hashDeck(room, seat, salt, deck) === fair.deck_hashes[seat],
    );
  }
  const open = nonces.filter((nonce) => nonce !== null);
  told.set('seed', secret === null || open.length < 2 ? null : findSeed(secret, room, fair.duel, open) === seed);
  return told;
}
