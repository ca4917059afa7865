import type { WorkDone } from '../reading/work-done.js';

/** A line of work as a letter may tell it. */
export interface LetterWork extends WorkDone {
  /** No deed was read in it: it says what the work was. */
  isNoun: boolean;
  /** Words that it shares with the advert, when no skill that is known joins the two. */
  shared: number;
  /** Of a post that goes on. */
  isHeldNow?: boolean;
}
