import type { MigrationInterface, QueryRunner } from 'typeorm';

const kinds = ['joined', 'left', 'unclear', 'not-covered', 're-rated', 'routes'];
const listed = (all: string[]) => all.map((kind) => `'${kind}'`).join(', ');

/** The history of an employer has a line where its A rating is printed with a paid service or without it. */
export class SameRatingOtherwise8530000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await allow(runner, [...kinds, 'same-rating']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM sponsor_events WHERE kind = 'same-rating'`);
    await allow(runner, kinds);
  }
}

async function allow(runner: QueryRunner, all: string[]): Promise<void> {
  await runner.query('ALTER TABLE sponsor_events DROP CONSTRAINT sponsor_events_kind_check');
  await runner.query(
    `ALTER TABLE sponsor_events ADD CONSTRAINT sponsor_events_kind_check CHECK (kind IN (${listed(all)}))`,
  );
}
