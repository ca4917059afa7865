import type { Page } from '@playwright/test';
import { brokenLine, lineFaults } from './support/broken-line';
import { filesOf, foreignIn, harm, harms, type HarmName, type Part } from './support/harm';
import { atOnce, limitOf } from './support/pace';
import { asAda, expect, test } from './support/test';

const news = filesOf('mf-news');
const everyHarm = Object.keys(harms) as HarmName[];
const parts = ['entry', 'chunk', 'stylesheet'] as const;

const atStart: { part: Part; what: HarmName }[] = parts.flatMap((part) => everyHarm.map((what) => ({ part, what })));
/** Between the entry and the chunks of screens lies the definition. */
const between = (['answers 500', 'carries foreign code', 'hangs'] as const).map((what) => ({
  part: 'definition' as const,
  what,
}));
/** Later it is the same loader at work: one harm of each kind. */
const later = parts.flatMap((part) =>
  (['cannot be reached', 'is changed by one byte', 'hangs'] as const).map((what) => ({ part, what })),
);

const newsOnScreen = (page: Page) => page.locator('[data-mf="mf-news"]');
const jobsOnScreen = (page: Page) => page.locator('[data-mf="mf-jobs"]');
const retryOf = (page: Page, title: string) =>
  page.getByRole('alert').filter({ hasText: title }).getByRole('button', { name: 'Retry' });

/**
 * The failed area says so in time and nothing foreign got in; Retry brings it once the remote is whole again. What only
 * hung may arrive by itself before anybody presses it.
 */
async function failsAndComesBack(page: Page, title: string, what: HarmName, within: number, mend: () => Promise<void>) {
  await expect(retryOf(page, title)).toBeVisible({ timeout: within });
  await expect(newsOnScreen(page)).toHaveCount(0);
  expect(await foreignIn(page)).toEqual([]);
  await mend();
  const article = newsOnScreen(page).getByRole('article').first();
  const pressed = retryOf(page, title).click();
  // where it arrives by itself there is nothing left to press
  await (what === 'hangs' ? Promise.any([pressed, article.waitFor()]) : pressed);
  await expect(article).toBeVisible();
}

// A recording of each of these many pages would take longer than the pages.
test.use({ trace: 'off' });

test.describe('a remote that fails at start costs its part of the home page only', () => {
  for (const { part, what } of [...atStart, ...between]) {
    test(`when its ${part} ${what}`, async ({ page, healthyMs }) => {
      const mend = await harm(page, news[part], what);
      await page.goto('/', { waitUntil: 'commit' });
      await expect(page.getByRole('link', { name: 'Search Jobs' }).first()).toBeVisible({ timeout: atOnce(healthyMs) });
      await expect(jobsOnScreen(page).getByRole('article').first()).toBeVisible({ timeout: atOnce(healthyMs) });
      await failsAndComesBack(page, 'Latest News could not be loaded', what, limitOf(what, healthyMs), mend);
    });
  }
});

test.describe('a remote that fails as the first page costs its own screen only', () => {
  asAda();
  for (const { part, what } of atStart) {
    test(`when its ${part} ${what}`, async ({ page, healthyMs }) => {
      const mend = await harm(page, news[part], what);
      await page.goto('/verified-news', { waitUntil: 'commit' });
      const toJobs = page.getByRole('link', { name: 'Jobs', exact: true }).first();
      await expect(toJobs).toBeVisible({ timeout: atOnce(healthyMs) });
      await failsAndComesBack(page, 'News could not be loaded', what, limitOf(what, healthyMs), mend);
      await toJobs.click();
      await expect(jobsOnScreen(page).getByRole('article').first()).toBeVisible();
    });
  }
});

test.describe('a remote that fails later costs its own screen only', () => {
  asAda();
  for (const { part, what } of later) {
    test(`when its ${part} ${what}`, async ({ page, healthyMs }) => {
      await page.goto('/jobs');
      await expect(jobsOnScreen(page).getByRole('article').first()).toBeVisible();
      const mend = await harm(page, news[part], what);
      await page.getByRole('link', { name: 'News', exact: true }).first().click();
      await page.getByRole('link', { name: 'Jobs', exact: true }).first().click();
      await expect(jobsOnScreen(page).getByRole('article').first()).toBeVisible({ timeout: atOnce(healthyMs) });
      await page.getByRole('link', { name: 'News', exact: true }).first().click();
      await failsAndComesBack(page, 'News could not be loaded', what, limitOf(what, healthyMs), mend);
    });
  }
});

test.describe('a small part of a screen that cannot be had costs its own place only', () => {
  asAda();
  const cut = (page: Page, file: string) => page.route(`**/r/mf-jobs/**/*${file}*`, (route) => route.abort());

  test('on the list of jobs, and it comes on Retry', async ({ page }) => {
    await cut(page, 'save-search');
    await page.goto('/jobs?location=United+Kingdom');
    const retry = page.getByRole('status').filter({ hasText: 'could not be loaded' });
    await expect(retry).toContainText('Save search');
    await expect(jobsOnScreen(page).getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Search jobs' })).toBeVisible();
    await page.unrouteAll();
    await retry.getByRole('button', { name: 'Retry “Save search”' }).click();
    await expect(page.getByRole('button', { name: 'Save search', exact: true })).toBeVisible();
  });

  test('beside the list of jobs, which is there without its filters', async ({ page }) => {
    await cut(page, 'browse_facets');
    await page.goto('/jobs');
    const failed = page.getByRole('status').filter({ hasText: 'The filters could not be loaded.' });
    await expect(failed).toBeVisible();
    await expect(jobsOnScreen(page).getByRole('article').first()).toBeVisible();
    await page.unrouteAll();
    await failed.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('region', { name: 'Job Type' })).toBeVisible();
  });

  test('on the page of a job', async ({ page }) => {
    await cut(page, 'similar-jobs');
    await cut(page, 'visa-check');
    await page.goto('/jobs?location=United+Kingdom');
    await jobsOnScreen(page).getByRole('article').first().getByRole('link').first().click();
    await expect(page.getByText('Similar jobs could not be loaded.')).toBeVisible();
    await expect(page.getByText('The visa check could not be loaded.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: /Apply/ }).first()).toBeVisible();
  });
});

test.describe('what opens over a page and cannot be had costs nothing of the page', () => {
  asAda();
  const overlays = /\/r\/shell\/[^/]+\/.*overlays_(layer|menu-list)/;
  for (const { name, role } of [
    { name: 'Report this job', role: 'dialog' },
    { name: 'My Account', role: 'menu' },
  ] as const) {
    test(`a ${role} says so, and comes on Retry`, async ({ page }) => {
      const missing = page.getByRole('status').filter({ hasText: `“${name}” could not be loaded.` });
      await page.route(overlays, (route) => route.abort());
      await page.goto('/jobs?location=United+Kingdom');
      await jobsOnScreen(page).getByRole('article').first().getByRole('link').first().click();
      const button = page.getByRole('button', { name }).first();
      await button.click();
      await missing.getByRole('button', { name: 'Close' }).click();
      await expect(missing).toHaveCount(0);
      await button.click();
      await expect(missing).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.unrouteAll();
      await missing.getByRole('button', { name: 'Retry' }).click();
      await expect(page.getByRole(role)).toBeVisible();
    });
  }
});

test.describe('a remote none of whose files arrives whole leaves the connections to the others', () => {
  for (const fault of lineFaults) {
    test(`when each of them ${fault}`, async ({ browser, ada, healthyMs }) => {
      const line = await brokenLine(/^\/r\/mf-news\//, fault);
      const page = await browser.newPage({ baseURL: line.url, storageState: ada });
      /** Another part of the page asks for something of its own. */
      const neighbourAsks = async (number: number) => {
        const answer = page.evaluate(
          async (address) => (await fetch(address, { signal: AbortSignal.timeout(30_000) })).status,
          `/api/jobs?page=${number}&limit=3&sort=desc`,
        );
        await expect(answer).resolves.toBe(200);
      };
      const limit = limitOf('hangs', healthyMs);
      await page.goto('/', { waitUntil: 'commit' });
      await expect(jobsOnScreen(page).getByRole('article').first()).toBeVisible({ timeout: atOnce(healthyMs) });
      const retry = retryOf(page, 'Latest News could not be loaded');
      await expect(retry).toBeEnabled({ timeout: limit });
      for (const turn of [2, 3]) {
        await retry.click();
        await neighbourAsks(turn);
        await expect(retry).toBeEnabled({ timeout: limit });
      }
      line.mend();
      await retry.click();
      await expect(newsOnScreen(page).getByRole('article').first()).toBeVisible();
      await page.context().close();
      line.close();
    });
  }
});

test.describe('a file that hangs for good does not keep its remote away', () => {
  for (const part of ['chunk', 'stylesheet'] as const) {
    test(`one press of Retry asks for the ${part} anew`, async ({ browser, ada, healthyMs }) => {
      const line = await brokenLine(news[part], 'is never answered');
      const page = await browser.newPage({ baseURL: line.url, storageState: ada });
      await page.goto('/verified-news', { waitUntil: 'commit' });
      const retry = retryOf(page, 'News could not be loaded');
      await expect(retry).toBeEnabled({ timeout: limitOf('hangs', healthyMs) });
      line.mend();
      await retry.click();
      await expect(newsOnScreen(page).getByRole('article').first()).toBeVisible();
      await page.context().close();
      line.close();
    });
  }
});
