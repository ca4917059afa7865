import { createRequire } from 'node:module';

const SHARED = Symbol.for('landfall.kept');

describe('test files of one worker', () => {
  it('have one place for what is made of shipped data', () => {
    expect(globalThis[SHARED].set).toEqual(expect.any(Function));
    expect(createRequire(import.meta.url)('node:v8')[SHARED]).toBe(globalThis[SHARED]);
  });
});
