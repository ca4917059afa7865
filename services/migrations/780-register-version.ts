import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = ['sponsor_registers', 'sponsors', 'sponsor_search'];

/** A number that is another after every commit that changes what the register says, so that memory knows when it is old. */
export class RegisterVersion7800000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE register_version (
        is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
        n bigint NOT NULL
      )
    `);
    await runner.query('INSERT INTO register_version (n) VALUES (1)');
    await runner.query(`
      CREATE FUNCTION count_register_version() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE register_version SET n = n + 1;
        RETURN NULL;
      END $$
    `);
    for (const table of tables) {
      await runner.query(`
        CREATE TRIGGER ${table}_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${table}
        FOR EACH STATEMENT EXECUTE FUNCTION count_register_version()
      `);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.query(`DROP TRIGGER ${table}_version ON ${table}`);
    await runner.query('DROP FUNCTION count_register_version()');
    await runner.query('DROP TABLE register_version');
  }
}
