import { cleanup, screen } from '@testing-library/react';
import { refuse } from '@landfall/sdk/testing';
import { openRegister } from './testing/register-pages';
import { aSponsor, aSponsorDetail, aSponsorPage } from './testing/sponsor-samples';

describe('the page of a sponsor', () => {
  it('shows what it is licensed for, its history and its jobs with how sure that is', async () => {
    openRegister('/sponsors/12');
    expect(await screen.findByRole('heading', { level: 1, name: 'Harbour Lights Care Ltd' })).toBeVisible();
    expect(screen.getByText('Worker, A rating')).toBeVisible();
    expect(screen.getByText('In the register of 2 November 2021, the oldest one here')).toBeVisible();
    expect(screen.getByText(/Linked by name/)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Night Carer' })).toBeVisible();
  });

  it('says how many jobs it has here and where the others are', async () => {
    openRegister('/sponsors/12', { 'GET /api/sponsors/12': () => aSponsorDetail({ jobGroups: 12, jobTotal: 28 }) });
    expect(await screen.findByText('28 open jobs in 12 openings, the newest 1 below')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Search all jobs by the name Harbour Lights Care Ltd' })).toHaveAttribute(
      'href',
      '/jobs?searchQuery=Harbour%20Lights%20Care%20Ltd',
    );
  });

  it('says that the town may be that of an earlier register, where one is shown', async () => {
    const note = /may leave out an employer’s town: then the one above is what an earlier register said/;
    openRegister('/sponsors/12', { 'GET /api/sponsors/12': () => aSponsorDetail({ town: 'Ilkley' }) });
    expect(await screen.findByText(note)).toBeVisible();
    cleanup();
    openRegister('/sponsors/12', { 'GET /api/sponsors/12': () => aSponsorDetail({ town: '', county: '' }) });
    expect(await screen.findByText('Worker, A rating')).toBeVisible();
    expect(screen.queryByText(note)).toBeNull();
  });

  it('says of which register the town is where that is known, and nothing where it is the same one', async () => {
    const of = (townAsOf: string) => ({
      'GET /api/sponsors/12': () => aSponsorDetail({ town: 'Ilkley', asOf: '2026-08-21', townAsOf }),
    });
    openRegister('/sponsors/12', of('2021-11-02'));
    const text = 'does not state the town above: it is what the register of 2 November 2021 said.';
    expect(await screen.findByText(new RegExp(text))).toBeVisible();
    cleanup();
    openRegister('/sponsors/12', of('2026-08-21'));
    expect(await screen.findByText('Worker, A rating')).toBeVisible();
    expect(screen.queryByText(/the town above|leave out an employer’s town/)).toBeNull();
  });

  it('says of a rating with a paid service beside it that this re-rates nothing', async () => {
    const note = /between them and the plain A rating nothing is re-rated/;
    const licence = { ...aSponsorDetail().licences[0]!, rating: 'A (Premium)' };
    openRegister('/sponsors/12', { 'GET /api/sponsors/12': () => aSponsorDetail({ licences: [licence] }) });
    expect(await screen.findByText(note)).toBeVisible();
    cleanup();
    openRegister('/sponsors/12');
    expect(await screen.findByText('Worker, A rating')).toBeVisible();
    expect(screen.queryByText(note)).toBeNull();
  });

  it('says what a rating other than A means, and of which day a route is that the newest register leaves out', async () => {
    const caution =
      'It is rated B for Skilled Worker: it can sponsor no new Skilled Workers until it is rated A again.';
    const olderRoutes = [{ route: 'Creative Worker', asOf: '2026-06-30' }];
    const sponsor = aSponsorDetail({
      rating: 'B rating',
      caution,
      olderRoutes,
      licences: [
        { route: 'Skilled Worker', rating: 'B rating', type: 'Worker' },
        { route: 'Creative Worker', rating: 'A rating', type: 'Temporary Worker', asOf: '2026-06-30' },
      ],
    });
    openRegister('/sponsors/12', { 'GET /api/sponsors/12': () => sponsor });
    expect(await screen.findByText(caution)).toBeVisible();
    expect(screen.getByText('Temporary Worker, A rating, as of 30 June 2026')).toBeVisible();
    expect(screen.getByText(/the newest register does not cover it/)).toBeVisible();
    cleanup();
    openRegister('/sponsors', {
      'GET /api/sponsors': () => aSponsorPage({ sponsors: [aSponsor({ caution, olderRoutes })] }),
    });
    expect(await screen.findByText(caution)).toBeVisible();
    expect(screen.getByText('Creative Worker, as of 30 June 2026')).toBeVisible();
  });

  it('says that one has left, since when, and which entries are like it', async () => {
    openRegister('/sponsors/12', {
      'GET /api/sponsors/12': () =>
        aSponsorDetail({
          state: 'left',
          jobs: [],
          similar: [aSponsor({ id: 13, name: 'Harbour Lights Group Ltd' })],
          history: [{ asOf: '2026-08-21', kind: 'left', summary: 'Not in the register of 21 August 2026' }],
        }),
    });
    expect(await screen.findByText('No longer in the register')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Was licensed for' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Harbour Lights Group Ltd' })).toBeVisible();
    // an advert that speaks for itself may stay while its employer has left the register
    expect(screen.getByText(/^No open job here is linked to this entry\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Search the jobs by its name' })).toHaveAttribute(
      'href',
      '/jobs?searchQuery=Harbour%20Lights%20Care%20Ltd',
    );
  });

  it('says that there is no such entry', async () => {
    openRegister('/sponsors/12', { 'GET /api/sponsors/12': () => refuse(404, 'Sponsor not found') });
    expect(await screen.findByRole('heading', { level: 1, name: 'Sponsor not found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Search the register' })).toHaveAttribute('href', '/sponsors');
  });
});
