import { readFileSync } from 'node:fs';
import { shippedFolder } from '../../platform/shipped/shipped-folder.js';
import { isCityAbroad, isTownAbroad } from '../namesakes.js';

let known: Map<string, string> | undefined;

/** What an island or a region lies in that is itself no state and no country: Maui in Hawaii. */
export const liesWithin = (name: string): string | undefined => (known ??= readPlaces()).get(name.toLowerCase());

/** A place of which we know, though hardly any job is there: no typing error of a name that jobs have. */
export const isPlaceElsewhere = (word: string): boolean =>
  liesWithin(word) !== undefined || isCityAbroad(word) || isTownAbroad(word);

function readPlaces(): Map<string, string> {
  const lines = readFileSync(new URL('islands-and-regions.txt', shippedFolder('vocabulary')), 'utf8').split('\n');
  return new Map(
    lines.flatMap((line) => {
      const [, whole, parts] = /^([^#:]+): (.+)$/.exec(line) ?? [];
      return whole && parts ? parts.split(', ').map((part): [string, string] => [part.toLowerCase(), whole]) : [];
    }),
  );
}
