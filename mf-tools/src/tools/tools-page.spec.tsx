import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aUser, openAt, type FakeRoutes } from '@landfall/sdk/testing';
import remote from '../../remote';
import { aTask, fakeTasks } from '../testing/fake-tasks';
import { newTab } from '../testing/documents';

const openTools = (path = '/tools', api: FakeRoutes = fakeTasks({}).routes) =>
  openAt(path, remote, { user: aUser(), api });
const card = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}`) });

describe('the tools page', () => {
  beforeEach(newTab);

  it('opens a screen at every address', async () => {
    for (const { component } of remote.routes) expect(typeof (await component()).default).toBe('function');
  });

  it('says what it is for', async () => {
    openTools();
    expect(await screen.findByRole('heading', { level: 1, name: 'Professional Tools' })).toBeVisible();
    expect(
      screen.getByText(
        'Analyze your CV, prepare for interviews with confidence, and test your knowledge — all in one place.',
      ),
    ).toBeVisible();
  });

  it.each(['CV Analyzer', 'Interview Preparation', 'Study Examiner'])(
    'opens %s below its card, and closes it when the card is pressed again',
    async (name) => {
      const { router } = openTools();
      await userEvent.click(await card(name));
      expect(await screen.findByRole('region', { name })).toBeVisible();
      expect(await card(name)).toHaveAttribute('aria-expanded', 'true');
      expect(router.state.location.search).toMatch(/^\?tool=/);
      await userEvent.click(await card(name));
      await waitFor(() => expect(screen.queryByRole('region', { name })).toBeNull());
      expect(await card(name)).toHaveAttribute('aria-expanded', 'false');
    },
  );

  it('closes it with the back button of the browser, and stays on the page', async () => {
    const { router } = openTools();
    await userEvent.click(await card('CV Analyzer'));
    await screen.findByRole('region', { name: 'CV Analyzer' });
    await userEvent.click(await card('Study Examiner'));
    await screen.findByRole('region', { name: 'Study Examiner' });
    await act(() => router.navigate(-1));
    expect(await screen.findByRole('region', { name: 'CV Analyzer' })).toBeVisible();
    await act(() => router.navigate(-1));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'CV Analyzer' })).toBeNull());
    expect(await card('CV Analyzer')).toHaveAttribute('aria-expanded', 'false');
  });

  it('has one tool open at a time, and none to begin with', async () => {
    openTools();
    await card('CV Analyzer');
    expect(screen.queryByRole('region', { name: 'CV Analyzer' })).toBeNull();
    await userEvent.click(await card('CV Analyzer'));
    await screen.findByRole('region', { name: 'CV Analyzer' });
    await userEvent.click(await card('Study Examiner'));
    expect(await screen.findByRole('region', { name: 'Study Examiner' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'CV Analyzer' })).toBeNull();
  });

  it('finds the open tool again by the address', async () => {
    openTools('/tools?tool=study-examiner');
    expect(await screen.findByRole('region', { name: 'Study Examiner' })).toBeVisible();
  });

  const day = (more: object) => ({ limit: 40, used: 6, left: 34, resetsAt: '2026-11-22T00:00:00.000Z', ...more });

  it.each([
    ['what is left of the day', { left: 34 }, '34 of 40 AI calls left today'],
    ['when there are new ones, when few are left', { left: 2 }, /^2 of 40 AI calls left today\. New ones come after /],
    ['one call as one', { limit: 1, left: 1 }, /^1 of 1 AI call left today/],
    ['that none are left, before one asks in vain', { left: 0 }, 'You have used your 40 AI calls of today.'],
  ])('says %s', async (_, more, words) => {
    openTools('/tools?tool=cv-analyzer', { ...fakeTasks({}).routes, 'GET /api/tasks/quota': () => day(more) });
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('tells premium that there is no end, and nobody anything of a limit that is switched off', async () => {
    const api = { ...fakeTasks({}).routes, 'GET /api/tasks/quota': () => day({ limit: null, left: null }) };
    const premium = openAt('/tools?tool=study-examiner', remote, { user: aUser({ plan: 'premium' }), api });
    expect(await screen.findByText('Premium: no daily limit')).toBeVisible();
    premium.unmount();
    openTools('/tools?tool=study-examiner', api);
    await screen.findByRole('button', { name: 'Generate Test Questions' });
    expect(screen.queryByText(/daily limit|AI calls/)).toBeNull();
  });

  it('opens the tool that is at work when somebody comes back', async () => {
    const running = aTask({ kind: 'interview-prep', state: 'active', step: 'Reading the job', progress: 40 });
    openTools('/tools', fakeTasks({}, { tasks: [running] }).routes);
    expect(await screen.findByRole('region', { name: 'Interview Preparation' })).toBeVisible();
    expect(await screen.findByText('Reading the job')).toBeVisible();
    await userEvent.click(await card('Interview Preparation'));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Interview Preparation' })).toBeNull());
  });
});
