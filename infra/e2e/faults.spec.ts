import type { Page, Route } from '@playwright/test';
import { expect, test } from './support/test';

type Harm = (route: Route) => Promise<void> | void;

const changed: Harm = async (route) => {
  const response = await route.fetch();
  const body = await response.text();
  await route.fulfill({ response, body: `${body};globalThis.changedCodeRan=true;` });
};

/** What can become of a remote's file on its way. `hangs` is answered never. */
const harms: Record<string, Harm> = {
  'is not there': (route) => route.fulfill({ status: 404, body: 'Not found' }),
  'answers 500': (route) => route.fulfill({ status: 500, body: 'Broken' }),
  'cannot be reached': (route) => route.abort('connectionrefused'),
  'is an HTML page': (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Hello</h1>' }),
  'is half': async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({ response, body: body.slice(0, body.length / 2) });
  },
  'is changed by one byte': changed,
  hangs: () => undefined,
};

const files = {
  entry: /\/r\/mf-news\/[0-9a-f]{12}\/entry\./,
  chunk: /\/r\/mf-news\/[0-9a-f]{12}\/(?!entry\.)[^/]+\.js/,
};

async function harm(page: Page, file: RegExp, how: Harm) {
  await page.route(file, how);
}

test.describe('a remote that fails costs its own area only', () => {
  for (const [part, file] of Object.entries(files)) {
    for (const [what, how] of Object.entries(harms)) {
      test(`at start, when its ${part} ${what}`, async ({ page }) => {
        await harm(page, file, how);
        await page.goto('/');
        await expect(page.getByRole('link', { name: 'Search Jobs' }).first()).toBeVisible();
        await expect(page.getByRole('heading', { name: 'Featured Jobs' })).toBeVisible();
        await expect(page.locator('[data-mf="mf-jobs"]').first()).toBeVisible();
        await expect(page.getByRole('alert').getByRole('button', { name: 'Retry' })).toBeVisible({ timeout: 15_000 });
        await page.getByRole('link', { name: 'Jobs', exact: true }).first().click();
        await expect(page.getByText('Please sign in to access this page')).toBeVisible();
        expect(await page.evaluate(() => 'changedCodeRan' in globalThis)).toBe(false);
      });
    }
  }

  test('later, and comes back by Retry once the remote is there again', async ({ page }) => {
    await page.route(files.entry, harms['answers 500'] as Harm);
    await page.goto('/');
    const retry = page.getByRole('alert').getByRole('button', { name: 'Retry' });
    await expect(retry).toBeVisible({ timeout: 15_000 });
    await page.unroute(files.entry);
    await retry.click();
    await expect(page.locator('[data-mf="mf-news"]').getByRole('article').first()).toBeVisible();
  });
});
