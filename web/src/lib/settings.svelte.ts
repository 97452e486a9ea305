// The settings of this browser, all in one place: language, motion, text size, passing, pictures, name.
import { drop, keep, recall } from './kept';
import type { Lang } from './messages';
import type { Level } from './passing';
import { say, type Word } from './words';

const calm = (): boolean => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
const spoken = (): Lang => (globalThis.navigator?.language?.toLowerCase().startsWith('zh') ? 'zh' : 'en');

/** 1 as the server paces it, 0.5 half and 2 twice as fast, 0 without motion. */
export const SPEEDS = [0.5, 1, 2, 0] as const;
export const TEXT_SIZES = [1, 1.15, 1.3] as const;
interface Chosen {
  textSize: number;
  /** The user's own pictures, where the server has them. */
  pics: boolean;
  /** How one is called at the table; empty if nobody has said so. */
  name: string;
}
const USUAL: Chosen = { textSize: 1, pics: true, name: '' };

class Settings {
  lang = $state<Lang>(recall<Lang>('lang', spoken()));
  chosenSpeed = $state<number>(recall<number>('speed', calm() ? 0 : 1));

  /** When one wants to be asked for a response. */
  level = $state<Level>(recall<Level>('level', 'always'));
  /** Whether passing until the end of a turn ends when one could answer what the other player does. */
  breaks = $state<boolean>(recall<boolean>('breaks', true));

  private chosen = $state<Chosen>({
    textSize: recall('textSize', USUAL.textSize),
    pics: recall('pics', USUAL.pics),
    name: recall('name', USUAL.name),
  });
  get textSize(): number {
    return this.chosen.textSize;
  }
  get pics(): boolean {
    return this.chosen.pics;
  }
  get name(): string {
    return this.chosen.name;
  }

  /** What a pause is multiplied with. */
  get pace(): number {
    return this.chosenSpeed === 0 ? 0 : 1 / this.chosenSpeed;
  }
  speak(lang: Lang): void {
    this.lang = lang;
    keep('lang', lang);
  }
  hurry(speed: number): void {
    this.chosenSpeed = speed;
    keep('speed', speed);
  }
  ask(level: Level): void {
    this.level = level;
    keep('level', level);
  }
  breakOff(breaks: boolean): void {
    this.breaks = breaks;
    keep('breaks', breaks);
  }
  set<K extends keyof Chosen>(what: K, value: Chosen[K]): void {
    this.chosen[what] = value;
    keep(what, value);
  }
  call(name: string): void {
    this.set('name', name.trim().slice(0, 40));
  }
  /** As it was at first; the language stays, so that one can still read. */
  reset(): void {
    Object.assign(this.chosen, USUAL);
    [this.chosenSpeed, this.level, this.breaks] = [calm() ? 0 : 1, 'always', true];
    for (const name of [...Object.keys(USUAL), 'speed', 'level', 'breaks']) drop(name);
  }
}
export const settings = new Settings();
/** Say a word of the page in the language chosen. */
export const t = (word: Word, filled: Record<string, string | number> = {}): string => say(settings.lang, word, filled);
