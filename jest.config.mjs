// Which day a moment belongs to does not hang on where the tests run.
process.env.TZ = 'UTC';

const swc = (parser) => [
  '@swc/jest',
  {
    jsc: {
      target: 'es2023',
      parser,
      keepClassNames: true,
      transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
    },
    module: { type: 'es6' },
    // beside the code: in it they are twice its length, and stay in memory with it for every test file that loads it
    sourceMaps: true,
  },
];

const common = {
  rootDir: import.meta.dirname ?? new URL('.', import.meta.url).pathname,
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  modulePathIgnorePatterns: ['/dist/', '/\\.data/'],
  // Playwright's own.
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/infra/e2e/'],
};

/** Run with NODE_OPTIONS=--experimental-vm-modules: the services and their libraries are ES modules. */
export default {
  // Against what never ends. A machine that stalls for many seconds fails nothing.
  testTimeout: 600_000,
  // What a test file has loaded as ES modules stays in memory (jestjs/jest#14605, measured: 3.8 GB), its compiled patterns
  // among it, for which a process has 512 MB (measured: up to 120 MB for a file that reads adverts, 360 MB at 660 MB of heap): a grown
  // worker is replaced between two files, while there is room for another.
  workerIdleMemoryLimit: '400MB',
  globalSetup: './infra/local/jest-setup.mjs',
  globalTeardown: './infra/local/jest-teardown.mjs',
  projects: [
    {
      ...common,
      displayName: 'services',
      testEnvironment: '<rootDir>/infra/build/testing/services-environment.mjs',
      testMatch: ['<rootDir>/services/**/*.spec.ts', '<rootDir>/infra/**/*.spec.mjs', '<rootDir>/infra/**/*.spec.ts'],
      transform: { '^.+\\.ts$': swc({ syntax: 'typescript', decorators: true }) },
      moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
      setupFiles: ['<rootDir>/infra/build/testing/services-setup.mjs'],
      setupFilesAfterEnv: ['<rootDir>/infra/build/testing/specs-together.mjs'],
    },
    {
      ...common,
      displayName: 'web',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/shell/**/*.spec.{ts,tsx}', '<rootDir>/mf-*/**/*.spec.{ts,tsx}'],
      transform: { '^.+\\.tsx?$': swc({ syntax: 'typescript', tsx: true }) },
      moduleNameMapper: {
        '\\.css$': '<rootDir>/infra/build/testing/style.mjs',
        '\\.svg\\?raw$': '<rootDir>/infra/build/testing/svg.mjs',
      },
      setupFilesAfterEnv: ['<rootDir>/infra/build/testing/web-setup.mjs'],
    },
  ],
};
