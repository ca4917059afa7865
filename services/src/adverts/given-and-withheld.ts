import { family } from './people-named.js';
import { speaksOf } from './sponsored-and-not.js';

/**
 * "Sponsorship is available for full-time hours but not for part-time hours.": in one sentence it is given to some posts,
 * grades, places or people and withheld from others, both by their names. Whoever applies may be of either, so it is a
 * condition. It refuses in an advert that speaks of the second alone.
 */

const gift = String.raw`(?:sponsor(?:ship|ed|s|ing)?(?! licen| of (?:\w+ )?(?:events?|brands?|teams?|clubs?|courses?))|visas?|certificates? of sponsorship)`;
const negation = /\b(?:not|no|never|nor|neither|none|cannot|unable|without|only)\b|n't\b/i;
const named = String.raw`[^.;:!?,]{2,60}?`;
const last = String.raw`[^.;:!?,]{2,60}`;
const turn = String.raw`,? (?:but|and|yet|though|although|while|whereas|however)(?:,? (?:unfortunately|sadly|regrettably|however))?,? `;
const withheld = String.raw`(?:(?:it|this|that|they) (?:is|are|will be|can be) )?not(?: (?:yet|currently))?(?: (?:available|offered|possible|open|provided))?`;
const isNot = String.raw`(?:(?:do|does|is|are|can|could|will|would|has|have)(?:n't| not)|cannot|can't|won't)(?: be)?(?: (?:so|sponsored|eligible|included|covered|it))?`;
const meets = String.raw`(?:attracts?|carr(?:y|ies)|comes? with|(?:is|are) (?:eligible|suitable) for|qualif(?:y|ies) for|gets?|(?:would |will |does |do )?meets?|(?:can|could|will|would) (?:be|get|attract))`;

const forms = [
  // "available at Derby, but not at Hucknall"
  String.raw`^(?<promise>[^.;:!?]*\b${gift}\b[^.;:!?]{0,40}?) (?<how>for|to|at|in|on|with) (?<given>${named})${turn}${withheld} \k<how> (?<denied>${last})\W*$`,
  // "We sponsor doctors and nurses but not administrative staff"
  String.raw`^(?<promise>[^.;:!?]*\b(?:we|they|the [\w-]+|our [\w-]+)(?: (?:can|could|will|would|do|does|are|is|able|happy|glad|pleased|to|also|currently|only|happily|gladly)){0,4} sponsors?) (?<given>(?:[\w'-]+ ){0,5}?[\w'-]+)${turn}not (?<denied>(?!for\b|to\b|at\b|in\b|on\b|everyone|all\b|every\b)(?:[\w'-]+ ){0,5}?[\w'-]+)\W*$`,
  // "Posts at Band 5 attract sponsorship, posts at Band 4 do not"
  String.raw`^\W*(?<given>${named}) (?<promise>${meets} [^.;:!?,]{0,50}?\b${gift}[^.;:!?,]{0,30}?)(?:;|,|${turn}) ?(?:but |and |while |whereas )?(?<denied>${named}) ${isNot}\W*$`,
  // "If appointed at Grade 8 the role can be sponsored; if appointed at Grade 7 it cannot"
  String.raw`^\W*(?<how>if|when|where) (?<given>[^.;:!?]{3,60}?),? (?<promise>(?:the|this|your) (?:role|post|position|job) [^.;:!?]{0,30}?\b${gift}[^.;:!?]{0,20}?)(?:;|,|${turn}) ?\k<how> (?<denied>[^.;:!?]{3,60}?),? (?:it|we|the (?:role|post|position|job)) ${isNot}\W*$`,
  // "…; below that we cannot sponsor"
  String.raw`^\W*(?<given>${named}) (?<promise>${meets} [^.;:!?,]{0,50}?\b${gift}[^.;:!?,]{0,30}?)[;,] ?(?:but |and )?(?<denied>below|under|beneath|lower than) (?:that|this|it),? (?:we|it) ${isNot}(?: sponsor)?\W*$`,
].map((rule) => new RegExp(rule, 'i')); // prettier-ignore

/** To this post, or to whoever comes from outside, it is withheld for good. */
const isOfTheReader =
  /\b(?:this|these|those|that|it|you|yours?|ours?|we|here|external|outside (?:applicants|candidates)|new (?:applicants|candidates|starters|joiners|recruits|hires|employees|staff|colleagues)|the (?:post|role|job|position|vacancy|advertised))\b/i;
const ofFamily = new RegExp(String.raw`\b${family}`, 'i');
const isNoOther = (named: string): boolean => isOfTheReader.test(named) || ofFamily.test(named);
const ofThisJob = /\b(?:this|these|it|you|the (?:post|role|job|position|vacancy|advertised))\b/i;
const fromAbroad = /\b(?:overseas|international|foreign|abroad|outside the uk)\b/i;
const isHere = /\b(?:already|currently|in the uk|in britain|based here|uk[- ]based)\b/i;

export interface GivenAndWithheld {
  given: string;
  denied: string;
}

/** The two that a sentence in plain words tells apart; undefined where it does not, or withholds it from whoever applies. */
export function givenAndWithheld(said: string): GivenAndWithheld | undefined {
  if (said.length > LONGEST || !negation.test(said)) return undefined;
  for (const form of forms) {
    const { promise = '', given = '', denied = '' } = form.exec(said)?.groups ?? {};
    if (denied === '' || negation.test(`${promise} ${given}`) || ofThisJob.test(given) || isNoOther(denied)) continue;
    if (fromAbroad.test(denied) && !isHere.test(given)) continue;
    return { given, denied };
  }
  return undefined;
}
const LONGEST = 260;

/** What neither of the two is told apart by. */
const common =
  /\b(?:(?:below|under|if|when|where|you are|appointed|working|for|to|at|in|on|with|of|the|our|an?|those|any|all|posts?|roles?|positions?|jobs?|vacanc(?:y|ies)|hours|contracts?|staff|site|level|people|applicants|candidates|appointments?)\b ?)+/gi;
const essence = (named: string): string => named.replace(common, ' ').trim();

/** Whether `text` beside the sentence `said` speaks of those from whom it is withheld, and not of those who are given it. */
export function isWithheld({ given, denied }: GivenAndWithheld, said: string, text: string): boolean {
  const isSpokenOf = (named: string) => named !== '' && speaksOf(named, said, text);
  return isSpokenOf(essence(denied)) && !isSpokenOf(essence(given));
}
