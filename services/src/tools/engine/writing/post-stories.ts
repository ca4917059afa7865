import type { CvFacts } from '../reading/cv-facts.js';
import type { CvLine } from '../reading/cv-line.js';
import { areIssued } from '../reading/papers-issued.js';
import { labelsOfDuties } from '../reading/duties-apart.js';
import type { PostHeld } from '../reading/post-held.js';
import { tellsOfEarlier } from '../reading/dates-of-posts.js';
import { placeFirst } from '../reading/place-first.js';
import { BEGINS_WITH_A_STRETCH, monthsNamed, spansIn } from '../reading/time-spans.js';
import { namesWork, saysWhatWasDone } from '../reading/verbs.js';
import { withoutDates } from '../reading/without-dates.js';
import { hasFigure } from '../text/clean.js';
import { isPaper } from './advice-on-lines.js';
import { isDated, RUN_OUT } from './letter-text.js';
import { LONGEST_QUOTED, SHORTEST_QUOTED, type WorkFound } from './letter-work.js';
import { titleWithEmployer } from './post-with-employer.js';
import { namesAWayToReach } from './ways-to-reach.js';

const LINES_OF_A_STORY = 5;
/** "English: good" and "NEC? no" tell of no work that goes on from "my work has included"; "Purchase ledger: 400 invoices a month" does. */
const NO_STORY =
  /^\p{L}[\p{L} ]{2,25}(?::| \|)(?!.*\b\d{2})|[.!?]\s+[\p{L}\p{N}]|[?]|(?:^|\s)(?:no|not|never|\p{L}+n['’]t)\s/iu;
/** "Enhanced DBS", "First aid at work": something that one holds. */
const A_PAPER =
  /\b(?:first aid|dbs|nvq|btec|gcses?|diploma|licen[cs]e|certificate|certified|tickets?|cscs|level \d|registered|passed|trained)\b/i;

/** "I taught years 7 to 11 and prepared three groups for GCSE": taught towards, and not held. */
export const IS_TAUGHT =
  /\bI (?:also |now )?(?:teach|taught|tutor(?:ed)?|prepared?|coach(?:ed)?|led|lead|assess(?:ed)?|train(?:ed)?|mentor(?:ed)?|ran|run|plan(?:ned)?|delivered?) (?!for\b)/iu;
/** A sentence of prose is longer than a line of a list, and is read to its end. */
const LONGEST_SENTENCE = 200;
const LONGEST_READ = 600;

/** "Good geographical knowledge", "Happy with handball": what somebody is like. */
const A_QUALITY =
  /^(?:good|excellent|strong|great|solid|sound|happy|willing|able|keen|full|clean|own|reliable|hard[- ]?working|fluent)\b/i;

/** "Some of the visitors live with dementia" is no work that goes on from "my work has included". */
const TELLS_OF_OTHERS =
  /^(?:some|many|most|all|they|these|those|it|this|we|the \p{L}+) (?:[\p{L}-]+ ){0,4}?(?:is|are|was|were|have|has|had|live|lives|need|needs|want|like)\b/iu;

/** "HACCP folder and allergen matrix are mine", "the rota is my job": a sentence of its own. */
const IS_MINE =
  /\b(?:is|are|was|were) (?:all |both |also )?(?:mine|ours|my own|(?:down|up) to me|my (?:\p{L}+ )?(?:job|task|duty|responsibility|area|work))\b/iu;

const isStory = (text: string, longest = LONGEST_QUOTED): boolean =>
  !NO_STORY.test(text) &&
  !A_QUALITY.test(text) &&
  !RUN_OUT.test(text) &&
  !TELLS_OF_OTHERS.test(text) &&
  !IS_MINE.test(text) &&
  // it stands below what somebody calls themselves as work does below a post
  !namesAWayToReach(text) &&
  !/\bstudying\b|\bexams? (?:in|on|due)\b/i.test(text) &&
  (!A_PAPER.test(text) || namesWork(text) || areIssued(text) || IS_TAUGHT.test(text)) &&
  text.length >= SHORTEST_QUOTED &&
  text.length <= longest &&
  !isDated(text) &&
  !/[,;:(–-]$/.test(text.trim());

/** A part of a line, with the skills that stand in it. */
function story(text: string, where: string | null, line: CvLine): WorkFound {
  const from = line.text.indexOf(text);
  const skills = line.mentions.filter(({ start }) => start >= from && start < from + text.length);
  return {
    text,
    where,
    isProject: false,
    isBullet: true,
    hasFigure: hasFigure(text),
    isNoDeed: true,
    skills: [...new Set(skills.map(({ skill }) => skill.name))],
  };
}

/** What a CV without bullets tells of its work: below its posts, behind them, and in sentences that begin with "I". */
export const storiesIn = (cv: CvFacts): WorkFound[] => [
  ...belowPosts(cv),
  ...belowDatedLines(cv),
  ...behindPosts(cv),
  ...behindPlaces(cv),
  ...ownSentences(cv),
  ...inCells(cv),
  ...behindHeads(cv),
];

/** Lines right below a dated post, without a mark: what the work was. */
const belowPosts = (cv: CvFacts): WorkFound[] =>
  linesBelowPosts(cv).flatMap(({ line, where }) => storiesOf(line, where));

export function linesBelowPosts({ posts, lines }: CvFacts): { line: CvLine; where: string }[] {
  const labels = labelsOfDuties(posts, lines);
  return posts
    .filter(({ known, isListed, spans }) => (known !== null || isListed) && spans.length > 0)
    .flatMap((post) => {
      const { title, entry } = post;
      const { employer, below } = belowDates(entry);
      const where = employer === null ? titleWithEmployer(post) : `${title}, ${employer}`;
      const end = below.findIndex(
        ({ isBullet, isHeading, isApart, text }, at) =>
          isBullet || isHeading || (isApart && (at > 0 || isPaper(text))) || isDated(text),
      );
      return (end < 0 ? below : below.slice(0, end))
        .filter((line) => line.section === 'experience' && !labels.has(line))
        .map((line) => ({ line, where }));
    });
}

const storiesOf = (line: CvLine, where: string): WorkFound[] =>
  sentencesOf(line.text)
    .filter((each) => isStory(each))
    .map((text) => story(text, where, line));

/** Under a heading of work each line with dates begins an entry, whatever the post is called. */
function belowDatedLines({ lines, posts, today }: CvFacts): WorkFound[] {
  const labels = labelsOfDuties(posts, lines);
  let where: string | null = null;
  let head: CvLine | null = null;
  let isTold = false;
  let heading = false;
  return lines.flatMap((line) => {
    if (line.isHeading) heading = line.section === 'experience';
    if (line.isHeading || line.isBullet || !heading || line.section !== 'experience') {
      where = null;
      return [];
    }
    if (isDated(line.text)) {
      where = withoutDates(line.text) || null;
      [head, isTold] = [line, behindDates(line.text) !== ''];
      return [];
    }
    // Whose it is that stands apart from a post and what was done there, nobody can tell.
    if ((line.isApart && isTold) || tellsOfEarlier(line) || labels.has(line)) where = null;
    isTold = true;
    return where === null ? [] : storiesOf(line, where).filter(({ text }) => isInTheYearsOf(text, head, today));
  });
}

/** "ADR (2023)" below years that had ended by then is of no work done in them. */
function isInTheYearsOf(text: string, head: CvLine | null, today: Date): boolean {
  const spans = head === null ? [] : spansIn(head.text, today);
  const isWithin = (month: number) => spans.some(({ from, to }) => month >= from - A_YEAR && month <= to + A_YEAR);
  return spans.length === 0 || monthsNamed(text).every(isWithin);
}
const A_YEAR = 12;

/** The dates of a post may stand on the line below it, or below its employer. */
function belowDates(entry: PostHeld['entry']): { employer: string | null; below: readonly CvLine[] } {
  const below = entry.slice(1, 1 + LINES_OF_A_STORY);
  const dates = below.slice(0, 2).findIndex(({ text }) => isDated(text) && withoutDates(text) === '');
  return { employer: dates === 1 ? (below[0]?.text ?? null) : null, below: below.slice(dates + 1) };
}

const sentencesOf = (text: string): string[] =>
  text.split(/(?<=\p{L}{3}|[)\d%])\.\s+(?=[\p{Lu}\p{N}])/u).map((each) => each.replace(/[.;\s]+$/, ''));

/** "…, 2019 - date. Setting out with total station": the sentences behind a post and its dates. */
const behindPosts = ({ posts }: CvFacts): WorkFound[] =>
  posts.flatMap(({ title, entry, dated }) =>
    entry
      .filter((line, at) => at === 0 || (dated.includes(line) && withoutDates(line.text) !== '' && !line.isBullet))
      .filter(({ text }) => placeFirst(text) === null)
      .flatMap((line) =>
        sentencesOf(behindDates(line.text))
          .filter((text) => isStory(text) && !/\bI\b/.test(text) && !namesThePost(text, title))
          .map((text) => story(text, title, line)),
      ),
  );

/** "2018 - now | Some Electrical Ltd | Electrician | Rewires; fault finding": what stands in the last cell of a row was done there. */
const inCells = ({ posts }: CvFacts): WorkFound[] =>
  posts.flatMap(({ title, entry: [line] }) => {
    const told = storyCell(title);
    return told === '' || line === undefined
      ? []
      : told
          .split(told.length > LONGEST_QUOTED ? /;\s+/ : '\n')
          .map((each) => each.replace(/[.;\s]+$/, ''))
          .filter((each) => isStory(each))
          .map((text) => story(text, title.slice(0, title.lastIndexOf(' | ')), line));
  });

/** "2011 - to date  Some Packaging Ltd, Corby. Payroll Officer. Monthly payroll of 210": the sentences behind when, where and what. */
const behindHeads = ({ posts }: CvFacts): WorkFound[] =>
  posts.flatMap(({ title, entry: [line] }) => {
    if (line === undefined || line.isBullet || !BEGINS_WITH_A_STRETCH.test(line.text)) return [];
    const ends = title.split(', ').map((part) => line.text.indexOf(part) + part.length);
    const [, told = ''] = /^[^.;:]{0,70}\. (?=\p{Lu})(.*)$/u.exec(line.text.slice(Math.max(...ends))) ?? [];
    return sentencesOf(told)
      .filter((text) => isStory(text) && !/\bI\b/.test(text) && !namesThePost(text, title))
      .map((text) => story(text, title, line));
  });

const FEWEST_CELLS = 3;
/** The last cell of a row that has a post as well: longer than a name. */
export function storyCell(title: string): string {
  const cells = title.split(' | ');
  const last = cells.at(-1) ?? '';
  return cells.length >= FEWEST_CELLS && / \p{Ll}/u.test(last) && last.length >= SHORTEST_QUOTED ? last : '';
}

const OF_LEARNING = /\b(?:school|college|universit\p{L}+|academy|institute|polytechnic)\b/iu;

/** "2009-2014: Yorkshire Dairies. Class 2 multi-drop, 14 drops a day": at an employer of which no post is told. */
const behindPlaces = ({ lines }: CvFacts): WorkFound[] =>
  lines
    .filter(({ section, isHeading }) => !isHeading && TELLING_SECTIONS.has(section))
    .flatMap((line) => {
      const { place, told } = placeFirst(line.text) ?? {};
      return place === undefined || told === undefined || (OF_LEARNING.test(place) && !saysWhatWasDone(told))
        ? []
        : sentencesOf(told)
            .filter((text) => isStory(text) && !/\bI\b/.test(text))
            .map((text) => story(text, place, line));
    });

/** "Jun 2018 - Present: Travis Perkins, Tamworth - HGV Class 2 Driver": where and what, and no story. */
function namesThePost(text: string, title: string): boolean {
  const role = title.split(/,\s|\s(?:at|[–—|-])\s/)[0] ?? '';
  return role.length > 3 && text.split(/,\s|\s[–—|-]\s|\s?[()]/).some((part) => part.startsWith(role));
}

const behindDates = (text: string): string => {
  const [, told, listed] = BEHIND_DATES.exec(text) ?? [];
  return told ?? listed ?? '';
};
const BEHIND_DATES =
  /(?:(?:19|20)\d{2}|present|now|today|date)\)?\s*[.:]\s+(\S.+)$|(?:[–—-]|\bto|until|till)\s*(?:\p{L}{3,9}\.? )?(?:(?:19|20)\d{2}|present|now|today|date)\)?\s+[–—-]\s+(\S.+)$/iu;

const TELLING_SECTIONS: ReadonlySet<string> = new Set(['head', 'summary', 'experience', 'other']);
/** What somebody is, has, speaks, learned or wishes for is no work that they did. */
const NO_DEED =
  /^I (?:(?:also|now|then) )?(?:am|was|were|been|have|had|has|speak|live|lived|hold|held|need|require|like|love|enjoy|want|wish|would|could|can|will|look|hope|believe|think|feel|know|come|came|move|moved|work|worked|graduated|studied|study|learn|learned|learnt|finish|finished|started|obtained|passed|got|did|do|understand|possess|seek|apply|spent|spend|joined|join|left|leave|became|trained (?:at|as|in)|qualified)\b/i;

/**
 * "I order meat and fish, make the rota for six cooks": as it stands, also behind the colon of a longer sentence, behind
 * when or where it was ("There I teach …", "Last year I set up …") and in what is said of a post ("…, where I ran the bar").
 */
const ownSentences = ({ lines }: CvFacts): WorkFound[] =>
  lines
    .filter(({ isHeading, isBullet, section }) => !isHeading && !isBullet && TELLING_SECTIONS.has(section))
    .flatMap((line) =>
      line.text
        .split(/[.;!]\s+|:\s+(?=I )/u)
        .flatMap((each) => ownClause(each.replace(/[.;\s]+$/, '')))
        .filter((each) => !saysWhatWasDone(line.text) || each !== line.text)
        .map((each) => story(each, null, line)),
    );

/** The part of a sentence of prose that tells what its person did; the whole, where what stands before says only when. */
function ownClause(sentence: string): string[] {
  // nobody reads a longer one, and it would be looked through once for each "I" in it
  if (sentence.length > LONGEST_READ) return [];
  const starts = [...sentence.matchAll(AN_I)]
    .map(({ index }) => index)
    .filter((start) => BEGINS_A_CLAUSE.test(sentence.slice(0, start)));
  const [first] = starts;
  if (first === undefined) return [];
  if (
    SAYS_WHEN.test(sentence.slice(0, first)) &&
    !NO_DEED.test(sentence.slice(first)) &&
    isStory(sentence, LONGEST_SENTENCE)
  )
    return [sentence];
  // "After …, where I ran the class, I moved to …": each clause ends where the next begins
  return starts
    .map((start, at) => sentence.slice(start, starts[at + 1]))
    .map((each, at) =>
      at === starts.length - 1 ? each : each.replace(/,? (?:(?:where|and|but|then|there|here|now|today) )?$/u, ''),
    )
    .filter((each) => !NO_DEED.test(each) && isStory(each, LONGEST_SENTENCE));
}
const AN_I = /(?<!\S)I (?=\p{Ll})/gu;
/** Not "the report that I wrote". */
const BEGINS_A_CLAUSE =
  /^$|, $|(?:^|\s)(?:where|and|but|then|there|here|now|today) $|^(?:in|last|every|each|once|twice|on|at|during|over|when|after|before|since|from|until) [^.;:,]{2,60},? $/iu;
const SAYS_WHEN =
  /^(?:(?:in|last|every|each|once|twice|on|at|during|over|when|after|before) [^.;:,]{2,60}|on (?:\p{L}+ ){1,5}a week),? $/iu;
