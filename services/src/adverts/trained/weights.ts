export const ANSWERS = ['offers', 'conditional', 'refuses', 'silent'] as const;

/** How sure the reader is of each of `ANSWERS`, in their order; the sum is 1. */
export type Chances = [number, number, number, number];
/** For each feature what it says for each of `ANSWERS`; `''` is said of every sentence. */
export type Weights = Map<string, readonly number[]>;

/** The chances of each answer, by the weights of the features that a sentence has. */
export function chancesBy(weights: Weights, features: string[]): Chances {
  const found = features.flatMap((feature) => weights.get(feature) ?? []);
  const share = 1 / Math.sqrt(found.length / ANSWERS.length || 1);
  const sums = [...(weights.get('') ?? [0, 0, 0, 0])];
  found.forEach((weight, at) => (sums[at % ANSWERS.length]! += weight * share));
  const highest = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - highest));
  const total = powers.reduce((all, power) => all + power);
  return powers.map((power) => power / total) as Chances;
}

/** Weights are kept as whole hundredths: nobody's answer hangs on less. */
const STEPS = 100;

export const weightsToText = (weights: Weights): string =>
  [...weights]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([feature, values]) => `${feature}\t${values.map((value) => Math.round(value * STEPS)).join(' ')}\n`)
    .join('');

export const weightsFromText = (text: string): Weights =>
  new Map(
    text
      .trimEnd()
      .split('\n')
      .map((line) => {
        const [feature = '', values = ''] = line.split('\t');
        return [feature, values.split(' ').map((value) => Number(value) / STEPS)];
      }),
  );
