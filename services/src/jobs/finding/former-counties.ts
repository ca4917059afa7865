import { isOtherPlaceBegun } from './place-names.js';
import { allUkPlaces, ukPlaceNamed, ukTownNames } from './uk-places.js';
import { exactKey, partsOfPhrase, rowsOf } from './vocabulary-files.js';

interface FormerCounty {
  name: string;
  counties: string;
}

interface Regions {
  /** Of former counties, as they are written. */
  former: string[];
  /** By British regions, those of former times among them, the counties in them, and towns whose county is in another. */
  counties: Map<string, string[][]>;
}

let known: Regions | undefined;
const regions = (): Regions => (known ??= readRegions());

/** The counties of a British region, or of a former county, each as its words; nothing for what is none. */
export const countiesOf = (parts: string[]): string[][] => regions().counties.get(exactKey(parts)) ?? [];

/** Too short to tell that it begins a county. */
const SHORTEST_COUNTY = 4;

/** The counties of the former ones that begin so, where no other place does ("middles" is sooner Middlesbrough). */
export function countiesBegun(begun: string): string[][] {
  const { former, counties } = regions();
  if (begun.length < SHORTEST_COUNTY) return [];
  const names = former.map((name) => name.toLowerCase()).filter((name) => name.startsWith(begun));
  if (names.length === 0 || isOtherPlaceBegun(begun, names)) return [];
  return names.flatMap((name) => counties.get(name) ?? []);
}

/** Former counties, as they are written. */
export const formerCountyNames = (): string[] => regions().former;

export const isFormerCounty = (name: string): boolean => regions().former.some((one) => one.toLowerCase() === name);

/**
 * Avon and Cleveland are missing: more people mean the town in Ohio, or the company, and find it by the word.
 */
const readFormerCounties = () => rowsOf<FormerCounty>('former-counties.csv');

function readRegions(): Regions {
  const found = new Map<string, Map<string, string[]>>();
  const regionOf = regionsByCounty();
  const widerIn = regionsOfWiderCounties();
  for (const town of ukTownNames()) {
    const { county, region } = ukPlaceNamed(town)!;
    const key = exactKey(partsOfPhrase(region));
    if (!key.includes(' ')) continue;
    const counties = found.get(key) ?? new Map<string, string[]>();
    const name = regionOf.get(county) === region ? county : town;
    // Lincolnshire is in the East Midlands, but for Grimsby, which bears its name as well
    const around = (widerIn.get(name) ?? [region]).some((other) => other !== region) ? ` ${region}` : '';
    found.set(key, counties.set(name, partsOfPhrase(name + around)));
  }
  const former = readFormerCounties();
  const ofFormer = former.map(({ name, counties }): [string, string[][]] => [
    exactKey(partsOfPhrase(name)),
    counties.split('|').map(partsOfPhrase),
  ]);
  const today = [...found].map(([key, counties]): [string, string[][]] => [key, [...counties.values()]]);
  return { former: former.map(({ name }) => name), counties: new Map([...today, ...ofFormer]) };
}

/** The regions of the towns that have a county as the wider one of theirs. */
function regionsOfWiderCounties(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { county, region } of allUkPlaces())
    for (const wider of county.split(' . ').slice(1)) found.set(wider, [...(found.get(wider) ?? []), region]);
  return found;
}

/** Each county with the region of most of its towns: Middlesbrough alone does not put York into the North East. */
function regionsByCounty(): Map<string, string> {
  const towns = new Map<string, Map<string, number>>();
  for (const { county, region } of allUkPlaces()) {
    const regions = towns.get(county) ?? new Map<string, number>();
    towns.set(county, regions.set(region, (regions.get(region) ?? 0) + 1));
  }
  const most = (regions: Map<string, number>) => [...regions].reduce((a, b) => (b[1] > a[1] ? b : a))[0];
  return new Map([...towns].map(([county, regions]) => [county, most(regions)]));
}
