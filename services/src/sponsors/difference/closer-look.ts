import { setImmediate as breath } from 'node:timers/promises';
import { keysToKeep, type NameKeys } from '../names/name-keys.js';
import { NearNames } from '../names/near-names.js';
import { otherReadings } from './other-readings.js';
import { mayBePerson } from '../people/people.js';
import type { RegisterEntry } from '../register/register-entry.js';
import { Traces } from './traces.js';

const AT_ONCE = 2_000;

interface Named {
  name: string;
  town: string;
  county: string;
}

/** So many names at most are told of: who follows an employer looks for it among them. */
const MOST_TOLD = 3;

/** The names that may be somebody's new one, for people to read; those that may be a person's are left out. */
export const toldNames = (all: readonly { name: string }[]): string =>
  [...new Set(all.map(({ name }) => name))]
    .filter((name) => !mayBePerson(name))
    .slice(0, MOST_TOLD)
    .join('; ');

/**
 * Those that the register may have after all: whose name, or a name of the register, holds another one beside itself, or
 * of whom it has a trace. With the names of the entries.
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
    const alike = [one.name, ...otherReadings(one.name)].flatMap((name) => read.match(name, one.town).candidates);
    const trace = alike.length > 0 ? undefined : traces.of(one);
    const like = trace ? [trace] : alike.map(({ id }) => register[id]!.entry);
    if (like.length > 0) found.set(one, toldNames(like));
  }
  return found;
}
