import { readName, withInitialsJoined, words, type CompanyName } from './company-name.js';
import { formerNames } from './former-names.js';
import { mayBePerson } from './legal-forms.js';
import { relationOf, type Relation } from './name-relation.js';

/** A name of the register. */
export interface KnownSponsor {
  id: number;
  name: string;
  town: string;
  /** The register's own name with its legal form and capitals lost. */
  isNormalised: boolean;
}

export interface NameMatch {
  result: 'match' | 'review' | 'none';
  /** Of a match. */
  sponsor?: KnownSponsor;
  /** Why, as one sentence for people. */
  reason: string;
  /** Those that it may be, the closest first, at most ten. */
  candidates: KnownSponsor[];
}

const MOST_CANDIDATES = 10;
/** A single word that so many others begin with is no name to be sure of. */
const MANY_BEGIN_SO = 5;
/** Names that many places have, each of them another body. */
const commonplace =
  /^(st|saint|our lady|holy|christ|christ church|all saints|sacred heart|kings|queens|trinity|emmanuel|grace|bethel|victory|hope|the priory|manor|park|high street|station road|church|central|village|riverside|oak|oaks|woodlands)\b.*\b(school|primary|college|church|academy|surgery|pharmacy|dental|care home|nursing home|nursery|medical center|practice|clinic|mosque|temple|parish|club|hotel|house|lodge|court)\b/;

const MOST_COMMON_WORDS = 4;
const isCommonplace = (core: string, own: string[]) => own.length <= MOST_COMMON_WORDS && commonplace.test(core);

const closeness: Record<Relation, number> = { same: 0, 'same-but-form': 1, 'trades-as': 2, 'other-form': 3, alike: 4 };

/**
 * Which entry of the register a name of an advert means. A match is only what leaves no doubt; whatever a person should
 * look at is `review`. `known` are the entries that may be it, whoever found them.
 */
export function matchName(name: string, town: string, known: readonly KnownSponsor[]): NameMatch {
  const parsed = known.map((sponsor) => ({ sponsor, name: readName(sponsor.name) }));
  const asWritten = matchSpelling(name, town, parsed);
  if (asWritten.result === 'match') return asWritten;
  for (const today of formerNames.today(name)) {
    const renamed = matchSpelling(today, '', parsed);
    if (renamed.result === 'match')
      return { ...renamed, reason: `The same body under another name: ${renamed.sponsor!.name}` };
  }
  return asWritten;
}

/** What a name may stand as in the register: as written, and as the body is or was called otherwise. */
export function spellings(name: string): string[] {
  const plain = words(name).join(' ');
  const joined = withInitialsJoined(plain);
  return [name, ...(joined === plain ? [] : [joined]), ...formerNames.today(name)];
}

interface Parsed {
  sponsor: KnownSponsor;
  name: CompanyName;
}

interface Candidate extends Parsed {
  relation: Relation;
}

function matchSpelling(name: string, town: string, known: Parsed[]): NameMatch {
  const asked = readName(name);
  if (asked.own.core === '' && asked.whole.core === '')
    return { result: 'none', reason: 'This is no name', candidates: [] };
  const near = candidatesFor(asked, town, known);
  if (near.length === 0) return { result: 'none', reason: 'No name in the register is like it', candidates: [] };
  const sure = surest(asked, town, near);
  const candidates = near.slice(0, MOST_CANDIDATES).map(({ sponsor }) => sponsor);
  return sure
    ? { result: 'match', sponsor: sure.sponsor, reason: sure.reason, candidates: [sure.sponsor] }
    : { result: 'review', reason: 'The register has names like it, none of them surely the same', candidates };
}

function candidatesFor(asked: CompanyName, town: string, known: Parsed[]): Candidate[] {
  const found = known.flatMap((one) => {
    const relation = relationOf(asked, one.name);
    return relation ? [{ ...one, relation }] : [];
  });
  const inTown = ({ sponsor }: Candidate) => (isSameTown(sponsor.town, town) ? 0 : 1);
  return found.sort(
    (a, b) =>
      closeness[a.relation] - closeness[b.relation] ||
      inTown(a) - inTown(b) ||
      a.sponsor.name.length - b.sponsor.name.length ||
      a.sponsor.id - b.sponsor.id,
  );
}

interface Sure {
  sponsor: KnownSponsor;
  reason: string;
}

function surest(asked: CompanyName, town: string, near: Candidate[]): Sure | undefined {
  const of = (...relations: Relation[]) => near.filter(({ relation }) => relations.includes(relation));
  const same = of('same');
  // a body of another form bears the name too: without a form the name does not tell them apart
  const isShared = of('other-form').length > 0 || (asked.own.form === '' && differentForms(of('same-but-form')));
  if (same.length > 0 && (asked.own.form !== '' || of('same-but-form').every(isNormalised))) {
    return one(asked, town, same, near, 'The same name');
  }
  const but = [...same, ...of('same-but-form')];
  if (but.length > 0) return isShared ? undefined : one(asked, town, but, near, 'The same name but for the legal form');
  const trading = of('trades-as');
  if (trading.length === 0 || of('other-form').length > 0) return undefined;
  const start = `${asked.own.core} `;
  const others = near.filter(({ relation, name }) => relation === 'alike' && name.whole.core.startsWith(start));
  const here = trading.filter(({ sponsor }) => isSameTown(sponsor.town, town));
  const reason = 'It trades under this name';
  if (here.length === 1 && trading.length === 1) return { sponsor: here[0]!.sponsor, reason };
  // a brand has many shops: a trading name is only sure where nobody else has anything like it
  return trading.length === 1 && others.length === 0 && asked.own.words.length > 1 && !isElsewhere(trading[0]!, town)
    ? { sponsor: trading[0]!.sponsor, reason }
    : undefined;
}

const isNormalised = ({ sponsor }: Candidate) => sponsor.isNormalised;

function differentForms(candidates: Candidate[]): boolean {
  return new Set(candidates.map(({ name }) => name.own.form).filter(Boolean)).size > 1;
}

/** The one of several entries of one name that is meant, if that is sure. */
function one(asked: CompanyName, town: string, of: Candidate[], near: Candidate[], reason: string): Sure | undefined {
  const { core, words: own } = asked.own;
  const forms = of.map(({ name }) => name.own.form);
  const isCompany = asked.own.form !== '' || forms.every((form) => form !== '');
  const inTown = of.filter(({ sponsor }) => isSameTown(sponsor.town, town));
  if (inTown.length === 1) return { sponsor: inTown[0]!.sponsor, reason: `${reason}, in the same town` };
  if (core.length < 2) return undefined;
  const beginSo = near.filter(({ relation }) => relation === 'alike').length;
  if (own.length === 1 && asked.own.form === '' && beginSo > MANY_BEGIN_SO) return undefined;
  if (of.length === 1) {
    // a legal form makes a name the only one of its kind in the country, or that all know it: other campuses are elsewhere
    const isOnlyOne = isCompany || formerNames.knows(core);
    if (!isOnlyOne && (isElsewhere(of[0]!, town) || isCommonplace(core, own))) return undefined;
    if (!isCompany && beginSo > 0 && mayBePerson(of[0]!.sponsor.name)) return undefined;
    return { sponsor: of[0]!.sponsor, reason };
  }
  const printed = of.filter(({ sponsor }) => !sponsor.isNormalised);
  if (printed.length === 1) return { sponsor: printed[0]!.sponsor, reason };
  // a company's name with its form is its own: entered more than once, the entry that is the name and nothing more
  const plain = of.find(({ name }) => name.trading.length === 0) ?? of[0]!;
  return forms.every((form) => form !== '' && form === forms[0]) ? { sponsor: plain.sponsor, reason } : undefined;
}

const townKey = (town: string) => words(town.split(',')[0]!).join(' ');
const isSameTown = (a: string, b: string) => a !== '' && b !== '' && townKey(a) === townKey(b);
const isElsewhere = ({ sponsor }: Candidate, town: string) =>
  sponsor.town !== '' && town !== '' && !isSameTown(sponsor.town, town);
