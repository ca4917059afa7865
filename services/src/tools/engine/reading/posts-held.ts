import type { CvLine } from './cv-line.js';
import { beginsAnother, datesOf, tellsOfEarlier } from './dates-of-posts.js';
import { employerAbove, labelled, withEmployersAbove, type Placed } from './employers-above.js';
import { asCalledAtTheTop, withEmployersAlone } from './employer-alone.js';
import { withDutiesApart } from './duties-apart.js';
import { withEmployersBelow } from './employers-below.js';
import { headsOverLines } from './heads-over-lines.js';
import { headlineIn, summarised, withEmployers, withYearsSaid } from './headline-post.js';
import { withItsDesk } from './hotel-reception.js';
import { isHeld, type PostHeld } from './post-held.js';
import { withItsPlants } from './plant-nurseries.js';
import { postIn } from './post-in-line.js';
import { A_YEAR } from './role-in-line.js';
import { spansIn } from './time-spans.js';
import { toldByYears } from './told-by-years.js';
import { toldIn } from './told-posts.js';
import { ofHeadline, ofHeadlineAt, ofSummary } from './under-a-headline.js';
import { withWhatWasDriven } from './what-was-driven.js';

/** The posts of a CV with what stands below each; `today` closes those that still run. */
export function postsIn(lines: readonly CvLine[], today: Date, name: string | null = null): PostHeld[] {
  const headline = headlineIn(lines)[0]?.post;
  const summary = summarised(lines);
  const found = placesOfPosts(lines, name, today);
  const posts: PostHeld[] = found.map(({ post, at, employer, dates }, index) => {
    const entry = entryAt(lines, at, found[index + 1]?.at ?? lines.length).filter((line) => line !== employer);
    const above = employerAbove(lines, at);
    const when = dates ? { spans: spansIn(dates.text, today), dated: [dates] } : datesOf(lines, at, entry, today);
    return asCalledAtTheTop({ ...ofSummary(ofHeadline(post, headline), summary), entry, above, ...when }, headline);
  });
  const told = lines.flatMap((line) => toldIn(line, today));
  posts.push(...told);
  if (posts.some(isHeld)) posts.push(...ofHeadlineAt(headline, lines, posts, today));
  const dated = posts.some(({ spans }) => spans.length > 0) ? posts : posts.map((post) => withYearsSaid(post, today));
  const isBare = !dated.some(isHeld);
  const ofTold = new Set(told.flatMap(({ entry }) => entry));
  const around = (isBare ? lines : (dated[0]?.entry ?? [])).filter((line) => !ofTold.has(line));
  const all = dated.map((post, at) => (at === 0 ? withEmployers(post, around, today) : post));
  // where no post is told otherwise, one that is told with its years alone is one
  const read = all.some(isHeld) ? all : [...all, ...lines.flatMap((line) => toldByYears(line, today))];
  return withDutiesApart(read, lines).map(withItsDesk).map(withItsPlants).map(withWhatWasDriven);
}

/** Where each post begins; where no line names an occupation that is known, the headline of the CV is one as well. */
function placesOfPosts(lines: readonly CvLine[], name: string | null, today: Date): Placed[] {
  const named = lines.flatMap((line, at) =>
    postIn(line).flatMap((post) => {
      const title = withoutName(post.title, name);
      return title === '' ? [] : [{ post: { ...post, title }, at }];
    }),
  );
  const apart = withEmployersBelow(withEmployersAbove(labelled(named, lines), lines), lines);
  const placed = withEmployersAlone(headsOverLines(apart, lines, today), lines, today);
  return placed.some(({ post: { known } }) => known !== null) ? placed : [...headlineIn(lines), ...placed];
}

/** From the line of a post down to the next one, to a heading, or to what begins with years of its own. */
function entryAt(lines: readonly CvLine[], at: number, next: number): CvLine[] {
  const isDated = A_YEAR.test(lines[at]?.text ?? '');
  const ends = lines.findIndex(
    (line, below) => below > at && (line.isHeading || tellsOfEarlier(line) || (isDated && beginsAnother(line))),
  );
  return lines.slice(at, Math.min(next, ends < 0 ? lines.length : ends));
}

/** "Ana Pop - Junior developer": who it is stands apart from what they are. */
const withoutName = (title: string, name: string | null): string =>
  name !== null && title.startsWith(name) ? title.slice(name.length).replace(/^[\s,–—|·:-]+/, '') : title;
