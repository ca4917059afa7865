import { capital } from '../text/clean.js';
import { HOW_MUCH } from './how-much-asked.js';

/** "Swim, as pupils have hydrotherapy": why it is asked for, and no part of it. */
export const A_REASON =
  /,? because \S.*$|, (?:as|since|given that|so that) (?:(?:we|you|it|this|there|they|our|the|some|many|most|all|your)|(?:pupils|students|children|residents|patients|clients|customers|guests|staff))(?:['’](?:ll|re|ve|s))? \p{L}.*$/iu;

/** "Applicants need a relevant qualification": who is to have it, and no part of its name. */
const WHO_NEEDS =
  /^(?:(?:all|any|each|every|the|our|successful|ideal|right|suitable|potential) ){0,3}(?:applicants?|candidates?|post[ -]?holders?) (?:(?:must|should|will|would) )?(?:also )?(?:needs?|requires?|have|has|holds?|possess(?:es)?)(?: to (?:have|hold|possess))? (?:an? |the )?(?=\S)/i;

/** What is asked for by a name that can stand in a list: without its mark, how much it is asked for and its article. */
export const nameOf = (text: string): string => {
  const plain = text
    .replace(/^[\s•●▪*–-]+/, '')
    .replace(WHO_NEEDS, '')
    .replace(/^you(?:['’]ll| will) (\S)/i, (_, letter: string) => letter.toUpperCase())
    .replace(
      /^[Tt]o (?=\p{Ll}{2,} \S)|^[Yy]ou (?:can )?(?!(?:will|must|have|should|are|may|need|would|could|might)\b)(?=\p{Ll}{3,} \S)/u,
      '',
    )
    .replace(/^(?:ideally|preferably),? (?:with(?:in)? |in |from |of )?(?:an? |the )?/i, '')
    .replace(/^(?:skilled|proficient|experienced|competent) (?:in|at|with) (?=\p{Lu})/iu, '')
    .replace(/^(?:essential|desirable|required|preferred)\s*:\s*|^(?:you )?must (?:have|hold|possess)(?: an?)? /i, '')
    .replace(/^(?:an?|the|your|in an?|in the) (\S)(?=\S* \S)/i, (_, letter: string) => letter.toUpperCase())
    .replace(/^(?:(?:(?:is|are|be|being) )?able to|can|has|have|holds?) (?:an? |the )?(?=\S+ \S)/i, '')
    .replace(A_REASON, '')
    .replace(HOW_MUCH, '')
    .replace(/[\s.;,]+$/, '');
  const name = capital(plain);
  return name.length <= 70 ? name : `${name.slice(0, name.lastIndexOf(' ', 68))}…`;
};
