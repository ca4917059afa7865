import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aUser, openAt, refuse } from '@landfall/sdk/testing';
import remote from '../../remote';
import { newTab } from '../testing/documents';
import { aTask, fakeTasks } from '../testing/fake-tasks';

const id = (nth: number) => `00000000-0000-4000-8000-00000000000${nth}`;
const old = new Date(Date.now() - 5 * 3_600_000).toISOString();
const analysis = aTask({
  id: id(1),
  title: 'Nurse, Example Hospital',
  createdAt: old,
  finishedAt: old,
  input: { cvText: 'Ada', jobDescription: 'Nurse wanted' },
  result: {
    matchScore: 64,
    content: 'Strengths\nWards.',
    requirements: [
      { name: 'Wards', kind: 'skill', importance: 'required', state: 'met', weight: 1, cvLine: 'Wards', jobLine: null },
    ],
    engine: 'built-in',
  },
});
const learning = aTask({
  id: id(2),
  kind: 'recommended-learning',
  createdAt: new Date(Date.parse(old) + 1_000).toISOString(),
});
const failed = aTask({
  id: id(3),
  kind: 'study-examiner',
  title: 'The highway code',
  state: 'failed',
  error: { status: 422, detail: 'Failed to generate study test.', reason: 'There is too little text.' },
});

const openHistory = (tasks = [failed, learning, analysis], more = {}) => {
  const queue = fakeTasks({}, { tasks });
  return { queue, ...openAt('/tools', remote, { user: aUser(), api: { ...queue.routes, ...more } }) };
};
const history = () => screen.findByRole('region', { name: 'History' });

describe('the history of results', () => {
  beforeEach(newTab);

  it('lists them, newest first, and says what came to nothing', async () => {
    openHistory();
    const rows = await within(await history()).findAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Study test FailedThe highway code'),
      expect.stringContaining('CV analysis Nurse, Example Hospital'),
    ]);
  });

  it('says so when there is nothing yet', async () => {
    openHistory([]);
    expect(await within(await history()).findByText(/Nothing yet/)).toBeVisible();
  });

  it('opens an old result in its panel', async () => {
    openHistory();
    await userEvent.click(await screen.findByRole('button', { name: 'Open CV analysis: Nurse, Example Hospital' }));
    expect(await screen.findByText('Good Match')).toBeVisible();
    expect(screen.getByLabelText('Job description')).toHaveValue('Nurse wanted');
  });

  it('opens an old letter in its part of the panel, and goes there', async () => {
    const letter = aTask({
      id: id(4),
      kind: 'cover-letter',
      title: 'Nurse, Example Hospital',
      createdAt: old,
      finishedAt: old,
      input: { cvText: 'Ada', jobDescription: 'Nurse wanted' },
      result: {
        id: 5,
        generatedCoverLetter: 'Dear hiring team',
        jobTitle: 'Nurse',
        companyName: null,
        engine: 'built-in',
      },
    });
    openHistory([letter, analysis]);
    await userEvent.click(await screen.findByRole('button', { name: 'Open Cover letter: Nurse, Example Hospital' }));
    expect(await screen.findByText('Dear hiring team')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cover letter' })).toHaveFocus());
  });

  it('opens what failed with its reason', async () => {
    openHistory();
    await userEvent.click(await screen.findByRole('button', { name: 'Open Study test: The highway code' }));
    expect(await screen.findByText('There is too little text.')).toBeVisible();
  });

  it('deletes a result for good once that is confirmed, and the learning that came with it', async () => {
    const { queue } = openHistory();
    const remove = () => screen.findByRole('button', { name: 'Delete CV analysis: Nurse, Example Hospital' });
    await userEvent.click(await remove());
    await userEvent.click(await screen.findByRole('button', { name: 'Keep it' }));
    expect(queue.tasks).toHaveLength(3);
    await userEvent.click(await remove());
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(queue.tasks).toEqual([failed]));
    await waitFor(async () => expect(within(await history()).getAllByRole('listitem')).toHaveLength(1));
  });

  it('has one entry for an interview with all its batches, which go together', async () => {
    const interview = aTask({ id: id(4), kind: 'interview-prep', title: 'Midwife', batches: 3 });
    const { queue, api } = openHistory([interview, failed]);
    expect(await within(await history()).findByText(/3 batches of questions/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Delete Interview questions: Midwife' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(queue.tasks).toEqual([failed]));
    const removed = api.calls.find(({ method }) => method === 'DELETE');
    expect(removed?.query.get('series')).toBe('true');
    const listed = api.calls.filter(({ path, query }) => path === '/api/tasks' && query.has('series'));
    expect(listed.length).toBeGreaterThan(0);
  });

  it('keeps a result that could not be deleted, and says why', async () => {
    openHistory(undefined, { 'DELETE /api/tasks/:id': () => refuse(503, 'Not now.') });
    await userEvent.click(await screen.findByRole('button', { name: /^Delete Study test/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('The result was not deleted')).toBeVisible();
    expect(screen.getByText('Not now.')).toBeVisible();
  });
});
