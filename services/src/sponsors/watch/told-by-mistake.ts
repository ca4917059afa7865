import type { EntityManager } from 'typeorm';
import { routesOf, type RegisterDiff } from '../difference/register-diff.js';
import { isOpen } from '../difference/sponsor-before.js';
import type { LicenceChange } from './licence-sentences.js';

interface Corrected {
  userId: string;
  sponsorId: number;
  kind: LicenceChange['kind'];
  before: string;
  after: string;
}

/**
 * Who was told by a mistaken register that an employer has left, of which this one says no more than what it does not
 * cover. By its name nobody could follow it since.
 */
export async function toldByMistake(manager: EntityManager, gone: RegisterDiff['gone']): Promise<Corrected[]> {
  const restored = new Map(
    gone
      .filter(({ before, state }) => before.unmistaken && !isOpen(before) && state === 'not-covered')
      .map(({ before, left, events }) => {
        const ended = events.find(({ after }) => after !== '');
        const said = { before: ended?.before ?? '', after: ended?.after ?? routesOf(left ?? before) };
        return [before.id, said] as const;
      }),
  );
  if (restored.size === 0) return [];
  const told = await manager.query<{ userId: string; sponsorId: number; kind: LicenceChange['kind'] }[]>(
    `SELECT DISTINCT ON (user_id, sponsor_id) user_id AS "userId", sponsor_id AS "sponsorId", kind FROM sponsor_news
     WHERE sponsor_id = ANY ($1) ORDER BY user_id, sponsor_id, register_id DESC`,
    [[...restored.keys()]],
  );
  return told
    .filter(({ kind }) => kind === 'left' || kind === 'unclear')
    .map(({ userId, sponsorId }) => ({ userId, sponsorId, kind: 'not-covered', ...restored.get(sponsorId)! }));
}
