import type { Page } from '@playwright/test';
import { asAda, expect, test } from './support/test';

/** Addresses of scripts that the page has asked for so far. */
const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js')),
  );

/** A finger that has come down and not yet been lifted; a pointer that stands still over the link. */
async function turnTo(page: Page, link: ReturnType<Page['getByRole']>, hasTouch: boolean): Promise<void> {
  await link.scrollIntoViewIfNeeded();
  if (!hasTouch) return link.hover();
  const { x, y, width, height } = (await link.boundingBox())!;
  const device = await page.context().newCDPSession(page);
  await device.send('Input.dispatchTouchEvent', {
    type: 'touchStart',
    touchPoints: [{ x: x + width / 2, y: y + height / 2 }],
  });
  await device.detach();
}

test.describe('the files of the next screen', () => {
  asAda();

  test('come as soon as somebody turns to its link, before the press', async ({ page, hasTouch }) => {
    await page.goto('/');
    const link = page.getByRole('link', { name: 'AI Tools' }).first();
    await expect(link).toBeVisible();
    const ofTheTools = /^\/r\/mf-tools\/.+tools-page/;
    expect((await scriptsOf(page)).filter((path) => ofTheTools.test(path))).toEqual([]);
    await turnTo(page, link, hasTouch);
    await expect.poll(() => scriptsOf(page)).toContainEqual(expect.stringMatching(ofTheTools));
    await expect(page).toHaveURL(/\/$/);
  });

  test('come for a job of the list likewise', async ({ page, hasTouch }) => {
    await page.goto('/jobs?searchQuery=nurse');
    const link = page.getByRole('article').first().getByRole('heading').getByRole('link');
    await expect(link).toBeVisible();
    const ofTheJob = /^\/r\/mf-jobs\/.+detail/;
    expect((await scriptsOf(page)).filter((path) => ofTheJob.test(path))).toEqual([]);
    await turnTo(page, link, hasTouch);
    await expect.poll(() => scriptsOf(page)).toContainEqual(expect.stringMatching(ofTheJob));
    await expect(page).toHaveURL(/\/jobs\?/);
  });
});
