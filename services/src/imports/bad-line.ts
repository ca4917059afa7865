import type { Unsponsored } from './same-jobs.js';
import type { Advert } from './without-id.js';

/** A line that cannot become a job; the message says why. */
export class BadLine extends Error {
  override readonly name = 'BadLine';
}

/** A line that is understood, and is no sponsored job. `job`: which one it is; where that is listed it leaves the lists. */
export class NotSponsored extends BadLine {
  job?: Unsponsored & Advert;
  /** By which sentence its advert refuses sponsorship. */
  refusal?: string;
}

export function bad(reason: string): never {
  throw new BadLine(`${reason}.`);
}
