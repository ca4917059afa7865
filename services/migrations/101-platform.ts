import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Platform1000000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE system_state (
        key varchar(100) PRIMARY KEY,
        value jsonb NOT NULL,
        updated_at timestamptz NOT NULL DEFAULT now()
      )
    `);
    await runner.query(`
      CREATE TABLE users (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        username varchar(100) NOT NULL UNIQUE,
        email varchar(255) UNIQUE,
        email_verified boolean NOT NULL DEFAULT false,
        first_name varchar(255),
        last_name varchar(255),
        bio text,
        profile_image_url varchar(512),
        oidc_issuer varchar(512) NOT NULL,
        oidc_subject varchar(255) NOT NULL,
        role varchar(10) NOT NULL DEFAULT 'user' CHECK (role IN ('user', 'admin')),
        stripe_customer_id varchar(255) UNIQUE,
        stripe_subscription_id varchar(255),
        subscription_status varchar(40),
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        UNIQUE (oidc_issuer, oidc_subject)
      )
    `);
    await runner.query(
      `CREATE TABLE sessions (sid varchar PRIMARY KEY, sess json NOT NULL, expire timestamptz NOT NULL)`,
    );
    await runner.query(`CREATE INDEX sessions_expire ON sessions (expire)`);
    await runner.query(`
      CREATE TABLE elevation_attempts (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        tried_at timestamptz NOT NULL DEFAULT now()
      )
    `);
    await runner.query(`CREATE INDEX elevation_attempts_lookup ON elevation_attempts (user_id, tried_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE elevation_attempts, sessions, users, system_state');
  }
}
