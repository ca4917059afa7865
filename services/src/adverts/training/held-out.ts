import { isOnSponsorship } from '../advert-sentences.js';
import { ANSWERS } from '../trained/weights.js';
import { answerBy, train, type Labelled } from './training.js';

type Answer = Labelled['label'];
/** How many sentences of each label were read as each answer. */
export type Confusion = Record<Answer, Record<Answer, number>>;

/** Smaller sets tell nothing. */
const FEWEST = 70;

export const setsToHoldOut = (labelled: { set: string }[]): string[] => {
  const counts = new Map<string, number>();
  for (const { set } of labelled) counts.set(set, (counts.get(set) ?? 0) + 1);
  return [...counts].filter(([, count]) => count >= FEWEST).map(([set]) => set);
};

/**
 * How a reader that has learnt from all other sets reads this one, without the rules: those were written with the set at
 * hand. What was written at one time by one hand is held out together, so that no sentence is answered by its neighbour.
 */
export function heldOut(set: string, labelled: (Labelled & { set: string })[], patterns: Labelled[]): Confusion {
  const none = () => Object.fromEntries(ANSWERS.map((answer) => [answer, 0])) as Record<Answer, number>;
  const table = Object.fromEntries(ANSWERS.map((label) => [label, none()])) as Confusion;
  const weights = train([...labelled.filter((one) => one.set !== set), ...patterns]);
  for (const { label, sentence } of labelled.filter((one) => one.set === set))
    table[label][isOnSponsorship(sentence) ? answerBy(weights, sentence) : 'silent'] += 1;
  return table;
}
