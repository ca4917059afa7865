import { accreditationIn } from './accredited-degrees.js';
import { degreeIn, type DegreeLevel } from './degrees.js';
import { fold, SMALL_WORDS, wordsOf } from '../text/words.js';
import { counted } from '../text/clean.js';
import type { AdvertSentence } from './advert-sentence.js';
import { interestsIn } from './interests-asked.js';
import { asksByDenying } from './not-asked.js';
import { numberOf, NUMBER } from './numbers.js';
import { isSaidOfALanguage } from './said-of-a-language.js';
import { sponsorshipIn, type SponsorshipWord } from './rights.js';
import { isTool } from '../vocabulary/tools.js';

/** Something other than a skill that an advert asks for. */
export interface Asked {
  importance: 'required' | 'preferred';
  line: string;
}

const YEARS = new RegExp(
  `\\b(${NUMBER})\\s*(?:\\+|or more|plus|(?:-|–|to)\\s*${NUMBER})?\\s*(years?|yrs?|months?)['’]?`,
  'gi',
);
const ABOUT_EXPERIENCE =
  /\b(?:experience|experienced|similar role|(?:years?|yrs?)['’]? (?:of|in|at|as|near|on|with|(?:spent )?(?:lead|manag|runn|build|work|driv|teach|supervis|develop|operat|sell|cook|nurs|car|design|install|writ|cod|program|deliver|shipp|creat|engineer|maintain|test|handl|coach|advis|fitt|weld|treat|repair|process|produc|prepar|cater|clean|deal|look|edit|market|recruit|research|engag|deploy|architect)\w*ing)|or more at|(?:built|worked|managed|run|developed|designed|maintained|looked after)\b[^.;]{3,50}\bfor (?:at least |over )?\w+\+? (?:years|yrs)|record in|practice|outpatient work|(?:years?|yrs?)['’]? (?:post[- ]?(?:qualif|registr|admission|call|graduat)|(?:since|after) (?:you |being )?(?:qualif|regist|admission))\w*|press office|several years|years of|months['’]? (?:of|in|as|working))\b/i;
/** "Licence held for min 2 years": said of a paper. */
const HELD = /\bheld\b/i;
/** "4+ years data engineering", "Cat C+E min 2 years": a line of a list that says no more is about experience. */
const BARE_YEARS = new RegExp(
  String.raw`^[^\p{L}\d]*(?:essential: )?(?:min(?:imum)?\.?(?: of)?|at least)?\s*${NUMBER}\s*(?:\+|plus|or more)?\s*(?:(?:-|–|to)\s*${NUMBER})?\+?\s*(?:years?|yrs?)\b|\bmin(?:imum)?\.?(?: of)? ${NUMBER}\+? (?:years?|yrs?)\b`,
  'iu',
);
/** "within two years", "the first three years of the surcharge", "two years in the making", a contract's length. */
const OTHER_YEARS =
  /\b(?:within|first|last|next|every|after|for the past|in their first|against|contract of|period of|(?:we|team|company)(?:['’]ve| have| has) spent(?: (?:over|the last|the past))?|probation (?:is|of|lasts)|lasts) $|^(?:['’]? ?(?:contract|old|ago|(?:checkable|work|employment|address) history|checkable|guarantee|service|term|on the payroll|of the (?:health )?surcharge|probation|notice|fixed|running(?=\s*[.,;!]|$)|in a row|maternity|cover|placement|in the (?:uk|country)))/i;
const MONTHS_OF_A_YEAR = 12;

/** Years, and what they are asked in: "of TIG welding", "as a nurse"; nothing where any work of the post's kind will do. */
export interface YearsAsked extends Asked {
  years: number;
  /** "2 years", "6 months": as the advert counts. */
  said: string;
  subject: string;
  /** Skills that the subject names. */
  skills: string[];
  /** Whether one of them is a tool: years of the trade are none in it. */
  isInATool: boolean;
  /** Its telling words, folded, where no skill is named. */
  words: string[];
  /** The same, whether a skill is named or not. */
  telling: string[];
}

export function yearsAsked(sentences: readonly AdvertSentence[]): YearsAsked | null {
  for (const sentence of sentences) {
    const { text, asking, isListed } = sentence;
    if (
      asking === 'nothing' ||
      !(ABOUT_EXPERIENCE.test(text) || (isListed && BARE_YEARS.test(text) && !HELD.test(text)))
    )
      continue;
    for (const found of text.matchAll(YEARS)) {
      const before = text.slice(Math.max(0, found.index - 32), found.index);
      const after = text.slice(found.index + found[0].length, found.index + found[0].length + 24);
      const number = numberOf(found[1] ?? '') ?? 0;
      const isInMonths = /^m/i.test(found[2] ?? '');
      const years = isInMonths ? number / MONTHS_OF_A_YEAR : number;
      if (years > 0 && years < 16 && !OTHER_YEARS.test(before) && !OTHER_YEARS.test(after)) {
        const said = counted(number, isInMonths ? 'month' : 'year');
        return { years, said, importance: asking, line: text, ...subjectOf(sentence, found.index + found[0].length) };
      }
    }
  }
  return null;
}

/** Words around the experience asked for that say nothing of what it is in. */
const OF_ANY_WORK = new Set(
  `experience experienced relevant similar comparable equivalent role position post job trade work working professional proven
  previous prior recent practical hand commercial industry industrial field environment setting sector site strong good solid full
  time part least minimum post-qualification post-graduate post-graduation post-grad postgraduate graduate graduation post-registration post-admission admission qualification qualified uk international overseas abroad nhs level capacity plus related preferred
  preferably required essential desirable ideally must practice track record kind same gained real paid continuous year registration pqe training verifiable verified documented demonstrable demonstrated residential qualifying class post-foundation foundation`
    .split(/\s+/)
    .map(fold),
);

/** What stands between the years and the next comma: the skills it names, or else its telling words. */
function subjectOf({ text, mentions }: AdvertSentence, from: number): Omit<YearsAsked, keyof Asked | 'years' | 'said'> {
  // "two years' experience including neuro rehabilitation": years of the trade, in which that was too
  const first = beforeAnInterest(/^(?:(?!\bincluding\b)[^,.;:()])*/i.exec(text.slice(from))?.[0] ?? '');
  const whole = first + (THE_REST_OF_A_CHOICE.exec(text.slice(from + first.length))?.[0] ?? '');
  // "Lab experience in a regulated setting": years in a lab; "experience in a finance team": in finance.
  const before = /^(.*?)\bexperience\b/i.exec(whole)?.[1] ?? '';
  const subject = tellingIn(before).length > 0 ? before : whole;
  const until = from + subject.length;
  const own = mentions.filter(
    ({ start, skill }) => start >= from && start < until && skill.kind !== 'quality' && skill.kind !== 'language',
  );
  const skills = own.map(({ skill }) => skill.name);
  const isInATool = own.some(({ skill }) => isTool(skill));
  const telling = tellingIn(subject);
  return {
    subject: subject.trim(),
    skills,
    isInATool,
    telling,
    words: skills.length > 0 || telling.length > 3 ? [] : telling,
  };
}

/** "… and an interest in implants": nobody has to have held an interest for years. */
const beforeAnInterest = (subject: string): string => {
  const [interest] = interestsIn(subject);
  return interest
    ? subject.slice(0, interest.start).replace(/(?:\s+(?:and|with|plus|or|an?|also|ideally|having))+\s*$/i, '')
    : subject;
};

/** "Java, Kotlin or Scala", "the JVM (Java, Kotlin or Scala)": any of them will do. */
const AN_ITEM = String.raw`[^\s,.;:()]+(?: (?!or\b)[^\s,.;:()]+){0,2}`;
const THE_REST_OF_A_CHOICE = new RegExp(
  String.raw`^(?: ?\(${AN_ITEM}(?:, (?!or\b)${AN_ITEM}){0,5},? or ${AN_ITEM}\)|(?:, (?!or\b|and\b)${AN_ITEM}){0,5},? or (?!an?\b|\d|similar|equivalent|related)${AN_ITEM}(?=[\s.]*$|[,;(]))`,
  'iu',
);

function tellingIn(subject: string): string[] {
  const words = wordsOf(subject)
    .filter(({ text: word }) => word.length > 2 || /^[A-Z]{2}$/.test(word))
    .map(({ folded }) => folded)
    .filter((word) => !SMALL_WORDS.has(word) && !OF_ANY_WORK.has(word));
  // "a fabrication shop" is a fabrication yard
  const things = words.filter((word) => !PREMISES.has(word));
  return things.length > 0 ? things : words;
}
const PREMISES = new Set(
  'shop yard company organisation organization business firm unit department'.split(' ').map(fold),
);

/** "A high degree of flexibility" and "-20 degrees" are none. */
const A_DEGREE =
  /(?<![\d:.])2:[12](?![\d:.])|\b(?:an?|minimum|min|at least|least) 2\.[12](?= (?:in|from|at an?|hons|honou?rs|or (?:above|higher|better)|degree|class)\b|\W*$)|^\W*2\.[12] (?:hons|honou?rs|degree|or (?:above|higher|better))\b|\b(?:(?<!\d ?)degrees?(?! of (?!bachelor|master|doctor|science))|degree-level|tertiary[- ](?:level )?(?:qualifications?|qualified|education|studies)|b\.?sc|b\.?eng|bachelor['’]?s?)\b/i;
/** The lowest first: of "BSc or MSc" either will do. */
const LEVEL_WORDS: readonly [DegreeLevel, RegExp][] = [
  [6, /\b(?:b\.?sc|b\.?eng|b\.?tech|bachelor['’]?s?|(?:first|undergraduate) degree)(?!\p{L})/iu],
  [
    7,
    /\bmaster['’]?s\b(?!['’]? (?:certificate|ticket|licen[cs]e))|\bm\.?(?:sc|pharm|eng|chem|phys)\b|\bpost-?graduate (?:degree|qualification) in\b/i,
  ],
  [8, /\bdoctorate|ph\.?d\b/i],
];

/** A degree, and what it is asked in. */
export interface DegreeAsked extends Asked {
  level: DegreeLevel;
  /** "nursing", "physics or engineering"; empty where any will do. */
  subject: string;
  /** A related one will do as well. */
  isLoose: boolean;
  /** "Degree or diploma": either will do. */
  orDiploma: boolean;
  /** "HNC or degree": that will do as well, which is less than a diploma. */
  orCertificate: boolean;
}

const BEFORE_A_DEGREE = /((?:\p{L}[\p{L}'’]*,? ){1,5})degrees?\b/iu;
const AFTER_A_DEGREE =
  /\b(?:degree|diploma|bachelor['’]?s?|b\.?sc|b\.?eng|b\.?a|master['’]?s?|m\.?sc|ph\.?d|doctorate|qualification)\b(?:(?!\b(?:with|plus|years?|membership|member|experience|knowledge|understanding)\b)[^.;,(]){0,25}?\s(?:in|of)\s(?:an? )?((?:[^,.;()]{3,30}, ){1,4}(?:[^,.;()]{2,30} )?or [^,.;()]{2,40}|[^,.;()]{3,80})/i;
/** What a degree is asked in, which is no skill beside it: where it stands in the line; null where none does. */
export function subjectsOfADegree(text: string): { start: number; end: number } | null {
  const listed = A_DEGREE.test(text) ? SUBJECTS_IN_BRACKETS.exec(text) : null;
  if (listed) return { start: listed.index, end: listed.index + listed[0].length };
  const [whole, subjects] = A_DEGREE.test(text) ? (SUBJECTS.exec(text) ?? []) : [];
  if (whole === undefined || subjects === undefined) return null;
  const end = text.indexOf(whole) + whole.length;
  return { start: end - subjects.length, end };
}
/** "A degree in a numerate subject (mathematics, statistics)". */
const SUBJECTS_IN_BRACKETS = /\bdegrees?\b[^.;()]{0,40}\b(?:subject|discipline|field|area)s? \([^()]{3,120}\)/i;
const SUBJECTS =
  /\b(?:degrees?|bachelor['’]?s?|b\.?sc|b\.?eng|master['’]?s?|m\.?sc|ph\.?d|doctorate)\b[^.;,(]{0,25}?\s(?:in|of)\s((?:(?!\b(?:experience|knowledge|skills?|with|plus|years?)\b)[^.;()])+)/i;
const NO_SUBJECT =
  /\b(?:an?|the|your|have|has|hold|holding|with|good|relevant|related|recognised|recognized|accredited|approved|validated|similar|first|second|class|university|college|honours|bachelor['’]?s?|master['’]?s?|undergraduate|postgraduate|graduate|need|needs|require|required|preferred|desirable|essential|minimum|level|educated|to|or|and|of|in|any|numerate|appropriate|suitable|subject|discipline|field|area|equivalent|experience|applicants|candidates|you|must|ideally|is|full|academic|higher|further|study|studies|e\.?g\.?|at|least|from|for)\b/gi;

/** "CIM or degree", "qualified teacher status and a degree": the first is no subject of the other. */
const EITHER_WILL_DO =
  /\b(?:or|and|plus) (?:an? |any )?degree\b|\b(?:or|and|plus) an? (?:good |relevant |honours )*degree\b/i;

function degreeSubjectOf(
  line: string,
  title: string | null,
): Pick<DegreeAsked, 'subject' | 'isLoose' | 'orDiploma' | 'orCertificate'> {
  const accredited = accreditationIn(line);
  const text = accredited?.rest ?? line;
  const before = EITHER_WILL_DO.test(text) ? '' : BEFORE_A_DEGREE.exec(text)?.[1];
  const named = AFTER_A_DEGREE.exec(text)?.[1] ?? before ?? '';
  const subject = named
    .split(
      /\b(?:or (?:an? )?(?:equivalent|similar|related|comparable|relevant|other)|with|plus|from|is|are|would|will|and (?:you|at|experience|several|a|an)|but|who)\b/i,
    )[0]
    ?.replace(NO_SUBJECT, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return {
    // "RTPI accredited degree": in what the body is of, or else in what the post is
    subject: subject || accredited?.subjects || (accredited || APPROVED.test(line) ? (title ?? '') : ''),
    isLoose:
      (accredited !== null && !subject && accredited.subjects === '') ||
      /\b(?:related|relevant|similar|equivalent|numerate|any)\b/i.test(text),
    orDiploma: /\b(?:diploma|hn[cd]|post-?graduate (?:qualification|certificate|award)|pg ?(?:dip|cert))\b/i.test(text),
    orCertificate: /\bhnc\b|\bhigher national certificate\b/i.test(text),
  };
}

/** "An approved degree": for the post's own work. */
const APPROVED = /\b(?:accredited|approved|validated) (?:bachelor['’]?s? |honours |undergraduate )?degree\b/i;

/** The degree asked for, and a higher one asked for in another line: "a degree in Physics", "desirable: a Master's". */
export function degreesAsked(
  sentences: readonly AdvertSentence[],
  title: string | null,
): {
  degree: DegreeAsked | null;
  furtherDegree: DegreeAsked | null;
} {
  const asked = sentences.flatMap((sentence) => degreeOf(sentence, title));
  const [degree = null] = asked;
  return { degree, furtherDegree: asked.find(({ level }) => degree !== null && level > degree.level) ?? null };
}

/** "You don't need a degree." */
const NO_DEGREE =
  /\b(?:do(?:es)?(?:n['’]t| not)|no|not|never|without)\b[^.;,]{0,20}\bdegree\b|\bdegree\b[^.;,]{0,15}\b(?:not (?:needed|required|essential|necessary)|isn['’]t|unnecessary)\b/i;
const saysNoDegree = (text: string): boolean => NO_DEGREE.test(text) && !asksByDenying(text);

/** "A degree or a year of real work": either will do, so it is a wish. */
function degreeOf({ text, asking, isAboutVisas }: AdvertSentence, title: string | null): DegreeAsked[] {
  if (asking === 'nothing' || isAboutVisas || saysNoDegree(text)) return [];
  const named = LEVEL_WORDS.find(([, pattern]) => pattern.test(text))?.[0];
  const level = named ?? (A_DEGREE.test(text) ? (degreeIn(text) ?? 6) : null);
  if (level === null) return [];
  const eitherWill =
    /\b(?:degree|doctorate|ph\.?d|b\.?sc|m\.?sc|bachelor\S*)\b.{0,60}\bor\b.{0,30}\b(?:years?|experience)\b/i.test(
      text,
    );
  return [{ level, importance: eitherWill ? 'preferred' : asking, line: text, ...degreeSubjectOf(text, title) }];
}

const SPOKEN =
  /\b(?:fluen\w+|speak\w*|spoken|native|proficien\w+|bilingual|multilingual|working language|at (?:level )?[abc][12]|language skills|command of|written and (?:verbal|spoken)|essential|required|from english into|into spanish|translate)\b/i;
const SOFTER =
  /\b(?:pleasant|valued|advantage|helps|easier|but english will do|bonus|plus|assets?(?! (?:manag|of|under|class|to ))|welcome|encouraged|free|popular|lessons|classes)\b/i;

export function languagesAsked(sentences: readonly AdvertSentence[]): (Asked & { language: string })[] {
  const languages = new Map<string, Asked & { language: string }>();
  for (const { text, asking, isListed, mentions } of sentences) {
    const isWish = SOFTER.test(text);
    if (/\b(?:at home|many speak)\b/i.test(text) || (OTHERS_SPEAK_IT.test(text) && !isWish)) continue;
    const another = ANOTHER_LANGUAGE.exec(text);
    if (asking === 'nothing' && !isWish) continue;
    for (const { skill, start, end } of mentions) {
      if (skill.kind !== 'language' || languages.has(skill.name) || TO_LEARNERS.test(text.slice(end))) continue;
      if (!isSaidOfALanguage(text, start, end)) continue;
      if (skill.name === 'English' && /\bgcses?\b/i.test(text)) continue;
      // "a second language (German, French or Spanish)", "German or another language": any of them
      if (another && (start > another.index || /\bor\b/i.test(text.slice(end, another.index)))) continue;
      const isOffer = /\b(?:lessons|classes)\b/i.test(text) && !/\b(?:at [abc][12]|valued|easier)\b/i.test(text);
      if (isOffer && skill.name !== 'English') continue;
      if (!isListed && !isWish && !SPOKEN.test(text)) continue;
      languages.set(skill.name, {
        language: skill.name,
        importance:
          isWish && skill.name !== 'English' ? 'preferred' : asking === 'preferred' ? 'preferred' : 'required',
        line: text,
      });
    }
  }
  const other = sentences.find(({ text, asking }) => asking !== 'nothing' && ANOTHER_LANGUAGE.test(text));
  if (other && languages.size <= 1)
    languages.set(ANY_OTHER, {
      language: ANY_OTHER,
      importance: other.asking === 'preferred' || SOFTER.test(other.text) ? 'preferred' : 'required',
      line: other.text,
    });
  return [...languages.values()];
}

/** Which one is left open: "another European language would be great". */
export const ANY_OTHER = 'Another language';
/** "English as an additional language" is what is taught. */
const ANOTHER_LANGUAGE =
  /\b(?<!\bas (?:an? )?)(?:another|additional|second|any other|further) (?:\p{Lu}?\p{L}+ )?language\b/iu;
const TO_LEARNERS = /^,? as an? (?:additional|second|foreign|other) language\b/i;
/** "Our team speaks Spanish and German." */
const OTHERS_SPEAK_IT =
  /\b(?:our|the|my) (?:[\p{L}-]+ ){0,2}(?:teams?|staff|colleagues|customers|clients|residents|patients|guests|pupils|students|families|users|owners?|chefs?|manager|crew) (?:(?:all|mostly|mainly|also|both|already|here|can) )?(?:speaks?|talks? in)\b/iu;

/** A refusal counts more than an offer, wherever it stands. */
export function sponsorshipOf(
  sentences: readonly string[],
  isListed: boolean,
): { says: SponsorshipWord; line: string } | null {
  const said = sentences.flatMap((text) => {
    const says = sponsorshipIn(text, isListed);
    return says ? [{ says, line: text }] : [];
  });
  const strongest = (['refused', 'right-required', 'offered'] as const).map((word) =>
    said.find(({ says }) => says === word),
  );
  return strongest.find(Boolean) ?? null;
}
