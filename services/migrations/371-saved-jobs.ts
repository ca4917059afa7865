import type { MigrationInterface, QueryRunner } from 'typeorm';

/** No reference to the job: what somebody saved keeps its name when the job itself is deleted. */
export class SavedJobs3000000000071 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE saved_jobs (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        job_id integer NOT NULL,
        title varchar(255) NOT NULL,
        company varchar(255) NOT NULL,
        location varchar(512) NOT NULL,
        saved_at timestamptz NOT NULL DEFAULT now(),
        UNIQUE (user_id, job_id)
      )
    `);
    await runner.query('CREATE INDEX saved_jobs_newest ON saved_jobs (user_id, id DESC)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE saved_jobs');
  }
}
