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

/** A word by what its forms have in common, and whether it stands as something done. */
export interface Root {
  root: string;
  isPast: boolean;
}

/** Words that say it alone (no `things`), or what is done and to what. */
interface Way {
  doings: readonly Phrase[];
  things: readonly Phrase[] | null;
  inAnyOrder: boolean;
}
type Phrase = readonly string[];

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
  const inAnyOrder = written.includes(' & ');
  const [doings = '', things] = written.split(inAnyOrder ? ' & ' : ' > ');
  return { doings: phrasesOf(doings), things: things === undefined ? null : phrasesOf(things), inAnyOrder };
}
const phrasesOf = (list: string): Phrase[] =>
  list.split(', ').map((phrase) => rootsIn(phrase).flatMap((clause) => clause.map(({ root }) => root)));

/** Whether a text tells of it, in one of its clauses. */
export const tellsOf = ({ ways }: ToldRow, clauses: readonly (readonly Root[])[]): boolean =>
  clauses.some((clause) => ways.some((way) => isTold(way, clause)));

function isTold({ doings, things, inAnyOrder }: Way, clause: readonly Root[]): boolean {
  const done = placesOf(doings, clause);
  if (things === null || done.length === 0) return done.length > 0;
  const named = placesOf(things, clause);
  return done.some((doing) =>
    named.some(
      (thing) =>
        (inAnyOrder && Math.abs(thing.at - doing.at) <= FARTHEST) ||
        (thing.at >= doing.end && thing.at - doing.end <= FARTHEST) ||
        // "defects written in the book", "bookings are taken"
        (doing.isPast && thing.end <= doing.at && doing.at - thing.end <= 1),
    ),
  );
}
/** So many words on, something else is spoken of. */
const FARTHEST = 6;

function placesOf(phrases: readonly Phrase[], clause: readonly Root[]): { at: number; end: number; isPast: boolean }[] {
  return phrases.flatMap((phrase) =>
    clause.flatMap(({ isPast }, at) =>
      phrase.every((word, offset) => clause[at + offset]?.root === word)
        ? [{ at, end: at + phrase.length, isPast }]
        : [],
    ),
  );
}

/** The words of each clause by what their forms have in common; what says little is left out. */
export const rootsIn = (text: string): Root[][] =>
  text
    .split(/[.;:!?()|•\n]+(?:\s|$)|\s[–—-]\s/)
    .map((clause) =>
      (clause.match(/[\p{L}\p{N}&+]+(?:[-'’][\p{L}\p{N}]+)*/gu) ?? [])
        .flatMap((word) => fold(word).toLowerCase().split('-'))
        .filter((word) => word !== '' && !SAYS_NOTHING.has(word))
        .map((word) => ({ root: rootOf(word), isPast: IS_PAST.test(word) })),
    )
    .filter((clause) => clause.length > 0);

const IS_PAST = /(?:ed|en|wn|pt|nt|lt|de|ld|id)$/;

const SAYS_NOTHING = new Set('a an the their his her our its all every each any some very to of and or at'.split(' '));

function rootOf(word: string): string {
  const own = IRREGULAR[word] ?? word;
  if (own.length < 4) return own;
  return own
    .replace(/['’]s?$/, '')
    .replace(/(?:ies|ied)$/, 'y')
    .replace(/(?<=\w{3})(?:ings?|ed|es|s|e)$/, '')
    .replace(/(?<=\w\w)([b-df-hj-np-tv-z])\1$/, '$1');
}

const IRREGULAR: Readonly<Record<string, string>> = Object.fromEntries(
  `take took taken; give gave given; sell sold; tell told; speak spoke spoken; lead led; hold held; meet met; deal dealt; feed fed;
  send sent; pay paid; make made; find found; bring brought; teach taught; do does did done doing; run ran; write wrote written writing;
  keep kept; build built; buy bought; draw drew drawn; grow grew grown; drive drove driven driving; go went gone; catch caught; win won;
  stand stood; ring rang rung; set setting; cut cutting; put putting; get got getting; begin began; rise rose; sit sat; see saw seen; wear wore;
  person people; child children; man men; woman women; foot feet; use used using; oversee oversaw; shake shook`
    .split(/;\s+/)
    .flatMap((row) => {
      const [root = '', ...forms] = row.trim().split(' ');
      return forms.map((form) => [form, root]);
    }),
);
