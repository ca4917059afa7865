import type { Locator, Page } from '@playwright/test';
import { asAda, expect, scrollsSideways, test, watch } from './support/test';

/** A finger that moves over the page, as the device sends it: the browser may take it for a pan, as it would in a hand. */
async function swipeRight(page: Page, from: { x: number; y: number }, distance: number): Promise<void> {
  const device = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    device.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: from.y }] });
  await touch('touchStart', from.x);
  for (let moved = 10; moved <= distance; moved += 10) await touch('touchMove', from.x + moved);
  await touch('touchEnd');
  await device.detach();
}

test.describe('the job board', () => {
  asAda();

  test('suggests while one types, and searches for what is picked by the keyboard', async ({ page }) => {
    await expect(async () => {
      expect((await page.request.get('/api/jobs/suggest?q=physical')).status(), 'suggestions are counted').toBe(200);
    }).toPass({ timeout: 120_000 });
    const complaints = await watch(page);
    await page.goto('/jobs');
    const box = page.getByRole('combobox', { name: 'Search jobs' });
    await box.pressSequentially('physical thera');
    const first = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option').first();
    await expect(first).toContainText(/physical therapist/i);
    await box.press('ArrowDown');
    await expect(first).toHaveAttribute('aria-selected', 'true');
    expect(await scrollsSideways(page)).toBe(false);
    await box.press('Enter');
    await expect(page).toHaveURL(/searchQuery=physical\+therapist/i);
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await expect(page.getByRole('article').first()).toContainText(/physical therapist/i);
    expect(complaints).toEqual([]);
  });

  test('leads to a job from anywhere on its card, and elsewhere from what else can be pressed there', async ({
    page,
  }) => {
    await page.goto('/jobs?searchQuery=Registered+Nurse');
    const card = page
      .getByRole('article')
      .filter({ has: page.getByRole('button', { name: /openings$/ }) })
      .first();
    const address = await card.getByRole('heading').getByRole('link').getAttribute('href');
    await card.getByRole('button', { name: /openings$/ }).click();
    await card.getByRole('list').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/job\/\d+$/);
    await page.goBack();
    const [opened] = await Promise.all([
      page.context().waitForEvent('page'),
      card.getByRole('link', { name: 'Apply Now' }).click(),
    ]);
    await opened.close();
    const { width, height } = (await card.boundingBox())!;
    await card.click({ position: { x: width / 2, y: height / 2 } });
    await expect(page).toHaveURL(new RegExp(`${address}$`));
  });

  test('prints a job as its words and addresses, without what can only be pressed', async ({ page }) => {
    await page.goto('/jobs');
    await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toBeVisible();
    // or what says, on a machine that stalls, that they could not be had
    const similar = page.getByText(/^Similar jobs(?: could not be loaded\.)?$/);
    await expect(similar).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(title).toBeVisible();
    await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0);
    const pressed = page.getByRole('button', { name: /apply|share|copy|report|save|back/i });
    await expect(pressed.filter({ visible: true })).toHaveCount(0);
    await expect(similar).toBeHidden();
    await expect(page.getByRole('img', { name: 'Show the evidence' })).toBeHidden();
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgba(0, 0, 0, 0)');
    expect((await title.boundingBox())!.x).toBeGreaterThanOrEqual(16);
    expect(await scrollsSideways(page)).toBe(false);
  });

  test('says what is true of the list in lines that nobody has to scroll', async ({ page }) => {
    await page.goto('/jobs');
    await page.getByRole('article').first().waitFor();
    await expect(page.getByText('Including official records of certified positions, marked as such')).toBeVisible();
    const { width } = page.viewportSize()!;
    for (const fact of await page.locator('.result-facts > li').all()) {
      const { x, width: own } = (await fact.boundingBox())!;
      expect(x + own).toBeLessThanOrEqual(width);
    }
  });

  test('ends its filters, cards and pages where they end', async ({ page }, { project }) => {
    test.skip(project.name !== 'desktop');
    await page.goto('/jobs');
    const card = page.getByRole('article').first();
    const endOf = async (part: Locator) => {
      const { x, width } = (await part.boundingBox())!;
      return Math.round(x + width);
    };
    // the marks have the width of the card, and the way on stands in none of them
    const way = card.getByRole('link', { name: 'Apply Now' });
    expect(await endOf(card.locator('.job-badges'))).toBe(await endOf(way));
    const over = await page.locator('.job-card').evaluateAll((cards) =>
      cards.filter((one) => {
        const own = one.querySelector('.job-apply')!.getBoundingClientRect();
        return [...one.querySelectorAll('.job-badges > *')].some((mark) => {
          const { right, bottom } = mark.getBoundingClientRect();
          return right > own.left && bottom > own.top;
        });
      }),
    );
    expect(over).toEqual([]);
    // what is cut at the edge of the filters fades under it
    const panel = page.getByRole('complementary', { name: 'Filters' });
    await expect(panel.getByRole('checkbox').first()).toBeVisible();
    expect(await panel.evaluate((one) => one.scrollHeight > one.clientHeight)).toBe(true);
    await page.evaluate(() => window.scrollTo(0, 900));
    const atEdge = () =>
      panel.evaluate((one) => {
        const { left, bottom, width } = one.getBoundingClientRect();
        return [0.1, 0.3, 0.5].map((part) => document.elementFromPoint(left + part * width, bottom - 8) === one);
      });
    await expect.poll(atEdge).toEqual([true, true, true]);
    const end = await endOf(page.locator('.browse'));
    await page.goto('/saved-searches');
    expect(await endOf(page.locator('.saved-page'))).toBe(end);
  });

  test('keeps a search under a name, which stands on the dashboard and leads back to it', async ({ page }, {
    project,
  }) => {
    const name = `Nurses on a ${project.name}`;
    const search = `searchQuery=nurse&jobType=${project.name === 'phone' ? 'Part-time' : 'Full-time'}`; // both are Ada
    await page.goto(`/jobs?${search}`);
    await page.getByRole('button', { name: 'Save search' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save search' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('region', { name: 'Notifications' }).getByText('Search saved')).toBeVisible();
    const savedAs = page.getByRole('link', { name: 'Search saved', exact: true });
    await expect(savedAs).toBeVisible();

    await page.getByRole('button', { name: 'My Account' }).click();
    await page.getByRole('menuitem', { name: 'Dashboard' }).click();
    await page.getByRole('region', { name: 'Saved searches' }).getByRole('link', { name }).click();
    await expect(page).toHaveURL(new RegExp(search));
    await savedAs.click();
    await page.getByRole('button', { name: `Delete ${name}` }).click();
    await expect(page.getByRole('link', { name })).toHaveCount(0);
  });

  test('keeps a job for later, which is marked in the list and tracked from what is kept', async ({ page }, {
    project,
  }) => {
    await page.goto('/jobs?searchQuery=teacher');
    const listed = page.getByRole('article').nth(project.name === 'phone' ? 0 : 1); // both are Ada
    const id = await listed.getAttribute('data-job');
    await listed.getByRole('heading').getByRole('link').click();
    await page.getByRole('button', { name: 'Save for later' }).click();
    await expect(page.getByRole('button', { name: 'Saved', exact: true })).toHaveAttribute('aria-pressed', 'true');
    await page.goBack();
    await expect(page.locator(`article[data-job="${id}"]`).getByText(/^Saved(: 1 opening)?$/)).toBeVisible();

    await page.goto('/applications/saved');
    const kept = page.locator(`li[data-job="${id}"]`);
    expect(await scrollsSideways(page)).toBe(false);
    await kept.getByRole('button', { name: /^Track / }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click();
    await expect(kept.getByText('Applied', { exact: true })).toBeVisible();
    await kept.getByRole('button', { name: /^Remove / }).click();
    await expect(kept).toHaveCount(0);
  });

  test('keeps all filters in force, and Clear All, within the width of the screen', async ({ page }) => {
    await page.goto(
      '/jobs?searchQuery=nurse&location=Canada&experienceLevel=Entry+Level&jobType=Full-time&category=Healthcare',
    );
    const active = page.getByRole('region', { name: 'Active Filters' });
    await expect(active.getByText('Job Categories: 1 selected')).toBeAttached();
    expect(await scrollsSideways(page)).toBe(false);
    const { x, width } = (await active.getByRole('button', { name: 'Clear All' }).boundingBox())!;
    expect(x + width).toBeLessThanOrEqual(page.viewportSize()!.width);
    await active.getByRole('button', { name: 'Clear All' }).click();
    await expect(page).toHaveURL(/\/jobs$/);
  });

  test('takes each first tap in the open sheet of filters, which Back closes: no row moves from under the finger', async ({
    page,
  }, { project }) => {
    test.skip(project.name !== 'phone', 'only a phone has the sheet');
    await page.goto('/jobs?searchQuery=nurse');
    await page.getByRole('button', { name: /^Filters/ }).tap();
    const sheet = page.getByRole('dialog', { name: 'Filter Jobs' });
    for (const name of ['Canada', 'Full-time', 'Entry Level']) {
      // of this choice: the page gives up a count whose choices are no longer those, which then never ends
      const counted = page.waitForEvent('requestfinished', (request) => {
        const { pathname, searchParams } = new URL(request.url());
        return pathname === '/api/jobs/filter-counts' && [...searchParams.values()].includes(name);
      });
      await sheet.locator('label').filter({ hasText: name }).first().tap();
      await expect(sheet.getByRole('checkbox', { name })).toBeChecked();
      await counted; // what the answer would move must have had its chance
    }
    await expect(page).toHaveURL(/location=Canada&experienceLevel=Entry\+Level&jobType=Full-time/);
    // Back closes the sheet and keeps the choice, once more it is as before the sheet
    await page.goBack();
    await expect(sheet).toHaveCount(0);
    await expect(page).toHaveURL(/location=Canada&experienceLevel=Entry\+Level&jobType=Full-time/);
    await page.goBack();
    await expect(page).toHaveURL(/\/jobs\?searchQuery=nurse$/);
  });

  test('is found by search engines only as far as everybody may see it', async ({ request }) => {
    const robots = await request.get('/robots.txt');
    expect(robots.headers()['content-type']).toContain('text/plain');
    expect(await robots.text()).toContain('/sitemap.xml');
    const sitemap = await request.get('/sitemap.xml');
    expect(sitemap.headers()['content-type']).toContain('application/xml');
    const listed = [...(await sitemap.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(
      ([, address]) => new URL(address!).pathname,
    );
    expect(listed).toContain('/');
    expect(listed).not.toContain('/jobs');
  });

  test('a toast never covers Apply, wherever the page is scrolled to, and a record has its line', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/jobs?searchQuery=hospitalist');
    const card = page.getByRole('article').filter({ hasText: 'Record of' }).first();
    const line = (await card.getByText(/^Record of/).boundingBox())!;
    expect(line.height).toBeLessThan(50);
    await card.getByRole('link').first().click();
    const apply = page.getByRole('button', { name: 'Apply On Company Website' });
    await page.getByRole('button', { name: 'Copy link' }).click();
    const toast = page.getByRole('region', { name: 'Notifications' });
    await toast.getByRole('button').focus(); // whoever is on it has all the time there is
    const covered = () =>
      page.evaluate(
        ([one, two]) => {
          const [a, b] = [one!.getBoundingClientRect(), two!.getBoundingClientRect()];
          return a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
        },
        [toastBox, applyBox],
      );
    const [toastBox, applyBox] = [await toast.locator('.lf-toast').elementHandle(), await apply.elementHandle()];
    for (const down of [0, 150, 400, 2_000]) {
      await page.evaluate((top) => scrollTo(0, top), down);
      await expect.poll(covered).toBe(false);
    }
  });

  test.describe('on a screen that can be touched', () => {
    test.use({ hasTouch: true });

    test('a toast goes when a finger swipes it to the right', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto('/jobs?searchQuery=nurse');
      await page.getByRole('article').first().getByRole('link').first().click();
      await page.getByRole('button', { name: 'Copy link' }).click();
      await page.getByRole('region', { name: 'Notifications' }).getByRole('button').focus(); // it stays for whoever is on it
      const toast = page.getByText('Link copied');
      await expect(toast).toBeVisible();
      // It goes by itself too, so what counts is that the browser left the finger to it and did not begin to pan.
      await page.evaluate(() => {
        const seen = document.documentElement.dataset;
        for (const name of ['pointerup', 'pointercancel'])
          document.addEventListener(name, () => (seen.touched = `${seen.touched ?? ''}${name} `), { capture: true });
      });
      const { x, y, height } = (await toast.boundingBox())!;
      await swipeRight(page, { x: x + 5, y: y + height / 2 }, 90);
      await expect(toast).toHaveCount(0);
      expect(await page.evaluate(() => document.documentElement.dataset.touched)).toBe('pointerup ');
    });
  });
});
