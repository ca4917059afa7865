import { isRankOfTheForces } from '../reading/ranks-of-the-forces.js';
import type { CvLine } from '../reading/cv-line.js';

/** "MEng", "BSc (Hons)", "ACCA": letters behind a name; what is all in capitals may be a name in a name of capitals. */
const LETTERS =
  /(?:,? (?:\(Hons\)|[BM](?:Eng|Sc|Ed|Pharm|Chem|Phys|Math|Arch|Tech|Res|Phil|Com|Des|Mus|Bus|Nurs|Vet|Surv|Chir)|Ph\.?D|DPhil|Dip[A-Z]\w*|Cert[A-Z]\w*|(?:C|I|Inc|Assoc|Tech)(?:Eng|Mgr|Build|Env|Phys|Chem)|BA|MA|BSc|MSc|MBA|LLB|LLM|MBBS|RGN|RMN|RN|ACCA|FCCA|ACA|FCA|ACMA|FCMA|CIMA|AAT|MAAT|MRICS|FRICS|MCIOB|MICE|MIET|MIMechE|MCIPD|FCIPD|CIPD|PGCE|QTS|QTLS|RIBA|ARB|Assoc)){1,8}$/u;

/** How far down a name may stand, and what stands there as often and is nobody's. */
const LINES_OF_A_HEAD = 6;
const NO_NAME =
  /\b(?:service|record|skills?|top|contact|curriculum|vitae|europass|r[eé]sum[eé]|profile|summary|experience|education|employment|history|work|career|details|personal|information|statement|languages?|certifications?|qualifications?|references?|objective|page|address|application|candidate|name|military|forces|army|navy|royal|troop|key|about|overview|achievements|interests|training)\b/i;

/** Two to five words at the very top, none of which is of a heading. */
export function isSureName(name: string, lines: readonly CvLine[]): boolean {
  const words = name.split(/\s+/);
  const at = lines.findIndex(({ text }) => {
    const said = text.toLowerCase();
    return words.every((word) => said.includes(word.toLowerCase()));
  });
  return (
    words.length >= 2 && words.length <= 6 && !/\d/.test(name) && !NO_NAME.test(name) && at >= 0 && at < LINES_OF_A_HEAD
  );
}

/** "MARCO DE LUCA MEng" signs as "Marco De Luca". */
export function signature(name: string): string {
  const bare = withoutRank(name.replace(LETTERS, ''));
  const signed = bare.includes(' ') ? bare : name;
  if (/\p{Ll}/u.test(signed)) return signed;
  const words = signed.split(' ').map(unshouted);
  return words.join(' ').replace(PARTICLES, (small) => small.toLowerCase());
}
/** "Petty Officer Rhys Owen" signs as "Rhys Owen". */
function withoutRank(name: string): string {
  const words = name.split(' ');
  const length = [3, 2, 1].find(
    (each) => words.length - each >= 2 && isRankOfTheForces(words.slice(0, each).join(' ')),
  );
  return words.slice(length ?? 0).join(' ');
}

/** "Anneke Van Der Merwe" is "Anneke van der Merwe"; "De Luca" and "Nguyen Van Hai" may be written so. */
const PARTICLES =
  /(?<=\S )(?:Van (?:Der|Den|De|Het|'T)|Von(?: Der| Dem| Den)?|Zu[mr]?|De (?:La|Las|Los)|Del(?:a|os)?|Della|Da|Dos|Das|Ibn|Bint|Bin)(?= \S)/g;

/** "O'NEILL-SMITH" is "O'Neill-Smith", "MCDONALD" is "McDonald", "J." and "II" stay. */
const unshouted = (word: string): string =>
  /^(?:\p{Lu}\.?|(?:\p{Lu}\.)+|I{2,3}|IV)$/u.test(word)
    ? word
    : word
        .toLowerCase()
        .replace(/(?<!\p{L})\p{Ll}|(?<=(?<!\p{L})mc)\p{Ll}/gu, (letter) => letter.toUpperCase())
        .replace(/(?<=\p{L}{2,}['’])\p{Lu}/gu, (letter) => letter.toLowerCase());
