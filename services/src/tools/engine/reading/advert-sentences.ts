import { apartFromLabel } from '../lines/labels.js';
import { isHeadingKind, type LineKind } from '../lines/line-kinds.js';
import { kindsOfLines } from '../lines/line-reader.js';
import { skillsNamedIn, type SkillMention } from './skill-finder.js';
import { linesInRows } from './lines-in-rows.js';
import { linesOf } from '../text/clean.js';
import { isPlaceOnly } from './places.js';
import { itemsIn, notesAmong } from './advert-notes.js';
import { dutiesIn } from './prose-duties.js';
import { proseItemsIn, withAsides, type ProseItem } from './prose-items.js';
import { partedShouts, unshouted } from './shouted.js';
import { beginsWithVerb } from './verbs.js';

/** How much a sentence of an advert asks: a must, a wish, or nothing at all (what is offered, who the employer is). */
export type Asking = 'required' | 'preferred' | 'nothing';

export interface AdvertSentence {
  text: string;
  asking: Asking;
  /** True for what stands in a list of skills or under a heading such as "Requirements": asked for in so many words. */
  isListed: boolean;
  /** True when the sentence speaks of sponsorship or visas; what it names is not asked for, certificates apart. */
  isAboutVisas: boolean;
  /** One of the things that a sentence asks for, and no line of its own. */
  isOfProse?: boolean;
  /** One of the things to do that a sentence tells in a row, and the first of them with the whole sentence. */
  isDuty?: boolean;
  toldIn?: string;
  /** Every skill and language it names, asked for or not. */
  mentions: SkillMention[];
}

const SKILL_LIST = /^(?:(?:key|required|technical|main|core|essential) )?skills(?: required| needed)?:\s*\S/i;
const PREFERRED =
  /\b(?:nice to have|desirable|desired|pref(?=$|[.,;\s])|preferable|preferred|preferably|a bonus|a plus|an? (?:real |distinct |clear )?advantage|advantageous|helps|helpful|(?:is|are) welcome|ideally|not expected|not essential|pleasant|(?:is|are) valued|beneficial|would suit|makes? .{0,40} easier|would be (?:good|great|useful|nice|welcome|(?:very )?welcomed|an? (?:real |great )?asset)|optional|is encouraged|can be learned|familiarity|useful)\b|\(D\)[.\s]*$/i;
/**
 * What is said not to be asked: "is not required", "we do not require a degree", "no degree required", "without a degree",
 * "whether or not you have a degree". "Not only" asks.
 */
const DENIAL = new RegExp(
  [
    String.raw`(?:\bnot|\b(?:is|are|was)n['’]t) (?:be )?(?:strictly |actually )?(?:required|necessary|needed|mandatory|essential for|a (?:must|requirement|condition))\b`,
    String.raw`\bno (?:need|experience|prior|previous)\b`,
    String.raw`\bno (?:[\p{L}-]+ ){1,5}?(?:(?:is|are) )?(?:required|necessary|needed|asked for|expected)\b`,
    String.raw`\b(?:do|does|did|will|would)(?: not|n['’]t) (?:have to|need|require|expect|ask for|insist on|look for|mind|want|demand|care about)\b`,
    String.raw`\b(?:don|doesn|won|wouldn)['’]t (?:have to|need|require|expect|ask for|insist on|look for|mind|want|demand)\b`,
    String.raw`\bwithout (?:an? |any )?(?:[\p{L}-]+ ){0,2}(?:degree|qualifications?|experience|licen[cs]e|certificates?)\b`,
    String.raw`\bneither\b.{2,60}\bnor\b`,
    String.raw`\b(?:unnecessary|not a problem if you)\b`,
    String.raw`^(?:[•*\s-]*)(?:strictly )?no (?:recruitment )?agenc(?:y|ies)\b`,
    String.raw`^no (?:[\p{L}-]+ ){0,3}(?:degree|qualifications?|licen[cs]e|certificates?|experience|cv|weekends?|nights?|shifts?)\b[^,;]*$`,
  ].join('|'),
  'iu',
);
/** Most sentences deny nothing, and a look for the word is quick. */
const isNotAsked = (text: string): boolean =>
  (/\bn(?:o|ot|either)\b|n['’]t\b|\bwithout\b|\bunnecessary\b/i.test(text) && DENIAL.test(text)) || OF_AGE.test(text);
/** "You must be 18 or over": no CV says it, and nobody learns it. */
const OF_AGE =
  /^\W*(?:(?:you|applicants?|candidates?|all \p{L}+) )?(?:must |should |need to |will need to |have to )?(?:be )?(?:aged? )?(?:at least |over |a minimum of |minimum )?(?:the age of )?(?:16|17|18|21|25)(?: years?)?(?: old| of age)?(?:\+| or (?:over|older|above)| and (?:over|older|above))?(?: years?)?(?: old| of age)?(?: (?:due to|for|because of|to (?:apply|work|drive|serve))\b[^.;]{0,60})?\W*$/iu;
const VISAS =
  /\b(?:sponsor\w*|(?<!mastercard(?:,| and| or|\/) ?)visas?(?!,? ?(?:(?:and|or|\/) ?)?(?:mastercard|amex|card))|work permits?|blue card|employment permit|highly skilled migrant|permission to work|right to work|(?:eligible|entitled|authori[sz]ed|permitted) to (?:live and )?work|h-1b|relocation payment|labou?r market impact)\b/i;

/** The sentences of an advert with what each asks for, by what the trained reader takes each for. */
export function advertSentencesOf(text: string): AdvertSentence[] {
  const lines = advertLinesOf(text);
  const units = lines.map(unitsOf);
  const kinds = kindsOfLines(units);
  const inRows = linesInRows(lines, (line, at) => isHeadingKind(kinds[at]?.[0] ?? 'title') || LABELLED.test(line));
  let isUnderHeading = false;
  let isUnderOther = false;
  let isUnderWishes = false;
  let above = '';
  return lines.flatMap((line, at) => {
    const before = above;
    above = line;
    const [first = 'title', ...others] = kinds[at] ?? [];
    if (isHeadingKind(first) && others.length === 0 && !isAThingToDo(line)) {
      isUnderWishes = first === 'heading of wishes';
      isUnderOther = OF_THE_REST.test(line);
      isUnderHeading = ASKED_OF[first] !== 'nothing';
      return [];
    }
    if (LABELLED.test(line) || OF_A_RECORD.test(line) || isPlaceOnly(line, before)) return [];
    if (SKILL_LIST.test(line)) return [sentenceOf(line, 'required', true)];
    // "Supervisors, food and drink" above its employer: a title, however many commas it has.
    if (at === 0 && LABELLED.test(lines[1] ?? '')) return [sentenceOf(line, 'required', false)];
    const sentences = units[at] ?? [];
    const notes = notesAmong(sentences, at === 0);
    let isHeaded = false;
    return sentences.flatMap((sentence, place) => {
      const read = kinds[at]?.[place] ?? 'title';
      const kind = isHeadingKind(read) && isAThingToDo(line) ? 'duty' : read;
      if (isHeadingKind(kind)) {
        isHeaded = true;
        return [];
      }
      const isListed = isHeaded || isUnderHeading || MARKED.test(line) || inRows.has(at);
      const duties = kind === 'duty' && !MARKED.test(line) && !inRows.has(at) ? dutiesIn(sentence) : null;
      if (duties) return duties.map((duty, nth) => dutyOf(duty, isListed, nth === 0 ? sentence : undefined));
      return askedIn(
        sentence,
        isUnderOther && isPaperHeld(sentence)
          ? { asking: 'required', isListed: true }
          : {
              asking: isMixed(sentence) && !isUnderWishes ? 'required' : ASKED_OF[kind],
              isListed: isListed && ASKED_OF[kind] !== 'nothing',
            },
        { isNote: notes.has(place), isFirst: at === 0 && place === 0, isLabelled: isHeaded },
        // what is done, told behind its heading in one breath, is no requirement by each of its words
      ).map((each) => (kind === 'duty' && isHeaded ? { ...each, isDuty: true } : each));
    });
  });
}

/** "Advanced Excel; Power BI an advantage": a wish beside a must, which the words of each part tell apart. */
function isMixed(sentence: string): boolean {
  const parts = sentence.split(/;\s+/);
  return parts.length > 1 && parts.some((part) => PREFERRED.test(part)) && !parts.every((part) => PREFERRED.test(part));
}

/** "Complete records and maintain traceability": an item in a list without marks, and no heading. */
const isAThingToDo = (line: string): boolean =>
  !/[:?]\s*$/.test(line) &&
  line.split(/\s+/).length >= WORDS_OF_A_DUTY &&
  beginsWithVerb(line) &&
  !/\b(?:us|our|we|team)\b/i.test(line);
const WORDS_OF_A_DUTY = 4;

/** "Other": what stands below is as often asked for as it is offered; a licence is asked for. */
const OF_THE_REST = /^(?:other|additional|further|general)(?: (?:requirements|information|details|criteria))?\s*:?$/i;
const isPaperHeld = (text: string): boolean =>
  skillsNamedIn(text).some(({ skill }) => skill.kind === 'certificate') &&
  !/\b(?:we|our|us|paid|provided?|free|cover(?:ed)?|reimburse\w*|support)\b/i.test(text);

const ASKED_OF: Readonly<Record<LineKind, Asking>> = {
  title: 'required',
  must: 'required',
  duty: 'required',
  wish: 'preferred',
  employer: 'nothing',
  offer: 'nothing',
  apply: 'nothing',
  waived: 'nothing',
  'heading of musts': 'required',
  'heading of duties': 'required',
  'heading of wishes': 'preferred',
  'heading of the employer': 'nothing',
  'heading of offers': 'nothing',
  'heading of applying': 'nothing',
};

/** What the product says of an official record: nothing that anybody asks for. */
const OF_A_RECORD = /^official record: |\bnot an open vacancy\b/i;

/** The sentences of a line, a label such as "Desirable:" as one of its own. */
const unitsOf = (line: string): string[] => sentencesIn(line).flatMap(apartFromLabel);

interface Where {
  /** One of the statements without a verb that a line is made of. */
  isNote: boolean;
  /** The first sentence of the advert, where the title is. */
  isFirst: boolean;
  /** Behind a label of its own line. */
  isLabelled: boolean;
}

function askedIn(
  sentence: string,
  { asking, isListed }: { asking: Asking; isListed: boolean },
  { isNote, isFirst, isLabelled }: Where,
): AdvertSentence[] {
  // What stands between semicolons behind "you will bring:" is brought, all of it.
  const brought = sentence.includes(';') && asking !== 'nothing' ? proseItemsIn(sentence, asking) : null;
  if (brought) return brought.map(broughtIn);
  return clausesOf(sentence).flatMap((clause) => {
    const items = itemsIn(unshouted(clause), { isNote, isItem: isListed, isFirst, isLabelled });
    if (items) return items.filter((item) => !isPlaceOnly(item)).map((item) => sentenceOf(asNamed(item), asking, true));
    return withAsides(clause, asking).flatMap((each) => asksIn(each.text, each.asking, isListed || isNote));
  });
}

const dutyOf = (duty: string, isListed: boolean, toldIn: string | undefined): AdvertSentence => ({
  ...sentenceOf(duty, 'required', isListed),
  ...{ isDuty: true, toldIn },
});

/** "… is desirable but we will train you": what stands before is wished for all the same. */
const TAUGHT =
  /(?<=\b(?:nice|desirable|preferred|welcome|useful|helpful|plus|bonus|advantage|asset)),? (?:but|and|so|as|though) we(?:['’]ll| will| can)? (?:happily )?(?:train|teach|show|help)\b.*$/i;

/** A sentence as it stands, or the things that it asks for one by one. */
function asksIn(said: string, asking: Asking, isListed: boolean): AdvertSentence[] {
  const text = said.replace(TAUGHT, '');
  const whole = sentenceOf(text, asking, isListed);
  const things = whole.asking === 'nothing' || whole.isAboutVisas ? null : proseItemsIn(text, asking);
  // An item of a list that is one thing is read as it stands.
  if (isListed && things?.length === 1) return [whole];
  return things?.map(broughtIn) ?? [whole];
}

const broughtIn = ({ text, asking, isRest }: ProseItem): AdvertSentence => ({
  ...sentenceOf(text, asking, !isRest),
  isOfProse: true,
});

/** "Excel, word, outlook": names that people write small in a list. */
function asNamed(item: string): string {
  if (item.split(/\s+/).length > 2 || skillsNamedIn(item).length > 0) return item;
  const capital = item.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase());
  const [named] = skillsNamedIn(capital);
  return named && named.end - named.start === capital.length ? capital : item;
}

/** The lines of an advert; what is shouted between stars is one each. */
export const advertLinesOf = (text: string): string[] => linesOf(text).flatMap(partedShouts);

/** An item of a list, whether a heading stands above it or not. */
const MARKED = /^(?:[•●▪■◦‣▸✓*]|[–-]\s)\s*\S/;

/** Who and where, not what is asked: an employer called "Fenland Robotics" does not look for robotics. */
const LABELLED =
  /^(?:company|employer|organi[sz]ation|location|place of work|experience level|level|salary|job type|visa type|posted|closing date|reference)\s*:/i;

const AT_CAPITALS =
  /(?<=[.!?]['’"”)]?)(?<!\b(?:[Nn]o|[Nn]r|[Rr]ef|[Tt]el|e\.g|i\.e|[Ii]ncl?)\.)\s+(?=["“'(]?(?:\p{Lu}|[£$€]))|(?<=[.!?]['’"”)]?)(?<!\b(?:[Nn]o|[Nn]r|[Ee]xp|[Aa]pprox|[Mm]in|[Mm]ax|[Rr]ef|[Tt]el|e\.g|i\.e|[Ii]ncl?)\.)\s+(?=["“'(]?\p{N})/u;
/** Where nobody typed a capital, a full stop and a blank end a sentence all the same. */
const AT_STOPS = /(?<=\p{L}{3}[.!?])(?<!\b(?:exp|approx|min|max|ref|tel|etc|incl|inc)\.)\s+/u;

/** At full stops before a capital; the abbreviations that adverts use do not end a sentence. */
export const sentencesIn = (line: string): string[] =>
  line
    .split(/[.!?]\s+\p{Ll}/u.test(line) && !/[.!?]\s+\p{Lu}/u.test(line) ? AT_STOPS : AT_CAPITALS)
    .map((sentence) => sentence.trim())
    .filter(Boolean);

const BUT = /;\s+|,?\s+(?:but|however|though|although|yet)\s+/i;

/**
 * "Kafka helps; Terraform is a must": two wishes, told apart where one of them is softer. "We do not require a degree, but
 * Python is a must": what is not asked ends at the "but". A list of musts in one line is one line each.
 */
function clausesOf(sentence: string): string[] {
  const [first = '', ...others] = sentence.split(BUT);
  // "A degree is nice but not required" is one statement.
  if (others.length > 0 && isNotAsked(first)) return [first, ...others].filter(Boolean);
  const isList = sentence.split(/;\s+/).length >= 3;
  return sentence.includes(';') && (isList || PREFERRED.test(sentence)) ? sentence.split(/;\s+/) : [sentence];
}

/** "Our client, a leading logistics business, needs …", "We are a growing software company": up to where it says what is needed. */
const OF_THE_EMPLOYER =
  /^(?:our client|the (?:client|company)|we|our (?:firm|company|practice|school|hospital))(?:,| is| are|['’]re| has been| have been)\s+(?:(?:currently|proud to be|now)\s+)?(?:an?|the|one of|\p{L}+ing)\b(?:(?!\b(?:looking|seek\w*|requir\w+|needs?|wants?|hiring|recruit\w*|who|you|your|must)\b)[^.;]){0,300}/iu;
/** "Riverside is a 400-bed hospital with …", "Riverside Medical Center is proud of …". */
const BY_ITS_NAME =
  /^(?!it |this |you )(?:\p{Lu}[\p{L}'’&.-]*)(?: (?:of|the|and|&|\p{Lu}[\p{L}'’&.-]*)){0,5}(?:,| is| are| has been)\s+(?:an?|the|one of|proud|home to|committed)\b[^.;]{0,60}\b(?:hospital|compan(?:y|ies)|firm|business|team|charity|practice|school|start-?up|scale-?up|fintech|provider|contractor|agency|group|manufacturer|consultancy|organi[sz]ation|employer|community|trust|college|university)\b[^.;]*/u;

function sentenceOf(text: string, under: Asking, isListed: boolean): AdvertSentence {
  const isAboutVisas = VISAS.test(text);
  const asks = isNotAsked(text) ? 'nothing' : PREFERRED.test(text) ? 'preferred' : under;
  const ofEmployer = (OF_THE_EMPLOYER.exec(text) ?? BY_ITS_NAME.exec(text))?.[0].length ?? 0;
  const mentions = skillsNamedIn(unshouted(text)).filter(({ start }) => start >= ofEmployer);
  const isOnlyOfEmployer = ofEmployer > 0 && !/\p{L}/u.test(text.slice(ofEmployer));
  return { text, asking: isOnlyOfEmployer ? 'nothing' : asks, isListed, isAboutVisas, mentions };
}
