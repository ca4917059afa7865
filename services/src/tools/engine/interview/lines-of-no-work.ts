import { isBetweenJobs } from '../reading/between-jobs.js';
import type { CvFacts } from '../reading/cv-facts.js';
import { endsInPerson } from '../reading/occupations.js';
import { sentencesOf } from '../reading/cv-sentences.js';
import type { PostHeld } from '../reading/post-held.js';
import { isOfPrivateLife } from '../reading/private-life.js';
import type { WorkDone } from '../reading/work-done.js';
import { wordsOf } from '../text/words.js';

const BODY =
  'NMC|GMC|HCPC|GDC|GPhC|GOC|SIA|SWE|Social Work England|SSSC|NISCC|Social Care Wales|Gas Safe|NICEIC|ECS|CSCS|TRN|QTS|Engineering Council|ICE|RICS|SRA|ACCA|CIMA';
/** "NMC PIN 19F0123O, active since March 2020", "Gas Safe no. 123456", "Registered with the HCPC". */
const REGISTERED = new RegExp(
  `^(?:my |current |active |full |valid )*(?:(?:${BODY})\\b[ ,:-]*)?(?:pin|registration|reg(?:istered)?\\.?|licen[cs]e|membership|member|certificate|card|badge|roll|permit|dbs|passport|brp|share code|ni|national insurance)\\b(?: (?:number|no|nr|ref|id)\\b\\.?)?[ :#-]*(?=[A-Z\\d/-]*\\d)[A-Z\\d/-]{5,}\\b|` +
    `^(?:(?:fully |currently )?registered (?:nurse |midwife |doctor |engineer )?(?:with|by|at) (?:the )?)?(?:${BODY})\\b(?=[ ,:-]*(?:pin|registration|registered|register|member|membership|number|no\\.|card|active|valid|current|since|until|from|expir\\w*|\\d|$))(?!.{0,60}\\b(?:visits?|inspections?|audits?|patients|students)\\b)|` +
    `^(?:fully |currently )?registered (?:with|by) (?:the )?(?:${BODY})\\b`,
  'i',
);
/** "ECS card valid to 2027", "In date until 2026". */
const IN_DATE =
  /^[^.;]{0,50}\b(?:valid|in date|expir(?:es|y|ing)|renewed|renewal due) (?:date )?(?:to|till|until|through|in|on|from|:)? ?(?:\d|\p{L}+ )?[^.;]{0,12}(?:19|20)\d{2}[.;]?$/iu;

const CONTACT =
  /^(?:tel|telephone|phone|mobile|mob|cell|e-?mail|address|linkedin|website|portfolio|github|skype|date of birth|dob|born|nationality|citizenship|marital status|place of birth|gender|visa(?: status)?|right to work|post ?code)\b\s*(?:[:.–-]|\d|$)/i;
const LANGUAGE =
  /^(?:languages?|mother tongue|native (?:language|speaker|in)|(?:i (?:also )?speak|speaks?|fluent (?:in|\p{Lu})|bilingual (?:in|\p{Lu}|[.,;]?$)|conversational (?:in )?\p{Lu}))/iu;
const HOBBY =
  /^(?:hobb(?:y|ies)|pastimes|interests?\b(?=\s*[:–-]|$)|(?:in my|my|outside|away from) (?:of )?(?:free|spare|leisure|work)|i (?:enjoy|love|like)\b|enjoys? (?!a reputation|the trust)|loves? )/i;
const REFERENCE =
  /^(?:references?|referees?)(?=\s*[:.–-]|[.;]?$| (?:are |is |will |can |available|on|upon|from|given|provided)\b)|\breferences? (?:are )?(?:available|on request|upon request)\b/i;

/** "Studies: Technologist in Electricity, Quito, 2012", "Publications: 9 papers, 4 as first author". */
const LEARNED =
  /^(?:studies|education|educaci[oó]n|formaci[oó]n|formation|ausbildung|schooling|school|degrees?|qualifications?|courses?|certificates?|licen[cs]es?|publications?|papers|patents?|awards?|prizes?|scholarships?|honou?rs|(?:professional )?memberships?|(?:research|professional|personal|other) interests?)\s*:/iu;

/** "My name is …, and I have cooked for eleven years." */
const INTRODUCES = /^(?:(?:hi|hello|dear \p{L}+)[,!. ]+)?(?:my name is|i(?:['’]m| am) called)\b/iu;

const SORTS = [INTRODUCES, REGISTERED, IN_DATE, CONTACT, LANGUAGE, HOBBY, REFERENCE, LEARNED];

/** "Compassionate senior care assistant who has …", "Coded welder with ten years in pipe": who somebody is. */
function saysWhoSomebodyIs(text: string): boolean {
  const who =
    /^([\p{L} ,/&’'-]{3,70}?),? (?:who|with (?:over |more than |nearly |almost )?(?:\d+|\p{L}+)\+? years?)\b/iu.exec(
      text,
    )?.[1];
  return who !== undefined && !/\bI\b/.test(who) && endsInPerson(who.replace(/\s*[(,].*$/, ''));
}

/** How a job ended, a gap, a wish, a number on a register, how to reach somebody, studies, languages, hobbies, references. */
export function saysNothingOfWork(line: string): boolean {
  const text = line.replace(/^[-•*–▪◦·\s]+/, '').trim();
  return (
    isOfPrivateLife(text) || isBetweenJobs(text) || saysWhoSomebodyIs(text) || SORTS.some((sort) => sort.test(text))
  );
}

/** A paragraph is work where one of its sentences is. */
const isWork = (line: string): boolean => sentencesOf(line).some(({ text }) => !saysNothingOfWork(text));

/** A CV without such lines: nobody is asked about them, and none of them is an employer. */
export function withoutLinesOfNoWork(cv: CvFacts): CvFacts {
  return {
    ...cv,
    lines: cv.lines.filter(({ text, isHeading }) => isHeading || isWork(text)),
    posts: cv.posts.filter(({ line }) => isWork(line)).map(withoutLines),
    worded: cv.worded.filter(({ proof }) => isWork(proof.whole)),
  };
}

/** "NMC PIN, active since March 2020" below what somebody is: no dates of a post. */
function withoutLines(post: PostHeld): PostHeld {
  const dated = post.dated.filter(({ text }) => isWork(text));
  const isDated =
    A_YEAR.test(post.line) || dated.length === post.dated.length || dated.some(({ text }) => A_YEAR.test(text));
  return {
    ...post,
    ...{ dated, entry: post.entry.filter(({ text }) => isWork(text)), spans: isDated ? post.spans : [] },
  };
}
const A_YEAR = /(?<!\d)(?:19|20)\d{2}(?!\d)/;

const WHEN = new Set(
  `jan feb mar apr may jun jul aug sep sept oct nov dec january february march april june july august september october
  november december till until to date present now current since from today`.split(/\s+/),
);
/** "Zenith Paints Ltd, Lagos (2021 – Till date)" of the very post that stands above it: where and when, and not what. */
export function isOnlyWhereAndWhen({ text, where }: Pick<WorkDone, 'text' | 'where'>): boolean {
  if (where === null || !A_YEAR.test(text)) return false;
  const place = new Set(wordsOf(where).map(({ folded }) => folded));
  return wordsOf(text).every(({ folded }) => /^\P{L}+$/u.test(folded) || WHEN.has(folded) || place.has(folded));
}
