import { test as base, expect, type Browser, type Page } from '@playwright/test';

type Account = 'Ada Okafor' | 'Sam Idowu' | 'Administrator';
/** What a browser keeps between visits. */
export type State = Awaited<ReturnType<Awaited<ReturnType<Browser['newContext']>>['storageState']>>;

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

interface Once {
  /** What Ada's browser keeps after signing in, for tests that are not about signing in. */
  ada: State;
  /** How many milliseconds a whole home page takes on this machine, as busy as it is now. */
  healthyMs: number;
}

export const test = base.extend<object, Once>({
  baseURL: async ({}, use) => {
    await use(process.env.LANDFALL_URL);
  },
  ada: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ baseURL: process.env.LANDFALL_URL });
      await signIn(await context.newPage());
      const state = await context.storageState();
      await context.close();
      await use(state);
    },
    { scope: 'worker' },
  ],
  healthyMs: [
    async ({ browser }, use) => {
      const page = await browser.newPage({ baseURL: process.env.LANDFALL_URL });
      const began = performance.now();
      await page.goto('/', { waitUntil: 'commit' });
      for (const remote of ['mf-jobs', 'mf-news'])
        await page.locator(`[data-mf="${remote}"]`).getByRole('article').first().waitFor();
      const took = performance.now() - began;
      await page.context().close();
      await use(took);
    },
    { scope: 'worker' },
  ],
});

/** For a group of tests in which a person is signed in from the start. */
export const asAda = () =>
  test.use({
    storageState: async ({ ada }, use) => {
      await use(ada);
    },
  });

export { expect };
