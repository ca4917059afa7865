import { IN_TITLE } from './packed-rows.js';
import { PlanMatcher } from './plan-matcher.js';
import type { SearchPlan } from '../finding/search-plan.js';
import type { WordIndex } from './word-index.js';

const [SURGEON, DOCTOR, VET] = [1, 2, 3];

/** Which rows have a word in the title; `asked` are the words that were looked up. */
function indexOf(rows: Record<string, number[]>) {
  const asked: string[] = [];
  const find = (word: string) => {
    asked.push(word);
    const entries = Uint32Array.from(rows[word] ?? [], (row) => (row << 5) | IN_TITLE);
    return entries.length > 0 ? [{ entries, length: entries.length }] : [];
  };
  return { asked, words: { find } as unknown as WordIndex };
}

const term = (word: string) => ({ word, prefix: false });
const doctors: SearchPlan = {
  groups: [
    {
      any: [
        { all: [term('doctor')], weight: 10, without: ['veterinari'] },
        { all: [term('surgeon')], weight: 8, without: ['veterinari'] },
      ],
    },
  ],
  titles: ['=doctor'],
  heads: ['~surgeon'],
  otherwise: { words: [], heads: [], apart: ['veterinari'] },
};

describe('what is other work', () => {
  const { asked, words } = indexOf({
    doctor: [DOCTOR, VET],
    surgeon: [SURGEON, VET],
    veterinari: [VET],
    '=doctor': [DOCTOR],
    '~surgeon': [SURGEON, VET],
  });
  const matcher = new PlanMatcher(words, () => false);

  it('matches nobody who asks for a doctor, and is looked up once in a search', () => {
    const found = [...matcher.match(doctors, 10)].sort();
    matcher.putTitlesFirst(doctors);
    expect(found).toEqual([SURGEON, DOCTOR]);
    expect(matcher.ranks[DOCTOR]!).toBeGreaterThan(matcher.ranks[SURGEON]!);
    expect(asked.filter((word) => word === 'veterinari')).toHaveLength(1);
  });

  it('is looked up anew when there are more jobs', () => {
    matcher.match(doctors, 11);
    expect(asked.filter((word) => word === 'veterinari')).toHaveLength(2);
  });
});
