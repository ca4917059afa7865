import { jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import type { Job } from '@landfall/contracts';
import { aRecord } from '../testing/samples';
import { provideWindowView, tellInView } from '../testing/window-view';
import { openJob } from './testing/job-page';

beforeEach(provideWindowView);

describe('the button that leads to the employer', () => {
  it('stands in its card while that is in view, and near the thumb otherwise', async () => {
    openJob({});
    const dock = (await screen.findByRole('button', { name: 'Apply On Company Website' })).parentElement;
    expect(dock).not.toHaveAttribute('data-here');
    act(() => tellInView(true));
    expect(dock).toHaveAttribute('data-here');
    act(() => tellInView(false));
    expect(dock).not.toHaveAttribute('data-here');
  });
});

describe('applying', () => {
  const opened = jest.fn();

  beforeEach(() => {
    opened.mockClear();
    window.open = opened as unknown as typeof window.open;
  });

  afterEach(() => jest.useRealTimers());

  const apply = async () => {
    const button = await screen.findByRole('button', { name: 'Apply On Company Website' });
    jest.useFakeTimers();
    button.focus();
    fireEvent.click(button);
    const leaving = screen.getByRole('button', { name: 'Redirecting...', busy: true });
    expect(leaving).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(leaving);
    expect(leaving).toHaveFocus(); // whoever pressed Enter goes on from here
    act(() => jest.advanceTimersByTime(499));
    expect(opened).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(1));
    expect(opened).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: 'Apply On Company Website' })).not.toHaveAttribute('aria-disabled');
  };

  it('says Redirecting for half a second, then opens the employer’s page in a new tab', async () => {
    openJob({});
    await apply();
    expect(opened).toHaveBeenCalledWith('https://jobs.example.org/7', '_blank', 'noopener,noreferrer');
    expect(screen.getByRole('link', { name: 'https://jobs.example.org/7' })).toBeVisible();
  });

  it('searches for the careers page where there is no address', async () => {
    openJob(() => aRecord());
    await apply();
    expect(opened).toHaveBeenCalledWith(
      'https://search.example.org/?q=Harbour%20Health%20careers',
      '_blank',
      'noopener,noreferrer',
    );
    expect(screen.getByText('None on record')).toBeVisible();
  });

  it.each([null, '  '])('searches for the job itself where no company is named: %j', async (company) => {
    const { api } = openJob({ url: null, company, title: 'Baker', location: 'Leeds' } as Partial<Job>);
    expect(await screen.findByText('No link is on record, so this opens a web search for this job.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'About the employer' })).toBeVisible();
    await apply();
    expect(opened).toHaveBeenCalledWith(
      'https://search.example.org/?q=Baker%20Leeds%20job',
      '_blank',
      'noopener,noreferrer',
    );
    expect(api.calls.filter(({ path }) => path.startsWith('/api/sponsors'))).toEqual([]);
  });

  it('never opens an address that is not one of the web', async () => {
    openJob({ url: 'javascript:alert(1)' });
    await apply();
    expect(opened).toHaveBeenCalledWith(expect.stringMatching(/^https:\/\/search/), '_blank', 'noopener,noreferrer');
    expect(screen.queryByRole('link', { name: /javascript/ })).toBeNull();
  });
});
