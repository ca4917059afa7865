import { expect, scrollsSideways, signIn, test, watch } from './support/test';

test('a job of many openings is found, reported, and stands before an administrator on a phone', async ({ page }) => {
  const complaints = await watch(page);
  await signIn(page, '/jobs?searchQuery=microsoft', 'Administrator');
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: /^\d+ openings$/ }) })
    .first();
  await card.getByRole('button', { name: /^\d+ openings$/ }).click();
  const openings = card.getByRole('listitem').filter({ hasText: /Posted|No date/ });
  await expect(openings.nth(1)).toBeVisible();
  expect(await scrollsSideways(page)).toBe(false);
  await openings.nth(1).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/job\/\d+$/);
  const { pathname } = new URL(page.url());

  await expect(page.getByText('Nobody ever pays for a certificate of sponsorship.')).toBeVisible();
  await page.getByRole('button', { name: 'Report this job' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report this job' });
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog.getByText('Please choose a reason')).toBeVisible();
  await dialog.getByLabel('What is wrong?').selectOption('It asks for money');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Job reported')).toBeVisible();
  await expect(dialog).toHaveCount(0);

  await page.goto('/admin?tab=reports');
  const access = page.getByRole('dialog', { name: 'Admin Access' });
  await access.getByLabel('Password').fill(process.env.ADMIN_PASSWORD ?? 'landfall-local');
  await access.getByRole('button', { name: 'Continue' }).click();
  const reported = page
    .getByRole('region', { name: 'reported jobs' })
    .getByRole('listitem')
    .filter({ has: page.locator(`a[href="${pathname}"]`) });
  await expect(reported.getByText('It asks for money')).toBeVisible();
  await reported.getByRole('button', { name: 'Nothing is wrong' }).click();
  await expect(reported).toHaveCount(0);

  await page.getByRole('tab', { name: 'Held adverts' }).click();
  await expect(page.getByRole('region', { name: 'held adverts' }).getByRole('status')).toHaveText(/held adverts?$/);
  await page.getByRole('tab', { name: 'Openings' }).click();
  await expect(page.getByRole('region', { name: 'Openings' }).getByText(/^[\d,]+ openings$/)).toBeVisible();
  expect(await scrollsSideways(page)).toBe(false);
  expect(complaints).toEqual([]);
});
