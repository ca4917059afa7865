import { fold } from '../text/words.js';
import { shippedWords } from './shipped-vocabulary.js';

/** How a CV tells of what adverts ask for by a name. */
export interface ToldRow {
  /** As adverts call it, in small letters. */
  names: readonly string[];
  /** What somebody is like: the work shows it, and no words about oneself. */
  isQuality: boolean;
  ways: readonly Way[];
  /** What those are called who do it all day. */
  titles: readonly string[];
}

/** A word by what its forms have in common, and what its neighbours say of it. */
export interface Root {
  root: string;
  isPast: boolean;
  /** "The order", "in order": no deed. */
  isNoun: boolean;
  /** What is spoken of, and not what something else is called by: "windows", not "window displays". */
  isLast: boolean;
}

/** Words that say it alone (no `things`), or what is done and to what, beside what they must stand. */
interface Way {
  doings: Phrases;
  things: Phrases | null;
  beside: Phrases | null;
}
interface Phrase {
  roots: readonly string[];
  /** "angry" of customers: it says enough before whatever follows. */
  mayStandBefore: boolean;
}

/** By their first root: a line is looked up word by word. */
type Phrases = ReadonlyMap<string, readonly Phrase[]>;

let rows: readonly ToldRow[] | undefined;
export const toldRows = (): readonly ToldRow[] => (rows ??= read());

function read(): ToldRow[] {
  return shippedWords('told-in-work.txt')
    .split('\n')
    .filter((line) => line.includes(' = ') && !line.startsWith('#'))
    .map((line) => {
      const [names = '', told = ''] = line.split(' = ');
      const [ways = '', titles = ''] = told.split(' @ ');
      return {
        names: names.replace(/^~/, '').toLowerCase().split('; '),
        isQuality: names.startsWith('~'),
        ways: ways.split(' | ').map(wayOf),
        titles: titles ? titles.toLowerCase().split(', ') : [],
      };
    });
}

function wayOf(written: string): Way {
  const [told = '', beside] = written.split(' & ');
  const [doings = '', things] = told.split(' > ');
  const listed = (list: string | undefined) => (list === undefined ? null : phrasesOf(list));
  return { doings: phrasesOf(doings), things: listed(things), beside: listed(beside) };
}
function phrasesOf(list: string): Phrases {
  const byFirst = new Map<string, Phrase[]>();
  for (const phrase of list.split(', ')) {
    const roots = rootsIn(phrase.replace(/\+$/, '')).flatMap((clause) => clause.map(({ root }) => root));
    const [first] = roots;
    if (first === undefined) continue;
    byFirst.set(first, [...(byFirst.get(first) ?? []), { roots, mayStandBefore: phrase.endsWith('+') }]);
  }
  return byFirst;
}

/** Whether a text tells of it, in one of its clauses. */
export const tellsOf = ({ ways }: ToldRow, clauses: readonly (readonly Root[])[]): boolean =>
  clauses.some((clause) => ways.some((way) => isTold(way, clause)));

function isTold({ doings, things, beside }: Way, clause: readonly Root[]): boolean {
  const places = placesOf(doings, clause);
  const told = things === null ? places : deedsTo(things, places, clause);
  if (beside === null || told.length === 0) return told.length > 0;
  const around = placesOf(beside, clause);
  return told.some(({ at, end }) => around.some((each) => each.at - end < MOST && at - each.end < MOST));
}

interface Place {
  at: number;
  end: number;
  mayStandBefore: boolean;
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
          ? thing.at - doing.end < MOST && !clause.slice(doing.end, thing.at).some(beginsAnother)
          : // "defects written in the book", "bookings are taken"
            clause[doing.at]?.isPast === true && thing.end <= doing.at && doing.at - thing.end <= 1,
      )

      .map((thing) => ({ ...thing, at: Math.min(doing.at, thing.at), end: Math.max(doing.end, thing.end) })),
  );
}
/** So many words on, something else is spoken of. */
const MOST = 6;

/** "Handling of cash" goes on; "cables through the kitchen" does not. */
const beginsAnother = ({ root }: Root, place: number): boolean =>
  BEGINS_ANOTHER.has(root) && !(root === 'of' && place === 0);

function placesOf(phrases: Phrases, clause: readonly Root[]): Place[] {
  const places: Place[] = [];
  // A loop, as every row is tried on every line.
  for (const [at, { root: first }] of clause.entries())
    for (const { roots, mayStandBefore } of phrases.get(first) ?? [])
      if (roots.every((root, offset) => clause[at + offset]?.root === root))
        places.push({ at, end: at + roots.length, mayStandBefore });
  return places;
}

/** The words of each clause by what their forms have in common; what says little is left out. */
export const rootsIn = (text: string): Root[][] =>
  text.split(/[.;:!?()|•\n]+(?:\s|$)|\s[–—-]\s/).flatMap((clause) => piecesOf(rootsOfClause(clause)));

/** A clause without an end is tried piece by piece. */
const piecesOf = (clause: readonly Root[]): Root[][] =>
  Array.from({ length: Math.ceil(clause.length / LONGEST) }, (_, at) => clause.slice(at * LONGEST, (at + 1) * LONGEST));
const LONGEST = 100;

function rootsOfClause(clause: string): Root[] {
  const words = (clause.match(/[\p{L}\p{N}&+]+(?:[-'’][\p{L}\p{N}]+)*|,/gu) ?? []).flatMap((word) =>
    fold(word).toLowerCase().split('-').filter(Boolean),
  );
  return words.flatMap((word, at) =>
    SAYS_NOTHING.has(word)
      ? []
      : [
          {
            root: rootOf(word),
            isPast: IS_PAST.test(word) && !JOINS.has(words[at - 1] ?? ''),
            isNoun: !word.endsWith('ing') && BEFORE_A_NOUN.has(words[at - 1] ?? ''),
            isLast: isLast(word, words[at + 1]),
          },
        ],
  );
}

const isLast = (word: string, next: string | undefined): boolean =>
  !/['’]s?$/.test(word) && (next === undefined || FOLLOWS_A_NOUN.has(next) || /(?:ed|ly|\d)$|^\d/.test(next));

const IS_PAST = /(?:ed|en|wn|pt|nt|lt|de|ld|id)$/;

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));
const ARTICLES = 'a an the my his her our their its this that each every no';
const BEGIN = `for to with in into on onto at by from through under along across around beside between during about
  before of over while when that which who like than as`;
const JOINS = setOf(', and or');
const SAYS_NOTHING = setOf(', a an the their his her our its all every each any some very and or');
const BEGINS_ANOTHER = setOf(BEGIN);
const BEFORE_A_NOUN = new Set(
  [...setOf(`${ARTICLES} ${BEGIN}`)].filter(
    (word) => !['to', 'who', 'that', 'which', 'while', 'when', 'by'].includes(word),
  ),
);
const FOLLOWS_A_NOUN =
  setOf(`, and or & ${ARTICLES} ${BEGIN} is are was were be been has had have whose what how where as if
  up out down off back after until till within without per against so but not nor because both then
  they he she we i you him them me us it one two three four five six seven eight nine ten twelve twenty thirty
  wash dress eat read board twice once daily weekly monthly again alone too also well home away safely below above near last next this yesterday against`);

function rootOf(word: string): string {
  const own = IRREGULAR[word] ?? word;
  if (own.length < 4) return own;
  return own
    .replace(/['’]s?$/, '')
    .replace(/(?:ies|ied)$/, 'y')
    .replace(/(?<=\w{3})(?:ings?|(?<!e)ed|es|s|e)$/, '')
    .replace(/(?<=\w\w)([b-df-hj-np-tv-z])\1$/, '$1');
}

const IRREGULAR: Readonly<Record<string, string>> = Object.fromEntries(
  `take took taken; give gave given; sell sold; tell told; speak spoke spoken; lead led; hold held; meet met; deal dealt; feed fed;
  send sent; pay paid; make made; find found; bring brought; teach taught; do does did done doing; run ran; write wrote written writing;
  keep kept; build built; buy bought; draw drew drawn; grow grew grown; drive drove driven driving; go went gone; catch caught; win won;
  stand stood; hear heard; break broke broken; agree agreed; spend spent; shoot shot; ring rang rung; set setting; cut cutting; put putting; get got getting; begin began; rise rose; sit sat; see saw seen; wear wore;
  person people; child children; man men; woman women; foot feet; use used using; oversee oversaw; shake shook`
    .split(/;\s+/)
    .flatMap((row) => {
      const [root = '', ...forms] = row.trim().split(' ');
      return forms.map((form) => [form, root]);
    }),
);
