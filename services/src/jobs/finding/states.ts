import { divisionsNamed } from '../divisions.js';
import type { Alternative, SearchTerm } from './search-plan.js';
import { fillers, partsOf, wordsOf } from './words.js';

/** "La Jolla" is not in Louisiana, nor Croton-on-Hudson in Ontario: of these the short form alone does not tell. */
const inNamesOfTowns = new Set(['la', 'de', 'on', 'in', 'or', 'me']);

const here = (word: string): SearchTerm => ({ word: `@${word}`, prefix: false });

const coded = (code: string) => divisionsNamed(code).filter((division) => division.code.toLowerCase() === code);

const wordsOfName = (name: string) => wordsOf(name).flatMap(partsOf);

/** The words of the states that have this short form; their stems must be known before the places are looked for. */
export const wordsOfDivisions = (code: string): string[] => coded(code).flatMap(({ name }) => wordsOfName(name));

/** Places in the state of this short form; nothing for what is none. */
export function divisionAlternatives(code: string, stem: (word: string) => string, weight: number): Alternative[] {
  const divisions = coded(code);
  if (divisions.length === 0) return [];
  if (!inNamesOfTowns.has(code)) return [{ all: [here(code)], weight }];
  return divisions.map(({ name }) => ({
    all: [here(code), ...wordsOfName(name).map((word) => here(stem(word)))],
    weight,
  }));
}

/** "ON": the whole text is the short form of a state, in capitals. */
export function wholeState(text: string): string | undefined {
  const code = text.trim();
  return /^[A-Z]{2,3}$/.test(code) && coded(code.toLowerCase()).length > 0 ? code.toLowerCase() : undefined;
}

/** "Portland, or", "cook ON": after a comma or in capitals even a filler is a state. */
export function stateAtEnd(text: string): { at: number; code: string } | undefined {
  const found = /(?:,\s*([A-Za-z]{2,3})|\s([A-Z]{2,3}))\s*$/.exec(text);
  const code = (found?.[1] ?? found?.[2] ?? '').toLowerCase();
  const isCode = coded(code).length > 0;
  const isAllCapitals = found?.[2] !== undefined && text === text.toUpperCase() && !fillers.has(code);
  const isCertain = found?.[1] !== undefined || fillers.has(code);
  return found && isCode && isCertain && !isAllCapitals ? { at: found.index, code } : undefined;
}
