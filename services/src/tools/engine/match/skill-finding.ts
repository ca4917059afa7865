import type { AskedSkill } from '../reading/advert-reader.js';
import type { CvSection } from '../reading/cv-sections.js';
import { isLineOf, type Proof } from '../reading/proof.js';
import type { CvFacts } from '../reading/cv-facts.js';
import { areOfOneKind, shownBy } from '../vocabulary/kinds-of-skills.js';
import { sortsNamedIn } from '../vocabulary/sorts-of-names.js';
import { relativesOf } from '../vocabulary/related-skills.js';
import { isOfAnOlderVersion } from '../reading/editions.js';
import { calledIn } from '../reading/called-in.js';
import { inText } from '../text/clean.js';
import { MISSING, type Finding } from './finding.js';
import { asKnown } from './known-by-a-list.js';
import { belowItsLevel } from './level-of-it.js';

/**
 * Met: a line shows it in use, or a list names what is only to be known. Partly: a list under Skills or with a post claims it, or a line shows a skill next to it. A name in a
 * line of keywords that the rest of the CV does not support counts for nothing, so that such a line changes no score.
 */
export function skillFinding({ skill, written, phrase, orSimilar, line }: AskedSkill, cv: CvFacts): Finding {
  if (phrase !== null) return phraseFinding(phrase, inText(skill.name), cv);
  const shown = cv.shown.get(skill.name);
  if (shown && HAS_VERSIONS.has(skill.name) && isOfAnOlderVersion([skill.name], shown.whole, line))
    return { state: 'partly', proof: shown, called: calledIn(skill.name, shown), why: OLDER };
  const below = shown && belowItsLevel([skill.name], line, cv);
  if (below) return below;
  if (shown) return { state: 'met', proof: shown, called: calledIn(skill.name, shown) };
  // Whoever works with SQL Server writes SQL: it stands in the name. Where a similar one would do, one of its kind is met.
  const kinds = [
    ...relativesOf(skill.name).filter(
      (near) => isKindOf(near, skill.name) || (orSimilar && areOfOneKind(near, skill.name)),
    ),
    ...shownBy(skill.name),
  ];
  const kind = kinds.find((name) => cv.shown.has(name));
  const shownKind = kind === undefined ? undefined : cv.shown.get(kind);
  if (kind !== undefined && shownKind) return { state: 'met', proof: shownKind, called: calledIn(kind, shownKind) };
  const claimed = cv.claimed.get(skill.name);
  if (claimed) {
    const called = calledIn(skill.name, claimed);
    return isOfWork(claimed, cv)
      ? { state: 'partly', proof: claimed, called, why: IN_OTHER_WORK }
      : asKnown({ state: 'partly', proof: claimed, called, why: null }, line);
  }
  const doubted = doubtedFinding(skill.name, cv);
  if (doubted) return doubted;
  for (const name of kinds) {
    const proof = cv.claimed.get(name);
    if (proof) return asKnown({ state: 'partly', proof, called: calledIn(name, proof) }, line);
  }
  const named = cv.unsupported.get(skill.name);
  for (const near of isAProductOf(skill.name, written) ? [] : relativesOf(skill.name)) {
    const proof = cv.shown.get(near);
    // what a list names itself is borne out by what stands near to it
    if (proof && named) return { state: 'partly', proof: named, called: calledIn(skill.name, named), why: null };
    if (proof) return { state: 'partly', proof, near, called: calledIn(near, proof) };
  }
  return onlyNamed(named, named && calledIn(skill.name, named));
}

/** "Salesforce" of CRM, "Google Ads" of paid search: who sent newsletters is near to the work, and not to the product. */
const isAProductOf = (name: string, written: string): boolean =>
  written.toLowerCase() !== name.toLowerCase() && sortsNamedIn(written).some((sort) => PRODUCTS.has(sort));
const PRODUCTS = new Set(['programs for clients', 'advertising', 'shops of the web']);

/** What is examined by its version, and not a tool that goes on: who wrote Java 8 writes Java. */
const HAS_VERSIONS: ReadonlySet<string> = new Set(['ITIL']);
export const OLDER = 'Yours is an older edition';

/** "Microsoft SQL Server" has "SQL" among its words. */
const isKindOf = (name: string, whole: string): boolean =>
  ` ${name.toLowerCase()} `.includes(` ${whole.toLowerCase()} `);

/** What the CV says of it itself weighs more than anything near to it. */
export function doubtedFinding(name: string, { doubted }: CvFacts): Finding | null {
  const said = doubted.get(name);
  if (!said) return null;
  const { proof, doubt } = said;
  return doubt === 'begun' ? { state: 'partly', proof, why: NOT_YET } : { ...MISSING, proof, why: DENIED };
}

export const NOT_YET = 'Your CV names it as basic, begun, given up, lapsed or still to come';
export const DENIED = 'Your CV says that you do not have it';

const IN_OTHER_WORK = 'You did it as a part of other work';

const isOfWork = (proof: Proof, { lines }: CvFacts): boolean =>
  lines.some((line) => isLineOf(line, proof) && !line.isList);

/** A skill that no vocabulary knows is looked for as it is written. */
function phraseFinding(phrase: string, called: string, cv: CvFacts): Finding {
  const places = cv.folded.filter(({ text }) => text.includes(` ${phrase} `));
  const shown = places.find(({ isList }) => !isList);
  if (shown) return { state: 'met', proof: shown.proof, called };
  const claimed = places.find(({ proof: { section } }) => WITH_WORK.has(section));
  return claimed ? { state: 'partly', proof: claimed.proof, called } : onlyNamed(places[0]?.proof, called);
}

const WITH_WORK: ReadonlySet<CvSection> = new Set<CvSection>(['skills', 'experience', 'projects']);

/** A name that is not counted is still not one that stands nowhere: the line is told. */
const onlyNamed = (proof: Proof | undefined, called: string | undefined): Finding =>
  proof ? { ...MISSING, proof, called, isOnlyKeyword: true } : MISSING;
