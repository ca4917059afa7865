import type { CertificateHeld } from './certificate-held.js';
import { isPassed } from './cv-claims.js';
import type { CvLine } from './cv-line.js';
import { isOfPapers } from './held-papers.js';
import type { CvSection } from './cv-sections.js';
import { proofOfMention } from './proof.js';

/** Begun, booked or half way: said of the thing itself, so only near its name. */
const UNDER_WAY =
  /\b(?:studying|preparing for|part[- ]qualified|part qualified|in progress|under ?way|working towards?|towards?|expected|finalist|applying|applied for|awaiting|application submitted|offer accepted|booked|scheduled|pending|planned|to be (?:taken|done|sat|passed|finished)|(?:still|yet) to (?:do|pass|sit|take|finish|come)|due|candidate|enrolled|commenced|begun|began|started|student member|trainee|cbt|(?:papers?|exams?|modules?|units?) (?:passed|completed|done|to go|left|remaining)|\d+ (?:of|out of|\/) ?\d+|half ?way)\b/i;

export const isUnderWay = (text: string): boolean => UNDER_WAY.test(text);

/** Where nobody states what they hold: others' names, hobbies, and papers about it. */
export const ELSEWHERE: ReadonlySet<CvSection> = new Set<CvSection>([
  'interests',
  'references',
  'publications',
  'skills',
]);
const ABOUT_ONESELF: ReadonlySet<CvSection> = new Set<CvSection>(['summary', 'head']);
/** A line with so many names is a heap of keywords, not a statement. */
const HEAP = 4;

/**
 * What is stated, in whichever section; a list of skills or of keywords states nothing. What is held wins over what is
 * begun, and what is denied is no certificate.
 */
export function certificatesHeld(lines: readonly CvLine[]): Map<string, CertificateHeld> {
  const held = new Map<string, CertificateHeld>();
  for (const line of lines) {
    const isElsewhere = ELSEWHERE.has(line.section) || isHeap(line);
    if (line.isHeading || (isElsewhere && line.section !== 'skills')) continue;
    const begun = line.doubted.filter(({ doubt }) => doubt === 'begun').map(({ mention }) => mention);
    for (const mention of [...line.mentions, ...begun]) {
      const { skill, start, end } = mention;
      if (skill.kind !== 'certificate' || (isElsewhere && !isPassed(line, mention))) continue;
      const known = held.get(skill.name);
      const isToCome = begun.includes(mention) || isUnderWay(around(line.text, start, end));
      const found = { proof: proofOfMention(line, mention), isUnderWay: isToCome };
      // Of what somebody calls themselves and what they say of the paper, the latter counts.
      if (
        known &&
        !known.isUnderWay &&
        isToCome &&
        ABOUT_ONESELF.has(known.proof.section) &&
        !ABOUT_ONESELF.has(line.section)
      )
        held.set(skill.name, found);
      else if (known?.isUnderWay && ABOUT_ONESELF.has(line.section)) continue;
      else if (known && isBehindAName(known) && !found.isUnderWay && SAYS_SINCE.test(around(line.text, start, end)))
        held.set(skill.name, found);
      else if (known && isNamedInPassing(known) && !found.isUnderWay && isStated(line)) held.set(skill.name, found);
      else if (known && isOfAPlacement(known) && !isOfAPlacement(found) && !found.isUnderWay)
        held.set(skill.name, found);
      else if (!known || (known.isUnderWay && !found.isUnderWay && !isSameQualification(known, found))) {
        held.set(skill.name, found);
      }
    }
  }
  return held;
}

/** "Carried out 300 inspections to BS 7671 18th Edition": work, which shows the paper less well than the line of the paper. */
const isNamedInPassing = ({ proof, isUnderWay: isToCome }: CertificateHeld): boolean =>
  !isToCome &&
  OF_WORK.has(proof.section) &&
  (A_STRETCH.test(proof.whole) || (!isOfPapers(proof.whole) && !SAYS_A_PAPER.test(proof.whole)));
/** "Registered Veterinary Nurse, Some Vets, 2021 to present": a post. */
const A_STRETCH = /\b(?:19|20)\d{2}\s?(?:[–—-]|to)\s?(?:\p{L}{3,9} ?)?(?:(?:19|20)\d{2}|present|date|now|today)\b/iu;
const isStated = ({ section, text }: CvLine): boolean =>
  section === 'certificates' || section === 'education' || isOfPapers(text);
const OF_WORK: ReadonlySet<CvSection> = new Set<CvSection>(['experience', 'projects', 'volunteering']);
/** "Ada Lind ACCA" at the top: the line that says since when shows it better. */
const isBehindAName = ({ proof, isUnderWay: isToCome }: CertificateHeld): boolean =>
  !isToCome && proof.section === 'head' && proof.whole.split(/\s+/).length <= MOST_OF_A_NAME;
const MOST_OF_A_NAME = 6;
const SAYS_SINCE = /\b(?:member|fellow|chartered|registered|qualified|admitted|since|(?:19|20)\d{2})\b/i;
const SAYS_A_PAPER = /\b(?:licen[cs]e|certificates?|certified|registered|registration|qualified|passed|PIN)\b/i;

/** "PGCE placement, two schools": a part of the way to it. */
const isOfAPlacement = ({ proof }: CertificateHeld): boolean => /\bplacements?\b/i.test(proof.whole);

/** "ACCA part-qualified" above and "ACCA: 9 of 13 papers passed" below; a bare name elsewhere does not undo either. */
const isSameQualification = (known: CertificateHeld, found: CertificateHeld): boolean =>
  found.proof.whole.split(/\s+/).length <= 4 && known.proof.section !== found.proof.section;

function isHeap({ section, mentions, text }: CvLine): boolean {
  if (/^key ?words\b/i.test(text)) return true;
  const others = new Set(mentions.filter(({ skill }) => skill.kind !== 'certificate').map(({ skill }) => skill.name));
  const isStatement =
    section === 'certificates' || section === 'education' || /[.]\s|[.]$|\b(?:with|and|holds?)\b/i.test(text);
  return others.size >= HEAP && !isStatement;
}

/** The clause that names it. */
function around(text: string, start: number, end: number): string {
  const before =
    text
      .slice(0, start)
      .split(/[.;]\s/)
      .at(-1) ?? '';
  const after = text.slice(end).split(/[.;]\s/)[0] ?? '';
  return before.slice(-40) + text.slice(start, end) + after.slice(0, 60);
}
