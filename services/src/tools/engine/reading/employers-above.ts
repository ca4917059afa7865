import type { CvLine } from './cv-line.js';
import { isDatesOnly } from './dates-of-posts.js';
import type { PostLine } from './headline-post.js';
import { namesPerson } from './occupations.js';
import { A_YEAR, headOf } from './role-in-line.js';
import { saysRank } from './seniority.js';
import { saysWhatWasDone } from './verbs.js';
import { withoutDates } from './without-dates.js';
import { isNamedWorkplace } from './workplace-over-a-role.js';
import { namesOrganisation } from './work-done.js';

/** A post with the place of the line that it begins with. */
export interface Placed {
  post: PostLine;
  at: number;
  /** The line below it that names its employer and nothing else. */
  employer?: CvLine;
  /** The line of its head that has its dates, where its head was read as a whole. */
  dates?: CvLine;
}

/** "Larsen Ltd, Pune   2016 to date" above "Designation: Senior Welder": the post begins with the line of its employer. */
export function labelled(named: readonly Placed[], lines: readonly CvLine[]): Placed[] {
  const isBelowDates = (at: number) =>
    A_LABEL.test(lines[at]?.text ?? '') && A_YEAR.test(lines[at - 1]?.text ?? '') && !lines[at - 1]?.isHeading;
  const below = new Set(named.map(({ at }) => at).filter(isBelowDates));
  return named.flatMap(({ post, at }) => {
    if (below.has(at + 1)) return [];
    if (!below.has(at)) return [{ post, at }];
    const employer = withoutDates(lines[at - 1]?.text ?? '');
    return [{ post: { ...post, title: employer === '' ? post.title : `${post.title}, ${employer}` }, at: at - 1 }];
  });
}
const A_LABEL = /^(?:designation|position(?: held)?|job title|role|post(?: held)?)\s*:/i;

/**
 * "Methodist Hospital, San Antonio" above "Registered Nurse, 07/2019 – Present", "Ndola Clinic, 2016 - 2019" above "Nurse",
 * and both below a line of dates: where somebody was is no post of its own, and the post begins with the line of its dates.
 */
export function withEmployersAbove(named: readonly Placed[], lines: readonly CvLine[]): Placed[] {
  const isDated = (at: number) => A_YEAR.test(lines[at]?.text ?? '');
  const isDatesLine = (at: number) => {
    const line = lines[at];
    return line !== undefined && isDated(at) && isDatesOnly(line);
  };
  const isBelowDates = (at: number) => isDatesLine(at - 1);
  const isEmployer = ({ post, at }: Placed, next: Placed | undefined) =>
    post.known === null &&
    !saysRank(post.title) &&
    next !== undefined &&
    next.at === at + 1 &&
    next.post.known !== null &&
    (post.isListed || isNamedWorkplace(post.title)) &&
    (isDated(at)
      ? !isDated(next.at) && !namesPerson(headOf(post.title))
      : isDated(next.at) || isBelowDates(at) || (!post.isListed && isDatesLine(next.at + 1)));
  return named.flatMap((each, index) => {
    if (isEmployer(each, named[index + 1])) return [];
    const above = named[index - 1];
    if (!above || !isEmployer(above, each)) return [each];
    const [employer = ''] = above.post.title.split(/,\s/);
    const isBelow = !above.post.isListed && isBelowDates(above.at);
    const at = isDated(each.at) ? each.at : above.at - (isBelow ? 1 : 0);
    return [{ at, post: { ...each.post, title: `${each.post.title}, ${employer}` } }];
  });
}

/** "Fortis Hospital, Jaipur" above "Clinical Pharmacist", which names no employer itself. */
export function employerAbove(lines: readonly CvLine[], at: number): string | null {
  const [line, title] = [lines[at - 1], lines[at]];
  const said = withoutDates(title?.text ?? '');
  const mayHoldIt = /,| at | @ | [–—|-] /.test(said) && !(line && namesOrganisation(line.text) && isOfWhat(said));
  if (!line || !title || mayHoldIt) return null;
  const isName =
    line.section === 'experience' &&
    !line.isHeading &&
    !line.isBullet &&
    line.text.length <= LONGEST_EMPLOYER &&
    /^\p{Lu}/u.test(line.text) &&
    !saysSchooling(line.text) &&
    !saysWhatWasDone(line.text);
  return isName ? line.text : null;
}
const LONGEST_EMPLOYER = 70;
/** "School: Colton Hills, 5 GCSEs": where somebody learned. */
export const saysSchooling = (text: string): boolean =>
  /^(?:(?:high|secondary|primary) )?(?:school(?:ing)?|college|university|education|gcses?)\s*[:–-]\s/i.test(text);
/** "Assistant Manager - Audit & Assurance": a rank and what it is of. */
const isOfWhat = (title: string): boolean =>
  / [–—-] /.test(title) && !/,| at | @ /.test(title) && !namesOrganisation(title);
