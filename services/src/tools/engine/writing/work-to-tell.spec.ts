import { readCv } from '../reading/cv-reader.js';
import { letter } from '../testing/texts.js';
import { LONGEST_QUOTED } from './letter-work.js';
import { lettersWork } from './work-to-tell.js';

const POST = 'Chef de Partie, Plume Bistro, Bath, 2019 - present';
const workOf = (...bullets: string[]) =>
  lettersWork(
    readCv(
      `Owen Tudor\nBath\n\nExperience\n${POST}\n${bullets.map((line) => `- ${line}`).join('\n')}`,
      new Date('2024-06-15'),
    ),
    'Chef\n- stock control',
  );
const textsOf = (...bullets: string[]): string[] => workOf(...bullets).map(({ text }) => text);

const SENTENCES = [
  'Ran the pasta section of a kitchen with 120 covers a night and trained each commis who came to it.',
  'This was noticed by the owner, who came in every week to see it and spoke of it to everybody in the town.',
  'Ordered fish and vegetables from eleven suppliers and kept the HACCP records of the whole kitchen.',
];

describe('of a line of a post a letter tells', () => {
  it('the whole, as long as it can be read in quotation marks', () =>
    expect(textsOf('Ran the pasta section with 120 covers a night')).toEqual([
      'Ran the pasta section with 120 covers a night',
    ]));

  it('each sentence by itself where it is longer, without one that only goes on with another', () =>
    expect(textsOf(SENTENCES.join(' '))).toEqual([SENTENCES[0], SENTENCES[2]]));

  it('each of two sentences that are a little too long together', () => {
    const two = [
      'Ran the pasta section of a kitchen with 120 covers a night and trained each commis.',
      'Ordered fish and vegetables from eleven suppliers and kept all the HACCP records.',
    ];
    expect(textsOf(two.join(' '))).toEqual(two);
  });

  it.each(['Ran', 'Weekly'])('nothing of a sentence that is too long itself: %s …', (first) =>
    expect(textsOf(`${first} ${'stock take and ordering for three sites and '.repeat(14)}two more`)).toEqual([]),
  );

  it('and of no sentence what only another names', () => {
    const [first, second] = workOf(SENTENCES.join(' '));
    expect(first?.skills.join()).not.toContain('HACCP');
    expect(second?.skills.join()).toContain('HACCP');
  });

  it('so that no quotation of a letter is longer', async () => {
    const line = `Pasta section: ${'120 covers a night, stock take and ordering, '.repeat(13)}one commis`;
    const told = await letter(
      `Owen Tudor\nBath\n\nExperience\n${POST}\n- ${line}\n- ${SENTENCES.join(' ')}`,
      'Chef de Partie\n- Stock control\n- HACCP\n- Ordering',
    );
    for (const [, quote = ''] of told.matchAll(/“([^”]*)”/g)) expect(quote.length).toBeLessThanOrEqual(LONGEST_QUOTED);
    expect(told).not.toContain('120 covers a night, stock take and ordering, 120 covers');
    expect(told).toMatch(/HACCP records of the whole kitchen/);
  });
});
