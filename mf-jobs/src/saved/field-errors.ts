import { ApiError } from '@landfall/sdk';

/** What an answer says of each field that was sent, as a sentence. */
export function fieldErrors(error: unknown): Record<string, string> {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(error.errors.map(({ field, message }) => [field, message]));
}
