import type { Evidence } from '../jobs/evidence.js';
import { visaCountry } from '../jobs/visa-country.js';
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
}

/** Of an advert in the United Kingdom, or one elsewhere that speaks of a visa of the United Kingdom. */
export function foreignSign(advert: AdvertOfEmployer): ForeignSign | undefined {
  const { country, location, description, url } = advert;
  if (country === null) return undefined;
  if (country !== COUNTRY) {
    if (claimsBritishVisa(advert)) return { what: 'an address in another country', quote: location };
    return isBritishCompanyPromising(advert, country)
      ? { what: 'the legal form of a British company and a job in another country', quote: location }
      : undefined;
  }
  const host = [hostOf(url ?? ''), ...hostsIn(description)].find((one) => one !== undefined && isForeign(one));
  if (host) return { what: "another country's domain", quote: host };
  const phone = foreignPhone.exec(description)?.[0];
  if (phone) return { what: 'a telephone number of another country', quote: phone.trim() };
  const address = foreignAddress(description);
  return address === undefined ? undefined : { what: 'an address in another country', quote: address };
}

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
 * A name such as "Example Mills Ltd", a job elsewhere, and a promise that says nothing of the visas of that country: it is
 * the British employer's name that makes it believed.
 */
const isBritishCompanyPromising = ({ company, sponsorship }: AdvertOfEmployer, country: string): boolean =>
  britishForm.test(company) &&
  sponsorship.some(({ kind, quote }) => kind === 'advert' && quote !== undefined && !isOfThere(quote, country));

const isOfThere = (promise: string, country: string): boolean =>
  promise.toLowerCase().includes(country.toLowerCase()) || isUnderSchemeOf(promise, country);

function hostOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).hostname.toLowerCase() : undefined;
}

const webOrMail = /(?:@|https?:\/\/|\bwww\.)([a-z0-9-]+(?:\.[a-z0-9-]+)+)/gi;
const hostsIn = (text: string): string[] => [...text.matchAll(webOrMail)].map(([, host]) => host!.toLowerCase());

/** Only endings of two letters name a country. */
function isForeign(host: string): boolean {
  const ending = host.split('.').at(-1) ?? '';
  return /^[a-z]{2}$/.test(ending) && !anyonesEndings.has(ending);
}
