import { namesWork } from './verbs.js';

/** "React was not used", "(React not used)": who says it, from the name to the end of what is said of it. */
export interface DeniedBehind {
  index: number;
  length: number;
  /** What is there and was not done at work ("not used in production") is begun; anything else is not there. */
  isBegun: boolean;
}

const ADVERBS = String.raw`(?:(?:yet|ever|actually|really|been|being|currently|personally|formally|directly|officially|then|at all|so far|in fact|itself|in use or) ){0,3}`;
/** What is done with a thing that is there. */
const DONE_WITH = String.raw`(?:used|adopted|needed|required|introduced|implemented|deployed|installed|rolled out|set up|chosen|selected|picked up|taken up|taken on|applied|involved|included|undertaken|practi[sc]ed|performed|carried out|taught|learned|learnt|studied|tried|touched|offered|provided|available|worked (?:with|on)|in use|in scope|in place|part of (?:it|this|that|the|my|our)(?: [\p{L}-]+){0,2}|my (?:responsibility|job|role|area|task|thing)|held|owned|obtained)`;
/** Behind it stands where, by whom or why, or nothing: "never used a ladder" says what was not used before itself. */
const GOES_ON = String.raw`(?=\s*$|\s+(?:here|there|at|on|in|by|for|during|within|as|yet|then|anywhere|either|and|or|nor|so|though|because|due|any of|this time|myself|personally|though|at all)(?![\p{L}]))`;
/** "Not used since 2019", "not needed for years": it was there once; "never used without a permit" is a rule. */
const ONCE_WAS = String.raw`(?!\s+(?:(?:in|for|over) (?:(?:the )?(?:last|past)|recent|a (?:while|long)|many|several|some|\d+|two|three|four|five|ten)\b|on (?:its|their) own|at (?:once|the same time|the moment)|as (?:much|often|an excuse)))`;
const NOT_DONE = new RegExp(
  String.raw`(?<![\p{L}-])(?:((?:was|were|is|are|has|have|had|got)(?: not| never|n['’]t))|not|never)(?: yet| ever)? ${ADVERBS}${DONE_WITH}(?![\p{L}-])${ONCE_WAS}${GOES_ON}|(?<![\p{L}-])((?:was |were |is |are )?(?:unused|ruled out|decided against))(?=\s*$| (?:here|there|at|by|in|for)\b)`,
  'iu',
);
const NOT_IN_EARNEST =
  /^ (?:in|for) (?:production|anger|earnest|live\b|real|commercial|professional)|^ (?:at work|commercially|professionally)\b/i;
/** A permit that is not needed is none that is lacking, and help that is not needed is a strength. */
const IS_NO_LACK =
  /\b(?:visas?|sponsor\w*|permits?|permission|restrictions?|supervision|notice|further|additional|extra|more|help|assistance|support|agenc(?:y|ies)|rework|repairs?|changes?|relocation|accommodation)\b/i;
/** A licence that a job did not need is held all the same. */
const A_PAPER_NOT_NEEDED =
  /\b(?:licen[cs]es?|cards?|certificates?|certification|tickets?|registration|diploma|degree|qualifications?|[ns]vq|btec|hn[cd]|award|entitlement)\b/i;
const NEEDED = /\b(?:used|needed|required|in use)$/i;
const OWN = /^(?:I|we|they|he|she|it|this|that|which|who|you|everything|nothing|anything|what)?$/i;
/** Where another thing is spoken of: "built it in Django and React was not used". */
const JOINS = /\b(?:and|with|while|whilst|where|as|because|since|so|which|that|then|plus|when)\s|[&+]\s/gi;

/** Nobody writes a longer one, and each denial in it is looked for behind the one before. */
const LONGEST_CLAUSE = 1_000;

export function deniedBehind(text: string): DeniedBehind | null {
  if (text.length > LONGEST_CLAUSE) return null;
  const found = NOT_DONE.exec(text);
  if (!found) return null;
  const index = beginOf(text.slice(0, found.index), found[1] ?? found[2] ?? '');
  const subject = text.slice(index, found.index).trim();
  if (OWN.test(subject) || IS_NO_LACK.test(subject) || saysWhatIsDone(subject)) return null;
  if (A_PAPER_NOT_NEEDED.test(subject) && NEEDED.test(found[0])) return null;
  const end = found.index + found[0].length;
  return { index, length: end - index, isBegun: NOT_IN_EARNEST.test(text.slice(end)) };
}

/** "Docker and Kubernetes were not used": both; "… was not used", or behind a verb, the last alone. */
function beginOf(before: string, verb: string): number {
  const last = [...before.matchAll(JOINS)].at(-1);
  if (!last) return 0;
  const isOfBoth = /^(?:were|are|have)/i.test(verb) || !/^(?:was|is|has|had)/i.test(verb);
  const first = before.slice(0, last.index).trim();
  return isOfBoth &&
    /^(?:and|plus|&|\+)/i.test(last[0]) &&
    !saysWhatIsDone(first) &&
    first.split(/\s+/).length <= MOST_WORDS_OF_A_ROW
    ? 0
    : last.index + last[0].length;
}
const MOST_WORDS_OF_A_ROW = 6;

/** "Ordered parts not held in stock": what is said of the parts is said of no skill. */
const saysWhatIsDone = (text: string): boolean => {
  const own = text.trim();
  return own.includes(' ') && namesWork(own);
};

/** "AUTOSAR was considered, but not adopted", "React – never used": what has no subject speaks of what stands before. */
const WITHOUT_A_SUBJECT = new RegExp(
  String.raw`^[\s(:–—-]*(?:(?:but|although|though|however|and|yet|it|which|this|that|was|were|is|are|has|have|had|in the end|finally|ultimately|we|i|they|the (?:team|client|company)|did|eventually|later)[ ,]+){0,4}(?:(?:did|does|do|was|were|is|are|has|have)(?: not|n['’]t)|not|never) ${ADVERBS}(?:${DONE_WITH}|use|adopt|need|require|implement|deploy|install|introduce|choose|go live)(?![\p{L}-])(?: (?:it|them|this|that))?${ONCE_WAS}(?=\s*[.,;)!]?\s*$|\s+(?:here|there|at|by|for|during|within|in|yet|because|due)(?!\p{L}))|^[\s(:–—-]*(?:(?:but|although|though|and|it|which|was|were|is|are|in the end|finally) ){0,3}(?:unused|ruled out|decided against|(?:considered|evaluated|discussed) only|only (?:considered|evaluated|discussed))\s*$`,
  'iu',
);

/** How it stands to what stands before it, of which nothing else is said. */
export function deniesWhatIsBefore(text: string, before: string): boolean {
  const found = WITHOUT_A_SUBJECT.exec(text);
  if (!found) return false;
  const isPaper = A_PAPER_NOT_NEEDED.test(before) && /\b(?:used?|need(?:ed)?|require[ds]?|in use)\b/i.test(found[0]);
  return !isPaper && !IS_NO_LACK.test(before) && !NOT_IN_EARNEST.test(text.slice(found[0].length));
}

/** "Built shops in Django (React not used)" without what was not: what somebody did is told, and no more. */
export function withoutWhatIsDenied(text: string): string {
  if (!/\b(?:not|never|unused|out|against)\b|n['’]t\b/i.test(text)) return text;
  const pieces = text
    .replace(/ ?\(([^()]*)\)/g, (whole, within: string) => (deniedBehind(within) ? '' : whole))
    .split(/(?<=[^,;])(?=[,;] )/);
  while (
    pieces.length > 1 &&
    deniedBehind((pieces.at(-1) ?? '').replace(/^[,; ]+(?:and |but |while |with )?|\.$/g, ''))
  )
    pieces.pop();
  return pieces.join('');
}
