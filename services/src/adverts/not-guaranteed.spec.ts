import { allAre } from './testing/all-are.js';

describe('sponsorship that not everybody will get', () => {
  it('is a condition, with an apology or without', () =>
    allAre('conditional', [
      'Unfortunately we cannot guarantee sponsorship, but we will consider it.',
      "Regrettably sponsorship can't be guaranteed, but it will be considered.",
      'We are unable to guarantee sponsorship for this role, however each request will be looked at.',
      'Unfortunately we are not able to promise a certificate of sponsorship at this stage, but please tell us if you need one.',
      "I'm afraid we can't promise a certificate of sponsorship to everyone.",
      'Unfortunately sponsorship may not be possible for everyone.',
      "We can't guarantee that we can sponsor you.",
    ]));

  it('is a condition where few certificates are left for the best', () =>
    allAre('conditional', [
      "Please note sponsorship is limited: we have two certificates left for this year and they'll go to the strongest candidates.",
      'We have one certificate of sponsorship left, so it will go to the best candidate who needs it.',
      'We only have a few certificates left and cannot sponsor everyone.',
    ]));

  it('is a condition where it is kept open', () =>
    allAre('conditional', [
      'We reserve the right not to offer sponsorship.',
      'As a small charity our capacity to sponsor is limited, so please contact us first.',
      'International candidates may need to be in the country already for sponsorship to be offered.',
    ]));

  it('is an offer where certificates are left', () =>
    allAre('offers', ['We have a few certificates of sponsorship left and you could start in June.']));

  it('is refused where it is denied', () =>
    allAre('refuses', [
      'We cannot guarantee a visa for this role and do not sponsor part-time posts.',
      'Unfortunately we cannot offer or guarantee sponsorship.',
      "We're sorry that we cannot promise sponsorship as we hold no licence.",
      'We only have two certificates of sponsorship left and cannot offer any for this post.',
      'Our ability to sponsor visas is limited to doctors, so we cannot sponsor this role.',
    ]));
});
