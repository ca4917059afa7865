import type { EntityManager } from 'typeorm';
import { withdrawMails } from '../../mail/withdraw-mails.js';
import { untilToldNothing } from '../watch/licence-news.js';
import { changes } from '../watch/news-of-changes.js';

/**
 * What nobody has heard yet of a register nobody hears, be it a notice or a mail; answers how many notices that are. Who
 * has heard something is told that it was a mistake, by the employer's name: only this register may have had it.
 */
export async function stopNews(manager: EntityManager, registerId: number): Promise<number> {
  await untilToldNothing(manager);
  await manager.query(
    `INSERT INTO sponsor_news_taken_back (user_id, register_id, sponsor_id, name)
     SELECT user_id, sponsor_news.register_id, before.sponsor_id, coalesce(before.name, sponsors.name)
     FROM sponsor_news JOIN sponsors ON id = sponsor_news.sponsor_id
     LEFT JOIN sponsors_before before ON before.sponsor_id = id
     WHERE sponsor_news.register_id = $1 AND told_at IS NOT NULL ORDER BY id ON CONFLICT DO NOTHING`,
    [registerId],
  );
  const [, stopped] = await manager.query<[unknown, number]>(
    'DELETE FROM sponsor_news WHERE register_id = $1 AND told_at IS NULL',
    [registerId],
  );
  await withdrawMails(manager, changes.keysOf(registerId));
  // of two entries of one company the one that stayed was watched instead of the other since; both times are the now() of
  // the one transaction that brought the register in, and nobody begins to watch at that very microsecond
  await manager.query(
    `DELETE FROM sponsor_watches USING sponsor_registers WHERE sponsor_registers.id = $1 AND since = applied_at`,
    [registerId],
  );
  return stopped;
}
