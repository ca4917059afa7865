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

export const refusalOf = (failure: unknown, now = Date.now()): Refusal =>
  failure instanceof ApiError
    ? {
        status: failure.status,
        detail: failure.detail,
        errors: failure.errors,
        until: failure.retryAfter === undefined ? undefined : now + failure.retryAfter * 1_000,
      }
    : { status: 0, detail: 'Something went wrong on this page.', errors: [] };
