import type { CvLine } from './cv-line.js';
import { degreeIn } from './degrees.js';
import { employerAbove, saysSchooling, type Placed } from './employers-above.js';
import { isAFirm } from './firms.js';
import { postNamed } from './headline-post.js';
import { mayBeARole, ON_A_LINE_OF_ITS_OWN } from './may-be-a-role.js';
import { occupationOf } from './occupation-families.js';
import { endsInPerson } from './occupations.js';
import { areNames } from './place-first.js';
import { isPlaceOnly } from './places.js';
import { headOf, roleOutOfBracket } from './role-in-line.js';
import { isJobForATime, saysHow } from './says-how.js';
import { spansIn } from './time-spans.js';
import { saysWhatWasDone } from './verbs.js';
import { withoutDates } from './without-dates.js';
import { namesOrganisation } from './work-done.js';

/** Employer, town, title and dates have a line each at most. */
const MOST_LINES = 4;
const LONGEST_LINE = 100;

/** What stands above the work of one post: lines from `at` up to `end`, what somebody was, and where. */
interface Head {
  at: number;
  end: number;
  role: string;
  employer: string;
  /** Of what somebody was it. */
  areas: readonly string[];
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
  const wrong = headsIn(lines, today).filter((head) => !isReadSo(head, placed, lines));
  const kept = placed.filter(({ at }) => !wrong.some((head) => at >= head.at && at < head.end));
  const read = wrong.map(({ at, role, employer, areas, parts, dates }) => {
    const head = [role, ...areas, employer];
    const title = [...head, ...parts.filter((part) => !head.includes(part))].join(', ');
    return { at, dates, post: { ...postNamed(title, lines[at]!), where: parts.join(', '), employer } };
  });
  return [...kept, ...read].toSorted((one, other) => one.at - other.at);
}

/** One post begins there, by its role, and is told with its employer: a trade that a list knows is found without one. */
function isReadSo(
  { at, end, role, employer, areas }: Head,
  placed: readonly Placed[],
  lines: readonly CvLine[],
): boolean {
  const [only, ...more] = placed.filter((each) => each.at >= at && each.at < end);
  if (only === undefined || more.length > 0 || headOf(only.post.title) !== role) return false;
  return (
    only.post.title !== [role, ...areas].join(', ') ||
    !isSurelyAName(employer) ||
    (employerAbove(lines, only.at) ?? '').includes(employer)
  );
}

/** "Multidrop" below "Driver" may be anything. */
const isSurelyAName = (employer: string): boolean =>
  namesOrganisation(employer) ||
  isAFirm(employer) ||
  /^\p{Lu}[^\s\d]* (?:(?:of|the|and|&|for) )*\p{Lu}/u.test(employer);

function headsIn(lines: readonly CvLine[], today: Date): Head[] {
  const heads: Head[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const head = mayBegin(lines, at) ? headAt(lines, at, today) : null;
    if (head === null) continue;
    heads.push(head);
    at = head.end - 1;
  }
  return heads;
}

/** Below a heading, a bullet or an empty line: what stands below work that is told without marks may be more of it. */
function mayBegin(lines: readonly CvLine[], at: number): boolean {
  const [above, line] = [lines[at - 1], lines[at]];
  if (!mayBeOfAHead(line)) return false;
  return above === undefined || above.isHeading || above.isBullet || line.isApart || above.section !== line.section;
}

/** As few lines as say what somebody was, where and when, and the town below them; none where a second role follows. */
function headAt(lines: readonly CvLine[], at: number, today: Date): Head | null {
  for (let end = at + 1; end <= at + MOST_LINES && mayBeOfAHead(lines[end - 1]); end += 1) {
    const head = headOfLines(lines.slice(at, end), today);
    if (head === null) continue;
    const next = lines[end];
    const isTown = mayBeOfAHead(next) && isPlaceOnly(next.text);
    if (mayBeOfAHead(next) && !next.isApart && partsOf(next.text).some(isRole)) return null;
    return isTown ? { ...head, at, end: end + 1, parts: [...head.parts, next.text] } : { ...head, at, end };
  }
  return null;
}

const mayBeOfAHead = (line: CvLine | undefined): line is CvLine =>
  line !== undefined &&
  line.section === 'experience' &&
  !line.isBullet &&
  !line.isHeading &&
  line.text.length <= LONGEST_LINE &&
  /^[\p{Lu}\d(]/u.test(line.text) &&
  !/(?<!\b(?:Ltd|Inc|Co|Corp|Bros))\.$|[!?;:]$|\. \p{Lu}\p{Ll}+ \p{Ll}/u.test(line.text) &&
  (!saysWhatWasDone(line.text) || isCalledLikeADeed(line.text)) &&
  !saysSchooling(line.text) &&
  degreeIn(line.text) === null;

/** "Support Practitioner", "Design Engineer": somebody, though the first word is one for doing. */
const isCalledLikeADeed = (text: string): boolean =>
  areNames(withoutDates(text)) && endsInPerson(headOf(withoutDates(text)));

/** One line has the dates, one part says what somebody was, and another one where. */
function headOfLines(own: readonly CvLine[], today: Date): Omit<Head, 'at' | 'end'> | null {
  const [dates, ...others] = own.filter(({ text }) => spansIn(text, today).length > 0);
  if (dates === undefined || others.length > 0 || own.some(({ text }) => HAS_A_LABEL.test(text))) return null;
  const parts = own.flatMap(({ text }) => partsOf(text)).filter((part) => !isJobForATime(part));
  const areas = own.flatMap(({ text }) => areasIn(partsOf(text)));
  const [role, second] = parts.filter((part) => isRole(part) && !areas.includes(part));
  const mayBe = parts.filter((part) => part !== role && !isPlaceOnly(part) && !saysHow(part));
  const named = mayBe.filter((part) => !areas.includes(part));
  const ofMany = partsOf(dates.text).find((part) => OF_MANY.test(part));
  const employer = named.find((part) => isAFirm(part) || namesOrganisation(part)) ?? ofMany ?? named[0] ?? mayBe[0];
  if (role === undefined || second !== undefined || employer === undefined || !/^\p{Lu}/u.test(employer)) return null;
  return { role, employer, areas: areas.filter((part) => part !== role && part !== employer), parts, dates };
}
/** "Various firms through Law Choice": many employers, in the place of one. */
const OF_MANY = /^(?:various|several|different) \p{Ll}+ (?:through|via|for) \p{Lu}/iu;

/** "Paralegal, Residential Conveyancing": of what, behind who, on one line. */
const areasIn = ([who = '', what = '', ...more]: readonly string[]): string[] =>
  more.length === 0 &&
  what !== '' &&
  isRole(who) &&
  !isAFirm(what) &&
  !namesOrganisation(what) &&
  !isPlaceOnly(what) &&
  !endsInPerson(what) &&
  (occupationOf(what) !== null || IS_A_FIELD.test(what))
    ? [what]
    : [];
const IS_A_FIELD =
  /\b(?:property|law|litigation|conveyancing|probate|tax|audit|payroll|sales|marketing|finance|operations|maintenance|projects?|care|surgery|medicine|theatres?|paediatrics|services|support|logistics|retail|commercial|corporate|residential|team|department|division|ward|unit)$/i;

/** "Period: 2018 to date", "Organisation: …": each line says itself what it is. */
const HAS_A_LABEL = /^\p{L}[\p{L} ]{2,24}:/u;

const partsOf = (text: string): string[] =>
  withoutDates(text)
    .split(/,\s+|\s[/–—|·•-]\s|\s{2,}|\s[/–—|·•-]$|^[/–—|·•-]\s/)
    .map((part) => part.trim().replace(/^[/–—|·•-]\s+/, ''))
    .flatMap((part) => roleOutOfBracket(part).split(', '))
    .filter((part) => part !== '');

const isRole = (part: string): boolean =>
  mayBeARole(part, ON_A_LINE_OF_ITS_OWN) && !isAFirm(part) && !isPlaceOnly(part);
