import { lately } from '../text/lately.js';
import { isACourseToCome } from './courses-to-come.js';
import { deniedBehind, deniesWhatIsBefore, type DeniedBehind } from './denied-behind.js';
import {
  ELIGIBLE,
  IS_ELIGIBLE,
  isLeftToDo,
  isNotWhole,
  isOfRelatives,
  isTaken,
  MAY_BE_GONE,
  OTHERS_PAPERS,
  saysItWasTaken,
} from './gone-papers.js';
import { isDoneByOthers, isDoneBySomebodyElse, whereOthersBegin } from './others-deeds.js';
import { isOfOthers, mayNameOthers, saysOthersDoIt } from './others-work.js';
import { isLabelOfAWish } from './jobs-wanted.js';
import { inPlainWords, isRefused, MAY_BE_REFUSED, NEEDS_A_PAPER, outcomeBefore, WILLING_TO_GET } from './outcomes.js';
import { PAPER } from './paper-words.js';
import {
  A_CANDIDATE,
  BASIC,
  A_LITTLE,
  BEGUN,
  BEGUN_FROM_HERE,
  DENIES,
  DENIES_WHAT_STANDS_BEFORE,
  GIVEN_UP,
  HEARD_OF,
  IS_NOT_MINE,
  LABEL,
  LABEL_OF_A_LACK,
  MAY_CHANGE,
  OF_WHAT_STANDS_BEFORE,
  STILL_TO_GO,
  WISHED,
  WISHES_TO_BE,
  WISHES_TO_LEARN,
  WITHOUT,
} from './standing-words.js';
import { wishesInOne } from './wishes-in-time.js';

/**
 * How a stretch of a CV stands to what it names: held or done; begun, basic, given up or to be learned; said not to be
 * there; a job that is looked for, which says nothing of who looks; or what others do.
 */
export type Standing = 'held' | 'begun' | 'denied' | 'wished' | 'others';

/** What is named and not held. */
export type Doubt = Extract<Standing, 'begun' | 'denied'>;

export interface Stretch {
  start: number;
  end: number;
  standing: Standing;
}

/** Where what is said of one thing ends and another begins; brackets are pieces of their own. */
const JOINTS =
  /(?<!\bno(?=\. \d))[.!?](?=\s|$)|[;|·•()\n]|,|\s[–—-]\s|:(?=\s)|\b(?:but|however|although|though|except|whereas|instead I)\b/gi;
const ENDS_A_SENTENCE = /^(?:[.!?]|[;|·•\n]|but|however|although|though|except|whereas|instead I)$/i;

interface Piece {
  start: number;
  end: number;
  text: string;
  /** What stands before it. */
  joint: string;
}

/**
 * A line of a CV cut where what it says changes, each stretch with how it stands. The scope of a "not" is its clause and
 * a list that an "or" closes; the scope of "learning" all names up to the end of the sentence; what stands in brackets
 * or after a comma without a subject of its own speaks of what stands before it.
 */
export const standingsIn = (written: string): readonly Stretch[] => standingsOf(wishesInOne(inPlainWords(written)));

const standingsOf = lately((text): readonly Stretch[] => {
  if (!MAY_CHANGE.test(text) && !MAY_BE_GONE.test(text) && !MAY_BE_REFUSED.test(text) && !mayNameOthers(text))
    return [{ start: 0, end: text.length, standing: 'held' }];
  const stretches: Stretch[] = [];
  const pieces = piecesOf(text);
  let runs: Standing | null = null;
  for (const [at, piece] of pieces.entries()) {
    if (ENDS_A_SENTENCE.test(piece.joint)) runs = null;
    const before = stretches.at(-1);
    const ofBefore = standingOfBefore(piece, at === 0 ? null : before, pieces[at - 1]?.text ?? '');
    if (ofBefore && before) {
      weaken(stretches, pieces, at, ofBefore);
      stretches.push({ start: piece.start, end: piece.end, standing: ofBefore });
      continue;
    }
    const cut = cutOf(piece, pieces.slice(at + 1, at + 1 + FARTHEST), runs, pieces[at - 1]?.text);
    stretches.push(...cut.stretches);
    runs = cut.runs;
  }
  return stretches;
});

function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let start = 0;
  let joint = '';
  const add = (end: number) => {
    if (end > start) pieces.push({ start, end, text: text.slice(start, end), joint });
  };
  for (const found of text.matchAll(JOINTS)) {
    add(found.index);
    joint = found[0].trim();
    start = found.index + (/^[\p{L}]/u.test(found[0]) ? 0 : found[0].length);
  }
  add(text.length);
  return pieces;
}

function standingOfBefore(
  { text, joint }: Piece,
  before: Stretch | null | undefined,
  textBefore: string,
): Standing | null {
  if (!before || /^[.!?;|·•\n]$/.test(joint)) return null;
  if (joint !== ')' && deniesWhatIsBefore(text, textBefore)) return 'denied';
  if (/^\p{L}/u.test(joint)) return null;
  if (saysItWasTaken(text)) return 'denied';
  const outcome = outcomeBefore(text, joint);
  if (outcome) return outcome;
  if (joint === ':' && (isLeftToDo(text) || isACourseToCome(text))) return 'begun';
  if (joint === ')' && !OF_WHAT_STANDS_BEFORE.test(text)) return null;
  if (saysOthersDoIt(text)) return 'others';
  if (DENIES_WHAT_STANDS_BEFORE.test(text)) return joint === ',' ? null : 'denied';
  return OF_WHAT_STANDS_BEFORE.test(text) &&
    !/^\s*(?:started|failed|learning|studying|provisional|basic|beginner)\b.*\p{Lu}/u.test(text)
    ? 'begun'
    : null;
}

/** No list and no entry has more pieces; a text that is made to be slow has. */
const FARTHEST = 12;
/** Said of a whole entry, "BEng, Leeds, in progress", and not of the word before it. */
const OF_THE_ENTRY =
  /\b(?:did(?: not|n['’]t) (?:complete|finish|graduate)|dropped out|withdrew|unfinished|incomplete|in progress|ongoing|expected|not (?:yet )?(?:finished|completed?|graduated))\b/i;
/** A thing that stands for itself, at which an entry begins: a paper, or what one studies for. */
const A_PAPER = new RegExp(
  String.raw`\b(?:${PAPER}|[ns]vq|btec|hn[cd]|level|awards?|diplomas?|registration|degree)\b`,
  'i',
);

/** What stands before, back over a bracket and over words that have no name of their own, or to where the entry begins. */
function weaken(stretches: Stretch[], pieces: readonly Piece[], at: number, standing: Standing): void {
  const { joint = '', text = '' } = pieces[at] ?? {};
  const isOfEntry = OF_THE_ENTRY.test(text);
  const isOutcome = outcomeBefore(text, joint) !== null;
  const near = pieces.slice(Math.max(0, at - 2 * FARTHEST), at);
  const isOfAPaper = ({ start, text: own }: Piece) =>
    isOutcome || A_PAPER.test(own) || A_PAPER.test(near.findLast(({ end }) => end < start)?.text ?? '');
  for (let back = stretches.length - 1; back >= Math.max(0, stretches.length - FARTHEST); back -= 1) {
    const stretch = stretches[back];
    if (!stretch) return;
    if (stretch.standing === 'held') stretch.standing = standing;
    const piece = pieces.slice(Math.max(0, at - FARTHEST), at).findLast(({ start }) => start <= stretch.start);
    if (!piece || ENDS_A_SENTENCE.test(piece.joint)) return;
    const isBracket = piece.joint === '(' && joint !== '(';
    if (isBracket || joint === ':' || (piece.joint === ':' && isOfAPaper(piece))) continue;
    if (isOfEntry ? A_PAPER.test(piece.text) : piece.joint !== ',' || /\p{Lu}|\d/u.test(piece.text)) return;
  }
}

/** The stretches of one piece, and what goes on after it. */
function cutOf(
  piece: Piece,
  next: readonly Piece[],
  runs: Standing | null,
  textBefore = '',
): { stretches: Stretch[]; runs: Standing | null } {
  const { start, end, text } = piece;
  if (runs !== null)
    return { stretches: [{ start, end, standing: runs }], runs: goesOn(next) || runs !== 'denied' ? runs : null };
  if (LABEL.test(text.trim()) && next[0]?.joint === ':')
    return { stretches: [{ start, end, standing: 'begun' }], runs: 'begun' };
  if (LABEL_OF_A_LACK.test(text.trim()) && next[0]?.joint === ':')
    return { stretches: [{ start, end, standing: 'denied' }], runs: 'denied' };
  if (next[0]?.joint === ':' && isLabelOfAWish(text.trim(), next[0].text))
    return { stretches: [{ start, end, standing: 'wished' }], runs: 'wished' };
  if (isOfOthers(text) || isDoneByOthers(text) || isDoneBySomebodyElse(text) || isOfRelatives(text))
    return { stretches: [{ start, end, standing: 'others' }], runs: null };
  const theirs = whereOthersBegin(text, textBefore);
  if (theirs !== null) {
    const from = text.slice(0, theirs).trim() === '' ? start : start + theirs;
    return { stretches: parted(start, from, end, 'others'), runs: null };
  }
  const others = OTHERS_PAPERS.exec(text);
  if (others) return { stretches: within(start, others, end, 'others'), runs: null };
  // "Stage 1 exam failed: CIMA": what it was stands behind the colon
  if (isTaken(text) || isRefused(text))
    return { stretches: [{ start, end, standing: 'denied' }], runs: next[0]?.joint === ':' ? 'denied' : null };
  const needed = NEEDS_A_PAPER.exec(text);
  if (needed) return { stretches: parted(start, start + needed.index, end, 'denied'), runs: null };
  if (isNotWhole(text) || IS_ELIGIBLE.test(text)) return { stretches: [{ start, end, standing: 'begun' }], runs: null };
  if (IS_NOT_MINE.test(text)) return { stretches: [{ start, end, standing: 'denied' }], runs: null };
  const wished = WISHED.exec(text);
  if (wished) return { stretches: parted(start, start + wished.index, end, 'wished'), runs: 'wished' };
  const isToBe = WISHES_TO_BE.exec(text);
  if (isToBe) return { stretches: parted(start, start + isToBe.index, end, 'wished'), runs: 'wished' };
  const learns = WISHES_TO_LEARN.exec(text);
  if (learns) return { stretches: parted(start, start + learns.index, end, 'denied'), runs: 'denied' };
  const behind = deniedBehind(text);
  if (behind) return aroundWhatIsDenied(piece, behind, next);
  const begins = BEGUN_FROM_HERE.exec(text) ?? ELIGIBLE.exec(text) ?? WILLING_TO_GET.exec(text);
  const denies = DENIES.exec(text) ?? WITHOUT.exec(text);
  if (denies && (!begins || denies.index <= begins.index)) {
    const from = start + denies.index;
    return {
      stretches: parted(start, from, end, 'denied'),
      runs: isListWithOr(next) ? 'denied' : null,
    };
  }
  if (begins) return { stretches: parted(start, start + begins.index, end, 'begun'), runs: 'begun' };
  const givenUp = GIVEN_UP.exec(text);
  if (givenUp) return { stretches: within(start, givenUp, end), runs: null };
  const isBegun =
    BEGUN.test(text) ||
    STILL_TO_GO.test(text) ||
    A_LITTLE.test(text) ||
    isACourseToCome(text) ||
    HEARD_OF.test(text) ||
    BASIC.test(text.trim()) ||
    A_CANDIDATE.test(text);
  return { stretches: [{ start, end, standing: isBegun ? 'begun' : 'held' }], runs: null };
}

/** "React was not used and no Docker either": what stands before and behind it is read by itself. */
function aroundWhatIsDenied(
  { start, end, text, joint }: Piece,
  { index, length, isBegun }: DeniedBehind,
  next: readonly Piece[],
): { stretches: Stretch[]; runs: Standing | null } {
  const [from, to] = [start + index, start + index + length];
  const before = from > start ? cutOf({ start, end: from, text: text.slice(0, index), joint }, [], null).stretches : [];
  const behind =
    to < end
      ? cutOf({ start: to, end, text: text.slice(index + length), joint: '' }, next, null)
      : { stretches: [], runs: null };
  const own: Stretch = { start: from, end: to, standing: isBegun ? 'begun' : 'denied' };
  return { stretches: [...before, own, ...behind.stretches], runs: behind.runs };
}

const parted = (start: number, from: number, end: number, standing: Standing): Stretch[] =>
  from > start
    ? [
        { start, end: from, standing: 'held' },
        { start: from, end, standing },
      ]
    : [{ start, end, standing }];

/** What was given up is a part of the clause; what came in its place stands behind it. */
function within(
  start: number,
  { index, 0: { length } }: RegExpExecArray,
  end: number,
  standing: Standing = 'begun',
): Stretch[] {
  const [from, to] = [start + index, start + index + length];
  const stretches = parted(start, from, to, standing);
  return to < end ? [...stretches, { start: to, end, standing: 'held' }] : stretches;
}

const goesOn = ([next]: readonly Piece[]): boolean => next?.joint === ',';

/** "No TIG, MIG or stick": one list; "No TIG, full driving licence": two statements. */
function isListWithOr(next: readonly Piece[]): boolean {
  for (const { joint, text } of next) {
    if (joint !== ',') return false;
    if (/\b(?:or|nor)\b/i.test(text)) return true;
    if (text.trim().split(/\s+/).length > 4) return false;
  }
  return false;
}

/** How a place of a line stands. */
export const standingAt = (text: string, place: number): Standing =>
  standingsIn(text).find(({ start, end }) => place >= start && place < end)?.standing ?? 'held';

/** A line without what it says is not there; spaces stand for it. */
export const wordsNotDenied = (text: string): string =>
  standingsIn(text)
    .map(({ start, end, standing }) => (standing === 'denied' ? ' '.repeat(end - start) : text.slice(start, end)))
    .join('');

/** A line without what it tells of others, place for place. */
export const wordsOfOneself = (text: string): string =>
  standingsIn(text)
    .map(({ start, end, standing }) => (standing === 'others' ? ' '.repeat(end - start) : text.slice(start, end)))
    .join('');

/** The words of a line that stand so, each at its place; spaces stand for the rest. */
export function wordsStanding(text: string, standing: Standing): string {
  const stretches = standingsIn(text);
  if (stretches.length === 1 && stretches[0]?.standing === standing) return text;
  const kept = stretches.filter((stretch) => stretch.standing === standing);
  let result = '';
  for (const { start, end } of kept) result = result.padEnd(start, ' ') + text.slice(start, end);
  return result.padEnd(text.length, ' ');
}
