import { processorMs } from '../../../platform/testing/processor-time.js';
import { cvWordsOf } from '../lines/cv/cv-line-words.js';
import { lineWordsOf } from '../lines/line-words.js';
import { isBetweenJobs } from './between-jobs.js';
import { proseItemsIn } from './prose-items.js';
import { isPassed } from './cv-claims.js';
import type { CvLine } from './cv-line.js';
import { isOfSchool } from './cv-studies.js';
import type { SkillMention } from './skill-finder.js';
import { standingsIn } from './standing.js';

/** A text that is longer is cut before it is read. */
const LENGTH = 400_000;
/** Of this process alone; three times what the slowest of them takes. */
const LONGEST_MS = 3_000;

const runs = [
  ...[' ', '\t', '\n', '.', ',', ';', ':', '-', '(', ')', "'", '’', 'a', 'A', 'É', '1 ', 'a ', 'not ', 'no ', 'but '],
  ...['did ', 'learning ', 'our ', 'our a ', "a's ", 'my ', 'looking for a ', 'needs a ', 'refused ', 'one two '],
  ...['failed passed ', 'failed, passed 2021 ', 'a: expired, ', 'valid until 2019 ', 'sat next to ', '(failed) '],
];

describe('a line that is made to be slow', () => {
  beforeAll(() => void standingsIn('NMC registration refused in 2019, not held')); // patterns are compiled once

  it.each(runs)('is told how it stands to what it names, however much of %j is in it', (run) => {
    const began = processorMs();
    for (const [before, behind] of [
      ['', 'not'],
      ['NMC registration ', ' refused, not held.'],
    ])
      standingsIn(`${before}${run.repeat(LENGTH / run.length)}${behind}`);
    expect(processorMs() - began).toBeLessThan(LONGEST_MS);
  });

  it.each([' ideally', ' also preferably', ' already'])(
    'is asked for what it wants, however often it says%s',
    (run) => {
      const began = processorMs();
      proseItemsIn(`You must${run.repeat(40)} x.`, 'required');
      expect(processorMs() - began).toBeLessThan(LONGEST_MS / 3);
    },
  );

  it.each(['1', '1 ', '.', 'was ', 'the '])('is told from a line between jobs, however much of %j is in it', (run) => {
    const began = processorMs();
    isBetweenJobs(`${run.repeat(LENGTH / run.length)}!`);
    expect(processorMs() - began).toBeLessThan(LONGEST_MS);
  });

  it.each(['a-', '(', '–', '1', 'a@'])('is cut into words, however many of %j stand without a blank', (run) => {
    const began = processorMs();
    cvWordsOf(run.repeat(LENGTH / run.length));
    lineWordsOf(run.repeat(LENGTH / run.length));
    expect(processorMs() - began).toBeLessThan(LONGEST_MS);
  });

  it('is asked of each of thousands of names in it whether it was passed', () => {
    const began = processorMs();
    const line = { text: 'Python '.repeat(LENGTH / 7) } as CvLine;
    for (let start = 0; start < LENGTH; start += 70)
      expect(isPassed(line, { skill: { kind: 'certificate' }, start, end: start + 6 } as SkillMention)).toBe(false);
    expect(processorMs() - began).toBeLessThan(LONGEST_MS);
  });

  it.each(['education', 'other'] as const)(
    'is asked of each of thousands of names in it whether it is of school, under %s',
    (section) => {
      const began = processorMs();
      const line = { section, text: `${'Python '.repeat(LENGTH / 7)}GCSE` } as CvLine;
      for (let start = 0; start < LENGTH; start += 70) isOfSchool(line, start);
      expect(processorMs() - began).toBeLessThan(LONGEST_MS);
    },
  );
});
