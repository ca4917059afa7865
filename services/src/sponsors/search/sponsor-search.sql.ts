import { LEAST_WORDS, smallWords, tradingAs } from '../people/look-up.js';
import type { SponsorFacet } from './sponsor-options.js';
import type { Slice, SponsorSearchAsked, SponsorTerm } from './sponsor-question.js';

interface SponsorStatement {
  text: string;
  values: unknown[];
}

type Bind = (value: unknown, type: string) => string;

const binder =
  (values: unknown[]): Bind =>
  (value, type) =>
    `$${values.push(value)}::${type}`;

/** Words are letters and digits alone, so that quotes hold them. */
const asQuery = ({ anyOf, isBeginning }: SponsorTerm) =>
  `(${anyOf.map((spelling) => `'${spelling.split(' ').join("' & '")}'${isBeginning ? ':*' : ''}`).join(' | ')})`;

function conditions({ chosen }: SponsorSearchAsked, bind: Bind): Record<SponsorFacet, string | undefined> {
  const any = (facet: 'town' | 'county' | 'rating') =>
    chosen[facet] && `${facet} = ANY (${bind(chosen[facet], 'int[]')})`;
  return {
    town: any('town'),
    county: any('county'),
    rating: any('rating'),
    route: chosen.route && `routes && ${bind(chosen.route, 'int[]')}`,
  };
}

const allBut = (facets: Record<SponsorFacet, string | undefined>, own?: SponsorFacet): string =>
  Object.entries(facets)
    .filter(([facet, condition]) => condition && facet !== own)
    .map(([, condition]) => condition)
    .join(' AND ') || 'true';

/** Those that a text finds, the left ones too; without a text all that are listed and certainly no person. */
function from(asked: SponsorSearchAsked, bind: Bind): string {
  if (asked.terms.length === 0) return 'sponsor_search WHERE is_listed AND NOT look_up_only';
  return `sponsor_search WHERE ${hasWords(asked, bind)} AND (NOT look_up_only${lookedUp(asked, bind)})`;
}

function hasWords({ terms, formless }: SponsorSearchAsked, bind: Bind): string {
  const all = `words @@ ${bind(terms.map(asQuery).join(' & '), 'tsquery')}`;
  return formless ? `(${all} OR place = ${bind(formless, 'text')})` : all;
}

/** The texts of which an entry may be the exact name. */
const exactNames = ({ start, formless }: SponsorSearchAsked): string[] => (formless ? [start, formless] : [start]);

/** How many that may be people have the words, and are found by their whole name only. */
const unnamed = (asked: SponsorSearchAsked, where: string, bind: Bind): string =>
  `SELECT count(*)::int FROM sponsor_search WHERE ${hasWords(asked, bind)} AND is_listed AND look_up_only
    AND NOT (false${lookedUp(asked, bind)}) AND ${where}`;

/** `isLookedUp` of `look-up.ts`, on the words of the name that are kept to sort by. */
function lookedUp(asked: SponsorSearchAsked, bind: Bind): string {
  const { lookUp } = asked;
  if (lookUp.length === 0) return '';
  const exact = ` OR place = ANY (${bind(exactNames(asked), 'text[]')})`;
  // a word alone is never all of a name; and of "john" there are thousands, which are not worth taking apart
  if (lookUp.filter((word) => !smallWords.includes(word)).length < LEAST_WORDS) return exact;
  const small = bind(smallWords, 'text[]');
  return `${exact} OR (
      SELECT count(*) >= ${LEAST_WORDS} AND bool_and(word = ANY (${bind(lookUp, 'text[]')}))
      FROM unnest(string_to_array(regexp_replace(place, ${bind(tradingAs, 'text')}, '', 'g'), ' ')) AS word
      WHERE word <> ALL (${small})
    )`;
}

/** The ids of one page, how many there are in all, and how many more only their whole name would find. */
export function pageStatement(asked: SponsorSearchAsked, { offset, limit }: Slice): SponsorStatement {
  const values: unknown[] = [];
  const bind = binder(values);
  const where = allBut(conditions(asked, bind));
  const slice = `LIMIT ${bind(limit, 'int')} OFFSET ${bind(offset, 'bigint')}`;
  if (asked.terms.length === 0) {
    const text = `SELECT ARRAY(SELECT sponsor_id FROM ${from(asked, bind)} AND ${where} ORDER BY place, sponsor_id ${slice}) AS ids,
      (SELECT coalesce(sum(n), 0)::int FROM sponsor_kinds WHERE ${where}) AS total, 0 AS "wholeNameOnly"`;
    return { text, values };
  }
  const [start, exact] = [bind(asked.start, 'text'), bind(exactNames(asked), 'text[]')];
  const text = `WITH matching AS MATERIALIZED (SELECT sponsor_id, place, is_listed FROM ${from(asked, bind)} AND ${where})
    SELECT ARRAY(
      SELECT sponsor_id FROM matching
      ORDER BY is_listed DESC, place = ANY (${exact}) DESC, starts_with(place, ${start} || ' ') DESC, place, sponsor_id ${slice}
    ) AS ids, (SELECT count(*)::int FROM matching) AS total, (${unnamed(asked, where, bind)}) AS "wholeNameOnly"`;
  return { text, values };
}

/** For each facet `[facet, number, count]`, each without its own choice. Counted over kinds, which are far fewer than entries. */
export function countsStatement(asked: SponsorSearchAsked): SponsorStatement {
  const values: unknown[] = [];
  const bind = binder(values);
  const facets = conditions(asked, bind);
  const kinds =
    asked.terms.length > 0
      ? `SELECT town, county, rating, routes, count(*)::int AS n FROM ${from(asked, bind)} GROUP BY town, county, rating, routes`
      : 'SELECT town, county, rating, routes, n FROM sponsor_kinds';
  const counted = (['town', 'county', 'rating'] as const).map(
    (facet) =>
      `SELECT '${facet}' AS facet, ${facet} AS code, sum(n)::int AS n FROM kinds WHERE ${allBut(facets, facet)} GROUP BY ${facet}`,
  );
  const text = `WITH kinds AS MATERIALIZED (${kinds}), counted AS (
      ${counted.join(' UNION ALL ')}
      UNION ALL SELECT 'route', code, sum(n)::int FROM kinds, unnest(routes) AS code WHERE ${allBut(facets, 'route')} GROUP BY code
    )
    SELECT json_agg(json_build_array(facet, code, n)) AS counts FROM counted`;
  return { text, values };
}
