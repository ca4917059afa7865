import { rightSaid } from './right-said.js';

describe('a need that the CV answers with no', () => {
  it.each([
    ['I will need sponsorship: no', 'I need no visa sponsorship'],
    ['Will need sponsorship: no', 'I need no visa sponsorship'],
    ['Require sponsorship - No', 'I need no visa sponsorship'],
    ['Requires employer sponsorship: none.', 'I need no visa sponsorship'],
    ['I need a visa: no', 'I need no visa'],
    ['Need for a work permit: no', 'I need no work permit'],
    ['I will need sponsorship: no (settled status).', 'I have settled status and need no visa sponsorship'],
  ])('is said as a sentence: %s', (words, said) => {
    expect(rightSaid(words, 'has')).toBe(said);
  });

  it.each([
    ['I need visa sponsorship', 'needs', 'I need visa sponsorship'],
    ['No sponsorship required', 'has', 'I need no sponsorship'],
    ['I do not need a visa', 'has', 'I do not need a visa'],
  ] as const)('is not seen in what is said otherwise: %s', (words, says, said) => {
    expect(rightSaid(words, says)).toBe(said);
  });
});
