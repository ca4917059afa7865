import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An advert that names an hour of its last day closes at that hour: a worker then sets `expires_on` back by a day. */
export class ClosingHours8850000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE jobs ADD COLUMN closes_at timestamptz');
    await runner.query(`
      COMMENT ON COLUMN jobs.closes_at IS 'When it closes, where its source names an hour; null: at the end of expires_on'
    `);
    await runner.query(`
      COMMENT ON COLUMN jobs.expires_on IS 'The last day on which it is open to its end; a day less from closes_at on'
    `);
    await runner.query('CREATE INDEX jobs_closes_at ON jobs (closes_at) WHERE closes_at IS NOT NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE jobs DROP COLUMN closes_at');
    await runner.query('COMMENT ON COLUMN jobs.expires_on IS NULL');
  }
}
