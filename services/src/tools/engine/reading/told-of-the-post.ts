import { endsInPerson } from './occupations.js';
import { occupationOf } from './occupation-families.js';
import { saysRank } from './seniority.js';

/** Said of the post and asked of nobody: whom it reports to, from when it is open, and what is left to whoever takes it. */
export const isToldOfThePost = (text: string): boolean =>
  text.length <= LONGEST && (reportsToSomebody(text) || WHEN_IT_STARTS.test(text) || IS_LEFT_OPEN.test(text));
const LONGEST = 200;

/** "You report to the Finance Director.", "Line manager: Head of Science": up to the person, and no more. */
function reportsToSomebody(text: string): boolean {
  const who = REPORTS_TO.exec(text)?.[1]?.replace(/\s*\([^()]*\)$/, '') ?? '';
  return who !== '' && (endsInPerson(who) || saysRank(who) || occupationOf(who) !== null || HEAD_OF.test(who));
}
const REPORTS_TO =
  /^\W*(?:(?:you|the (?:post|role|job|position|post ?holder|jobholder|successful (?:candidate|applicant))|this (?:post|role|job|position)) ?(?:(?:will|would|['’]ll) )?)?(?:(?:be )?(?:accountable|responsible|line[- ]managed|managed|supervised|reporting|reports?|answers?|answerable|works? under)(?: directly)?(?: (?:to|into|in to|by))?:?|(?:(?:your|the) )?line manager(?: (?:is|will be))?:?) (?:(?:the|our|an?) )?((?:[\p{L}&/'’-]+ ){0,5}[\p{L}&/'’-]+(?: \([^()]{1,40}\))?)[\s.]*$/iu;
const HEAD_OF = /^(?:head|director|manager|leader|chief|dean|principal|chair) of \p{L}/iu;

/** "Required for April.", "Wanted for a January start", "Post available from Easter". */
const WHEN = String.raw`(?:for|from|in|by|on|to|or|and|as|the|an?|of|immediate(?:ly)?|asap|soon|possible|start(?:ing)?|begin(?:ning)?|new|next|this|school|academic|financial|term|year|week|month|mid|early|late|end|easter|christmas|spring|summer|autumn|winter|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*|\d{1,2}(?:st|nd|rd|th)?|20\d{2})`;
const WHEN_IT_STARTS = new RegExp(
  String.raw`^\W*(?:(?:this |the )?(?:post|position|role|vacancy|job|candidate) )?(?:(?:is|will be) )?(?:required|wanted|needed|available|vacant)(?:[\s,-]+${WHEN})+\W*$`,
  'iu',
);

/** "Membership of a union is a matter for you", "whether you live in is up to you", "the pension scheme is optional". */
const IS_LEFT_OPEN =
  /\b(?:is|are|remains?)\b[^.;,]{0,30}\b(?:an? matter for you|up to you|(?:entirely |wholly )?(?:your|the candidate['’]s) (?:own )?(?:choice|decision)|for you to (?:decide|choose)|your own affair)(?!\p{L})|\b(?:is|are) (?:entirely |purely |completely )?(?:optional|voluntary)(?=\W*$)/iu;
