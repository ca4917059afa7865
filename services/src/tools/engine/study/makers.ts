import { wordsOfTheSubject } from './about.js';
import { bareFigureDrafts } from './bare-figure-drafts.js';
import { caseDrafts } from './case-drafts.js';
import { cellDrafts } from './cell-drafts.js';
import { consequenceDrafts } from './consequences.js';
import { definitionDrafts } from './definition-drafts.js';
import type { StudySentence } from './document.js';
import { everydayDrafts } from './everyday-drafts.js';
import { figureDrafts } from './figure-drafts.js';
import { figuresInCells } from './figures-in-cells.js';
import { frequencyDrafts } from './frequency-drafts.js';
import { itemDrafts } from './item-drafts.js';
import { isSurelyNoun, keyTermsOf } from './key-terms.js';
import { modalDrafts } from './modal-drafts.js';
import { nameDrafts } from './name-drafts.js';
import { withNamesOfOneLook } from './names-by-look.js';
import { peerDrafts } from './peer-drafts.js';
import { peersOf } from './peers.js';
import type { DraftQuestion } from './question.js';
import { subjectDrafts } from './subjects.js';
import { rowsToAsk, type Table } from './tables.js';
import { nameSortsOf, withNamesOfOneSort } from './name-sorts.js';
import { termDrafts } from './term-drafts.js';
import { thingsSaidToBe, withInstrumentsApart } from './things-said-to-be.js';

/** Drafts from which a full test can be chosen. */
const ENOUGH = 60;

/** A longer text names what it is about more than once; what it says once is no term of it. */
const SHORT = 40;

/** All questions that a document gives, good and less good, in the order of its sentences. */
export const draftsOf = (sentences: readonly StudySentence[], tables: readonly Table[]): DraftQuestion[] =>
  madeOf(sentences, tables).flatMap(withNamesOfOneLook);

function madeOf(sentences: readonly StudySentence[], tables: readonly Table[]): DraftQuestion[] {
  const rows = rowsToAsk(tables);
  const terms = keyTermsOf(sentences);
  const subject = wordsOfTheSubject(sentences);
  const sorts = nameSortsOf(sentences);
  const things = thingsSaidToBe(sentences);
  const ofOtherKinds = [
    ...definitionDrafts(sentences, terms),
    ...figureDrafts(sentences, rows),
    ...frequencyDrafts(sentences, rows),
    ...bareFigureDrafts(sentences, rows),
    ...cellDrafts(tables, rows, sentences),
    ...figuresInCells(tables, rows, sentences),
    ...modalDrafts(sentences),
    ...consequenceDrafts(sentences, subject),
    ...itemDrafts(sentences, subject),
    ...nameDrafts(sentences),
    ...caseDrafts(sentences),
    ...subjectDrafts(sentences),
    ...everydayDrafts(sentences),
    ...peerDrafts(sentences, peersOf(sentences)),
  ].flatMap((draft) => withNamesOfOneSort(draft, sorts));
  // terms are chosen by the sorts of names already
  const drafts = [...ofOtherKinds, ...termDrafts(sentences, terms, sorts)].flatMap((draft) =>
    withInstrumentsApart(draft, things),
  );
  if (drafts.filter(({ isCommon }) => !isCommon).length >= ENOUGH || sentences.length > SHORT) return drafts;
  // A short text says most things once.
  const rare = termDrafts(sentences, keyTermsOf(sentences, 1).filter(isSurelyNoun), sorts).flatMap((draft) =>
    withInstrumentsApart(draft, things),
  );
  return [...drafts, ...rare.map((draft) => ({ ...draft, worth: draft.worth - 1 }))];
}
