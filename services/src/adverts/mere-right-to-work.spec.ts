import { allAre } from './testing/all-are.js';

describe('a line that asks for the right to work, as the law does of everybody', () => {
  it('says nothing of sponsorship', () => {
    allAre('silent', [
      'You must be eligible to work in the UK.',
      'Applicants must have the right to work in the UK.',
      'Candidates must be eligible to work in the UK.',
      'Applicants must have a right to work in the UK.',
      'Right to work in the UK is essential.',
      'Right to work in the UK required.',
      'Proof of right to work in the UK is required.',
      'All applicants must be able to demonstrate their right to work in the UK.',
      'Must be legally authorized to work in the United States.',
      'Applicants must be authorized to work in the US.',
      'Must be eligible to work in Canada.',
      'Applicants must be legally entitled to work in Canada.',
      'Applicants need the right to work in Australia.',
      'You will need to have a right to work in the UK.',
      'Candidates must possess the legal right to work in the UK.',
      'The successful candidate must have the right to work in Ireland.',
      'All candidates must be entitled to work in the UK.',
      'Candidates must be permitted to work in the UK.',
      'A right to work in the UK is essential for this post.',
      'Eligibility to work in the UK is essential.',
      'Eligibility to work in the UK required.',
      'Right to work in the UK',
      'Applicants should have permission to work in the UK.',
      'It is essential that you have the right to work in the UK.',
      'Candidates must have the right to work in the UK and a full UK driving licence.',
      'You must be 18 or over and eligible to work in the UK.',
    ]);
  });

  it('leaves an offer beside it as it is', () => {
    allAre('offers', [
      'We offer Skilled Worker visa sponsorship. Candidates must be eligible to work in the UK.',
      'Skilled Worker visa sponsorship provided. Applicants must be eligible to work in the UK.',
      'Visa sponsorship is available. Applicants must have a right to work in the UK.',
      'Visa sponsorship available. Right to work in the UK is essential.',
      'H-1B sponsorship is available. Applicants must be authorized to work in the US.',
      'LMIA provided. Applicants must be legally entitled to work in Canada.',
      'Visa sponsorship available, candidates must be eligible to work in the UK.',
      'Candidates must be eligible to work in the UK. Visa sponsorship is available.',
      'Visa sponsorship is available but applicants must be eligible to work in the UK.',
      'Candidates must be eligible to work in the UK and visa sponsorship is available.',
      'Candidates must be eligible to work in the UK, visa sponsorship is available.',
      'We can offer sponsorship; you must have the right to work in the UK.',
      'Sponsorship available - must be eligible to work in the UK.',
    ]);
  });

  it('refuses where the right is to be there already, to last, or to need nobody', () => {
    allAre('refuses', [
      'You must have the right to work in the UK. We cannot sponsor.',
      'Applicants must already have the right to work',
      'Applicants must already have the right to work in the UK.',
      'We do not sponsor; if you need sponsorship do not apply',
      'If you are not eligible to work in the UK, please do not apply',
      'If not, we cannot sponsor you',
      'Applicants must have the right to work in the UK without sponsorship.',
      'Applicants must have unrestricted right to work in the UK.',
      'Applicants must have permanent right to work in the UK.',
      'Candidates must be eligible to work in the UK without sponsorship.',
      'You must be currently eligible to work in the UK.',
      'Must be authorized to work in the US without sponsorship now or in the future.',
      'Applicants must have a current right to work in the UK.',
      'Applicants must have a valid right to work in the UK.',
      'You must have an existing right to work in the UK.',
      'If you are not a UK citizen, do not apply.',
      'If you are not a UK citizen, we cannot offer sponsorship.',
      'If you do not have settled status we are unable to sponsor your visa.',
      'Applicants who are not UK nationals will not be sponsored.',
      'Applicants who are not UK nationals will not be considered.',
      'For those who are not UK nationals, we do not offer visa sponsorship.',
      'If you are not, we cannot sponsor you.',
      'If you are not British, unfortunately sponsorship is not available.',
      'Only those eligible to work in the UK may apply.',
      'Only candidates with the right to work in the UK will be considered.',
      'Visa sponsorship is not available and candidates must be eligible to work in the UK.',
      'Candidates must be eligible to work in the UK and we cannot offer visa sponsorship.',
      'Candidates must be eligible to work in the UK, as sponsorship is not available.',
      'Visa sponsorship available, candidates must already be eligible to work in the UK.',
      'Sponsorship is available. Candidates must already be eligible to work in the UK.',
    ]);
  });
});
