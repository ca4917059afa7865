import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { shippedFolder } from '../platform/shipped/shipped-folder.js';
import { synonymsOf } from './finding/synonyms.js';
import { allUkPlaces, ukPlaceNamed } from './finding/uk-places.js';
import { partsOf, wordsOf } from './finding/words.js';

/** A county, an old one, an island or a region of the United Kingdom. */
interface County {
  /** What a job there is found by: county, region and nation. */
  words: string[];
  /** Another country has one as well, so that alone it does not tell: Kent, Norfolk, Highland. */
  isElsewhereToo: boolean;
}

/** Only with "England" do these say where they are: South Africa has a North West. */
const sidesOfCountries = new Set(['North West', 'North East', 'South West', 'South East']);

let known: Map<string, County> | undefined;

const keyOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/^the\s|\./g, '')
    .replace(/^co\s/, 'county ')
    .replace(/\s?&\s?/g, ' and ');

/**
 * The British county that is called so, in full or short ("Lancs"). A town that is one as well, as York, is none here: what
 * it tells is known of the town.
 */
export function countyNamed(name: string): County | undefined {
  if (ukPlaceNamed(name)) return undefined;
  const counties = (known ??= readCounties());
  return counties.get(keyOf(name)) ?? counties.get(keyOf(fullName(name)));
}

/** "W. Yorks" is West Yorkshire. */
const fullName = (name: string): string =>
  synonymsOf(wordsOf(name).flatMap(partsOf))
    .find(({ within, isTown }) => !isTown && within?.includes('britain'))
    ?.parts.join(' ') ?? '';

function readCounties(): Map<string, County> {
  const counties = new Map<string, County>();
  const put = (name: string, words: string[]) =>
    counties.set(keyOf(name), { words: [...new Set([name, ...words])].filter(Boolean), isElsewhereToo: false });
  for (const [name, [region, nation]] of regionsOfCounties()) put(name, [region, nation]);
  for (const { region, nation } of allUkPlaces()) if (mayStandAlone(region)) put(region, [nation]);
  const file = readFileSync(new URL('uk-counties.csv', shippedFolder('vocabulary')), 'utf8');
  for (const { name, words, elsewhere } of parse<Record<'name' | 'words' | 'elsewhere', string>>(file, {
    columns: true,
  })) {
    if (words) put(name, words.split(' . '));
    const county = counties.get(keyOf(name));
    if (county && elsewhere === 'yes') counties.set(keyOf(name), { ...county, isElsewhereToo: true });
  }
  return counties;
}

const mayStandAlone = (region: string): boolean =>
  region !== '' && !sidesOfCountries.has(region) && ukPlaceNamed(region) === undefined;

/** North Yorkshire is in two regions: most of its towns tell. */
function regionsOfCounties(): [string, [string, string]][] {
  const towns = new Map<string, Map<string, number>>();
  for (const { county, region, nation } of allUkPlaces()) {
    for (const name of county.split(' . ')) {
      const regions = towns.get(name) ?? new Map<string, number>();
      const where = `${region} . ${nation}`;
      towns.set(name, regions.set(where, (regions.get(where) ?? 0) + 1));
    }
  }
  return [...towns].map(([name, regions]) => {
    const [[where]] = [...regions].sort(([, one], [, other]) => other - one) as [[string, number]];
    return [name, where.split(' . ') as [string, string]];
  });
}
