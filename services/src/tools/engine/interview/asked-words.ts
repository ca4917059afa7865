import type { WeighedAsk } from '../match/score.js';
import { stemsOf } from '../reading/stems.js';
import { inText } from '../text/clean.js';
import { skillVocabulary } from '../vocabulary/skill-vocabulary.js';

export const DRIVING = /driving licen[cs]e/i;

/** What stands in the words of an advert or of an open list ("manage staff") is quoted, not put into a sentence. */
export function called(name: string): string {
  if (DRIVING.test(name)) return 'a driving licence';
  const text = inText(name);
  const isSkill = isNamed(name) && skillVocabulary().named(name)?.kind !== 'certificate';
  return isSkill || /^\p{Lu}/u.test(text) ? text : `“${text}”`;
}

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
