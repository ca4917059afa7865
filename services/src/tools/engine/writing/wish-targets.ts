import { skillsNamedIn } from '../reading/skill-finder.js';
import { SMALL_WORDS, wordsOf } from '../text/words.js';

/** A thing that a wish names: something of the CV, or one of what every letter may speak of. */
export interface Target {
  text: string;
  topic: Topic | null;
  /** The beginnings that its words share in all their forms: "mentoring" and "mentor", "studies" and "study". */
  stems: readonly string[];
  /** A certificate, a degree: named by what it is in, and by what it is called as well or not. */
  isPaper: boolean;
  /** The skills that it names: "team leadership" is told where a line says "led a team". */
  skills: readonly string[];
}
export type Topic = 'visa' | 'place' | 'years' | 'dates' | 'degree' | 'papers' | 'skills' | 'employer' | 'name';

const TOPICS: readonly (readonly [Topic, RegExp])[] = [
  [
    'visa',
    /\b(?:visas?|sponsor\w*|immigration|right to work|work permits?|permission to work|citizenship|nationality)\b/i,
  ],
  ['place', /\b(?:where i live|relocat\w+|moving|my (?:address|location)|the move)\b/i],
  [
    'dates',
    /^(?:(?:all )?(?:the )?(?:dates?|years?)(?: (?:of|on|in|from) (?:my |the )?(?:degrees?|qualifications?|certificates?|papers?|education|studies|graduation|diplomas?|courses?|training|school|university))?|(?:graduation|qualification) (?:dates?|years?)|(?:when|(?:the )?(?:date|year)(?: (?:that|when|in which))?) i (?:graduated|qualified|finished|left school|studied|passed).*)$/i,
  ],
  [
    'years',
    /\b(?:years? of (?:work |working )?experience|how long|(?:how many|number of|total(?: of)?) years|years (?:i have |i['’]ve )?(?:worked|in total|in all)|(?:length|years) of (?:my )?(?:experience|service|work))\b/i,
  ],
  ['degree', /^(?:degrees?|universit\w+|studies)$/i],
  [
    'papers',
    /^(?:(?:education|qualifications?|certificates?|certifications?|papers|training|courses|licen[cs]es)(?: (?:and|or) )?)+$/i,
  ],
  ['skills', /^(?:(?:key |technical |soft )?skills?(?: lists?)?)$/i],
  ['name', /^(?:full |own |first |last )?(?:name|signature)$/i],
  ['employer', /^(?:compan(?:y|ies)|employers?|company name|(?:their|the) name)$/i],
];
/** Words that say only that something is meant. */
const EMPTY = new Set('situation status thing experience work part detail skill fact issue name topic'.split(' '));
const SHORTEST_STEM = 4;

export function mentions(text: string): Target {
  const plain = text.replace(/^(?:my|the|any|our|a|an)\s+/i, '').replace(/[\s.!?,;]+$/, '');
  const words = wordsOf(plain).filter(({ folded }) => !SMALL_WORDS.has(folded));
  const telling = words.filter(({ folded }) => !EMPTY.has(folded));
  return {
    text: plain,
    topic: TOPICS.find(([, pattern]) => pattern.test(plain))?.[0] ?? null,
    stems: (telling.length > 0 ? telling : words).map(({ folded }) => stemOf(folded)),
    isPaper: PAPER.test(plain),
    skills: skillsNamedIn(plain).map(({ skill }) => skill.name),
  };
}

const PAPER =
  /\b(?:certificates?|certifications?|qualifications?|degrees?|diplomas?|licen[cs]es?|cards?|tickets?|awards?|registrations?|courses?|training|memberships?)\b/i;
const CALLS_A_PAPER = new Set(
  wordsOf(
    'certificate certification qualification degree diploma licence license card ticket award registration course training membership',
  ).map(({ folded }) => stemOf(folded)),
);

/** "My Immediate Life Support certificate" is told where a line has what it is in, whatever the line calls it. */
export function isToldIn(target: Target, text: string): boolean {
  const thing = target.stems.filter((stem) => !CALLS_A_PAPER.has(stem));
  return isIn(target, text) || (target.isPaper && thing.length > 0 && isIn({ ...target, stems: thing }, text));
}

/** Every word of the thing stands in the text, in whichever form. */
export function isIn({ stems }: Target, text: string): boolean {
  const words = wordsOf(text).map(({ folded }) => stemOf(folded));
  return stems.length > 0 && stems.every((stem) => words.includes(stem));
}

function stemOf(word: string): string {
  const stem = word.replace(/(?:ships?|ments?|ings?|ations?|ators?|ers?|ors?|ees?|ed|es|s|e|y|i)$/, '');
  if (stem.length < SHORTEST_STEM || stem === word) return word;
  return stemOf(stem.replace(/(\p{L})\1$/u, '$1'));
}
