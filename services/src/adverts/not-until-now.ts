import { negation, refusable } from './sponsorship-rules.js';

/**
 * "We have never sponsored before, but we will sponsor for this role": an earlier "no" that the other half ends. The perfect
 * denies up to now, so that it needs a half that gives, and no word for today.
 */

const earlier = String.raw`(?:before(?: now)?|in the past|until (?:now|recently|last \w+|this \w+)|previously|formerly|historically|so far|hitherto|to date|yet|last (?:year|time|season|round)|in (?:previous|earlier|former) years)`;
const deniedSoFar = new RegExp(
  String.raw`\b(?:have|has|had|did|was|were|could)(?:n't| not| never)\b[^.;]*\b${earlier}\b|\b${earlier}\b[^.;]*\b(?:have|has|had|did|was|were|could)(?:n't| not| never)\b|(?:\b(?:have|has|had)|'ve) never (?:\w+ly )?(?:sponsored|offered|provided|given|issued|arranged)\b`,
  'i',
);
const deniedToday = /\b(?:(?:do|does|are|is|can|will)(?:n't| not)|cannot|won't|nor|no longer)\b/i;
const gives =
  /\b(?:we|it|but|and|however|that)\b[^.;]{0,30}\b(?:will|are|is|can|do|now|happy|able|ready|pleased)\b|'(?:ll|re)\b|^\W*(?:(?:but|and|yet|however),? )?(?:will|are|is|can)\b/i;
const uncertain = /\b(?:may|might|could|would|if|ask|whether|consider\w*|hope|plan|only|other|another|until)\b/i;

/** Whether one half denies sponsorship up to now and the other gives it from now on. */
export const beginsNow = (before: string, now: string): boolean =>
  refusable.test(before) &&
  deniedSoFar.test(before) &&
  !deniedToday.test(before) &&
  gives.test(now) &&
  !negation.test(now) &&
  !uncertain.test(now);

/** "Sponsorship, which was not available last year, is now available." */
export const aboutBefore = new RegExp(
  String.raw`,? (?:which|that) (?:was|were|has|have|had|did)(?:n't| not| never)\b[^,.;]{0,40}\b${earlier}\b[^,.;]{0,20},? (?=(?:is|are|will be|can be) (?:now|available|offered|provided|open)\b)`,
  'gi',
);
