import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { shippedFolder } from '../../platform/shipped/shipped-folder.js';

/**
 * A county of Ireland of which the places of jobs say no more than the town and the country: those of the Republic, and of
 * Northern Ireland those that lie across the districts of today.
 */
interface IrishCounty {
  name: string;
  country: string;
  towns: string[];
  /** The name and the towns, as synonyms are listed. */
  places: string[];
}

let known: Map<string, IrishCounty> | undefined;

const counties = (): Map<string, IrishCounty> => (known ??= readCounties());

function readCounties(): Map<string, IrishCounty> {
  const file = readFileSync(new URL('irish-counties.csv', shippedFolder('vocabulary')), 'utf8');
  const rows = parse<Record<'name' | 'country' | 'towns', string>>(file, { columns: true });
  return new Map(
    rows.map(({ name, country, towns }) => [name.toLowerCase(), toCounty(name, country, towns.split('|'))]),
  );
}

const toCounty = (name: string, country: string, towns: string[]): IrishCounty => ({
  name,
  country,
  towns,
  places: [inWords(name, country), ...towns.map((town) => `[${town}; ${country}`)],
});

/**
 * The name is that of its town as well, where there is one. A district of Northern Ireland is called "Fermanagh and Omagh": of
 * these the county's name alone does not tell.
 */
const inWords = (name: string, country: string): string =>
  country === 'Ireland' ? `${name}; ${country}` : `County ${name}; ${country}`;

export const irishCounties = (): IrishCounty[] => [...counties().values()];

/** How it is told from a town or a name: "Co Kerry", "Co. Kerry" and "County Kerry". */
export const callsOfCounty = (name: string): string[] => [`co ${name}`, `county ${name}`];

const called = /^(?:co\.?|county)\s/;

/** The county that is called so. `mayBeBare`: without "Co" before it, which alone may be a name: "Kerry". */
export function irishCountyNamed(name: string, mayBeBare: boolean): IrishCounty | undefined {
  const written = name.toLowerCase();
  return mayBeBare || called.test(written) ? counties().get(written.replace(called, '')) : undefined;
}

/** Whether somebody who names the county has named it, or a town in it, once more: "Tralee, Co Kerry", "Cork, Co Cork". */
export const isInIrishCounty = ({ name, towns }: IrishCounty, place: string): boolean =>
  [name, ...towns].some((one) => one.toLowerCase() === place.toLowerCase());
