import type { MigrationInterface, QueryRunner } from 'typeorm';

const userTrigger = (when: string) => `
  CREATE TRIGGER user_changed AFTER UPDATE ON users FOR EACH ROW WHEN (${when}) EXECUTE FUNCTION tell_visitor_change()
`;
const sessionTrigger = (when: string) => `
  CREATE TRIGGER session_changed AFTER UPDATE ON sessions FOR EACH ROW WHEN (${when})
    EXECUTE FUNCTION tell_visitor_change()
`;

/**
 * Only what decides what somebody may see is told: of a person the role and the subscription, of a session whose it is.
 * Another name or picture, a sign-in begun in another tab or the admin password entered end no open stream.
 */
export class ChangesThatCount8900000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await replaceTriggers(
      runner,
      '(OLD.role, OLD.subscription_status) IS DISTINCT FROM (NEW.role, NEW.subscription_status)',
      `(OLD.sess ->> 'userId') IS DISTINCT FROM (NEW.sess ->> 'userId')`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await replaceTriggers(runner, 'OLD.* IS DISTINCT FROM NEW.*', 'OLD.sess::text IS DISTINCT FROM NEW.sess::text');
  }
}

async function replaceTriggers(runner: QueryRunner, user: string, session: string): Promise<void> {
  await runner.query('DROP TRIGGER user_changed ON users');
  await runner.query(userTrigger(user));
  await runner.query('DROP TRIGGER session_changed ON sessions');
  await runner.query(sessionTrigger(session));
}
