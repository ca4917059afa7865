import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CoverLetter, CvOptimization } from '@landfall/contracts';
import { aUser, openAt, refuse, type FakeRoutes } from '@landfall/sdk/testing';
import remote from '../../remote';
import { extracted, newTab, reads, upload } from '../testing/documents';
import { aTask, fakeTasks } from '../testing/fake-tasks';
import { put } from '../workbench/workbench';
import { markedParts } from './marked-text';

const optimized: CvOptimization = {
  id: 4,
  originalCvText: 'Ada Okafor\nPhysiotherapist',
  optimizedCvText: 'Ada Okafor\nPhysiotherapist on wards',
  optimizationSuggestions: [
    {
      kind: 'rewritten',
      summary: 'The title says where you work',
      before: 'Physiotherapist',
      after: 'Physiotherapist on wards',
      reason: 'The job is on a ward.',
    },
  ],
  jobTitle: 'Ward Nurse',
  companyName: 'Harbour Health',
  engine: 'built-in',
};
const letter: CoverLetter = {
  id: 5,
  generatedCoverLetter: 'Dear hiring team,\nI work on wards.',
  jobTitle: 'Ward Nurse',
  companyName: null,
  engine: 'built-in',
};
const tools = () =>
  fakeTasks({
    'POST /api/tools/cv-optimizer': { kind: 'cv-optimizer', reply: () => optimized },
    'POST /api/tools/cover-letter': { kind: 'cover-letter', reply: () => letter },
  }).routes;

const openAnalyzer = (api: FakeRoutes = tools()) =>
  openAt('/tools?tool=cv-analyzer', remote, { user: aUser(), api: { ...reads, ...api } });
const button = (name: string) => screen.findByRole('button', { name });
const fillIn = async () => {
  await upload('Your CV');
  await userEvent.type(await screen.findByLabelText('Job description'), 'Nurse');
};

describe('the CV Optimizer', () => {
  beforeEach(newTab);

  it('is folded, and says what it needs', async () => {
    openAnalyzer();
    const fold = await button('CV Optimizer');
    expect(fold).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(fold);
    expect(await button('Optimize CV')).toBeDisabled();
    expect(await button('Optimize CV')).toHaveAccessibleDescription('Please enter CV text or upload a file');
  });

  it('shows the new CV beside the old one, with each change and its reason', async () => {
    const { api } = openAnalyzer();
    await fillIn();
    await userEvent.click(await button('CV Optimizer'));
    await userEvent.click(await button('Optimize CV'));
    expect(await screen.findByText('CV optimized successfully!')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Optimized CV' })).toHaveTextContent('Physiotherapist on wards');
    const before = screen.getByRole('region', { name: 'Your CV' });
    expect(within(before).getByText('Physiotherapist').tagName).toBe('MARK');
    expect(screen.getByText('The job is on a ward.')).toBeVisible();
    expect(screen.getByText('For Ward Nurse, Harbour Health')).toBeVisible();
    expect(api.calls.find(({ path }) => path.includes('optimizer'))?.body).toEqual({
      cvText: extracted.text,
      jobDescription: 'Nurse',
    });
  });

  it('names the employer once where the title has it', async () => {
    const reply = () => ({ ...optimized, jobTitle: 'Ward Nurse, Harbour Health' });
    openAnalyzer(fakeTasks({ 'POST /api/tools/cv-optimizer': { kind: 'cv-optimizer', reply } }).routes);
    await fillIn();
    await userEvent.click(await button('CV Optimizer'));
    await userEvent.click(await button('Optimize CV'));
    expect(await screen.findByText('For Ward Nurse, Harbour Health')).toBeVisible();
  });

  it('counts as changes only what was changed, and shows advice as such', async () => {
    const advised = { kind: 'advice' as const, summary: 'Add a figure.', before: null, after: null, reason: 'For it.' };
    const reply = () => ({ ...optimized, optimizationSuggestions: [advised, { ...advised, summary: 'Add dates.' }] });
    openAnalyzer(fakeTasks({ 'POST /api/tools/cv-optimizer': { kind: 'cv-optimizer', reply } }).routes);
    await fillIn();
    await userEvent.click(await button('CV Optimizer'));
    await userEvent.click(await button('Optimize CV'));
    expect(await screen.findByText('Nothing was changed.')).toBeVisible();
    expect(screen.getByText('Nothing in your CV had to be changed')).toBeVisible();
    expect(screen.queryByText('CV optimized successfully!')).toBeNull();
    expect(screen.getByText('Advice (2)')).toBeVisible();
    expect(screen.queryByText(/^What was changed/)).toBeNull();
  });

  it('can be copied, kept and saved as PDF and for Word', async () => {
    openAnalyzer();
    await fillIn();
    const user = userEvent.setup();
    await user.click(await button('CV Optimizer'));
    await user.click(await button('Optimize CV'));
    await user.click(await button('Copy'));
    expect(await screen.findByText('Content copied to clipboard!')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(optimized.optimizedCvText);
    expect(screen.getByRole('link', { name: 'PDF' })).toHaveAttribute(
      'href',
      '/api/tools/cv-optimizations/4/download?format=pdf',
    );
    expect(screen.getByRole('link', { name: 'Word (.docx)' })).toHaveAttribute(
      'href',
      '/api/tools/cv-optimizations/4/download?format=docx',
    );
    expect(screen.getAllByRole('button', { name: 'Keep this CV' })).toHaveLength(2);
  });

  it('is open when it was begun in another tab', async () => {
    openAnalyzer(fakeTasks({}, { tasks: [aTask({ kind: 'cv-optimizer', result: optimized })] }).routes);
    expect(await screen.findByText('What was changed (1)')).toBeVisible();
    expect(await button('CV Optimizer')).toHaveAttribute('aria-expanded', 'true');
    expect(await button('Cover letter')).toHaveAttribute('aria-expanded', 'false');
  });

  it('is open when its result is looked at again', async () => {
    const task = aTask({ kind: 'cv-optimizer', result: { ...optimized } });
    openAnalyzer(fakeTasks({}, { tasks: [task] }).routes);
    await userEvent.click(await screen.findByRole('button', { name: /^Open Optimized CV/ }));
    expect(await screen.findByRole('region', { name: 'Optimized CV' })).toBeVisible();
  });
});

describe('the cover letter', () => {
  it('of which too little was found to say is not called written', async () => {
    const reply = () => ({ ...letter, isBare: true });
    openAnalyzer(fakeTasks({ 'POST /api/tools/cover-letter': { kind: 'cover-letter', reply } }).routes);
    await fillIn();
    await userEvent.click(await button('Cover letter'));
    await userEvent.click(await button('Write Cover Letter'));
    expect((await screen.findAllByText('Too little was found for a letter')).length).toBeGreaterThan(0);
    expect(screen.getByText(/It did not count as a call of today\.$/)).toBeVisible();
    expect(screen.queryByText('Cover letter written successfully!')).toBeNull();
  });

  beforeEach(newTab);

  it('is written from CV, job and what the person wants said', async () => {
    const { api } = openAnalyzer();
    await fillIn();
    await userEvent.click(await button('Cover letter'));
    await userEvent.type(await screen.findByLabelText('What should it say, or leave out?'), 'Start in May');
    await userEvent.click(await button('Write Cover Letter'));
    expect(await screen.findByText('Cover letter written successfully!')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Your cover letter' })).toHaveTextContent('I work on wards.');
    expect(api.calls.find(({ path }) => path.includes('letter'))?.body).toMatchObject({
      customizations: 'Start in May',
    });
    expect(screen.getByRole('link', { name: 'PDF' })).toHaveAttribute(
      'href',
      '/api/tools/cover-letters/5/download?format=pdf',
    );
  });

  it.each([
    ['says that the PDF leaves emoji out', 'I work on wards. \u{1F642}', 1],
    ['says nothing of it where there are none', 'I work on wards.', 0],
  ])('%s', async (_, generatedCoverLetter, times) => {
    const reply = () => ({ ...letter, generatedCoverLetter });
    openAnalyzer(fakeTasks({ 'POST /api/tools/cover-letter': { kind: 'cover-letter', reply } }).routes);
    await fillIn();
    await userEvent.click(await button('Cover letter'));
    await userEvent.click(await button('Write Cover Letter'));
    await screen.findByRole('region', { name: 'Your cover letter' });
    expect(screen.queryAllByText('Emoji are left out of the PDF; the Word file keeps them.')).toHaveLength(times);
  });

  it('names the wishes that were not followed', async () => {
    const reply = () => ({ ...letter, notFollowed: ['more formal', 'Write it in German'] });
    openAnalyzer(fakeTasks({ 'POST /api/tools/cover-letter': { kind: 'cover-letter', reply } }).routes);
    await fillIn();
    await userEvent.click(await button('Cover letter'));
    await userEvent.click(await button('Write Cover Letter'));
    expect(await screen.findByText('Not everything you asked for was followed')).toBeVisible();
    expect(screen.getByText('more formal')).toBeVisible();
    expect(screen.getByText('Write it in German')).toBeVisible();
  });

  it('says why it could not be written', async () => {
    const reply = () => refuse(503, 'Too many are waiting.');
    openAnalyzer(fakeTasks({ 'POST /api/tools/cover-letter': { kind: 'cover-letter', reply } }).routes);
    await fillIn();
    await userEvent.click(await button('Cover letter'));
    await userEvent.click(await button('Write Cover Letter'));
    expect(await screen.findByText('Failed to write cover letter.')).toBeVisible();
  });
});

describe('a result of what stood in the form before', () => {
  beforeEach(newTab);

  const kinds = [
    { kind: 'cv-optimizer' as const, result: optimized as object, shown: 'Optimized CV', again: 'Optimize CV' },
    {
      kind: 'cover-letter' as const,
      ...{ result: letter as object, shown: 'Your cover letter', again: 'Write Cover Letter' },
    },
  ];
  const input = { cvText: 'Ada, baker', jobDescription: 'Baker wanted' };
  const withCv = (text: string, jobDescription: string) =>
    act(() => put({ cv: { name: 'Typed text', text, pages: null }, jobDescription }));

  it.each(kinds)('stays in view and says so, as an analysis does: $kind', async ({ kind, result, shown, again }) => {
    openAnalyzer(fakeTasks({}, { tasks: [aTask({ kind, result, input, title: 'Baker, Example Bakery' })] }).routes);
    expect(await screen.findByRole('region', { name: shown })).toBeVisible();
    withCv('Ada, baker', 'Baker wanted');
    expect(screen.queryByText(/^This result is for/)).toBeNull();
    withCv('Ada, baker', 'Painter wanted');
    expect(await screen.findByText('This result is for another job description')).toBeVisible();
    expect(
      screen.getByText(`It is that of Baker, Example Bakery. ${again} gives the one for what stands in the form.`),
    ).toBeVisible();
    withCv('Bo, painter', 'Baker wanted');
    expect(await screen.findByText('This result is for another CV')).toBeVisible();
    withCv('Bo, painter', 'Painter wanted');
    expect(await screen.findByText('This result is for another CV and job description')).toBeVisible();
    expect(screen.getByRole('region', { name: shown })).toBeVisible();
  });

  it.each(kinds)('says nothing of it beside an empty form: $kind', async ({ kind, result, shown }) => {
    openAnalyzer(fakeTasks({}, { tasks: [aTask({ kind, result, input })] }).routes);
    expect(await screen.findByRole('region', { name: shown })).toBeVisible();
    act(() => put({ cv: null, jobDescription: '' }));
    expect(screen.queryByText(/^This result is for/)).toBeNull();
  });
});

describe('a text with its changes', () => {
  it('marks what stands in it, joins what overlaps and leaves out what is not there', () => {
    expect(markedParts('one two three', ['two', 'wo th', null, '', 'four'])).toEqual([
      { text: 'one ', isMarked: false },
      { text: 'two', isMarked: true },
      { text: ' th', isMarked: true },
      { text: 'ree', isMarked: false },
    ]);
  });
});
