import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, aUser, openAt, refuse, type FakeRoutes } from '@landfall/sdk/testing';
import remote from '../../remote';
import { aJob } from '../testing/samples';
import { provideWindowView } from '../testing/window-view';

beforeEach(provideWindowView);

const open = (api: FakeRoutes = {}) =>
  openAt('/job/7', remote, {
    user: aUser(),
    api: { 'GET /api/jobs/:id': () => aJob(), ...api },
  });
const openDialog = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Report this job' }));
  await screen.findByRole('dialog', { name: 'Report this job' });
};
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send report' }));

describe('a job page, for the safety of people', () => {
  it('says that nobody ever pays for a certificate of sponsorship', async () => {
    open();
    expect(await screen.findByText('Nobody ever pays for a certificate of sponsorship.')).toBeVisible();
  });

  it('takes a report with its reason, and thanks for it', async () => {
    const { api } = open({ 'POST /api/jobs/7/report': () => answer(204) });
    await openDialog();
    await userEvent.selectOptions(screen.getByLabelText('What is wrong?'), 'It asks for money');
    await userEvent.type(screen.getByLabelText('What should we know? (optional)'), ' £200 by phone ');
    await send();
    expect(await screen.findByText('Job reported')).toBeVisible();
    expect(api.calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { reason: 'asks-for-money', text: '£200 by phone' },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('asks for a reason before anything is sent', async () => {
    const { api } = open();
    await openDialog();
    await send();
    expect(screen.getByLabelText('What is wrong?')).toHaveAccessibleDescription('Please choose a reason');
    expect(api.calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('says why a report was not taken, and keeps what was written', async () => {
    open({ 'POST /api/jobs/7/report': () => refuse(429, 'You have reported many jobs in the last hour.') });
    await openDialog();
    await userEvent.selectOptions(screen.getByLabelText('What is wrong?'), 'Something else');
    await userEvent.type(screen.getByLabelText('What should we know? (optional)'), 'Odd');
    await send();
    expect(await screen.findByText('You have reported many jobs in the last hour.')).toBeVisible();
    expect(screen.getByLabelText('What should we know? (optional)')).toHaveValue('Odd');
  });
});
