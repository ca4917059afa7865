import { Injectable, Logger } from '@nestjs/common';
import { createPostgresBackend, setDefaultBackendFactory, type ConnectionOptions } from 'bullmq';
import pg from 'pg';
import { QueueConfig } from './queue.config.js';

/** What all queues of this process share. It outlives a stop of Redis or Postgres and picks up when they return. */
@Injectable()
export class QueueConnection {
  private readonly logger = new Logger('Queues');
  readonly connection: ConnectionOptions;

  constructor(readonly config: QueueConfig) {
    this.connection = config.backend === 'redis' ? this.onRedis(config.url) : this.onPostgres(config.url);
  }

  private onRedis(url: string): ConnectionOptions {
    setDefaultBackendFactory();
    const { hostname, port, username, password, pathname, protocol } = new URL(url);
    return {
      host: hostname.replace(/^\[|\]$/g, ''),
      port: Number(port || 6379),
      username: decodeURIComponent(username) || undefined,
      password: decodeURIComponent(password) || undefined,
      db: Number(pathname.slice(1) || 0),
      tls: protocol === 'rediss:' ? {} : undefined,
    };
  }

  private onPostgres(url: string): ConnectionOptions {
    setDefaultBackendFactory(createPostgresBackend);
    const pool = new pg.Pool({ connectionString: url, max: 8, keepAlive: true, connectionTimeoutMillis: 2_000 });
    pool.on('error', (error) => this.logger.warn(`A connection was lost: ${error.message}`));
    return pool as unknown as ConnectionOptions;
  }
}
