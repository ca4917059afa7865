import type { Only } from './search-plan.js';
import { isPlaceName } from './place-names.js';
import type { Synonym } from './synonym-lists.js';
import { isOnlySkill } from './synonyms.js';

/** A single word that has synonyms and no more letters is a short form: "js", "aws", not "cook". */
const LONGEST_SHORT_FORM = 3;

/** "la", "nyc": a short form that stands for towns and nothing else. */
export const isNameOfTowns = (word: string, synonyms: Synonym[]) =>
  word.length <= LONGEST_SHORT_FORM && synonyms.length > 0 && synonyms.every(({ isTown }) => isTown);

/** Where what is typed counts: a short form of a skill or an occupation is no company's name. */
export function onlyForTyped(word: string, synonyms: Synonym[]): Only | undefined {
  if (synonyms.length === 0) return undefined;
  if (isOnlySkill(word)) return 'skills';
  return synonyms.some(({ parts }) => isShortFor(word, parts)) ? 'words' : undefined;
}

/** "js", "aws"; not "lab", which a company may well be called. */
const isShortFor = (word: string, parts: string[]) =>
  word.length < LONGEST_SHORT_FORM ||
  (word.length <= LONGEST_SHORT_FORM + 1 && word === parts.map(([first]) => first).join(''));

/** Where a synonym counts. `ofPhrase`: it stands for something that was spelled out. */
export function onlyOfSynonym(parts: string[], ofPhrase: boolean): { only?: Only } {
  const [word = ''] = parts;
  if (parts.length > 1 || isPlaceName(parts)) return {};
  if (isOnlySkill(word)) return { only: 'skills' };
  if (word.length > LONGEST_SHORT_FORM) return {};
  return { only: ofPhrase && word.length < LONGEST_SHORT_FORM ? 'skills' : 'words' };
}
