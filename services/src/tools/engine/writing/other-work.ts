import { roleFit } from '../match/role-fit.js';
import type { AdvertFacts } from '../reading/advert-reader.js';
import type { CvFacts } from '../reading/cv-facts.js';
import { isHeld } from '../reading/post-held.js';

/** The lines of posts that have nothing to do with the advert's work: a carer's year as a cleaner is no example of care. */
export function otherWork(advert: AdvertFacts, { posts }: CvFacts): ReadonlySet<string> {
  if (advert.title === null && advert.field === null) return new Set();
  const others = posts.filter((post) => isHeld(post) && roleFit(post, advert) === 'none');
  return new Set(others.flatMap(({ entry }) => entry.map(({ text }) => text)));
}

/** Work without that of other trades; all of it where the CV has no post of this one. */
export function ofThisTrade<T extends { text: string }>(work: readonly T[], advert: AdvertFacts, cv: CvFacts): T[] {
  const others = otherWork(advert, cv);
  const hasOwn = cv.posts.some((post) => isHeld(post) && roleFit(post, advert) !== 'none');
  return hasOwn ? work.filter(({ text }) => !others.has(text)) : [...work];
}
