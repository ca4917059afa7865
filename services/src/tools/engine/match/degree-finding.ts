import type { DegreeAsked } from '../reading/advert-asks.js';
import { isUnderWay } from '../reading/certificates-held.js';
import type { CvFacts } from '../reading/cv-facts.js';
import { A_DIPLOMA } from '../reading/cv-studies.js';
import { degreeIn } from '../reading/degrees.js';
import { wordsStanding } from '../reading/standing.js';
import { isOfSubject } from './degree-subjects.js';
import { MISSING, type Finding } from './finding.js';

/** A degree of the level and the subject asked for. Of another subject it is none, unless a related one will do. */
export function degreeFinding(asked: DegreeAsked, { studied }: CvFacts): Finding {
  const own = studied
    // less than a diploma is no part of a degree, but where an advert speaks of less
    .filter(({ whole }) => asked.orCertificate || asked.orDiploma || !isACertificateAlone(whole))
    .map((proof) => {
      const level = levelHeld(proof.whole, asked);
      // a bachelor's that is finished does where a master's is only begun
      const isEnough = level >= asked.level && !isUnfinished(proof.whole);
      return { proof, level, isEnough, fits: isOfSubject(proof.whole, asked.subject) };
    })
    .toSorted(
      (one, other) =>
        Number(other.fits) - Number(one.fits) ||
        Number(other.isEnough) - Number(one.isEnough) ||
        other.level - one.level,
    );
  const [best] = own;
  if (!best) return MISSING;
  const { proof, level, fits } = best;
  const state = level >= asked.level ? 'met' : level === asked.level - 1 ? 'partly' : 'missing';
  if (state === 'missing') return MISSING;
  if (isUnfinished(proof.whole) && fits) return { state: 'partly', proof, why: 'It is not finished' };
  if (fits && classIn(proof.whole) > classIn(asked.line) && classIn(asked.line) > 0)
    return { state: 'partly', proof, why: 'Your degree is of a lower class' };
  if (fits) return { state, proof };
  return asked.isLoose
    ? { state: 'partly', proof, why: `Your ${paperOf(proof.whole)} is in another subject` }
    : { ...MISSING, why: `The ${paperOf(proof.whole)} that your CV names is in another subject` };
}

/** What a line of studies is called: a diploma is no degree, though it may do for one. */
const paperOf = (text: string): string =>
  degreeIn(text) !== null ? 'degree' : A_DIPLOMA.test(text) ? 'diploma' : 'qualification';

/** Classes of British degrees, 1 the highest; 0 where none is named. */
function classIn(text: string): number {
  return 1 + CLASSES.findIndex((pattern) => pattern.test(text));
}
const CLASSES = [
  /\bfirst[- ]class\b|\b1st class\b|\(first\)/i,
  /(?<!\d)2[:.]1(?!\d)|\bupper second\b/i,
  /(?<!\d)2[:.]2(?!\d)|\blower second\b/i,
  /\bthird[- ]class\b|\b3rd class\b/i,
];

/** Said to be under way, or left: "started 2020, not finished". */
function isUnfinished(text: string): boolean {
  if (isUnderWay(text)) return true;
  const held = wordsStanding(text, 'held');
  // The stops of "B.S." are lost where a line is cut, and doubt nothing.
  return lettersOf(held) !== lettersOf(text) && degreeIn(text) !== null && degreeIn(held) === null;
}
const lettersOf = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');

const isACertificateAlone = (text: string): boolean => degreeIn(text) === null && !A_DIPLOMA.test(text);

/** A diploma counts as the degree where the advert takes either, and what is less than one where it names that. */
function levelHeld(text: string, { level, orDiploma, orCertificate }: DegreeAsked): number {
  const will = isACertificateAlone(text) ? orCertificate : orDiploma || orCertificate;
  return degreeIn(text) ?? (will ? level : DIPLOMA);
}
const DIPLOMA = 5;
