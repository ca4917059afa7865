import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { RepositoryQuery } from './repository.dto.js';

const KEPT = 'removed_at IS NULL';

/** Which jobs the administrator's list means: all that are kept, the expired ones too, newest first. */
@Injectable()
export class RepositorySearch {
  constructor(private readonly dataSource: DataSource) {}

  /** `page` is the one that was asked for, or the last one when the list has become shorter than that. */
  async page({ search, page, limit }: RepositoryQuery): Promise<{ ids: number[]; total: number; page: number }> {
    const patterns = search.split(/\s+/).filter(Boolean).map(containing);
    const matches = patterns.map((_, index) => `concat_ws(' ', title, company, location) ILIKE $${index + 1}`);
    const where = [KEPT, ...matches].join(' AND ');
    const [counted] = await this.dataSource.query<{ total: number }[]>(
      `SELECT count(*)::int AS total FROM jobs WHERE ${where}`,
      patterns,
    );
    const total = counted?.total ?? 0;
    const shown = Math.min(page, Math.max(1, Math.ceil(total / limit)));
    const rows = await this.dataSource.query<{ id: number }[]>(
      `SELECT id FROM jobs WHERE ${where} ORDER BY posted_at DESC NULLS LAST, id DESC
       LIMIT $${patterns.length + 1} OFFSET $${patterns.length + 2}`,
      [...patterns, limit, (shown - 1) * limit],
    );
    return { ids: rows.map(({ id }) => id), total, page: shown };
  }
}

/** What a person types is looked for letter by letter, whatever `LIKE` would read into it. */
const containing = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`;
