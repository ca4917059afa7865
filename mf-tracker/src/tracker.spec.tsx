import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApplicationStatistics, Job, JobApplication } from '@landfall/contracts';
import { answer, aUser, openAt, openFilling, refuse, type FakeRequest, type FakeRoutes } from '@landfall/sdk/testing';
import remote from '../remote';
import { successRate } from './status';

const anApplication = (more: Partial<JobApplication> = {}): JobApplication => ({
  id: 1,
  userId: 'ada',
  jobId: null,
  jobTitle: 'Staff Nurse',
  companyName: 'Example Harbour Health',
  jobLocation: 'Portsmouth, United Kingdom',
  status: 'Applied',
  appliedDate: '2026-11-03',
  lastUpdated: '2026-11-03T09:00:00.000Z',
  notes: 'Call back',
  upcomingInterviews: null,
  contacts: null,
  salary: null,
  jobType: null,
  jobUrl: 'https://jobs.example.org/nurse',
  reminderDate: null,
  reminderSet: false,
  resumeVersion: null,
  coverLetterVersion: null,
  customFields: null,
  ...more,
});
const statistics = (more: Partial<ApplicationStatistics> = {}): ApplicationStatistics => ({
  total: 11,
  byStatus: { Applied: 3, 'Resume Screened': 2, 'Phone Interview': 1, 'Technical Interview': 1, 'Offer Received': 1 },
  recentActivity: { interviews: 2 },
  ...more,
});
const opened = (applications: JobApplication[], more: FakeRoutes = {}, path = '/applications') => {
  const list = () => ({ applications, count: applications.length });
  return openAt(path, remote, {
    user: path === '/applications' ? aUser() : null,
    api: {
      ...more,
      'GET /api/job-applications': list,
      'GET /api/job-applications/statistics': () => statistics(),
      'GET /api/job-applications-demo': list,
      'GET /api/job-applications-demo/statistics': () => statistics(),
    },
  });
};
const tile = (label: string) => screen.getByText(label).parentElement!;
const fillIn = async (title: string, company: string) => {
  await userEvent.type(screen.getByLabelText('Job Title*'), title);
  await userEvent.type(screen.getByLabelText('Company*'), company);
};

beforeEach(() => sessionStorage.clear());

describe('the application tracker', () => {
  it('opens a screen at every address', async () => {
    for (const { component } of remote.routes) expect(typeof (await component()).default).toBe('function');
  });

  it('shows four figures and a tab for each status with its count', async () => {
    opened([anApplication(), anApplication({ id: 2, status: 'Withdrawn' })]);
    await waitFor(() => expect(tile('Total Applications')).toHaveTextContent('11'));
    expect(tile('Active Applications')).toHaveTextContent('7');
    expect(tile('Interviews')).toHaveTextContent('2');
    expect(tile('Success Rate')).toHaveTextContent('9%');
    expect(screen.getAllByRole('tab')).toHaveLength(10);
    expect(screen.getByRole('tab', { name: /^Applied/ })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tab', { name: /^Withdrawn/ })).toHaveTextContent('Withdrawn1');
  });

  it('counts no success among no applications', () => {
    expect(successRate(0, {})).toBe(0);
    expect(successRate(3, { 'Offer Received': 1, 'Offer Accepted': 1 })).toBe(67);
  });

  it('shows an application as a card that leads to its posting', async () => {
    opened([anApplication()]);
    const card = (await screen.findByText('Staff Nurse')).closest('article')!;
    expect(within(card).getByText('Example Harbour Health')).toBeVisible();
    expect(within(card).getByText('Portsmouth, United Kingdom')).toBeVisible();
    expect(within(card).getByText('Applied: 3 November 2026')).toBeVisible();
    expect(within(card).getByRole('link', { name: /Job Posting/ })).toHaveAttribute(
      'href',
      'https://jobs.example.org/nurse',
    );
    await userEvent.click(within(card).getByRole('button', { name: 'View Details' }));
    expect(await screen.findByRole('dialog', { name: 'Edit Job Application' })).toBeVisible();
  });

  it.each<[Partial<JobApplication>, string]>([
    [{ jobLocation: null }, 'nowhere'],
    [{ jobLocation: 'Hull' }, 'Hull'],
    [{ jobLocation: null, boardLocation: 'Leeds, United Kingdom' }, 'Leeds, United Kingdom'],
    [{ jobLocation: '', boardLocation: 'Leeds, United Kingdom' }, 'Leeds, United Kingdom'],
  ])('has a place on each card for what others know of the employer: %j, %s', async (where, place) => {
    const Licence = ({ context: { company, location } }: { context: { company: string; location: string } }) => (
      <p>{`${company} of ${location || 'nowhere'}`}</p>
    );
    openAt('/applications', remote, {
      user: aUser(),
      fillings: { 'tracker.employer': Licence },
      api: {
        'GET /api/job-applications': () => ({ applications: [anApplication(where)], count: 1 }),
        'GET /api/job-applications/statistics': () => statistics(),
      },
    });
    const card = (await screen.findByText('Staff Nurse')).closest('article')!;
    expect(within(card).getByText(`Example Harbour Health of ${place}`)).toBeVisible();
  });

  it('says so when a status has nothing in it, and offers to add', async () => {
    opened([anApplication()]);
    await userEvent.click(await screen.findByRole('tab', { name: /^Rejected/ }));
    expect(await screen.findByText('No applications found with this status')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Add your first application' }));
    expect(await screen.findByRole('dialog', { name: 'Add New Job Application' })).toBeVisible();
  });

  it('adds one, says so, and asks for the list and the statistics again', async () => {
    const { api } = opened([], { 'POST /api/job-applications': () => answer(201, anApplication()) });
    await userEvent.click(await screen.findByRole('button', { name: 'Add Application' }));
    await fillIn('  Data Engineer ', 'Sample Ledger Analytics');
    await userEvent.click(screen.getByRole('button', { name: 'Create' }));
    expect(await screen.findByText('Application created')).toBeVisible();
    expect(screen.getByText('Your job application has been created successfully')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    const sent = api.calls.find(({ method }) => method === 'POST')?.body;
    expect(sent).toMatchObject({
      jobTitle: 'Data Engineer',
      companyName: 'Sample Ledger Analytics',
      status: 'Applied',
      appliedDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      jobUrl: null,
    });
    const asked = (path: string) => api.calls.filter((call) => call.path === path);
    await waitFor(() => expect(asked('/api/job-applications/statistics')).toHaveLength(2));
  });

  it('begins in the first field, where one types at once', async () => {
    opened([]);
    await userEvent.click(await screen.findByRole('button', { name: 'Add Application' }));
    expect(screen.getByLabelText('Job Title*')).toHaveFocus();
  });

  it('sends nothing that is incomplete and names what is missing', async () => {
    const { api } = opened([]);
    await userEvent.click(await screen.findByRole('button', { name: 'Add Application' }));
    await userEvent.type(screen.getByLabelText('Job URL'), 'javascript:alert(1)');
    await userEvent.click(screen.getByRole('button', { name: 'Create' }));
    expect(screen.getByText('Enter the job title.')).toBeVisible();
    expect(screen.getByText('Enter the company.')).toBeVisible();
    expect(screen.getByText('Enter an address that starts with http:// or https://.')).toBeVisible();
    expect(api.calls.some(({ method }) => method === 'POST')).toBe(false);
  });

  it.each([
    ['Job Title*', 255],
    ['Company*', 255],
    ['Location', 255],
    ['Job Type', 100],
    ['Salary', 255],
    ['Job URL', 512],
    ['Notes', 20_000],
  ])(
    'cuts nothing off a %s that is too long: it names the limit, keeps it all and sends nothing',
    async (label, most) => {
      const { api } = opened([]);
      await userEvent.click(await screen.findByRole('button', { name: 'Add Application' }));
      await fillIn('Data Engineer', 'Sample Ledger Analytics');
      const long = `https://jobs.example.org/${'a'.repeat(most)}`;
      await userEvent.clear(screen.getByLabelText(label));
      await userEvent.click(screen.getByLabelText(label));
      await userEvent.paste(long);
      await userEvent.click(screen.getByRole('button', { name: 'Create' }));
      const [limit, length] = [most, long.length].map((count) => count.toLocaleString('en-GB'));
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(
        `Use at most ${limit} characters; these are ${length}.`,
      );
      expect(screen.getByLabelText(label)).toHaveValue(long);
      expect(api.calls.some(({ method }) => method === 'POST')).toBe(false);
    },
  );

  it('keeps what was typed when saving fails, and says why', async () => {
    opened([], {
      'POST /api/job-applications': () =>
        refuse(400, 'The salary is too long.', { errors: [{ field: 'salary', message: 'Use fewer words.' }] }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Add Application' }));
    await fillIn('Data Engineer', 'Sample Ledger Analytics');
    await userEvent.click(screen.getByRole('button', { name: 'Create' }));
    expect(await screen.findByText('Failed to create application')).toBeVisible();
    expect(screen.getByText('The salary is too long.')).toBeVisible();
    expect(screen.getByText('Use fewer words.')).toBeVisible();
    expect(screen.getByText('Not saved yet. What you typed is still here.')).toBeVisible();
    expect(screen.getByLabelText('Job Title*')).toHaveValue('Data Engineer');
    expect(screen.getByLabelText('Salary')).toHaveFocus();
  });

  it('has what was typed again where the page was closed behind it, until it is given up', async () => {
    const add = async () => {
      const page = opened([]);
      await userEvent.click((await screen.findAllByRole('button', { name: 'Add Application' }))[0]!);
      return page;
    };
    const { unmount } = await add();
    await fillIn('Midwife', 'Example Trust');
    unmount();

    const again = await add();
    expect(screen.getByLabelText('Job Title*')).toHaveValue('Midwife');
    expect(screen.getByLabelText('Company*')).toHaveValue('Example Trust');
    expect(screen.getByText('What you typed before is here again. It is not saved yet.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    again.unmount();

    await add();
    expect(screen.getByLabelText('Job Title*')).toHaveValue('');
  });

  it('says at once that nothing was saved when there is no line', async () => {
    const cut = () => {
      throw new TypeError('Failed to fetch');
    };
    opened([], { 'POST /api/job-applications': cut });
    await userEvent.click(await screen.findByRole('button', { name: 'Add Application' }));
    await fillIn('Data Engineer', 'Sample Ledger Analytics');
    window.dispatchEvent(new Event('offline'));
    try {
      await userEvent.click(screen.getByRole('button', { name: 'Create' }));
      expect(await screen.findByText('Not saved yet. What you typed is still here.')).toBeVisible();
    } finally {
      window.dispatchEvent(new Event('online'));
    }
  });

  it('changes only what was changed', async () => {
    const { api } = opened([anApplication()], { 'PUT /api/job-applications/:id': () => anApplication() });
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Staff Nurse' }));
    await userEvent.selectOptions(screen.getByLabelText('Status*'), 'Phone Interview');
    await userEvent.click(screen.getByRole('button', { name: 'Update' }));
    expect(await screen.findByText('Application updated')).toBeVisible();
    const sent = api.calls.find(({ method }) => method === 'PUT') as FakeRequest;
    expect([sent.path, sent.body]).toEqual(['/api/job-applications/1', { status: 'Phone Interview' }]);
  });

  it('deletes after asking, and not without a yes', async () => {
    const { api } = opened([anApplication()], {
      'DELETE /api/job-applications/:id': () => ({ id: 1, message: 'Gone' }),
    });
    const asked = jest.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true);
    const button = await screen.findByRole('button', { name: 'Delete Staff Nurse' });
    await userEvent.click(button);
    expect(api.calls.some(({ method }) => method === 'DELETE')).toBe(false);
    await userEvent.click(button);
    expect(await screen.findByText('Application deleted')).toBeVisible();
    expect(asked).toHaveBeenCalledWith('Are you sure you want to delete this application?');
    asked.mockRestore();
  });

  it('says what happened when the list does not come', async () => {
    openAt('/applications', remote, {
      user: aUser(),
      api: { 'GET /api/job-applications': () => refuse(400, 'Not today.') },
    });
    expect(await screen.findByText('Not today.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Application Tracker' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Saved jobs' })).toBeVisible();
  });
});

describe('the demo', () => {
  it('is open to visitors, says that nothing is kept and where to log in', async () => {
    opened([anApplication()], {}, '/applications/demo');
    expect(await screen.findByText('Demo Mode.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/api/login');
    expect(await screen.findByText('Staff Nurse')).toBeVisible();
  });

  it('adds, changes and deletes on the screen and sends nothing', async () => {
    const { api } = opened([anApplication()], {}, '/applications/demo');
    await screen.findByText('Staff Nurse');
    await userEvent.click(screen.getByRole('button', { name: 'Add Application' }));
    await fillIn('Town Planner', 'Example Fellside District Council');
    await userEvent.click(screen.getByRole('button', { name: 'Create' }));
    const card = (await screen.findByText('Town Planner')).closest('article')!;
    const id = Number(card.dataset.application);
    expect(id).toBeGreaterThanOrEqual(100);
    expect(id).toBeLessThanOrEqual(1099);
    await waitFor(() => expect(tile('Total Applications')).toHaveTextContent('2'));
    const asked = jest.spyOn(window, 'confirm').mockReturnValue(true);
    await userEvent.click(screen.getByRole('button', { name: 'Delete Town Planner' }));
    await waitFor(() => expect(screen.queryByText('Town Planner')).toBeNull());
    asked.mockRestore();
    expect(api.calls.every(({ method }) => method === 'GET')).toBe(true);
  });
});

describe('beside a job', () => {
  const job = {
    id: 7,
    title: 'Physicist',
    company: 'Example Cairn Proteins',
    location: 'Dundee, United Kingdom',
    job_type: 'Full-time',
    salary: null,
    url: 'https://jobs.example.org/physicist',
  } as Job;
  const beside = (applications: JobApplication[], saved: number[] = []) =>
    openFilling(
      'job.actions',
      remote,
      { job },
      {
        user: aUser(),
        api: {
          'GET /api/job-applications': () => ({ applications, count: applications.length }),
          'GET /api/saved-jobs/ids': () => ({ jobIds: saved }),
          'POST /api/job-applications': () => answer(201, anApplication({ jobId: 7 })),
        },
      },
    );

  it('takes the job over into the tracker', async () => {
    const { api } = beside([]);
    await userEvent.click(await screen.findByRole('button', { name: 'Track this job' }));
    expect(screen.getByLabelText('Job Title*')).toHaveValue('Physicist');
    await userEvent.click(screen.getByRole('button', { name: 'Create' }));
    await waitFor(() =>
      expect(api.calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
        jobId: 7,
        companyName: 'Example Cairn Proteins',
        jobUrl: 'https://jobs.example.org/physicist',
      }),
    );
  });

  it('says both of a job that is tracked and saved', async () => {
    beside([anApplication({ jobId: 7 })], [7]);
    expect(await screen.findByText('Applied')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Saved', pressed: true })).toBeVisible();
  });

  it('says so when the job is tracked already', async () => {
    beside([anApplication({ jobId: 7, status: 'Onsite Interview' })]);
    expect(await screen.findByText('You track this job.')).toBeVisible();
    expect(screen.getByText('Onsite Interview')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Track this job' })).toBeNull();
  });
});

describe('the marks of a list of jobs', () => {
  it('are of the jobs that one tracks or saved, of both where a job is both, for all lists in one call each', async () => {
    const onMarks = jest.fn();
    const applications = [
      anApplication({ id: 3, jobId: 7, status: 'Phone Interview', appliedDate: '2026-11-09' }),
      anApplication({ id: 2, jobId: 7 }),
      anApplication({ id: 1, jobId: 9 }),
      anApplication({ id: 4 }),
    ];
    const { api } = openFilling(
      'jobs.marks',
      remote,
      { jobIds: [7, 8], onMarks },
      {
        user: aUser(),
        api: {
          'GET /api/job-applications': () => ({ applications, count: 4 }),
          'GET /api/saved-jobs/ids': () => ({ jobIds: [12, 8, 7] }),
        },
      },
    );
    await waitFor(() => expect(onMarks).toHaveBeenLastCalledWith({ 7: ['Phone Interview', 'Saved'], 8: ['Saved'] }));
    expect(api.calls).toHaveLength(2);
  });
});

describe('an application for a job that has expired', () => {
  it('says so', async () => {
    opened([anApplication({ jobId: 7, jobExpired: true })]);
    expect(await screen.findByText('The position has expired')).toBeVisible();
  });

  it('says nothing of a job that is open', async () => {
    opened([anApplication({ jobId: 7, jobExpired: false })]);
    expect(await screen.findByRole('heading', { name: 'Staff Nurse' })).toBeVisible();
    expect(screen.queryByText('The position has expired')).toBeNull();
  });
});
