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
}

let known: UkPlaces | undefined;

/** Read when first needed: programs that search nothing do not pay for it. */
const ukPlaces = (): UkPlaces => (known ??= readUkPlaces());

/** County, region and nation of a town of the United Kingdom. */
export const ukPlaceNamed = (town: string): UkPlace | undefined => ukPlaces().bySpelling.get(asSpelled(town));

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
  return { byName, bySpelling: new Map([...called, ...spelled]) };
}
