import { namesWork, saysWhatWasDone } from './verbs.js';
import { hasFigure } from '../text/clean.js';
import type { CvFacts } from './cv-facts.js';
import type { CvLine } from './cv-line.js';
import { fieldOfTitle } from './fields.js';
import { isAFirm, isNamedByItsCare } from './firms.js';
import { isForOneselfAlone } from './for-oneself.js';
import { saysRank } from './seniority.js';
import { unshouted } from './unshouted.js';
import { withoutDates } from './without-dates.js';
import { occupationOf } from './occupation-families.js';
import { endsInPerson } from './occupations.js';
import { areNames } from './place-first.js';
import { isPlaceOnly } from './places.js';
import { isHeld, type PostHeld } from './post-held.js';
import { isRankOfTheForces } from './ranks-of-the-forces.js';
import { saysHow } from './says-how.js';
import { isRoleOfAShortForm } from './short-form-roles.js';
import { isStageOrExam } from './stages.js';
import { isATimeToLearn } from './times-to-learn.js';
import { saysWhoOrWhere } from './who-and-where.js';

/** Something the person did, in the CV's words, and where. */
export interface WorkDone {
  text: string;
  /** "Nexus AI, Co-Founder & CTO"; null when the CV does not say. */
  where: string | null;
  isProject: boolean;
  /** A bullet under its entry: then `where` is sure. */
  isBullet: boolean;
  hasFigure: boolean;
  /** Skills the line shows. */
  skills: string[];
}

const LABEL =
  /^(?:organi[sz]ation|employer|company|name of employer|designation|position(?: held)?|job title|role|post(?: held)?)\s*:\s*/i;

/** "At Nexus AI", "In FlashInfer"; "As Staff Nurse" where only the post is named. */
export function placed(place: string, isProject: boolean): string {
  // what a bracket says of an employer is no part of its name
  const written = place.replace(/\s*\([^)]*,[^)]*\)/g, '');
  const partsOf = (text: string) =>
    text
      .replace(LABEL, '')
      .split(/,\s+|\s+[–—|-]\s+|\s{2,}|\t/)
      .filter(Boolean);
  const where = written.replace(IN_BRACKETS, withoutSomebody).replace(/[\s:;,|–—-]+$/, '');
  const all = partsOf(where);
  // "Self-employed, Rees Heating": how, and then the name of one's own
  const named = all.filter((part) => !isForOneselfAlone(part) && (!saysHow(part) || all.length === 1));
  if (named.length === 0 && all.length > 0) return 'Working for myself';
  const parts = named;
  if (/^(?:self[- ]employed|freelance) \p{L}/iu.test(parts[0] ?? ''))
    return `As a ${(parts[0] ?? '').replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())}`;
  if (isProject) return `In ${parts[0] ?? where}`;
  const said = /\s(?:at|@)\s+(.+)$/.exec(where)?.[1];
  const employer = said ?? employerAmong(parts, partsOf(written)[0]) ?? (isNameAndTown(parts) ? parts[0] : undefined);
  return employer
    ? `At ${unshouted(employer.split(/,\s+/)[0] ?? employer)}`
    : `As ${parts.find(isSomebody) ?? parts[0] ?? where}`;
}

const IN_BRACKETS = /(?<=\p{L}) \(([^()]{3,40})\)/gu;
const withoutSomebody = (bracket: string, said: string): string => (endsInPerson(said) ? '' : bracket);

/** "DHL Supply Chain, Corby": a name that no word tells for an employer's, and where it is. */
const isNameAndTown = ([name = '', town = '', ...more]: readonly string[]): boolean =>
  more.length === 0 && isPlaceOnly(town) && areNames(name) && /\s/.test(name) && !isSomebody(name) && !saysRank(name);

const isSomebody = (part: string): boolean => !isAFirm(part) && (occupationOf(part) !== null || endsInPerson(part));

const ORGANISATION =
  /\b(?:hospitals?|homes?(?! care\b)|lodge|farms?|restaurant|inn|pub|bistro|garage|bakery|stores?|clinic|surgery|school|university|college|academy|institute|bank|council|shop|hotels?|group|company|trust|ministry|authority|consult\w*|systems|labs?|laborator\w+|health ?board|uhb|nhs|dental (?:care|practice|surgery)|ltd|limited|inc|plc|gmbh|llc|foundation|centre|center|church|studio|partners|brothers|services|solutions|llp|pvt|logistics|industries|enterprises)\b/i;

/** "St John's Primary School, Reading": where, and not what was done. */
export const namesOrganisation = (text: string): boolean => ORGANISATION.test(text);

/** What a bracket says of a place ("Truro (small animal hospital)") and how much of something there was name nobody. */
const withoutBrackets = (part: string): string => part.replace(/\s*\([^()]*\)/g, '');
const A_FIGURE =
  /^(?:(?:over|about|around|up to|some|approx\.?) )?[£€$]?\d[\d,.]*(?:[-–]\d+)?[%+k]? (?:\p{Ll}|a |per )/u;

/** "Section second in command": who, and nobody's name. */
const IN_COMMAND =
  /\bin (?:command|charge)\b|\b(?:troop|section|platoon|squadron|company|battery|flight|watch) (?:commander|leader|sergeant)$/i;

/** The part that names who employed, as it is written. */
export function employerAmong(written: readonly string[], first = written[0] ?? ''): string | undefined {
  const isWritten = written.some((part) => /^\p{Lu}/u.test(part));
  const parts = written.filter(
    // "Team Manager, council tax": of what, where names have capitals
    (part, at) =>
      !IN_COMMAND.test(part) &&
      (at === 0 || !(A_FIGURE.test(part) || isStageOrExam(part) || (isWritten && /^\p{Ll}+(?!\p{L})/u.test(part)))),
  );
  const named = employerIn(parts.map(withoutBrackets), saysAsWhatInBrackets(first));
  return named === undefined ? undefined : parts.find((part) => withoutBrackets(part) === named);
}

/** "Profesora (Spanish teacher)": who somebody is, where "Smith & Co (Solicitors)" is a firm. */
const saysAsWhatInBrackets = (part: string): boolean => {
  const said = /\(([^()]{3,40})\)$/.exec(part)?.[1] ?? '';
  return /(?<!s)s$/i.test(said) || isAFirm(withoutBrackets(part)) || ORGANISATION.test(withoutBrackets(part))
    ? false
    : endsInPerson(said) || occupationOf(said) !== null;
};

function employerIn(parts: readonly string[], isCalledInBrackets: boolean): string | undefined {
  const [first, ...others] = parts;
  if (first === undefined) return undefined;
  const shouted = shoutedIn(parts);
  if (shouted !== undefined) return shouted;
  const isRole =
    isCalledInBrackets ||
    isATimeToLearn(first) ||
    isRankOfTheForces(first) ||
    (others.length === 0 && isOnlySomebody(first)) ||
    (occupationOf(first) !== null && !isAFirm(first)) ||
    IS_A_RANK.test(first) ||
    isRoleOfAShortForm(first) ||
    isARole(first, others);
  // "Leeds, Hill Primary School": the town stands before who employed
  if (isPlaceOnly(first) && !ORGANISATION.test(first) && others.some((part) => ORGANISATION.test(part)))
    return others.find((part) => ORGANISATION.test(part));
  if (
    !isRole &&
    (ORGANISATION.test(first) ||
      isAFirm(first) ||
      ENDS_AS_A_BUSINESS.test(first) ||
      isShouted(first) ||
      (fieldOfTitle(first) === null && !saysRank(first)))
  )
    return first;
  const named =
    others.find((part) => ORGANISATION.test(part) && !(IS_A_PART.test(part) && others.some(isAFirm))) ??
    others.find((part) => isAFirm(part) || ENDS_AS_A_BUSINESS.test(part) || isNamedByItsCare(part));
  return (
    named ??
    others.find(
      (part) => fieldOfTitle(part) === null && !saysRank(part) && !isPlaceOnly(part) && !/^[A-Z]{2}$/.test(part),
    )
  );
}

/** "Quality Control Laboratory" beside "Some Paints Ltd": where in the house, and whose it is. */
const IS_A_PART = /^(?!.*\b(?:Ltd|Limited|plc|LLP)\b).*\b(?:laborator(?:y|ies)|labs?|studio|services|systems|stores)$/i;

/** "Forgemasters Supply Co", "Barchester Healthcare". */
const ENDS_AS_A_BUSINESS =
  /^\p{Lu}\S* (?:\S+ ){0,3}(?:Co\.?|Health[Cc]are|HEALTHCARE|SUPERMARKETS|Supermarkets|Foods|Haulage|Freight|Housing|Transport|Engineering|Motors)$|^\p{Lu}\S* & (?:Sons?|Daughters?|Bros)\b/u;

/** "CNC Miller" by itself: somebody, and nobody's name. */
const isOnlySomebody = (part: string): boolean =>
  /\s/.test(part) && endsInPerson(part) && !isAFirm(part) && !ORGANISATION.test(part) && !/&|['’]s\b/u.test(part);

/** "MORRISONS SUPERMARKETS" beside "Bakery Assistant": the one name in capitals among others. */
function shoutedIn(parts: readonly string[]): string | undefined {
  if (!parts.some((part) => /^\p{Lu}\p{Ll}/u.test(part) && (endsInPerson(part) || occupationOf(part) !== null)))
    return undefined;
  return parts.find(isShouted);
}
const isShouted = (part: string): boolean =>
  /^\p{Lu}[\p{Lu}\s&'’.-]{4,}$/u.test(part) &&
  !isPlaceOnly(part) &&
  !endsInPerson(part) &&
  occupationOf(part) === null &&
  !saysRank(part);

/** "Conveyancing Assistant", of no occupation that is known, before a firm: nobody is employed at what they are. */
const isARole = (first: string, others: readonly string[]): boolean =>
  endsInPerson(first.replace(/\s*\([^()]*\)$/, '')) &&
  !isAFirm(first) &&
  !/&|['’]s\b/u.test(first) &&
  others.some((part) => mayBeEmployer(part));
const mayBeEmployer = (part: string): boolean =>
  ORGANISATION.test(part) || isAFirm(part) || (/^\p{Lu}/u.test(part) && !isPlaceOnly(part) && !endsInPerson(part));

/** "Executive - Audit": how high somebody stood, and not where. */
const IS_A_RANK =
  /^(?:(?:senior|junior|assistant|deputy|associate|trainee|lead|chief) )*(?:executive|associate|officer|manager|assistant|intern|trainee|fellow|specialist|coordinator|lead|analyst|consultant|engineer|volunteer|apprentice)s?$/i;

/** The work a CV describes: under Experience and Projects, in its order. */
export function workDoneIn({ lines, posts, name }: CvFacts): WorkDone[] {
  const owners = ownersOf(posts);
  return lines.flatMap((line, at) => {
    const isWork =
      line.section === 'experience' ||
      line.section === 'projects' ||
      line.section === 'volunteering' ||
      line.section === 'head' ||
      line.section === 'other';
    if (!isWork || line.isHeading || line.isList || line.text.length < 20 || !saysWhatWasDone(line.text)) return [];
    if (line.section === 'head' && isWhoSomebodyIs(line.text)) return [];
    if (saysWhoOrWhere(line, at, name)) return [];
    return [
      {
        text: line.text,
        where: whereOf(lines, at, owners),
        isProject: line.section === 'projects',
        isBullet: line.isBullet,
        hasFigure: hasFigure(line.text),
        skills: [...new Set(line.mentions.map(({ skill }) => skill.name))],
      },
    ];
  });
}

/** "Coded welder / fabricator": what somebody calls themselves, and nothing that was done. */
const isWhoSomebodyIs = (text: string): boolean =>
  occupationOf(text) !== null && endsInPerson(text) && text.split(/\s+/).length <= MOST_WORDS_OF_A_HEADLINE;
const MOST_WORDS_OF_A_HEADLINE = 6;

const isUnderHeading = ({ section }: CvLine): boolean => section !== 'head' && section !== 'other';
/** Where no heading says that posts stand here, a line has to be one itself. */
const namesPost = (text: string): boolean => /\b(?:19|20)\d{2}\b/.test(text) || occupationOf(text) !== null;

const DATES_ONLY = /^[\s\d\p{P}]*(?:\p{L}{3,9}\.? )?(?:19|20)\d{2}|^\d+ (?:years?|months?)\b/u;
const PLACE_ONLY = /^[\p{Lu}][\p{L} .'-]+, (?:[A-Z]{2,3}|\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)$/u;

/**
 * "Jan 2021 – Present, London", "2018 - 2020 | Pune and London": the dates of a post and its town, below its employer. Of
 * several towns one is enough that a list knows.
 */
function isTownBesideDates(title: string): boolean {
  const towns = title
    .split(/,| and | & |\s[/|]\s/)
    .map((part) => part.replace(/^[\s|·(–—-]+|[\s|·)–—-]+$/g, ''))
    .filter((part) => part !== '');
  const isTown = (part: string) => isPlaceOnly(part) || /^(?:remote|hybrid|uk)$/i.test(part);
  return (
    towns.length === 0 || (towns.some(isTown) && towns.every((part) => isTown(part) || /^\p{Lu}\p{L}+$/u.test(part)))
  );
}

/** "Senior Data Engineer, Ocado Technology" is written as a town and its county are. */
const isRoleAndEmployer = (title: string): boolean => {
  const [role = ''] = title.split(', ');
  return !isPlaceOnly(role) && endsInPerson(role) && !isAFirm(role);
};

/** Between lines without a mark, the nearest one with dates, or with the post itself, begins the entry or ends its head. */
function headAbove(lines: readonly CvLine[], from: number, post: PostHeld | undefined): number | null {
  for (let above = from; above >= 0; above -= 1) {
    const line = lines[above];
    if (!line || line.isBullet || line.isHeading || line.section !== lines[from]?.section) return null;
    if (withoutDates(line.text) !== line.text || line === post?.entry[0]) return above;
  }
  return null;
}

/** Of which post each line is that stands in the entry of one that was held. */
function ownersOf(posts: readonly PostHeld[]): ReadonlyMap<CvLine, PostHeld> {
  const owners = new Map<CvLine, PostHeld>();
  for (const post of posts.filter(isHeld)) for (const line of post.entry) if (!owners.has(line)) owners.set(line, post);
  return owners;
}

/** The line of another post, or what was done in it: no part of the head of this one, which its employer above is. */
function isOfAnother(line: CvLine, own: PostHeld | undefined, owners: ReadonlyMap<CvLine, PostHeld>): boolean {
  const other = owners.get(line);
  if (own === undefined || other === undefined || other === own) return false;
  if (namesWork(line.text)) return true;
  if (line.text === own.above && occupationOf(line.text) === null) return false;
  return line === other.entry[0] || !(ORGANISATION.test(line.text) || withoutDates(line.text) !== line.text);
}

/** The entry a bullet belongs to: what stands above it, up to the bullets of the entry before. */
function whereOf(lines: readonly CvLine[], at: number, owners: ReadonlyMap<CvLine, PostHeld>): string | null {
  const own = owners.get(lines[at]!);
  if (own?.where !== undefined && lines[at] !== own.entry[0]) return own.where;
  let above = at - 1;
  while (above >= 0 && lines[above]?.isBullet) above -= 1;
  if (!lines[at]?.isBullet) above = headAbove(lines, above, own) ?? above;
  const entry: string[] = [];
  for (; above >= 0; above -= 1) {
    const line = lines[above];
    if (!line || line.isBullet || line.isHeading || line.section !== lines[at]?.section) break;
    if (isOfAnother(line, own, owners)) break;
    const title = withoutDates(line.text);
    if (title !== line.text && DATES_ONLY.test(line.text.slice(0, 40)) && isTownBesideDates(title)) continue;
    if (!lines[at]?.isBullet && title.length > 1 && title.length < 90 && title !== line.text) return title;
    const isTitle =
      title.length > 1 &&
      title.length < 90 &&
      !DATES_ONLY.test(line.text.slice(0, 40)) &&
      ((!PLACE_ONLY.test(title) && !isPlaceOnly(title)) || ORGANISATION.test(title) || isRoleAndEmployer(title)) &&
      (isUnderHeading(line) || namesPost(line.text)) &&
      !/[.!?]$/.test(title);
    if (isTitle || (title !== '' && title !== line.text && title.length < 90)) entry.unshift(title);
    if (entry.length === 2) break;
  }
  const where = entry
    .filter((part) => part.length < 60)
    .slice(0, 2)
    .join(', ');
  return where === '' ? null : where;
}
