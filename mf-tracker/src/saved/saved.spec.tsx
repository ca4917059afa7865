import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Job, JobApplication, SavedJob } from '@landfall/contracts';
import { answer, aUser, openAt, openFilling, refuse, type FakeRoutes } from '@landfall/sdk/testing';
import remote from '../../remote';

const aSavedJob = (more: Partial<SavedJob> = {}): SavedJob => ({
  jobId: 7,
  title: 'Physicist',
  company: 'Example Cairn Proteins',
  location: 'Dundee, United Kingdom',
  jobType: 'Full-time',
  salary: '£41,000 a year',
  url: 'https://jobs.example.org/physicist',
  state: 'open',
  status: null,
  savedAt: '2026-11-20T09:00:00.000Z',
  ...more,
});

const METHODS = ['PUT', 'DELETE'];

/** A server that keeps what is saved, so that what is asked for again is what was done. */
function aServer(saved: SavedJob[], more: FakeRoutes = {}): FakeRoutes {
  let kept = saved;
  const without = (id: unknown) => kept.filter(({ jobId }) => String(jobId) !== id);
  return {
    ...more,
    'GET /api/job-applications': () => ({ applications: [], count: 0 }),
    'GET /api/saved-jobs/ids': () => ({ jobIds: kept.map(({ jobId }) => jobId) }),
    'GET /api/saved-jobs': () => ({
      savedJobs: kept,
      count: kept.length,
      total: kept.length,
      page: 1,
      limit: 40,
      totalPages: kept.length > 0 ? 1 : 0,
    }),
    'PUT /api/saved-jobs/:jobId': ({ params }) => {
      kept = [aSavedJob({ jobId: Number(params.jobId) }), ...without(params.jobId)];
      return answer(204);
    },
    'DELETE /api/saved-jobs/:jobId': ({ params }) => {
      kept = without(params.jobId);
      return answer(204);
    },
  };
}

describe('saving a job on its page', () => {
  const job = { id: 7, title: 'Physicist', company: 'Example Cairn Proteins', location: 'Dundee' } as Job;
  const beside = (api: FakeRoutes) => openFilling('job.actions', remote, { job }, { user: aUser(), api });
  const toggle = () => screen.findByRole('button', { name: /^(Save for later|Saved)$/ });
  const changes = ({ api }: ReturnType<typeof beside>) =>
    api.calls.filter(({ method }) => METHODS.includes(method)).map(({ method, path }) => `${method} ${path}`);

  it('is one press, and a second one lets go of it', async () => {
    const opened = beside(aServer([]));
    expect(await toggle()).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(await toggle());
    await waitFor(async () => expect(await toggle()).toHaveAttribute('aria-pressed', 'true'));
    expect(await toggle()).toHaveTextContent('Saved');
    expect(await screen.findByRole('link', { name: 'All your saved jobs' })).toHaveAttribute(
      'href',
      '/applications/saved',
    );
    await userEvent.click(await toggle());
    await waitFor(() => expect(changes(opened)).toEqual(['PUT /api/saved-jobs/7', 'DELETE /api/saved-jobs/7']));
    await waitFor(async () => expect(await toggle()).toHaveTextContent('Save for later'));
  });

  it('says what was chosen while the call is under way, and keeps to what was chosen last', async () => {
    const server = aServer([]);
    const letGo: (() => void)[] = [];
    const opened = beside({
      ...server,
      'PUT /api/saved-jobs/:jobId': async (request) => {
        await new Promise<void>((resolve) => letGo.push(resolve));
        return server['PUT /api/saved-jobs/:jobId']!(request);
      },
    });
    await userEvent.click(await toggle());
    expect(await toggle()).toHaveTextContent('Saved');
    await userEvent.click(await toggle());
    expect(await toggle()).toHaveTextContent('Save for later');
    await waitFor(() => expect(letGo).toHaveLength(1));
    expect(changes(opened)).toEqual(['PUT /api/saved-jobs/7']);
    letGo[0]!();
    await waitFor(() => expect(changes(opened)).toEqual(['PUT /api/saved-jobs/7', 'DELETE /api/saved-jobs/7']));
    await waitFor(async () => expect(await toggle()).toHaveTextContent('Save for later'));
  });

  it('goes back to what is true, and says why, when it is refused', async () => {
    beside({ ...aServer([]), 'PUT /api/saved-jobs/:jobId': () => refuse(409, 'You have 500 saved jobs.') });
    await userEvent.click(await toggle());
    expect(await screen.findByText('The job was not saved')).toBeVisible();
    expect(screen.getByText('You have 500 saved jobs.')).toBeVisible();
    await waitFor(async () => expect(await toggle()).toHaveTextContent('Save for later'));
  });

  it('fails at once without a line, rather than to look done until there is one', async () => {
    const cut = () => {
      throw new TypeError('Failed to fetch');
    };
    const server = aServer([]);
    let isCut = false;
    beside({
      ...server,
      'PUT /api/saved-jobs/:jobId': cut,
      'GET /api/saved-jobs/ids': (request) =>
        isCut ? new Promise(() => {}) : server['GET /api/saved-jobs/ids']!(request),
    });
    await toggle();
    isCut = true;
    window.dispatchEvent(new Event('offline'));
    try {
      await userEvent.click(await toggle());
      expect(await screen.findByText('The job was not saved')).toBeVisible();
    } finally {
      window.dispatchEvent(new Event('online'));
    }
    await waitFor(async () => expect(await toggle()).toHaveTextContent('Save for later'));
  });

  it('keeps it when letting go fails', async () => {
    beside({ ...aServer([aSavedJob()]), 'DELETE /api/saved-jobs/:jobId': () => refuse(503, 'Not just now.') });
    await userEvent.click(await screen.findByRole('button', { name: 'Saved' }));
    expect(await screen.findByText('The job is still saved')).toBeVisible();
    await waitFor(async () => expect(await toggle()).toHaveTextContent('Saved'));
  });
});

describe('the saved jobs', () => {
  const open = (api: FakeRoutes, path = '/applications/saved') => openAt(path, remote, { user: aUser(), api });

  it('say where to go when there are none', async () => {
    open(aServer([]));
    expect(await screen.findByRole('heading', { name: 'No saved jobs' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse Jobs' })).toHaveAttribute('href', '/jobs');
    expect(screen.getByRole('link', { name: 'Application Tracker' })).toHaveAttribute('href', '/applications');
  });

  it('can be asked for again when they do not come', async () => {
    let isDown = true;
    const server = aServer([aSavedJob()]);
    open({
      ...server,
      'GET /api/saved-jobs': (request) => (isDown ? refuse(400, 'No.') : server['GET /api/saved-jobs']!(request)),
    });
    expect(await screen.findByText('Your saved jobs could not be loaded')).toBeVisible();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: 'Physicist' })).toHaveAttribute('href', '/job/7');
  });

  it('say in plain words what is over, and lead to what still has a page', async () => {
    open(
      aServer([
        aSavedJob(),
        aSavedJob({ jobId: 8, title: 'Baker', state: 'expired', status: 'Phone Interview' }),
        aSavedJob({ jobId: 9, title: 'Miller', state: 'removed' }),
      ]),
    );
    const row = (name: string) => screen.getByRole('heading', { name }).closest('li')!;
    await screen.findByRole('link', { name: 'Physicist' });
    expect(row('Physicist')).toHaveTextContent('Example Cairn Proteins');
    expect(row('Physicist')).toHaveTextContent('Saved: 20 November 2026');
    expect(row('Physicist')).not.toHaveTextContent('Expired');
    expect(within(row('Baker')).getByText('Expired')).toBeVisible();
    expect(within(row('Baker')).getByText('Phone Interview')).toBeVisible();
    expect(within(row('Baker')).queryByRole('button', { name: 'Track Baker' })).toBeNull();
    expect(within(row('Miller')).getByText('No longer on the board')).toBeVisible();
    expect(within(row('Miller')).queryByRole('link')).toBeNull();
    expect(within(row('Miller')).queryByRole('button', { name: 'Track Miller' })).toBeNull();
  });

  it('go when they are removed', async () => {
    open(aServer([aSavedJob()]));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Physicist' }));
    expect(await screen.findByRole('heading', { name: 'No saved jobs' })).toBeVisible();
  });

  it('come back by Undo', async () => {
    const { api } = open(aServer([aSavedJob()]));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Physicist' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    const done = () => api.calls.map(({ method }) => method).filter((method) => METHODS.includes(method));
    await waitFor(() => expect(done()).toEqual(['DELETE', 'PUT']));
    expect(await screen.findByRole('link', { name: 'Physicist' })).toBeVisible();
  });

  it('stay when removing fails', async () => {
    open({ ...aServer([aSavedJob()]), 'DELETE /api/saved-jobs/:jobId': () => refuse(503, 'Not just now.') });
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Physicist' }));
    expect(await screen.findByText('The job is still saved')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Physicist' })).toBeVisible();
  });

  it('are tracked from here, and say the status then', async () => {
    let status: SavedJob['status'] = null;
    const { api } = open({
      ...aServer([]),
      'GET /api/saved-jobs': () => ({
        savedJobs: [aSavedJob({ status })],
        count: 1,
        total: 1,
        page: 1,
        limit: 40,
        totalPages: 1,
      }),
      'POST /api/job-applications': () => {
        status = 'Applied';
        return answer(201, {} as JobApplication);
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Track Physicist' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add New Job Application' });
    expect(within(dialog).getByLabelText('Job Title*')).toHaveValue('Physicist');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Create' }));
    expect(await screen.findByText('Applied')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Track Physicist' })).toBeNull();
    expect(api.calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      jobId: 7,
      salary: '£41,000 a year',
      jobUrl: 'https://jobs.example.org/physicist',
    });
  });

  it('go to the last page when the address asks for one that is no more, and a turned page begins at its top', async () => {
    const { router, api } = open(
      {
        'GET /api/saved-jobs': ({ query }) => {
          const page = Number(query.get('page') ?? 1);
          const savedJobs = page <= 2 ? [aSavedJob({ jobId: page, title: `On page ${page}` })] : [];
          return { savedJobs, count: savedJobs.length, total: 41, page, limit: 40, totalPages: 2 };
        },
      },
      '/applications/saved?page=9',
    );
    expect(await screen.findByRole('link', { name: 'On page 2' })).toBeVisible();
    expect(router.state.location.search).toBe('?page=2');
    const scrolled = jest.spyOn(window, 'scrollTo').mockReturnValue();
    await userEvent.click(screen.getByRole('link', { name: 'Page 1' }));
    expect(await screen.findByRole('link', { name: 'On page 1' })).toBeVisible();
    expect(scrolled).toHaveBeenCalledWith({ top: 0 });
    scrolled.mockRestore();
    expect(api.calls.at(-1)?.query.toString()).toBe(''); // as the page's own preload asks
  });

  it('are a step from the tracker', async () => {
    openAt('/applications', remote, {
      user: aUser(),
      api: { 'GET /api/job-applications': () => ({ applications: [], count: 0 }) },
    });
    expect(await screen.findByRole('link', { name: 'Saved jobs' })).toHaveAttribute('href', '/applications/saved');
  });

  it('has a place in each row for what others know of the employer', async () => {
    const Licence = ({ context: { company, location } }: { context: { company: string; location: string } }) => (
      <p>{`${company} of ${location}`}</p>
    );
    openAt('/applications/saved', remote, {
      user: aUser(),
      fillings: { 'tracker.employer': Licence },
      api: aServer([aSavedJob()]),
    });
    expect(await screen.findByText('Example Cairn Proteins of Dundee, United Kingdom')).toBeVisible();
  });
});
