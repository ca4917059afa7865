import type { Concerned, News } from './licence-news.js';
import { dayOf } from './licence-sentences.js';

interface Mistaken {
  key: string;
  name: string;
  /** Null where only the register that was taken back had the employer. */
  sponsorId: number | null;
  /** The day of the register that was taken back, YYYY-MM-DD. */
  asOf: string;
}

/** What people heard of a register that was taken back since: the last word about an employer is true. */
export const mistakes: News = {
  keysOf: (registerId) => `licence-mistake:${registerId}:`,

  untold: (from, atMost) =>
    from.query<Concerned[]>(
      `SELECT DISTINCT user_id AS "userId", register_id AS "registerId" FROM sponsor_news_taken_back
       WHERE told_at IS NULL
         AND register_id = (SELECT min(register_id) FROM sponsor_news_taken_back WHERE told_at IS NULL)
       ORDER BY 1 LIMIT $1`,
      [atMost],
    ),

  async untoldOf({ userId, registerId }, manager) {
    const found = await manager.query<Mistaken[]>(
      `SELECT md5(heard.name) AS key, heard.name, sponsor_id AS "sponsorId", sponsor_registers.as_of::text AS "asOf"
       FROM sponsor_news_taken_back heard JOIN sponsor_registers ON sponsor_registers.id = register_id
       WHERE told_at IS NULL AND user_id = $1 AND register_id = $2 ORDER BY heard.name FOR UPDATE OF heard`,
      [userId, registerId],
    );
    return found.map(({ key, name, sponsorId, asOf }) => ({
      key,
      title: `What you heard of ${name} was a mistake`,
      text: `The register of ${dayOf(asOf)} was not the right one and has been taken back. ${
        sponsorId === null
          ? 'The register before it does not have this employer.'
          : 'The page of this employer says again what the register before it does.'
      }`,
      href: sponsorId === null ? '/sponsors' : `/sponsors/${sponsorId}`,
    }));
  },

  async mark({ userId, registerId }, manager) {
    await manager.query(
      'UPDATE sponsor_news_taken_back SET told_at = now() WHERE user_id = $1 AND register_id = $2 AND told_at IS NULL',
      [userId, registerId],
    );
  },

  titleOf: (employers) => `What you heard of ${employers} employers was a mistake`,
};
