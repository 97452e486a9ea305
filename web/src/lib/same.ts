// What is equal stays the same object, so that what shows it is not drawn anew.
type Plain = Record<string, unknown>;
const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function shareArray(old: unknown[], next: unknown[]): unknown[] {
  const shared = next.map((each, i) => share(old[i], each));
  return shared.length === old.length && shared.every((each, i) => each === old[i]) ? old : shared;
}
function sharePlain(old: Plain, next: Plain): Plain {
  const keys = Object.keys(next);
  const shared = Object.fromEntries(keys.map((key) => [key, share(old[key], next[key])]));
  return keys.length === Object.keys(old).length && keys.every((key) => shared[key] === old[key]) ? old : shared;
}
/** Return `next`, with every part of it that equals the same part of `old` as it was there. */
export function share<T>(old: unknown, next: T): T {
  if (Object.is(old, next)) return next;
  if (Array.isArray(old) && Array.isArray(next)) return shareArray(old, next) as T;
  if (isPlain(old) && isPlain(next)) return sharePlain(old, next) as T;
  return next;
}
