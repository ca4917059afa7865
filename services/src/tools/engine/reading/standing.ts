import { lately } from '../text/lately.js';
import { A_JOB_WANTED } from './between-jobs.js';
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
import { inPlainWords, isRefused, MAY_BE_REFUSED, NEEDS_A_PAPER, outcomeBefore, WILLING_TO_GET } from './outcomes.js';
import { PAPER } from './paper-words.js';
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

/** "No", "not", "have yet to": what follows is not there. "Not only", "no later than" and "never missed" deny nothing. */
const DENIES =
  /\b(?:no(?!\.? ?\d{3}|\.? ?\p{Lu}{0,3}\d{4}| (?:later|sooner|less|fewer|more than|doubt|matter|accidents?|incidents?|complaints?|points|sponsorship|visa|problem)\b)|nor|neither|not(?! (?:only|just|merely|least|limited|afraid|to mention)\b)|never(?! (?:miss|late|fail|lost|lose|exceed|absent|had an?\b|been (?:late|absent)))|lack(?:s|ing)?(?: of)?|have yet to|has yet to|(?:have|had|has|did|do|does|can|was|is|are)n['’]?t|cannot|dropped out|withdrew from|unfamiliar with|failed (?:the|my|an?|at)\b)(?!\p{L})/iu;
/** A thing done without another thing: only the words beside it. */
const WITHOUT =
  /\bwithout\b(?! (?:supervision|assistance|help|delay|incident|error|loss|fail|exception|interruption)\b)/i;

/** What is said of the words before it, in brackets or after a comma: it has no subject of its own. */
const SAID_OF_IT = String.raw`(?:(?:licen[cs]e|card|certificate|ticket|registration|membership|it|which) (?:has |is |was )?)?(?:currently |still |now |both |all |to be )*(?:in progress|in training|under ?way|ongoing|pending|booked|scheduled|planned|due (?:in|on|by|for|\d|${'(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)'})|expected|awaiting|awaited|applied for|to be (?:taken|completed|confirmed|renewed)|started|begun|commenced|enrolled|part[- ]?(?:qualified|complete\w*)|provisional|expired|lapsed|ran out|run out|out of date|beginner|basics?\b(?! life support| first aid| (?:food )?hygiene| food safety| health (?:and|&) safety)|novice|elementary(?! (?:certificate in )?(?:(?:food )?hygiene|food safety|first aid|health (?:and|&) safety))|learning|studying|resit\w*|failed|incomplete|unfinished|half ?way|\d+ (?:of|out of|\/) ?\d+|did(?: not|n['’]t) (?:complete|finish|graduate|pass)|abandoned|discontinued|not (?:yet )?(?:finished|completed?|signed|passed|held|current|valid|started|done|taken|awarded|renewed|graduated|yet)|no longer|never (?:finished|completed|used|taken)|dropped out|withdrew|trainee|(?:(?:apc|final|assessment|membership|chartership|professional|registration|pathway) ){0,3}(?:candidate|applicant)(?=\s*$)|shadow(?:ing|ed))`;
const OF_WHAT_STANDS_BEFORE = new RegExp(`^[\\s(:–—-]*${SAID_OF_IT}`, 'i');
const DENIES_WHAT_STANDS_BEFORE =
  /^[\s(:–—-]*(?:no,? not yet|no(?!\. ?\d)|none|nil|never|not yet|not held|not done|(?:not|never) (?:used|tried)|not graded|ungraded|not (?:registered|certified|licen[cs]ed|qualified)|not applicable|n\/a)(?: (?:so far|at all|to date|as yet))?\s*(?=$|[,.;)!]|\byet\b)/i;

/** What makes the whole of its piece something begun, basic or wished for, wherever it stands in it. */
const BEGUN =
  /\b(?:in progress|in training|provisional|pending|awaiting|expired|lapsed|(?:ran|run|has run) out(?= (?:in|on|last)\b| (?:19|20)\d{2}|$)|out of date|no longer (?:current|valid)|(?<!\b(?:column|diar(?:y|ies)|chairs?|calendars?|appointments?|rooms?|tables?|meetings?|guests?|patients?|clients?|customers?|travel|flights?|jobs|visits|deliveries)\b[^.;,]{0,25})(?:booked|scheduled) (?:for|on|in|onto|to)|due (?:in|on|by|for)(?= )|expected|planned for|part[- ]qualified|half ?way|shadow(?:ed|ing)|resit\w*|incomplete|unfinished|(?:offer|place) (?:held|accepted)|to be (?:completed|taken|confirmed|renewed)|exam (?:in|on) (?=jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)(?![a-z]+ (?:19|20)\d{2})|basics|started (?=20|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|to go)\b/i;
/**
 * "Replaced Airflow with cron", "migrated from SCCM to Intune": what was there before, a name in capitals, and not the
 * boiler that a plumber replaced.
 */
const GIVEN_UP =
  /\b(?:[Rr]eplac(?:ed|ing) (?=\p{Lu})[^.;]{2,40}?(?= (?:with|by)\b)|(?:[Mm]igrat|[Mm]ov|[Ss]witch)(?:ed|ing) (?:away |over )?(?:from|off) (?=\p{Lu})[^.;]{2,40}?(?= to\b))/u;
/** A day of listening is no use of what it was about; nobody says so in more letters. */
const HEARD_OF =
  /\b(?:did|attended|took|took part in|went to|sat in on|completed|joined)\b[^.;]{0,300}?\b(?:workshops?|taster|webinars?|seminar|demo(?:nstration)?s?\b|demo day|open day|(?:one|half|a half|1)[- ]?(?:a )?days?\b(?![^.;]{0,300}\bfirst aid))/i;
/** What makes all that follows in the sentence so: a list of what one learns goes on over its commas. */
const BEGUN_FROM_HERE =
  /\b(?:would (?:like|love) to|want(?:s|ing)? to|wish(?:es|ing)? to|hop(?:e|es|ing) to|aim(?:s|ing)? to|plan(?:s|ning)? to|intend(?:s|ing)? to|look(?:s|ing) to|keen to|eager to|(?:ambition|goal|dream|aim|hope|plan|intention) is to|willing to (?:learn|train)|ready to learn|happy to (?:learn|train)|interest(?:ed)? in|(?:(?<=^\s{0,20})|\b(?:and|am|now|still|currently|been) )(?<!\bteaching (?:and|&) )learning(?! (?:disabilit|difficult|support|mentor|and|outcome|assistant|need|environment|platform|management|resource|technolog|design|plan|disabled|journal|journey|stor(?:y|ies)|walk|cent(?:re|er)|hub|objective|intention|area|zone|space|partner|through play))|teaching myself|studying(?! for)|studying for|working towards|(?:being|getting) trained (?:to|in|on|as|for)|undergoing training (?:to|in|on|as|for)|in training (?:to|for|as)|(?:have )?(?:only )?(?:read|heard) (?:about|of|up on)|aware of|some (?:exposure|awareness)|exposure to|beginner(?:['’]s)?(?: level)?(?: in|:|-| with| at)|basic(?: knowledge| understanding| skills?)? (?:of|in|with)|limited (?:experience|knowledge)|little (?:experience|knowledge)|introduct(?:ion|ory)(?: course)? (?:to|in)|applying for|applied for|will (?:take|sit|start|begin|complete|finish|do|learn|train)|about to|moving into|trainee in|hobby)(?![\p{L}])/iu;
/** "Looking for a warehouse job" tells of no warehouse. */
const WISHED =
  /\b(?:(?:look(?:s|ing)|search(?:es|ing)|apply(?:ing)?|applied) for|in search of|seek(?:s|ing)?|(?<=\bI )want|wants?(?= an? )) (?:[\p{L}\d/&+-]+ ){0,6}?(?:jobs?|work|roles?|positions?|posts?|opportunit\p{L}+|employment|placements?|internships?)\b|^\s*(?:my (?:aim|goal|objective) is )?to (?:(?:work|start|begin) as an? |(?:obtain|secure|gain|find|get) (?:[\p{L}-]+ ){0,6}(?:job|role|position|post|work|employment|placement)\b)/iu;
/** "Job wanted: HGV driver". */
const isLabelOfAWish = (label: string, wanted: string): boolean =>
  LABEL_OF_A_WISH.test(label) || (/^(?:(?:career|job) )?objectives?$/i.test(label) && isAJobAlone(wanted));
/** "Objective: HGV driver" is a wish; an objective that goes on tells of its person. */
export const isAJobAlone = (text: string): boolean =>
  text.trim().split(/\s+/).length <= MOST_WORDS_OF_A_JOB &&
  !/\b(?:with|experienced?|qualified|skilled|years?|us(?:e|ing)|appl(?:y|ying))\b/i.test(text);
const MOST_WORDS_OF_A_JOB = 8;
/** "Job wanted: HGV driver": what somebody is to be, and has not been. */
export function isAJobWanted(text: string): boolean {
  const [, label = '', wanted = ''] = /^\W*([\p{L} ]{2,30}?)\s*:\s+(.+)$/u.exec(text) ?? [];
  return label !== '' && isLabelOfAWish(label, wanted);
}
const LABEL_OF_A_WISH = new RegExp(String.raw`^(?:${A_JOB_WANTED}|(?:career |job )?(?:goal|aim|ambition)s?)$`, 'i');
/** "MRICS candidate", "CFA Level II candidate": whoever is to be assessed for a name in capitals has not got it. */
const A_CANDIDATE = /(?<![\p{L}\d])\p{Lu}[\p{L}\d]{0,8}\p{Lu}(?: \p{Lu}[\p{L}\d]*){0,2} (?:candidate|applicant)\s*$/u;
/** "Basic Excel": the piece alone. "Elementary Food Hygiene" is what a certificate is called. */
const BASIC =
  /^(?:and )?(?:very )?(?:basic|beginner|elementary|rudimentary) (?!(?:certificate in )?(?:life support|first aid|(?:food )?hygiene|food safety|health (?:and|&) safety))/i;
/** "Basic: Go, React". */
const LABEL =
  /^(?:basics?|beginner|(?:currently |now |also )?(?:learning|studying)|interests?|in progress|planned|to come)$/i;

/** "Not used: Azure, Go", "Skills I lack: …", "Want to learn: …": a lack or a wish, and what it is of. */
const LABEL_OF_A_LACK =
  /^(?:skills? (?:that )?(?:i|we) (?:lack|need|want|miss|(?:do not|don['’]t) (?:yet )?have)|(?:not|never) (?:yet )?(?:used|done|held|tried|worked with)(?: yet)?|(?:skills? |my )?gaps?|lack(?:ing|s)?|missing(?: skills?)?|(?:my )?weak(?:ness(?:es)?|er (?:on|in|at)|points?)|(?:no|without|lacking) (?:\p{L}+ )?(?:experience|knowledge)(?: (?:of|in|with|at))?(?: yet)?|not (?:\p{L}+ )?(?:familiar|experienced|confident|trained)(?: (?:with|in|at))?|(?:(?:i )?(?:would like|want(?:ing)?|hop(?:e|ing)|plan(?:ning)?|wish(?:ing)?|keen|wants?|need|have) )?to (?:learn|try|get into)(?: next| soon)?|wish ?list|on my list)$/iu;
/** "I want to learn Kubernetes": wished for, and not begun. */
const WISHES_TO_LEARN =
  /\b(?:would (?:really )?(?:like|love)|want(?:s|ing)?|wish(?:es|ing)?|hop(?:e|es|ing)|aim(?:s|ing)?|plan(?:s|ning)?|intend(?:s|ing)?|keen|eager) to (?:learn|pick up|get into|try|gain experience (?:of|in|with)|get experience (?:of|in|with))(?! more| further)\b/i;

/** "I want to become an HGV driver". */
const WISHES_TO_BE =
  /\b(?:would (?:really )?(?:like|love)|want(?:s|ing)?|wish(?:es|ing)?|hop(?:e|es|ing)|aim(?:s|ing)?|plan(?:s|ning)?|intend(?:s|ing)?|keen|eager) to (?:become|be|work as|get (?:work|a job) as) an? /i;

/** "Pastry is not my thing", "Payroll was never part of my job": said of what stands before. */
const IS_NOT_MINE =
  /\b(?:is|are|was|were|has|have)(?:n['’]t| not| never)(?: been)? (?:really )?(?:(?:a )?part of my|my (?:thing|strong (?:point|suit)|strength|area|field|trade|job)|for me|something (?:that )?i|what i)\b/i;

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

/** Most lines deny nothing and begin nothing, and a look for the words is quick. */
const MAY_CHANGE =
  /\b(?:no|none|neither|unused|ruled out|decided against|only|gaps?|missing|wish ?list|weak\w*|ungraded|learn|try|trained|undergoing|sought|desired|target\w*|ideal|dream|next|goals?|aims?|ambitions?|objectives?|nor|not|never|n\/a|nil|without|lack\w*|yet|cannot|unfamiliar|dropped|withdrew|failed|progress|training|under ?way|ongoing|pending|booked|scheduled|planned|planning|plans?|due|expected|awaiting|awaited|candidate|applicant|applied|applying|to be|started|begun|commenced|enrolled|part|provisional|expired|lapsed|out of|beginner\w*|basics?|novice|elementary|rudimentary|learning|learn|studying|resit\w*|incomplete|unfinished|half ?way|longer|arranged|starts|starting|trainee|shadow\w*|would|want\w*|wish\w*|hop(?:e|es|ing)|aim\w*|intend\w*|look\w*|search\w*|seek\w*|keen|eager|willing|ready|happy|interest\w*|teaching myself|working towards|read|heard|aware|exposure|limited|little|introduct\w+|will|about to|to (?:work|start|begin|obtain|secure|gain|find|get)|moving|hobby|to go|ran out|run out|replac\w+|migrat\w+|mov(?:ed|ing)|switch\w+|workshops?|taster|demos?|demonstrations?|open day|webinars?|seminar|days?)\b|n['’]?t\b|\bexam\b/i;

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
/** A thing that stands for itself, at which an entry begins. */
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
