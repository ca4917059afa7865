import { ownName, readName, withInitialsJoined, words, type CompanyName } from './company-name.js';
import { isCommonplace, isOneOfMany } from './commonplace-names.js';
import { isDistinctive, type WordCounts } from './distinctive-name.js';
import { everydayNames } from './everyday-names.js';
import { formerNames } from './former-names.js';
import type { LegalForm } from './legal-forms.js';
import { distanceOf } from './nearness.js';
import { relationOf, type Relation } from './name-relation.js';
import { entryMeant, type Background, type Candidate, type Parsed, type Sure, type TownsEver } from './which-entry.js';
import { withoutItsTown } from './name-with-town.js';
import { isSameTown } from './same-town.js';
import { isThatTrust, trustInShort } from './trust-in-short.js';
import { otherLengths } from './written-out.js';
import { isLargeCity } from '../../jobs/finding/place-names.js';
import { ukPlaceNamed } from '../../jobs/finding/uk-places.js';
import { spellingDistance } from '../../platform/spelling-distance.js';
import { isLookedUp } from '../people/look-up.js';
import { isCompanyByTrade, isNamedBody, isOfState, isPersonsWord, mayBePerson } from '../people/people.js';

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
const closeness: Record<Relation, number> = {
  same: 0,
  'same-but-form': 1,
  'same-but-spaces': 2,
  'trades-as': 3,
  'other-form': 4,
  alike: 5,
  'of-a-kind': 6,
};

/**
 * Which entry of the register a name of an advert means. A match is only what leaves no doubt; whatever a person should
 * look at is `review`. `known` are the entries that may be it, whoever found them; `counts` says how common the words of
 * the name are in the register.
 */
export function matchName(
  name: string,
  town: string,
  known: readonly KnownSponsor[],
  counts: WordCounts = NOT_COUNTED,
  townsEver: TownsEver = new Map(),
): NameMatch {
  const parsed = known.map((sponsor) => ({ sponsor, name: readName(sponsor.name) }));
  const match = (spelling: string, inTown: string) => matchSpelling(spelling, inTown, parsed, { counts, townsEver });
  const full = everydayNames.fullName(name, town);
  const called = full === '' ? undefined : match(full, '');
  const asWritten = match(name, town);
  // an entry of its own, in the town that is asked for, stands before the body that everybody means elsewhere
  const isOwnEntry = asWritten.sponsor !== undefined && isSameTown(asWritten.sponsor.town, town);
  if (called?.sponsor && !isOwnEntry)
    return { ...called, reason: `The name that everybody calls ${called.sponsor.name} by` };
  if (asWritten.result === 'match') return asWritten;
  const today = formerNames.today(name);
  const others = today.map((other) => match(other, ''));
  const renamed =
    others.find(({ result }) => result === 'match') ??
    // whose entry has no town, the town that is asked for tells
    (town === '' ? [] : today.map((other) => match(other, town))).find(({ result }) => result === 'match');
  if (renamed) return { ...renamed, reason: `The same body under another name: ${renamed.sponsor!.name}` };
  const lengths = otherLengths(name).map((other) => match(other, town));
  const asShort = lengths.find(({ result }) => result === 'match');
  if (asShort) return { ...asShort, reason: `The same name, written short or out: ${asShort.sponsor!.name}` };
  const trust = trustInShort(name);
  const asTrust = trust && match(trust.full, town);
  if (trust && asTrust?.sponsor && isThatTrust(trust, town, asTrust.sponsor, known))
    return { ...asTrust, reason: `The trust of the health service, written short: ${asTrust.sponsor.name}` };
  const alone = withoutItsTown(name, town);
  const inItsTown = alone === undefined ? undefined : match(alone, town);
  if (inItsTown?.sponsor && isMeantAlone(alone!, town, inItsTown.sponsor))
    return { ...inItsTown, reason: `${inItsTown.reason}, with its town behind it` };
  const club = everydayNames.clubNames(name).map((written) => match(written, town));
  const inTown = club.find(({ sponsor }) => sponsor !== undefined && isSameTown(sponsor.town, town));
  if (inTown) return { ...inTown, reason: `The club of that town, written out: ${inTown.sponsor!.name}` };
  const related = mayBe(name).map((other) => match(other, ''));
  const closest = related.filter(({ result }) => result === 'match');
  return withCandidates(
    asWritten,
    [...closest, ...related, ...others, ...lengths].flatMap(({ candidates }) => candidates),
  );
}

/** A brand has a shop in every town, each of which may be another's: a company's whole name says which, and so does its town. */
const isMeantAlone = (alone: string, town: string, sponsor: KnownSponsor): boolean =>
  readName(alone).own.form !== '' || isSameTown(sponsor.town, town);

const NOT_COUNTED: WordCounts = new Map();
const UNSURE = 'The register has names like it, none of them surely the same';
const SAME_NAME_ALONE =
  'The register has this very name; without a legal form, and the same town on both sides, it cannot be told whether it is the same employer';
const SAME_NAME_BESIDE_OTHERS =
  'The register has this very name and others that only differ from it by legal form, town or trading name, and it cannot be told which is meant';

/** Whom the tables know to be near stands before whom the words are like. */
function withCandidates(match: NameMatch, first: KnownSponsor[]): NameMatch {
  if (first.length === 0) return match;
  const all = new Map([...first, ...match.candidates].map((sponsor) => [sponsor.id, sponsor]));
  const reason = match.result === 'review' ? match.reason : UNSURE;
  return { result: 'review', reason, candidates: [...all.values()].slice(0, MOST_CANDIDATES) };
}

/**
 * Why none of these is sure. That the names are no more than like each other is not said of one that stands in the register
 * letter for letter: "Wilfred Oxenholme" may be that one, and as well another person of this name.
 */
function whyUnsure(name: string, asked: CompanyName, near: Candidate[]): string {
  const isVeryName = ({ sponsor }: Candidate) => words(sponsor.name).join(' ') === words(name).join(' ');
  if (!near.some(isVeryName)) return UNSURE;
  const sameNames: Relation[] = ['same', 'same-but-form', 'other-form'];
  // that somebody of this name trades as something is said to nobody who does not say so
  const isTold = ({ sponsor }: Candidate) => !mayBePerson(sponsor.name) || isLookedUp(sponsor.name, name);
  const bearers = near.filter((one) => sameNames.includes(one.relation) && isTold(one));
  if (bearers.length > 1) return SAME_NAME_BESIDE_OTHERS;
  return asked.own.form === '' ? SAME_NAME_ALONE : UNSURE;
}

/** What a name may stand as in the register: as written, and as the body is or was called otherwise. */
export function spellings(name: string): string[] {
  const plain = words(name).join(' ');
  const joined = withInitialsJoined(plain);
  return [
    name,
    ...(joined === plain ? [] : [joined]),
    ...otherLengths(name),
    ...(trustInShort(name) ? [trustInShort(name)!.full] : []),
    ...formerNames.today(name),
    ...mayBe(name),
  ];
}

/** Bodies that a name may stand for by public knowledge, each for a person to decide. */
const mayBe = (name: string): string[] => [...everydayNames.mayBe(name), ...formerNames.mayBe(name)];

function matchSpelling(name: string, town: string, known: Parsed[], background: Background): NameMatch {
  const asked = readName(name);
  if (asked.own.core === '' && asked.whole.core === '')
    return { result: 'none', reason: 'This is no name', candidates: [] };
  const near = candidatesFor(asked, town, known);
  if (near.length === 0) return { result: 'none', reason: 'No name in the register is like it', candidates: [] };
  const surest = surestOf(asked, town, near, background);
  // an advert that names the shop, or the person alone, does not say who else it is
  const isAnother =
    surest !== undefined &&
    ((!surest.isNoPerson && mayBePerson(surest.sponsor.name) && !isLookedUp(surest.sponsor.name, name)) ||
      isToldBySign(surest.sponsor.name, name));
  const sure = isAnother ? undefined : surest;
  const candidates = near.slice(0, MOST_CANDIDATES).map(({ sponsor }) => sponsor);
  return sure
    ? { result: 'match', sponsor: sure.sponsor, reason: sure.reason, candidates: [sure.sponsor] }
    : { result: 'review', reason: whyUnsure(name, asked, near), candidates };
}

/** "Best@Care Limited" is not "Best Care Ltd": the sign is read as a word. */
const saysAt = (name: string): boolean => name.includes('@');
/** Of "Vallebona Limited T/A Table@Vallebona" its own name has none. */
const isToldBySign = (one: string, other: string): boolean =>
  saysAt(one) !== saysAt(other) && saysAt(ownName(one)) !== saysAt(ownName(other));

function candidatesFor(asked: CompanyName, town: string, known: Parsed[]): Candidate[] {
  const found = known.flatMap((one) => {
    const relation = relationOf(asked, one.name);
    if (!relation) return [];
    return [{ ...one, relation, distance: relation === 'alike' ? distanceOf(asked, one.name) : 0 }];
  });
  // they keep a name from being nobody's, and are nothing to offer beside one that is like it
  const isCloser = ({ relation }: Candidate) => relation !== 'of-a-kind';
  const closest = found.some(isCloser) ? found.filter(isCloser) : found;
  const inTown = ({ sponsor }: Candidate) => (isSameTown(sponsor.town, town) ? 0 : 1);
  return closest.sort(
    (a, b) =>
      closeness[a.relation] - closeness[b.relation] ||
      a.distance - b.distance ||
      inTown(a) - inTown(b) ||
      a.sponsor.name.length - b.sponsor.name.length ||
      a.sponsor.id - b.sponsor.id,
  );
}

function surestOf(asked: CompanyName, town: string, near: Candidate[], background: Background): Sure | undefined {
  const of = (...relations: Relation[]) => near.filter(({ relation }) => relations.includes(relation));
  const same = of('same');
  // a body of another form bears the name too: without a form the name does not tell them apart
  const isShared = of('other-form').length > 0 || (asked.own.form === '' && differentForms(of('same-but-form')));
  // so does whoever trades under it
  const isTradedUnder = asked.own.form === '' && of('trades-as').length > 0;
  if (same.length > 0 && (asked.own.form !== '' || of('same-but-form').every(isNormalised))) {
    return entryMeant(asked, town, same, near, 'The same name', background);
  }
  const but = [...same, ...of('same-but-form')];
  if (but.length > 0) {
    if (isShared || (isTradedUnder && !but.some(({ sponsor }) => isSameTown(sponsor.town, town)))) return undefined;
    return but.some((candidate) => isNoCompany(asked, candidate))
      ? onlyOneOfTown(asked, town, but, background)
      : entryMeant(asked, town, but, near, 'The same name but for the legal form', background);
  }
  const spaced = of('same-but-spaces');
  if (spaced.length > 0) return entryMeant(asked, town, spaced, near, 'The same name, spaced otherwise', background);
  return trader(of('trades-as'), of('other-form').length > 0, town);
}

/**
 * "Travelodge Hotels Limited" in Thame, where the register has one "Travelodge Hotels", printed without its form, and none of
 * another. A name that may be a person's, a public body's, a school's or that of many stays for a person to decide, and so
 * does one word alone that is not rare ("Dyson" in Malmesbury is) or is of a large city, where two may be called so.
 */
function onlyOneOfTown({ own }: CompanyName, town: string, of: Candidate[], { counts }: Background): Sure | undefined {
  const [{ sponsor, name }, ...others] = of as [Candidate, ...Candidate[]];
  const mayLackForm = mayBeLeftOut.has(own.form) && name.own.form === '' && name.trading.length === 0;
  const isNamed = isNamedBody(sponsor.name) && !mayBeCompany.test(sponsor.name);
  const isBody = isNamed || isOfState(own.core) || noCompany.test(sponsor.name);
  const isOneWord = own.words.length === 1;
  const isOfMany = isOneWord
    ? isLargeCity(town) || !isDistinctive(own.words, counts, false)
    : isCommonplace(own.core, own.words) || isOneOfMany(own.core, own.words);
  // no person is entered by one word
  const isNoPerson =
    isOneWord || own.words.some((word) => !isPersonsWord(word) && (counts.get(word) ?? 0) >= MANY_HAVE_IT);
  return others.length === 0 && mayLackForm && !isBody && !isOfMany && isNoPerson && isTownMeant(sponsor.town, town)
    ? { sponsor, reason: 'The same name but for the legal form, in the same town', isNoPerson }
    : undefined;
}

/** A word that so many names of the register have, and no person, says what kind of business it is: "hotels". */
const MANY_HAVE_IT = 5;
/** Of the state, or of partners in a practice, beside whom a company may bear the name. */
const noCompany =
  /\b(?:executive|departments?|depertment|offices?|boroughs?|inspectorate|treasury|royal|national|crown|public|civil|defence|surger(?:y|ies)|practices?|(?:medical|health|dental) cent(?:re|er)s?|clinics?|chambers|solicitors?|accountants|partnership)\b/i;
/** Bodies that are companies as a rule, whether or not their form is printed. */
const mayBeCompany = /\b(?:federation|association|group)\W*$/i;

const mayBeLeftOut: ReadonlySet<LegalForm> = new Set<LegalForm>(['ltd', 'plc', 'cic', 'cio']);

/** "Manchetser" is no place, and Manchester with one slip. */
const isTownMeant = (printed: string, town: string): boolean =>
  isSameTown(printed, town) ||
  (ukPlaceNamed(printed) === undefined &&
    ukPlaceNamed(town) !== undefined &&
    town.length > 6 &&
    spellingDistance(printed.toLowerCase(), town.toLowerCase(), 1) === 1);

/**
 * What a company trades as is nobody's own: a brand has many shops, and any town its "Cafe Roma". It is sure in the town
 * of the one that trades so; else a person decides.
 */
function trader(trading: Candidate[], isShared: boolean, town: string): Sure | undefined {
  const [only, ...others] = trading;
  return only && others.length === 0 && !isShared && isSameTown(only.sponsor.town, town)
    ? { sponsor: only.sponsor, reason: 'It trades under this name' }
    : undefined;
}

/**
 * A public body, a charity and a person have no legal form: with one after it, the name is somebody else's, unless the
 * register's own name lost its form or is a company's by its trade. The body that an advert names is no company either.
 */
function isNoCompany({ own }: CompanyName, { sponsor, name }: Candidate): boolean {
  if (own.form === '') return name.own.form !== '' && isOfState(own.core);
  if (name.own.form !== '') return false;
  const isLost = sponsor.isNormalised && !isNamedBody(sponsor.name) && !mayBePerson(sponsor.name);
  return !isLost && (!isCompanyByTrade(sponsor.name) || noCompany.test(sponsor.name));
}

const isNormalised = ({ sponsor }: Candidate) => sponsor.isNormalised;

function differentForms(candidates: Candidate[]): boolean {
  return new Set(candidates.map(({ name }) => name.own.form).filter(Boolean)).size > 1;
}
