// When one wants to be asked, and what is passed by itself. The server is told nothing of it: a pass is an answer.
import type { Question } from './messages';

/** Always; when something happens that one could answer; only what is aimed at oneself. */
export const LEVELS = ['always', 'can', 'mine'] as const;
export type Level = (typeof LEVELS)[number];

export interface Wanted {
  level: Level;
  /** The turn to whose end everything is passed, 0 for none. */
  untilEndOf: number;
  /** Whether what the other player does, and one could answer, ends that. */
  breaks: boolean;
}
/** An even time for each, shorter than the pause in which every window looks alike to the other player. */
export const EVEN = 150;

const isAnswerable = (question: Question): boolean => question.options.some((_, i) => i !== question.may_pass);
/** Something was done, and by the other player: not merely a phase that begins or ends. */
const isTheirDeed = (question: Question, seat: number): boolean => question.occasion !== 'time' && question.by !== seat;

/** Whether a question is put to the player; whatever is no window always is. */
export function wantsToBeAsked(question: Question, seat: number, turn: number, wanted: Wanted): boolean {
  if (!question.window || question.may_pass === undefined) return true;
  if (wanted.untilEndOf === turn) return wanted.breaks && isAnswerable(question) && isTheirDeed(question, seat);
  if (wanted.level === 'always') return true;
  if (!isAnswerable(question)) return false;
  return wanted.level === 'can' ? isTheirDeed(question, seat) : (question.aimed ?? false);
}
