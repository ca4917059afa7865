import type { CvChange } from '../../career-engine.js';
import type { AdvertFacts } from '../reading/advert-reader.js';
import type { CvFacts } from '../reading/cv-facts.js';
import { asWritten, type CvLine } from '../reading/cv-line.js';
import { isDatesOnly } from '../reading/dates-of-posts.js';
import { degreeIn } from '../reading/degrees.js';
import { areIssued } from '../reading/papers-issued.js';
import { isHeld, type PostHeld } from '../reading/post-held.js';
import { workRightIn } from '../reading/rights.js';
import { standingsIn } from '../reading/standing.js';
import { NOW, UP_TO } from '../reading/time-spans.js';
import { namesWork } from '../reading/verbs.js';
import { listed, shortened } from '../text/clean.js';
import { isBetweenJobs, isLookedFor } from '../reading/between-jobs.js';
import { saysNothingOfWork } from '../interview/lines-of-no-work.js';
import { RUN_OUT } from './letter-text.js';
import { isHad } from './no-work.js';
import { namesAWayToReach } from './ways-to-reach.js';

/** As it stands in the CV: whoever looks for a line looks for that. */
const quotedFrom =
  (lines: readonly CvLine[]) =>
  (text: string): string =>
    `“${shortened(asWritten(text, lines), 80)}”`;
const advised = (summary: string, reason: string): CvChange => ({
  ...{ kind: 'advice', summary, before: null, after: null, reason },
});

export const hasHeadings = ({ lines }: Pick<CvFacts, 'lines'>): boolean => lines.some(({ isHeading }) => isHeading);

/** What is no matter of rearranging: headings that are not there, and lines that do harm or stand where nobody looks for them. */
export const adviceOnLines = (cv: CvFacts, advert: AdvertFacts): CvChange[] => [
  ...headingsMissing(cv),
  ...wishes(cv.lines, advert),
  ...endings(cv.lines),
  ...misplaced(cv),
];

const FEWEST_LINES = 4;

/** Each heading with what belongs under it. */
function headingsMissing(cv: CvFacts): CvChange[] {
  const { lines } = cv;
  if (hasHeadings(cv) || lines.length < FEWEST_LINES) return [];
  const quoted = quotedFrom(lines);
  const post = firstOfWork(cv)?.parts[0]?.text;
  const papers = lines
    .map(({ text }) => text)
    .filter(
      (text) => isPaper(text) && !isDenied(text) && text !== post && !RUN_OUT.test(text) && workRightIn(text) === null,
    );
  const skills = lines.find(({ section }) => section === 'skills')?.text;
  const puts = [
    ...(post ? [`“Experience” above ${quoted(post)}`] : []),
    ...(papers.length > 0 ? [`“Qualifications” above ${listed(papers.slice(0, 3).map(quoted))}`] : []),
    ...(skills ? [`“Skills” above ${quoted(skills)}`] : []),
  ];
  const summary = `Your CV has no headings. ${puts.length > 0 ? `Put ${puts.join(', and ')}.` : 'Give it some, as “Experience” and “Qualifications”.'}`;
  return [advised(summary, 'Readers, and the programs that read before them, look for sections by their headings.')];
}

/** The line above which work begins: that of the first post, or of its employer. */
function firstOfWork(cv: CvFacts): CvLine | undefined {
  const { lines, posts } = cv;
  const isOfPerson = aboutThePerson(cv);
  return posts
    .filter(isHeld)
    .flatMap((post) => beginningOf(post, lines, isOfPerson) ?? [])
    .toSorted((one, other) => lines.indexOf(one) - lines.indexOf(other))[0];
}

/**
 * "Huw Bevan, Carpenter, Neath" and what stands above or among the ways to reach somebody is who they are, and their
 * work begins at the first line with dates.
 */
function aboutThePerson({ lines, name }: CvFacts): (line: CvLine) => boolean {
  const last = lines.slice(0, MOST_LINES_OF_A_PERSON).findLastIndex(({ text }) => namesAWayToReach(text));
  return (line) =>
    (name !== null && line.text.toLowerCase().includes(name.toLowerCase())) ||
    lines.indexOf(line) <= Math.max(last, hasYear(line) ? -1 : 0);
}

/** Its own line or the first with its dates, or the employer's right above it. */
function beginningOf(
  { entry, dated, above, isListed }: PostHeld,
  lines: readonly CvLine[],
  isOfPerson: (line: CvLine) => boolean,
): CvLine | undefined {
  const whens = dated.filter((line) => hasYear(line) && !isOfPerson(line) && !saysNothingOfWork(line.text));
  // what somebody calls themselves above employers and years is no post of its own
  const isTitle = !isListed && whens[0] !== undefined && !isDatesOnly(whens[0]) && !whens.includes(entry[0]!);
  const own = isTitle ? whens[0] : [...entry.slice(0, 1), ...whens].find((line) => !isOfPerson(line));
  const over = own === entry[0] ? lines[lines.indexOf(own!) - 1] : undefined;
  const isEmployer = over !== undefined && over.text === above && !isOfPerson(over);
  return isEmployer ? over : own;
}
const MOST_LINES_OF_A_PERSON = 6;
const hasYear = ({ text }: CvLine): boolean => /(?<!\d)(?:19|20)\d{2}(?!\d)/.test(text);

/** "Looking for a new start", and not when somebody can begin. */
const A_WISH =
  /^\W*(?:i am |i['’]m |i )?(?:currently |now |actively |still )*(?:look|seek|search|hop(?:e|ing)|want|wish|in search)/i;
const MOST_WORDS_OF_A_WISH = 12;

const wishes = (lines: readonly CvLine[], { title }: AdvertFacts, quoted = quotedFrom(lines)): CvChange[] =>
  lines
    .filter(
      ({ text, section, isHeading }) =>
        !isHeading &&
        section !== 'summary' &&
        A_WISH.test(text) &&
        isLookedFor(text) &&
        text.split(/\s+/).length <= MOST_WORDS_OF_A_WISH,
    )
    .slice(0, 1)
    .map(({ text }) =>
      advised(
        `${quoted(text)} says what you want. Leave it out, or say instead in a sentence what you bring${title ? ` to the post of ${title}` : ''}.`,
        'A CV is read for what its person can do.',
      ),
    );

/** "Made redundant when the site closed", "Left after a dispute": nobody has to write it. */
const endings = (lines: readonly CvLine[], quoted = quotedFrom(lines)): CvChange[] =>
  lines
    .filter(
      ({ text, isHeading }) =>
        !isHeading &&
        isBetweenJobs(text) &&
        !isLookedFor(text) &&
        /redundan|dismiss|sack|fired|let go|laid off|left|quit|resign|walked out|dispute|sick|ill|health|injur|warning|probation|convict|prison/i.test(
          text,
        ),
    )
    .slice(0, 2)
    .map(({ text }) =>
      advised(
        `${quoted(text)} tells how a post ended or why you were away. A CV need not say so: leave it out, and be ready to answer when you are asked.`,
        'It takes the place of something that you did.',
      ),
    );

/** A line that tells of several things is one of papers where each of them is one. */
export const isPaper = (text: string): boolean => {
  const said = text.split(/;\s|(?<=\p{Ll}{3})\.\s/u).filter((each) => /\p{L}/u.test(each));
  return !areIssued(text) && (isHad(text) || (said.length > 0 && said.every(isPaperHeld)));
};
const isPaperHeld = (text: string): boolean =>
  isHad(text) ||
  isDegreeHeld(text) ||
  (/\b(?:[ns]vq|level \d|certificate|diploma|gcses?|licen[cs]e)\b/i.test(text) &&
    (!namesWork(text) || /^(?:care|completed|passed|obtained) /i.test(text)));
/** "Supervised one DPhil student", "taught BSc modules": the degree of others. */
const isDegreeHeld = (text: string): boolean =>
  degreeIn(text) !== null &&
  (A_DEGREE_FIRST.test(text) || GOT.test(text) || !(namesWork(text) || OF_OTHERS.test(text)));
const A_DEGREE_FIRST =
  /^\W*(?:an? |my |\d{4}\W+)*(?:[BM](?:Sc|A|Eng|Ed|Phil|Res|BA)|LL[BM]|D?Phil|PhD|doctorate|bachelor|master|degree)/i;
const GOT =
  /^\W*(?:I )?(?:have |hold |was |with )?(?:an? )?(?:completed|passed|obtained|gained|got|awarded|graduated|studied|earned|hold|have)\b/i;
const OF_OTHERS =
  /\b(?:students?|candidates?|pupils?|graduates?|trainees?|modules?|lectures?|seminars?|theses|thesis|dissertations?|cohorts?|programmes?|applicants?)\b/i;
const isDenied = (text: string): boolean => standingsIn(text).some(({ standing }) => standing === 'denied');

/** "2017 to present": the dates of a post, though it was read as none. */
const A_STRETCH = new RegExp(
  String.raw`(?:19|20)\d{2}\s?${UP_TO}\s?(?:(?:\p{L}{3,9}\.? )?(?:19|20)\d{2}|${NOW})(?!\p{L})`,
  'iu',
);
/** "EDUCATION MBBS, 2019", "Licences: B, C": says itself what it is. */
const HAS_A_LABEL = /^(?:\p{Lu}{5,} |[\p{L} ]{4,25}:)/u;

/** "I do not drive", "No licence": "I look after a lady, she cannot walk" denies something of somebody else. */
const OF_ONESELF =
  /^\W*(?:no|not|do not|don['’]t|I (?:(?:do|did|have|am|can|could|was)(?: not|n['’]t)|cannot|(?:have|hold|speak) no|never|lack))\b/i;

/** Among the lines under a heading of work: papers, the right to work, and what somebody has not. */
function misplaced({ lines, posts }: CvFacts): CvChange[] {
  const quoted = quotedFrom(lines);
  const ofPosts = new Set(posts.map(({ entry: [line] }) => line));
  const under = underWork(lines).filter(
    (line) => !ofPosts.has(line) && !HAS_A_LABEL.test(line.text) && !A_STRETCH.test(line.text),
  );
  const lacks = under.filter(({ text }) => isDenied(text) && OF_ONESELF.test(text));
  const others = under.filter(
    (line) => !lacks.includes(line) && (isPaper(line.text) || workRightIn(line.text) !== null),
  );
  return [
    ...(others.length > 0
      ? [
          advised(
            `${listed(others.slice(0, 3).map(({ text }) => quoted(text)))} ${others.length > 1 ? 'stand' : 'stands'} under a heading of work and ${others.length > 1 ? 'are' : 'is'} none. Put papers under “Qualifications”, and what you may do in this country beside your address.`,
            'Readers look for them there.',
          ),
        ]
      : []),
    ...lacks
      .slice(0, 1)
      .map(({ text }) =>
        advised(`${quoted(text)} says what you have not. Leave it out of a CV.`, 'Whoever has to know it will ask.'),
      ),
  ];
}

function underWork(lines: readonly CvLine[]): CvLine[] {
  let isWork = false;
  return lines.filter(({ isHeading, section, isBullet }) => {
    if (isHeading) isWork = section === 'experience';
    return isWork && !isHeading && !isBullet;
  });
}
