import type { EntityManager } from 'typeorm';
import { withdrawMails } from '../../mail/withdraw-mails.js';
import { newsOf, untilToldNothing } from '../watch/licence-news.js';

/**
 * What nobody has heard yet of a register nobody hears, be it a notice or a mail; answers how many notices that are. What
 * somebody has heard is put down under the name of the employer, which may come again as another entry.
 */
export async function stopNews(manager: EntityManager, registerId: number): Promise<number> {
  await untilToldNothing(manager);
  await manager.query('UPDATE sponsor_news_taken_back SET until_register = NULL WHERE until_register = $1', [
    registerId,
  ]);
  await manager.query(
    `INSERT INTO sponsor_news_taken_back (user_id, register_id, key, kind, before, after)
     SELECT user_id, register_id, key, kind, before, after FROM sponsor_news JOIN sponsors ON id = sponsor_id
     WHERE register_id = $1 AND told_at IS NOT NULL`,
    [registerId],
  );
  const [, stopped] = await manager.query<[unknown, number]>(
    'DELETE FROM sponsor_news WHERE register_id = $1 AND told_at IS NULL',
    [registerId],
  );
  await withdrawMails(manager, newsOf(registerId));
  // of two entries of one company the one that stayed was watched instead of the other since; both times are the now() of
  // the one transaction that brought the register in, and nobody begins to watch at that very microsecond
  await manager.query(
    `DELETE FROM sponsor_watches USING sponsor_registers WHERE sponsor_registers.id = $1 AND since = applied_at`,
    [registerId],
  );
  return stopped;
}

/** Of registers that were taken back one after the other: what somebody has heard last of an employer. */
const heard = `(
  SELECT DISTINCT ON (user_id, key) * FROM sponsor_news_taken_back WHERE until_register IS NULL
  ORDER BY user_id, key, register_id DESC
) AS heard`;

/**
 * The first register after one that was taken back tells nobody what they have heard of that, and whoever heard of it that
 * an employer was gone hears of this one that it is not. Should it be taken back as well, what was heard counts again.
 */
export async function tellOnlyNew(manager: EntityManager, registerId: number): Promise<void> {
  await manager.query(
    `UPDATE sponsor_news SET told_at = now() FROM sponsors, ${heard}
     WHERE sponsor_news.register_id = $1 AND sponsors.id = sponsor_news.sponsor_id AND heard.user_id = sponsor_news.user_id
       AND heard.key = sponsors.key AND heard.kind = sponsor_news.kind AND heard.before = sponsor_news.before
       AND heard.after = sponsor_news.after`,
    [registerId],
  );
  await manager.query(
    `INSERT INTO sponsor_news (user_id, register_id, sponsor_id, kind, before, after)
     SELECT heard.user_id, $1, sponsors.id, 'joined', '', (
       SELECT string_agg(licence ->> 'route', '; ') FROM jsonb_array_elements(licences) AS licence
     )
     FROM ${heard} JOIN sponsors ON sponsors.key = heard.key AND sponsors.state = 'listed'
     WHERE heard.kind IN ('left', 'unclear')
       AND EXISTS (SELECT FROM sponsor_news told WHERE told.sponsor_id = sponsors.id AND told.user_id = heard.user_id
         AND told.register_id = heard.register_id)
     ON CONFLICT DO NOTHING`,
    [registerId],
  );
  // on the register of each of these stands another now: it stays
  await manager.query('DELETE FROM sponsor_news_taken_back WHERE until_register IS NOT NULL');
  await manager.query('UPDATE sponsor_news_taken_back SET until_register = $1', [registerId]);
}
