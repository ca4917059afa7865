import { withoutDeniedApart } from './denied-apart.js';
import { askedBeside, deniedBeside } from './denied-beside.js';
import { deniedBriefly, lackingBeside, unsureBeside } from './denied-briefly.js';
import { withoutDeniedOfTheJob } from './denied-of-the-job.js';
import { withoutNamedKinds } from './kinds-named.js';
import { notDoneBeside } from './not-done-beside.js';
import { plain } from './plain-words.js';
import { saidWithoutNo } from './said-without-no.js';
import { negation, refusable } from './sponsorship-rules.js';

/** More than the name of the thing, which "are not provided" may govern. */
const saysSo = /\b(?:we|is|are|will|can|offers?|provides?|sponsors?|gives?)\b/i;

/** "If you require sponsorship, please do not contact us" denies it. */
const ofWhoNeedsIt =
  /\b(?:if|should|who|whoever|anyone|anybody|those|candidates|applicants|people)\b[^.;]*\b(?:need|requir|want|seek|look)\w*/i;

/** "Visa sponsorship offered; …" */
const given = /\b(?:offered|available|provided|sponsored|given|included|on offer)\b/i;

const once = /\b(?:was|were|had|until|previously|formerly|used to)\b/i;

/** "We sponsor visas for weekend work, but there is no weekend work": what is denied is what the promise is for. */
const takesUp = (before: string, denial: string): boolean =>
  (denial.toLowerCase().match(/\b(?!(?:available|offered|provided|included|possible|covered|required|needed|necessary|essential|there|though|although|please)\b)[a-z]{5,}/g) ?? []).some(
    (word) => before.toLowerCase().includes(word),
  ); // prettier-ignore

/** Without the denials that are found, where what is left of the sentence before them is as asked. */
const without = (rules: RegExp[], isSo: (before: string, denial: string) => boolean, said: string): string =>
  rules.reduce((text, rule) => {
    let [left, end] = ['', 0];
    for (const { 0: denial, index } of text.matchAll(rule)) {
      left += text.slice(end, index);
      if (!isSo(left, denial)) left += denial;
      end = index + denial.length;
    }
    return left + text.slice(end);
  }, said);

const kinds =
  /,? (?:including|such as|e\.g\.) (?:(?!\b(?:this|ours)\b)[^,.;:!?()])*(?:(?=[.;:!?()]|$)|, ?(?=(?:for|to|at|in|on|with) ))/gi;

/** "We provide no sponsorship, including H-1B, for this role": which kinds there are changes nothing about what is denied. */
const withoutKinds = (said: string): string =>
  said.replace(kinds, (named: string, at: number) => {
    const clause = said
      .slice(0, at)
      .split(/[.;:!?]/)
      .at(-1)!;
    return negation.test(clause) && refusable.test(clause) ? ' ' : named;
  });

/**
 * What a negation reaches. "Sponsorship is not automatic" denies that it is certain, "no difficulty sponsoring" that it is
 * hard, "we sponsor visas, but cannot help with housing" a house: none of them denies sponsorship. Before a sentence is
 * read, the first two are said in other words and the third is left out. Only a negation of these few things is touched,
 * so that each that reaches sponsorship, or this post, stays and refuses.
 */
export function byWhatIsDenied(sentence: string, isPromised: (before: string) => boolean): string {
  const whole = plain(sentence);
  if (!negation.test(whole) && !/\bnothing\b/i.test(whole)) return sentence;
  const said = withoutDeniedApart(whole, isPromised);
  const follows = (before: string) => saysSo.test(before) && isPromised(before);
  const isGiven = (before: string) => !ofWhoNeedsIt.test(before) && !once.test(before) && isPromised(before);
  const isSaid = (before: string) =>
    (saysSo.test(before) || given.test(before)) && !once.test(before) && isPromised(before);
  const certain = saidWithoutNo.reduce(
    (text, [rule, instead]) => text.replace(rule, instead),
    without(unsureBeside, isSaid, withoutKinds(withoutNamedKinds(said))),
  );
  const isApart = (before: string, denial: string) => isGiven(before) && !takesUp(before, denial);
  const isSaidApart = (before: string, denial: string) => isSaid(before) && !takesUp(before, denial);
  const briefly = without(
    lackingBeside,
    isApart,
    without(deniedBriefly, isSaidApart, without(notDoneBeside, isSaid, certain)),
  );
  const beside = without(askedBeside, isGiven, without(deniedBeside, follows, briefly));
  const left = withoutDeniedOfTheJob(beside, isPromised);
  return left === whole ? sentence : left.replace(/ {2,}/g, ' ').trim();
}
