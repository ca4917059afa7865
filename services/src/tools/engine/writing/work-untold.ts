import type { CvFacts } from '../reading/cv-facts.js';
import type { CvLine } from '../reading/cv-line.js';
import { degreeIn } from '../reading/degrees.js';
import { endsInPerson } from '../reading/occupations.js';
import { areNames } from '../reading/place-first.js';
import { isOfPrivateLife } from '../reading/private-life.js';
import { standingAt } from '../reading/standing.js';
import { namesWork, saysWhatWasDone } from '../reading/verbs.js';
import { knowsWord } from '../vocabulary/known-words.js';
import type { WorkFound } from './letter-work.js';
import { workRightIn } from '../reading/rights.js';
import { sentencesIn } from '../reading/sentences-in.js';
import { isPaper } from './advice-on-lines.js';
import { isNotWhollyDone, isNoWork } from './no-work.js';
import { saysNotHad } from './not-had.js';
import { isOthersWork } from './others-work.js';
import { isCalledSo } from './post-said.js';
import { storyCell } from './stories-in-cells.js';
import { IS_TAUGHT } from './story.js';
import { isSureTitle } from './sure-posts.js';

type Refusal = [why: string, isSo: (work: Pick<WorkFound, 'text' | 'isNoDeed'>) => boolean];

/** What no letter tells as work, whatever CV it stands in. */
const NO_WORK: readonly Refusal[] = [
  ['it was not done', ({ text }) => standingAt(text, 0) === 'denied'],
  ['it is a paper, an insurance, tools or a title', ({ text }) => isNoWork(text)],
  ['it is of private life', ({ text }) => isOfPrivateLife(text)],
  ['others did it', ({ text }) => isOthersWork(text)],
  ['somebody else tells it', ({ text }) => TELLS_OF_ITS_PERSON.test(text)],
  ['it says what somebody is', ({ text }) => isCalledSo(text.split(/[,.;(]/)[0]!)],
  ['it says what somebody became', ({ text }) => isARowOfTitles(text)],
  ['it was refused, failed or is lacking', ({ text }) => saysNotHad(text)],
  ['it was not wholly done', ({ text, isNoDeed }) => isNoDeed && isNotWhollyDone(text)],
  ['it is a degree', ({ text }) => degreeIn(text) !== null],
  [
    'it is a role',
    ({ text, isNoDeed }) => isNoDeed && !/^I \p{Ll}/u.test(text) && !saysWhatWasDone(text) && isOnlyARole(text),
  ],
];

/** Why a line is not told as work in a letter about this CV; null of one that is. */
export function whyUntold({ lines, posts }: CvFacts): (work: Pick<WorkFound, 'text' | 'isNoDeed'>) => string | null {
  const written = lines.map(({ text }) => text).join('\n');
  const titles = posts.filter(({ known, spans }) => known !== null || spans.length > 0).map(({ title }) => title);
  const isAHead = namesAnotherPost({ lines, posts });
  const refusals: readonly Refusal[] = [
    // what was left out of its middle would be missing from a quotation
    ['it does not stand so in the CV', ({ text }) => !written.includes(text)],
    // The line of a post says where and what somebody was, and is told as that.
    ['it names a post', ({ text }) => titles.some((title) => title.endsWith(text) && !storyCell(title).includes(text))],
    ...NO_WORK,
    ['it is the head of a post', ({ text }) => isAHead(text)],
    ['it stands behind papers in a text of prose', ({ text }) => standsBehindPapers(text, lines)],
  ];
  return (work) => refusals.find(([, isSo]) => isSo(work))?.[0] ?? null;
}

/** "Junior Secretary then Legal Secretary", "Driver, later Transport Manager". */
export function isARowOfTitles(text: string): boolean {
  const titles = text.split(BECAME);
  return titles.length > 1 && titles.every((each) => isSureTitle(each.replace(/[.,;\s]+$/, '')));
}
const BECAME = /,? (?:and )?(?:then|later|afterwards|from \d{4}|now) |\s(?:→|->|to)\s/i;

/** "42 staff, turnover £6.1m": how large a place is, which nobody did. */
export const isASize = (text: string): boolean =>
  A_SIZE.test(text) &&
  text.split(/[,;]\s+|\s(?:and|&)\s/).every((piece) => piece.split(/\s+/).length <= 4 && /\d/.test(piece));
const A_SIZE =
  /\b(?:staff|employees|colleagues|turnover|beds|bedrooms|seats|pupils|on roll|square (?:feet|metres)|sq ?ft)\b/i;

/**
 * "I have an NVQ. … I sing in a choir.": where a text of prose has come to papers, rights and languages, a sentence that names
 * no work tells of the person.
 */
export function standsBehindPapers(text: string, lines: readonly CvLine[]): boolean {
  const line = lines.find((each) => !each.isBullet && each.text.includes(text));
  if (line === undefined || !/^I \p{Ll}/u.test(text)) return false;
  const before = sentencesIn(line.text.slice(0, line.text.indexOf(text)));
  const paper = before.findLastIndex(
    (each) =>
      (isPaper(each) && !IS_TAUGHT.test(each)) ||
      workRightIn(each) !== null ||
      /^I (?:also )?(?:speak|hold|drive)\b/.test(each),
  );
  return paper >= 0 && !before.slice(paper + 1).some((each) => NAMES_WORK.test(each));
}

const NAMES_WORK = /\b(?:work\p{L}*|job|post|position|placement|internship|dissertation|thesis|project)\b/iu;

/** "She specialises in colour": as somebody else would tell of them. */
const TELLS_OF_ITS_PERSON = /^(?:she|he) /i;

/** "Year 5, Some Primary (spring 2021)", "BUSY BEES, ALDERSHOT": a row of a post, or an employer; "…, 12% more in 2023" was done. */
export function namesAnotherPost({ lines, posts }: Pick<CvFacts, 'lines' | 'posts'>): (text: string) => boolean {
  const firsts = new Set<CvLine | undefined>(posts.flatMap(({ entry: [first] }) => first ?? []));
  const isShoutedAll = lines.filter(({ text }) => !/\p{Ll}{2}/u.test(text)).length * 2 > lines.length;
  return (text) => {
    if (/^I \p{Ll}/u.test(text)) return false;
    const at = lines.findIndex((each) => each.text.includes(text));
    const line = lines[at];
    const isShouted = !isShoutedAll && line !== undefined && !line.isBullet && !/\p{Ll}{2}/u.test(line.text);
    // "Outpatients, St James's" over the next post
    const isName = firsts.has(lines[at + 1]) && /\s/.test(text) && areNames(text.replace(/\.$/, ''));
    // "client Some Bank, Test Analyst" behind an employer
    const isOfAHead = firsts.has(line) || A_STRETCH.test(line?.text ?? '');
    const saysAsWhat =
      isOfAHead && text.split(/,\s+|\s[–—-]\s/).some((part) => /^\p{Lu}/u.test(part) && isSureTitle(part));
    return (
      isShouted ||
      A_LABEL_OF_POSTS.test(text) ||
      (!namesWork(text) &&
        (isName ||
          BEFORE_A_YEAR.test(text) ||
          ENDS_BEFORE_A_YEAR.test(text) ||
          // "Some Security, at Some Tower": where
          (line?.isBullet !== true &&
            IN_NAMES_ALONE.test(text) &&
            !knowsWord(/^[^\s,]*/.exec(text)![0].toLowerCase())) ||
          saysAsWhat ||
          A_STRETCH.test(text) ||
          (line?.isBullet !== true && A_YEAR_ALONE.test(text))))
    );
  };
}
/** "Jobs I've had", "Where I have worked": over posts. */
const A_LABEL_OF_POSTS =
  /^(?:(?:my |other |past |previous |all )*(?:jobs?|work|places?|posts?|employers?)(?: (?:that )?i(?:['’]?ve| have|['’]?d| had)? ?(?:had|done|worked|held|did)?(?: (?:in|at|for))?(?: so far)?)|where i(?:['’]?ve| have)? worked)[\s.:]*$/i;
/** "Before 2010 various agency". */
const BEFORE_A_YEAR =
  /^(?:before|prior to|until|earlier|from|since|up to) (?:that|(?:\p{L}+ )?(?:19|20)\d{2})\b(?!.*\bI\b)/iu;
/** "Takeaway, family business, before 2013". */
const ENDS_BEFORE_A_YEAR = /[\s,(](?:before|until|up to) (?:(?:19|20)\d{2}|that)\)?\.?$/i;
const IN_NAMES_ALONE =
  /^(?:the )?\p{Lu}[\p{L}\d'’.&-]*(?:,? (?:at|of|in|for|on) (?:the )?| (?:&|and) |,? )\p{Lu}[\p{L}\d'’.&-]*(?:(?:,? (?:at|of|in|for|on) (?:the )?| (?:&|and) |,? )\p{Lu}[\p{L}\d'’.&-]*){0,6}\.?$/u;
const A_STRETCH =
  /\b(?:19|20)\d{2}\s?(?:[–—-]|to|until)\s?(?:\p{L}{3,9}\.? )?(?:(?:19|20)\d{2}|present|now|date|today)\b/iu;
const A_YEAR_ALONE =
  /(?<!\b(?:in|by|of|for|during|since|from|until|till|before|after|the|early|mid|late|end)[ -](?:\p{L}{3,9} )?)\b(?:19|20)\d{2}\b/iu;

/** "Shift leader on nights", "National service rotation": what somebody was, and nothing that was done. */
const isOnlyARole = (text: string): boolean => {
  const [role = ''] = text.split(/\s(?:on|in|at|for|of|during)\s|[,(]/);
  return endsInPerson(role) || /\b(?:rotations?|placements?|member|secondment)[\s.]*$/i.test(role);
};
