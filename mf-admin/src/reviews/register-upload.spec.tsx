import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RegisterImported } from '@landfall/contracts';
import { answer, aUser, openAt, refuse, type FakeRequest, type FakeRoutes } from '@landfall/sdk/testing';
import remote from '../../remote';

const imported: RegisterImported = {
  state: 'applied',
  registerId: 3,
  added: 1_204,
  removed: 87,
  changed: 12,
  rejected: 1,
};

const open = async (api: FakeRoutes) => {
  const opened = openAt('/admin?tab=registers', remote, {
    user: aUser({ username: 'admin', role: 'admin' }),
    api: {
      'GET /api/admin/elevation': () => ({ elevatedUntil: new Date(Date.now() + 1_800_000).toISOString() }),
      'GET /api/sponsors/admin/registers': () => ({ registers: [] }),
      ...api,
    },
  });
  const part = within(await screen.findByRole('region', { name: 'Import a register' }));
  return { ...opened, part };
};
const csv = () => new File(['Organisation Name\n'], '2026-08-21_workers.csv', { type: 'text/csv' });
const send = async (part: Awaited<ReturnType<typeof open>>['part'], file = csv()) => {
  await userEvent.upload(part.getByLabelText('Register file'), file);
  await userEvent.click(part.getByRole('button', { name: 'Import' }));
};
/** What each file that was sent is said to cover. */
const sentCovers = ({ calls }: { calls: FakeRequest[] }) =>
  calls.filter(({ method }) => method === 'POST').map(({ body }) => (body as FormData).get('covers'));
/** A task that has ended so. */
const ending = (task: object): FakeRoutes => ({
  'POST /api/sponsors/admin/import': () => answer(202, { id: 'a1', state: 'queued' }),
  'GET /api/tasks/a1': () => ({ id: 'a1', ...task }),
});

describe('a register that an administrator sends', () => {
  it('is imported, and what differs is said', async () => {
    const { part, api } = await open(ending({ state: 'done', result: imported }));
    await send(part);
    expect(await part.findByText('Register imported')).toBeVisible();
    expect(part.getByText(/1,204 joined, 87 no longer in it, 12 changed, 1 lines could not be read/)).toBeVisible();
    const listed = () => api.calls.filter(({ path }) => path === '/api/sponsors/admin/registers').length;
    await waitFor(() => expect(listed()).toBeGreaterThan(1));
  });

  it('says of which routes it says nothing, and of how many employers', async () => {
    const partial = { ...imported, removed: 0, notCovered: 5_294, leavesOut: ['Creative Worker', 'Charity Worker'] };
    const { part } = await open(ending({ state: 'done', result: partial }));
    await send(part);
    expect(await part.findByText('Register imported')).toBeVisible();
    expect(part.getByText(/0 no longer in it, 5,294 not covered by this file, 12 changed/)).toBeVisible();
    expect(part.getByText(/It does not cover Creative Worker, Charity Worker: what employers hold/)).toBeVisible();
  });

  it('waits below where its size is unusual, with the reason', async () => {
    const heldBecause = 'It has 60,000 lines, the last register 143,196: less than half.';
    const { part } = await open(ending({ state: 'done', result: { ...imported, state: 'held', heldBecause } }));
    await send(part);
    expect(await part.findByText('The register waits for you below')).toBeVisible();
    expect(part.getByText(/less than half/)).toBeVisible();
  });

  it('is refused with what is wrong with it', async () => {
    const error = {
      status: 422,
      detail: 'The register was not taken; the last one stays.',
      reason: 'The heading "Route" is missing.',
    };
    const { part } = await open(ending({ state: 'failed', error }));
    await send(part);
    expect(await part.findByText('The register was not imported')).toBeVisible();
    expect(part.getByRole('alert')).toHaveTextContent(
      'The register was not taken; the last one stays. The heading "Route" is missing.',
    );
  });

  it('is refused at the field that is wrong', async () => {
    const errors = [{ field: 'asOf', message: 'asOf must not be in the future' }];
    const { part } = await open({
      'POST /api/sponsors/admin/import': () => refuse(400, 'Please correct the marked fields.', { errors }),
    });
    await send(part);
    expect(await part.findByText('asOf must not be in the future')).toBeVisible();
    expect(part.getByLabelText('Day it is of')).toHaveAttribute('aria-invalid', 'true');
    expect(part.queryByText('The register was not imported')).toBeNull();
  });

  it('is said to be known when it was imported before', async () => {
    const { part } = await open(ending({ state: 'done', result: { ...imported, state: 'unchanged' } }));
    await send(part);
    expect(await part.findByText('This register was imported before')).toBeVisible();
    expect(part.getByText('Nothing was changed.')).toBeVisible();
  });

  it('covers every route where whoever sends it says so, by the keyboard as well', async () => {
    const { part, api } = await open(ending({ state: 'done', result: imported }));
    const box = part.getByRole('checkbox', { name: 'This file covers every route' });
    expect(box).toHaveAccessibleDescription(/whoever is not in the file then counts as having left the register/);
    box.focus();
    await userEvent.keyboard(' ');
    expect(box).toBeChecked();
    await send(part);
    expect(await part.findByText('Register imported')).toBeVisible();
    await userEvent.click(box);
    await send(part);
    await waitFor(() => expect(sentCovers(api)).toEqual(['all', null]));
  });

  it('is asked for before anything is sent, and waited for while it is compared', async () => {
    const { part, api } = await open(ending({ state: 'running' }));
    await userEvent.click(part.getByRole('button', { name: 'Import' }));
    expect(await part.findByText('Please choose a file')).toBeVisible();
    expect(api.calls.filter(({ method }) => method === 'POST')).toEqual([]);
    await send(part);
    expect(await part.findByRole('button', { name: 'Comparing...' })).toBeVisible();
  });

  it('asks for the password again when its time is over', async () => {
    const { part } = await open({
      'POST /api/sponsors/admin/import': () => refuse(403, 'Enter the admin password first.'),
    });
    await send(part);
    expect(await screen.findByRole('dialog', { name: 'Admin Access' })).toBeVisible();
  });
});
