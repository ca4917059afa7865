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
  const isRefusedByRules = heard === 'refuses' && answerByRules(said) === 'refuses';
  for (const { index, 0: joint } of [...said.matchAll(JOINTS)].slice(0, MOST_JOINTS)) {
    const promise = said.slice(0, index);
    const behind = said.slice(index + joint.length).replace(/[)\s]+$/, '');
    if (behind.length > LONGEST_BEHIND) continue;
    const isLicence = isMereLicence(promise);
    const isTakenBack = () => takesBack(behind.replace(ELLIPTIC, 'we ')) && !isUnsure(behind);
    if (isLicence && !isRefusedByRules && isTakenBack()) return 'refuses';
    const limit = answerBehind(promise, behind, advertised) ?? answerInFull(promise, behind, advertised);
    const isOther = heard === 'refuses' && ASKS_SOMETHING_ELSE.test(behind) && !isOnSponsorship(behind);
    const answer = limit ?? (isOther ? 'offers' : isTakenBack() ? 'refuses' : undefined);
    const counts = isRefusedByRules ? answer === 'conditional' && isDeniedToOthersAlone(behind) : answer !== undefined;
    if (counts && answerOf(`${promise}.`) === 'offers') return answer;
  }
  return undefined;
}
