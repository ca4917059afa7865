import { ELSEWHERE } from '../reading/certificates-held.js';
import type { CvFacts } from '../reading/cv-facts.js';
import { proofAt } from '../reading/proof.js';
import { standingAt } from '../reading/standing.js';
import type { WordedAsk } from '../reading/worded-ask.js';
import type { Finding } from './finding.js';

/** "Diploma or equivalent", "high school diploma": of nothing in particular, which is what school ends with elsewhere as well. */
const SCHOOL_DIPLOMA =
  /^(?:an? )?(?:(?:high|secondary|upper secondary)[- ]school )?diploma(?: level)?(?: \(?or (?:an? )?(?:\p{L}+ )?equivalent\)?| \/ ?equivalent)$|^(?:an? )?(?:high|secondary)[- ]school (?:diploma|certificate)$/iu;
/** What somebody leaves school with, by the names of several countries. */
const ENDS_SCHOOL =
  /\b(?:[Aa][- ][Ll]evels?|A2 levels?|[Aa]dvanced [Hh]ighers?|(?:Scottish )?Highers\b|[Ii]nternational [Bb]accalaureate|IB [Dd]iploma|[Bb]accalaur[ée]at|Abitur|Matura|[Mm]atric(?:ulation)?|(?:National )?Senior Certificate|WASSCE|WAEC|NECO|KCSE|Leaving Certificate|BTEC (?:Level 3|Extended|National)|(?:[Hh]igh|[Ss]econdary|[Hh]igher [Ss]econdary) [Ss]chool (?:[Dd]iploma|[Cc]ertificate)|GED)(?![\p{L}\d])/u;

/** "HSC, 2012": the Higher Secondary Certificate; "NVQ Level 2 HSC" and "Belfast HSC Trust" are Health and Social Care. */
function placeOfASchoolsEnd(text: string): number | undefined {
  const ends = ENDS_SCHOOL.exec(text)?.index;
  if (ends !== undefined) return ends;
  return [...text.matchAll(/\bHSC\b/g)].map(({ index }) => index).find((at) => !OF_CARE.test(besides(text, at)));
}
const OF_CARE =
  /\b(?:trusts?|care|caring|health|social|nvq|svq|qcf|rqf|btec|ncfe|cache|level|lvl|l[1-7]|award|diploma in|degree|adults?|children|workers?|assistant|northern|nhs|foundation|leadership|management)\b/i;

/** The part between commas; where it has no year of its own, what stands before and behind it as well. */
function besides(text: string, at: number): string {
  const from = Math.max(0, at - FAR);
  const before = text.slice(from, at).split(/[;|]/).at(-1)!.split(',');
  const after = text
    .slice(at, at + FAR)
    .split(/[;|]/)[0]!
    .split(',');
  const own = `${before.at(-1)}${after[0]}`;
  return /\b(?:19|20)\d{2}\b/.test(own) ? own : [before.at(-2), own, after[1]].join(',');
}
const FAR = 100;

export function schoolFinding({ name }: WordedAsk, { lines }: CvFacts): Finding | null {
  if (!SCHOOL_DIPLOMA.test(name)) return null;
  for (const line of lines) {
    const at = line.isHeading || ELSEWHERE.has(line.section) ? undefined : placeOfASchoolsEnd(line.text);
    const isTaught = line.section === 'experience' || line.section === 'volunteering';
    if (at !== undefined && !isTaught && standingAt(line.text, at) === 'held')
      return { state: 'met', proof: proofAt(line, at) };
  }
  return null;
}
