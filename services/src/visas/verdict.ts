import { ratesFor, type GoingRate } from './going-rates.js';
import { asHealthJob } from './health-job.js';
import { inPounds, pence } from './money.js';
import { isUnconditional, listing, nations, type ListedOccupation } from './occupation-lists.js';
import { loweredBy, openedBy } from './opened-by.js';
import {
  countedSalary,
  meets,
  neededFor,
  reachesRate,
  reachesThreshold,
  type JobPay,
  type Needed,
} from './pay-reaches.js';
import { hourOf, ofRate } from './rate-words.js';
import {
  BAND_THRESHOLD,
  careOccupations,
  MOST_HOURS,
  NURSING_AUXILIARIES,
  nursingOccupations,
  payOptions,
  RATE_HOURS,
  type PayOption,
} from './rules.js';

export interface Verdict {
  verdict: 'meets' | 'below' | 'cannot-tell';
  /** The row that was used. */
  row?: GoingRate;
  needed?: Needed;
  reason: string;
}

/** Pounds a year. Above it, pay is more likely of another period than the one that was chosen. */
const MOST_LIKELY_PAY = 5_000_000;

/** Whether a salary meets what the Immigration Rules ask for a first Skilled Worker application on a day, YYYY-MM-DD. */
export function judge(job: JobPay, day: string): Verdict {
  const rows = ratesFor(job.code);
  const row = rows.find(({ table }) => table === 'Table 1') ?? rows.find(({ table }) => table === 'Table 1a');
  if (!row) return withoutRate(job, rows);
  if (job.salary > MOST_LIKELY_PAY) return { verdict: 'cannot-tell', row, reason: ofAnotherPeriod(job) };
  const salaryList = listing('salary', job, day);
  if (row.table === 'Table 1a') {
    const closed = notOpen(job, row, salaryList, day);
    if (closed) return closed;
  }
  const open = usable(job, row, salaryList, day);
  const met = open.find((option) => meets(job, row, option));
  const onWhat = (option: PayOption) => whyOpen(job, row, option, day);
  if (met) {
    return { verdict: 'meets', row, needed: neededFor(job, row, met), reason: whyMet(job, row, met) + onWhat(met) };
  }
  const nearest = open[0]!;
  const needed = neededFor(job, row, nearest);
  if (salaryList && !isUnconditional(salaryList, job.nation) && meets(job, row, payOptions.D)) {
    return { verdict: 'cannot-tell', row, needed, reason: dependsOnList(job, row, salaryList) };
  }
  const inHealth = asHealthJob(job, rows, open, salaryList !== undefined);
  const reason = whyBelow(job, row, nearest) + inHealth.said + onWhat(nearest);
  return { verdict: inHealth.isEnough ? 'cannot-tell' : 'below', row, needed, reason };
}

/** The condition that what a verdict goes by stands on: which list, by which rule, until when. */
function whyOpen(job: JobPay, { table }: GoingRate, { name }: PayOption, day: string): string {
  const [shortage, salary] = [listing('shortage', job, day), listing('salary', job, day)];
  if (name === 'D' && salary) return table === 'Table 1a' ? openedBy(salary) : loweredBy(salary);
  return table === 'Table 1a' && shortage ? openedBy(shortage) : '';
}

/** Table 1a: which is open to a first application only through a list. */
function notOpen(
  job: JobPay,
  row: GoingRate,
  salaryList: ListedOccupation | undefined,
  day: string,
): Verdict | undefined {
  const told = (reason: string): Verdict => ({ verdict: 'cannot-tell', row, reason });
  if (careOccupations.has(job.code)) {
    return told(
      `${named(row)} is only open to people who work in it in the UK already (Appendix Skilled Worker, SW 6.1B).`,
    );
  }
  const shortage = listing('shortage', job, day);
  if ((shortage && !shortage.only) || (salaryList && isUnconditional(salaryList, job.nation))) return undefined;
  const conditional = [shortage, salaryList].filter((entry) => entry !== undefined);
  if (conditional.length > 0)
    return told(`${named(row)} is only open to some jobs: ${conditional.map(conditions).join('; ')}.`);
  return told(
    `${named(row)} stands in Table 1a: it is only open to people who have held Skilled Worker permission since before 22 July 2025.`,
  );
}

/** The options that this person may use, the easiest first. */
function usable(job: JobPay, row: GoingRate, salaryList: ListedOccupation | undefined, day: string): PayOption[] {
  const isListed = salaryList !== undefined && isUnconditional(salaryList, job.nation);
  // table 1a without the shortage list is open through the salary list, and so through option D alone
  const isOnlyD = row.table === 'Table 1a' && listing('shortage', job, day)?.only !== '';
  if (isOnlyD) return [payOptions.D];
  return [
    ...(job.isNewEntrant && row.rates[70] ? [payOptions.E] : []),
    ...(isListed ? [payOptions.D] : []),
    payOptions.A,
  ];
}

/** "£28.05 an hour (£54,697.50 a year)": by the hour where the job is paid so. */
const paid = ({ salary, perHour }: JobPay): string =>
  perHour === undefined ? `${inPounds(salary)} a year` : `${inPounds(perHour)} an hour (${inPounds(salary)} a year)`;

const byMonth = ({ salary, perMonth }: JobPay): string =>
  `${inPounds(perMonth!)} a month (${inPounds(salary)} a year, less only because the month is rounded to the penny)`;

const named = ({ code, occupation }: Pick<GoingRate, 'code' | 'occupation'>): string => `"${occupation}" (SOC ${code})`;

const ofAnotherPeriod = (job: JobPay): string =>
  `${paid(job)} is more than jobs pay: please see whether it is for a year, a month or an hour.`;

function whyMet(job: JobPay, row: GoingRate, option: PayOption): string {
  const { rate } = neededFor(job, row, option);
  const who = option.name === 'A' ? '' : ` for ${option.who}`;
  if (job.perHour !== undefined && pence(job.salary) < pence(rate)) {
    return `${inPounds(job.perHour)} an hour is the rate that ${row.table} prints for an hour of ${named(row)}${ofRate(row, option)}, though a year of it (${inPounds(job.salary)}) is ${inPounds(rate - job.salary)} less than the ${inPounds(rate)} it prints for the year${forHours(job)}, because the hour is rounded; ask for the yearly rate to be safe. It reaches the threshold${who} (${inPounds(option.threshold)}).`;
  }
  const isRounded = pence(job.salary) < pence(rate) || pence(countedSalary(job)) < pence(option.threshold);
  const pay = isRounded ? byMonth(job) : paid(job);
  return `${pay} reaches both what ${row.table} asks of ${named(row)} (${inPounds(rate)}${ofRate(row, option)}${forHours(job)}${hourOf(job, row, option)}) and the threshold${who} (${inPounds(option.threshold)}).`;
}

function whyBelow(job: JobPay, row: GoingRate, option: PayOption): string {
  const { rate } = neededFor(job, row, option);
  const missing = [
    !reachesRate(job, row, option)
      ? `the ${inPounds(rate)} that ${row.table} asks of ${named(row)}${ofRate(row, option)}${forHours(job)}${hourOf(job, row, option)}`
      : '',
    !reachesThreshold(job, option.threshold)
      ? `the threshold of ${inPounds(option.threshold)} a year${countedHours(job)}`
      : '',
  ].filter(Boolean);
  return `${paid(job)} is below ${missing.join(' and ')}.${otherWays(job, row, option)}`;
}

/** What would do for somebody of whom more is known than was asked. */
function otherWays(job: JobPay, row: GoingRate, used: PayOption): string {
  if (used.name === 'D' && row.table === 'Table 1a') return ''; // nothing else is open to it
  const options = [payOptions.B, payOptions.C, ...(job.isNewEntrant ? [] : [payOptions.E])];
  const enough = options.filter((option) => option.name !== used.name && meets(job, row, option));
  return enough.length ? ` It would do for ${enough.map(({ who }) => who).join(', or for ')}.` : '';
}

const forHours = ({ hoursPerWeek }: JobPay): string =>
  hoursPerWeek === RATE_HOURS ? '' : `, for ${hoursPerWeek} ${hoursPerWeek === 1 ? 'hour' : 'hours'} a week`;
const countedHours = ({ hoursPerWeek }: JobPay): string =>
  hoursPerWeek > MOST_HOURS ? `, towards which only the first ${MOST_HOURS} hours a week count` : '';

function conditions({ list, only, nations: listed }: ListedOccupation): string {
  const where = listed.length < nations.length ? ` in ${listed.join(', ')}` : '';
  const name = list === 'shortage' ? 'Temporary Shortage List' : 'Immigration Salary List';
  return `the ${name} has it${where}${only ? ` for: ${only}` : ''}`;
}

const dependsOnList = (job: JobPay, row: GoingRate, entry: ListedOccupation): string =>
  `${paid(job)} is enough only where the Immigration Salary List applies to ${named(row)}: ${conditions(entry)}.`;

function withoutRate(job: JobPay, rows: GoingRate[]): Verdict {
  const bands = rows.filter(({ table }) => table.startsWith('Table 3'));
  const row = bands.find(({ nation }) => nation && nation === job.nation) ?? bands[0] ?? rows[0];
  const told = (reason: string): Verdict => ({ verdict: 'cannot-tell', row, reason });
  if (!row) return told(`No table of Appendix Skilled Occupations has the code ${job.code}.`);
  if (row.table === 'Table 6') return told(`${named(row)} is not eligible for the Skilled Worker route (Table 6).`);
  if (row.table === 'Table 3' || row.code === NURSING_AUXILIARIES) return byBand(job, row, rows);
  return told(`${nameOfAll(rows)} stands in ${row.table}: it is only open to people who hold an older permission.`);
}

/** Of pay bands that are not here only what any of them has to reach is known. */
function byBand(job: JobPay, row: GoingRate, rows: GoingRate[]): Verdict {
  const bands = rows.filter(({ table }) => table.startsWith('Table 3'));
  const open =
    row.code === NURSING_AUXILIARIES
      ? ' Of Table 3a it is the one occupation that is open to a first application, from band 3 and only where registered healthcare professionals work too.'
      : '';
  if (!reachesThreshold(job, BAND_THRESHOLD)) {
    const later = nursingOccupations.has(row.code)
      ? ' Nurses on the way to registration may be paid less for up to 8 months (SW 13.2).'
      : '';
    const reason = `${paid(job)} is below the ${inPounds(BAND_THRESHOLD)} a year that ${nameOfAll(rows)} has to pay whatever its pay band (${row.table}; Appendix Skilled Worker, SW 13.1, option K)${countedHours(job)}.${later}${open}`;
    return { verdict: 'below', row, reason };
  }
  const reason = `${nameOfAll(rows)} is paid by national pay bands (${row.table}): the salary has to be that of its band, and at least ${inPounds(BAND_THRESHOLD)} a year. The bands are not in our tables.${open}${scalesDiffer(job, bands)}`;
  return { verdict: 'cannot-tell', row, reason };
}

/** Some scales are those of one nation, of which the table names the least. */
function scalesDiffer({ nation }: JobPay, bands: GoingRate[]): string {
  const scales = bands.filter((band) => band.nation);
  const own = scales.find((band) => band.nation === nation);
  if (own?.leastOfScale) {
    return ` The least of the scale of ${own.nation} that the table names is ${inPounds(own.leastOfScale)}.`;
  }
  const least = scales.flatMap((band) =>
    band.leastOfScale ? [`${band.nation} from ${inPounds(band.leastOfScale)}`] : [],
  );
  return least.length > 0 ? ` The scales differ by nation: ${least.join(', ')}.` : '';
}

/** One occupation may have a row for each nation. */
const nameOfAll = (rows: GoingRate[]): string =>
  named({
    ...rows[0]!,
    occupation: rows[0]!.occupation.replace(/ \((?:England|Scotland|Wales|Northern Ireland)\)$/, ''),
  });
