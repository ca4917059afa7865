import { readTitle } from './read-title.js';

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
});
