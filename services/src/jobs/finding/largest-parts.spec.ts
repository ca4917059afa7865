import { largestParts } from './largest-parts.js';

describe('the largest parts of words that nothing has all of', () => {
  /** Jobs as the words that each has. */
  const partsIn = async (jobs: string[], words: string[]) => {
    let asked = 0;
    const parts = await largestParts([...words.keys()], (kept) => {
      asked += 1;
      const text = kept.map((at) => words[at]!);
      const total = jobs.filter((job) => text.every((word) => job.split(' ').includes(word))).length;
      return Promise.resolve(total > 0 ? { total, text: text.join(' ') } : undefined);
    });
    return { parts: parts.map(({ text }) => text), asked };
  };

  it('are single words, the rarest first, where no two are together', async () => {
    const jobs = ['nurse', 'nurse', 'nurse', 'welder', 'welder', 'leeds'];
    expect((await partsIn(jobs, ['nurse', 'leeds', 'welder'])).parts).toEqual(['leeds', 'welder', 'nurse']);
  });

  it('are as many words as something has', async () => {
    const jobs = ['senior nurse leeds', 'senior nurse leeds', 'nurse leeds oslo', 'cook oslo'];
    expect((await partsIn(jobs, ['zzzq', 'senior', 'nurse', 'leeds', 'oslo'])).parts).toEqual([
      'nurse leeds oslo',
      'senior nurse leeds',
    ]);
    expect((await partsIn(jobs, ['asdf', 'nurse', 'zzzq'])).parts).toEqual(['nurse']);
    expect((await partsIn(jobs, ['asdf', 'zzzq'])).parts).toEqual([]);
  });

  it('are looked for a bounded number of times, however long the text is', async () => {
    const words = Array.from({ length: 40 }, (_, at) => `word${at}`);
    const { parts, asked } = await partsIn([words.join(' ')], words);
    expect(parts).toEqual(['word0 word1 word2 word3 word4 word5']);
    expect(asked).toBeLessThan(80);
  });
});
