import type { Browser, Page } from '@playwright/test';
import { expect, scrollsSideways, signIn, test, watch } from '../support/test';

const HEADINGS = 'Organisation Name,Town/City,County,Type & Rating,Route';
/** Both advertise among the samples that ship; the advert of the first never closes. */
const staying = [
  'Example Whitethorn Pumps Ltd,Huddersfield,,Worker (A rating),Skilled Worker',
  'Example Saltmarsh Engineering Limited,HULL,East Yorkshire,Worker (B rating),Skilled Worker',
];
const january = [...staying, 'Quiet Looms Ltd,Hull,,Worker (A rating),Skilled Worker'];
const february = [...staying, 'Someone New Ltd,,,Worker (A rating),Skilled Worker'];

const people = [
  { name: 'Ada Okafor', device: 'phone', viewport: { width: 375, height: 812 } },
  { name: 'Sam Idowu', device: 'desktop', viewport: { width: 1280, height: 800 } },
] as const;
type Person = (typeof people)[number];

async function pageOf({ device, viewport }: Person, browser: Browser): Promise<Page> {
  const isPhone = device === 'phone';
  return browser.newPage({ baseURL: process.env.LANDFALL_URL, viewport, hasTouch: isPhone, isMobile: isPhone });
}

/** Sends a register as an administrator does, and waits until it is in. */
async function send(browser: Browser, asOf: string, lines: string[]) {
  const page = await browser.newPage({ baseURL: process.env.LANDFALL_URL });
  await signIn(page, '/', 'Administrator');
  const headers = { Origin: new URL(page.url()).origin };
  const password = process.env.ADMIN_PASSWORD ?? 'landfall-local';
  expect((await page.request.post('/api/admin/elevate', { headers, data: { password } })).ok()).toBe(true);
  const sent = await page.request.post('/api/sponsors/admin/import', {
    headers,
    multipart: {
      asOf,
      file: { name: 'register.csv', mimeType: 'text/csv', buffer: Buffer.from([HEADINGS, ...lines].join('\n')) },
    },
    timeout: 100_000,
  });
  expect(await sent.json()).toMatchObject({ state: 'applied' });
  await page.close();
}

async function search(page: Page, text: string) {
  const box = page.getByRole('textbox', { name: 'Search sponsors' });
  await box.fill(text);
  await box.press('Enter');
  await expect(page).toHaveURL(new RegExp(`query=${text}`));
}

/** A phone has its filters in a sheet. */
async function chooseRating(page: Page, { device }: Person) {
  if (device === 'desktop') return page.getByRole('checkbox', { name: 'A rating' }).click();
  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filter Sponsors' });
  await sheet.getByRole('checkbox', { name: 'A rating' }).click();
  await sheet.getByRole('button', { name: /^Show 1 / }).click();
}

test.describe('the register of sponsors', () => {
  test.describe.configure({ mode: 'serial' });
  test.beforeAll(({ browser }) => send(browser, '2026-01-05', january));

  for (const person of people) {
    test(`on a ${person.device} leads from an employer to its job, the evidence behind the badge, the visa check and the watch`, async ({
      browser,
    }) => {
      const page = await pageOf(person, browser);
      const complaints = await watch(page);
      await signIn(page, '/sponsors', person.name);
      await expect(page.getByText('Showing 3 of 3 sponsors')).toBeVisible();
      await search(page, 'example');
      await chooseRating(page, person);
      await expect(page.getByText('Showing 1 of 1 sponsors')).toBeVisible();
      expect(await scrollsSideways(page)).toBe(false);
      await page.getByRole('link', { name: 'Example Whitethorn Pumps Ltd' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Example Whitethorn Pumps Ltd' })).toBeVisible();
      expect(await scrollsSideways(page)).toBe(false);

      await page.getByRole('link', { name: 'Mechanical Design Engineer', exact: true }).click();
      await page.getByRole('button', { name: 'Show the evidence' }).click();
      const evidence = page.getByRole('dialog', { name: 'What stands behind the visa' });
      await expect(evidence.getByText(/Example Whitethorn Pumps Ltd.*Huddersfield/).first()).toBeVisible();
      await expect(evidence.getByText('5 January 2026', { exact: true })).toBeVisible();
      await page.keyboard.press('Escape');
      await page
        .getByRole('region', { name: 'Visa and salary' })
        .getByRole('link', { name: /occupation|other hours/ })
        .click();
      await expect(page.getByLabel('Job title')).toHaveValue('Mechanical Design Engineer');
      await expect(page.getByRole('region', { name: 'Result' }).getByText(/Not legal advice/)).toBeVisible();
      expect(await scrollsSideways(page)).toBe(false);

      await page.getByRole('main').getByRole('link', { name: 'Licensed sponsors' }).click();
      await search(page, 'looms');
      await page.getByRole('link', { name: 'Quiet Looms Ltd' }).click();
      await page.getByRole('button', { name: 'Watch' }).click();
      await expect(page.getByRole('button', { name: 'Watching' })).toBeEnabled();
      expect(complaints).toEqual([]);
      await page.close();
    });
  }

  for (const person of people) {
    test(`on a ${person.device} says late what it says of an employer, and moves nothing on the page of the job`, async ({
      browser,
    }) => {
      const page = await pageOf(person, browser);
      await signIn(page, '/', person.name);
      const answer = await page.request.get('/api/jobs?location=United%20Kingdom&limit=40');
      const { jobs } = (await answer.json()) as { jobs: { id: number; sponsorship: { kind: string } }[] };
      const promised = jobs.find(({ sponsorship }) => sponsorship.kind === 'advert')!;
      let letGo = () => {};
      const held = new Promise<void>((resolve) => (letGo = resolve));
      await page.route('**/api/sponsors/match?*', async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(`/job/${promised.id}`);
      const panel = page.getByRole('region', { name: 'Sponsorship as stated' });
      await expect(panel).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      const before = await panel.boundingBox();
      letGo();
      await expect(panel.getByRole('link').first()).toBeVisible();
      await expect(page.getByRole('button', { name: /^(Save for later|Saved)$/ })).toBeVisible();
      expect(await panel.boundingBox()).toEqual(before);
      await page.close();
    });
  }

  test('says on each application that comes into view on a phone what the register says of the employer, however its name is spelled', async ({
    browser,
  }) => {
    const page = await pageOf(people[0], browser);
    await signIn(page, '/', people[0].name);
    const headers = { Origin: new URL(page.url()).origin };
    const spellings = ['Quiet Looms Ltd', 'Quiet Looms', 'QUIET LOOMS LIMITED', 'The Quiet Looms'];
    for (const companyName of spellings) {
      const data = { companyName, jobTitle: 'Weaver', status: 'Applied', appliedDate: '2026-02-01' };
      expect((await page.request.post('/api/job-applications', { headers, data })).ok()).toBe(true);
    }
    await page.goto('/applications');
    const cards = page.getByRole('article').filter({ hasText: /quiet looms/i });
    await expect(cards).toHaveCount(spellings.length);
    for (const card of await cards.all()) {
      await card.scrollIntoViewIfNeeded();
      await expect(card.getByRole('link', { name: /^A rating in the UK register/ })).toBeInViewport();
    }
    await page.close();
  });

  test('tells everybody who watches an employer once that it has left, in the app and by mail', async ({ browser }) => {
    await send(browser, '2026-02-02', february);
    const title = 'Quiet Looms Ltd is no longer in the register of licensed sponsors';
    for (const person of people) {
      const page = await pageOf(person, browser);
      await signIn(page, '/sponsors?query=looms', person.name);
      const heard = async () => {
        const { notices } = (await (await page.request.get('/api/notices')).json()) as { notices: { title: string }[] };
        return notices.filter((notice) => notice.title === title).length;
      };
      await expect.poll(heard, { timeout: 90_000 }).toBe(1);
      await page.goto('/dashboard');
      await expect(page.getByText(title)).toBeVisible();
      const press = page.getByRole('button', { name: `Mark as read: ${title}` });
      await press.click();
      await expect(press).toBeHidden();
      await page.reload();
      await expect(page.getByText(title)).toBeVisible();
      await expect(press).toBeHidden();
      await page.close();
    }
    const page = await browser.newPage({ baseURL: process.env.LANDFALL_URL });
    await expect(async () => {
      await page.goto('/mail');
      expect(await page.getByText(title).count()).toBe(people.length);
    }).toPass({ timeout: 90_000 });
    await page.close();
  });

  test('is taken back by an administrator on a phone, with the keyboard alone', async ({ browser }) => {
    const page = await pageOf(people[0], browser);
    const complaints = await watch(page);
    await signIn(page, '/admin?tab=registers', 'Administrator');
    const access = page.getByRole('dialog', { name: 'Admin Access' });
    await access.getByLabel('Password').fill(process.env.ADMIN_PASSWORD ?? 'landfall-local');
    await access.getByRole('button', { name: 'Continue' }).click();
    const box = page.getByRole('checkbox', { name: 'This file covers every route' });
    await box.focus();
    await page.keyboard.press('Space');
    await expect(box).toBeChecked();
    const newest = page.getByRole('region', { name: 'registers' }).getByRole('listitem').first();
    await newest.getByRole('button', { name: 'Take back' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Take this register back?' });
    await expect(dialog).toBeVisible();
    expect(await scrollsSideways(page)).toBe(false);
    await dialog.getByRole('button', { name: 'Take back' }).press('Enter');
    await expect(newest.getByText('Taken back', { exact: true })).toBeVisible({ timeout: 90_000 });
    await expect(page.getByRole('button', { name: 'Take back' })).toHaveCount(0);
    expect(await scrollsSideways(page)).toBe(false);
    expect(complaints).toEqual([]);
    await page.goto('/sponsors?query=looms');
    await expect(page.getByRole('link', { name: /Quiet Looms Ltd/ }).first()).toBeVisible();
    const { sponsors } = (await (await page.request.get('/api/sponsors?query=looms')).json()) as {
      sponsors: { state: string }[];
    };
    expect(sponsors).toMatchObject([{ state: 'listed' }]);
    await page.close();
  });
});
