import type { MigrationInterface, QueryRunner } from 'typeorm';

const PARAMETERS = '(uuid, text, text, text, jsonb, text, integer, boolean, integer, uuid)';

/**
 * Whose turn it is: a person's second task comes after everybody's first. Tasks of one turn go in the order in which they
 * were asked for. Who asks while others are far on begins where they are, so nobody is overtaken by all that is new.
 */
export class TurnsOfTasks9000000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE tasks ADD COLUMN turn integer NOT NULL DEFAULT 0');
    await runner.query('DROP INDEX tasks_waiting');
    await runner.query(`CREATE INDEX tasks_waiting ON tasks (lane, turn, seq) WHERE state = 'queued'`);
    await runner.query(`CREATE INDEX tasks_turns ON tasks (lane, turn) WHERE state IN ('queued', 'active')`);
    await runner.query(
      `CREATE INDEX tasks_turns_of_user ON tasks (user_id, lane, turn) WHERE state IN ('queued', 'active')`,
    );
    await runner.query(`DROP FUNCTION start_task${PARAMETERS}`);
    await runner.query(startTask('turn, ', `${TURN}, `, ', OUT its_turn integer', KEPT));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP FUNCTION start_task${PARAMETERS}`);
    await runner.query(startTask('', '', '', 'id INTO task_id'));
    await runner.query('DROP INDEX tasks_waiting, tasks_turns, tasks_turns_of_user');
    await runner.query(`CREATE INDEX tasks_waiting ON tasks (lane, seq) WHERE state = 'queued'`);
    await runner.query('ALTER TABLE tasks DROP COLUMN turn');
  }
}

const KEPT = 'id, turn INTO task_id, its_turn';

/** A queue knows two million places. */
const TURN = `least(2000000, greatest(
  (SELECT max(t.turn) + 1 FROM tasks t
    WHERE t.user_id = of_user AND t.lane = its_lane AND t.state IN ('queued', 'active')),
  (SELECT min(t.turn) FROM tasks t WHERE t.lane = its_lane AND t.state IN ('queued', 'active')),
  0))`;

/** As 611 has it, and: a task has its turn, which it answers. */
const startTask = (column: string, value: string, parameter: string, returned: string): string => `
  CREATE FUNCTION start_task(
    of_user uuid, its_kind text, its_lane text, its_title text, its_input jsonb, its_fingerprint text,
    most_waiting integer, is_charged boolean, most_a_day integer, its_cover uuid DEFAULT NULL,
    OUT outcome text, OUT task_id uuid${parameter}
  ) LANGUAGE plpgsql AS $$
  DECLARE
    today date := (now() AT TIME ZONE 'utc')::date;
    is_covered boolean;
  BEGIN
    PERFORM pg_advisory_xact_lock(hashtextextended('tasks ' || of_user, 0));
    SELECT id INTO task_id FROM tasks
      WHERE user_id = of_user AND fingerprint = its_fingerprint AND created_at > now() - interval '1 minute'
        AND state IN ('queued', 'active', 'done')
      ORDER BY seq DESC LIMIT 1;
    IF task_id IS NOT NULL THEN outcome := 'same'; RETURN; END IF;
    is_covered := EXISTS (
      SELECT 1 FROM task_charges WHERE task_charges.task_id = its_cover AND user_id = of_user AND covers IS NULL);
    IF is_charged AND NOT is_covered AND most_a_day IS NOT NULL
      AND (SELECT count(*) FROM task_charges WHERE user_id = of_user AND day = today) >= most_a_day
    THEN outcome := 'spent'; RETURN; END IF;
    IF most_waiting IS NOT NULL
      AND (SELECT count(*) FROM tasks WHERE state = 'queued' AND lane = its_lane) >= most_waiting
    THEN outcome := 'full'; RETURN; END IF;
    INSERT INTO tasks (user_id, kind, lane, title, ${column}input, fingerprint)
      VALUES (of_user, its_kind, its_lane, its_title, ${value}its_input, its_fingerprint) RETURNING ${returned};
    IF is_covered THEN
      UPDATE task_charges SET covers = start_task.task_id WHERE task_charges.task_id = its_cover;
    ELSIF is_charged THEN
      INSERT INTO task_charges (task_id, user_id, day) VALUES (start_task.task_id, of_user, today);
    END IF;
    outcome := 'started';
  END $$
`;
