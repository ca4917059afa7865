import { kept } from '../../../platform/shipped/kept.js';
import { lately } from '../text/lately.js';
import { fold, wordsOf } from '../text/words.js';
import { shippedWords } from '../vocabulary/shipped-vocabulary.js';
import { FIELDS, type Field } from '../vocabulary/skill.js';
import { codedOccupations } from './coded-occupations.js';
import { fieldOfTitle } from './fields.js';
import { withoutTradesOfFirms } from './firms.js';
import { isOfALorry } from './lorry-licences.js';
import type { Occupation } from './occupation.js';

interface Known {
  /** The product's own list: found anywhere in a title. */
  own: ReadonlyMap<string, Occupation>;
  /** Most words of a text end no such title. */
  lastWords: ReadonlySet<string>;
  /** The coding index: so many titles that only the end of a title counts. */
  coded: ReadonlyMap<string, Occupation>;
}
let known: Known | undefined;
const LONGEST = 5;

/**
 * The occupation that a title names, by `occupations.txt` and the coding index of SOC 2020. What somebody is stands last in the first part: a "nurse
 * recruiter" recruits, a "Teacher of Mathematics" teaches, a "Cleaner, Ward 4, County Hospital" cleans.
 */
export const occupationOf = lately((title): Occupation | null => {
  known ??= kept('occupations', read);
  const short = withoutTradesOfFirms(withLorry(title.slice(0, 200)));
  const head = short.split(/[,;:(|]|\s[/–—-]\s|\s(?:at|for|of|in|with|to)\s/i)[0] ?? '';
  const own = lastIn(head, known);
  const coded = codedAs(head, known.coded);
  if (own && (!coded || coded.length <= own.length)) return own.occupation;
  return (coded ?? lastIn(ofWhichKind(short), known) ?? lastIn(short, known))?.occupation ?? null;
});

/** "Project Engineer (civil)" is a civil engineer: the kind stands in brackets. */
function ofWhichKind(title: string): string {
  const [, before = '', role = '', kind = ''] = /(?:(\p{L}+) )?(?<!\p{L})(\p{L}+)\s*\((\p{L}+)\)/u.exec(title) ?? [];
  return `${before} ${kind} ${role}`;
}

/** "HGV Class 1 Driver", "C+E night driver": which licence and when, not which work. */
const withLorry = (title: string): string => {
  const isOfLorries = /\b(?:hgv|lgv|lorry|truck)\b/i.test(title);
  return isOfALorry(title)
    ? title
        .replace(LICENCE, ' ')
        .replace(/\(\s*\)/g, ' ')
        .replace(/\b(?=drivers?\b)/i, 'hgv ')
    : title.replace(LICENCE, isOfLorries ? ' ' : ' hgv ');
};
const LICENCE = /\b(?:class|cat(?:egory)?)\.? ?(?:[12]|one|two|c1?(?:\+e)?)(?![\p{L}\d])|\bc\+e(?!\p{L})/giu;

/** An occupation, and how many words of the title name it. */
interface Named {
  occupation: Occupation;
  length: number;
}

const AROUND = /\b(?:wanted|required|needed|vacancy|job|jobs|nights?|days?|ft|pt)$/i;
/** Trades that are surnames as well: in "Jo Mason" or "Baker Street" nobody is at work. */
const SURNAMES = new Set(
  `archer bailey baker bishop brewer butler carter carver chandler clark clerk collier cooper cutler draper dyer
  fisher fletcher forester fowler gardner glover harper hooper hunter judge mason mercer miller page parker piper porter
  potter reeve rider roper saddler sawyer shepherd singer skinner slater smith steward tailor tanner thatcher tiler turner
  walker warden weaver wheeler wright`.split(/\s+/),
);
const BEFORE_A_TRADE =
  /^(?:head|senior|junior|assistant|trainee|apprentice|master|lead|night|skilled|experienced|qualified|improver|mobile|freelance|employed|retail|shop|artisan|bespoke|bread|turkish|studio|craft|production|plant|factory|site|store|instore|day|evening|weekend|commercial|industrial|supermarket|wholesale|sourdough|cake|agency|contract|relief|maintenance|workshop|bakery|confectionery)$/;

const isSurname = (word: string, before: string | undefined, isLast: boolean): boolean =>
  SURNAMES.has(word) && (!isLast || (before !== undefined && !BEFORE_A_TRADE.test(before)));

/** The longest end of a title that the coding index has. */
function codedAs(head: string, coded: ReadonlyMap<string, Occupation>): Named | null {
  const words = wordsOf(head.trim().replace(AROUND, '')).map(({ folded }) => folded);
  for (let length = Math.min(LONGEST, words.length); length > 0; length -= 1) {
    const title = words.slice(-length).join(' ');
    const found = coded.get(title);
    const before = words.at(-length - 1);
    if (!found || isCareOfThings(title, before)) continue;
    if (length > 1 || !isSurname(title, before, true)) return { occupation: found, length };
  }
  return null;
}

/** The field of a title: of its occupation where that is known, which a hospital's cleaner does not share with its nurses. */
export function fieldOfWork(title: string): Field | null {
  const occupation = occupationOf(title);
  return occupation ? occupation.field : fieldOfTitle(title);
}

function lastIn(text: string, { own, lastWords }: Known): Named | null {
  const words = wordsOf(text).map(({ folded }) => folded);
  for (let end = words.length; end > 0; end -= 1) {
    if (!lastWords.has(words[end - 1] ?? '')) continue;
    for (let length = Math.min(LONGEST, end); length > 0; length -= 1) {
      const title = words.slice(end - length, end).join(' ');
      const found = own.get(title);
      if (length === 1 && isSurname(title, words[end - 2], end === words.length)) continue;
      if (found && !isCareOfThings(title, words[end - length - 1])) return { occupation: found, length };
    }
  }
  return null;
}

/** A "Lawn Care Worker" mows: what is cared for is nobody; and what a museum collects is no debt. */
const isCareOfThings = (title: string, before = ''): boolean =>
  (/^(?:care|support) /.test(title) && OF_THINGS.has(before)) || (/^collections? /.test(title) && KEEPERS.has(before));
const KEEPERS = new Set('museum museums archive archives gallery library heritage art arts history costume'.split(' '));
const OF_THINGS = new Set(
  `lawn turf garden tree plant crop pet dog cat horse equine animal livestock wildlife poultry vehicle car hair skin eye
  customer client fabric garment technical it desktop sale admin`.split(/\s+/),
);

function read(): Known {
  const { own, groups } = ownOccupations();
  const lastWords = new Set([...own.keys()].map((title) => title.slice(title.lastIndexOf(' ') + 1)));
  return { own, lastWords, coded: codedOccupations(own, groups) };
}

/** The titles of the product's own list, and the unit groups of which it says that they are of one trade. */
function ownOccupations(): { own: ReadonlyMap<string, Occupation>; groups: ReadonlySet<string> } {
  const own = new Map<string, Occupation>();
  const groups = new Set<string>();
  let family = '';
  let field: Field | null = null;
  for (const line of shippedWords('occupations.txt').split('\n')) {
    const heading = /^\[(.+?) ([a-z]+|-)((?: \d{4})*)\]$/.exec(line);
    if (heading) {
      family = heading[1] ?? '';
      field = FIELDS.find((each) => each === heading[2]) ?? null;
      for (const group of heading[3]?.match(/\d+/g) ?? []) groups.add(group);
      continue;
    }
    const [, level, titles] = /^([1-5]) (.+)$/.exec(line) ?? [];
    for (const title of titles?.split('; ') ?? [])
      own.set(title.split(' ').map(fold).join(' '), { family, field, level: Number(level) });
  }
  return { own, groups };
}
