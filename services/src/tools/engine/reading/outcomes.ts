import { GRANTED, GRANTED_FOR_SHORT, PASSED } from './paper-words.js';
import { lastMonthIn } from './time-spans.js';
import { namesWork } from './verbs.js';

/** What came of an application, a test or a check: nothing. */
const WITHOUT_SUCCESS = String.raw`(?:refused|rejected|failed|turned down|declined|denied|unsuccessful|not (?:granted|approved|accepted|successful|passed|cleared)|(?:did|does)(?: not|n['’]t) pass|removed from (?:the |its |their )?(?:[\p{L}]+ )?(?:register|roll)|erased from (?:the )?register|struck off)`;
/** What it may be followed by: when, by whom, why, or nothing. */
const AND_NO_MORE = String.raw`(?=\s*(?:$|[.,;:)!(|·•–—-]|(?:twice|again|once|since|in|on|by|from|until|after|following|due|because|last|for|and|but|at|three|this|earlier|recently|then|first|to me|me)(?!\p{L})|(?:19|20)\d{2}|\d{1,2}[/.]\d|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}* (?:19|20)\d{2}))`;
const REFUSED = new RegExp(String.raw`(?<![\p{L}-])${WITHOUT_SUCCESS}${AND_NO_MORE}`, 'iu');

/** Of papers also the checks, tests and applications that something comes of. */
const PAPERS = String.raw`(?:${GRANTED}|${GRANTED_FOR_SHORT}|${PASSED}|licen[cs]ed|permits?|chartership|entitlement|checks?|vetting|clearance|tests?|exams?|examinations?|applications?|diploma|award|qualification|prince2)`;
const A_PAPER = new RegExp(String.raw`(?<![\p{L}])${PAPERS}(?![\p{L}])`, 'iu');

/** "Immediate Life Support failed": a name in capitals and what came of it, and nobody who does something. */
const A_NAME_FAILED = new RegExp(
  String.raw`^[^\p{L}\d_]*(?=\p{Lu})(?:(?!(?:I|[Ww]e|[Tt]he|[Tt]hey|[Ww]hen|[Ww]here|[Tt]hat|[Ww]hich|[Ww]ho|[Ii]f|[Tt]wo|[Oo]ur)\b)[\p{L}\d.&+/'’-]+\s+){1,6}?(?:was |were |has been )?(?:failed|refused|not passed|did not pass|unsuccessful)${AND_NO_MORE}`,
  'u',
);
/** "Refused NMC registration in 2024", "Removed from the HCPC register", "Failed Immediate Life Support". */
const BEGINS_WITH_IT = new RegExp(
  String.raw`^\W*(?:i (?:was|have been|got|had been|am) |was |been )?(?:(?:refused|denied|declined|rejected for|turned down for|unsuccessful(?: (?:application|applicant))?(?: (?:in|at|with|for|to))?|removed from|erased from|struck off)|failed(?: (?:to (?:get|obtain|gain|pass|renew)|in|at))?) (?:(?!(?:to|without|who|entry|service|access|with|where|when|if)\b)[\p{L}\d+&'’-]+ ){0,4}?${PAPERS}(?![\p{L}])`,
  'iu',
);
/** "The HCPC turned down my application in 2022". */
const DONE_TO_MINE = new RegExp(
  String.raw`\b(?:refused|rejected|turned down|declined|denied|removed|erased|failed|did(?: not|n['’]t) (?:accept|approve|grant|renew)) (?:me |my (?:[\p{L}\d-]+ ){0,4}?)${PAPERS}(?![\p{L}])`,
  'iu',
);
const FAILED_A_NAME = /^\W*(?:I )?(?:have )?[Ff]ailed (?=\p{Lu})/u;

/** "NMC registration refused in 2024": nothing that a piece of a line names is held. */
export const isRefused = (text: string): boolean =>
  BEGINS_WITH_IT.test(text) ||
  FAILED_A_NAME.test(text) ||
  DONE_TO_MINE.test(text) ||
  (REFUSED.test(text) && !tellsOfWork(text) && (A_PAPER.test(text) || A_NAME_FAILED.test(text))) ||
  ((A_PAPER.test(text) || A_SHORT_FORM.test(text)) && !tellsOfWork(text) && IS_TO_COME.test(text));
/** "BPSS to be obtained". */
const A_SHORT_FORM = /^\W*\p{Lu}{3,6}(?![\p{L}])/u;
/** "Enhanced DBS" is no work. */
const tellsOfWork = (text: string): boolean => namesWork(text.trim()) && !/^\W*(?:enhanced|advanced)\b/i.test(text);

/** "DBS to be obtained", "Enhanced DBS would be needed", "DBS still needed". */
const IS_TO_COME = new RegExp(
  String.raw`\b(?:(?:will|would|may|shall) (?:still )?(?:be )?(?:need(?:ed)?|required?)(?= (?:an?|to|my|for|by|on|before|if|from)\b|\s*$|[.,;)])|still (?:to be )?(?:need(?:ed|s)?|required)(?= (?:an?|to|my|for|by|on|before|from)\b|\s*$|[.,;)])|to be (?:obtained|arranged|applied for|sought|acquired|gained|got|done|carried out)\b|\bto follow(?:\s*$| (?:in|on|by|soon)\b)|(?:is|are) (?:needed|required)\s*$|(?:check|dbs|certificate|certificate of sponsorship|licen[cs]e|registration|card) (?:needed|required)\s*$)`,
  'iu',
);

/** "… and need a new certificate of sponsorship": from there on nothing is held. */
export const NEEDS_A_PAPER = new RegExp(
  String.raw`(?<!\b(?:who|that|which|they|customers?|clients?|staff|people) )(?<!\bno )\bneeds? (?:an? |to (?:get|obtain|apply for|renew|sit|pass) )(?:[\p{L}-]+ ){0,3}?${PAPERS}(?![\p{L}])`,
  'iu',
);

/** "Willing to obtain an SIA licence", "happy to undergo a DBS check": it has not been done yet. */
export const WILLING_TO_GET = new RegExp(
  String.raw`\b(?:(?:willing|happy|prepared|ready|keen) to|will(?: be)?|am going to) (?:obtain|get|apply for|undergo|undertake|have|complete|gain|take|sit|renew|pay for|work towards|receive|getting) (?:[\p{L}\d-]+ ){0,4}?${PAPERS}(?![\p{L}])`,
  'iu',
);

/** ": application rejected", ", practical test failed": said of what stands before, as it has no name of its own. */
const OF_WHAT_STANDS_BEFORE = new RegExp(
  String.raw`^[\s(:–—-]*(?:(?:the|my|an?|its|first|second|last|latest|initial|practical|theory|written|online|driving|road|final|recent|renewal|entry|which|it|this|that|but|was|then)\s+)*(?:(?:module|mod|part|paper|unit|stage|test of competence|test|exam(?:ination)?|osce|cbt|vetting|medical|induction|assessment|application|practical|theory|appeal|registration|request|licen[cs]e|certificate|card|check|renewal|entry|attempt)s?(?:\s*\d)?\s*)?(?:(?:test|exam|application|assessment)\s+)?(?:(?:was|were|is|has been|have been|got|being|i)\s+)*${WITHOUT_SUCCESS}${AND_NO_MORE}`,
  'iu',
);
/** "CSCS: failed the test twice". */
const FAILED_IT =
  /^[\s(:–—-]*(?:but )?(?:i )?(?:have |has )?(?:failed|did(?: not|n['’]t) pass) (?:(?:the|my|its|this|that|both) )?(?:[\p{L}-]+ ){0,2}?(?:tests?|exams?|vetting|induction|assessments?|practical|theory|course)\b/iu;
/** "DBS: will be needed", "CSCS card (to be obtained)". */
const STILL_TO_COME =
  /^[\s(:–—-]*(?:(?:which|it|this|that|one|but|and)\s+)?(?:(?:will|would|shall|may) (?:still )?(?:have to )?(?:be )?(?:needed|required|obtained|arranged|applied for)|(?:still|yet|needs?|is|are|has|have)?\s*to be (?:obtained|arranged|applied for|sought|acquired|gained|got|organised)|still (?:needed|required))\b/i;
const NEEDED = /^\s*(?:needed|required)\s*$/i;
/** A part of it, of which others may have been passed. */
const OF_A_PART = /\b(?:module|mod|part|paper|unit|stage|practical)s?\b/i;

/** What a piece says of the paper before it: that it was refused, that a part was failed, or that it is still to be had. */
export function outcomeBefore(text: string, joint: string): 'denied' | 'begun' | null {
  if (OF_WHAT_STANDS_BEFORE.test(text)) return OF_A_PART.test(text) ? 'begun' : 'denied';
  return FAILED_IT.test(text) || STILL_TO_COME.test(text) || (/^[:(]$/.test(joint) && NEEDED.test(text))
    ? 'denied'
    : null;
}

/** A look for these words is quick, and most lines have none. */
export const MAY_BE_REFUSED =
  /\b(?:refused|rejected|failed|turned down|declined|denied|unsuccessful|not|pass|removed|erased|struck|need(?:s|ed)?|required?|to be|follow|will|expired|lapsed)\b/i;

/** "… failed in 2020, passed 2021", "refused 2019, granted 2022": what came of it in the end. */
const AND_THEN =
  /(?<!(?:\b(?:not|yet to be|to be|being|be|hoping to be|never|was not|if|until|theory|module 1|part 1)|n['’]t) )\b(?:renewed|passed|granted|approved|awarded|obtained|gained|restored|reinstated|re-?registered|readmitted|overturned|upheld|accepted|reissued|issued|cleared|successful|won)\b/giu;
const A_YEAR = /\b(?:19|20)\d{2}\b/g;
const OVERCOME = new RegExp(
  String.raw`(?<![\p{L}-])(?:${WITHOUT_SUCCESS}|resit\w*|expired|lapsed|ran out)(?![\p{L}])`,
  'giu',
);

/** What was granted is named anew: another paper, as in "reach truck test failed, counterbalance passed". Each word in one way only. */
const NAMES_NO_OTHER = new RegExp(
  String.raw`^\s*(?:(?:in|on|at|then|and|later|now|since|was|were|it|i|have|has|had|been|the|a|my|this|that|which|year|second|third|first|2nd|3rd|next|attempt|try|time|test|exam|one|resit|re-?took|re-?taken|re-?sat|re-?applied|again|after|appeal|application|licen[cs]e|card|registration|certificate|check|membership|decision|\p{L}+ly|\d[\d/.]*)(?![\p{L}\d])\s*)*$`,
  'iu',
);

function wasOvercome(text: string, at: number, length: number): boolean {
  const sentence = /^[^.!?\n]*/.exec(text.slice(at + length, at + length + FARTHEST))?.[0] ?? '';
  for (const { index } of sentence.matchAll(AND_THEN)) {
    const clause =
      sentence
        .slice(0, index)
        .split(/[,;:()]|\s[–—-]\s|\b(?:but|and|then)\b/)
        .at(-1) ?? '';
    if (NAMES_NO_OTHER.test(clause)) return true;
  }
  // "Granted 2022 (refused 2019)"
  const before =
    text
      .slice(Math.max(0, at - FARTHEST), at)
      .split(/[.!?]\s/)
      .at(-1) ?? '';
  const granted = [...before.matchAll(AND_THEN)].at(-1);
  const [then] = granted ? [...before.slice(granted.index).matchAll(A_YEAR)] : [];
  const [refused] = [...sentence.slice(0, NEAR).matchAll(A_YEAR)];
  return then !== undefined && refused !== undefined && Number(then[0]) > Number(refused[0]);
}
const NEAR = 12;
/** What came of it stands in the same entry, which has no more letters; a text of many outcomes is not looked through for each. */
const FARTHEST = 400;

/** "exp. 2023", "valid until 03/2024". */
const UNTIL =
  /(?:\b(?:exp(?:iry|iring|ires?)?(?: date)?\b\.?|valid (?:until|till|to|through|thru|up to)|in date (?:until|till|to)|expir(?:y|es) on)|(?<=\b(?:registered(?: nurse| midwife| engineer| manager)?|registration|licen[cs]ed?|membership|accredited|accreditation|gas safe|certificate|card) (?:held |was )?)(?:until|till|ended|ran until|up to))[\s:]*(?:in |on )?((?:[\p{L}\d/.-]{1,9} ){0,2}?(?:\d{1,2}[/.-]){0,2}(?:19|20)\d{2})(?!\d)/giu;

/**
 * The same line, place for place, in words of which the rules know what they say: what was refused and granted later was
 * not refused, and what was valid until a day that is over has expired.
 */
export function inPlainWords(text: string, today = new Date()): string {
  const overcome = MAY_BE_OVERCOME.test(text)
    ? text.replace(OVERCOME, (said, at: number) =>
        wasOvercome(text, at, said.length) ? ' '.repeat(said.length) : said,
      )
    : text;
  if (!/\b(?:exp|valid|in date|until|till|ended|up to)/i.test(overcome)) return overcome;
  return overcome.replace(UNTIL, (said, day: string) => {
    const last = lastMonthIn(day) ?? Number(/(?:19|20)\d{2}$/.exec(day)?.[0]) * 12 + 11;
    return last < today.getFullYear() * 12 + today.getMonth() ? 'expired'.padEnd(said.length, ' ') : said;
  });
}
const MAY_BE_OVERCOME = new RegExp(AND_THEN.source, 'iu');
