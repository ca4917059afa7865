import { defineConfig } from '@playwright/test';
import { findChromium } from '../local/chromium.mjs';

const chromium = await findChromium();

/** Browser tests of the whole product, started once for each run of them under a data folder of its own. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/all',
  globalSetup: './support/product.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // Deadlines for what never happens: a machine that stalls for many seconds fails nothing.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  use: {
    // A film of every page costs more than some of the pages.
    trace: { mode: 'retain-on-failure', screenshots: false },
    launchOptions: { executablePath: chromium, args: ['--no-sandbox', '--disable-gpu'] },
  },
  projects: [
    {
      name: 'phone',
      // What a failing file costs is the same at every size.
      testIgnore: ['alone/**', 'faults.spec.ts'],
      use: { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      // What differs on a desktop is shown where each part is tested.
      testIgnore: ['alone/**', 'review.spec.ts'],
      use: { viewport: { width: 1280, height: 800 } },
    },
    // These change the product under everybody's feet: one at a time, and after the others where all share one product.
    {
      name: 'alone',
      testMatch: 'alone/**/*.spec.ts',
      dependencies: ['phone', 'desktop'],
      fullyParallel: false,
      workers: 1,
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
});
