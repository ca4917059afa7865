import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TestResult } from '@landfall/contracts';
import { aUser, openAt, refuse, type FakeRoutes } from '@landfall/sdk/testing';
import remote from '../../remote';
import { extracted, forgetPage, newTab, pdf, reads, upload } from '../testing/documents';
import { aTask, fakeTasks } from '../testing/fake-tasks';
import { openWorkbench, show } from '../workbench/workbench';

const aTest = (nth = 1) => ({
  engine: 'built-in',
  questions: [
    { id: `${nth}a`, question: `What is a visa? ${nth}`, options: { A: 'A permission', B: 'A ship' } },
    { id: `${nth}b`, question: `How long is it valid? ${nth}`, options: { A: 'A year', B: 'Five years' } },
  ],
});
const result: TestResult = {
  score: 50,
  correctAnswers: 1,
  totalQuestions: 2,
  detailedResults: [
    {
      id: '1a',
      question: 'What is a visa? 1',
      options: { A: 'A permission', B: 'A ship' },
      userAnswer: 'A',
      correctAnswer: 'A',
      isCorrect: true,
      explanation: 'It permits entry.',
      page: 1,
      sentence: 'A visa is a permission.',
    },
    {
      id: '1b',
      question: 'How long is it valid? 1',
      options: { A: 'A year', B: 'Five years' },
      userAnswer: 'No Answer',
      correctAnswer: 'B',
      isCorrect: false,
      explanation: 'See the table.',
      page: 3,
      sentence: 'It is valid for five years.',
    },
  ],
};
const makes = (reply = (_: object, nth: number): unknown => aTest(nth)) =>
  ({ 'POST /api/tools/study-examiner': { kind: 'study-examiner', reply } }) as const;
const grades: FakeRoutes = { 'POST /api/tools/grade-test': () => result };

const openStudy = (api: FakeRoutes = fakeTasks(makes()).routes) =>
  openAt('/tools?tool=study-examiner', remote, { user: aUser(), api: { ...reads, ...grades, ...api } });
const button = (name: string) => screen.findByRole('button', { name });

async function generate() {
  await upload('Study material');
  await userEvent.click(await button('Generate Test Questions'));
}
const takeTest = async () => {
  await generate();
  await screen.findByText('Take Your Test');
};
const answerFirst = async () => userEvent.click(await screen.findByRole('radio', { name: 'A. A permission' }));

describe('the Study Examiner', () => {
  beforeEach(newTab);

  it('asks for study material first', async () => {
    openStudy();
    expect(await screen.findByText('Upload Your Study Material')).toBeVisible();
    expect(await button('Generate Test Questions')).toBeDisabled();
    expect(screen.getByText('Please enter study text or upload a file')).toBeVisible();
    expect(await screen.findByLabelText('Study material')).toHaveAccessibleDescription('PDF only, Max 10MB');
  });

  it('makes a test and counts its questions', async () => {
    const { api } = openStudy();
    await generate();
    expect(await screen.findByText('Test generated! You can now take the test.')).toBeVisible();
    expect(screen.getByText('Take Your Test')).toBeVisible();
    expect(screen.getByText('2 Questions')).toBeVisible();
    expect(screen.getByText('Built-in engine')).toBeVisible();
    expect(screen.getByRole('group', { name: '1. What is a visa? 1' })).toBeVisible();
    expect(await button('Submit Test')).toBeDisabled();
    expect(api.calls.find(({ path }) => path.includes('study'))?.body).toEqual({
      studyMaterial: extracted.text,
      name: 'ada.pdf',
      batch: 0,
    });
  });

  it('says what it does while it works', async () => {
    openStudy(fakeTasks(makes(), { isHeld: true }).routes);
    await generate();
    expect(await screen.findByText('Generating Your Test Questions...')).toBeVisible();
    expect(screen.getByText(/in the queue/)).toHaveAttribute('role', 'status');
  });

  it('grades a partly answered test, with explanation and page', async () => {
    const { api } = openStudy();
    await takeTest();
    await answerFirst();
    expect(screen.getByText('1 of 2 answered')).toBeVisible();
    await userEvent.click(await button('Submit Test'));
    expect(await screen.findByText('Test graded successfully! Results are ready above.')).toBeVisible();
    expect(screen.getByRole('meter', { name: 'Your score' })).toHaveAttribute('aria-valuetext', '50 percent: Good');
    expect(screen.getByText('To read again: page 3.')).toBeVisible();
    const second = screen.getByText('2. How long is it valid? 1').closest('li') as HTMLElement;
    expect(within(second).getByText('No Answer')).toBeVisible();
    expect(within(second).getByText('B. Five years')).toBeVisible();
    expect(within(second).getByText('See the table.')).toBeVisible();
    expect(within(second).getByText('Page 3')).toBeVisible();
    expect(within(second).getByText('Incorrect')).toBeVisible();
    expect(api.calls.find(({ path }) => path.includes('grade'))?.body).toEqual({
      questions: aTest().questions,
      answers: { '1a': 'A' },
    });
  });

  it('returns to the test, with all answers, when grading fails', async () => {
    openStudy({ ...fakeTasks(makes()).routes, 'POST /api/tools/grade-test': () => refuse(503, 'Not now.') });
    await takeTest();
    await answerFirst();
    await userEvent.click(await button('Submit Test'));
    expect(await screen.findByText('Failed to grade test')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'A. A permission' })).toBeChecked();
    expect(await button('Submit Test')).toBeEnabled();
  });

  const failedOnce = () => {
    const reply = (_: object, nth: number) => aTest(nth);
    const failed = aTask({
      id: '00000000-0000-4000-8000-0000000000ff',
      kind: 'study-examiner',
      title: 'tiny.pdf',
      state: 'failed',
      error: { status: 422, detail: 'Failed to generate study test.', reason: 'There is too little in this text.' },
    });
    openWorkbench(aUser().id);
    show('study-examiner', failed.id);
    return fakeTasks(makes(reply), { tasks: [failed] });
  };

  it('is graded once by a double click, of which nothing else takes the second half', async () => {
    const { routes } = failedOnce();
    const { api, unmount } = openStudy(routes);
    await takeTest();
    await answerFirst();
    const user = userEvent.setup();
    await user.dblClick(await button('Submit Test'));
    expect(await screen.findByText('Your Results')).toBeVisible();
    expect(api.calls.filter(({ path }) => path.includes('grade'))).toHaveLength(1);
    // Where the button was, a row of the history may stand by now.
    const former = await button('Open Study test: tiny.pdf');
    fireEvent.click(former, { detail: 2 });
    expect(screen.getByText('Your Results')).toBeVisible();
    unmount();
    forgetPage();
    openStudy(routes);
    expect(await screen.findByText('Your Results')).toBeVisible();
    expect(screen.queryByText('There is too little in this text.')).toBeNull();
  });

  it('puts a failure away as soon as something else is asked for, even when that is not taken', async () => {
    const { routes } = failedOnce();
    openStudy({ ...routes, 'POST /api/tools/study-examiner': () => refuse(503, 'Too many are waiting.') });
    await button('Generate Test Questions');
    await generate();
    expect(await screen.findAllByText('Too many are waiting.')).not.toHaveLength(0);
    expect(screen.queryByText('There is too little in this text.')).toBeNull();
  });

  it('shows the newest test, not a remembered one that failed before it', async () => {
    const { routes, tasks } = failedOnce();
    tasks.unshift(aTask({ kind: 'study-examiner', result: aTest() }));
    openStudy(routes);
    expect(await screen.findByText('Take Your Test')).toBeVisible();
  });

  it('keeps test and answers over a reload, and the result after it', async () => {
    const { routes } = fakeTasks(makes());
    const first = openStudy(routes);
    await takeTest();
    await answerFirst();
    first.unmount();
    forgetPage();
    const second = openStudy(routes);
    expect(await screen.findByRole('radio', { name: 'A. A permission' })).toBeChecked();
    await userEvent.click(await button('Submit Test'));
    await screen.findByText('To read again: page 3.');
    second.unmount();
    forgetPage();
    openStudy(routes);
    expect(await screen.findByText('To read again: page 3.')).toBeVisible();
  });

  const gradedElsewhere = () =>
    aTask({
      kind: 'study-examiner',
      input: { studyMaterial: extracted.text, batch: 0 },
      result: { ...aTest(), graded: result },
    });

  it('shows a test that was graded elsewhere as graded, with the answers given and why', async () => {
    openStudy(fakeTasks(makes(), { tasks: [gradedElsewhere()] }).routes);
    expect(await screen.findByText('Your Results')).toBeVisible();
    const second = screen.getByText('2. How long is it valid? 1').closest('li') as HTMLElement;
    expect(within(second).getByText('No Answer')).toBeVisible();
    expect(within(second).getByText('See the table.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Submit Test' })).toBeNull();
  });

  it('asks for other questions in the next test of what was tested elsewhere', async () => {
    const { api } = openStudy(fakeTasks(makes(), { tasks: [gradedElsewhere()] }).routes);
    await userEvent.click(await button('Generate New Test (20 Questions)'));
    await screen.findByText(/^New test generated!/);
    expect(api.calls.filter(({ path }) => path.includes('study')).at(-1)?.body).toMatchObject({ batch: 1 });
  });

  it('shows what was graded elsewhere when other answers are submitted here', async () => {
    const tasks = fakeTasks(makes());
    const conflict = 'This test has been graded already. Generate a new test to try again.';
    openStudy({ ...tasks.routes, 'POST /api/tools/grade-test': () => refuse(409, conflict) });
    await takeTest();
    await answerFirst();
    tasks.work(tasks.newest().id, { result: { ...aTest(), graded: result } });
    await userEvent.click(await button('Submit Test'));
    expect(await screen.findByText('Your Results')).toBeVisible();
  });

  it('shows the result as soon as another tab has had the test graded', async () => {
    const tasks = fakeTasks(makes());
    openStudy(tasks.routes);
    await takeTest();
    tasks.work(tasks.newest().id, { result: { ...aTest(), graded: result } });
    localStorage.setItem('mf-tools:graded', JSON.stringify([tasks.newest().id, 1]));
    fireEvent(window, new StorageEvent('storage', { key: 'mf-tools:graded' }));
    expect(await screen.findByText('Your Results')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Submit Test' })).toBeNull();
  });

  it('tells the other tabs of the browser that a test was graded, and not how', async () => {
    const tasks = fakeTasks(makes());
    openStudy(tasks.routes);
    await takeTest();
    await answerFirst();
    await userEvent.click(await button('Submit Test'));
    await screen.findByText('Your Results');
    expect(JSON.parse(localStorage.getItem('mf-tools:graded') ?? '[]')).toEqual([
      tasks.newest().id,
      expect.any(Number),
    ]);
  });

  it('says so when the material gives fewer than twenty questions', async () => {
    openStudy();
    await takeTest();
    expect(screen.getByText(/^2 questions instead of 20/)).toBeVisible();
  });

  it('starts over from the test', async () => {
    openStudy();
    await takeTest();
    await userEvent.click(await button('Start Over'));
    expect(await screen.findByText('Upload Your Study Material')).toBeVisible();
    expect(screen.getByText('ada.pdf')).toBeVisible();
    expect(await button('Generate Test Questions')).toBeEnabled();
  });

  it('is not shown in another browser any more once it was started over', async () => {
    const queue = fakeTasks(makes(() => aTest()));
    openStudy(queue.routes);
    await takeTest();
    await userEvent.click(await button('Start Over'));
    await waitFor(() => expect(queue.newest()).toMatchObject({ isPutAway: true }));
    newTab();
    cleanup();
    openStudy(queue.routes);
    expect(await screen.findByText('Upload Your Study Material')).toBeVisible();
    expect(screen.queryByText('Take Your Test')).toBeNull();
  });

  const complete = async () => {
    await takeTest();
    await answerFirst();
    await userEvent.click(await button('Submit Test'));
    await screen.findByText('Your Results');
  };

  it('makes another test of the same material', async () => {
    const { api } = openStudy();
    await complete();
    await userEvent.click(await button('Generate New Test (20 Questions)'));
    expect(await screen.findByText('New test generated! 2 fresh questions ready for you.')).toBeVisible();
    expect(screen.getByRole('group', { name: '1. What is a visa? 2' })).toBeVisible();
    expect(screen.queryByText('Your Results')).toBeNull();
    expect(api.calls.filter(({ path }) => path.includes('study')).at(-1)?.body).toMatchObject({ batch: 1 });
  });

  it.each([
    [1, 'New test generated! 1 fresh and 1 asked before, ready for you.'],
    [2, 'New test generated! All 2 questions were asked before, so this test did not count as a call.'],
  ])('says so when %i of the questions were asked before', async (repeated, words) => {
    openStudy(fakeTasks(makes((_, nth) => ({ ...aTest(nth), repeated: nth === 1 ? 0 : repeated }))).routes);
    await complete();
    await userEvent.click(await button('Generate New Test (20 Questions)'));
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('says so when several files are dropped at once', async () => {
    openStudy();
    const field = await screen.findByLabelText('Study material');
    // Unless the field takes what is dragged over it, a browser lets nobody drop two.
    expect(fireEvent.dragOver(field, { dataTransfer: { files: [] } })).toBe(false);
    fireEvent.drop(field, { dataTransfer: { files: [pdf('one.pdf'), pdf('two.pdf')] } });
    expect(await screen.findByRole('alert')).toHaveTextContent('Please upload one file at a time');
    expect(screen.getByText('A choice of several files was not read')).toBeVisible();
  });

  it('reads a file that is dropped', async () => {
    openStudy();
    fireEvent.drop(await screen.findByLabelText('Study material'), { dataTransfer: { files: [pdf()] } });
    expect(await screen.findByText(/^File uploaded: ada.pdf/)).toBeVisible();
  });

  it('clears the file and starts over', async () => {
    openStudy();
    await complete();
    await userEvent.click(await button('Clear PDF & Start Over'));
    expect(await screen.findByText('Choose a file, or drop it here')).toBeVisible();
    expect(screen.getByText('Upload Your Study Material')).toBeVisible();
  });

  it.each([
    ['is refused', () => refuse(503, 'Too many are waiting.')],
    ['brings no questions', () => ({ note: 'none' })],
  ])('goes back to the start when another test %s', async (_, second) => {
    openStudy(fakeTasks(makes((_body, nth) => (nth === 1 ? aTest() : second()))).routes);
    await complete();
    await userEvent.click(await button('Generate New Test (20 Questions)'));
    expect(await screen.findByText('Failed to generate new test')).toBeVisible();
    await waitFor(async () => expect(await button('Generate Test Questions')).toBeEnabled());
  });

  it('says so when a test could not be made', async () => {
    openStudy(fakeTasks(makes(() => refuse(422, 'There is too little text to ask about.'))).routes);
    await generate();
    expect(await screen.findByText('Failed to generate study test.')).toBeVisible();
    expect(screen.getAllByText('There is too little text to ask about.')).not.toHaveLength(0);
    expect(screen.getByText('ada.pdf')).toBeVisible();
  });

  it('leaves the text open that was being checked when no test came of it', async () => {
    openStudy(fakeTasks(makes(() => refuse(422, 'There is too little text to ask about.'))).routes);
    await upload('Study material');
    await userEvent.click(await button('Check the text'));
    await userEvent.type(screen.getByRole('textbox', { name: 'Text of your study material' }), ' put right');
    await userEvent.click(await button('Generate Test Questions'));
    expect(await screen.findByText('Failed to generate study test.')).toBeVisible();
    expect(await screen.findByRole('textbox', { name: 'Text of your study material' })).toHaveValue(
      `${extracted.text} put right`,
    );
  });
});
