import type { Page } from '@playwright/test';
import { expect, scrollsSideways, signIn, test, watch } from '../support/test';

const HEADINGS = 'Organisation Name,Town/City,County,Type & Rating,Route';
const january = [
  'Harbour Lights Care Ltd,Leeds,West Yorkshire,Worker (A rating),Skilled Worker',
  'Harbour Stone Masonry Limited,LONDON,,Worker (B rating),Skilled Worker',
  'Quiet Looms Ltd,Hull,,Worker (A rating),Skilled Worker',
];

/** Sends a register as an administrator does, and waits until it is in. */
async function send(page: Page, asOf: string, lines: string[]) {
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
}

test('a person finds an employer in the register, watches it, and hears once when it leaves', async ({
  page,
  browser,
}) => {
  test.setTimeout(360_000);
  const office = await browser.newPage({ baseURL: process.env.LANDFALL_URL });
  await signIn(office, '/', 'Administrator');
  await send(office, '2026-01-05', january);

  const complaints = await watch(page);
  await signIn(page, '/sponsors');
  await expect(page.getByText('Showing 3 of 3 sponsors')).toBeVisible();
  const box = page.getByRole('textbox', { name: 'Search sponsors' });
  await box.fill('harbour');
  await box.press('Enter');
  await expect(page).toHaveURL(/query=harbour/);
  await page.getByRole('checkbox', { name: 'A rating' }).click();
  await expect(page.getByText('Showing 1 of 1 sponsors')).toBeVisible();

  await page.setViewportSize({ width: 375, height: 812 });
  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filter Sponsors' });
  await sheet.getByRole('button', { name: 'Clear All' }).click();
  await sheet.getByRole('button', { name: 'Show 3 sponsors' }).click();
  expect(await scrollsSideways(page)).toBe(false);

  await page.getByRole('link', { name: 'Quiet Looms Ltd' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Quiet Looms Ltd' })).toBeVisible();
  await page.getByRole('button', { name: 'Watch' }).click();
  await expect(page.getByRole('button', { name: 'Watching' })).toBeEnabled();
  expect(await scrollsSideways(page)).toBe(false);

  await send(office, '2026-02-02', [...january.slice(0, 2), 'Someone New Ltd,,,Worker (A rating),Skilled Worker']);
  await page.reload();
  await expect(page.getByText('No longer in the register')).toBeVisible();
  const title = 'Quiet Looms Ltd is no longer in the register of licensed sponsors';
  const heard = async () => {
    const { notices } = (await (await page.request.get('/api/notices')).json()) as { notices: { title: string }[] };
    return notices.filter((notice) => notice.title === title).length;
  };
  await expect.poll(heard, { timeout: 90_000 }).toBe(1);
  await expect(async () => {
    await page.goto('/mail');
    expect(await page.getByText(title).count()).toBeGreaterThan(0);
  }).toPass({ timeout: 90_000 });
  expect(complaints).toEqual([]);
  await office.close();
});
