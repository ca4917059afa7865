import { degreeIn } from './degrees.js';
import { isALorryLicence } from './lorry-licences.js';
import { NUMBER } from './numbers.js';
import { PAPER } from './paper-words.js';
import { beginsWithVerb } from './verbs.js';

/** What is longer tells, and is no requirement as it stands. */
export const MOST_WORDS = 13;

/** "Level 3 Food Hygiene" is a paper; "Level 2 support" is how far the questions of users come. */
const LEVEL_OF_A_PAPER = String.raw`level [1-8](?! (?:(?:it|technical|desktop|customer|application) )?(?:support|service desk|help ?desk|engineer|analyst|technician)(?!\p{L}))`;

/** Papers of any sort, by what they are called. */
export const QUALIFICATION = new RegExp(
  String.raw`\b(?:${PAPER}|certification|[ns]vq\d?|c\+e|cat(?:egory)?\.? c1?|qcf|rqf|btec|hnc|hnd|diploma|city (?:and|&) guilds|cpc|cscs|${LEVEL_OF_A_PAPER}|coding|coded|award in|qualifications?$|qualified$|npq\w*|safety passport|ccnsg|gcses?|a[- ]levels?|registration|registered with|first[- ]aid(?:er)?|(?:asbestos|fire) awareness)\b`,
  'iu',
);

/** "Experience of teaching GCSE physics" is asked of work, and "knowledge of the GCSE specifications" of who does it. */
const OF_DOING =
  /\bteach(?:ing)? (?!assistants?\b|(?:and|&) learning\b|qualifications?\b|certificates?\b|diplomas?\b|awards?\b|licen[cs]e)|\bexperience (?:of|in|with|teaching)\b|\b(?:knowledge|understanding|grasp|command) of\b|\bfamiliar(?:ity)? with\b/i;

/** "Hold a Level 3 qualification in …", "You must have an NVQ": who has it, before what it is. */
const HOLDS = String.raw`^[\s•●▪*–-]*(?:(?:you|applicants?|candidates?) )?(?:(?:must|will|should|need to|to) )?(?:(?:currently|already|also) )?(?:hold|have|possess|be holding|holding|having|possessing|hold or be working towards) `;
const HOLDS_IT = new RegExp(HOLDS, 'i');

/** Papers that a trade is learned for, which no degree is. */
export const VOCATIONAL = new RegExp(
  String.raw`^(?:${HOLDS.slice(1)})?(?:an? |the )?(?:(?:relevant|full|recogni[sz]ed|minimum|suitable) )?${LEVEL_OF_A_PAPER} (?:(?:or|and|to|\/) (?:level )?[1-8] )?\p{L}|\b(?:[ns]vq\d?|npq\w*|qcf|rqf|btec|hnc|hnd|gcses?|city (?:and|&) guilds|level [1-8] (?:award|certificate|diploma|in)|(?:award|certificate|diploma|training) \(?(?:at )?level [1-8])\b`,
  'iu',
);

/**
 * By the names of its kind, as adverts ask for one: "AWS certification", "DipSW or equivalent", "Practice Educator
 * Professional Standards (PEPS)", "HGV licence".
 */
const A_PAPER =
  /\b(?:licen[cs]es?|(?:cat(?:egory)?\.? [\p{L}\d+]{1,3}|[hl]gv|class [12]|c ?\+ ?e|c1|d1|b ?\+ ?e|trailer|driving|vocational) entitlements?|certificates?|certified|certifications?|diplomas?|qualifications?|accreditation|membership of|pathway)(?!\p{L})/iu;
const A_PAPER_IN_CAPITALS =
  /\bDip[A-Z]\p{L}*|\b(?:[Ss]tandards|[Aa]ward|[Pp]rogramme|[Cc]ourse)\b[^,;]{0,12}\([A-Z]{3,6}\)/u;

/**
 * What the paper is in is no skill of its own: Health and Social Care at Level 3 is not social work, a licence for a lorry
 * no driving, and who uses AWS is not certified in it.
 */
export const namesAPaper = (text: string): boolean =>
  VOCATIONAL.test(text) ||
  isALorryLicence(text) ||
  ((A_PAPER.test(text) || A_PAPER_IN_CAPITALS.test(text)) &&
    text.split(/\s+/).length <= MOST_WORDS &&
    degreeIn(text) === null &&
    !/\bdegree\b/i.test(text) &&
    !OF_DOING.test(text) &&
    !doesSomething(text));

/** "Deliver training in …" is work, and "hold a certificate" is not. */
const doesSomething = (text: string): boolean =>
  beginsWithVerb(text.replace(/^[\s•●▪*–-]+/, '')) && !HOLDS_IT.test(text);

/** A paper by its name, its number or its short form, and not the work of whoever teaches for it. */
export const isQualificationAsked = (asked: string): boolean =>
  (QUALIFICATION.test(asked) ||
    namesAPaper(asked) ||
    A_CODE.test(asked) ||
    A_SHORT_FORM.test(asked) ||
    QUALIFIED_BY.test(asked)) &&
  !doesSomething(asked) &&
  !OF_DOING.test(asked);

/** "2391 Inspection & testing": papers of a trade go by their number. */
const A_CODE = /(?<![\d£$€.,])(?!(?:19|20)\d{2})\d{4}(?![\d,])/;

/** "TWIC", "OSHA 10": capitals that no vocabulary knows are a paper more often than not, and work that names them shows them as well. */
/** "CIM qualified or equivalent": whose papers. */
const QUALIFIED_BY = /^\W*[A-Z]{2,6}[- ]qualified\b/;
const A_SHORT_FORM = /^\W*(?:current |valid )?(?:[A-Z]{4,6}(?: \d{1,2})?|[A-Z]{3,6}\/[A-Z]{3,6})[\s.]*$/;

/** "High school diploma or equivalent, plus two years of office work": the paper; its years are read elsewhere. */
export function beforeItsYears(text: string): string | null {
  const paper = PAPER_AND_YEARS.exec(text)?.[1] ?? '';
  return QUALIFICATION.test(paper) && !/\bdegree\b/i.test(paper) && degreeIn(paper) === null ? paper : null;
}
const PAPER_AND_YEARS = new RegExp(
  String.raw`^[\s•●▪*–-]*([^.;:]{5,60}?),?\s+(?:plus|and|with|\+)\s+(?:at least |a minimum of |minimum )?${NUMBER}\+?\s+(?:years?|yrs?|months?)\b`,
  'iu',
);
