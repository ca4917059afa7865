import { divisionNames, divisionsNamed, type Division } from '../divisions.js';
import { countryOf } from './countries.js';
import type { Alternative, SearchTerm } from './search-plan.js';
import { fillers, partsOf, runTogether, wordsOf } from './words.js';

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

const kindsOfDivision = new Set(['state', 'province', 'territory']);

let byName: Map<string, Division> | undefined;

const withoutFillers = (parts: string[]) => parts.filter((part) => !fillers.has(part));

/** "Washington State", "province of Ontario": what the state is called, with what it is. Without that it may be a town. */
export function divisionCalled(parts: string[]): Division | undefined {
  const words = withoutFillers(parts);
  const isFirst = kindsOfDivision.has(words[0] ?? '');
  if (words.length < 2 || !(isFirst || kindsOfDivision.has(words.at(-1)!))) return undefined;
  byName ??= new Map(
    divisionNames.map((name) => [withoutFillers(wordsOfName(name)).join(' '), divisionsNamed(name)[0]!]),
  );
  return byName.get((isFirst ? words.slice(1) : words.slice(0, -1)).join(' '));
}

/** Places in this state, whatever else has its name or its short form. */
export const inDivision = ({ code, name }: Division, stem: (word: string) => string): SearchTerm[] =>
  [code.toLowerCase(), ...withoutFillers(wordsOfName(name)).map(stem)].map(here);

/** "ON": the whole text is the short form of a state, in capitals. */
export function wholeState(text: string): string | undefined {
  const code = text.trim();
  return /^[A-Z]{2,3}$/.test(code) && coded(code.toLowerCase()).length > 0 ? code.toLowerCase() : undefined;
}

const smallCodes = [...fillers].filter((word) => coded(word).length > 0).map((word) => word.toUpperCase());
const smallCode = new RegExp(`(?<![\\p{L}\\p{N}])(${smallCodes.join('|')})(?![\\p{L}\\p{N}])`, 'u');
const everySmallCode = new RegExp(smallCode, 'gu');

/** Of a word of a text that `withStatesMarked` has made: "OR", which else were small. */
export const isSmallState = (word: string): boolean => smallCodes.includes(word);

/** The text with the code, and the words between and around. */
export const aroundSmallStates = (text: string): string[] => text.split(smallCode);

/**
 * The text with small words in capitals where they are states, and nowhere else: apart from other words as typed ("OR nurse",
 * "cooks ON nights") where not all is in capitals. `isPlace`: "IN Leeds" says where, and not that it is in Indiana.
 */
export function withStatesMarked(text: string, isPlace: (after: string) => boolean): string {
  const isAllCapitals = text === text.toUpperCase();
  const isState = (code: string, at: number) => {
    const [before = ' ', after = ' '] = [text[at - 1], text[at + code.length]];
    const isApart = /[\s,]/.test(before) && /[\s,]/.test(after);
    return isApart && !isAllCapitals && (code === 'OR' || !isPlace(text.slice(at + code.length)));
  };
  return text.replace(everySmallCode, (code: string, _: string, at: number) =>
    isState(code, at) ? code : code.toLowerCase(),
  );
}

interface StateAtEnd {
  at: number;
  code: string;
  /** The country of the state, as it is typed after it. */
  country?: string;
}

/** "Portland, or", "cook ON", "Portland, OR, United States": after a comma or in capitals even a filler is a state. */
export function stateAtEnd(text: string): StateAtEnd | undefined {
  const found = /(?:,\s*([A-Za-z]{2,3})|\s([A-Z]{2,3}))\s*$/.exec(text);
  const code = (found?.[1] ?? found?.[2] ?? '').toLowerCase();
  const isCode = coded(code).length > 0;
  const isAllCapitals = found?.[2] !== undefined && text === text.toUpperCase() && !fillers.has(code);
  const isCertain = found?.[1] !== undefined || fillers.has(code);
  return found && isCode && isCertain && !isAllCapitals ? { at: found.index, code } : stateBeforeCountry(text);
}

const codeAndCountry =
  /(?:,\s*([A-Za-z]{2,3})\s*,\s*|,\s*([A-Z]{2,3})\s+|\s([A-Z]{2,3})\s*,\s*)([\p{L}.]+(?:\s+[\p{L}.]+)*)\s*$/u;

/** Only with the country that it is a state of: "Berlin, DE, Germany" is not in Delaware. */
function stateBeforeCountry(text: string): StateAtEnd | undefined {
  const found = codeAndCountry.exec(text);
  if (!found) return undefined;
  const code = (found[1] ?? found[2] ?? found[3] ?? '').toLowerCase();
  const country = found[4]!;
  const name = countryOf(wordsOf(country).map(runTogether))?.name;
  return coded(code).some((division) => division.country.toLowerCase() === name)
    ? { at: found.index, code, country }
    : undefined;
}
