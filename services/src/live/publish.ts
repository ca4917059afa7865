import type { DataSource } from 'typeorm';
import type { Topic } from './live-event.js';

/** What `EventHub.publish` does, for programs that have a database and nothing else of the product. */
export async function publishEvent(
  dataSource: Pick<DataSource, 'query'>,
  topic: Topic,
  userId: string | null,
  event: object,
  key: string | null = null,
): Promise<void> {
  await dataSource.query('SELECT live_publish($1, $2, $3::jsonb, $4)', [topic, userId, JSON.stringify(event), key]);
}
