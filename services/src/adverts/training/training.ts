import { numbersFrom, shuffle } from '../../platform/fixed-numbers.js';
import { featuresOf, wordFeature } from '../trained/features.js';
import { ANSWERS, chancesBy, type Weights } from '../trained/weights.js';
import { wordsOf } from '../trained/words.js';

export interface Labelled<Label extends string = (typeof ANSWERS)[number]> {
  label: Label;
  sentence: string;
}

/** Looked up once: in the modules of the tests a global costs more than the sum it stands in. */
const { exp, max, sqrt } = Math;

const ROUNDS = 25;
const STEP = 0.15;
/** What holds weights small, so that no rare word decides alone. */
const HOLD = 1e-3;
/** Features, and words, that fewer sentences have are not learnt. */
const FEWEST = 2;

/**
 * Multinomial logistic regression by stochastic gradients with a step of its own for each weight (AdaGrad). The order of
 * the sentences is shuffled by fixed numbers: the same sentences give the same weights everywhere.
 */
export function train(labelled: Labelled[]): Weights;
export function train<Label extends string>(
  labelled: Labelled<Label>[],
  answers: readonly Label[],
  seenBesides: (sentence: string) => string[],
): Weights;
export function train(
  labelled: Labelled<string>[],
  answers: readonly string[] = ANSWERS,
  seenBesides: (sentence: string) => string[] = () => [],
): Weights {
  const known = oftenEnough(labelled.map(({ sentence }) => wordsOf(sentence, () => true).map(({ said }) => said)));
  const seen = labelled.map(({ sentence }) => [
    ...featuresOf(sentence, (stem) => known.has(stem)),
    ...seenBesides(sentence),
  ]);
  const features = [...new Set([...oftenEnough(seen), ...[...known].map(wordFeature)])];
  const places = new Map(features.map((feature, place) => [feature, place]));
  const sentences = labelled.map(({ label }, at) => ({
    answer: answers.indexOf(label),
    places: seen[at]!.flatMap((feature) => places.get(feature) ?? []),
  }));
  const sizes = answers.length;
  const weights = new Float64Array(places.size * sizes);
  const moved = new Float64Array(places.size * sizes).fill(1e-6);
  const ofAll = new Float64Array(sizes);
  const next = numbersFrom(7);
  for (let round = 0; round < ROUNDS; round += 1) {
    shuffle(sentences, next);
    for (const { answer, places: own } of sentences) {
      const share = 1 / sqrt(own.length || 1);
      const sums = ofAll.slice();
      for (const place of own) for (let k = 0; k < sizes; k += 1) sums[k]! += weights[place * sizes + k]! * share;
      const highest = max(...sums);
      const powers = sums.map((sum) => exp(sum - highest));
      const total = powers.reduce((all, power) => all + power);
      for (let k = 0; k < sizes; k += 1) {
        const miss = powers[k]! / total - (k === answer ? 1 : 0);
        ofAll[k]! -= 0.01 * miss;
        for (const place of own) {
          const at = place * sizes + k;
          const slope = miss * share + HOLD * weights[at]!;
          moved[at]! += slope * slope;
          weights[at]! -= (STEP * slope) / sqrt(moved[at]!);
        }
      }
    }
  }
  return new Map([
    ['', [...ofAll]],
    ...features.map((feature, place): [string, number[]] => [
      feature,
      [...weights.subarray(place * sizes, (place + 1) * sizes)],
    ]),
  ]);
}

function oftenEnough(lists: string[][]): Set<string> {
  const counts = new Map<string, number>();
  for (const list of lists) for (const one of new Set(list)) counts.set(one, (counts.get(one) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count >= FEWEST).map(([one]) => one));
}

/** The answer that a reader with these weights gives alone. */
export function answerBy(weights: Weights, sentence: string): Labelled['label'] {
  const chances = chancesBy(
    weights,
    featuresOf(sentence, (stem) => weights.has(wordFeature(stem))),
  );
  return ANSWERS[chances.indexOf(max(...chances))]!;
}
