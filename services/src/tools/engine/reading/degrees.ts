/** Levels as England counts them: 6 a bachelor's degree, 7 a master's, 8 a doctorate. */
export type DegreeLevel = 6 | 7 | 8;

const LEVELS: readonly [DegreeLevel, RegExp][] = [
  [8, /\b(?:ph\.?\s?d|dphil|doctorate|doctoral degree|doctor of philosophy|edd|d\.?sc)\b/i],
  [
    7,
    /\b(?:master['’]?s|(?<!\b(?:form|house|year|class|quiz) )master of|m\.?sc|m\.?tech|m\.?eng|mba|m\.?phil|llm|mres|m\.ed|msw|m\.?pharm|msn|staatsexamen|magister|laurea magistrale|mchem|mphys|ma in|ma,|m\.?a\.)(?![a-z])/i,
  ],
  [
    6,
    /\b(?:bachelor['’]?s?|b\.?sc|b\.?eng|b\.e\.|b\.?tech|bba|llb|mbbs|bds|bvsc|bscs|bs in|bs,|ba in|ba,|b\.?a\.|ba \(hons\)|b\.ed|b\.?comm?|b\.?n\.?sc|bmls|bmlsc|bpt|bvms|bvetmed|mbchb|b\.?pharm|b\.s\.w|bnurs|bsn|b\.?sc\.?n|dipl\.[- ](?:ing|inform|kfm|math|phys|chem)|diplom[- ](?:ing|inform)\w*|licenciatura|licence (?:de|en|ès)|laurea|undergraduate degree|tertiary[- ](?:level )?(?:qualifications?|qualified|degree|education|studies)|first[- ]class|honours degree|(?<!\d ?)degree(?! of (?!bachelor|master|doctor|science)))(?![a-z])/i,
  ],
];
/** "BS Boğaziçi University", "MS in Physics": too short to count outside a line about a place of study. */
const SHORT: readonly [DegreeLevel, RegExp][] = [
  [7, /\b(?:MS|MA|MEng|MSc)\b/],
  [6, /\b(?:BS|BA|BE|AB|BEng|BSc)\b/],
];
/** Employers are called so as well: "BCA Logistics", "BSW Timber". */
const AN_EMPLOYER_AS_WELL: readonly [DegreeLevel, RegExp][] = [[6, /\b(?:BCA|BSW)\b/]];
/** "BA History", "MA Translation": at the beginning of a line, before a subject. */
const BEFORE_A_SUBJECT: readonly [DegreeLevel, RegExp][] = [
  [7, /(?:^|;\s)\W{0,3}(?:MA|MS|M\.S\.) \p{Lu}\p{Ll}/u],
  [6, /(?:^|;\s)\W{0,3}(?:BA|BS|B\.S\.) \p{Lu}\p{Ll}/u],
];
/** "Med Center", "28 bed ward": in other letters these are words. */
const OF_EDUCATION: readonly [DegreeLevel, RegExp][] = [
  [7, /\bMEd\b|\bM\.?Comm?\b(?!\.)/],
  [6, /\bBEd\b/],
];
const PLACE_OF_STUDY = /\b(?:univ(?:ersit|\b)|college|institute|school|academy|polytechnic)/i;

/** "Education: BS Nursing", "2011 - 2015   BA Commerce": what stands before the degree itself. */
const BEFORE_IT =
  /^(?:[•*–-]\s*)?(?:(?:education|degree|qualifications?|studies|academic background)\s*(?::|\.(?=\s)|[–—-])\s*)?(?:(?:\p{L}{3,9}\.? )?(?:19|20)\d{2}\s*(?:[–—-]\s*(?:\p{L}{3,9}\.? )?(?:19|20)?\d{2}\s*)?[:,|]?\s+)?/iu;
export const withoutLead = (line: string): string => line.replace(BEFORE_IT, '');

/** `isOfStudy`: it stands where somebody says what they have learned. */
export function degreeIn(said: string, isOfStudy = false): DegreeLevel | null {
  const line = withoutLead(said);
  const found = [...LEVELS, ...OF_EDUCATION].find(([, pattern]) => pattern.test(line))?.[0];
  const atStart = found ?? BEFORE_A_SUBJECT.find(([, pattern]) => pattern.test(line))?.[0];
  if (atStart) return atStart;
  const isBesideAPlace = PLACE_OF_STUDY.test(line);
  const short = [...(isBesideAPlace ? SHORT : []), ...(isBesideAPlace || isOfStudy ? AN_EMPLOYER_AS_WELL : [])];
  return short.find(([, pattern]) => pattern.test(line))?.[0] ?? null;
}

/** "Degree not completed", "left university without a degree". */
export const isLeftUnfinished = (line: string): boolean => UNFINISHED.test(line);
const UNFINISHED =
  /\b(?:degree|course|studies)(?: (?:was|is|were))? (?:not|never) (?:yet )?(?:completed|finished|awarded|obtained)\b|\b(?:left|leaving)\b[^.;]{0,40}\b(?:without|before) (?:an? |my |the )?(?:\p{L}+ )?(?:degree|graduating|finishing|completing)\b/iu;

export const DEGREE_NAMES: Record<DegreeLevel, string> = { 6: 'Degree', 7: "Master's degree", 8: 'Doctorate' };
