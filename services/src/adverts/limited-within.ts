import type { AdvertAnswer } from './advert-answer.js';
import { answerByRules } from './answer-by-rules.js';
import { answerInFull } from './answer-in-full.js';
import { answerOf } from './answer-of-sentence.js';
import { isOnSponsorship } from './advert-sentences.js';
import { answerBehind, isDeniedToOthersAlone } from './denied-to-others.js';
import { isUnsure } from './left-open.js';
import { isMereLicence } from './mere-licence.js';
import { takesBack } from './taken-back.js';

/**
 * "We offer sponsorship, but the salary must reach the going rate.": what stands behind a comma, a dash, "but" or in
 * brackets may limit the promise before it, or take it back, as a sentence of its own does.
 */

const JOINTS = /(?<=[.!;])\s+|\s*[,(]\s*|\s+[–—-]+\s+|\s+(?=(?:but|though|although)\b)/g;
const MOST_JOINTS = 5;
/** What limits a promise is short; a sentence without end is not looked through again and again. */
const LONGEST_BEHIND = 200;

const TURNS = /^(?:[,\s]+(?:but|though|although|however|yet|only|just|this|it|not)\b|\s+[–—-]|\s*\()/i;
/** "…, but have used our allocation" */
const ELLIPTIC =
  /^(?:(?:but|and|though|although|however|yet),? )+(?=(?:have|cannot|can't|are|do not|don't|will not|won't)\b)/i;
/** "…, but you must be able to swim", "…, not only to doctors" */
const ASKS_SOMETHING_ELSE =
  /^(?:(?:but|though|although|however),? )?(?:not only\b|(?:please|you|candidates|applicants)\b(?!.*(?:\b(?:not|no|never|cannot|right to work|permission|citizen\w*|settled|it|own|yourself|themselves)\b|n't)))/i;

/** What `said`, one sentence in plain words that was `heard` as a whole, says by its halves; undefined where they add nothing. */
export function answerWithin(
  said: string,
  heard: AdvertAnswer,
  advertised: { text: string; country: string | null },
): AdvertAnswer | undefined {
  // what the rules refuse is refused, whatever its halves would say
  if (heard === 'refuses' && answerByRules(said) === 'refuses') return undefined;
  for (const [at, { index, 0: joint }] of [...said.matchAll(JOINTS)].slice(0, MOST_JOINTS).entries()) {
    const promise = said.slice(0, index);
    const behind = said.slice(index + joint.length).replace(/[)\s]+$/, '');
    if (behind.length > LONGEST_BEHIND) continue;
    const isLicence = isMereLicence(promise);
    // further on it may be something else that is not given: "…, but find a room yourself, we don't provide it"
    const isTakenBack = () =>
      at === 0 && TURNS.test(said.slice(index)) && takesBack(behind.replace(ELLIPTIC, 'we ')) && !isUnsure(behind);
    if (isLicence && isTakenBack()) return 'refuses';
    const denied = answerBehind(promise, behind, advertised);
    const limit = denied ?? answerInFull(promise, behind, advertised);
    const isOther = heard === 'refuses' && ASKS_SOMETHING_ELSE.test(behind) && !isOnSponsorship(behind);
    const answer = limit ?? (isOther ? 'offers' : isTakenBack() ? 'refuses' : undefined);
    // what is denied to others in a sentence that refuses is a limit only where it is denied by its name
    const counts = heard === 'refuses' && denied !== undefined ? isDeniedToOthersAlone(behind) : answer !== undefined;
    if (counts && answerOf(promise) === 'offers') return answer;
  }
  return undefined;
}
