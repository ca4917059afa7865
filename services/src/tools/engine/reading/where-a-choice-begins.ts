import { areAlike } from './of-one-kind.js';
import { isQualificationAsked } from './papers-named.js';

/** The things of a row that an "or" closes, in order. */
export interface Row {
  things: readonly string[];
  /** The place of the one that the "or" stands behind. */
  last: number;
  /** Behind "Must have:", each thing of a row is one to have. */
  isLabelled: boolean;
}

/** "A, B or C" is a choice of three; of more things nobody can tell by the "or" alone. */
const MOST_OF_A_CHOICE = 3;
/** What is longer was written by no employer, and would take its time. */
export const MOST_IN_A_ROW = 40;

/**
 * Of "SMSTS, first aid, BPSS or SC clearance" the place of the first thing of which one is enough. What is of one kind with
 * the things at the "or" belongs to their choice, and what is of another kind stands, with all before it, by itself. Where
 * that cannot be told, the words around decide: a label, how many things there are, a beginning that goes for all of them
 * ("experience of lime, cob or thatch"), which one paper's does not where another follows.
 */
export function firstOfTheChoice({ things, last, isLabelled }: Row): number {
  const choice = things.slice(last);
  const isLed =
    (GOES_FOR_ALL.test(things[0] ?? '') && things.filter(isQualificationAsked).length < 2) ||
    OF_A_PLACE.test(things.at(-1) ?? '') ||
    things.slice(0, -1).every(isADoing);
  const isOpen = isLed || (!isLabelled && things.length <= MOST_OF_A_CHOICE);
  let first = last;
  for (let at = last - 1; at >= Math.max(0, last - MOST_IN_A_ROW); at -= 1) {
    const thing = bare(things[at] ?? '');
    const likes = choice.map((other) => areAlike(thing, bare(other)));
    const isOfIt = likes.includes(true) || (isOpen && likes.includes(null) && !isWithTheNext(things, at - 1));
    if (!isOfIt) break;
    choice.unshift(thing);
    first = at;
  }
  return first;
}

/** Two things before that are of one kind of their own: where theirs ends, a choice begins. */
const isWithTheNext = (things: readonly string[], at: number): boolean =>
  at >= 0 && areAlike(bare(things[at] ?? ''), bare(things[at + 1] ?? '')) === true;

/** Whether it stays open that a choice of so many things was meant: the words around say so, and nothing of the things does. */
export const isDoubtful = (things: readonly string[]): boolean =>
  things.length > MOST_OF_A_CHOICE &&
  things.slice(0, -1).some((thing, at) => areAlike(bare(thing), bare(things[at + 1] ?? '')) === null);

/** The parts of a row, those of each choice in it as one: "SMSTS or SSSTS", "first aid", "BPSS, SC or DV clearance". */
export const partsWithTheChoice = (parts: readonly string[], isLabelled: boolean): string[] =>
  parts.length > MOST_IN_A_ROW ? [...parts] : withEachChoice(withWhatGoesOn(parts), isLabelled);

/** "An HNC, or higher", "React, Angular, or Vue": what begins with an "or" goes on. */
const withWhatGoesOn = (parts: readonly string[]): string[] =>
  parts.reduce<string[]>(
    (whole, part) =>
      /^or\b/i.test(part) ? [...whole.slice(0, -1), `${whole.at(-1) ?? ''}, ${part}`] : [...whole, part],
    [],
  );

function withEachChoice(parts: readonly string[], isLabelled: boolean): string[] {
  const at = parts.findLastIndex(offersAChoice);
  if (at < 0) return [...parts];
  const from = parts.slice(0, at).findLastIndex(offersAChoice) + 1;
  const first = from + firstPart(parts.slice(from, at), parts[at] ?? '', isLabelled);
  const choice = parts.slice(first, at + 1).join(', ');
  return [...withEachChoice(parts.slice(0, first), isLabelled), choice, ...parts.slice(at + 1)];
}

/** "HGV (class 1 or 2)" says in its bracket what kind of it will do. */
export const offersAChoice = (part: string): boolean => OR.test(part.replace(/\([^()]*\)/g, ''));

function firstPart(before: readonly string[], last: string, isLabelled: boolean): number {
  // "Excel, payroll and Sage or Xero": the "and" closes the row, and what stands behind it is a choice by itself.
  const and = last.search(/\band\b/i);
  if (and >= 0 && OR.test(last.slice(and))) return before.length;
  const things = [...before, ...last.split(/,?\s+or\s+/i)];
  return firstOfTheChoice({ things, last: before.length, isLabelled });
}

const OR = /\bor\b/i;
const GOES_FOR_ALL =
  /\b(?:experience|knowledge|understanding|background|qualifi\p{L}+|degree|diploma|trained|skilled|[ns]vq|level \d|ability|familiar\p{L}*|proficien\p{L}+|expertise|competen\p{L}+|working) (?:\p{L}+ )?(?:of|in|with|as|at|to|for|using)\b|^\W*[bm]\.?(?:sc|eng|a)(?: \p{L}+)? in\b/iu;
/** "Experience of", where a text ends with it, or nothing. */
export const leadIn = (text: string): string => LEAD_AT_THE_END.exec(text)?.[0] ?? '';
const LEAD_AT_THE_END = new RegExp(String.raw`(?:${GOES_FOR_ALL.source})\s+(?:an? |the )?$`, 'iu');
const OF_A_PLACE = /\b(?:environments?|settings?|sectors?|industr(?:y|ies)|roles?|backgrounds?|subjects?)\W*$/i;

/** "Washing, dressing, feeding or toileting residents": all of them with the same. */
const isADoing = (thing: string): boolean => /^\W*\p{L}{2,}ing$/u.test(thing);

/** A thing without its mark, its bracket and the beginning that goes for all. */
function bare(thing: string): string {
  const lead = GOES_FOR_ALL.exec(thing);
  return thing
    .slice(lead ? lead.index + lead[0].length : 0)
    .replace(/^[\s•●▪*–-]+/, '')
    .replace(/\([^()]*\)/g, ' ')
    .trim();
}
