import { sponsorshipIn, workRightIn } from './rights.js';

describe('an advert that asks for the right to work', () => {
  it.each([
    'Applicants must already hold the right to work in the UK.',
    'Candidates must hold the right to work in the UK.',
    'You must possess the right to work in the UK',
    'You will need the right to live and work in the UK.',
    'You must be able to prove your right to work in the UK.',
    'Must be able to demonstrate the right to work in the UK',
    'You must hold a valid UK right to work',
    'Applicants must have the legal right to work in the UK',
    'You must already have the right to live and work in the UK',
    'The right to work in the UK is a requirement of this post',
    'Right to work in the UK is essential.',
  ])('does so in these words: %s', (sentence) => {
    expect(sponsorshipIn(sentence, false)).toBe('right-required');
  });

  it.each([
    'We will check your right to work.',
    'Right to work checks are carried out.',
    'You will carry out right to work checks',
    'Experience of right to work checks is essential',
    'We hold right to work records of staff',
    'Knowledge of right to work legislation required',
    'You must hold right to work training',
  ])('does not where it speaks of the work with others’ permissions: %s', (sentence) => {
    expect(sponsorshipIn(sentence, false)).toBeNull();
  });
});

describe('a settled status that its word is not said of', () => {
  it.each([
    'EU settled.',
    'EU settled',
    'EU pre-settled',
    'Settled (EU)',
    'EU national, settled',
    'Immigration: EU settled',
    'Visa: settled',
    'Portuguese, EU settled, driving licence',
    'Leeds | EU settled | ana@example.com',
  ])('is the right to work: %s', (line) => {
    expect(workRightIn(line)).toBe('has');
  });

  it.each([
    'Not EU settled',
    'Settled disputes in the EU',
    'Settled',
    'Claims settled: 40 a month',
    'We settled claims for EU clients',
    'Worked on EU settled cases',
  ])('is none here: %s', (line) => {
    expect(workRightIn(line)).toBeNull();
  });
});
