import { divisionIn } from '../jobs/divisions.js';

interface Address {
  /** What stands before the province: town, or street corner and town. */
  town: string[];
  province: string;
  /** Where the position is, as the record says it. */
  recorded: string;
}

type Rule = (address: Address) => Partial<Address> | undefined;

const COUNTRY = 'Canada';
const postcodeRest = / [A-Z]\d[A-Z](?: ?\d[A-Z]?\d?)?$/i;
const delivery = /^R\.?\s?R\.?\s?#?\s?\d+\s+|\s+P\.?\s?O\.?\s+BOX\s+\d+$/i;

/** In this order, each on what the one before has left. */
export const rules = {
  /** "London, EC2A3LT": the head office is abroad, the position is not. Of the place only the province is known. */
  abroad: ({ town, province, recorded }) =>
    !divisionIn(COUNTRY, province.replace(postcodeRest, '')) && /\d/.test([...town, province].join())
      ? { town: [], province: divisionIn(COUNTRY, recorded)?.name ?? '' }
      : undefined,
  /** "Calgary, AB T2A 6X" */
  postcode: ({ province }) =>
    postcodeRest.test(province) ? { province: province.replace(postcodeRest, '') } : undefined,
  /** "Vancouver BC, BC", "Surrey - BC, BC" */
  twice: ({ town, province }) => {
    const said = new RegExp(`[\\s-]+${province}$`, 'i');
    return province.length === 2 && town.some((part) => said.test(part))
      ? { town: town.map((part) => part.replace(said, '')) }
      : undefined;
  },
  /** "RR#1 Union, ON", "The Pas P.O. BOX 3883, MB" */
  delivery: ({ town }) =>
    town.some((part) => delivery.test(part)) ? { town: town.map((part) => part.replace(delivery, '')) } : undefined,
} satisfies Record<string, Rule>;

/**
 * Canadian records carry the postal address of the employer. What is only there for the post is left out, so that one
 * town is one place; no foreign town is shown under Canada. The town's own province stands: for Yukon and the Northwest
 * Territories the records exchange the two. `told` hears which rules were needed.
 */
export function placeOfPosition(
  location: string,
  recordedProvince: unknown,
  told: (rule: string) => void = () => undefined,
): string {
  const parts = location
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  if (typeof recordedProvince !== 'string' || parts.length < 2 || parts.at(-1) !== COUNTRY) return location;
  let address: Address = { town: parts.slice(0, -2), province: parts.at(-2)!, recorded: recordedProvince };
  for (const [name, rule] of Object.entries<Rule>(rules)) {
    const corrected = rule(address);
    if (!corrected) continue;
    told(name);
    address = { ...address, ...corrected };
  }
  return [...address.town, address.province, COUNTRY].filter(Boolean).join(', ');
}
