import { countryNamed } from '../jobs/country-names.js';
import { ukPlaceNamed } from '../jobs/finding/uk-places.js';
import { isTownAbroad } from '../jobs/namesakes.js';
import { readPlace } from '../jobs/place.js';

const COUNTRY = 'United Kingdom';
/** Of an address that is set out line by line. */
const MOST_PARTS = 8;
const LONGEST_PART = 60;

const labelled =
  /\b(?:address|(?:head |main |our |recruitment |regional |branch |uk )*office|headquarters|hq|branch|interview venue|venue)(?: is)?(?: (?:located )?(?:at|in))?\s*[:–—]\s*([^;]{3,300})/gi;
const said = /\b(?:address|our (?:recruitment |only )*office) is\s+(?:located |based )?(?:in |at )?([^;]{3,300})/gi;
/** Where a firm has its head office is no sign where the advert goes on with where the work is. */
const headOffice =
  /\bour (?:main|head) office is\s+(?:located |based )?(?:in |at )?(?![^\n]{3,100}\b(?:(?:this|the|your) (?:job|role|post|position|vacancy|work)|you(?:['’]ll| will)|(?:our|the) (?:uk|british|london|local) (?:office|branch|team|site|company|arm))\b)([^;]{3,300})/gi;
const sentTo =
  /\b(?:send|post|bring|submit|deliver|courier|mail|hand in|apply)\b[^.;]{0,40}?\b(?:to|at|with|through) (?:our|the) (?:[\w-]+ ){0,3}?(?:office|desk|department|team|branch|agents?|recruiters?|representatives?|cent(?:re|er)|partner) (?:is |based |located )?(?:in|at) ((?:(?! and | with )[^;]){3,200})/gi;
/** To names and places alone: "to HR, Barclays, Plot 12, Nairobi, Kenya". */
const sentToNames =
  /\b(?:[Ss]end|[Pp]ost|[Bb]ring|[Ss]ubmit|[Dd]eliver|[Cc]ourier|[Mm]ail)\b[^.;,]{0,60}? (?:to|at) ((?:(?:the |our )?[\p{Lu}\d][^,;.\n]{0,40}, ?){1,7}\p{Lu}[\p{L} ]{2,40})/gu;
const street =
  /(?:\b(?:no|plot|suite|flat|unit|block|house|shop|floor)\.? ?)?\b\d{1,5}[a-z]?(?:[/-]\d{1,4})?,? (?:[\p{L}'’.-]+ ){1,5}(?:street|str?|road|rd|avenue|ave|lane|close|drive|crescent|boulevard|blvd|estate|plaza|tower|towers|house|building|layout|nagar|marg|sector|phase|way|square|mall|complex)\b\.?[^;]{0,240}|\bp\.? ?o\.? box \d+[^;]{0,200}/giu;

/** An address in another country that a text gives, in its own words: "12 Allen Avenue, Ikeja, Lagos, Nigeria". */
export function foreignAddress(text: string): string | undefined {
  const given = [labelled, said, headOffice, sentTo, sentToNames]
    .flatMap((rule) => [...text.matchAll(rule)])
    .map(([, address]) => address!);
  const streets = [...text.matchAll(street)].map(([address]) => address);
  return [...given, ...streets].map(upToCountry).find((address) => address !== undefined);
}

/** The address up to the country, or the town of another country, that it ends in; a part that is no place's name ends it. */
function upToCountry(address: string): string | undefined {
  const parts = [...address.matchAll(/[^,.\n\r()|]+/g)].slice(0, MOST_PARTS);
  for (const [at, { 0: part, index }] of parts.entries()) {
    const words = part.trim().replace(WHAT_FOR, '');
    if (words.length > LONGEST_PART) return undefined;
    const country = countryIn(words, at > 0);
    if (country === COUNTRY) return undefined;
    const isAbroad = country !== undefined || (at > 0 && isTownAbroad(words) && !saysWhere(parts[at + 1]?.[0].trim()));
    if (isAbroad) return address.slice(0, index + part.length).trim();
  }
  return undefined;
}

/** "Lagos to register", "Karachi for your interview": what stands behind the name of a place. */
const WHAT_FOR = / (?:to|for|with|by|on|before|between|from) .*$/i;

/** Behind the name of a town: its country, or the British place that a street of this name is in. */
const saysWhere = (next: string | undefined): boolean =>
  next !== undefined && (countryIn(next, true) !== undefined || ukPlaceNamed(next) !== undefined);

/** "USA" and "Nigeria" name one; a first part such as "Jordan" may as well be the name of a house. */
function countryIn(part: string, mayBeShort: boolean): string | undefined {
  const country = countryNamed(part) ?? (mayBeShort ? (readPlace(`-, ${part}`).country ?? undefined) : undefined);
  return mayBeShort || country === COUNTRY ? country : undefined;
}
