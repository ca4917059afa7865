import { LONGEST_TEXT } from '../platform/longest-text.js';
import type { AdvertAnswer } from './advert-answer.js';
import { answerByRules } from './answer-by-rules.js';
import { answerInFull } from './answer-in-full.js';
import { answerOf, answerTogether } from './answer-of-sentence.js';
import { isOnSponsorship, LONGEST, piecesIn, piecesOf, withHints } from './advert-sentences.js';
import { isBelowTheBar, isItselfBelowTheBar } from './below-the-bar.js';
import { isOfThisJob, mayBeOfAnother } from './contrasts.js';
import { isDeniedBarely } from './denied-barely.js';
import { deniedIn } from './denied-elliptically.js';
import { answerBehind, isDeniedToOthersAlone } from './denied-to-others.js';
import { givenAndWithheld, isWithheld } from './given-and-withheld.js';
import { governedLists, withoutBullet } from './governed-lists.js';
import { withoutWraps } from './hard-wraps.js';
import { isUnsure } from './left-open.js';
import { answerWithin } from './limited-within.js';
import { isMereLicence } from './mere-licence.js';
import { hasNationalityRules, isNationalityRule } from './nationality-rules.js';
import { isNotHere } from './not-here.js';
import { isOfThePast } from './once-sponsored.js';
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
  /** The advert's own sentence that says so, letter for letter from behind its bullet; none where it is silent. */
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
 * job's `country` is no promise for it; a refusal stays one. The `title` says for whom the advert is where its text does
 * not; nothing is read of it.
 */
export function readAdvert(text: string, country: string | null = null, title = ''): AdvertReading {
  const heard = new WhatIsHeard(text, country, title);
  for (const reading of readingsOf(text.slice(0, LONGEST_TEXT))) {
    const settled = heard.take(reading);
    if (settled) return settled;
  }
  return heard.answer();
}

/** What the readings of one advert come to, taken in the order in which they stand. */
class WhatIsHeard {
  private readonly found: Partial<Record<AdvertAnswer, string>> = {};
  private readonly refusals: string[] = [];
  /** The last promise of the running text, which the next sentences may take back. */
  private promised?: { quote: string; behind: number; isOurs: boolean };
  /** The sentence right before, where it is on sponsorship: the next may go on with it. */
  private mentioned?: string;
  private readonly read = new Set<string>();
  private about = 0;
  private readonly advertised: string;
  private readonly isOpenToAnybody: boolean;
  private readonly hasRules: boolean;
  private readonly hasChiefOfStaff: boolean;

  constructor(
    readonly text: string,
    readonly country: string | null,
    title: string,
  ) {
    this.advertised = title === '' ? text : `${title}\n${text}`;
    this.isOpenToAnybody = takesAnybody(text);
    this.hasRules = hasNationalityRules(text);
    this.hasChiefOfStaff = /\bchief of staff\b/i.test(text);
  }

  /** The answer, where this reading settles it whatever else the advert says. */
  take(reading: Reading): AdvertReading | undefined {
    const { said, quote, isRunning } = reading;
    if (this.promised && isRunning) {
      const answer = this.answerBehind(this.promised, said);
      const sentence = between(this.text, this.promised.quote, quote);
      if (answer === 'refuses') return { answer, sentence };
      if (answer === 'conditional' && this.promised.isOurs) {
        this.takeCondition(this.promised.quote, sentence);
        if (answerByRules(said) !== 'refuses' || isDeniedToOthersAlone(plain(said))) this.read.add(said);
      }
      const { isOurs, behind } = this.promised;
      if (isOurs && behind === 0 && isOfOthersOnly(plain(said), answer)) this.read.add(said);
    }
    if (this.promised && (this.promised.behind += 1) >= MOST_BEHIND) this.promised = undefined;
    if (isRunning) this.takeWithTheOneBefore(said, quote);
    if (this.read.has(said)) return undefined;
    if (this.hasRules && isNationalityRule(plain(said))) {
      this.read.add(said);
      return undefined;
    }
    if (!this.isOpenToAnybody && isForCitizensOnly(plain(said))) this.refusals.push(quote);
    if (!this.isOnSponsorship(said)) return undefined;
    this.read.add(said);
    this.about += said.length;
    if (this.about > MOST_ABOUT_IT) return refusalIn(this.refusals) ?? { answer: 'silent' };
    return this.takeByItself(reading);
  }

  answer(): AdvertReading {
    const refusal = refusalIn(this.refusals, this.found.offers);
    if (refusal) return refusal;
    for (const answer of ['conditional', 'offers'] as const) {
      if (this.found[answer] !== undefined) return { answer, sentence: this.found[answer] };
    }
    return { answer: 'silent' };
  }

  /** A sentence and the one before it that only together say something. */
  private takeWithTheOneBefore(said: string, quote: string): void {
    const before = this.mentioned;
    this.mentioned = undefined;
    const together = before && answerTogether(before, said);
    if (!before || !together) return;
    const both = between(this.text, before, quote);
    if (together === 'refuses') this.refusals.push(both);
    else if (
      (!this.promised || isUnsure(plain(said))) &&
      isPromise(together) &&
      !isOfAnotherCountry(before, this.country)
    )
      this.found[together] ??= both;
  }

  private takeByItself({ said, quote, isRunning, isConditional }: Reading): AdvertReading | undefined {
    const stated = this.statedOfThisPost(said);
    const answer = isConditional && stated === 'offers' ? 'conditional' : stated;
    if (isPromise(answer) && isOnlyElsewhere(quote, this.country)) this.refusals.push(quote);
    if (answer === 'refuses') {
      if (isOfThisJob(plain(quote))) return { answer, sentence: quote };
      this.refusals.push(quote);
      return undefined;
    }
    if (isRunning) this.mentioned = quote;
    // what was done once may be taken back as a promise is: "We once sponsored visas. Sadly not today."
    const isOurs =
      answer !== 'silent' && !isOfAnotherCountry(quote, this.country) && !isPromisedElsewhere(quote, this.country);
    // and so may what a licence lets expect: "We hold a licence. It cannot be used for this post."
    const mayBeTakenBack = answer !== 'silent' || isOfThePast(plain(said)) || isMereLicence(plain(said));
    if (isRunning && mayBeTakenBack) this.promised = { quote, behind: 0, isOurs };
    if (isOurs) this.found[answer] ??= quote;
    return undefined;
  }

  /** What the sentence behind a promise makes of it: only the next one may deny it to others. */
  private answerBehind({ quote, behind }: { quote: string; behind: number }, said: string): AdvertAnswer | undefined {
    if (isTakenBack(quote, said) || (behind === 0 && isDeniedBarely(plain(said)))) return 'refuses';
    return behind === 0 ? this.answerRightBehind(plain(quote), plain(said)) : undefined;
  }

  private answerRightBehind(promise: string, said: string): AdvertAnswer | undefined {
    return answerBehind(promise, said, this.asAdvertised) ?? answerInFull(promise, said, this.asAdvertised);
  }

  /** Both sentences are the condition, also of a promise that is one already. */
  private takeCondition(promise: string, sentence: string): void {
    if (this.found.conditional === promise) this.found.conditional = sentence;
    else this.found.conditional ??= sentence;
  }

  private get asAdvertised() {
    return { text: this.advertised, country: this.country };
  }

  private isOnSponsorship(said: string): boolean {
    if (!isOnSponsorship(said) || (this.hasChiefOfStaff && !NAMES_SPONSORSHIP.test(said))) return false;
    return !(this.isOpenToAnybody && isListOfTheTaken(plain(said)));
  }

  private statedOfThisPost(said: string): AdvertAnswer {
    const heard = answerOf(said);
    const apart = givenAndWithheld(plain(said));
    if (apart && heard === 'conditional') return isWithheld(apart, said, this.advertised) ? 'refuses' : heard;
    const isOurs = isOfThisPost(heard, plain(said)) && !isDeniedToThisTrade(plain(said), this.advertised);
    return isOurs ? (answerWithin(plain(said), heard, this.asAdvertised) ?? heard) : 'refuses';
  }
}

/** Refused right behind a promise, to people who are none of those that it is for: that by itself refuses nobody else. */
const isOfOthersOnly = (said: string, answer: AdvertAnswer | undefined): boolean =>
  answer === undefined && !POSTS.test(deniedIn(said) ?? 'posts');
const POSTS = /\b(?:posts?|roles?|positions?|jobs?|vacanc(?:y|ies)|contracts?|grades?|bands?|one)\b/i;

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
  return (
    isDeniedBarely(behind[0] ?? '') ||
    behind.some((sentence) => takesBack(sentence) || isBelowTheBar(promise, sentence))
  );
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
      yield { said: piece, quote: withoutBullet(quoted.slice(begin, begin + piece.length)), isRunning: true };
  }
}
