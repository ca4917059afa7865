import { isOnSponsorship, LONGEST } from './advert-sentences.js';
import { answerByRules } from './answer-by-rules.js';
import { answerOf, readAdvert, type AdvertReading } from './read-advert.js';

/** What sets a remark apart from the name of a job: "Baker (no sponsorship)", "Baker - CoS available". */
const apart = /\s*[()[\]{}|*•]+\s*|\s+[-–—/]+\s+|\s*[–—;]\s*|,\s+/g;

const roles =
  'manager|executive|exec|lead|officer|coordinator|co-ordinator|director|head|advis[eo]r|specialist|administrator|consultant|associate|analyst|partner|counsel|paralegal|caseworker|president|vp|chief|chair|producer';
/** Where a title ends, or goes on with something that is no answer to "sponsorship?". */
const nameEnds = String.raw`(?=\s*(?:$|\(|,|\||\/|&|and\b|\s[-–—]\s)(?!\W*(?:yes|no\b|none|nil|n\/?a|available|offered|provided|given|possible|included|considered|un\w+|not(?:\W*$| (?:available|offered|provided|possible|given|included|an option)))\b))`;

/** The name of a work that has to do with sponsors says nothing of sponsoring whoever does it: "Head of Sponsorship". */
const worksWithSponsors = [
  String.raw`\b(?:${roles})(?: (?:of|for) (?:(?!(?:no|non|not|without)\b)[\w'&]+ ){0,3}?|(?:,|\s[-–—]|:)? )(?:visa )?sponsors(?:hips?)?${nameEnds}`,
  String.raw`(?<!\b(?:no|non|not|without|un|tier ?2|skilled worker|h-?1b|visa)[- ]?)\bsponsorships? (?:(?!available|offered|provided|given|for|is|not|no)[\w'&]+ ){0,2}(?:${roles})s?\b`,
  String.raw`(?<!\b(?:no|non|not|without|un)[- ]?)\b(?:visa |student )?sponsor(?:ship|s)?(?: licen[cs]e)? (?:(?:and|&) \w+ )?(?:${roles})s?\b`,
].map((rule) => new RegExp(rule, 'gi'));

const withoutWorks = (title: string): string =>
  worksWithSponsors.reduce((left, rule) => left.replace(rule, ' '), title);

/**
 * What a short text beside the advert's own says of sponsoring a visa: a title, a skill, a salary as it is stated. It is
 * read remark by remark, so that "Sponsorship Manager (no weekends)" denies nothing. A name alone promises nothing
 * ("H-1B Visa Specialist"): a promise must be one by the rules too.
 */
export function readTitle(title: string, country: string | null = null): AdvertReading {
  const said = withoutWorks(title);
  if (!isOnSponsorship(said)) return { answer: 'silent' };
  const { answer, sentence } = readAdvert(said.replace(apart, '\n'), country);
  // a longer text is no title, and takes ever longer as a whole; its sentences have been read
  const isRefused = said.length <= LONGEST && answerByRules(said) === 'refuses' && answerOf(said) === 'refuses';
  if (answer === 'refuses' || isRefused) return { answer: 'refuses', sentence: title };
  if (!sentence || answerByRules(sentence) !== answer) return { answer: 'silent' };
  return { answer, sentence: title.includes(sentence) ? sentence : title };
}
