import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Tasks6010000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE tasks (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        seq bigint GENERATED ALWAYS AS IDENTITY,
        user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        kind varchar(40) NOT NULL,
        lane varchar(10) NOT NULL,
        title varchar(200) NOT NULL,
        state varchar(10) NOT NULL DEFAULT 'queued'
          CHECK (state IN ('queued', 'active', 'done', 'failed', 'cancelled')),
        input jsonb NOT NULL,
        fingerprint char(64) NOT NULL,
        progress smallint NOT NULL DEFAULT 0 CHECK (progress BETWEEN 0 AND 100),
        step varchar(200) NOT NULL DEFAULT '',
        result jsonb,
        error jsonb,
        run integer NOT NULL DEFAULT 0,
        created_at timestamptz NOT NULL DEFAULT now(),
        started_at timestamptz,
        finished_at timestamptz
      )
    `);
    await runner.query(`CREATE INDEX tasks_of_user ON tasks (user_id, seq DESC)`);
    await runner.query(`CREATE INDEX tasks_alike ON tasks (user_id, fingerprint, created_at)`);
    await runner.query(`CREATE INDEX tasks_waiting ON tasks (lane, seq) WHERE state = 'queued'`);
    await runner.query(`CREATE INDEX tasks_unfinished ON tasks (seq) WHERE state IN ('queued', 'active')`);
    await runner.query(`CREATE INDEX tasks_finished ON tasks (finished_at) WHERE finished_at IS NOT NULL`);

    // What an engine has answered, by the name of what it was asked. The first answer stays.
    await runner.query(`
      CREATE TABLE task_replies (
        task_id uuid NOT NULL REFERENCES tasks (id) ON DELETE CASCADE,
        name varchar(40) NOT NULL,
        reply jsonb NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (task_id, name)
      )
    `);
    // Without a reference to the task: who deletes a result has had it all the same.
    await runner.query(`
      CREATE TABLE task_charges (
        task_id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        day date NOT NULL
      )
    `);
    await runner.query(`CREATE INDEX task_charges_of_user ON task_charges (user_id, day)`);
    await startTask(runner);
    await tellListeners(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE task_charges, task_replies, tasks');
    await runner.query('DROP FUNCTION tell_of_task()');
    await runner.query('DROP FUNCTION start_task(uuid, text, text, text, jsonb, text, integer, boolean, integer)');
  }
}

/** One round trip, and one person's starts one after the other: neither the quota nor "the same task" can be outrun. */
async function startTask(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE FUNCTION start_task(
      of_user uuid, its_kind text, its_lane text, its_title text, its_input jsonb, its_fingerprint text,
      most_waiting integer, is_charged boolean, most_a_day integer, OUT outcome text, OUT task_id uuid
    ) LANGUAGE plpgsql AS $$
    DECLARE today date := (now() AT TIME ZONE 'utc')::date;
    BEGIN
      PERFORM pg_advisory_xact_lock(hashtextextended('tasks ' || of_user, 0));
      SELECT id INTO task_id FROM tasks
        WHERE user_id = of_user AND fingerprint = its_fingerprint AND created_at > now() - interval '1 minute'
          AND state IN ('queued', 'active', 'done')
        ORDER BY seq DESC LIMIT 1;
      IF task_id IS NOT NULL THEN outcome := 'same'; RETURN; END IF;
      IF is_charged AND most_a_day IS NOT NULL
        AND (SELECT count(*) FROM task_charges WHERE user_id = of_user AND day = today) >= most_a_day
      THEN outcome := 'spent'; RETURN; END IF;
      IF most_waiting IS NOT NULL
        AND (SELECT count(*) FROM tasks WHERE state = 'queued' AND lane = its_lane) >= most_waiting
      THEN outcome := 'full'; RETURN; END IF;
      INSERT INTO tasks (user_id, kind, lane, title, input, fingerprint)
        VALUES (of_user, its_kind, its_lane, its_title, its_input, its_fingerprint) RETURNING id INTO task_id;
      IF is_charged THEN
        INSERT INTO task_charges (task_id, user_id, day) VALUES (start_task.task_id, of_user, today);
      END IF;
      outcome := 'started';
    END $$
  `);
}

/** Every process hears of every change of a task: "id user state". */
async function tellListeners(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE FUNCTION tell_of_task() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_notify('tasks', NEW.id || ' ' || NEW.user_id || ' ' || NEW.state);
      RETURN NULL;
    END $$
  `);
  await runner.query(`
    CREATE TRIGGER tasks_told AFTER INSERT OR UPDATE OF state, progress, step ON tasks
    FOR EACH ROW EXECUTE FUNCTION tell_of_task()
  `);
}
