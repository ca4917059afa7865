import { readAdvert } from './read-advert.js';

const answer = (text: string, country = 'United Kingdom') => readAdvert(text, country).answer;

describe('a promise for posts in another country', () => {
  it.each([
    ['Visa sponsorship is available for our US roles.', 'United Kingdom'],
    ['We sponsor visas for our offices in Germany and the Netherlands.', 'United Kingdom'],
    ['Visa sponsorship: available for roles based in Dubai.', 'United Kingdom'],
    ['Relocate to Canada! We offer visa sponsorship for Canada.', 'United Kingdom'],
    ['Sponsorship available for US-based employees.', 'United Kingdom'],
  ])('is no promise for this one: %s', (sentence, country) => {
    expect(answer(sentence, country)).toBe('silent');
  });

  it.each([
    ['Visa sponsorship is available for our US roles only.', 'United Kingdom'],
    ['Visa sponsorship is available for UK roles only.', 'Ireland'],
    ['Visa sponsorship is available in the UK and New Zealand only.', 'Australia'],
  ])('refuses it where it is for those alone: %s', (sentence, country) => {
    expect(answer(sentence, country)).toBe('refuses');
  });

  it.each([
    ['Visa sponsorship is available for our UK roles.'],
    ['We sponsor visas for our offices in London, Germany and the UK.'],
    ['We sponsor nurses from India and the Philippines.'],
    ['We offer visa sponsorship to candidates from the US and Canada.'],
    ['Contact us for sponsorship.'],
  ])('is one where the post is among them, or only people come from there: %s', (sentence) => {
    expect(['offers', 'conditional']).toContain(answer(sentence));
  });
});

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

describe('a word of sponsorship that means something else', () => {
  it.each([
    ['Support worker. Queensland Blue Card required. We will pay for your blue card.', 'Australia'],
    ['Applicants need a Blue Card (working with children check), paid by us.', 'Australia'],
    ['We will sponsor your Blue Card application (QLD).', 'Australia'],
    ['Candidates with an EU Blue Card or permanent residence preferred.', 'Germany'],
    ['EU Blue Card holders should mention it.', 'Germany'],
    ['We provide CSCS green card training and Blue Card renewal.', 'United States'],
    ['Skilled worker position, £15 per hour.', 'United Kingdom'],
    ['Skilled Worker needed for carpentry.', 'United Kingdom'],
    ['The CoS will be provided with a laptop. Chief of Staff role.', 'United Kingdom'],
    ['COS (Chief of Staff) reporting to the CEO. COS will be offered a bonus.', 'United Kingdom'],
    ['We do not sponsor political parties.', 'United Kingdom'],
    ['We do not sponsor professional memberships.', 'United Kingdom'],
  ])('says nothing of a visa: %s', (sentence, country) => {
    expect(answer(sentence, country)).toBe('silent');
  });

  it.each([
    ['We will sponsor your EU Blue Card.', 'Germany'],
    ['Skilled Worker visa available.', 'United Kingdom'],
    ['Skilled Worker sponsorship offered. The Chief of Staff will interview you.', 'United Kingdom'],
    ['Green card sponsorship available.', 'United States'],
  ])('is one where it means it: %s', (sentence, country) => {
    expect(answer(sentence, country)).toBe('offers');
  });

  it('is a condition where only those who are here already are sponsored', () => {
    expect(answer('We offer sponsorship to candidates that are already in the UK.')).toBe('conditional');
    expect(answer('Sponsorship available to applicants inside the UK.')).toBe('conditional');
  });
});
