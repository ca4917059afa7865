import { toldNames } from './closer-look.js';
import { isCovered, type Covers } from './coverage.js';
import type { NearNames } from '../names/near-names.js';
import type { Licence } from '../register/register-entry.js';
import type { SponsorBefore } from './sponsor-before.js';

/** What it says of an employer that a file has not. */
export interface Absence {
  state: 'left' | 'unclear' | 'not-covered';
  /** Of one that is unclear: the names that it may have now. */
  like: string;
}

/** The routes of an employer of which nobody has said that they ended, and the day of the register that stated them. */
export interface WhatIsLeft {
  licences: Licence[];
  asOf: string;
}

/**
 * "Left" is only said where nothing in the register is like it, on a closer look either, and the file speaks of all that
 * the employer held. Where it speaks of nothing of that, it says nothing of the employer either; undefined: nor does it
 * say whether one that is unclear is still there under another name.
 */
export function absence(sponsor: SponsorBefore, near: NearNames, covers: Covers): Absence | undefined {
  const uncovered = sponsor.licences.filter(({ route }) => !isCovered(route, covers));
  if (uncovered.length === sponsor.licences.length)
    return sponsor.state === 'unclear' ? undefined : { state: 'not-covered', like: '' };
  const { result, candidates } = near.match(sponsor.name, sponsor.town);
  if (result !== 'none') return { state: 'unclear', like: toldNames(candidates) };
  if (uncovered.length === 0) return { state: 'left', like: '' };
  // under its own name it has none of these any more, and of another name this file does not speak
  const isMissed = uncovered.some(({ route }) => sponsor.doubt?.missedRoutes.includes(route));
  return isMissed ? undefined : { state: 'not-covered', like: '' };
}

/** Of an employer that a file has not: what the file does not cover; undefined where that is all or nothing of what it held. */
export function whatIsLeft({ licences, asOf }: SponsorBefore, covers: Covers): WhatIsLeft | undefined {
  const uncovered = licences.filter(({ route }) => !isCovered(route, covers));
  if (uncovered.length === 0 || uncovered.length === licences.length) return undefined;
  const days = uncovered.map((licence) => licence.asOf ?? asOf);
  const newest = days.reduce((a, b) => (a > b ? a : b));
  return {
    asOf: newest,
    licences: uncovered.map(({ route, rating, type }, at) => ({
      route,
      rating,
      type,
      ...(days[at] === newest ? {} : { asOf: days[at]! }),
    })),
  };
}
