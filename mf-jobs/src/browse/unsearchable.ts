import { ApiError } from '@landfall/sdk';
import type { Search } from '../api';

/** Longer texts are refused by the API. */
export const LONGEST_SEARCH = 500;

/** Why these words cannot be searched for, in a sentence for the field they stand in; null when they can. */
export function unsearchable(text: string): string | null {
  if (text.length > LONGEST_SEARCH)
    return `A search may have up to ${LONGEST_SEARCH} characters. This one has ${text.length}: please shorten it.`;
  if (text.includes('\0'))
    return 'The search contains an invisible character that cannot be searched for. Please type the words again.';
  return null;
}

/** What can be asked of a search whose words cannot be searched for. */
export const withoutUnsearchable = (search: Search): Search =>
  unsearchable(search.searchQuery) ? { ...search, searchQuery: '' } : search;

/** Asking again for the same is of use only where the refusal was not about what was asked. */
export const isRefused = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && ![401, 408, 429].includes(error.status);
