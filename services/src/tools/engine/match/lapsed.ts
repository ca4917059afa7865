import { inPlainWords } from '../reading/outcomes.js';
import type { Proof } from '../reading/proof.js';
import { MISSING, type Finding } from './finding.js';

/** Registers without which nobody may do the work: who was taken off one has nothing of it, as with a card that ran out. */
const OF_A_REGISTER =
  /\bregistration\b|^(?:practising certificate|RVN)$|\b(?:on|with) (?:the )?(?:\p{L}+ )?register\b|\bregistered (?:with|as|nurse|midwife|manager|engineer)\b/iu;

/** A registration that has lapsed and was not restored; null of any other paper, or one that is on its way. */
export function lapsedFinding(names: readonly string[], proof: Proof | null): Finding | null {
  if (proof === null || !names.some((name) => OF_A_REGISTER.test(name))) return null;
  const said = inPlainWords(proof.said === undefined ? proof.whole : clauseOf(proof.whole, proof.said));
  return LAPSED.test(said) && !ON_ITS_WAY.test(said) ? { ...MISSING, proof, why: HAS_LAPSED } : null;
}
const LAPSED =
  /\b(?:lapsed|expired|ran out|run out|out of date|no longer (?:registered|current|valid|on the)|not renewed|came off the register|left the register)\b/i;
/** "Lapsed 2022, application for readmission in progress". */
const ON_ITS_WAY =
  /\b(?:re-?admission|re-?admitted|re-?joining|return to practi[sc]e|re-?appl(?:y|ied|ying)|re-?register(?:ing|ed)?|renewal|renewing|restor(?:ed|ation|ing)|in progress|pending|booked|applied)\b/i;

/** "NMC registration lapsed 2022. ILS 2024": what is said of one name is said in its sentence. */
function clauseOf(whole: string, said: string): string {
  const at = whole.indexOf(said);
  const begins = Math.max(...['. ', '; ', ' | ', ' • '].map((end) => whole.lastIndexOf(end, at)));
  const after = /^[^.;|•]{0,120}/.exec(whole.slice(at))?.[0] ?? '';
  return whole.slice(begins + 1, at) + after;
}

const HAS_LAPSED = 'Your CV says that it has lapsed';
