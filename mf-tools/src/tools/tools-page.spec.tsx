import { screen, waitFor } from '@testing-library/react';
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

  it('opens the tool that is at work when somebody comes back', async () => {
    const running = aTask({ kind: 'interview-prep', state: 'active', step: 'Reading the job', progress: 40 });
    openTools('/tools', fakeTasks({}, { tasks: [running] }).routes);
    expect(await screen.findByRole('region', { name: 'Interview Preparation' })).toBeVisible();
    expect(await screen.findByText('Reading the job')).toBeVisible();
    await userEvent.click(await card('Interview Preparation'));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Interview Preparation' })).toBeNull());
  });
});
