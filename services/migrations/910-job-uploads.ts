import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Files of jobs that administrators sent, and what each of them changed, so that it can be taken back. */
export class JobUploads9100000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // its id is that of the task that brought it in
    await runner.query(`
      CREATE TABLE job_uploads (
        id uuid PRIMARY KEY,
        name varchar(255) NOT NULL,
        result jsonb NOT NULL,
        uploaded_by varchar(255) NOT NULL,
        uploaded_at timestamptz NOT NULL DEFAULT now(),
        taken_back_by varchar(255),
        taken_back_at timestamptz
      )
    `);
    await runner.query(`
      CREATE TABLE job_upload_changes (
        upload_id uuid NOT NULL REFERENCES job_uploads ON DELETE CASCADE,
        job_id integer NOT NULL,
        before jsonb,
        words char(32) NOT NULL,
        PRIMARY KEY (upload_id, job_id)
      )
    `);
    await runner.query(`
      COMMENT ON COLUMN job_upload_changes.before IS 'The row as it was; null: the job is new. "words" is what the upload made of it'
    `);
    await runner.query(wordsOfJob);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION job_words');
    await runner.query('DROP TABLE job_upload_changes, job_uploads');
  }
}

/** Of what somebody wrote of a job: not what registers, clocks and holds change of it by themselves. */
const wordsOfJob = `
  CREATE FUNCTION job_words(job jobs) RETURNS text LANGUAGE sql STABLE RETURN
    md5(jsonb_build_array(
      job.source_key, job.source_id, job.title, job.company, job.location, job.description, job.category,
      job.experience_level, job.job_type, job.visa_type, job.skills, job.salary, job.url, job.logo_url,
      extract(epoch FROM job.posted_at), job.expires_at, job.source, job.extra, job.digest
    )::text)
`;
