import type { Browser, Page } from '@playwright/test';
import { aCheckout, type Checkout } from '../support/checkout';
import { filesOf, foreignIn, harm, type HarmName } from '../support/harm';
import { limitOf } from '../support/pace';
import { currentBuild, failuresOf, releaseInPage, tellFromSeveralNetworks } from '../support/release';
import { expect, test, type State } from '../support/test';

const SCREENS = ['mf-news/src/home/latest-news.tsx', 'mf-news/src/verified/verified-page.tsx'];
const THROW = "throw new Error('broken');";

const editScreens = async (team: Checkout, change: (text: string) => string) => {
  for (const file of SCREENS) await team.edit(file, change);
};

/** How a build can be broken although all its files are whole. Its definition is also read as data, without a page. */
const ways: Record<string, (team: Checkout) => Promise<void>> = {
  'when its definition is evaluated': (team) =>
    team.edit('mf-news/remote.ts', (text) => `${text}\nif ('document' in globalThis) ${THROW}\n`),
  'when its screens are evaluated': (team) => editScreens(team, (text) => `${text}\n${THROW}\n`),
  'when its screens are mounted': (team) =>
    editScreens(team, (text) => text.replace(/(export default function \w+\(\) \{)/, `$1\n  ${THROW}\n`)),
};

type Look = (page: Page) => Promise<unknown>;

const firstOf = (page: Page, remote: string) => page.locator(`[data-mf="${remote}"]`).getByRole('article').first();
const buildOnScreen = (page: Page) => page.locator('[data-mf="mf-news"]').first().getAttribute('data-mf-build');
const retryOf = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'News could not be loaded' }).getByRole('button', { name: 'Retry' });
const goTo = (page: Page, screen: string) => page.getByRole('link', { name: screen, exact: true }).first().click();

interface Visit {
  prepare?: Look;
  /** What there is to wait for with the page still open: what it tells the registry a second later is lost where it closes. */
  beforeLeaving?: Look;
}

/** Somebody who was never here before looks at a page, and everything but the news is as it should be. */
async function newVisitor(browser: Browser, storageState: State, look: Look, { prepare, beforeLeaving }: Visit = {}) {
  const context = await browser.newContext({ baseURL: process.env.LANDFALL_URL, storageState });
  const page = await context.newPage();
  await prepare?.(page);
  await page.goto('/', { waitUntil: 'commit' });
  await look(page);
  await expect(firstOf(page, 'mf-jobs')).toBeVisible();
  await goTo(page, 'News');
  await look(page);
  await goTo(page, 'Jobs');
  await expect(page.getByText(/Showing \d+ of/)).toBeVisible();
  await beforeLeaving?.(page);
  await context.close();
}

const showsNewsOf = (build: string) => async (page: Page) => {
  await expect(firstOf(page, 'mf-news')).toBeVisible();
  expect(await buildOnScreen(page)).toBe(build);
};

async function showsCard(page: Page) {
  await expect(retryOf(page)).toBeEnabled();
  await retryOf(page).click();
  await expect(retryOf(page)).toBeEnabled();
  await expect(page.locator('[data-mf="mf-news"]')).toHaveCount(0);
}

test.describe('a release that throws', () => {
  for (const [when, breakIt] of Object.entries(ways)) {
    test(`${when} leaves the last good one on screen, a card where there is none, and is taken back`, async ({
      browser,
      ada,
    }) => {
      const good = await currentBuild('mf-news');
      const open = await browser.newPage({ baseURL: process.env.LANDFALL_URL, storageState: ada });
      await open.goto('/jobs');
      await expect(open.getByText(/Showing \d+ of/)).toBeVisible();

      const team = await aCheckout('mf-news');
      await breakIt(team);
      await team.release('mf-news');
      const broken = await currentBuild('mf-news');
      expect(broken).not.toBe(good);
      const isTold: Look = () => expect.poll(() => failuresOf('mf-news', broken)).toBeGreaterThan(0);
      await newVisitor(browser, ada, showsNewsOf(good), { beforeLeaving: isTold });
      await goTo(open, 'News');
      await showsNewsOf(good)(open);
      await open.close();

      await tellFromSeveralNetworks('mf-news', broken);
      await editScreens(team, (text) => `${text}\n// broken once more\n`);
      await team.release('mf-news');
      await newVisitor(browser, ada, showsNewsOf(good));
      const goodIsAway: Look = (page) => harm(page, filesOf('mf-news', good).entry, 'is not there');
      await newVisitor(browser, ada, showsCard, { prepare: goodIsAway });

      await team.release('rollback', 'mf-news', '--reason', 'It throws');
      await team.release('rollback', 'mf-news', '--reason', 'So does the one before');
      expect(await currentBuild('mf-news')).toBe(good);
      await newVisitor(browser, ada, showsNewsOf(good));
      await team.remove();
    });
  }
});

test.describe('a release whose files do not arrive', () => {
  test('leaves the last good one on screen by itself, and nothing foreign in the page', async ({
    browser,
    ada,
    healthyMs,
  }) => {
    const good = await currentBuild('mf-news');
    const team = await aCheckout('mf-news');
    await editScreens(team, (text) => `${text}\nexport const edition = 2;\n`);
    await team.release('mf-news');
    const files = filesOf('mf-news', await currentBuild('mf-news'));

    const seeTheGoodOne = async (part: keyof typeof files, what: HarmName) => {
      const page = await browser.newPage({ baseURL: process.env.LANDFALL_URL, storageState: ada });
      await harm(page, files[part], what);
      await page.goto('/', { waitUntil: 'commit' });
      const timeout = limitOf(what, healthyMs);
      await expect(firstOf(page, 'mf-news'), `${part} ${what}`).toBeVisible({ timeout });
      expect([part, what, await buildOnScreen(page)]).toEqual([part, what, good]);
      expect(await foreignIn(page)).toEqual([]);
      await page.close();
    };
    for (const what of ['answers 500', 'is half', 'carries foreign code', 'hangs'] as const)
      for (const part of ['entry', 'chunk', 'stylesheet'] as const) await seeTheGoodOne(part, what);
    await team.release('rollback', 'mf-news', '--reason', 'The test is over');
    await team.remove();
  });
});

test('a tab in which a remote failed has it once it is repaired, by itself and without a reload', async ({
  browser,
  ada,
}) => {
  const page = await browser.newPage({ baseURL: process.env.LANDFALL_URL, storageState: ada });
  const { fallback, build } = (await releaseInPage()).remotes['mf-news']!;
  for (const old of [build, fallback?.build]) if (old) await harm(page, filesOf('mf-news', old).entry, 'is not there');
  const listens = page.waitForRequest(/\/events/);
  await page.goto('/verified-news');
  await expect(retryOf(page)).toBeEnabled();
  await listens;

  const team = await aCheckout('mf-news');
  await editScreens(team, (text) => `${text}\nexport const edition = 3;\n`);
  await team.release('mf-news');
  await showsNewsOf(await currentBuild('mf-news'))(page);
  await page.close();
  await team.release('rollback', 'mf-news', '--reason', 'The test is over');
  await team.remove();
});
