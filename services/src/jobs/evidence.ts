import type { RouteRating } from './rating-by-route.js';

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
  /** The sentence by which the same advert refuses sponsorship, where an administrator has to tell which of the two is of this job. */
  against?: string;
  /** The sentence names a condition. */
  conditional?: boolean;
  /** The record's number at the authority. */
  reference?: string;
  /** The employer's entry in the register: which, how it is rated and for which routes it is licensed. */
  sponsorId?: number;
  rating?: string;
  /** For each route, where that differs: `rating` is then the one to be most careful about. */
  ratings?: RouteRating[];
  routes?: string[];
  /** Those of the routes that the newest register does not cover, each with the day of the one that stated it last. */
  olderRoutes?: { route: string; asOf: string }[];
  /** What its rating means for whoever is to be sponsored, where that is not an A rating. */
  caution?: string;
}

/** What an authority says before what the advert says, and that before what an administrator says. */
const strength: Evidence['kind'][] = ['record', 'register', 'advert', 'administrator'];

/**
 * What rules, as it is answered for the job itself. A condition that the advert names stands there too, whichever evidence
 * is the strongest: a licence of the employer settles none. A record of this very position does.
 */
export function rulingEvidence(all: Evidence[]): Evidence {
  const strongest = all[0]!;
  const isConditional = strongest.kind !== 'record' && all.some(({ conditional }) => conditional);
  return { ...strongest, ...(isConditional && { conditional: true }) };
}

/** All evidence of a job, the strongest first, of each kind that `kind` names only what is given. */
export function withEvidence(all: Evidence[], kind: Evidence['kind'], given: Evidence[]): Evidence[] {
  const others = all.filter((evidence) => evidence.kind !== kind);
  return [...others, ...given].sort((a, b) => strength.indexOf(a.kind) - strength.indexOf(b.kind));
}
