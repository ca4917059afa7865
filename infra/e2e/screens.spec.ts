import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, scrollsSideways, test, watch } from './support/test';

/** The first screen of every remote, and the shell's own, with a heading that each has when it stands. */
const SCREENS = [
  { address: '/', heading: 'Featured Jobs', signedIn: false },
  { address: '/jobs', heading: 'Access Restricted', signedIn: false },
  { address: '/nowhere', heading: '404 Page Not Found', signedIn: false },
  { address: '/design', heading: 'States', signedIn: false },
  { address: '/applications/demo', heading: 'Application Tracker', signedIn: false },
  { address: '/jobs', heading: 'Find Your Dream Job', signedIn: true },
  { address: '/verified-news', heading: 'Verified News & Career Insights', signedIn: true },
  { address: '/applications', heading: 'Application Tracker', signedIn: true },
  { address: '/tools', heading: 'Professional Tools', signedIn: true },
  { address: '/profile', heading: 'Account Details', signedIn: true },
  { address: '/dashboard', heading: 'Dashboard', signedIn: true },
  { address: '/events', heading: /Events/, signedIn: true },
];

/** The rules of which colours decide; all others say the same by day and by night. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/** What stands in somebody's way. The screens have no frames, so nothing has to be put together afterwards. */
async function barriers(page: Page, rules?: string[]): Promise<string[]> {
  const look = new AxeBuilder({ page }).setLegacyMode(true);
  const { violations } = await (rules ? look.withRules(rules) : look).analyze();
  return violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`);
}

/** As when the person chooses it in another tab. */
async function becomesNight(page: Page): Promise<void> {
  await page.evaluate(() => {
    localStorage.setItem('theme', 'dark');
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
  });
  await expect(page.locator('html')).toHaveClass(/dark/);
}

for (const { address, heading, signedIn } of SCREENS) {
  test(`${address} stands ${signedIn ? 'for Ada' : 'for everybody'}, fits the screen and has no barrier by day or by night`, async ({
    browser,
    ada,
    baseURL,
    viewport,
    isMobile,
    hasTouch,
  }) => {
    const context = await browser.newContext({
      baseURL,
      viewport,
      isMobile,
      hasTouch,
      reducedMotion: 'reduce',
      storageState: signedIn ? ada : undefined,
    });
    const page = await context.newPage();
    const complaints = await watch(page);
    await page.goto(address);
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
    expect(await scrollsSideways(page)).toBe(false);
    expect(await barriers(page)).toEqual([]);
    await becomesNight(page);
    // colours may be on their way for a frame or two
    await expect.poll(() => barriers(page, RULES_OF_COLOUR)).toEqual([]);
    expect(complaints.filter((one) => !one.includes('404'))).toEqual([]);
    await context.close();
  });
}

test('a phone held sideways reaches every place, and text twice as large fits its screen', async ({ page, ada }) => {
  await page.context().addCookies(ada.cookies);
  await page.setViewportSize({ width: 812, height: 375 });
  await page.goto('/nowhere');
  for (const name of ['Home', 'Profile'])
    await expect(page.getByRole('link', { name, exact: true })).toBeInViewport({ ratio: 1 });
  const account = page.getByRole('button', { name: 'My Account' });
  await expect(account).toBeInViewport({ ratio: 1 });
  await account.click();
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(account).toBeFocused();

  await page.setViewportSize({ width: 375, height: 812 });
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await page.getByRole('button', { name: 'My Account' }).click();
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeInViewport({ ratio: 1 });
  expect(await scrollsSideways(page)).toBe(false);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page.locator('[data-mf="mf-jobs"]').getByRole('article').first()).toBeVisible();
  await expect.poll(() => scrollsSideways(page)).toBe(false);
});

test('a job can be read in a window zoomed to twice its size: only the tabs stay in its way', async ({ page, ada }) => {
  await page.context().addCookies(ada.cookies);
  await page.setViewportSize({ width: 640, height: 400 });
  await page.goto('/jobs?location=United+Kingdom');
  await page.getByRole('article').first().getByRole('link').first().click();
  const apply = page.getByRole('button', { name: 'Apply On Company Website' });
  await apply.scrollIntoViewIfNeeded();
  await expect(apply).toBeInViewport({ ratio: 1 });
  await page.getByRole('heading', { name: /^(Similar jobs|The nearest other jobs)$/ }).scrollIntoViewIfNeeded();
  await expect(apply).not.toBeInViewport();
  await expect(page.getByRole('banner')).not.toBeInViewport();
  await expect(page.getByRole('link', { name: 'Profile', exact: true })).toBeInViewport({ ratio: 1 });
});

test('where no script may run, the page says so instead of waiting for one', async ({ browser, baseURL, viewport }) => {
  const context = await browser.newContext({ baseURL, viewport, javaScriptEnabled: false });
  const page = await context.newPage();
  for (const address of ['/', '/jobs', '/nowhere']) {
    await page.goto(address);
    // by its class: what is in a noscript is no text to the selectors
    await expect(page.locator('.no-script')).toBeVisible();
    await expect(page.getByText('Loading...')).toBeHidden();
    await expect(page.locator('.lf-skeleton:visible')).toHaveCount(0);
  }
  await context.close();
});

test('a dialog in a window zoomed to four times its size scrolls to its last button', async ({ page, ada }) => {
  await page.context().addCookies(ada.cookies);
  await page.goto('/jobs?location=United+Kingdom');
  await page.getByRole('article').first().getByRole('link').first().click();
  await page.getByRole('button', { name: 'Report this job' }).click();
  await page.setViewportSize({ width: 320, height: 256 });
  const dialog = page.getByRole('dialog');
  for (const control of [dialog.getByRole('textbox'), dialog.getByRole('button', { name: 'Send report' })]) {
    await control.scrollIntoViewIfNeeded();
    await expect(control).toBeInViewport({ ratio: 1 });
  }
});
