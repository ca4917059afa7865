import type { EntityManager } from 'typeorm';

/** A file as it is about to be read. */
export interface Content {
  /** Of the bytes, and of how they are read: the same again need not be read. */
  digest: string;
  /** Of the bytes alone. */
  bytes: string;
}

/** A file whose content has come, and since when it has it. */
export interface Speaker {
  key: string;
  cameAt: Date;
}

/**
 * A file that is read again, for another way of reading or a new register, has come when it came first. So has one of
 * which it is not known which content it had: rather a new one that counts as old than an old one that counts as new.
 */
export async function cameAt(manager: EntityManager, key: string, bytes: string, now: Date): Promise<Date> {
  const [before] = await manager.query<{ content: string | null; cameAt: Date }[]>(
    'SELECT content, came_at AS "cameAt" FROM job_sources WHERE key = $1',
    [key],
  );
  return before && (before.content ?? bytes) === bytes ? before.cameAt : now;
}
