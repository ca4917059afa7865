import { type AdvertAnswer, readAdvert } from './read-advert.js';
import { allAre } from './testing/all-are.js';

describe('words of sponsorship that say nothing of this post', () => {
  it.each<[AdvertAnswer, string]>([
    // work for others
    [
      'silent',
      'The job is at Brook House, a detention centre next to Gatwick; you will help detainees with visa paperwork.',
    ],
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

describe('a record of a petition', () => {
  it.each([
    'H-1B petition',
    'H-1B petition, 1 position.',
    'H-1B petition, case status: DENIED.',
    'H-1B petition, case status: CERTIFIED.',
    'H-1B petition for this position: denied.',
    'H-1B petition withdrawn by the employer.',
    'H-1B petition revoked',
    'H-1B petition filed 2019',
    'LMIA application, decision: refused.',
    'Case status: Denied. H-1B petition, 1 position.',
  ])('promises nothing, whatever came of it: %s', (text) => {
    expect(readAdvert(text).answer).toBe('silent');
  });

  it.each([
    'We will file an H-1B petition for you.',
    'H-1B petition filed for you by our lawyers.',
    'H-1B sponsorship: we file the petition.',
  ])('is none where somebody says what is done for whoever comes: %s', (text) => {
    expect(readAdvert(text).answer).toBe('offers');
  });
});

describe('a visa without a sponsor', () => {
  it.each([
    'Global Talent visa holders welcome',
    'Global Talent visa endorsement holders (self-sponsored)',
    'We support Global Talent visa endorsement holders (self-sponsored).',
  ])('is no offer of one: %s', (text) => {
    expect(readAdvert(text).answer).toBe('silent');
  });

  it('leaves the offer beside it', () => {
    const text = 'Global Talent visa holders are welcome, and we sponsor Skilled Worker visas.';
    expect(readAdvert(text).answer).toBe('offers');
  });
});

describe('others who are barred from sponsoring', () => {
  it('promise nothing by it', () =>
    allAre(
      ['refuses', 'silent'],
      [
        'Agencies are prohibited from sponsoring visas.',
        'The rules bar care providers from sponsoring new workers from overseas.',
        'Agencies cannot sponsor visas.',
        'Recruitment agencies are forbidden to sponsor workers.',
        'Umbrella companies are barred from sponsoring.',
        'Staffing agencies may not sponsor Skilled Worker visas.',
        'Employment businesses are not allowed to sponsor workers for third parties.',
        'Private households are banned from sponsoring nannies.',
        'The Home Office bans agencies from sponsoring workers.',
        'UKVI forbids employment businesses to sponsor visas.',
        'Care providers are now prevented from sponsoring carers from overseas.',
        'Many employers are stopped from sponsoring by the cost.',
        'Employers without a licence are prohibited from offering visa sponsorship.',
        'It is illegal for an agency to sponsor you for work at a client.',
        'Franchisees are restricted from sponsoring visas.',
      ],
    ));

  it('are set against us, who are not', () =>
    allAre('offers', [
      'Other employers are barred from sponsoring; we are not, and we sponsor.',
      'Unlike the agencies, who are not allowed to sponsor, we can and do.',
      'Other employers are banned from sponsoring; we are not, so we sponsor.',
      'Agencies are prohibited from sponsoring visas, but we are the employer and we sponsor.',
      'Other care homes are stopped from sponsoring, we are not and do sponsor.',
      'Many firms are barred from sponsoring. We are not, and we sponsor visas.',
      'Agencies are forbidden from sponsoring; as the direct employer, we sponsor visas.',
      "Some providers are barred from sponsoring, but we aren't: visa sponsorship is available.",
    ]));

  it('are no excuse for us, who are too', () =>
    allAre('refuses', [
      'While most big firms embrace sponsorship, we shy away from it.',
      "We're a tiny restaurant and the sponsor licence is beyond us.",
      'Care agencies are banned from sponsoring domiciliary staff, ours included.',
      'Other employers are free to sponsor; we are barred from it.',
      'Other employers may sponsor; we are prohibited from doing so.',
      'Agencies are prohibited from sponsoring visas, and so are we.',
      'Agencies are barred from sponsoring, and we are one.',
      'Like all agencies, we are prohibited from sponsoring visas.',
    ]));

  it('are not meant by what we keep from besides', () => allAre('silent', ['We avoid sponsoring sports clubs.']));

  it('say nothing of us by what the law lets them do', () =>
    allAre('silent', ['The law lets dental practices sponsor nurses.']));

  it('are set against us by their kind and size', () => {
    allAre('offers', [
      'Small companies are often thought unable to sponsor. We can, and we do.',
      "Some say small farms can't sponsor; ours does.",
      "Most pubs won't sponsor. This one will.",
    ]);
    allAre('refuses', [
      'Small companies like ours are unable to sponsor.',
      "Most pubs will sponsor. This one won't.",
      'Small farms cannot sponsor, and we are one.',
    ]);
  });
});
