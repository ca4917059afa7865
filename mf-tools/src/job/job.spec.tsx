import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Job, JobApplication } from '@landfall/contracts';
import { aUser, openAt, openFilling, refuse, type FakeRoutes } from '@landfall/sdk/testing';
import remote from '../../remote';
import { newTab } from '../testing/documents';
import { fakeTasks } from '../testing/fake-tasks';

const job = {
  id: 7,
  title: 'Ward Nurse',
  company: 'Harbour Health',
  location: 'Leeds, United Kingdom',
  description: 'You care for twelve patients.',
  job_type: 'Full-time',
  experience_level: null,
  salary: '£31,000',
  visa_type: null,
  skills: ['Wound care', 'Triage'],
} as unknown as Job;
const advert =
  'Ward Nurse\nHarbour Health\nLeeds, United Kingdom\nJob type: Full-time\nSalary: £31,000\nSkills: Wound care, Triage\n\nYou care for twelve patients.';
const board: FakeRoutes = { 'GET /api/jobs/7': () => job };

const tracked = (more: Partial<JobApplication>) =>
  ({ id: 1, jobId: 7, jobTitle: 'Ward Nurse', companyName: 'Harbour Health', ...more }) as JobApplication;
const tracks = (...applications: JobApplication[]): FakeRoutes => ({
  'GET /api/job-applications': () => ({ applications, count: applications.length }),
});

const openTools = (path: string, api: FakeRoutes) =>
  openAt(path, remote, { user: aUser(), api: { ...fakeTasks({}).routes, ...api } });
const field = () => screen.findByLabelText('Job description');

describe('beside a job', () => {
  beforeEach(newTab);

  it('leads to the analyzer with this advert', async () => {
    openFilling('job.actions', remote, { job }, { user: aUser() });
    expect(await screen.findByRole('link', { name: 'Check my match' })).toHaveAttribute(
      'href',
      '/tools?tool=cv-analyzer&job=7',
    );
  });
});

describe('the job description', () => {
  beforeEach(newTab);

  it('is filled in from the job of the address, once', async () => {
    const { router } = openTools('/tools?tool=cv-analyzer&job=7', board);
    await waitFor(async () => expect(await field()).toHaveValue(advert));
    expect(screen.getByText('Filled in from Ward Nurse, Harbour Health.')).toBeVisible();
    expect(router.state.location.search).toBe('?tool=cv-analyzer');
  });

  it('is filled in from a job that is tracked; what was typed comes back with Undo', async () => {
    openTools('/tools?tool=cv-analyzer', { ...board, ...tracks(tracked({})) });
    await userEvent.type(await field(), 'Mine');
    await userEvent.selectOptions(await screen.findByLabelText('Choose a job you track'), 'Ward Nurse, Harbour Health');
    await waitFor(async () => expect(await field()).toHaveValue(advert));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await field()).toHaveValue('Mine');
  });

  it('takes what the tracker knows of a job that has left the board', async () => {
    const gone = tracked({ jobId: 8, jobLocation: 'Leeds', salary: null, jobType: null });
    openTools('/tools?tool=interview-prep', tracks(gone));
    await userEvent.selectOptions(await screen.findByLabelText('Choose a job you track'), 'Ward Nurse, Harbour Health');
    await waitFor(async () => expect(await field()).toHaveValue('Ward Nurse\nHarbour Health\nLeeds'));
  });

  it.each([
    ['is gone', refuse(404, 'Not found.'), /It is no longer on the board/],
    ['cannot be loaded', refuse(503, 'Try later.'), /Try later/],
  ])('says so when the job of the address %s', async (_, answer, words) => {
    openTools('/tools?tool=cv-analyzer&job=7', { 'GET /api/jobs/7': () => answer });
    await waitFor(async () => expect(await field()).toHaveAccessibleDescription(words));
  });

  it('is the same in the analyzer and in the preparation of an interview', async () => {
    openTools('/tools?tool=cv-analyzer', board);
    await userEvent.type(await field(), 'Nurse');
    await userEvent.click(screen.getByRole('button', { name: /^Interview Preparation/ }));
    await screen.findByRole('region', { name: 'Interview Preparation' });
    expect(await field()).toHaveValue('Nurse');
  });
});
