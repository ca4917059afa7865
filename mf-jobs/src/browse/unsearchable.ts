import { ApiError } from '@landfall/sdk';

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

const fieldNames: Record<string, string> = {
  searchQuery: 'The search',
  location: 'The location',
  experienceLevel: 'The experience level',
  jobType: 'The job type',
  category: 'The job category',
  salaryMin: 'The salary',
  salaryCurrency: 'The currency of the salary',
  postedWithin: 'The time in Posted within',
  remote: 'The choice of Remote',
  rating: 'The sponsor rating',
  route: 'The sponsor route',
  occupation: 'The occupation',
  sort: 'The order',
  page: 'The page',
};

/** Asking again for the same is of use only where the refusal was not about what was asked. */
export const isRefused = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && ![401, 408, 429].includes(error.status);

/** What an answer says is wrong with a search, with the screen's names in place of the API's. */
export function refusalOf({ errors, detail }: ApiError): string {
  if (errors.length === 0) return ended(detail);
  return errors.map(({ field, message }) => ended(named(field.split('.')[0] ?? field, message))).join(' ');
}

function named(field: string, message: string): string {
  const name = fieldNames[field];
  return name ? message.replace(new RegExp(`^(each value in )?${field}(\\.\\d+)?\\b`), name) : message;
}

const ended = (sentence: string) => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`);
