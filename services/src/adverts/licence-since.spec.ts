import { allAre } from './testing/all-are.js';

describe('a licence that was refused or lost, and granted since', () => {
  it('is no refusal today, and by itself no offer', () =>
    allAre('silent', [
      'Our application for a sponsor licence was refused at first, but has since been granted.',
      'Our sponsor licence was suspended last year and has since been reinstated.',
      'The school was once refused a licence and later got one.',
      'Our first application for a sponsor licence was rejected, but the second was granted.',
      'Our sponsor licence application was refused in 2022 and approved in 2023.',
      'We were refused a sponsor licence at first but now hold one.',
      'Our request for a sponsor licence was declined, but it was granted on appeal.',
      'Our sponsor licence was revoked in 2021 but has been restored.',
      'Our licence to sponsor was suspended in spring and was reinstated in June.',
      'Though our licence application was turned down at first, we have since been granted a sponsor licence.',
    ]));

  it('is used where the sentence goes on to say so', () =>
    allAre('offers', [
      'Our application for a sponsor licence was refused at first, but has since been granted, so we can sponsor this role.',
      'We lost our sponsor licence in 2022, but we have it back and sponsor visas again.',
    ]));

  it('is none where it is the loss that came later', () =>
    allAre('refuses', [
      'Our sponsor licence was reinstated last year and has since been suspended.',
      'Our sponsor licence has been revoked.',
      'Our application for a sponsor licence was granted at first, but has since been revoked.',
      'Our application for a sponsor licence was refused, and our appeal has been dismissed.',
      'Our application for a sponsor licence has been refused.',
      'Our sponsor licence was refused and we have not applied since.',
      'Our sponsor licence was refused in May, though planning permission has since been granted.',
    ]));

  it('is none where it was only had before', () =>
    allAre('refuses', [
      'We had a sponsor licence, lost it, appealed and lost again.',
      'We held a sponsor licence but have since lost it.',
      'We applied for a sponsor licence and were turned down.',
    ]));

  it('is a condition where it is still to be granted', () =>
    allAre('conditional', [
      "We've applied for a licence and, if it is granted, will sponsor.",
      'We are waiting for our licence and once it is approved we will sponsor.',
    ]));
});
