import type { AdvertAnswer } from './advert-answer.js';
import { conditional } from './conditions.js';
import { doneForIt } from './done-about-it.js';
import { isForSomePeople } from './for-some-people.js';
import { headings } from './heading-lines.js';
import { isOnCondition, withoutCondition } from './on-condition.js';
import { lesserDenials, notAsARule, otherDenials, turnsOf } from './other-denials.js';
import { ofSomethingElse, onlyHoped } from './other-sponsorship.js';
import { plain } from './plain-words.js';
import {
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
import { withoutOthers } from './who-is-meant.js';

/** What one sentence says by the rules. */
export function answerByRules(sentence: string): AdvertAnswer {
  const said = withoutOthers(plain(sentence).replace(notAsARule, 'sometimes '), promises, isConditional);
  if (!subject.test(said)) return 'silent';
  const words = without(other, without(lesserDenials, said));
  if (!subject.test(words)) return 'silent';
  const claims = without(harmless, without(otherDenials, words));
  if (unless.test(words) && conditionable.test(words)) return 'conditional';
  if (!turnsToPromise(claims) && (forbids(claims) || refusesIn(claims))) return 'refuses';
  // the visa that somebody has already may be left out of `words`
  const isDependent = isOnCondition(words) || isForSomePeople(said);
  if (!isDependent && !isConditional(words) && !promises(claims)) return 'silent';
  const ofVisas = without([...ofSomethingElse, ...onlyHoped], isDependent ? withoutCondition(words) : words);
  if (isDependent ? conditionable.test(ofVisas) || promises(ofVisas) : isConditional(ofVisas)) return 'conditional';
  const left = without(harmless, without(otherDenials, ofVisas));
  if (/\?\W*$|:[\s"'”’)]*$/.test(claims) || (notHere.some((rule) => rule.test(left)) && !stillHere.test(left)))
    return 'silent';
  return promises(left) ? 'offers' : 'silent';
}

const isConditional = (text: string) => conditionable.test(text) && conditional.some((rule) => rule.test(text));

const promising = [...offering, ...doneForIt, ...headings];
const promises = (text: string) => promising.some((rule) => rule.test(text));

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
  /\b(?:posts?|roles?|(?<!\bin (?:an?|no|the) )positions?|jobs?|vacanc\w+|grades?|bands?|eligib\w+|qualif\w+|apply|applicants?|salary|licen[cs]e\w*|this|that|these|those|it|one|here)\b/i;

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

const isBrief = (clause: string) =>
  clause.trim().split(/\s+/).length < 5 || /\b(?:this|it|one|here|do so|doing so)\b/i.test(clause);
