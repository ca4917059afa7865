import { allAre } from './testing/all-are.js';

describe('an allocation of certificates that is spent', () => {
  it('refuses sponsorship that was spoken of right before', () => {
    allAre('refuses', [
      'We sponsored visas this year. The allocation has been spent.',
      'We hold a sponsor licence. The allocation has been used up.',
      "We offered visa sponsorship. This year's allocation is used up.",
      'We sponsor visas. Unfortunately, our allocation has been exhausted.',
      'We sponsor nurses. Our annual allocation is gone.',
      'Many ask about visa sponsorship. Our certificate allocation has been used.',
      'Visa sponsorship is offered. However, our quota for this year has been used up.',
      'We are a licensed sponsor. Sadly, the full allocation has already been used.',
      "We sponsor visas. The trust's allocation for 2026 has been spent.",
      'We provide certificates of sponsorship. This quarter’s allocation has now been used up.',
      'We sponsor visas. This year there are none left.',
      'We sponsor visas. We have no places left.',
      'We sponsor visas. We have used them all up.',
      'We sponsor visas. There is no money for it this year.',
    ]);
  });
  it('leaves a promise as it is where something else is spent, or nothing', () => {
    allAre('offers', [
      'We sponsor visas for our nurses. The parking allocation has been used up.',
      'We sponsor visas for nurses. The allocation of shifts has been changed.',
      'We offer visa sponsorship. The allocation has been increased.',
      'We offer visa sponsorship. The full allocation has been approved.',
      'We offer visa sponsorship. Our allocation for this year has been granted.',
      'We sponsor visas. The training budget has been spent.',
      'We sponsor visas. Our allocation has not been used up.',
      'We sponsor visas. The tickets are gone.',
      'We sponsor visas. Few places are left, so apply soon.',
      'We sponsor visas. There is no budget for travel this year.',
      'We sponsor visas. None of our staff work Sundays.',
    ]);
  });
  it('says nothing by itself', () => {
    allAre('silent', ['The allocation has been spent.', 'Our quota has been used up.']);
  });
});
