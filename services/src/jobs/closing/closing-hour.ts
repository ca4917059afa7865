import { closingDate, closingDay, isSaidClosed } from './closing-date.js';
import { momentIn, zonePattern } from './time-zones.js';

/** "noon", "11:00 am", "9am", "17:00", "17.00", "1700 hrs". One figure alone is no hour, and "23.11.2026" none either. */
const hour = String.raw`(?<![\d:.])(?:(?:12(?:[:.]00)?\s*)?(?:noon|midday|midnight)\b|(?:1[0-2]|0?[1-9])(?:[:.][0-5]\d)?\s*[ap]\.?\s?m\b\.?|(?:[01]?\d|2[0-3])[:.][0-5]\d(?::[0-5]\d(?:\.\d+)?)?(?![\d.:]*\d)|(?:[01]\d|2[0-3])[0-5]\d(?=\s*(?:h|hrs|hours)\b))(?:\s*(?:h|hrs|hours)\b)?`;
const saidHour = String.raw`(?<hour>${hour})(?:\s*\(?\s*(?<zone>${zonePattern})(?:\stime)?\)?(?![a-z\d]))?`;
/** What may stand between an hour and its day. */
const between = String.raw`(?:[\s,;()@–—-]|T(?=\d)|\b(?:on|of|the|at|by|before|until|till|to|prompt|sharp|local|time|latest|no later than|mon|tues?|wed|thurs?|fri|sat|sun|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b)*`;
const beforeDay = new RegExp(`${saidHour}${between}$`, 'i');
/** Between the ends of "9am - 5pm", and not before an offset from UTC: "17:00:00-05:00", "17:00-05:00". */
const toTheEnd = String.raw`(?:\s*(?:–|—|to|until|and)\s*|\s+-\s*|(?<!T\d\d:\d\d|:\d\d:\d\d(?:\.\d+)?)-(?!0\d:?\d\d)\s*)`;
const afterDay = new RegExp(String.raw`^${between}(?:${hour}${toTheEnd})?${saidHour}(?<rest>.*)`, 'is');
/** "17:00-05:00": an offset, or the hours of a night. */
const byOffset = /^[+-]\d\d:?\d\d\b/;
/** "IST" is the hour of India, Ireland and Israel, and "Delhi time" stands in no list here: nobody can tell when that is. */
const inAnotherZone = /^\s*\(?(?:(?!SAT|OCT|SEPT)[A-Z]{2,4}T\b|\w+(?: (?:[Ss]tandard|[Ss]ummer))? [Tt]ime\b)/;
const isLocal = /^\s*\(?local time/i;

/**
 * The moment at which an advert closes that names an hour of its last day; null where it names none, or midnight, which
 * people write for the end of a day as well as for its beginning. An hour is of the United Kingdom where it says no zone
 * of its own, and of nowhere where the job is known to be in another country: none is closed too soon.
 */
export function closingMoment(text: string, country: string | null): Date | null {
  const found = closingDay(text);
  if (!found) return null;
  const said = hourBeside(text.slice(0, found.start), text.slice(found.end));
  if (!said || (!said.zone && country !== null && country !== 'United Kingdom')) return null;
  return momentIn(said.zone ?? 'UK', found.day, said.minutes);
}

/** Where an hour stands on both sides of the day, the later counts. */
function hourBeside(before: string, after: string): { minutes: number; zone?: string } | undefined {
  return [beforeDay.exec(before), afterDay.exec(after)]
    .flatMap((found) => {
      const { hour: said, zone, rest = '' } = found?.groups ?? {};
      const minutes = said && minutesOf(said);
      const isElsewhere = byOffset.test(rest) || (inAnotherZone.test(rest) && !isLocal.test(rest));
      return minutes && !isElsewhere ? [{ minutes, zone }] : [];
    })
    .sort((a, b) => a.minutes - b.minutes)
    .at(-1);
}

function minutesOf(said: string): number | null {
  if (/midnight/i.test(said)) return null;
  if (/noon|midday/i.test(said)) return 12 * 60;
  const [, hours, minutes = '0'] = /^(\d{1,2}?)[:.]?(\d{2})?(?!\d)/.exec(said)!;
  const half = /([ap])\.?\s?m/i.exec(said)?.[1]?.toLowerCase();
  const ofDay = half ? (Number(hours) % 12) + (half === 'p' ? 12 : 0) : Number(hours);
  return ofDay * 60 + Number(minutes);
}

/**
 * The last day on which an advert is open to its end, as far as is known at `now`: the closing day, and the one before
 * it once its hour has passed. `closing-round.ts` sets it back when the hour comes. What says that it is closed had its
 * last day before.
 */
export function lastDayOpen(text: string, closesAt: Date | null, now: Date): string | null {
  if (isSaidClosed(text)) return dayOf(new Date(now.getTime() - DAY_MS));
  if (!closesAt) return closingDate(text);
  return dayOf(closesAt <= now ? new Date(closesAt.getTime() - DAY_MS) : closesAt);
}

const DAY_MS = 86_400_000;
const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);
