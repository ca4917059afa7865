import type { AdvertSentence } from './advert-sentence.js';
import { ASIDE, HELD_FOR, IN_BRACKETS_POINTS, POINTS } from './beside-a-paper.js';
import { degreeIn } from './degrees.js';
import { isOfThePost } from './of-the-post.js';
import { MOST_WORDS, namesAPaper, QUALIFICATION, VOCATIONAL } from './papers-named.js';

/** A short line that is a requirement as it stands, in a list of them or not. */
export function isLineOfItsOwn({ text: whole, isListed, isDuty, mentions }: AdvertSentence): boolean {
  const isPaper = QUALIFICATION.test(whole);
  const text = (isPaper ? whole.replace(IN_BRACKETS_POINTS, ' ').replace(HELD_FOR, ' ').replace(POINTS, ' ') : whole)
    .replace(ASIDE, ' ')
    .replace(/^[\s•●▪*–-]+/, '')
    .trim();
  const words = text.split(/\s+/).length;
  if (
    isOfThePost(text) ||
    OF_THE_READER.test(text) ||
    ABSENCE.test(text) ||
    words > MOST_WORDS ||
    (mentions.length > 0 &&
      !VOCATIONAL.test(text) &&
      !(namesAPaper(text) && mentions.every(({ skill }) => skill.kind !== 'certificate')))
  )
    return false;
  const isAlone = words <= 8 && (QUALIFICATION.test(text) || ASKS_ON_ITS_OWN.test(text));
  const isDegree = degreeIn(text) !== null || /\bdegree\b/i.test(text);
  return (
    (isListed || isDuty || isAlone) &&
    (!isDegree || (VOCATIONAL.test(text) && !/\bdegree\b/i.test(text))) &&
    !/[?:]$/.test(text)
  );
}
/** What makes a short line outside a list of requirements one of them; sentences are read by `prose-asks.ts`. */
const ASKS_ON_ITS_OWN = /\b(?:experience|knowledge|ability|able to|trained|training|qualified)\b/i;

/** "No more than 6 points": what is not there, no CV has a line about. */
const ABSENCE =
  /^no\b|^(?:we|our (?:client|team|company|home|school))(?:['’]re|['’]ll| are| is| will| have| want| need| seek)?\b|\bwill be (?:carried out|undertaken|conducted|arranged)\b|\b(?:newly qualified|beginners|graduates|returners|trainees|ects?|nqts?|(?:\w+ )?holders|applicants|applications|candidates|everyone)\b.{0,25}\b(?:welcomed?|encouraged|considered)\b/i;

/** "You know when a test is significant": told of what a skill means. */
const OF_THE_READER = /^you (?:know|understand|see|love|enjoy|believe|think) (?:when|how|why|what|that|where)\b/i;
