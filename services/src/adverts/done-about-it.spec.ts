import { readAdvert } from './read-advert.js';
import { allAre } from './testing/all-are.js';

/** More of each kind stand among the labelled sentences (set 41) and those that were not learnt. */
describe('what has been done about sponsorship', () => {
  it('is an offer where it was given, in whatever tense', () =>
    allAre('offers', [
      'Visa sponsorship has been confirmed for this role.',
      'Sponsorship has been authorised for this vacancy.',
      'Certificates of Sponsorship have been allocated for these posts.',
      'We have secured sponsorship for this role.',
      'Visa sponsorship has been made available for this post.',
      'Sponsorship was approved for this post.',
      'Sponsorship is confirmed for this post.',
      'Sponsorship has been extended to all our nursing posts.',
      'Visa sponsorship has always been part of our offer.',
      'Sponsorship is approved.',
      'Sponsorship secured.',
      'Sponsorship has been budgeted for in this post.',
      'Sponsorship for these jobs was agreed in March.',
    ]));

  it('is a refusal where it was taken away, or not given', () =>
    allAre('refuses', [
      'Sponsorship has been withdrawn.',
      'Sponsorship has been refused for this post.',
      'Sponsorship has been ruled out for this vacancy.',
      'Sponsorship was not approved for this post.',
      'Sponsorship is confirmed as unavailable.',
      'Sponsorship is no longer approved for this post.',
      'Sponsorship has been scrapped for these posts.',
      'Withdrawal of sponsorship has been approved for this grade.',
      'Sponsorship had been approved for this post but has since been withdrawn.',
      'We were refused a Certificate of Sponsorship for this role.',
      'We failed to secure sponsorship for this role.',
      'Sponsorship for this vacancy has fallen through.',
    ]));

  it('is left open where somebody has asked for it and nobody has said yes', () =>
    allAre('conditional', [
      'Sponsorship has yet to be confirmed for this post.',
      'Sponsorship has been requested for this post.',
      'Visa sponsorship for this post is awaiting approval.',
      'We are waiting for sponsorship to be approved for this role.',
    ]));

  it('promises nothing by a verb that says neither', () => {
    for (const sentence of [
      'Sponsorship has been outlawed for this grade.',
      'Has sponsorship been confirmed for this role?',
      'Sponsorship has been confirmed for our summer fete.',
    ])
      expect(['offers', 'conditional']).not.toContain(readAdvert(`${sentence} A week of leave.`).answer);
  });
});

describe('an emphatic "does"', () => {
  it('offers what the verb alone would offer', () =>
    allAre('offers', [
      'This role does include visa sponsorship.',
      'This post does come with sponsorship.',
      'This position does have visa sponsorship.',
      'This role does carry visa sponsorship.',
      'This job does qualify for sponsorship.',
      'Our roles do come with sponsorship.',
      'This job most certainly does come with visa sponsorship.',
    ]));

  it('and a "not" behind it refuse', () =>
    allAre('refuses', [
      'This role does not include visa sponsorship.',
      'This role does no longer include sponsorship.',
      'This post does unfortunately not come with sponsorship.',
      'This post does come with no sponsorship.',
      'This role does exclude visa sponsorship.',
      'Neither post does come with sponsorship.',
    ]));
});

describe('a "no" to something else or to others', () => {
  it('leaves what is offered', () =>
    allAre('offers', [
      'Unfortunately we cannot cover relocation, but visa sponsorship is provided.',
      'There is no accommodation with this job but visa sponsorship is offered.',
      'Although we do not sponsor interns, we do sponsor this role.',
      'Sponsorship is not available for bank shifts, but it is available for this permanent post.',
      'We do not offer sponsorship to contractors, but we offer visa sponsorship for this position.',
      "Unfortunately we can't sponsor contractors. For this permanent job we provide visa sponsorship.",
      "We can't pay for your flight, although we do sponsor your visa.",
    ]));

  it('does not turn a refusal', () =>
    allAre('refuses', [
      'We offer relocation but cannot provide visa sponsorship.',
      'We sponsor nurses but not for this role.',
      'Sponsorship is available for permanent posts, but not for this bank role.',
      'We do not sponsor contractors, this role included.',
      "We can't sponsor bank staff, which this role is.",
      'Interns are not sponsored, and this role is no exception.',
      'Unfortunately we cannot cover relocation, and we cannot sponsor visas.',
    ]));
});
