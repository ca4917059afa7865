import { mayBePerson } from '../people/people.js';
import { smallWords } from '../people/look-up.js';
import { words } from './company-name.js';

/** A name under which an earlier register printed an employer. */
export interface FormerName {
  name: string;
  /** The day of the last register that did. */
  asOf: string;
}

interface Printed {
  name: string;
  asOf: string;
  formerNames?: FormerName[];
}

/**
 * The former names of an entry that is called otherwise now, the last first. What only differs in a legal form, in small
 * words or in how it is written is no other name; whoever may be a person is nobody's former name.
 */
export function formerNamesOf({ name: last, asOf, formerNames = [] }: Printed, name: string): FormerName[] {
  const now = new Set(words(name));
  const isOther = (former: string) => words(former).some((word) => !now.has(word) && !smallWords.includes(word));
  const all = [{ name: last, asOf }, ...formerNames.filter((one) => one.name !== last)];
  return all.filter((one) => isOther(one.name) && !mayBePerson(one.name));
}
