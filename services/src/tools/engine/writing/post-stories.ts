import type { CvFacts } from '../reading/cv-facts.js';
import type { WorkFound } from './letter-work.js';
import { behindHeads, behindPlaces, behindPosts } from './stories-behind-posts.js';
import { belowDatedLines, belowPosts } from './stories-below-posts.js';
import { inCells } from './stories-in-cells.js';
import { ownSentences } from './stories-in-first-person.js';

/** What a CV without bullets tells of its work: below its posts and behind them, in sentences that begin with "I" and in the rows of a table. */
export const storiesIn = (cv: CvFacts): WorkFound[] => [
  ...belowPosts(cv),
  ...belowDatedLines(cv),
  ...behindPosts(cv),
  ...behindPlaces(cv),
  ...ownSentences(cv),
  ...inCells(cv),
  ...behindHeads(cv),
];
