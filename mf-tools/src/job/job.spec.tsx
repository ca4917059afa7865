import type { ComponentType } from 'react';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Job, JobApplication, MatchQuery } from '@landfall/contracts';
import { Slot } from '@landfall/sdk';
import { aUser, openAt, openFilling, refuse, type FakeRoutes } from '@landfall/sdk/testing';
import remote from '../../remote';
import { newTab } from '../testing/documents';
import { aTask, fakeTasks } from '../testing/fake-tasks';
import { open, put } from '../workbench/workbench';

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
  'Ward Nurse\nHarbour Health\nLocation: Leeds, United Kingdom\nJob type: Full-time\nSalary: £31,000\nSkills: Wound care, Triage\n\nYou care for twelve patients.';
const board: FakeRoutes = { 'GET /api/jobs/7': () => job };

const tracked = (more: Partial<JobApplication>) =>
  ({ id: 1, jobId: 7, jobTitle: 'Ward Nurse', companyName: 'Harbour Health', ...more }) as JobApplication;
const tracks = (...applications: JobApplication[]): FakeRoutes => ({
  'GET /api/job-applications': () => ({ applications, count: applications.length }),
});

const noCvs = { cvs: [], count: 0, total: 0 };
const kept: FakeRoutes = {
  'GET /api/cvs': () => ({ cvs: [{ id: 1, name: 'Wards', isDefault: true, updatedAt: '' }], count: 1, total: 1 }),
  'POST /api/jobs/match': ({ body }) =>
    (body as MatchQuery).ids.map((id) => ({ id, score: 72, met: ['Wound care'], partly: [], missing: ['Triage'] })),
};

const matchBadge = async () => (await import('./match-badge')).default as unknown as ComponentType<{ context: never }>;
const List = () => [7, 8].map((id) => <Slot key={id} name="job.card" context={{ job: { ...job, id } }} />);

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

  it('says without a kept CV no score', async () => {
    const { api } = openFilling(
      'job.actions',
      remote,
      { job },
      { user: aUser(), api: { 'GET /api/cvs': () => noCvs } },
    );
    await screen.findByRole('link', { name: 'Check my match' });
    await waitFor(() => expect(api.calls).toHaveLength(1));
    expect(screen.queryByRole('meter')).toBeNull();
  });

  it('says how the kept CV answers it, and why', async () => {
    openFilling('job.actions', remote, { job }, { user: aUser(), api: kept });
    expect(await screen.findByRole('meter', { name: 'Match with your CV' })).toHaveAttribute('aria-valuenow', '72');
    const why = screen.getByText('Missing 1').closest('div') as HTMLElement;
    expect(why).toHaveTextContent('Triage');
  });
});

describe('on cards of jobs', () => {
  it('stands the match of the kept CV, for a whole list in one call', async () => {
    const badges = { 'job.card': await matchBadge() };
    const { api } = openAt(
      '/list',
      {
        ...remote,
        routes: [{ path: '/list', title: '', access: 'signed-in', component: async () => ({ default: List }) }],
      },
      { user: aUser(), api: kept, fillings: badges },
    );
    await waitFor(() => expect(screen.getAllByText('72% match')).toHaveLength(2));
    expect(api.calls.filter(({ path }) => path === '/api/jobs/match').map(({ body }) => body)).toEqual([
      { ids: [7, 8] },
    ]);
  });

  it('stands nothing where a job asks for nothing that can be told', async () => {
    const api = { ...kept, 'POST /api/jobs/match': () => [{ id: 7, score: 0, met: [], partly: [], missing: [] }] };
    const opened = openFilling('job.card', remote, { job }, { user: aUser(), api });
    await waitFor(() => expect(opened.api.calls).toHaveLength(2));
    expect(screen.queryByText(/match/)).toBeNull();
  });
});

describe('the job description', () => {
  beforeEach(newTab);

  it('is told from that of the result before, which stays in view', async () => {
    const before = aTask({
      title: 'Baker, Example Bakery',
      input: { cvText: 'Ada', jobDescription: 'Baker wanted' },
      result: { matchScore: 64, content: 'Strengths\nBread.', requirements: [], engine: 'built-in' },
    });
    openAt('/tools?tool=cv-analyzer&job=7', remote, {
      user: aUser(),
      api: { ...fakeTasks({}, { tasks: [before] }).routes, ...board },
    });
    await waitFor(async () => expect(await field()).toHaveValue(advert));
    expect(await screen.findByText('This result is for another job description')).toBeVisible();
    expect(screen.getByText(/^It is that of Baker, Example Bakery\./)).toBeVisible();
  });

  it('is filled in from the job of the address, once', async () => {
    const { router } = openTools('/tools?tool=cv-analyzer&job=7', board);
    await waitFor(async () => expect(await field()).toHaveValue(advert));
    expect(screen.getByText('Filled in from Ward Nurse, Harbour Health.')).toBeVisible();
    expect(router.state.location.search).toBe('?tool=cv-analyzer');
  });

  it('names its source while it is corrected, and no longer once it is another advert', async () => {
    openTools('/tools?tool=cv-analyzer&job=7', board);
    await waitFor(async () => expect(await field()).toHaveValue(advert));
    fireEvent.change(await field(), { target: { value: `${advert} Nights.` } });
    expect(screen.getByText('Filled in from Ward Nurse, Harbour Health.')).toBeVisible();
    fireEvent.change(await field(), { target: { value: 'Head Chef\nThe Copper Pot, Bath' } });
    expect(screen.queryByText(/^Filled in from/)).toBeNull();
  });

  it('is told apart from that of a result for another CV', async () => {
    const before = aTask({
      title: 'Baker, Example Bakery',
      input: { cvText: 'Ada, baker', jobDescription: 'Baker wanted' },
      result: { matchScore: 64, content: 'Strengths\nBread.', requirements: [], engine: 'built-in' },
    });
    const other = aTask({ ...before, id: '00000000-0000-4000-8000-0000000000bb' });
    other.input = { cvText: 'Bo, painter', jobDescription: 'Baker wanted' };
    const { routes } = fakeTasks({}, { tasks: [before, other] });
    openAt('/tools?tool=cv-analyzer', remote, { user: aUser(), api: { ...routes, ...board } });
    expect(await screen.findByText('CV of an earlier result')).toBeVisible();
    expect(screen.queryByText(/^This result is for/)).toBeNull();
    act(() => open('cv-analyzer', other.id));
    expect(await screen.findByText('This result is for another CV')).toBeVisible();
  });

  it('is the same however it is spaced: the server keeps no blanks at the end of a line', async () => {
    const kept = aTask({
      title: 'Cook',
      input: { cvText: 'Ada\nBaker', jobDescription: 'Cook\nLeeds\n\nNights' },
      result: { matchScore: 64, content: 'Strengths\nBread.', requirements: [], engine: 'built-in' },
    });
    openAt('/tools?tool=cv-analyzer', remote, {
      user: aUser(),
      api: { ...fakeTasks({}, { tasks: [kept] }).routes, ...board },
    });
    expect(await screen.findByText('CV of an earlier result')).toBeVisible();
    act(() => {
      put({
        cv: { name: 'Typed text', text: '\ufeffAda \t\r\nBaker\u00a0\n', pages: null },
        jobDescription: 'Cook \nLeeds\u200b\t\r\n\n\n\nNights\u00a0',
      });
    });
    expect(await field()).toHaveValue('Cook \nLeeds\u200b\t\n\n\n\nNights\u00a0');
    expect(screen.queryByText(/^This result is for/)).toBeNull();
    act(() => put({ jobDescription: 'Cook \nLeeds\n\nDays' }));
    expect(await screen.findByText('This result is for another job description')).toBeVisible();
  });

  it('of which nothing can be seen is none', async () => {
    openTools('/tools?tool=interview-prep', board);
    act(() => put({ jobDescription: '\u200b\u2060 \n\ufeff' }));
    expect(await screen.findByText('Please enter a job description')).toBeVisible();
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
    await waitFor(async () => expect(await field()).toHaveValue('Ward Nurse\nHarbour Health\nLocation: Leeds'));
  });

  it.each([
    ['is gone', refuse(404, 'Not found.'), /It is no longer on the board/],
    ['cannot be loaded', refuse(503, 'Try later.'), /Try later/],
  ])('says so when the job of the address %s', async (_, answer, words) => {
    openTools('/tools?tool=cv-analyzer&job=7', { 'GET /api/jobs/7': () => answer });
    await waitFor(async () => expect(await field()).toHaveAccessibleDescription(words));
  });

  it('is never cut off unseen when it is too long', async () => {
    openTools('/tools?tool=cv-analyzer', board);
    const text = 'x'.repeat(400_001);
    await userEvent.click(await field());
    await userEvent.paste(text);
    expect(await field()).toHaveValue(text);
    expect(await field()).toHaveAccessibleDescription(/At most 400,000 characters can be used. This text has 400,001./);
  });

  it('is the same in the analyzer and in the preparation of an interview', async () => {
    openTools('/tools?tool=cv-analyzer', board);
    await userEvent.type(await field(), 'Nurse');
    await userEvent.click(screen.getByRole('button', { name: /^Interview Preparation/ }));
    await screen.findByRole('region', { name: 'Interview Preparation' });
    expect(await field()).toHaveValue('Nurse');
  });
});
