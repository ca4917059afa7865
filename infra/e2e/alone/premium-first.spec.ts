import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { asAda, expect, signIn, test } from '../support/test';

const SEED = fileURLToPath(new URL('../../local/seed.mjs', import.meta.url));
/** Brings in a job as `npm run seed` does, with the head start that ships. */
async function bring(title: string): Promise<void> {
  const dataDir = process.env.LANDFALL_DATA_DIR ?? '';
  const file = path.join(dataDir, 'premium-first.json');
  const job = {
    id: title,
    title,
    company: 'Example Airships',
    location: 'Leeds, United Kingdom',
    description: 'Looks after airships. Visa sponsorship is offered.',
    visa_type: 'Skilled Worker',
    posted_at: new Date().toISOString(),
    source: 'Example',
  };
  await writeFile(file, JSON.stringify([job]));
  await promisify(execFile)(process.execPath, [SEED, file], { env: { ...process.env, DATA_DIR: dataDir } });
}

test.describe('a new job', () => {
  asAda();
  test.skip(!process.env.LANDFALL_DATA_DIR, 'jobs are brought into a product of our own only');

  test('is on a card for a premium member, and behind a wall that says when it opens for everybody else', async ({
    browser,
    page,
  }) => {
    const title = 'Zeppelin steward';
    // without what Ada's browser keeps
    const sam = await browser.newPage({ storageState: { cookies: [], origins: [] } });
    const address = `/jobs?searchQuery=${encodeURIComponent(title)}`;
    await signIn(sam, address, 'Sam Idowu');
    await page.goto(address);
    await bring(title);
    await sam.reload();
    const card = sam.getByRole('article').filter({ hasText: title });
    await expect(card.getByText('Premium first · opens to everyone in 24 hours')).toBeVisible();
    await card.getByRole('link', { name: title, exact: true }).click();
    await expect(sam.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(sam.getByText(/^Premium first · /)).toBeVisible();

    await page.reload();
    await expect(page.getByRole('heading', { name: 'No jobs found' })).toBeVisible();
    await expect(page.getByRole('article').filter({ hasText: title })).toHaveCount(0);
    await page.goto(new URL(sam.url()).pathname);
    await expect(page.getByRole('heading', { level: 1, name: 'Premium members see this job first' })).toBeVisible();
    await expect(page.getByText(/It opens to everyone in 2[34] hours, on /)).toBeVisible();
    await expect(page.getByText(title)).toHaveCount(0);
    await page.getByRole('link', { name: 'See Premium' }).click();
    await expect(page.getByText('Priority access to new job postings')).toBeVisible();
    await sam.context().close();
  });
});
