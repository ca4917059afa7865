// @ts-check
import { NEARLY_FULL } from './hours-a-week.js';
import { agreed } from './mentions.js';
import { denied, endOfThought, fullTime, isSaidOfWork, sentencesOf } from './said-of-work.js';

/** Whether an advert says that nobody has sure hours, or that there is no work in the holidays. */

/** @typedef {import('./mentions.js').Mention} Mention */

/** Words of a contract: whatever hours a week it calls usual, none are sure. */
const noSureHours =
  /\bzero[- ]?hours?\b|(?<![\d.,:])0[- ]hours?\b|\b(?:on an? )?as[- ]and[- ]when(?: (?:required|needed))?[- ](?:basis|contract)\b|\b(?:relief|bank|casual) (?:basis|contract|post|role|position)\b|\bcasual hours\b|\bad[- ]hoc (?:basis|hours|shifts?)\b|\b(?:hours|work|shifts?) (?:is|are) not guaranteed\b/gi;
const nothingGuaranteed =
  /\bno (?:guaranteed|set|fixed|minimum|contracted) (?:weekly )?hours\b|\bhours (?:are )?not guaranteed\b/i;
/** Those who work so, and their shifts, may be others than whom the advert seeks. */
const atCall =
  /\b(?:relief|casual) (?:(?:support|care|night|youth|project|residential|kitchen|bar) )?(?:staff|work(?:er)?s?|assistants?)\b|(?<!\b(?:blood|food|milk|tissue|data|river|south|west)[- ])\bbank (?:staff|shifts?|work(?:er)?s?|nurses?|carers?|hca|(?:support|care|healthcare) (?:workers?|assistants?))\b|\bsupply (?:teach(?:ers?|ing)|TAs?|LSAs?|lecturers?|tutors?|nurses?|nursery|cover|pool|roles?|posts?|positions?|contract|basis|staff(?=\W{0,3}(?:$|needed|wanted|required|[-–—]))|work(?:ers?)?(?=\s*(?:[,.;:)]|$|(?:in|at|for|across|available|with) ))(?! to\b))\b/gi;

const otherStaff =
  /\b(?:our|other|use|using|manag\w+|supervis\w+|with|alongside|beside|cover(?:ed)? by) (?:\w+ )?(?:bank|casual|relief|zero|supply(?! (?:pool|team)))/i;
/** Of what may be so for those who ask, or was so before. */
const asOneLikes =
  /\b(?:experience (?:of|on|in|as|from)|consider\w*|possible|possibility|optional|options?|also|could|welcom\w+|previous\w*|former\w*|have worked|discuss\w*|negotiable)\b/i;
/** What one does with such staff and their shifts, and "smart casual work wear". */
const dealtWith =
  /\b(?:experience|(?:book|cover|arrang|organi[sz]|allocat|schedul|roster|brief|induct|request|monitor|deploy|authori[sz]|approv|fill|co-?ordinat|minimi[sz]|reduc|liais|ensur|includ)\w*|access to|extra|additional|benefits?|existing|investment|order(?:s|ing)?|us(?:e|es|ing)|pay(?:s|ing)?|train(?:s|ing)?|rely|dress|smart|wear)\b/i;
const dealtWithBehind =
  /\b(?:experience|book(?:s|ed|ing)?|wear|dress|clothes|clothing|environment|atmosphere|are covered)\b/i;
const offered =
  /\b(?:recruiting|hiring|join(?:ing)?|apply|offer\w*|as|this is|(?:long|short)[- ]term|day[- ]to[- ]day)\b/i;
/** A thought that tells something of them is no name of the post. */
const verb = /\b(?:is|are|can|may|will|get|have|paid|available|too)\b/i;
const named = /\b(?:this|role|post|job|position) is(?: for)?(?: an?)?\s*$|\b(?:type|contract|basis|hours)\s?:\s*$/i;

/** A year of fewer weeks, or of fewer months. */
const termTime =
  /\bterm[- ]?time\b|\bTTO\b|\bterm[- ]only\b|\b(?:3\d|4\d)(?:\.\d{1,2})? (?:working )?weeks (?:of work )?(?:a|per|each|\/|in the) ?(?:year|annum)\b|\b(?:[3-9]|1[01]|three|four|five|six|seven|eight|nine|ten|eleven) months (?:of work )?(?:a|per|each|\/|in the|of the|of each) ?(?:year|annum)\b|(?<=\b(?:hours?|hrs?)(?: (?:a|per|each) (?:week|wk)|\/\s?(?:week|wk)| pw)?, )(?:3\d|4[0-7])(?:\.\d{1,2})? weeks(?=\s*(?:[.,;()]|$))/gi;
const ofChildren =
  /\b(?:childcare|vouchers?|our (?:pupils|students|children)|flexible|could|would consider|open|closed|travel\w*|abroad|all year|outside|discount\w*)\b/i;
const orTheYear = /\b(?:full|part)[- ]time,? or term[- ]?time\b/i;

/**
 * Whatever the `hours` of a week that it calls usual. The title of a job is told as a line of its own.
 * @param {string} text
 * @param {Mention[]} hours
 */
export function hasNoSureHours(text, hours) {
  const sentences = sentencesOf(text);
  const ofItsStaff = sentences.filter((one) => !fullTime.test(one) && !otherStaff.test(one));
  return (
    sentences.some((one) => nothingGuaranteed.test(one)) ||
    thoughtsWith(noSureHours, ofItsStaff).some((one) => !asOneLikes.test(one.whole)) ||
    isAtCall(thoughtsWith(atCall, ofItsStaff), hours)
  );
}

/** @param {string} text */
export const isTermTime = (text) =>
  thoughtsWith(termTime, sentencesOf(text).filter(isOfTheYear)).some((one) => !asOneLikes.test(one.whole));

/** @param {string} sentence */
const isOfTheYear = (sentence) => sentence.length < 300 && !ofChildren.test(sentence) && !orTheYear.test(sentence);

/**
 * Where the advert states a whole week, only one that is itself called so has no sure hours.
 * @param {Thought[]} thoughts
 * @param {Mention[]} hours
 */
function isAtCall(thoughts, hours) {
  const ofThePost = thoughts.filter(isOfThePost);
  if (ofThePost.length === 0) return false;
  return (agreed(hours) ?? 0) < NEARLY_FULL || ofThePost.some(isItsName);
}

/** @param {Thought} thought */
const isOfThePost = ({ before, whole, after }) =>
  (isSaidOfWork(before, 2) || offered.test(before)) &&
  !asOneLikes.test(whole) &&
  !dealtWith.test(before) &&
  !dealtWithBehind.test(after);

/** @param {Thought} thought */
const isItsName = ({ before, after }) =>
  named.test(before) ||
  (/^\W*(?:[\w-]+ ){0,2}$/.test(before) && /^(?:\s[\w-]+){0,3}\W*$/.test(after) && !verb.test(after));

/** @typedef {{ before: string, whole: string, after: string }} Thought */

/** A text of many mentions is not looked at anew for each. */
const BESIDE = 120;

/** "Bank and relief staff" are one thought. */
const otherKind = /\b(?:bank|casual|relief|agency),? and $/i;

/**
 * Those in which it is not denied: "relief worker, no experience needed" denies something else.
 * @param {RegExp} pattern
 * @param {string[]} sentences
 * @returns {Thought[]}
 */
function thoughtsWith(pattern, sentences) {
  return sentences.flatMap((sentence) =>
    [...sentence.matchAll(pattern)].flatMap(({ 0: words, index }) => {
      const end = index + words.length;
      const said = sentence.slice(Math.max(0, index - BESIDE), index);
      const before = said.replace(otherKind, '').split(endOfThought).at(-1) ?? '';
      const [after = ''] = sentence.slice(end, end + BESIDE).split(endOfThought, 1);
      return denied.test(said + words + after) ? [] : [{ before, whole: before + words + after, after }];
    }),
  );
}
