import type { Evidence } from '../jobs/evidence.js';
import { visaCountry } from '../jobs/visa-country.js';
import { isNamedBody } from '../sponsors/people/people.js';
import { foreignAddress } from './foreign-address.js';
import type { Warning } from './read-warnings.js';
import { isUnderSchemeOf } from './scheme-country.js';
import { anyonesEndings, foreignPhone, speaksOfBritishVisa } from './scam-rules.js';

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
  /** Only of an entry that is printed just so: a body without a legal form is known by nothing but its name. */
  isOfExactName?: true;
}

/** Of an advert in the United Kingdom, or one elsewhere that speaks of a visa of the United Kingdom. */
export function foreignSign(advert: AdvertOfEmployer): ForeignSign | undefined {
  const { country, location, description, url } = advert;
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
  const hosts = [hostOf(url ?? ''), ...hostsIn(description)].filter((one) => one !== undefined);
  const host = hosts.find(isForeign);
  if (host) return { what: "another country's domain", quote: host };
  const phone = foreignPhone.exec(description)?.[0];
  if (phone) return { what: 'a telephone number of another country', quote: phone.trim() };
  const taken = hosts.find((one) => isTakenFor(one, advert.company));
  if (taken) return { what: 'a domain that may only be taken for its own', quote: taken };
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

/** `registeredAs`: the entry in the register that the employer's name means. */
export const copyOf = ({ what, quote }: ForeignSign, registeredAs: string): Warning => ({
  kind: 'copies-sponsor',
  summary: `It carries the name of “${registeredAs}”, which is in the UK register of sponsors, with ${what}`,
  quote,
});

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

function hostOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).hostname.toLowerCase() : undefined;
}

const webOrMail = /(?:@|https?:\/\/|\bwww\.)([a-z0-9-]+(?:\.[a-z0-9-]+)+)/gi;
/** "looms.com.ng", which nobody takes for words; "acme.com.We" and "acme.org.no agencies" begin a sentence. */
const bareHost =
  /\b([a-z0-9-]+\.(?:com|co|org|net|gov|edu)\.(?:ng|gh|ke|ug|tz|zm|zw|za|cm|et|pk|lk|np|ph|my|sg|hk|cn|tw|jp|kr|th|vn|bd|eg|ae|sa|qa|kw|bh|tr|br|mx|ar|ru|ua|au|nz))\b/g;
const hostsIn = (text: string): string[] =>
  [...text.matchAll(webOrMail), ...text.matchAll(bareHost)].map(([, host]) => host!.toLowerCase());

/** Only endings of two letters name a country. */
function isForeign(host: string): boolean {
  const ending = host.split('.').at(-1) ?? '';
  return /^[a-z]{2}$/.test(ending) && !anyonesEndings.has(ending);
}

/**
 * "acme-visa-jobs.com", "acme-careers.xyz": the employer's name beside what such an advert sells, or in a domain that costs
 * next to nothing. Employers have their jobs below their own domain ("careers.acme.com") or at a board.
 */
function isTakenFor(host: string, company: string): boolean {
  const [brand = ''] = plainName(company).split(' ');
  const name = host.split('.').slice(0, -1).join('.');
  if (brand.length < SHORTEST_BRAND || !name.split('.').some((part) => part.startsWith(`${brand}-`))) return false;
  return SELLS.test(name) || CHEAP.has(host.split('.').at(-1) ?? '');
}
const SHORTEST_BRAND = 4;
const SELLS = /-(?:visas?|sponsorships?|cos|immigration)\b|\b(?:visas?|sponsorships?)-/;
const CHEAP: ReadonlySet<string> = new Set(
  'xyz top icu site online club buzz click link live shop space website fun cyou rest vip work loan win store world'.split(
    ' ',
  ),
);
