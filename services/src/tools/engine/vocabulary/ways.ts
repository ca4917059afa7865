import { rootOf } from '../text/word-forms.js';
import { beginsAnother, rootsIn, type Root } from './clauses.js';

/** Words that say it alone (no `things`), or what is done and to what, beside what they must stand. */
export interface Way {
  doings: Phrases;
  things: Phrases | null;
  /** The same with the words that mean it where somebody works on programs. */
  thingsOfPrograms?: Phrases;
  /** One of each must stand near. */
  beside: readonly Phrases[];
  /** What is named first needs no word for what was done where more is said of it: "Micrometers and bore gauges every day". */
  mayStandAlone?: boolean;
}
interface Phrase {
  roots: readonly string[];
  /** "RAMS" is another word in small letters. */
  isInCapitals: boolean;
  /** "angry" of customers: it says enough before whatever follows. */
  mayStandBefore: boolean;
}

/** By their first root: a line is looked up word by word. */
export type Phrases = ReadonlyMap<string, readonly Phrase[]>;

export function phrasesOf(list: readonly string[]): Phrases {
  const byFirst = new Map<string, Phrase[]>();
  for (const phrase of list) {
    const roots = rootsIn(phrase.replace(/\+$/, '')).flatMap((clause) => clause.map(({ root }) => root));
    const [first] = roots;
    if (first === undefined) continue;
    byFirst.set(first, [
      ...(byFirst.get(first) ?? []),
      { roots, isInCapitals: ANOTHER_IN_SMALL_LETTERS.has(phrase), mayStandBefore: phrase.endsWith('+') },
    ]);
  }
  return byFirst;
}

const ANOTHER_IN_SMALL_LETTERS: ReadonlySet<string> = new Set(['RAMS', 'LEAP', 'TA', 'OT']);

/** Whether one of the clauses of a text tells it so. */
export const isToldIn = (clauses: readonly (readonly Root[])[], way: Way): boolean =>
  clauses.some((clause) => isTold(way, clause));

function isTold({ doings, things, beside, mayStandAlone }: Way, clause: readonly Root[]): boolean {
  if (
    mayStandAlone &&
    things !== null &&
    placesOf(things, clause).some(({ at, end }) => at === 0 && clause[end - 1]?.isLast) &&
    clause.slice(1).some(saysMore)
  )
    return true;
  const done = placesOf(doings, clause);
  const told = things === null ? done : deedsTo(things, [...done, ...partedIn(doings, clause)], clause);
  if (told.length === 0) return false;
  const around = beside.map((each) => placesOf(each, clause));
  return told.some(({ at, end }) =>
    around.every((places) => places.some((each) => each.at - end < MOST && at - each.end < MOST)),
  );
}

/** How often, where or for whom: a bare row of things is a list. */
const saysMore = (word: Root, place: number): boolean => beginsAnother(word, place) || SAYS_WHEN.has(word.root);
const SAYS_WHEN: ReadonlySet<string> = new Set(
  'day daily shift night week weekly month monthly quarter quarterly year yearly'.split(' ').map(rootOf),
);

interface Place {
  at: number;
  end: number;
  mayStandBefore: boolean;
  /** "Put … in": what has to stand behind the thing. */
  particle?: string;
}

/** Where what is done stands before its own object, without a word between that begins another. */
function deedsTo(things: Phrases, places: readonly Place[], clause: readonly Root[]): Place[] {
  const done = places.filter(({ at }) => !clause[at]?.isNoun);
  if (done.length === 0) return [];
  const named = placesOf(things, clause).filter(({ end, mayStandBefore }) => mayStandBefore || clause[end - 1]?.isLast);
  return done.flatMap((doing) =>
    named
      .filter((thing) =>
        thing.at >= doing.end
          ? thing.at - doing.end < MOST &&
            !clause.slice(doing.end, thing.at).some(beginsAnother) &&
            (doing.particle === undefined || isSoonAfter(clause, thing.end, doing.particle))
          : // "defects written in the book", "bookings are taken"
            doing.particle === undefined &&
            clause[doing.at]?.isPast === true &&
            thing.end <= doing.at &&
            doing.at - thing.end <= 1,
      )
      .map((thing) => ({ ...thing, at: Math.min(doing.at, thing.at), end: Math.max(doing.end, thing.end) })),
  );
}
/** So many words on, something else is spoken of. */
const MOST = 6;

const isSoonAfter = (clause: readonly Root[], from: number, particle: string): boolean =>
  clause.slice(from, from + SOON).some(({ root }) => root === particle);
const SOON = 3;

/** "Put units and worktops in": a verb and its particle with the thing between them. */
function partedIn(phrases: Phrases, clause: readonly Root[]): Place[] {
  const places: Place[] = [];
  for (const [at, { root: first }] of clause.entries())
    for (const { roots, mayStandBefore } of phrases.get(first) ?? []) {
      const [, particle, third] = roots;
      if (particle !== undefined && third === undefined && PARTICLES.has(particle) && clause[at + 1]?.root !== particle)
        places.push({ at, end: at + 1, mayStandBefore, particle });
    }
  return places;
}
const PARTICLES: ReadonlySet<string> = new Set(
  'in up out off away down on over round back through together right straight'.split(' '),
);

function placesOf(phrases: Phrases, clause: readonly Root[]): Place[] {
  const places: Place[] = [];
  // A loop, as every row is tried on every line.
  for (const [at, { root: first }] of clause.entries())
    for (const { roots, isInCapitals, mayStandBefore } of phrases.get(first) ?? [])
      if (
        roots.every((root, offset) => clause[at + offset]?.root === root) &&
        (!isInCapitals || clause[at]?.isInCapitals === true)
      )
        places.push({ at, end: at + roots.length, mayStandBefore });
  return places;
}
