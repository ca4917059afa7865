import type { Job, VisaCheck } from '@landfall/contracts';
import { aUser, openAt, type Opened } from '@landfall/sdk/testing';
import remote from '../../../remote';
import { aJob } from '../../testing/samples';

export const pay = {
  from: 48_500,
  to: 60_000,
  period: 'year',
  currency: 'GBP',
  year_from: 48_500,
  year_to: 60_000,
} as const;

export const british = (more: Partial<Job> = {}): Job =>
  aJob({ title: 'Accountant', location: 'Leeds, United Kingdom', pay, ...more });

export const aCheck = (more: Partial<VisaCheck> = {}): VisaCheck => ({
  verdict: 'cannot-tell',
  reason: '"Accountant" may mean several occupations, and the answer differs between them.',
  asOf: '2025-11-25',
  source: 'https://www.gov.uk/rules',
  salaryPerYear: 48_500,
  hoursPerWeek: 37.5,
  candidates: [],
  others: [],
  ...more,
});

/** The page of a job with what is answered of its visa. */
export const openChecked = (check: VisaCheck, job = british()): Opened =>
  openAt('/job/7', remote, {
    user: aUser(),
    api: { 'GET /api/jobs/:id': () => job, 'POST /api/visa-check': () => check },
  });
