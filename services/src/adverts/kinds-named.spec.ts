import { readAdvert } from './read-advert.js';
import { processorMs } from '../platform/testing/processor-time.js';
import { answerAmongOthers } from './testing/among-others.js';

const kinds = [
  ', e.g., H1-B visa status',
  ' (e.g., H-1B)',
  ' (e.g. H-1B, TN, E-3, O-1, etc.)',
  ', for example a Skilled Worker visa',
  ', i.e. H-1B or green cards',
  ' (including but not limited to H-1B, L-1 and STEM OPT)',
  ' (H-1B, TN, E-3)',
  ', such as Skilled Worker or Health and Care Worker',
  ', e.g. TN visa status',
  ' (incl. 482, 494 and 186)',
];
const denials = [
  'Company will not sponsor for employment visa status',
  'The company does not sponsor work visas',
  'We are unable to sponsor candidates for work visas',
  'Employer will not provide visa sponsorship',
  'Sponsorship is not available for work visas',
];
const promises = [
  'Company will sponsor for employment visa status',
  'The company sponsors work visas',
  'We are able to sponsor candidates for work visas',
  'Employer will provide visa sponsorship',
];

describe('kinds of visas that are named as examples', () => {
  it('change nothing about a denial', () => {
    const texts = denials.flatMap((denial) => kinds.map((named) => `${denial}${named}.`));
    expect(texts.filter((text) => answerAmongOthers(text) !== 'refuses')).toEqual([]);
  });

  it('change nothing about a promise', () => {
    const texts = promises.flatMap((promise) => kinds.map((named) => `${promise}${named}.`));
    expect(texts.filter((text) => answerAmongOthers(text) !== 'offers')).toEqual([]);
  });

  it('stand in the middle of what is denied too', () => {
    expect(
      answerAmongOthers('Visa sponsorship (e.g., H-1B, PERM) is not offered by the Company for this requisition.'),
    ).toBe('refuses');
    expect(answerAmongOthers('Sponsorship: Not offered (incl. H-1B transfers, TN letters and E-3 petitions).')).toBe(
      'refuses',
    );
  });

  it('stay where something is denied beside a promise', () => {
    expect(answerAmongOthers('We do not charge for sponsorship (e.g. H-1B); it is available to all engineers.')).toBe(
      'offers',
    );
    expect(answerAmongOthers('We sponsor visas (H-1B, TN, E-3), but not relocation.')).toBe('offers');
  });

  it.each(['(H-1B, '.repeat(60), 'e.g. H-1B and, and, or, '.repeat(24), 'work work visa visa '.repeat(29)])(
    'are looked for in a moment in a row of them: %j',
    (row) => {
      const started = processorMs();
      readAdvert(`We do not sponsor ${row} x.\n`.repeat(100));
      expect(processorMs() - started).toBeLessThan(20_000);
    },
  );
});
