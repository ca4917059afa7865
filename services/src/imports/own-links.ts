import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppConfig } from '../platform/config/app.config.js';

/** Whether an advert's link leads to our own product: it is no way to apply, and some of our addresses act when opened. */
export function leadsToUs(url: string | null, origins: readonly string[]): boolean {
  if (!url || !URL.canParse(url)) return false;
  const { host } = new URL(url);
  return origins.some((origin) => new URL(origin).host === host);
}

/** Takes such links and logos off jobs that came before, or before the address became ours. */
@Injectable()
export class OwnLinks implements OnApplicationBootstrap {
  private readonly logger = new Logger('Import');

  constructor(
    private readonly app: AppConfig,
    private readonly dataSource: DataSource,
  ) {}

  onApplicationBootstrap(): void {
    this.takeOff().catch((error: unknown) =>
      this.logger.warn(`Links to our own address could not be taken off jobs: ${String(error)}`),
    );
  }

  async takeOff(): Promise<void> {
    const { origins } = this.app;
    const hosts = origins.map((origin) => `%${new URL(origin).host}%`);
    const rows = await this.dataSource.query<{ id: number; url: string | null; logo_url: string | null }[]>(
      'SELECT id, url, logo_url FROM jobs WHERE url ILIKE ANY ($1) OR logo_url ILIKE ANY ($1)',
      [hosts],
    );
    for (const column of ['url', 'logo_url'] as const) {
      const ids = rows.filter((row) => leadsToUs(row[column], origins)).map(({ id }) => id);
      if (ids.length > 0) await this.dataSource.query(`UPDATE jobs SET ${column} = NULL WHERE id = ANY ($1)`, [ids]);
    }
  }
}
