import { isOfAnyJob, isPlaceInText, LONGEST_PLACE, withStateApart } from './pieces.js';
import { isSmallState } from './states.js';
import { isShortForPlace, synonymsOf } from './synonyms.js';
import { isWayOfWorking, lengthOfWay } from './ways-of-working.js';
import { whatIsSought } from './what-is-sought.js';
import { fillers, wordsOf } from './words.js';

/**
 * What is typed, as what can be given up of it one by one, with the small words between, in capitals where one is a state. "C/C++" are two, and of a single
 * word ("T-SQL") its parts are. What names one place stays together, and so do an amount ("£40,000"), a grade with its
 * number ("Band 5"), and how one works ("part time", as "part-time" is one word).
 */
export function askedWords(text: string): string[] {
  const words = withSmallStates(whatIsSought(text))
    .split(/(?:\s|(?<!\d)[,/]|[,/](?!\d))+/)
    .map(withoutStraySigns)
    .filter(Boolean);
  return words.length === 1 && !isPlaceInText(words[0]!) && !beginsWithLetter.test(words[0]!)
    ? words[0]!.split('-').filter(Boolean)
    : withPlacesWhole(words);
}

const strayAhead = /^[<>{}[\]|\\^~=*;:!?`]+/;
const strayBehind = /[<>{}[\]|\\^~=*;:!?`]+$/;
/** Of "script>" and "[nurse]" the word alone is offered; ".NET", "C++" and "(RN)" are written so. */
function withoutStraySigns(word: string): string {
  const bare = word.replace(strayAhead, '').replace(strayBehind, '');
  if (bare.startsWith('(') && !bare.includes(')')) return bare.slice(1);
  return bare.endsWith(')') && !bare.includes('(') ? bare.slice(0, -1) : bare;
}

function withSmallStates(text: string): string {
  const { before, state, country } = withStateApart(text);
  if (state === undefined) return before;
  const [code = state] = /[A-Za-z]{2,3}/.exec(text.slice(before.length)) ?? [];
  return [before, fillers.has(state) ? code.toUpperCase() : code, country].filter(Boolean).join(' ');
}

/** What joins the words of names in other languages ("chef de partie"), and begins a place at most. */
const joining = new Set('de,du,des,da,di,del,van,von,y,et,und'.split(','));

/** The places of those that carry a meaning. */
export const meaningOf = (words: string[]): number[] => [...words.keys()].filter((at) => carriesMeaning(words[at]!));

const carriesMeaning = (word: string) =>
  isSmallState(word) ||
  (/[\p{L}\p{N}]/u.test(word) && !fillers.has(word.toLowerCase()) && !joining.has(word.toLowerCase()));

/**
 * The words that name no place and no way of working, the last one first: it says what the work is ("assistant" of "health
 * care assistant uk", "cashier" of "cashier part time").
 */
export const workWords = (text: string): string[] =>
  askedWords(text)
    .filter((word) => !isSmallState(word))
    .map((word) => word.toLowerCase())
    .filter((word) => carriesMeaning(word) && !isPlaceInText(word) && !isWayOfWorking([word]))
    .reverse();

/** Whether the word stands in the text. */
export const hasWord = (text: string, word: string): boolean =>
  askedWords(text).some((one) => one.toLowerCase() === word);

/** The text of these words alone. A small word stays where it joins two that stay. */
export function textWith(words: string[], kept: number[]): string {
  const isKept = new Set<number | undefined>(kept);
  const meaning = meaningOf(words);
  const joins = (at: number) =>
    isKept.has(meaning.findLast((one) => one < at)) && isKept.has(meaning.find((one) => one > at));
  return words.filter((_, at) => (meaning.includes(at) ? isKept.has(at) : joins(at))).join(' ');
}

/** A single letter, a number, and what any job is say too little to be searched for alone. */
export const saysEnough = (text: string): boolean => /\p{L}/u.test(text) && !/^\p{L}$/u.test(text) && !isOfAnyJob(text);

/** What begins names of places and is none: "St. Louis", "El Paso". */
const beginsPlace = new Set(
  'st,saint,ste,sainte,san,santa,los,las,el,la,le,des,new,fort,ft,mount,mt,port,lake,north,south,east,west'.split(','),
);

/** Of "e-commerce" and "x-ray" the letter cannot be given up: without it the other word is something else. */
const letters = new Set(['e', 'x']);
const beginsWithLetter = /^[ex]-\p{L}/iu;

const grades = new Set('band,grade,level,class,cat,category,step,tier,year,stage,phase'.split(','));

const isGrade = (word: string, next = ''): boolean => grades.has(word.toLowerCase()) && /^\d{1,2}\p{L}?$/u.test(next);

function withPlacesWhole(words: string[]): string[] {
  const found: string[] = [];
  for (let at = 0; at < words.length;) {
    const isLetter = letters.has(words[at]!.toLowerCase()) && /^\p{L}{3}/u.test(words[at + 1] ?? '');
    const length =
      isLetter || isGrade(words[at]!, words[at + 1])
        ? 2
        : lengthOfWay(words.slice(at)) || lengthOfPlace(words.slice(at, at + LONGEST_PLACE));
    found.push(words.slice(at, at + length).join(' '));
    at += length;
  }
  return found;
}

function lengthOfPlace(words: string[]): number {
  for (let length = words.length; length > 1; length -= 1) {
    const name = words.slice(0, length);
    const isWhole = !fillers.has(name[0]!.toLowerCase()) && !fillers.has(name.at(-1)!.toLowerCase());
    if (isWhole && (isPlaceInText(name.join(' ')) || isShortForPlace(synonymsOf(wordsOf(name.join(' '))))))
      return length;
  }
  return words.length > 1 && beginsPlace.has(wordsOf(words[0]!)[0] ?? '') ? 2 : 1;
}
