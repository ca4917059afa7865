import type { CvFacts } from '../reading/cv-facts.js';
import { isUnpaid, isUnpaidPost } from '../reading/unpaid.js';

/** What a post without pay is told as: "As a volunteer, I raised funds". */
export const A_VOLUNTEER = 'volunteer';

/** Done below a post without pay, or under a heading of such. */
export function doneUnpaid({ lines, posts }: CvFacts): (text: string) => boolean {
  const ofPosts = new Set(posts.filter(isUnpaidPost).flatMap(({ entry }) => entry));
  let isBelowOne = false;
  const all = lines.filter((line) => {
    if (!line.isBullet) isBelowOne = isUnpaid(line.text);
    return line.isBullet && (isBelowOne || ofPosts.has(line) || line.section === 'volunteering');
  });
  return (text) => all.some((line) => line.text.includes(text));
}
