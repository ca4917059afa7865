import { DEEDS, withSums } from '../trained/money-reader.js';
import { linesOf, variantsOf } from './training-sentences.js';
import type { Labelled } from './training.js';

/** Where sentences are kept that ask for money, and others that speak of it. */
export interface MoneyFiles {
  /** One sentence a line, with what it shows of a scam. */
  warnings: URL;
  /** What adverts say of sponsorship: none of these asks for money. */
  labelled: URL;
  /** What ordinary adverts offer and how one applies to them, a line each: none of these does either. */
  ordinary: URL;
  /** Sentences with alternatives in braces, written to be learnt from. */
  patterns: URL;
}

type Deed = Labelled<(typeof DEEDS)[number]>;

/** What the reader of sentences on money learns from. */
export function moneySentences({ warnings, labelled, ordinary, patterns }: MoneyFiles): Deed[] {
  const shown = (label: string): Deed['label'] => (label.split('+').includes('money') ? 'asks' : 'fine');
  return [
    ...linesOf(warnings).map(([label, sentence]): Deed => ({ label: shown(label!), sentence: withSums(sentence!) })),
    ...linesOf(labelled).map(([, sentence]): Deed => ({ label: 'fine', sentence: withSums(sentence!) })),
    ...linesOf(ordinary).map(([sentence]): Deed => ({ label: 'fine', sentence: withSums(sentence!) })),
    ...linesOf(patterns).flatMap(([label, pattern]) =>
      variantsOf(pattern!).map((sentence): Deed => ({ label: shown(label!), sentence: withSums(sentence) })),
    ),
  ];
}
