import { remembered } from '../../../platform/remembered.js';

const MOST = { questions: 1_000, characters: 1_000 };

/** For readers of lines: they ask for one line again and again, one reader after the other. */
export const lately = <Answer extends NonNullable<unknown> | null>(
  answer: (text: string) => Answer,
): ((text: string) => Answer) => remembered(MOST, answer);
