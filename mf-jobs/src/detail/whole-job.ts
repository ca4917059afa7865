import type { Job } from '@landfall/contracts';
import { companyOf } from '../card/company-of';

const TEXTS = ['title', 'location', 'description', 'source'] as const;

/** An advert of which an answer leaves something empty is shown with what it has; the page says what is not stated. */
export function wholeJob(job: Job): Job {
  const given: { [field in keyof Job]?: Job[field] | null } = job;
  const sponsorship: Partial<Job['sponsorship']> = given.sponsorship ?? {};
  return {
    ...job,
    ...Object.fromEntries(TEXTS.map((field) => [field, given[field] ?? ''])),
    company: companyOf(job),
    skills: given.skills ?? [],
    sponsorship: {
      ...sponsorship,
      kind: sponsorship.kind ?? 'advert',
      summary: sponsorship.summary ?? '',
      asOf: sponsorship.asOf ?? null,
      evidence: sponsorship.evidence ?? [],
    },
  };
}
