import { allAre } from './testing/all-are.js';

describe('an employer that is to become a sponsor', () => {
  it('leaves open whether the first is sponsored', () => {
    allAre('conditional', [
      'We have decided to become a sponsor and you will be the first.',
      'We have decided to become a licensed sponsor, and you would be our first sponsored worker.',
      'We are becoming a visa sponsor and you will be our first.',
      "We're in the process of becoming a sponsor, so you would be the first.",
      'The trust has agreed to become a sponsor and you will be our very first.',
      'Our bakery is planning to become a licensed sponsor, and you will be its first.',
      'We plan to become a sponsor this spring and you will be the first.',
      'We have just decided to register as a sponsor – you would be our first.',
      'The company intends to become a visa sponsor and you could be the first nurse.',
      'We hope to become a sponsor and this will be our first.',
    ]);
  });
  it('is none where the sponsor is of something else', () => {
    allAre('silent', [
      'We have decided to become a sponsor of the village fete.',
      'We have decided to become a sponsor of the local team.',
      'We are becoming a sponsor of the food festival and you will be there first.',
    ]);
  });
});
