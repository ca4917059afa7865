import { capital } from '../text/clean.js';
import type { AdvertSentence } from './advert-sentence.js';

/** What an advert wants somebody to care about: no skill, and nothing that anybody has held for years. */
export interface InterestAsked {
  /** "Keen interest in implants". */
  name: string;
  /** "implants". */
  object: string;
  start: number;
  end: number;
}

const HOW = String.raw`(?:(?:keen|strong|genuine|real|special|specific|particular|active|clinical|professional|personal|academic|research|demonstrable|demonstrated|proven|clear|deep|good|general|healthy|lively|sincere|passionate|sustained|great|evident)(?:,? and |, | ))`;
/** "Experience of, or an interest in, sedation": either will do, and the interest is the less of the two. */
const OR = String.raw`(?:(?:experience|knowledge|understanding)(?: (?:of|in|with))?,? (?:and\/or|or|and ?\/ ?or|\/) (?:an? )?)`;
const INTEREST = new RegExp(
  String.raw`(?<![\p{L}'’-])(?:${OR})?${HOW}{0,3}(?:interest (?:in|for),? |(?<!\b(?:be|been|if you are|if you['’]re|those|anyone|anybody|candidates|applicants|people) )interested in )(?=\S)`,
  'giu',
);
/** What the employer wants one to be interested in, or what interest is besides. */
const OF_THE_JOB =
  /^(?:(?:applying|joining|working (?:with|for) us|hearing|finding out|learning more|discussing|talking|relocating|sponsorship|arranging|speaking|knowing|becoming)\b|(?:the|this|that|our|your|any|these|us|a|an?) (?:[\p{L}-]+ ){0,3}(?:jobs?|roles?|posts?|positions?|vacanc\p{L}+|opportunit\p{L}+|company|practice|team|school|trust|organi[sz]ation|application|placements?|visas?|us)\b|us\b|it\b|this\b|that\b|you\b)/iu;
const NO_INTEREST =
  /\b(?:conflicts? of|register(?:ing)? (?:your|an)|express(?:ing|ed|ions? of)?(?: (?:your|an))?|best|thank you for your|declare (?:any|an)|vested|financial|controlling|we have an?|our|no|not) $/i;
const ENDS =
  /[.;:!?()\n]|,? (?:and|or|but|as well as|plus|with) (?:an?|the|you|your|must|should|will|have|hold|be|able|ability|to|we|ideally|experience|knowledge|understanding|good|strong|excellent|some|at least|\d)\b|, (?:which|who|where|so|as|including|preferably|ideally|with|from|and|plus|good|strong|excellent|able|an?)\b| (?:which|who|is|are|was|would|will|may|can|because|since|so that|preferred|essential|required|desirable|advantageous|welcome)\b|,? (?:an?|would be an?) (?:\p{L}+ )?(?:advantage|plus|bonus|asset)\b/iu;
const MOST_WORDS = 8;

export function interestsIn(text: string): InterestAsked[] {
  return [...text.matchAll(INTEREST)].flatMap(({ index, 0: said }) => {
    const start = index + said.length;
    const rest = text.slice(start, start + LONGEST);
    const object = rest
      .slice(0, ENDS.exec(rest)?.index ?? rest.length)
      .replace(/[\s,.-]+$/, '')
      .trim();
    const words = object.split(/\s+/).length;
    if (object.length < 2 || words > MOST_WORDS || OF_THE_JOB.test(object)) return [];
    if (NO_INTEREST.test(text.slice(Math.max(0, index - 30), index))) return [];
    const called = said.replace(new RegExp(`^${OR}`, 'iu'), '').replace(/,\s*$/, ' ');
    const name = capital(`${called}${object}`.replace(/^interested in /i, 'interest in '));
    return [{ name, object, start: index, end: start + object.length }];
  });
}
const LONGEST = 120;

/** What somebody is to care about is asked of nobody as a skill; a paper is asked for wherever it is named. */
export function withoutInterests(sentence: AdvertSentence): AdvertSentence {
  const spans = interestsIn(sentence.text);
  if (spans.length === 0) return sentence;
  const isOfOne = ({ start, end }: { start: number; end: number }) =>
    spans.some((span) => span.start <= start && end <= span.end);
  return {
    ...sentence,
    mentions: sentence.mentions.filter((mention) => mention.skill.kind === 'certificate' || !isOfOne(mention)),
  };
}
