import { readAdvert } from './read-advert.js';

const answer = (text: string, country = 'United Kingdom') => readAdvert(text, country).answer;

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
    ['You must be able to travel to the EU without a visa.', 'United Kingdom'],
    ['The role includes visits to Ireland, so you need to be able to fly without needing a visa.', 'United Kingdom'],
    ['Full passport and able to travel internationally without visa restrictions.', 'United Kingdom'],
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

  it('is refused to whoever must work here without one, however they travel', () => {
    expect(answer('You must be able to work in the UK without a visa.')).toBe('refuses');
    expect(answer('You must have the right to work and travel in the UK without visa sponsorship.')).toBe('refuses');
  });

  it('is a condition where only those who are here already are sponsored', () => {
    expect(answer('We offer sponsorship to candidates that are already in the UK.')).toBe('conditional');
    expect(answer('Sponsorship available to applicants inside the UK.')).toBe('conditional');
  });
});
