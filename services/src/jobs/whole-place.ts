import { ukPlaceNamed } from './finding/uk-places.js';
import { isOfTwoNations, meansElsewhereToo } from './namesakes.js';

const UNITED_KINGDOM = 'United Kingdom';

/**
 * Where a job is, said in one way: with its country ("Toronto, ON"; "Cardiff", which means no other town), and without the
 * nation or the county of a British town ("Leeds, West Yorkshire"), unless another nation has a town of that name as well
 * ("Newport, Wales").
 */
export function wholePlace(location: string, known: string | null): string {
  const parts = location.split(', ');
  const country = known ?? (isBritishTown(parts) ? UNITED_KINGDOM : null);
  if (country === null || !/[\p{L}\p{N}]/u.test(location)) return location;
  const own = parts.at(-1) === country ? parts.slice(0, -1) : parts;
  return [...(country === UNITED_KINGDOM ? asBritishTown(own) : own), country].join(', ');
}

const isBritishTown = (parts: string[]): boolean => {
  const [town = ''] = asBritishTown(parts);
  return (parts.length === 1 || isSaidTwice(parts)) && ukPlaceNamed(town) !== undefined && !meansElsewhereToo(town);
};

const asBritishTown = (parts: string[]): string[] => (isSaidTwice(parts) ? parts.slice(0, 1) : parts);

/** All that stands behind the town is what it is known to lie in. */
function isSaidTwice([town = '', ...within]: string[]): boolean {
  const place = ukPlaceNamed(town);
  if (!place || within.length === 0 || isOfTwoNations(town)) return false;
  const around = [...place.county.split(' . '), place.region, place.nation];
  return within.every((part) => around.includes(part));
}
