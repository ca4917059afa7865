import { allAre } from './testing/all-are.js';

describe('a "not" that tells for whom sponsorship is', () => {
  it('denies nothing', () => {
    allAre('offers', [
      'You must be eligible to work in the UK. If you are not, we can sponsor you.',
      'You may have the right to work already. If not, we can sponsor you.',
      'Where this is not the case, we can sponsor you.',
      'If not, we can sponsor you.',
      'If you are not a UK citizen, visa sponsorship is available.',
      'If you are not a UK national, we offer visa sponsorship.',
      'If you are not a British or Irish citizen, we will sponsor your Skilled Worker visa.',
      "If you're not a UK resident, we offer sponsorship.",
      'If you do not have settled status we can sponsor your visa.',
      'For those who are not UK nationals, we offer visa sponsorship.',
      'Applicants who are not UK nationals will be sponsored.',
      "If you aren't a UK citizen, we sponsor Skilled Worker visas.",
      "If you don't already have the right to work, we will sponsor your visa.",
      'Not a UK citizen? We offer visa sponsorship.',
      'Candidates without settled status can be sponsored.',
      "Anyone who isn't British will be offered a certificate of sponsorship.",
      'People who are not from the UK can get sponsorship.',
      'We offer visa sponsorship if you are not a UK citizen.',
      'Visa sponsorship is available if you are not a British citizen.',
      'We offer sponsorship to those who are not UK citizens.',
      'Where candidates are not UK nationals, sponsorship will be provided.',
      'Should you not hold a UK passport, we can provide a Certificate of Sponsorship.',
      'If you have no right to work in the UK, we can sponsor you.',
      'If you are not currently eligible to work in the UK, we will sponsor your visa.',
      'If this is not you, we can sponsor your visa.',
      'If that is not the case, visa sponsorship is available.',
      "Don't hold a British passport? We can sponsor you.",
      'No settled status? We can sponsor your visa.',
      'If you are neither British nor Irish, we offer visa sponsorship.',
      'For applicants who do not have ILR, we provide sponsorship.',
      'You must have the right to work in the UK; if you do not, we can sponsor you.',
      'You must have the right to work in the UK, if not we can sponsor you.',
    ]);
  });

  it('leaves what is denied to them denied', () => {
    allAre('refuses', [
      'If you are not eligible to work in the UK, please do not apply.',
      'If you are not a UK citizen, do not apply.',
      'If you are not a UK citizen, we cannot offer sponsorship.',
      'If you do not have settled status we are unable to sponsor your visa.',
      'Applicants who are not UK nationals will not be sponsored.',
      'Applicants who are not UK nationals will not be considered.',
      'For those who are not UK nationals, we do not offer visa sponsorship.',
      'If you are not, we cannot sponsor you.',
      'If not, we cannot sponsor you.',
      'If not, sponsorship is not available.',
      'Where this is not the case, we cannot sponsor you.',
      'If you are not British, unfortunately sponsorship is not available.',
      'If you are not a UK citizen you must have your own visa.',
      'If you are not a UK citizen, you must hold a valid visa.',
      'Candidates without settled status cannot be sponsored.',
      'Anyone who is not a British citizen will be rejected, as we do not sponsor visas.',
    ]);
  });
});
