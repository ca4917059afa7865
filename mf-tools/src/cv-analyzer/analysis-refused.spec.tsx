import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aUser, openAt, refuse } from '@landfall/sdk/testing';
import remote from '../../remote';
import { newTab, reads } from '../testing/documents';
import { fakeTasks } from '../testing/fake-tasks';
import { analyze, analyzer, fillIn, jobField, openAnalyzer } from './testing/analyzer';
import { broughtBy } from './testing/brought-into-view';

describe('an analysis that is refused or fails', () => {
  beforeEach(newTab);

  it('calls a field by its label when the server refuses what stands in it', async () => {
    const [one, other] = [
      { field: 'cvText', message: 'cvText must not contain the character NUL' },
      { field: 'jobDescription', message: 'jobDescription is longer than 400,000 characters' },
    ];
    const refused = () => refuse(400, `${one.message}; ${other.message}.`, { errors: [one, other] });
    openAnalyzer(fakeTasks(analyzer(refused)).routes);
    await fillIn();
    await userEvent.click(await analyze());
    const said =
      'Text of your CV must not contain the character NUL; Job description is longer than 400,000 characters.';
    expect((await screen.findAllByText(said)).length).toBeGreaterThan(0);
    expect(screen.queryByText(/cvText|jobDescription/)).toBeNull();
  });

  it('goes back to the note where the call was refused', async () => {
    const full = () => refuse(503, 'Very many are using the tools at the moment.', {}, { 'Retry-After': '30' });
    openAnalyzer(fakeTasks(analyzer(full)).routes);
    await fillIn();
    const brought = await broughtBy(async () => {
      await userEvent.click(await analyze());
      expect(await screen.findByText(/You can try again in \d+ s/)).toBeVisible();
    });
    expect(screen.getByText('What you typed is still here.')).toContainElement(brought.at(-1) as HTMLElement);
  });

  it('says why it failed, and keeps what was typed', async () => {
    const { work, newest, routes } = fakeTasks(analyzer(), { isHeld: true });
    openAnalyzer(routes);
    await fillIn();
    await userEvent.click(await analyze());
    await screen.findByText(/in the queue/);
    const error = { status: 503, detail: 'Failed to analyze CV.', reason: 'The model did not answer in time.' };
    work(newest().id, { state: 'failed', error });
    await waitFor(() => expect(screen.getAllByText('Failed to analyze CV.')).toHaveLength(2));
    expect(screen.getAllByText('The model did not answer in time.')).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
    expect(await jobField()).toHaveValue('Nurse wanted');
  });

  it('says when the daily calls come back and what premium gives', async () => {
    const detail = 'You have used your 40 AI calls of today. With Premium there is no daily limit.';
    openAt('/tools?tool=cv-analyzer', remote, {
      user: aUser(),
      settings: { billing: true },
      api: { ...reads, ...fakeTasks(analyzer(() => refuse(429, detail, {}, { 'Retry-After': '7200' }))).routes },
    });
    await fillIn();
    await userEvent.click(await analyze());
    const note = (await screen.findByText(/You can go on after/)).closest('[role=alert]') as HTMLElement;
    expect(within(note).getByText(detail)).toBeVisible();
    expect(within(note).getByRole('link', { name: 'Upgrade to Premium' })).toHaveAttribute('href', '/subscribe');
    expect(await jobField()).toHaveValue('Nurse wanted');
    expect(await analyze()).toBeEnabled();
  });

  it('offers no second try of what is spent for the day', async () => {
    const spent = () => refuse(429, 'You have used your 40 AI calls of today.', {}, { 'Retry-After': '7200' });
    openAnalyzer(fakeTasks(analyzer(spent)).routes);
    await fillIn();
    await userEvent.click(await analyze());
    expect(await screen.findByText(/You can go on after/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('says when a full queue may be tried again', async () => {
    const full = () => refuse(503, 'Very many are using the tools at the moment.', {}, { 'Retry-After': '30' });
    openAnalyzer(fakeTasks(analyzer(full)).routes);
    await fillIn();
    await userEvent.click(await analyze());
    expect(await screen.findByText(/You can try again in \d+ s/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDisabled();
  });

  it('is complete without recommended learning', async () => {
    const none = { kind: 'recommended-learning', reply: () => refuse(503, 'Not now.') };
    const { routes } = fakeTasks({ ...analyzer(), 'POST /api/tools/recommended-learning': none });
    openAnalyzer(routes);
    await fillIn();
    await userEvent.click(await analyze());
    expect(await screen.findByRole('button', { name: 'Recommend learning' })).toBeVisible();
    expect(screen.queryByText('Not now.')).toBeNull();
    expect(screen.getByText('Good Match')).toBeVisible();
  });
});
