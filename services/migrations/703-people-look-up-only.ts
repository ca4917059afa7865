import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Trustees and titled names may be people, whatever else their names say; a held register says what took its place. */
export class PeopleLookUpOnly7000000000003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE sponsor_registers DROP CONSTRAINT sponsor_registers_state_check');
    await runner.query(`
      ALTER TABLE sponsor_registers ADD COLUMN replaced_by integer REFERENCES sponsor_registers,
        ADD CONSTRAINT sponsor_registers_state_check CHECK (state IN ('applied', 'held', 'discarded', 'replaced'))
    `);
    // the rule for names to come is mayBePerson of legal-forms.ts; these are what it newly says of names that are here
    await runner.query(`
      UPDATE sponsors SET look_up_only = true
      WHERE NOT look_up_only AND (
        name ~* '\\ytrustees\\y' AND name !~* '\\y(ltd|limited|llp|plc|lp|cic|cio|scio|inc|incorporated|corporation|company|university|college|schools?|academy|academies|nhs|council|borough|trust|foundation|church|cathedral|diocese|parish|parochial|mosque|temple|gurdwara|synagogue|charity|association|society|institute|institution|federation|union|board|diocesan|gallery|hospital|hospice|museum|commission|authority|club|bank|branch|group)\\y'
        OR name ~* '^(mr|mrs|miss|ms|mx)\\y' AND name !~* '\\y(ltd|limited|lmited|llp|plc|cic|cio|scio|incorporated|llc|company)\\y'
      )
    `);
    await runner.query(`
      UPDATE sponsor_search SET look_up_only = true FROM sponsors
      WHERE sponsors.id = sponsor_id AND sponsors.look_up_only AND NOT sponsor_search.look_up_only
    `);
    await runner.query('DELETE FROM sponsor_kinds');
    await runner.query(`
      INSERT INTO sponsor_kinds (town, county, rating, routes, n)
      SELECT town, county, rating, routes, count(*) FROM sponsor_search WHERE is_listed AND NOT look_up_only
      GROUP BY town, county, rating, routes
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE sponsor_registers SET state = 'discarded' WHERE state = 'replaced'`);
    await runner.query('ALTER TABLE sponsor_registers DROP CONSTRAINT sponsor_registers_state_check');
    await runner.query(`
      ALTER TABLE sponsor_registers DROP COLUMN replaced_by,
        ADD CONSTRAINT sponsor_registers_state_check CHECK (state IN ('applied', 'held', 'discarded'))
    `);
  }
}
