import { divisionsBeginning } from '../divisions.js';
import { placeSpelled, type IsSought } from './place-sought.js';
import { countiesOf } from './former-counties.js';
import { ukPlaceBeside } from './uk-places.js';
import { plain } from './words.js';

/** Of fewer letters half the counties have a word that begins so. */
const SHORTEST = 3;
const IN_THE_UK = /, United Kingdom$/;
const kindOfPlace = /^(?:co|county) (?=\S)/;

/** Whether a place lies in a state, a county, a region or a nation of which a name begins with the text. */
export function withinNamed(text: string): IsSought | undefined {
  if (text.trim().length < SHORTEST) return undefined;
  const [inState, inCounty] = [withinState(text), withinCounty(text)];
  return (place) => inState(place) || inCounty(place);
}

/** People look for a state by its name, and places carry its short form. */
function withinState(text: string): IsSought {
  const endings = divisionsBeginning(plain(text)).flatMap(({ code, country }) => [
    `, ${code}, ${country}`,
    `, ${code}`,
  ]);
  return (place) => endings.some((ending) => place.endsWith(ending));
}

/** British places carry no county: what each town lies in is known by our list, "Yorkshire" by the counties of it. */
function withinCounty(text: string): IsSought {
  const begun = ` ${placeSpelled(text).replace(kindOfPlace, '')}`;
  const former = new Set(countiesOf(begun.trim().split(' ')).map((words) => words.join(' ')));
  const isMeant = (name: string) => ` ${name}`.includes(begun) || former.has(name);
  return (place) => {
    if (!IN_THE_UK.test(place)) return false;
    const [town = '', ...beside] = place.split(', ');
    const found = ukPlaceBeside(town, beside);
    return found !== undefined && [found.county, found.region, found.nation].map(placeSpelled).some(isMeant);
  };
}
