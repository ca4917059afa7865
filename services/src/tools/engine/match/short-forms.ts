import { stemsOf } from '../reading/stems.js';

/** The short forms and numbers that a paper goes by, as stems: who has "PDP" has the paper, in whatever words. */
export const shortFormsIn = (text: string): string[] =>
  [...text.matchAll(/(?<![\p{L}\d])(?:[A-Z]{3,6}|(?!(?:19|20)\d{2})\d{4})(?![\p{L}\d])/gu)]
    .map(([capitals]) => capitals)
    .filter((capitals) => !OF_ANY_PAPER.test(capitals))
    .flatMap((capitals) => stemsOf(capitals));
/** Capitals that any qualification may have, and that name none; so may those of who awards tickets for many things. */
const OF_ANY_PAPER =
  /^(?:UK|EU|NHS|IT|HR|NVQ|SVQ|QCF|RQF|BTEC|HNC|HND|GCSE|FLT|HGV|LGV|AND|OR|THE|MUST|ADR|NPTC|LANTRA|RSPH|CIEH|REHIS|RYA|BHS|BIIAB|RTITB|ITSSAR|CITB)$/;

/**
 * "PDP (Petroleum Driver Passport)": the short form alone is all of it. "Sedation qualification (NEBDN)": whose it is, and
 * no short form of it.
 */
export function isShortFormOf(name: string): boolean {
  if (!SPELLED_OUT.test(name)) return false;
  const [short = ''] = /[A-Z]{3,6}(?=\s*\(|\))/.exec(name) ?? [];
  const initials = name
    .replace(short, ' ')
    .split(/[\s()-]+/)
    .map((word) => word.charAt(0).toUpperCase());
  let at = 0;
  for (const letter of short) {
    at = initials.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return true;
}
const SPELLED_OUT = /\b[A-Z]{3,6}\s*\([^)]{6,}\)|\([A-Z]{3,6}\)/;
