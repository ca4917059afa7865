import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { provideWindowView } from '../testing/window-view';
import { openJob } from './testing/job-page';

beforeEach(provideWindowView);

describe('the job page', () => {
  it('can be passed on: its link is copied, and said where it cannot be', async () => {
    const written: string[] = [];
    const clipboard = { writeText: (text: string) => Promise.resolve(void written.push(text)) };
    const user = userEvent.setup({ writeToClipboard: false });
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
    openJob({});
    await user.click(await screen.findByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('Link copied')).toBeVisible();
    expect(written).toEqual([`${window.location.origin}/job/7`]);
    clipboard.writeText = () => Promise.reject(new DOMException('No', 'NotAllowedError'));
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('The link could not be copied')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  });

  it('is shared by the device where it can, and by its link where that fails', async () => {
    const share = jest.fn<(what: ShareData) => Promise<void>>();
    share.mockRejectedValueOnce(new DOMException('Closed', 'AbortError'));
    share.mockRejectedValueOnce(new DOMException('No', 'NotAllowedError'));
    const user = userEvent.setup({ writeToClipboard: false });
    Object.assign(navigator, { share });
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.resolve() },
      configurable: true,
    });
    openJob({});
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    const what = { title: 'Physical Therapist, Harbour Health', url: `${window.location.origin}/job/7` };
    expect(share).toHaveBeenCalledWith(what);
    expect(screen.queryByText('Link copied')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(await screen.findByText('Link copied')).toBeVisible();
    Reflect.deleteProperty(navigator, 'share');
  });

  it('can be printed', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    openJob({});
    await userEvent.click(await screen.findByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalled();
    print.mockRestore();
  });
});
