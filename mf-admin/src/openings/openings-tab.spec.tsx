import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Job, Opening, OpeningDecision } from '@landfall/contracts';
import { aUser, openAt, refuse, type FakeRequest, type FakeRoutes } from '@landfall/sdk/testing';
import remote from '../../remote';

const aJob = (more: Partial<Job> = {}): Job => ({
  id: 1,
  title: 'Nurse',
  company: 'Example Hospital',
  location: 'Leeds, United Kingdom',
  description: '',
  category: null,
  experience_level: null,
  job_type: null,
  visa_type: null,
  skills: [],
  url: null,
  logo_url: null,
  posted_at: '2025-02-06T00:00:00.000Z',
  expires_at: null,
  expired: false,
  source: 'Example',
  salary: null,
  sponsorship: { kind: 'record', summary: '', asOf: null, reference: 'I-200-1', evidence: [] },
  sample: false,
  ...more,
});
const anOpening = (more: Partial<Opening> = {}): Opening => ({ id: 7, jobs: 3, head: aJob(), merged: false, ...more });
const cook = anOpening({ id: 9, jobs: 1, head: aJob({ id: 20, title: 'Cook' }) });
const aDecision = (more: Partial<OpeningDecision> = {}): OpeningDecision => ({
  id: 4,
  kind: 'merge',
  jobs: ['Nurse', 'Staff Nurse'].map((title, at) => ({
    id: at + 1,
    title,
    company: 'Example Hospital',
    location: 'Leeds, United Kingdom',
  })),
  decidedBy: 'chief',
  decidedAt: '2026-11-20T09:30:00.000Z',
  undoneBy: null,
  undoneAt: null,
  ...more,
});
const pages = (count: number, totalPages = 1, page = 1) => ({ count, total: count, page, limit: 20, totalPages });
const BASE = '/api/jobs/admin/openings';

function openTab(api: FakeRoutes = {}, query = '') {
  return openAt(`/admin?tab=openings${query}`, remote, {
    user: aUser({ username: 'chief', role: 'admin' }),
    api: {
      'GET /api/admin/elevation': () => ({ elevatedUntil: new Date(Date.now() + 1_800_000).toISOString() }),
      'GET /api/jobs/admin/openings': () => ({ openings: [anOpening(), cook], ...pages(2) }),
      'GET /api/jobs/admin/openings/7': () => ({ jobs: [aJob(), aJob({ id: 2 }), aJob({ id: 3 })], ...pages(3) }),
      'GET /api/jobs/admin/openings/decisions': () => ({ decisions: [], ...pages(0) }),
      'POST /api/jobs/admin/openings': () => aDecision(),
      ...api,
    },
  });
}
const sent = ({ calls }: { calls: FakeRequest[] }, method: string) =>
  calls.filter((call) => call.method === method && call.path.startsWith(BASE)).map(({ path, body }) => body ?? path);
const choose = async (name: RegExp) => userEvent.click(await screen.findByRole('checkbox', { name }));

describe('the openings of the admin panel', () => {
  it('are a tab that can be gone back to', async () => {
    const { router } = openTab({ 'GET /api/jobs/admin/repository': () => ({ jobs: [], ...pages(0) }) });
    expect(await screen.findByText('2 openings')).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: 'Jobs' }));
    expect(await screen.findByText('No jobs found')).toBeVisible();
    expect(router.state.location.search).toBe('');
  });

  it('are looked for by title, company or location', async () => {
    const { api, router } = openTab();
    await userEvent.type(await screen.findByLabelText('Search openings'), 'leeds{Enter}');
    await waitFor(() => expect(router.state.location.search).toBe('?tab=openings&search=leeds'));
    await waitFor(() => expect(api.calls.some(({ query }) => query.get('search') === 'leeds')).toBe(true));
  });

  it('are merged when two of them are chosen', async () => {
    const { api } = openTab();
    await choose(/^Choose Nurse/);
    expect(screen.getByRole('button', { name: 'Merge into one' })).toBeDisabled();
    await choose(/^Choose Cook/);
    await userEvent.click(screen.getByRole('button', { name: 'Merge into one' }));
    expect(await screen.findByText('Openings merged')).toBeVisible();
    expect(sent(api, 'POST')).toEqual([{ merge: [1, 20] }]);
    expect(screen.queryByRole('button', { name: 'Merge into one' })).toBeNull();
  });

  it('stay chosen, and say why, when they are not merged', async () => {
    openTab({
      'POST /api/jobs/admin/openings': () => refuse(422, 'These jobs are in different places (Leeds; York).'),
    });
    await choose(/^Choose Nurse/);
    await choose(/^Choose Cook/);
    await userEvent.click(screen.getByRole('button', { name: 'Merge into one' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('These jobs are in different places (Leeds; York).');
    expect(screen.getByRole('checkbox', { name: /^Choose Nurse/ })).toBeChecked();
  });

  it('show their jobs, of which one can be split off', async () => {
    const { api } = openTab();
    await userEvent.click(await screen.findByRole('button', { name: '3 jobs' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Split off job 2, Nurse' }));
    expect(await screen.findByText('Job split off')).toBeVisible();
    expect(sent(api, 'POST')).toEqual([{ split: [2] }]);
  });

  it('let a job be split off once by a double click', async () => {
    let posts = 0;
    openTab({
      'POST /api/jobs/admin/openings': () =>
        (posts += 1) === 1 ? aDecision({ kind: 'split' }) : refuse(409, 'That job stands alone already.'),
    });
    await userEvent.click(await screen.findByRole('button', { name: '3 jobs' }));
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Split off job 2, Nurse' }));
    expect(await screen.findByText('Job split off')).toBeVisible();
    expect(posts).toBe(1);
    expect(screen.queryByText('Not split off')).not.toBeInTheDocument();
  });

  it('say so when more of their jobs do not come, and ask for those again', async () => {
    let isDown = true;
    openTab({
      'GET /api/jobs/admin/openings/7': ({ query }: FakeRequest) => {
        const asked = Number(query.get('page'));
        return asked === 2 && isDown
          ? refuse(422, 'Out of order')
          : { jobs: [aJob({ id: asked })], ...pages(1, 2, asked) };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: '3 jobs' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(screen.getByRole('button', { name: 'Split off job 1, Nurse' })).toBeVisible();
    isDown = false;
    await userEvent.click(retry);
    expect(await screen.findByRole('button', { name: 'Split off job 2, Nurse' })).toBeVisible();
  });

  it('say so when there are none', async () => {
    openTab({ 'GET /api/jobs/admin/openings': () => ({ openings: [], ...pages(0) }) }, '&search=astronaut');
    expect(await screen.findByText('No openings found')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show all openings' }));
    expect(screen.getByLabelText('Search openings')).toHaveValue('');
  });

  it('can be asked for again when they cannot be loaded', async () => {
    let isDown = true;
    openTab({
      'GET /api/jobs/admin/openings': () => (isDown ? refuse(422, 'Out of order') : { openings: [cook], ...pages(1) }),
    });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    isDown = false;
    await userEvent.click(retry);
    expect(await screen.findByText('1 opening')).toBeVisible();
  });

  it('ask for the password again once its time is over', async () => {
    openTab({ 'POST /api/jobs/admin/openings': () => refuse(403, 'Enter the admin password first.') });
    await userEvent.click(await screen.findByRole('button', { name: '3 jobs' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Split off job 2, Nurse' }));
    expect(await screen.findByRole('dialog')).toBeVisible();
  });
});

describe('decisions about openings', () => {
  it('tell who said what and when, and can be undone', async () => {
    const undone = aDecision({ id: 3, kind: 'split', undoneBy: 'other', undoneAt: '2026-11-20T10:00:00.000Z' });
    const { api } = openTab({
      'GET /api/jobs/admin/openings/decisions': () => ({ decisions: [aDecision(), undone], ...pages(2) }),
      'DELETE /api/jobs/admin/openings/decisions/4': () => aDecision({ undoneBy: 'chief' }),
    });
    const list = within(await screen.findByRole('region', { name: 'Decisions' }));
    expect(await list.findByText('Nurse, Example Hospital with Staff Nurse, Example Hospital')).toBeVisible();
    expect(list.getByText(/undone by other/)).toBeVisible();
    expect(list.getAllByRole('button')).toHaveLength(1);
    await userEvent.click(list.getByRole('button', { name: 'Undo: Merged Nurse' }));
    expect(await screen.findByText('Decision undone')).toBeVisible();
    expect(sent(api, 'DELETE')).toEqual([`${BASE}/decisions/4`]);
  });

  it('say so when there are none', async () => {
    openTab();
    expect(await screen.findByText('Nothing has been merged or split off yet.')).toBeVisible();
  });
});
