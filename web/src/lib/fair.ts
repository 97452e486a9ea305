// One's own part of the dice: promised by its hash on sitting down, opened when both have promised.
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
