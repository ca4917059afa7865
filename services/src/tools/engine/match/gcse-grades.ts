import type { Proof } from '../reading/proof.js';

const SUBJECTS: readonly RegExp[] = [/\bmath(?:s|ematics)?\b/i, /\benglish\b/i, /\bscience\b/i];
const GRADE =
  /\bgrades? ([a-c]|[4-9])(?![\p{L}\d])|\b([A-C](?=\*?\s?[-–]\s?C\b)|C(?=\s?(?:\/\s?4|or (?:above|higher|better)|\+))|[4-9](?=\s?(?:\/\s?C|or (?:above|higher|better)|\+)))/iu;
/** Letters and the numbers that came in their place (Ofqual: a 4 stands for a C, a 7 for an A). */
const WORTH: Readonly<Record<string, number>> = { a: 7, b: 5, c: 4, d: 3, e: 2, f: 1, g: 1 };
const worthOf = (grade: string): number => Number(grade) || (WORTH[grade.toLowerCase()] ?? 0);

/** "Maths D" where a C or above is asked for in it; grades that a CV does not say are taken as they should be. */
export function isBelowTheGrade(asked: string, { whole }: Proof): boolean {
  if (!/\bgcses?\b/i.test(asked)) return false;
  const [, written, listed] = GRADE.exec(asked) ?? [];
  const least = worthOf(written ?? listed ?? '');
  if (least === 0) return false;
  return SUBJECTS.some((subject) => subject.test(asked) && gradeIn(subject, whole) < least);
}

/** A number alone is a grade at the end of its part only: "English: 2 years" is none. */
function gradeIn(subject: RegExp, whole: string): number {
  const [, grade] =
    new RegExp(
      String.raw`${subject.source}[ :(–-]{1,3}(?:grade )?([A-G](?![\p{L}\d])|[1-9](?=\s*(?:$|[,;.)(/]|and\b|&)))`,
      'iu',
    ).exec(whole) ?? [];
  return grade === undefined ? Number.POSITIVE_INFINITY : worthOf(grade);
}
