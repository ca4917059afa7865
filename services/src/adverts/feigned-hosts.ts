import { words } from '../sponsors/names/company-name.js';
import { withoutForm } from '../sponsors/names/legal-forms.js';

/** A host of which somebody may think that it is the employer's, and why it hardly is. */
export interface FeignedHost {
  host: string;
  what: string;
}

/**
 * Employers have their jobs below their own domain ("careers.acme.com") or at a board. Whoever copies their name has to take
 * a domain: one that looks like theirs, one that costs next to nothing, or one that says what is sold.
 */
export function feignedHost(
  hosts: readonly string[],
  mailHosts: readonly string[],
  company: string,
): FeignedHost | undefined {
  const name = nameOf(company);
  const found = (what: string, isFeigned: (host: string) => boolean, of = hosts): FeignedHost | undefined => {
    const host = of.find(isFeigned);
    return host === undefined ? undefined : { host, what };
  };
  return (
    found('a domain that imitates its name', (host) => isImitated(host, name)) ??
    found('a domain that may only be taken for its own', (host) => isTakenFor(host, name)) ??
    found('a domain that costs next to nothing', (host) => THROWN_AWAY.has(endingOf(host))) ??
    found('a mailbox at a domain that sells visas', (host) => labelsOf(host).some(sellsVisas), mailHosts)
  );
}

interface Name {
  /** The first of its words: "acme" of "The Acme Stores Ltd". */
  brand: string;
  /** All of them but the legal form: "acmestores". */
  joined: string;
  isOfSeveral: boolean;
}

function nameOf(company: string): Name {
  const own = withoutForm(words(company)).tokens;
  const said = own[0] === 'the' && own.length > 1 ? own.slice(1) : own;
  return { brand: said[0] ?? '', joined: said.join(''), isOfSeveral: said.length > 1 };
}

const endingOf = (host: string): string => host.split('.').at(-1) ?? '';
const labelsOf = (host: string): string[] => host.split('.').slice(0, -1);
const SHORTEST_BRAND = 4;
const SHORTEST_IMITATED = 6;

/** "acme-visa-jobs.com", "acmevisajobs.com", "acme-careers.site", "acmestores.site": the name beside what is sold, or for next to nothing. */
function isTakenFor(host: string, { brand, joined, isOfSeveral }: Name): boolean {
  if (brand.length < SHORTEST_BRAND) return false;
  const isCheap = CHEAP.has(endingOf(host));
  return labelsOf(host).some((label, _, all) => {
    if (label.startsWith(`${brand}-`)) return isCheap || all.some((one) => SELLS.test(one));
    const plain = label.replaceAll('-', '');
    if (!plain.startsWith(joined) || joined.length < SHORTEST_IMITATED) return false;
    return (isCheap && isOfSeveral) || OF_VISAS.test(plain.slice(joined.length));
  });
}

/** "acrne-stores.com", "acm3stores.com": no word of the name, but what an eye takes for it. */
function isImitated(host: string, { joined }: Name): boolean {
  if (joined.length < SHORTEST_IMITATED) return false;
  return labelsOf(host).some((label) => {
    const plain = label.replaceAll('-', '');
    return !plain.includes(joined) && lookAlikes.some((read) => read(plain).startsWith(joined));
  });
}
const digitsAsLetters = (text: string, one: 'i' | 'l'): string =>
  text.replace(/[01358]/g, (sign) => ({ '0': 'o', '1': one, '3': 'e', '5': 's', '8': 'b' })[sign] ?? sign);
const pairsAsLetters = (text: string): string => text.replaceAll('rn', 'm').replaceAll('vv', 'w');
const lookAlikes: readonly ((text: string) => string)[] = [
  (text) => digitsAsLetters(text, 'l'),
  (text) => digitsAsLetters(text, 'i'),
  pairsAsLetters,
  (text) => pairsAsLetters(digitsAsLetters(text, 'l')),
];

const SELLS = /-(?:visas?|sponsorships?|cos|immigration)\b|\b(?:visas?|sponsorships?)-/;
const OF_VISAS = /visa|sponsorship|immigration/;
const OF_VISAS_AND_WORK =
  /^(?:uk|gb|visas?|sponsorships?|immigration|jobs?|careers?|hiring|hire|recruit(?:ment|ing)?|employment|vacancy|work(?:ers?)?|apply|portal|now|online|global|overseas|abroad|direct|hub|talent)+$/;
/** "ukvisahiring", "visacareersuk": of visas and of work, and of nobody. */
const sellsVisas = (label: string): boolean => {
  const plain = label.replaceAll('-', '');
  return (
    OF_VISAS.test(plain) &&
    /job|career|hir|recruit|employ|vacancy|work|apply/.test(plain) &&
    OF_VISAS_AND_WORK.test(plain)
  );
};

/** What those who own a shop or a club have as well. */
const CHEAP: ReadonlySet<string> = new Set(
  'site online club link live shop space website fun vip work store world'.split(' '),
);
/** Registered by the thousand for a few pence, and given up again. */
const THROWN_AWAY: ReadonlySet<string> = new Set('xyz top icu buzz click cyou rest loan win'.split(' '));
