import type { MigrationInterface, QueryRunner } from 'typeorm';

const OLD = '(uuid, text, text, text, jsonb, text, integer, boolean, integer)';
const NEW = '(uuid, text, text, text, jsonb, text, integer, boolean, integer, uuid)';

/**
 * One charge can cover a second task, once: the learning that follows an analysis is asked for by the same click. And a
 * graded test shows as such wherever its task is opened.
 */
export class CoveredTasks6110000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE task_charges ADD COLUMN covers uuid');
    await runner.query('CREATE INDEX task_charges_covering ON task_charges (covers) WHERE covers IS NOT NULL');
    await runner.query(`DROP FUNCTION start_task${OLD}`);
    await runner.query(startTask('its_cover uuid DEFAULT NULL,', IS_COVERED));
    await runner.query(`
      UPDATE tasks SET result = tasks.result || jsonb_build_object('graded', study_tests.result)
      FROM study_tests WHERE study_tests.task_id = tasks.id AND study_tests.result IS NOT NULL
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE tasks SET result = result - 'graded' WHERE kind = 'study-examiner'`);
    await runner.query(`DROP FUNCTION start_task${NEW}`);
    await runner.query(startTask('', 'false'));
    await runner.query('ALTER TABLE task_charges DROP COLUMN covers');
  }
}

const IS_COVERED = `EXISTS (
  SELECT 1 FROM task_charges WHERE task_charges.task_id = its_cover AND user_id = of_user AND covers IS NULL)`;

/** As 601 has it, and: a task that another one's charge covers is neither held against the day nor charged. */
const startTask = (parameter: string, isCovered: string): string => `
  CREATE FUNCTION start_task(
    of_user uuid, its_kind text, its_lane text, its_title text, its_input jsonb, its_fingerprint text,
    most_waiting integer, is_charged boolean, most_a_day integer, ${parameter} OUT outcome text, OUT task_id uuid
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
    is_covered := ${isCovered};
    IF is_charged AND NOT is_covered AND most_a_day IS NOT NULL
      AND (SELECT count(*) FROM task_charges WHERE user_id = of_user AND day = today) >= most_a_day
    THEN outcome := 'spent'; RETURN; END IF;
    IF most_waiting IS NOT NULL
      AND (SELECT count(*) FROM tasks WHERE state = 'queued' AND lane = its_lane) >= most_waiting
    THEN outcome := 'full'; RETURN; END IF;
    INSERT INTO tasks (user_id, kind, lane, title, input, fingerprint)
      VALUES (of_user, its_kind, its_lane, its_title, its_input, its_fingerprint) RETURNING id INTO task_id;
    IF is_covered THEN
      ${parameter ? 'UPDATE task_charges SET covers = start_task.task_id WHERE task_charges.task_id = its_cover;' : 'NULL;'}
    ELSIF is_charged THEN
      INSERT INTO task_charges (task_id, user_id, day) VALUES (start_task.task_id, of_user, today);
    END IF;
    outcome := 'started';
  END $$
`;
