import type { FormerName } from '../names/printed-before.js';
import type { Licence, RegisterEntry } from '../register/register-entry.js';

export type SponsorState = 'listed' | 'left' | 'unclear' | 'not-covered';

/** An employer as the registers before have it. */
export interface SponsorBefore extends RegisterEntry {
  id: number;
  state: SponsorState;
  /** The day of the register that it stands in. */
  asOf: string;
  formerNames?: FormerName[];
  /** Its keys are not those that are kept: names are spelled otherwise since. */
  isSpelledAnew?: boolean;
  /** Of one that is unclear. */
  doubt?: Doubt;
  /** What it would be had a register that was a mistake not come. */
  unmistaken?: Unmistaken;
}

export interface Unmistaken {
  state: SponsorState;
  /** With the day of those that the mistaken one took away. */
  licences: Licence[];
}

/** What earlier registers leave open of an employer. */
export interface Doubt {
  /** Those of its routes that a register covers which has it not under its own name. */
  missedRoutes: string[];
  /** The keys of names of which somebody was told that they are like its own. */
  likeKeys: string[];
}

/** As far as the registers tell, it holds what it held: the newest has it, or leaves out what it held. */
export const isOpen = ({ state }: Pick<SponsorBefore, 'state'>): boolean =>
  state === 'listed' || state === 'not-covered';

/** As the registers have it that were none by mistake: what they say of it holds where a file says nothing. */
export const asWithoutMistakes = (sponsor: SponsorBefore): SponsorBefore =>
  sponsor.unmistaken ? { ...sponsor, ...sponsor.unmistaken, doubt: undefined } : sponsor;
