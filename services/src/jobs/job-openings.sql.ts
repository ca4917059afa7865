/**
 * The opening of each job, after all that administrators have merged, as a table (job_id, root, opening): `opening` is what
 * it would be in without the merges.
 */
export const jobOpenings = `(
  SELECT job_id, coalesce(root, opening) AS root, opening FROM job_openings LEFT JOIN opening_roots USING (opening)
) AS openings`;
