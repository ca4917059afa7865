import { readAdvert } from './read-advert.js';

const misread = (texts: string[], expected: string) =>
  texts.filter((text) =>
    [text, `A fine job.\n\n${text}\nA week of leave.`].some((advert) => readAdvert(advert).answer !== expected),
  );

describe('a visa by the name that a law gives it', () => {
  it('is offered where it is sponsored', () => {
    const texts = [
      'The church will sponsor a Minister of Religion visa.',
      'The church will sponsor a T2 visa for the appointed priest.',
      'The club can sponsor an International Sportsperson visa for the coach.',
      'The ballet will sponsor a Creative Worker visa for the dancer.',
      'We can sponsor a Global Business Mobility visa for the transferee.',
      'The synagogue will sponsor an R-1 visa for the rabbi.',
      'The farm sponsors H-2A visas for its pickers.',
      'H-2B visas are provided to our landscaping crew.',
      'We will sponsor a subclass 482 visa for the chef.',
      'We can sponsor an Accredited Employer Work Visa for builders.',
      'We support Accredited Employer Work Visas for carpenters.',
      'The company sponsors a Critical Skills Employment Permit for engineers.',
    ];
    expect(misread(texts, 'offers')).toEqual([]);
  });

  it('is refused where it is not', () => {
    const texts = [
      'The church cannot sponsor a Minister of Religion visa.',
      'The club will not sponsor an International Sportsperson visa.',
      'H-2B visas are not provided to this crew.',
    ];
    expect(misread(texts, 'refuses')).toEqual([]);
  });
});
