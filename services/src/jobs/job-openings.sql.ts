/** The opening of each job, after all that administrators have merged, as a table (job_id, root). */
export const jobOpenings = `(
  SELECT job_id, coalesce(root, opening) AS root FROM job_openings LEFT JOIN opening_roots USING (opening)
) AS openings`;
