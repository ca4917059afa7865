import type { EntityManager } from 'typeorm';

/**
 * Puts down of each entry whose name earlier registers have elsewhere, of whom none goes on or of whom its own place does
 * not tell it apart, that nobody can say whether it is one of those: `joined` with their towns and no routes.
 */
export const noteNamesakes = (manager: EntityManager): Promise<unknown> =>
  manager.query(
    `INSERT INTO sponsor_events (sponsor_id, register_id, kind, before, after)
     SELECT one.id, one.first_register, 'joined',
       coalesce(string_agg(DISTINCT other.town, '; ') FILTER (WHERE other.town <> ''), ''), ''
     FROM sponsors one JOIN sponsors other ON other.key = one.key AND other.first_register < one.first_register
       AND (other.last_register < one.first_register OR one.town = '')
     WHERE NOT EXISTS (SELECT FROM sponsor_events noted
       WHERE noted.sponsor_id = one.id AND noted.kind = 'joined' AND noted.after = '')
     GROUP BY one.id, one.first_register`,
  );
