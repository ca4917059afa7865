import { wordsOf, type Word } from '../text/words.js';
import { sharedPart, sharedWhole, telling } from './about.js';
import { FEWEST_DISTRACTORS, OPTIONS_BESIDE, shortBy } from './distractors.js';
import type { StudySentence } from './document.js';
import { isBase, isSureVerb, mainVerbIn } from './finite-verbs.js';
import { inQuotes, refersByNumber, type DraftQuestion } from './question.js';

/** An item of a list, or a sentence under a heading, as it can be chosen among others. */
interface Item {
  text: string;
  /** The line that the list goes on from, or the heading. */
  above: string;
  aboveWords: string[];
  isListed: boolean;
  telling: string[];
  /** Without what the whole document is about, as long as something is left. */
  own: string[];
  shape: string;
  sentence: StudySentence;
}

const LONGEST = 220;
/** Comparing all with all takes quadratic time. */
const MOST_ITEMS = 250;
/** So large a share of the shorter one's words: it may be true in the other place as well. */
const SAME = 0.55;
/** Lists that begin so much alike ask for the same things. */
const SAME_PLACE = 0.6;
/** What is repeated with another comma is one option. */
const SAME_TEXT = 0.85;
const FEWEST_LEAD_WORDS = 3;
const FEWEST_OWN = 2;
const MOST_TO_CHOOSE_FROM = 8;
/** The right answer must not be the one long option among short ones. */
const LONGER = 3;

/** "Which of these does the document list here?": one item of the list, beside items of others. So with headings. */
export function itemDrafts(sentences: readonly StudySentence[], subject: ReadonlySet<string>): DraftQuestion[] {
  const all = sentences.flatMap((sentence) => itemOf(sentence, subject) ?? []);
  const step = Math.max(1, Math.ceil(all.length / MOST_ITEMS));
  const items = all.filter((_, at) => at % step === 0);
  const made = new Map<string, number>();
  return items.flatMap((item) => {
    const distractors = distractorsOf(item, items, all);
    if (distractors.length < FEWEST_DISTRACTORS || isToldAbove(item, distractors, subject)) return [];
    if (!item.isListed && isOnlyMeasured(item, distractors)) return [];
    const at = made.get(item.above) ?? 0;
    made.set(item.above, at + 1);
    return [
      {
        kind: item.isListed ? ('item' as const) : ('section' as const),
        question: questionOf(item, at),
        answer: item.text,
        distractors: distractors.map(({ text }) => text),
        sentence: item.sentence,
        // What a heading speaks of is seen at a glance, unless other sections speak in the same words.
        isCommon:
          !item.isListed &&
          !distractors.slice(0, OPTIONS_BESIDE).every((other) => speaksLike(other, spokenAbove(hereOf(item, all)))),
        worth: worthOf(item) - shortBy(distractors.map(({ text }) => text)),
      },
    ];
  });
}

const worthOf = ({ isListed, own, text }: Item): number =>
  (isListed ? 2 : 1) + Math.min(own.length, 12) * 0.05 - (refersByNumber(text) ? 0.6 : 0);

/** Several questions about one list are worded differently. */
const WORDINGS = [
  'does the document list here',
  'belongs to this list of the document',
  'stands in this list of the document',
  'is a part of this list of the document',
];
const HEADED = ['does the document say under', 'stands in the document under'];
function questionOf({ above, isListed }: Item, at: number): string {
  if (!isListed) return `Which of these ${HEADED[at % HEADED.length] ?? ''} the heading ${inQuotes(above)}?`;
  const asks = WORDINGS[at % WORDINGS.length] ?? '';
  return `Which of these ${asks}? ${inQuotes(`${above} …`)}`;
}

function itemOf(sentence: StudySentence, subject: ReadonlySet<string>): Item | null {
  const { lead, under, words } = sentence;
  if (sentence.note) return null;
  const isListed = lead !== null;
  const above = lead === null ? under : placeOf(lead, under);
  const text = sentence.text.replace(/\.$|;? (?:and|or)$/, '');
  if (above === null || text.length > LONGEST || /["“”:]|^[\d(]/.test(text) || /["“”]/.test(above)) return null;
  // "P has permission": who that is stands elsewhere.
  if ((!isListed && POINTS_BACK.test(text)) || /^[B-Z] /.test(text)) return null;
  const aboveWords = telling(wordsOf(above));
  if (aboveWords.length < (isListed ? FEWEST_LEAD_WORDS : 1)) return null;
  const said = telling(words);
  const own = said.filter((word) => !subject.has(word));
  const shape = `${shapeOf(words, isListed)}${joinIn(above, isListed)}`;
  return {
    text,
    above,
    aboveWords,
    isListed,
    telling: said,
    own: own.length < FEWEST_OWN ? said : own,
    shape,
    sentence,
  };
}

/** "The applicant must not be:" belongs to many lists; the heading above says to which. */
const placeOf = (lead: string, under: string | null): string =>
  under === null || telling(wordsOf(lead)).length >= FEWEST_LEAD_WORDS ? lead : `${under}: ${lead}`;

function distractorsOf(item: Item, items: readonly Item[], all: readonly Item[]): Item[] {
  const here = hereOf(item, all);
  const spoken = spokenAbove(here);
  const others = items
    .filter((other) => other.above !== item.above && other.shape === item.shape && !other.sentence.isRepeated)
    .filter((other) => isAsLong(other, item) && isElsewhere(other, item))
    .map((other) => ({ other, isStrange: !item.isListed && !speaksLike(other, spoken) }))
    .toSorted(
      (one, two) =>
        Number(one.isStrange) - Number(two.isStrange) ||
        farness(one.other, item) - farness(two.other, item) ||
        (one.other.text < two.other.text ? -1 : 1),
    )
    .map(({ other }) => other);
  const distractors: Item[] = [];
  // One after the other until there are enough: comparing all with all takes most of the time of a long document.
  for (const other of others) {
    if (distractors.length === MOST_TO_CHOOSE_FROM) break;
    if (distractors.some((one) => sharedWhole(one.telling, other.telling) > SAME_TEXT)) continue;
    if (here.every((one) => sharedPart(one.own, other.own) < SAME)) distractors.push(other);
  }
  return distractors;
}

/** A word of the list's own beginning tells the answer, unless a wrong one has it too. */
const isToldAbove = (item: Item, distractors: readonly Item[], subject: ReadonlySet<string>): boolean =>
  item.telling
    .filter((word) => item.aboveWords.includes(word) && !(item.isListed && subject.has(word)))
    .some((word) => !distractors.slice(0, OPTIONS_BESIDE).some((other) => other.telling.includes(word))) ||
  // "Without oxygen" tells where "oxygen" alone does not.
  pairsIn(item.above)
    .filter((pair) => pairsIn(item.text).includes(pair))
    .some((pair) => !distractors.slice(0, OPTIONS_BESIDE).some((other) => pairsIn(other.text).includes(pair)));

/** Under "Temperature control" the one sentence with degrees in it is seen at a glance. */
const isOnlyMeasured = ({ text }: Item, distractors: readonly Item[]): boolean =>
  A_MEASURE.test(text) && !distractors.slice(0, OPTIONS_BESIDE).some((other) => A_MEASURE.test(other.text));
const A_MEASURE =
  /\d ?(?:degrees|°|%|per ?cent|volts|amps?|watts|(?:milli|centi|kilo)?(?:met|lit)res?|[kcm]m\b|k?g\b|ml\b)/i;

const TURNS = /\b(?:without|with|before|after|against|outside|inside|no|not) (?:the |an? )?\p{L}+/giu;
const pairsIn = (text: string): string[] => text.toLowerCase().match(TURNS) ?? [];

const SPOKEN_ALIKE = 3;
/** Has words of what stands under the heading. */
const speaksLike = ({ telling: words }: Item, here: ReadonlySet<string>): boolean =>
  words.filter((word) => here.has(word)).length >= SPOKEN_ALIKE;
const spokenAbove = (here: readonly Item[]): ReadonlySet<string> => new Set(here.flatMap((item) => item.telling));
const hereOf = (item: Item, all: readonly Item[]): Item[] => all.filter(({ above }) => above === item.above);

/** Sections about one thing, for the applicant and for a partner, say the same of both. */
const isElsewhere = (one: Item, other: Item): boolean =>
  one.isListed
    ? sharedWhole(one.aboveWords, other.aboveWords) < SAME_PLACE
    : sharedPart(one.aboveWords, other.aboveWords) < SAME_PLACE;

const isAsLong = (one: Item, other: Item): boolean =>
  one.text.length < other.text.length * LONGER && other.text.length < one.text.length * LONGER;

const farness = (one: Item, other: Item): number => Math.abs(one.text.length - other.text.length);

const POINTS_BACK = /^(?:it|this|that|these|those|they|he|she|such|however|therefore|both)\b/i;
const ARTICLE = /^(?:an?|the|any|each|every|no|all|this|that|these|those|their|his|her|its|your|our)$/;
const PREPOSITION = /^(?:in|on|at|by|for|from|of|with|within|under|as|to|before|after|during|without|outside|inside)$/;
const BE = /^(?:is|are|was|were|may|must|will|can)$/i;
const FAR = 10;

/** "As:", "endorsed by:": what stands there goes on from nothing else. */
const joinIn = (above: string, isListed: boolean): string => {
  const last = /(\p{L}+):$/u.exec(above)?.[1]?.toLowerCase() ?? '';
  return isListed && PREPOSITION.test(last) ? ` behind ${last}` : '';
};

/** "The applicant leaves the UK"; not "HM Armed Forces (the …)". */
function hasVerb(words: readonly Word[]): boolean {
  const verb = mainVerbIn(words);
  return verb !== null && /^\p{Ll}/u.test(words[verb.at]?.text ?? '');
}

/** What an item begins with: "be …" goes on from "must", "in the UK" from "must not be", a whole clause from "if". */
function shapeOf(words: readonly Word[], isListed: boolean): string {
  if (!isListed) return 'sentence';
  const first = words[0]?.text.toLowerCase() ?? '';
  const near = words.slice(1, FAR).map(({ text }) => text);
  if (PREPOSITION.test(first)) return `after ${first}`;
  // "Work is permitted" orders nothing.
  if (first === 'not' || first === 'be' || (isBase(first) && !near.some((word) => BE.test(word)))) return 'order';
  if (isSureVerb(first)) return 'verb';
  if (/^(?:if|where|when|unless|except)$/.test(first)) return 'condition';
  if (/ed$/.test(first) || first === 'been') return 'past';
  if (/ing$/.test(first)) return 'act';
  if (near.some(isSureVerb) || hasVerb(words)) return 'clause';
  return ARTICLE.test(first) ? 'thing' : 'name';
}
