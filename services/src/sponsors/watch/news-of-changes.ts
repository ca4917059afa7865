import { licenceSentences, type LicenceChange } from './licence-sentences.js';
import type { Concerned, News } from './licence-news.js';

/** What a register changed of employers. */
export const changes: News = {
  keysOf: (registerId) => `licence:${registerId}:`,

  untold: (from, atMost) =>
    from.query<Concerned[]>(
      `SELECT DISTINCT user_id AS "userId", register_id AS "registerId" FROM sponsor_news
       WHERE told_at IS NULL AND register_id = (SELECT min(register_id) FROM sponsor_news WHERE told_at IS NULL)
       ORDER BY 1 LIMIT $1`,
      [atMost],
    ),

  async untoldOf({ userId, registerId }, manager) {
    const found = await manager.query<LicenceChange[]>(
      `SELECT sponsors.id AS "sponsorId", sponsors.name, sponsor_news.kind, sponsor_news.before, sponsor_news.after,
         sponsor_registers.as_of::text AS "asOf"
       FROM sponsor_news
       JOIN sponsors ON sponsors.id = sponsor_news.sponsor_id
       JOIN sponsor_registers ON sponsor_registers.id = register_id
       WHERE told_at IS NULL AND user_id = $1 AND register_id = $2
       ORDER BY sponsors.name, sponsors.id FOR UPDATE OF sponsor_news`,
      [userId, registerId],
    );
    return found.map((change) => ({
      key: String(change.sponsorId),
      ...licenceSentences(change),
      href: `/sponsors/${change.sponsorId}`,
    }));
  },

  async mark({ userId, registerId }, manager) {
    await manager.query(
      'UPDATE sponsor_news SET told_at = now() WHERE user_id = $1 AND register_id = $2 AND told_at IS NULL',
      [userId, registerId],
    );
  },

  titleOf: (employers) => `${employers} employers you follow changed in the register`,
};
