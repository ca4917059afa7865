import { isOnSponsorship, LONGEST, piecesIn, piecesOf, withHints } from './advert-sentences.js';
import { isAnyPromise } from './any-promise.js';
import { governedLists } from './governed-lists.js';
import { withoutWraps } from './hard-wraps.js';
import { lesserDenials, notAsARule, otherDenials, turnsOf } from './other-denials.js';
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
  unless,
} from './sponsorship-rules.js';
import { plain } from './plain-words.js';
import { isOfAnotherCountry } from './scheme-country.js';
import { readTables, withoutTables } from './read-tables.js';
import { takesBack } from './taken-back.js';
import { helpsWithVisa } from './visa-help.js';
import { withoutOthers } from './who-is-meant.js';

export type AdvertAnswer = 'offers' | 'conditional' | 'refuses' | 'silent';

export interface AdvertReading {
  answer: AdvertAnswer;
  /** The advert's own sentence that says so, letter for letter; none where it is silent. */
  sentence?: string;
}

/** Of a longer text only so much is read: no advert says it later. */
const MOST_CHARACTERS = 400_000;
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
  let promised: { quote: string; behind: number } | undefined;
  const read = new Set<string>();
  let about = 0;
  for (const { said, quote, isRunning, isConditional } of readingsOf(text.slice(0, MOST_CHARACTERS))) {
    if (promised && isRunning && takesBack(plain(said)))
      return { answer: 'refuses', sentence: between(text, promised.quote, quote) };
    if (promised && (promised.behind += 1) >= MOST_BEHIND) promised = undefined;
    if (read.has(said) || !isOnSponsorship(said)) continue;
    read.add(said);
    about += said.length;
    if (about > MOST_ABOUT_IT) return { answer: 'silent' };
    const stated = answerOf(said);
    const answer = isConditional && stated === 'offers' ? 'conditional' : stated;
    if (answer === 'refuses') return { answer, sentence: quote };
    if (answer !== 'silent' && isRunning) promised = { quote, behind: 0 };
    if (answer !== 'silent' && !isOfAnotherCountry(quote, country)) found[answer] ??= quote;
  }
  for (const answer of ['conditional', 'offers'] as const) {
    if (found[answer] !== undefined) return { answer, sentence: found[answer] };
  }
  return { answer: 'silent' };
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
  yield* governedLists(text, isOnSponsorship);
  const whole = withoutWraps(text);
  let at = 0;
  for (const said of withHints(withoutTables(whole))) {
    const from = whole.indexOf(said, at);
    if (from >= 0) at = from + said.length;
    const quoted = from < 0 ? said : text.slice(from, at);
    for (const { piece, at: begin } of piecesOf(said))
      yield { said: piece, quote: quoted.slice(begin, begin + piece.length), isRunning: true };
  }
}

/** What one sentence says. */
export function answerOf(sentence: string): AdvertAnswer {
  const said = withoutOthers(plain(sentence).replace(notAsARule, 'sometimes '), promises, isConditional);
  if (!subject.test(said)) return 'silent';
  const words = without(other, without(lesserDenials, said));
  if (!subject.test(words)) return 'silent';
  const claims = without(harmless, without(otherDenials, words));
  if (unless.test(words) && conditionable.test(words)) return 'conditional';
  if (!turnsToPromise(claims) && (forbids(claims) || refusesIn(claims))) return 'refuses';
  if (!isConditional(words) && !promises(claims)) return 'silent';
  const ofVisas = without(ofSomethingElse, words);
  if (isConditional(ofVisas)) return 'conditional';
  const left = without(harmless, without(otherDenials, ofVisas));
  if (/\?\W*$|:[\s"'”’)]*$/.test(claims) || (notHere.some((rule) => rule.test(left)) && !stillHere.test(left)))
    return 'silent';
  return promises(left) ? 'offers' : 'silent';
}

const isConditional = (text: string) =>
  (conditionable.test(text) || helpsWithVisa(text)) && conditional.some((rule) => rule.test(text));

const promises = (text: string) =>
  offering.some((rule) => rule.test(text)) || helpsWithVisa(text) || isAnyPromise(text);

const without = (rules: RegExp[], text: string): string =>
  rules.reduce((left, rule) => left.replace(rule, ' '), text).replace(/ {2,}/g, ' ');

/** A negation refuses when its own clause is on sponsorship, or is too short to be on anything else ("Sadly not"). */
function refusesIn(claims: string): boolean {
  if (!refusable.test(claims)) return false;
  return claims.split(';').some((clause) => !turnsToPromise(clause) && denies(clause));
}

const forbids = (clause: string) => refusing.some((rule) => rule.test(clause));
const denies = (clause: string) =>
  forbids(clause) || (negation.test(clause) && (refusable.test(clause) || isBrief(clause)));

/** What a denial before the turn may be of without naming sponsorship: "The post is not eligible". */
const ofThisPost =
  /\b(?:posts?|roles?|positions?|jobs?|vacanc\w+|grades?|bands?|eligib\w+|qualif\w+|apply|applicants?|salary|licen[cs]e\w*|this|that|these|those|it|one|here)\b/i;

const deniesBeforeTurn = (part: string) =>
  forbids(part) ||
  (negation.test(part) && (refusable.test(part) || ofThisPost.test(part) || part.trim().split(/\s+/).length < 4));

/** More than the name of the thing, which "we do not offer:" may govern. */
const saysSo = /\b(?:we|is|are|will|can|comes?|offers?|gives?|provides?|sponsors?|has|holds?)\b/i;

/** "We are not the biggest, but we sponsor visas": the end promises, and what was denied before is no sponsorship. */
function turnsToPromise(clause: string): boolean {
  const parts = turnsOf(clause);
  const last = parts.at(-1)!;
  return (
    parts.length > 1 &&
    promises(last) &&
    saysSo.test(last) &&
    !negation.test(last) &&
    !parts.slice(0, -1).some(deniesBeforeTurn)
  );
}

const isBrief = (clause: string) => clause.trim().split(/\s+/).length < 5 || /\b(?:this|it|one|here)\b/i.test(clause);
