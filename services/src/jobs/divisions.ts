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

const isNamed = (division: Division, text: string) =>
  division.code === text.toUpperCase() || division.name.toLowerCase() === text.toLowerCase();

export const divisionIn = (country: string, text: string): Division | undefined =>
  divisions.find((division) => division.country === country && isNamed(division, text));

/** "WA" is a state of two countries: then both are answered. */
export const divisionsNamed = (text: string): Division[] => divisions.filter((division) => isNamed(division, text));
