import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { BrowserContext, Page, Request } from '@playwright/test';
import { asAda, expect, test } from '../support/test';

const SEED = fileURLToPath(new URL('../../local/seed.mjs', import.meta.url));
/** Importing compiles nothing here, but it starts two programs, one after the other. */
const SLOW = 90_000;

const seed = (...files: string[]) =>
  promisify(execFile)(process.execPath, [SEED, ...files], {
    // Ada is not premium: what comes is for her at once
    env: { ...process.env, DATA_DIR: process.env.LANDFALL_DATA_DIR ?? '', PREMIUM_HEAD_START_HOURS: 'off' },
  });

/** A file of jobs, such as `npm run seed` takes. */
async function fileOf(...titles: string[]): Promise<string> {
  const file = path.join(folder, `${titles[0]!.replaceAll(' ', '-').toLowerCase()}.json`);
  await writeFile(file, JSON.stringify(titles.map((title) => jobOf(title))));
  return file;
}

const folder = process.env.LANDFALL_DATA_DIR ?? '';

function jobOf(id: string, title = id) {
  return {
    id,
    title,
    company: 'Example Airships',
    location: 'Leeds, United Kingdom',
    description: 'Looks after airships. Visa sponsorship is offered.',
    visa_type: 'Skilled Worker',
    posted_at: new Date().toISOString().slice(0, 10),
    source: 'Example',
  };
}

/** Brings a job in the way `npm run seed` does, into the product that is under test. */
const bring = async (title: string) => void (await seed(await fileOf(title)));

/**
 * The streams that are open now. One that a slow machine has not answered within the browser's patience is opened again:
 * then the first is over.
 */
function streamsOf(context: BrowserContext): () => Request[] {
  const open = new Set<Request>();
  context.on('request', (request) => {
    if (/\/events$/.test(new URL(request.url()).pathname)) open.add(request);
  });
  context.on('requestfailed', (request) => open.delete(request));
  context.on('requestfinished', (request) => open.delete(request));
  return () => [...open].filter((request) => !request.frame().page().isClosed());
}

async function search(page: Page, text: string): Promise<void> {
  await page.goto(`/jobs?searchQuery=${encodeURIComponent(text)}`);
  await expect(page.getByRole('heading', { name: 'Find Your Dream Job' })).toBeVisible();
}

test.describe('what happens while somebody looks', () => {
  asAda();
  test.skip(!process.env.LANDFALL_DATA_DIR, 'jobs are brought into a product of our own only');

  test('two tabs share one stream; both offer the new job; the other goes on when one is closed', async ({
    context,
    page,
  }) => {
    const streams = streamsOf(context);
    await search(page, 'airship');
    await expect.poll(streams, { timeout: SLOW }).toHaveLength(1);
    const second = await context.newPage();
    await search(second, 'airship');
    await bring('Airship rigger');
    for (const tab of [page, second]) await expect(tab.getByText('1 new job')).toBeVisible({ timeout: SLOW });
    await expect.poll(streams, { timeout: SLOW }).toHaveLength(1);

    const one = streams()[0]!.frame().page();
    const other = one === page ? second : page;
    await one.close();
    await expect.poll(streams, { timeout: SLOW }).toHaveLength(1);
    expect(streams()[0]!.url()).toMatch(/\/api\/events\?.*lastEventId=\d+-\d+$/);
    // a file that is refused keeps the next one from nothing
    const steward = await fileOf('Airship steward');
    const broken = `${steward}.broken.json`;
    await writeFile(broken, '[not json');
    await expect(seed(broken, steward)).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining(broken) });
    await expect(other.getByText('2 new jobs')).toBeVisible({ timeout: SLOW });
  });

  for (const [width, title] of [
    [1280, 'Airship pilot'],
    [375, 'Airship navigator'],
  ] as const) {
    test(`the offer of a new job moves nothing at ${width} px, and goes along while the list is scrolled`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/jobs');
      const first = page.getByRole('article').first();
      await expect(first).toBeVisible({ timeout: SLOW });
      await expect(page.locator('.result-live')).toBeVisible({ timeout: SLOW });
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      // the cards rise into their places
      await expect.poll(() => first.evaluate((card) => card.parentElement!.getAnimations().length)).toBe(0);
      const topOfFirst = async () => first.evaluate((card) => Math.round(card.getBoundingClientRect().top));
      const before = await topOfFirst();
      await bring(title);
      const offer = page.getByRole('button', { name: /\d new jobs?$/ });
      await expect(offer).toBeVisible({ timeout: SLOW });
      const bottomOf = async () => offer.evaluate((button) => button.getBoundingClientRect().bottom);
      expect(await topOfFirst()).toBe(before);
      expect(await bottomOf()).toBeLessThan(before);

      await page.evaluate(() => scrollBy(0, 1200));
      const topOf = async () => offer.evaluate((button) => button.getBoundingClientRect().top);
      await expect.poll(topOf, { timeout: SLOW }).toBeLessThan(100);
      // cards pass under a ground as wide as they are: none looks out beside the button
      const isWide = () =>
        page.locator('.live-line').evaluate((line) => {
          const card = document.querySelector('article')!.getBoundingClientRect();
          const { left, right } = line.getBoundingClientRect();
          return (
            left <= card.left && right >= card.right && getComputedStyle(line).backgroundColor !== 'rgba(0, 0, 0, 0)'
          );
        });
      await expect.poll(isWide, { timeout: SLOW }).toBe(true);
    });
  }

  test('at 375 px the offer in another order cuts nothing of what stands beside it', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    await bring('Dirigible gunner');
    await search(page, 'dirigible');
    await expect(page.locator('.result-live')).toBeVisible({ timeout: SLOW });
    await bring('Dirigible signaller');
    await expect(page.getByRole('button', { name: '1 new job, newest first' })).toBeVisible({ timeout: SLOW });
    // the time of the last import stands whole, what finds no room beside it not at all
    const seen = await page.locator('.live-line .result-facts').evaluate((facts) => {
      const bottom = facts.getBoundingClientRect().bottom;
      return [...facts.children]
        .map((fact) => ({ text: fact.textContent, box: fact.getBoundingClientRect() }))
        .filter(({ box }) => box.top < bottom)
        .map(({ text, box }) => ({ text, isWhole: box.bottom <= bottom + 1 }));
    });
    expect(seen).toContainEqual({ text: expect.stringMatching(/^Last import/), isWhole: true });
    expect(seen.filter(({ isWhole }) => !isWhole)).toEqual([]);
  });

  for (const width of [1280, 375]) {
    test(`a card says at ${width} px what its job says now, or that it is no longer found, and nothing moves`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      const ids = ['Zeppelin cook', 'Zeppelin baker', 'Zeppelin butler'].map((id) => `${id} ${width}`);
      const file = await fileOf(...ids);
      await seed(file);
      const found = async () => {
        const answer = await page.request.get(`/api/jobs?searchQuery=zeppelin+${width}`);
        return ((await answer.json()) as { total: number }).total;
      };
      await expect.poll(found, { timeout: SLOW }).toBe(3);
      await search(page, `zeppelin ${width}`);
      const cards = page.locator('.job-list > li');
      await expect(cards).toHaveCount(3, { timeout: SLOW });
      await expect(page.locator('.result-live')).toBeVisible({ timeout: SLOW });
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await expect.poll(() => cards.evaluateAll((all) => all.flatMap((card) => card.getAnimations()).length)).toBe(0);
      const places = () =>
        cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect()).map(({ y, height }) => [y, height]));
      const before = await places();

      const [cook, baker, butler] = ids as [string, string, string];
      const longer = `${baker}, who also looks after the dogs, the cat and whoever else is on board when the night is long`;
      await writeFile(file, JSON.stringify([jobOf(cook, 'Galley cook'), jobOf(baker, longer), jobOf(butler)]));
      await seed(file);
      await expect(page.getByRole('heading', { name: longer })).toBeVisible({ timeout: SLOW });
      const gone = cards.filter({ hasText: 'No longer in these results' });
      await expect(gone.getByRole('heading', { name: cook })).toBeVisible({ timeout: SLOW });
      expect(await places()).toEqual(before);
      const [mark, logo] = await Promise.all(
        ['.lf-badge', '.lf-company'].map((part) => gone.locator(part).first().boundingBox()),
      );
      expect(mark!.y + mark!.height).toBeLessThan(logo!.y);
    });
  }

  test('an alert comes by mail, and ends by its button without signing in', async ({ page, browser }) => {
    await page.goto('/');
    const headers = { origin: process.env.LANDFALL_URL ?? '' };
    const saved = await page.request.post('/api/saved-searches', {
      headers,
      data: { name: 'Balloons', filters: { searchQuery: 'balloonist' }, alerts: 'at-once' },
    });
    expect(saved.status()).toBe(201);
    const { id } = (await saved.json()) as { id: number };
    await bring('Balloonist');

    const letter = page.getByRole('link', { name: '1 new job for “Balloons”' });
    await expect(async () => {
      await page.goto('/mail');
      expect(await letter.count()).toBeGreaterThan(0);
    }).toPass({ timeout: SLOW });
    await letter.first().click();
    const mail = page.frameLocator('iframe');
    await expect(mail.getByRole('link', { name: 'Balloonist' })).toBeVisible();
    const wayOut = await mail.getByRole('link', { name: 'Unsubscribe' }).getAttribute('href');

    const visitor = await browser.newPage();
    await visitor.goto(wayOut ?? '');
    await expect(visitor.getByText('Alerts for your saved search “Balloons”')).toBeVisible();
    const alerts = async () =>
      (await (await page.request.get(`/api/saved-searches/${id}`)).json()) as { alerts: string };
    expect(await alerts()).toMatchObject({ alerts: 'at-once' });
    await visitor.getByRole('button').click();
    await expect(visitor.getByRole('heading', { name: 'You are unsubscribed' })).toBeVisible();
    expect(await alerts()).toMatchObject({ alerts: 'off' });
    await visitor.close();
    await page.request.delete(`/api/saved-searches/${id}`, { headers });
  });
});
