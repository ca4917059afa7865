import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
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
    'A spring tide is the large tide that comes after a new moon or a full moon.',
    'A neap tide is the small tide that comes after a quarter of the moon.',
    'Chart datum means the level from which all depths on a nautical chart are measured.',
    'A sounding means one measured depth that is printed on a nautical chart.',
    'Slack water refers to the short time in which a tidal stream does not run.',
    'A tide gauge is an instrument that records the height of the sea at one place.',
    'High water follows high water after 12 hours on most coasts of the Atlantic Ocean.',
    'The range of the tide in the Bay of Fundy reaches 16 metres in spring.',
    'The range of the tide at Southampton reaches 4 metres in spring.',
    'The harbour master of Dover keeps at least 2 tugs ready on every day of the year.',
    'A vessel of more than 50 metres must report to the port control of Dover.',
  ],
  [
    'The first tide table for London Bridge was written in the year 1213 by a monk.',
    'The gauge at Newlyn has recorded the height of the sea since 1915 without a break.',
    'The lighthouse on Eddystone was rebuilt in 1882 from blocks of granite.',
    'A pilot must come on board at least 3 miles before the entrance of the port.',
    'The master must tell the port control at least 24 hours before the vessel arrives.',
    'A vessel that carries oil must have a double hull since 2005 in all ports of Europe.',
    'The Severn bore is a tidal wave that runs up the river Severn against the stream.',
    'A breakwater is a wall that protects a harbour from the waves of the open sea.',
    'A fairway is the deep part of a harbour in which large vessels must stay.',
    'An anchorage is a place where vessels may wait at anchor for the tide.',
    'The Port of London Authority looks after 95 miles of the river Thames.',
    'The Royal National Lifeboat Institution keeps 238 lifeboat stations on the coast.',
  ],
];

/** For what an engine does on a machine with much else to do. */
const SLOWLY = { timeout: 90_000 };

/** A person of this test alone: what others have running would open by itself. */
async function signInAnew(page: Page, name: string, path: string) {
  await page.goto(`/api/login?returnTo=${encodeURIComponent(path)}`);
  await page.getByLabel('Username').fill(`${name}-${Date.now().toString(36)}`);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await stands(page);
}

/** A machine with much else to do may need more than the five seconds in which a part of the page has to be there. */
async function stands(page: Page) {
  const retry = page.getByRole('button', { name: 'Retry' });
  const heading = page.getByRole('heading', { name: 'Professional Tools' });
  await expect(async () => {
    if (await retry.isVisible()) await retry.click();
    await expect(heading).toBeVisible({ timeout: 10_000 });
  }).toPass({ timeout: 120_000 });
}

/**
 * A file is read within eight seconds or refused; a machine that stalls may need to be given it again.
 * @returns how often it had to be given again
 */
async function upload(page: Page, field: string, file: Parameters<Locator['setInputFiles']>[0]): Promise<number> {
  let tries = 0;
  const uploaded = page.getByText(/^File uploaded/);
  const refused = page.getByText(/could not be read within/);
  await expect(async () => {
    tries += 1;
    await page.getByLabel(field).setInputFiles(file);
    await expect(uploaded.or(refused).first()).toBeVisible({ timeout: 45_000 });
    await expect(uploaded).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 150_000 });
  return tries - 1;
}
const accepted = (page: Page, path: string) =>
  page.waitForResponse((answer) => new URL(answer.url()).pathname === path && answer.status() === 202);

test('a CV is compared with a job; a reload right at the press costs nothing', async ({ page }) => {
  const complaints = await watch(page);
  await signInAnew(page, 'analyst', '/tools');
  await page.getByRole('button', { name: /^CV Analyzer/ }).click();
  const refused = await upload(page, 'Your CV', CV);
  await page.getByLabel('Job description').fill(ADVERT);
  // The page is gone before its call can be answered: what was asked for is done all the same.
  await page.getByRole('button', { name: 'Analyze CV Match' }).evaluate((button: HTMLElement) => {
    button.click();
    window.location.reload();
  });
  await stands(page);

  await expect(page.getByRole('meter', { name: 'Match Score' })).toBeVisible(SLOWLY);
  await expect(page.getByLabel('Job description')).toHaveValue(ADVERT);
  await expect(page.getByText('Built-in engine')).toBeVisible();
  await expect(page.getByRole('region', { name: 'How the score comes about' })).toContainText('PyTorch');
  await expect(page.getByRole('region', { name: 'History' })).toContainText('CV analysis');
  expect(await scrollsSideways(page)).toBe(false);
  // the browser complains of each refused file
  const ofFiles = complaints.filter((complaint) => complaint.includes('422')).slice(0, refused);
  expect(complaints.filter((complaint) => !ofFiles.includes(complaint))).toEqual([]);
});

test('interview questions come five at a time, and are there again in another tab', async ({ page, context }) => {
  await signInAnew(page, 'candidate', '/tools?tool=interview-prep');
  await page.getByLabel('Job description').fill(ADVERT);
  await upload(page, 'Your CV', CV);
  const begun = accepted(page, '/api/interview-prep/generate');
  await page.getByRole('button', { name: 'Generate 5 Interview Questions' }).click();
  await begun;
  await page.reload();
  await stands(page);
  const strategies = page.getByRole('button', { name: 'Show Answer Strategy' });
  await expect(strategies).toHaveCount(5, SLOWLY);
  await page.getByRole('button', { name: 'Generate 5 More Questions' }).click();
  await expect(strategies).toHaveCount(10, SLOWLY);
  await expect(page.getByText('Questions may repeat')).toBeVisible();
  await strategies.first().press('Enter');
  await expect(page.getByRole('button', { name: 'Hide Answer Strategy' })).toHaveAttribute('aria-expanded', 'true');

  const other = await context.newPage();
  await other.goto('/tools?tool=interview-prep');
  await stands(other);
  await expect(other.getByRole('button', { name: 'Show Answer Strategy' })).toHaveCount(10, SLOWLY);
  expect(await scrollsSideways(other)).toBe(false);
});

test('a test is made of study material, answered by keyboard and graded with the page', async ({ page, context }) => {
  await signInAnew(page, 'student', '/tools?tool=study-examiner');
  await upload(page, 'Study material', { name: 'tides.pdf', mimeType: 'application/pdf', buffer: textPdf(TIDES) });
  await page.getByRole('button', { name: 'Generate Test Questions' }).click();
  await expect(page.getByRole('heading', { name: 'Take Your Test' })).toBeVisible(SLOWLY);
  await expect(page.getByRole('group')).not.toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Submit Test' })).toBeDisabled();
  await page.getByRole('radio').first().press('Space');
  await expect(page.getByText(/^1 of \d+ answered$/)).toBeVisible();
  await page.reload();
  await stands(page);
  await expect(page.getByRole('radio').first()).toBeChecked(SLOWLY);
  await page.getByRole('button', { name: 'Submit Test' }).click();
  await expect(page.getByRole('heading', { name: 'Your Results' })).toBeVisible(SLOWLY);
  await expect(page.getByText('No Answer').first()).toBeVisible();
  await expect(page.getByText(/To read again: pages? [12]/)).toBeVisible();
  expect(await scrollsSideways(page)).toBe(false);

  // A tab that knows nothing of it opens it from the history: graded, with the answers that were given.
  const other = await context.newPage();
  await other.goto('/tools');
  await stands(other);
  await other.getByRole('button', { name: /^Open Study test/ }).click(SLOWLY);
  await expect(other.getByRole('heading', { name: 'Your Results' })).toBeVisible(SLOWLY);
  await expect(other.getByText('No Answer').first()).toBeVisible();
});

test('a kept CV is matched with a job, put into its words, and answered with a letter; results can be deleted', async ({
  page,
}) => {
  await signInAnew(page, 'keeper', '/tools?tool=cv-analyzer');
  await expect(page.getByText(/^\d+ of \d+ AI calls left today/).first()).toBeVisible(SLOWLY);
  await upload(page, 'Your CV', CV);
  await page.getByRole('button', { name: 'Keep this CV' }).click();
  const dialog = page.getByRole('dialog', { name: 'Keep this CV' });
  await dialog.getByLabel('Name').fill('My engineering CV');
  await dialog.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(page.getByText('CV kept: My engineering CV')).toBeVisible(SLOWLY);

  const { jobs } = await (await page.request.get('/api/jobs?limit=1')).json();
  await page.goto(`/job/${jobs[0].id}`);
  const match = page.getByRole('region', { name: 'Your match' });
  await expect(match).toContainText(/\d+% match with My engineering CV/, SLOWLY);
  await match.getByRole('link', { name: 'Check my match' }).click();
  await stands(page);
  await expect(page.getByLabel('Job description')).not.toHaveValue('', SLOWLY);

  await page.getByLabel('Job description').fill(ADVERT);
  await page.getByRole('button', { name: 'CV Optimizer' }).click();
  const begun = accepted(page, '/api/tools/cv-optimizer');
  await page.getByRole('button', { name: 'Optimize CV' }).click();
  await begun;
  await page.reload();
  await stands(page);
  await expect(page.getByText(/^What was changed|^Nothing was changed/)).toBeVisible(SLOWLY);

  await page.getByRole('button', { name: 'Cover letter', exact: true }).click();
  const asked = accepted(page, '/api/tools/cover-letter');
  await page.getByRole('button', { name: 'Write Cover Letter' }).click();
  await asked;
  await page.reload();
  await stands(page);
  await expect(page.getByText('Your cover letter')).toBeVisible(SLOWLY);
  expect(await scrollsSideways(page)).toBe(false);

  const history = page.getByRole('region', { name: 'History' });
  await history.getByRole('button', { name: /^Delete Cover letter/ }).click(SLOWLY);
  await page.getByRole('dialog', { name: 'Delete this result?' }).getByRole('button', { name: 'Delete' }).click();
  await expect(history.getByText('Cover letter')).toHaveCount(0, SLOWLY);
  await expect(page.getByText('Your cover letter')).toHaveCount(0, SLOWLY);
  await expect(history.getByText('Optimized CV')).toBeVisible();
});

test('two files dropped at once are told that one is taken at a time, and one that is dropped is read', async ({
  page,
}) => {
  await signInAnew(page, 'dropper', '/tools?tool=study-examiner');
  const field = page.getByLabel('Study material');
  await expect(field).toBeVisible();
  const drop = (names: string[]) =>
    field.evaluate((input, files) => {
      const dataTransfer = new DataTransfer();
      for (const name of files) dataTransfer.items.add(new File(['%PDF-1.7'], name, { type: 'application/pdf' }));
      input.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    }, names);
  await drop(['one.pdf', 'two.pdf']);
  await expect(page.getByText('Please upload one file at a time')).toBeVisible();
  await expect(page.getByText('A choice of several files was not read')).toBeVisible();
  await drop(['one.pdf']);
  await expect(page.getByText('one.pdf was not read')).toBeVisible(SLOWLY); // it is a damaged one
});
