import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Job } from '@landfall/contracts';
import { aUser, openAt, refuse, type FakeRequest, type FakeRoutes } from '@landfall/sdk/testing';
import remote from '../../remote';

const aJob = (more: Partial<Job> = {}): Job => ({
  id: 1,
  title: 'Senior Occupational Therapist',
  company: 'Example Harbour Health',
  location: 'Milton Keynes, United Kingdom',
  description: '',
  category: 'Healthcare',
  experience_level: 'Senior Level',
  job_type: 'Full-time',
  visa_type: 'Tier 2 (UK)',
  skills: ['Hand therapy', 'Splinting', 'Home visits', 'Supervision', 'SNOMED CT', 'Teaching', 'Audit', 'Triage'],
  url: null,
  logo_url: null,
  posted_at: '2025-02-06T00:00:00.000Z',
  expires_at: null,
  expired: false,
  source: 'sample',
  salary: null,
  sponsorship: { kind: 'advert', summary: 'Sponsorship offered', asOf: null, evidence: [] },
  sample: true,
  ...more,
});
const inHalfAnHour = () => new Date(Date.now() + 1_800_000).toISOString();
const aPage = (jobs: Job[], total = jobs.length, page = 1) => ({
  jobs,
  count: jobs.length,
  total,
  page,
  limit: 40,
  totalPages: Math.ceil(total / 40),
});

/** The panel of somebody whose password the server has (`entered`) or has not seen. */
function openAdmin({ entered = true, api = {} as FakeRoutes, path = '/admin' } = {}) {
  return openAt(path, remote, {
    user: aUser({ username: 'admin', role: 'admin' }),
    api: {
      'GET /api/jobs/admin/repository': ({ query }: FakeRequest) => aPage([aJob()], 95, Number(query.get('page'))),
      ...api,
      'GET /api/admin/elevation': () => ({ elevatedUntil: entered ? inHalfAnHour() : null }),
    },
  });
}
const asked = ({ calls }: { calls: FakeRequest[] }) =>
  calls.filter(({ path }) => path === '/api/jobs/admin/repository').map(({ query }) => query.toString());

describe('the admin password', () => {
  const enter = async (password: string) => {
    await userEvent.type(await screen.findByLabelText('Password'), `${password}{Enter}`);
  };

  it('opens a screen at every address', async () => {
    for (const { component } of remote.routes) expect(typeof (await component()).default).toBe('function');
  });

  it('is asked before anything is shown', async () => {
    const { api } = openAdmin({ entered: false });
    expect(await screen.findByRole('dialog')).toBeVisible();
    expect(screen.queryByText('Admin Panel')).toBeNull();
    expect(asked(api)).toEqual([]);
  });

  it('opens the panel', async () => {
    const { api } = openAdmin({
      entered: false,
      api: { 'POST /api/admin/elevate': () => ({ elevatedUntil: inHalfAnHour() }) },
    });
    await enter('right');
    expect(await screen.findByRole('heading', { name: 'Admin Panel' })).toBeVisible();
    expect(screen.getByText('Access granted')).toBeVisible();
    expect(document.activeElement).toContainElement(screen.getByRole('heading', { name: 'Admin Panel' }));
    expect(document.body).not.toHaveFocus();
    expect(screen.getByText("You're being redirected to the admin panel")).toBeVisible();
    expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({ password: 'right' });
  });

  it('is refused at its field when it is wrong', async () => {
    openAdmin({ entered: false, api: { 'POST /api/admin/elevate': () => refuse(403, 'Incorrect password') } });
    await enter('wrong');
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Incorrect password'));
    expect(screen.getByLabelText('Password')).toBeInvalid();
    expect(screen.getByText('Access denied')).toBeVisible();
  });

  it('leads home when it is cancelled', async () => {
    const { router } = openAdmin({ entered: false });
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  it('is asked again once its time is over', async () => {
    openAdmin({ api: { 'GET /api/jobs/admin/repository': () => refuse(403, 'Enter the admin password first.') } });
    expect(await screen.findByRole('dialog')).toBeVisible();
  });
});

describe('the list of jobs', () => {
  it('shows a job with its first five skills', async () => {
    openAdmin();
    const row = within(await screen.findByRole('row', { name: /Senior Occupational Therapist/ }));
    expect(row.getByText('SNOMED CT')).toBeVisible();
    expect(row.queryByText('Teaching')).toBeNull();
    expect(row.getByText('+3 more')).toBeVisible();
    expect(row.getByText('6 Feb 2025')).toBeVisible();
    expect(screen.getByText('95 jobs')).toBeVisible();
  });

  it('comes in pages of 40', async () => {
    const { api } = openAdmin();
    await userEvent.click(await screen.findByRole('link', { name: /Next/ }));
    expect(await screen.findByText('Page 2 of 3')).toBeVisible();
    expect(asked(api)).toEqual(['page=1&limit=40', 'page=2&limit=40']);
  });

  it('looks for a title, company or location from the first page on', async () => {
    const { api, router } = openAdmin({ path: '/admin?page=2' });
    await userEvent.type(await screen.findByLabelText('Search jobs'), 'harbour{Enter}');
    await waitFor(() => expect(asked(api)).toContain('page=1&limit=40&search=harbour'));
    expect(router.state.location.search).toBe('?search=harbour');
  });

  it('is whole again after a link to the whole list', async () => {
    const { api, router } = openAdmin({ path: '/admin?search=harbour' });
    const field = await screen.findByLabelText('Search jobs');
    expect(field).toHaveValue('harbour');
    await act(() => router.navigate('/admin'));
    await waitFor(() => expect(field).toHaveValue(''));
    await waitFor(() => expect(asked(api)).toContain('page=1&limit=40'));
    await userEvent.type(field, 'nurse');
    await waitFor(() => expect(asked(api).at(-1)).toBe('page=1&limit=40&search=nurse'));
    expect(asked(api).filter((query) => query.includes('harbour'))).toHaveLength(1);
  });

  it('says so when a search finds nothing', async () => {
    openAdmin({ path: '/admin?search=astronaut', api: { 'GET /api/jobs/admin/repository': () => aPage([]) } });
    expect(await screen.findByText('No jobs found')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show all jobs' }));
    expect(screen.getByLabelText('Search jobs')).toHaveValue('');
  });

  it('offers to try again when it cannot be loaded', async () => {
    let isDown = true;
    openAdmin({
      api: { 'GET /api/jobs/admin/repository': () => (isDown ? refuse(422, 'Out of order') : aPage([aJob()])) },
    });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    isDown = false;
    await userEvent.click(retry);
    expect(await screen.findByText('Example Harbour Health')).toBeVisible();
  });
});
