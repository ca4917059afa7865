import { QUESTIONS_PER_TEST, type TestInput, type TestReply } from '../../career-engine.js';
import { isOtherLanguage } from '../text/english.js';
import { wordsOfTheSubject } from './about.js';
import { pagesOf } from './blocks.js';
import { studySentencesOf } from './document.js';
import { endingDrafts } from './endings.js';
import { isBalanced, FEWEST_DISTRACTORS } from './distractors.js';
import { AT_ALL, Chosen, type DocumentSize } from './chosen.js';
import { withoutAmbiguous } from './giveaways.js';
import { withLineEnds } from './line-ends.js';
import { leastInTheWay } from './least-in-the-way.js';
import { draftsOf } from './makers.js';
import { nameListDrafts } from './name-list-drafts.js';
import { pairedListsIn } from './paired-lists.js';
import { withWhatItPointsTo } from './points-back.js';
import { notToldByWording } from './told-by-wording.js';
import { tablesIn } from './tables.js';
import { withTablesRuled } from './unruled-tables.js';
import { lettered, type DraftQuestion, type QuestionKind } from './question.js';
import { escaped } from '../../../platform/escaped.js';

/** How many of each kind a full test has when there are enough; what is short is made up from the others. */
const WANTED: Record<QuestionKind, number> = {
  definition: 5,
  case: 5,
  figure: 6,
  consequence: 3,
  modal: 2,
  item: 4,
  amount: 3,
  cell: 3,
  row: 3,
  entry: 3,
  section: 1,
  name: 3,
  subject: 5,
  term: 3,
  ending: 3,
};
/** Rather a shorter test than one that asks for the same word again and again. */
const MOST_OF_ONE_ANSWER = 2;
/** For what would not fill a test otherwise. */
const MOST_OF_ONE_ANSWER_AT_ALL = 3;
const HALF = 0.5;
/** What fills a test is of all kinds in turn. */
const MORE_OF_A_KIND = 2;
/** A test that is shorter than this is filled with what is guessed without reading, too. */
const FEW = 10;
/** What many sentences are about, what no list knows the sort of, what fits its sentence alone. */
const GUESSED: ReadonlySet<QuestionKind> = new Set<QuestionKind>(['term', 'subject']);
const KINDS: readonly QuestionKind[] = [
  'definition',
  'case',
  'figure',
  'consequence',
  'modal',
  'cell',
  'row',
  'entry',
  'amount',
  'item',
  'name',
  'subject',
  'section',
  'term',
  'ending',
];

/**
 * A single-choice test of which every answer stands in the sentence that its explanation cites. No two questions stand
 * on one sentence, and no answer is asked for twice while there is another.
 */
export async function studyTest(
  { studyMaterial: material, asked }: TestInput,
  step: (name: string, progress: number) => Promise<void>,
): Promise<TestReply> {
  await step('Reading the document', 10);
  const studyMaterial = withTablesRuled(withLineEnds(material));
  const sentences = studySentencesOf(studyMaterial);
  await step('Looking for facts and terms', 35);
  const tables = [...tablesIn(studyMaterial), ...pairedListsIn(studyMaterial)];
  const made = [...draftsOf(sentences, tables), ...nameListDrafts(studyMaterial), ...endingDrafts(sentences)]
    .flatMap(whole)
    .filter((draft) => !isTold(draft))
    .flatMap(notToldByWording)
    .map(withWhatItPointsTo);
  const drafts = withoutAmbiguous(made);
  await step('Checking every answer', 60);
  const document = pagesOf(studyMaterial)
    .map(({ text }) => text)
    .join(' ')
    .replace(/\s+/g, ' ');
  const places = placesOf(drafts, document);
  const citable = drafts.filter(({ answer, sentence: { text } }) => text.includes(answer) && places.has(text));
  const chosen = choose(citable, new Set(asked), {
    length: sentences.length + tables.flatMap(({ rows }) => rows).length,
    plain: wordsOfTheSubject(sentences),
    places,
  });
  await step('Choosing questions', 85);
  const questions = chosen
    .toSorted((one, other) => places.get(one.sentence.text)! - places.get(other.sentence.text)!)
    .map(lettered);
  // A list of names has hardly a word of any language: only what is surely another one is said to be.
  const isForeign = isOtherLanguage(studyMaterial);
  return { questions, dropped: drafts.length - citable.length, ...(isForeign ? { isForeign } : {}) };
}

/** Without options that are cut out of a quotation; without the question when too few are left. */
function whole(draft: DraftQuestion): DraftQuestion[] {
  const distractors = draft.distractors.filter(isBalanced);
  return isBalanced(draft.answer) && distractors.length >= FEWEST_DISTRACTORS ? [{ ...draft, distractors }] : [];
}

/** Where in the document each sentence stands that stands in it: none other is cited. */
function placesOf(drafts: readonly DraftQuestion[], document: string): ReadonlyMap<string, number> {
  const texts = [...new Set(drafts.map(({ sentence }) => sentence.text))];
  return new Map(
    texts.flatMap((text) => {
      const at = document.indexOf(text);
      return at < 0 ? [] : [[text, at / document.length] as const];
    }),
  );
}

/** The answer can be read off the question's own words. */
const isTold = ({ question, answer }: DraftQuestion): boolean =>
  question.toLowerCase().includes(answer.toLowerCase()) &&
  new RegExp(`(?<![\\p{L}\\p{N}])${escaped(answer)}(?![\\p{L}\\p{N}])`, 'iu').test(question);

function choose(drafts: readonly DraftQuestion[], asked: ReadonlySet<string>, document: DocumentSize): DraftQuestion[] {
  const unasked = drafts.filter(({ question }) => !asked.has(question));
  const fresh = unasked.filter(({ isCommon }) => !isCommon);
  const best = bestOf(fresh, document);
  best.take(fresh, QUESTIONS_PER_TEST, MOST_OF_ONE_ANSWER_AT_ALL, AT_ALL);
  // What is easy comes last, and yet before a test is shorter than the text: a later one would ask for it.
  best.take(
    unasked.filter(({ kind, isUnclear }) => !GUESSED.has(kind) && !isUnclear),
    QUESTIONS_PER_TEST,
    1,
  );
  if (best.count < FEW) best.take(unasked, FEW - best.count, 1);
  if (asked.size > 0)
    best.take(
      drafts.filter(({ isCommon }) => !isCommon),
      QUESTIONS_PER_TEST,
      MOST_OF_ONE_ANSWER,
    );
  return best.drafts;
}

/** Of a text that gives enough a test of every kind; of another as many questions as can be. */
function bestOf(fresh: readonly DraftQuestion[], document: DocumentSize): Chosen {
  const even = ofEveryKind(fresh, document);
  if (even.count === QUESTIONS_PER_TEST) return even;
  const best = theBest(fresh, document);
  if (best.count === QUESTIONS_PER_TEST) return best;
  return moreOf(moreOf(best, leastInTheWay(fresh, document, MOST_OF_ONE_ANSWER_AT_ALL)), even);
}

const isTelling = ({ kind }: DraftQuestion): boolean => kind !== 'section' && kind !== 'ending';

/** Some of every kind, then more of all kinds in turn: whoever is asked for years alone has not been asked about the text. */
function ofEveryKind(fresh: readonly DraftQuestion[], document: DocumentSize): Chosen {
  const chosen = new Chosen(document);
  const ofKind = new Map(KINDS.map((kind) => [kind, fresh.filter((draft) => draft.kind === kind)]));
  for (const share of [HALF, 1])
    for (const kind of KINDS) {
      const most = Math.ceil(WANTED[kind] * share) - chosen.countOf(kind);
      if (most > 0) chosen.take(ofKind.get(kind) ?? [], most, 1);
    }
  const telling = [...ofKind].filter(([, [first]]) => first && isTelling(first));
  for (const mostOfOneAnswer of [1, MOST_OF_ONE_ANSWER, MOST_OF_ONE_ANSWER_AT_ALL]) {
    let before = -1;
    while (before < chosen.count && chosen.count < QUESTIONS_PER_TEST) {
      before = chosen.count;
      for (const [, some] of telling) chosen.take(some, MORE_OF_A_KIND, mostOfOneAnswer);
    }
  }
  return withTheLast(chosen, fresh);
}

/** What is best first, of whatever kind. */
function theBest(fresh: readonly DraftQuestion[], document: DocumentSize): Chosen {
  const chosen = new Chosen(document);
  for (const kind of KINDS)
    chosen.take(
      fresh.filter((draft) => draft.kind === kind),
      WANTED[kind],
      1,
    );
  for (const mostOfOneAnswer of [1, MOST_OF_ONE_ANSWER, MOST_OF_ONE_ANSWER_AT_ALL])
    chosen.take(fresh.filter(isTelling), QUESTIONS_PER_TEST, mostOfOneAnswer);
  return withTheLast(chosen, fresh);
}

function withTheLast(chosen: Chosen, fresh: readonly DraftQuestion[]): Chosen {
  // What can be asked in no other way: a short text says most things once.
  chosen.take(
    fresh.filter(({ kind }) => kind === 'ending'),
    QUESTIONS_PER_TEST,
    1,
  );
  // Where something stands is less worth knowing than what it says.
  chosen.take(fresh, QUESTIONS_PER_TEST, 1);
  return chosen;
}

const moreOf = (one: Chosen, other: Chosen): Chosen => (other.count > one.count ? other : one);
