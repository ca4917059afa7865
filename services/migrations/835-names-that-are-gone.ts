import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whoever follows an employer hears as well when the register has its name no more and only others like it. */
export class NamesThatAreGone8350000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE sponsor_news DROP CONSTRAINT sponsor_news_kind_check,
        ADD CONSTRAINT sponsor_news_kind_check CHECK (kind IN ('joined', 'left', 're-rated', 'unclear'))
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM sponsor_news WHERE kind = 'unclear'`);
    await runner.query(`
      ALTER TABLE sponsor_news DROP CONSTRAINT sponsor_news_kind_check,
        ADD CONSTRAINT sponsor_news_kind_check CHECK (kind IN ('joined', 'left', 're-rated'))
    `);
  }
}
