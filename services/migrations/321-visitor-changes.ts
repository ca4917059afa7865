import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Says when what is known about somebody who is signed in no longer holds: `s` and the digest of a session's id when
 * that session has changed or ended, `u` and a person's id when that person has, `*` for everybody. A session that is
 * only used, and one that ends by its age, say nothing.
 */
export class VisitorChanges3210000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION tell_visitor_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'TRUNCATE' THEN
          PERFORM pg_notify('visitor_changes', '*');
        ELSIF TG_TABLE_NAME = 'sessions' THEN
          PERFORM pg_notify('visitor_changes', 's' || encode(sha256(convert_to(OLD.sid, 'UTF8')), 'hex'));
        ELSE
          PERFORM pg_notify('visitor_changes', 'u' || OLD.id);
        END IF;
        RETURN NULL;
      END $$
    `);
    await runner.query(`
      CREATE TRIGGER session_changed AFTER UPDATE ON sessions FOR EACH ROW
        WHEN (OLD.sess::text IS DISTINCT FROM NEW.sess::text) EXECUTE FUNCTION tell_visitor_change()
    `);
    await runner.query(`
      CREATE TRIGGER session_ended AFTER DELETE ON sessions FOR EACH ROW
        WHEN (OLD.expire > now()) EXECUTE FUNCTION tell_visitor_change()
    `);
    await runner.query(`
      CREATE TRIGGER user_changed AFTER UPDATE ON users FOR EACH ROW
        WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION tell_visitor_change()
    `);
    await runner.query(`
      CREATE TRIGGER user_gone AFTER DELETE ON users FOR EACH ROW EXECUTE FUNCTION tell_visitor_change()
    `);
    for (const table of ['sessions', 'users']) {
      await runner.query(`
        CREATE TRIGGER ${table}_emptied AFTER TRUNCATE ON ${table}
          FOR EACH STATEMENT EXECUTE FUNCTION tell_visitor_change()
      `);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION tell_visitor_change() CASCADE');
  }
}
