import type { CvFacts } from '../reading/cv-facts.js';
import { isHeld, proofOfPost } from '../reading/post-held.js';
import type { WordedAsk } from '../reading/worded-ask.js';
import type { Finding } from './finding.js';

/** "Management experience" is asked of whoever leads people or a place. */
const OF_MANAGEMENT =
  /^(?:(?:previous|prior|proven|some|solid|strong|relevant|line|staff|people|team) )*management experience$|^experience (?:of|in|at) (?:an? )?(?:management|management (?:role|level|position))$/i;
/** A diary, one's time and the like are managed by those who lead nobody. */
const LEADS_NOBODY =
  /\b(?:diary|calendar|time|inbox|mailbox|e-?mail|document|records?|files?|self|stress|waste|pain|wound|data(?:base)?|travel|queue)[- ]management\b|\bmanag(?:e|ed|es|ing) (?:[\p{L}'’-]+ ){0,2}(?:diary|diaries|calendars?|inbox(?:es)?|mailbox(?:es)?|e-?mails?|files|time|travel|queues?)\b/giu;

/** For such an ask the lines whose every management is of these say nothing. */
export function withoutManagingNobody({ name }: WordedAsk, cv: CvFacts): CvFacts {
  if (!OF_MANAGEMENT.test(name)) return cv;
  return { ...cv, worded: cv.worded.filter(({ proof: { whole } }) => !saysNoMore(whole)) };
}

/** "Office Manager of 3 sites and 26 staff": whoever was a manager has managed. */
export function managementFinding({ name }: WordedAsk, { posts }: CvFacts): Finding | null {
  const post = OF_MANAGEMENT.test(name) ? posts.find((each) => isHeld(each) && each.rank >= MANAGER) : undefined;
  return post ? { state: 'met', proof: proofOfPost(post) } : null;
}
const MANAGER = 4;

const saysNoMore = (whole: string): boolean => {
  const rest = whole.replace(LEADS_NOBODY, ' ');
  return rest !== whole && !/\bmanag/i.test(rest);
};
