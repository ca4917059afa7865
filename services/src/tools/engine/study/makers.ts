import { definitionDrafts } from './definition-drafts.js';
import type { StudySentence } from './document.js';
import { figureDrafts } from './figure-drafts.js';
import { keyTermsOf } from './key-terms.js';
import type { DraftQuestion } from './question.js';
import { termDrafts } from './term-drafts.js';

/** Drafts from which a full test can be chosen. */
const ENOUGH = 60;

/** All questions that a document gives, good and less good, in the order of its sentences. */
export function draftsOf(sentences: readonly StudySentence[]): DraftQuestion[] {
  const terms = keyTermsOf(sentences);
  const drafts = [...definitionDrafts(sentences, terms), ...figureDrafts(sentences), ...termDrafts(sentences, terms)];
  if (drafts.length >= ENOUGH) return drafts;
  // A short text says most things once.
  const rare = termDrafts(sentences, keyTermsOf(sentences, 1));
  return [...drafts, ...rare.map((draft) => ({ ...draft, worth: draft.worth - 1 }))];
}
