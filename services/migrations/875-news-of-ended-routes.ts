import type { MigrationInterface, QueryRunner } from 'typeorm';

const kinds = ['joined', 'left', 're-rated', 'unclear', 'not-covered'];

/** Whoever follows an employer can hear that a register has it no longer for all that it held. */
export class NewsOfEndedRoutes8750000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await allow(runner, [...kinds, 'routes']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM sponsor_news WHERE kind = 'routes'`);
    await allow(runner, kinds);
  }
}

async function allow(runner: QueryRunner, all: string[]): Promise<void> {
  await runner.query('ALTER TABLE sponsor_news DROP CONSTRAINT sponsor_news_kind_check');
  await runner.query(
    `ALTER TABLE sponsor_news ADD CONSTRAINT sponsor_news_kind_check CHECK (kind IN (${all.map((kind) => `'${kind}'`).join(', ')}))`,
  );
}
