import { asksForSomething } from './lines-in-rows.js';
import { beginsWithVerb, saysWhatWasDone } from './verbs.js';
import { offersAChoice, partsWithTheChoice } from './where-a-choice-begins.js';

/** "You must have", "Must be", "Essential:": what a list of things may begin with. */
const LEADS: readonly RegExp[] = [
  /^\W*(?:(?:you|applicants?|candidates?|they)\s+)?(?:must|should|need to|needs to|have to|will need to|will)\s+(?:have|be|hold|possess|be able to)\b:?\s*(?:(?:an?|the)\s)?/i,
  /^.{0,60}\b(?:person|someone|somebody|candidate|applicant|individual)\s+(?:who\s+)?(?:must\s+)?(?=(?:is|has|have|knows?|can|will)\s)/i,
  /^\W*(?:must[- ]haves?|essential|desirable|requirements?|required|needs?|preferred|nice to have|you need)\s*:\s*/i,
];
/** "Knows cocktails, can run a shift": the verb says how, and the thing stands behind it. */
const VERB = /^(?:and\s+)?(?:is|has|have|knows?|can|will|be|do)\s+(?:able to\s+)?/i;
const OF_A_SENTENCE =
  /\b(?:you|we|our|your|i|us|they|it|is|are|was|were|will|would|who|which|that|this|has|have|do|does|if|as)\b|[?:]/i;
const MOST_WORDS = 7;
const MOST_WORDS_OF_ONE = 3;
/** Behind "What you need:" the things are told with more words. */
const MOST_WORDS_LABELLED = 11;
const FEWEST_IN_A_RUN = 3;
/** Who, where, when and for how much stand in the first line beside the title. */
const FEWEST_BESIDE_A_TITLE = 5;

/** Commas and semicolons, but not those in brackets. */
const partsOf = (text: string): string[] =>
  text
    .split(/[,;]\s+(?![^()]{0,200}\))/)
    .map((part) => part.replace(/^and\s+/i, '').replace(/[\s.!]+$/, ''))
    .filter(Boolean);

const isNote = (part: string, most = MOST_WORDS): boolean =>
  part.split(/\s+/).length <= most && !OF_A_SENTENCE.test(part.replace(/\bIT\b|\bexperience as\b/g, 'work'));

/** "… and train juniors", "… and 12 months in care": another thing. */
const withTheLast = (parts: readonly string[]): string[] =>
  parts.flatMap((part, at) => {
    const [first = '', second = ''] = at === parts.length - 1 ? part.split(/\s+and\s+(?=[\p{Ll}\d]+ )/u) : [part];
    return second !== '' && (saysWhatWasDone(second) || /^(?:\d|own |an? |the |some )/.test(second))
      ? [first, second]
      : [part];
  });

interface Place {
  /** One of the statements without a verb that a line is made of. */
  isNote: boolean;
  /** An item of a list already. */
  isItem: boolean;
  /** The first sentence of the advert, where the title is. */
  isFirst: boolean;
  /** Behind "Essential:" in the same line. */
  isLabelled?: boolean;
}

/** The things that a sentence asks for one by one; null where it is a sentence, or offers a choice among them. */
export function itemsIn(sentence: string, { isNote: isOfNotes, isItem, isFirst, isLabelled }: Place): string[] | null {
  if (isLabelled === true) return aRowOf(withTheLast(partsOf(sentence)), MOST_WORDS_LABELLED);
  for (const lead of LEADS) {
    const found = lead.exec(sentence)?.[0];
    if (found === undefined) continue;
    const parts = withTheLast(partsOf(sentence.slice(found.length))).map((part) => part.replace(VERB, ''));
    // "Must have own tools": one thing, told in few words
    const [only = ''] = parts;
    if (parts.length === 1 && /\b(?:have|hold|possess)\b/i.test(found) && isNote(only, MOST_WORDS_OF_ONE)) return parts;
    return aRowOf(parts);
  }
  const parts = partsOf(sentence);
  // "Plan, prepare, cook or serve food": what is done to one thing
  const isDone = (part = '') => beginsWithVerb(`${part.replace(/^\W+/, '')} it`);
  if (isItem) return isDone(parts[0]) ? null : besideAChoice(parts);
  if (parts.length < (isFirst ? FEWEST_BESIDE_A_TITLE : FEWEST_IN_A_RUN) || !parts.every((part) => isNote(part)))
    return null;
  if (isChoice(parts)) return besideAChoice(parts);
  // "CSCS": capitals by themselves say neither
  const others = parts.slice(1).filter((part) => !/^[A-Z]{2,6}$/.test(part));
  const small = others.filter((part) => /^\P{Lu}/u.test(part)).length;
  return isOfNotes || small * 2 > others.length ? parts : null;
}

function aRowOf(parts: string[], most = MOST_WORDS): string[] | null {
  if (!parts.every((part) => isNote(part, most))) return null;
  const row = partsWithTheChoice(parts, true);
  return row.length > 1 ? row : null;
}

/** "First aid, phonics, autism or ADHD": the things that stand beside a choice, and the choice; null where it is all of one. */
function besideAChoice(parts: string[]): string[] | null {
  const isRow = parts.some(offersAChoice) && parts.every((part) => isNote(part) && !GOES_ON.test(part));
  if (!isRow || !(isChoice(parts) || parts.length >= FEWEST_IN_A_RUN)) return null;
  const row = partsWithTheChoice(parts, false);
  return row.length > 1 ? row : null;
}
/** What says more of the thing before. */
const GOES_ON = /^(?:ideally|preferably|with|without|including|such|especially|particularly|e\.?g)\b/i;

const isChoice = (parts: readonly string[]): boolean => offersAChoice(parts.at(-1) ?? '');

const FEWEST_NOTES = 3;
const MOSTLY = 0.6;
const MOST_WORDS_ALONE = 12;

/**
 * "Budget control. First aid.": in a line of statements without a verb each asks for something, from the first that
 * says so; where, when and for how much stand before it.
 */
export function notesAmong(sentences: readonly string[], isFirstLine: boolean): ReadonlySet<number> {
  const notes = sentences.flatMap((sentence, at) =>
    partsOf(sentence).every((part) => isNote(part, MOST_WORDS_ALONE)) ? [at] : [],
  );
  // "Two bricklayers required" is who is looked for.
  const from = notes.findIndex((at) => !(isFirstLine && at === 0) && asksForSomething(sentences[at] ?? ''));
  const isOfNotes = notes.length >= FEWEST_NOTES && notes.length >= sentences.length * MOSTLY;
  return new Set(isOfNotes && from >= 0 ? notes.slice(from) : []);
}
