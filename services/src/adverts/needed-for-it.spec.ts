import { readAdvert } from './read-advert.js';

const answerTo = (text: string) => readAdvert(text, 'United Kingdom').answer;

describe('what somebody needs to be sponsored', () => {
  it.each([
    'Applicants must have a Level 2 certificate in care to be sponsored.',
    'You must hold a full driving licence in order to qualify for visa sponsorship.',
    'Candidates need a salary of £41,700 to be eligible for sponsorship.',
    'You will need an NVQ before we can sponsor you.',
  ])('is a condition: %s', (text) => {
    expect(answerTo(text)).toBe('conditional');
  });

  it.each([
    'You must not expect to be considered for sponsorship.',
    'You must already hold a visa to be considered.',
    'You must be a British citizen to be eligible for sponsorship of your clearance.',
  ])('is none where nobody gets it, or it is a right that is there already: %s', (text) => {
    expect(answerTo(text)).not.toBe('conditional');
  });
});
