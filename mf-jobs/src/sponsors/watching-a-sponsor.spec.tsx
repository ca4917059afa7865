import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { browser } from '@landfall/sdk';
import { answer, refuse } from '@landfall/sdk/testing';
import { openRegister } from './testing/register-pages';

describe('a sponsor on its page', () => {
  it('is watched and left alone again', async () => {
    const opened = openRegister('/sponsors/12', {
      'PUT /api/sponsors/12/watch': () => answer(204),
      'DELETE /api/sponsors/12/watch': () => answer(204),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Watch' }));
    const watching = await screen.findByRole('button', { name: 'Watching' });
    expect(watching).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(watching).toBeEnabled());
    await userEvent.click(watching);
    expect(await screen.findByRole('button', { name: 'Watch' })).toBeVisible();
    expect(opened.api.calls.filter(({ path }) => path.endsWith('/watch')).map(({ method }) => method)).toEqual([
      'PUT',
      'DELETE',
    ]);
  });

  it('asks a visitor, where the operator has opened the page, to sign in before it is watched', async () => {
    const go = jest.spyOn(browser, 'go').mockImplementation(() => undefined);
    const { api } = openRegister('/sponsors/12', {}, null);
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in to watch' }));
    expect(go).toHaveBeenCalledWith(expect.stringMatching(/^\/api\/login\?returnTo=/));
    expect(screen.queryByRole('button', { name: 'Watch' })).toBeNull();
    expect(screen.getByText('Worker, A rating')).toBeVisible();
    expect(api.calls.map(({ path }) => path)).toEqual(['/api/sponsors/12']);
    go.mockRestore();
  });

  it('takes a second press of the keyboard while the first is on its way, and does both in order', async () => {
    let answerFirst: (() => void) | undefined;
    const opened = openRegister('/sponsors/12', {
      'PUT /api/sponsors/12/watch': () => new Promise((done) => (answerFirst = () => done(answer(204)))),
      'DELETE /api/sponsors/12/watch': () => answer(204),
    });
    (await screen.findByRole('button', { name: 'Watch' })).focus();
    await userEvent.keyboard('{Enter}');
    const watching = await screen.findByRole('button', { name: 'Watching' });
    expect(watching).toBeEnabled();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(answerFirst).toBeDefined());
    answerFirst!();
    expect(await screen.findByRole('button', { name: 'Watch' })).toHaveFocus();
    const asked = () => opened.api.calls.filter(({ path }) => path.endsWith('/watch')).map(({ method }) => method);
    await waitFor(() => expect(asked()).toEqual(['PUT', 'DELETE']));
  });

  it('takes Watch back when the server refuses', async () => {
    openRegister('/sponsors/12', { 'PUT /api/sponsors/12/watch': () => refuse(503, 'Not now') });
    await userEvent.click(await screen.findByRole('button', { name: 'Watch' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Watch' })).toHaveAttribute('aria-pressed', 'false'));
  });
});
