import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, signIn, test } from '../support/test';

/** The embedded server's process, as it notes it under the product's data folder. */
function postgresPid(): number {
  const folder = process.env.LANDFALL_DATA_DIR;
  if (!folder) throw new Error('Only a product that the tests started may lose its database.');
  const [pid] = readFileSync(path.join(folder, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n');
  return Number(pid);
}

test('while the database is away a person gets a plain answer, and goes on when it is back, without a restart', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await signIn(page, '/jobs');
  await expect(page.getByText(/Showing \d+ of/)).toBeVisible();

  process.kill(postgresPid(), 'SIGINT');
  const seen = new Set<number>();
  await expect
    .poll(
      async () => {
        const response = await page.request.get('/api/jobs?page=1&limit=40&sort=desc&location=Canada');
        seen.add(response.status());
        if (response.status() === 503) expect(response.headers()['retry-after']).toBeTruthy();
        return seen.has(503) && response.status() === 200;
      },
      { timeout: 60_000, intervals: [50] },
    )
    .toBe(true);
  expect([...seen].sort()).toEqual([200, 503]);

  const search = page.getByPlaceholder(/Search by job title/);
  await search.fill('nurse');
  await search.press('Enter');
  await expect(page.getByText(/Showing \d+ of/)).toBeVisible();
});
