import type { Evidence } from './evidence.js';
import type { PayPeriod } from './pay/pay-periods.js';
import { payOf, type Pay } from './pay/pay.js';

/**
 * Positions from official records. The facts are the authority's own; the sentences only put them in order and claim
 * nothing further: "filed" where the file does not say what was decided, "certified" where it does.
 */
interface RecordedPosition {
  title: string;
  postedAt: Date | null;
  extra: Record<string, unknown>;
}

interface RecordKind {
  matches: (fact: Fact) => boolean;
  country: string;
  by: string;
  summary: (fact: Fact) => string;
  sentence: (title: string, fact: Fact) => string;
  wage: (fact: Fact) => Wage | undefined;
  asOf: (position: RecordedPosition) => string | null;
}

type Fact = (name: string) => string;

const filedWage = (fact: Fact) => wageOf(fact('wage_from'), fact('wage_to'), fact('wage_unit'));
const baseSalary = (fact: Fact) => wageOf(fact('base_salary'), '', 'Year');
const rateOfPay = (fact: Fact) => wageOf(fact('rate_of_pay'), '', fact('rate_unit'));

const labourDepartment = 'the US Department of Labor';
const labourCertification = 'US Department of Labor, Office of Foreign Labor Certification';
const filedOn = ({ postedAt }: RecordedPosition) => postedAt?.toISOString().slice(0, 10) ?? null;

const kinds: RecordKind[] = [
  {
    matches: (fact) => fact('case_number').startsWith('I-20'),
    country: 'United States',
    by: labourCertification,
    summary: () => `Official record: the employer filed an H-1B position with ${labourDepartment}`,
    sentence: (title, fact) =>
      listed(
        `the employer filed an H-1B position as ${title}`,
        fact('wage_level') && `wage level ${fact('wage_level')}`,
        spoken(filedWage(fact)),
        starting(fact('begin_date')),
      ),
    wage: filedWage,
    asOf: filedOn,
  },
  {
    matches: (fact) => /^certified/i.test(fact('case_status')) && fact('base_salary') !== '',
    country: 'United States',
    by: labourCertification,
    summary: () => `Official record: ${labourDepartment} certified an H-1B position`,
    sentence: (title, fact) =>
      listed(
        `${labourDepartment} certified an H-1B position as ${title}`,
        spoken(baseSalary(fact)),
        starting(americanDate(fact('start_date'))),
      ),
    wage: baseSalary,
    asOf: filedOn,
  },
  {
    matches: (fact) => fact('visa_class') === 'H-2B',
    country: 'United States',
    by: labourCertification,
    summary: (fact) => `Official record: ${labourDepartment} certified ${counted(fact('positions'), 'H-2B position')}`,
    sentence: (title, fact) =>
      listed(
        `${labourDepartment} certified ${counted(fact('positions'), 'H-2B position')} as ${title}`,
        spoken(rateOfPay(fact)),
        fact('hours_per_week') && `${fact('hours_per_week')} hours a week`,
        between(fact('begin_date'), fact('end_date')),
      ),
    wage: rateOfPay,
    asOf: filedOn,
  },
  {
    matches: (fact) => fact('visa_class').startsWith('LMIA'),
    country: 'Canada',
    by: 'Employment and Social Development Canada',
    summary: (fact) =>
      `Official record: positive labour market impact assessment (LMIA) in Canada, ${streamOf(fact)}, ${fact('period')}`,
    sentence: (title, fact) =>
      listed(
        `positive labour market impact assessment for ${counted(fact('approved_positions'), 'position')} as ${title} in the ${streamOf(fact)}`,
        fact('period'),
      ),
    wage: () => undefined,
    asOf: ({ extra }) => endOfQuarter(String(extra.period ?? '')),
  },
];

export const isRecord = (position: RecordedPosition): boolean => kindOf(position) !== undefined;

export function recordEvidence(position: RecordedPosition): Evidence | undefined {
  const kind = kindOf(position);
  if (!kind) return undefined;
  const fact = factsOf(position);
  const reference = fact('case_number');
  return {
    kind: 'record',
    summary: `${kind.summary(fact)}${sinceExpired(position)}`,
    by: kind.by,
    asOf: kind.asOf(position),
    ...(reference ? { reference } : {}),
  };
}

/** "Certified-Expired", under whichever heading: it was granted, and its validity has run out. */
const sinceExpired = ({ extra }: RecordedPosition): string =>
  Object.values(extra).some(
    (said) => typeof said === 'string' && /^\s*(?:certified|approved|granted)\W+expired\s*$/i.test(said),
  )
    ? '; its certification has expired since'
    : '';

/** In which country the recorded position is; undefined where it is no record. */
export const recordCountry = (position: RecordedPosition): string | undefined => kindOf(position)?.country;

/** One plain sentence in place of the advert's text that a record does not have. */
export function recordSentence(position: RecordedPosition): string {
  const kind = kindOf(position);
  if (!kind) return '';
  const said = kind.sentence(position.title, factsOf(position));
  return `Official record: ${said}${sinceExpired(position)}. It is a record of its date, not an open vacancy.`;
}

export const recordSalary = (position: RecordedPosition): string | null =>
  spoken(kindOf(position)?.wage(factsOf(position)));

/** The same as numbers; all records that name a wage are of the United States. */
export function recordPay(position: RecordedPosition): Pay | undefined {
  const fact = factsOf(position);
  const wage = kindOf(position)?.wage(fact);
  const hours = Number(fact('hours_per_week')) || undefined;
  return (
    wage && payOf(wage.low, wage.high ?? wage.low, wage.period, 'USD', hours === undefined ? hours : [hours, hours])
  );
}

/** "Low Wage stream"; some are called one already. */
const streamOf = (fact: Fact) => fact('stream').replace(/(\s+stream)?$/i, ' stream');

function factsOf({ extra }: RecordedPosition): Fact {
  return (name) => {
    const value = extra[name];
    return typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';
  };
}

const kindOf = (position: RecordedPosition) => kinds.find(({ matches }) => matches(factsOf(position)));
const listed = (...parts: (string | null)[]) => parts.filter(Boolean).join(', ');

interface Wage {
  low: number;
  /** Where a range is recorded. */
  high?: number;
  period: PayPeriod;
}

const periods: Record<string, PayPeriod> = {
  year: 'year',
  annual: 'year',
  month: 'month',
  week: 'week',
  'bi-weekly': 'fortnight',
  hour: 'hour',
  hourly: 'hour',
};

const spokenPeriods: Record<PayPeriod, string> = {
  year: 'a year',
  month: 'a month',
  'four-weeks': 'every four weeks',
  fortnight: 'every two weeks',
  week: 'a week',
  day: 'a day',
  hour: 'an hour',
};

function wageOf(from: string, to: string, unit: string): Wage | undefined {
  const low = Number(from);
  const period = periods[unit.toLowerCase()];
  if (!from || !Number.isFinite(low) || low <= 0 || !period) return undefined;
  const high = Number(to);
  return to && high > low ? { low, high, period } : { low, period };
}

function spoken(wage: Wage | undefined): string | null {
  if (!wage) return null;
  const { low, high, period } = wage;
  return `${dollars(low)}${high === undefined ? '' : ` to ${dollars(high)}`} ${spokenPeriods[period]}`;
}

// made once: to make one takes longer than all else in an answer
const wholeNumber = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const dollarsAndCents = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const dayMonthYear = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

const dollars = (amount: number) => `$${(Number.isInteger(amount) ? wholeNumber : dollarsAndCents).format(amount)}`;

function counted(count: string, noun: string): string {
  const number = /^\d+$/.test(count) ? Number(count) : 1;
  return number === 1
    ? `${/^[aeihlmnorsx][-\d]|^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`
    : `${wholeNumber.format(number)} ${noun}s`;
}

function longDate(iso: string): string | null {
  const date = new Date(`${iso}T00:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(iso) || Number.isNaN(date.getTime())) return null;
  return dayMonthYear.format(date);
}

const starting = (iso: string) => longDate(iso) && `to start on ${longDate(iso)}`;
const between = (from: string, to: string) =>
  longDate(from) && longDate(to) ? `from ${longDate(from)} to ${longDate(to)}` : starting(from);
const americanDate = (text: string) => text.replace(/^(\d{2})\/(\d{2})\/(\d{4})$/, '$3-$1-$2');

function endOfQuarter(period: string): string | null {
  const [, year, quarter] = /^(\d{4}) Q([1-4])$/.exec(period) ?? [];
  return year ? `${year}-${['03-31', '06-30', '09-30', '12-31'][Number(quarter) - 1]}` : null;
}
