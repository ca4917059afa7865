import { cautionOf, routeCautionOf } from './register/rating-rules.js';
import { olderRoutesOf, ratingsOf } from './register/register-entry.js';
import { historyOf } from './sponsor-history.js';
import type { SponsorRow } from './sponsor-row.js';
import type { Sponsor } from './sponsors.dto.js';

/** Of the table `sponsors`. */
export const sponsorColumns = `sponsors.id, sponsors.name, sponsors.town, sponsors.town_as_of::text AS "townAsOf", sponsors.county, sponsors.licences,
  sponsors.rating, sponsors.state, sponsors.look_up_only AS "lookUpOnly", sponsors.as_of::text AS "asOf",
  sponsors.former_names AS "formerNames",
  (SELECT as_of::text FROM sponsor_registers WHERE id = sponsors.first_register) AS "firstAsOf",
  (SELECT as_of::text FROM sponsor_registers WHERE id < sponsors.first_register AND state = 'applied'
   ORDER BY id DESC LIMIT 1) AS "previousAsOf",
  coalesce((
    SELECT jsonb_agg(jsonb_build_object('kind', kind, 'before', before, 'after', after, 'registerId', register_id,
      'asOf', register.as_of)
      ORDER BY sponsor_events.id)
    FROM sponsor_events JOIN sponsor_registers register ON register.id = register_id
    WHERE sponsor_id = sponsors.id
  ), '[]') AS events`;

export const toSponsor = (row: SponsorRow): Sponsor => ({
  id: row.id,
  name: row.name,
  ...(row.formerNames.length === 0 ? {} : { formerNames: row.formerNames }),
  town: row.town,
  ...(row.townAsOf === null ? {} : { townAsOf: row.townAsOf }),
  county: row.county,
  rating: row.rating,
  ...ratedByRoute(row),
  routes: row.licences.map(({ route }) => route),
  ...olderRoutesOf(row.licences),
  ...cautious(row),
  asOf: row.asOf,
  state: row.state,
  lookUpOnly: row.lookUpOnly,
  history: historyOf(row),
});

function ratedByRoute({ licences }: SponsorRow): Pick<Sponsor, 'ratings'> {
  const ratings = ratingsOf(licences);
  return ratings.length === 0 ? {} : { ratings };
}

/** Of one that has left, what its rating means does not matter any more. */
function cautious({ licences, state }: SponsorRow): Pick<Sponsor, 'caution'> {
  const caution = state === 'left' ? '' : cautionOf(licences);
  return caution === '' ? {} : { caution };
}

/** Of an entry that somebody has named or opened: among many, where each shows its routes, the route needs no further word. */
export function toNamedSponsor(row: SponsorRow): Sponsor {
  const sponsor = toSponsor(row);
  const route = row.state === 'listed' || row.state === 'not-covered' ? routeCautionOf(row.licences) : '';
  return route === '' ? sponsor : { ...sponsor, caution: [route, sponsor.caution].filter(Boolean).join(' ') };
}
