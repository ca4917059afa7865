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
  /\b(?:[Aa][- ][Ll]evels?|A2 levels?|[Aa]dvanced [Hh]ighers?|(?:Scottish )?Highers\b|[Ii]nternational [Bb]accalaureate|IB [Dd]iploma|[Bb]accalaur[ée]at|Abitur|Matura|[Mm]atric(?:ulation)?|(?:National )?Senior Certificate|WASSCE|WAEC|NECO|KCSE|Leaving Certificate|BTEC (?:Level 3|Extended|National)|(?:[Hh]igh|[Ss]econdary|[Hh]igher [Ss]econdary) [Ss]chool (?:[Dd]iploma|[Cc]ertificate)|HSC|GED)(?![\p{L}\d])/u;

export function schoolFinding({ name }: WordedAsk, { lines }: CvFacts): Finding | null {
  if (!SCHOOL_DIPLOMA.test(name)) return null;
  for (const line of lines) {
    const at = line.isHeading || ELSEWHERE.has(line.section) ? undefined : ENDS_SCHOOL.exec(line.text)?.index;
    const isTaught = line.section === 'experience' || line.section === 'volunteering';
    if (at !== undefined && !isTaught && standingAt(line.text, at) === 'held')
      return { state: 'met', proof: proofAt(line, at) };
  }
  return null;
}
