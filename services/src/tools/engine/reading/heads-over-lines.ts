import type { CvLine } from './cv-line.js';
import { degreeIn } from './degrees.js';
import { saysSchooling, type Placed } from './employers-above.js';
import { isAFirm } from './firms.js';
import { postNamed } from './headline-post.js';
import { occupationOf } from './occupation-families.js';
import { endsInPerson } from './occupations.js';
import { isPlaceOnly } from './places.js';
import { headOf } from './role-in-line.js';
import { spansIn } from './time-spans.js';
import { saysWhatWasDone } from './verbs.js';
import { withoutDates } from './without-dates.js';

/** Employer, town, title and dates have a line each at most. */
const MOST_LINES = 4;
const LONGEST_LINE = 100;
const MOST_WORDS_OF_A_ROLE = 6;

/** What stands above the work of one post: lines from `at` up to `end`, what somebody was, and where. */
interface Head {
  at: number;
  end: number;
  role: string;
  employer: string;
  /** All of its parts but the dates, in the order of the CV. */
  parts: readonly string[];
  dates: CvLine;
}

/**
 * Employer, town, title and dates stand over two or three lines in whatever order; line by line the employer's name may be
 * read for a trade, and a title that no list knows for nothing. Where a head has one role, an employer and its dates, it is
 * one post; where it was read so already, it stays as it was.
 */
export function headsOverLines(placed: readonly Placed[], lines: readonly CvLine[], today: Date): Placed[] {
  const wrong = headsIn(lines, today).filter((head) => !isReadSo(head, placed));
  const kept = placed.filter(({ at }) => !wrong.some((head) => at >= head.at && at < head.end));
  const read = wrong.map(({ at, role, employer, parts, dates }) => {
    const title = [role, employer, ...parts.filter((part) => part !== role && part !== employer)].join(', ');
    return { at, dates, post: { ...postNamed(title, lines[at]!), where: parts.join(', '), employer } };
  });
  return [...kept, ...read].toSorted((one, other) => one.at - other.at);
}

/** One post begins there, by its role. */
function isReadSo({ at, end, role }: Head, placed: readonly Placed[]): boolean {
  const within = placed.filter((each) => each.at >= at && each.at < end);
  const [only] = within;
  return within.length === 1 && only !== undefined && headOf(only.post.title).replace(/ \/ .*$/, '/') === role;
}

function headsIn(lines: readonly CvLine[], today: Date): Head[] {
  const heads: Head[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    if (!mayBeOfAHead(lines[at]) || mayBeOfAHead(lines[at - 1])) continue;
    let end = at + 1;
    while (mayBeOfAHead(lines[end])) end += 1;
    const head = end - at <= MOST_LINES ? headOfLines(lines.slice(at, end), today) : null;
    if (head !== null) heads.push({ ...head, at, end });
  }
  return heads;
}

const mayBeOfAHead = (line: CvLine | undefined): line is CvLine =>
  line !== undefined &&
  line.section === 'experience' &&
  !line.isBullet &&
  !line.isHeading &&
  line.text.length <= LONGEST_LINE &&
  /^[\p{Lu}\d(]/u.test(line.text) &&
  !/[.!?;:]$|\. \p{Lu}\p{Ll}+ \p{Ll}/u.test(line.text) &&
  !saysWhatWasDone(line.text) &&
  !saysSchooling(line.text) &&
  degreeIn(line.text) === null;

/** One line has the dates, one part says what somebody was, and another one where. */
function headOfLines(own: readonly CvLine[], today: Date): Omit<Head, 'at' | 'end'> | null {
  const [dates, ...others] = own.filter(({ text }) => spansIn(text, today).length > 0);
  if (dates === undefined || others.length > 0 || own.some(({ text }) => HAS_A_LABEL.test(text))) return null;
  const parts = own.flatMap(({ text }) => partsOf(text));
  const [role, second] = parts.filter(isRole);
  const employer = parts.find((part) => part !== role && !isPlaceOnly(part));
  if (role === undefined || second !== undefined || employer === undefined || !/^\p{Lu}/u.test(employer)) return null;
  return { role, employer, parts, dates };
}
/** "Period: 2018 to date", "Organisation: …": each line says itself what it is. */
const HAS_A_LABEL = /^\p{L}[\p{L} ]{2,24}:/u;

const partsOf = (text: string): string[] =>
  withoutDates(text)
    .split(/,\s+|\s[/–—|·•-]\s|\s{2,}|\s[/–—|·•-]$|^[/–—|·•-]\s/)
    .map((part) => part.trim().replace(/^[/–—|·•-]\s+/, ''))
    .filter((part) => part !== '');

const isRole = (part: string): boolean =>
  part.split(/\s+/).length <= MOST_WORDS_OF_A_ROLE &&
  !isAFirm(part) &&
  !isPlaceOnly(part) &&
  (occupationOf(part) !== null || endsInPerson(part.replace(/\s*\([^)]*\)$/, '')));
