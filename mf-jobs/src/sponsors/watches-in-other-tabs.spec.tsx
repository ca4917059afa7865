import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, aUser, openAt, provideFakeBrowser, removeFakeBrowser, type Opening } from '@landfall/sdk/testing';
import remote from '../../remote';
import { aSponsorDetail } from './testing/sponsor-samples';

beforeAll(() => provideFakeBrowser());
afterAll(() => removeFakeBrowser());

const open = (api: Opening['api']) => openAt('/sponsors/12', remote, { user: aUser(), api });

it('what another tab watches is watched in this one, and no longer when it is left alone there', async () => {
  let watched = false;
  open({ 'GET /api/sponsors/12': () => aSponsorDetail({ watched }) });
  await screen.findByRole('button', { name: 'Watch' });
  const inOtherTab = () => act(async () => new BroadcastChannel('landfall-watches').postMessage({ sponsor: 12 }));
  watched = true;
  await inOtherTab();
  expect(await screen.findByRole('button', { name: 'Watching' })).toBeVisible();
  watched = false;
  await inOtherTab();
  expect(await screen.findByRole('button', { name: 'Watch' })).toBeVisible();
});

it('what another tab watches is asked for only where it is shown', async () => {
  const { api } = open({ 'GET /api/sponsors/12': () => aSponsorDetail() });
  await screen.findByRole('button', { name: 'Watch' });
  const asked = () => api.calls.filter(({ path }) => path === '/api/sponsors/12').length;
  expect(asked()).toBe(1);
  const other = new BroadcastChannel('landfall-watches');
  other.postMessage({ sponsor: 13 });
  other.postMessage({ sponsor: 12 }); // heard after the other
  await waitFor(() => expect(asked()).toBeGreaterThan(1));
  expect(asked()).toBe(2);
});

it('the other tabs hear what is watched once the server has it', async () => {
  const heard = new Promise((resolve) => {
    new BroadcastChannel('landfall-watches').addEventListener('message', ({ data }) => resolve(data));
  });
  open({ 'GET /api/sponsors/12': () => aSponsorDetail(), 'PUT /api/sponsors/12/watch': () => answer(204) });
  await userEvent.click(await screen.findByRole('button', { name: 'Watch' }));
  expect(await heard).toEqual({ sponsor: 12 });
});
