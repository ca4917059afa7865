import { MISSING, type Finding } from './finding.js';

/** Of a band that is asked for, a lower one is none; the one below it is a part. */
export function ofBand(found: Finding, name: string): Finding {
  const asked = bandsIn(name);
  if (asked.length === 0 || !found.proof) return found;
  const below = Math.min(...asked) - Math.max(0, ...bandsIn(found.proof.whole));
  if (below <= 0) return found;
  return below === 1 ? { state: 'partly', proof: found.proof, why: 'Yours is one band below' } : MISSING;
}

/** "Band 6", "Band 5 or 6": grades of pay of the health service, each a step of responsibility. */
const bandsIn = (text: string): number[] =>
  [...text.matchAll(/\bbands? ([2-9])[a-d]?(?:\s?(?:or|\/|-|–|to)\s?([2-9]))?/gi)].flatMap(([, one, other]) =>
    [one, other].filter((each) => each !== undefined).map(Number),
  );
