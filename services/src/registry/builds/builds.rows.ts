import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { BuiltFile } from './archive.js';
import type { Contract } from './contract.js';

export interface BuildRow {
  remote: string;
  build: string;
  version: string;
  gitSha: string | null;
  container: string;
  entry: string;
  integrity: string;
  digest: string;
  contract: Contract;
  bytes: number;
  status: 'published' | 'blocked';
  publishedBy: string;
  publishedAt: Date;
}

const COLUMNS = `remote, build, version, git_sha AS "gitSha", container, entry, integrity, digest, contract, bytes, status,
  published_by AS "publishedBy", published_at AS "publishedAt"`;

type NewBuild = Omit<BuildRow, 'status' | 'publishedAt'>;

/** The tables of remotes, builds and their files. */
@Injectable()
export class BuildRows {
  constructor(private readonly dataSource: DataSource) {}

  async find(
    remote: string,
    build: string,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<BuildRow | undefined> {
    const rows = await manager.query<BuildRow[]>(
      `SELECT ${COLUMNS} FROM registry_builds WHERE remote = $1 AND build = $2`,
      [remote, build],
    );
    return rows[0];
  }

  /** Those of these builds that are there. */
  async all(names: Pick<BuildRow, 'remote' | 'build'>[], manager: EntityManager): Promise<BuildRow[]> {
    return manager.query<BuildRow[]>(
      `SELECT ${COLUMNS} FROM registry_builds WHERE (remote, build) IN (SELECT * FROM unnest($1::text[], $2::text[]))`,
      [names.map(({ remote }) => remote), names.map(({ build }) => build)],
    );
  }

  /** The build that stands in the way of these, by id or by version. */
  async clashing(
    remote: string,
    build: string,
    version: string,
    manager: EntityManager,
  ): Promise<BuildRow | undefined> {
    const rows = await manager.query<BuildRow[]>(
      `SELECT ${COLUMNS} FROM registry_builds WHERE remote = $1 AND (build = $2 OR version = $3) ORDER BY build = $2 DESC`,
      [remote, build, version],
    );
    return rows[0];
  }

  /** Newest first. */
  async of(remote: string, limit: number, offset: number): Promise<{ rows: BuildRow[]; total: number }> {
    const rows = await this.dataSource.query<BuildRow[]>(
      `SELECT ${COLUMNS} FROM registry_builds WHERE remote = $1 ORDER BY published_at DESC, build LIMIT $2 OFFSET $3`,
      [remote, limit, offset],
    );
    const [count] = await this.dataSource.query<{ total: number }[]>(
      'SELECT count(*)::int AS total FROM registry_builds WHERE remote = $1',
      [remote],
    );
    return { rows, total: count?.total ?? 0 };
  }

  async remotes(): Promise<{ name: string; builds: number }[]> {
    return this.dataSource.query(
      `SELECT name, (SELECT count(*)::int FROM registry_builds WHERE remote = name) AS builds
       FROM registry_remotes ORDER BY name`,
    );
  }

  /**
   * Runs alone among all processes for this application: files and row of one build are written by one publisher only,
   * and a version is given once.
   * All queries of `work` go through its manager, so that waiting publishers cannot use up the connections it needs.
   */
  async alone<T>(remote: string, work: (manager: EntityManager) => Promise<T>): Promise<T> {
    const runner = this.dataSource.createQueryRunner();
    const lock = [`registry builds of ${remote}`];
    try {
      await runner.query('SELECT pg_advisory_lock(hashtextextended($1, 0))', lock);
      return await work(runner.manager);
    } finally {
      await runner.query('SELECT pg_advisory_unlock(hashtextextended($1, 0))', lock).finally(() => runner.release());
    }
  }

  async add(build: NewBuild, files: BuiltFile[], rows: EntityManager): Promise<void> {
    await rows.query('INSERT INTO registry_remotes (name) VALUES ($1) ON CONFLICT DO NOTHING', [build.remote]);
    await rows.query(
      `INSERT INTO registry_builds
         (remote, build, version, git_sha, container, entry, integrity, digest, contract, bytes, published_by)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
      [
        build.remote,
        build.build,
        build.version,
        build.gitSha,
        build.container,
        build.entry,
        build.integrity,
        build.digest,
        JSON.stringify(build.contract),
        build.bytes,
        build.publishedBy,
      ],
    );
    await addAssets(rows, build, files);
  }
}

async function addAssets(rows: EntityManager, { remote, build }: NewBuild, files: BuiltFile[]): Promise<void> {
  await rows.query(
    `INSERT INTO registry_assets (remote, build, path, sha384, bytes, type)
     SELECT $1, $2, file.* FROM unnest($3::text[], $4::text[], $5::int[], $6::text[]) AS file`,
    [
      remote,
      build,
      files.map(({ path }) => path),
      files.map(({ sha384 }) => sha384),
      files.map(({ content }) => content.length),
      files.map(({ type }) => type),
    ],
  );
}
