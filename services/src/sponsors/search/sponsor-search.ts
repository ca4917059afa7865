import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { poolOf } from '../../platform/database/data-source.js';
import { soughtBy } from '../../jobs/finding/place-sought.js';
import { countedByRating, countedSoRated, isRatedSo } from '../../jobs/rating-by-route.js';
import { readName, words } from '../names/company-name.js';
import type { KnownSponsor } from '../names/name-match.js';
import { MOST_TO_COMPARE } from '../names/near-names.js';
import { sponsorFacets, type SponsorFacet } from './sponsor-options.js';
import { formlessOf } from '../people/look-up.js';
import { termsOf, type Slice, type SponsorIds, type SponsorSearchAsked } from './sponsor-question.js';
import { SponsorIndex, type RememberedRegister } from './index/sponsor-index.js';
import { SponsorTable, type SearchedRegister } from './sponsor-table.js';
import type { SponsorRow } from '../sponsor-row.js';
import { sponsorColumns } from '../sponsor.view.js';
import type { SponsorCounts, SponsorCountsQuery, SponsorOption } from '../sponsors.dto.js';

export type Choices = Record<SponsorFacet, string[]>;
export const NOT_STATED = 'not-stated';
const NO_OPTION = 0;
const MOST_PLACES = 50;
/** A name is looked for by letters enough to be one. */
const SHORTEST_LOOK_UP = 3;

/** Which entries of the register a search means. */
@Injectable()
export class SponsorSearch {
  constructor(
    private readonly dataSource: DataSource,
    private readonly table: SponsorTable,
    private readonly index: SponsorIndex,
  ) {}

  async page(text: string, choices: Choices, slice: Slice): Promise<{ rows: SponsorRow[] } & Omit<SponsorIds, 'ids'>> {
    const remembered = await this.index.current();
    const register = remembered ?? this.table;
    const asked = await questionOf(text, choices, register);
    if (!asked) return { rows: [], total: 0, wholeNameOnly: 0 };
    const { ids, ...counted } = await register.page(asked, slice);
    return { rows: await this.rowsOf(ids, remembered), ...counted };
  }

  async counts({ query, places, ...choices }: SponsorCountsQuery): Promise<SponsorCounts> {
    const register = (await this.index.current()) ?? this.table;
    const { town, county, ...found } = await counted(query, choices, register);
    // what routes are chosen decides which ratings are meant: without one, more may be
    const isNarrower = choices.rating.length > 0 && choices.route.length > 0;
    const onAnyRoute = isNarrower ? await counted(query, { ...choices, route: [] }, register) : found;
    const rating = countedByRating(found.rating, choices.route);
    const route = countedSoRated(onAnyRoute.route, onAnyRoute.rating, choices.rating);
    const shown = { town: limited(town, choices.town, places), county: limited(county, choices.county, places) };
    return {
      ...shown,
      others: { town: sumOf(town) - sumOf(shown.town), county: sumOf(county) - sumOf(shown.county) },
      route: withChosen(route.sort(mostFirst), choices.route),
      rating: withChosen(rating.sort(mostFirst), choices.rating),
    };
  }

  /** Entries that the newest register has no more, with all telling words of the name. */
  async gone(name: string): Promise<KnownSponsor[]> {
    const sought = readName(name).own.words;
    if (sought.length === 0) return [];
    const { rows } = await this.pool.query<KnownSponsor>(
      `SELECT id, name, sponsors.town, is_normalised AS "isNormalised" FROM sponsor_search JOIN sponsors ON id = sponsor_id
       WHERE words @@ $1::tsquery AND NOT is_listed ORDER BY length(name), id LIMIT $2`,
      [sought.map((word) => `'${word}'`).join(' & '), MOST_TO_COMPARE],
    );
    return rows;
  }

  /** Those of the ids that exist, in their order. */
  async inOrder(ids: number[]): Promise<SponsorRow[]> {
    if (ids.length === 0) return [];
    const { rows } = await this.pool.query<SponsorRow>(
      `SELECT ${sponsorColumns} FROM sponsors JOIN unnest($1::int[]) WITH ORDINALITY AS wanted (wanted_id, place)
         ON sponsors.id = wanted_id ORDER BY wanted.place`,
      [ids],
    );
    return rows;
  }

  private async rowsOf(ids: number[], remembered: RememberedRegister | undefined): Promise<SponsorRow[]> {
    const missing = ids.filter((id) => !remembered?.row(id));
    const read = await this.inOrder(missing);
    if (!remembered) return read;
    for (const row of read) remembered.keep(row);
    const own = new Map(read.map((row) => [row.id, row]));
    return ids.flatMap((id) => own.get(id) ?? remembered.row(id) ?? []);
  }

  private get pool() {
    return poolOf(this.dataSource);
  }
}

async function counted(
  text: string,
  choices: Choices,
  register: SearchedRegister,
): Promise<Record<SponsorFacet, SponsorOption[]>> {
  const asked = await questionOf(text, choices, register);
  const counts = asked ? await register.counts(asked) : [];
  const values = await register.values(counts.map(([, code]) => code));
  const found: Record<SponsorFacet, SponsorOption[]> = { town: [], county: [], route: [], rating: [] };
  for (const [facet, code, count] of counts) {
    found[facet].push({ value: code === NO_OPTION ? NOT_STATED : values.get(code)!, count });
  }
  return found;
}

/** Undefined: a text of which nothing can be looked for, which finds nothing. */
export async function questionOf(
  text: string,
  choices: Choices,
  register: SearchedRegister,
): Promise<SponsorSearchAsked | undefined> {
  const all = words(text);
  if (text !== '' && all.length === 0) return undefined;
  // small words find nothing more, unless they are all there is
  const telling = all.filter((word) => word !== 'and' && word !== 'the');
  const terms = termsOf(telling.length > 0 ? telling : all, text);
  const spelled = terms.flatMap(({ anyOf }) => (anyOf.some(isInTwo) ? anyOf.flatMap((one) => one.split(' ')) : []));
  const chosen: SponsorSearchAsked['chosen'] = {};
  for (const facet of sponsorFacets) {
    if (choices[facet].length > 0) chosen[facet] = await codesOf(facet, choices[facet], register);
  }
  if (chosen.rating) chosen.rating.push(...(await byRouteOf(choices, register)));
  return {
    terms,
    start: all.join(' '),
    formless: formlessOf(all),
    chosen,
    lookUp: all.join('').length >= SHORTEST_LOOK_UP ? [...all, ...spelled] : [],
  };
}

const isInTwo = (spelling: string) => spelling.includes(' ');

/** What no entry has matches nothing. */
async function codesOf(facet: SponsorFacet, values: string[], register: SearchedRegister): Promise<number[]> {
  const keys = values.map((value) => value.trim().toLowerCase());
  return [...(await register.codes(facet, keys)), ...(values.includes(NOT_STATED) ? [NO_OPTION] : [])];
}

/** The options of those that are rated so for a route that is asked for, and otherwise for another. */
async function byRouteOf({ rating, route }: Choices, register: SearchedRegister): Promise<number[]> {
  const all = await register.ratings();
  return Array.from(all, ([code, option]) => (isRatedSo(option, rating, route) ? [code] : [])).flat();
}

const byName = new Intl.Collator('en');
const mostFirst = (a: SponsorOption, b: SponsorOption) =>
  Number(a.value === NOT_STATED) - Number(b.value === NOT_STATED) ||
  b.count - a.count ||
  byName.compare(a.value, b.value);

const isIn = (chosen: string[]) => {
  const keys = new Set(chosen.map((value) => value.toLowerCase()));
  return ({ value }: SponsorOption) => keys.has(value.toLowerCase());
};

/** A choice that nothing is left for is still a choice that one must be able to undo. */
function withChosen(options: SponsorOption[], chosen: string[]): SponsorOption[] {
  const missing = chosen.filter((value) => !options.some(isIn([value])));
  return [...options, ...missing.map((value) => ({ value, count: 0 }))];
}

const sumOf = (options: SponsorOption[]) => options.reduce((sum, { count }) => sum + count, 0);

function limited(options: SponsorOption[], chosen: string[], places: string): SponsorOption[] {
  const isChosen = isIn(chosen);
  const listed = options.filter((option) => option.value !== NOT_STATED && !isChosen(option));
  const others = soughtBy(places, (isSought) => (isSought ? listed.filter(({ value }) => isSought(value)) : listed), {
    countsOf: (list) => list,
  });
  const unstated = options.filter((option) => option.value === NOT_STATED && !isChosen(option));
  const own = options.filter(isChosen).sort(mostFirst);
  return [...withChosen(own, chosen), ...most(others, MOST_PLACES), ...unstated];
}

/** The first so many of them. Most are far behind, and need not be put in order among themselves. */
function most(options: SponsorOption[], wanted: number): SponsorOption[] {
  const counts = Uint32Array.from(options, ({ count }) => count).sort();
  const least = counts.at(-wanted) ?? 0;
  return options
    .filter(({ count }) => count >= least)
    .sort(mostFirst)
    .slice(0, wanted);
}
