import { setImmediate as breath } from 'node:timers/promises';
import { keysToKeep, type NameKeys } from './name-keys.js';
import { NearNames } from './near-names.js';
import { otherReadings } from './other-readings.js';
import { mayBePerson } from './people.js';
import type { RegisterEntry } from './register-entry.js';
import { Traces } from './traces.js';

const AT_ONCE = 2_000;

interface Named {
  name: string;
  town: string;
  county: string;
}

/**
 * Those that the register may have after all: whose name, or a name of the register, holds another one beside itself, or
 * of whom it has a trace. With the name of the entry, which is empty where that may be a person's.
 */
export async function closerLook<T extends Named>(
  gone: readonly T[],
  register: readonly { entry: RegisterEntry; keys: NameKeys }[],
): Promise<Map<T, string>> {
  const found = new Map<T, string>();
  if (gone.length === 0) return found;
  const read = new NearNames(gone.flatMap(({ name }) => [name, ...otherReadings(name)]));
  const traces = new Traces<RegisterEntry>();
  for (const [at, { entry, keys }] of register.entries()) {
    if (at % AT_ONCE === 0) await breath();
    const known = { id: at, town: entry.town, isNormalised: entry.isNormalised };
    read.offer({ ...known, name: entry.name }, keys);
    for (const name of otherReadings(entry.name)) read.offer({ ...known, name }, keysToKeep(name));
    traces.add(entry);
  }
  for (const [at, one] of gone.entries()) {
    if (at % AT_ONCE === 0) await breath();
    const [alike] = [one.name, ...otherReadings(one.name)].flatMap((name) => read.match(name, one.town).candidates);
    const like = alike ?? traces.of(one);
    if (like) found.set(one, mayBePerson(like.name) ? '' : like.name);
  }
  return found;
}
