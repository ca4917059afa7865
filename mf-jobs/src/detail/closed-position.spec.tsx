import { screen } from '@testing-library/react';
import { provideWindowView } from '../testing/window-view';
import { openJob } from './testing/job-page';

beforeEach(provideWindowView);

describe('the job page of a position that may be closed', () => {
  it('marks a sample and an expired position', async () => {
    openJob({ sample: true, expired: true });
    expect(await screen.findByText('This is a sample advert. Its employer is invented.')).toBeVisible();
    expect(screen.getByText('This position has expired.')).toBeVisible();
  });

  it('promises no open position in the place of one that has expired: what is similar may be a record', async () => {
    openJob({ expired: true });
    expect(await screen.findByText('Similar jobs, if there are any, stand at the end of this page.')).toBeVisible();
    expect(document.body).not.toHaveTextContent(/open position/i);
  });

  it('offers nothing to apply for once the position has expired, and says when that was', async () => {
    const { unmount } = openJob({ expired: true, expires_at: '2024-03-01', url: 'https://jobs.example.org/7' });
    expect(await screen.findByText('Expired on 2024-03-01')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Apply On Company Website' })).toBeNull();
    expect(screen.getByRole('link', { name: /See it on the company website/ })).toHaveAttribute(
      'href',
      'https://jobs.example.org/7',
    );
    unmount();
    const { unmount: unmountOther } = openJob({
      expired: true,
      expires_at: '11:55 pm on Sunday 2nd July 2023',
      url: null,
    });
    expect(await screen.findByText('Closing date: 11:55 pm on Sunday 2nd July 2023')).toBeVisible();
    expect(screen.getByRole('link', { name: /Search for the company’s careers page/ })).toBeVisible();
    unmountOther();
    openJob({ expired: true, expires_at: 'Midday on Friday 21 November 2025' });
    expect(await screen.findByText('Closing date: Midday on Friday 21 November 2025')).toBeVisible();
  });

  it('says once what the closing date is where the source named it too', async () => {
    const { unmount } = openJob({ expires_at: 'Closing: 29/11/2126 12:00' });
    expect(await screen.findByText('Expires: 29/11/2126 12:00')).toBeVisible();
    unmount();
    openJob({ expired: true, expires_at: 'Closing date 30.11.2025' });
    expect(await screen.findByText('Closing date: 30.11.2025')).toBeVisible();
  });

  it('says since when its source no longer has a position as sponsored, gone or refused, though its closing date is to come', async () => {
    openJob({ expired: true, expires_at: '31st January 2127', removed_at: '2026-11-21T08:00:00.000Z' });
    expect(await screen.findByText('Closing date: 31st January 2127')).toBeVisible();
    expect(screen.getByText(/Since 21 Nov(ember)? 2026 its source no longer has it as a sponsored job/)).toBeVisible();
  });
});
