import { allAre } from './testing/all-are.js';

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
