import { readAdvert, type AdvertAnswer } from './read-advert.js';

const misread = (texts: string[], expected: AdvertAnswer) =>
  texts.filter((text) => readAdvert(`A cook.\n\n${text}\n\nA kind team.`).answer !== expected);

describe('a sentence that says that we may, and leaves what to the one before it', () => {
  const mentions = [
    'Do you need sponsorship?',
    'Can you sponsor my visa?',
    'Many applicants ask whether we sponsor visas.',
    'We do not usually sponsor visas.',
    'Sponsorship is not offered as standard.',
    'We are a licensed sponsor.',
    'Visa sponsorship:',
  ];
  const mays = [
    'For the right candidate we may, please tell us in your cover letter.',
    'We may, for the right candidate.',
    'We may do so for an outstanding applicant.',
    'In exceptional cases we might.',
    'We might, so please say so when you apply.',
    'For hard-to-fill posts the Trust may; do ask us.',
    'However, for a strong candidate we could, so let us know.',
    'Yes, depending on your experience, we may.',
    'We could well do this in some cases.',
    'Possibly, given the right experience, we might do so.',
  ];

  it('makes sponsorship conditional, be it asked for, named or denied before', () => {
    expect(
      misread(
        mentions.flatMap((mention) => mays.map((may) => `${mention} ${may}`)),
        'conditional',
      ),
    ).toEqual([]);
    expect(
      misread(
        mays.map((may) => `Visa sponsorship\n${may}`),
        'conditional',
      ),
    ).toEqual([]);
  });

  it('is quoted with what it is of', () => {
    const sentence = 'Do you need sponsorship? For the right candidate we may, please tell us in your cover letter.';
    expect(readAdvert(`A cook. ${sentence} A kind team.`)).toEqual({ answer: 'conditional', sentence });
  });

  it.each<[AdvertAnswer, string]>([
    ['silent', 'Do you want to work from home? For the right candidate we may, please tell us in your cover letter.'],
    ['silent', 'We sponsor the village fete. For the right cause we may, please tell us.'],
    ['silent', 'We are a team of ten. For the right candidate we may, please tell us in your cover letter.'],
    ['refuses', 'We do not sponsor visas. For the right candidate we may pay relocation costs.'],
    ['refuses', 'We cannot sponsor visas. We may, in some cases, contact your referees.'],
    ['refuses', 'We do not sponsor visas. We may close this advert early, so please apply soon.'],
    ['refuses', 'Do you offer sponsorship? We may not.'],
    ['refuses', 'We do not sponsor visas. You may, for the right to work, show a share code.'],
    ['refuses', 'We do not sponsor visas. We ask for a driving licence. For the right candidate we may, please ask.'],
    ['offers', 'We sponsor Skilled Worker visas. For the right candidate we may pay a joining bonus.'],
    ['offers', 'We sponsor Skilled Worker visas. Please tell us in your cover letter.'],
  ])('is none where it says of something else that it may be: %s, %s', (answer, text) => {
    expect(misread([text], answer)).toEqual([]);
  });

  it('is looked for in any text without delay', () => {
    for (const text of [
      'Sponsorship? we may, '.repeat(20_000),
      'for a we may do '.repeat(25_000),
      'Visa: '.repeat(60_000),
    ])
      expect(readAdvert(text).answer).toBeDefined();
  });
});

describe('sponsorship that is to be confirmed', () => {
  it('is neither promised nor refused', () => {
    const texts = [
      'Visa sponsorship TBC',
      'Sponsorship: to be confirmed',
      'Visa sponsorship (TBC)',
      'Skilled Worker sponsorship - to be confirmed',
      'Visa sponsorship is TBC.',
      'Sponsorship to be confirmed at interview',
      'Visa sponsorship\nTBC',
      'Sponsorship status: TBA',
      'Certificate of Sponsorship: TBC',
      'Visa sponsorship available? To be decided',
      'Sponsorship is still to be confirmed.',
      'UK visa sponsorship for this role: TBD',
      'Is sponsorship available? TBC',
      'Sponsorship TBC, please enquire.',
      'Visa sponsorship | TBC',
    ];
    expect(misread(texts, 'conditional')).toEqual([]);
  });

  it.each<[AdvertAnswer, string]>([
    ['silent', 'Salary TBC'],
    ['silent', 'Start date: to be confirmed'],
    ['silent', 'Event sponsorship TBC'],
    ['silent', 'Sponsorship manager, salary TBC'],
    ['silent', 'Sponsorship of the annual gala: TBC'],
    ['silent', 'Visa status to be confirmed at interview'],
    ['refuses', 'No visa sponsorship. Start date TBC'],
    ['refuses', 'Visa sponsorship: no. Salary: TBC'],
    ['refuses', 'Right to work in the UK to be confirmed before start; no sponsorship.'],
    ['refuses', 'Is sponsorship available? No'],
    ['offers', 'Visa sponsorship: yes. Start date: TBC'],
    ['offers', 'Visa sponsorship available. Salary TBC'],
  ])('is told from what else is: %s, %s', (answer, text) => {
    expect(misread([text], answer)).toEqual([]);
  });
});

describe('sponsorship that is to be talked over', () => {
  it('is conditional', () => {
    const texts = [
      'Sponsorship is something we can explore with you.',
      'Visa sponsorship is something we can discuss with you.',
      'Visa sponsorship is something we are happy to discuss at interview.',
      "Sponsorship is something we'd be happy to explore with the right person.",
      'Skilled Worker sponsorship is something that we could look into for you.',
      'Sponsorship for this role is something we would consider.',
      'Visa sponsorship is an option we can explore together.',
      'Sponsorship is something to discuss with the hiring manager.',
      'Visa sponsorship is something our HR team can talk through with you.',
      'Sponsorship is an option we would be glad to have a conversation about.',
      'Certificates of sponsorship are something we may consider.',
      'The governors are willing to explore sponsorship for maths teachers.',
      'We are willing to explore sponsorship.',
      'We would be happy to discuss visa sponsorship with you.',
      "We're open to discussing the possibility of sponsoring the right nurse.",
      'The school is able to talk about sponsorship at interview.',
      'We can explore Skilled Worker sponsorship for exceptional teachers.',
    ];
    expect(misread(texts, 'conditional')).toEqual([]);
  });

  it.each<[AdvertAnswer, string]>([
    ['offers', 'Sponsorship is something we can offer you.'],
    ['offers', 'Visa sponsorship is something we are proud to provide.'],
    ['refuses', 'Sponsorship is not something we can explore with you.'],
    ['refuses', 'Visa sponsorship is something we cannot discuss.'],
    ['refuses', 'Sponsorship is something we are unable to consider.'],
    ['silent', 'You will be happy to discuss sponsorship packages with clients.'],
    ['silent', 'We are keen to explore sponsorship of local events.'],
    ['refuses', 'We are not able to discuss sponsorship.'],
    ['silent', 'Sponsorship of our youth club is something we can discuss with you.'],
    ['silent', 'Flexible working is something we can explore with you.'],
  ])('is told from what is given, denied or another matter: %s, %s', (answer, text) => {
    expect(misread([text], answer)).toEqual([]);
  });
});

describe('a licence that is applied for, and sponsoring that is hoped for with it', () => {
  it('is conditional', () => {
    const texts = [
      'We are in the process of applying for a sponsor licence and hope to sponsor staff from spring.',
      "We've applied for a sponsor licence and hope to sponsor from April.",
      'We have applied for our sponsor licence and expect to be able to sponsor by the summer.',
      'We are applying for a sponsorship licence and plan to sponsor our first nurses in May.',
      'The school is in the process of obtaining a sponsor licence and hopes to offer sponsorship from September.',
      'Our application for a sponsor licence has been submitted and we hope to sponsor staff from March.',
      'We are awaiting our sponsor licence, and intend to sponsor care workers once we have it.',
      'The practice is applying for a licence; we hope to sponsor vets next year.',
      'We are currently applying for a Skilled Worker sponsor licence and should be able to offer sponsorship by June.',
      'We hope to have certificates available from April, and if so we will sponsor.',
      'We have asked for a further allocation, in which case we can sponsor this post.',
      'We have submitted an application for a sponsor licence and aim to offer visa sponsorship from January.',
    ];
    expect(misread(texts, 'conditional')).toEqual([]);
  });

  it.each<[AdvertAnswer, string]>([
    ['silent', "We're applying for a sponsor licence."],
    ['silent', 'We hope to get our sponsor licence soon.'],
    ['silent', 'We are applying for an alcohol licence and hope to sponsor the village fete.'],
    ['refuses', 'We are applying for a sponsor licence and hope to sponsor in future, but cannot sponsor this post.'],
    ['refuses', 'We do not hold a sponsor licence and have no plans to apply for one.'],
    ['offers', 'We hold a sponsor licence and will sponsor nurses from spring.'],
    ['offers', 'Do you need a certificate? If so we will sponsor you.'],
  ])('is told from a licence alone, a refusal and one that is held: %s, %s', (answer, text) => {
    expect(misread([text], answer)).toEqual([]);
  });
});

describe('a need of sponsorship that is no disadvantage', () => {
  it('is one that can be met', () => {
    const texts = [
      'Requiring sponsorship will not disadvantage you.',
      'Needing a visa does not put you at a disadvantage.',
      "Requiring visa sponsorship won't disadvantage your application.",
      'Your need for sponsorship will not disadvantage you.',
      'You will not be disadvantaged by requiring sponsorship.',
      'You will not be disadvantaged if you need sponsorship.',
      'We will not disadvantage anyone who needs sponsorship.',
      'Requesting sponsorship will not count against you.',
      'Requiring sponsorship does not disadvantage any candidate.',
      'Asking for sponsorship will not disadvantage you.',
      'No applicant will be disadvantaged for needing sponsorship.',
      'If you require sponsorship, this will not disadvantage you.',
      'Needing sponsorship will in no way disadvantage you.',
      'Applicants who need sponsorship are not at a disadvantage.',
      'Your sponsorship requirement will not disadvantage your application.',
      'The need for sponsorship will not put any candidate at a disadvantage.',
    ];
    expect(misread(texts, 'offers')).toEqual([]);
  });

  it.each<[AdvertAnswer, string]>([
    ['refuses', 'Requiring sponsorship will not disadvantage you, but we cannot offer it for this role.'],
    ['refuses', 'Requiring sponsorship will disadvantage you.'],
    ['refuses', 'Needing a visa puts you at a disadvantage: we do not sponsor.'],
    ['refuses', 'Candidates requiring sponsorship will not be considered.'],
    ['refuses', 'Not having the right to work will rule you out; we do not sponsor.'],
    ['refuses', 'If you need sponsorship, this will not be possible.'],
    ['refuses', 'Your requirement for sponsorship will not be supported.'],
    ['silent', 'Having a disability will not disadvantage you.'],
    ['silent', 'A career break will not put you at a disadvantage.'],
    ['silent', 'Requiring sponsorship will not affect your application.'],
    ['silent', 'Whether you need a visa will not influence our decision.'],
    ['silent', 'Asking for adjustments will not disadvantage you.'],
  ])('is told from what else is or is none: %s, %s', (answer, text) => {
    expect(misread([text], answer)).toEqual([]);
  });
});
