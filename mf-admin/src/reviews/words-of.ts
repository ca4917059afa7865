import { ApiError } from '@landfall/sdk';
import { ImportFailed } from './calls';

/** What a person reads of a failure. */
export function wordsOf(error: unknown): string {
  if (error instanceof ApiError) return error.detail;
  if (error instanceof ImportFailed) return error.message;
  return 'The server could not be reached. Nothing was changed.';
}
