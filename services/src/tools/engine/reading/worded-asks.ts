import type { AdvertSentence } from './advert-sentence.js';
import { degreeIn } from './degrees.js';
import { NUMBER } from './numbers.js';
import { capital, proseAsksIn } from './prose-asks.js';
import { beginsWithVerb } from './verbs.js';
import { stem, stemsOf } from './stems.js';

/** A line of an advert that asks for something no vocabulary names; looked for in the CV by its words. */
export interface WordedAsk {
  /** The line itself, without its bullet, as far as it is short. */
  name: string;
  line: string;
  importance: 'required' | 'preferred';
  /** Its telling words as stems. */
  stems: string[];
  /** A card, a licence or a certificate rather than something one can do. */
  isQualification: boolean;
  /** The lowest level that will do, of qualifications that have one: NVQ Level 3. */
  level: number | null;
  /** One of the things to do that a sentence of prose tells in a row, or what is left beside a skill that it names. */
  isDuty?: boolean;
}

const MOST = 12;
const MOST_DUTIES = 5;
const MOST_WORDS = 13;
const QUALIFICATION =
  /\b(?:cards?|licen[cs]es?|certificates?|certification|tickets?|[ns]vq\d?|c\+e|cat(?:egory)?\.? c1?|qcf|rqf|btec|hnc|hnd|diploma|city (?:and|&) guilds|cpc|cscs|level [1-8]|coding|coded|award in|qualifications?$|qualified$|safety passport|ccnsg|gcses?|a[- ]levels?|registration|registered with|first[- ]aid(?:er)?|(?:asbestos|fire) awareness)\b/i;
/** "2391 Inspection & testing": papers of a trade go by their number. */
const A_CODE = /(?<![\d£$€.,])(?!(?:19|20)\d{2})\d{4}(?![\d,])/;
/** "TWIC", "OSHA 10": capitals that no vocabulary knows are a paper more often than not, and work that names them shows them as well. */
const A_SHORT_FORM = /^\W*(?:current |valid )?[A-Z]{4,6}(?: \d{1,2})?[\s.]*$/;
/** "Experience of teaching GCSE physics" is asked of work. */
const OF_DOING = /\bteach(?:ing)? |\bexperience (?:of|in|with|teaching)\b/i;
const VOCATIONAL =
  /^level [1-8] \p{Lu}|\b(?:[ns]vq\d?|qcf|rqf|btec|hnc|hnd|gcses?|city (?:and|&) guilds|level [1-8] (?:award|certificate|diploma|in)|(?:award|certificate|diploma) (?:at )?level [1-8])\b/iu;
/** What makes a short line outside a list of requirements one of them; sentences are read by `prose-asks.ts`. */
const ASKS_ON_ITS_OWN = /\b(?:experience|knowledge|ability|able to|trained|training|qualified)\b/i;
const OF_THE_POST =
  /[£$€]|\b(?:live within|(?:reasonable|commutable|commuting) distance|salary|per (?:hour|annum|year|week)|(?<!\bdrivers?['’]?s? )hours|hrs|hols?|long[- ]term|cis|(?<!\b(?:run|runs|running|lead|leads|leading|manage|manages|managing) (?:an? |the )?)shifts?|rota|(?:month|week|year|term|permanent|temporary|hours?|hour|rolling|initial|annual)[- ]contract|contract(?: type| length|s? (?:to|with|for)\b|:|$)|full[- ]time|part[- ]time|permanent|temporary|flexib\w+ (?:for|to work|with) (?:early|late|days?|nights?|shifts?|hours)|work \d{1,2}(?:[:.]\d\d)?\s?(?:am|pm)?\s?(?:-|–|to)\s?\d|immediate start|apply|cv|email|interview|references?|start(?:s|ing)? (?:date|asap|immediately|now|straight ?away|next|in|on|mon\w*|jan\w*|sep\w*)|company (?:van|car|vehicle)|fuel cards?|(?:support|training|sponsorship|packages?|bonus(?:es)?|pension|discounts?|parking|meals?) (?:is |are )?(?:offered|available|on offer)|(?:price|day) (?:work|rate)|days? (?:on|off)|days? a week|house provided|(?:own )?(?:mask|leathers|overalls)|pay|paid|(?<!\ba )bonus|years?(?![- ]end)|yrs?|months?(?![- ]end)|max(?:imum)? \d+ points|points on (?:your |the )?licen[cs]e|accommodation|right to work|visas?|sponsor\w*|remote|hybrid|location|posted|closing|weekends?|evenings?|nights?|bank holidays?|overtime|(?:call|ring|phone|text|contact) \p{Lu}\p{L}+|\d{4,5} ?\d{3} ?\d{3,4}|on[- ]call|boots|footwear|uniform|ppe|hi[- ]?vis\w*|lift(?:ing)? (?:up to )?\d+|\d+ ?kgs?|physically fit|heavy lifting|long periods|early mornings?|early starts?|reliable|punctual(?:ity)?|(?:is |are |will be )?(?:provided|supplied|included))\b/iu;

/** "AWS certification", "DipSW or equivalent", "Practice Educator Professional Standards (PEPS)", "HGV licence". */
const A_PAPER =
  /\b(?:licen[cs]es?|certificates?|certified|certifications?|diplomas?|qualifications?|accreditation|membership of|pathway)(?!\p{L})/iu;
const A_PAPER_IN_CAPITALS =
  /\bDip[A-Z]\p{L}*|\b(?:[Ss]tandards|[Aa]ward|[Pp]rogramme|[Cc]ourse)\b[^,;]{0,12}\([A-Z]{3,6}\)/u;

/**
 * What the paper is in is no skill of its own: Health and Social Care at Level 3 is not social work, a licence for a lorry
 * no driving, and who uses AWS is not certified in it.
 */
export const namesAPaper = (text: string): boolean =>
  VOCATIONAL.test(text) ||
  ((A_PAPER.test(text) || A_PAPER_IN_CAPITALS.test(text)) &&
    text.split(/\s+/).length <= MOST_WORDS &&
    degreeIn(text) === null &&
    !/\bdegree\b/i.test(text) &&
    !OF_DOING.test(text) &&
    !beginsWithVerb(text.replace(/^[\s•●▪*–-]+/, '')));

/** `apart`: lines that are read elsewhere, or say who and where; `yearsLine`: the one that says how long. */
export function wordedAsks(
  sentences: readonly AdvertSentence[],
  apart: readonly (string | null)[],
  title: string | null,
  yearsLine: string | null,
): WordedAsk[] {
  const asks = new Map<string, WordedAsk>();
  const ofTitle = new Set(stemsOf(title ?? ''));
  const add = (name: string, whole: string, { text, asking, isDuty }: AdvertSentence) => {
    const asked = whole.replace(ASIDE, ' ');
    const level = levelIn(asked);
    const isQualification =
      (QUALIFICATION.test(asked) || namesAPaper(asked) || A_CODE.test(asked) || A_SHORT_FORM.test(asked)) &&
      !beginsWithVerb(asked.replace(/^[\s•●▪*–-]+/, '')) &&
      !OF_DOING.test(asked);
    // "Milking (24/48 rotary)": what kind of it is no other thing.
    const plain = isQualification ? asked : withoutBrackets(asked);
    const all = stemsOf(HOW_OFTEN.reduce((text, said) => text.replace(said, ' '), plain)).filter(
      (each) => !SAYS_LITTLE.has(each) && !/^\d$/.test(each),
    );
    // Of a driver a "Driver CPC" is a CPC.
    const own = isQualification ? all.filter((each) => !ofTitle.has(each) || /[+-]/.test(each)) : all;
    const stems = own.length > 0 ? own : all;
    if (
      stems.length === 0 ||
      name.length < 3 ||
      SAYS_NOTHING_ALONE.test(name) ||
      asks.has(name) ||
      asking === 'nothing'
    )
      return;
    const importance = asking === 'required' && ASIDE.test(whole) ? 'preferred' : asking;
    asks.set(name, {
      name,
      line: text,
      importance,
      stems,
      isQualification,
      level,
      isDuty: isDuty ?? TOLD_OF_THE_WORK.test(text),
    });
  };
  for (const sentence of sentences) {
    const { text, asking, isAboutVisas } = sentence;
    if (asking === 'nothing' || isAboutVisas || apart.some((line) => line?.startsWith(text))) continue;
    const paper = beforeItsYears(text);
    if (paper !== null) add(nameOf(paper), paper, sentence);
    // "Post-registration experience of at least 18 months" is asked for in months.
    else if (text === yearsLine && /\bexperience\b/i.test(text) && !namesAPaper(text)) continue;
    else if (isLineOfItsOwn(sentence))
      for (const each of partsOf(text))
        add(sentence.isOfProse || sentence.isDuty ? capital(nameOf(each)) : nameOf(each), each, sentence);
    else if (isRowOfItems(sentence)) for (const each of unknownIn(sentence)) add(capital(nameOf(each)), each, sentence);
    else
      for (const { name, object, isRest } of proseAsksIn(sentence))
        // "Two years' experience in an analytical role" is asked for once, in years.
        if (text !== yearsLine || !/^experience\b/i.test(name))
          add(nameOf(name), object, isRest ? { ...sentence, isDuty: true } : sentence);
  }
  const all = [...asks.values()];
  const duties = all.filter(({ isDuty }) => isDuty).slice(0, MOST_DUTIES);
  return [...all.filter(({ isDuty }) => !isDuty), ...duties].slice(0, MOST);
}

/** "High school diploma or equivalent, plus two years of office work": the paper; its years are read elsewhere. */
function beforeItsYears(text: string): string | null {
  const paper = PAPER_AND_YEARS.exec(text)?.[1] ?? '';
  return QUALIFICATION.test(paper) && !/\bdegree\b/i.test(paper) && degreeIn(paper) === null ? paper : null;
}
const PAPER_AND_YEARS = new RegExp(
  String.raw`^[\s•●▪*–-]*([^.;:]{5,60}?),?\s+(?:plus|and|with|\+)\s+(?:at least |a minimum of |minimum )?${NUMBER}\+?\s+(?:years?|yrs?|months?)\b`,
  'iu',
);

/** Something by its name alone, beside what is asked for in its line: "ILS" of "ALS or ILS". */
export const askedByName = (
  name: string,
  { line, importance, skill }: Pick<WordedAsk, 'line' | 'importance'> & { skill: { kind: string } },
): WordedAsk => ({
  ...{ name, line, importance, stems: stemsOf(name), level: levelIn(name) },
  isQualification: skill.kind === 'certificate' || QUALIFICATION.test(name) || /^[A-Z]{3,6}$/.test(name),
});

const withoutBrackets = (text: string): string => {
  const bare = text.replace(/\([^)]*\)/g, ' ');
  return stemsOf(bare).length > 0 ? bare : text;
};

/** "(or willing to work towards)": who has it not yet may come all the same. */
const ASIDE =
  /[(,]?\s*\bor (?:be )?(?:(?:the )?(?:willing(?:ness)?|prepared|happy|ready|able|ability) to (?:work towards|study|train|obtain|achieve|complete|undertake|gain|get|become)|working towards)[^).;]*\)?/i;
/** "Grade C/4 or above": how well, of which a CV seldom speaks. */
const GRADED =
  /\b(?:at )?grades? [a-c1-9](?![\p{L}\d])(?:\s?(?:[/–-]|to|or)\s?[a-c1-9*](?![\p{L}\d]))?|\b(?:or|and) (?:above|higher|better|equivalent)\b/giu;
/** "Held for at least 2 years": said of a paper, and no years of work. */
const HELD_FOR =
  /\b(?:held )?(?:for )?(?:at least |a minimum of |minimum (?:of )?|min\.? ?|over |more than )?(?:\d{1,2}|one|two|three|four|five)\+? (?:years?|yrs?|months?)\b/i;

/** "…, max 6 points": said of a licence. */
const POINTS =
  /(?:,|,?\s(?=with\b))\s*(?:with )?(?:no more than|fewer than|under|max(?:imum)?\.?(?: of)?) \d+ points\b.*$/i;

/** "Telephone manner, typing", "Emergency lighting, BMS knowledge": each by itself, where nothing joins them. */
function partsOf(text: string): string[] {
  const papers = text.replace(IN_BRACKETS_POINTS, '').split(/,\s+|\s+and\s+/);
  const areAllPapers = papers.every(
    (paper) => paper.split(/\s+/).length <= MOST_WORDS_OF_A_PAPER && (/\bcpc\b/i.test(paper) || A_LICENCE.test(paper)),
  );
  if (papers.length > 1 && areAllPapers) return papers;
  const parts = text.split(/,\s+/);
  const areShort = parts.every((part) => part.split(/\s+/).length <= 3 && !JOINED.test(part));
  // "Accessible, performant interfaces": one thing, said to be two ways
  const isOneThing = parts.length === 2 && AN_ADJECTIVE.test(parts[0] ?? '') && /\s/.test(parts[1] ?? '');
  return parts.length > 1 && areShort && !isOneThing ? parts : [text];
}
/** "Full Category C licence (no more than 6 points), Driver CPC and digital tachograph card": three. */
const IN_BRACKETS_POINTS = /\s*\([^()]*\bpoints\b[^()]*\)/i;
const A_LICENCE = /\b(?:licen[cs]e|card|certificate|ticket)\b/i;
const MOST_WORDS_OF_A_PAPER = 5;
const AN_ADJECTIVE = /^[\s•●▪*–-]*\p{L}{3,}(?:[ai]ble|ful|ous|ive|ent|ant|less|[^n]ic|al)$/iu;
/** "Personal care, meal preparation, medication prompts": one of them is known, and the others are asked for as well. */
const isRowOfItems = ({ text, isListed }: AdvertSentence): boolean =>
  isListed && !/^[^:]{0,30}:/.test(text) && partsOf(bare(text)).length > 2 && !OF_THE_POST.test(text);

function unknownIn({ text, mentions }: AdvertSentence): string[] {
  let from = 0;
  return partsOf(bare(text)).filter((part) => {
    const start = text.indexOf(part, from);
    from = start + part.length;
    return !mentions.some((mention) => mention.start < from && mention.end > start);
  });
}
const bare = (text: string): string => text.replace(/^[\s•●▪*–-]+/, '').replace(/[.\s]+$/, '');

const JOINED = /\b(?:and|or|&|with|of|in|for|to)\b/i;

/** "No more than 6 points": what is not there, no CV has a line about. */
const ABSENCE =
  /^no\b|^(?:we|our (?:client|team|company|home|school))(?:['’]re|['’]ll| are| is| will| have| want| need| seek)?\b|\bwill be (?:carried out|undertaken|conducted|arranged)\b|\b(?:newly qualified|beginners|graduates|returners|trainees|ects?|nqts?|(?:\w+ )?holders|applicants|applications|candidates|everyone)\b.{0,25}\b(?:welcomed?|encouraged|considered)\b/i;

/** "You know when a test is significant": told of what a skill means. */
const OF_THE_READER = /^you (?:know|understand|see|love|enjoy|believe|think) (?:when|how|why|what|that|where)\b/i;
/** "You'll partner with product to …": one of the things to do. */
const TOLD_OF_THE_WORK = /^you(?:['’]ll| will) (?!(?:also )?(?:be|have|need|hold|bring)\b)\p{L}/iu;

/** A short line that is a requirement as it stands, in a list of them or not. */
function isLineOfItsOwn({ text: whole, isListed, isDuty, mentions }: AdvertSentence): boolean {
  const isPaper = QUALIFICATION.test(whole);
  const text = (isPaper ? whole.replace(IN_BRACKETS_POINTS, ' ').replace(HELD_FOR, ' ').replace(POINTS, ' ') : whole)
    .replace(ASIDE, ' ')
    .replace(/^[\s•●▪*–-]+/, '')
    .trim();
  const words = text.split(/\s+/).length;
  if (
    OF_THE_POST.test(text) ||
    OF_THE_READER.test(text) ||
    ABSENCE.test(text) ||
    words > MOST_WORDS ||
    (mentions.length > 0 &&
      !VOCATIONAL.test(text) &&
      !(namesAPaper(text) && mentions.every(({ skill }) => skill.kind !== 'certificate')))
  )
    return false;
  const isAlone = words <= 8 && (QUALIFICATION.test(text) || ASKS_ON_ITS_OWN.test(text));
  const isDegree = degreeIn(text) !== null || /\bdegree\b/i.test(text);
  return (
    (isListed || isDuty || isAlone) &&
    (!isDegree || (VOCATIONAL.test(text) && !/\bdegree\b/i.test(text))) &&
    !/[?:]$/.test(text)
  );
}

const SOFT =
  /\b(?:active|unrestricted|unencumbered|compact|keep|keeping|keeps|maintain|maintaining|ensure|ensuring|is|are|an?|would be|some|good|strong|excellent|full|valid|current|clean|previous|proven|relevant|required|essential|desirable|preferred|preferably|advantage|advantageous|helpful|plus|bonus|welcome|must|have|hold|able|ability|skills?|experience|knowledge|understanding|background|level|or|uk|working|familiarity|including|needed|held|(?:confident|comfortable|competent|familiar|proficient) (?:in|with|at)|(?:track )?record of|evidence of)\b/gi;

/** What says how much it is asked for, which is told beside the name. */
const HOW_MUCH =
  /\s*\((?:essential|desirable|required|preferred|optional|[ED])\)|,?\s+(?:(?:is|are|would be|will be) )?(?:an? (?:\w+ )?advantage|advantageous|desirable|desired|essential|required|needed|preferred|preferable|pref\.?|useful|beneficial|ideal|a must|a bonus|a plus|(?:is|are) welcome)(?: (?:for|on|in) [^.,;]{3,40})?[\s.]*$/i;

/** "CATIA V5 (essential)" is CATIA V5. */
export const withoutHowMuch = (text: string): string => text.replace(HOW_MUCH, '').trim();

const ALONE =
  /\b(?:without (?:help|supervision|prompting|being (?:asked|told))|unsupervised|independently|unaided)\b/gi;

const HANDS_ON = /\bhands[- ]on\b/gi;

/** "Klaviyo or a similar platform": another would do, and none is named. */
const SIMILAR_ONE = /,? or (?:an? |any |some )?(?:similar|equivalent|comparable|related|other)\b[^,;.()]*/gi;

/** "Be able to inspect your own work", "deal with complaints and turn them round": what is told of nothing else. */
const AROUND_IT = [
  /\b(?:be able to|make sure(?: that)?|deal(?:ing)? with|look(?:ing)? after|tak(?:e|ing) (?:part in|care of)|(?:get|getting|be|being) involved (?:in|with)|help(?:ing)? (?:to|with))\b/gi,
  /\b(?:your|their|our) own\b/gi,
  /,? and (?:\p{L}+ ){1,2}(?:them|it)(?: \p{L}+){0,3}[.\s]*$/giu,
];

/** "Useful for second phase", "at 70%", "held for two years": how much and since when, and not what. */
const HOW_OFTEN = [
  /^(?:ideally|preferably)\b/gi,
  HANDS_ON,
  POINTS,
  HOW_MUCH,
  SIMILAR_ONE,
  HELD_FOR,
  GRADED,
  ALONE,
  ...AROUND_IT,
  /\bhand (?=tools\b)/gi,
  /\b(?:at |of )?\d+ ?%/g,
  SOFT,
];

/** Words that stand in many lines; alike in these alone, two lines need have nothing in common. */
/** "GA4 and confident with data": what is left beside a skill may be no thing. */
const SAYS_NOTHING_ALONE = /^(?:data|results?|people|details?|numbers?|technology|systems?|others|everything)$/i;
const SAYS_LITTLE = new Set(
  ['work', 'team', 'part', 'role', 'job', 'good', 'high', 'standard', 'willing', 'keen', 'manner'].map(stem),
);

const nameOf = (text: string): string => {
  const plain = text
    .replace(/^[\s•●▪*–-]+/, '')
    .replace(/^you(?:['’]ll| will) (\S)/i, (_, letter: string) => letter.toUpperCase())
    .replace(/^(?:ideally|preferably),? (?:with(?:in)? |in |from |of )?(?:an? |the )?/i, '')
    .replace(/^(?:essential|desirable|required|preferred)\s*:\s*|^(?:you )?must (?:have|hold|possess)(?: an?)? /i, '')
    .replace(/^(?:an?|the|your|in an?|in the) (\S)(?=\S* \S)/i, (_, letter: string) => letter.toUpperCase())
    .replace(HOW_MUCH, '')
    .replace(/[\s.;,]+$/, '');
  const name = capital(plain);
  return name.length <= 70 ? name : `${name.slice(0, name.lastIndexOf(' ', 68))}…`;
};

/** The lowest of "Level 2 or 3". */
export function levelIn(text: string): number | null {
  const levels = [
    ...text.matchAll(
      /\b(?:level |lvl ?|[ns]vq ?(?:level |l)?|l)([1-8])(?![\d.])(?:(?:\s?(?:or|\/|-|to|and)\s?)([1-8]))?/gi,
    ),
  ].flatMap(([, one, other]) => [one, other].filter((each) => each !== undefined).map(Number));
  return levels.length > 0 ? Math.min(...levels) : null;
}
