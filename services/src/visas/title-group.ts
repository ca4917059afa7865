import { loadedIndex } from './occupation-index.js';
import { inWordsOfIndex } from './synonyms.js';
import { partsOf, phraseOf, wordsOf } from './title-phrases.js';

/** Says how long somebody has done it, and not what. Others do: an "assistant accountant" is no accountant. */
const years = /^\s*(?:senior|junior|sr|jr|experienced)\b\.?\s+/i;

/**
 * The group of SOC 2020 (its first two digits) that the work of a job's title is surely in: the index has what stands
 * first in the title, however it is qualified, in that group alone. Undefined where several may be meant, where the index
 * says it in other words, and where the title names a second somebody.
 */
export function groupOfTitle(title: string): string | undefined {
  const [first, ...others] = partsOf(title);
  if (first === undefined || others.some(isSomebody)) return undefined;
  return groupCalled(first) ?? groupCalled(first.replace(years, ''));
}

const GROUP = 2;

function groupCalled(title: string): string | undefined {
  if (inWordsOfIndex(title).length > 0) return undefined;
  const words = wordsOf(title);
  const key = words.join(' ');
  const same = loadedIndex()
    .with(words[0] ?? '')
    .filter(({ bare }) => bare === key);
  const groups = new Set(same.map(({ code }) => code.slice(0, GROUP)));
  return groups.size === 1 && same.some((one) => one.key === key) ? [...groups][0] : undefined;
}

/** "Physiotherapist, assistant", "Chef / Cleaner" */
function isSomebody(part: string): boolean {
  const head = phraseOf(part)?.head;
  return (
    head !== undefined &&
    loadedIndex()
      .with(head)
      .some(({ heads }) => heads.includes(head))
  );
}
