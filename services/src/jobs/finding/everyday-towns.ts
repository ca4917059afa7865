import { asSpelled } from './town-spelling.js';
import { isUkTown, ukPlaceNamed, ukTownNames, type UkPlace } from './uk-places.js';
import { everydayTowns } from './everyday-towns-list.js';

let bare: Map<string, UkPlace> | undefined;

/**
 * A town by a name that other places have as well, which tells only where the place is known to be British and names no other
 * town: "Stockton, United Kingdom", and not "Stockton, CA".
 */
export const ukPlaceInShort = (town: string): UkPlace | undefined =>
  (bare ??= new Map(
    everydayTowns().flatMap(({ name, called }) => {
      const place = ukPlaceNamed(name);
      return place ? [[asSpelled(called), place] as const] : [];
    }),
  )).get(asSpelled(town));

/**
 * The other names of British towns, as synonyms are listed. What is asked by the longer name finds the jobs that have the
 * shorter, which by its words it would not: "Royal Tunbridge Wells", and "upon" where adverts write "on".
 */
export const otherNamesOfTowns = (): [name: string, other: string][] => [
  ...everydayTowns().flatMap(({ name, called }): [string, string][] => [
    [name, called],
    ...(isUkTown(called.toLowerCase()) ? [] : [[called, name] as [string, string]]),
  ]),
  ...ukTownNames().flatMap((name): [string, string][] => {
    const [upon, on] = [name.replace(joining, '$1upon$2'), name.replace(joining, '$1on$2')];
    return upon === on ? [] : [[upon, on]];
  }),
];

const joining = /([ -])(?:up)?on([ -])/;
