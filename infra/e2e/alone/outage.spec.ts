import type { APIResponse, Page } from '@playwright/test';
import { hasServer, programs, takeAway } from '../support/servers';
import { asAda, expect, test } from '../support/test';

const SEARCH = '/api/jobs?page=1&limit=40&sort=desc&location=Canada';

/** What a person's program is told while something is away: plain, complete, and when to come again. */
async function isClearAnswer(answer: APIResponse) {
  expect(answer.headers()['content-type']).toContain('application/problem+json');
  expect(Number(answer.headers()['retry-after'])).toBeGreaterThan(0);
  const problem = (await answer.json()) as Record<string, unknown>;
  expect(problem).toMatchObject({
    status: 503,
    title: expect.any(String),
    detail: expect.any(String),
  });
  expect(JSON.stringify(problem)).not.toMatch(/ECONN|postgres|redis|select|\.ts|\.js|127\.0\.0\.1/i);
}

const statusOf = async (page: Page, address: string) => (await page.request.get(address)).status();
const becomes = (page: Page, address: string, status: number) =>
  expect.poll(() => statusOf(page, address), { timeout: 90_000, intervals: [100] }).toBe(status);

test.describe('while the database is away', () => {
  asAda();

  test('a person is told so plainly, loses nothing that was typed, and goes on when it is back, without a restart', async ({
    page,
    browser,
  }) => {
    const running = programs();
    await page.goto('/applications');
    await page.getByRole('button', { name: 'Add Application' }).first().click();
    const title = `Nurse on the night shift ${Date.now()}`;
    await page.getByLabel('Job Title*').fill(title);
    await page.getByLabel('Company*').fill('Harbour Clinic');
    await page.getByLabel('Notes').fill('They answered within a day.');

    const reloaded = await page.context().newPage();
    await reloaded.goto('/profile');
    const bringBack = takeAway('postgres');
    try {
      await becomes(page, SEARCH, 503);
      await reloaded.reload();
      await expect(reloaded.getByText('We could not check that you are still signed in.')).toBeVisible();
      await expect(reloaded.getByText('Access Restricted')).toHaveCount(0);
      await reloaded.close();
      await isClearAnswer(await page.request.get(SEARCH));
      await page.getByRole('button', { name: 'Create' }).click();
      await expect(page.getByText('Not saved yet. What you typed is still here.')).toBeVisible();
      await expect(page.getByLabel('Job Title*')).toHaveValue(title);
      await expect(page.getByLabel('Notes')).toHaveValue('They answered within a day.');

      const visitor = await browser.newPage({ baseURL: process.env.LANDFALL_URL });
      expect((await visitor.goto('/'))?.status()).toBe(200);
      await expect(visitor.getByRole('link', { name: 'Search Jobs' }).first()).toBeVisible();
      const news = visitor.locator('[data-mf="mf-news"]'); // jobs may be kept from an answer before
      await expect(news.getByRole('alert')).toBeVisible();
      const secondTab = await page.context().newPage();
      await secondTab.goto('/jobs');
      await expect(secondTab.getByText('Access Restricted')).toBeVisible();

      bringBack();
      await becomes(page, SEARCH, 200);
      await secondTab.getByRole('link', { name: 'News', exact: true }).first().click();
      await expect(secondTab.locator('[data-mf="mf-news"]').getByRole('article').first()).toBeVisible();
      await secondTab.close();
      await news.getByRole('alert').getByRole('button', { name: 'Retry' }).click();
      await expect(news.getByRole('article').first()).toBeVisible();
      await visitor.close();
    } finally {
      bringBack();
    }

    await page.getByRole('button', { name: 'Create' }).click();
    await expect(page.getByText('Application created', { exact: true })).toBeVisible();
    await expect(page.getByRole('article').filter({ hasText: title })).toHaveCount(1);
    await becomes(page, '/health/ready', 200);
    expect(programs()).toEqual(running);
  });

  test('no answer to anybody is anything but whole or a plain refusal, from the kill until it is back', async ({
    page,
  }) => {
    const seen = new Set<number>();
    const screens = new Set<number>();
    const bringBack = takeAway('postgres');
    try {
      await expect
        .poll(
          async () => {
            seen.add(await statusOf(page, SEARCH));
            screens.add(await statusOf(page, '/jobs'));
            if (seen.has(503)) bringBack();
            return seen.has(503) && (await statusOf(page, SEARCH)) === 200;
          },
          { timeout: 90_000, intervals: [50] },
        )
        .toBe(true);
    } finally {
      bringBack();
    }
    expect([...seen].filter((status) => ![200, 503].includes(status))).toEqual([]);
    expect([...screens]).toEqual([200]);
  });
});

test.describe('while Redis is away', () => {
  asAda();

  test('people search and save as before, readiness says what is missing, and the queue goes on when it is back', async ({
    page,
  }) => {
    test.skip(!hasServer('redis'), 'This machine has no Redis.');
    const running = programs();
    await page.goto('/jobs');
    await expect(page.getByText(/Showing \d+ of/)).toBeVisible();
    const bringBack = takeAway('redis');
    try {
      await becomes(page, '/health/ready', 503);
      const missing = async () => {
        const { dependencies } = (await (await page.request.get('/health/ready')).json()) as {
          dependencies: { name: string; state: string }[];
        };
        return dependencies.filter(({ state }) => state !== 'up').map(({ name }) => name);
      };
      // each has moments to answer: on a machine that stalls another one may look away for once
      await expect.poll(missing, { timeout: 90_000 }).toEqual(['queue']);

      const search = page.getByPlaceholder(/Search by job title/);
      await search.fill('nurse');
      await search.press('Enter');
      await expect(page).toHaveURL(/searchQuery=nurse/);
      await expect(page.getByText(/Showing \d+ of/)).toBeVisible();
      const title = `Nurse by the sea ${Date.now()}`;
      await page.goto('/applications');
      await page.getByRole('button', { name: 'Add Application' }).first().click();
      await page.getByLabel('Job Title*').fill(title);
      await page.getByLabel('Company*').fill('Harbour Clinic');
      await page.getByRole('button', { name: 'Create' }).click();
      await expect(page.getByRole('article').filter({ hasText: title })).toHaveCount(1);
    } finally {
      bringBack();
    }
    await becomes(page, '/health/ready', 200);
    expect(programs()).toEqual(running);
  });
});
