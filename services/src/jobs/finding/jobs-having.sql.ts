/**
 * Nobody needs so many. But whoever asks for the first one has all jobs read one after the other where it is not known
 * before how frequent a word is: that is cheap for one that every other job has, and takes seconds for one that none has.
 * For a hundred the index of words is always cheaper.
 */
const ENOUGH = 100;

/** SQL: how many jobs a `tsquery` means, up to a hundred, by the index of words. `only`: a further condition. */
export const jobsHaving = (query: string, only?: string): string => `(
  SELECT count(*) FROM (
    SELECT FROM job_search WHERE words @@ ${query}${only ? ` AND ${only}` : ''} LIMIT ${ENOUGH}
  ) AS some_jobs
)`;
