import type { WeighedAsk } from '../match/score.js';
import type { AdvertFacts } from '../reading/advert-reader.js';
import type { CvFacts } from '../reading/cv-reader.js';
import { afterI } from '../reading/verbs.js';
import { withoutDates } from '../reading/posts-held.js';
import { placed, workDoneIn, type WorkDone } from '../reading/work-done.js';
import { countryInText } from '../reading/places.js';
import { latestPost } from './latest-post.js';
import { counted, inText, listed, shortened } from '../text/clean.js';

const MOST_WORK = 3;

/**
 * A letter made of facts that stand in the CV and the advert, in an order and with joints that are the engine's. What
 * the person wants said stands in it word for word, unless it asks to leave something out.
 */
export function coverLetter(asks: readonly WeighedAsk[], advert: AdvertFacts, cv: CvFacts, wishes: string): string {
  const wish = wishesIn(wishes);
  const work = workDoneIn(cv).filter((done) => isTellable(done) && !wish.isUnwanted(done.text));
  const company = advert.company?.replace(/[.,\s]+$/, '') ?? null;
  const argued = new Set<string>();
  return [
    company ? `Dear hiring team at ${company},` : 'Dear hiring team,',
    beginning({ title: advert.title, company }, cv),
    ...evidence(asks, work, argued),
    abilities(asks, (name) => argued.has(name) || wish.isUnwanted(name), wish.isUnwanted),
    ...wish.said,
    practical(advert, cv, wish.isUnwanted),
    'I would be glad to tell you more in an interview.',
    ['Yours faithfully,', cv.name ?? '[Your name]'].join('\n'),
  ]
    .filter((paragraph): paragraph is string => Boolean(paragraph))
    .join('\n\n');
}

/** What can follow "I" in a letter: a whole line of work, no heading with dates in it and nothing cut off. */
const isTellable = ({ text, isBullet }: WorkDone): boolean =>
  (isBullet || /[.!]$/.test(text)) && !DATED.test(text) && !/[,;:(–-]$/.test(text.trim());

const DATED =
  /\b(?:19|20)\d{2}\s?[–—-]|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.? (?:19|20)\d{2}\b/i;

/** As it can stand inside a sentence: "Acme Inc., London" and "etc.." would end it in the middle. */
const tidy = (text: string): string => text.replace(/\.{2,}/g, '.').replace(/\.(?=[,;:])/g, '');

const endless = (text: string): string => tidy(text).replace(/[\s.;]+$/, '');

const sentence = (text: string): string => (text.endsWith('…') ? text : `${text.replace(/[\s.;]+$/, '')}.`);

function beginning({ title, company }: Pick<AdvertFacts, 'title' | 'company'>, cv: CvFacts): string {
  const { years, degree } = cv;
  const what = title ? `the post of ${title}` : 'the post you advertise';
  const facts: string[] = [];
  const latest = latestPost(cv);
  if (latest) {
    const title = `“${tidy(shortened(latest.post.title, 90))}”`;
    facts.push(latest.isSure ? `the latest post in my CV is ${title}` : `my CV names the post ${title}`);
  }
  if (years >= 1) facts.push(`its dates add up to ${counted(Math.floor(years), 'year')} of experience`);
  else if (degree) facts.push(`I hold the following degree: ${tidy(shortened(withoutDates(degree.proof.line), 90))}`);
  const first = `I am applying for ${what}${company ? ` at ${company}` : ''}.`;
  if (facts.length === 0) return first;
  const second = sentence(facts.join(', and '));
  return `${first} ${second.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())}`;
}

/** The lines of work that prove most of what is asked, in the person's words, each with the ask it answers. */
function evidence(asks: readonly WeighedAsk[], work: readonly WorkDone[], argued: Set<string>): string[] {
  const met = new Map(asks.filter(({ state }) => state !== 'missing').map((ask) => [ask.name, ask.points]));
  const worth = (done: WorkDone) =>
    done.skills.reduce((sum, skill) => sum + (met.get(skill) ?? 0), done.hasFigure ? 2 : 0);
  const answers = (done: WorkDone) => done.skills.some((skill) => met.has(skill));
  const distinct = [...new Map(work.map((done) => [done.text, done])).values()].toSorted(
    (one, other) => worth(other) - worth(one),
  );
  const answering = distinct.filter(answers);
  const best = answering.length > 0 ? answering : distinct.slice(0, 2);
  const told: string[] = [];
  for (const done of best) {
    if (told.length === MOST_WORK) break;
    const names = done.skills.filter((skill) => met.has(skill) && !argued.has(skill)).slice(0, 3);
    // Another line about what has been argued already says nothing new.
    if (names.length === 0 && answering.length > 0) continue;
    for (const name of names) argued.add(name);
    told.push(toldWith(done, names.map(inText), told.length === 0));
  }
  return told.length > 0 ? [told.join(' ')] : [];
}

function toldWith(done: WorkDone, names: readonly string[], isFirst: boolean): string {
  const where = done.where && done.isBullet ? `${placed(done.where, done.isProject).replace(/[.\s]+$/, '')}, ` : '';
  const did = tidy(`${where}I ${afterI(done.text)}`);
  if (names.length === 0) return sentence(did);
  const begun = /^I\b/.test(did) ? did : did.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());
  return sentence(`${isFirst ? 'You ask for' : 'You also ask for'} ${listed(names)}: ${begun}`);
}

function abilities(
  asks: readonly WeighedAsk[],
  isSaid: (name: string) => boolean,
  isUnwanted: (text: string) => boolean,
): string | null {
  const of = (kinds: readonly string[]) =>
    asks.filter(({ state, kind, near, name }) => state !== 'missing' && !near && kinds.includes(kind) && !isSaid(name));
  const skills = of(['skill'])
    .filter(({ state }) => state === 'met')
    .map(({ name }) => inText(name));
  const listedOnly = of(['skill'])
    .filter(({ state }) => state === 'partly')
    .map(({ name }) => inText(name));
  const held = asks.filter(
    ({ kind, state, proof }) =>
      (kind === 'certificate' || kind === 'degree') && state !== 'missing' && proof !== null && !isUnwanted(proof.line),
  );
  const parts: string[] = [];
  if (skills.length > 0)
    parts.push(
      `Of what you ask for, my CV shows ${listed(skills.slice(0, 6))} in use${listedOnly.length > 0 ? `, and I also work with ${listed(listedOnly.slice(0, 4))}` : ''}.`,
    );
  else if (listedOnly.length > 0) parts.push(`Of what you ask for, I work with ${listed(listedOnly.slice(0, 5))}.`);
  if (held.length > 0)
    parts.push(
      `As to ${listed([...new Set(held.map(({ name }) => nounOf(name)))])}, my CV says: ${[...new Set(held.map(({ proof }) => endless(shortened(withoutDates(proof?.line.replace(/^[•*–-]\s*/, '') ?? ''), 110))))].join('; ')}.`,
    );
  return parts.length > 0 ? parts.join(' ') : null;
}

const nounOf = (name: string): string => (/^(?:Degree|Doctorate|Master)/.test(name) ? `a ${name.toLowerCase()}` : name);

/** Permission and place, only as far as the CV says them. */
function practical(
  { sponsorship, place }: AdvertFacts,
  { right, country }: CvFacts,
  isUnwanted: (text: string) => boolean,
): string | null {
  if (isUnwanted('visa sponsorship')) return null;
  const parts: string[] = [];
  if (right?.says === 'has')
    parts.push(`As to the right to work, my CV says: ${sentence(tidy(shortened(right.proof.whole, 200)))}`);
  else if (right)
    parts.push(
      `As to a visa, my CV says: ${sentence(tidy(shortened(right.proof.whole, 200)))}${sponsorship?.says === 'offered' ? ' I read with interest that your advert speaks of sponsorship.' : ''}`,
    );
  if (place?.country && country && place.country !== country.name)
    parts.push(`I live in ${countryInText(country.name)} and would move to ${place.town || place.country}.`);
  return parts.length > 0 ? parts.join(' ') : null;
}

/** Sentences to say, and what to leave out: "Do not mention Google", "leave out my visa". */
function wishesIn(wishes: string): { said: string[]; isUnwanted: (text: string) => boolean } {
  const sentences = wishes
    .split(/(?<=[.!?])\s+|\n+/)
    .map((part) => part.trim())
    .filter(Boolean);
  const LEAVE =
    /^(?:please )?(?:do not|don['’]t|never|leave out|omit|without|skip)\b(?: (?:mention|say|write|include|talk about|speak of|the|my|any|anything about))*\s*/i;
  const left = sentences
    .filter((part) => LEAVE.test(part))
    .map((part) =>
      part
        .replace(LEAVE, '')
        .replace(/[.!?]+$/, '')
        .toLowerCase(),
    )
    .filter((part) => part.length > 2);
  const SAY = /^(?:please )?(?:mention|say|add|include|write)(?: that)? (?=I\b)/i;
  const ORDER = /^(?:please |make|keep|write|use|mention|say|add|include|emphasi[sz]e|focus|be )\b/i;
  const said = sentences
    .map((part) => part.replace(SAY, ''))
    .filter((part) => !LEAVE.test(part) && !ORDER.test(part))
    .map((part) => shortened(part, 600));
  return {
    said: said.length > 0 ? [said.join(' ')] : [],
    isUnwanted: (text) => left.some((part) => text.toLowerCase().includes(part)),
  };
}
