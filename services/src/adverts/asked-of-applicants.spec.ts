import { readAdvert, type AdvertAnswer } from './read-advert.js';

const readOtherwise = (texts: string[], expected: AdvertAnswer) =>
  texts.map((text) => ({ text, answer: readAdvert(text).answer })).filter(({ answer }) => answer !== expected);

describe('what somebody has to know of visas', () => {
  it('promises none', () => {
    const knowing = ['Experience', 'Strong knowledge', 'Familiarity', 'At least two years of experience'];
    const matters = [
      'with H-1B sponsorship',
      'of green card sponsorship',
      'with Skilled Worker visas',
      'of sponsor duties',
    ];
    const asked = ['preferred', 'is a plus', 'is essential', 'would be an advantage', 'desirable but not essential'];
    const said = knowing.flatMap((know) => matters.flatMap((of) => asked.map((end) => `${know} ${of} ${end}.`)));
    expect(readOtherwise(said, 'silent')).toEqual([]);
  });

  it('promises none where it is told as work that was done', () => {
    const said = [
      'Experience managing H-1B and green card sponsorship preferred.',
      'Experience supporting H-1B visa sponsorship preferred.',
      'Strong understanding of PERM, H-1B and L-1 sponsorship desired.',
      'Proven ability to run UK visa sponsorship for a large employer.',
      'You have handled Certificates of Sponsorship before.',
      'Must be familiar with assigning Certificates of Sponsorship.',
      'Immigration and visa sponsorship experience desirable.',
    ];
    expect(readOtherwise(said, 'silent')).toEqual([]);
  });

  it.each<[AdvertAnswer, string]>([
    ['offers', 'We sponsor H-1B visas; experience with H-1B is a plus.'],
    ['offers', 'Sponsorship is available for experienced care workers.'],
    ['offers', 'No experience needed, visa sponsorship available.'],
    ['conditional', 'Sponsorship is available to candidates with two years of experience.'],
    ['refuses', 'Experience with visas is useful, but we do not sponsor.'],
    ['refuses', 'Experience of H-1B sponsorship preferred; no sponsorship is available.'],
    ['refuses', 'Must have experience of working in the UK without sponsorship.'],
    ['refuses', 'You must be able to work without visa sponsorship.'],
    ['refuses', 'Experience of UK work essential, visa sponsorship not offered.'],
  ])('is told from what an employer gives and denies: %s, %s', (answer, text) => {
    expect(readAdvert(text).answer).toBe(answer);
  });
});
