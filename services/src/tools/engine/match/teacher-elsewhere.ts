import { ELSEWHERE } from '../reading/certificates-held.js';
import type { CvFacts } from '../reading/cv-facts.js';
import type { CvLine } from '../reading/cv-line.js';
import { proofAt } from '../reading/proof.js';
import { standingAt } from '../reading/standing.js';
import type { Finding } from './finding.js';

/** "QTS or an overseas equivalent": who may teach in another country has one, and who has only learned it a step towards it. */
export function teacherElsewhere(names: readonly string[], line: string, { lines }: CvFacts): Finding | null {
  if (!names.includes('QTS') || !OR_EQUIVALENT.test(line)) return null;
  const stated = lines.filter(({ isHeading, section }) => !isHeading && !ELSEWHERE.has(section));
  const proofOf = (placeIn: (line: CvLine) => number | undefined) =>
    stated.flatMap((each) => {
      const at = placeIn(each);
      return at !== undefined && standingAt(each.text, at) === 'held' ? [proofAt(each, at)] : [];
    })[0];
  const registered = proofOf(placeOfARegister);
  if (registered) return { state: 'met', proof: registered };
  const learned = proofOf(({ text }) => LEARNED.exec(text)?.index);
  return learned ? { state: 'partly', proof: learned, why: LEARNED_ALONE } : null;
}

const OR_EQUIVALENT =
  /\bor (?:[\p{L}-]+ ){0,4}?equivalents?\b|\bequivalent (?:overseas|international|foreign)\b|\b(?:overseas|foreign|international(?:ly)?)[- ](?:qualified|trained|teaching qualification|teacher)/iu;
/** Councils and commissions that register teachers in words, and by the short forms that mean nothing else. */
const REGISTERED =
  /\b(?:TRCN|GTCS|GTCNI|AITSL)\b|\b[Cc]ouncil for [Ee]ducators\b|\b[Tt]eaching [Cc]ouncil\b|\b[Cc]ollege of [Tt]eachers\b|\b[Ii]nstitute of [Tt]eaching\b|\b[Tt]each(?:ers?['’]?|ing) (?:[Ll]icen[cs]e|[Rr]egistration|[Rr]egistration [Cc]ouncil|[Ss]ervice [Cc]ommission)\b|\b(?:[Ll]icen[cs]ed|[Rr]egistered|(?:[Ss]tate[- ])?[Cc]ertified) (?:[\p{L}]+ )?[Tt]eacher\b|\b[Ll]icensure [Ee]xamination for (?:[Pp]rofessional )?[Tt]eachers\b/u;
/** OCT is a month and VIT a university as well, and SACE what South Australia leaves school with. */
const ALSO_SOMETHING_ELSE = new RegExp(
  String.raw`(?<!\b(?:at|in|from) )\b(?:SACE|TSC|EWC|VIT|NESA|QCT|OCT(?![\s.,'’/-]{0,2}(?:(?:19|20)?\d{2})(?!\d)))\b(?! (?:Vellore|Chennai|Bhopal|Pune|University)\b)`,
  'u',
);
const SAYS_REGISTER = /\b(?:regist|licen[cs]|accredit)/i;
/** "TSC teacher number": a line of work says who taught, and under Qualifications it is who may. */
const SAYS_TEACHER = /\bteach(?:er|ing)/i;

function placeOfARegister({ text, section }: CvLine): number | undefined {
  const isOfWork = section === 'experience' || section === 'volunteering';
  const isOne = SAYS_REGISTER.test(text) || (!isOfWork && SAYS_TEACHER.test(text));
  return (REGISTERED.exec(text) ?? (isOne ? ALSO_SOMETHING_ELSE.exec(text) : null))?.index;
}
const LEARNED = /\b(?:PGCE|PGDE|B\.?Ed|M\.?Ed|(?:Bachelor|Master|Diploma) (?:of|in) Education|Cert ?Ed)\b/;
const LEARNED_ALONE = 'Your CV names what you learned to teach with, and no registration as a teacher';
