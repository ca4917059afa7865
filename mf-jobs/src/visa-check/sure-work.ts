import { isCalledAtCall } from '@landfall/contracts/reading/at-call-title';

/*
 * Whether an advert says that nobody has sure hours, or that there is no work in the holidays. The services ask the same where
 * they count a year's pay (`services/src/jobs/pay/unsure-hours.ts`); `contracts/testing/sure-work.json` holds both to one list.
 */

/** Words of a contract: whatever hours a week it calls usual, none are sure. */
const noSureHours =
  /\bzero[- ]?hours?\b|(?<![\d.,:])0[- ]hours?\b|\bas[- ]and[- ]when(?: (?:required|needed))?[- ](?:basis|contract)\b|\b(?:relief|bank|casual) (?:basis|contract|post|role|position)\b|\bcasual hours\b|\bad[- ]hoc (?:basis|hours|shifts?)\b|\b(?:hours|work|shifts?) (?:is|are) not guaranteed\b/i;
const nothingGuaranteed =
  /\bno (?:guaranteed|set|fixed|minimum|contracted) (?:weekly )?hours\b|\bhours (?:are )?not guaranteed\b/i;
/** Those who work so, and their shifts, may be others than whom the advert seeks. */
const atCall =
  /\b(?:relief|casual) (?:(?:support|care|night|youth|project|residential|kitchen|bar) )?(?:staff|work(?:er)?s?|assistants?)\b|(?<!\b(?:blood|food|milk|tissue|data|river|south|west)[- ])\bbank (?:staff|shifts?|work(?:er)?s?|nurses?|carers?|hca|(?:support|care|healthcare) (?:workers?|assistants?))\b/i;
const ofThePost =
  /^\W*(?:[\w-]+ ){0,2}(?:bank|relief|casual)|\b(?:work|roles?|posts?|jobs?|positions?|hours|basis|need|looking|seek\w*|wanted|recruiting|hiring|join(?:ing)?|as|for|only) (?:\w+ ){0,2}(?:bank|relief|casual)|:\s*(?:bank|relief|casual)/i;

const otherStaff =
  /\b(?:our|other|use|using|manag\w+|supervis\w+|with|alongside|beside|cover(?:ed)? by) (?:\w+ )?(?:bank|casual|relief|zero)|\bfull[- ]?time\b(?! equivalent)/i;
/** Of what may be so for those who ask, or was so before. */
const asOneLikes =
  /\b(?:experience (?:of|on|in|as|from)|consider\w*|possible|possibility|optional|options?|also|could|welcom\w+|previous\w*|former\w*|have worked|discuss\w*|negotiable)\b/i;
/** What one does with such staff and their shifts, and "smart casual work wear". */
const dealtWith =
  /\b(?:experience|(?:book|arrang|organi[sz]|allocat|schedul|roster|brief|induct|deploy|co-?ordinat|reduc|ensur)\w*|includ\w* (?:bank|casual|relief)|(?:access to|extra|additional|benefits?|existing|investment) (?:\w+ )?(?:bank|casual|relief)|cover(?:s|ing)? (?:bank|casual|relief)|dress|smart|wear|clothes|clothing|environment|atmosphere)\b/i;
const denied = /\b(?:no|not|never|nobody|without|rather than|instead of|nor|avoid)\b|n['’]t\b/i;

/** A year of fewer weeks: "term time only", "TTO", "39 weeks a year", "10 months a year". */
const termTime =
  /\bterm[- ]?time\b|\bTTO\b|\bterm[- ]only\b|\b(?:3\d|4\d)(?:\.\d{1,2})? (?:working )?weeks (?:of work )?(?:a|per|each|\/|in the) ?(?:year|annum)\b|\b(?:[3-9]|1[01]|three|four|five|six|seven|eight|nine|ten|eleven) months (?:of work )?(?:a|per|each|\/|in the|of the|of each) ?(?:year|annum)\b/i;
/** "Term-time childcare vouchers" are none of the work's weeks. */
const ofChildren =
  /\b(?:childcare|vouchers?|our (?:pupils|students|children)|flexible|could|would consider|open|closed|travel\w*|abroad|all year|outside|discount\w*)\b|\b(?:full|part)[- ]time,? or term[- ]?time\b/i;

const thoughts = /[,;(|•]|\s[-–—]\s|\b(?:plus|(?<!\bas )and|with|but)\b/i;

/** In a thought in which, and before which, it is not denied: "relief worker, no experience needed" denies something else. */
const saysPlainly = (sentence: string, pattern: RegExp, unless?: RegExp): boolean => {
  const all = sentence.split(thoughts);
  const at = all.findIndex((one) => pattern.test(one) && !asOneLikes.test(one) && !unless?.test(one));
  return at >= 0 && !denied.test(all.slice(0, at + 1).join(' '));
};

export const isTermTime = (sentences: string[]): boolean =>
  sentences.some((one) => one.length < 300 && !ofChildren.test(one) && saysPlainly(one, termTime));

/** Where the advert states a whole week, only one whose title says so is of no sure hours for its bank or relief staff. */
export const hasNoSureHours = (title: string, sentences: string[], isWholeWeek: boolean): boolean =>
  atCall.test(title) ||
  isCalledAtCall(title) ||
  sentences.some((one) => {
    if (nothingGuaranteed.test(one)) return true;
    if (otherStaff.test(one)) return false;
    if (saysPlainly(one, noSureHours)) return true;
    return !isWholeWeek && ofThePost.test(one) && saysPlainly(one, atCall, dealtWith);
  });
