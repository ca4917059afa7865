import type { Evidence } from '../jobs/evidence.js';
import { visaCountry } from '../jobs/visa-country.js';
import { bearerOf } from '../sponsors/names/borne-name.js';
import type { WordCounts } from '../sponsors/names/distinctive-name.js';
import type { KnownSponsor } from '../sponsors/names/name-match.js';
import { isNamedBody } from '../sponsors/people/people.js';
import { feignedHost } from './feigned-hosts.js';
import { foreignAddress } from './foreign-address.js';
import { hostsOf, isForeign, mailHostsIn } from './hosts.js';
import type { Warning } from './read-warnings.js';
import { isUnderSchemeOf } from './scheme-country.js';
import { foreignPhone, speaksOfBritishVisa } from './scam-rules.js';

const COUNTRY = 'United Kingdom';

export interface AdvertOfEmployer {
  company: string;
  country: string | null;
  location: string;
  description: string;
  visaType: string;
  url: string | null;
  sponsorship: Evidence[];
}

/** What in an advert does not fit an employer of the United Kingdom, in the advert's own words. */
export interface ForeignSign {
  what: string;
  quote: string;
  /** Of a domain. */
  host?: string;
  /** Only of an entry that is printed just so: a body without a legal form is known by nothing but its name. */
  isOfExactName?: true;
}

/** Of an advert in the United Kingdom, or one elsewhere that speaks of a visa of the United Kingdom. */
export function foreignSign(advert: AdvertOfEmployer): ForeignSign | undefined {
  const { country, location, description } = advert;
  if (country === null) return undefined;
  if (country !== COUNTRY) {
    if (claimsBritishVisa(advert)) return { what: 'an address in another country', quote: location };
    if (!promisesInGeneral(advert, country)) return undefined;
    if (britishForm.test(advert.company))
      return { what: 'the legal form of a British company and a job in another country', quote: location };
    return isNamedBody(advert.company)
      ? { what: 'a job in another country', quote: location, isOfExactName: true }
      : undefined;
  }
  const hosts = hostsOf(advert);
  const host = hosts.find(isForeign);
  if (host) return { what: "another country's domain", quote: host, host };
  const phone = foreignPhone.exec(description)?.[0];
  if (phone) return { what: 'a telephone number of another country', quote: phone.trim() };
  const feigned = feignedHost(hosts, mailHostsIn(description), advert.company);
  if (feigned) return { what: feigned.what, quote: feigned.host, host: feigned.host };
  const address = foreignAddress(description);
  return address === undefined ? undefined : { what: 'an address in another country', quote: address };
}

const plainName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/^the\s/, '')
    .replace(/&/g, 'and')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();

/** Whether a sign counts for the entry that a name means: "University of Example" and no body that is only like it. */
export const fits = ({ isOfExactName }: ForeignSign, name: string, registeredAs: string): boolean =>
  !isOfExactName || plainName(name) === plainName(registeredAs);

/** How sure it is that a name is an entry's: it is, it was when the register last covered the route, it may be. */
export type Bearing = 'is' | 'was' | 'may-be';

/** `registeredAs`: the entry in the register that the employer's name means, or may mean. */
export const copyOf = ({ what, quote }: ForeignSign, registeredAs: string, bearing: Bearing): Warning => ({
  kind: 'copies-sponsor',
  summary: {
    is: `It carries the name of “${registeredAs}”, which is in the UK register of sponsors, with ${what}`,
    was: `It carries the name of “${registeredAs}”, which an earlier UK register of sponsors has, with ${what}`,
    'may-be': `Its name may be that of “${registeredAs}”, which is in the UK register of sponsors, and it comes with ${what}`,
  }[bearing],
  quote,
});

/**
 * An entry that the name of an advert looks like, without being surely it, where the advert stands in the register's own
 * country with a sign of another: a person has to look which of the two it is.
 */
export function lookedLike(
  sign: ForeignSign,
  { company, country }: Pick<AdvertOfEmployer, 'company' | 'country'>,
  candidates: readonly KnownSponsor[],
  counts: WordCounts,
): KnownSponsor | undefined {
  if (country !== COUNTRY) return undefined;
  return bearerOf(company, candidates, counts, (brand) => sign.host !== undefined && looksLikeDoorOf(sign.host, brand));
}

const HIRES =
  /^(?:uk|gb)?(?:careers?|jobs?|recruit(?:ment|ing|ers?)?|hiring|hires?|vacanc(?:y|ies)|employment|talent|hr|apply|visas?|sponsor(?:ship)?s?|work)(?:uk|gb|online|portal|now)?$/;
/** "manchester.gov.uk.apply-now.pk": what looks like the end of the address is its beginning. */
const feignedEnding = /^([a-z0-9-]+)\.(?:(?:co|gov|ac|org|nhs|police)\.uk|com|org)\.(?=[a-z0-9-]+\.[a-z]{2})/;

/** Whether somebody named the host so that it is taken for the place where the brand hires: "apple-careers.ng", not "apple.ng". */
function looksLikeDoorOf(host: string, brand: string): boolean {
  const isBrand = (label: string) => label.replaceAll('-', '') === brand;
  const [, feigned] = feignedEnding.exec(host.replace(/^www\./, '')) ?? [];
  if (feigned !== undefined && isBrand(feigned)) return true;
  return host.split('.').some((label) => {
    const word = label.replaceAll('-', '');
    return word.includes(brand) && HIRES.test(word.replace(brand, ''));
  });
}

const claimsBritishVisa = ({ visaType, description }: AdvertOfEmployer): boolean =>
  visaCountry(visaType) === COUNTRY || speaksOfBritishVisa.test(description);

/** Not "Pty Ltd" or "Pvt. Limited", which are of elsewhere. */
const britishForm =
  /(?<!\b(?:pty|pvt|pte|private|proprietary)\b\W{0,3})\b(?:ltd|limited|llp|plc|p\.l\.c|cic|limited liability partnership|community interest company)\b\W*$/i;

/**
 * A promise that says nothing of the visas of the country where the job is. Under a name such as "Example Mills Ltd" or
 * "University of Example" it is the British employer's name that makes it believed.
 */
const promisesInGeneral = ({ sponsorship }: AdvertOfEmployer, country: string): boolean =>
  sponsorship.some(({ kind, quote }) => kind === 'advert' && quote !== undefined && !isOfThere(quote, country));

const isOfThere = (promise: string, country: string): boolean =>
  promise.toLowerCase().includes(country.toLowerCase()) || isUnderSchemeOf(promise, country);
