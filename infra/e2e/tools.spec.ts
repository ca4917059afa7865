import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, scrollsSideways, test, watch } from './support/test';
import { textPdf } from './support/text-pdf';

const CV = fileURLToPath(new URL('../../services/src/tools/fixtures/cv/rendercv-classic.pdf', import.meta.url));
const ADVERT = [
  'Machine Learning Engineer, Example Harbour Ltd, London',
  'You have 3 or more years of experience with Python and PyTorch, and you know SQL and Docker.',
  'A degree in computer science is required. Visa sponsorship is available.',
].join('\n');
const TIDES = [
  [
    'A tide is the regular rise and fall of the surface of the sea.',
    'The Moon causes about two thirds of the tide and the Sun causes about one third.',
    'A spring tide is a tide of large range that comes after a new moon or a full moon.',
    'A neap tide is a tide of small range that comes after a quarter of the moon.',
    'High water follows high water after 12 hours and 25 minutes on most coasts.',
    'A lunar day lasts 24 hours and 50 minutes.',
    'The tidal range in the Bay of Fundy reaches 16 metres.',
  ],
  [
    'Chart datum is the level from which all depths on a nautical chart are measured.',
    'A sounding is a single measured depth on a nautical chart.',
    'Slack water is the short time in which a tidal stream does not run.',
    'The Severn bore is a tidal wave that runs up the river Severn.',
    'The first tide table for London Bridge was written in the 13th century.',
    'A tide gauge is an instrument that records the height of the sea.',
    'The gauge at Newlyn has recorded the height of the sea since 1915.',
  ],
];

/** For what an engine does on a machine with much else to do. */
const SLOWLY = { timeout: 60_000 };

/** A person of this test alone: what others have running would open by itself. */
async function signInAnew(page: Page, name: string, path: string) {
  await page.goto(`/api/login?returnTo=${encodeURIComponent(path)}`);
  await page.getByLabel('Username').fill(`${name}-${Date.now().toString(36)}`);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Professional Tools' })).toBeVisible();
}

const uploaded = (page: Page) => expect(page.getByText(/^File uploaded/)).toBeVisible(SLOWLY);
const accepted = (page: Page, path: string) =>
  page.waitForResponse((answer) => new URL(answer.url()).pathname === path && answer.status() === 202);

test('a CV is compared with a job; a reload in the middle costs nothing', async ({ page }) => {
  const complaints = await watch(page);
  await signInAnew(page, 'analyst', '/tools');
  await page.getByRole('button', { name: /^CV Analyzer/ }).click();
  await page.getByLabel('Your CV').setInputFiles(CV);
  await uploaded(page);
  await page.getByLabel('Job description').fill(ADVERT);
  const begun = accepted(page, '/api/tools/cv-analyzer');
  await page.getByRole('button', { name: 'Analyze CV Match' }).click();
  await begun;
  await page.reload();

  await expect(page.getByRole('meter', { name: 'Match Score' })).toBeVisible(SLOWLY);
  await expect(page.getByLabel('Job description')).toHaveValue(ADVERT);
  await expect(page.getByText('Built-in engine')).toBeVisible();
  await expect(page.getByRole('region', { name: 'How the score comes about' })).toContainText('PyTorch');
  await expect(page.getByRole('region', { name: 'Your results' })).toContainText('CV analysis');
  expect(await scrollsSideways(page)).toBe(false);
  expect(complaints).toEqual([]);
});

test('interview questions come five at a time, and are there again in another tab', async ({ page, context }) => {
  await signInAnew(page, 'candidate', '/tools?tool=interview-prep');
  await page.getByLabel('Job description').fill(ADVERT);
  await page.getByLabel('Your CV').setInputFiles(CV);
  await uploaded(page);
  await page.getByRole('button', { name: 'Generate 5 Interview Questions' }).click();
  const strategies = page.getByRole('button', { name: 'Show Answer Strategy' });
  await expect(strategies).toHaveCount(5, SLOWLY);
  await page.getByRole('button', { name: 'Generate 5 More Questions' }).click();
  await expect(strategies).toHaveCount(10, SLOWLY);
  await expect(page.getByText('Questions may repeat')).toBeVisible();
  await strategies.first().press('Enter');
  await expect(page.getByRole('button', { name: 'Hide Answer Strategy' })).toHaveAttribute('aria-expanded', 'true');

  const other = await context.newPage();
  await other.goto('/tools?tool=interview-prep');
  await expect(other.getByRole('button', { name: 'Show Answer Strategy' })).toHaveCount(10, SLOWLY);
  expect(await scrollsSideways(other)).toBe(false);
});

test('a test is made of study material, answered by keyboard and graded with the page', async ({ page }) => {
  await signInAnew(page, 'student', '/tools?tool=study-examiner');
  await page
    .getByLabel('Study material')
    .setInputFiles({ name: 'tides.pdf', mimeType: 'application/pdf', buffer: textPdf(TIDES) });
  await uploaded(page);
  await page.getByRole('button', { name: 'Generate Test Questions' }).click();
  await expect(page.getByRole('heading', { name: 'Take Your Test' })).toBeVisible(SLOWLY);
  await expect(page.getByRole('button', { name: 'Submit Test' })).toBeDisabled();
  await page.getByRole('radio').first().press('Space');
  await expect(page.getByText(/^1 of \d+ answered$/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('radio').first()).toBeChecked(SLOWLY);
  await page.getByRole('button', { name: 'Submit Test' }).click();
  await expect(page.getByRole('heading', { name: 'Your Results' })).toBeVisible(SLOWLY);
  await expect(page.getByText('No Answer').first()).toBeVisible();
  await expect(page.getByText(/To read again: pages? [12]/)).toBeVisible();
  expect(await scrollsSideways(page)).toBe(false);
});
