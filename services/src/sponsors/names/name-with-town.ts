import { readName, words } from './company-name.js';
import { townKey } from './same-town.js';

/** "Sanders School, Hornchurch", "Harbour Kitchen Ltd (Leeds)", "Harbour Kitchen - Leeds". */
const endsInPlace = /^(.*[^\s,(–—-])\s{0,2}(?:,|\s[-–—]\s|\()\s{0,2}([^,()–—]{3,60})\)?$/u;

const LONGEST = 300;

/** The name alone, where an advert has its own town behind it. */
export function withoutItsTown(name: string, town: string): string | undefined {
  const [, alone, place] = endsInPlace.exec(name.slice(0, LONGEST).trim()) ?? [];
  if (alone === undefined || place === undefined || town === '') return undefined;
  return words(place).length > 0 && townKey(place) === townKey(town) && readName(alone).own.core !== ''
    ? alone
    : undefined;
}
