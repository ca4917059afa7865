import { anyonesEndings } from './scam-rules.js';

interface Leads {
  url: string | null;
  description: string;
}

function hostOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).hostname.toLowerCase() : undefined;
}

const webOrMail = /(?:@|https?:\/\/|\bwww\.)([a-z0-9-]+(?:\.[a-z0-9-]+)+)/gi;
/** "looms.com.ng", which nobody takes for words; "acme.com.We" and "acme.org.no agencies" begin a sentence. */
const bareHost =
  /\b([a-z0-9-]+\.(?:com|co|org|net|gov|edu)\.(?:ng|gh|ke|ug|tz|zm|zw|za|cm|et|pk|lk|np|ph|my|sg|hk|cn|tw|jp|kr|th|vn|bd|eg|ae|sa|qa|kw|bh|tr|br|mx|ar|ru|ua|au|nz))\b/g;
const hostsIn = (text: string): string[] =>
  [...text.matchAll(webOrMail), ...text.matchAll(bareHost)].map(([, host]) => host!.toLowerCase());

const mailbox = /[\w.+-]@([a-z0-9-]+(?:\.[a-z0-9-]+)+)/gi;
export const mailHostsIn = (text: string): string[] =>
  [...text.matchAll(mailbox)].map(([, host]) => host!.toLowerCase());

/** Where an advert leads: the host of its link, then those of the links and mailboxes in its text. */
export const hostsOf = ({ url, description }: Leads): string[] =>
  [hostOf(url ?? ''), ...hostsIn(description)].filter((host) => host !== undefined && host !== '') as string[];

/**
 * Where platforms and shorteners lead on from. Their endings were chosen for how they read: "lnkd.in" is of no employer in
 * India, and nobody takes "bit.ly" for an employer's own address. Those with an ending of no country need no line here.
 */
const shortLinks: ReadonlySet<string> = new Set([
  // of one platform
  ...[
    'lnkd.in',
    'youtu.be',
    'spoti.fi',
    'amzn.to',
    'amzn.eu',
    'goo.gl',
    'instagr.am',
    'redd.it',
    'pin.it',
    'linktr.ee',
  ],
  ...['aka.ms', 'msft.it', 'flic.kr', 'nyti.ms', 'bbc.in', 'mailchi.mp'],
  // of systems that employers hire with
  ...['grnh.se', 'indeedhi.re'],
  // of anybody
  ...[
    'bit.ly',
    'j.mp',
    'ow.ly',
    'buff.ly',
    'is.gd',
    'v.gd',
    'tiny.cc',
    't.ly',
    'rb.gy',
    'cutt.ly',
    'hubs.ly',
    'hubs.li',
  ],
  ...['trib.al', 'dlvr.it', 'shorturl.at', 'rebrand.ly'],
]);

/** "www.lnkd.in" as well, but neither "lnkd.in.example.ng" nor "acme-lnkd.in". */
const isShortLink = (host: string): boolean => shortLinks.has(host.split('.').slice(-2).join('.'));

/** Only endings of two letters name a country. */
export function isForeign(host: string): boolean {
  if (isShortLink(host)) return false;
  const ending = host.split('.').at(-1) ?? '';
  return /^[a-z]{2}$/.test(ending) && !anyonesEndings.has(ending);
}
