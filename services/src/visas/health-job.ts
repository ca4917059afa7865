import type { GoingRate } from './going-rates.js';
import { inPounds } from './money.js';
import { meets, neededFor, type JobPay } from './pay-reaches.js';
import { ofRate } from './rate-words.js';
import { healthOccupations, healthOptions, type PayOption } from './rules.js';

const { F, G, H, I, J } = healthOptions;
/** Of each option that a job may use the one that a health job has in its place. */
const inItsPlace: Partial<Record<PayOption['name'], PayOption>> = { A: F, D: I, E: J };

/** What a job of health and care may pay less than others, and whether this is one cannot be told from its occupation. */
export interface HealthJob {
  /** Whether the salary would be enough if it is one, whoever is to have it. */
  isEnough: boolean;
  /** In sentences that begin with a space; empty: it would not help. */
  said: string;
}

/** `open`: the options that it may use whatever it is. `isListed`: some of its jobs at least are on the salary list. */
export function asHealthJob(job: JobPay, rows: GoingRate[], open: PayOption[], isListed: boolean): HealthJob {
  const row = rows.find(({ table }) => table === 'Table 2') ?? rows.find(({ table }) => table === 'Table 2aa');
  if (!row || !healthOccupations.has(job.code)) return { isEnough: false, said: '' };
  const own = [...open.flatMap(({ name }) => inItsPlace[name] ?? []), ...(isListed ? [I] : [])];
  const met = own.find((option) => meets(job, row, option));
  if (met) {
    const { rate } = neededFor(job, row, met);
    return {
      isEnough: true,
      said: ` It is enough for ${what}: that has to pay ${inPounds(rate)} (${row.table}${ofRate(row, met)}) and ${inPounds(met.threshold)} a year${met === F ? '' : ` for ${met.who}`} (SW 4.4, option ${met.name}). Ask the employer whether it is one.`,
    };
  }
  const isOpenToAll = open.some(({ name }) => name === 'A');
  const others = isOpenToAll ? [G, H, ...(own.includes(J) ? [] : [J])].filter((option) => meets(job, row, option)) : [];
  const who = others.map((option) => option.who).join(', or for ');
  return { isEnough: false, said: others.length > 0 ? ` In ${what} it would do for ${who} (${row.table}).` : '' };
}

const what =
  'a Health and Care ASHE salary job (Appendix Skilled Worker, SW 4.2(b)(i)), which is one with a sponsor of health or care such as an NHS trust';
