import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppConfig } from '../platform/config/app.config.js';

/** Whether an advert's link leads to our own product: it is no way to apply, and some of our addresses act when opened. */
export function leadsToUs(url: string | null, origins: readonly string[]): boolean {
  if (!url || !URL.canParse(url)) return false;
  const { host } = new URL(url);
  return origins.some((origin) => new URL(origin).host === host);
}

/** Takes such links off jobs that came before, or before the address became ours. */
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
    const rows = await this.dataSource.query<{ id: number; url: string }[]>(
      'SELECT id, url FROM jobs WHERE url ILIKE ANY ($1)',
      [hosts],
    );
    const ids = rows.filter(({ url }) => leadsToUs(url, origins)).map(({ id }) => id);
    if (ids.length > 0) await this.dataSource.query('UPDATE jobs SET url = NULL WHERE id = ANY ($1)', [ids]);
  }
}
