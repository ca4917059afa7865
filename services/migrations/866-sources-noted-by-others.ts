import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A worker that does not know `came_at` yet can note what it read while the next version starts. Of a job's own id only
 * the id is looked up: the rest of the question is an "or" that no index answers.
 */
export class SourcesNotedByOthers8660000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE job_sources ALTER COLUMN came_at SET DEFAULT now()');
    await runner.query('DROP INDEX jobs_own_id');
    await runner.query('CREATE INDEX jobs_own_id ON jobs (source_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX jobs_own_id');
    await runner.query('CREATE INDEX jobs_own_id ON jobs (source_id, source)');
    await runner.query('ALTER TABLE job_sources ALTER COLUMN came_at DROP DEFAULT');
  }
}
