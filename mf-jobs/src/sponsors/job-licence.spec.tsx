import { screen, within } from '@testing-library/react';
import type { Job } from '@landfall/contracts';
import { aUser, openAt } from '@landfall/sdk/testing';
import remote from '../../remote';
import { aJob } from '../testing/samples';
import { provideWindowView } from '../testing/window-view';
import { aSponsor } from './testing/sponsor-samples';

beforeEach(provideWindowView);

const licence = {
  kind: 'register',
  summary: 'The employer is in the register',
  asOf: '2026-01-01',
  rating: 'A rating',
} as const;

const open = (sponsorship: Partial<Job['sponsorship']>) =>
  openAt('/job/7', remote, {
    user: aUser(),
    api: {
      'GET /api/jobs/:id': () =>
        aJob({
          location: 'Leeds, United Kingdom',
          expired: true,
          sponsorship: { ...licence, evidence: [licence], ...sponsorship },
        }),
      'GET /api/sponsors/match': () => ({
        result: 'none',
        reason: '',
        candidates: [],
        former: aSponsor({ state: 'left' }),
        asOf: '2026-11-01',
      }),
    },
  });

describe('the page of a job whose employer the newest register has no more', () => {
  it('says plainly that it is in that no longer', async () => {
    open({ ended: true });
    const panel = within(await screen.findByRole('region', { name: 'Sponsorship no longer evidenced' }));
    const gone = await panel.findByRole('link', { name: 'No longer in the UK register of 1 November 2026' });
    expect(gone).toHaveAttribute('href', '/sponsors/12');
  });

  it('asks nothing of the register where the advert itself refuses', async () => {
    const { api } = open({ ended: true, refusal: 'No sponsorship.' });
    expect(await screen.findByRole('region', { name: 'Sponsorship refused' })).toBeVisible();
    expect(api.calls.some(({ path }) => path.startsWith('/api/sponsors/match'))).toBe(false);
  });
});
