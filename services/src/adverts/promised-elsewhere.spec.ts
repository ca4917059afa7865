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
    ['Visa sponsorship for our engineers in Germany only.', 'United Kingdom'],
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
