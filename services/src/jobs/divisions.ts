import { readFileSync } from 'node:fs';
import { shippedData } from './shipped-data.js';

/** A state, province or territory. */
export interface Division {
  country: string;
  code: string;
  name: string;
}

const countries: Record<string, string> = { AU: 'Australia', CA: 'Canada', US: 'United States' };

const divisions: Division[] = readFileSync(new URL('divisions.csv', shippedData), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [country, code, name] = line.split(',') as [string, string, string];
    return { country: countries[country]!, code, name };
  });

const byName = new Map(
  divisions.flatMap((division) =>
    [division.code, division.name].map((name) => [`${division.country} ${name.toLowerCase()}`, division] as const),
  ),
);

export const divisionIn = (country: string, text: string): Division | undefined =>
  byName.get(`${country} ${text.toLowerCase()}`);

/** "WA" is a state of two countries: then both are answered. */
export const divisionsNamed = (text: string): Division[] =>
  Object.values(countries).flatMap((country) => divisionIn(country, text) ?? []);

/** Those whose full name begins with this text, which is in lower case. */
export const divisionsBeginning = (text: string): Division[] =>
  divisions.filter(({ name }) => name.toLowerCase().startsWith(text));

export const divisionNames: string[] = divisions.map(({ name }) => name);
