import type { WorkDone } from '../reading/work-done.js';

/** A line of work as a letter may tell it. */
export interface LetterWork extends WorkDone {
  /** It does not go on from "I": it says what the work was. */
  isNoun: boolean;
  /** Words that it shares with the advert, when no skill that is known joins the two. */
  shared: number;
  /** Of a post that goes on: "Responsible for HACCP records" is what somebody is. */
  isHeldNow?: boolean;
  /** It begins with the name of a product, which keeps its capital. */
  isName?: boolean;
  /** Skills of it that the advert asks for. */
  answered?: readonly string[];
  /** The telling words that it shares with the advert. */
  inCommon?: ReadonlySet<string>;
}
