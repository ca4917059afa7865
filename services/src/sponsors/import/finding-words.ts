import { words } from '../names/company-name.js';
import type { FormerName } from '../names/printed-before.js';
import { mayBePerson } from '../people/people.js';

/** What an entry is called, and has been. */
interface Called {
  name: string;
  town: string;
  /** All of them: an entry is found by each. */
  formerNames: readonly FormerName[];
}

/** All words that an entry is found by, and those among them that only its former names have. */
export function findingWords({ name, town, formerNames }: Called): { words: string[]; former_words: string[] } {
  const own = new Set([...words(name), ...words(town)]);
  // who may be a person is found by the whole name that stands in the register, and by nothing else
  const other = formerNames.length === 0 || mayBePerson(name) ? [] : formerNames.flatMap((one) => words(one.name));
  const former = new Set(other.filter((word) => !own.has(word)));
  return { words: [...own, ...former], former_words: [...former] };
}
