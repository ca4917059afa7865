const atHome = new Set([
  'united kingdom',
  'uk',
  'gb',
  'great britain',
  'england',
  'scotland',
  'wales',
  'northern ireland',
]);
const others = ['usa', 'united states of america', 'republic of ireland'];

/** Small names of all other countries, and their codes, which are those of American states as well: "Boston, MA". */
const isElsewhere = (() => {
  let names: Set<string> | undefined;
  return (place: string): boolean => {
    names ??= countries();
    return /^[a-z]{2}$/.test(place) || names.has(place);
  };
})();

function countries(): Set<string> {
  const named = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at));
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  return new Set([...codes.flatMap((code) => named.of(code)?.toLowerCase() ?? []), ...others]);
}

const partsOf = (location: string) => location.split(',').map((part) => part.trim());

/** Whether a place ends with the name of the register's country. */
export const isAtHome = (location: string): boolean => atHome.has(partsOf(location).at(-1)!.toLowerCase());

/** Whether a place that a person wrote ends with another country than the register's. What says nothing is not abroad. */
export function isAbroad(location: string): boolean {
  return !isAtHome(location) && isElsewhere(partsOf(location).at(-1)!.toLowerCase());
}

/** "Leeds, United Kingdom" is in Leeds; a single word may be a town or not, and is none. */
export function townOf(location: string): string {
  const [town = '', ...rest] = partsOf(location);
  return rest.length > 0 && !/^remote$/i.test(town) ? town.slice(0, 200) : '';
}
