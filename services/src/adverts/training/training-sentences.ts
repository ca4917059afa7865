import { readFileSync } from 'node:fs';
import type { Labelled } from './training.js';

/** Where labelled sentences are kept; the compiled product has none of them, and learns nothing. */
export interface TrainingFiles {
  /** One labelled sentence a line, with the name of the set in which it came: what was written at one time by one hand. */
  labelled: URL;
  /** Sentences with alternatives in braces, written to be learnt from and never measured on. */
  patterns: URL;
}

export const linesOf = (file: URL): string[][] =>
  readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));

export const labelledSets = ({ labelled }: TrainingFiles): (Labelled & { set: string })[] =>
  linesOf(labelled).map(([label, sentence, set]) => ({
    label: label as Labelled['label'],
    sentence: sentence!,
    set: set!,
  }));

export const patternSentences = ({ patterns }: TrainingFiles): Labelled[] =>
  linesOf(patterns).flatMap(([label, pattern]) =>
    variantsOf(pattern!).map((sentence) => ({ label: label as Labelled['label'], sentence })),
  );

/** So many sentences are made of one pattern at most. */
const MOST = 8;

/** Each alternative of "{We|The firm} {do|can} sponsor" once or more, in ever other company; not each with each. */
export function variantsOf(pattern: string): string[] {
  const slots = [...pattern.matchAll(/\{([^{}]*)\}/g)].map(([, inside]) => inside!.split('|'));
  const count = slots.length === 0 ? 1 : Math.min(MOST, Math.max(4, ...slots.map(({ length }) => length)));
  const variants = Array.from({ length: count }, (_, variant) => {
    let slot = -1;
    return pattern
      .replace(/\{[^{}]*\}/g, () => {
        slot += 1;
        const choices = slots[slot]!;
        const turn = variant + ((variant * slot) % 3) + slot * Math.floor(variant / choices.length);
        return choices[turn % choices.length]!;
      })
      .replace(/ {2,}/g, ' ')
      .trim();
  });
  return [...new Set(variants)];
}
