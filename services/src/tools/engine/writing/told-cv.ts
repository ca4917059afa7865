import type { CvFacts } from '../reading/cv-facts.js';
import { isHeld, type PostHeld } from '../reading/post-held.js';
import { latestPost } from './latest-post.js';
import { employerOf, isCalledAt, postsAt, postsCalled } from './posts-meant.js';
import { withoutPosts, type Years } from './without-posts.js';
import { mentions, type Target } from './wish-targets.js';
import type { Wishes } from './wishes.js';

/** What of a CV a letter is to tell. */
export interface ToldCv {
  cv: CvFacts;
  /** Posts or years of it are left out: no sum is one of all. */
  isPart: boolean;
  /** The post that is held, or was held last, is left out. */
  isWithoutLatest: boolean;
  /** Names that are not to be said. */
  left: Target[];
  /** Years of which no paper is to be named either. */
  years: readonly Years[];
  notFollowed: string[];
}

/** A CV without the posts, and the years of them, that are to be left out. */
export function toldCv(cv: CvFacts, { left, posts, only }: Wishes): ToldCv {
  const gone = new Set<PostHeld>();
  const names: Target[] = [];
  const notFollowed: string[] = [];
  const latest = latestPost(cv)?.post;
  for (const meant of posts) {
    const found = postsCalled(meant, cv);
    const isOfYears = meant.from !== null || meant.until !== null;
    if (found.length === 0 && !isOfYears) {
      if (meant.isSure) notFollowed.push(`leave out ${meant.text} (${NO_POST})`);
      else names.push(mentions(meant.text));
    } else if (meant.isNameAlone) names.push(...found.flatMap((post) => employerOf(post) ?? []).map(mentions));
    else {
      for (const post of found) gone.add(post);
      const { called } = meant;
      if (called !== null && !meant.isBefore && found.some((post) => isCalledAt(called, post))) names.push(called);
    }
  }
  for (const target of left.filter(({ topic }) => topic === null)) {
    const found = postsAt(target, cv);
    // who is to be kept from the post that is held has their work told without its name
    if (latest === undefined || !found.includes(latest)) for (const post of found) gone.add(post);
  }
  if (only.length > 0) {
    const found = only.flatMap((meant) => postsCalled(meant, cv));
    const others = found.length === 0 ? [] : cv.posts.filter((post) => isHeld(post) && !found.includes(post));
    if (found.length === 0) notFollowed.push(...only.map(({ text }) => `only ${text} (${NO_POST})`));
    for (const post of others) gone.add(post);
  }
  const years = posts.filter((meant) => meant.called === null && meant.which === null);
  const isPart = gone.size > 0 || years.length > 0;
  return {
    cv: isPart ? withoutPosts(cv, [...gone], years) : cv,
    isPart,
    isWithoutLatest: latest !== undefined && gone.has(latest),
    left: [...left, ...names],
    years: years.filter(({ isEverything }) => isEverything),
    notFollowed,
  };
}
const NO_POST = 'no post that is called so was found in your CV: name it as your CV does';

/** Everything that a text dates lies in years that are left out. */
export const isOfYears = (text: string, { from, until }: Years): boolean => {
  const said = Array.from(text.matchAll(/(?<!\d)(?:19|20)\d{2}(?!\d)/g), ([year]) => Number(year));
  return said.length > 0 && said.every((year) => year >= (from ?? 0) && year <= (until ?? Infinity));
};
