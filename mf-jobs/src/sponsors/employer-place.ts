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

/** Which town a place names is read where the towns are known: it is asked about as it is written, as far as may be asked. */
export const askedPlace = (location: string): string => location.trim().slice(0, 200);
