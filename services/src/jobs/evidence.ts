/** What says that a job comes with sponsorship, by whom and since when. */
export interface Evidence {
  kind: 'register' | 'advert' | 'record' | 'administrator';
  summary: string;
  /** The authority whose record it is, by its full name. */
  by?: string;
  /** A date (YYYY-MM-DD), or null where none is known. */
  asOf: string | null;
  /** The advert's own sentence, word for word. */
  quote?: string;
  /** The sentence names a condition. */
  conditional?: boolean;
  /** The record's number at the authority. */
  reference?: string;
  /** The employer's entry in the register: which, how it is rated and for which routes it is licensed. */
  sponsorId?: number;
  rating?: string;
  routes?: string[];
}

/** What an authority says before what the advert says, and that before what an administrator says. */
const strength: Evidence['kind'][] = ['record', 'register', 'advert', 'administrator'];

/** All evidence of a job, the strongest first, of each kind that `kind` names only what is given. */
export function withEvidence(all: Evidence[], kind: Evidence['kind'], given: Evidence[]): Evidence[] {
  const others = all.filter((evidence) => evidence.kind !== kind);
  return [...others, ...given].sort((a, b) => strength.indexOf(a.kind) - strength.indexOf(b.kind));
}
