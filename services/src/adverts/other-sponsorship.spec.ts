import { readAdvert } from './read-advert.js';

const misread = (texts: string[], expected: string) =>
  texts.filter((text) =>
    [text, `A fine job.\n\n${text}\nA week of leave.`].some((advert) => readAdvert(advert).answer !== expected),
  );

describe('people who are sponsored', () => {
  it('come from elsewhere, whatever help there is beside it', () => {
    const texts = [
      'We are proud to sponsor nurses from around the world, including help with the OSCE.',
      'We are proud to sponsor carers from across the world, plus help with their training.',
      'Sponsorship to New Zealand on an AEWV is provided for the right electrician.',
      'Sponsorship to Australia is available for diesel mechanics.',
    ];
    expect(misread(texts, 'offers')).toEqual([]);
    expect(misread(['Sponsorship to New Zealand is not provided.'], 'refuses')).toEqual([]);
  });

  it('may be sponsored in something that is no visa', () => {
    const texts = [
      'The trust will sponsor nurses through the OSCE.',
      'We sponsor nurses through their OSCE, including travel.',
      'Sponsorship of a New Zealand rugby team is our pride.',
      'The church sponsors a school in Kenya.',
      'The club is looking for a shirt sponsor.',
    ];
    expect(misread(texts, 'silent')).toEqual([]);
  });

  it('are not meant where a cost is borne up to some sum', () => {
    const texts = [
      'Childcare costs sponsored up to £500.',
      'Course fees sponsored up to £2,000 a year.',
      'Eye tests sponsored to the value of €50.',
    ];
    expect(misread(texts, 'silent')).toEqual([]);
    expect(misread(['Fees sponsored up to £900 and visa sponsorship offered.'], 'offers')).toEqual([]);
  });
});
