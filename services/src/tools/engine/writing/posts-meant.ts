import type { CvFacts } from '../reading/cv-facts.js';
import { occupationOf } from '../reading/occupation-families.js';
import { isHeld, type PostHeld } from '../reading/post-held.js';
import { A_YEAR } from '../reading/role-in-line.js';
import { saysWhatWasDone } from '../reading/verbs.js';
import { withoutDates } from '../reading/without-dates.js';
import { employerAmong } from '../reading/work-done.js';
import { isHeldNow, latestPost } from './latest-post.js';
import type { PostsMeant } from './wish-posts.js';
import { isIn, mentions, type Target } from './wish-targets.js';

const partsOf = (title: string): string[] => title.split(/,\s+| at | @ | for | [–—|-] |\s{2,}/).filter(Boolean);

/** "Sous Chef" of "Sous Chef, Some Inn, Fowey"; of "Some Inn, sous chef" the second part. */
function roleOf({ title }: PostHeld): string {
  const parts = partsOf(title);
  return parts.find((part) => occupationOf(part) !== null) ?? parts[0] ?? title;
}

/** All of a title, and of the lines that say when and for whom, that is not what somebody was. */
function whereOf(post: PostHeld): string {
  const [own] = post.entry;
  const dated =
    post.spans.length > 0 ? post.dated.filter((line) => line !== own).map(({ text }) => withoutDates(text)) : [];
  return [...partsOf(post.title).filter((part) => part !== roleOf(post)), post.above ?? '', ...dated]
    .filter(Boolean)
    .join(', ');
}

/** Whether it is where a post was held that is called so, and not what somebody was. */
export const isCalledAt = (called: Target, post: PostHeld): boolean =>
  isIn(called, `${whereOf(post)}, ${besideIt(post)}`);

/** Who it was for, alone. */
export const employerOf = (post: PostHeld): string | null =>
  employerAmong([roleOf(post), ...partsOf(whereOf(post))]) ?? post.above;

/** A short line below a post may be where it was: "Leeds, UK" below "Staff Nurse, 2019 - 2021". */
function besideIt({ entry }: PostHeld): string {
  const below = entry.slice(1, 3);
  const end = below.findIndex(({ text, isBullet }, at) => isBullet || (at > 0 && A_YEAR.test(text)));
  return (end < 0 ? below : below.slice(0, end))
    .filter(({ text }) => text.length <= LONGEST_PLACE && !saysWhatWasDone(text))
    .map(({ text }) => text)
    .join(', ');
}
const LONGEST_PLACE = 60;

/** The posts of a CV, the one held last first. */
function inOrder(cv: CvFacts): PostHeld[] {
  const held = cv.posts.filter(isHeld);
  const latest = latestPost(cv)?.post;
  const endOf = ({ spans }: PostHeld) => Math.max(0, ...spans.map(({ to }) => to));
  const older = held.filter((post) => post !== latest).toSorted((one, other) => endOf(other) - endOf(one));
  return latest ? [latest, ...older] : older;
}

/** The posts of a CV that a wish means; none where it names no post that the CV has. */
export function postsCalled(meant: PostsMeant, cv: CvFacts): PostHeld[] {
  const [latest, ...older] = inOrder(cv);
  if (!latest) return [];
  const all = [latest, ...older];
  const { which, called, from, until } = meant;
  if (which === 'present') return [latest];
  if (which === 'first') return all.slice(-1);
  if (which === 'earlier') return older;
  if (which === 'previous') return isHeldNow(latest, cv) ? older.slice(0, 1) : [latest];
  if (from !== null || until !== null) return all.filter((post) => isWithin(post, from, until));
  if (called === null) return [];
  if (meant.isByRole) {
    const wanted = all.filter((post) => isIn(called, roleOf(post)));
    // a mechanical engineer is no senior one, where both are in the CV
    const exactly = wanted.filter((post) => mentions(roleOf(post)).stems.length === called.stems.length);
    return exactly.length > 0 ? exactly : wanted;
  }
  const named = all.filter((post) => isCalledAt(called, post));
  const found = named.length > 0 ? named : all.filter((post) => isIn(called, post.title));
  if (!meant.isBefore) return found;
  return found.length === 0 ? [] : all.slice(Math.max(...found.map((post) => all.indexOf(post))) + 1);
}

/** Posts at a place or an employer that a wish names without more: "leave out Lagos"; "my age" is not Age Concern. */
export const postsAt = (target: Target, cv: CvFacts): PostHeld[] =>
  inOrder(cv).filter((post) => {
    const where = whereOf(post);
    if (/\p{Lu}/u.test(target.text)) return isIn(target, namesOf(where));
    return partsOf(where).some((part) => part.toLowerCase().replace(/[\s,.]+$/, '') === target.text.toLowerCase());
  });

/** Words with a capital: "pumps" is no name, "Avonside Pumps" is one. */
const namesOf = (where: string): string => where.match(/(?<!\p{L})\p{Lu}[\p{L}'’&.-]*/gu)?.join(' ') ?? '';

/** All of it lies in those years, both of them part of it. */
const isWithin = ({ spans }: PostHeld, from: number | null, until: number | null): boolean =>
  spans.length > 0 &&
  spans.every((span) => span.from >= (from ?? 0) * MONTHS && span.to <= ((until ?? Infinity) + 1) * MONTHS);
const MONTHS = 12;
