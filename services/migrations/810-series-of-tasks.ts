import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The batches of one interview are one series: asked for with the same job and the same CV. What a person has put away
 * is not shown by itself any more, wherever they come next.
 */
export class SeriesOfTasks8100000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE tasks
        ADD COLUMN put_away_at timestamptz,
        ADD COLUMN series text GENERATED ALWAYS AS (
          CASE WHEN kind = 'interview-prep' THEN md5((input ->> 'jobDescription') || E'\\x01' || (input ->> 'cvText')) END
        ) STORED
    `);
    await runner.query('CREATE INDEX tasks_series ON tasks (user_id, series, seq) WHERE series IS NOT NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE tasks DROP COLUMN series, DROP COLUMN put_away_at');
  }
}
