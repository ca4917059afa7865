import { inPlainWords } from '../reading/outcomes.js';
import type { Proof } from '../reading/proof.js';
import { MISSING, type Finding } from './finding.js';

/** Registers without which nobody may do the work: who was taken off one has nothing of it, as with a card that ran out. */
const OF_A_REGISTER =
  /\bregistration\b|^(?:practising certificate|RVN)$|\b(?:on|with) (?:the )?(?:\p{L}+ )?register\b|\bregistered (?:with|as|nurse|midwife|manager|engineer)\b/iu;

/** A registration that has lapsed and was not restored; null of any other paper, or one that is on its way. */
export function lapsedFinding(names: readonly string[], proof: Proof | null): Finding | null {
  if (proof === null || !names.some((name) => OF_A_REGISTER.test(name))) return null;
  return hasLapsedIn(proof) ? { ...MISSING, proof, why: HAS_LAPSED } : null;
}

/** What the clause says in which a CV names it. */
export function hasLapsedIn({ whole, said }: Proof, name = said): boolean {
  const place = name === undefined ? -1 : whole.toLowerCase().indexOf((said ?? name).toLowerCase());
  const clause = inPlainWords(place < 0 ? whole : clauseAt(whole, place));
  return LAPSED.test(clause) && !ON_ITS_WAY.test(clause);
}
const LAPSED =
  /\b(?:lapsed|expired|ran out|run out|out of date|no longer (?:registered|current|valid|in date|on the)|not renewed|came off the register|left the register)\b/i;
/** "Lapsed 2022, application for readmission in progress". */
const ON_ITS_WAY =
  /\b(?:re-?admission|re-?admitted|re-?joining|return to practi[sc]e|re-?appl(?:y|ied|ying)|re-?register(?:ing|ed)?|renewal|renewing|restor(?:ed|ation|ing)|in progress|pending|booked|applied)\b/i;

/** "NMC registration lapsed 2022. ILS 2024": what is said of one name is said in its sentence. */
function clauseAt(whole: string, at: number): string {
  const begins = Math.max(...['. ', '; ', ' | ', ' • '].map((end) => whole.lastIndexOf(end, at)));
  const after = /^[^.;|•]{0,120}/.exec(whole.slice(at))?.[0] ?? '';
  return whole.slice(begins + 1, at) + after;
}

export const HAS_LAPSED = 'Your CV says that it has lapsed';
