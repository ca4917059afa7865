import { countryOf } from './countries.js';
import { regionsBeginning } from './regions.js';
import type { SuggestionEntry } from './suggestion-entry.js';
import type { SuggestionList } from './suggestion-list.js';
import { isPlaceName } from './place-names.js';

/** Each is searched for before it is shown. */
const MOST_TRIED = 8;
const MOST_REGIONS = 2;
const SHORTEST_REGION = 3;

/**
 * What a text of which only the end is begun may become, where nothing has all of its words: a title in a place ("cooks
 * in b", "boston reg"), else what both parts say. Each is a text to be searched for; whether jobs have it is to be seen.
 */
export function goingOn(list: SuggestionList, words: string[]): SuggestionEntry[] {
  for (let at = 1; at < words.length; at += 1) {
    const texts = continued(list, words.slice(0, at), words.slice(at));
    if (texts.length > 0) {
      return texts.slice(0, MOST_TRIED).map((value) => ({ kind: 'title', value, count: 0 }));
    }
  }
  return [];
}

function continued(list: SuggestionList, before: string[], begun: string[]): string[] {
  const titles = () => list.ofKinds(begun, ['title', 'skill']);
  const place = list.placeNamed(before) ?? (isPlaceName(before) ? before.join(' ') : undefined);
  if (place !== undefined) return titles().map((title) => `${title} in ${place}`);
  const said = list.titleNamed(before) ?? before.join(' ');
  const regions = begun.join(' ').length < SHORTEST_REGION ? [] : regionsBeginning(begun).slice(0, MOST_REGIONS);
  const country = countryOf(begun)?.name.split(' ');
  const countries = (country && list.placeNamed(country)) ?? [];
  const towns = list.ofKinds(begun, ['place']).filter((town) => !regions.includes(town.split(',')[0]!));
  const places = [...new Set([countries, regions, towns].flat())];
  return places.length > 0 ? places.map((one) => `${said} in ${one}`) : titles().map((title) => `${said} ${title}`);
}
