import type { Difficulty } from '../../career-engine.js';

/** A question that people of a trade are asked whatever the employer, with what a good answer does. */
export interface TradeQuestion {
  question: string;
  difficulty: Difficulty;
  strategy: string;
  tips: string[];
  /** Asked of titles of this kind alone: nobody asks a ward clerk about a patient who gets worse. */
  of?: RegExp;
}

/** As it is asked of some titles of a trade alone. */
export const of = (titles: RegExp, question: TradeQuestion): TradeQuestion => ({ ...question, of: titles });

export const ask = (difficulty: Difficulty, question: string, strategy: string, ...tips: string[]): TradeQuestion => ({
  question,
  difficulty,
  strategy,
  tips,
});
