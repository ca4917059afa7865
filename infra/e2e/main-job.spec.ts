import type { Page } from '@playwright/test';
import { expect, scrollsSideways, signIn, test, watch } from './support/test';

/** Whether the button that says so for half a second refuses presses: looked at by the page itself, with each change. */
const redirecting = (page: Page): Promise<boolean> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const look = () => {
          const said = [...document.querySelectorAll('button')].find((one) => one.innerText.includes('Redirecting...'));
          if (said) resolve(said.disabled || said.ariaDisabled === 'true');
        };
        new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
      }),
  );

test('a person signs in at the gate, finds a physical therapist position in New York and goes on to the employer', async ({
  page,
  context,
  isMobile,
}) => {
  // By night on the phone, by day at the desk.
  const theme = isMobile ? 'dark' : 'light';
  await page.addInitScript((name) => localStorage.setItem('theme', name), theme);
  const complaints = await watch(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Search Jobs' }).first().click();
  await expect(page.getByText('Please sign in to access this page')).toBeVisible();
  await page
    .getByRole('button', { name: 'Sign In' })
    .or(page.getByRole('link', { name: 'Sign In' }))
    .last()
    .click();
  await page.getByRole('button', { name: 'Continue as Ada Okafor' }).click();

  await expect(page).toHaveURL(/\/jobs$/);
  await expect(page.getByRole('heading', { name: 'Find Your Dream Job' })).toBeVisible();
  await expect(page.getByText('All positions offer visa sponsorship')).toBeVisible();
  await expect(page.locator('html')).toHaveClass(theme === 'dark' ? /dark/ : /^(?!.*dark)/);

  const search = page.getByPlaceholder('Search by job title, company, skills, or location...');
  await search.fill('physical therapist new york');
  await search.press('Enter');
  await expect(page).toHaveURL(/searchQuery=physical\+therapist\+new\+york/);
  const card = page
    .getByRole('article')
    .filter({ hasText: /, NY, United States/ })
    .first();
  await expect(card).toContainText('H-1B (US)');
  expect(await scrollsSideways(page)).toBe(false);

  await card
    .getByRole('link', { name: /physical therapist/i })
    .first()
    .click();
  await expect(page).toHaveURL(/\/job\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/physical therapist/i);
  expect(await scrollsSideways(page)).toBe(false);

  await context.route(/careers/, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Careers</h1>' }));
  const employer = context.waitForEvent('page');
  const saidSo = redirecting(page);
  await page.getByRole('button', { name: 'Apply On Company Website' }).click();
  expect(await saidSo).toBe(true);
  await expect(await employer).toHaveURL(/careers/);
  expect(complaints).toEqual([]);
});

test('the whole search lives in the address: it can be shared, and the back button returns to it', async ({ page }) => {
  await signIn(page, '/jobs?searchQuery=nurse&jobType=Full-time&page=2');
  await expect(page.getByText('Page 2 of')).toBeVisible();
  await expect(page.getByPlaceholder(/Search by job title/)).toHaveValue('nurse');

  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/job\/\d+$/);
  await page.goBack();
  await expect(page).toHaveURL(/searchQuery=nurse/);
  await expect(page.getByText('Page 2 of')).toBeVisible();
});

test('a search that finds nothing says so and offers to clear the filters', async ({ page }) => {
  await signIn(page, '/jobs?searchQuery=zzzzqqqq');
  await expect(page.getByText('No jobs found')).toBeVisible();
  await page.getByRole('button', { name: 'Clear all filters' }).click();
  await expect(page.getByText(/Showing \d+ of/)).toBeVisible();
});

test('a job that does not exist says so', async ({ page }) => {
  await signIn(page, '/job/2147483647');
  await expect(page.getByText('Job Not Found')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Browse Jobs' })).toBeVisible();
});
