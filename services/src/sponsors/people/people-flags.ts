import type { EntityManager } from 'typeorm';
import { mayBePerson } from './people.js';
import { countKinds } from '../import/sponsor-writer.js';

interface Flagged {
  id: number;
  name: string;
  lookUpOnly: boolean;
}

/** Judges anew, by the rules of today, which entries may be people; what is searched follows. */
export async function judgePeople(manager: EntityManager): Promise<void> {
  const rows = await manager.query<Flagged[]>('SELECT id, name, look_up_only AS "lookUpOnly" FROM sponsors');
  const others = rows.filter(({ name, lookUpOnly }) => mayBePerson(name) !== lookUpOnly).map(({ id }) => id);
  if (others.length === 0) return;
  await manager.query('UPDATE sponsors SET look_up_only = NOT look_up_only WHERE id = ANY ($1)', [others]);
  await manager.query(
    `UPDATE sponsor_search SET look_up_only = sponsors.look_up_only FROM sponsors
     WHERE sponsors.id = sponsor_id AND sponsor_id = ANY ($1)`,
    [others],
  );
  await countKinds(manager);
}
