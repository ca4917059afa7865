export const ANSWERS = ['offers', 'conditional', 'refuses', 'silent'] as const;

/** How sure a reader is of each of its answers (`ANSWERS`, or whether a sentence asks for money), in their order; the sum is 1. */
export type Chances = number[];
/** For each feature what it says for each answer; `''` is said of every sentence. */
export type Weights = Map<string, readonly number[]>;

/** The chances of each answer, by the weights of the features that a sentence has. */
export function chancesBy(weights: Weights, features: string[]): Chances {
  const sums = [...(weights.get('') ?? [])];
  // plain loops: an advert may have thousands of sentences, each with hundreds of features
  const met: (readonly number[])[] = [];
  for (const feature of features) {
    const known = weights.get(feature);
    if (known) met.push(known);
  }
  const share = 1 / Math.sqrt(met.length || 1);
  for (const known of met) for (let at = 0; at < sums.length; at += 1) sums[at]! += known[at]! * share;
  const highest = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - highest));
  const total = powers.reduce((all, power) => all + power);
  return powers.map((power) => power / total);
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
