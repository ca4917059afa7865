import { countryNames } from '../country-names.js';
import { divisionNames } from '../divisions.js';
import { isUkTown, ukRegionNames, ukTownNames } from './uk-places.js';
import { exactKey, partsOfPhrase, rowsOf } from './vocabulary-files.js';

/** A city of 400,000 and more, under whatever names. */
export interface CityNames {
  name: string;
  others: string;
  country: string;
}

interface PlaceNames {
  cities: CityNames[];
  /** Of any country, by their English names in lower case. */
  largeCities: Set<string>;
  /** Of countries, states, counties, regions and larger towns, as keys. */
  all: Set<string>;
  regions: Set<string>;
}

let known: PlaceNames | undefined;
const placeNames = (): PlaceNames => (known ??= readPlaceNames());

export const largeCities = (): CityNames[] => placeNames().cities;

/** Whether a city of 400,000 and more is called so, wherever it is. */
export const isLargeCity = (name: string): boolean => placeNames().largeCities.has(name.toLowerCase());

/** Whether these words are the name of a country, a state, a county, a region or a larger town. */
export const isPlaceName = (parts: string[]): boolean => placeNames().all.has(exactKey(parts));

/** Whether the name of a place begins so, and is none of these. */
export const isOtherPlaceBegun = (begun: string, names: string[]): boolean =>
  [...placeNames().all].some((place) => place.startsWith(begun) && !names.includes(place));

/** Whether this is a county, a region or a state, and no British town. */
export const isRegionName = (parts: string[]): boolean => placeNames().regions.has(exactKey(parts));

function readPlaceNames(): PlaceNames {
  const cities = rowsOf<CityNames>('place-names.csv');
  const names = cities.map(({ name }) => name);
  const all = [...ukTownNames(), ...ukRegionNames(), ...names, ...divisionNames, ...countryNames];
  const regions = [...ukRegionNames(), ...divisionNames].filter((name) => !isUkTown(name.toLowerCase()));
  return {
    cities,
    largeCities: new Set(names.map((name) => name.toLowerCase())),
    all: new Set(all.map(keyOfName).filter((key) => key.length > 2)),
    regions: new Set(regions.map(keyOfName)),
  };
}

const keyOfName = (name: string): string => exactKey(partsOfPhrase(name));
