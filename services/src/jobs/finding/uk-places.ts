import { wasIn } from './counties-before.js';
import { everydayTowns } from './everyday-towns-list.js';
import { asSpelled } from './town-spelling.js';
import { rowsOf } from './vocabulary-files.js';

export interface UkPlace {
  county: string;
  region: string;
  nation: string;
}

interface UkPlaces {
  byName: Map<string, UkPlace>;
  /** The same by their names however they are spelled, and by those that people use instead. */
  bySpelling: Map<string, UkPlace>;
  /** Further towns of a name that in the list is the one most people mean: Newcastle in County Down. */
  namesakes: Map<string, UkPlace[]>;
}

let known: UkPlaces | undefined;

/** Read when first needed: programs that search nothing do not pay for it. */
const ukPlaces = (): UkPlaces => (known ??= readUkPlaces());

/** County, region and nation of a town of the United Kingdom. */
export const ukPlaceNamed = (town: string): UkPlace | undefined => ukPlaces().bySpelling.get(asSpelled(town));

/**
 * Of the towns of this name the one that lies in what is named beside it: "Gillingham, Dorset", "Cheadle, Manchester",
 * "Bangor, Wales". With nothing beside it the one that most people mean, and none where it must be one that is not listed.
 */
export function ukPlaceBeside(town: string, beside: string[], county?: string): UkPlace | undefined {
  const place = ukPlaceNamed(town);
  const namesakes = place && ukPlaces().namesakes.get(asSpelled(town));
  if (!namesakes) return place;
  const all = [place, ...namesakes];
  const names = [...beside, county ?? town].filter((name) => name !== town);
  const around = names.flatMap((name) => ukPlaceNamed(name)?.county.split(' . ') ?? []);
  const named = new Set([...names, ...around].map((name) => name.toLowerCase()));
  const isNamed = (name: string) => named.has(name.toLowerCase());
  const near = all.find((one) => [...one.county.split(' . '), one.region].some(isNamed));
  if (near) return near;
  if (county !== undefined) return all.find((one) => wasIn(one, county));
  const [first, ...more] = all.filter(({ nation }) => isNamed(nation));
  if (first === undefined || first === place) return place;
  return more.length === 0 ? first : undefined;
}

export const allUkPlaces = (): UkPlace[] => [...ukPlaces().byName.values()];

/** Their names in lower case. */
export const ukTownNames = (): string[] => [...ukPlaces().byName.keys()];

/** Whether one of them is called just so, in lower case. */
export const isUkTown = (name: string): boolean => ukPlaces().byName.has(name);

/** Counties, regions and nations of the United Kingdom, as they are written. */
export const ukRegionNames = (): string[] => [
  ...new Set(
    allUkPlaces()
      .flatMap(({ county, region, nation }) => [...county.split(' . '), region, nation])
      .filter(Boolean),
  ),
];

function readUkPlaces(): UkPlaces {
  const rows = rowsOf<UkPlace & { name: string }>('uk-places.csv');
  const byName = new Map(
    rows.map(({ name, county, region, nation }) => [name.toLowerCase(), { county, region, nation }]),
  );
  const spelled = new Map([...byName].map(([name, place]) => [asSpelled(name), place]));
  const called = everydayTowns()
    .filter(({ plainly }) => plainly === 'yes')
    .map(({ name, called }): [string, UkPlace] => [asSpelled(called), byName.get(name.toLowerCase())!]);
  const namesakes = new Map<string, UkPlace[]>();
  for (const { name, ...place } of rowsOf<UkPlace & { name: string }>('uk-namesakes.csv'))
    namesakes.set(asSpelled(name), [...(namesakes.get(asSpelled(name)) ?? []), place]);
  return { byName, bySpelling: new Map([...called, ...spelled]), namesakes };
}
