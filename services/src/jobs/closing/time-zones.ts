const MINUTE_MS = 60_000;

/** Minutes ahead of UTC, by what adverts call a zone; a name that means the summer's hour as well is of a place. */
const zones: Record<string, number | string> = {
  Z: 0,
  UTC: 0,
  GMT: 0,
  UK: 'Europe/London',
  BRITISH: 'Europe/London',
  LONDON: 'Europe/London',
  BST: 60,
  CET: 'Europe/Paris',
  CEST: 120,
  EET: 'Europe/Athens',
  EEST: 180,
  ET: 'America/New_York',
  EASTERN: 'America/New_York',
  EST: -300,
  EDT: -240,
  CT: 'America/Chicago',
  CENTRAL: 'America/Chicago',
  CST: -360,
  CDT: -300,
  MT: 'America/Denver',
  MOUNTAIN: 'America/Denver',
  MST: -420,
  MDT: -360,
  PT: 'America/Los_Angeles',
  PACIFIC: 'America/Los_Angeles',
  PST: -480,
  PDT: -420,
  AEST: 600,
  AEDT: 660,
};

/** A zone behind an hour. An offset alone ("+01:00") is one where the hour is written as ISO 8601 has it, with a T or a space before it. */
export const zonePattern = String.raw`(?:UTC|GMT)\s?[+-]\s?\d{1,2}(?::?[0-5]\d)?|(?:(?<=T\d\d:\d\d|\d\d:\d\d:\d\d(?:\.\d+)?)[+-]|(?<=\d\d:\d\d)\+)(?:0\d|1[0-4]):?[0-5]\d|${Object.keys(zones).join('|')}`;

/** The moment that is so many minutes into a day (YYYY-MM-DD) in a zone as `zonePattern` finds it. */
export function momentIn(zone: string, day: string, minutes: number): Date {
  const asUtc = Date.parse(`${day}T00:00:00Z`) + minutes * MINUTE_MS;
  const offset = offsetOf(zone.toUpperCase().replace(/\s/g, ''));
  if (typeof offset === 'number') return new Date(asUtc - offset * MINUTE_MS);
  // twice, because the first is asked of a moment up to a day away from the one that is meant
  const near = asUtc - ahead(offset, asUtc);
  return new Date(asUtc - ahead(offset, near));
}

function offsetOf(zone: string): number | string {
  const [, sign, hours, minutes = '0'] = /([+-])(\d{1,2}):?(\d{2})?$/.exec(zone) ?? [];
  if (!sign) return zones[zone]!;
  return (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1);
}

/** How many milliseconds the clocks of a place are ahead of UTC. */
function ahead(timeZone: string, moment: number): number {
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(moment);
  return Date.parse(`${clock.replace(' ', 'T')}Z`) - Math.floor(moment / 1_000) * 1_000;
}
