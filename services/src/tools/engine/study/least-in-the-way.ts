import { Chosen, type DocumentSize } from './chosen.js';
import { shownBy, tellsTheOther } from './giveaways.js';
import type { DraftQuestion } from './question.js';

/** Comparing all with all takes quadratic time; of a text with more, the best are compared. */
const MOST_COMPARED = 400;

/** What is asked for want of better questions is in few others' way, and would fill the whole test. */
const isLast = ({ kind }: DraftQuestion): number => Number(kind === 'section' || kind === 'ending');

/**
 * Taken by worth, a question may shut out several others that tell its answer. Taken by how few they shut out, a short
 * text gives more. Of one sentence, the question goes first that is least in the way of other sentences.
 */
export function leastInTheWay(all: readonly DraftQuestion[], document: DocumentSize, mostOfOneAnswer: number): Chosen {
  const drafts =
    all.length > MOST_COMPARED ? all.toSorted((one, other) => other.worth - one.worth).slice(0, MOST_COMPARED) : all;
  const shown = drafts.map(shownBy);
  const order = drafts.map((draft, at) => {
    const others = new Set<string>();
    drafts.forEach((other, index) => {
      const [one, two] = [shown[at], shown[index]];
      if (other.sentence !== draft.sentence && one && two && tellsTheOther(one, two)) others.add(other.sentence.text);
    });
    return { draft, count: others.size };
  });
  const chosen = new Chosen(document);
  for (const { draft } of order.toSorted(
    (one, other) =>
      isLast(one.draft) - isLast(other.draft) || one.count - other.count || other.draft.worth - one.draft.worth,
  ))
    chosen.take([draft], 1, mostOfOneAnswer);
  return chosen;
}
