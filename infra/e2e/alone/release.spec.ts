import { readFile, writeFile, cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { registryClient } from '../../release/registry-client.mjs';
import { tokenFor } from '../../release/where.mjs';
import { aCheckout } from '../support/checkout';
import { currentBuild, releaseInPage } from '../support/release';
import { expect, test } from '../support/test';

const HEAD = 'Find Your Dream Job';

const buildOnScreen = (page: Page) => page.locator('[data-mf="mf-jobs"]').first().getAttribute('data-mf-build');

test('a team releases its remote alone: a new visitor has it within two seconds, an open tab keeps working', async ({
  browser,
  ada,
}) => {
  const before = await currentBuild('mf-jobs');
  const others = (await releaseInPage()).shell.build;
  const page = await browser.newPage({ baseURL: process.env.LANDFALL_URL, storageState: ada });
  await page.goto('/jobs');
  await expect(page.getByText(/Showing \d+ of/)).toBeVisible();

  const team = await aCheckout('mf-jobs');
  await team.edit('mf-jobs/src/browse/browse-page.tsx', (text) => text.replaceAll(HEAD, 'Find Your Next Job'));
  expect(await team.release('mf-jobs')).toContain('is what new visitors get');
  // Two seconds are promised; the rest is for a machine that stalls.
  await expect.poll(() => currentBuild('mf-jobs'), { timeout: 60_000, intervals: [100] }).not.toBe(before);
  const { shell, remotes } = await releaseInPage();
  expect([shell.build, remotes['mf-jobs']?.fallback?.build]).toEqual([others, before]);

  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/job\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await buildOnScreen(page)).toBe(before);
  await page.goBack();
  await expect(page.getByRole('heading', { name: HEAD })).toBeVisible();

  const visitor = await browser.newPage({ baseURL: process.env.LANDFALL_URL, storageState: ada });
  await visitor.goto('/jobs');
  await expect(visitor.getByRole('heading', { name: 'Find Your Next Job' })).toBeVisible();
  await visitor.close();

  expect(await team.release('mf-jobs')).toContain('is what new visitors get');
  await team.release('rollback', 'mf-jobs', '--reason', 'The test is over');
  expect(await currentBuild('mf-jobs')).toBe(before);
  await page.close();
  await team.remove();
});

test('a remote gets another screen by being released alone: the shell stays the same', async ({ page }) => {
  expect((await page.request.get('/digest')).status()).toBe(404);
  const before = await releaseInPage();

  const team = await aCheckout('mf-news');
  await writeFile(
    path.join(team.folder, 'mf-news/src/digest.tsx'),
    "import { PageHead } from '@landfall/ui';\nexport default () => <PageHead title=\"This week's digest\" />;\n",
  );
  await team.edit('mf-news/remote.ts', (text) =>
    text
      .replace(
        'routes: [',
        "routes: [{ path: '/digest', title: 'Digest', access: 'public', component: () => import('./src/digest') },",
      )
      .replace('nav: [', "nav: [{ label: 'Digest', to: '/digest', icon: 'newspaper', order: 55 },"),
  );
  await team.release('mf-news');

  expect((await page.request.get('/digest')).status()).toBe(200);
  expect((await releaseInPage()).shell).toEqual(before.shell);
  await page.goto('/');
  await page.getByRole('link', { name: 'Digest', exact: true }).first().click();
  await expect(page.getByRole('heading', { name: "This week's digest" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: "This week's digest" })).toBeVisible();

  await team.release('rollback', 'mf-news', '--reason', 'The test is over');
  expect((await page.request.get('/digest')).status()).toBe(404);
  await team.remove();
});

test('a build in which one byte was changed after it was made is refused, with the file named', async () => {
  const team = await aCheckout('mf-news');
  await team.edit('mf-news/src/api.ts', (text) => `${text}\nexport const neverReleased = true;\n`);
  const folder = await team.build('mf-news');
  const registry = registryClient({
    url: process.env.LANDFALL_URL ?? '',
    token: await tokenFor('mf-news', { DATA_DIR: process.env.LANDFALL_DATA_DIR }),
  });
  const files = (await readdir(folder)).filter((name) => /\.(js|css)$/.test(name));
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) {
    const changed = await mkdtemp(path.join(tmpdir(), 'landfall-changed-'));
    await cp(folder, changed, { recursive: true });
    await writeFile(path.join(changed, file), `${await readFile(path.join(folder, file), 'utf8')} `);
    const answer: unknown = await registry.publish(changed).catch((refusal: unknown) => refusal);
    expect(answer).toMatchObject({ status: 422 });
    expect(String(answer)).toContain(`${file}: `);
    await rm(changed, { recursive: true });
  }
  await team.remove();
});
