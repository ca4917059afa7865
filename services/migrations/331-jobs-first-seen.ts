import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is new since somebody last looked is asked by every alert and every list of saved searches. */
export class JobsFirstSeen3000000000031 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX jobs_first_seen ON jobs (first_seen_at DESC, id DESC)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX jobs_first_seen');
  }
}
