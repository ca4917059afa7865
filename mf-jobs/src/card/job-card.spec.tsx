import { useEffect } from 'react';
import { screen, within } from '@testing-library/react';
import type { Job } from '@landfall/contracts';
import { browse } from '../testing/browse';
import { aJob, aPage, aRecord } from '../testing/samples';
import type { MarksContext } from './job-marks';

describe('a job card', () => {
  const card = async (more: Parameters<typeof aJob>[0]) => {
    browse('', { 'GET /api/jobs': () => aPage({ jobs: [aJob(more)] }) });
    return within(await screen.findByRole('article'));
  };

  it('shows at most five skills and counts the others', async () => {
    const shown = await card({ skills: ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((letter) => `Skill ${letter}`) });
    expect(shown.getByText('Skill e')).toBeVisible();
    expect(shown.queryByText('Skill f')).toBeNull();
    expect(shown.getByText('+2 more')).toBeVisible();
  });

  it('says of a job that premium members see first when it is everybody’s', async () => {
    const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
    const shown = await card({ premium_until: inHours(4.5) });
    expect(shown.getByText('Premium first · opens to everyone in 5 hours')).toBeVisible();
  });

  it('says nothing of it where a job has expired', async () => {
    const shown = await card({ premium_until: new Date(Date.now() + 3_600_000).toISOString(), expired: true });
    expect(shown.queryByText(/opens to everyone/)).toBeNull();
  });

  it('says nothing of Premium where a job is everybody’s', async () => {
    expect((await card({})).queryByText(/Premium/)).toBeNull();
  });

  it('says the visa first, then what kind of position it is, then the skills', async () => {
    const shown = await card({ skills: ['Gait training'], sample: true });
    const all = shown.getByRole('heading').closest('article')!.querySelectorAll('.job-badges > *');
    expect([...all].map((badge) => badge.textContent)).toEqual([
      'H-1B (US)',
      'Sample',
      'Full-time',
      'Mid Level',
      'Gait training',
    ]);
  });

  it('marks an advert that names a condition and shows its sentence, whoever else speaks for the job', async () => {
    const sentence = 'Sponsorship may be considered for band 6.';
    const said = {
      kind: 'advert',
      summary: 'On what it depends',
      asOf: null,
      quote: sentence,
      conditional: true,
    } as const;
    const licence = { kind: 'register', summary: 'The employer holds a licence', asOf: '2026-02-01' } as const;
    const ruling = { ...licence, conditional: true };
    const shown = await card({ visa_type: '', sponsorship: { ...ruling, evidence: [licence, said] } });
    expect(shown.getByText('Visa sponsorship available')).toBeVisible();
    expect(shown.getByText('Conditional')).toBeVisible();
    expect(shown.getByText(sentence)).toBeVisible();
  });

  it('promises no sponsorship for a licence of the employer alone', async () => {
    const licence = { kind: 'register', summary: 'The employer holds a licence', asOf: '2026-02-01' } as const;
    const shown = await card({ visa_type: '', sponsorship: { ...licence, evidence: [licence] } });
    expect(shown.getByText('Licensed sponsor')).toBeVisible();
    expect(shown.queryByText('Visa sponsorship available')).toBeNull();
  });

  const ratedB = 'It is rated B for Skilled Worker: it can sponsor no new Skilled Workers until it is rated A again.';
  const provisional =
    'Its rating for UK Expansion Worker is provisional: until it is rated A, it can sponsor nobody new.';
  it.each([
    ['B rating', ratedB, 'Sponsor rated B: takes on nobody new'],
    ['UK Expansion Worker: Provisional', provisional, 'Sponsor not rated A'],
    // the rating is of all its routes, and what is said of it of the main one
    ['B rating', provisional, 'Sponsor not rated A'],
    ['UK Expansion Worker: Provisional', ratedB, 'Sponsor rated B: takes on nobody new'],
    [
      'A rating',
      'By the register it holds no licence for Skilled Worker: it can sponsor no new Skilled Workers.',
      'No Skilled Worker licence',
    ],
  ])('says beside the visa what a licence is worth: %s, %s', async (rating, caution, mark) => {
    const licence = { kind: 'register', summary: 'A licence', asOf: '2026-02-01', rating, caution } as const;
    const shown = await card({ visa_type: '', sponsorship: { ...licence, evidence: [licence] } });
    expect(shown.getByText(mark)).toBeVisible();
  });

  it('says of which route a rating is where that is not the rating of all', async () => {
    const ratings = [
      { route: 'Skilled Worker', rating: 'B rating' },
      { route: 'Scale-up', rating: 'A rating' },
    ];
    const licence = { kind: 'register', summary: 'A licence', asOf: '2026-02-01', caution: ratedB, ratings } as const;
    const evidence = { ...licence, ratings };
    const shown = await card({ visa_type: '', sponsorship: { ...evidence, evidence: [evidence] } });
    expect(shown.getByText('Sponsor rated B for Skilled Worker: takes on nobody new')).toBeVisible();
  });

  it('marks no plain offer as conditional', async () => {
    expect((await card({})).queryByText(/conditional/i)).toBeNull();
  });

  it('says when it was posted, until when it stands and that it is a sample', async () => {
    const shown = await card({ expires_at: '31st July 2027', sample: true });
    expect(shown.getByText('Posted about 3 hours ago')).toBeVisible();
    expect(shown.getByText('Expires: 31st July 2027')).toBeVisible();
    expect(shown.getByText('Sample')).toBeVisible();
  });

  it('says once until when it stands where the source named it too', async () => {
    const shown = await card({ expires_at: 'Closing date 30.11.2026' });
    expect(shown.getByText('Expires: 30.11.2026')).toBeVisible();
  });

  it.each([
    ['Employment and Social Development Canada, positive LMIA employers list 2024 Q1', 'LMIA (Canada)'],
    ['US Department of Labor, H-2B disclosure data FY2019', 'H-2B (US)'],
  ])('names the visa class of a record that is filed under another: %s', async (source, visa) => {
    const { sponsorship } = aRecord();
    const shown = await card({ visa_type: 'Other', source, sponsorship });
    expect(shown.getByText(visa)).toBeVisible();
    expect(shown.queryByText('Other')).toBeNull();
  });

  it('takes no class from the source of what is no record', async () => {
    const shown = await card({ visa_type: 'Other', source: 'Experts in LMIA, an agency' });
    expect(shown.getByText('Visa sponsorship available')).toBeVisible();
  });

  it('says what the advert pays, for a year', async () => {
    const pay = { from: 20, to: 20, period: 'hour', currency: 'GBP', year_from: 39_000, year_to: 39_000 } as const;
    expect((await card({ pay, salary: '£20 an hour' })).getByText('about £39,000 a year')).toBeVisible();
  });

  it('says which record it is, and of which day', async () => {
    const { sponsorship } = aRecord();
    const shown = await card({ sponsorship: { ...sponsorship, by: 'US Department of Labor' } });
    expect(shown.getByText('Record of US Department of Labor, 31 March 2025')).toBeVisible();
  });

  it.each([
    ['of a record that the record was checked, not the vacancy', aRecord(), 'Record checked 5 minutes ago'],
    ['of an advert that it was checked', aJob(), 'Checked 5 minutes ago'],
  ])('says %s', async (_, { sponsorship }, words) => {
    const checked_at = new Date(Date.now() - 5 * 60_000).toISOString();
    expect((await card({ checked_at, sponsorship })).getByText(words)).toBeVisible();
  });

  it('is marked with what another part knows of it, all jobs of the list being asked at once', async () => {
    const told: number[][] = [];
    const Marker = ({ context: { jobIds, onMarks } }: { context: MarksContext }) => {
      useEffect(() => {
        told.push(jobIds);
        onMarks({ 7: 'Applied' });
      }, [jobIds, onMarks]);
      return <p>Not shown</p>;
    };
    const jobs = [aJob(), aJob({ id: 8, title: 'Nurse' })];
    browse('', { 'GET /api/jobs': () => aPage({ jobs }) }, { fillings: { 'jobs.marks': Marker } });
    const [first, second] = await screen.findAllByRole('article');
    expect(await within(first!).findByText('Applied')).toBeVisible();
    expect(within(second!).queryByText('Applied')).toBeNull();
    expect(screen.getByText('Not shown')).not.toBeVisible();
    expect(told).toEqual([[7, 8]]);
  });

  it('of several openings is marked with all that was done with any of them, and with how many', async () => {
    const told: number[][] = [];
    const Marker = ({ context: { jobIds, onMarks } }: { context: MarksContext }) => {
      useEffect(() => {
        told.push(jobIds);
        onMarks({ 8: 'Applied', 9: 'Saved', 10: ['Applied'], 12: ['Applied', 'Saved'] });
      }, [jobIds, onMarks]);
      return null;
    };
    const jobs = [aJob({ openings: [7, 8, 9, 10] }), aJob({ id: 11, openings: [11] }), aJob({ id: 12 })];
    browse('', { 'GET /api/jobs': () => aPage({ jobs }) }, { fillings: { 'jobs.marks': Marker } });
    const [several, one, both] = await screen.findAllByRole('article');
    expect(await within(several!).findByText('Applied: 2 openings')).toBeVisible();
    expect(within(several!).getByText('Saved: 1 opening')).toBeVisible();
    expect(within(one!).queryByText(/Saved|Applied/)).toBeNull();
    for (const mark of ['Applied', 'Saved']) expect(within(both!).getByText(mark)).toBeVisible();
    expect(told).toEqual([[7, 8, 9, 10, 11, 12]]);
  });

  it('says Recently where the date is missing', async () => {
    expect((await card({ posted_at: null })).getByText('Posted Recently')).toBeVisible();
  });

  it('leads to the employer in a new tab that learns nothing of ours', async () => {
    // one of forty in a list says which job it is for
    const name = /^Apply Now for Physical Therapist \(opens in a new tab\)$/;
    const link = (await card({})).getByRole('link', { name });
    expect(link).toHaveAttribute('href', 'https://jobs.example.org/7');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'not an address', null])(
    'searches for the careers page instead of opening %s',
    async (url) => {
      const link = (await card({ url })).getByRole('link', { name: /^Apply Now/ });
      expect(link.getAttribute('href')).toMatch(/^https:.*Harbour%20Health%20careers$/);
    },
  );

  it.each([null, '', '  '])('searches for the job itself where no company is named: %j', async (company) => {
    const shown = await card({ url: null, company, title: 'Baker', location: 'Leeds' } as Partial<Job>);
    expect(shown.getByText('Company Name')).toBeVisible();
    expect(shown.getByRole('link', { name: /^Apply Now/ }).getAttribute('href')).toMatch(/=Baker%20Leeds%20job$/);
  });
});
