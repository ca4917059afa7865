import type { Page } from '@playwright/test';
import { asAda, expect, test } from './support/test';

interface Shift {
  value: number;
  /** What moved, by its class. */
  moved: string[];
}

/** What moves from here on, of what nobody pressed for. */
const watchShifts = (page: Page) =>
  page.evaluate(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as unknown as { value: number; sources: { node: Node | null }[] };
        shifts.push({ value, moved: sources.map(({ node }) => (node instanceof Element ? node.className : '')) });
      }
    }).observe({ type: 'layout-shift' });
  });
/** A page whose stylesheet is still on its way has other heights, and nobody sees it: it is painted with the stylesheet. */
const untilPainted = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
const shiftsOf = (page: Page) => page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);

/** A part that hangs is given up after five seconds and says so, which is another test's: here it only comes last. */
const patience = () => {
  const { setTimeout } = window;
  const later = (run: () => void, ms?: number) => setTimeout(run, ms === 5_000 ? 60_000 : ms);
  window.setTimeout = later as typeof window.setTimeout;
};

test.describe('a page on which something comes late', () => {
  asAda();
  // cards rise into their places; where those are is what counts here
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('marks of one’s own move no card of a list', async ({ page }) => {
    const answer = await page.request.get('/api/jobs?page=1&limit=40&sort=desc&group=true');
    const { jobs } = (await answer.json()) as { jobs: { id: number }[] };
    const ids = jobs.slice(0, 3).map(({ id }) => id);
    await page.goto('/jobs'); // a change must come from our own page
    for (const id of ids) {
      await page.evaluate((job) => fetch(`/api/saved-jobs/${job}`, { method: 'PUT' }), id);
    }
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route('**/api/saved-jobs/ids', async (route) => {
      await held;
      await route.continue();
    });
    await page.reload();
    await expect(page.getByRole('article')).toHaveCount(40);
    await page.evaluate(() => document.fonts.ready);
    await watchShifts(page);
    const last = page.getByRole('article').nth(4);
    const before = await last.boundingBox();
    letGo();
    const marks = page.getByRole('article').getByText(/^Saved(: \d+ openings?)?$/);
    await expect(marks.nth(2)).toBeVisible();
    expect(await last.boundingBox()).toEqual(before);
    expect(await shiftsOf(page)).toEqual([]);
    for (const id of ids) {
      await page.evaluate((job) => fetch(`/api/saved-jobs/${job}`, { method: 'DELETE' }), id);
    }
  });

  test('the page of a list that one goes back to stands where it was left', async ({ page }) => {
    await page.goto('/jobs');
    await expect(page.getByRole('article')).toHaveCount(40);
    const next = page.getByRole('navigation', { name: 'Pages of jobs' }).getByText('Next', { exact: true });
    await next.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    expect(place).toBeGreaterThan(5_000);
    await next.click();
    await expect(page).toHaveURL(/page=2/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(page).not.toHaveURL(/page=2/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  });

  for (const width of [375, 1280]) {
    for (const { late, address } of [
      { late: 'Visa and salary', address: '**/api/visa-check' },
      { late: 'Your application', address: '**/r/mf-tracker/**' },
      { late: 'Your match', address: '**/r/mf-tools/**' },
    ]) {
      test(`${late}, which comes last, moves nothing of a job page ${width} px wide`, async ({ page }) => {
        // of the samples that ship, one whose advert never closes
        const answer = await page.request.get('/api/jobs?limit=1&searchQuery=Example+Whitethorn+Pumps');
        const { jobs } = (await answer.json()) as { jobs: { id: number }[] };
        await page.setViewportSize({ width, height: 3_000 });
        await page.addInitScript(patience);
        let letGo = () => {};
        const held = new Promise<void>((resolve) => (letGo = resolve));
        await page.route(address, async (route) => {
          await held;
          await route.continue();
        });
        // what is held may be fetched ahead, and then the page is not loaded before it
        await page.goto(`/job/${jobs[0]!.id}`, { waitUntil: 'commit' });
        const part = (name: string) => page.getByRole('region', { name, exact: true });
        const others = ['Visa and salary', 'Your application', 'Your match', 'Apply'].filter((name) => name !== late);
        const read = [...others.map(part), page.getByRole('heading', { name: 'Job Description' })];
        for (const one of read) await expect(one).toBeVisible();
        await page.evaluate(() => document.fonts.ready);
        const places = () => Promise.all(read.map(async (one) => (await one.boundingBox())!.y));
        const before = await places();
        letGo();
        await expect(part(late)).toBeVisible();
        expect(await places()).toEqual(before);
      });
    }
  }
});

const shortJob = {
  title: 'Cook',
  company: 'Inn',
  location: 'York',
  description: 'Short.',
  skills: [],
  job_type: null,
  experience_level: null,
  salary: null,
  pay: null,
  expires_at: null,
};

const shortArticle = { title: 'Fees', content: 'Short.', source: 'GOV', sourceUrl: null, verified: false };

/** What the home page waits for. */
const homeLists = [
  {
    what: 'jobs',
    section: 'Featured Jobs',
    answer: /\/api\/jobs\?.*limit=10/,
    items: 'jobs',
    count: 10,
    waits: '[data-testid="job-skeleton"]',
    short: shortJob,
  },
  {
    what: 'news',
    section: 'Latest News',
    answer: /\/api\/news\?/,
    items: 'articles',
    count: 5,
    waits: '.article-short',
    short: shortArticle,
  },
];

for (const width of [375, 1280]) {
  test(`the home page ${width} px wide holds the places of jobs and news before its scripts are there, and who has scrolled it stays`, async ({
    page,
  }) => {
    // So low that the end of the page leaves room: with a strip of the last news still in view, it is that strip which stays.
    await page.setViewportSize({ width, height: 480 });
    await page.route(/\/api\/news\?/, async (route) => {
      const response = await route.fetch();
      const { articles, ...rest } = (await response.json()) as { articles: { title: string }[] };
      const long = articles.map((article) => ({ ...article, title: `${article.title} and more of it`.repeat(3) }));
      await route.fulfill({ response, json: { ...rest, articles: long } });
    });
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route('**/r/**/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    await untilPainted(page);
    const tools = page.getByRole('heading', { name: 'Professional Tools' });
    await expect(tools).toBeVisible();
    await expect(page.getByText(/^No (Jobs|News) Available$/)).toHaveCount(0);
    // letters of another font stand a little higher, which is no matter of the cards
    await page.evaluate(() => document.fonts.ready);
    await tools.evaluate((heading) => heading.scrollIntoView());
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(1_000);
    const place = (await tools.boundingBox())!.y;
    letGo();
    for (const name of ['Featured Jobs', 'Latest News']) {
      const cards = page.getByRole('region', { name }).getByRole('article');
      await expect(cards).toHaveCount(name === 'Featured Jobs' ? 10 : 5);
    }
    // What is read stands where it stood, however high the cards above it are. The browser moves the page along before it
    // paints, so a look between the cards and the next frame is before that.
    await expect.poll(async () => Math.abs((await tools.boundingBox())!.y - place)).toBeLessThan(0.5);
  });
  for (const { what, section, answer, items, count, waits, short } of homeLists) {
    test(`the home page ${width} px wide holds no more place than the shortest ${what} take`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      const [scripts, answers] = [aGate(), aGate()];
      await page.route('**/r/**/*.js', async (route) => {
        await scripts.opened;
        await route.continue();
      });
      await page.route(answer, async (route) => {
        await answers.opened;
        const response = await route.fetch();
        const body = (await response.json()) as Record<string, object[]>;
        await route.fulfill({
          response,
          json: { ...body, [items]: body[items]!.map((one) => ({ ...one, ...short })) },
        });
      });
      await page.goto('/', { waitUntil: 'commit' });
      await untilPainted(page);
      const region = page.getByRole('region', { name: section });
      const height = async () => (await region.boundingBox())!.height;
      await expect(region.locator('.home-card')).toHaveCount(count);
      const held = await height();
      scripts.open();
      await expect(region.locator(waits)).toHaveCount(count);
      const waiting = await height();
      answers.open();
      await expect(region.getByRole('article')).toHaveCount(count);
      expect(waiting).toBeGreaterThanOrEqual(held);
      expect(await height()).toBeGreaterThanOrEqual(waiting);
    });
  }
}

interface Seen {
  /** How long the page keeps places that wait unseen, in milliseconds. */
  kept?: number;
  /** A place was to be seen while that time ran, and after it. */
  early?: boolean;
  late?: boolean;
}

/**
 * Places that wait are seen where they wait long: whoever is on a fast line sees the page without cards, then with them.
 * The document counts the time, whenever a slow machine draws the first of them. It is asked for the state of its
 * count in the same breath as for the card, so that no order of events counts.
 */
test('the home page shows that its cards are on their way only where they are long in coming', async ({ page }) => {
  await page.route(/\/api\/(jobs|news)\?/, () => undefined);
  await page.addInitScript(() => {
    const seen: Seen = {};
    Object.assign(window, { seen });
    let count: Animation | undefined;
    const look = () => {
      const card = document.querySelector('.home-card');
      const shown = card !== null && getComputedStyle(card).visibility === 'visible';
      count ??= document.documentElement
        .getAnimations()
        .find((animation) => (animation as CSSAnimation).animationName === 'home-cards-unseen');
      if (count) seen.kept = Number(count.effect!.getComputedTiming().activeDuration);
      if (count && shown) seen[count.playState === 'finished' ? 'late' : 'early'] = true;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.route('**/r/mf-*/**', () => undefined);
  await page.goto('/', { waitUntil: 'commit' });
  const seen = () => page.evaluate(() => (window as unknown as { seen: Seen }).seen);
  await expect.poll(async () => (await seen()).late).toBe(true);
  const { kept, early } = await seen();
  expect(early).toBeUndefined();
  expect(kept).toBeGreaterThan(400);
});

/** What stays shut until it is opened. */
function aGate(): { opened: Promise<void>; open: () => void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}
