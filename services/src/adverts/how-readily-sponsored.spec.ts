import { allAre } from './testing/all-are.js';

describe('how readily sponsorship is given', () => {
  it('denies nothing of it', () =>
    allAre('offers', [
      'Sponsorship from the start, no waiting.',
      'Visa sponsorship provided, no waiting period.',
      'We sponsor visas with no fuss.',
      'We offer visa sponsorship, no questions asked.',
      'Skilled Worker sponsorship available, no hidden costs.',
    ]));

  it('is an offer where it is arranged for whoever asks, and where nothing bars whoever needs it', () =>
    allAre('offers', [
      'If you need sponsorship, tell us in your covering letter and we will arrange it.',
      'If you require a visa please let us know and our HR team will take care of everything.',
      'There is no bar to applying if you need sponsorship: we sponsor Skilled Worker visas for all academic roles.',
    ]));

  it('leaves a refusal one', () =>
    allAre('refuses', [
      'No sponsorship, no waiting.',
      'We do not sponsor visas, no ifs or buts.',
      'No visa sponsorship, no questions asked.',
    ]));

  it('is a condition where the post is sponsorable from a salary on', () =>
    allAre('conditional', [
      'The role is sponsorable if the salary is above £41,700.',
      'This post is sponsorable where the salary meets the threshold.',
    ]));

  it('is a condition where we would be open to it, whatever the trade drives or mends', () =>
    allAre('conditional', [
      "We'd be open to sponsoring an experienced HGV technician.",
      'We would be willing to sponsor an experienced LGV mechanic.',
    ]));
});
