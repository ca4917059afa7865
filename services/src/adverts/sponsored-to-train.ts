import { country } from './mere-right-to-work.js';
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
const towards = String.raw`(?:train|re-?train|upskill|become(?! (?:part|one|members?) of\b)|qualify|step up|convert|study|cross-?train|specialise|be (?:trained|upskilled))`;
const paper = String.raw`(?:qualifications?|degrees?|diplomas?|certificates?|certifications?|registrations?|accreditations?|[\w-]+ status|chartership|chartered|memberships?|fellowships?|nvqs?|qts|level \d|pgce|mba|masters?|master's|doctorates?|phd|apprenticeships?|courses?|training|exams?|osces?|nursing pin)`;
const rank = String.raw`(?:up )?(?:in)?to (?:be |become )?(?:an? |the )?(?:(?:head|senior|lead|chief|deputy|registered|advanced|assistant|team) [a-z-]+|managers?|management|leaders?|leadership|supervisors?|sisters?|matrons?|consultants?|band \d)`;
/** What is said of any work as well ("to complete our team", "to develop their careers with us") is of training by what stands behind it. */
const further = String.raw`(?:progress|advance|develop|complete|achieve|gain|earn|obtain|work towards) (?:${rank}|(?:(?!(?:and|or|but|we|who|while)\b)[\w'’/&-]+ ){0,4}?${paper})`;
const school = String.raw`(?:academy|academies|schools?|colleges?|nursery|nurseries|pre-?schools?|kindergartens?|utcs?|university technical colleges?|sixth forms?|playgroups?|librar(?:y|ies)|museums?|hospices?|theatres?|playgrounds?|chapels?|cathedrals?|universities)`;
const counted = String.raw`(?:(?:an?|the|our|its|several|many|some|few|various|all|both|more than|over|up to|around|about|local|primary|secondary|special|free|studio|junior|infant|high|state|church|village|rural|multi|successful|new|number of|group of|cluster of|family of|chain of|trust of|\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|other|outstanding|neighbouring|nearby|academy|day|training|language|sponsored|large|small) )*`;

const toTrain = new RegExp(
  String.raw`\bsponsor(?:s|ed|ing)? (?:${word} ){1,8}?(?:to|through to|as they|so (?:that )?they can|who (?:want|wish|would like|are ready) to) (?:\w+ly )?(?:${towards}|becoming|qualifying|${further})\b`,
  'i',
);
const schools = new RegExp(
  String.raw`\bsponsor(?:s|ed|ing)? (?:of )?${counted}${school}(?=\s*(?:$|[.,;:!?)(–—]|-\s)| (?:in|across|at|of|for|near|throughout|around|and|with|to|on|within|that|which|where|serving|from|so|as|including)\b)`,
  'i',
);
/** "Our sponsored academy is Good": a kind of school, of which something is said. */
const sponsoredSchool = new RegExp(
  String.raw`\bsponsored (?:(?:primary|secondary|special|junior|infant|first|middle|all-through|church|free|studio|village|sister|partner) )*${school}(?: trusts?)? (?:(?:is|are|was|were|has|have|had|became|remains?|now|all|both|serves|joined|opened|converted|judged|rated|graded|good|outstanding|requires|inadequate)\b|(?:to be|as) (?:good|outstanding|inadequate|requiring)\b)`,
  'i',
);
const isOnOneSponsor = (said: string): boolean => said.match(/sponsor/gi)?.length === 1;
/** Who comes from abroad is sponsored to be in a country; of a school it only tells where it is. */
const inCountry = new RegExp(String.raw`\b(?:in|to) (?:the )?${country}(?![\w-])`, 'i');

/** `said` in plain words, one sentence. */
export const isSponsoredToTrain = (said: string): boolean =>
  !ofVisas.test(said) &&
  !negation.test(said) &&
  (schools.test(said) ||
    (sponsoredSchool.test(said) && isOnOneSponsor(said)) ||
    (toTrain.test(said) && !inCountry.test(said)));
