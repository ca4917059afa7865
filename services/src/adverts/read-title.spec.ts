import { readTitle } from './read-title.js';
import { processorMs } from '../platform/testing/processor-time.js';

describe('what a title says of sponsoring a visa', () => {
  it.each([
    'N3 Sponsor Lead',
    'Project Sponsor N3',
    'Sponsorship Executive, London N22',
    'Events and Sponsorship, N7',
    'Head of Sponsorship',
  ])('"%s" is the name of a work, wherever it is done', (title) => {
    expect(readTitle(title, 'United Kingdom').answer).toBe('silent');
  });

  it.each(['Nurse - no sponsorship', 'Nurse (sponsorship: N)', 'Care Assistant, N3 (no sponsorship)'])(
    '"%s" refuses',
    (title) => {
      expect(readTitle(title, 'United Kingdom').answer).toBe('refuses');
    },
  );

  it('a text of 400,000 characters is read in a moment, and still refuses', () => {
    const long = 'if you need sponsorship '.repeat(16_667);
    const started = processorMs();
    readTitle(long);
    // It took minutes as a whole.
    expect(processorMs() - started).toBeLessThan(10_000);
    expect(readTitle(`${'A fine place to work in. '.repeat(40)}We do not sponsor visas.`).answer).toBe('refuses');
  });
});
