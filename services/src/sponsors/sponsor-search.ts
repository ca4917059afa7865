import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { poolOf } from '../platform/database/data-source.js';
import { readName, words } from './company-name.js';
import type { KnownSponsor } from './name-match.js';
import { MOST_TO_COMPARE } from './near-names.js';
import { sponsorFacets, type SponsorFacet } from './sponsor-options.js';
import { countsStatement, pageStatement, type SponsorSearchAsked } from './sponsor-search.sql.js';
import { sponsorColumns, type SponsorRow } from './sponsor.view.js';
import type { SponsorCounts, SponsorCountsQuery, SponsorOption } from './sponsors.dto.js';

export type Choices = Record<SponsorFacet, string[]>;
export const NOT_STATED = 'not-stated';
const NO_OPTION = 0;
const MOST_PLACES = 50;
/** A name is looked for by letters enough to be one. */
const SHORTEST_LOOK_UP = 3;

/** Which entries of the register a search means. */
@Injectable()
export class SponsorSearch {
  constructor(private readonly dataSource: DataSource) {}

  async page(text: string, choices: Choices, page: { offset: number; limit: number }) {
    const asked = await this.asked(text, choices);
    if (!asked) return { rows: [], total: 0 };
    const { rows } = await this.pool.query<{ ids: number[]; total: number }>(pageStatement(asked, page));
    const { ids, total } = rows[0]!;
    return { rows: await this.inOrder(ids), total };
  }

  async counts({ query, places, ...choices }: SponsorCountsQuery): Promise<SponsorCounts> {
    const asked = await this.asked(query, choices);
    const { rows } = asked
      ? await this.pool.query<{ counts: [SponsorFacet, number, number][] | null }>(countsStatement(asked))
      : { rows: [] };
    const counted = rows[0]?.counts ?? [];
    const values = await this.values(counted.map(([, code]) => code));
    const of = (facet: SponsorFacet): SponsorOption[] =>
      counted
        .filter(([own]) => own === facet)
        .map(([, code, count]) => ({ value: code === NO_OPTION ? NOT_STATED : values.get(code)!, count }))
        .sort(mostFirst);
    const [town, county] = [of('town'), of('county')];
    const shown = { town: limited(town, choices.town, places), county: limited(county, choices.county, places) };
    return {
      ...shown,
      others: { town: sumOf(town) - sumOf(shown.town), county: sumOf(county) - sumOf(shown.county) },
      route: withChosen(of('route'), choices.route),
      rating: withChosen(of('rating'), choices.rating),
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

  /** Undefined: a text of which nothing can be looked for, which finds nothing. */
  private async asked(text: string, choices: Choices): Promise<SponsorSearchAsked | undefined> {
    const all = words(text);
    if (text !== '' && all.length === 0) return undefined;
    // small words find nothing more, unless they are all there is
    const telling = all.filter((word) => word !== 'and' && word !== 'the');
    const sought = telling.length > 0 ? telling : all;
    const chosen: SponsorSearchAsked['chosen'] = {};
    for (const facet of sponsorFacets) {
      if (choices[facet].length > 0) chosen[facet] = await this.codes(facet, choices[facet]);
    }
    return {
      query: sought.map(asTerm).join(' & '),
      start: all.join(' '),
      chosen,
      lookUp: all.join('').length >= SHORTEST_LOOK_UP ? all : [],
    };
  }

  /** What no entry has matches nothing. */
  private async codes(facet: SponsorFacet, values: string[]): Promise<number[]> {
    const { rows } = await this.pool.query<{ id: number }>(
      'SELECT id FROM sponsor_options WHERE facet = $1 AND lower(value) = ANY ($2)',
      [facet, values.map((value) => value.trim().toLowerCase())],
    );
    return [...rows.map(({ id }) => id), ...(values.includes(NOT_STATED) ? [NO_OPTION] : [])];
  }

  private async values(codes: number[]): Promise<Map<number, string>> {
    const { rows } = await this.pool.query<{ id: number; value: string }>(
      'SELECT id, value FROM sponsor_options WHERE id = ANY ($1)',
      [codes],
    );
    return new Map(rows.map(({ id, value }) => [id, value]));
  }

  private get pool() {
    return poolOf(this.dataSource);
  }
}

const forms = new Map([
  ['limited', 'ltd'],
  ['ltd', 'limited'],
]);

/** A word, its beginnings from two letters on, and both spellings of "Limited". */
function asTerm(word: string): string {
  const term = word.length > 1 ? `'${word}':*` : `'${word}'`;
  const other = forms.get(word);
  return other ? `('${word}' | '${other}')` : term;
}

const mostFirst = (a: SponsorOption, b: SponsorOption) =>
  Number(a.value === NOT_STATED) - Number(b.value === NOT_STATED) ||
  b.count - a.count ||
  a.value.localeCompare(b.value, 'en');

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
  const text = places.toLowerCase();
  const others = options.filter(
    (option) => !isChosen(option) && option.value !== NOT_STATED && option.value.toLowerCase().includes(text),
  );
  const unstated = options.filter((option) => option.value === NOT_STATED && !isChosen(option));
  return [...withChosen(options.filter(isChosen), chosen), ...others.slice(0, MOST_PLACES), ...unstated];
}
