import { endsInPerson } from '../reading/occupations.js';
import { MISSING, type Finding } from './finding.js';

/** "Licensed conveyancer", "registered dietitian": what nobody may be called whom a body has not entered or licensed. */
const A_TITLE =
  /^(?:an? |fully |currently |being an? )*(licensed|chartered|registered|accredited) (?:[\p{L}&/-]+ ){0,3}[\p{L}-]+$/iu;

/** Who works in the trade is none of them for it: the line has to name the licence or the register. */
export function entered(name: string, finding: Finding): Finding {
  const [, how] = A_TITLE.exec(name) ?? [];
  if (how === undefined || finding.proof === null || finding.state === 'missing' || !endsInPerson(name)) return finding;
  return SAYS[how.toLowerCase()]!.test(finding.proof.whole) ? finding : { ...MISSING, proof: null, why: NOT_ENTERED };
}

const SAYS: Readonly<Record<string, RegExp>> = {
  licensed: /\blicen[cs]/i,
  chartered: /\bcharter|\b[CFM][A-Z]{2,}\b|\b[CI]Eng\b/,
  registered: /\bregist|\breg\.|\b(?:PIN|RN|RMN|RGN|RVN|RM)\b|\b[A-Z]{3,5}\b[^.;]{0,20}\d{3}|\bmember of\b/i,
  accredited: /\baccredit|\b[A-Z]{4,}\b/,
};
const NOT_ENTERED = 'Your CV names the work, and no licence or registration for it';
