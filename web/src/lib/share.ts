// A replay or a position in the fragment of an address: deflated, in letters that need no escaping. A fragment is not
// sent when a link is followed.
async function through(bytes: Uint8Array, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const piped = new Blob([bytes as BlobPart]).stream().pipeThrough(stream as ReadableWritablePair<Uint8Array>);
  return new Uint8Array(await new Response(piped as unknown as ReadableStream).arrayBuffer());
}
export async function pack(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  let letters = '';
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
/** What was packed; an error where nothing was. */
export async function unpack(packed: string): Promise<string> {
  const letters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  return new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw')));
}
/** The packed part of a fragment such as "#r=…", empty if there is none. */
export const packedIn = (hash: string, name: string): string =>
  new RegExp(`^#(?:.*&)?${name}=([\\w-]+)`).exec(hash)?.[1] ?? '';

/** Everything of a replay but what happened, which follows from the answers. */
export function withoutEvents(text: string): string {
  const content = JSON.parse(text) as Record<string, unknown>;
  return JSON.stringify({ ...content, events: [] });
}
export function download(name: string, text: string, type = 'text/plain'): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
