import { isCommonplace, isHouse, isOneOfMany, namesPlace } from './commonplace-names.js';
import type { CompanyName } from './company-name.js';
import { isDistinctive, namesShop, type WordCounts } from './distinctive-name.js';
import { everydayNames } from './everyday-names.js';
import { formerNames } from './former-names.js';
import type { KnownSponsor } from './name-match.js';
import type { Relation } from './name-relation.js';
import {
  isInstitution,
  isNamedIn,
  isNamedInLonger,
  isNameOfMany,
  isNearby,
  isOfNation,
} from './shared-institutions.js';
import { areApart, isSameCounty, isSameTown, townKey } from './same-town.js';
import { isNamedBody, mayBePerson } from '../people/people.js';

/** A single word that so many others begin with is no name to be sure of. */
const MANY_BEGIN_SO = 5;

/** The towns where any register had a name without a legal form, by its `core`. */
export type TownsEver = ReadonlyMap<string, readonly string[]>;

/** What is known of names beside the entries themselves. */
export interface Background {
  counts: WordCounts;
  townsEver: TownsEver;
}

/** An entry with its name read. */
export interface Parsed {
  sponsor: KnownSponsor;
  name: CompanyName;
}

export interface Candidate extends Parsed {
  relation: Relation;
  /** Of names that are only alike, how far they are from each other. */
  distance: number;
}

export interface Sure {
  sponsor: KnownSponsor;
  reason: string;
  /** Its words tell that it is no person's name, whatever it looks like. */
  isNoPerson?: boolean;
}

/** The one of several entries of one name that is meant, if that is sure. */
export function entryMeant(
  asked: CompanyName,
  town: string,
  of: Candidate[],
  near: Candidate[],
  reason: string,
  { counts, townsEver }: Background,
): Sure | undefined {
  const { core, words: own } = asked.own;
  const forms = of.map(({ name }) => name.own.form);
  // a form that the register does not print tells no two apart: the name is judged as if it had none
  const isBare = asked.own.form === '' || of.every(isWithoutForm);
  const isCompany = !isBare || forms.every((form) => form !== '');
  // of one company's many shops the one that is named
  const shop = of.filter(({ name }) =>
    name.trading.some((part) => asked.trading.some((one) => one.core === part.core)),
  );
  if (shop.length === 1) return { sponsor: shop[0]!.sponsor, reason };
  const inTown = of.filter(({ sponsor }) => isSameTown(sponsor.town, town));
  if (inTown.length === 1) return { sponsor: inTown[0]!.sponsor, reason: `${reason}, in the same town` };
  const inCounty = of.filter(({ sponsor }) => isSameCounty(sponsor.town, town));
  if (inCounty.length === 1 && isDistinctive(own, counts, true))
    return { sponsor: inCounty[0]!.sponsor, reason: `${reason}, in the same county` };
  if (core.length < 2) return undefined;
  if (of.some(({ name }) => name.own.form === '') && isOfSeveralTowns(asked, town, townsEver)) return undefined;
  const isElse = of.some((candidate) => isElsewhere(candidate, town));
  if (isBare && isInstitution(core, own) && !isKnown(core)) {
    // the place tells which is meant: here it is another, or not known on both sides
    const entryTown = of[0]!.sponsor.town;
    if (isNameOfMany(core, own, counts, town, entryTown)) return undefined;
    if (!isCompany && isElse && !isNamedIn(own, town) && !isNearby(town, entryTown)) return undefined;
  }
  // the company of a hotel runs that one: one of this name in another town is another's
  const isInItsTown = isNamedIn(own, town) || isNearby(town, of[0]!.sponsor.town);
  if (isBare && isHouse(core) && isElse && !isInItsTown && !isKnown(core)) return undefined;
  if (isBare && !isOnlyBody(asked, of) && !isDistinctive(own, counts, isElse)) return undefined;
  const beginSo = near.filter(({ relation }) => relation === 'alike').length;
  if (own.length === 1 && isBare) {
    if (beginSo > MANY_BEGIN_SO) return undefined;
    if (of.every(({ name }) => isCalledOtherwise(name) && (beginSo > 0 || namesShops(name)))) return undefined;
  }
  if (of.length === 1) {
    // a legal form makes a name the only one of its kind, or that all know it: other campuses are elsewhere
    const isOnlyOne = isKnown(core) || isGovernment(own) || isOfNation(own);
    const isToldByTown = (isCompany && namesPlace(own)) || isNamedIn(own, of[0]!.sponsor.town);
    const isOfMany = isBare && isCommonplace(core, own) && !isToldByTown;
    const isTold = own.length > 2 && isNamedBody(of[0]!.sponsor.name) && isDistinctive(own, counts, true);
    const isElsewhere = isElse && !isTold && !isNamedInLonger(own, town, of[0]!.sponsor.town);
    const isOfTown = !isCompany && (isElsewhere || isOneOfMany(core, own));
    if (!isOnlyOne && (isOfMany || isOfTown)) return undefined;
    if (!isCompany && beginSo > 0 && mayBePerson(of[0]!.sponsor.name)) return undefined;
    return { sponsor: of[0]!.sponsor, reason };
  }
  const printed = of.filter(({ sponsor }) => !sponsor.isNormalised);
  if (printed.length === 1) return { sponsor: printed[0]!.sponsor, reason };
  // a company's name with its form is its own: entered more than once, the entry that is the name and nothing more
  const plain = of.find(({ name }) => name.trading.length === 0) ?? of[0]!;
  return forms.every((form) => form !== '' && form === forms[0]) ? { sponsor: plain.sponsor, reason } : undefined;
}

/**
 * "Chopsticks Ltd trading as The Place Restaurant": its own name hangs above no door, and whoever is called so in public is
 * likely another.
 */
const isCalledOtherwise = ({ own, trading }: CompanyName): boolean =>
  trading.length > 0 && trading.every(({ core }) => !core.replaceAll(' ', '').includes(own.core));

const namesShops = ({ trading }: CompanyName): boolean => trading.some(({ words }) => namesShop(words));

/** Bodies in several towns have had the name: which of them an entry is that does not stand in the town, nobody can say. */
function isOfSeveralTowns({ own }: CompanyName, town: string, townsEver: TownsEver): boolean {
  const towns = townsEver.get(own.core) ?? [];
  const isOneBody =
    isKnown(own.core) ||
    (hasOwnCharter(own.words) && towns.some((one) => isSameTown(one, town))) ||
    (isRoyalCollege(own.words) && town === '');
  return new Set(towns.map(townKey)).size > 1 && !isOneBody;
}

/** A university, or a "Royal Example College", is one body in however many towns it has been entered. */
const hasOwnCharter = (own: string[]): boolean => own.includes('university') || isRoyalCollege(own);

const isRoyalCollege = (own: string[]): boolean => own[0] === 'royal' && own.at(-1) === 'college';

const isKnown = (core: string) => formerNames.knows(core) || everydayNames.knows(core);

/** A country has one, whose offices may be in any of its towns. */
const isGovernment = (own: string[]): boolean => own.length > 1 && own.at(-1) === 'government';

/** A body that bears its whole name in public: a university, a council, a school. Nobody else is called so. */
const isOnlyBody = ({ own }: CompanyName, of: Candidate[]): boolean =>
  isKnown(own.core) ||
  isOfNation(own.words) ||
  of.every(({ sponsor, name }) => name.own.form === '' && isNamedBody(sponsor.name));

const isWithoutForm = ({ sponsor, name }: Candidate): boolean => name.own.form === '' && !sponsor.isNormalised;

const isElsewhere = ({ sponsor }: Candidate, town: string) => areApart(sponsor.town, town);
