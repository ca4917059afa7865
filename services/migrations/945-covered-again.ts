import type { MigrationInterface, QueryRunner } from 'typeorm';

const kinds = ['joined', 'left', 'unclear', 'not-covered', 're-rated', 'routes', 'same-rating'];
const listed = (all: string[]) => all.map((kind) => `'${kind}'`).join(', ');

/** The history of an employer has a line where a register covers it again after one that did not. */
export class CoveredAgain9450000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await allow(runner, [...kinds, 'covered']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM sponsor_events WHERE kind = 'covered'`);
    await allow(runner, kinds);
  }
}

async function allow(runner: QueryRunner, all: string[]): Promise<void> {
  await runner.query('ALTER TABLE sponsor_events DROP CONSTRAINT sponsor_events_kind_check');
  await runner.query(
    `ALTER TABLE sponsor_events ADD CONSTRAINT sponsor_events_kind_check CHECK (kind IN (${listed(all)}))`,
  );
}
