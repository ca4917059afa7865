import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A job whose advert now refuses sponsorship stays on its own page, which says so in the advert's words. */
export class Refusals8700000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE jobs ADD COLUMN refusal text');
    await runner.query(`
      COMMENT ON COLUMN jobs.refusal IS 'The sentence by which its advert now refuses sponsorship: it is in no list, and its evidence is what was known before'
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE jobs DROP COLUMN refusal');
  }
}
