import { postNamed } from './headline-post.js';
import type { CvLine } from './cv-lines.js';
import { occupationOf } from './occupation-families.js';
import type { PostHeld } from './posts-held.js';
import { spansIn } from './time-spans.js';

/** "Since 2015 I have been a receptionist at Some Surgery", "From 2005 to 2015 I was the secretary at Some School". */
const TOLD =
  /\b((?:since|from) (?:\p{L}+ )?(?:19|20)\d{2}(?: (?:to|until|till) (?:\p{L}+ )?(?:(?:19|20)\d{2}|now|today|date))?),? I (?:have been|was|am|have worked as|worked as|work as) (?:an? |the )?(\p{L}[\p{L} /-]{2,50}?(?: (?:at|for|with) \p{Lu}[\p{L}'’& -]{2,40})?)(?=[,.;]| (?:where|and|in)\b|$)/giu;

/** The posts of a CV that tells them in sentences. */
export const toldIn = (line: CvLine, today: Date): PostHeld[] =>
  [...line.text.matchAll(TOLD)].flatMap(([, when = '', title = '']) => {
    const spans = spansIn(when, today);
    const isPost = spans.length > 0 && occupationOf(title) !== null;
    return isPost ? [{ ...postNamed(title, line), isListed: false, spans, entry: [line], dated: [line] }] : [];
  });
