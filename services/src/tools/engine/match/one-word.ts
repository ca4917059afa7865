import { stemsOf } from '../reading/stems.js';
import { NAMES_A_PAPER } from './lines-of-papers.js';

/** One word says how a trade was learned: the trade itself is the post's. */
export const [TIME_SERVED = ''] = stemsOf('time-served');

/** "Electrical" alone, of "Level 3 Electrical", is no paper. */
export const isBare = (stems: readonly string[], name: string): boolean =>
  stems.length === 1 && !stems.includes(TIME_SERVED) && !NAMES_A_PAPER.test(name);
