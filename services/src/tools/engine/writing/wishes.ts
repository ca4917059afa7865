import { shortened } from '../text/clean.js';
import { noEnds, takeEnds, type Ends } from './wish-ends.js';
import { isLeaving, leftOut } from './wish-leaving.js';
import { asOrder } from './wish-orders.js';
import { postsMeant, type PostsMeant } from './wish-posts.js';
import { mentions, type Target } from './wish-targets.js';
import {
  inFewWords,
  IS_SO_ANYWAY,
  isOfLength,
  isOrder,
  isTone,
  LEADING,
  POINTS_BACK,
  SAYING,
  SHORT,
  statement,
} from './wish-words.js';

/** What a person wants of a letter, as far as rules can follow it; the rest by its own words. */
export interface Wishes extends Ends {
  /** Whole sentences to stand in the letter as they are. */
  said: string[];
  /** Things of the CV to be spoken of. */
  told: Target[];
  left: Target[];
  /** Posts to be left out, with their work and their years. */
  posts: PostsMeant[];
  /** The posts that alone are to be spoken of. */
  only: PostsMeant[];
  isShort: boolean;
  mostWords: number | null;
  leastWords: number | null;
  notFollowed: string[];
}

const COMMAND =
  "(?:please\\s+)?(?:leave|omit|skip|exclude|remove|drop|avoid|ignore|hide|mention|say|add|include|write|keep|make|use|do not|don['’]t|never|emphasi[sz]e|highlight|focus|concentrate|stress|be |sound|address|shorter|more |less |begin|start (?:with|the|by|it)|end (?:with|the|by|it)|finish|close with|sign|tell|explain|translate)";
const NEXT_CLAUSE = new RegExp(`(?:\\s*[;,]\\s*(?:and |but |then )?|\\s+(?:and|but|then)\\s+)(?=${COMMAND})`, 'i');
const MOST_SAID = 600;
/** Nobody has more wishes for one page; what stands behind it is named. */
const LONGEST_READ = 8_000;
/** Stands for a blank inside quotation marks, where no sentence ends. */
const BLANK = '\u0001';

/** "Leave out my visa", "Mention that I speak French", "shorter, more formal": one wish after the other. */
export function wishesIn(text: string): Wishes {
  const wishes: Wishes = {
    ...{ ...noEnds(), said: [], told: [], left: [], posts: [], only: [] },
    ...{ isShort: false, mostWords: null, leastWords: null, notFollowed: [] },
  };
  const end = endOfRead(text);
  const sentences = text
    .slice(0, end)
    .replace(/["“][^"“”\n]{1,600}["”]/g, (quoted) => quoted.replaceAll(' ', BLANK))
    .split(/(?<=[.!?])(?<!\b(?:Mr|Mrs|Ms|Mx|Dr|Prof|\p{Lu})\.)\s+|\n+/u)
    .map((part) => part.trim().replace(/^[•*–-]\s+/, ''))
    .filter((part) => /\p{L}/u.test(part));
  for (const sentence of sentences) {
    const asked = asOrder(sentence);
    const clauses = statement(asked) === null ? asked.split(NEXT_CLAUSE) : [asked];
    for (const clause of clauses) take(asOrder(clause.trim()).replaceAll(BLANK, ' '), wishes);
  }
  wishes.told = eachOnce(wishes.told);
  wishes.left = eachOnce(wishes.left);
  wishes.posts = eachOnce(wishes.posts);
  if (end < text.length) notFollowed(`… ${text.slice(end).trim()}`, wishes);
  return wishes;
}

/** At the end of a sentence, where one ends before the bound. */
function endOfRead(text: string): number {
  if (text.length <= LONGEST_READ) return text.length;
  const at = Math.max(text.lastIndexOf('. ', LONGEST_READ), text.lastIndexOf('\n', LONGEST_READ));
  return at > 0 ? at + 1 : LONGEST_READ;
}

const eachOnce = <T extends { text: string }>(all: readonly T[]): T[] => [
  ...new Map(all.map((each) => [each.text, each])).values(),
];

function take(clause: string, wishes: Wishes): void {
  const plain = clause.replace(/^please\s+/i, '').replace(/[\s.!?,;]+$/, '');
  if (plain === '' || IS_SO_ANYWAY.test(plain) || takeEnds(plain, wishes)) return;
  const length = isOfLength(plain);
  const said = statement(plain);
  if (said === null && (length !== null || SHORT.test(plain)) && !SAYING.test(plain)) takeLength(plain, wishes);
  else if (POINTS_BACK.test(plain) && wishes.said.length + wishes.told.length > 0) return;
  else if (ONLY.test(plain)) takeOnly(plain, wishes);
  else if (isLeaving(plain)) takeLeaving(plain, wishes);
  else if (SAYING.test(plain)) takeSaying(plain, wishes);
  else {
    const sentence = isTone(plain) ? null : (said ?? inFewWords(plain) ?? fragment(clause));
    if (sentence) wishes.said.push(shortened(sentence, MOST_SAID));
    else notFollowed(plain, wishes);
  }
}

const notFollowed = (plain: string, wishes: Wishes): void => {
  wishes.notFollowed.push(shortened(plain, 200));
};

/** "Make it warmer and no longer than 120 words": the second is followed, the first is not. */
function takeLength(plain: string, wishes: Wishes): void {
  const whole = plain.replace(/(\d{2,4}) and (?=\d{2,4} words)/i, '$1–');
  const parts = whole.split(/\s*(?:,|;|\band\b|\bbut\b)\s*/).filter((part) => part !== '');
  for (const part of parts) {
    const length = isOfLength(part);
    if (length !== null) {
      wishes.mostWords = length.most ?? wishes.mostWords;
      wishes.leastWords = length.least ?? wishes.leastWords;
    } else if (SHORT.test(part)) {
      wishes.isShort = true;
      if (/\bparagraphs?\b/i.test(part)) notFollowed(part, wishes);
    } else if (parts.length > 1) take(part, wishes);
  }
}

const ONLY =
  /^(?:only|just|stick to|limit (?:it|yourself) to|nothing but)\b|^(?:mention|talk about|speak of|say|write about|include|use|tell|focus on) (?:only|just)\b|^(?:talk|speak|write) (?:only|just) (?:about|of)\b|\bonly$/i;
/** "Only mention my current job", "Talk only about my years at Some Works". */
function takeOnly(plain: string, wishes: Wishes): void {
  const thing = plain
    .replace(ONLY, '')
    .trim()
    .replace(/^(?:mention|talk|speak|say|write|include|use|tell|focus|about|of|on|to|the|my|\s)+\b\s*/i, '');
  const meant = postsMeant(thing);
  if (meant === null) notFollowed(plain, wishes);
  else if (meant.from === null && meant.until === null) wishes.only.push(meant);
  // "only the last five years": what lies before them, and behind
  else {
    const { from, until } = meant;
    if (from !== null) wishes.posts.push({ ...meant, from: null, until: from - 1 });
    if (until !== null) wishes.posts.push({ ...meant, from: until + 1, until: null });
  }
}

function takeLeaving(plain: string, wishes: Wishes): void {
  // "I worked in Lagos, but leave that out": what was just said is not to be said
  if (TAKES_BACK.test(plain) && wishes.said.length > 0) {
    notFollowed(`leave out “${(wishes.said.pop() ?? '').replace(/[.!?]$/, '')}”`, wishes);
    return;
  }
  const { targets, posts, only, isFollowed } = leftOut(plain);
  wishes.left.push(...targets);
  wishes.only.push(...only);
  wishes.posts.push(...posts);
  if (!isFollowed) notFollowed(plain, wishes);
}

const TAKES_BACK = /^(?:do not (?:mention|say|include)|leave out|omit|skip) (?:it|that|this|them)$/i;

/** "Focus on mentoring, and not on wound care": what is to stand back. */
const NOT_THAT =
  /(?:\s*,)?\s+(?:(?:and|but) not|rather than|instead of|not)(?! (?:only|just|yet)\b)\s+(?:on |about |of |to mention )?/i;

/** A sentence is said, a thing is told of from the CV. */
function takeSaying(plain: string, wishes: Wishes): void {
  const rest = plain.replace(SAYING, '');
  const isSentence = /\bthat$/i.test(SAYING.exec(plain)?.[0].trim() ?? '') || statement(rest) !== null;
  const quoted = /^["“](.+)["”]$/u.exec(rest)?.[1];
  if (quoted !== undefined) wishes.said.push(shortened(asSentence(quoted), MOST_SAID));
  else if (isSentence) {
    const sentences = rest.split(/\s*,?\s+and that\s+|\s*,?\s+and (?=I\b)/);
    wishes.said.push(...sentences.map((each) => shortened(asSentence(each), MOST_SAID)));
  } else if (/^(?:it|this|them|something|in|with|as|like|using|from)\b/i.test(rest)) notFollowed(plain, wishes);
  else {
    const [thing = '', ...others] = rest.split(NOT_THAT);
    const things = thing.split(/\s*,\s*(?:and )?|\s+and\s+/).filter((each) => /\p{L}/u.test(each));
    wishes.told.push(...things.map((each) => mentions(each)));
    for (const other of others) takeLeaving(`leave out ${other}`, wishes);
  }
}

const asSentence = (text: string): string =>
  `${text
    .trim()
    .replace(/^i\b/, 'I')
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())}${/[.!?]$/.test(text) ? '' : '.'}`;

/** "Your hospital treated my mother." is no command and no tone: it is said. */
function fragment(clause: string): string | null {
  const isSentence = /^\p{Lu}/u.test(clause) && /[.!]$/.test(clause) && clause.split(/\s+/).length >= 3;
  return isSentence && !isOrder(clause) && !LEADING.test(clause) ? clause : null;
}
