import { BULLET, type CvLine } from './cv-line.js';
import { headingOf } from './cv-sections.js';
import { isDatedPost } from './dated-post.js';

/** A line that begins small, or after a broken word, goes on with what the line above began. */
export function continues(previous: CvLine, raw: string, width: number, isApart = false): boolean {
  if (previous.isHeading || BULLET.test(raw) || previous.parts.length > 5) return false;
  const above = previous.parts.at(-1)?.text ?? '';
  if (IS_OPEN.test(above) && headingOf(raw) === null && !isDatedPost(raw)) return true;
  if (above.length >= SHORTEST_CUT && /[,;]$/.test(above) && /^\p{Ll}/u.test(raw)) return true;
  if (above.length < 45) return false;
  if (!isDatedPost(previous.text) && isWrapped(above, raw, width)) return true;
  if (/\p{L}-$/u.test(above) && /^\p{Ll}/u.test(raw)) return true;
  if ((previous.isBullet || /[,;]$/.test(above)) && /^[\p{Ll}(&]/u.test(raw)) return true;
  // "… and Founders" at the edge of the page, "Fund" below it; below an empty line the next post begins.
  return (
    !isApart &&
    previous.isBullet &&
    above.length >= width * 0.88 &&
    /\p{L}$/u.test(above) &&
    /^\p{L}+(?: \p{L}+)?[.]?$/u.test(raw) &&
    headingOf(raw) === null
  );
}

/**
 * A paragraph without a mark that the edge of the page has parted: "… because I moved abroad it" above "lapsed in 2022". The
 * half alone says something else. Below the line of a post with its dates small letters tell what was done there.
 */
function isWrapped(above: string, raw: string, width: number): boolean {
  if (isDatedPost(above) || headingOf(raw) !== null || isDatedPost(raw)) return false;
  if (LEADS_ON.test(above)) return true;
  return above.length >= width * NEARLY_FULL && /^\p{Ll}/u.test(raw) && !/^i\b/.test(raw) && !/[.!?:|]$/.test(above);
}
const NEARLY_FULL = 0.7;
/** At the edge of a page a word after which something must come. */
const LEADS_ON =
  /\p{L},? (?:I|it|which|that|because|since|until|so|if|when|while|where|who|than|also|be|been|will|would|can|could|may|their|our|his|her|its|this|these|those|under|over|into|on|at|after|before|between|during|through|within|per)$/u;

/** "Visa: Skilled Worker (some employer),": shorter ones are items of a list. */
const SHORTEST_CUT = 25;

/** Joins a line to the one that it goes on from; a word that the edge of the page broke is whole again. */
export function append(line: CvLine, raw: string, asItStands = raw): void {
  const isBroken = /\p{L}-$/u.test(line.text);
  const joined = isBroken ? line.text.slice(0, -1) : `${line.text} `;
  line.parts.push({ text: asItStands, start: joined.length });
  line.text = joined + raw;
  line.isWrittenOut ||= asItStands !== raw;
}

/** "… I have no experience with Spark or": the sentence goes on in the line below. */
export const IS_OPEN =
  /\p{L} (?:and|or|nor|with|without|of|the|an?|in|for|to|by|from|as|my|no|not|never|have|has|had|am|is|are|was|were)$/u;
