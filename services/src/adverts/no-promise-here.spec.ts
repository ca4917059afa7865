import { type AdvertAnswer, readAdvert } from './read-advert.js';

describe('words of sponsorship that say nothing of this post', () => {
  it.each<[AdvertAnswer, string]>([
    // work for others
    [
      'silent',
      'The job is at Brook House, a detention centre next to Gatwick; you will help detainees with visa paperwork.',
    ],
    // a licence alone promises nothing, and denies nothing
    ['silent', 'We have a sponsor licence.'],
    ['silent', 'We’ve got a sponsor licence.'],
    ['silent', 'We have a UK sponsor licence.'],
    ['refuses', 'We do not have a sponsor licence.'],
    ['silent', 'You’ll assist asylum seekers with permit applications.'],
    ['silent', 'We issue Certificates of Sponsorship on behalf of entertainers, as their agent.'],
    ['silent', 'As visa administrator you will not issue any document without a second signature.'],
    ['offers', 'We apply for the visa on behalf of the successful candidate.'],
    ['offers', 'Visa sponsorship is available for this post; you will help refugees with visa paperwork.'],
    ['refuses', 'You will help clients with visa paperwork, but we cannot sponsor your visa.'],
    ['refuses', 'We issue Certificates of Sponsorship on behalf of entertainers, but not for this post.'],
    ['refuses', 'As a visa administrator you will not be sponsored.'],
    ['refuses', 'As an immigration officer you must already have the right to work.'],
    // what is no visa
    ['silent', 'You will not be sponsored to drive company vehicles.'],
    ['silent', 'You must not be on a Tier 2 list of clients.'],
    ['silent', 'The theatre lost its sponsor last year and cannot offer free tickets.'],
    ['refuses', 'You will not be sponsored to work for us.'],
    ['refuses', 'You will not be sponsored to take this post.'],
    ['refuses', 'You will not be sponsored to study or work here.'],
    ['refuses', 'You must not be on a Tier 2 visa.'],
    ['refuses', 'The theatre lost its sponsor licence and cannot sponsor visas.'],
    ['refuses', 'The home lost its sponsor licence last year.'],
    // where more of it is told
    ['silent', 'For further information about whether a role can be sponsored, see the UKVI website.'],
    [
      'silent',
      'Applicants may wish to check their eligibility for sponsorship using the Home Office points calculator.',
    ],
    ['silent', 'Find out more about sponsored visas here.'],
    ['conditional', 'For further information about whether this role can be sponsored, see our website.'],
    ['conditional', 'Applicants should check whether this role is eligible for sponsorship on the UKVI website.'],
    // what others do, and what this employer does
    ['offers', 'Unlike other employers, who do not sponsor, we do.'],
    ['offers', 'Although we cannot sponsor students, we do sponsor experienced engineers.'],
    ['offers', 'We can take over your existing sponsorship.'],
    ['silent', 'Visa Inc. runs hackathons that sponsor young talent.'],
    ['refuses', 'Unlike other employers, we do not sponsor.'],
    ['refuses', 'Unlike other employers, who do sponsor, we do not.'],
    ['refuses', 'Although we cannot sponsor students, we do not sponsor workers either.'],
    ['refuses', 'We cannot take over your existing sponsorship.'],
    ['refuses', 'We offer sponsorship, but only for people who already work here.'],
  ])('are told from those that do: %s, %s', (answer, text) => {
    expect(readAdvert(text).answer).toBe(answer);
  });
});
