import { processorMs } from '../platform/testing/processor-time.js';
import { readAdvert } from './read-advert.js';

const answer = (text: string) => readAdvert(text, 'United Kingdom').answer;

describe('an employer that takes nobody new', () => {
  it.each([
    'We sponsor care workers already with us. We are not taking new ones.',
    'We sponsor our existing care workers. No new ones are being taken.',
    'We sponsor the chefs we already have. New starters are not sponsored.',
    'We sponsor nurses. We have stopped taking new ones.',
    'We sponsor drivers already on our books. There will be no new ones.',
    'We sponsor welders. At the moment we are not taking on any more.',
    'We sponsor cooks in post. We have no room for new ones.',
  ])('refuses: %s', (text) => {
    expect(answer(text)).toBe('refuses');
  });

  it.each([
    'We sponsor care workers. We are taking new ones all the time.',
    'We sponsor nurses. We are not taking on new patients.',
    'We sponsor developers. We are not taking on new clients.',
    'We sponsor chefs. We are not taking bookings in August.',
    'We sponsor vets. No new branches are planned.',
  ])('offers where it is guests, clients or houses that it takes none of: %s', (text) => {
    expect(answer(text)).toBe('offers');
  });

  it('is read fast however long it is', () => {
    const began = processorMs();
    for (const row of ['until now ', 'this year ', 'no new ones ', 'from abroad until '])
      readAdvert(`We sponsor visas. ${row.repeat(2_000)}`);
    expect(processorMs() - began).toBeLessThan(20_000);
  });
});
