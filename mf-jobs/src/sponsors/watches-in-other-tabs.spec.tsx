import { act, screen } from '@testing-library/react';
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
  const inOtherTab = () => act(async () => new BroadcastChannel('landfall-watches').postMessage('changed'));
  watched = true;
  await inOtherTab();
  expect(await screen.findByRole('button', { name: 'Watching' })).toBeVisible();
  watched = false;
  await inOtherTab();
  expect(await screen.findByRole('button', { name: 'Watch' })).toBeVisible();
});

it('the other tabs hear that something is watched once the server has it, and not what', async () => {
  const heard = new Promise((resolve) => {
    new BroadcastChannel('landfall-watches').addEventListener('message', ({ data }) => resolve(data));
  });
  open({ 'GET /api/sponsors/12': () => aSponsorDetail(), 'PUT /api/sponsors/12/watch': () => answer(204) });
  await userEvent.click(await screen.findByRole('button', { name: 'Watch' }));
  expect(await heard).toBe('changed');
});
