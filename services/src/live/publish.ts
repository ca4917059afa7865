import type { DataSource } from 'typeorm';
import type { Topic } from './live-event.js';

export interface Announcement {
  topic: Topic;
  /** Nobody: everybody. */
  userId: string | null;
  event: object;
  /** Two of the same key within an hour are one. */
  key?: string | null;
}

/** What `EventHub` publishes, for programs that have a database and nothing else of the product. */
export async function publishEvents(
  dataSource: Pick<DataSource, 'query'>,
  announcements: Announcement[],
): Promise<void> {
  await dataSource.query(
    `SELECT live_publish((said->>'topic')::varchar, (said->>'userId')::uuid, said->'event', (said->>'key')::varchar)
     FROM jsonb_array_elements($1::jsonb) AS said`,
    [JSON.stringify(announcements)],
  );
}
