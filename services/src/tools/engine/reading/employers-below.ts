import { chanceOf } from '../lines/cv/cv-line-reader.js';
import type { CvLine } from './cv-line.js';
import { isDatesOnly } from './dates-of-posts.js';
import type { Placed } from './employers-above.js';
import { beginsWithAFirm } from './firms.js';
import { A_YEAR } from './role-in-line.js';
import { saysRank } from './seniority.js';
import { saysWhatWasDone } from './verbs.js';
import { namesOrganisation } from './work-done.js';

/**
 * "Mar 2020 - Dec 2021", "Waitress", "Cresta Lodge, Bulawayo", or the dates below both: when, what and where, a line each.
 * Where somebody was is a part of the post, and neither a post of its own nor a line of what was done there.
 */
export function withEmployersBelow(placed: readonly Placed[], lines: readonly CvLine[]): Placed[] {
  const employers = new Set(placed.filter((each) => hasItsEmployerBelow(each, lines)).map(({ at }) => at + 1));
  const titles = new Set(placed.filter(({ at }) => saysNeitherWhereNorWhen(lines[at])).map(({ at }) => at));
  return placed.flatMap((each) => {
    if (employers.has(each.at) && each.post.known === null) return [];
    if (titles.has(each.at - 1) && isAFirm(lines[each.at])) return [];
    const below = employers.has(each.at + 1) ? lines[each.at + 1] : undefined;
    if (!below) return [each];
    return [{ ...each, post: { ...each.post, title: `${each.post.title}, ${below.text}` }, employer: below }];
  });
}

function hasItsEmployerBelow({ post, at }: Placed, lines: readonly CvLine[]): boolean {
  const [over, title, below, next] = [lines[at - 1], lines[at], lines[at + 1], lines[at + 2]];
  if (!title || !below || (post.known === null && !saysRank(post.title))) return false;
  const hasDates = isDates(over) || isDates(next);
  return saysNeitherWhereNorWhen(title) && hasDates && isOfSamePlace(title, below) && namesEmployer(below);
}

const saysNeitherWhereNorWhen = (line: CvLine | undefined): boolean =>
  line !== undefined && !line.isBullet && !A_YEAR.test(line.text) && !/,| at | @ | [–—|-] /.test(line.text);

/** "Brown & Co Solicitors, York, 2017 - today" below "Office Manager": a firm is called by what all of its people are. */
const isAFirm = (line: CvLine | undefined): boolean =>
  line !== undefined && !line.isBullet && A_YEAR.test(line.text) && beginsWithAFirm(line.text);

const isDates = (line: CvLine | undefined): boolean =>
  line !== undefined && !line.isHeading && !line.isBullet && A_YEAR.test(line.text) && isDatesOnly(line);

const isOfSamePlace = (title: CvLine, { section, isHeading, isBullet }: CvLine): boolean =>
  section === title.section && !isHeading && !isBullet;

const namesEmployer = ({ text, read }: CvLine): boolean =>
  /^\p{Lu}/u.test(text) &&
  text.length <= LONGEST_EMPLOYER &&
  !A_YEAR.test(text) &&
  !/[.!?:;]$/.test(text) &&
  !saysWhatWasDone(text) &&
  (namesOrganisation(text) || chanceOf(read, 'where and when') > LIKELY || NAME_AND_PLACE.test(text));
const LONGEST_EMPLOYER = 70;
const LIKELY = 0.5;
/** "Barnardo's, Derby". */
const NAME_AND_PLACE = /^\p{Lu}[\p{L}'’&. -]{1,40}, \p{Lu}[\p{L}'’ -]{2,25}$/u;
