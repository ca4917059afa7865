import { occupationOf } from './occupation-families.js';
import { endsInPerson } from './occupations.js';
import { saysRank } from './seniority.js';
import { A_STRETCH_FIRST, BEGINS_WITH_A_STRETCH } from './time-spans.js';

type Column = 'dates' | 'employer' | 'role' | 'other';
const HEADS: readonly [Column, RegExp][] = [
  [
    'dates',
    /^(?:dates?(?: (?:from|employed|of employment))?(?: ?[/–-] ?to| to)?|period|when|from(?:\s?[/|–-]\s?| )to|years?)\b/i,
  ],
  ['employer', /^(?:(?:name of )?(?:the )?employer(?:['’]s name)?|company(?: name)?|organi[sz]ation|where)\b/i],
  ['role', /^(?:positions?(?: held)?|job(?: title| role)?|role|rank|post(?: held)?|title|occupation)\b/i],
  [
    'other',
    /^(?:location|town|vessel(?: name)?|ship|site|department|duties|main duties|responsibilities|reason for leaving|salary)\b/i,
  ],
];
const MOST_COLUMNS = 5;
const LONGEST_HEAD = 90;

/** "Dates Employer Position": the columns of a table whose lines a copy has run together; null for any other line. */
export function columnsOf(text: string): Column[] | null {
  const columns: Column[] = [];
  let rest = text.length > LONGEST_HEAD ? '' : text.trim().replace(/\s+/g, ' ');
  while (rest !== '' && columns.length < MOST_COLUMNS) {
    const found = HEADS.find(([, pattern]) => pattern.test(rest));
    if (!found) return null;
    columns.push(found[0]);
    rest = rest.replace(found[1], '').replace(/^[\s|,/–—-]+|\|$/g, '');
  }
  return rest === '' && columns.includes('dates') && columns.includes('employer') && columns.includes('role')
    ? columns
    : null;
}

const ROLE_FIRST: readonly Column[] = ['role', 'employer', 'other'];
const DATES_LAST = new RegExp(String.raw`(?<=\s)${A_STRETCH_FIRST.slice(1)}$`, 'iu');
const AROUND = /^[\s,|/:–—-]+|[\s,|/:–—-]+$/g;
const MOST_WORDS = 12;

/** "Jan 2019 – present Greencore Foods Quality Inspector" below such a head: what somebody was, where and when, with commas between. */
export function rowOfTable(text: string, columns: readonly Column[]): string | null {
  const isDatesFirst = columns[0] === 'dates';
  const [dates = ''] = (isDatesFirst ? BEGINS_WITH_A_STRETCH : DATES_LAST).exec(text) ?? [];
  const said = (isDatesFirst ? text.slice(dates.length) : text.slice(0, -dates.length)).replace(AROUND, '');
  if (dates === '' || said === '' || said.split(/\s+/).length > MOST_WORDS) return null;
  const isRoleLast = columns.indexOf('role') > columns.indexOf('employer');
  if (/[,|\t]|\s{2,}|\s[/–—-]\s/.test(said)) {
    const cells = said.split(/\s*[|\t]\s*|\s{2,}|\s[/–—-]\s/);
    const [one, other, ...more] = cells;
    if (one === undefined || other === undefined) return null;
    const own = columns.filter((column) => column !== 'dates');
    if (own.length > 2 && own.length === cells.length)
      return [...ROLE_FIRST.flatMap((each) => cells.filter((_, at) => own[at] === each)), dates].join(', ');
    return [...(isRoleLast ? [other, one] : [one, other]), ...more, dates].join(', ');
  }
  const words = said.split(' ');
  const length = isRoleLast ? lengthOfRole(words) : lengthOfRole(words, 'first');
  if (length === null) return null;
  const [role, employer] = isRoleLast
    ? [words.slice(-length), words.slice(0, -length)]
    : [words.slice(0, length), words.slice(length)];
  return `${role.join(' ')}, ${employer.join(' ')}, ${dates}`;
}

/** How many of these words say what somebody was, at their end or beginning; null where nothing tells, or nothing is left. */
function lengthOfRole(words: readonly string[], side: 'first' | 'last' = 'last'): number | null {
  const of = (length: number) => (side === 'last' ? words.slice(-length) : words.slice(0, length)).join(' ');
  const lengths = Array.from({ length: Math.min(MOST_WORDS_OF_A_ROLE, words.length - 1) }, (_, at) => at + 1);
  const known = lengths.filter((length) => occupationOf(of(length)) !== null && endsInPerson(of(length)));
  const whole = known.at(-1);
  // the shortest that says as much as any longer one, with the rank that stands before it
  const shortest = known.find((length) => occupationOf(of(length)) === occupationOf(of(whole!)));
  const bare = shortest ?? lengths.find((length) => length >= 2 && endsInPerson(of(length)));
  if (bare === undefined) return null;
  const before = side === 'last' ? words[words.length - bare - 1] : undefined;
  return before !== undefined && bare + 1 < words.length && saysRank(before) ? bare + 1 : bare;
}
/** A longer one would take the words of the column beside it. */
const MOST_WORDS_OF_A_ROLE = 4;
