import { setImmediate as breath } from 'node:timers/promises';
import { inSeries } from '../../platform/in-series.js';
import { readName } from '../names/company-name.js';
import type { LegalForm } from '../names/legal-forms.js';
import type { RegisterRow } from './register-file.js';
import { optionOf, type RouteRating } from '../../jobs/rating-by-route.js';
import { byImportance, leastOf } from './routes.js';

/** What an employer may sponsor, and how it is rated for that. */
export interface Licence {
  route: string;
  /** Empty: not stated. */
  rating: string;
  type: string;
  /** The day of the register that stated it last, where the newest one that has the employer does not cover this route. */
  asOf?: string;
}

/** Those that the newest register does not cover. */
export function olderRoutesOf(licences: readonly Licence[]): { olderRoutes?: { route: string; asOf: string }[] } {
  const olderRoutes = licences.flatMap(({ route, asOf }) => (asOf === undefined ? [] : [{ route, asOf }]));
  return olderRoutes.length > 0 ? { olderRoutes } : {};
}

/** Of what the newest register states the rating to be most careful about; empty where it states none. */
export const ratingOf = (licences: readonly Licence[]): string =>
  leastOf(licences.filter(({ asOf }) => asOf === undefined).map(({ rating }) => rating));

/** How it is rated for each route where that differs, empty for what the newest register does not state; else nothing. */
export function ratingsOf(licences: readonly Licence[]): RouteRating[] {
  const stated = new Set(licences.filter(({ asOf }) => asOf === undefined).map(({ rating }) => rating));
  if (stated.size < 2) return [];
  return licences.map(({ route, rating, asOf }) => ({ route, rating: asOf === undefined ? rating : '' }));
}

/** The same as one option of a search. */
export function ratingOptionOf(licences: readonly Licence[]): string {
  const ratings = ratingsOf(licences);
  return ratings.length > 0 ? optionOf(ratings) : ratingOf(licences);
}

/** "A rating (Skilled Worker and Scale-up), B rating (Creative Worker)", or the one rating of all. */
export function ratingInWords(licences: readonly Licence[]): string {
  const differing = ratingsOf(licences.filter(({ asOf }) => asOf === undefined));
  if (differing.length === 0) return ratingOf(licences) || 'rating not stated';
  const said = [...new Set(differing.map(({ rating }) => rating))].map((rating) => {
    const routes = differing.filter((one) => one.rating === rating).map(({ route }) => route);
    return `${rating || 'rating not stated'} (${inSeries(routes)})`;
  });
  return said.join(', ');
}

/** An employer as one register has it, all its lines together. */
export interface RegisterEntry {
  name: string;
  isNormalised: boolean;
  town: string;
  /** The day of the register that stated the town, where that is another than this one; null: not known. */
  townAsOf?: string | null | undefined;
  county: string;
  /** The most important route first. */
  licences: Licence[];
  /** Names of one employer have one key, however they are spelled. */
  key: string;
  /** The same of the name before "t/a" where it has a legal form, which makes it a name of its own; else empty. */
  ownKey: string;
}

/** The key of a name with its legal form, and of what stands before "t/a". */
export function identityOf(name: string): { key: string; ownKey: string } {
  const { whole, own, trading } = readName(name);
  const key = `${whole.core || name.toLowerCase()}|${whole.form}`;
  return { key, ownKey: trading.length > 0 && own.form !== '' ? `${own.core}|${own.form}` : '' };
}

const AT_ONCE = 2_000;

/** Puts the lines of a file together to employers; lets others work in between. */
export async function entriesOf(rows: RegisterRow[]): Promise<RegisterEntry[]> {
  const entries = new Map<string, RegisterEntry>();
  const names = new Map<string, { key: string; ownKey: string }>();
  for (const [at, row] of rows.entries()) {
    if (at % AT_ONCE === 0) await breath();
    const identity = names.get(row.name) ?? identityOf(row.name);
    names.set(row.name, identity);
    const place = `${identity.key}|${row.town.toLowerCase()}`;
    const entry = entries.get(place);
    if (entry) add(entry, row);
    else entries.set(place, { ...identity, ...headOf(row), licences: [licenceOf(row)] });
  }
  const list = withoutNormalised([...entries.values()]);
  for (const entry of list) entry.licences.sort((a, b) => byImportance(a.route, b.route));
  return list;
}

const headOf = ({ name, isNormalised, town, townAsOf, county }: RegisterRow) => ({
  name,
  isNormalised,
  town,
  townAsOf,
  county,
});
const licenceOf = ({ route, rating, type }: RegisterRow): Licence => ({ route, rating, type });

function add(entry: RegisterEntry, row: RegisterRow): void {
  if (entry.isNormalised && !row.isNormalised) Object.assign(entry, headOf(row));
  join(entry, licenceOf(row));
}

function join(entry: RegisterEntry, licence: Licence): void {
  const known = entry.licences.find(({ route }) => route === licence.route);
  if (known) known.rating = leastOf([known.rating, licence.rating]);
  else entry.licences.push({ ...licence });
}

/** "aflex hose", its form lost, is "Aflex Hose Limited" where the file has one such name and no second. */
function withoutNormalised(entries: RegisterEntry[]): RegisterEntry[] {
  const printed = new Map<string, RegisterEntry[]>();
  for (const entry of entries) {
    if (!entry.isNormalised) printed.set(coreOf(entry), [...(printed.get(coreOf(entry)) ?? []), entry]);
  }
  return entries.filter((entry) => {
    const [only, ...others] = entry.isNormalised ? (printed.get(coreOf(entry)) ?? []) : [];
    if (!only || others.length > 0 || hasOtherForm(entry, only)) return true;
    for (const licence of entry.licences) join(only, licence);
    return false;
  });
}

export const coreOf = ({ key }: Pick<RegisterEntry, 'key'>): string => key.slice(0, key.lastIndexOf('|'));
export const formOf = ({ key }: Pick<RegisterEntry, 'key'>): LegalForm =>
  key.slice(key.lastIndexOf('|') + 1) as LegalForm;

/** Both say of what form they are, and it is not the same. */
export const hasOtherForm = (one: Pick<RegisterEntry, 'key'>, other: Pick<RegisterEntry, 'key'>): boolean =>
  formOf(one) !== '' && formOf(other) !== '' && formOf(one) !== formOf(other);
