import type { PostHeld } from '../reading/post-held.js';
import { headOf } from '../reading/role-in-line.js';

/** Months between two posts of which one is the promotion of the other. */
const AT_ONCE = 2;

/**
 * Posts of the same trade that somebody was promoted from or to, at the employer where they did what is asked: they went
 * on with it, whichever of the two tells of it.
 */
export function withPromotions(
  shown: readonly PostHeld[],
  all: readonly PostHeld[],
  isOfTheTrade: (post: PostHeld) => boolean,
): PostHeld[] {
  const employers = employersOf(all);
  const found = [...shown];
  // a promotion may be followed by another
  for (const post of found)
    for (const other of all)
      if (!found.includes(other) && isOfTheTrade(other) && areAt(employers, post, other) && followsOn(post, other))
        found.push(other);
  return found;
}

const areAt = (employers: ReadonlyMap<PostHeld, string>, one: PostHeld, other: PostHeld): boolean =>
  employers.get(one) !== '' && employers.get(one) === employers.get(other);

const followsOn = ({ spans: own }: PostHeld, { spans: others }: PostHeld): boolean =>
  own.some((one) =>
    others.some((other) => Math.abs(other.from - one.to) <= AT_ONCE || Math.abs(one.from - other.to) <= AT_ONCE),
  );

/** Of each post its employer: on its line, above it, or above the posts before it where it names none of its own. */
function employersOf(posts: readonly PostHeld[]): ReadonlyMap<PostHeld, string> {
  let last = '';
  const employers = new Map<PostHeld, string>();
  for (const post of posts) {
    const own = post.title.slice(headOf(post.title).length).replace(/^(?:,| at | @ | [–—|-] )\s*/, '');
    last = nameIn(own) || nameIn(post.above ?? '') || last;
    employers.set(post, last);
  }
  return employers;
}

/** Without where it is: "Some Pay, London" is "Some Pay". */
const nameIn = (text: string): string =>
  (text.split(/,\s|\s[–—|-]\s|\s\(/)[0] ?? '').replace(/[\s.]+$/, '').toLowerCase();
