// The settings of this browser: language and speed.
import { keep, recall } from './kept';
import type { Lang } from './messages';
import { say, type Word } from './words';

const calm = (): boolean => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
const spoken = (): Lang => (globalThis.navigator?.language?.toLowerCase().startsWith('zh') ? 'zh' : 'en');

class Settings {
  lang = $state<Lang>(recall<Lang>('lang', spoken()));
  /** 1 as the server paces it, 2 twice as fast, 0 without motion. */
  chosenSpeed = $state<number>(recall<number>('speed', calm() ? 0 : 1));

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
}
export const settings = new Settings();
/** Say a word of the page in the language chosen. */
export const t = (word: Word, filled: Record<string, string | number> = {}): string => say(settings.lang, word, filled);
