import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

/** No jobs and no news come until they are let go. */
async function holdAnswers(page: Page): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\/api\/(jobs|news)\?/, async (route) => {
    await held;
    await route.fallback();
  });
  return letGo;
}

async function cardsWait(page: Page) {
  await expect(page.getByTestId('job-skeleton')).toHaveCount(10);
  await expect(page.getByTestId('job-skeleton').last()).toBeVisible();
  await expect(page.locator('.article-short').last()).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
}

async function cardsCome(page: Page) {
  await expect(page.getByRole('region', { name: 'Featured Jobs' }).getByRole('article')).toHaveCount(10);
  await expect(page.getByRole('region', { name: 'Latest News' }).getByRole('article')).toHaveCount(5);
}

const LINES = 48;

test('the home page whose jobs and news come late is as long before them as with them', async ({ page }) => {
  const letGo = await holdAnswers(page);
  await page.goto('/', { waitUntil: 'commit' });
  await cardsWait(page);
  const rest = ['Load More', 'View All News', 'Professional Tools'].map((text) =>
    page.getByText(text, { exact: true }),
  );
  const places = () => Promise.all(rest.map(async (one) => (await one.boundingBox())!.y));
  const before = await places();
  letGo();
  await cardsCome(page);
  const moved = (await places()).map((y, index) => Math.abs(y - before[index]!));
  expect(Math.max(...moved)).toBeLessThan(LINES);
});

test('who goes back to the home page stands where it was left, however high its cards are', async ({ page }) => {
  // the browser's patience for a page that grows is no matter of this test
  await page.addInitScript(() => {
    const { setTimeout } = window;
    const later = (run: () => void, ms?: number) => setTimeout(run, ms === 3_000 ? 60_000 : ms);
    window.setTimeout = later as typeof window.setTimeout;
  });
  await page.route(/\/api\/jobs\?/, async (route) => {
    const response = await route.fetch();
    const { jobs, ...others } = (await response.json()) as { jobs: { title: string }[] };
    const long = jobs.map((job) => ({ ...job, title: `${job.title} and more of it `.repeat(9) }));
    await route.fulfill({ response, json: { ...others, jobs: long } });
  });
  await page.goto('/');
  await cardsCome(page);
  const more = page.getByRole('link', { name: 'Load More' });
  await more.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(1_000);
  await more.click();
  await expect(more).toHaveCount(0);
  const letGo = await holdAnswers(page);
  await page.goBack();
  await cardsWait(page);
  letGo();
  await cardsCome(page);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
});
