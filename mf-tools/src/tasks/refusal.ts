import { ApiError } from '@landfall/sdk';
import type { FieldError } from '@landfall/contracts';

/** A call that was not taken: what the person may read, and until when it is of no use to try again. */
export interface Refusal {
  status: number;
  detail: string;
  errors: FieldError[];
  /** A moment in milliseconds, where the server said when to come back. */
  until?: number;
}

/** What a person sees a field called; the server speaks of the members of a call. */
const LABELS: Record<string, string> = {
  cvText: 'Text of your CV',
  text: 'Text of your CV',
  name: 'Name',
  jobDescription: 'Job description',
  studyMaterial: 'Text of your study material',
  customizations: '“What should it say, or leave out?”',
};

const inLabels = ({ detail, errors }: ApiError): string =>
  errors.reduce((said, { field, message }) => {
    const label = LABELS[field];
    return label && message.startsWith(`${field} `)
      ? said.replace(message, `${label}${message.slice(field.length)}`)
      : said;
  }, detail);

export const refusalOf = (failure: unknown, now = Date.now()): Refusal =>
  failure instanceof ApiError
    ? {
        status: failure.status,
        detail: inLabels(failure),
        errors: failure.errors,
        until: failure.retryAfter === undefined ? undefined : now + failure.retryAfter * 1_000,
      }
    : { status: 0, detail: 'Something went wrong on this page.', errors: [] };
