/** Where a test keeps what its neighbours need as well (`infra/build/testing/services-setup.mjs`). */
const SHARED = Symbol.for('landfall.kept');

const all: Map<string, unknown> =
  (globalThis as { [SHARED]?: Map<string, unknown> })[SHARED] ?? new Map<string, unknown>();

/**
 * What is made of data that ship with the product, made at the first use and then kept. Nobody changes it: test files,
 * each of which loads every module anew, are given the same one.
 */
export function kept<Made>(name: string, make: () => Made): Made {
  if (!all.has(name)) all.set(name, make());
  return all.get(name) as Made;
}
