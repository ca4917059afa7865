import { dayOf, endedOf, hasName, suchAs } from './watch/licence-sentences.js';
import { cautionOf, routeCautionOf } from './register/rating-rules.js';
import { olderRoutesOf, type Licence } from './register/register-entry.js';
import type { Sponsor, SponsorHistory, SponsorStateName } from './sponsors.dto.js';

/** An entry as it is read from the table. */
export interface SponsorRow {
  id: number;
  name: string;
  town: string;
  county: string;
  licences: Licence[];
  rating: string;
  state: SponsorStateName;
  lookUpOnly: boolean;
  asOf: string;
  /** The register that has it first, and the one before that. */
  firstAsOf: string;
  previousAsOf: string | null;
  events: EventRow[];
}

interface EventRow {
  kind: Exclude<SponsorHistory['kind'], 'listed'> | 'same-rating';
  before: string;
  after: string;
  asOf: string;
}

/** Of the table `sponsors`. */
export const sponsorColumns = `sponsors.id, sponsors.name, sponsors.town, sponsors.county, sponsors.licences,
  sponsors.rating, sponsors.state, sponsors.look_up_only AS "lookUpOnly", sponsors.as_of::text AS "asOf",
  (SELECT as_of::text FROM sponsor_registers WHERE id = sponsors.first_register) AS "firstAsOf",
  (SELECT as_of::text FROM sponsor_registers WHERE id < sponsors.first_register AND state = 'applied'
   ORDER BY id DESC LIMIT 1) AS "previousAsOf",
  coalesce((
    SELECT jsonb_agg(jsonb_build_object('kind', kind, 'before', before, 'after', after, 'asOf', register.as_of)
      ORDER BY sponsor_events.id)
    FROM sponsor_events JOIN sponsor_registers register ON register.id = register_id
    WHERE sponsor_id = sponsors.id
  ), '[]') AS events`;

export const toSponsor = (row: SponsorRow): Sponsor => ({
  id: row.id,
  name: row.name,
  town: row.town,
  county: row.county,
  rating: row.rating,
  routes: row.licences.map(({ route }) => route),
  ...olderRoutesOf(row.licences),
  ...cautious(row),
  asOf: row.asOf,
  state: row.state,
  lookUpOnly: row.lookUpOnly,
  history: historyOf(row),
});

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

/** Of an entry whose name earlier registers have elsewhere: `before` are their towns. */
const isOfNamesakes = ({ kind, after }: EventRow): boolean => kind === 'joined' && after === '';

function amongNamesakes({ before, asOf }: EventRow): string {
  const where = before === '' ? '' : ` in ${before.replaceAll('; ', ' and ')}`;
  const which = before.includes('; ') ? 'it is one of them, and which,' : 'it is the same employer';
  return `In the register of ${dayOf(asOf)}; earlier ones have this name${where}, and whether ${which} cannot be told`;
}

/** The newest first. */
function historyOf({ name, firstAsOf, previousAsOf, events: all, state, asOf }: SponsorRow): SponsorHistory[] {
  const namesakes = all.find(isOfNamesakes);
  const events = all.filter((event) => !isOfNamesakes(event));
  const began: SponsorHistory =
    previousAsOf === null
      ? { asOf: firstAsOf, kind: 'listed', summary: `In the register of ${dayOf(firstAsOf)}, the oldest one here` }
      : namesakes
        ? { asOf: firstAsOf, kind: 'listed', summary: amongNamesakes(namesakes) }
        : {
            asOf: firstAsOf,
            kind: 'joined',
            summary: `First in the register of ${dayOf(firstAsOf)}; that of ${dayOf(previousAsOf)} has no such entry`,
          };
  const changes = events.map((event): SponsorHistory => ({
    asOf: event.asOf,
    kind: event.kind === 'same-rating' ? 'listed' : event.kind,
    summary: summaryOf(event, name),
  }));
  const told = [began, ...changes];
  const isStill = state === 'listed' && asOf > told.at(-1)!.asOf;
  const still: SponsorHistory[] = isStill
    ? [{ asOf, kind: 'listed', summary: `Still in the register of ${dayOf(asOf)}` }]
    : [];
  return [...told, ...still].reverse();
}

const list = (routes: string) => routes.replaceAll('; ', ', ');

function summaryOf({ kind, before, after, asOf }: EventRow, name: string): string {
  const day = dayOf(asOf);
  switch (kind) {
    case 'joined':
      return `Back in the register of ${day}`;
    case 'left':
      return `Not in the register of ${day}, and nothing like it (was: ${list(before)})`;
    case 'unclear':
      if (hasName(after, name))
        return `The register of ${day} has an entry of this name, and does not say whether it is this employer (was: ${list(before)})`;
      return `Not in the register of ${day} under this name; entries like it are${suchAs(after)} (was: ${list(before)})`;
    case 'not-covered':
      if (after !== '')
        return `Not in the file of ${day}, which covers ${list(endedOf(before, after))}; it does not cover ${list(after)}`;
      return `Not in the file of ${day}, which does not cover what it held (${list(before)})`;
    case 're-rated':
      return `Rated otherwise in the register of ${day}: ${before} became ${after.slice(after.lastIndexOf(': ') + 2)}`;
    case 'same-rating':
      return `Rated A as before in the register of ${day}: ${before} became ${after.slice(after.lastIndexOf(': ') + 2)}. Premium and SME+ were paid services on top of an A rating`;
    case 'routes':
      return `Other routes in the register of ${day}: ${list(after)} (were: ${list(before)})`;
  }
}
