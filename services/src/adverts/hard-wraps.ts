/**
 * Mail and plain feeds break lines at some seventy characters, in the middle of a sentence: "we do not" above "hold a
 * licence". Such lines are one; a list of short lines stays a list.
 */

/** A line that goes on into the next is seldom shorter. */
const FEWEST_CHARACTERS = 40;
/** Behind such a word nothing ends, also before a capital letter. */
const hasMore = /\s(?:not|to|the|an?|of|and|or|nor|our|your|their|its|for|with|without|by|in|on|at|from|any|under)$/i;
/** Behind such a word nothing ends either, but a heading may. */
const goesOn =
  /\s(?:but|is|are|was|were|be|been|no|this|that|these|which|who|cannot|can't|don't|do|does|will|won't|we|you|if|as|because|unable|able|than|only|have|has)$/i;
/** Nor behind a verb that gives something, unless it heads a list of what is given. */
const gives =
  /^(?!\W*what\b).*\b(?:offer|offers|provide|provides|give|gives|need|needs|require|requires|hold|holds|include|includes)$/i;
/** With such a word nothing begins. */
const isGoneOn =
  /^(?:to|of|for|and|or|nor|in|the|an?|with|at|on|by|from|that|which|who|be|been|is|are|will|can|cannot|as|because|but|than|under)\b/;
/** A line of this word alone is no entry, and no answer: it stands between two words of a sentence. */
const between = /^(?:not|is|are)$/i;
/** "No" above "visa" answers nothing, where nothing was asked before it. */
const opens = /^no$/i;
const ended = /[.!?:;…][\s"'”’)]*$/;
const entry = /^\s*(?:[-–—*+•▪●◦·‣✅☑✓✔❌✗✘☒➤►]|\d{1,2}[.)]\s|o\s)/u;

/** The same text, each character in its place, with a space where a line only breaks a sentence. */
export function withoutWraps(text: string): string {
  if (!text.includes('\n')) return text;
  const lines = text.split('\n');
  let whole = lines[0]!;
  let running = whole;
  let isWrapped = false;
  let isFirst = true;
  for (const line of lines.slice(1)) {
    const isOne: boolean =
      continues(running.trim(), line, isWrapped) || (isFirst && isOpened(running.trim(), line.trim()));
    isFirst = running.trim() === '' && !isOne;
    running = isOne ? `${running} ${line}` : line;
    isWrapped = isOne;
    whole += (isOne ? ' ' : '\n') + line;
  }
  return whole.replace(/\r(?= )/g, ' ');
}

const isOpened = (before: string, after: string): boolean =>
  opens.test(before) && /^(?:\p{Ll}|\p{Lu}{2})/u.test(after) && !/[.:!?]/.test(after);

function continues(before: string, line: string, isWrapped: boolean): boolean {
  const after = line.trim();
  if (!before || !after || ended.test(before) || entry.test(line) || /[|\t]/.test(before + line)) return false;
  const last = before.slice(-80);
  if (between.test(after)) return true;
  if (!/^["'“‘(]*\p{Ll}/u.test(after)) return hasMore.test(last) && /^["'“‘(]*\p{Lu}/u.test(after);
  return (
    isWrapped ||
    before.length >= FEWEST_CHARACTERS ||
    [hasMore, goesOn, gives].some((rule) => rule.test(last)) ||
    isGoneOn.test(after)
  );
}
