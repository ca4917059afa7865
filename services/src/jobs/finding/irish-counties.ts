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
  /** What is in it, as synonyms are listed. */
  places: string[];
}

let known: Map<string, IrishCounty> | undefined;

const counties = (): Map<string, IrishCounty> => (known ??= readCounties());

function readCounties(): Map<string, IrishCounty> {
  const file = readFileSync(new URL('irish-counties.csv', shippedFolder('vocabulary')), 'utf8');
  const rows = parse<Record<'name' | 'country' | 'towns', string>>(file, { columns: true });
  return new Map(
    rows.map(({ name, country, towns }) => [
      name.toLowerCase(),
      { name, country, places: [inWords(name, country), ...towns.split('|').map((town) => `[${town}; ${country}`)] },
    ]),
  );
}

/**
 * The name is that of its town as well, where there is one. A district of Northern Ireland is called "Fermanagh and Omagh": of
 * these the county's name alone does not tell.
 */
const inWords = (name: string, country: string): string =>
  country === 'Ireland' ? `${name}; ${country}` : `County ${name}; ${country}`;

export const irishCounties = (): IrishCounty[] => [...counties().values()];

/** How it is told from a town or a name: "Co Kerry", "Co. Kerry" and "County Kerry". */
export const callsOfCounty = (name: string): string[] => [`co ${name}`, `county ${name}`];

/** The county that is called so, with or without "Co" before it. */
export const irishCountyNamed = (name: string): IrishCounty | undefined =>
  counties().get(name.toLowerCase().replace(/^(?:co\.?|county)\s/, ''));
