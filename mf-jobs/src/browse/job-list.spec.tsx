import { jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { provide } from '@landfall/sdk/testing';
import type { Job } from '@landfall/contracts';
import { aJob } from '../testing/samples';
import { JobList } from './job-list';

/** A job that counts how often its title is drawn. */
function aCountedJob() {
  let drawn = 0;
  const job = Object.defineProperty(aJob(), 'title', { get: () => `Job, drawn ${(drawn += 1)} times` }) as Job;
  return { job, drawn: () => drawn };
}

function listOf(job: Job) {
  provide({});
  const router = createMemoryRouter(
    [
      { path: '/jobs', element: <JobList jobs={[job]} /> },
      { path: '/job/:id', element: <p>The page of the job</p> },
    ],
    { initialEntries: ['/jobs'] },
  );
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
}
const title = () => screen.getByRole('link', { name: /^Job, drawn/ });

describe('a list of jobs', () => {
  it('draws no card anew, nor its link, when something else is asked for', async () => {
    const { job, drawn } = aCountedJob();
    const router = listOf(job);
    const before = drawn();
    expect(before).toBeGreaterThan(0);
    await act(() => router.navigate('/jobs?jobType=Full-time'));
    expect(drawn()).toBe(before);
  });

  it('gives a link the address that the list has by then', async () => {
    const { job } = aCountedJob();
    const router = listOf(job);
    await act(() => router.navigate('/jobs?jobType=Full-time'));
    await userEvent.click(title());
    expect(await screen.findByText('The page of the job')).toBeInTheDocument();
    expect(router.state.location).toMatchObject({ pathname: '/job/7', state: { list: '/jobs?jobType=Full-time' } });
  });

  it('is not entered by the second tap of a double one, which was for what stood there before', async () => {
    const { job } = aCountedJob();
    const router = listOf(job);
    act(() => fireEvent.click(title(), { detail: 2 }));
    expect(router.state.location.pathname).toBe('/jobs');
    await userEvent.click(title());
    expect(router.state.location.pathname).toBe('/job/7');
  });

  it('leaves a press that asks for another tab to the browser', async () => {
    const router = listOf(aCountedJob().job);
    const left = jest.fn((press: Event) => {
      expect(press.defaultPrevented).toBe(false);
      press.preventDefault(); // there is no other tab here
    });
    addEventListener('click', left, { once: true });
    const person = userEvent.setup();
    await person.keyboard('{Control>}');
    await person.click(title());
    expect(left).toHaveBeenCalledTimes(1);
    expect(router.state.location.pathname).toBe('/jobs');
  });
});
