import { ApiError } from '@landfall/sdk';

/** One sentence for people; never raw JSON. */
export const reasonOf = (error: unknown): string =>
  error instanceof ApiError ? error.detail : 'Something went wrong on this page.';
