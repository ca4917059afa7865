import type { SponsorEvent } from './difference/register-diff.js';
import type { FormerName } from './names/printed-before.js';
import type { Licence } from './register/register-entry.js';
import type { SponsorStateName } from './sponsors.dto.js';

/** What one register changed. */
export interface EventRow {
  kind: SponsorEvent['kind'];
  before: string;
  after: string;
  registerId: number;
  asOf: string;
}

/** An entry as it is read from the table. */
export interface SponsorRow {
  id: number;
  name: string;
  town: string;
  /** The day of the register that stated it; null: not known, or no town. */
  townAsOf: string | null;
  county: string;
  licences: Licence[];
  rating: string;
  state: SponsorStateName;
  lookUpOnly: boolean;
  asOf: string;
  formerNames: FormerName[];
  /** The register that has it first, and the one before that. */
  firstAsOf: string;
  previousAsOf: string | null;
  events: EventRow[];
}
