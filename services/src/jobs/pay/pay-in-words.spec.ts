import { readFileSync } from 'node:fs';
import type { Job } from '../jobs.dto.js';
import { payInWords } from './pay-in-words.js';

const list = readFileSync(new URL('../../../contracts/testing/pay-in-words.json', import.meta.url), 'utf8');
const cases = JSON.parse(list) as (Pick<Job, 'pay' | 'salary'> & { words: string | null })[];

describe('pay in words', () => {
  it.each(cases)('has the words of a card for "$salary": $words', ({ words, ...job }) => {
    expect(payInWords(job)).toBe(words);
  });
});
