import { isBetweenJobs } from '../reading/between-jobs.js';
import type { CvFacts } from '../reading/cv-facts.js';
import type { CvLine } from '../reading/cv-line.js';
import type { CvSection } from '../reading/cv-sections.js';
import { degreeIn } from '../reading/degrees.js';
import { isOfPapers } from '../reading/held-papers.js';
import { occupationOf } from '../reading/occupation-families.js';
import { placeFirst } from '../reading/place-first.js';
import { isHeld, type PostHeld } from '../reading/post-held.js';
import { isOfACourse } from '../reading/post-in-line.js';
import { isOfPrivateLife } from '../reading/private-life.js';
import { sentencesIn } from '../reading/sentences-in.js';
import { NUMBER } from '../reading/numbers.js';
import { spansIn, yearsCovered } from '../reading/time-spans.js';
import { isUnpaid, isUnpaidPost } from '../reading/unpaid.js';
import { withoutDates } from '../reading/without-dates.js';
import { isWanted } from './latest-post.js';

/** What stands under these says nothing of when somebody was employed. */
const OF_NO_POST: ReadonlySet<CvSection> = new Set<CvSection>([
  'education',
  'certificates',
  'publications',
  'honours',
  'languages',
  'references',
  'interests',
  'volunteering',
  'projects',
]);

/**
 * Whether every row of a CV that has dates was understood, as a post, as studies or as a paper: only then is it known
 * which post was the last, and how long somebody has worked in all. A layout that was not read makes both untrue.
 */
export function isSurelyRead(cv: CvFacts): boolean {
  const { posts, lines, today } = cv;
  const listed = posts.filter((post) => post.isListed && !isWanted(post) && !isUnpaidPost(post));
  const held = posts.filter(isHeld);
  const paid = held.filter((post) => !isUnpaidPost(post));
  if (listed.length > MOST_POSTS) return false;
  const told = new Set(held.flatMap(({ entry, spans }) => (spans.length > 0 ? entry.slice(1) : [])));
  return (
    listed.every(({ spans }) => spans.length > 0) &&
    !lines.some((line) => tellsOfMore(line)) &&
    listed.every((post) => !isOfStudies(post) && !sharesItsDates(post, listed, today)) &&
    // years of a school that stand beside something else
    held.every(({ dated }) => !dated.some(({ text }) => IS_LEARNING.test(text))) &&
    lines.every((line, at) => isUnderstood(line, [lines[at - 1], lines[at + 1]], held, told, today)) &&
    isSumOf(cv, paid)
  );
}

/** The years are those of what was read, or those that the CV itself claims. */
function isSumOf({ lines, years, yearsSaid, today }: CvFacts, held: readonly PostHeld[]): boolean {
  const places = lines
    .filter(({ text }) => isAtAPlace(text) && !isUnpaid(text))
    .flatMap(({ text }) => spansIn(text, today));
  const sum = yearsCovered([...held.flatMap(({ spans }) => spans), ...places]);
  return Math.abs(sum - years) < 1 || yearsSaid.some((said) => said.years === years);
}

/** "2020–now  Some Transport, Goole: artic tanker nights": employed there, as whatever it was. */
const isAtAPlace = (text: string): boolean => {
  const first = placeFirst(text);
  return first !== null && !OF_LEARNING.test(first.place) && !IS_LEARNING.test(text);
};
/** "Kyiv, 2014-2020: school and college". */
const IS_LEARNING =
  /[:–—-]\s+(?:[\p{L}-]+ ){0,3}(?:school|college|university|studies|studying)(?:,? (?:and|&) [\p{L} ]{3,20})?[\s.]*$/iu;

/** "Currently: cleaner at Some School": work with no dates of its own. */
const tellsOfMore = ({ text, isHeading, isBullet, section }: CvLine): boolean =>
  !isHeading &&
  !isBullet &&
  !OF_NO_POST.has(section) &&
  /^(?:currently|at present|now|previously|before(?: that)?|earlier)\s?[:–—-]\s/i.test(text) &&
  !HAS_A_YEAR.test(text);

/** Whether the years of a CV are all of them: "Before 2014: apprentice" says of no post how long it was. */
export const isWholeSum = ({ lines, years, yearsSaid }: CvFacts): boolean => {
  const told = lines.filter(({ section }) => !OF_NO_POST.has(section)).map(({ text }) => text);
  // years of one post that are only said are not those of another beside it
  const isSaid =
    yearsSaid.some((said) => said.years === years) &&
    !told.some((text) => ANOTHER_TIME.test(text) && !isOfPrivateLife(text));
  return (
    !told.some((text) => BEFORE_A_YEAR.test(text) || (HAS_A_YEAR.test(text) && IN_SEASONS.test(text))) &&
    (isSaid || !told.some(tellsOfUndatedYears))
  );
};

/** "Summers 2015-2018" are four summers, and no three years. */
const IN_SEASONS =
  /\b(?:summers|winters|springs|autumns|seasons|seasonal(?:ly)?|(?:school|university|summer|christmas) (?:holidays|vacations)|term[- ]time|on and off|intermittent(?:ly)?)\b/i;

/** "I am taxi driver here since 2020". */
const ANOTHER_TIME =
  /\bI(?:['’]m| am| work| drive| have been| have worked)\b[^.;]*\b(?:since|from) (?:\p{L}+ )?(?:19|20)\d{2}\b/iu;

/** "Before that I was a carer for two years": no dates, and no sum has them in it. */
const tellsOfUndatedYears = (text: string): boolean =>
  sentencesIn(text).some(
    (each) => UNDATED_YEARS.test(each) && !HAS_A_YEAR.test(each) && !isOfPrivateLife(each) && !OF_STUDIES.test(each),
  );
const OF_STUDIES = /\b(?:stud(?:y|ied|ying|ent)|college|universit\p{L}+|course|degree|apprentice\p{L}*)\b/iu;
const UNDATED_YEARS = new RegExp(
  String.raw`\bI (?:\p{L}+ )?(?:was|worked|taught|ran|drove|served|cooked|managed|led|did|had|kept|stayed|spent|started|began)\b[^.;]*\b(?:for )?(?:${NUMBER}) (?:years?|yrs)\b`,
  'iu',
);
const BEFORE_A_YEAR =
  /^(?:before|prior to|until|up to) (?:\p{L}+ )?(?:19|20)\d{2}\b(?!.*\bI\b)|^[^.;]{3,80}[\s,(](?:before|until|up to) (?:19|20)\d{2}\)?\.?$|(?:^|[.;]\s+)before that\b.*\d ?y(?:ea)?rs?\b/iu;

/** Nobody has had as many; what reads so is no CV. */
const MOST_POSTS = 60;

function isUnderstood(
  line: CvLine,
  beside: readonly (CvLine | undefined)[],
  held: readonly PostHeld[],
  told: ReadonlySet<CvLine>,
  today: Date,
): boolean {
  const { text, isHeading, section, isBullet } = line;
  if (isHeading || !HAS_A_YEAR.test(text)) return true;
  // "2011-2014 fish processing" further down than the papers is a post all the same
  if (OF_NO_POST.has(section)) return section !== 'certificates' || !BEGINS_A_STRETCH.test(text) || saysNoPost(text);
  if (saysNoPost(text) || isOfPrivateLife(text) || isBetweenJobs(text) || isAtAPlace(text) || isUnpaid(text))
    return true;
  const own = held.filter(({ dated, spans }) => spans.length > 0 && dated.includes(line));
  const spans = spansIn(text, today);
  if (spans.length > 0 || A_STRETCH.test(text)) {
    if (isBullet && own.length === 0 && !BEGINS_WITH_DATES.test(text) && occupationOf(withoutDates(text)) === null)
      return true;
    // "2018 – 2021" by itself is of what stands beside it
    if (withoutDates(text) === '' && own.length === 0) return beside.some((each) => each && saysNoPost(each.text));
    return (
      own.length > 0 && spans.every(({ from }) => own.some((post) => post.spans.some((each) => each.from === from)))
    );
  }
  return isBullet || own.length > 0 || told.has(line);
}
const HAS_A_YEAR = /(?<!\d)(?:19|20)\d{2}(?!\d)|(?<=\p{L} ?['’])\d{2}(?!\d)|(?<!\d)\d{1,2}\/\d{2}\s?[–—-]/u;
const A_STRETCH =
  /(?:19|20)\d{2}\s?(?:[/–—-]|to\b|until\b)\s?(?:\p{L}|\d{2}|$)|\b(?:since|from) (?:\p{L}+\.? )?(?:19|20)\d{2}|\d{1,2}\/\d{2}\s?[–—-]/iu;
const BEGINS_A_STRETCH = /^(?:19|20)\d{2}\s?(?:[–—-]|to)\s?(?:(?:19|20)\d{2}|present|now|date)[\s:,]+\p{L}/iu;
const BEGINS_WITH_DATES = /^[\s(]*(?:\p{L}{3,9}\.? |\d{1,2}[/.])?(?:19|20)\d{2}/u;

/** Papers, studies and rights: dated, and nobody's employment. */
const saysNoPost = (text: string): boolean =>
  (degreeIn(text) !== null || isOfPapers(text) || isOfACourse(text) || OF_LEARNING.test(text) || A_PAPER.test(text)) &&
  !isEmployed(text);
const OF_LEARNING =
  /\b(?:school|college|universit\p{L}+|academy|institute|polytechnic|student|studies|studied|coleg)\b/iu;
const A_PAPER =
  /\b(?:diploma|degree|certificat\w*|licen[cs]e|[ns]vq|btec|gcses?|a[- ]?levels?|qts|pgce|registered|registration|dbs|card|cpc|award\w*|trained|training|courses?|qualif\w*|membership|first aid|visa|leave to|permit|passport|expir\w+|exp|valid|passed|level \d|edition|foundation)\b/iu;
/** "Teacher, Hill School", "Trainee chef": a post all the same. */
const isEmployed = (text: string): boolean =>
  withoutDates(text)
    .split(/[,(:|–—]|\s-\s|\bat\b/)
    .some((part) => occupationOf(part.trim()) !== null && !/\bstudent\b/i.test(part));

/** "Westminster Kingsway College: Diploma in Professional Cookery" with its years, taken for a post. */
const isOfStudies = ({ title, known, line }: PostHeld): boolean =>
  known === null &&
  !isEmployed(title) &&
  (degreeIn(title) !== null || OF_LEARNING.test(title) || A_DIPLOMA.test(title) || IS_LEARNING.test(line));
const A_DIPLOMA = /\b(?:diploma|degree|certificate|[ns]vq|btec|gcses?|a[- ]?levels?|pgce)\b/i;

/** Two posts by one row of dates: which of them it is of, nobody can tell. */
const sharesItsDates = (post: PostHeld, all: readonly PostHeld[], today: Date): boolean =>
  all.some(
    (other) =>
      other !== post &&
      other.dated.some(
        (line) => post.dated.includes(line) && HAS_A_YEAR.test(line.text) && spansIn(line.text, today).length < 2,
      ),
  );
