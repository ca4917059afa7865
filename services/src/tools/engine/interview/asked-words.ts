import type { WeighedAsk } from '../match/score.js';
import { isHadByPeople } from '../reading/had-by-people.js';
import { stemsOf } from '../reading/stems.js';
import { inText } from '../text/clean.js';
import { withArticle } from '../writing/post-said.js';
import { ordinary } from '../writing/skill-as-asked.js';
import { skillVocabulary } from '../vocabulary/skill-vocabulary.js';

export const DRIVING = /driving licen[cs]e/i;

/** What stands in the words of an advert or of an open list ("manage staff") is quoted, not put into a sentence. */
export function called(name: string): string {
  if (DRIVING.test(name)) return 'a driving licence';
  const text = ordinary(name);
  if (text.split(' ').length > LONGEST_NAME && /\b(?:or|have|has)\b|…/.test(text)) return `“${text}”`;
  if (!isNamed(name) && isWorded(text)) return `“${text}”`;
  if (isHadByPeople(text)) return `experience of ${text}`;
  const isSkill = isNamed(name) && skillVocabulary().named(name)?.kind !== 'certificate';
  return isSkill || /^\p{Lu}/u.test(text) ? text : `“${text}”`;
}

/** "Time served or have an NVQ3 / equivalent in mechanical engineering" is no name of anything. */
const LONGEST_NAME = 6;

/** "Assess, plan and deliver care to patients" is worded, whatever letter it begins with; a name is mostly capitals. */
const isWorded = (text: string): boolean =>
  !/[“”(]/.test(text) && text.split(/\s+/).filter((word) => /^\p{Ll}/u.test(word)).length >= FEWEST_OF_A_WORDING;
const FEWEST_OF_A_WORDING = 5;

/** "an ADR certificate", "a C+E licence": one of which there are many; a registration or a status has no article. */
export function aPaper(asked: string): string {
  const name = asked.replace(WHAT_WOULD_DO, '');
  const plain = inText(name);
  // "a forklift licence", which a list need not have for a name
  if (IS_ONE.test(plain) && /^\p{Ll}[\p{L}\d]*(?: [\p{L}\d]+){1,3}$/u.test(plain) && !/^(?:own|your) /.test(plain))
    return DRIVING.test(name) ? called(name) : ARE_SEVERAL.test(plain) ? plain : withArticle(plain);
  const said = called(name);
  return IS_ONE.test(said) && !ARE_SEVERAL.test(said) && !/^(?:“|an? |the |your |own )/i.test(said)
    ? withArticle(said)
    : said;
}
/** "… held for a minimum of 2 years", "… or working towards": how long, and what would do as well, is no part of its name. */
const WHAT_WOULD_DO =
  /,?\s(?:\(?or (?:currently )?(?:studying|part[- ]qualified|in progress)$|\(?(?:or|and|but) (?:be )?(?:\p{L}+ to )?(?:working|work|studying|willing\w*|prepared|able|happy|progress\w*) (?:towards?|to)\b.*|\(?held (?:for|since)\b.*|for (?:at least|a minimum of|over|more than|\d+\+?) .*years?.*)$/iu;
const IS_ONE =
  /(?:certificates?|qualification|certification card|licen[cs]e|card|ticket|diploma|permit|passport|badge|award|check|degree|[ns]vq(?: level \d)?)(?: \([^)]*\)| or .*)?$/i;
/** "Landlord gas safety certificates (CP12)". */
const ARE_SEVERAL =
  /(?:certificates|licen[cs]es|cards|tickets|diplomas|permits|passports|badges|awards|checks|degrees)(?: \([^)]*\))?$/i;

/** By a name of the vocabulary's own, which is a noun with a capital: "People management". */
export const isNamed = (name: string): boolean => /^\P{Ll}/u.test(name) && skillVocabulary().named(name)?.name === name;

/** Whether a line says it in words of its own: a list of skills may file "single-cell sequencing" under cell culture. */
export function isSaidIn(name: string, line: string | null): boolean {
  const said = new Set(stemsOf(line ?? ''));
  return stemsOf(name).every((each) => said.has(each));
}

/** A wish is not said to be a must. */
export const asksFor = (importance: WeighedAsk['importance']): string =>
  importance === 'preferred' ? 'The advert would like' : 'The post requires';
