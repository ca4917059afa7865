import { numbersFrom, shuffle } from '../../../../platform/fixed-numbers.js';
import type { Weights } from '../regression.js';

/** Something seen, and which of the answers is right. */
export interface Example {
  answer: number;
  features: readonly string[];
}

/** Looked up once: in the modules of the tests a global costs more than the sum it stands in. */
const { exp, max, sqrt } = Math;

const ROUNDS = 10;
const STEP = 0.15;
/** What holds weights small, so that no rare word decides alone. */
const HOLD = 1e-3;
/** Features that fewer examples have are not learnt; each advert is learnt nine times, in other clothes. */
const FEWEST = 10;
/** Features that say less than this for every answer are left out. */
const LEAST = 0.25;

/**
 * Multinomial logistic regression by stochastic gradients with a step of its own for each weight (AdaGrad). The order of
 * the examples is shuffled by fixed numbers: the same examples give the same weights everywhere.
 */
export function train(examples: readonly Example[], answers: number): Weights {
  const features = oftenEnough(examples);
  const places = new Map(features.map((feature, place) => [feature, place]));
  const seen = examples.map(({ answer, features: own }) => ({
    answer,
    own: own.flatMap((feature) => places.get(feature) ?? []),
  }));
  const weights = new Float64Array(features.length * answers);
  const moved = new Float64Array(features.length * answers).fill(1e-6);
  const ofAll = new Float64Array(answers);
  const next = numbersFrom(7);
  for (let round = 0; round < ROUNDS; round += 1) {
    shuffle(seen, next);
    for (const { answer, own } of seen) {
      const share = 1 / sqrt(own.length || 1);
      const sums = ofAll.slice();
      for (const place of own) for (let k = 0; k < answers; k += 1) sums[k]! += weights[place * answers + k]! * share;
      const highest = max(...sums);
      const powers = sums.map((sum) => exp(sum - highest));
      const total = powers.reduce((all, power) => all + power, 0);
      for (let k = 0; k < answers; k += 1) {
        const miss = powers[k]! / total - (k === answer ? 1 : 0);
        ofAll[k]! -= 0.01 * miss;
        for (const place of own) {
          const at = place * answers + k;
          const slope = miss * share + HOLD * weights[at]!;
          moved[at]! += slope * slope;
          weights[at]! -= (STEP * slope) / sqrt(moved[at]!);
        }
      }
    }
  }
  const learnt = features.map((feature, place): [string, number[]] => [
    feature,
    [...weights.subarray(place * answers, (place + 1) * answers)],
  ]);
  return new Map([
    ['', [...ofAll]],
    ...learnt.filter(([, values]) => values.some((value) => Math.abs(value) >= LEAST)),
  ]);
}

function oftenEnough(examples: readonly Example[]): string[] {
  const counts = new Map<string, number>();
  for (const { features } of examples) for (const one of features) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts].filter(([, count]) => count >= FEWEST).map(([one]) => one);
}
