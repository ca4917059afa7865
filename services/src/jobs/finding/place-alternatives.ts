import { divisionsNamed } from '../divisions.js';
import { allOf, exactly, inPlace } from './alternatives.js';
import { isCompassCounty } from './compass-counties.js';
import type { Country } from './countries.js';
import { countiesBegun, isFormerCounty } from './former-counties.js';
import type { Piece, Word } from './pieces.js';
import { isRegionName } from './place-names.js';
import { weights } from './plan-weights.js';
import type { Alternative } from './search-plan.js';
import { divisionAlternatives, inDivision } from './states.js';
import type { Stems } from './stems.js';
import { fillers } from './words.js';

/** "MD" after a comma is Maryland before it is anything else; "OR" is nothing else. */
export function stateAfterComma(stems: Stems, code: string): Alternative[] {
  const places = divisionAlternatives(code, stems.of, weights.typed);
  return fillers.has(code) ? places : [...places, { all: [exactly(code)], weight: weights.begun }];
}

/** "East of England" is its counties: Nottingham is in England too, and in the east of it. */
export function inRegion(stems: Stems, counties: string[][], weight: number): Alternative[] {
  const britain = exactly(`@${stems.of('britain')}`);
  return counties.map((county) => ({ all: [...inPlace(stems, county), britain], weight }));
}

/**
 * What is called so stands before what lies in it: Middlesex in New Jersey. Several words say a side of a country too, but for
 * the areas that have a name of their own: "Remote, North Wales", "Outer Hebrides".
 */
export function namesakeOf(stems: Stems, parts: string[]): Alternative[] {
  const isOnlySide = parts.length > 1 && !isCompassCounty(parts) && !isFormerCounty(parts.join(' '));
  return isOnlySide ? [] : [{ all: inPlace(stems, parts), weight: weights.place }];
}

/** "strathclyd": no job has the whole word, which would be found by its beginning. */
export function countyBegun(stems: Stems, { words: [first], isOpen }: Piece): Alternative[] {
  const { together } = first!;
  if (!isOpen || stems.isKnown(together)) return [];
  return inRegion(stems, countiesBegun(together), weights.begun).map((one) => ({ ...one, isBegun: true }));
}

/** What is called so stands before what is called after it: London before New London, Saskatchewan before the fort in Alberta. */
export function calledSo(stems: Stems, parts: string[]): Alternative[] {
  const name = parts.join(' ');
  const town = { all: [exactly(`@^${name}`)], weight: weights.place };
  const around = { all: inPlace(stems, parts), weight: weights.within };
  if (!isRegionName(parts)) return [town, around];
  const divisions = divisionsNamed(name).map((one) => ({ all: inDivision(one, stems.of), weight: weights.place }));
  // who asks for Victoria may mean the town as well
  return divisions.length > 0 ? [...divisions, town, around] : [around];
}

/** The country itself before a town that is called after it. */
export function inCountry(stems: Stems, { name, otherwise }: Country, parts: string[]): Alternative[] {
  return [
    { all: [exactly(`@=${name}`)], weight: weights.place },
    ...(otherwise === undefined ? [] : [{ all: inPlace(stems, [otherwise]), weight: weights.place }]),
    { all: inPlace(stems, parts), weight: weights.besidePlace },
  ];
}

/** What is a place before it is anything else: "BC" in capitals. "LA" is no "La" of a company at all. */
export function besidePlace(stems: Stems, { together, isAlone }: Word, synonyms: Alternative[]): Alternative[] {
  const words: Alternative[] = fillers.has(together)
    ? []
    : [
        { all: allOf(stems, [together]), weight: weights.besidePlace },
        ...synonyms.filter(({ weight }) => weight < weights.place),
      ];
  const places = [
    ...divisionAlternatives(together, stems.of, weights.place),
    ...synonyms.filter(({ weight }) => weight === weights.place),
  ];
  const isOnlyPlace = synonyms.length > 0 && synonyms.every(({ weight }) => weight === weights.place);
  const others = isAlone && !isOnlyPlace ? words : [];
  return [...places, ...others.map((one) => ({ ...one, weight: Math.min(one.weight, weights.besidePlace) }))];
}
