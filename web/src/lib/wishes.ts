// What somebody may wish to do with a card, as it is written in our notation: asked about with "Why not…?".
import { isMonster } from './face';
import type { At, Card, Deed, Lang } from './messages';
import { EXTRA_ZONE, isOnField } from './places';
import type { Word } from './words';

export interface Wish {
  /** What it is called in a menu. */
  word: Word;
  /** The deeds that fulfil it: what is offered needs no asking. */
  deeds: readonly Deed[];
  said: string;
  /** The same as an example of what can be written: without the zone. */
  example: string;
}
interface Verb {
  deeds: readonly Deed[];
  /** How it is said, `{}` for the card. */
  en: string;
  zh: string;
}
const VERBS = {
  summon: { deeds: ['normal summon', 'tribute summon'], en: 'summon {}', zh: '召唤 {}' },
  set: { deeds: ['set monster', 'set spell or trap'], en: 'set {}', zh: '盖放 {}' },
  activate: { deeds: ['activate'], en: 'activate {}', zh: '发动 {}' },
  attack: { deeds: ['attack', 'direct attack'], en: 'attack with {}', zh: '用 {} 攻击' },
  changePosition: { deeds: ['change position'], en: 'change position of {}', zh: '改变 {} 的表示形式' },
  flipSummon: { deeds: ['flip summon'], en: 'flip summon {}', zh: '反转召唤 {}' },
  synchroSummon: { deeds: ['synchro summon'], en: 'synchro summon {}', zh: '同调召唤 {}' },
  xyzSummon: { deeds: ['xyz summon'], en: 'xyz summon {}', zh: 'xyz召唤 {}' },
  linkSummon: { deeds: ['link summon'], en: 'link summon {}', zh: '连接召唤 {}' },
} as const satisfies Partial<Record<Word, Verb>>;
type VerbWord = keyof typeof VERBS;

const ZONES: Partial<Record<At['place'], readonly [string, string]>> = {
  'monster zone': ['monster zone', '怪兽区域'],
  'spell & trap zone': ['spell zone', '魔陷区域'],
  [EXTRA_ZONE]: ['extra zone', '额外区域'],
};
/** A card by its name, and by its zone where several may be called so. */
function call(card: Card, lang: Lang): string {
  const zone = ZONES[card.at.place];
  if (!zone || !card.at.index) return card.name ?? '';
  return lang === 'zh' ? `${card.name}（${zone[1]}${card.at.index}）` : `${card.name} (${zone[0]} ${card.at.index})`;
}
function verbsOf(card: Card): VerbWord[] {
  const monster = isMonster(card) && card.at.place !== 'spell & trap zone';
  if (card.at.place === 'hand') return monster ? ['summon', 'set', 'activate'] : ['activate', 'set'];
  if (card.at.place === 'extra deck') {
    const way: Record<string, VerbWord> = { Synchro: 'synchroSummon', Xyz: 'xyzSummon', Link: 'linkSummon' };
    return (card.kinds ?? []).flatMap((kind) => way[kind] ?? []);
  }
  if (!isOnField(card.at)) return ['activate'];
  if (!monster) return ['activate'];
  if (card.position === 'set') return ['flipSummon', 'attack'];
  return ['attack', 'activate', 'changePosition'];
}
/** A Normal Monster has nothing to activate, and a Link Monster no other position. */
function fits(card: Card, verb: VerbWord): boolean {
  if (verb === 'changePosition') return card.link === undefined;
  if (verb !== 'activate' || !isMonster(card)) return true;
  const kinds = card.kinds ?? [];
  return kinds.includes('Effect') || kinds.includes('Pendulum');
}
/** What may be wished with a card; nothing with one in the Deck, or whose name nobody tells. */
export function wishesOf(card: Card, lang: Lang): Wish[] {
  if (!card.name || card.at.place === 'deck') return [];
  return verbsOf(card)
    .filter((verb) => fits(card, verb))
    .map((verb) => ({
      word: verb,
      deeds: VERBS[verb].deeds,
      said: VERBS[verb][lang].replace('{}', () => call(card, lang)),
      example: VERBS[verb][lang].replace('{}', () => card.name ?? ''),
    }));
}
