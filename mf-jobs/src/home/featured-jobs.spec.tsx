import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openFilling, refuse } from '@landfall/sdk/testing';
import remote from '../../remote';
import { aJob, aPage } from '../testing/samples';

const featured = (answer: () => unknown) => openFilling('home.jobs', remote, {}, { api: { 'GET /api/jobs': answer } });

describe('the featured jobs of the home page', () => {
  it('are at most ten cards', async () => {
    const jobs = Array.from({ length: 12 }, (_, id) => aJob({ id, title: `Job ${id}` }));
    featured(() => aPage({ jobs }));
    expect(await screen.findAllByRole('article')).toHaveLength(10);
  });

  it('say so when there are none', async () => {
    featured(() => aPage({ jobs: [] }));
    expect(await screen.findByText('No Jobs Available')).toBeVisible();
    expect(screen.getByText('Check back soon for new opportunities')).toBeVisible();
  });

  it('that cannot be had are its empty state with the reason, and can be asked for again', async () => {
    let fails = true;
    featured(() => (fails ? refuse(400, 'No') : aPage()));
    expect(await screen.findByRole('heading', { name: 'No Jobs Available' })).toBeVisible();
    expect(screen.getByText(/Failed to fetch jobs/)).toBeVisible();
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('article')).toBeVisible();
  });
});

describe('the number of open positions', () => {
  it('is told to the home page, from the list that it shows', async () => {
    const onCount = jest.fn();
    const { api } = openFilling(
      'hero.count',
      remote,
      { onCount },
      { api: { 'GET /api/jobs': () => aPage({ total: 27_336 }) } },
    );
    await waitFor(() => expect(onCount).toHaveBeenCalledWith(27_336));
    expect(api.calls.map(({ path, query }) => `${path}?${query}`)).toEqual([
      '/api/jobs?page=1&limit=10&sort=desc&group=true',
    ]);
  });
});
