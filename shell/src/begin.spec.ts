import { screen } from '@testing-library/react';
import { begin } from './begin';

describe('a page whose code does not arrive', () => {
  beforeEach(() => (document.body.innerHTML = '<div id="root"><main id="main">Loading...</main></div>'));

  it('says so, with a way to try again, and is still counted', async () => {
    const error = new Error('Loading chunk bootstrap failed');
    await expect(begin(() => Promise.reject(error))).rejects.toBe(error);
    expect(screen.queryByText('Loading...')).toBeNull();
    expect(screen.getByRole('heading', { name: 'This page could not be started' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
    expect(document.body.textContent).not.toContain('chunk');
  });

  it('is left alone when it does', async () => {
    await begin(() => Promise.resolve());
    expect(screen.getByText('Loading...')).toBeVisible();
  });
});
