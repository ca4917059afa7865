import { isAnswer, isHeading, isLabel } from './label-lines.js';
import { ofSomethingElse } from './other-sponsorship.js';
import {
  conditional,
  conditionable,
  harmless,
  negation,
  notHere,
  offering,
  other,
  refusable,
  refusing,
  stillHere,
  subject,
} from './sponsorship-rules.js';
import { isOfAnotherCountry } from './scheme-country.js';

export type AdvertAnswer = 'offers' | 'conditional' | 'refuses' | 'silent';

export interface AdvertReading {
  answer: AdvertAnswer;
  /** The advert's own sentence that says so, letter for letter; none where it is silent. */
  sentence?: string;
}

/** Of a longer text only so much is read: no advert says it later. */
const MOST_CHARACTERS = 400_000;
/** A "sentence" longer than this is a list without full stops; it is read in pieces. */
const LONGEST = 600;

/**
 * What an advert says of sponsoring a visa. One refusal outweighs any offer, one condition any plain promise: a person
 * loses more by an application that was never possible. What is promised under the rules of another country than the
 * job's `country` is no promise for it; a refusal stays one.
 */
export function readAdvert(text: string, country: string | null = null): AdvertReading {
  const found: Partial<Record<AdvertAnswer, string>> = {};
  for (const sentence of withAnswers(text.slice(0, MOST_CHARACTERS))) {
    const answer = answerOf(sentence);
    if (answer === 'refuses') return { answer, sentence };
    if (answer !== 'silent' && !isOfAnotherCountry(sentence, country)) found[answer] ??= sentence;
  }
  for (const answer of ['conditional', 'offers'] as const) {
    if (found[answer] !== undefined) return { answer, sentence: found[answer] };
  }
  return { answer: 'silent' };
}

/** What one sentence says. */
export function answerOf(sentence: string): AdvertAnswer {
  const said = plain(sentence);
  if (!subject.test(said)) return 'silent';
  const words = without(other, said);
  if (!subject.test(words)) return 'silent';
  const claims = without(harmless, words);
  if (refusing.some((rule) => rule.test(claims)) || refusesIn(claims)) return 'refuses';
  const ofVisas = without(ofSomethingElse, words);
  if (conditionable.test(ofVisas) && conditional.some((rule) => rule.test(ofVisas))) return 'conditional';
  const promises = without(harmless, ofVisas);
  const says = (rules: RegExp[]) => rules.some((rule) => rule.test(promises));
  if (/\?\W*$/.test(claims) || (says(notHere) && !stillHere.test(promises))) return 'silent';
  return says(offering) ? 'offers' : 'silent';
}

const without = (rules: RegExp[], text: string): string => rules.reduce((left, rule) => left.replace(rule, ' '), text);

/** A negation refuses when its own clause is on sponsorship, or is too short to be on anything else ("Sadly not"). */
function refusesIn(claims: string): boolean {
  if (!refusable.test(claims)) return false;
  return claims.split(';').some((clause) => negation.test(clause) && (refusable.test(clause) || isBrief(clause)));
}

const isBrief = (clause: string) => clause.trim().split(/\s+/).length < 5 || /\b(?:this|it|one|here)\b/i.test(clause);

/** One spelling of apostrophes, spaces and the certificate's short name, which is no "cos". */
const plain = (sentence: string) =>
  sentence
    .replace(/[’‘ʼ`´]/g, "'")
    .replace(/\s+/g, ' ')
    .replace(/\bcan ?not\b/gi, 'cannot')
    .replace(/(?<![Cc]hief of [Ss]taff \()\b(?:CoS|COS|CoSs)\b/g, 'certificate of sponsorship');

/**
 * A question on sponsorship is read together with what follows it: "Sponsorship? Sadly not." So is a label with the
 * answer in the line below it. A heading above a whole sentence says nothing by itself.
 */
function* withAnswers(text: string): Generator<string> {
  let [asked, end] = [-1, 0];
  let label = '';
  for (const sentence of sentencesOf(text)) {
    const start = text.indexOf(sentence, end);
    if (label && asked >= 0 && !isAnswer(sentence)) {
      if (!isHeading(label, sentence)) yield text.slice(asked, end);
      asked = -1;
    }
    end = start + sentence.length;
    label = '';
    const from = asked < 0 ? start : asked;
    const isAbout = subject.test(plain(sentence));
    const isQuestion = isAbout && /[?:]["'”’)]*$/.test(sentence);
    if (asked < 0 && isAbout && !isQuestion && isLabel(sentence)) label = sentence;
    if (asked < 0 && (isQuestion || label)) asked = start;
    else {
      asked = -1;
      yield text.slice(from, end);
    }
  }
  if (asked >= 0) yield text.slice(asked, end);
}

/** Full stops inside abbreviations and numbers end nothing. */
export function* sentencesOf(text: string): Generator<string> {
  for (const line of text.split(/\r\n|[\n\r\u2028\u2029•▪●◦]/)) {
    for (const part of line.split(/(?<=[.!?…])["'”’)]*\s+(?=["'“‘(]*[\p{Lu}\d✗✘❌✓✔✅])/u)) {
      const sentence = part.trim();
      for (let at = 0; at < sentence.length; at += LONGEST) yield sentence.slice(at, at + LONGEST);
    }
  }
}
