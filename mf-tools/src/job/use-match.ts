import { queryOptions, useQuery } from '@tanstack/react-query';
import type { CvSummary, JobMatch } from '@landfall/contracts';
import { retryUnlessRefused, useUser } from '@landfall/sdk';
import { ownCvs } from '../api';
import { matchOf } from './match-batch';

/** A changed CV is another question. */
const matchWith = (cv: CvSummary | undefined, jobId: number) =>
  queryOptions({
    queryKey: ['match', cv?.id, cv?.updatedAt, jobId],
    queryFn: () => matchOf(jobId),
    enabled: cv !== undefined,
    gcTime: 10 * 60_000,
    retry: retryUnlessRefused, // a product that has just started reads the jobs first
  });

export interface KnownMatch {
  match: JobMatch;
  cv: CvSummary;
}

/** How the default CV answers a job. Undefined without a kept CV, and where the job asks for nothing that can be told. */
export function useMatch(jobId: number): KnownMatch | undefined {
  const { data: cvs } = useQuery(ownCvs(useUser()?.id));
  const cv = cvs?.cvs.find(({ isDefault }) => isDefault);
  const { data: match } = useQuery(matchWith(cv, jobId));
  if (!cv || !match || match.met.length + match.partly.length + match.missing.length === 0) return undefined;
  return { match, cv };
}

export const inNumbers = ({ met, partly, missing }: JobMatch): string =>
  `${met.length} met, ${partly.length} partly, ${missing.length} missing`;
