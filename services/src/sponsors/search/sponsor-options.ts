import type { Runs } from '../names/sponsor-matcher.js';
import { bestSpellings } from './best-spellings.js';

export type SponsorFacet = 'town' | 'county' | 'route' | 'rating';
export const sponsorFacets: SponsorFacet[] = ['town', 'county', 'route', 'rating'];

/** The numbers by which the search table knows the values of a facet; 0 is "not stated". */
export type Numbers = (facet: SponsorFacet, value: string) => number;

/** Gives every value a number; those that are new get one, in their best spelling. */
export async function numberOptions(runs: Runs, values: Record<SponsorFacet, Iterable<string>>): Promise<Numbers> {
  const known = await numbersOf(runs);
  const fresh = sponsorFacets.flatMap((facet) =>
    [...bestSpellings(values[facet], isPlace(facet))]
      .filter(([key]) => !known.has(`${facet} ${key}`))
      .map(([, value]) => ({ facet, value })),
  );
  if (fresh.length > 0) {
    await runs.query(
      `INSERT INTO sponsor_options (facet, value)
       SELECT facet, value FROM jsonb_to_recordset($1::jsonb) AS given (facet varchar, value varchar) ON CONFLICT DO NOTHING`,
      [JSON.stringify(fresh)],
    );
  }
  const all = fresh.length > 0 ? await numbersOf(runs) : known;
  return (facet, value) => all.get(`${facet} ${value.toLowerCase()}`) ?? 0;
}

async function numbersOf(runs: Runs): Promise<Map<string, number>> {
  const rows = await runs.query<{ id: number; key: string }[]>(
    `SELECT id, facet || ' ' || lower(value) AS key FROM sponsor_options`,
  );
  return new Map(rows.map(({ id, key }) => [key, id]));
}

/** Routes and ratings are the Home Office's own words: "A (SME+)" stays so. */
const isPlace = (facet: SponsorFacet) => facet === 'town' || facet === 'county';
