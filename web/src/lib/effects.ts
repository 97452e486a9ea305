// A line of what a card does, as the server writes it: number, kind and Spell Speed stand around the sentence.
export interface Effect {
  number: string;
  kind: string;
  speed: string;
  text: string;
}
const ENGLISH = /^(Pendulum Effect)?\s*([①-⑳]?)\s*\[([^\]]+)\]\s*(.*?)\s*(?:\(Spell Speed (\d)\))?$/s;
const CHINESE = /^(灵摆效果)?\s*([①-⑳]?)\s*【([^】]+)】\s*(.*?)\s*(?:（咒文速度(\d)）)?$/s;

/** Take a line apart; one that is written otherwise is all text. */
export function readEffect(line: string): Effect {
  const [, zone = '', number = '', kind = '', text = '', speed = ''] = ENGLISH.exec(line) ?? CHINESE.exec(line) ?? [];
  return kind
    ? { number, kind: zone ? `${zone} · ${kind}` : kind, speed, text }
    : { number: '', kind: '', speed: '', text: line };
}
