import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CvAnalysis } from '@landfall/contracts';
import { aUser, openAt, refuse, type FakeRoutes } from '@landfall/sdk/testing';
import remote from '../../remote';
import { extracted, forgetPage, newTab, pdf, reads, upload } from '../testing/documents';
import { aTask, fakeTasks } from '../testing/fake-tasks';

const requirement = { kind: 'skill', importance: 'required', jobLine: null, cvLine: null } as const;
const anAnalysis: CvAnalysis = {
  matchScore: 72,
  originalCvText: 'Ada Okafor',
  content: 'Strengths\nFive years on wards.\n\nGaps\nNo word of triage.',
  engine: 'built-in',
  requirements: [
    { ...requirement, name: 'Wound care', state: 'met', weight: 3, cvLine: 'Wound care on two wards' },
    { ...requirement, name: 'Triage', state: 'missing', weight: 1, jobLine: 'You run triage at night' },
  ],
};
const learns = { content: '# Triage\n- Read one guideline' };

const analyzer = (reply: () => unknown = () => anAnalysis) =>
  ({
    'POST /api/tools/cv-analyzer': { kind: 'cv-analyzer', reply },
    'POST /api/tools/recommended-learning': { kind: 'recommended-learning', reply: () => learns },
  }) as const;

const openAnalyzer = (api: FakeRoutes = fakeTasks(analyzer()).routes) =>
  openAt('/tools?tool=cv-analyzer', remote, { user: aUser(), api: { ...reads, ...api } });
const jobField = () => screen.findByLabelText('Job description');
const analyze = () => screen.findByRole('button', { name: /Analyze CV Match|Analyzing Match/ });

async function fillIn() {
  await upload('Your CV');
  await userEvent.type(await jobField(), 'Nurse wanted');
}

describe('the CV Analyzer', () => {
  beforeEach(newTab);

  it('calls a field by its label when the server refuses what stands in it', async () => {
    const [one, other] = [
      { field: 'cvText', message: 'cvText must not contain the character NUL' },
      { field: 'jobDescription', message: 'jobDescription is longer than 400,000 characters' },
    ];
    const refused = () => refuse(400, `${one.message}; ${other.message}.`, { errors: [one, other] });
    openAnalyzer(fakeTasks(analyzer(refused)).routes);
    await fillIn();
    await userEvent.click(await analyze());
    const said =
      'Text of your CV must not contain the character NUL; Job description is longer than 400,000 characters.';
    expect((await screen.findAllByText(said)).length).toBeGreaterThan(0);
    expect(screen.queryByText(/cvText|jobDescription/)).toBeNull();
  });

  it('says what it gives, and what is missing before it can begin', async () => {
    openAnalyzer();
    expect(await screen.findByText('Ready for Analysis?')).toBeVisible();
    for (const label of ['Match Score', 'AI-powered', 'Improvement Tips'])
      expect(screen.getByText(label)).toBeVisible();
    expect(await jobField()).toHaveAccessibleDescription('Include job requirements for accurate CV match analysis');
    expect(await analyze()).toBeDisabled();
    expect(screen.getByText('Please enter CV text or upload a file')).toBeVisible();
    await upload('Your CV');
    await userEvent.type(await jobField(), '   ');
    expect(screen.getByText('Please enter job description for matching analysis')).toBeVisible();
    expect(await analyze()).toBeDisabled();
    await userEvent.type(await jobField(), 'Nurse');
    expect(await analyze()).toBeEnabled();
  });

  /** What is brought into view meanwhile, in a window in which everything stands below what is seen. */
  async function broughtBy(act: () => Promise<void>): Promise<Element[]> {
    const brought: Element[] = [];
    const rect = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top: 2_000 } as DOMRect);
    const { scrollIntoView } = Element.prototype;
    Element.prototype.scrollIntoView = function (this: Element) {
      brought.push(this);
    };
    try {
      await act();
    } finally {
      rect.mockRestore();
      Element.prototype.scrollIntoView = scrollIntoView;
    }
    return brought;
  }

  it('brings the place of the result into view once it is asked for, where it stands below the window', async () => {
    openAnalyzer();
    await fillIn();
    const brought = await broughtBy(async () => {
      await userEvent.click(await analyze());
      expect(await screen.findByRole('meter', { name: 'Match Score' })).toBeVisible();
    });
    expect(brought.some((each) => each.classList.contains('outcome-place'))).toBe(true);
  });

  it('goes back to the note where the call was refused', async () => {
    const full = () => refuse(503, 'Very many are using the tools at the moment.', {}, { 'Retry-After': '30' });
    openAnalyzer(fakeTasks(analyzer(full)).routes);
    await fillIn();
    const brought = await broughtBy(async () => {
      await userEvent.click(await analyze());
      expect(await screen.findByText(/You can try again in \d+ s/)).toBeVisible();
    });
    expect(screen.getByText('What you typed is still here.')).toContainElement(brought.at(-1) as HTMLElement);
  });

  it('shows no score, no verdict and no success where nothing could be read, and asks for no learning', async () => {
    const content = 'What could not be read\nThis job description does not seem to be in English.';
    const unread = { ...anAnalysis, matchScore: 0, content, requirements: [] };
    const { api } = openAnalyzer(fakeTasks(analyzer(() => unread)).routes);
    await fillIn();
    await userEvent.click(await analyze());
    expect(await screen.findByText('There is no score')).toBeVisible();
    expect(screen.getByText(/does not seem to be in English/)).toBeVisible();
    expect(screen.queryByRole('meter', { name: 'Match Score' })).toBeNull();
    expect(screen.queryByText('Room for Improvement')).toBeNull();
    expect(screen.queryByText('CV analysis completed successfully!')).toBeNull();
    expect(api.calls.some(({ path }) => path.includes('learning'))).toBe(false);
  });

  it('shows score, verdict, reasons, coloured sections and learning', async () => {
    const { api } = openAnalyzer();
    await fillIn();
    await userEvent.click(await analyze());
    expect(await screen.findByText('CV analysis completed successfully!')).toBeVisible();
    expect(screen.getByRole('meter', { name: 'Match Score' })).toHaveAttribute('aria-valuenow', '72');
    expect(screen.getByText('Good Match')).toBeVisible();
    expect(screen.getByText('Built-in engine')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Strengths' })).toHaveAttribute('data-tone', 'positive');
    expect(screen.getByRole('region', { name: 'Gaps' })).toHaveAttribute('data-tone', 'caution');
    const learning = await screen.findByRole('region', { name: 'Recommended Learning' });
    expect(await within(learning).findByRole('heading', { name: 'Triage' })).toBeVisible();
    expect(within(learning).getByRole('listitem')).toHaveTextContent('Read one guideline');
    const sent = api.calls.filter(({ method, path }) => method === 'POST' && path.includes('analyzer'));
    expect(sent).toMatchObject([
      { body: { cvText: extracted.text, jobDescription: 'Nurse wanted' }, headers: { Prefer: 'respond-async' } },
    ]);
    expect(api.calls.find(({ path }) => path.includes('learning'))?.body).toEqual({
      analysisContent: anAnalysis.content,
      jobDescription: 'Nurse wanted',
    });
  });

  it('explains the score by what is met and what is missing', async () => {
    openAnalyzer();
    await fillIn();
    await userEvent.click(await analyze());
    const reasons = await screen.findByRole('region', { name: 'How the score comes about' });
    expect(
      within(reasons).getByRole('img', { name: '2 requirements: Met 1, Partly met 0, Missing 1' }),
    ).toBeInTheDocument();
    expect(within(reasons).getByText('You run triage at night')).not.toBeVisible();
    await userEvent.click(within(reasons).getByRole('button', { name: /Missing 1/ }));
    expect(within(reasons).getByText('You run triage at night')).toBeVisible();
    expect(within(reasons).getByText('No line of your CV was found that says so.')).toBeVisible();
    const met = within(reasons).getByRole('button', { name: /Met 1/ });
    expect(met).toHaveAttribute('aria-expanded', 'false');
    expect(met).toHaveAccessibleName('Met 1 75 of 75 points');
    await userEvent.click(met);
    expect(within(reasons).getByText('Wound care on two wards')).toBeVisible();
  });

  it('uses the text as its owner corrected it', async () => {
    const { api } = openAnalyzer();
    await fillIn();
    await userEvent.click(screen.getByRole('button', { name: 'Check the text' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Text of your CV' }), ' and nurse');
    await userEvent.click(await analyze());
    await screen.findByText('Good Match');
    const sent = api.calls.find(({ path }) => path === '/api/tools/cv-analyzer');
    expect(sent?.body).toMatchObject({ cvText: 'Ada Okafor\nPhysiotherapist and nurse' });
  });

  it('takes a CV that is typed', async () => {
    openAnalyzer();
    await userEvent.click(await screen.findByRole('button', { name: 'Type or paste it instead' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Text of your CV' }), 'Ada, nurse');
    await userEvent.type(await jobField(), 'Nurse wanted');
    expect(await analyze()).toBeEnabled();
  });

  it('tells politely where it stands in the queue and what is done, and can be cancelled', async () => {
    const { work, newest, routes, tasks } = fakeTasks(analyzer(), { isHeld: true });
    openAnalyzer(routes);
    await fillIn();
    await userEvent.click(await analyze());
    expect(await screen.findByText(/Number 3 in the queue/)).toHaveAttribute('role', 'status');
    expect(await analyze()).toHaveTextContent('Analyzing Match...');
    work(newest().id, { state: 'active', step: 'Comparing skills', progress: 60 });
    expect(await screen.findByText('Comparing skills')).toHaveAttribute('role', 'status');
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '60');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('No analysis yet')).toBeVisible();
    expect(tasks).toMatchObject([{ state: 'cancelled' }]);
    expect(await jobField()).toHaveValue('Nurse wanted');
  });

  it('goes on after a reload in the middle, with everything that was typed', async () => {
    const { work, newest, routes } = fakeTasks(analyzer(), { isHeld: true });
    const { unmount } = openAnalyzer(routes);
    await fillIn();
    await userEvent.click(await analyze());
    await screen.findByText(/in the queue/);
    unmount();
    forgetPage();
    openAnalyzer(routes);
    expect(await screen.findByText(/in the queue/)).toBeVisible();
    expect(await jobField()).toHaveValue('Nurse wanted');
    expect(screen.getByText('ada.pdf')).toBeVisible();
    work(newest().id, { state: 'done', finishedAt: new Date().toISOString() });
    expect(await screen.findByText('Good Match')).toBeVisible();
    expect(screen.getByText('CV analysis completed successfully!')).toBeVisible();
  });

  it('asks for the learning once, though the analysis ended while the page was reloaded', async () => {
    const { tasks, work, newest, routes } = fakeTasks(analyzer(), { isHeld: true });
    const { unmount } = openAnalyzer(routes);
    await fillIn();
    await userEvent.click(await analyze());
    await screen.findByText(/in the queue/);
    unmount();
    forgetPage();
    work(newest().id, { state: 'done', finishedAt: new Date().toISOString() });
    const second = openAnalyzer(routes);
    expect(await screen.findByText('Good Match')).toBeVisible();
    await waitFor(() => expect(tasks.map(({ kind }) => kind)).toEqual(['recommended-learning', 'cv-analyzer']));
    second.unmount();
    forgetPage();
    openAnalyzer(routes);
    expect(await screen.findByText('Looking for what to learn...')).toBeVisible();
    expect(tasks).toHaveLength(2);
  });

  it('shows in another tab what was asked for in this one', async () => {
    const input = { cvText: 'Ada Okafor', jobDescription: 'Nurse wanted' };
    openAnalyzer(fakeTasks({}, { tasks: [aTask({ input, result: { ...anAnalysis } })] }).routes);
    expect(await screen.findByText('Good Match')).toBeVisible();
    expect(await jobField()).toHaveValue('Nurse wanted');
    expect(screen.queryByText('CV analysis completed successfully!')).toBeNull();
  });

  it('says why it failed, and keeps what was typed', async () => {
    const { work, newest, routes } = fakeTasks(analyzer(), { isHeld: true });
    openAnalyzer(routes);
    await fillIn();
    await userEvent.click(await analyze());
    await screen.findByText(/in the queue/);
    const error = { status: 503, detail: 'Failed to analyze CV.', reason: 'The model did not answer in time.' };
    work(newest().id, { state: 'failed', error });
    await waitFor(() => expect(screen.getAllByText('Failed to analyze CV.')).toHaveLength(2));
    expect(screen.getAllByText('The model did not answer in time.')).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
    expect(await jobField()).toHaveValue('Nurse wanted');
  });

  it('says when the daily calls come back and what premium gives', async () => {
    const detail = 'You have used your 40 AI calls of today. With Premium there is no daily limit.';
    openAt('/tools?tool=cv-analyzer', remote, {
      user: aUser(),
      settings: { billing: true },
      api: { ...reads, ...fakeTasks(analyzer(() => refuse(429, detail, {}, { 'Retry-After': '7200' }))).routes },
    });
    await fillIn();
    await userEvent.click(await analyze());
    const note = (await screen.findByText(/You can go on after/)).closest('[role=alert]') as HTMLElement;
    expect(within(note).getByText(detail)).toBeVisible();
    expect(within(note).getByRole('link', { name: 'Upgrade to Premium' })).toHaveAttribute('href', '/subscribe');
    expect(await jobField()).toHaveValue('Nurse wanted');
    expect(await analyze()).toBeEnabled();
  });

  it('offers no second try of what is spent for the day', async () => {
    const spent = () => refuse(429, 'You have used your 40 AI calls of today.', {}, { 'Retry-After': '7200' });
    openAnalyzer(fakeTasks(analyzer(spent)).routes);
    await fillIn();
    await userEvent.click(await analyze());
    expect(await screen.findByText(/You can go on after/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('says when a full queue may be tried again', async () => {
    const full = () => refuse(503, 'Very many are using the tools at the moment.', {}, { 'Retry-After': '30' });
    openAnalyzer(fakeTasks(analyzer(full)).routes);
    await fillIn();
    await userEvent.click(await analyze());
    expect(await screen.findByText(/You can try again in \d+ s/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDisabled();
  });

  it('is complete without recommended learning', async () => {
    const none = { kind: 'recommended-learning', reply: () => refuse(503, 'Not now.') };
    const { routes } = fakeTasks({ ...analyzer(), 'POST /api/tools/recommended-learning': none });
    openAnalyzer(routes);
    await fillIn();
    await userEvent.click(await analyze());
    expect(await screen.findByRole('button', { name: 'Recommend learning' })).toBeVisible();
    expect(screen.queryByText('Not now.')).toBeNull();
    expect(screen.getByText('Good Match')).toBeVisible();
  });

  it('shows a reply as text, never as markup', async () => {
    const content = 'Strengths\n<img src=x onerror="alert(1)"> <b>bold</b>';
    openAnalyzer(fakeTasks(analyzer(() => ({ ...anAnalysis, content }))).routes);
    await fillIn();
    await userEvent.click(await analyze());
    expect(await screen.findByText('<img src=x onerror="alert(1)"> <b>bold</b>')).toBeVisible();
  });

  it('copies a section and the learning', async () => {
    openAnalyzer();
    await fillIn();
    const user = userEvent.setup();
    await user.click(await analyze());
    await user.click(await screen.findByRole('button', { name: 'Copy Strengths' }));
    expect(await screen.findByText('Content copied to clipboard!')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('Strengths\n\nFive years on wards.');
    await user.click(await screen.findByRole('button', { name: 'Copy Recommended Learning' }));
    expect(await screen.findByText('Learning recommendations copied to clipboard!')).toBeVisible();
  });
});

describe('the CV that is uploaded', () => {
  beforeEach(newTab);
  const field = () => screen.findByLabelText('Your CV');

  it('is read and can be looked at', async () => {
    const { api } = openAnalyzer();
    await upload('Your CV');
    expect(screen.getByText('2 pages')).toBeVisible();
    expect(screen.getByText('3 words')).toBeVisible();
    expect((api.calls.find(({ method }) => method === 'POST')?.body as FormData).get('file')).toMatchObject({
      name: 'ada.pdf',
    });
  });

  it('may be plain text as well', async () => {
    openAnalyzer();
    expect(await field()).toHaveAccessibleDescription('PDF or plain text, Max 10MB');
    await userEvent.upload(await field(), new File(['Ada Okafor'], 'ada.txt', { type: 'text/plain' }));
    expect(await screen.findByText('3 words')).toBeVisible();
  });

  it('is named wrong at the field, while the last text stays', async () => {
    let isBroken = false;
    openAnalyzer({
      ...fakeTasks({}).routes,
      'POST /api/tools/extract-text': () =>
        isBroken ? refuse(422, 'This PDF is protected by a password. Upload a copy without one.') : extracted,
    });
    await upload('Your CV');
    isBroken = true;
    await userEvent.upload(await field(), pdf('locked.pdf'));
    await waitFor(async () => expect(await field()).toHaveAccessibleDescription(/protected by a password/));
    expect(screen.getByText('Failed to extract text from CV file')).toBeVisible();
    expect(screen.getByText('locked.pdf was not read')).toBeVisible();
    expect(screen.getByText('This is still the text of ada.pdf. locked.pdf was not read.')).toBeVisible();
  });

  it.each([
    ['a picture', new File(['x'], 'me.png', { type: 'image/png' }), 'Please upload a PDF or text file'],
    ['more than 10 MiB', pdf('big.pdf', 'x'.repeat(10 * 1024 * 1024 + 1)), 'This file is larger than 10 MB.'],
    ['an empty file', pdf('empty.pdf', ''), 'This file is empty.'],
  ])('is refused before it is sent when it is %s', async (_, file, words) => {
    const { api } = openAnalyzer();
    await userEvent.setup({ applyAccept: false }).upload(await field(), file);
    expect(await screen.findByText(words)).toBeVisible();
    expect(api.calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('can be cancelled while it is read, and removed afterwards', async () => {
    let isSlow = true;
    openAnalyzer({
      ...fakeTasks({}).routes,
      'POST /api/tools/extract-text': () => (isSlow ? new Promise(() => undefined) : extracted),
    });
    await userEvent.upload(await field(), pdf());
    expect(await screen.findByText('Reading ada.pdf...')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByText('Choose a file, or drop it here')).toBeVisible();
    isSlow = false;
    await upload('Your CV');
    await userEvent.click(screen.getByRole('button', { name: 'Remove file' }));
    expect(screen.getByText('Choose a file, or drop it here')).toBeVisible();
  });

  it('is not there for the next person in the same tab', async () => {
    const { unmount } = openAnalyzer();
    await upload('Your CV');
    unmount();
    openAt('/tools?tool=cv-analyzer', remote, {
      user: aUser({ id: '00000000-0000-4000-8000-000000000002' }),
      api: fakeTasks({}).routes,
    });
    expect(await screen.findByText('Choose a file, or drop it here')).toBeVisible();
  });
});
