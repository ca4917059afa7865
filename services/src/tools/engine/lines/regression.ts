/** For each feature what it says for each answer; `''` is said of everything. */
export type Weights = ReadonlyMap<string, readonly number[]>;

/** How likely each answer is, by the weights of the features seen; the sum is 1. */
export function chancesBy(weights: Weights, features: readonly string[]): number[] {
  const ofAll = weights.get('') ?? [];
  const sums = ofAll.map(() => 0);
  let found = 0;
  for (const feature of features) {
    const own = weights.get(feature);
    if (own === undefined) continue;
    found += 1;
    for (let at = 0; at < sums.length; at += 1) sums[at]! += own[at]!;
  }
  const share = 1 / Math.sqrt(found || 1);
  for (let at = 0; at < sums.length; at += 1) sums[at] = ofAll[at]! + sums[at]! * share;
  const highest = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - highest));
  const total = powers.reduce((all, power) => all + power, 0);
  return powers.map((power) => power / total);
}

/** Weights are kept as whole hundredths: nobody's answer hangs on less. */
const STEPS = 100;

export const weightsToText = (weights: Weights): string =>
  [...weights]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
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
