import { isOnSponsorship } from './advert-sentences.js';
import { answerByRules } from './answer-by-rules.js';
import { answerOf, readAdvert, type AdvertReading } from './read-advert.js';

/** What sets a remark apart from the name of a job: "Baker (no sponsorship)", "Baker - CoS available". */
const apart = /\s*[()[\]{}|*•]+\s*|\s+[-–—/]+\s+|\s*[–—;]\s*|,\s+/g;

/**
 * What a short text beside the advert's own says of sponsoring a visa: a title, a skill, a salary as it is stated. It is
 * read remark by remark, so that "Sponsorship Manager (no weekends)" denies nothing. A name alone promises nothing
 * ("H-1B Visa Specialist"): a promise must be one by the rules too.
 */
export function readTitle(title: string, country: string | null = null): AdvertReading {
  if (!isOnSponsorship(title)) return { answer: 'silent' };
  const { answer, sentence } = readAdvert(title.replace(apart, '\n'), country);
  if (answer === 'refuses' || (answerByRules(title) === 'refuses' && answerOf(title) === 'refuses'))
    return { answer: 'refuses', sentence: title };
  if (!sentence || answerByRules(sentence) !== answer) return { answer: 'silent' };
  return { answer, sentence: title.includes(sentence) ? sentence : title };
}
