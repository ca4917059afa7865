import type { CvFacts } from '../reading/cv-facts.js';
import type { Proof } from '../reading/proof.js';
import { levelIn } from '../reading/levels-named.js';
import { membershipsIn } from '../reading/memberships.js';
import { isOfAnOlderEdition, isOfAnOlderVersion } from '../reading/editions.js';
import { kindsOf } from '../vocabulary/kinds-of-skills.js';
import { relativesOf } from '../vocabulary/related-skills.js';
import { MISSING, type Finding } from './finding.js';
import { lapsedFinding } from './lapsed.js';
import { BELOW, belowItsLevel } from './level-of-it.js';
import { membershipFinding, membershipsAsked } from './membership-finding.js';
import { isAskedOnTheWay } from './on-the-way.js';
import { teacherElsewhere } from './teacher-elsewhere.js';
import { doubtedFinding, OLDER } from './skill-finding.js';

/** A paper, or how far somebody has come in the body that it is membership of. */
export function certificateFinding(names: readonly string[], line: string, cv: CvFacts): Finding {
  const found = ownFinding(names, line, cv);
  return found.state === 'met' ? found : (teacherElsewhere(names, line, cv) ?? found);
}

function ownFinding(names: readonly string[], line: string, cv: CvFacts): Finding {
  const isMembership = (name: string) => membershipsAsked([name], line).length > 0;
  const asked = membershipsAsked(names, line);
  const member = membershipFinding(asked, line, OR_ON_THE_WAY.test(line), cv);
  if (member === null) return paperFinding(names, line, cv);
  const others = names.filter((name) => !isMembership(name));
  const other = others.length > 0 ? paperFinding(others, line, cv) : MISSING;
  if (other.state === 'met') return other;
  // "CIPD Level 7": a member by a lower diploma is on the way to it
  return member.state === 'met' ? belowItsDiploma(member, line, cv) : member;
}

/** By the highest diploma that a line with the body names; a member of whom no line names one has more to show. */
function belowItsDiploma(member: Finding, line: string, { lines }: CvFacts): Finding {
  const bodies = new Set(membershipsIn(line).map(({ body }) => body.short));
  const wanted = levelIn(line);
  const own = lines
    .filter(({ text }) => membershipsIn(text).some(({ body }) => bodies.has(body.short)))
    .flatMap(({ text }) => levelIn(text) ?? []);
  return wanted !== null && own.length > 0 && Math.max(...own) < wanted
    ? { state: 'partly', proof: member.proof, why: BELOW }
    : member;
}
/** A certificate somebody studies for is half of one. */
function paperFinding(names: readonly string[], line: string, cv: CvFacts): Finding {
  // a member of the ACCA is a qualified accountant
  const held = names.flatMap((name) => [name, ...kindsOf(name)]).flatMap((name) => cv.certificates.get(name) ?? []);
  const whole = held.find(({ isUnderWay: isToCome }) => !isToCome);
  if (whole && isOfAnotherCountry(names, whole.proof))
    return { state: 'partly', proof: whole.proof, why: NOT_OF_THE_UK };
  if (whole && isBelow(whole.proof.whole, line))
    return { state: 'partly', proof: whole.proof, why: 'Your score is below the one asked for' };
  if (whole && isOlder(names, whole.proof.whole, line)) return { state: 'partly', proof: whole.proof, why: OLDER };
  const below = whole && belowItsLevel(names, line, cv);
  if (below) return below;
  if (whole) return { state: 'met', proof: whole.proof };
  if (held[0] && names.some((name) => isOfAnOlderEdition(held[0]!.proof.whole, name)))
    return { state: 'partly', proof: held[0].proof, why: OLDER };
  const lapsed = names.map((name) => lapsedFinding([name], cv.doubted.get(name)?.proof ?? null)).find(Boolean);
  if (lapsed) return lapsed;
  if (held[0])
    return { state: OR_ON_THE_WAY.test(line) || isAskedOnTheWay(line) ? 'met' : 'partly', proof: held[0].proof };
  const doubted = names.map((name) => doubtedFinding(name, cv)).find(Boolean);
  if (doubted) return doubted;
  const claim = names.map((name) => cv.claimed.get(name)).find(Boolean);
  if (claim) return { state: 'partly', proof: claim };
  const step = names.flatMap(relativesOf).map((near) => cv.certificates.get(near) ?? cv.doubted.get(near));
  const begun = step.find(Boolean);
  if (begun) return { state: 'partly', proof: begun.proof, why: A_STEP };
  const named = names.map((name) => cv.unsupported.get(name)).find(Boolean);
  return named ? { ...MISSING, proof: named, isOnlyKeyword: true } : MISSING;
}

export const NOT_OF_THE_UK = 'Yours is not one of the United Kingdom';

/** "Chartered or working towards it": who is on the way has what is asked for. */
export const OR_ON_THE_WAY =
  /\bor (?:be |being |is |are |currently )?(?:working towards?|studying (?:for|towards?)|progressing towards?|training (?:for|towards?)|part[- ]qualified|finalist|in progress)\b|\bpart[- ]qualified or\b/i;

/** "An international driving licence" lets nobody drive here for long. */
const isOfAnotherCountry = (names: readonly string[], { whole }: Proof): boolean =>
  names.includes('Driving licence') && isLicenceFromAbroad(whole);

export const isLicenceFromAbroad = (whole: string): boolean =>
  (OF_ABROAD.test(whole) || isFromAbroad(whole)) &&
  !/\b(?:uk|british|full uk|gb) (?:driving )?licen[cs]e\b/i.test(whole);

const OF_ABROAD =
  /\b(?:international|foreign|overseas|non[- ]?uk|(?!british|irish|english|scottish)\p{L}{3,}(?:ian|ese|ish|ani|bian|ican|ealand)) (?:driving|driver['’]?s) (?:licen[cs]e|permit)\b/iu;
/** "Driver's licence from Nigeria", "driving licence (Ghana)", "licence classes B, C and E (Ghana)". */
function isFromAbroad(whole: string): boolean {
  const named = FROM_SOMEWHERE.exec(whole)?.[1] ?? '';
  return named.split(' ').some((_, at, words) => COUNTRIES_ABROAD.has(words.slice(0, words.length - at).join(' ')));
}
/** As the Unicode consortium calls them in English. */
const COUNTRIES_ABROAD = new Set(
  [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
    .flatMap((one, _, letters) => letters.map((other) => `${one}${other}`))
    .map((code) => new Intl.DisplayNames(['en'], { type: 'region' }).of(code) ?? code)
    .filter((name) => name.length > 2 && name !== 'United Kingdom'),
);
const FROM_SOMEWHERE =
  /\blicen[cs]e(?:: (?:yes|full|valid))?(?: (?:class(?:es)?|categor(?:y|ies))(?: (?:\p{Lu}\d?,?|and))+)?,? (?:from |of |issued (?:in|by) |\()\s*(?:the )?(\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)/u;

/** "IELTS 7.0", "IELTS (Academic) overall 6.5": bands from 0 to 9; 0 where none is named. */
const isBelow = (held: string, asked: string): boolean => scoreIn(held) > 0 && scoreIn(held) < scoreIn(asked);
const scoreIn = (text: string): number =>
  Number(/\bIELTS\b[^.;,\d]{0,30}([4-9](?:\.[05])?)(?![\d/])/i.exec(text)?.[1] ?? 0);

const isOlder = (names: readonly string[], own: string, asked: string): boolean =>
  isOfAnOlderEdition(own, asked) || isOfAnOlderVersion(names, own, asked);

const A_STEP = 'Your CV names a step on the way to it';
