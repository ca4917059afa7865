import { ukPlaceNamed } from '../../jobs/finding/uk-places.js';
import { readName } from './company-name.js';
import type { KnownSponsor } from './name-match.js';
import { areApart, isSameTown } from './same-town.js';
import { isNamedIn, isNearby } from './shared-institutions.js';

interface TrustInShort {
  full: string;
  /** It says itself that it is of the health service, wherever it stands. */
  isTold: boolean;
}

/**
 * A trust of the health service without all that the law calls it: "Dartford and Gravesham NHS", "Berkshire Healthcare
 * Foundation Trust", "Leeds Teaching Hospitals". What is only called "Healthcare" may be a company.
 */
export function trustInShort(name: string): TrustInShort | undefined {
  const { own, trading } = readName(name);
  if (own.form !== '' || trading.length > 0 || own.words.length < 2) return undefined;
  if (own.words.at(-1) === 'nhs') return { full: `${name} Trust`, isTold: true };
  const foundation = name.search(/\sfoundation trust\W{0,3}$/i);
  if (foundation > 0) return { full: `${name.slice(0, foundation)} NHS Foundation Trust`, isTold: true };
  return /\bhospitals?\b|\bambulance service$/.test(own.core)
    ? { full: `${name} NHS Trust`, isTold: false }
    : undefined;
}

/** Whether it is surely that trust: hospitals are those of their own town or county, where no other body bears the name. */
export function isThatTrust(
  { full, isTold }: TrustInShort,
  town: string,
  { id, town: of, name }: KnownSponsor,
  known: readonly KnownSponsor[],
): boolean {
  const { core, words } = readName(full).own;
  const isAlone = known.every((one) => one.id === id || readName(one.name).own.core !== core);
  if (readName(name).own.form !== 'nhs' || !isAlone) return false;
  const isInCounty =
    of !== '' && ukPlaceNamed(town) !== undefined && ukPlaceNamed(of) === undefined && !areApart(of, town);
  return isTold || isSameTown(of, town) || isNearby(of, town) || isNamedIn(words, town) || isInCounty;
}
