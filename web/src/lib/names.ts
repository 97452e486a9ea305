// Long lists of names: in the order of a book, and searched as people type.
/** As it is compared: "blue eyes" finds "Blue-Eyes", and an accent is not needed. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** By name, in the language that is shown: Chinese by its sound, signs before a name not counted. */
export function inOrder<T>(list: readonly T[], nameOf: (each: T) => string, lang: string): T[] {
  const { compare } = new Intl.Collator(lang === 'zh' ? 'zh-Hans-CN-u-co-pinyin' : 'en', {
    numeric: true,
    ignorePunctuation: true,
  });
  const named = list.map((each) => [nameOf(each), each] as const);
  return named.sort(([a], [b]) => compare(a, b)).map(([, each]) => each);
}
/** What is found, the best first: called so, beginning so, with a word that begins so, with that anywhere in it. */
export function bestFirst<T>(list: readonly T[], nameOf: (each: T) => string, wanted: string): readonly T[] {
  const text = plain(wanted);
  if (!text) return list;
  const found: T[][] = [[], [], [], []];
  for (const each of list) {
    const name = plain(nameOf(each));
    const at =
      name === text ? 0 : name.startsWith(text) ? 1 : name.includes(` ${text}`) ? 2 : name.includes(text) ? 3 : -1;
    found[at]?.push(each);
  }
  return found.flat();
}
