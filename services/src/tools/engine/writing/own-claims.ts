import type { CvFacts } from '../reading/cv-facts.js';
import { labelsOfDuties } from '../reading/duties-apart.js';
import type { Proof } from '../reading/proof.js';
import { namesWork } from '../reading/verbs.js';
import { isDated } from './letter-text.js';
import { isToCome, tellsOfOthers } from './others-work.js';

const OF_WORK = new Set(['experience', 'projects', 'volunteering']);

/**
 * Whether a line may stand behind "I have experience of …": one of the CV's own skills, or work of its person. Not what
 * others do, what is hoped for or booked, or what stands in the name of a post, of an employer or of a course.
 */
export function ownClaims({ posts, lines }: Pick<CvFacts, 'posts' | 'lines'>): (proof: Proof) => boolean {
  const heads = new Set(
    posts.flatMap(({ entry: [own], above, dated }) => [
      ...(own && !namesWork(own.text) && !/\bI \p{Ll}/u.test(own.text) ? [own.text] : []),
      ...(above === null ? [] : [above]),
      ...dated
        .filter(({ isBullet, text }) => !isBullet && !namesWork(text) && !/\bI \p{Ll}/u.test(text))
        .map(({ text }) => text),
    ]),
  );
  // "BALMORAL OFFSHORE – Quality Inspector" over the duties of a post that stands in a table
  for (const { text } of labelsOfDuties(posts, lines).keys()) heads.add(text);
  // a row of dates that was not read as a post, or a name in capitals, may be the head of one all the same
  const mayBeHead = (text: string) =>
    lines.some(
      (line) =>
        line.text === text &&
        !line.isBullet &&
        line.section === 'experience' &&
        (!/\p{Ll}{2}/u.test(text) || (isDated(text) && !namesWork(text) && !/\bI \p{Ll}/u.test(text))),
    );
  return ({ whole, line, section }) => {
    if (isToCome(whole) || tellsOfOthers(whole) || tellsOfOthers(line)) return false;
    if (section === 'skills') return true;
    if (heads.has(whole) || mayBeHead(whole)) return false;
    return OF_WORK.has(section) || /(?:^|[.;!]\s+|, )I \p{Ll}/u.test(whole);
  };
}
