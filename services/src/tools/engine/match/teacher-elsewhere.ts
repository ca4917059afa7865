import { ELSEWHERE } from '../reading/certificates-held.js';
import type { CvFacts } from '../reading/cv-facts.js';
import { proofAt } from '../reading/proof.js';
import { standingAt } from '../reading/standing.js';
import type { Finding } from './finding.js';

/** "QTS or an overseas equivalent": who may teach in another country has one, and who has only learned it a step towards it. */
export function teacherElsewhere(names: readonly string[], line: string, { lines }: CvFacts): Finding | null {
  if (!names.includes('QTS') || !OR_EQUIVALENT.test(line)) return null;
  const stated = lines.filter(({ isHeading, section }) => !isHeading && !ELSEWHERE.has(section));
  const proofOf = (paper: RegExp) =>
    stated.flatMap((each) => {
      const at = paper.exec(each.text)?.index;
      return at !== undefined && standingAt(each.text, at) === 'held' ? [proofAt(each, at)] : [];
    })[0];
  const registered = proofOf(REGISTERED);
  if (registered) return { state: 'met', proof: registered };
  const learned = proofOf(LEARNED);
  return learned ? { state: 'partly', proof: learned, why: LEARNED_ALONE } : null;
}

const OR_EQUIVALENT =
  /\bor (?:[\p{L}-]+ ){0,4}?equivalents?\b|\bequivalent (?:overseas|international|foreign)\b|\b(?:overseas|foreign|international(?:ly)?)[- ](?:qualified|trained|teaching qualification|teacher)/iu;
/** Councils and commissions that register teachers, by their short forms and in words. */
const REGISTERED =
  /\b(?:SACE|TRCN|TSC|GTCS|GTCNI|EWC|VIT|NESA|QCT|AITSL|OCT)\b|\b[Cc]ouncil for [Ee]ducators\b|\b[Tt]eaching [Cc]ouncil\b|\b[Tt]each(?:ers?['’]?|ing) (?:[Ll]icen[cs]e|[Rr]egistration|[Rr]egistration [Cc]ouncil|[Ss]ervice [Cc]ommission)\b|\b(?:[Ll]icen[cs]ed|[Rr]egistered|(?:[Ss]tate[- ])?[Cc]ertified) (?:[\p{L}]+ )?[Tt]eacher\b|\b[Ll]icensure [Ee]xamination for (?:[Pp]rofessional )?[Tt]eachers\b/u;
const LEARNED = /\b(?:PGCE|PGDE|B\.?Ed|M\.?Ed|(?:Bachelor|Master|Diploma) (?:of|in) Education|Cert ?Ed)\b/;
const LEARNED_ALONE = 'Your CV names what you learned to teach with, and no registration as a teacher';
