import type { AdvertAnswer } from './advert-answer.js';
import { answerOf } from './answer-of-sentence.js';
import { deniedIn } from './denied-elliptically.js';
import { answerBehind } from './denied-to-others.js';
import { inFull } from './in-full.js';

/**
 * What a sentence right behind a promise makes of it, read as if it left nothing out: a condition makes the promise one, a
 * refusal of everybody refuses, and one of some people is weighed as any denial to others is. All in plain words.
 */
export function answerInFull(
  promise: string,
  behind: string,
  advertised: { text: string; country: string | null },
): AdvertAnswer | undefined {
  // what is denied to some without a form in full has been weighed already
  if (deniedIn(behind) !== undefined) return undefined;
  for (const { sentence, isOf } of inFull(behind)) {
    if (deniedIn(sentence) !== undefined && isOf === 'some') return answerBehind(promise, sentence, advertised);
    const answer = answerOf(sentence);
    if (answer === 'conditional') return answer;
    if (answer === 'refuses') return isOf === 'all' ? answer : 'conditional';
  }
  return undefined;
}
