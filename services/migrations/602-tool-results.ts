import type { MigrationInterface, QueryRunner } from 'typeorm';

const ofTask = `
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  task_id uuid NOT NULL UNIQUE REFERENCES tasks (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now()
`;

/** What the tools have made for a person. Each goes with its task when that is deleted from the history. */
export class ToolResults6020000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE cv_optimizations (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        original_cv_text text NOT NULL,
        job_description text NOT NULL,
        optimized_cv_text text NOT NULL,
        optimization_suggestions jsonb NOT NULL,
        job_title varchar(255),
        company_name varchar(255),
        ${ofTask}
      )
    `);
    await runner.query(`
      CREATE TABLE cover_letters (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        cv_text text NOT NULL,
        job_description text NOT NULL,
        generated_cover_letter text NOT NULL,
        customizations text NOT NULL,
        job_title varchar(255),
        company_name varchar(255),
        ${ofTask}
      )
    `);
    await runner.query(`
      CREATE TABLE microlearning_content (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        skill varchar(255) NOT NULL,
        level varchar(100),
        duration varchar(100),
        content jsonb NOT NULL,
        ${ofTask}
      )
    `);
    // "source" is a digest of what it was made from, by which earlier batches of the same are found.
    await runner.query(`
      CREATE TABLE interview_prep_content (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        job_role varchar(255) NOT NULL,
        experience varchar(255),
        questions jsonb NOT NULL,
        source char(64) NOT NULL,
        batch integer NOT NULL,
        ${ofTask}
      )
    `);
    await runner.query(`CREATE INDEX interview_prep_of_source ON interview_prep_content (user_id, source, batch, id)`);
    await runner.query(`
      CREATE TABLE study_tests (
        id uuid PRIMARY KEY,
        questions jsonb NOT NULL,
        source char(64) NOT NULL,
        batch integer NOT NULL,
        answers jsonb,
        result jsonb,
        graded_at timestamptz,
        ${ofTask}
      )
    `);
    await runner.query(`CREATE INDEX study_tests_of_source ON study_tests (user_id, source, batch, created_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DROP TABLE study_tests, interview_prep_content, microlearning_content, cover_letters, cv_optimizations',
    );
  }
}
