import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many names of the register have a word, where more than three have it: a name of rare words is a name of its own. */
export class SponsorWords7650000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE TABLE sponsor_words (word text PRIMARY KEY, n int NOT NULL)');
    await runner.query(`
      INSERT INTO sponsor_words (word, n) SELECT word, ndoc
      FROM ts_stat('SELECT words FROM sponsor_search WHERE is_listed') WHERE ndoc > 3
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE sponsor_words');
  }
}
