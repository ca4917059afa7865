import type { CvFacts } from '../reading/cv-facts.js';
import { tellingStemsOf } from '../reading/how-much-asked.js';
import { proofAt } from '../reading/proof.js';
import { stemsOf } from '../reading/stems.js';
import type { WordedAsk } from '../reading/worded-ask.js';
import { bareLevelFinding } from './bare-level.js';
import { findingOf } from './best-line.js';
import { OR_ON_THE_WAY } from './certificate-finding.js';
import { MISSING, type Finding } from './finding.js';
import { isBelowTheGrade } from './gcse-grades.js';
import { inTheIndustry } from './industry-finding.js';
import { interestFinding } from './interest-finding.js';
import { lapsedFinding } from './lapsed.js';
import { managementFinding, withoutManagingNobody } from './managing-nobody.js';
import { entered } from './regulated-titles.js';
import { schoolFinding } from './school-finding.js';
import { membershipFinding, membershipsAsked } from './membership-finding.js';
import { DENIED, NOT_YET } from './skill-finding.js';
import { toldFinding } from './told-finding.js';
import { alternativesOf } from './sides-of-an-or.js';
import { SOME_WORDS } from './worded-whys.js';

/**
 * What no vocabulary names is looked for by its telling words, all of them in one line: work that has them meets it, a
 * list of skills in part, and so does a line that lacks a word, which may be the one that counts, or names it as begun. A
 * qualification has to be stated, finished, and of the level asked for. Of "CSCS or CCNSG" either will do.
 */
export const wordedFinding = (written: WordedAsk, everything: CvFacts): Finding =>
  entered(written.name, inItsWords(written, everything));

function inItsWords(written: WordedAsk, everything: CvFacts): Finding {
  const cv = withoutManagingNobody(written, everything);
  const interest = interestFinding(written, cv);
  if (interest) return interest;
  const asked = withoutEquivalent(written);
  const coded = codeInBrackets(written);
  if (coded) {
    const held = findingOf(coded, cv);
    if (held.state === 'met') return held;
  }
  // Nobody has a degree without school before it, and few still write the school down.
  if (cv.degree && OF_SCHOOL.test(asked.name)) return { state: 'met', proof: cv.degree.proof };
  const bare = bareLevelFinding(asked, cv);
  if (bare) return bare;
  const school = schoolFinding(asked, everything);
  if (school) return school;
  if (cv.degree && OF_LESS_THAN_A_DEGREE.test(asked.name) && OR_HIGHER.test(asked.line))
    return { state: cv.degree.level >= LOWEST_DEGREE ? 'met' : 'partly', proof: cv.degree.proof };
  const member = membershipFinding(
    membershipsAsked([asked.name], asked.line),
    asked.line,
    OR_ON_THE_WAY.test(asked.line),
    cv,
  );
  if (member) return member;
  const managed = managementFinding(asked, cv);
  if (managed) return managed;
  const place = inTheIndustry(asked, cv);
  if (place) return place;
  const whole = bestOf(alternativesOf(asked).map((each) => saidOrTold(each, cv)));
  if (whole.state === 'met' && whole.proof && isBelowTheGrade(asked.line, whole.proof))
    return { state: 'partly', proof: whole.proof, why: 'One of your grades is below the one asked for' };
  const lapsed = whole.state === 'partly' ? lapsedFinding([asked.name], whole.proof) : null;
  if (lapsed) return lapsed;
  if (whole.state === 'met') return whole;
  const later = afterGcses(asked, whole, cv);
  if (later) return later;
  const halves = halvesFound(asked, cv);
  // each of two things in a line of its own
  if (halves.length > 1 && halves.every(({ state }) => state === 'met')) return halves[0] ?? whole;
  return whole.state === 'missing' ? (bareFinding(asked, cv) ?? halfFinding(halves, whole)) : whole;
}

/** "ADR certificate with tanks (class 3)": a paper that does not say its class or what else the bracket wants is a part of it. */
function bareFinding(asked: WordedAsk, cv: CvFacts): Finding | null {
  const name = asked.isQualification ? asked.name.replace(A_DETAIL, ' ').replace(/\s+/g, ' ').trim() : asked.name;
  const own = new Set(stemsOf(name));
  const stems = asked.stems.filter((stem) => own.has(stem));
  if (name === asked.name || stems.length === 0) return null;
  const found = findingOf({ ...asked, name, stems }, cv);
  return found.state === 'met' ? { state: 'partly', proof: found.proof, why: SOME_WORDS } : null;
}
const A_DETAIL = /\([^()]*\)|,? (?:in |for |of )?class(?:es)? [1-9](?:\.\d)?(?:(?:,| and| &|, and) [1-9](?:\.\d)?)*/gi;

/** "Inspection and testing qualification (2391 or equivalent)": the number alone says which paper it is. */
function codeInBrackets(asked: WordedAsk): WordedAsk | null {
  const code = asked.isQualification ? A_CODE.exec(asked.name)?.[1] : undefined;
  return code === undefined ? null : { ...asked, name: code, stems: stemsOf(code) };
}
const A_CODE = /\((?:e\.g\.? |such as )?(?:[A-Z&]{1,4} )?(\d{4})(?:-\d{2})? or [^()]{0,30}equivalent\)/;

/** "NVQ Level 2 in Plumbing (or City and Guilds equivalent)": whose paper it is does not matter, and its words are not looked for. */
function withoutEquivalent(asked: WordedAsk): WordedAsk {
  const name = asked.isQualification ? asked.name.replace(OR_EQUIVALENT, '') : asked.name;
  if (name === asked.name) return asked;
  const own = new Set(stemsOf(name));
  return { ...asked, name, stems: asked.stems.filter((stem) => own.has(stem)) };
}
const OR_EQUIVALENT =
  /\s*\((?:or )?(?:an? )?[^()]{0,40}\bequivalents?\b[^()]{0,20}\)|,? or (?:an? |the )?(?:[\p{L}&]{1,14} ){1,4}equivalents?\b(?: (?:award|qualification|certificate|diploma))?/iu;

/** Who took A levels or a degree passed the examinations before them, in some subjects at least. */
function afterGcses(asked: WordedAsk, found: Finding, { lines, degree }: CvFacts): Finding | null {
  if (found.state !== 'missing' || found.proof !== null || !/\bGCSEs?\b/i.test(asked.name)) return null;
  const line = lines.find(({ text, section }) => section !== 'experience' && A_LEVELS.test(text));
  const proof = line ? proofAt(line, 0) : degree?.proof;
  return proof ? { state: 'partly', proof, why: COMES_AFTER } : null;
}
const A_LEVELS = /\b(?:A|AS|a)[- ][Ll]evels?\b(?! (?:groups?|teach|class))|\bHighers\b/;
const COMES_AFTER = 'Your CV names what comes after it';

const OF_SCHOOL = /^(?:a )?(?:high|secondary)[- ]school (?:diploma|certificate|education|graduate)\b|^GED\b/i;

/** "HNC in electrical engineering, or higher": who went on to a degree has more. */
const OF_LESS_THAN_A_DEGREE = /\b(?:hn[cd]|apprenticeship|a[- ]levels?|btec|foundation degree)\b/i;
const OR_HIGHER = /\bor (?:higher|above|better|a degree|degree)\b/i;
const LOWEST_DEGREE = 6;

const bestOf = (findings: readonly Finding[]): Finding =>
  findings.reduce((best, next) => (worthOf(next) > worthOf(best) ? next : best), NOT_FOUND);
const worthOf = ({ state, proof }: Finding): number => (state === 'met' ? 3 : state === 'partly' ? 2 : proof ? 1 : 0);

/** Words that were not found say nothing of what they mean. */
const NOT_FOUND: Finding = {
  ...MISSING,
  why: 'No line with its words was found in your CV; the same in other words would be overlooked',
};

/** "Conveyor and inverter knowledge": two things, of which a CV may show one. */
function halfFinding(halves: readonly Finding[], whole: Finding): Finding {
  const one = bestOf(halves);
  return one.state !== 'missing' ? { state: 'partly', proof: one.proof, why: SOME_WORDS } : whole;
}

function halvesFound(asked: WordedAsk, cv: CvFacts): Finding[] {
  if (asked.isQualification) return [];
  return halvesOf(asked.name).map((names) =>
    bestOf(
      names
        .map((name) => ({ ...asked, name, stems: tellingStemsOf(name) }))
        .filter(({ stems }) => stems.length > 0)
        .map((each) => saidOrTold(each, cv)),
    ),
  );
}

/** By the words of the ask, or by those in which such work is told. */
function saidOrTold(asked: WordedAsk, cv: CvFacts): Finding {
  const said = findingOf(asked, cv);
  if (asked.isQualification || said.state === 'met' || said.why === DENIED || said.why === NOT_YET) return said;
  return toldFinding(asked.name, cv) ?? awareFinding(asked, cv) ?? said;
}

/** "Epilepsy awareness": whoever was trained in it or works with it is aware of it. */
function awareFinding(asked: WordedAsk, cv: CvFacts): Finding | null {
  const name = asked.name.replace(AWARENESS, '').trim();
  const stems = tellingStemsOf(name);
  if (name === asked.name || stems.length === 0) return null;
  const found = findingOf({ ...asked, name, stems }, cv);
  return found.state === 'met' ? found : null;
}
const AWARENESS = /\bawareness(?: of)?\b/i;

/** Each of the two, in the ways in which it may be meant. */
function halvesOf(name: string): string[][] {
  const two = TWO_THINGS.exec(name);
  if (two) return two.slice(1).map((each) => [each]);
  const [, lead = '', first = '', second = ''] = DONE_TO_TWO.exec(name) ?? [];
  const done = /^(?:(?:experience|knowledge) )?\S+ /i.exec(lead)?.[0] ?? '';
  return lead === '' ? [] : [[`${lead}${first}`], second.includes(' ') ? [second] : [`${done}${second}`]];
}
const TWO_THINGS =
  /^(?:(?:understanding|knowledge|experience) of )?(\p{L}{4,}|\p{Lu}{2,3}) and (\p{L}{4,}|\p{Lu}{2,3})(?: (?:knowledge|experience|skills|maintenance|work))?$/iu;

/** "Deliver toolbox talks and safety briefings", "Experience restoring cornices and mouldings": what is done to two things. */
const DONE_TO_TWO = /^([\p{L}-]+ (?:[\p{L}-]+ ){0,3}?)([\p{L}-]+) and ((?:[\p{L}-]+ ){0,4}[\p{L}-]+)$/iu;
