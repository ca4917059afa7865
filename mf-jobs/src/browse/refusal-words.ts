import type { ApiError } from '@landfall/sdk';

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
