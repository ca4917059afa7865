import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Small facts that all processes share, such as when the last import ended. */
@Injectable()
export class StateService {
  constructor(private readonly dataSource: DataSource) {}

  async get<T>(key: string): Promise<T | undefined> {
    const rows = await this.dataSource.query<{ value: T }[]>('SELECT value FROM system_state WHERE key = $1', [key]);
    return rows[0]?.value;
  }

  async set(key: string, value: unknown): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO system_state (key, value, updated_at) VALUES ($1, $2::jsonb, now())
       ON CONFLICT (key) DO UPDATE SET value = excluded.value, updated_at = excluded.updated_at`,
      [key, JSON.stringify(value)],
    );
  }
}
