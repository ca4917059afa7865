import { readAdvert } from './read-advert.js';

describe('a refusal in the words that companies print below every advert', () => {
  it.each([
    'Applicants must be legally authorized to work in the United States. Company will not sponsor for employment visa status, e.g., H1-B visa status.',
    'Company will not sponsor for employment visa status, e.g., H1-B visa status.',
    'The company will not sponsor for employment visa status, e.g., H1-B visa status.',
    'Company will not sponsor for employment visa status (e.g., H1-B).',
    'We will not sponsor for employment visa status (e.g., H-1B visa status).',
    'Company will not sponsor candidates for employment visa status, e.g., H-1B.',
    'Company does not sponsor work visas, e.g., H1-B visa.',
    'The employer will not sponsor for a work visa, for example a Skilled Worker visa.',
    'Visa sponsorship\nWe regret that this is not something we can offer.',
    "Visa sponsorship\nSadly, this isn't something we're able to provide.",
    'We know that many of you are looking for visa sponsorship. Sadly we are unable to offer it.',
    'We know many applicants need visa sponsorship. This is not available.',
    'Some people ask about visa sponsorship. Unfortunately we cannot offer this.',
    'Many applicants ask about visa sponsorship. Unfortunately we are unable to provide this.',
    'We get many enquiries about sponsorship. We are unable to offer it.',
    'You may require a visa to work in the UK. We are not able to help with this.',
    'Companies like ours will not sponsor for visa status, e.g. TN visa status.',
    'Head office roles are sponsored. Franchise sites such as ours are not.',
    "Visa sponsorship\nWe're afraid that is not an option for this role.",
    'We receive a lot of questions about Skilled Worker visas. Regrettably, this is not a route we can support.',
    "We appreciate that sponsorship matters to many candidates. It isn't available for this role.",
    'You may be wondering about visa sponsorship. Sadly this is not possible.',
    'Some candidates will need a Certificate of Sponsorship. We do not issue these.',
    'Employment-based visa sponsorship (e.g., H-1B, PERM) is not offered by the Company for this requisition.',
    "A few people have asked us about TSS visas. This isn't something that we do.",
    'We know visas are a worry for many. Regrettably we cannot help with them.',
  ])('is one: %s', (text) => {
    expect(readAdvert(text).answer).toBe('refuses');
  });

  it.each([
    'Visa sponsorship\nThis is something we can offer.',
    'We will sponsor for employment visa status, e.g., H1-B visa status.',
    'Company will sponsor candidates for employment visas (e.g., H-1B, TN, E-3).',
    'Visa sponsorship\nThis is something we are able to provide.',
    'Visa sponsorship\nWe are pleased to say that this is available for this post.',
    'Sponsorship\nHappily, this is something the Trust can support for this post.',
    'We know that many of you are looking for visa sponsorship. Good news: we can offer it.',
    'Many applicants ask about visa sponsorship. Yes, we provide this.',
    'Some candidates will need a Certificate of Sponsorship. We issue these for this role.',
    'We receive a lot of questions about Skilled Worker visas. We do sponsor them.',
    'You may require a visa to work in the UK. We are happy to help with this and will sponsor you.',
    'Do you offer visa sponsorship?\nYes, for this position we do.',
    'Q: Can you sponsor my visa?\nA: Yes, we can.',
    'FAQ: Is sponsorship available? Yes, it is.',
    'Visa sponsorship (H-1B, E-3, TN): Y',
    'Visa sponsorship\n✅ Available',
    'We sponsor H-1B, TN, E-3 and O-1 visas, etc.',
    'H-1B transfers welcome; we file the petition and pay the fees (i.e., no cost to you).',
    'F-1 students on OPT/CPT welcome; we will sponsor your H-1B.',
    'The employer supports LMIA applications, PNP nominations and work permit extensions.',
    'LMIA: available for this position.',
    'LMIA provided (no fees charged to the worker).',
    'We are an approved sponsor (SBS) and will nominate you for a 482 visa.',
    '482 visa nomination (subclass 482, then 186) is available for this role.',
    'Visa sponsorship offered. No agencies, please.',
    'Visa sponsorship\nAvailable\nRelocation\nNot available',
    'Regrettably we cannot offer remote work. We do sponsor Skilled Worker visas for this post.',
    'Certificate of Sponsorship\nThis role meets the requirements, so we will issue one.',
    'Will this role be sponsored?\nYes, it will.',
    'EOE/M/F/D/V. H-1B sponsorship provided.',
    'Not a UK resident? Not a problem: we will issue your CoS.',
    'Visa\nsponsorship\navailable',
    "We'd love to hear from you wherever you live: we sponsor visas.",
    'Some people ask about visa sponsorship. Fortunately this is something we can offer.',
    "You don't need to be in the UK already: we issue a CoS and book the flight.",
    'We regret that we cannot reply to everyone. Skilled Worker sponsorship is available.',
    'Our Critical Skills employment permit support includes the application fee; this is not deducted from wages.',
    'Immigration support: full (H-1B, PERM, green card).',
  ])('is none in words that are near them: %s', (text) => {
    expect(readAdvert(text).answer).toBe('offers');
  });

  it.each([
    'Candidates on F-1/OPT/CPT will not be considered for this role.',
    'We do not accept candidates on OPT or CPT.',
    'No OPT, no CPT, no H-1B.',
    'F-1 students cannot be considered for this role.',
    'We are unable to employ STEM OPT candidates.',
    'This position is not open to F-1 visa holders on OPT or CPT.',
  ])('is one of those who work on a student visa in the United States: %s', (text) => {
    expect(readAdvert(text).answer).toBe('refuses');
  });

  it.each([
    'F-1 students on OPT or CPT may apply.',
    'OPT/CPT candidates are welcome.',
    'You will not assign CPT and ICD-10 codes.',
    'CPT coding experience is not required.',
    'Please note that you cannot OPT OUT of texts.',
  ])('is none where they may apply, or codes are meant: %s', (text) => {
    expect(readAdvert(text).answer).toBe('silent');
  });

  it.each(['should not apply', 'need not apply', 'will not be considered', 'cannot be hired', "won't be accepted"])(
    'is one in the words of Canada’s Job Bank where others %s',
    (fate) => {
      const listed = 'Canadian citizens and permanent residents of Canada;';
      const others = 'other candidates with or without a valid Canadian work permit';
      for (const gap of [' ', '\n']) {
        const text = `The employer accepts applications from:${gap}${listed}${gap}${others}`;
        expect(readAdvert(`${text} ${fate}.`).answer).toBe('refuses');
        expect(readAdvert(`${text}.`).answer).not.toBe('refuses');
      }
    },
  );

  it.each(['Work authorization', 'WORK AUTHORIZATION', 'Work Authorization Requirements', 'International applicants'])(
    'is none in a heading above an offer: %s',
    (heading) => {
      expect(readAdvert(heading).answer).toBe('silent');
      expect(readAdvert(`${heading}\nH-1B sponsorship (new or transfer) is offered for this role.`).answer).toBe(
        'offers',
      );
      expect(readAdvert(`${heading}\nWe do not sponsor visas.`).answer).toBe('refuses');
    },
  );

  it.each([
    'Volunteers do not need a visa.',
    'Irish citizens do not need a visa to work in the UK.',
    'British and Irish nationals do not need sponsorship.',
    'People with settled status do not need sponsorship.',
  ])('is none where others need no visa: %s', (said) => {
    expect(readAdvert(said).answer).toBe('silent');
    expect(readAdvert(`We sponsor overseas nurses. ${said}`).answer).toBe('offers');
  });

  it.each(['Applicants must not need a visa.', 'Please apply only if you do not need a visa.'])(
    'is one where applicants are to need none: %s',
    (said) => expect(readAdvert(said).answer).toBe('refuses'),
  );

  it.each([
    'Official record: H-1B petition I-200-25008-999999 was withdrawn by the employer.',
    'H-1B petition I-200-25008-999999 was withdrawn by the employer.',
    'Petition status: withdrawn (H-1B)',
    'Official record: the H-1B petition was withdrawn.',
    'The H-1B petition for this position was withdrawn on 3 March 2025.',
    'The H-1B petition was denied.',
    'The LMIA for this position was revoked.',
    'The employment permit application for this post was refused.',
  ])('is none where only what came of a petition is told: %s', (text) => {
    expect(readAdvert(text).answer).toBe('silent');
  });
});
