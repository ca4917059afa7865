import { readAdvert } from './read-advert.js';

const sentence = 'We will sponsor nurses, but we cannot sponsor healthcare assistants.';

describe('a visa for one trade and none for another', () => {
  it.each([
    sentence,
    'We sponsor chefs, but we do not sponsor kitchen porters.',
    'We cannot sponsor care assistants, but we can sponsor senior carers.',
    'Engineers can be sponsored, but technicians cannot.',
  ])('is a condition: %s', (text) => {
    expect(readAdvert(text)).toEqual({ answer: 'conditional', sentence: text });
    expect(readAdvert(`A staff nurse for our ward.\n${text}\nApply now.`).answer).toBe('conditional');
  });

  it('refuses in an advert for the other', () => {
    expect(readAdvert(`${sentence} We are looking for a healthcare assistant.`).answer).toBe('refuses');
    expect(readAdvert(`Healthcare Assistant, Leeds.\n${sentence}`).answer).toBe('refuses');
  });

  it.each([
    'We sponsor doctors, but not this post.',
    'We sponsor nurses, but we cannot sponsor applicants.',
    'We sponsor nurses, but we cannot sponsor new starters.',
    'We sponsor nurses, but not overseas workers.',
    'We sponsor nurses, but we cannot sponsor you.',
    'We sponsor engineers, but we cannot sponsor anyone for this role.',
    'Nurses can be sponsored, but this post cannot.',
  ])('is told from a denial of whoever needs it: %s', (text) => {
    expect(readAdvert(text).answer).toBe('refuses');
  });
});
