import type { Search } from '../api';

export const FACETS = ['location', 'experienceLevel', 'jobType', 'category'] as const;
export type Facet = (typeof FACETS)[number];

export const NO_SEARCH: Search = {
  searchQuery: '',
  location: [],
  experienceLevel: [],
  jobType: [],
  category: [],
  sort: 'desc',
};

/** What was searched for comes best first, a list that nobody searched newest first. */
export const usualSort = (searchQuery: string): Search['sort'] => (searchQuery ? 'relevance' : 'desc');

export interface Asked {
  search: Search;
  page: number;
  /** The address names a page that no list has; page is the first. */
  isNoPage: boolean;
}

/** The search as the address says it; what it does not say, or says wrongly, is as if nothing were chosen. */
export function readAddress(params: URLSearchParams): Asked {
  const list = (name: Facet) => [...new Set(params.getAll(name).map((value) => value.trim()))].filter(Boolean);
  const page = Number(params.get('page') ?? 1);
  const isPage = Number.isInteger(page) && page > 0;
  const searchQuery = (params.get('searchQuery') ?? '').trim();
  return {
    search: {
      searchQuery,
      location: list('location'),
      experienceLevel: list('experienceLevel'),
      jobType: list('jobType'),
      category: list('category'),
      sort: params.get('sort') === 'desc' ? 'desc' : usualSort(searchQuery),
    },
    page: isPage ? page : 1,
    isNoPage: !isPage,
  };
}

/** The other way round; what is as usual is left out, so an address says only what was asked. */
export function writeAddress(search: Search, page: number): URLSearchParams {
  const params = new URLSearchParams();
  if (search.searchQuery) params.set('searchQuery', search.searchQuery);
  for (const facet of FACETS) for (const value of search[facet]) params.append(facet, value);
  if (search.sort !== usualSort(search.searchQuery)) params.set('sort', search.sort);
  if (page > 1) params.set('page', String(page));
  return params;
}

export const chosenFacets = (search: Search): Facet[] => FACETS.filter((facet) => search[facet].length > 0);
export const isNarrowed = (search: Search) => search.searchQuery !== '' || chosenFacets(search).length > 0;
