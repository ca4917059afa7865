export const SPONSOR_FACETS = ['town', 'county', 'route', 'rating'] as const;
export type SponsorFacet = (typeof SPONSOR_FACETS)[number];

/** What a search of the register asks for, apart from the page. */
export type SponsorSearch = { query: string } & Record<SponsorFacet, string[]>;

export const NO_SPONSOR_SEARCH: SponsorSearch = { query: '', town: [], county: [], route: [], rating: [] };

export const facetTitles: Record<SponsorFacet, string> = {
  town: 'Town',
  county: 'County',
  route: 'Route',
  rating: 'Rating',
};

const LONGEST_TEXT = 500;

/** The search as the address says it; what it says wrongly is as if nothing were chosen. */
export function readSponsorAddress(params: URLSearchParams): { search: SponsorSearch; page: number } {
  const list = (name: string) => [...new Set(params.getAll(name).map((value) => value.trim()))].filter(Boolean);
  const page = Number(params.get('page') ?? 1);
  return {
    search: {
      query: (params.get('query') ?? '').replaceAll('\0', '').trim().slice(0, LONGEST_TEXT),
      town: list('town'),
      county: list('county'),
      route: list('route'),
      rating: list('rating'),
    },
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** The other way round; what is as usual is left out. */
export function writeSponsorAddress(search: SponsorSearch, page: number): URLSearchParams {
  const params = new URLSearchParams();
  if (search.query) params.set('query', search.query);
  for (const facet of SPONSOR_FACETS) for (const value of search[facet]) params.append(facet, value);
  if (page > 1) params.set('page', String(page));
  return params;
}

export const chosenSponsorFacets = (search: SponsorSearch): SponsorFacet[] =>
  SPONSOR_FACETS.filter((facet) => search[facet].length > 0);

export const isSponsorSearchNarrowed = (search: SponsorSearch): boolean =>
  search.query !== '' || chosenSponsorFacets(search).length > 0;
