import { reRatingsIn } from './difference/re-rating.js';
import { isQuiet } from './difference/register-diff.js';
import { dayOf, endedOf, hasName, suchAs } from './watch/licence-sentences.js';
import type { EventRow, SponsorRow } from './sponsor-row.js';
import type { SponsorHistory } from './sponsors.dto.js';

/** Of an entry whose name earlier registers have elsewhere: `before` are their towns. */
const isOfNamesakes = ({ kind, after }: EventRow): boolean => kind === 'joined' && after === '';

function amongNamesakes({ before, asOf }: EventRow): string {
  const where = before === '' ? '' : ` in ${before.replaceAll('; ', ' and ')}`;
  const which = before.includes('; ') ? 'it is one of them, and which,' : 'it is the same employer';
  return `In the register of ${dayOf(asOf)}; earlier ones have this name${where}, and whether ${which} cannot be told`;
}

/** The newest first. */
export function historyOf({
  name,
  formerNames,
  firstAsOf,
  previousAsOf,
  events: all,
  asOf,
}: SponsorRow): SponsorHistory[] {
  const namesakes = all.find(isOfNamesakes);
  const events = all.filter((event) => !isOfNamesakes(event));
  const then = formerNames.find((one) => one.asOf === firstAsOf);
  const calledSo = then ? `, as “${then.name}”` : '';
  const began: SponsorHistory =
    previousAsOf === null
      ? {
          asOf: firstAsOf,
          kind: 'listed',
          summary: `In the register of ${dayOf(firstAsOf)}, the oldest one here${calledSo}`,
        }
      : namesakes
        ? { asOf: firstAsOf, kind: 'listed', summary: amongNamesakes(namesakes) }
        : {
            asOf: firstAsOf,
            kind: 'joined',
            summary: `First in the register of ${dayOf(firstAsOf)}; that of ${dayOf(previousAsOf)} has no such entry${calledSo}`,
          };
  const told = [began, ...byRegister(events).map((ofOne) => whatChanged(ofOne, name))];
  const isSaid = told.some((one) => one.asOf === asOf);
  // the last register that has it, be it the newest of all or the last before it went
  const last: SponsorHistory = { asOf, kind: 'listed', summary: `Still in the register of ${dayOf(asOf)}` };
  const inOrder = (one: SponsorHistory, other: SponsorHistory) => one.asOf.localeCompare(other.asOf);
  return (isSaid ? told : [...told, last].sort(inOrder)).reverse();
}

/** The order in which one register's changes are told; what they are together is the first. */
const importance: EventRow['kind'][] = [
  'joined',
  'left',
  'unclear',
  'not-covered',
  're-rated',
  'routes',
  'same-rating',
  'covered',
];

/** They stand in the order of the registers. */
function byRegister(events: EventRow[]): EventRow[][] {
  const groups: EventRow[][] = [];
  for (const event of events) {
    const last = groups.at(-1);
    if (last?.[0]!.registerId === event.registerId) last.push(event);
    else groups.push([event]);
  }
  return groups;
}

/** One register is told of once, whatever it changed: each route may have been rated otherwise. */
function whatChanged(events: EventRow[], name: string): SponsorHistory {
  const asOf = events[0]!.asOf;
  const [first, ...others] = importance.filter((kind) => events.some((event) => event.kind === kind));
  const of = (kind: EventRow['kind']) => events.filter((event) => event.kind === kind);
  const said = [first!, ...others].map((kind) =>
    summaryOf(kind, of(kind), name, kind === first ? ` in the register of ${dayOf(asOf)}` : ''),
  );
  return { asOf, kind: isQuiet(first!) ? 'listed' : first!, summary: said.join('. ') };
}

const list = (routes: string) => routes.replaceAll('; ', ', ');

const routesTold = ({ before, after, asOf }: EventRow, inRegister: string): string =>
  before === ''
    ? `The register of ${dayOf(asOf)} does not cover ${list(after)}, and that this had ended was a mistake of an earlier one`
    : `Other routes${inRegister}: ${list(after)} (were: ${list(before)})`;

const ratings = (events: EventRow[]) =>
  events
    .flatMap((event) => reRatingsIn(event))
    .map(({ route, was, is }) => `${route}: ${was} became ${is}`)
    .join('; ');

/** `inRegister` is empty where it has been said already. */
function summaryOf(kind: EventRow['kind'], events: EventRow[], name: string, inRegister: string): string {
  const { before, after, asOf } = events[0]!;
  const day = dayOf(asOf);
  switch (kind) {
    case 'joined':
      return `Back${inRegister}`;
    case 'covered':
      return `Again${inRegister}`;
    case 'left':
      return `Not${inRegister}, and nothing like it (was: ${list(before)})`;
    case 'unclear':
      if (hasName(after, name))
        return `The register of ${day} has an entry of this name, and does not say whether it is this employer (was: ${list(before)})`;
      return `Not${inRegister} under this name; entries like it are${suchAs(after)} (was: ${list(before)})`;
    case 'not-covered':
      if (after !== '')
        return `Not in the file of ${day}, which covers ${list(endedOf(before, after))}; it does not cover ${list(after)}`;
      return `Not in the file of ${day}, which does not cover what it held (${list(before)})`;
    case 're-rated':
      return `Rated otherwise${inRegister}: ${ratings(events)}`;
    case 'same-rating':
      return `Rated A as before${inRegister}: ${ratings(events)}. Premium and SME+ were paid services on top of an A rating`;
    case 'routes':
      return events.map((event) => routesTold(event, inRegister)).join('. ');
  }
}
