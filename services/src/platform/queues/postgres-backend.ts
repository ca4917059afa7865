import { setTimeout as wait } from 'node:timers/promises';
import { createPostgresBackend } from 'bullmq';

const PAUSE_MS = 500;

/**
 * Looks for PostgreSQL anew where the first look failed. BullMQ keeps what came of it for good: after a failure its queue
 * would never work again, and its worker would ask again at once, without end, and leave its process time for nothing else.
 */
export const postgresBackend: typeof createPostgresBackend = (name, options, more) => {
  const backend = createPostgresBackend(name, options, more);
  const { connection } = backend;
  const look = connection.waitUntilReady.bind(connection);
  connection.waitUntilReady = async () => {
    try {
      await look();
    } catch (error) {
      Reflect.deleteProperty(connection, 'readyPromise'); // where it is kept
      await wait(PAUSE_MS);
      throw error;
    }
  };
  return backend;
};
