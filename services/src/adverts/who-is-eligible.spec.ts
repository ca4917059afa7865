import { readAdvert } from './read-advert.js';

const answer = (text: string, country = 'United Kingdom') => readAdvert(text, country).answer;

describe('who may apply', () => {
  it.each([
    ['Settled or pre-settled status required.', 'United Kingdom'],
    ['EU Settlement Scheme status required.', 'United Kingdom'],
    ['Eligibility: British nationals with 5 years UK residency (SC clearance).', 'United Kingdom'],
    ['U.S. Citizenship required.', 'United States'],
    ['The successful applicant must hold Australian citizenship or permanent residency.', 'Australia'],
    ['To be eligible you must be an Australian or New Zealand citizen or permanent resident.', 'Australia'],
    ['Must be a U.S. Person as defined by ITAR.', 'United States'],
    ['Permanent residents and citizens of Canada only.', 'Canada'],
  ])('is nobody who needs a visa: %s', (sentence, country) => {
    expect(answer(sentence, country)).toBe('refuses');
  });

  it.each([
    ['You need settled status or a visa that we sponsor.', 'United Kingdom'],
    ['Must be an Australian citizen, or we sponsor your visa.', 'Australia'],
  ])('may be others too: %s', (sentence, country) => {
    expect(answer(sentence, country)).not.toBe('refuses');
  });

  it('is anybody by the open wording of the Job Bank', () => {
    const open =
      'Who can apply for this job?\nThe employer accepts applications from:\nCanadian citizens and permanent or temporary residents of Canada\nOther candidates with or without a valid Canadian work permit';
    expect(answer(open, 'Canada')).not.toBe('refuses');
    expect(answer(`${open}\nWe have an approved LMIA.`, 'Canada')).toBe('offers');
    expect(
      answer(
        'The employer accepts applications from:\nCanadian citizens and permanent residents of Canada only.',
        'Canada',
      ),
    ).toBe('refuses');
  });
});
