import path from 'node:path';
import { ROOT } from '../../local/root.mjs';

/** What the environment was told of the tests by jest (`services-environment.mjs`). */
const TESTS = Symbol.for('landfall.tests');

/**
 * The tests of another file, as if they stood in this one under its name: `describe` waits for no import, so the block
 * that it has opened is gone on with.
 */
async function take(file) {
  const state = globalThis[TESTS];
  const whole = state.currentDescribeBlock;
  describe(file, () => undefined);
  const block = whole.children.at(-1);
  state.currentDescribeBlock = block;
  try {
    await import(path.join(ROOT, file));
  } catch (error) {
    it('can be loaded', () => {
      throw error;
    });
  } finally {
    state.currentDescribeBlock = whole;
    // What a helper does after all tests of a file it does for all of these: it is loaded once.
    for (const hook of block.hooks.splice(0)) whole.hooks.push(Object.assign(hook, { parent: whole }));
  }
}

const { SPECS_TOGETHER } = process.env;
if (SPECS_TOGETHER) {
  const file = path.relative(ROOT, expect.getState().testPath).split(path.sep).join('/');
  for (const other of JSON.parse(SPECS_TOGETHER)[file] ?? []) await take(other);
}
