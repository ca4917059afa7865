import type { FieldError, JobApplication } from '@landfall/contracts';
import { safeLink } from '@landfall/sdk';
import { figure } from '@landfall/ui';
import type { ApplicationFields } from '../api';

/** What stands in the form: every field as text. */
export type FormValues = Record<
  'jobTitle' | 'companyName' | 'jobLocation' | 'appliedDate' | 'jobType' | 'salary' | 'jobUrl' | 'notes',
  string
> & { status: JobApplication['status'] };

export type FormErrors = Partial<Record<keyof FormValues, string>>;

/** Today where the person is, as `YYYY-MM-DD`. */
export function today(now = new Date()): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

export const valuesOf = (known: Partial<ApplicationFields>): FormValues => ({
  jobTitle: known.jobTitle ?? '',
  companyName: known.companyName ?? '',
  jobLocation: known.jobLocation ?? '',
  status: known.status ?? 'Applied',
  appliedDate: known.appliedDate ?? today(),
  jobType: known.jobType ?? '',
  salary: known.salary ?? '',
  jobUrl: known.jobUrl ?? '',
  notes: known.notes ?? '',
});

/** The most characters that the server takes. An input that cuts at them would keep half of what was pasted, unsaid. */
const LIMITS = {
  jobTitle: 255,
  companyName: 255,
  jobLocation: 255,
  jobType: 100,
  salary: 255,
  jobUrl: 512,
  notes: 20_000,
} satisfies Partial<Record<keyof FormValues, number>>;

function tooLong(values: FormValues): FormErrors {
  const over = Object.entries(LIMITS).flatMap(([name, most]) => {
    const { length } = values[name as keyof FormValues].trim();
    return length > most ? [[name, tooLongBy(length, most)]] : [];
  });
  return Object.fromEntries(over) as FormErrors;
}

const tooLongBy = (length: number, most: number): string =>
  `Use at most ${figure(most)} characters; these are ${figure(length)}.`;

export function errorsOf(values: FormValues): FormErrors {
  const errors = tooLong(values);
  if (!values.jobTitle.trim()) errors.jobTitle = 'Enter the job title.';
  if (!values.companyName.trim()) errors.companyName = 'Enter the company.';
  if (!values.appliedDate) errors.appliedDate = 'Choose the date on which you applied.';
  if (values.jobUrl.trim() && !safeLink(values.jobUrl.trim())) {
    errors.jobUrl = 'Enter an address that starts with http:// or https://.';
  }
  return errors;
}

/** What the server refused, beside the field it refused. */
export const refusedFields = (errors: FieldError[]): FormErrors =>
  Object.fromEntries(errors.map(({ field, message }) => [field, message]));

export function fieldsOf(values: FormValues): ApplicationFields {
  const orNull = (text: string) => text.trim() || null;
  return {
    jobTitle: values.jobTitle.trim(),
    companyName: values.companyName.trim(),
    status: values.status,
    appliedDate: values.appliedDate,
    jobLocation: orNull(values.jobLocation),
    jobType: orNull(values.jobType),
    salary: orNull(values.salary),
    jobUrl: orNull(values.jobUrl),
    notes: orNull(values.notes),
  };
}

/** Only what differs from before, so that a change made elsewhere in the meantime stays. */
export function changedFields(before: FormValues, after: FormValues): Partial<ApplicationFields> {
  const was = fieldsOf(before);
  return Object.fromEntries(
    Object.entries(fieldsOf(after)).filter(([name, value]) => value !== was[name as keyof ApplicationFields]),
  );
}

export const isSame = (one: FormValues, other: FormValues): boolean =>
  (Object.keys(one) as (keyof FormValues)[]).every((name) => one[name] === other[name]);
