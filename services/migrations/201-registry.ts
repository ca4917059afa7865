import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Registry2000000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE registry_remotes (
        name varchar(40) PRIMARY KEY,
        prefixes text[] NOT NULL DEFAULT '{}',
        created_at timestamptz NOT NULL DEFAULT now()
      )
    `);
    await runner.query(`
      CREATE TABLE registry_builds (
        remote varchar(40) NOT NULL REFERENCES registry_remotes (name),
        build char(12) NOT NULL,
        version varchar(100) NOT NULL,
        git_sha varchar(64),
        container varchar(80) NOT NULL,
        entry varchar(200) NOT NULL,
        integrity varchar(80) NOT NULL,
        digest char(64) NOT NULL,
        contract jsonb NOT NULL,
        bytes integer NOT NULL,
        status varchar(20) NOT NULL DEFAULT 'published' CHECK (status IN ('published', 'blocked')),
        published_by varchar(120) NOT NULL,
        published_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (remote, build),
        UNIQUE (remote, version)
      )
    `);
    await runner.query(`
      CREATE TABLE registry_assets (
        remote varchar(40) NOT NULL,
        build char(12) NOT NULL,
        path varchar(200) NOT NULL,
        sha384 varchar(64) NOT NULL,
        bytes integer NOT NULL,
        type varchar(60) NOT NULL,
        PRIMARY KEY (remote, build, path),
        FOREIGN KEY (remote, build) REFERENCES registry_builds (remote, build)
      )
    `);
    await runner.query(`
      CREATE TABLE registry_releases (
        channel varchar(60) NOT NULL,
        seq integer NOT NULL,
        parent_seq integer,
        document jsonb NOT NULL,
        signature text NOT NULL,
        public_key text NOT NULL,
        cause varchar(20) NOT NULL CHECK (cause IN ('promote', 'rollback')),
        actor varchar(120) NOT NULL,
        reason text,
        restored_seq integer,
        changes jsonb NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (channel, seq)
      )
    `);
    await runner.query(`
      CREATE FUNCTION registry_releases_only_grow() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'A release is never changed or removed';
      END $$
    `);
    await runner.query(`
      CREATE TRIGGER registry_releases_only_grow BEFORE UPDATE OR DELETE ON registry_releases
      FOR EACH ROW EXECUTE FUNCTION registry_releases_only_grow()
    `);
    await runner.query(`
      CREATE TABLE registry_channels (
        name varchar(60) PRIMARY KEY,
        head integer,
        frozen_until timestamptz,
        salt uuid NOT NULL DEFAULT gen_random_uuid()
      )
    `);
    await runner.query(`
      CREATE TABLE registry_health (
        channel varchar(60) NOT NULL,
        seq integer NOT NULL,
        remote varchar(40) NOT NULL,
        build char(12) NOT NULL,
        minute timestamptz NOT NULL,
        loaded integer NOT NULL DEFAULT 0,
        mounted integer NOT NULL DEFAULT 0,
        failed integer NOT NULL DEFAULT 0,
        errors integer NOT NULL DEFAULT 0,
        PRIMARY KEY (channel, seq, remote, build, minute)
      )
    `);
    await runner.query(`CREATE INDEX registry_health_minute ON registry_health (minute)`);
    await runner.query(`
      CREATE TABLE registry_audit (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        at timestamptz NOT NULL DEFAULT now(),
        actor varchar(120) NOT NULL,
        action varchar(40) NOT NULL,
        subject jsonb NOT NULL
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DROP TABLE registry_audit, registry_health, registry_channels, registry_releases, registry_assets, registry_builds, registry_remotes',
    );
    await runner.query('DROP FUNCTION registry_releases_only_grow');
  }
}
