import type { SavedFilters } from '@landfall/contracts';
import type { Search } from '../api';
import { advancedChip } from '../browse/advanced';
import { labelOf } from '../browse/options';
import { chosenAdvanced, chosenFacets, NO_SEARCH, usualSort, writeAddress } from '../browse/search-address';

/** What was saved, as the browse page reads a search. */
export const searchOf = (filters: SavedFilters): Search => ({
  ...NO_SEARCH,
  ...filters,
  sort: filters.sort ?? usualSort(filters.searchQuery ?? ''),
});

/** The same for the same search, in whichever way it was come by. */
export const addressOf = (search: Search): string => writeAddress(search, 1).toString();

/** What is new stands in front there, whatever order was saved. */
export const newsAddressOf = (search: Search): string => addressOf({ ...search, sort: 'desc' });

/** What a search asks, in words: "nurse, Leeds, Full-time". */
export function wordsOf(search: Search): string {
  const parts = [
    search.searchQuery,
    ...chosenFacets(search).flatMap((facet) => search[facet].map(labelOf)),
    ...chosenAdvanced(search).map((field) => {
      const { text, details } = advancedChip(search, field);
      return details ?? text;
    }),
  ];
  return parts.filter(Boolean).join(', ') || 'All jobs';
}

export const LONGEST_NAME = 100;

/** What a search is called unless the person says otherwise. */
export const nameOf = (search: Search): string => {
  const words = wordsOf(search);
  return words.length > LONGEST_NAME ? `${words.slice(0, LONGEST_NAME - 1).trimEnd()}…` : words;
};

export const ALERTS: { value: 'off' | 'daily' | 'at-once'; label: string }[] = [
  { value: 'off', label: 'No mail' },
  { value: 'daily', label: 'Mail once a day' },
  { value: 'at-once', label: 'Mail at once' },
];

export const alertsOf = (value: string) => ALERTS.find((one) => one.value === value)?.value ?? 'off';
