import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aUser, openAt, refuse, type FakeRoutes } from '@landfall/sdk/testing';
import remote from '../../remote';
import { extracted, forgetPage, newTab, pdf, reads, upload } from '../testing/documents';
import { aTask, fakeTasks } from '../testing/fake-tasks';

const five = (nth: number) => ({
  engine: 'built-in',
  questions: Array.from({ length: 5 }, (_, index) => ({
    question: `Question ${nth}.${index + 1}?`,
    difficulty: index === 0 ? null : 'Hard',
    suggestedAnswer: `Strategy ${nth}.${index + 1}`,
    realWorldExample: `Example ${nth}.${index + 1}`,
    tips: ['Be brief', 'Name a figure'],
  })),
});
const asks = (reply = (_: object, nth: number): unknown => five(nth)) =>
  ({ 'POST /api/interview-prep/generate': { kind: 'interview-prep', reply } }) as const;

const openInterview = (api: FakeRoutes = fakeTasks(asks()).routes) =>
  openAt('/tools?tool=interview-prep', remote, { user: aUser(), api: { ...reads, ...api } });
const button = (name: string) => screen.findByRole('button', { name });
const jobField = () => screen.findByLabelText('Job description');
const questions = () => screen.findAllByRole('heading', { level: 3, name: /Question \d/ });

async function fillIn() {
  await upload('Your CV');
  await userEvent.type(await jobField(), 'Nurse');
}

describe('Interview Preparation', () => {
  beforeEach(newTab);

  it('says what is missing before it can begin', async () => {
    openInterview();
    expect(await button('Generate 5 Interview Questions')).toBeDisabled();
    expect(screen.getByText('Please enter a job description')).toBeVisible();
    await userEvent.type(await jobField(), 'Nurse');
    expect(screen.getByText('Please upload your CV for personalized interview questions')).toBeVisible();
    expect(await screen.findByLabelText('Your CV')).toHaveAccessibleDescription('PDF only, Max 10MB');
    await upload('Your CV');
    expect(await button('Generate 5 Interview Questions')).toBeEnabled();
  });

  it('waits for the CV that is being read, and never works on the one before it', async () => {
    let isSlow = false;
    openInterview({
      ...fakeTasks(asks()).routes,
      'POST /api/tools/extract-text': () => (isSlow ? new Promise(() => undefined) : extracted),
    });
    await fillIn();
    expect(await button('Generate 5 Interview Questions')).toBeEnabled();
    isSlow = true;
    await userEvent.upload(await screen.findByLabelText('Your CV'), pdf('accountant.pdf'));
    expect(await screen.findByText('accountant.pdf is still being read')).toBeVisible();
    expect(await button('Generate 5 Interview Questions')).toBeDisabled();
    await userEvent.click(await button('Cancel'));
    expect(await button('Generate 5 Interview Questions')).toBeEnabled();
  });

  it('takes no plain text', async () => {
    openInterview();
    const text = new File(['Ada'], 'ada.txt', { type: 'text/plain' });
    await userEvent.setup({ applyAccept: false }).upload(await screen.findByLabelText('Your CV'), text);
    expect(await screen.findByText('Please upload a PDF file')).toBeVisible();
  });

  it('shows five questions, each with its own strategy, example and tips', async () => {
    const { api } = openInterview();
    await fillIn();
    await userEvent.click(await button('Generate 5 Interview Questions'));
    expect(await screen.findByText('5 interview questions generated successfully!')).toBeVisible();
    expect(await questions()).toHaveLength(5);
    expect(screen.getByText('Medium')).toBeVisible();
    expect(screen.getByText('Built-in engine')).toBeVisible();
    const [first, second] = screen.getAllByRole('button', { name: 'Show Answer Strategy' });
    expect(screen.queryByText('Strategy 1.1')).not.toBeVisible();
    await userEvent.click(first as HTMLElement);
    expect(first).toHaveAttribute('aria-expanded', 'true');
    expect(first).toHaveTextContent('Hide Answer Strategy');
    expect(screen.getByText('Strategy 1.1')).toBeVisible();
    expect(screen.getByText('Example 1.1')).toBeVisible();
    expect(second).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByText('Strategy 1.2')).not.toBeVisible();
    expect(api.calls.find(({ path }) => path.includes('generate'))?.body).toEqual({
      jobDescription: 'Nurse',
      cvText: extracted.text,
      batch: 0,
    });
  });

  it('adds five more, and warns that questions may repeat', async () => {
    const { api } = openInterview();
    await fillIn();
    await userEvent.click(await button('Generate 5 Interview Questions'));
    expect(await questions()).toHaveLength(5);
    expect(screen.queryByText(/may repeat/)).toBeNull();
    await userEvent.click(await button('Generate 5 More Questions'));
    expect(await screen.findByText('5 additional questions generated successfully!')).toBeVisible();
    await waitFor(async () => expect(await questions()).toHaveLength(10));
    expect(screen.getByText(/Questions may repeat/)).toBeVisible();
    expect(await button('Generate Interview Questions')).toBeEnabled();
    expect(api.calls.filter(({ path }) => path.includes('generate')).map(({ body }) => body)).toMatchObject([
      { batch: 0 },
      { batch: 1 },
    ]);
  });

  it('says when there is nothing new to ask, and shows nothing twice', async () => {
    const used = (nth: number) => (nth === 1 ? five(1) : { ...five(1), repeated: 5 });
    openInterview(fakeTasks(asks((_, nth) => used(nth))).routes);
    await fillIn();
    await userEvent.click(await button('Generate 5 Interview Questions'));
    await questions();
    await userEvent.click(await button('Generate 5 More Questions'));
    expect(await screen.findByText('No further questions')).toBeVisible();
    expect(await questions()).toHaveLength(5);
    const more = await button('Generate 5 More Questions');
    expect(more).toBeDisabled();
    expect(more).toHaveAccessibleDescription(/The last call brought nothing new and did not count\.$/);
  });

  it('begins a new list for another job', async () => {
    const { api } = openInterview();
    await fillIn();
    await userEvent.click(await button('Generate 5 Interview Questions'));
    await questions();
    await userEvent.type(await jobField(), ' at night');
    expect(await screen.findByText('These questions are for another job description or CV')).toBeVisible();
    expect(await button('Generate 5 More Questions')).toBeDisabled();
    await userEvent.click(await button('Generate Interview Questions'));
    expect(await screen.findByText('2.1?', { exact: false })).toBeVisible();
    expect(await questions()).toHaveLength(5);
    expect(screen.queryByText('These questions are for another job description or CV')).toBeNull();
    expect(await button('Generate 5 More Questions')).toBeEnabled();
    expect(api.calls.filter(({ path }) => path.includes('generate')).at(-1)?.body).toMatchObject({ batch: 0 });
  });

  it('has the whole list again after a reload while more are on their way', async () => {
    const queue = fakeTasks(asks(), { isHeld: true });
    const { unmount } = openInterview(queue.routes);
    await fillIn();
    await userEvent.click(await button('Generate 5 Interview Questions'));
    await screen.findByText(/in the queue/);
    queue.work(queue.newest().id, { state: 'done' });
    expect(await questions()).toHaveLength(5);
    await userEvent.click(await button('Generate 5 More Questions'));
    await screen.findByText(/in the queue/);
    expect(await questions()).toHaveLength(5);
    unmount();
    forgetPage();
    openInterview(queue.routes);
    expect(await screen.findByText(/in the queue/)).toBeVisible();
    expect(await questions()).toHaveLength(5);
    queue.work(queue.newest().id, { state: 'done' });
    await waitFor(async () => expect(await questions()).toHaveLength(10));
  });

  it('has the questions that came while the page was being loaded again', async () => {
    const queue = fakeTasks(asks(), { isHeld: true });
    const first = openInterview(queue.routes);
    await fillIn();
    await userEvent.click(await button('Generate 5 Interview Questions'));
    await screen.findByRole('progressbar');
    first.unmount();
    forgetPage();
    queue.work(queue.newest().id, { state: 'done' });
    openInterview(queue.routes);
    expect(await questions()).toHaveLength(5);
  });

  it('shows the five more whose asking a reload has cut off', async () => {
    const queue = fakeTasks(asks());
    const POST = 'POST /api/interview-prep/generate';
    let isCutOff = false;
    const api: FakeRoutes = {
      ...queue.routes,
      [POST]: (call) => {
        const taken = queue.routes[POST]!(call);
        return isCutOff ? new Promise(() => undefined) : taken;
      },
    };
    const first = openInterview(api);
    await fillIn();
    await userEvent.click(await button('Generate 5 Interview Questions'));
    expect(await questions()).toHaveLength(5);
    isCutOff = true;
    await userEvent.dblClick(await button('Generate 5 More Questions'));
    first.unmount();
    forgetPage();
    openInterview(api);
    await waitFor(async () => expect(await questions()).toHaveLength(10));
  });

  it('keeps what is shown where an asking that was cut off has never arrived', async () => {
    const queue = fakeTasks(asks());
    const POST = 'POST /api/interview-prep/generate';
    const first = openInterview(queue.routes);
    await fillIn();
    await userEvent.click(await button('Generate 5 Interview Questions'));
    expect(await questions()).toHaveLength(5);
    first.unmount();
    forgetPage();
    const second = openInterview({ ...queue.routes, [POST]: () => new Promise(() => undefined) });
    await userEvent.click(await button('Generate 5 More Questions'));
    second.unmount();
    forgetPage();
    openInterview(queue.routes);
    expect(await questions()).toHaveLength(5);
    await userEvent.click(await button('Generate 5 More Questions'));
    await waitFor(async () => expect(await questions()).toHaveLength(10));
  });

  it('shows in another tab all batches of the job', async () => {
    const input = (batch: number) => ({ jobDescription: 'Nurse', cvText: 'Ada', batch });
    const batch = (nth: number) =>
      aTask({
        id: `00000000-0000-4000-8000-00000000000${nth}`,
        kind: 'interview-prep',
        input: input(nth),
        result: five(nth),
      });
    openInterview(fakeTasks({}, { tasks: [batch(1), batch(0)] }).routes);
    await waitFor(async () => expect(await questions()).toHaveLength(10));
    expect((await questions())[0]).toHaveTextContent('1. Question 0.1?');
    expect(await jobField()).toHaveValue('Nurse');
  });

  it('keeps the questions there are when more could not be had', async () => {
    openInterview(fakeTasks(asks((_, nth) => (nth === 1 ? five(1) : refuse(503, 'Too many are waiting.')))).routes);
    await fillIn();
    await userEvent.click(await button('Generate 5 Interview Questions'));
    await questions();
    await userEvent.click(await button('Generate 5 More Questions'));
    expect(await screen.findByText('Failed to generate interview questions.')).toBeVisible();
    const note = screen.getAllByRole('alert').find((one) => within(one).queryByText('What you typed is still here.'));
    expect(note).toHaveTextContent('Too many are waiting.');
    expect(await questions()).toHaveLength(5);
  });
});
