import { LONGEST_TEXT } from '../platform/longest-text.js';
import type { AdvertAnswer } from './advert-answer.js';
import { answerOf, answerTogether } from './answer-of-sentence.js';
import { isOnSponsorship, LONGEST, piecesIn, piecesOf, withHints } from './advert-sentences.js';
import { isBelowTheBar, isItselfBelowTheBar } from './below-the-bar.js';
import { isOfThisJob, mayBeOfAnother } from './contrasts.js';
import { isDeniedToOthers } from './denied-to-others.js';
import { governedLists, withoutBullet } from './governed-lists.js';
import { withoutWraps } from './hard-wraps.js';
import { isUnsure } from './left-open.js';
import { hasNationalityRules, isNationalityRule } from './nationality-rules.js';
import { isNotHere } from './not-here.js';
import { plain } from './plain-words.js';
import { isOnlyElsewhere, isPromisedElsewhere } from './promised-elsewhere.js';
import { isOfAnotherCountry } from './scheme-country.js';
import { readTables, withoutTables } from './read-tables.js';
import { isDeniedToThisTrade } from './sponsored-and-not.js';
import { takesBack, takesItselfBack } from './taken-back.js';
import { isForCitizensOnly, isListOfTheTaken, takesAnybody } from './who-is-eligible.js';

export { answerOf, type AdvertAnswer };

export interface AdvertReading {
  answer: AdvertAnswer;
  /** The advert's own sentence that says so, letter for letter; none where it is silent. */
  sentence?: string;
  /** Of a refusal that may be of another job: the sentence by which this one is offered with sponsorship all the same. */
  offered?: string;
}

/** So many characters of different sentences on sponsorship are no advert but a trap for whoever reads it. */
const MOST_ABOUT_IT = 60_000;
/** So many sentences behind a promise may take it back. */
const MOST_BEHIND = 2;

/**
 * What an advert says of sponsoring a visa. One refusal outweighs any offer, one condition any plain promise: a person
 * loses more by an application that was never possible. What is promised under the rules of another country than the
 * job's `country` is no promise for it; a refusal stays one.
 */
export function readAdvert(text: string, country: string | null = null): AdvertReading {
  const found: Partial<Record<AdvertAnswer, string>> = {};
  const refusals: string[] = [];
  let promised: { quote: string; behind: number } | undefined;
  let mentioned: string | undefined;
  const read = new Set<string>();
  const isOpenToAnybody = takesAnybody(text);
  const hasRules = hasNationalityRules(text);
  const hasChiefOfStaff = /\bchief of staff\b/i.test(text);
  let about = 0;
  for (const { said, quote, isRunning, isConditional } of readingsOf(text.slice(0, LONGEST_TEXT))) {
    if (
      promised &&
      isRunning &&
      (isTakenBack(promised.quote, said) || isDeniedToOthers(plain(promised.quote), plain(said), text))
    )
      return { answer: 'refuses', sentence: between(text, promised.quote, quote) };
    if (promised && (promised.behind += 1) >= MOST_BEHIND) promised = undefined;
    const mention = isRunning && mentioned;
    if (isRunning) mentioned = undefined;
    const together = mention ? answerTogether(mention, said) : undefined;
    if (mention && together === 'refuses') refusals.push(between(text, mention, quote));
    else if (
      mention &&
      (!promised || isUnsure(plain(said))) &&
      together &&
      isPromise(together) &&
      !isOfAnotherCountry(mention, country)
    )
      found[together] ??= between(text, mention, quote);
    if (read.has(said)) continue;
    if (hasRules && isNationalityRule(plain(said))) {
      read.add(said);
      continue;
    }
    if (!isOpenToAnybody && isForCitizensOnly(plain(said))) refusals.push(quote);
    if (!isOnSponsorship(said) || (hasChiefOfStaff && !NAMES_SPONSORSHIP.test(said))) continue;
    if (isOpenToAnybody && isListOfTheTaken(plain(said))) continue;
    read.add(said);
    about += said.length;
    if (about > MOST_ABOUT_IT) return refusalIn(refusals) ?? { answer: 'silent' };
    const heard = answerOf(said);
    const isOurs = isOfThisPost(heard, plain(said)) && !isDeniedToThisTrade(plain(said), text);
    const stated = isOurs ? heard : 'refuses';
    const answer = isConditional && stated === 'offers' ? 'conditional' : stated;
    if (isPromise(answer) && isOnlyElsewhere(quote, country)) refusals.push(quote);
    if (answer === 'refuses') {
      if (isOfThisJob(plain(quote))) return { answer, sentence: quote };
      refusals.push(quote);
      continue;
    }
    if (isRunning) mentioned = quote;
    if (answer !== 'silent' && isRunning) promised = { quote, behind: 0 };
    if (answer !== 'silent' && !isOfAnotherCountry(quote, country) && !isPromisedElsewhere(quote, country))
      found[answer] ??= quote;
  }
  const refusal = refusalIn(refusals, found.offers);
  if (refusal) return refusal;
  for (const answer of ['conditional', 'offers'] as const) {
    if (found[answer] !== undefined) return { answer, sentence: found[answer] };
  }
  return { answer: 'silent' };
}

/** Beside a chief of staff, the short form of a certificate is that of the post. */
const NAMES_SPONSORSHIP = /\b(?:sponsor|visa|permit)/i;
const isPromise = (answer: AdvertAnswer): boolean => answer === 'offers' || answer === 'conditional';

/** One refusal outweighs what is offered, unless each may be of another job than the offer. */
function refusalIn([first, ...others]: string[], offered?: string): AdvertReading | undefined {
  if (first === undefined) return undefined;
  const own = [first, ...others].find((refusal) => !offered || !mayBeOfAnother(plain(refusal), plain(offered)));
  return { answer: 'refuses', sentence: own ?? first, ...(own === undefined && { offered }) };
}

/** A sentence right behind a promise may say that it is not of this post. */
const isTakenBack = (promise: string, behind: string): boolean =>
  takesBack(plain(behind)) || isBelowTheBar(plain(promise), plain(behind)) || isNotHere(plain(`${promise} ${behind}`));

/** What a sentence promises, it may take back for this post, or promise of something else from the start. */
const isOfThisPost = (heard: AdvertAnswer, said: string): boolean =>
  heard === 'silent' ||
  heard === 'refuses' ||
  !((heard === 'offers' && takesItselfBack(said)) || isItselfBelowTheBar(said) || isNotHere(said) || endsBack(said));

/** Two sentences that are one statement: "We sponsor visas. Unfortunately we can't for this post." */
function endsBack(said: string): boolean {
  const [promise = '', ...behind] = said.split(/(?<=[.!])\s+/);
  return behind.some((sentence) => takesBack(sentence) || isBelowTheBar(promise, sentence));
}

/** The advert's own words from a promise to the end of the sentence that takes it back, or that sentence alone. */
function between(text: string, promise: string, denial: string): string {
  const from = text.indexOf(promise);
  const to = from < 0 ? -1 : text.indexOf(denial, from);
  return to < 0 || to - from > LONGEST ? denial : text.slice(from, to + denial.length);
}

interface Reading {
  said: string;
  quote: string;
  /** It is a sentence of the running text, and those before and behind it stand there too. */
  isRunning?: true;
  /** What it promises depends on something that is said elsewhere. */
  isConditional?: boolean;
}

/** What the tables of an advert say, by their cells, the lists under a heading that governs them, and the sentences of the rest. */
function* readingsOf(text: string): Generator<Reading> {
  for (const { said, quote } of readTables(text, isOnSponsorship)) {
    if (said !== quote) yield { said, quote };
    else for (const piece of piecesIn(said)) yield { said: piece, quote: piece };
  }
  const askedFor = new Set<string>();
  for (const { does, said, quote } of governedLists(text, isOnSponsorship)) {
    if (does === 'asks') askedFor.add(said);
    else yield { said, quote, isConditional: does === 'conditions' };
  }
  const whole = withoutWraps(text);
  let at = 0;
  for (const said of withHints(withoutTables(whole))) {
    if (askedFor.has(withoutBullet(said))) continue;
    const from = whole.indexOf(said, at);
    if (from >= 0) at = from + said.length;
    const quoted = from < 0 ? said : text.slice(from, at);
    for (const { piece, at: begin } of piecesOf(said))
      yield { said: piece, quote: quoted.slice(begin, begin + piece.length), isRunning: true };
  }
}
