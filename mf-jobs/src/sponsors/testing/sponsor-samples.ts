import type { Sponsor, SponsorCounts, SponsorDetail, SponsorPage } from '@landfall/contracts';
import { aJob } from '../../testing/samples';

export const aSponsor = (more: Partial<Sponsor> = {}): Sponsor => ({
  id: 12,
  name: 'Harbour Lights Care Ltd',
  town: 'Leeds',
  county: 'West Yorkshire',
  rating: 'A rating',
  routes: ['Skilled Worker', 'Creative Worker'],
  asOf: '2026-08-21',
  state: 'listed',
  lookUpOnly: false,
  history: [{ asOf: '2021-11-02', kind: 'listed', summary: 'In the register of 2 November 2021, the oldest one here' }],
  ...more,
});

export const aSponsorPage = (more: Partial<SponsorPage> = {}): SponsorPage => ({
  sponsors: [aSponsor()],
  count: 1,
  total: 128_159,
  page: 1,
  limit: 40,
  totalPages: 3_204,
  asOf: '2026-08-21',
  ...more,
});

export const someSponsorCounts = (more: Partial<SponsorCounts> = {}): SponsorCounts => ({
  town: ['London', 'Leeds', 'Manchester', 'Glasgow', 'Hull', 'York'].map((value, at) => ({ value, count: 90 - at })),
  county: [{ value: 'Surrey', count: 7 }],
  route: [{ value: 'Skilled Worker', count: 100 }],
  rating: [
    { value: 'A rating', count: 100 },
    { value: 'B rating', count: 3 },
    { value: 'not-stated', count: 2 },
  ],
  others: { town: 0, county: 0 },
  ...more,
});

export const aSponsorDetail = (more: Partial<SponsorDetail> = {}): SponsorDetail => ({
  ...aSponsor(),
  licences: [{ route: 'Skilled Worker', rating: 'A rating', type: 'Worker' }],
  jobs: [aJob({ title: 'Night Carer', company: 'Harbour Lights Care' })],
  jobGroups: 1,
  jobTotal: 1,
  linkNote: 'Linked by name, “Harbour Lights Care”: the same name but for the legal form.',
  watched: false,
  similar: [],
  ...more,
});
