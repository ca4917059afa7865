import type { CvLine } from './cv-line.js';
import type { CvSection } from './cv-sections.js';
import { fieldOfTitle } from './fields.js';
import { postNamed } from './headline-post.js';
import { isAsShortAsARole } from './may-be-a-role.js';
import { numberOf, NUMBER } from './numbers.js';
import { occupationOf } from './occupation-families.js';
import type { PostHeld } from './post-held.js';
import { isOfPrivateLife } from './private-life.js';
import { isAJobWanted } from './jobs-wanted.js';
import { standingAt } from './standing.js';
import { NOT_AT_WORK } from './years-at-work.js';

const ABOUT = String.raw`(?:the (?:last|past) )?(?:over |more than |about |around |nearly |almost |some )?`;
const YEARS = String.raw`(${NUMBER})\+? ?(?:years?|yrs?)['’]?(?!\p{L}|[ -]old| of age)`;
const A_ROLE = String.raw`(\p{L}[\p{L}/-]*(?: \p{L}[\p{L}/-]*){0,4}?)`;
const AN_ADJECTIVE = String.raw`(?:(?:experienced|skilled|qualified|dedicated|reliable|motivated|hard[- ]?working) )?`;

/** "I have worked as a bus driver for 12 years." */
const WORKED_FOR = new RegExp(
  String.raw`(?:\bI (?:have )?|\bI['’]ve |^(?:have )?)(?:been )?(?:work(?:ed|ing) as|been) (?:an? |the )?${A_ROLE}(?: (?:at|for|with|in) [^.;:,\d]{2,40}?)? for ${ABOUT}${YEARS}`,
  'iu',
);
/** "For the last three years I have been sous chef at Some Inn". */
const FOR_YEARS = new RegExp(
  String.raw`\bfor ${ABOUT}${YEARS},? I(?: have|['’]ve)? (?:been|worked as|been working as) (?:an? |the )?${A_ROLE}(?=[.,;:(]| (?:at|for|with|in|on|and|of)\b|$)`,
  'iu',
);
/** "… and as a van driver for 3 years". */
const AND_AS = new RegExp(
  String.raw`\b(?:and|then|also|later|before that) as (?:an? |the )?${A_ROLE} for ${ABOUT}${YEARS}`,
  'giu',
);
/** "I have driven buses for 12 years." */
const DONE_FOR = new RegExp(String.raw`\bI(?: have|['’]ve)? (\p{L}[^.;:,()\d]{3,60}?) for ${ABOUT}${YEARS}`, 'iu');
/** "12 years' experience as a bus driver". */
const YEARS_AS = new RegExp(
  String.raw`(?<![\p{L}\d.])${YEARS}(?: of)?(?: (?:work(?:ing)?|(?:work )?experience))? as (?:an? |the )?${A_ROLE}(?=[.,;:(]| (?:at|for|with|in|on|and)\b|$)`,
  'iu',
);
/** "Bus driver with 12 years' experience", "Joiner, 8 years on sites", "Barista of 5 years". */
const WITH_YEARS = new RegExp(
  String.raw`^(?:I(?:['’]m| am) )?(?:an? )?${AN_ADJECTIVE}${A_ROLE}(?: \([^()]{1,30}\))?(?: (?:with|having|of|for)|,|:| ?[–—|-])? ${ABOUT}${YEARS}(?!${NOT_AT_WORK})(?=\s*(?:$|[.,;)])|(?: [^\s.;,]+){0,4}? (?:experience|exp)\b| (?:of )?work(?:ing)?\b| (?:in|on|at|with|across|within|behind|under|around|as) \p{L}| (?:front|back) of house)([^.;]{0,80})`,
  'iu',
);

/** Years that a sentence claims. */
export interface ClaimOfYears {
  number: string;
  /** A word that may as well name a town: "in catering", "in Reading". */
  where: string;
  index: number;
}

/** The claim with which a sentence on what somebody is begins. */
export function yearsOfARole(sentence: string): ClaimOfYears[] {
  const found = WITH_YEARS.exec(sentence);
  const [, role = '', number = '', inWhat = ''] = found ?? [];
  return found !== null && tellsARole(role, inWhat) ? [{ number, where: '', index: found.index }] : [];
}

/** "Two years at Some Bar as barista", "then one year with The Inn as a bar supervisor", "two years in a care home as carer". */
const AT_A_PLACE = String.raw`(?:at|with|for|in) ((?!(?:home|uni|university|college|my|his|her|their)\b)(?:the )?\p{L}[^.;:()\d]{1,50}?) as (?:an? |the )?`;
/** Where a sentence, or what somebody goes on to tell, begins: "my sister spent two years …" tells of another. */
const BEGINS = String.raw`(?<=^\s*|[.;!?:•–—-]\s+|,\s|\bI (?:have |then |also )?(?:spent|worked|did|had|was|been) |^Spent |^Worked |^\W*(?:and|then|before that|after that|followed by),? |,? (?:and|then|and then|before that|after that|followed by),? )`;
export const YEARS_AT_A_PLACE_AS = String.raw`${BEGINS}(?:for )?${ABOUT}(?:${NUMBER}|an?|\d{1,2}\+)(?: and a half)? (?:years?|yrs?|months?) ${AT_A_PLACE}`;
const YEARS_AT = new RegExp(
  String.raw`${BEGINS}${ABOUT}${YEARS} ${AT_A_PLACE}${A_ROLE}(?=[.,;:(]| (?:and|then|where|before)\b|$)`,
  'gimu',
);

/** "Married to a nurse", "driver of his": words of a role and no others. */
export const isRoleAlone = (role: string): boolean =>
  isAsShortAsARole(role) && !NO_ROLE.test(role) && occupationOf(role) !== null;
const NO_ROLE =
  /\b(?:to|with|by|from|under|beside|like|as|not|never|no|my|his|her|their|of|for|at|in|on|and|seeking|looking|wanted|student|volunteer)\b|[^s]s$/i;

/** What was done, and what who does it for a living is called. Several of a thing: one car is driven by anybody. */
const DOERS: readonly (readonly [RegExp, string])[] = [
  [/^(?:been )?(?:dr[oi]ven?|drove|driving) (?:\p{L}+ ){0,2}(?:buses|coaches)\b/iu, 'bus driver'],
  [/^(?:been )?(?:dr[oi]ven?|drove|driving) (?:\p{L}+ ){0,2}(?:lorries|trucks|hgvs|artics|wagons)\b/iu, 'lorry driver'],
  [/^(?:been )?(?:dr[oi]ven?|drove|driving) (?:\p{L}+ ){0,2}(?:vans)\b/iu, 'van driver'],
  [/^(?:been )?(?:dr[oi]ven?|drove|driving) (?:\p{L}+ ){0,2}(?:taxis|minicabs)\b/iu, 'taxi driver'],
  [/^(?:been )?(?:dr[oi]ven?|drove|driving) (?:\p{L}+ ){0,2}(?:forklifts|fork ?lift trucks)\b/iu, 'forklift driver'],
  [/^(?:been )?(?:laid|laying) bricks\b/iu, 'bricklayer'],
  [/^(?:been )?(?:cut|cutting|styled|styling) hair\b/iu, 'hairdresser'],
  [/^(?:been )?clean(?:ed|ing) (?:\p{L}+ ){0,2}(?:offices|wards|hotels|schools|hotel rooms|homes)\b/iu, 'cleaner'],
];
/** Empty where it tells no trade. */
export const roleOfWhatWasDone = (done: string): string =>
  DOERS.find(([pattern]) => pattern.test(done))?.[1] ?? teacherBy(done);

/** "Taught geography in comprehensives", "taught years 3 and 4": a teacher of it, where "taught myself Excel" tells of none. */
function teacherBy(done: string): string {
  const [, subject, years] = TAUGHT.exec(done) ?? [];
  return subject ? `${subject} teacher` : years ? 'primary teacher' : '';
}
const TAUGHT =
  /^(?:been )?(?:taught|teaching) (?:(?:secondary|gcse|a[- ]level|key stage [345]|ks ?[345]) )?(?:(maths|mathematics|english|science|physics|chemistry|biology|history|geography|computing|french|spanish|german|drama|music|art|religious education|physical education)|((?:years? [1-6]|reception|infants|juniors|key stage [12]|ks ?[12])))(?!\p{L})/iu;

interface Told {
  role: string;
  years: number;
}

function toldBy(text: string): Told[] {
  const [, worker = '', ofWorker = ''] = WORKED_FOR.exec(text) ?? [];
  if (isRoleAlone(worker))
    return [
      ...told(worker, ofWorker),
      ...Array.from(text.matchAll(AND_AS)).flatMap(([, role = '', number = '']) =>
        isRoleAlone(role) ? told(role, number) : [],
      ),
    ];
  const [, ofNow = '', now = ''] = FOR_YEARS.exec(text) ?? [];
  if (isRoleAlone(now)) return told(now, ofNow);
  const [, done = '', ofDone = ''] = DONE_FOR.exec(text) ?? [];
  if (roleOfWhatWasDone(done) !== '') return told(roleOfWhatWasDone(done), ofDone);
  const [, ofOther = '', other = ''] = YEARS_AS.exec(text) ?? [];
  if (other !== '') return isRoleAlone(other) ? told(other, ofOther) : [];
  const placed = Array.from(text.matchAll(YEARS_AT)).flatMap(([, number = '', , at = '']) =>
    isRoleAlone(at) ? told(at, number) : [],
  );
  if (placed.length > 0) return placed;
  const [, role = '', ofRole = '', inWhat = ''] = WITH_YEARS.exec(text) ?? [];
  return tellsARole(role, inWhat) ? told(role, ofRole) : [];
}
const tellsARole = (role: string, inWhat: string): boolean =>
  isRoleAlone(role) && !IS_LEARNING.test(role) && isOfItsField(role, inWhat);
const told = (role: string, number: string): Told[] => {
  const years = numberOf(number);
  return years === null || years === 0 ? [] : [{ role, years }];
};
/** Years beside a trade that is still learned may be of another. */
const IS_LEARNING = /\b(?:trainee|apprentice|graduate)\b/i;

/** "Bus driver with 12 years in hospitality": the years are of something else. */
function isOfItsField(role: string, inWhat: string): boolean {
  const [own, other] = [occupationOf(role)?.field ?? null, fieldOfTitle(inWhat)];
  return own === null || other === null || own === other;
}

/** The post of a line that tells it with its years and without dates; they count up to today. */
export function toldByYears(line: CvLine, today: Date): PostHeld[] {
  if (!MAY_TELL.has(line.section) || line.isHeading || isAJobWanted(line.text) || isOfPrivateLife(line.text)) return [];
  const to = today.getFullYear() * 12 + today.getMonth() + 1;
  return toldBy(line.text.slice(0, LONGEST))
    .filter(({ role }) => standingAt(line.text, Math.max(0, line.text.indexOf(role))) === 'held')
    .map(({ role, years }) => ({
      ...postNamed(role, line),
      ...{ isListed: false, spans: [{ from: to - years * 12, to }], above: null, entry: [line], dated: [line] },
    }));
}
const MAY_TELL: ReadonlySet<CvSection> = new Set<CvSection>(['head', 'summary', 'other', 'experience']);
/** Who tells of a post tells it in the first sentences of a line. */
const LONGEST = 600;
