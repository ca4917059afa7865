import type { Difficulty } from '../../career-engine.js';

/** A question that people of a trade are asked whatever the employer, with what a good answer does. */
export interface TradeQuestion {
  question: string;
  difficulty: Difficulty;
  strategy: string;
  tips: string[];
}

export const ask = (difficulty: Difficulty, question: string, strategy: string, ...tips: string[]): TradeQuestion => ({
  question,
  difficulty,
  strategy,
  tips,
});
