import { setDefaultBackendFactory, type ConnectionOptions } from 'bullmq';
import { postgresBackend } from './postgres-backend.js';
import { QueueConfig } from './queue.config.js';

/** What all queues of this process share. It outlives a stop of Redis or Postgres and picks up when they return. */
export class QueueConnection {
  readonly connection: ConnectionOptions;

  constructor(
    readonly config: QueueConfig,
    readonly hasWorkers: boolean,
  ) {
    this.connection = config.backend === 'redis' ? this.onRedis(config.url) : this.onPostgres(config);
  }

  private onRedis(url: string): ConnectionOptions {
    setDefaultBackendFactory(); // back to Redis, should this process have used the other before
    const { hostname, port, username, password, pathname, protocol } = new URL(url);
    return {
      host: hostname.replace(/^\[|\]$/g, ''),
      port: Number(port || 6379),
      username: decodeURIComponent(username) || undefined,
      password: decodeURIComponent(password) || undefined,
      db: Number(pathname.slice(1) || 0),
      connectTimeout: 2_000,
      // Who adds a task while Redis is away is told so at once. A worker has to wait instead: refused at once, it
      // would ask again at once, without end, and leave its process time for nothing else.
      ...(this.hasWorkers ? { maxRetriesPerRequest: null } : { enableOfflineQueue: false, maxRetriesPerRequest: 1 }),
      tls: protocol === 'rediss:' ? {} : undefined,
    };
  }

  /** BullMQ keeps a small pool for each queue and worker, and one connection that listens. */
  private onPostgres({ url: connectionString, connectTimeoutMs }: QueueConfig): ConnectionOptions {
    setDefaultBackendFactory(postgresBackend);
    const own = { connectionString, max: 3, keepAlive: true, connectionTimeoutMillis: connectTimeoutMs };
    return own as ConnectionOptions;
  }
}
