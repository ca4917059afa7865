import type { AdvancedCounts, FilterCounts, Job, JobPage } from '@landfall/contracts';

export const aJob = (more: Partial<Job> = {}): Job => ({
  id: 7,
  title: 'Physical Therapist',
  company: 'Harbour Health',
  location: 'Albany, NY, United States',
  description: 'You treat people after operations.',
  category: 'Healthcare',
  experience_level: 'Mid Level',
  job_type: 'Full-time',
  visa_type: 'H-1B (US)',
  skills: ['Gait training'],
  url: 'https://jobs.example.org/7',
  logo_url: null,
  posted_at: new Date(Date.now() - 3 * 3600_000).toISOString(),
  expires_at: null,
  expired: false,
  source: 'The employer',
  salary: null,
  sample: false,
  sponsorship: {
    kind: 'advert',
    summary: 'The advert offers sponsorship.',
    asOf: '2026-11-20',
    evidence: [],
  },
  ...more,
});

export const aRecord = (more: Partial<Job> = {}): Job =>
  aJob({
    url: null,
    description: '',
    sponsorship: {
      kind: 'record',
      summary: 'Harbour Health filed a certified labor condition application.',
      asOf: '2025-03-31',
      reference: 'I-200-24362-573421',
      evidence: [],
    },
    ...more,
  });

export const aPage = (more: Partial<JobPage> = {}): JobPage => {
  const jobs = more.jobs ?? [aJob()];
  return {
    jobs,
    count: jobs.length,
    total: jobs.length,
    page: 1,
    limit: 40,
    totalPages: 1,
    hasRecords: false,
    ...more,
  };
};

export const someCounts = (more: Partial<FilterCounts> = {}): FilterCounts => ({
  location: ['Canada', 'Remote', 'United Kingdom', 'United States', 'Albany, NY', 'Leeds', 'Oslo'].map(
    (value, index) => ({
      value,
      count: 70 - index,
    }),
  ),
  experienceLevel: [
    { value: 'Entry Level', count: 12 },
    { value: 'not-stated', count: 30 },
  ],
  jobType: [{ value: 'Full-time', count: 42 }],
  category: [
    { value: 'Healthcare', count: 30 },
    { value: 'Technology', count: 12 },
  ],
  occupation: [{ value: 'not-stated', count: 42 }],
  ...more,
});

export const someAdvancedCounts = (more: Partial<AdvancedCounts> = {}): AdvancedCounts => ({
  rating: [
    { value: 'A rating', count: 21 },
    { value: 'not-stated', count: 370 },
  ],
  route: [{ value: 'Skilled Worker', count: 20 }],
  remote: [{ value: 'true', count: 4 }],
  postedWithin: [{ value: '7', count: 9 }],
  salaryMin: [
    { value: '30000', count: 17 },
    { value: '40000', count: 5 },
    { value: '50000', count: 0 },
  ],
  salaryCurrency: [
    { value: 'USD', count: 300 },
    { value: 'GBP', count: 19 },
  ],
  unpaid: 72,
  ...more,
});
