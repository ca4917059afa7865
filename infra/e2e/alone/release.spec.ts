import { execFile } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../support/test';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');
const run = promisify(execFile);

const buildOnScreen = (page: Page) => page.locator('[data-mf="mf-jobs"]').first().getAttribute('data-mf-build');

/** What the release in a screen's HTML says is the build of mf-jobs. */
async function buildInPage(baseURL: string): Promise<string> {
  const html = await (await fetch(`${baseURL}/`)).text();
  const inlined = /<script type="application\/json" id="release">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
  return JSON.parse(inlined).release.remotes['mf-jobs'].build;
}

test('a team releases its remote alone: a new visitor has it within two seconds, an open tab keeps working', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(90_000);
  if (!baseURL) throw new Error('The product has no address.');
  await signIn(page, '/jobs');
  await expect(page.getByText(/Showing \d+ of/)).toBeVisible();
  const before = await buildOnScreen(page);

  await run(process.execPath, ['infra/release/release.mjs', 'mf-jobs', '--fresh'], {
    cwd: root,
    env: {
      ...process.env,
      REGISTRY_URL: baseURL,
      DATA_DIR: process.env.LANDFALL_DATA_DIR,
      NODE_OPTIONS: '',
    },
  });
  await expect.poll(() => buildInPage(baseURL), { timeout: 2000, intervals: [100] }).not.toBe(before);

  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await buildOnScreen(page)).toBe(before);

  const visitor = await browser.newPage({ baseURL });
  await visitor.goto('/');
  await expect(visitor.locator('[data-mf="mf-jobs"]').first()).toBeVisible();
  expect(await buildOnScreen(visitor)).not.toBe(before);
  await visitor.close();
});
