import type { WorkDone } from '../reading/work-done.js';

/** Longer lines tell several things, and nobody reads one of them in quotation marks to its end. */
export const LONGEST_QUOTED = 160;
/** Shorter ones say too little. */
export const SHORTEST_QUOTED = 20;

/** Work that stands in a CV, before it is known whether a letter may tell it. */
export interface WorkFound extends WorkDone {
  /** No deed was read in it: it says what the work was. */
  isNoDeed: boolean;
}

/** A line of work as a letter may tell it. */
export interface LetterWork extends WorkFound {
  /** As its person tells it, “I led a team of five”; null where it is quoted. */
  deed: string | null;
  /** Words that it shares with the advert, when no skill that is known joins the two. */
  shared: number;
  /** Of a post that goes on. */
  isHeldNow: boolean;
}
