import type { CvFacts } from '../reading/cv-facts.js';
import type { CvLine } from '../reading/cv-line.js';
import { tellsOfEarlier } from '../reading/dates-of-posts.js';
import { labelsOfDuties } from '../reading/duties-apart.js';
import type { PostHeld } from '../reading/post-held.js';
import { monthsNamed, spansIn } from '../reading/time-spans.js';
import { withoutDates } from '../reading/without-dates.js';
import { isPaper } from './advice-on-lines.js';
import { isDated } from './letter-text.js';
import type { WorkFound } from './letter-work.js';
import { titleWithEmployer } from './post-with-employer.js';
import { behindDates } from './stories-behind-posts.js';
import { isStory, sentencesOf, story } from './story.js';

/** Lines right below a dated post, without a mark: what the work was. */
export const belowPosts = (cv: CvFacts): WorkFound[] =>
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

/** The dates of a post may stand on the line below it, or below its employer. */
function belowDates(entry: PostHeld['entry']): { employer: string | null; below: readonly CvLine[] } {
  const below = entry.slice(1, 1 + LINES_OF_A_STORY);
  const dates = below.slice(0, 2).findIndex(({ text }) => isDated(text) && withoutDates(text) === '');
  return { employer: dates === 1 ? (below[0]?.text ?? null) : null, below: below.slice(dates + 1) };
}
const LINES_OF_A_STORY = 5;

const storiesOf = (line: CvLine, where: string): WorkFound[] =>
  sentencesOf(line.text)
    .filter((each) => isStory(each))
    .map((text) => story(text, where, line));

/** Under a heading of work each line with dates begins an entry, whatever the post is called. */
export function belowDatedLines({ lines, posts, today }: CvFacts): WorkFound[] {
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
