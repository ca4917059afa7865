import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forgetPage, newTab } from '../testing/documents';
import { aTask, fakeTasks } from '../testing/fake-tasks';
import { analyze, analyzer, anAnalysis, fillIn, jobField, openAnalyzer } from './testing/analyzer';

describe('an analysis that is under way', () => {
  beforeEach(newTab);

  it('tells politely where it stands in the queue and what is done, and can be cancelled', async () => {
    const { work, newest, routes, tasks } = fakeTasks(analyzer(), { isHeld: true });
    openAnalyzer(routes);
    await fillIn();
    await userEvent.click(await analyze());
    expect(await screen.findByText(/Number 3 in the queue/)).toHaveAttribute('role', 'status');
    expect(await analyze()).toHaveTextContent('Analyzing Match...');
    work(newest().id, { state: 'active', step: 'Comparing skills', progress: 60 });
    expect(await screen.findByText('Comparing skills')).toHaveAttribute('role', 'status');
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '60');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('No analysis yet')).toBeVisible();
    expect(tasks).toMatchObject([{ state: 'cancelled' }]);
    expect(await jobField()).toHaveValue('Nurse wanted');
  });

  it('goes on after a reload in the middle, with everything that was typed', async () => {
    const { work, newest, routes } = fakeTasks(analyzer(), { isHeld: true });
    const { unmount } = openAnalyzer(routes);
    await fillIn();
    await userEvent.click(await analyze());
    await screen.findByText(/in the queue/);
    unmount();
    forgetPage();
    openAnalyzer(routes);
    expect(await screen.findByText(/in the queue/)).toBeVisible();
    expect(await jobField()).toHaveValue('Nurse wanted');
    expect(screen.getByText('ada.pdf')).toBeVisible();
    work(newest().id, { state: 'done', finishedAt: new Date().toISOString() });
    expect(await screen.findByText('Good Match')).toBeVisible();
    expect(screen.getByText('CV analysis completed successfully!')).toBeVisible();
  });

  it('asks for the learning once, though the analysis ended while the page was reloaded', async () => {
    const { tasks, work, newest, routes } = fakeTasks(analyzer(), { isHeld: true });
    const { unmount } = openAnalyzer(routes);
    await fillIn();
    await userEvent.click(await analyze());
    await screen.findByText(/in the queue/);
    unmount();
    forgetPage();
    work(newest().id, { state: 'done', finishedAt: new Date().toISOString() });
    const second = openAnalyzer(routes);
    expect(await screen.findByText('Good Match')).toBeVisible();
    await waitFor(() => expect(tasks.map(({ kind }) => kind)).toEqual(['recommended-learning', 'cv-analyzer']));
    second.unmount();
    forgetPage();
    openAnalyzer(routes);
    expect(await screen.findByText('Looking for what to learn...')).toBeVisible();
    expect(tasks).toHaveLength(2);
  });

  it('shows in another tab what was asked for in this one', async () => {
    const input = { cvText: 'Ada Okafor', jobDescription: 'Nurse wanted' };
    openAnalyzer(fakeTasks({}, { tasks: [aTask({ input, result: { ...anAnalysis } })] }).routes);
    expect(await screen.findByText('Good Match')).toBeVisible();
    expect(await jobField()).toHaveValue('Nurse wanted');
    expect(screen.queryByText('CV analysis completed successfully!')).toBeNull();
  });
});
