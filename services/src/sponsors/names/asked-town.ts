import { countyNamed } from '../../jobs/british-county.js';
import { namesIn } from '../../jobs/british-place.js';
import { countryNamed } from '../../jobs/country-names.js';
import { ukPlaceNamed, ukRegionNames } from '../../jobs/finding/uk-places.js';

/**
 * "Leeds, United Kingdom" and "Hybrid - Leeds" are in Leeds; "United Kingdom" and "Remote" name no town. A county is given
 * as such: some entries have no other place.
 */
export function townOf(location: string): string {
  const [town = '', ...rest] = namesIn(location);
  // "Leeds" alone, but not "United Kingdom" or "Home based (UK)"
  return !isNation(town) && (rest.length > 0 || ukPlaceNamed(town) !== undefined || countyNamed(town) !== undefined)
    ? town
    : '';
}

/** There is a village of Wales in Yorkshire, which hardly anybody means. */
const isNation = (name: string): boolean => /^(?:england|scotland|wales|northern ireland)$/i.test(name);

/**
 * The town of a place that somebody typed. No list has all of them: a name alone is one as well, "Uxbridge", unless it is
 * that of a country, a part of one or of no place at all.
 */
export function townTyped(place: string): string {
  const [name = '', ...rest] = namesIn(place);
  return townOf(place) || (rest.length > 0 || isNoTown(name) ? '' : name);
}

const isNoTown = (name: string): boolean =>
  noPlace.test(name) ||
  !/\p{L}{2}/u.test(name) ||
  countryNamed(name) !== undefined ||
  regions().has(name.toLowerCase());

const noPlace =
  /(?<!\p{L})(?:remote\p{L}*|hybrid|home|anywhere|everywhere|nation(?:al|wide)|country(?:wide)?|various|multiple|several|flexible|any|all|across|u\.?k\.?|gb|britain|kingdom|england|scotland|wales|northern ireland|europe|world(?:wide)?|global|field|mobile|office|site|online|virtual|tb[acd]|unknown|unspecified|not)(?!\p{L})/iu;

let named: Set<string> | undefined;
const regions = (): Set<string> => (named ??= new Set(ukRegionNames().map((name) => name.toLowerCase())));
