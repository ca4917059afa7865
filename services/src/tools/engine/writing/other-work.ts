import { roleFit } from '../match/role-fit.js';
import type { AdvertFacts } from '../reading/advert-reader.js';
import type { CvFacts } from '../reading/cv-facts.js';
import { isHeld } from '../reading/post-held.js';
import { besideStudies } from './beside-studies.js';

/** The lines of posts that have nothing to do with the advert's work: a carer's year as a cleaner is no example of care. */
export function otherWork(advert: AdvertFacts, { posts }: CvFacts): ReadonlySet<string> {
  if (advert.title === null && advert.field === null) return new Set();
  const others = posts.filter((post) => isHeld(post) && roleFit(post, advert) === 'none');
  return new Set(others.flatMap(({ entry }) => entry.map(({ text }) => text)));
}

/** Work without that of other trades; where the CV has no post of this one, all of it but what was earned with beside studies. */
export function ofThisTrade<T extends { text: string }>(work: readonly T[], advert: AdvertFacts, cv: CvFacts): T[] {
  const others = otherWork(advert, cv);
  const hasOwn = cv.posts.some((post) => isHeld(post) && roleFit(post, advert) !== 'none');
  if (hasOwn) return work.filter(({ text }) => !others.has(text));
  const beside = besideStudies(advert, cv);
  const left = work.filter(({ text }) => !beside.some(({ entry }) => entry.some((line) => line.text.includes(text))));
  return left.length > 0 ? left : [...work];
}
