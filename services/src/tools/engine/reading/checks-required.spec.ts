import { requiresACheck } from './checks-required.js';

describe('a check is required of whoever applies', () => {
  it.each([
    'You must hold SC',
    'You must hold SC clearance or be able to obtain it',
    'You will need DV.',
    'DV required',
    'Candidates must have CTC clearance',
    'Current SC is essential for this role',
    'Applicants must have a valid DV clearance',
    'An enhanced DBS check is required',
    'A Disclosure and Barring Service check will be required',
    'We require BPSS',
    'You must undergo security vetting',
    'Security clearance is mandatory',
  ])('by whatever name it goes: %s', (sentence) => {
    expect(requiresACheck(sentence)).toBe(true);
  });

  it.each([
    'No SC required',
    'DV is not required',
    'SC clearance may be obtained later',
    'You must have security experience in retail',
    'You must have Security, Networks and Linux in your background',
    'We carry out DBS checks on all staff',
    'A BSc is required',
    'You must have scaffolding experience',
    'You must have DVLA points below six',
    'Clearance of customs goods is required',
  ])('where it is named and asked for, and else not: %s', (sentence) => {
    expect(requiresACheck(sentence)).toBe(false);
  });
});
