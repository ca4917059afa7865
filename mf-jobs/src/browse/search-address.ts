import type { Search } from '../api';
import { DEFAULT_CURRENCY } from './currencies';

export const FACETS = ['location', 'experienceLevel', 'jobType', 'category'] as const;
export type Facet = (typeof FACETS)[number];

/** Advanced filters come with Premium; the server refuses them to others. */
const ADVANCED_LISTS = ['rating', 'route', 'occupation'] as const;
export const ADVANCED = ['salaryMin', 'postedWithin', 'remote', ...ADVANCED_LISTS] as const;
export type Advanced = (typeof ADVANCED)[number];

export const NO_SEARCH: Search = {
  searchQuery: '',
  location: [],
  experienceLevel: [],
  jobType: [],
  category: [],
  rating: [],
  route: [],
  occupation: [],
  sort: 'desc',
};

/** What takes all advanced filters out of a search. */
export const WITHOUT_ADVANCED: Partial<Search> = {
  salaryMin: undefined,
  salaryCurrency: undefined,
  postedWithin: undefined,
  remote: undefined,
  rating: [],
  route: [],
  occupation: [],
};

/** The numbers that the API takes. From 0 on: any pay in the currency. */
const LEAST = { salaryMin: 0, postedWithin: 1 };
const LARGEST = { salaryMin: 2_147_483_647, postedWithin: 3650 };

/** What was searched for comes best first, a list that nobody searched newest first. */
export const usualSort = (searchQuery: string): Search['sort'] => (searchQuery ? 'relevance' : 'desc');

const sortOf = (named: string | null, searchQuery: string): Search['sort'] =>
  named === 'desc' || named === 'match' ? named : usualSort(searchQuery);

export interface Asked {
  search: Search;
  page: number;
  /** The address names a page that no list has; page is the first. */
  isNoPage: boolean;
  /** What else it names that nothing is, as it stands there: "sort=foo". */
  unknown: string[];
}

/** The search as the address says it; what it does not say, or says wrongly, is as if nothing were chosen. */
export function readAddress(params: URLSearchParams): Asked {
  const list = (name: string) => [...new Set(params.getAll(name).map((value) => value.trim()))].filter(Boolean);
  const number = (name: keyof typeof LARGEST) => {
    const value = Number(params.get(name)?.trim() || NaN);
    return Number.isInteger(value) && value >= LEAST[name] && value <= LARGEST[name] ? value : undefined;
  };
  const page = Number(params.get('page') ?? 1);
  const isPage = Number.isInteger(page) && page > 0;
  const searchQuery = (params.get('searchQuery') ?? '').trim();
  const remote = params.get('remote');
  const search: Search = {
    searchQuery,
    location: list('location'),
    experienceLevel: list('experienceLevel'),
    jobType: list('jobType'),
    category: list('category'),
    salaryMin: number('salaryMin'),
    salaryCurrency: currencyOf(params),
    postedWithin: number('postedWithin'),
    remote: remote === 'true' ? true : remote === 'false' ? false : undefined,
    rating: list('rating'),
    route: list('route'),
    occupation: list('occupation'),
    sort: sortOf(params.get('sort'), searchQuery),
  };
  return {
    search,
    page: isPage ? page : 1,
    isNoPage: !isPage,
    unknown: unknownIn(params, search),
  };
}

function unknownIn(params: URLSearchParams, { sort, salaryMin, postedWithin, remote }: Search): string[] {
  const given = (name: string) => params.get(name)?.trim() ?? '';
  const read = {
    sort: given('sort') === sort || given('sort') === 'relevance',
    salaryMin: salaryMin !== undefined,
    postedWithin: postedWithin !== undefined,
    remote: remote !== undefined,
  };
  return Object.entries(read).flatMap(([name, isRead]) => (isRead || !given(name) ? [] : `${name}=${given(name)}`));
}

/** Says nothing without a salary; pounds are what is meant without it. */
function currencyOf(params: URLSearchParams): string | undefined {
  const currency = params.get('salaryCurrency')?.trim().toUpperCase() ?? '';
  return params.has('salaryMin') && /^[A-Z]{3}$/.test(currency) && currency !== DEFAULT_CURRENCY ? currency : undefined;
}

/** The other way round; what is as usual is left out, so an address says only what was asked. */
export function writeAddress(search: Search, page: number): URLSearchParams {
  const params = new URLSearchParams();
  if (search.searchQuery) params.set('searchQuery', search.searchQuery);
  for (const facet of [...FACETS, ...ADVANCED]) {
    for (const value of [search[facet] ?? []].flat()) params.append(facet, String(value));
  }
  if (search.salaryMin !== undefined && search.salaryCurrency) params.set('salaryCurrency', search.salaryCurrency);
  if (search.sort !== usualSort(search.searchQuery)) params.set('sort', search.sort);
  if (page > 1) params.set('page', String(page));
  return params;
}

const isChosen = (search: Search, field: Facet | Advanced) => {
  const value = search[field];
  return Array.isArray(value) ? value.length > 0 : value !== undefined;
};

export const chosenFacets = (search: Search): Facet[] => FACETS.filter((facet) => isChosen(search, facet));
export const chosenAdvanced = (search: Search): Advanced[] => ADVANCED.filter((field) => isChosen(search, field));
export const isNarrowed = (search: Search) =>
  search.searchQuery !== '' || chosenFacets(search).length > 0 || chosenAdvanced(search).length > 0;
