import { readAdvert } from './read-advert.js';
import { processorMs } from '../platform/testing/processor-time.js';

const answer = (text: string) => readAdvert(text, 'United Kingdom').answer;

describe('a promise for some people', () => {
  it.each([
    'Nurses get visa sponsorship. Porters do not. This is a porter post.',
    'Consultants get visa sponsorship. Registrars do not.',
    'Sponsorship is offered to engineers. Technicians do not receive it. This is a technician role.',
    "Visa sponsorship is given to teachers. Teaching assistants don't get it. We are hiring a teaching assistant.",
    'We sponsor overseas nurses. The same is not true of the cleaner we are looking for.',
    'Sponsorship is for senior grades. Junior grades, such as this, are not covered.',
  ])('refuses where the next sentence denies it to others: %s', (text) => {
    expect(answer(text)).toBe('refuses');
  });

  it.each([
    'Nurses get visa sponsorship. Porters do not. This is a nurse post.',
    'Consultants get visa sponsorship. Weekends do not count.',
    'We sponsor visas for nurses. Our porters are friendly.',
  ])('stands where the advert seeks those, or denies nothing: %s', (text) => {
    expect(answer(text)).toBe('offers');
  });
});

describe('a denial without a “not”', () => {
  it.each([
    'If you need sponsoring, please refrain from applying.',
    'People who need sponsoring should refrain from applying.',
    'This role fails to meet the criteria for sponsorship.',
    'The job fails the criteria for sponsorship.',
    'We have yet to obtain a sponsor licence.',
    'Applications that need a visa sponsor go straight in the bin.',
    '"visa_sponsorship": false',
  ])('refuses: %s', (text) => {
    expect(answer(text)).toBe('refuses');
  });

  it('is none where it is denied itself', () => {
    expect(answer("Don't refrain from applying if you need sponsoring; we sponsor all our chefs.")).toBe('offers');
  });
});

it.each([
  'We offer sponsorship opportunities for exhibitors.',
  'Sponsorship opportunities for exhibitors are available.',
  'We have an employee sponsorship programme for women in tech: mentoring and sponsorship offered.',
])('promises nobody a visa: %s', (text) => {
  expect(answer(text)).toBe('silent');
});

it('reads a long row of names in a moment', () => {
  const started = processorMs();
  readAdvert(`We offer visa sponsorship. ${'porters '.repeat(80)}do not x.`);
  expect(processorMs() - started).toBeLessThan(20_000);
});
