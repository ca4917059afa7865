import type { WeighedAsk } from '../match/score.js';
import type { CvFacts } from '../reading/cv-facts.js';
import type { CvLine } from '../reading/cv-line.js';
import { GRANTED, GRANTED_FOR_SHORT } from '../reading/paper-words.js';
import { sentencesIn } from '../reading/sentences-in.js';
import { standingsIn } from '../reading/standing.js';
import { wordsOf } from '../text/words.js';

/** "Areas to improve: moving and handling", "Not used: Azure", "Want to learn: Docker": a lack or a wish with a colon behind it. */
const A_LACK =
  /^(?:(?:my |some |key )?(?:areas?|points?|things?|skills?) (?:to|for|of|that|i|we|which)\b[^:]{0,20}\b(?:improv\w*|develop\w*|work on|learn\w*|growth|lack|miss|need|want|have not|don['’]t have|do not have|not have)\b|(?:training|development|learning) (?:needs?|goals?|aims?|wishes)|to (?:learn|improve|develop|study|be (?:learned|obtained|done))|(?:skills? |my )?(?:gaps?|weak\w*|lacks?|lacking|missing)|(?:no|little|limited|without|never|not)\b[^:]{0,30}|(?:i )?(?:would (?:like|love)|want(?:ing)?|wish(?:ing)?|hop(?:e|ing)|plan(?:ning)?|aim(?:ing)?|keen|intend(?:ing)?)\b[^:]{0,20})[^:]{0,15}:\s/i;

/** The same as a heading of its own, over what somebody has not. */
const A_LACK_ALONE =
  /^(?:(?:my )?(?:areas?|skills?|things?) (?:to (?:improve|develop|learn|work on)|(?:that )?i (?:lack|miss|need|want|do not have|don['’]t have)\b.*)|(?:training|development|learning) (?:needs|goals|wishes)|to (?:learn|improve|develop)|(?:skills? |my )?(?:gaps|weaknesses|lacks)|(?:not|never) (?:yet )?(?:used|done|tried|learned|held|trained)\b.*|no experience\b.*|(?:i )?(?:would (?:like|love)|want(?:ing)?|wish(?:ing)?|hop(?:e|ing)|plan(?:ning)?|keen) to (?:learn|train|improve|study)\b.*)$/i;
const MOST_WORDS_OF_A_HEADING = 6;

/** Lines below "Want to learn" and the like: bullets, or the one line right below it. */
export function linesBelowLacks(lines: readonly CvLine[]): ReadonlySet<string> {
  const below = new Set<string>();
  for (const [at, { text, isBullet }] of lines.entries()) {
    const alone = text.replace(/[\s:.–-]+$/, '');
    if (isBullet || !A_LACK_ALONE.test(alone) || alone.split(/\s+/).length > MOST_WORDS_OF_A_HEADING) continue;
    for (let next = at + 1; next < lines.length; next += 1) {
      const line = lines[next];
      if (!line || line.isHeading || (next > at + 1 && !line.isBullet)) break;
      below.add(line.text);
      if (!line.isBullet) break;
    }
  }
  return below;
}

const A_PAPER = new RegExp(
  String.raw`\b(?:${GRANTED}|${GRANTED_FOR_SHORT}|permits?|checks?|clearance|vetting|tests?|exams?|applications?|[ns]vq\d?|btec|diploma|degree|award|qualification|first aid|life support|cpc|adr|cscs|ecs|ipaf|pasma|smsts|sssts|acca|cima|aca|pgce)\b`,
  'i',
);
const REFUSED =
  /\b(?:refused|rejected|failed|declined|denied|unsuccessful|turned down|removed(?! from (?!(?:the |its |their )?(?:\p{L}+ )?(?:register|roll)))|erased|withdrawn|revoked|cancelled|suspended|struck off|not (?:yet )?(?:passed|granted|awarded|approved|obtained|taken|sat|held|done)|to be (?:obtained|awarded|taken|sat|passed|renewed)|pending|to follow)(?=\s*(?:$|[.,;:)(]|(?:by|in|on|after|for|from|because|due|at|last|twice|once|again|this|until|with|and|but|since|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|\d)))/iu;
/** "AZ-104 failed Oct 2023": a name of letters and figures. */
const A_CODE_FAILED =
  /^\W*(?:\p{L}+ ){0,2}(?=\S*\p{Lu})(?=\S*\d)[\p{L}\d+.-]{3,}(?: \p{L}+){0,2}:?,? (?:was )?(?:failed|not passed|refused)\b/u;
/** "Failed the CPC theory test", "Removed from the NMC register", but not "Refused entry to guests without an ID card". */
const BEGINS_WITH_IT =
  /^\W*(?:i (?:was |have |had |have been )?)?(?:failed|refused|denied|rejected for|turned down for|removed from|erased from|struck off) (?!to\b|entry|access|service|without|who|people|\d)/i;
/** What somebody did to others' papers: "Filed registrations that were rejected by the office". */
const A_DEED =
  /^\W*(?:i )?(?!(?:failed|refused|denied|declined|rejected|removed|erased|need|registered|certified|enhanced|advanced|limited|required)\b)\p{L}{3,}(?:ed|ing) (?!certificate|card|licen[cs]e)/iu;

/** A line that tells of a paper that was refused, failed or taken, or is still to come; of a lack, or of a wish. */
export const saysNotHad = (text: string): boolean =>
  A_LACK.test(text) ||
  A_CODE_FAILED.test(text) ||
  (BEGINS_WITH_IT.test(text) && A_PAPER.test(text)) ||
  (A_PAPER.test(text) && REFUSED.test(text) && !A_DEED.test(text));

/** Of a line the pieces that name it most: "NMC registered, DBS refused" says two things. */
export function piecesAbout(name: string, whole: string): string[] {
  if (A_LACK.test(whole)) return [whole];
  const pieces = sentencesIn(whole).flatMap((each) =>
    each.split(/;\s+|\s[|·•]\s|,\s+(?=\S+ \S+|\p{Lu}{2,}$)(?!refused|rejected|failed)/u),
  );
  const wanted = new Set(wordsOf(name).map(({ folded }) => folded));
  const counts = pieces.map((each) => wordsOf(each).filter(({ folded }) => wanted.has(folded)).length);
  const most = Math.max(...counts);
  return most === 0 ? [whole] : pieces.filter((_, at) => counts[at] === most);
}

/**
 * What is met, as far as a text may offer it: what the very line that proves it says was refused, failed or is still to
 * come is missing here, whatever it counts for.
 */
export function offered(asks: readonly WeighedAsk[], lines: readonly CvLine[]): WeighedAsk[] {
  const below = linesBelowLacks(lines);
  return asks.map((ask) =>
    ask.state !== 'missing' &&
    ask.kind !== 'experience' &&
    ask.proof !== null &&
    (below.has(ask.proof.whole) ||
      piecesAbout(ask.name, ask.proof.whole).every((piece) => saysNotHad(piece) && !isUnderWay(piece)))
      ? { ...ask, state: 'missing', isOnlyKeyword: false }
      : ask,
  );
}

/** A CV without the lines that say what is not there. */
export function withoutLacks(cv: CvFacts): CvFacts {
  const below = linesBelowLacks(cv.lines);
  return { ...cv, lines: cv.lines.filter(({ text }) => !below.has(text)) };
}

/** "DBS pending", "C+E test booked": begun, which is told as that. */
const isUnderWay = (piece: string): boolean =>
  !A_LACK.test(piece) &&
  /\b(?:pending|booked|in progress|under ?way|awaiting|applied for|submitted)\b/i.test(piece) &&
  !/\b(?:refused|rejected|failed|declined|denied|revoked)\b/i.test(piece) &&
  standingsIn(piece).every(({ standing }) => standing !== 'denied');
