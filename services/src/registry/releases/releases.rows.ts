import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Audit } from '../audit.js';
import type { Release, SignedRelease } from '../release.js';
import { Signing } from './signing.js';

export interface BuildName {
  remote: string;
  build: string;
}

/** One application that a release changed; `null` where it was not there before, or is not there any more. */
export interface Change {
  remote: string;
  from: string | null;
  to: string | null;
}

export interface ReleaseRow {
  channel: string;
  seq: number;
  /** Undefined where it is not signed by us, for this place: nothing of it may be shown or built upon. */
  signed: SignedRelease | undefined;
  cause: 'promote' | 'rollback';
  actor: string;
  reason: string | null;
  /** The release that a rollback went back to. */
  restoredSeq: number | null;
  changes: Change[];
  createdAt: Date;
}

export type ReleaseNote = Pick<ReleaseRow, 'cause' | 'actor' | 'reason' | 'restoredSeq' | 'changes'>;

/** New heads are told to every process on this PostgreSQL channel, as `{ channel, seq }`. */
export const NEW_HEAD = 'registry_head';

type StoredRow = Omit<ReleaseRow, 'signed'> & { document: Release; signature: string; publicKey: string };

const COLUMNS = `channel, seq, document, signature, public_key AS "publicKey", cause, actor, reason,
  restored_seq AS "restoredSeq", changes, created_at AS "createdAt"`;

@Injectable()
export class ReleaseRows {
  constructor(
    private readonly dataSource: DataSource,
    private readonly signing: Signing,
    private readonly audit: Audit,
  ) {}

  async head(channel: string, rows: EntityManager = this.dataSource.manager): Promise<ReleaseRow | undefined> {
    const found = await rows.query<StoredRow[]>(
      `SELECT ${COLUMNS} FROM registry_releases
       WHERE channel = $1 AND seq = (SELECT head FROM registry_channels WHERE name = $1)`,
      [channel],
    );
    return found[0] && this.checked(found[0]);
  }

  async at(
    channel: string,
    seq: number,
    rows: EntityManager = this.dataSource.manager,
  ): Promise<ReleaseRow | undefined> {
    const found = await rows.query<StoredRow[]>(
      `SELECT ${COLUMNS} FROM registry_releases WHERE channel = $1 AND seq = $2`,
      [channel, seq],
    );
    return found[0] && this.checked(found[0]);
  }

  /** A release of ours in another place, such as an old one under a new number, is none of this place. */
  private checked({ document: release, signature, publicKey, ...row }: StoredRow): ReleaseRow {
    const signed = { release, signature, publicKey };
    const isHere = release.channel === row.channel && release.seq === row.seq;
    return { ...row, signed: isHere && this.signing.isOurs(signed) ? signed : undefined };
  }

  /** Newest first, without the documents. */
  async history(channel: string, limit: number, offset: number) {
    const releases = await this.dataSource.query<Omit<ReleaseRow, 'signed'>[]>(
      `SELECT channel, seq, cause, actor, reason, restored_seq AS "restoredSeq", changes, created_at AS "createdAt"
       FROM registry_releases WHERE channel = $1 ORDER BY seq DESC LIMIT $2 OFFSET $3`,
      [channel, limit, offset],
    );
    const [count] = await this.dataSource.query<{ total: number }[]>(
      'SELECT count(*)::int AS total FROM registry_releases WHERE channel = $1',
      [channel],
    );
    return { releases, total: count?.total ?? 0 };
  }

  /** What each release before `below` had of one remote and whether it changed it; newest first. */
  async builtIn(channel: string, remote: string, below: number, rows: EntityManager) {
    return rows.query<{ seq: number; build: string | null; restoredSeq: number | null; changed: boolean }[]>(
      `SELECT seq, restored_seq AS "restoredSeq",
              CASE WHEN $2 = 'shell' THEN document->'shell'->>'build' ELSE document->'remotes'->$2->>'build' END AS build,
              changes @> jsonb_build_array(jsonb_build_object('remote', $2::text)) AS changed
       FROM registry_releases WHERE channel = $1 AND seq <= $3 ORDER BY seq DESC`,
      [channel, remote, below],
    );
  }

  /** Runs with the channel's head held still, so that releases follow one another without a gap or a fork. */
  async withHead<T>(
    channel: string,
    work: (head: ReleaseRow | undefined, rows: EntityManager) => Promise<T>,
  ): Promise<T> {
    return this.dataSource.transaction(async (rows) => {
      await rows.query('INSERT INTO registry_channels (name) VALUES ($1) ON CONFLICT DO NOTHING', [channel]);
      await rows.query('SELECT 1 FROM registry_channels WHERE name = $1 FOR UPDATE', [channel]);
      return work(await this.head(channel, rows), rows);
    });
  }

  /** The row first, then the head: whoever reads the head finds a whole release. */
  async append(
    { release, signature, publicKey }: SignedRelease,
    parent: number | null,
    note: ReleaseNote,
    rows: EntityManager,
  ) {
    await rows.query(
      `INSERT INTO registry_releases
         (channel, seq, parent_seq, document, signature, public_key, cause, actor, reason, restored_seq, changes)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
      [
        release.channel,
        release.seq,
        parent,
        JSON.stringify(release),
        signature,
        publicKey,
        note.cause,
        note.actor,
        note.reason,
        note.restoredSeq,
        JSON.stringify(note.changes),
      ],
    );
    const [, moved] = await rows.query<[unknown, number]>(
      'UPDATE registry_channels SET head = $2 WHERE name = $1 AND head IS NOT DISTINCT FROM $3',
      [release.channel, release.seq, parent],
    );
    if (moved !== 1) throw new Error(`The head of ${release.channel} moved while it was held`);
    const { channel, seq } = release;
    await this.audit.note(note.actor, note.cause, { channel, seq, reason: note.reason, changes: note.changes }, rows);
    await rows.query('SELECT pg_notify($1, $2)', [NEW_HEAD, JSON.stringify({ channel, seq })]);
  }
}
