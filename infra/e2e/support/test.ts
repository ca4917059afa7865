import { test as base, expect, type Page } from '@playwright/test';

type Account = 'Ada Okafor' | 'Sam Idowu' | 'Administrator';

/** Signs in on the local identity provider's page, as a person does, and comes back to `path`. */
export async function signIn(page: Page, path = '/', as: Account = 'Ada Okafor') {
  await page.goto(`/api/login?returnTo=${encodeURIComponent(path)}`);
  const name = as === 'Administrator' ? 'Continue as Administrator' : `Continue as ${as}`;
  await page.getByRole('button', { name }).click();
  await page.waitForURL((url) => url.pathname === path.split('?')[0]);
}

/** What a page may never do while a person uses it: throw, break its own content policy, scroll sideways. */
export async function watch(page: Page): Promise<string[]> {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`);
  });
  return complaints;
}

export async function scrollsSideways(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
}

export const test = base.extend({
  baseURL: async ({}, use) => {
    await use(process.env.LANDFALL_URL);
  },
});

export { expect };
