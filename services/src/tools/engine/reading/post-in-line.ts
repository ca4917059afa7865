import { chanceOf } from '../lines/cv/cv-line-reader.js';
import type { CvLine } from './cv-line.js';
import { degreeIn } from './degrees.js';
import { isALabelOfDuties } from './duties-apart.js';
import { postNamed, type PostLine } from './headline-post.js';
import { endsInPerson, namesPerson } from './occupations.js';
import { fieldOfWork, occupationOf } from './occupation-families.js';
import { isOfPrivateLife } from './private-life.js';
import { A_YEAR, employerBehindDates, headOf, isToldAfter, roleFirst, saidFirst } from './role-in-line.js';
import { isRankOfTheForces } from './ranks-of-the-forces.js';
import { isRankAtAPlace } from './rank-alone.js';
import { isRoleOfAShortForm } from './short-form-roles.js';
import { isAJobWanted } from './jobs-wanted.js';
import { saysRank } from './seniority.js';
import { saysWhatWasDone } from './verbs.js';
import { BEGINS_WITH_A_STRETCH, NOW, UP_TO } from './time-spans.js';
import { isOfANewTeacher } from './times-to-learn.js';
import { withoutDates } from './without-dates.js';

/** "Planning 85 routes a night for 60 drivers" is what somebody does, whomever it names. */
const WHAT_IS_DONE = /^\p{L}+ing (?:\d|(?:an?|the|all|up to|for|with|of|around|about|over)\b)/u;

/** "supervise 4 accounts officers". */
const DOES_IT = /^(?:supervis|manag|lead|train|assist|support|help)(?:e|es|ed|s)? (?:\d|(?:an?|the|our|all|new)\b)/iu;

/** "Modelled in ETABS, Tekla Structural Designer and Revit": a tool may be called like somebody. */
const DONE_WITH = /^\p{L}{3,}ed (?:in|with|for|to|on|by|using|from)\b/iu;

/** "Took observations for nurses", "typed contracts for solicitors": what was done, and whom it was done for. */
const isDoneForOthers = (title: string): boolean =>
  saysWhatWasDone(title) && /\s(?:for|to|with|of|by|from|on|and)\s/.test(title) && !/,|\sat\s/.test(title);

/** How likely the trained reader takes a line for a post. */
const SURELY_NONE = 0.05;
const LIKELY_ONE = 0.6;
const SURELY_ONE = 0.8;

/** The post that a line names, if it names one. */
export function postIn(line: CvLine): PostLine[] {
  const mayHold = line.section === 'experience' || line.section === 'head' || line.section === 'other';
  if (!mayHold || line.isHeading) return [];
  const said = saidFirst(line.text);
  const isToldBehind =
    isPostAndItsDates(line.text, said) || (line.section === 'experience' && isDatedPostFirst(line.text, said));
  // "Two groundsmen under me" behind the dates of a post is of that post
  if (NO_POST.test(isToldBehind ? said : line.text) || isOfPrivateLife(isToldBehind ? said : line.text)) return [];
  if (isAJobWanted(line.text) || isALabelOfDuties(line.text)) return [];
  const chance = chanceOf(line.read, 'post', 'where and when', 'headline', 'name', 'summary');
  if (chance < SURELY_NONE && !isToldBehind) return [];
  const isDated =
    A_YEAR.test(line.isBullet ? said.replace(AN_ASIDE, '') : said) ||
    (said !== line.text && isToldAfter(line.text, said));
  // "- Waiter, Grand Hotel, 2015 - 2018": a post in the manner of a bullet.
  if (line.isBullet && !/^\d/.test(line.mark) && (!isDated || !isSomebodyByName(said))) return [];
  if (said !== line.text && !isDated) return [];
  const named = roleFirst(
    said,
    withoutDates(line.section === 'head' ? partWithRole(said) : said),
    line.section === 'experience',
  );
  // "2012 - 2015 – Self employed electrician, houses."
  const own = (isDated ? named.replace(/(?<=\p{Ll}{2})\.$/u, '') : named).replace(/\s*\t\s*/g, ', ');
  const behind = employerBehindDates(said, own);
  const title = behind === null ? own : `${own}, ${behind}`;
  // "Some University Teaching Hospital, Nigeria": where, and nobody who teaches
  if (isWorkplaceAlone(title)) return [];
  const known = occupationOf(title);
  // A post whose story is a row of names is a post all the same.
  const isRanked =
    isRankAtAPlace(title) ||
    isRankOfTheForces(headOf(withoutDates(said))) ||
    (isDated && line.section === 'experience' && isOfANewTeacher(headOf(title)));
  const mayBeList = isDated || isRanked || chanceOf(line.read, 'post') > LIKELY_ONE;
  const isKnown = known !== null || isRanked || (FROM_AND_TO.test(line.text) && endsInPerson(headOf(title)));
  if (line.isList && (!isKnown || !mayBeList)) return [];
  const isSentence = /[.!?]$/.test(title) && !(isDated && ENDS_IN_A_SHORT_FORM.test(title));
  if (title.length < 3 || degreeIn(said) !== null || isSentence) return [];
  if (known === null && isACourseTaken(title, line.text)) return [];
  if (isOfACourse(title) || (!isDated && isWhatWasDone(title))) return [];
  const isRead = isDated && chanceOf(line.read, 'post') > SURELY_ONE;
  const mentioned = line.mentions.filter(({ end }) => end <= said.length).length;
  if (!isWrittenAsTitle(title, mentioned, { isKnown: known !== null && isDated, isRead })) return [];
  const head = headOf(title);
  // "Junior Analyst, Galicia Retail": the employer's trade is not the post's.
  const field = fieldOfWork(namesPerson(head) ? head : title);
  return field !== null ||
    known !== null ||
    saysRank(title) ||
    isRead ||
    isNamedLikeWork(title, line) ||
    isRanked ||
    isShortFormAlone(title, line)
    ? [{ ...postNamed(title, line), field, ...(behind !== null && { where: title }) }]
    : [];
}

const isSomebodyByName = (said: string): boolean =>
  occupationOf(headOf(roleFirst(said, withoutDates(said)))) !== null || isRankOfTheForces(headOf(withoutDates(said)));

/** "2020-2025 Head Baker, Some Bread Co.", "…, Some Foods S.A.": the full stop is the firm's. */
const ENDS_IN_A_SHORT_FORM = /(?:\bCo|\p{Lu}\.\p{Lu})\.$/u;

/** "Lead climber, Some Tree Care, April 2018 to now. Sectional dismantles …": what, where and when, and then a story. */
const isPostAndItsDates = (text: string, said: string): boolean =>
  said.length < text.length &&
  text.startsWith(`${said}. `) &&
  ENDS_IN_A_STRETCH.test(said) &&
  /^\p{Lu}/u.test(said) &&
  (occupationOf(headOf(withoutDates(said))) !== null || endsInPerson(headOf(withoutDates(said))));
/** "2011 - to date  Some Packaging Ltd, Corby. Payroll Officer. …": when, where and what, however long the story behind them is. */
const isDatedPostFirst = (text: string, said: string): boolean => {
  const what = said.split(/,\s+/).at(-1) ?? '';
  return (
    said.length < text.length && BEGINS_WITH_A_STRETCH.test(said) && occupationOf(what) !== null && endsInPerson(what)
  );
};

const ENDS_IN_A_STRETCH = new RegExp(
  String.raw`\b(?:19|20)\d{2}\s?(?:${UP_TO}|→)\s?(?:\p{L}{3,9}\.? |\d{1,2}/)?(?:(?:19|20)\d{2}|${NOW})\)?$`,
  'iu',
);

const isWhatWasDone = (title: string): boolean =>
  WHAT_IS_DONE.test(title) || DOES_IT.test(title) || DONE_WITH.test(title) || isDoneForOthers(title);

/** "Link nurse for falls; mentor of students (practice assessor since 2022)": what has a year is no post of its own. */
const AN_ASIDE = /\((?!(?:since|from|until|till|to)\b)\p{Ll}[^()]*\b(?:19|20)\d{2}\)/gu;

const isWorkplaceAlone = (title: string): boolean => {
  const [first = ''] = title.split(/,\s|\s[–—|-]\s/);
  return WORKPLACE.test(first) && !namesPerson(first) && !saysRank(first) && !/\s(?:at|@)\s/.test(first);
};
const WORKPLACE =
  /^(?:\p{Lu}[\p{L}.'’&-]*|of|and|the|for|&)(?: (?:\p{Lu}[\p{L}.'’&-]*|of|and|the|for|&))* (?:Hospitals?|Universit(?:y|ies)|College|School|Academy|Infirmary|Clinic|Polytechnic|Institute)$/u;

/** "Digital Marketing Executive | Bristol | British": the part that says what somebody is. */
const partWithRole = (text: string): string =>
  text.split(/\s+[|·•]\s+/).find((part) => occupationOf(withoutDates(part)) !== null && !A_YEAR.test(text)) ?? text;

/** Addresses and permissions at the top, and who an employer was on a line of its own. */
const NO_POST =
  /^(?:school|organi[sz]ation|employer|company|systems|software|licen[cs]es?|certifications?|qualifications?|education|certificates?|training|skills|languages)\s*:|^(?:job|position|post) (?:applied|desired)|^dates?\s+(?:employer|company|role|position)\b|\S@\S|\bwww\.|^(?:hi|hello)(?=[,.!]|\s+(?:there|all|everyone|dear|my|i)\b|\s*$)|\b(?:tel|phone|mobile)(?: (?:no|number)\b)?\.?\s*[:–-]?\s*(?:[+(]|\d{2})|^(?:uk )?visa(?: status| type)?(?:\s*[:–-]|\s*$)|\b(?:skilled worker|student|graduate|dependants?|dependent|spouse|partner|work|care worker|tier \d|uk|valid|current|my) visas?\b|\bvisas? (?:holder|valid|status|expir\w+|until|required|needed|sponsor\w*)\b|\b(?:im|i['’](?:m|ve)|i (?:am|have|was|work)|my|me|born|looking for|expired|lapsed)\b/i;
/** "Forklift counterbalance (RTITB), 2023": what is taken in one year from a body that trains, and nobody. */
const isACourseTaken = (title: string, text: string): boolean =>
  BODY_THAT_TRAINS.test(title) && !FROM_A_YEAR_ON.test(text) && !namesPerson(headOf(title)) && !saysRank(title);
const BODY_THAT_TRAINS =
  /[(,]\s*(?:RTITB|ITSSAR|AITT|NPORS|CPCS|CITB|IPAF|PASMA|ALLMI|IOSH|NEBOSH|BIIAB|CIEH|RSPH|HABC|Highfield|City (?:&|and) Guilds|LANTRA|NPTC)\b/i;
const FROM_A_YEAR_ON = /(?:19|20)\d{2}\s?(?:[–—→-]|to\b|until\b|till\b)|\bsince\b/i;
export const isOfACourse = (text: string): boolean =>
  OF_A_COURSE.test(text) && occupationOf(withoutDates(text)) === null;
const OF_A_COURSE = /\b(?:training|course|diploma|boot ?camp|students?|pupil|certificate|award|level \d|ticket)\b/i;

/** "Glazier, Some Company, 2015 - 2020": a trade that no list knows, in the manner of a post. */
const isNamedLikeWork = (title: string, { section, text }: CvLine): boolean =>
  (section === 'experience' || FROM_AND_TO.test(text)) &&
  text !== title &&
  ((WORDS_ALONE.test(headOf(title)) && endsInPerson(headOf(title))) || LIKE_WORK.test(title));
/** "GIS Analyst" on a line of its own; a tool that is called like somebody is known as one. */
const isShortFormAlone = (title: string, { section, mentions, isBullet, isList }: CvLine): boolean =>
  section === 'experience' &&
  !isBullet &&
  !isList &&
  isRoleOfAShortForm(title) &&
  !mentions.some(({ start, end }) => start === 0 && end >= title.length);
const WORDS_ALONE = /^[\p{L} -]{2,40}$/u;
/** "Analyst, Some Energy, 2022 – present" without a heading above it. */
const FROM_AND_TO = /^\p{Lu}[\p{L} ]{2,40}, \p{Lu}.{2,60}\b(?:19|20)\d{2}\s?(?:[–—-]|to)\s?(?:\d|\p{L}{3})/u;
const LIKE_WORK =
  /^[\p{L} -]{0,40}(?:er|or|ist|ian|man|woman|smith|wright)\b(?:,|$| at )|^(?:self[- ]employed|sole trader|freelance)\b/iu;

/** "Staff Nurse (Band 5), Acute Medicine – Leeds Teaching Hospitals" has four. */
const MOST_NAMES_IN_TITLE = 6;

/** Capitals, few commas and not mostly names of skills: a line of keywords is no post, wherever it stands. */
function isWrittenAsTitle(
  title: string,
  mentioned: number,
  { isKnown, isRead }: { isKnown: boolean; isRead: boolean },
): boolean {
  const words = title
    .split(/\s+/)
    .filter((word) => /^[\p{L}\d]/u.test(word) && !/^(?:of|and|the|for|in|at|to|a|an|de|la|und|with|on)$/.test(word));
  const [most, parts] = isRead && isKnown ? [24, 7] : [12, 5];
  if (words.length === 0 || words.length > most || title.split(',').length > parts) return false;
  const capitals = words.filter((word) => /^[\p{Lu}\d]/u.test(word)).length;
  // "Social worker, Harare": the first word alone may be in capitals when the line is short.
  const enough = words.length <= 4 || isKnown ? 1 : words.length / 2;
  return capitals >= enough && mentioned < (isKnown ? MOST_NAMES_IN_TITLE : 4);
}
