import { ukPlaceNamed } from './finding/vocabulary.js';
import { isOfTwoNations, meansElsewhereToo } from './namesakes.js';

const UNITED_KINGDOM = 'United Kingdom';

/**
 * Where a job is, said in one way: with its country ("Toronto, ON"; "Cardiff", which means no other town), and without the
 * nation of a British town, unless another nation has a town of that name as well ("Newport, Wales").
 */
export function wholePlace(location: string, known: string | null): string {
  const country = known ?? (isBritishTown(location) ? UNITED_KINGDOM : null);
  if (country === null || !/[\p{L}\p{N}]/u.test(location)) return location;
  const parts = location.split(', ');
  const own = parts.at(-1) === country ? parts.slice(0, -1) : parts;
  return [...withoutNation(own, country), country].join(', ');
}

const isBritishTown = (name: string): boolean => ukPlaceNamed(name) !== undefined && !meansElsewhereToo(name);

function withoutNation(parts: string[], country: string): string[] {
  const [town = '', nation] = parts;
  const isSaidTwice =
    country === UNITED_KINGDOM && parts.length === 2 && ukPlaceNamed(town)?.nation === nation && !isOfTwoNations(town);
  return isSaidTwice ? [town] : parts;
}
