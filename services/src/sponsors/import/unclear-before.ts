import type { EntityManager } from 'typeorm';
import { coversStored, isCovered } from '../difference/coverage.js';
import type { Doubt } from '../difference/sponsor-before.js';
import { identityOf, type Licence } from '../register/register-entry.js';

interface Unclear {
  id: number;
  licences: Licence[];
  lastRegister: number;
  /** The names that were said to be like it. */
  like: string;
}

interface Applied {
  id: number;
  covers: string[] | null;
}

/** By its id, what is known of each employer of whom earlier registers leave open whether it is still there. */
export async function unclearBefore(manager: EntityManager): Promise<Map<number, Doubt>> {
  const unclear = await manager.query<Unclear[]>(
    `SELECT id, licences, last_register AS "lastRegister", coalesce((
       SELECT after FROM sponsor_events WHERE sponsor_id = sponsors.id AND kind = 'unclear' ORDER BY id DESC LIMIT 1
     ), '') AS "like"
     FROM sponsors WHERE state = 'unclear'`,
  );
  const registers = await manager.query<Applied[]>(`SELECT id, covers FROM sponsor_registers WHERE state = 'applied'`);
  return new Map(
    unclear.map(({ id, licences, lastRegister, like }) => {
      const later = registers.filter((one) => one.id > lastRegister);
      // an old one does not say what it covers
      const isMissed = (route: string) => later.some(({ covers }) => isCovered(route, coversStored(covers) ?? 'all'));
      const missedRoutes = licences.map(({ route }) => route).filter(isMissed);
      const likeKeys = like === '' ? [] : like.split('; ').map((name) => identityOf(name).key);
      return [id, { missedRoutes, likeKeys }];
    }),
  );
}
