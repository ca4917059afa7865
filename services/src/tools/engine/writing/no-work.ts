import { occupationOf } from '../reading/occupation-families.js';
import { isOfPapers } from '../reading/held-papers.js';
import { areIssued } from '../reading/papers-issued.js';
import { standingsIn } from '../reading/standing.js';
import { namesWork, saysWhatWasDone } from '../reading/verbs.js';
import { namesOrganisation } from '../reading/work-done.js';
import { isBetweenJobs } from '../reading/between-jobs.js';
import { isAboutAPerson } from './about-a-person.js';
import { isPromotion } from './promoted.js';
import { employerFirst } from './work-said.js';

/** What somebody is insured for, and nobody's work with insurances. */
const INSURED =
  /^(?:(?:i (?:have|hold)|with|full|fully|own|valid|current|comprehensive|holder of) )*(?:(?:public|employers?['’]?|professional|products?)(?:\s*(?:,|and|&|\/)\s*)?)+ (?:liability|indemnity)\b|^(?:fully )?insured\b|\binsured (?:to|for|up to)\b|\b(?:liability|indemnity)(?: insurance)?[^.;]{0,20}?[£$€]? ?\d|\b(?:indemnity|liability) insurance(?: (?:is |now )?(?:in place|held|valid|up to date|covered|current))?[\s.]*$|\binsurance\b[^.;]{0,20}?(?:[£$€] ?\d|\d ?(?:m|million)\b|\bmillion\b)/i;
const WORK_WITH_INSURANCE =
  /\b(?:claims?|renewals?|underwrit\w+|polic(?:y|ies)|quot\w+|handling|cases?|brok\w+|clients?|customers?|advice|sales|training)\b/i;

/** "Own tools and van", "Van and tools": what somebody has. */
const OWN =
  /^(?:i (?:can )?drive(?: and|,| with) )?(?:(?:i (?:have|own)|have|has|with|bring|my|full set of|set of) )*(?:my )?own (?:[\p{L}-]+ ){0,2}?(?:tools?|vans?|cars?|vehicles?|transport|ppe|equipment|plant|truck|bike)\b|^(?:tools?|van|car|vehicle|transport) (?:and|&) (?:tools?|van|car|vehicle|transport)\b[\s.]*$|^i (?:can |also )?drive[\s.]*$/iu;

/** "Full UK driving licence, clean", "Enhanced DBS", "Clean licence, 3 points": a paper, and not what is done with papers. */
const A_PAPER =
  /\b(?:licen[cs]e|dbs|cscs|ecs|cpc|nvq|gcses?|btec|tacho(?:graph)? card|digi ?card|id card|badge|passport|certificate|penalty points|\d+ points)\b(?! (?:checks?|applications?|renewals?|records?|administration|audits?|holders?|training|returns?|files?|plates?))/i;
const MOST_WORDS_OF_A_PAPER = 7;

const isPaper = (text: string): boolean =>
  A_PAPER.test(text) &&
  !areIssued(text) &&
  !/\d{2,}\s+\p{Ll}{4,}/u.test(text) &&
  text.split(/\s+/).length <= MOST_WORDS_OF_A_PAPER;

/** "Chef de Partie, sauce section. 70 covers a night": the title of a post, with what it was like. */
function isTitle(text: string): boolean {
  const [role = ''] = text.split(/[,(]|\.\s|\s[–—|-]\s/);
  const words = role.trim().split(/\s+/);
  const isNamed = /^\p{Lu}/u.test(role) && words.length > 1 && words.length <= MOST_WORDS_OF_A_TITLE;
  return (
    isNamed && occupationOf(role) !== null && words.every((word) => /^(?:\p{Lu}|(?:de|du|en|of|the|in)$)/u.test(word))
  );
}
const MOST_WORDS_OF_A_TITLE = 5;

/** "PTS and Track safety held". */
const IS_HELD = /^\p{Lu}{2,}[^.;:]{0,60}\s(?:held|in date|up to date)[\s.]*$/u;

/** What somebody has, holds or is insured for. */
export const isHad = (text: string): boolean =>
  IS_HELD.test(text) ||
  (INSURED.test(text) && !WORK_WITH_INSURANCE.test(text)) ||
  OWN.test(text) ||
  isOfPapers(text) ||
  ((!namesWork(text) || SAYS_WHICH.test(text)) && isPaper(text));

/** "Enhanced DBS" is of which kind, and no deed. */
const SAYS_WHICH = /^enhanced\b/i;

/** "Days and nights": when, and not what. */
const WHEN =
  /^(?:(?:days?|nights?|evenings?|weekends?|mornings?|shifts?|full[- ]time|part[- ]time|permanent|temporary|and|or|plus|only|on|rotating|,|&)(?![\p{L}])\s*)+\.?$/iu;

/** "Cremona → Newark → London": where somebody went. */
const A_WAY =
  /^\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*)?(?:\s?(?:→|->|➔|➜)\s?\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*)?){1,8}\.?$/u;

/** "Brightside Ltd, York": where somebody was; so is "Brightside Ltd, York: Class 2 multi-drop" below another post. */
const isAnEmployer = (text: string): boolean =>
  namesOrganisation(text) &&
  !saysWhatWasDone(text) &&
  text.split(/\s+/).length <= MOST_WORDS_OF_A_NAME &&
  text.split(/\s+/).every((word) => !/^\p{L}/u.test(word) || /^(?:\p{Lu}|(?:of|and|the|for|in|on|at)$)/u.test(word)) &&
  text.split(/\s+/).length > 1;
const MOST_WORDS_OF_A_NAME = 8;

/** "Leaving the service after sixteen years", "I'm Ana Reed from Leeds". */
const LEFT_OR_CALLED =
  /^(?:[Ll]eaving|[Ll]eft|[Dd]ischarged from|[Rr]etired from) (?:the |my )?(?:service|army|navy|raf|RAF|forces|military|regiment|police)\b|^I(?:['’]m| am) \p{Lu}\p{Ll}+ \p{Lu}/u;

/** What stands among the lines of a post and is none of its work: what somebody has or is called, and how it ended. */
export const isNoWork = (text: string): boolean =>
  isHad(text) ||
  isAboutAPerson(text) ||
  WHEN.test(text) ||
  A_WAY.test(text) ||
  isBetweenJobs(text) ||
  LEFT_OR_CALLED.test(text) ||
  isPromotion(text) ||
  isAnEmployer(text) ||
  (/^[^:]{3,70}: /.test(text) && employerFirst(text) !== null) ||
  (!namesWork(text) && isTitle(text));

/** "Currently being trained to give medication; not yet signed off". */
export const isBeingTaught = (text: string): boolean =>
  /\b(?:not? (?:yet )?signed off|yet to be signed off|(?:being|getting) (?:trained|assessed|taught|shown)|still in training)\b/i.test(
    text,
  );

/** A part of it is not there, or not yet. */
export const isNotWhollyDone = (text: string): boolean =>
  standingsIn(text).some(({ start, end, standing }) => standing !== 'held' && text.slice(start, end).trim() !== '') ||
  isBeingTaught(text);
