import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SimilarJobs } from '@landfall/contracts';
import { aUser, openAt, refuse } from '@landfall/sdk/testing';
import remote from '../../remote';
import { aJob, aPage, aRecord, someCounts } from '../testing/samples';
import { provideWindowView } from '../testing/window-view';
import { openJob } from './testing/job-page';

beforeEach(provideWindowView);

describe('the job page', () => {
  it('waits in the shape of what comes', async () => {
    openJob(() => new Promise(() => undefined));
    expect(await screen.findByText('Loading job...')).toBeInTheDocument();
  });

  it('shows the advert', async () => {
    openJob({ salary: '$48.54 an hour', source: 'The employer' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Physical Therapist' })).toBeVisible();
    expect(screen.getByText('Albany, NY, United States')).toBeVisible();
    expect(screen.getByText('Posted about 3 hours ago')).toBeVisible();
    expect(screen.getByText('$48.54 an hour')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Job Description' })).toBeVisible();
    expect(screen.getByText('You treat people after operations.')).toBeVisible();
    expect(screen.getByText('Gait training')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'About Harbour Health' })).toBeVisible();
    expect(screen.getByText(/Source: The employer/)).toBeVisible();
  });

  it('says what is not there', async () => {
    openJob({
      title: '',
      company: '',
      location: '',
      job_type: '',
      experience_level: '',
      visa_type: '',
      description: '',
      skills: [],
      posted_at: null,
    });
    for (const text of [
      'Job Title',
      'Company Name',
      'Location not specified',
      'Job type not specified',
      'Experience level not specified',
      'No description available.',
      'No specific skills listed for this job.',
      'Posted Recently',
    ]) {
      expect(await screen.findByText(text)).toBeVisible();
    }
    expect(screen.getAllByText('Visa sponsorship available')).not.toHaveLength(0);
  });

  it('says the same of what an answer leaves empty', async () => {
    const filled = aJob({ pay: { from: 1, to: 1, period: 'year', currency: 'GBP', year_from: 1, year_to: 1 } });
    const empty = Object.fromEntries(Object.keys(filled).map((field) => [field, null]));
    openJob({ ...empty, id: 7 });
    expect(await screen.findByRole('heading', { level: 1, name: 'Job Title' })).toBeVisible();
    expect(screen.getByText('No description available.')).toBeVisible();
    expect(screen.getByText('No specific skills listed for this job.')).toBeVisible();
    expect(screen.getAllByText('Visa sponsorship available')).not.toHaveLength(0);
  });

  it('gives way to today where the posted date cannot be read', async () => {
    openJob({ posted_at: 'the other day' });
    const today = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(new Date());
    expect(await screen.findByText(new RegExp(`Posted ${today}`))).toBeVisible();
  });

  it('puts the pay for a year and says it beside as the advert does', async () => {
    const pay = { from: 20, to: 20, period: 'hour', currency: 'GBP', year_from: 39_000, year_to: 39_000 } as const;
    openJob({ pay, salary: '£20 an hour' });
    expect(await screen.findByText('about £39,000 a year')).toBeVisible();
    expect(screen.getByText('The advert says: £20 an hour')).toBeVisible();
  });

  it('names the record, not an advert, as what says the pay of a recorded position', async () => {
    const pay = { from: 40, to: 45, period: 'hour', currency: 'USD', year_from: 83_200, year_to: 93_600 } as const;
    openJob(aRecord({ pay, salary: '$40 to $45 an hour' }));
    expect(await screen.findByText('The record says: $40 to $45 an hour')).toBeVisible();
    expect(document.body).not.toHaveTextContent(/advert/i);
  });

  it('shows open jobs much like it at the end, and the page without them when they cannot be had', async () => {
    const similar: SimilarJobs = { jobs: [aJob({ id: 8, title: 'Occupational Therapist' })] };
    const answers = { 'GET /api/jobs/:id/similar': () => similar, 'GET /api/jobs/:id': () => aJob() };
    const { unmount } = openAt('/job/7', remote, { user: aUser(), api: answers });
    expect(await screen.findByRole('heading', { name: 'Similar jobs' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Occupational Therapist' })).toHaveAttribute('href', '/job/8');
    unmount();
    similar.near = true;
    const other = openAt('/job/7', remote, { user: aUser(), api: answers });
    expect(await screen.findByRole('heading', { name: 'The nearest other jobs' })).toBeVisible();
    expect(screen.getByText(/^No open job is much like this one/)).toBeVisible();
    other.unmount();
    openJob({});
    expect(await screen.findByText('Similar jobs could not be loaded.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Physical Therapist' })).toBeVisible();
  });

  it.each([404, 400])('says that a job is not found on %i', async (status) => {
    openJob(() => refuse(status, 'No'), 'abc');
    expect(await screen.findByRole('heading', { level: 1, name: 'Job Not Found' })).toBeVisible();
    expect(screen.getByText("The job you're looking for doesn't exist or has been removed.")).toBeVisible();
    expect(screen.getByText('Please check the job ID or go back to browse other available positions.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Jobs' })).toHaveAttribute('href', '/jobs');
    expect(screen.getByRole('link', { name: 'Browse Jobs' })).toHaveAttribute('href', '/jobs');
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  it('can be asked again when the call failed otherwise', async () => {
    let isBusy = true;
    openJob(() => (isBusy ? refuse(429, 'Too many requests') : aJob()));
    expect(await screen.findByRole('heading', { name: 'Job Not Found' })).toBeVisible();
    isBusy = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Physical Therapist' })).toBeVisible();
  });
});

describe('the way back from a job', () => {
  it('is a step back to the list one came from, with its search and page', async () => {
    const { router } = openAt('/jobs?searchQuery=nurse&page=2', remote, {
      user: aUser(),
      api: {
        'GET /api/jobs/filter-counts': () => someCounts(),
        'POST /api/jobs/filter': () => aPage({ total: 80, totalPages: 2, page: 2 }),
        'GET /api/jobs/:id': () => aJob(),
        'GET /api/jobs/:id/similar': () => ({ jobs: [aJob({ id: 8, title: 'Hand Therapist' })] }),
      },
    });
    for (const wayOn of ['none', 'a similar job']) {
      await userEvent.click(await screen.findByRole('link', { name: 'Physical Therapist' }));
      if (wayOn !== 'none') await userEvent.click(await screen.findByRole('link', { name: 'Hand Therapist' }));
      await waitFor(() => expect(router.state.location.pathname).toBe(wayOn === 'none' ? '/job/7' : '/job/8'));
      const back = await screen.findByRole('link', { name: 'Back to Jobs' });
      expect(back).toHaveAttribute('href', '/jobs?searchQuery=nurse&page=2');
      await userEvent.click(back);
      expect(await screen.findByText('Page 2 of 2')).toBeVisible();
      expect(router.state.historyAction).toBe('POP');
      expect(router.state.location.search).toBe('?searchQuery=nurse&page=2');
    }
  });

  it('leads to all jobs when the page was opened directly', async () => {
    openJob({});
    expect(await screen.findByRole('link', { name: 'Back to Jobs' })).toHaveAttribute('href', '/jobs');
  });
});
