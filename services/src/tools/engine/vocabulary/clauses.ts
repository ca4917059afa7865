import { fold } from '../text/words.js';
import { rootOf } from '../text/word-forms.js';

/** A word by what its forms have in common, and what its neighbours say of it. */
export interface Root {
  root: string;
  isPast: boolean;
  /** "The order", "in order": no deed. */
  isNoun: boolean;
  /** "RAMS", and no rams. */
  isInCapitals: boolean;
  /** What is spoken of, and not what something else is called by: "windows", not "window displays". */
  isLast: boolean;
}

/** The words of each clause by what their forms have in common; what says little is left out. */
export const rootsIn = (text: string): Root[][] =>
  text.split(/[.;:!?()|•\n]+(?:\s|$)|\s[–—-]\s/).flatMap((clause) => piecesOf(rootsOfClause(clause)));

/** A clause without an end is tried piece by piece. */
const piecesOf = (clause: readonly Root[]): Root[][] =>
  Array.from({ length: Math.ceil(clause.length / LONGEST) }, (_, at) => clause.slice(at * LONGEST, (at + 1) * LONGEST));
const LONGEST = 100;

function rootsOfClause(clause: string): Root[] {
  const written = (clause.match(/[\p{L}\p{N}&+]+(?:[-'’][\p{L}\p{N}]+)*|,/gu) ?? []).flatMap((word) =>
    word.split('-').filter(Boolean),
  );
  const words = written.map((word) => fold(word).toLowerCase());
  return words.flatMap((word, at) =>
    SAYS_NOTHING.has(word) || isAboutHowMany(word, words[at + 1])
      ? []
      : [
          {
            root: rootOf(word),
            isInCapitals: /^\p{Lu}{2}/u.test(written[at] ?? ''),
            isPast: IS_PAST.test(word) && !JOINS.has(words[at - 1] ?? ''),
            isNoun: !word.endsWith('ing') && BEFORE_A_NOUN.has(words[at - 1] ?? ''),
            isLast: isLast(word, words[at + 1]),
          },
        ],
  );
}

/** "Put in about 30 doors": how many, and no other thing. */
const isAboutHowMany = (word: string, next: string | undefined): boolean =>
  ABOUT.has(word) && next !== undefined && (/^\d/.test(next) || NUMBERS.has(next));

export const isLast = (word: string, next: string | undefined): boolean =>
  !/['’]s?$/.test(word) && (next === undefined || FOLLOWS_A_NOUN.has(next) || /(?:ed|ly|\d)$|^\d/.test(next));

const IS_PAST = /(?:ed|en|wn|pt|nt|lt|de|ld|id)$/;

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));
const COUNTED =
  'one two three four five six seven eight nine ten twelve fifteen twenty thirty forty fifty sixty hundred';
const ARTICLES = 'a an the my his her our their its this that each every no';
const BEGIN = `for to with in into on onto at by from through under along across around beside between during about
  before of over while when that which who like than as`;
const JOINS = setOf(', and or');
const ABOUT = setOf('about around over under');
const NUMBERS = setOf(COUNTED);
const SAYS_NOTHING = setOf(
  ', a an the their his her our its all every each any some very and or straight also then always usually often now still personally directly regularly',
);

/** "Handling of cash" goes on; "cables through the kitchen" does not. */
export const beginsAnother = ({ root }: Root, place: number): boolean =>
  BEGINS_ANOTHER.has(root) && !(root === 'of' && place === 0);
const BEGINS_ANOTHER = setOf(BEGIN);
const BEFORE_A_NOUN = new Set(
  [...setOf(`${ARTICLES} ${BEGIN}`)].filter(
    (word) => !['to', 'who', 'that', 'which', 'while', 'when', 'by'].includes(word),
  ),
);
const FOLLOWS_A_NOUN =
  setOf(`, and or & ${ARTICLES} ${BEGIN} is are was were be been has had have whose what how where as if
  up out down off back after until till within without per against so but not nor because both then
  they he she we i you him them me us it ${COUNTED}
  wash dress eat read board twice once daily weekly monthly again alone too also well home away safely below above near last next this yesterday against some any all several most myself ourselves themselves`);
