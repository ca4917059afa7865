import type { Nation, VisaCheckInput, VisaCheckPeriod } from '@landfall/contracts';
import { periodSaid, readSalary } from './salary-text';

/** The form as it is typed; the address holds the same under the same names. */
export interface CheckForm {
  occupation: string;
  socCode: string;
  salary: string;
  period: VisaCheckPeriod;
  hours: string;
  isNewEntrant: boolean;
  /** Empty: not known. */
  nation: Nation | '';
}

export const PERIODS: { value: VisaCheckPeriod; label: string }[] = [
  { value: 'year', label: 'a year' },
  { value: 'month', label: 'a month' },
  { value: 'hour', label: 'an hour' },
];

const nations: Nation[] = ['England', 'Scotland', 'Wales', 'Northern Ireland'];
export const NATIONS = [
  { value: '', label: 'Not known' },
  ...nations.map((nation) => ({ value: nation as string, label: nation as string })),
];

export function readForm(params: URLSearchParams): CheckForm {
  const period = PERIODS.find(({ value }) => value === params.get('period'));
  return {
    occupation: params.get('occupation') ?? '',
    socCode: params.get('socCode') ?? '',
    salary: params.get('salary') ?? '',
    period: period?.value ?? 'year',
    hours: params.get('hours') ?? '',
    isNewEntrant: params.get('newEntrant') === 'true',
    nation: nations.find((nation) => nation === params.get('nation')) ?? '',
  };
}

export function writeForm({
  occupation,
  socCode,
  salary,
  period,
  hours,
  isNewEntrant,
  nation,
}: CheckForm): URLSearchParams {
  const said = { occupation, socCode, salary, period: period === 'year' ? '' : period, hours, nation };
  const params = new URLSearchParams(Object.entries(said).filter(([, value]) => value !== ''));
  if (isNewEntrant) params.set('newEntrant', 'true');
  return params;
}

export type FormField = 'occupation' | 'salary' | 'hours';
export type Read = { input: VisaCheckInput } | { mistakes: Partial<Record<FormField, string>> };

const MOST_HOURS = 168;

/** "37.5", "37,5", "37.5 hours" */
const hoursIn = (typed: string): number | undefined => {
  const text = typed.trim().toLowerCase();
  if (text === '') return undefined;
  return Number(text.replace(/ ?(?:hours?|hrs?|h)\b.*$/, '').replace(/^(\d{1,3}),(\d{1,2})$/, '$1.$2'));
};

const saidOf = (salary: string) => PERIODS.find(({ value }) => value === periodSaid(salary))?.label;

/** What is to be asked of the API, or what has to be mended first; the API has the last word. */
export function readInput({ occupation, socCode, salary, period, hours, isNewEntrant, nation }: CheckForm): Read {
  const mistakes: Partial<Record<FormField, string>> = {};
  if (!occupation.trim() && !socCode) mistakes.occupation = 'Enter the title of the job';
  const pay = readSalary(salary);
  if ('refused' in pay) mistakes.salary = pay.refused;
  const isOfOther = (periodSaid(salary) ?? period) !== period;
  if (!('refused' in pay) && isOfOther) mistakes.salary = `Choose what the amount is for: it says “${saidOf(salary)}”`;
  const week = hoursIn(hours);
  if (week === undefined && period === 'hour') mistakes.hours = 'Enter the hours a week, for pay by the hour';
  if (week !== undefined && !(week >= 1 && week <= MOST_HOURS)) {
    mistakes.hours = `Enter the hours a week as a number from 1 to ${MOST_HOURS}`;
  }
  if ('refused' in pay || Object.keys(mistakes).length > 0) return { mistakes };
  const title = occupation.trim();
  return {
    input: {
      ...(title && { occupation: title }),
      ...(socCode && { socCode }),
      ...pay,
      period,
      hoursPerWeek: week,
      newEntrant: isNewEntrant,
      ...(nation && { nation }),
    },
  };
}
