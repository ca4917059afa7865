import { visaWord } from './other-sponsorship.js';
import { negation } from './sponsorship-rules.js';

/**
 * "We sponsor nurses to train as midwives", "The trust sponsors three academies": people whose training is paid for, and
 * schools that a trust stands behind. Neither says a word of a visa; one that does is read as any other sentence.
 */

const ofVisas = new RegExp(
  String.raw`\b(?:${visaWord}|licen[cs]\w*|certificates?|move|moving|tier ?[25]|countries|nationals?|foreign|non-\w+|philippines|india|africa|home office)\b|\b(?:in|to) the uk\b`,
  'i',
);
const word = String.raw`(?!(?:to|through to|who|that|which|and we|we|you're)\b)[\w'’&/-]+,?`;
const towards = String.raw`(?:train|re-?train|upskill|become|qualify|progress|step up|advance|convert|move (?:up|on|into)|develop|study|complete|achieve|gain|earn|obtain|work towards|cross-?train|specialise|be (?:trained|upskilled))`;
const school = String.raw`(?:academy|academies|schools?|colleges?|nursery|nurseries|pre-?schools?|kindergartens?|utcs?|university technical colleges?|sixth forms?|playgroups?|librar(?:y|ies)|museums?|hospices?|theatres?|playgrounds?|chapels?|cathedrals?|universities)`;
const counted = String.raw`(?:(?:an?|the|our|its|several|many|some|few|various|all|both|more than|over|up to|around|about|local|primary|secondary|special|free|studio|junior|infant|high|state|church|village|rural|multi|successful|new|number of|group of|cluster of|family of|chain of|trust of|\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|other|outstanding|neighbouring|nearby|academy|day|training|language|sponsored|large|small) )*`;

const rules = [
  String.raw`\bsponsor(?:s|ed|ing)? (?:${word} ){1,8}?(?:to|through to|as they|so (?:that )?they can|who (?:want|wish|would like|are ready) to) (?:\w+ly )?(?:${towards}|becoming|qualifying)\b`,
  String.raw`\bsponsor(?:s|ed|ing)? (?:of )?${counted}${school}(?=\s*(?:$|[.,;:!?)(–—]|-\s)| (?:in|across|at|of|for|near|throughout|around|and|with|to|on|within|that|which|where|serving|from|so|as|including)\b)`,
].map((rule) => new RegExp(rule, 'i'));

/** `said` in plain words, one sentence. */
export const isSponsoredToTrain = (said: string): boolean =>
  !ofVisas.test(said) && !negation.test(said) && rules.some((rule) => rule.test(said));
