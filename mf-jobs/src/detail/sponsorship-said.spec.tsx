import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Job, SponsorMatch } from '@landfall/contracts';
import { aUser, openAt } from '@landfall/sdk/testing';
import remote from '../../remote';
import { aSponsor } from '../sponsors/testing/sponsor-samples';
import { aJob, aRecord } from '../testing/samples';
import { provideWindowView } from '../testing/window-view';
import { openJob } from './testing/job-page';

beforeEach(provideWindowView);

describe('the job page on sponsorship', () => {
  it('says who stands behind the visa, by which reference and of which day', async () => {
    openJob(() => aRecord());
    await userEvent.click(await screen.findByRole('button', { name: /H-1B \(US\)/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'What stands behind the visa' }));
    expect(dialog.getByText('Official record')).toBeVisible();
    expect(dialog.getByText('I-200-24362-573421')).toBeVisible();
    expect(dialog.getByText('31 March 2025')).toBeVisible();
  });

  it('names the authority where the evidence does', async () => {
    const { sponsorship } = aRecord();
    const named = { ...sponsorship, by: 'US Department of Labor' };
    openJob(() => aRecord({ sponsorship: { ...sponsorship, evidence: [named] } }));
    const panel = within(await screen.findByRole('region', { name: 'Sponsorship on record' }));
    expect(panel.getByText('US Department of Labor')).toBeVisible();
    expect(panel.queryByText('Official record')).toBeNull();
  });

  it('marks a record as one and warns that the vacancy may be closed', async () => {
    openJob(() => aRecord());
    expect(await screen.findByText(/the vacancy itself may be closed/)).toBeVisible();
    expect(screen.getByRole('region', { name: 'Sponsorship on record' })).toBeVisible();
  });

  it('does not put a stated visa on record', async () => {
    openJob({});
    expect(await screen.findByRole('region', { name: 'Sponsorship as stated' })).toBeVisible();
  });

  const licence = {
    kind: 'register' as const,
    summary: 'The employer is in the UK register of licensed sponsors: Harbour Health',
    asOf: '2026-01-01',
    routes: ['Skilled Worker'],
    rating: 'A rating',
  };

  const withEvidence = (...evidence: Job['sponsorship']['evidence']): Partial<Job> => ({
    visa_type: '',
    sponsorship: { ...evidence[0]!, evidence },
  });

  it('says of an employer with a licence that it holds one, not that it sponsors this job', async () => {
    openJob(withEvidence(licence));
    const panel = await screen.findByRole('region', { name: 'Licence on record' });
    expect(panel).toHaveTextContent(
      'Harbour Health holds a licence to sponsor (Skilled Worker, A rating, register of 1 January 2026). That does not say that this job is sponsored',
    );
    expect(document.body).not.toHaveTextContent(/offers visa sponsorship|says that sponsorship is offered/);
  });

  it('says what a rating other than A is worth, and of which day a route is that the newest register leaves out', async () => {
    const caution =
      'It is rated B for Skilled Worker: it can sponsor no new Skilled Workers until it is rated A again.';
    const olderRoutes = [{ route: 'Charity Worker', asOf: '2025-06-30' }];
    const routes = ['Skilled Worker', 'Charity Worker'];
    const ratedB = { ...licence, rating: 'B rating', caution, routes, olderRoutes };
    const { unmount } = openJob(withEvidence(ratedB));
    const panel = await screen.findByRole('region', { name: 'Licence on record' });
    expect(panel).toHaveTextContent(
      `(Skilled Worker and Charity Worker as of 30 June 2025, B rating, register of 1 January 2026). That does not say that this job is sponsored: ask the employer. ${caution}`,
    );
    expect(screen.getByText('Sponsor rated B: takes on nobody new')).toBeVisible();
    unmount();
    openJob(withEvidence(ratedB, { kind: 'advert', summary: 'The advert says so', asOf: null }));
    expect(await screen.findByRole('region', { name: 'Sponsorship on record' })).toHaveTextContent(caution);
  });

  it('says of which routes a rating is where that is not the rating of all', async () => {
    const ratings = [
      { route: 'Skilled Worker', rating: 'A rating' },
      { route: 'Scale-up', rating: 'B rating' },
      { route: 'Creative Worker', rating: 'A rating' },
      { route: 'Charity Worker', rating: '' },
    ];
    const olderRoutes = [{ route: 'Charity Worker', asOf: '2025-06-30' }];
    const routes = ratings.map(({ route }) => route);
    openJob(withEvidence({ ...licence, rating: 'B rating', ratings, routes, olderRoutes }));
    expect(await screen.findByRole('region', { name: 'Licence on record' })).toHaveTextContent(
      '(A rating for Skilled Worker and Creative Worker, B rating for Scale-up, Charity Worker as of 30 June 2025, register of',
    );
  });

  it('says of an advert with a condition that there is one, and of one that offers that it does', async () => {
    const said = { kind: 'advert' as const, summary: 'The advert says so', asOf: null };
    const { unmount } = openJob(withEvidence(licence, { ...said, conditional: true }));
    expect(await screen.findByText(/advert makes sponsorship depend on the applicant/)).toBeVisible();
    expect(document.body).not.toHaveTextContent(/sponsorship is offered/);
    unmount();
    openJob(withEvidence(said));
    expect(await screen.findByText(/The advert says that sponsorship is offered\./)).toBeVisible();
  });

  it('says "Conditional" beside the visa at the top and in the head of the evidence, as the card does', async () => {
    const said = { kind: 'advert' as const, summary: 'The advert says so', asOf: null, quote: 'It may be considered.' };
    const { unmount } = openJob(withEvidence(licence, { ...said, conditional: true }));
    const panel = within(await screen.findByRole('region', { name: 'Sponsorship on record' }));
    expect(panel.getByText('Conditional')).toBeVisible();
    expect(screen.getAllByText('Conditional')).toHaveLength(2);
    unmount();
    openJob(withEvidence(licence, said));
    expect(await screen.findByRole('region', { name: 'Sponsorship on record' })).toBeVisible();
    expect(screen.queryByText('Conditional')).toBeNull();
  });

  it('promises nothing of a job whose employer the register has no more, and says since when', async () => {
    const { sponsorship } = withEvidence(licence);
    openJob({ visa_type: '', expired: true, sponsorship: { ...sponsorship!, ended: true } });
    expect(await screen.findByText('The evidence of sponsorship has ended.')).toBeVisible();
    expect(
      screen.getAllByText(
        /not certain any more that the employer is in the register of licensed sponsors.*1 January 2026/,
      )[0],
    ).toBeVisible();
    expect(document.body).not.toHaveTextContent(/Visa sponsorship available|This position has expired|holds a licence/);
    expect(document.body).not.toHaveTextContent(/(?<!Until then: )The employer is in the UK register/);
  });

  it('says of a job whose advert refuses now that it does, in its own words', async () => {
    const { sponsorship } = withEvidence({ kind: 'advert', summary: 'The advert offers visa sponsorship', asOf: null });
    const refusal = 'No visa sponsorship is available for this role.';
    openJob({
      visa_type: '',
      expired: true,
      removed_at: '2026-02-03',
      sponsorship: { ...sponsorship!, ended: true, refusal },
    });
    expect(await screen.findByText('The advert now refuses sponsorship.')).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'Sponsorship refused' })).getByText(refusal)).toBeVisible();
    expect(screen.getByRole('button', { name: /^No visa sponsorship/ })).toBeVisible();
    expect(document.body).not.toHaveTextContent(
      /Visa sponsorship available|sponsorship is offered|evidence.* has ended/,
    );
  });

  it('says of a job that its source no longer has what was said of its sponsorship, and not that it is so', async () => {
    const { sponsorship } = withEvidence({ kind: 'advert', summary: 'The advert offers visa sponsorship', asOf: null });
    openJob({ visa_type: '', expired: true, removed_at: '2026-02-03', sponsorship: sponsorship! });
    await userEvent.click(await screen.findByRole('button', { name: /^Sponsorship no longer stated/ }));
    expect(
      screen.getAllByText(/no longer has it as a sponsored job\. The advert said that sponsorship was/)[0],
    ).toBeVisible();
    expect(screen.getAllByText(/^Until then: The advert offers/)[0]).toBeVisible();
    expect(document.body).not.toHaveTextContent(/Visa sponsorship available|sponsorship is offered/);
  });

  it('says that an employer held a licence where the newest register does not cover what it held', async () => {
    const older = { routes: ['Charity Worker'], olderRoutes: [{ route: 'Charity Worker', asOf: '2026-01-01' }] };
    openJob(withEvidence({ ...licence, ...older }));
    await userEvent.click(await screen.findByRole('button', { name: /Show the evidence/ }));
    expect(screen.getAllByText(/held a licence to sponsor \(Charity Worker as of 1 January 2026/)[0]).toBeVisible();
    expect(document.body).not.toHaveTextContent(/holds a licence/);
  });

  const registerSays = async (location: string, match: Partial<SponsorMatch>) => {
    const sponsorship = { kind: 'advert' as const, summary: 'The advert offers it', asOf: null, evidence: [] };
    openAt('/job/7', remote, {
      user: aUser(),
      api: {
        'GET /api/jobs/:id': () => aJob({ location, sponsorship }),
        'GET /api/sponsors/match': () => ({ result: 'none', candidates: [], reason: '', asOf: '2026-11-01', ...match }),
      },
    });
    return within(await screen.findByRole('region', { name: 'Sponsorship as stated' }));
  };

  it('says beside the promise of an advert that its employer is no longer in the register, or is not in it', async () => {
    const left = await registerSays('Leeds', { former: aSponsor({ state: 'left' }) });
    expect(await left.findByRole('link', { name: 'No longer in the UK register of 1 November 2026' })).toHaveAttribute(
      'href',
      '/sponsors/12',
    );
  });

  it('says that a British employer who promises sponsorship is not in the register', async () => {
    const none = await registerSays('Leeds, United Kingdom', {});
    expect(
      await none.findByRole('link', { name: 'Not found under this name in the UK register of 1 November 2026' }),
    ).toBeVisible();
  });
});
