import { capital } from '../text/clean.js';
import type { AdvertSentence } from './advert-sentence.js';
import { A_REASON, nameOf } from './asked-name.js';
import { ASIDE } from './beside-a-paper.js';
import { tellingStemsOf, withoutBrackets } from './how-much-asked.js';
import { interestsIn } from './interests-asked.js';
import { lawsAsked } from './laws-asked.js';
import { levelIn } from './levels-named.js';
import { isLineOfItsOwn } from './lines-that-ask.js';
import { beforeItsYears, isQualificationAsked, namesAPaper } from './papers-named.js';
import { proseAsksIn } from './prose-asks.js';
import { isRowOfItems, otherOfTwoIn, otherShortNameIn, partsOf, unknownIn } from './rows-of-items.js';
import { stemsOf } from './stems.js';
import type { WordedAsk } from './worded-ask.js';

/** A thing that a sentence asks for: what it is to be called, and the words that say it. */
interface Thing {
  name: string;
  whole: string;
  sentence: AdvertSentence;
}

/**
 * What no vocabulary names, each thing once, and no more of them than somebody would read. `apart`: lines that are read
 * elsewhere, or say who and where; `yearsLine`: the one that says how long.
 */
export function wordedAsks(
  sentences: readonly AdvertSentence[],
  apart: readonly (string | null)[],
  title: string | null,
  yearsLine: string | null,
): WordedAsk[] {
  const asks = new Map<string, WordedAsk>();
  const ofTitle = new Set(stemsOf(title ?? ''));
  for (const sentence of sentences) {
    const { text, asking, isAboutVisas } = sentence;
    if (asking === 'nothing' || isAboutVisas || apart.some((line) => line?.startsWith(text))) continue;
    for (const { name, object } of interestsIn(text)) {
      const stems = tellingStemsOf(object);
      const ask = { name: nameOf(name), line: text, importance: asking, stems, isQualification: false, level: null };
      if (stems.length > 0 && !asks.has(ask.name)) asks.set(ask.name, { ...ask, interestIn: object });
    }
    for (const thing of thingsIn(sentence, yearsLine)) {
      const ask = asks.has(thing.name) || interestsIn(thing.whole).length > 0 ? null : askFor(thing, ofTitle);
      if (ask) asks.set(ask.name, ask);
    }
  }
  const all = [...asks.values()];
  const duties = all.filter(({ isDuty }) => isDuty).slice(0, MOST_DUTIES);
  return [...all.filter(({ isDuty }) => !isDuty), ...duties].slice(0, MOST);
}
const MOST = 12;
const MOST_DUTIES = 5;

/** A paper before its years, a line by its parts, a row by what is not known of it, and prose by what it asks for. */
function thingsIn(sentence: AdvertSentence, yearsLine: string | null): Thing[] {
  const { text } = sentence;
  // "You must be time served or have an NVQ3": a choice of two ways to one trade
  const served = TIME_SERVED.exec(text)?.[1];
  if (served !== undefined) return [{ name: capital(nameOf(served)), whole: served, sentence }];
  const paper = beforeItsYears(text);
  if (paper !== null) return [{ name: nameOf(paper), whole: paper, sentence }];
  // "Post-registration experience of at least 18 months" is asked for in months.
  if (text === yearsLine && /\bexperience\b/i.test(text) && !namesAPaper(text)) return [];
  const laws = lawsAsked(text);
  if (laws)
    return laws
      .filter(({ start, end }) => !sentence.mentions.some((each) => each.start < end && each.end > start))
      .map(({ name }) => ({ name: capital(name), whole: name, sentence }));
  if (isLineOfItsOwn(sentence)) {
    const called = (part: string) => (sentence.isOfProse || sentence.isDuty ? capital(nameOf(part)) : nameOf(part));
    return partsOf(text).map((whole) => ({ name: called(whole), whole, sentence }));
  }
  const other = otherOfTwoIn(sentence);
  if (other !== null) return [{ name: capital(nameOf(other)), whole: other, sentence }];
  const short = otherShortNameIn(sentence);
  if (short !== null) return [{ name: short, whole: short, sentence }];
  if (isRowOfItems(sentence))
    return unknownIn(sentence).map((whole) => ({ name: capital(nameOf(whole)), whole, sentence }));
  return (
    proseAsksIn(sentence)
      // "Two years' experience in an analytical role" is asked for once, in years.
      .filter(({ name }) => text !== yearsLine || !/^experience\b/i.test(name))
      .map(({ name, object, isRest }) => ({
        ...{ name: nameOf(name), whole: object },
        sentence: isRest ? { ...sentence, isDuty: true } : sentence,
      }))
  );
}

const TIME_SERVED =
  /^\W*(?:(?:you|applicants?|candidates?|the (?:ideal|successful) candidate) )?(?:must|should|need to|will) be ((?:fully )?time[- ]served\b[^.;,]*)/i;

/** Null where nothing is left of it that could be looked for. */
function askFor({ name, whole, sentence }: Thing, ofTitle: ReadonlySet<string>): WordedAsk | null {
  const { text, asking, isDuty } = sentence;
  const asked = whole.replace(ASIDE, ' ').replace(A_REASON, ' ');
  const isQualification = isQualificationAsked(asked);
  // "Milking (24/48 rotary)": what kind of it is no other thing.
  const all = tellingStemsOf(isQualification ? asked : withoutBrackets(asked));
  // Of a driver a "Driver CPC" is a CPC; beside a level the trade is what the paper is in.
  const level = levelIn(asked);
  const own = isQualification && level === null ? all.filter((each) => !ofTitle.has(each) || /[+-]/.test(each)) : all;
  const stems = own.length > 0 ? own : all;
  if (
    stems.length === 0 ||
    (name.length < 3 && !A_SHORT_NAME.test(name)) ||
    SAYS_NOTHING_ALONE.test(name) ||
    asking === 'nothing'
  )
    return null;
  return {
    ...{ name, line: text, stems, isQualification, level },
    importance: asking === 'required' && isForLater(whole) ? 'preferred' : asking,
    isDuty: isDuty ?? TOLD_OF_THE_WORK.test(text),
  };
}
/** "S3", "K8" */
const A_SHORT_NAME = /^\p{Lu}\d$/u;
/** "Or willing to work towards": it may come later. Whoever is to be "working towards it" is on the way already. */
const isForLater = (whole: string): boolean => ASIDE.test(whole) && !/\bor working towards\b/i.test(whole);

/** "You'll partner with product to …": one of the things to do. */
const TOLD_OF_THE_WORK = /^you(?:['’]ll| will) (?!(?:also )?(?:be|have|need|hold|bring)\b)\p{L}/iu;
/** "GA4 and confident with data": what is left beside a skill may be no thing, as how a language is used is none. */
const SAYS_NOTHING_ALONE =
  /^(?:(?:(?:both|in|well|fluently|clearly|excellent|good|strong) )*(?:spoken|written|verbal(?:ly)?|oral(?:ly)?|in writing)(?: (?:and|&|or|as well as) (?:in )?(?:spoken|written|verbal(?:ly)?|oral(?:ly)?|writing))?|data|results?|people|details?|numbers?|technology|systems?|others|everything|ects?|nqts?|(?:newly qualified|career|returning|new) \p{L}+|applicants|candidates|graduates|beginners)$/iu;
