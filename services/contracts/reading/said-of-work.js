// @ts-check
import { endOfSentence, LONGEST } from './mentions.js';

/** Whether what an advert says in some words is of the work itself. */

/** @param {string} text */
export const sentencesOf = (text) => text.slice(0, LONGEST).split(endOfSentence);

/** Words by which a thought is of the work, and not of what residents, buses and clinics do on some days. */
const ofWork =
  /\b(?:work(?:s|ing)?|roles?|posts?|positions?|jobs?|contract\w*|hours?|shifts?|rota|pattern|part[- ]time|need\w*|looking|requir\w+|wanted|seek\w*|for|only|employ\w*|basis|appointment|vacancy|week|days?)\b|£|:\s*$/i;
export const otherDuty =
  /\b(?:sleep[- ]?ins?|on[- ]call|meetings?|training|residents?|clients?|patients?|children|visit\w*|support)\b/i;
export const endOfThought = /[,;(|•]|\s[-–—]\s|\b(?:plus|and|with|but)\b/i;

/**
 * Whether what stands before some words says that they are of the work: nothing, few words or those of work.
 * @param {string} before
 */
export function isSaidOfWork(before, most = 0) {
  const last = before.split(endOfThought).at(-1) ?? '';
  const words = last.match(/[\p{L}\d]+/gu)?.length ?? 0;
  return (words <= most || ofWork.test(last)) && !otherDuty.test(last);
}

export const fullTime = /\bfull[- ]?time\b(?! equivalent)/i;
export const denied = /\b(?:no|not|never|nobody|without|rather than|instead of|nor|avoid)\b|n['’]t\b/i;

/**
 * Whether a sentence has it, does not deny it and offers no full-time work beside it.
 * @param {string[]} sentences
 * @param {RegExp} pattern
 * @param {RegExp} [unless]
 */
export const says = (sentences, pattern, unless) =>
  sentences.some(
    (sentence) =>
      pattern.test(sentence) && !fullTime.test(sentence) && !denied.test(sentence) && !unless?.test(sentence),
  );
