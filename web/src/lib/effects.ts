// A line of what a card does, as the server writes it: number, kind and Spell Speed stand around the sentence.
export interface Effect {
  number: string;
  kind: string;
  speed: string;
  text: string;
}
const ENGLISH = /^([①-⑳]?)\s*\[([^\]]+)\]\s*(.*?)\s*(?:\(Spell Speed (\d)\))?$/s;
const CHINESE = /^([①-⑳]?)\s*【([^】]+)】\s*(.*?)\s*(?:（咒文速度(\d)）)?$/s;

/** Take a line apart; one that is written otherwise is all text. */
export function readEffect(line: string): Effect {
  const [, number = '', kind = '', text = '', speed = ''] = ENGLISH.exec(line) ?? CHINESE.exec(line) ?? [];
  return kind ? { number, kind, speed, text } : { number: '', kind: '', speed: '', text: line };
}
