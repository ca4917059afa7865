// what `testEnvironment: 'node'` names: it comes with jest
import { TestEnvironment } from 'jest-environment-node';

/** Under which what jest tells its environment of the tests stands on the global object of a test file. */
const TESTS = Symbol.for('landfall.tests');

/** Node's, in which a test file can take in the tests of others (`specs-together.mjs`). */
export default class ServicesEnvironment extends TestEnvironment {
  handleTestEvent({ name }, state) {
    if (name === 'setup') this.global[TESTS] = state;
  }
}
