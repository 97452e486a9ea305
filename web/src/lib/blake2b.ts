// BLAKE2b in 32 bytes, with a key or without (RFC 7693): browsers have no such hash of their own.
const MASK = (1n << 64n) - 1n;
const IV = [
  0x6a09e667f3bcc908n,
  0xbb67ae8584caa73bn,
  0x3c6ef372fe94f82bn,
  0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n,
  0x9b05688c2b3e6c1fn,
  0x1f83d9abfb41bd6bn,
  0x5be0cd19137e2179n,
];
const SIGMA = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
  [14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3],
  [11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4],
  [7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8],
  [9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13],
  [2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9],
  [12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11],
  [13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10],
  [6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5],
  [10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0],
];
const MIXED = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
];
const turn = (x: bigint, by: bigint): bigint => ((x >> by) | (x << (64n - by))) & MASK;

function compress(h: bigint[], block: Uint8Array, count: bigint, last: boolean): void {
  const view = new DataView(block.buffer, block.byteOffset, 128);
  const m = Array.from({ length: 16 }, (_, i) => view.getBigUint64(i * 8, true));
  const v = [...h, ...IV];
  const at = (i: number): bigint => v[i] ?? 0n;
  v[12] = at(12) ^ count;
  if (last) v[14] = at(14) ^ MASK;
  for (let round = 0; round < 12; round += 1) {
    const order = SIGMA[round % 10] ?? [];
    MIXED.forEach(([a = 0, b = 0, c = 0, d = 0], i) => {
      v[a] = (at(a) + at(b) + (m[order[2 * i] ?? 0] ?? 0n)) & MASK;
      v[d] = turn(at(d) ^ at(a), 32n);
      v[c] = (at(c) + at(d)) & MASK;
      v[b] = turn(at(b) ^ at(c), 24n);
      v[a] = (at(a) + at(b) + (m[order[2 * i + 1] ?? 0] ?? 0n)) & MASK;
      v[d] = turn(at(d) ^ at(a), 16n);
      v[c] = (at(c) + at(d)) & MASK;
      v[b] = turn(at(b) ^ at(c), 63n);
    });
  }
  for (let i = 0; i < 8; i += 1) h[i] = (h[i] ?? 0n) ^ at(i) ^ at(i + 8);
}
/** The hash of some bytes, in hexadecimal; a key is at most 64 bytes. */
export function blake2b(content: Uint8Array, key: Uint8Array = new Uint8Array()): string {
  const h = [...IV];
  h[0] = (h[0] ?? 0n) ^ 0x01010020n ^ (BigInt(key.length) << 8n);
  const first = new Uint8Array(key.length ? 128 : 0); // a key stands in a block of its own before everything
  first.set(key);
  const bytes = Uint8Array.from([...first, ...content]);
  const blocks = Math.max(1, Math.ceil(bytes.length / 128));
  for (let i = 0; i < blocks; i += 1) {
    const block = new Uint8Array(128);
    block.set(bytes.subarray(i * 128, (i + 1) * 128));
    compress(h, block, BigInt(Math.min(bytes.length, (i + 1) * 128)), i === blocks - 1);
  }
  const out = new DataView(new ArrayBuffer(32));
  for (let i = 0; i < 4; i += 1) out.setBigUint64(i * 8, h[i] ?? 0n, true);
  return toHex(new Uint8Array(out.buffer));
}
export const toHex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
export const fromHex = (text: string): Uint8Array =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
