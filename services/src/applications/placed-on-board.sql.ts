/**
 * Applications, each with the job on the board whose place is its own as well: where an application states none, its job
 * may, as an employer's name alone does not tell which of two it is. Of a name that somebody has changed the job says nothing.
 */
export const placedOnBoard = `job_applications LEFT JOIN jobs ON jobs.id = job_id
  AND coalesce(job_location, '') = '' AND lower(company) = lower(company_name)`;
