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

/** Where an advert leads: the host of its link, then those of the links and mailboxes in its text. */
export const hostsOf = ({ url, description }: Leads): string[] =>
  [hostOf(url ?? ''), ...hostsIn(description)].filter((host) => host !== undefined && host !== '') as string[];

/** Only endings of two letters name a country. */
export function isForeign(host: string): boolean {
  const ending = host.split('.').at(-1) ?? '';
  return /^[a-z]{2}$/.test(ending) && !anyonesEndings.has(ending);
}
